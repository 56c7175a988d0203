# The rulebook: a sentence for every value of a rule set. `book-<key>-<word>` for a value that is a word, `-on` and `-off` for a
# switch, `book-<key>` with $count for a number. Only the server speaks these; the page has its own words in book.ftl.

## Chapters

book-chapter-game = How the game goes
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
book-chapter-options = What can be chosen
book-chapter-special = What is special here
book-chapter-unclear = Where the source is unclear

## What stands for itself

book-game-aim = Everybody collects tiles. Whoever is the first to make a hand of four sets and a pair calls “Mahjong!” and wins the hand.
book-game-sets = A set is made of tiles that belong together: three in a row of one suit (a chow), three alike (a pung) or four alike (a kong).
book-game-start = The tiles are mixed face down and built into a wall. { $hands ->
    [open] From it each player is dealt { tiles-count }; here they lie open, so that all can think together.
   *[hidden] From it each player is dealt { tiles-count }, which the others do not see.
}
book-game-turn = Then it goes round the table. In your turn you draw a tile from the wall and discard one, face up, so that you hold as many as before.
book-game-claim = { $sets ->
    [no] If a tile that another has discarded completes your hand, you may take it and win.
   *[yes] A tile that another has discarded you may take if it completes a set: you lay the set open on the table, discard a tile, and play goes on from you. If it completes your whole hand, you win with it.
}
book-game-end = As soon as somebody wins, the hand is over. If the wall runs out first, nobody has won.
book-game-count = { $paid ->
    [own] Then each adds up what their own tiles are worth, and the next hand is dealt. Whoever has the most at the end of the match wins it.
   *[others] Then it is counted what the hands are worth, the players pay each other, and the next hand is dealt. Whoever has the most at the end of the match wins it.
} How everything is done exactly, the following chapters say.
book-made = This book is made from the rule set itself: each sentence stands for a value by which the table plays, and every drawn hand has been valued by it.
book-sources = Taken from: { $documents }
book-turn-course = In turn a player draws a tile from the wall and discards one face up. If nobody claims it, the turn goes to the next player.
book-winning-course = A winning hand has fourteen tiles: four sets and a pair. A set is a chow, a pung or a kong; a kong counts as three tiles, its fourth is replaced.
book-sets-drawn = The sets
book-sets-and-pair = Four sets and a pair
book-own-form = A form of this rule set: { $name }
book-forms-more = { $count ->
    [one] and { $count } hand more of this form
   *[other] and { $count } hands more of this form
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
book-row-wind-own = of the own wind only
book-row-dragon = of dragons
book-pairs-and-others = Pairs and bonus tiles
book-extras = Points for the winner
book-sets-table = Sets
book-winner-only = the winner only
book-everybody = everybody
book-nothing-scores = Nothing of this sort has a worth here.
book-waiting = A declared ready hand that waits for it and does not win has { $count } tenths of the limit, where that is more than its own count.
book-only-concealed = Only concealed: with an exposed set it is an ordinary hand.
book-about-both-lines = If the wind is both the player’s own and the prevailing one, both lines count.
book-about-both-double = If the wind is both the player’s own and the prevailing one, it doubles for both.
book-no-example = No example is drawn: under these rules our hands never come to it.
book-hand-facts = { $where } · { $by }
book-option = Option
book-now = Now
book-offered = On offer
book-from-to = { $from } to { $to }
book-no-options = Nothing: this set is played as it stands.
book-root = This set builds on no other: those that do tell in this chapter how they differ from it.
book-parent = It builds on “{ $parent }”. These are the differences; in all else the two are the same.
book-parent-unknown = It builds on “{ $parent }”, which is not known here, so that the two cannot be compared.
book-same = There are none: it is the same in everything that is told here.
book-worth-is = { $name }: { $worth }
book-worth-limit = the limit: { $count }
book-worth-half-limit = half the limit: { $count }, or its own count where that is more
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
book-case-drawn-east = Nobody has won.
book-case-drawn-ready = Nobody has won. A ready hand was declared by: { $ready }.
book-case-none = Under these rules none of our example hands wins, so that no case can be worked here.

## Tiles

book-tiles-plain = The set has { $count } tiles: the numbers 1 to 9 in three suits (dots, also called coins, bamboo and characters), four winds and three dragons, each of them four times.
book-tiles-with-flowers = With the eight flowers and seasons, each of which exists once, it has { $count }.
book-tiles-flowers-on = Flowers and seasons are played with. They are laid out and replaced; they belong to no set.
book-tiles-flowers-off = The eight flowers and seasons stay in the box.

## Seats

book-seats-players = { $count ->
    [2] Two play; they sit opposite each other.
    [3] Three play; the fourth seat stays empty.
   *[4] Four play.
}
book-seats-order-counter-clockwise = Play goes round counter-clockwise: the next player sits on your right.
book-seats-order-clockwise = Play goes round clockwise: the next player sits on your left.
book-seats-names-winds = Seats are called East, South, West and North, in the order of play. East leads; when the lead passes, the winds move on with it.
book-seats-names-numbers = Seats have numbers from 1, and keep them. Who leads a hand is called East in this book.
book-seats-first-east-highest-sum = Everybody rolls two dice; whoever has the highest sum is the first East.
book-seats-first-east-seat-by-roll = Everybody rolls two dice for a seat: 5 and 9 are East, 2, 6 and 10 South, 3, 7 and 11 West, 4, 8 and 12 North.
book-seats-first-east-seat-one = Seat 1 leads the first hand.

## Wall

book-wall-stacks = Each side of the wall is { $count } stacks long and two tiles high.
book-wall-stacks-with-flowers = With flowers and seasons each side of the wall is { $count } stacks long and two tiles high.
book-wall-broken-side-counted-from-east = East rolls two dice and counts the sum along the sides in the order of play, his own being the first. That side is broken, and its player rolls again.
book-wall-broken-side-by-turns = East, then South, West and North roll two dice until somebody’s sum names his own seat. His side is broken, and he rolls again.
book-wall-broken-side-counted-from-seat-one = Two dice are rolled, and the sum is counted along the sides in the order of play, seat 1 being the first. That side is broken, and the dice are rolled again.
book-wall-broken-stack-both-rolls-from-the-right = Both rolls together are counted in stacks from the right end of that side, past its end along the next.
book-wall-broken-stack-both-rolls-from-the-left = Both rolls together are counted in stacks from the left end of that side, past its end along the next.
book-wall-broken-stack-second-roll-from-the-right = The second roll alone is counted in stacks from the right end of that side.
book-wall-counted-out-last = The stack that is counted out is the end of the wall; the deal begins with the stack beyond it.
book-wall-counted-out-first = The stack that is counted out is the first to be dealt.
book-wall-drawn-clockwise = The wall is used up clockwise.
book-wall-drawn-counter-clockwise = The wall is used up counter-clockwise.
book-wall-loose-tiles = { $count ->
    [0] No tiles are laid apart: a replacement comes straight off the end of the wall.
   *[other] At the end of the wall { $count } loose tiles are laid apart as replacements.
}
book-wall-loose-tiles-refilled-two-from-the-end = When they are used up, two more are taken from the end of the wall.
book-wall-dead-wall = { $count ->
    [0] The wall is drawn to its last tile.
   *[other] At the end of the wall { $count } tiles stay. When no others are left and nobody has won, the hand is drawn.
}
book-wall-dead-wall-without-loose-tiles = The loose tiles are not counted among the tiles that stay.
book-wall-dead-wall-without-nothing = The loose tiles are counted among the tiles that stay.

## Deal

book-deal-turns-of-four = { $count } times round, beginning with East, each player takes two stacks: four tiles.
book-deal-hand = A hand has { $count } tiles.
book-deal-hand-of-east = { $count ->
    [13] East has as many as the others, and begins by drawing.
   *[other] East has { $count } tiles, and begins with a discard.
}
book-deal-odd-tiles-last = Single tiles come at the end; where East takes two, he takes both at once.
book-deal-odd-tiles-leader-again = Single tiles come at the end; East takes his second one after all others.
book-deal-odd-tiles-first = East takes five tiles at first, each other player four. Then each in turn takes one stack of two, until East has thirteen tiles and the others twelve; single tiles for the others come at the end.
book-deal-flowers-laid-before-the-first-discard = Before the first discard flowers and seasons are laid out and replaced, by East first.

## Claims

book-claims-chow-next-player = For a chow only the next player may take the discard.
book-claims-chow-anyone = For a chow any player may take the discard.
book-claims-chow-nobody = No discard may be taken for a chow.
book-claims-pung-and-kong-anyone = What may be taken for a pung or a kong, any player may take; play goes on from him.
book-claims-pung-on = A discard may be taken for a pung.
book-claims-pung-off = No discard may be taken for a pung.
book-claims-kong-on = A discard may be taken for a kong.
book-claims-kong-off = No discard may be taken for a kong.
book-claims-priority-mahjong-pung-or-kong-chow = If several want it, mahjong goes first, then pung or kong, then chow.
book-claims-priority-mahjong-next-in-turn = If several want it, mahjong goes first, then whoever is next in turn.
book-claims-tie-farthest = If several claim mahjong, the farthest from the discarder in the order of play wins.
book-claims-tie-nearest = If several claim mahjong, the nearest to the discarder in the order of play wins.
book-claims-tie-hierarchy = If several claim mahjong, whoever completes a pung goes before a pair, a pair before a chow; among equals the nearest in the order of play wins.
book-claims-tie-all = If several claim mahjong, all of them win.
book-claims-three-as-two = The same holds when three claim it.
book-claims-three-drawn-hand = When three claim it, the hand is drawn.
book-claims-last-discard-mahjong-only = The discard after which nothing is left to draw may be taken for mahjong only.
book-claims-rob-exposed-kong-on = Who adds a tile to an exposed pung can be robbed of it: whoever wins with that tile may claim it.
book-claims-rob-exposed-kong-off = A tile that is added to an exposed pung cannot be robbed.
book-claims-rob-concealed-kong-wonders-on = Even a concealed kong may be robbed to complete Thirteen wonders.
book-claims-rob-concealed-kong-wonders-off = A concealed kong cannot be robbed.

## Play

book-play-kong-from-discard-three-concealed = For a kong from a discard one needs the three others hidden in hand.
book-play-kong-from-discard-three-concealed-or-exposed-pung = For a kong from a discard one needs the three others hidden in hand, or as an exposed pung of one’s own.
book-play-own-kongs-on = In one’s own turn four tiles that one has drawn oneself may be laid out as a kong; only then is a replacement drawn for them.
book-play-own-kongs-off = Kongs that one has drawn oneself are not laid out.
book-play-kong-by-adding-drawn-tile-counts-exposed = A drawn fourth tile may be added to one’s exposed pung; the kong counts as exposed.
book-play-kong-by-adding-not-allowed = A drawn fourth tile may not be added to an exposed pung.
book-play-own-chows-on = In one’s own turn a chow of tiles that one has drawn oneself may be laid out openly; the turn goes on, and the hand is no longer concealed.
book-play-own-chows-off = A chow of tiles that one has drawn oneself stays in the hand.
book-play-own-pungs-on = In one’s own turn a pung of tiles that one has drawn oneself may be laid out openly; it still counts as concealed, but the hand is so no longer.
book-play-own-pungs-off = A pung of tiles that one has drawn oneself stays in the hand.
book-play-concealed-kong-two-up-two-down = A concealed kong lies with two tiles face up and two face down.
book-play-undeclared-kong-concealed-pung = Four alike that stay in hand count as a concealed pung.
book-play-replacement-loose-tile = Whoever lays out a kong, a flower or a season takes a replacement from the end of the wall.
book-play-replacement-loose-tile-flowers-only = Whoever lays out a flower or a season takes a replacement from the end of the wall.
book-play-replacement-loose-tile-kongs-only = Whoever lays out a kong takes a replacement from the end of the wall.
book-play-replacement-loose-tile-moot = Nothing is laid out for which a replacement would be due.
book-play-win-may-be-passed = Nobody has to win: a complete hand may be passed over.
book-play-dead-hand-on = A hand with a wrong number of tiles is dead: it cannot win. With too few tiles it still counts at the end, with too many it counts nothing. At a table of Eastwind, which deals and draws itself, no number of tiles can be wrong: this concerns hands that are told.
book-play-dead-hand-off = Dead hands are not played: a wrong number of tiles has no consequences.
book-play-furiten-on = Who has himself discarded a tile that he waits for, since his wait last could change, cannot win by a discard.
book-play-furiten-off = What one has discarded does not keep one from winning with the same tile.
book-play-winning-hand-any = A hand may win with exposed sets.
book-play-winning-hand-concealed = Only a hand without exposed sets may win.
book-play-pair-from-discard-on = A discard may complete the pair.
book-play-pair-from-discard-off = A discard may complete a set, never the pair.
book-play-win-from-discard-on = One may win by a tile that another has discarded.
book-play-win-from-discard-off = Nobody wins by another’s discard, only by a tile from the wall; the tile of a kong that may be robbed is no discard.
book-play-most-chows = { $count ->
    [0] A winning hand of sets and a pair has no chow.
    [1] A winning hand of sets and a pair has one chow at the most.
    [2] A winning hand of sets and a pair has two chows at the most.
    [3] A winning hand of sets and a pair has three chows at the most.
   *[4] All four sets may be chows.
}
book-play-least-points = { $count ->
    [0] No number of points is asked of a winning hand.
   *[other] To win, a hand needs this many points before doubling: { $count }.
}
book-play-least-doubles = { $count ->
    [0] No doubles are asked of a winning hand.
   *[other] To win, a hand needs this many doubles: { $count }.
}

## Ready hand

book-ready-hand-none = Ready hands are not declared.
book-ready-hand-optional = Whoever is one tile short of winning may declare a ready hand.
book-ready-hand-required = Whoever is one tile short of winning has to declare a ready hand.
book-ready-hand-to-win = Whoever is one tile short of winning may declare a ready hand; only a declared one may win.
book-ready-at-once-on = To declare it at once is a thing of its own.
book-ready-at-once-off = To declare it at once is nothing of its own.
book-ready-at-once-when-after-the-deal = At once means directly after the deal, before the first discard; the hand is frozen from then on.
book-ready-at-once-when-first-discard = At once means with one’s own first discard.
book-ready-declared-own-turn-with-the-discard = It is declared in one’s own turn, together with the discard.
book-ready-lasts-to-the-end-of-the-hand = The declaration stands to the end of the hand.

## Shapes

book-shapes-seven-pairs-of-honours-on = One pair of each wind and each dragon wins: seven pairs of honours.
book-shapes-seven-pairs-of-honours-off = Seven pairs of honours are no winning form.
book-shapes-seven-pairs-of-one-suit-on = Seven different pairs of one suit win.
book-shapes-seven-pairs-of-one-suit-off = Seven different pairs of one suit are no winning form.
book-shapes-thirteen-wonders-on = One of each 1, 9, wind and dragon wins, with any of them a second time: Thirteen wonders.
book-shapes-thirteen-wonders-off = Thirteen wonders are no winning form.
book-shapes-seven-pairs-on = Any seven pairs win; four alike count as two pairs.
book-shapes-seven-pairs-off = Seven pairs of whatever tiles are no winning form.
book-shapes-pairs-of-ends-on = Seven different pairs of ones, nines and honours win.
book-shapes-pairs-of-ends-off = Seven pairs of ones, nines and honours are no winning form.
book-shapes-knitting-on = Knitting wins: seven pairs, each of one number in the same two suits.
book-shapes-knitting-off = Knitting is no winning form.
book-shapes-triple-knitting-on = Triple knitting wins: four times one number in all three suits, and a pair of one number in two.
book-shapes-triple-knitting-off = Triple knitting is no winning form.
book-shapes-one-suit-on = Any fourteen tiles of one suit win.
book-shapes-one-suit-off = Fourteen tiles of one suit need sets and a pair like any others.
book-shapes-off = These forms do not win here: { $forms }.

## Worth

book-scoring-total-points-doubled = The points of all lines are added up, and the sum is doubled once for every double.
book-scoring-total-flat = Every win is worth the same figure, whatever the hand holds.
book-scoring-total-table = The number of doubles alone decides what a hand is worth, by a table; points are not counted.
book-scoring-flat = That figure is { $count }.
book-scoring-by-doubles = A hand is worth, by its number of doubles: { $figures }. The last figure stands for all that have more.
book-scoring-reading-best = Where a hand can be read in several ways, the one that is worth most counts.
book-scoring-drawn-hand-no-scores = After a drawn hand no hands are counted.
book-scoring-only-possible-tile-sole-kind = The premium for the only possible tile needs two things: the place in the hand, and that no other kind of tile would have completed it.
book-scoring-only-possible-tile-wait-shape = For the premium for the only possible tile the place in the hand is enough: the pair, the middle of a chow, or the closed end of one.
book-scoring-only-possible-tile-moot = There is no premium for the only possible tile.
book-scoring-only-possible-tile-kind-alone-moot = A premium for the only possible tile asks for no place in the hand: it is enough that no other kind of tile would have completed it.
book-scoring-earthly-ready-at-once = For the Earthly hand a ready hand must have been declared directly after the deal.
book-scoring-earthly-any-hand = The Earthly hand needs no declaration.
book-scoring-earthly-moot = The Earthly hand is not played.
book-scoring-winds-every = Pungs and kongs of every wind score their points.
book-scoring-winds-own = Of winds only pungs and kongs of the own wind score points.
book-scoring-one-suit-needs-honour-pair-on = One suit with honours doubles only if the pair is of honours.
book-scoring-one-suit-needs-honour-pair-off = One suit with honours doubles whatever the pair is.
book-scoring-nothing-drawn-never-drawn = Whoever has taken no tile from the wall has won without drawing, sets claimed or not.
book-scoring-nothing-drawn-as-dealt = Only a hand that is complete as dealt has won without drawing.
book-scoring-nothing-drawn-moot = Nothing is given for winning without having drawn.
book-scoring-hidden-snake-all-numbers = The two chows of the Hidden snake hold all six numbers that are left beside its pungs and its pair.
book-scoring-hidden-snake-any-numbers = The two chows of the Hidden snake are any two of the numbers that are left beside its pungs and its pair.
book-scoring-hidden-snake-moot = The Hidden snake is not played.
book-scoring-flowers-with-sums-on = Flowers and seasons are added to a hand that is worth a fixed sum, and double it, up to the limit.
book-scoring-flowers-with-sums-off = A hand that is worth a fixed sum is worth that, whatever flowers and seasons lie beside it.
book-scoring-flowers-with-sums-moot = No hand is worth a fixed sum beside flowers and seasons.
book-scoring-one-suit-needs-honour-pair-moot = One suit with honours has no worth of its own.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] To have waited for one suit without chow is worth nothing to a loser.
   *[other] A loser whose declared ready hand waits for one suit without chow has this many doubles: { $count }.
}

