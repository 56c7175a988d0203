## The score book of a physical table: what is said of it by the server and the command line

keep-held = { $name } has { $count }
keep-fault-table = { $name } ({ $tile }): { $count } on the table, but { $copies ->
    [one] there is only one
   *[other] there are only { $copies }
}. { $others }.
keep-fault-lacking = { $name }: { $count ->
    [one] one tile is missing
   *[other] { $count } tiles are missing
} for a won hand.
keep-fault-no-win = { $name }: these tiles do not win.
keep-fault-seats = Who won and how the last tile came do not fit together.
keep-fault-settlement = These rules do not settle a hand that ended so.
keep-fault-sum = The amounts of a correction have to come to 0, they come to { $total }.
keep-doubt-digest = The rules ({ $rules }) are not quite those under which this match was begun: totals may differ.
keep-doubt-same-id = Entry { $entry } (hand { $hand }) has the same id as entry { $other }, and both count. If they are one and the same, strike one out.
keep-doubt-after-end = Entry { $entry } (hand { $hand }): the match was already over.
keep-doubt-both = Entry { $entry } (hand { $hand }), { $name }: a number and tiles at once. The number counts, { $points }.
keep-doubt-limit = Entry { $entry } (hand { $hand }), { $name }: { $points } is more than any hand comes to under these rules ({ $limit }).
keep-doubt-told = Entry { $entry } (hand { $hand }), { $name }: { $said } It counts as it was booked.
keep-doubt-outcomes = The file tells of { $said } outcomes, its entries have { $found }.
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
