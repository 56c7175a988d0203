# Rules: what each line of a bill is called, what each option means, where a rule comes from.
# `.about` says in our own words what the rule is; the value is in the rule set, not here.

## Rule sets and sources

ruleset-ru-classic = Classical game, Russian box rules
    .about = The classical game for four: points for sets, doubles, hands worth the limit, losers settle among themselves, East pays and receives double.
ruleset-gambler-classic = Classical game of the club Gambler
    .about = The classical game as a Russian game club plays it: almost the box rules, with one more limit hand and no penalty.
ruleset-gambler-standard = Standard game of the club Gambler
    .about = The club's game with three further hands: Peking garden, the true great snake, and any seven pairs for a fixed 350 points.
ruleset-bg-classic = Classical game, Bulgarian guide
    .about = The classical game with small numbers: only the winner doubles and is paid, the lead passes after every hand, and no hand is worth more than 300.
ruleset-pl-classic = Classical game, Polish rules
    .about = The classical game with the wall counted the other way round, bonus points for the winner, a low limit, and counters to pay with.
ruleset-family = Family table
    .about = Open hands on numbered seats for two, three or four: no payments, each player adds up their own score. A game for a child and an adult.
ruleset-dmjl = German league, classical
    .about = The classical game of the German league as the program Kajongg plays it: flowers, a limit of 500, many limit hands, and paying for all after a dangerous discard.
ruleset-bmja = British association, classical
    .about = The classical game of the British association as the program Kajongg plays it: at most one chow, a declared ready hand needed to win, a limit of 1000.
source-RU = Box rules of “Style of Life” (Russian)
source-WEB = Russian page of several texts (overview, article, club Gambler)
source-BG = Bulgarian guide of 2012
source-PL = Polish rules
source-PEERS = The clubs’ rules as Kajongg plays them
source-decision = Our decision: the source is silent
source-house = Agreed at this table
source-section = { $document }, section { $section }

## Values

points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
doubles-count = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
limit = Limit
    .about = The most that a hand can be worth, agreed before the match. A hand worth more is cut to the limit, before East’s share is doubled.
limit-hand = Limit hand
    .about = A hand of this kind is worth exactly the limit; its points and doubles are not counted.
half-limit-hand = Half-limit hand
    .about = A hand of this kind is worth half the limit, or its own count if that is more.
flat-hand = Hand with a fixed value
    .about = A hand of this kind is worth a fixed sum, whatever the limit and whatever else it holds.
waiting-hand = Waits for a limit hand
    .about = A declared ready hand that did not win but was waiting for a limit hand gets part of the limit, if that is more than its own count.
only-concealed = only concealed
exposed-too = with exposed sets too

## Sets and pairs

pattern-chow = Chow
    .about = Three tiles of one suit with numbers in a row. It counts the same exposed or concealed.
pattern-pung-simple-exposed = Exposed pung of 2–8
    .about = Three identical tiles numbered 2 to 8, one of them taken from a discard. A pung in hand completed by the winning discard is exposed too.
pattern-pung-simple-concealed = Concealed pung of 2–8
    .about = Three identical tiles numbered 2 to 8, all drawn from the wall. Four identical tiles in hand that were never declared as a kong count as this pung.
pattern-pung-terminal-exposed = Exposed pung of 1 or 9
    .about = Three ones or three nines of one suit, one of them taken from a discard. A pung in hand completed by the winning discard is exposed too.
pattern-pung-terminal-concealed = Concealed pung of 1 or 9
    .about = Three ones or three nines of one suit, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-pung-wind-exposed = Exposed pung of winds
    .about = Three identical winds, one of them taken from a discard. A pung in hand completed by the winning discard is exposed too.
pattern-pung-wind-concealed = Concealed pung of winds
    .about = Three identical winds, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-pung-dragon-exposed = Exposed pung of dragons
    .about = Three identical dragons, one of them taken from a discard. A pung in hand completed by the winning discard is exposed too.
pattern-pung-dragon-concealed = Concealed pung of dragons
    .about = Three identical dragons, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-kong-simple-exposed = Exposed kong of 2–8
    .about = Four identical tiles numbered 2 to 8: three in hand and a discard, or an exposed pung with the drawn fourth tile added.
pattern-kong-simple-concealed = Concealed kong of 2–8
    .about = Four identical tiles numbered 2 to 8, all drawn from the wall and declared in your own turn; two lie face up, two face down.
