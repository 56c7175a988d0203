# The rulebook: a sentence for every value of a rule set. `book-<key>-<word>` for a value that is a word, `-on` and `-off` for a
# switch, `book-<key>` with $count for a number. Only the server speaks these; the page has its own words in book.ftl.

## Chapters

book-chapter-game = How the game works
book-chapter-about = About this book
book-chapter-tiles = The tiles
book-chapter-seats = Seats and the first leader
book-chapter-wall = The wall
book-chapter-deal = The deal
book-chapter-turn = A turn
book-chapter-claims = Claiming a discard
book-chapter-winning = Winning hands
book-chapter-ready = The ready hand
book-chapter-value = What a hand is worth
book-chapter-points = Points
book-chapter-doubles = Doubles
book-chapter-hands = Great hands
book-chapter-examples = The sources’ examples
book-chapter-settlement = Settlement
book-chapter-match = The match
book-chapter-options = Options
book-chapter-special = How this set differs
book-chapter-unclear = Where the source is unclear

## What stands for itself

book-game-aim = All players collect tiles. The first to make a hand of four sets and a pair calls “Mahjong!” and wins the hand.
book-game-sets = A set is made of tiles that belong together: three in a row of one suit (a chow), three alike (a pung) or four alike (a kong).
book-game-start = The tiles are mixed face down and built into a wall. { $hands ->
    [open] From it each player is dealt { tiles-count }; here they lie open, so that all can think together.
   *[hidden] From it each player is dealt { tiles-count }, which the others do not see.
}
book-game-turn = Play then goes round the table. In your turn you draw a tile from the wall and discard one face up, so you hold as many as before.
book-game-claim = { $sets ->
    [no] If another player’s discard completes your hand, you may take it and win.
   *[yes] You may take another player’s discard if it completes a set: you lay the set open on the table, discard a tile, and play goes on from you. If it completes your whole hand, you win with it.
}
book-game-end = As soon as a player wins, the hand is over. If the wall runs out first, no one wins.
book-game-count = { $paid ->
    [own] Then all players add up what their own tiles are worth, and the next hand is dealt. The player with the most at the end of the match wins it.
   *[others] Then the hands are scored, the players pay each other, and the next hand is dealt. The player with the most at the end of the match wins it.
} The following chapters explain it all in detail.
book-made = This book is made from the rule set itself: each sentence stands for a value that the table plays by, and every hand shown was scored with it.
book-sources = Sources: { $documents }
book-turn-course = Each player in turn draws a tile from the wall and discards one face up. If no one claims it, the turn goes to the next player.
book-winning-course = A winning hand has fourteen tiles: four sets and a pair. A set is a chow, a pung or a kong; a kong counts as three tiles, and its fourth is replaced.
book-sets-drawn = The sets
book-sets-and-pair = Four sets and a pair
book-own-form = A form of this rule set: { $name }
book-forms-more = { $count ->
    [one] and { $count } more hand of this form
   *[other] and { $count } more hands of this form
}
book-winds = Winds
book-dragons = Dragons: white, green, red
book-flowers = Flowers
book-seasons = Seasons
book-exposed = exposed
book-concealed = concealed
book-set = Set
book-row-simple = of 2–8
book-row-terminal = of 1 or 9
book-row-wind = of winds
book-row-wind-own = of own wind only
book-row-dragon = of dragons
book-pairs-and-others = Pairs and bonus tiles
book-extras = Points for the winner
book-sets-table = Sets
book-winner-only = the winner only
book-everybody = all players
book-nothing-scores = Nothing of this kind scores here.
book-waiting = A declared ready hand that waits for it and does not win scores { $count } tenths of the limit, if that is more than its own count.
book-only-concealed = Only concealed: with an exposed set it is an ordinary hand.
book-about-both-lines = If the wind is both the player’s own and the prevailing one, both lines count.
book-about-both-double = If the wind is both the player’s own and the prevailing one, it doubles for both.
book-no-example = No example is shown: under these rules none of our hands makes it.
book-hand-facts = { $where } · { $by }
book-option = Option
book-now = Now
book-offered = On offer
book-from-to = { $from } to { $to }
book-no-options = None: this set has no options.
book-root = This set is not based on another. The books of sets that are based on it list the differences in this chapter.
book-parent = It is based on “{ $parent }”. These are the differences; everything else is the same.
book-parent-unknown = It is based on “{ $parent }”, which is not known here, so the two cannot be compared.
book-same = There are none: everything described here is the same.
book-worth-is = { $name }: { $worth }
book-worth-limit = the limit: { $count }
book-worth-half-limit = half the limit: { $count }, or its own count if that is more
book-worth-flat = { $count }, whatever the limit
book-row = { $set } { $sort }
book-unclear-here = What was unclear
book-cases = Worked cases
book-not-played = not played
book-no-notes = Nothing had to be decided.

