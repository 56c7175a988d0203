# Rules: what each line of a bill is called, what each option means, where a rule comes from.
# `.about` says in our own words what the rule is; the worth stands in the rule set, not here.

## Rule sets and sources

ruleset-ru-classic = Classical game, Russian box rules
    .about = The classical game for four: points for sets, doublings, hands worth the limit, losers settle among themselves, East pays and receives double.
source-RU = Box rules of “Style of Life” (Russian)
source-decision = Our decision: the source is silent
source-house = Agreed at this table
source-section = { $document }, section { $section }

## Worths

points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
doubles-count = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
limit = Limit
    .about = The most that a hand can be worth, agreed before the match. A hand that comes to more is cut down to it, before East’s share is doubled.
limit-hand = Limit hand
    .about = A hand of this kind is worth exactly the limit; its points and doubles are not counted.

## Sets and pairs

pattern-chow = Chow
    .about = Three tiles of one suit with numbers in a row. It counts the same exposed or concealed.
pattern-pung-simple-exposed = Exposed pung of 2–8
    .about = Three equal tiles numbered 2 to 8, one of them taken from a discard. A pung in hand that the winning discard completes is exposed too.
pattern-pung-simple-concealed = Concealed pung of 2–8
    .about = Three equal tiles numbered 2 to 8, all drawn from the wall. Four equal tiles in hand that were never declared as a kong count as this pung.
pattern-pung-terminal-exposed = Exposed pung of 1 or 9
    .about = Three ones or three nines of one suit, one of them taken from a discard. A pung in hand that the winning discard completes is exposed too.
pattern-pung-terminal-concealed = Concealed pung of 1 or 9
    .about = Three ones or three nines of one suit, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-pung-wind-exposed = Exposed pung of winds
    .about = Three equal winds, one of them taken from a discard. A pung in hand that the winning discard completes is exposed too.
pattern-pung-wind-concealed = Concealed pung of winds
    .about = Three equal winds, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-pung-dragon-exposed = Exposed pung of dragons
    .about = Three equal dragons, one of them taken from a discard. A pung in hand that the winning discard completes is exposed too.
pattern-pung-dragon-concealed = Concealed pung of dragons
    .about = Three equal dragons, all drawn from the wall. Four of them in hand that were never declared as a kong count as this pung.
pattern-kong-simple-exposed = Exposed kong of 2–8
    .about = Four equal tiles numbered 2 to 8: three in hand and a discard, or an exposed pung to which the drawn fourth tile was added.
pattern-kong-simple-concealed = Concealed kong of 2–8
    .about = Four equal tiles numbered 2 to 8, all drawn from the wall and declared in one’s own turn; two lie face up, two face down.
pattern-kong-terminal-exposed = Exposed kong of 1 or 9
    .about = Four ones or four nines of one suit: three in hand and a discard, or an exposed pung to which the drawn fourth tile was added.
pattern-kong-terminal-concealed = Concealed kong of 1 or 9
    .about = Four ones or four nines of one suit, all drawn from the wall and declared in one’s own turn; two lie face up, two face down.
pattern-kong-wind-exposed = Exposed kong of winds
    .about = Four equal winds: three in hand and a discard, or an exposed pung to which the drawn fourth tile was added.
pattern-kong-wind-concealed = Concealed kong of winds
    .about = Four equal winds, all drawn from the wall and declared in one’s own turn; two lie face up, two face down.
pattern-kong-dragon-exposed = Exposed kong of dragons
    .about = Four equal dragons: three in hand and a discard, or an exposed pung to which the drawn fourth tile was added.
pattern-kong-dragon-concealed = Concealed kong of dragons
    .about = Four equal dragons, all drawn from the wall and declared in one’s own turn; two lie face up, two face down.
pattern-pair-own-wind = Pair of the own wind
    .about = Two tiles of the wind on which the player sits. If it is the prevailing wind as well, both lines count.
pattern-pair-prevailing-wind = Pair of the prevailing wind
    .about = Two tiles of the wind after which the round is named. If it is the player’s own wind as well, both lines count.
pattern-pair-dragon = Pair of dragons
    .about = Two equal dragons.
pattern-flower = Flower or season
    .about = Each flower and each season that a player has laid out, the seat’s own or not; it counts for winners and losers alike.