pattern-kong-terminal-exposed = Exposed kong of 1 or 9
    .about = Four ones or four nines of one suit: three in hand and a discard, or an exposed pung with the drawn fourth tile added.
pattern-kong-terminal-concealed = Concealed kong of 1 or 9
    .about = Four ones or four nines of one suit, all drawn from the wall and declared in your own turn; two lie face up, two face down.
pattern-kong-wind-exposed = Exposed kong of winds
    .about = Four identical winds: three in hand and a discard, or an exposed pung with the drawn fourth tile added.
pattern-kong-wind-concealed = Concealed kong of winds
    .about = Four identical winds, all drawn from the wall and declared in your own turn; two lie face up, two face down.
pattern-kong-dragon-exposed = Exposed kong of dragons
    .about = Four identical dragons: three in hand and a discard, or an exposed pung with the drawn fourth tile added.
pattern-kong-dragon-concealed = Concealed kong of dragons
    .about = Four identical dragons, all drawn from the wall and declared in your own turn; two lie face up, two face down.
pattern-pair-own-wind = Pair of own wind
    .about = Two tiles of the player’s seat wind.
pattern-pair-prevailing-wind = Pair of the prevailing wind
    .about = Two tiles of the wind that the round is named after.
pattern-pair-dragon = Pair of dragons
    .about = Two identical dragons.
pattern-flower = Flower or season
    .about = Each flower and each season that a player has laid out, whether it belongs to the seat or not; it counts for winners and losers.
pattern-pair = Final pair
    .about = The pair next to the winner’s four sets, whatever its tiles.

## The winner’s extras

pattern-mahjong = Mahjong
    .about = For completing the hand. Only the winner gets it.
pattern-last-from-wall = Last tile from the wall
    .about = The last tile was drawn, from the wall or as a loose tile, and not taken from another player.
pattern-only-possible-tile = Only possible tile
    .about = The last tile made the pair, filled the middle of a chow, or joined a chow open at one end only (3 to 1–2, 7 to 8–9). By the strict reading, no other kind of tile would have completed the hand; a kind does not count if the player already holds all four.
pattern-no-scoring-set = No scoring set or pair
    .about = None of the winner’s sets is worth a point, nor is the pair. Flowers and the points for winning do not spoil it.
pattern-no-chow = No chow
    .about = The winning hand has no chow: pungs, kongs and a pair only.
pattern-loose-tile-win = Won with a loose tile
    .about = The tile that completed the hand was a loose tile, taken after a kong or a flower.
pattern-last-wall-tile-win = Won with the last tile of the wall
    .about = The winner drew the last tile that may be drawn before the hand ends without a winner, and it completed the hand.
pattern-robbed-kong = Robbed kong
    .about = The winner took the tile that another player was adding to an exposed pung to make a kong.
pattern-nothing-drawn = Won without drawing
    .about = The winner had not drawn a single tile since the deal: a discard completed the hand, or East was dealt a complete hand.
pattern-three-winds-and-pair = Three winds and a pair of the fourth
    .about = Pungs or kongs of three winds, and a pair of the fourth wind.
pattern-two-dragons-and-pair = Two dragons and a pair of the third
    .about = Pungs or kongs of two dragons, and a pair of the third dragon.
pattern-ready-at-once = Ready hand declared at once
    .about = The winner declared a ready hand directly after the deal and did not change it from then on.
pattern-only-kind = Only kind that wins
    .about = No other kind of tile would have completed the hand, wherever the last tile went in the hand. This does not apply to a tile that made a kong.
pattern-last-pair-of-simples = Last tile makes a pair of 2–8
    .about = The winner’s last tile completed the pair, and the pair is of tiles numbered 2 to 8.
pattern-last-pair-of-ends = Last tile makes a pair of 1, 9 or honours
    .about = The winner’s last tile completed the pair, and the pair is of ones, nines, winds or dragons.
pattern-all-chows = All chows
    .about = All four of the winner’s sets are chows.
pattern-concealed-hand = Concealed hand
    .about = The winner has exposed no sets and drew the last tile too. A kong made of a concealed pung and a discard does not spoil it.
pattern-last-discard-win = Won with the last discard
    .about = The discard that followed the last tile of the wall completed the hand.