## Worked cases

book-case-discard = { $winner } wins; the discard came from { $discarder }.
book-case-wall = { $winner } wins with a tile from the wall.
book-case-penalty = { $winner } shows sets of two dragons and wins with the third, discarded by { $discarder }: the penalty.
book-case-several = { $discarder } discards, and two hands are complete: { $winners } win.
book-case-drawn-east = No one has won.
book-case-drawn-ready = No one has won. A ready hand was declared by: { $ready }.
book-case-none = Under these rules none of our example hands wins, so no case can be worked out here.

## Tiles

book-tiles-plain = The set has { $count } tiles: the numbers 1 to 9 in three suits (dots, also called coins, bamboo and characters), four winds and three dragons, four of each.
book-tiles-with-flowers = With the eight flowers and seasons, one of each, it has { $count }.
book-tiles-flowers-on = Flowers and seasons are in play. They are laid out and replaced; they belong to no set.
book-tiles-flowers-off = The eight flowers and seasons stay in the box.

## Seats

book-seats-players = { $count ->
    [2] Two players; they sit opposite each other.
    [3] Three players; the fourth seat stays empty.
   *[4] Four players.
}
book-seats-order-counter-clockwise = Play goes round counter-clockwise: the next player sits on your right.
book-seats-order-clockwise = Play goes round clockwise: the next player sits on your left.
book-seats-names-winds = Seats are called East, South, West and North, in the order of play. East leads; when the lead passes, the winds move on with it.
book-seats-names-numbers = Seats are numbered from 1 and keep their numbers. The player who leads a hand is called East in this book.
book-seats-first-east-highest-sum = Each player rolls two dice; the player with the highest sum is the first East.
book-seats-first-east-seat-by-roll = Each player rolls two dice for a seat: 5 and 9 are East, 2, 6 and 10 South, 3, 7 and 11 West, 4, 8 and 12 North.
book-seats-first-east-seat-one = Seat 1 leads the first hand.

## Wall

book-wall-stacks = Each side of the wall is { $count } stacks long and two tiles high.
book-wall-stacks-with-flowers = With flowers and seasons each side of the wall is { $count } stacks long and two tiles high.
book-wall-broken-side-counted-from-east = East rolls two dice and counts the sum along the sides in the order of play, starting with East’s own. The side reached is broken, and its player rolls again.
book-wall-broken-side-by-turns = East, then South, West and North roll two dice until a player’s sum names their own seat. That player’s side is broken, and they roll again.
book-wall-broken-side-counted-from-seat-one = Two dice are rolled, and the sum is counted along the sides in the order of play, starting with seat 1. The side reached is broken, and the dice are rolled again.
book-wall-broken-stack-both-rolls-from-the-right = The total of both rolls is counted in stacks from the right end of that side, and on along the next if needed.
book-wall-broken-stack-both-rolls-from-the-left = The total of both rolls is counted in stacks from the left end of that side, and on along the next if needed.
book-wall-broken-stack-second-roll-from-the-right = The second roll alone is counted in stacks from the right end of that side.
book-wall-counted-out-last = The last stack counted is the end of the wall; the deal begins with the stack beyond it.
book-wall-counted-out-first = The last stack counted is the first to be dealt.
book-wall-drawn-clockwise = The wall is used up clockwise.
book-wall-drawn-counter-clockwise = The wall is used up counter-clockwise.
book-wall-loose-tiles = { $count ->
    [0] No tiles are set aside: a replacement comes straight from the end of the wall.
   *[other] At the end of the wall, { $count } loose tiles are set aside as replacements.
}
book-wall-loose-tiles-refilled-two-from-the-end = When they are used up, two more are taken from the end of the wall.
book-wall-dead-wall = { $count ->
    [0] The wall is drawn to its last tile.
   *[other] At the end of the wall, { $count } tiles stay. When no others are left and no one has won, the hand is drawn.
}
book-wall-dead-wall-without-loose-tiles = The loose tiles are not counted among the tiles that stay.
book-wall-dead-wall-without-nothing = The loose tiles are counted among the tiles that stay.

