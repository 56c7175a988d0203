## The score book of a physical table: what the server and the command line say about it

keep-held = { $name } has { $count }
keep-fault-table = { $name } ({ $tile }): { $count } on the table, but { $copies ->
    [one] there is only one
   *[other] there are only { $copies }
}. { $others }.
keep-fault-lacking = { $name }: { $count ->
    [one] one tile is missing
   *[other] { $count } tiles are missing
} for a winning hand.
keep-fault-no-win = { $name }: these tiles do not win.
keep-fault-seats = The winner and the source of the last tile do not match.
keep-fault-settlement = These rules do not settle a hand that ended this way.
keep-fault-sum = The amounts of a correction must add up to 0, but they add up to { $total }.
keep-doubt-digest = The rules ({ $rules }) are not quite the ones this match was started with: totals may differ.
keep-doubt-same-id = Entry { $entry } (hand { $hand }) has the same id as entry { $other }, and both count. If they are the same entry, strike one out.
keep-doubt-after-end = Entry { $entry } (hand { $hand }): the match was already over.
keep-doubt-both = Entry { $entry } (hand { $hand }), { $name }: both a number and tiles. The number counts: { $points }.
keep-doubt-limit = Entry { $entry } (hand { $hand }), { $name }: { $points } is more than any hand can be worth under these rules ({ $limit }).
keep-doubt-told = Entry { $entry } (hand { $hand }), { $name }: { $said } It counts as entered.
keep-doubt-outcomes = The file lists { $said } outcomes, but its entries have { $found }.
keep-doubt-hand = hand { $hand }: the file says { $said }, found { $found }
keep-doubt-end = The end of the match: the file says { $said }, found { $found }
keep-column-hand = hand
keep-column-round = round
keep-column-dealer = dealer
keep-column-what = what
keep-column-worth = worth
keep-column-net = won or lost
keep-column-score = standing
keep-won = won
keep-drawn = drawn hand
keep-false-win = false declaration
keep-correction = correction

keep-no-name = A match
keep-hand = Hand { $hand }, { $round }, { $dealer } leads
keep-hand-won = { $name } wins with { $total }
keep-worth = { $name }: { $total }
keep-pays = { $payer } pays { $payee } { $amount }
keep-standing = Standing
keep-doubts = What does not add up
keep-adds-up = Everything adds up.
keep-owes = { $debtor } owes { $creditor } { $amount }