pattern-ready-with-first-discard = Ready hand with the first discard
    .about = The winner declared a ready hand with their first discard and fewer than three exposed sets.
pattern-one-suit-no-chow = One suit, no honours, no chow
    .about = All of the winner’s tiles are of a single suit, without winds or dragons, and no set is a chow.
pattern-one-suit-any-tiles = Fourteen tiles of one suit
    .about = Tiles of one suit win without making four sets and a pair. Pungs and kongs among them count as usual.

## Doubles

pattern-dragon-set = Pung or kong of dragons
    .about = Each pung or kong of dragons doubles the hand once, exposed or concealed.
pattern-own-wind-set = Pung or kong of own wind
    .about = A pung or kong of the player’s seat wind.
pattern-prevailing-wind-set = Pung or kong of the prevailing wind
    .about = A pung or kong of the wind that the round is named after.
pattern-one-suit-with-honours = One suit with honours
    .about = All tiles of the hand are of a single suit or are winds and dragons, with at least one of each sort. Where losers double too, all of their tiles are considered.
pattern-one-suit = One suit without honours
    .about = All tiles of the hand are of a single suit, without winds or dragons. Where losers double too, all of their tiles are considered.
pattern-terminals-and-honours = Only 1, 9 and honours
    .about = All tiles of the hand are ones, nines, winds and dragons, with at least one 1 or 9. Where losers double too, all of their tiles are considered.
pattern-only-honours = Only honours
    .about = All tiles of the hand are winds and dragons. Where losers double too, all of their tiles are considered.
pattern-own-flower = Own flower
    .about = The flower of the player’s seat: plum for East or seat 1, orchid for South or 2, chrysanthemum for West or 3, bamboo for North or 4.
pattern-own-season = Own season
    .about = The season of the player’s seat: spring for East or seat 1, summer for South or 2, autumn for West or 3, winter for North or 4.
pattern-all-flowers = All four flowers
    .about = One player has laid out plum, orchid, chrysanthemum and bamboo.
pattern-all-seasons = All four seasons
    .about = One player has laid out spring, summer, autumn and winter.
pattern-three-concealed-sets = Three concealed pungs or kongs
    .about = Three pungs or kongs of the hand, or all four, are concealed.
pattern-three-dragon-sets = Three sets of dragons
    .about = Pungs or kongs of all three dragons; these doubles come on top of those for each of the sets.
pattern-four-wind-sets = Four sets of winds
    .about = Pungs or kongs of all four winds; these doubles come on top of those for single sets.
pattern-own-flower-and-season = Own flower and own season
    .about = Both the flower and the season of the player’s seat.

## Limit hands

pattern-heavenly = Heavenly hand
    .about = East’s fourteen tiles are complete as dealt. No other pattern is needed.
pattern-earthly = Earthly hand
    .about = East’s very first discard completes a hand; under some rules, only one that was declared ready at once. No other pattern is needed.
pattern-hidden-treasure = Hidden treasure
    .about = No chow, all tiles of one suit without honours, all drawn from the wall, including the last one: four pungs or kongs and a pair, or only pairs where those win.
pattern-all-honours = All honours
    .about = Four pungs or kongs and a pair, all of winds and dragons.
pattern-heads-and-tails = Heads and tails
    .about = Four pungs or kongs and a pair, all of ones and nines.
pattern-imperial-jade = Imperial jade
    .about = Four pungs or kongs and a pair, all of green tiles: the green dragon and bamboo 2, 3, 4, 6 and 8. No chows.
pattern-heavenly-twins = Heavenly twins
    .about = Seven pairs instead of sets: one of each wind and each dragon, or seven different pairs of one suit.
pattern-three-scholars = Three scholars
    .about = Pungs or kongs of all three dragons, plus one more pung or kong and a pair, both of the same suit.
pattern-four-blessings = Four blessings
    .about = Pungs or kongs of all four winds, and any pair.
pattern-four-kongs = Four by four
    .about = Four kongs, exposed or concealed, and any pair.
pattern-hidden-snake = Hidden snake
    .about = All of one suit: a pung or kong of ones, a pung or kong of nines, a pair of 2, 5 or 8, and two chows of the other numbers.
pattern-thirteen-wonders = Thirteen wonders
    .about = One of each 1 and 9, each wind and each dragon, plus a second one of any of them. Even a concealed kong may be robbed to complete it, if the rules allow robbing.