## Deal

book-deal-turns-of-four = { $count } times round, starting with East, each player takes two stacks: four tiles.
book-deal-hand = A hand has { $count } tiles.
book-deal-hand-of-east = { $count ->
    [13] East has as many as the others, and begins by drawing.
   *[other] East has { $count } tiles, and begins with a discard.
}
book-deal-odd-tiles-last = Single tiles come at the end; if East takes two, both are taken at once.
book-deal-odd-tiles-leader-again = Single tiles come at the end; East takes a second one after all the others.
book-deal-odd-tiles-first = East takes five tiles at first, each other player four. Then each in turn takes one stack of two, until East has thirteen tiles and the others twelve; single tiles for the others come at the end.
book-deal-flowers-laid-before-the-first-discard = Before the first discard, flowers and seasons are laid out and replaced, starting with East.

## Claims

book-claims-chow-next-player = For a chow only the next player may take the discard.
book-claims-chow-anyone = For a chow any player may take the discard.
book-claims-chow-nobody = No discard may be taken for a chow.
book-claims-pung-and-kong-anyone = Where a pung or a kong may be claimed, any player may claim it; play goes on from that player.
book-claims-pung-on = A discard may be taken for a pung.
book-claims-pung-off = No discard may be taken for a pung.
book-claims-kong-on = A discard may be taken for a kong.
book-claims-kong-off = No discard may be taken for a kong.
book-claims-priority-mahjong-pung-or-kong-chow = If several players want it, mahjong goes first, then pung or kong, then chow.
book-claims-priority-mahjong-next-in-turn = If several players want it, mahjong goes first, then the player next in turn.
book-claims-tie-farthest = If several players claim mahjong, the one farthest from the discarder in the order of play wins.
book-claims-tie-nearest = If several players claim mahjong, the one nearest to the discarder in the order of play wins.
book-claims-tie-hierarchy = If several players claim mahjong, completing a pung goes before a pair, and a pair before a chow; among equals, the nearest in the order of play wins.
book-claims-tie-all = If several players claim mahjong, all of them win.
book-claims-three-as-two = The same holds when three claim it.
book-claims-three-drawn-hand = When three claim it, the hand is drawn.
book-claims-last-discard-mahjong-only = The last discard, with nothing left to draw, may be taken for mahjong only.
book-claims-rob-exposed-kong-on = A tile that is added to an exposed pung can be robbed: a player who wins with it may claim it.
book-claims-rob-exposed-kong-off = A tile that is added to an exposed pung cannot be robbed.
book-claims-rob-concealed-kong-wonders-on = Even a concealed kong may be robbed to complete Thirteen wonders.
book-claims-rob-concealed-kong-wonders-off = A concealed kong cannot be robbed.

## Play

