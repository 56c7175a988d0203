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