pattern-moon-from-the-sea = Moon from the sea bed
    .about = The last tile that may be drawn from the wall completes the hand, and it is the 1 of dots. Any winning hand will do.
pattern-grapes-on-the-roof = Grapes on the roof
    .about = A loose tile completes the hand, and it is the 5 of dots. Any winning hand will do.
pattern-hidden-treasure-of-pungs = Hidden treasure of any suit
    .about = Four concealed pungs or kongs and a pair of any tiles, with the last tile drawn from the wall.
pattern-buried-treasure = Buried treasure
    .about = Four concealed pungs, none of them a kong, and a pair, all of one suit with or without honours.
pattern-concealed-one-suit = Concealed one suit
    .about = A hand of a single suit without honours and with no exposed set.
pattern-imperial-jade-with-chows = Imperial jade, chows allowed
    .about = Green tiles only: the green dragon and bamboo 2, 3, 4, 6 and 8. Sets may be chows, and the dragon may be missing.
pattern-three-scholars-any = Three scholars with any set
    .about = Pungs or kongs of all three dragons, plus any set and any pair.
pattern-three-scholars-no-chow = Three scholars without chow
    .about = Pungs or kongs of all three dragons, one more pung or kong and any pair.
pattern-true-great-snake = True great snake
    .about = Concealed: 1 to 9 of one suit in three chows, a pung of the player’s own wind and a pair of the suit’s dragon, or a pung of that dragon and a pair of that wind. Green goes with bamboo, red with characters, white with dots. The last tile may be a discard.
pattern-nine-gates = Nine gates
    .about = Concealed, all of one suit: three ones, 2 to 8, three nines, and any tile of that suit as the last tile.
pattern-sawing-the-pillar = Sawing the pillar
    .about = The winner robs a kong of bamboo 2 as it is laid out. Any winning hand will do.
pattern-kong-on-kong = Kong on kong
    .about = After one kong a loose tile makes a second kong at once, and the loose tile that follows completes the hand.
pattern-seven-pairs = Seven pairs
    .about = Any seven pairs instead of sets; four identical tiles count as two pairs. A hand that is worth the limit under another name is worth the limit.
pattern-pairs-of-ends = Seven pairs of 1, 9 and honours
    .about = Seven different pairs, all of ones, nines, winds and dragons.
pattern-knitting = Knitting
    .about = Seven pairs across the same two suits: each pair is one number in both suits. No honours.
pattern-triple-knitting = Triple knitting
    .about = Four groups, each of one number in all three suits, and a pair of one number in two suits. No honours.
pattern-peking-garden = Peking garden
    .about = Concealed: 1 to 7 of one suit, one of each wind and one of each dragon. The last tile may be a discard.
pattern-gates-of-heaven = Gates of heaven
    .about = Concealed, all of one suit: three ones, three nines, 2 to 8, plus a second one of the tiles from 2 to 8.
pattern-wriggling-snake = Wriggling snake
    .about = A pair of ones and 2 to 9 of one suit, and one of each wind.
pattern-own-hand-1 = Own hand 1
    .about = The first of this table’s own hands; its form is in the rule set.
pattern-own-hand-2 = Own hand 2
    .about = The second of this table’s own hands; its form is in the rule set.
pattern-own-hand-3 = Own hand 3
    .about = The third of this table’s own hands; its form is in the rule set.
pattern-own-hand-4 = Own hand 4
    .about = The fourth of this table’s own hands; its form is in the rule set.
pattern-own-hand-5 = Own hand 5
    .about = The fifth of this table’s own hands; its form is in the rule set.
pattern-own-hand-6 = Own hand 6
    .about = The sixth of this table’s own hands; its form is in the rule set.
pattern-own-hand-7 = Own hand 7
    .about = The seventh of this table’s own hands; its form is in the rule set.
pattern-own-hand-8 = Own hand 8
    .about = The eighth of this table’s own hands; its form is in the rule set.

## Settlement

settle-winner = To the winner
    .about = Each loser pays the winner the full value of the hand, wherever the winning tile came from.
settle-losers = Between losers
    .about = Any two losers compare their hands, and the lower one pays the difference to the higher.
settle-dealer = East: double
    .about = In this payment East pays or receives double.