book-play-kong-from-discard-three-concealed = For a kong from a discard you need the other three hidden in your hand.
book-play-kong-from-discard-three-concealed-or-exposed-pung = For a kong from a discard you need the other three hidden in your hand, or as your own exposed pung.
book-play-own-kongs-on = In your turn you may lay out four tiles that you drew yourself as a kong; only then is a replacement drawn for them.
book-play-own-kongs-off = Kongs that you drew yourself are not laid out.
book-play-kong-by-adding-drawn-tile-counts-exposed = A drawn fourth tile may be added to your exposed pung; the kong counts as exposed.
book-play-kong-by-adding-not-allowed = A drawn fourth tile may not be added to an exposed pung.
book-play-own-chows-on = In your turn you may openly lay out a chow of tiles that you drew yourself; your turn continues, but the hand is no longer concealed.
book-play-own-chows-off = A chow of tiles that you drew yourself stays in the hand.
book-play-own-pungs-on = In your turn you may openly lay out a pung of tiles that you drew yourself; it still counts as concealed, but the hand no longer does.
book-play-own-pungs-off = A pung of tiles that you drew yourself stays in the hand.
book-play-concealed-kong-two-up-two-down = A concealed kong lies with two tiles face up and two face down.
book-play-undeclared-kong-concealed-pung = Four alike that stay in hand count as a concealed pung.
book-play-replacement-loose-tile = After laying out a kong, a flower or a season, a player takes a replacement from the end of the wall.
book-play-replacement-loose-tile-flowers-only = After laying out a flower or a season, a player takes a replacement from the end of the wall.
book-play-replacement-loose-tile-kongs-only = After laying out a kong, a player takes a replacement from the end of the wall.
book-play-replacement-loose-tile-moot = Nothing that is laid out needs a replacement.
book-play-win-may-be-passed = You do not have to win: you may pass with a complete hand.
book-play-dead-hand-on = A hand with the wrong number of tiles is dead: it cannot win. With too few tiles it still counts at the end; with too many it counts nothing. At an Eastwind table, which deals and draws for you, the number is never wrong: this applies to hands that you enter.
book-play-dead-hand-off = Dead hands are not played: a wrong number of tiles has no consequences.
book-play-furiten-on = You cannot win by a discard if, since your wait could last change, you have discarded a tile that you wait for.
book-play-furiten-off = Having discarded a tile does not keep you from winning with the same tile.
book-play-winning-hand-any = A hand may win with exposed sets.
book-play-winning-hand-concealed = Only a hand without exposed sets may win.
book-play-pair-from-discard-on = A discard may complete the pair.
book-play-pair-from-discard-off = A discard may complete a set, never the pair.
book-play-win-from-discard-on = You may win with a tile that another player has discarded.
book-play-win-from-discard-off = You cannot win by another player’s discard, only by a tile from the wall; the tile of a kong that may be robbed is not a discard.
book-play-most-chows = { $count ->
    [0] A winning hand of sets and a pair has no chow.
    [1] A winning hand of sets and a pair has at most one chow.
    [2] A winning hand of sets and a pair has at most two chows.
    [3] A winning hand of sets and a pair has at most three chows.
   *[4] All four sets may be chows.
}
book-play-least-points = { $count ->
    [0] A winning hand needs no minimum of points.
   *[other] To win, a hand needs this many points before doubling: { $count }.
}
book-play-least-doubles = { $count ->
    [0] A winning hand needs no minimum of doubles.
   *[other] To win, a hand needs this many doubles: { $count }.
}

## Ready hand

book-ready-hand-none = Ready hands are not declared.
book-ready-hand-optional = A player one tile short of winning may declare a ready hand.
book-ready-hand-required = A player one tile short of winning has to declare a ready hand.
book-ready-hand-to-win = A player one tile short of winning may declare a ready hand; only a declared one may win.
book-ready-at-once-on = Declaring it at once counts separately.
book-ready-at-once-off = Declaring it at once brings nothing extra.
book-ready-at-once-when-after-the-deal = At once means directly after the deal, before the first discard; the hand is frozen from then on.
book-ready-at-once-when-first-discard = At once means with your own first discard.
book-ready-declared-own-turn-with-the-discard = It is declared in your own turn, together with the discard.
book-ready-lasts-to-the-end-of-the-hand = The declaration stands until the end of the hand.

## Shapes

book-shapes-seven-pairs-of-honours-on = One pair of each wind and each dragon wins: seven pairs of honours.
book-shapes-seven-pairs-of-honours-off = Seven pairs of honours are not a winning form.
book-shapes-seven-pairs-of-one-suit-on = Seven different pairs of one suit win.
book-shapes-seven-pairs-of-one-suit-off = Seven different pairs of one suit are not a winning form.
book-shapes-thirteen-wonders-on = One of each 1, 9, wind and dragon, plus a second of any of them, wins: Thirteen wonders.
book-shapes-thirteen-wonders-off = Thirteen wonders are not a winning form.
book-shapes-seven-pairs-on = Any seven pairs win; four alike count as two pairs.
book-shapes-seven-pairs-off = Seven arbitrary pairs are not a winning form.
book-shapes-pairs-of-ends-on = Seven different pairs of ones, nines and honours win.
book-shapes-pairs-of-ends-off = Seven pairs of ones, nines and honours are not a winning form.
book-shapes-knitting-on = Knitting wins: seven pairs, each of one number in the same two suits.
book-shapes-knitting-off = Knitting is not a winning form.
book-shapes-triple-knitting-on = Triple knitting wins: four times one number in all three suits, and a pair of one number in two.
book-shapes-triple-knitting-off = Triple knitting is not a winning form.
book-shapes-one-suit-on = Any fourteen tiles of one suit win.
book-shapes-one-suit-off = Fourteen tiles of one suit need sets and a pair like any others.
book-shapes-off = These forms do not win here: { $forms }.

## Worth

