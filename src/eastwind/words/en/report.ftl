# The report of a simulation. Numbers are already formatted for the language.

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
report-how-compared = The same players, the same number of hands and the same seed, under both rule sets. A difference is underlined if chance alone would hardly explain it, taking all the differences shown here together: Holm’s correction at 5 %.
report-sure = Even among so many differences, chance alone hardly explains this one.
report-weights-own = The bots play with the weights trained for “{ $name }”.
report-weights-own-both = On both sides the bots play with the weights trained for “{ $name }”.
report-weights-general = The bots play with general weights, not trained for any particular rule set.
report-weights-general-both = On both sides the bots play with general weights, not trained for any particular rule set.
report-weights-lent = The bots play with general weights; the master has the net of “{ $name }”.
report-weights-no-net = With general weights the master has no net and plays like the club player.

## At a glance

report-drawn = No winner
report-value = A winning hand is worth
report-value-spread = half at most { $half }, 99 of 100 at most { $most }
report-length-mean = Discards in a hand
report-self-drawn = Won with a self-drawn tile
report-east-gains = East gains per hand
report-swing = A hand moves each player by
report-swing-line = up or down, as the root mean square
report-cut = Winning hands cut by the limit
report-limit-hands-won = Winning hands that are limit hands
report-several = Several win at once

## Players and winds

report-players = The players
report-players-line = What each of them wins or loses per hand, after all payments.
report-seat = Seat
report-level = Level
report-points = Points per hand
report-won = Wins
report-own-draw = of these, self-drawn
report-gave = Gives the winning tile
report-value-of-won = Value of the hands won
report-winds = The winds
report-winds-line = What sitting as East brings, and what sitting elsewhere costs.
report-wind = Wind
report-winds-mixed = The players are not equally strong, and winners stay East longer: part of what East gains is due to the stronger player.

## How hands end

report-endings = How hands end
report-endings-line = Where the tile that completed the hand came from.
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
report-values-line = In points before payments are made: the winners’ hands, and the others’ hands when there is a winner.
report-worth = Points
report-winners = Winners’ hands
report-losers = The others’ hands
report-from = { $begin } and more
report-patterns = Patterns
report-patterns-line = How often each line is on a winner’s bill, and what it brings.
report-pattern = Pattern
report-by-points = Points
report-by-doubles = Doubles
report-of-winners = Of winners’ hands
report-gain = Brings
report-hand-worth = Hands with it are worth
report-of-losers = Of the others’ hands
report-limit-hands = Limit hands
report-limit-hands-line = How rarely each of them is won. Each line further left is ten times as rare.
report-limit-hand = Limit hand
report-how-rare = How rare
report-seen = Seen
report-once-in = Hands per win
report-once-between = very likely between
report-rarer-than = rarer than { $hands }
report-limit = The limit
report-limit-line = The winners’ hands as they were played, counted under other limits. Limit hands are worth the limit being tried.
report-limit-of = Limit
report-no-limit = none
report-as-played = as played
report-would-be-cut = Hands cut
report-cut-words = The limit cuts { $cut } of the winning hands, by { $lost } points on average, and { $losers } of the others’ hands.

## How to read it

report-notes = How to read this
report-note-interval = The small numbers are intervals: in 95 of 100 such simulations they contain the true value. For shares they are Wilson’s, for means 1.96 standard errors either way.
report-note-gain = What a pattern brings is how much less the same hand would be worth if this line did not count, after all its doubles and the limit. A limit hand brings its full value.
report-note-bots = The hands were played by bots. People play differently: the numbers say more about the rules than about you.
report-note-limit = When other limits are tried, the hands stay as they were played: no player plays differently because more or less can be won.
report-again = The same hands again:
report-made-by = Eastwind { $version } · rule set { $digest }