settle-discarder = Discarder
    .about = Under these rules, the discarder of the winning tile pays more: for all losers, or twice a loser’s share.
settle-penalty = Pays for all
    .about = The winning discard was dangerous: its discarder pays the winner for all losers.
settle-drawn = No winner
    .about = Payments under these rules after a drawn hand: from all players to East, or from those who were not ready to those who were.
settle-own = Own scores
    .about = No payments: each player adds their own count to their score.
penalty = Penalty
    .about = A player who throws a dangerous tile that wins pays the winner for all losers, East’s doubling included. Nothing else is settled.
penalty-one-suit = Penalty: nine of one suit
    .about = The winner had nine or more exposed tiles of one suit (by the clubs’ rule, three exposed sets of it), and the winning discard was of that suit. A discarder who holds only tiles of that suit or has declared a ready hand is exempt; by the clubs’ rule, one who had no safe tile is.
penalty-winds = Penalty: the fourth wind
    .about = The winner had exposed sets of three winds, and the winning discard was the fourth wind.
penalty-dragons = Penalty: the third dragon
    .about = The winner had exposed sets of two dragons, and the winning discard was the third dragon.
penalty-terminals = Penalty: 1 or 9
    .about = The winner had three exposed sets of ones or nines, and the winning discard was a 1 or a 9.
penalty-green = Penalty: green tiles
    .about = The winner had three exposed sets of green tiles, and the winning discard was green.
penalty-honours = Penalty: winds and dragons
    .about = The winner had three exposed sets of winds and dragons, and the winning discard was one of them.
penalty-late = Penalty: an unseen tile near the end
    .about = Few tiles were left in the wall, and the winning discard was of a kind not yet seen on the table.

## Options at set-up

option-value-on = on
option-value-off = off
option-players = Players
    .about = The number of players. Two sit opposite each other; with three, one seat stays empty.
option-players-number = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
option-flowers = Flowers and seasons
    .about = Play with the eight bonus tiles: 144 tiles instead of 136. They are laid out and replaced, and count for every player.
option-open-hands = Open hands
    .about = All players’ tiles lie face up, so you can think aloud together.
option-scoring = Scoring
    .about = What is written down after a hand.
option-scoring-counting = count sets, pair and bonus tiles
option-scoring-chronicle = record wins and bonus tiles
option-limit = Limit
    .about = No hand is worth more than this, however many doubles it has, and limit hands are worth exactly this. Where East pays and receives double, the limit is doubled too. Without a limit, a limit hand has an agreed minimum value.
option-limit-none = no limit
option-limit-number = { points-count }
option-special-hands = Special hands
    .about = Whether the rare hands that are worth the limit are played, including the Heavenly and Earthly hands.
option-rounds = Rounds
    .about = How many rounds the match has. A round is over when every player has led.
option-rounds-number = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-hands = Hands
    .about = How many hands the match lasts, if nothing ends it earlier.
option-hands-number = { $count ->
    [0] no fixed number
    [one] { $count } hand
   *[other] { $count } hands
}
option-minutes = Time limit
    .about = How many minutes the match lasts, if nothing ends it earlier.
option-minutes-number = { $count ->
    [0] none
    [one] { $count } minute
   *[other] { $count } minutes
}
option-time-end = When time runs out
    .about = What happens to the hand in play; only with a time limit.
option-time-end-finished = the hand is finished
option-time-end-dropped = the hand is dropped
option-stock = Starting stock
    .about = What each player has at the start; wins are added to it, losses taken from it.
option-stock-number = { points-count }
option-stock-end = A stock runs out
    .about = Whether the match ends when a player’s stock is used up; only with a starting stock.
option-stock-end-never = play goes on, with debts
option-stock-end-below-zero = the match ends as soon as a player is below zero
option-stock-end-at-zero = the match ends as soon as a player is at zero
option-stake = Stake
    .about = If you play for money: how many cents a point is worth. The standing shows the amount in money.
option-stake-number = { $count ->
    [0] for points only
    [one] { $count } cent a point
   *[other] { $count } cents a point
}
option-ready-hand = Ready hand
    .about = Whether a player one tile short of winning says so when discarding.
