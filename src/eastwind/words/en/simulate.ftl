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