## Limit

book-limit-cap = No hand is worth more than { $count }: that is the limit.
book-limit-cap-none = There is no limit.
book-limit-hands-without-limit = A limit hand is worth at least { $count } then; more where its own count is more.
book-limit-applied-before-east-doubles = The limit is applied to the hand; what East pays or receives double is doubled after that.
book-limit-losers-cut = The limit is for the hands of those who lost as well.
book-limit-losers-free = The limit is for the hand that won: those who lost settle by what their hands come to in full.

## Settlement

book-settlement-winner-each-loser-pays = Each loser pays the winner the value of the winner’s hand.
book-settlement-winner-losers-points = Each loser pays the winner what his own hand comes to.
book-settlement-winner-own-score = Nobody pays anybody: each adds the worth of his own hand to his score.
book-settlement-discarder-no-matter = Who discarded the winning tile makes no difference to that.
book-settlement-discarder-pays-for-all = Who discarded the winning tile pays for all losers.
book-settlement-discarder-pays-double = Who discarded the winning tile pays twice his part.
book-settlement-losers-difference = Losers settle among themselves: of each two the lower hand pays the difference to the higher.
book-settlement-losers-none = Losers settle nothing among themselves.
book-settlement-east-with-winner-on = What East pays a winner or receives as one is doubled.
book-settlement-east-with-winner-off = East pays a winner, and receives as one, like anybody.
book-settlement-east-between-losers-on = Between losers, too, what East pays or receives is doubled.
book-settlement-east-between-losers-off = Between losers East counts like anybody.
book-settlement-penalty-on = A dangerous discard has its price: whoever throws one that wins pays the winner for all losers, and nothing is settled between losers.
book-settlement-penalty-off = There is no penalty for a dangerous discard.
book-settlement-penalty-rule-figures = Dangerous is what completes a hand that openly threatens to be great, by these figures.
book-settlement-penalty-rule-clubs = Dangerous are: a tile of a suit of which the winner shows three sets; a green tile, a 1 or 9, a wind or an honour beside three shown sets of that sort; a dragon beside two; and when five tiles or fewer are left to draw, a tile that nobody has seen. Whoever had no safe tile goes free.
book-settlement-penalty-tiles-of-suit = One suit: the winner shows { $count } or more tiles of it, and the discard is of that suit.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = From this penalty of one suit he is free who holds only tiles of that suit or has declared a ready hand.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-before = From this penalty of one suit he is free who holds only tiles of that suit or had declared a ready hand before.
book-settlement-penalty-suit-exempt-with-sets-ready-hand = From this penalty of one suit he is free whose tiles, those of his sets too, are all of that suit, or who has declared a ready hand.
book-settlement-penalty-suit-exempt-with-sets-ready-before = From this penalty of one suit he is free whose tiles, those of his sets too, are all of that suit, or who had declared a ready hand before.
book-settlement-penalty-needs-one-suit-on = For the penalty of one suit the won hand must itself be of one suit.
book-settlement-penalty-needs-one-suit-off = For the penalty of one suit the won hand need not itself be of one suit.
book-settlement-penalty-suit-honours-on = A hand of one suit with honours is of one suit here too.
book-settlement-penalty-suit-honours-off = A hand with honours is not of one suit here.
book-settlement-penalty-wind-sets = Winds: the winner shows { $count } sets of different winds, and the discard is the fourth wind.
book-settlement-penalty-dragon-sets = Dragons: the winner shows { $count } sets of different dragons, and the discard is the third dragon.
book-settlement-penalty-terminal-sets = Ones and nines: the winner shows { $count } sets of them, and the discard is a 1 or a 9.
book-settlement-drawn-hand-none = After a drawn hand nothing is paid.
book-settlement-drawn-hand-to-east = After a drawn hand every player pays East.
book-settlement-drawn-hand-to-ready-hands = After a drawn hand everybody without a declared ready hand pays each who has declared one.
book-settlement-drawn-hand-to-waiting-hands = After a drawn hand everybody who is more than one tile short pays each who is one tile short, declared or not.
book-settlement-drawn-hand-to-east-and-ready-hands = After a drawn hand East and every declared ready hand are paid by each of the others.
book-settlement-drawn-hand-to-east-and-waiting-hands = After a drawn hand East and everybody who is one tile short, declared or not, are paid by each of the others.
book-settlement-drawn-hand-amount = Each such payment is { $count }.
book-settlement-stock = { $count ->
    [0] Everybody begins with nothing; the standing may fall below it.
   *[other] Everybody begins with a stock of { $count }.
}
book-settlement-counters = The stock is made of counters: { $counters }.
book-settlement-counters-none = No particular counters belong to it.
book-settlement-counter = { $number } of { $worth }
book-settlement-counters-for-stock = A stock of { $count } is handed out in counters: { $counters }.
book-settlement-counters-for-stock-none = { book-settlement-counters-none }
book-settlement-stake = { $count ->
    [0] The game is for the points alone.
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
book-match-hands-one-for-each-seat = The lead passes after every hand, so that a round has { $count } hands.
book-match-hands = { $count ->
    [0] The number of hands is not fixed.
    [one] The match ends after { $count } hand, if nothing ends it before.
   *[other] The match ends after { $count } hands, if nothing ends it before.
}
book-match-stock-end-never = Nobody’s stock ends the match: one plays on with debts.
book-match-stock-end-below-zero = The match ends when somebody’s stock falls below nothing.
book-match-stock-end-at-zero = The match ends when somebody’s stock is used up.
book-match-minutes = { $count ->
    [0] There is no time limit.
    [one] The match ends after { $count } minute.
   *[other] The match ends after { $count } minutes.
}
book-match-time-end-finished = The hand in play is then finished.
book-match-time-end-dropped = The hand in play is then dropped.
book-match-lead-after-east-wins-stays = When East wins, he leads again.
book-match-lead-after-east-wins-passes = When East wins, the lead passes to the next player all the same.
book-match-lead-after-east-wins-next-to-winner = When East wins, the player next to him leads.
book-match-lead-after-other-wins-passes = When another player wins, the lead passes from East to the next player.
book-match-lead-after-other-wins-next-to-winner = When another player wins, the one next to the winner leads.
book-match-lead-after-draw-stays = After a drawn hand East leads again.
book-match-lead-after-draw-passes = After a drawn hand the lead passes to the next player.

## At the table

book-table-unclaimed-discard-face-up = Discards that nobody took lie face up.
book-table-unclaimed-discard-face-down = Discards that nobody took are turned face down.
book-table-danger-warning-on = The table warns before a dangerous discard. That changes nothing in play.
book-table-danger-warning-off = The table gives no warning before a dangerous discard.
book-table-open-hands-on = Everybody’s tiles lie face up.
book-table-open-hands-off = Everybody sees only his own hidden tiles.

## The sources' examples

book-examples-about = What the sources of these rules work out as examples, with tiles chosen here. The sums are counted by these rules as they stand, options included.
book-example = Example { $number }
book-example-line = Line
book-example-column-open = Open
book-example-column-closed = Closed
book-example-column-sum = In all
book-example-column-no-chow-off = Without the 10 for no chow
book-example-hand-open = Sets on the table
book-example-hand-closed = All in the hand
book-example-hand-sum = Hand
book-example-hand-no-chow-off = Hand, without the 10
book-example-points = Points
book-example-total = Hand worth
book-example-dragons = A pung of dots, one of characters and one of dragons. Open sets count half of what closed ones do, and the dragons double.
book-example-one-pung = One pung and chows: nothing doubles.
book-example-suit-and-honours = One suit with a pung of dragons: two doubles, one for the dragons and one for the suit.
book-example-suit = One suit and nothing else: three doubles.
book-example-all-laid = Four pungs, all on the table, one of them of dragons. The source leaves out the points that its own table gives for a hand without chow.
book-example-part-in-hand = One suit with a pung of dragons in the hand; a pung and a chow lie on the table.
book-example-suit-in-hand = One suit, all in the hand.
book-example-own-wind-pair = A pair of the own wind scores.
book-example-limit = A hand that comes to the limit or beyond pays the limit.
book-example-other-wind-pair = A pair of another wind scores nothing.
book-example-own-wind-pung = A pung of the own wind scores and doubles.
book-example-any-of-a-suit = Fourteen tiles of one suit win, sets or not.
book-example-settled = East has won with a hand of { $east }; South’s comes to { $south }, West’s to { $west }, North’s to { $north }.
book-examples-drawn = By these rules nobody wins by a discard: here the last tile is drawn from the wall.
book-example-break = How the wall is broken, with the throws of the source.
book-example-break-throw = Who throws
book-example-break-sum = Dice
book-example-break-says = What follows
book-example-break-side = Side that is broken: { $seat }
book-example-break-stack = Stack { $number } from the { $end ->
    [left] left
   *[right] right
 } of this side: { $seat }
book-example-claim-chow = A discard makes a chow with two tiles in the hand of the next player.
book-example-claim-pung = A discard makes a pung with a pair in the hand of somebody who sits farther on.
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