option-ready-hand-required = must be declared
option-ready-hand-optional = may be declared
option-ready-hand-none = is not declared
option-ready-hand-to-win = must be declared to win
option-ready-at-once = Ready hand at once
    .about = A player one tile short directly after the deal may say so (by the clubs’ rules, with the first discard). The hand may not change from then on, but a win is doubled. Only where ready hands are declared at all; some rules have no Earthly hand without this.
option-no-chow = Premium for a hand without chows
    .about = Whether the winner gets a premium for a hand without a single chow.
option-all-chows = Four chows
    .about = The extra points for a winning hand of four chows.
option-all-chows-number = { points-count }
option-last-from-wall = Points for a drawn last tile
    .about = Whether the winner gets points for a last tile they drew.
option-only-possible-tile = Only possible tile
    .about = The last tile earns a bonus if no other would have done in its place; this says how strictly that is meant.
option-only-possible-tile-sole-kind = only if no other tile would have won
option-only-possible-tile-wait-shape = it is enough to fill the middle or the edge of a chow, or the pair
option-nothing-drawn = Won without drawing
    .about = Whether the three doubles for this go to any winner who never drew, with or without claimed sets, or only to a hand complete as dealt.
option-nothing-drawn-never-drawn = anyone who took no tile from the wall
option-nothing-drawn-as-dealt = only a hand complete as dealt
option-hidden-snake = Hidden snake
    .about = Whether the two chows of this hand take all the numbers left between 2 and 8, or any of them.
option-hidden-snake-all-numbers = all the numbers left
option-hidden-snake-any-numbers = any of the numbers left
option-flowers-with-sums = Flowers with seven pairs
    .about = Flowers and seasons are added to the fixed sum of seven pairs and double it, up to the limit.
option-losers-points = What the winner receives
    .about = What each loser pays the winner: the value of the winner’s hand, or the loser’s own count.
option-losers-points-each-loser-pays = the value of the winner’s hand from each
option-losers-points-losers-points = what each loser has counted
option-penalty = Penalty for a dangerous discard
    .about = A player who feeds a hand that openly threatens to be great pays for all.
option-penalty-suit-honours = Nine of a suit: honours are allowed
    .about = The nine tiles shown are also dangerous for a hand of their suit with winds and dragons, not only for one of the suit alone.
option-penalty-suit-exempt = Nine of a suit: who is exempt
    .about = Who may discard a dangerous tile of the suit without paying for all.
option-penalty-suit-exempt-hidden-or-ready = anyone who has only that suit, or a ready hand
option-penalty-suit-exempt-hidden-or-ready-before = anyone who has only that suit, or was ready before
option-penalty-suit-exempt-sets-or-ready = anyone who has only that suit, sets too, or a ready hand
option-penalty-suit-exempt-sets-or-ready-before = anyone who has only that suit, sets too, or was ready before
option-own-sets = Lay out your own chows and pungs
    .about = In your turn you may openly lay out a chow or a pung of tiles that you have drawn yourself. It counts as before, but your hand is no longer concealed.
option-robbing = Robbing a kong
    .about = The tile that turns an exposed pung into a kong may be taken to win; Thirteen wonders may rob a concealed kong as well.
option-tie = Two claim mahjong
    .about = Who wins when one discard completes several hands, counted from the discarder in the order of play.
option-tie-farthest = the farthest
option-tie-nearest = the nearest
option-tie-hierarchy = a pung before a pair before a chow, then the nearest
option-tie-all = all of them
option-lead-after-east-wins = Lead after East wins
    .about = Whether East leads again after winning. If not, a round has exactly four hands; more only where East keeps the lead after drawn hands.
option-lead-after-east-wins-stays = stays with East
option-lead-after-east-wins-passes = passes on
option-lead-after-east-wins-next-to-winner = passes to the player next to the winner
option-lead-after-draw = Lead after a drawn hand
    .about = Whether East leads again when there is no winner.
option-lead-after-draw-stays = stays with East
option-lead-after-draw-passes = passes on
option-dead-hand = Dead hand
    .about = A hand entered with too few or too many tiles cannot win; with too many, it also counts nothing. At a table, which deals and draws by itself, this cannot happen.
option-unclaimed-discard = Unclaimed discards
    .about = How they lie on the table. This does not affect play.
option-unclaimed-discard-face-up = face up
option-unclaimed-discard-face-down = face down
option-danger-warning = Warning before a dangerous discard
    .about = The table warns you before you throw a tile that feeds a hand openly threatening to be great. This does not affect play.