## The winner’s extras

pattern-mahjong = Mahjong
    .about = For completing the hand. Only the winner has it.
pattern-last-from-wall = Last tile from the wall
    .about = The last tile was drawn, from the wall or as a loose tile, and not taken from another player.
pattern-only-possible-tile = Only possible tile
    .about = The last tile made the pair, filled the middle of a chow, or joined a chow open at one end only (3 to 1–2, 7 to 8–9). By the strict reading no other kind of tile would have completed the hand; a kind of which the player already holds all four does not count.
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
    .about = The winner had not drawn a single tile since the deal when a discard completed the hand.
pattern-three-winds-and-pair = Three winds and a pair of the fourth
    .about = The winner has pungs or kongs of three winds and a pair of the fourth.
pattern-two-dragons-and-pair = Two dragons and a pair of the third
    .about = The winner has pungs or kongs of two dragons and a pair of the third.
pattern-ready-at-once = Ready hand declared at once
    .about = The winner declared a ready hand directly after the deal and from then on changed nothing in it.

## Doubles

pattern-dragon-set = Pung or kong of dragons
    .about = Each pung or kong of dragons doubles the hand once, exposed or concealed.
pattern-own-wind-set = Pung or kong of the own wind
    .about = A pung or kong of the wind on which the player sits. If it is the prevailing wind as well, it doubles for both.
pattern-prevailing-wind-set = Pung or kong of the prevailing wind
    .about = A pung or kong of the wind after which the round is named. If it is the player’s own wind as well, it doubles for both.
pattern-one-suit-with-honours = One suit with honours
    .about = All tiles of the hand are of a single suit or are winds and dragons, with at least one of each sort. A loser’s hand counts too, with all of its tiles.
pattern-one-suit = One suit without honours
    .about = All tiles of the hand are of a single suit, without winds or dragons. A loser’s hand counts too, with all of its tiles.
pattern-terminals-and-honours = Only 1, 9 and honours
    .about = All tiles of the hand are ones, nines, winds and dragons, with at least one 1 or 9. A loser’s hand counts too, with all of its tiles.
pattern-only-honours = Only honours
    .about = All tiles of the hand are winds and dragons. A loser’s hand counts too, with all of its tiles.
pattern-own-flower = Own flower
    .about = The flower that belongs to the player’s seat: plum to East, orchid to South, chrysanthemum to West, bamboo to North.
pattern-own-season = Own season
    .about = The season that belongs to the player’s seat: spring to East, summer to South, autumn to West, winter to North.
pattern-all-flowers = All four flowers
    .about = One player has laid out plum, orchid, chrysanthemum and bamboo.
pattern-all-seasons = All four seasons
    .about = One player has laid out spring, summer, autumn and winter.

## Limit hands

pattern-heavenly = Heavenly hand
    .about = East’s fourteen tiles are complete as dealt. No other pattern is needed.
pattern-earthly = Earthly hand
    .about = A player declares a ready hand directly after the deal, and East’s very first discard completes it. No other pattern is needed.
pattern-hidden-treasure = Hidden treasure
    .about = Four pungs or kongs and a pair, all of one suit without honours, every tile drawn from the wall, the last one too.
pattern-all-honours = All honours
    .about = Four pungs or kongs and a pair, all of winds and dragons.
pattern-heads-and-tails = Heads and tails
    .about = Four pungs or kongs and a pair, all of ones and nines.
pattern-imperial-jade = Imperial jade
    .about = Four pungs or kongs and a pair, all of green tiles: the green dragon and bamboo 2, 3, 4, 6 and 8. No chows.
pattern-heavenly-twins = Heavenly twins
    .about = Seven pairs instead of sets: one of each wind and each dragon, or seven different pairs of one suit.
pattern-three-scholars = Three scholars
    .about = Pungs or kongs of all three dragons, and one more pung or kong and the pair of one and the same suit.
pattern-four-blessings = Four blessings
    .about = Pungs or kongs of all four winds, and any pair.
pattern-four-kongs = Four by four
    .about = Four kongs, exposed or concealed, and any pair.
pattern-hidden-snake = Hidden snake
    .about = All of one suit: a pung or kong of ones, a pung or kong of nines, a pair of 2, 5 or 8, and two chows of the other numbers.
