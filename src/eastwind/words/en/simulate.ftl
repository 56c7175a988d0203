# `eastwind simulate`: what it says on the command line. The report has its own texts.

cli-simulate-progress = { $percent } % · { $rate } hands a second · { $left } left
cli-simulate-played = { $hands ->
    [one] { $hands } hand in { $time }, { $rate } a second.
   *[other] { $hands } hands in { $time }, { $rate } a second.
}
cli-simulate-interrupted = Interrupted: { $hands ->
    [one] { $hands } hand of { $whole } was played, and it counts.
   *[other] { $hands } hands of { $whole } were played, and these count.
}
cli-simulate-nothing = Interrupted before a hand was over: nothing was written.
cli-simulate-table = The hands are in { $file }.
cli-simulate-report = The report is in { $file }.
cli-simulate-under = Under { $rules }:
cli-simulate-differences = { $after } minus { $before }; * unlikely to be chance alone, taking all these rows together:

# Two bots on the same walls: `eastwind duel`
cli-duel-played = { $one } and { $other } · { $rules } · { $boards ->
        [one] one wall
       *[other] { $boards } walls
    }, { $hands } hands in the other’s place
cli-duel-gain = Points per hand that { $one } gains over { $other }
cli-duel-won = Wins: { $bot }
cli-duel-more = { $one } gains over { $other }: the whole interval is above 0.
cli-duel-less = { $one } loses to { $other }: the whole interval is below 0.
cli-duel-open = It is still open which is stronger: the interval includes 0. More walls tell more (--boards).

# What a bot plays by, found through play: `eastwind train`
cli-train-step = step { $step }: the slope is { $slope } points long; chance alone would make it { $noise }
cli-train-played = One club of the new temper among clubs of the general one · { $rules } · its hands: { $hands }
cli-train-gain = Points gained per hand
cli-train-won = Wins
cli-train-way = The course of the search
cli-train-changed = What changed most: in the general temper and now
cli-train-worth = A win is worth
cli-train-fed = Gives the winning tile
cli-train-rows = { $rows } of { $wanted } rows
cli-train-round = round { $round }: it explains { $explained } % of the differences that it has not seen
cli-train-master = Master with the new net · { $rules }
cli-train-among-clubs = One master among clubs of the set’s own temper · its hands: { $hands }
cli-train-over-general = The same, compared with a club of the general temper in its seats · its hands: { $hands }
cli-train-club-among-masters = One club among masters · its hands: { $hands }
cli-train-closed = { $rows } of { $wanted } rows, and no more to come: the next generation has learnt from the net that these produced
cli-train-generation = Generation { $number }
cli-train-fitted = Fitted to { $rows } rows · a winning hand is worth { $unit } points · a move must be better by { $edge } of that
cli-train-no-net = It is not certain that this net gains, so it is not written. More rows or another seed may find a better one.
cli-train-written = Written to { $file }
cli-train-nothing = It is not certain that this temper gains, so nothing is written. More steps or another seed may find a better one.
cli-train-kept = What is done so far is kept in { $file }: the same command goes on from there.
cli-train-keep-same-temper = The temper is for the values that the set has: it is bound again without a duel.
cli-train-keep-same-net = The net is for the values that the set has: it is bound again without a duel.
cli-train-keep-temper = Values that have changed: { $changed }. One club of the existing temper among clubs of the general one:
cli-train-keep-net = Values that have changed: { $changed }. One master of the existing net among clubs of the same temper:
cli-train-keep-anew = It is not certain that what was not written still gains. Train a new generation: eastwind train { $rules }

# The simulator as a page.
simulate-title = Simulator
    .line = Bots play thousands of hands; two rule sets can be compared
simulate-intro = Bots play a great many hands under one rule set, or under two with the same walls. The report shows the results.
simulate-rules = Rule set
simulate-against = Compare with
simulate-against-none = nothing
simulate-unlike = The two are for different numbers of players: they cannot be compared.
simulate-bots = Bots
simulate-seat = Seat { $number }
simulate-hands = Hands under each rule set
simulate-seed = Seed
    .about = The same seed deals the same walls again.
simulate-begin = Play the hands
simulate-figure = Figure
simulate-difference = Difference
simulate-intervals = The small numbers are 95 % intervals. An asterisk marks a difference that is unlikely to be chance alone, taking all those shown here together.
simulate-length-caption = Across: discards in a hand; up: hands.
simulate-length-column = { $from } to { $to } discards: { $hands } hands
simulate-length-one = { $from } discards: { $hands } hands
simulate-kept = Kept reports
simulate-kept-line = The newest { $count } reports are kept in this browser.
simulate-kept-none = No reports kept yet.
simulate-kept-full = The report could not be kept: this browser has no room for it. Save it as a file.
simulate-kept-missed = The kept reports of simulations
simulate-kept-about = { $hands } hands, seed { $seed }, { $moment }
simulate-kept-stopped = { $hands } of { $wanted } hands, seed { $seed }, { $moment }
simulate-json = Save as JSON
simulate-csv = Save as CSV for spreadsheets
simulate-csv-programs = Save as CSV for programs
simulate-two = { $before } and { $after }