book-scoring-total-points-doubled = The points of all lines are added up, and the sum is doubled once for every double.
book-scoring-total-flat = Every win is worth the same figure, whatever the hand holds.
book-scoring-total-table = What a hand is worth depends only on its number of doubles, by a table; points are not counted.
book-scoring-flat = That figure is { $count }.
book-scoring-by-doubles = A hand is worth, by its number of doubles: { $figures }. The last figure is for all hands with more.
book-scoring-reading-best = If a hand can be read in several ways, the one worth most counts.
book-scoring-drawn-hand-no-scores = After a drawn hand no hands are counted.
book-scoring-only-possible-tile-sole-kind = The premium for the only possible tile needs two things: the place in the hand, and that no other kind of tile would have completed it.
book-scoring-only-possible-tile-wait-shape = The premium for the only possible tile needs only the place in the hand: the pair, the middle of a chow, or the closed end of one.
book-scoring-only-possible-tile-moot = There is no premium for the only possible tile.
book-scoring-only-possible-tile-kind-alone-moot = A premium for the only possible tile does not depend on the place in the hand: it is enough that no other kind of tile would have completed it.
book-scoring-earthly-ready-at-once = For the Earthly hand a ready hand must have been declared directly after the deal.
book-scoring-earthly-any-hand = The Earthly hand needs no declaration.
book-scoring-earthly-moot = The Earthly hand is not played.
book-scoring-winds-every = Pungs and kongs of every wind score their points.
book-scoring-winds-own = Among winds, only pungs and kongs of the player’s own wind score points.
book-scoring-one-suit-needs-honour-pair-on = One suit with honours doubles only if the pair is of honours.
book-scoring-one-suit-needs-honour-pair-off = One suit with honours doubles whatever the pair is.
book-scoring-nothing-drawn-never-drawn = A winner who has taken no tile from the wall has won without drawing, even with claimed sets.
book-scoring-nothing-drawn-as-dealt = Only a hand that is complete as dealt has won without drawing.
book-scoring-nothing-drawn-moot = Winning without drawing scores nothing extra.
book-scoring-hidden-snake-all-numbers = The two chows of the Hidden snake use all six numbers not used by its pungs and its pair.
book-scoring-hidden-snake-any-numbers = The two chows of the Hidden snake are any two of the numbers not used by its pungs and its pair.
book-scoring-hidden-snake-moot = The Hidden snake is not played.
book-scoring-flowers-with-sums-on = Flowers and seasons are added to a hand that is worth a fixed sum, and double it, up to the limit.
book-scoring-flowers-with-sums-off = A hand that is worth a fixed sum stays at that sum, whatever flowers and seasons come with it.
book-scoring-flowers-with-sums-moot = No hand is worth a fixed sum alongside flowers and seasons.
book-scoring-one-suit-needs-honour-pair-moot = One suit with honours has no worth of its own.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] Waiting for one suit without chow is worth nothing to a loser.
   *[other] A loser whose declared ready hand waits for one suit without chow gets this many doubles: { $count }.
}

## Limit

book-limit-cap = No hand is worth more than { $count }: that is the limit.
book-limit-cap-none = There is no limit.
book-limit-hands-without-limit = A limit hand is then worth at least { $count }; more if its own count is more.
book-limit-applied-before-east-doubles = The limit is applied to the hand; what East pays or receives double is doubled after that.
book-limit-losers-cut = The limit also applies to the losers’ hands.
book-limit-losers-free = The limit applies only to the winning hand: losers settle by the full value of their hands.

## Settlement

