# `eastwind simulate`: what it says on the command line. The report has its own texts.

cli-simulate-progress = { $percent } % · { $rate } hands a second · { $left } left
cli-simulate-played = { $hands ->
    [one] { $hands } hand in { $time }, { $rate } a second.
   *[other] { $hands } hands in { $time }, { $rate } a second.
}
cli-simulate-interrupted = Interrupted: { $hands ->
    [one] { $hands } hand was played of { $whole }, and it counts.
   *[other] { $hands } hands were played of { $whole }, and these count.
}
cli-simulate-nothing = Interrupted before a hand was over: nothing was written.
cli-simulate-table = The hands are in { $file }.
cli-simulate-report = The report is in { $file }.
cli-simulate-under = Under { $rules }:
cli-simulate-differences = { $after } less { $before }; * chance alone hardly explains it, all these rows taken together:

# Two bots on the same walls: `eastwind duel`
cli-duel-played = { $one } and { $other } · { $rules } · { $boards ->
        [one] one wall
       *[other] { $boards } walls
    }, { $hands } hands in the place of the other
cli-duel-gain = Points a hand that { $one } gets more than { $other }
cli-duel-won = Wins: { $bot }
cli-duel-more = { $one } gains over { $other }: the whole interval is above 0.
cli-duel-less = { $one } loses against { $other }: the whole interval is below 0.
cli-duel-open = It stays open who is stronger: the interval has 0 in it. More walls tell more (--boards).

# What a bot goes by, found by play: `eastwind train`
cli-train-step = step { $step }: the slope is { $slope } points long, chance alone would make it { $noise }
cli-train-played = One club of the new temper among clubs of the general one · { $rules } · its hands: { $hands }
cli-train-gain = Points a hand that it gains
cli-train-won = Wins
cli-train-way = The way of the search
cli-train-changed = What it changed most, as the general temper has it and now
cli-train-worth = A win is worth
cli-train-fed = Gives the winning tile
cli-train-rows = { $rows } of { $wanted } rows
cli-train-round = round { $round }: of the differences that it has not seen it explains { $explained } %
cli-train-master = Master with the new net · { $rules }
cli-train-among-clubs = One master among clubs of the set’s own temper · its hands: { $hands }
cli-train-over-general = The same, and a club of the general temper in its seats · its hands: { $hands }
cli-train-club-among-masters = One club among masters · its hands: { $hands }
cli-train-closed = { $rows } of { $wanted } rows, and no more of them: the next generation has learnt from the net that came of these
cli-train-generation = Generation { $number }
cli-train-fitted = Fitted to { $rows } rows · a winning hand is worth { $unit } points · a move must be better by { $edge } of that
cli-train-no-net = It is not sure that this net gains: it is not written. More rows or another seed may find a better one.
cli-train-written = Written to { $file }
cli-train-nothing = It is not sure that this temper gains: nothing is written. More steps or another seed may find a better one.
cli-train-kept = What is done is kept in { $file }: the same command goes on from there.
cli-train-keep-same-temper = The temper is for the values that the set has: it is bound anew without a duel.
cli-train-keep-same-net = The net is for the values that the set has: it is bound anew without a duel.
cli-train-keep-temper = Values that have changed: { $changed }. One club of the temper as it is, among clubs of the general one:
cli-train-keep-net = Values that have changed: { $changed }. One master of the net as it is, among clubs of the same temper:
cli-train-keep-anew = It is not sure that what is not written still gains. Train a generation anew: eastwind train { $rules }

# The simulator as a page.
simulate-title = Simulator
    .line = Bots play thousands of hands, and two rule sets are compared
simulate-intro = Bots play very many hands under one rule set, or under two with the same walls. The report tells what comes of it.
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
simulate-intervals = The small numbers are intervals at 95 %. An asterisk marks a difference that chance alone hardly explains, all that are shown here taken together.
simulate-length-caption = Across: discards in a hand; upwards: hands.
simulate-length-column = { $from } to { $to } discards: { $hands } hands
simulate-length-one = { $from } discards: { $hands } hands
simulate-kept = Kept reports
simulate-kept-line = The newest { $count } reports are kept in this browser.
simulate-kept-none = No report is kept yet.
simulate-kept-full = The report could not be kept: this browser has no room for it. Save it as a file.
simulate-kept-missed = The kept reports of simulations
simulate-kept-about = { $hands } hands, seed { $seed }, { $moment }
simulate-kept-stopped = { $hands } of { $wanted } hands, seed { $seed }, { $moment }
simulate-json = Save as JSON
simulate-csv = Save as CSV for spreadsheets
simulate-csv-programs = Save as CSV for programs
simulate-two = { $before } and { $after }