pattern-thirteen-wonders = Thirteen wonders
    .about = One of each 1 and 9, each wind and each dragon, and any of them a second time. To complete it even a concealed kong may be robbed, if the rules allow robbing.
pattern-moon-from-the-sea = Moon from the sea bed
    .about = The last tile that may be drawn from the wall completes the hand, and it is the 1 of dots. Any winning hand will do.
pattern-grapes-on-the-roof = Grapes on the roof
    .about = A loose tile completes the hand, and it is the 5 of dots. Any winning hand will do.

## Settlement

settle-winner = To the winner
    .about = Each of the three losers pays the winner the full value of the hand, whoever discarded.
settle-losers = Between losers
    .about = Each two losers compare their hands, and the lower one pays the difference to the higher.
settle-east = East: double
    .about = In every payment that East makes or receives the sum is doubled, as winner or as loser.
penalty = Penalty
    .about = Whoever threw a dangerous tile that wins pays the winner for all three, East’s doubling included. Nothing else is settled.
penalty-one-suit = Penalty: nine of one suit
    .about = The winner had nine or more exposed tiles of one suit, and the winning discard was of that suit. Exempt is a discarder who holds only tiles of that suit or has declared a ready hand.
penalty-winds = Penalty: the fourth wind
    .about = The winner had exposed sets of three winds, and the winning discard was the fourth wind.
penalty-dragons = Penalty: the third dragon
    .about = The winner had exposed sets of two dragons, and the winning discard was the third dragon.
penalty-terminals = Penalty: 1 or 9
    .about = The winner had three exposed sets of ones or nines, and the winning discard was a 1 or a 9.

## Options at set-up

option-value-on = on
option-value-off = off
option-flowers = Flowers and seasons
    .about = Play with the eight bonus tiles: 144 tiles instead of 136. They are laid out and replaced, and count for every player.
option-limit = Limit
    .about = The most that a hand can be worth before East’s share is doubled; limit hands are worth exactly this.
option-limit-none = no limit
option-limit-number = { points-count }
option-rounds = Rounds
    .about = How many rounds the match has. A round is over when the lead has passed four times.
option-rounds-number = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-ready-hand = Ready hand
    .about = Whether a player one tile short of winning says so when discarding.
option-ready-hand-required = must be declared
option-ready-hand-optional = may be declared
option-ready-hand-none = is not declared
option-ready-at-once = Ready hand at once
    .about = A ready hand may be declared directly after the deal; it is frozen from then on and doubles if it wins. Only where ready hands are declared at all; without it there is no Earthly hand.
option-only-possible-tile = Only possible tile
    .about = How strictly the bonus for the only possible last tile is read.
option-only-possible-tile-sole-kind = only if no other tile would have won
option-only-possible-tile-wait-shape = the place alone decides
option-penalty = Penalty for a dangerous discard
    .about = Whoever feeds a hand that openly threatens to be great pays for all three.
option-robbing = Robbing a kong
    .about = The tile that turns an exposed pung into a kong may be taken to win; Thirteen wonders may rob a concealed kong as well.
option-tie = Two claim mahjong
    .about = Who wins when one discard completes several hands, counted from the discarder in the order of play.
option-tie-farthest = the farthest
option-tie-nearest = the nearest
option-lead-after-east-wins = Lead after East wins
    .about = Whether East leads again after winning. If not, a round has exactly four hands; more only where East keeps the lead after drawn hands.
option-lead-after-east-wins-stays = stays with East
option-lead-after-east-wins-passes = passes on
option-lead-after-draw = Lead after a drawn hand
    .about = Whether East leads again when nobody has won.
option-lead-after-draw-stays = stays with East
option-lead-after-draw-passes = passes on
option-dead-hand = Dead hand
    .about = A hand with too few or too many tiles cannot win; with too many it counts nothing either.
option-unclaimed-discard = Discards that nobody took
    .about = How they lie on the table. It changes nothing in play.
option-unclaimed-discard-face-up = face up
option-unclaimed-discard-face-down = face down
option-danger-warning = Warning before a dangerous discard
    .about = The table warns before you throw a tile that could bring the penalty. It changes nothing in play.