book-settlement-winner-each-loser-pays = Each loser pays the winner the value of the winner’s hand.
book-settlement-winner-losers-points = Each loser pays the winner the value of the loser’s own hand.
book-settlement-winner-own-score = No one pays: each player adds the value of their own hand to their score.
book-settlement-discarder-no-matter = It makes no difference who discarded the winning tile.
book-settlement-discarder-pays-for-all = The player who discarded the winning tile pays for all losers.
book-settlement-discarder-pays-double = The player who discarded the winning tile pays twice their share.
book-settlement-losers-difference = Losers settle among themselves: between any two, the lower hand pays the difference to the higher.
book-settlement-losers-none = Losers settle nothing among themselves.
book-settlement-east-with-winner-on = What East pays the winner, or receives as the winner, is doubled.
book-settlement-east-with-winner-off = East pays the winner, and receives as the winner, like any other player.
book-settlement-east-between-losers-on = Between losers, too, what East pays or receives is doubled.
book-settlement-east-between-losers-off = Between losers, East counts like any other player.
book-settlement-penalty-on = A dangerous discard has its price: if it wins, the discarder pays the winner for all losers, and nothing is settled between losers.
book-settlement-penalty-off = There is no penalty for a dangerous discard.
book-settlement-penalty-rule-figures = A discard is dangerous if it completes a hand that openly threatens to be great, by these figures.
book-settlement-penalty-rule-clubs = Dangerous discards are: a tile of a suit in which the winner shows three sets; a green tile, a 1 or 9, a wind or an honour against three shown sets of that sort; a dragon against two; and when five tiles or fewer are left to draw, a tile that no one has seen. A player who had no safe tile goes free.
book-settlement-penalty-tiles-of-suit = One suit: the winner shows { $count } or more tiles of it, and the discard is of that suit.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = A player who holds only tiles of that suit or has declared a ready hand is exempt from this one-suit penalty.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-before = A player who holds only tiles of that suit or had already declared a ready hand is exempt from this one-suit penalty.
book-settlement-penalty-suit-exempt-with-sets-ready-hand = A player whose tiles, sets included, are all of that suit, or who has declared a ready hand, is exempt from this one-suit penalty.
book-settlement-penalty-suit-exempt-with-sets-ready-before = A player whose tiles, sets included, are all of that suit, or who had already declared a ready hand, is exempt from this one-suit penalty.
book-settlement-penalty-needs-one-suit-on = For the one-suit penalty, the winning hand must itself be of one suit.
book-settlement-penalty-needs-one-suit-off = For the one-suit penalty, the winning hand need not itself be of one suit.
book-settlement-penalty-suit-honours-on = A hand of one suit with honours counts as one suit here too.
book-settlement-penalty-suit-honours-off = A hand with honours does not count as one suit here.
book-settlement-penalty-wind-sets = Winds: the winner shows { $count } sets of different winds, and the discard is the fourth wind.
book-settlement-penalty-dragon-sets = Dragons: the winner shows { $count } sets of different dragons, and the discard is the third dragon.
book-settlement-penalty-terminal-sets = Ones and nines: the winner shows { $count } sets of them, and the discard is a 1 or a 9.
book-settlement-drawn-hand-none = After a drawn hand nothing is paid.
book-settlement-drawn-hand-to-east = After a drawn hand every player pays East.
book-settlement-drawn-hand-to-ready-hands = After a drawn hand, each player without a declared ready hand pays each player who has declared one.
book-settlement-drawn-hand-to-waiting-hands = After a drawn hand, each player more than one tile short pays each player one tile short, declared or not.
book-settlement-drawn-hand-to-east-and-ready-hands = After a drawn hand East and every declared ready hand are paid by each of the others.
book-settlement-drawn-hand-to-east-and-waiting-hands = After a drawn hand East and every player one tile short, declared or not, are paid by each of the others.
book-settlement-drawn-hand-amount = Each such payment is { $count }.
book-settlement-stock = { $count ->
    [0] All players start with nothing; the standing may fall below zero.
   *[other] All players start with a stock of { $count }.
}
book-settlement-counters = The stock is made of counters: { $counters }.
book-settlement-counters-none = It has no particular counters.
book-settlement-counter = { $number } of { $worth }
book-settlement-counters-for-stock = A stock of { $count } is handed out in counters: { $counters }.
book-settlement-counters-for-stock-none = { book-settlement-counters-none }
book-settlement-stake = { $count ->
    [0] You play for points only.
    [one] A point is worth { $count } hundredth of whatever is played for.
   *[other] A point is worth { $count } hundredths of whatever is played for.
}

## Match

