# The report of a simulation. Numbers come already written in the language.

report-title = Simulation
report-title-compared = Simulation: before and after
report-contents = Contents
report-before = Before
report-after = After
report-hands = { $count ->
    [one] { $shown } hand
   *[other] { $shown } hands
}
report-seed = seed { $seed }
report-how-compared = The same players, the same number of hands and the same seed, under both rule sets. A difference is underlined where chance alone would hardly bring it about, all that are shown here taken together: Holm’s correction at 5 %.
report-sure = Even among so many differences, chance alone hardly explains this one.
report-weights-own = The bots play by the weights that were trained for “{ $name }”.
report-weights-own-both = On both sides the bots play by the weights that were trained for “{ $name }”.
report-weights-general = The bots play by general weights, trained for no rule set in particular.
report-weights-general-both = On both sides the bots play by general weights, trained for no rule set in particular.
report-weights-lent = The bots play by general weights; the master has the net of “{ $name }”.
report-weights-no-net = With general weights the master has no net: he plays as the club player does.

## At a glance

report-drawn = Nobody wins
report-value = A winning hand is worth
report-value-spread = half at most { $half }, 99 of 100 at most { $most }
report-length-mean = Discards in a hand
report-self-drawn = Won with a tile of one’s own drawing
report-east-gains = East gains a hand
report-swing = A hand moves each player by
report-swing-line = up or down, as the root of the mean square
report-cut = Winning hands that the limit cuts
report-limit-hands-won = Winning hands that are limit hands
report-several = Several win at once

## Players and winds

report-players = The players
report-players-line = What each of them wins or loses in a hand, after all payments.
report-seat = Seat
report-level = Level
report-points = Points a hand
report-won = Wins
report-own-draw = of these, drawn by oneself
report-gave = Gives the winning tile
report-value-of-won = Worth of the hands won
report-winds = The winds
report-winds-line = What sitting East brings, and what it costs to sit elsewhere.
report-wind = Wind
report-winds-mixed = The players are not equally strong, and whoever wins stays East longer: part of what East gains is the stronger player’s.

## How hands end

report-endings = How hands end
report-endings-line = Where the tile came from that completed the hand.
report-won-with = Won with
report-of-won = of all hands won
report-of-hands = of all hands
report-penalties = One pays for all
report-source-none = the tiles as dealt
report-source-wall = a tile from the wall
report-source-discard = a discard
report-source-loose = a loose tile
report-source-last-wall = the last tile of the wall
report-source-last-discard = the last discard
report-source-robbed-kong = a robbed kong
report-length = How long a hand lasts
report-length-line = Hands by their number of discards, all players together.
report-discards-axis = discards

## What hands are worth

report-values = What hands are worth
report-values-line = In points before payments are made: the winners’ hands, and those of the others when somebody wins.
report-worth = Points
report-winners = Winners’ hands
report-losers = The others’ hands
report-from = { $begin } and more
report-patterns = Patterns
report-patterns-line = How often each line stands in a winner’s bill, and what it brings.
report-pattern = Pattern
report-by-points = Points
report-by-doubles = Doubles
report-of-winners = Of winners’ hands
report-gain = Brings
report-hand-worth = Hands with it are worth
report-of-losers = Of the others’ hands
report-limit-hands = Limit hands
report-limit-hands-line = How rarely each of them is won. Every line further to the left is ten times as rare.
report-limit-hand = Limit hand
report-how-rare = How rare
report-seen = Seen
report-once-in = Once in so many hands
report-once-between = very likely between
report-rarer-than = rarer than { $hands }
report-limit = The limit
report-limit-line = The winners’ hands as they were played, counted under other limits. Limit hands are worth the limit that is tried.
report-limit-of = Limit
report-no-limit = none
report-as-played = as played
report-would-be-cut = Hands cut
report-cut-words = The limit cuts { $cut } of the winning hands, by { $lost } points on average, and { $losers } of the others’ hands.

## How to read it

report-notes = How to read this
report-note-interval = The small numbers are intervals: in 95 of 100 such simulations they hold the true value. For shares they are Wilson’s, for means 1.96 standard errors either way.
report-note-gain = What a pattern brings is how much less the same hand would be worth if this line did not count, after all its doubles and the limit. A limit hand brings all that it is worth.
report-note-bots = The hands were played by bots. People play otherwise: the numbers show the rules better than they show you.
report-note-limit = Where other limits are tried, the hands stay as they were played: nobody plays differently because more or less can be won.
report-again = The same hands again:
report-made-by = Eastwind { $version } · rule set { $digest }