book-match-rounds = { $count ->
    [0] There are no rounds.
    [one] A match has { $count } round.
   *[other] A match has { $count } rounds.
}
book-match-round-ends-lead-passed-four-times = A round ends when every seat has led and passed the lead on.
book-match-hands-one-for-each-seat = The lead passes after every hand, so a round has { $count } hands.
book-match-hands = { $count ->
    [0] The number of hands is not fixed.
    [one] The match ends after { $count } hand, unless something ends it earlier.
   *[other] The match ends after { $count } hands, unless something ends it earlier.
}
book-match-stock-end-never = An empty stock does not end the match: you play on with debts.
book-match-stock-end-below-zero = The match ends when a player’s stock falls below zero.
book-match-stock-end-at-zero = The match ends when a player’s stock is used up.
book-match-minutes = { $count ->
    [0] There is no time limit.
    [one] The match ends after { $count } minute.
   *[other] The match ends after { $count } minutes.
}
book-match-time-end-finished = The hand in play is then finished.
book-match-time-end-dropped = The hand in play is then dropped.
book-match-lead-after-east-wins-stays = When East wins, East leads again.
book-match-lead-after-east-wins-passes = When East wins, the lead still passes to the next player.
book-match-lead-after-east-wins-next-to-winner = When East wins, the player next to East leads.
book-match-lead-after-other-wins-passes = When another player wins, the lead passes from East to the next player.
book-match-lead-after-other-wins-next-to-winner = When another player wins, the one next to the winner leads.
book-match-lead-after-draw-stays = After a drawn hand East leads again.
book-match-lead-after-draw-passes = After a drawn hand the lead passes to the next player.

## At the table

book-table-unclaimed-discard-face-up = Unclaimed discards lie face up.
book-table-unclaimed-discard-face-down = Unclaimed discards are turned face down.
book-table-danger-warning-on = The table warns before a dangerous discard. That changes nothing in play.
book-table-danger-warning-off = The table gives no warning before a dangerous discard.
book-table-open-hands-on = All players’ tiles lie face up.
book-table-open-hands-off = Players see only their own hidden tiles.

## The sources' examples

book-examples-about = Examples that the sources of these rules work out, with tiles chosen here. The sums follow these rules as set, options included.
book-example = Example { $number }
book-example-line = Line
book-example-column-open = Open
book-example-column-closed = Closed
book-example-column-sum = Total
book-example-column-no-chow-off = Without the 10 for no chow
book-example-hand-open = Sets on the table
book-example-hand-closed = All in the hand
book-example-hand-sum = Hand
book-example-hand-no-chow-off = Hand, without the 10
book-example-points = Points
book-example-total = Hand worth
book-example-dragons = A pung of dots, one of characters and one of dragons. Open sets count half as much as closed ones, and the dragons double.
book-example-one-pung = One pung and chows: nothing doubles.
book-example-suit-and-honours = One suit with a pung of dragons: two doubles, one for the dragons and one for the suit.
book-example-suit = One suit and nothing else: three doubles.
book-example-all-laid = Four pungs, all on the table, one of them of dragons. The source leaves out the points that its own table gives for a hand without chow.
book-example-part-in-hand = One suit with a pung of dragons in the hand; a pung and a chow lie on the table.
book-example-suit-in-hand = One suit, all in the hand.
book-example-own-wind-pair = A pair of the player’s own wind scores.
book-example-limit = A hand that reaches or exceeds the limit pays the limit.
book-example-other-wind-pair = A pair of another wind scores nothing.
book-example-own-wind-pung = A pung of the player’s own wind scores and doubles.
book-example-any-of-a-suit = Fourteen tiles of one suit win, sets or not.
book-example-settled = East has won with a hand of { $east }; South has { $south }, West { $west }, North { $north }.
book-examples-drawn = By these rules no hand wins by a discard: here the last tile is drawn from the wall.
book-example-break = How the wall is broken, with the dice rolls from the source.
book-example-break-throw = Who rolls
book-example-break-sum = Dice
book-example-break-says = Result
book-example-break-side = Side to break: { $seat }
book-example-break-stack = Stack { $number } from the { $end ->
    [left] left
   *[right] right
 } of this side: { $seat }
book-example-claim-chow = A discard makes a chow with two tiles in the hand of the next player.
book-example-claim-pung = A discard makes a pung with a pair in the hand of a player farther on.
book-example-claim-kong = A discard makes a kong with three alike in a hand.
book-example-claim-three-hands = One discard completes three hands at once: one with a chow, two with a pair.
book-example-claim-discard = { $seat } discards
book-example-claim-who = Hand
book-example-claim-wants = Wanted for
book-example-claim-gets = Gets it
book-example-claim-mahjong = mahjong
book-example-claim-next = { $taker } lays the set face up on the table and discards a tile.
book-example-claim-loose = { $taker } lays the kong face up on the table, takes a loose tile and discards one.
book-example-claim-turn = Next turn: { $next }.
book-example-claim-passed = Passed over: { $seats }.
book-example-claim-over = Mahjong: { $taker }. The hand is over.
