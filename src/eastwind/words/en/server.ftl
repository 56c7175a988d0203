# What the command line says, and the names of the bots.

## At the table

# Names of bots that are no person of their own (`words/*/bots.ftl`), or sit down twice: with commas between them, at least six, short.
bot-names = Ada, Iris, Leo, Nell, Ruth, Simon, Tess, Walter

## At an address that leads nowhere

nowhere = There is nothing at this address.
nowhere-home = To Eastwind’s first page

## The command line

cli-compiling = Compiling the engine for this machine; this is needed once and takes a minute or two.
cli-code-kept-elsewhere = Compiled code cannot be kept in { $folder } ({ $why }): it is kept in { $instead }.
cli-code-not-kept = Compiled code cannot be kept in { $folder } ({ $why }): what is little runs uncompiled, the rest is compiled anew at every start. EASTWIND_CACHE names another folder.
cli-compiled = { $seconds ->
    [one] Compiled in { $seconds } second.
   *[other] Compiled in { $seconds } seconds.
}
cli-address = Eastwind is ready: { $address }
cli-address-lan = Eastwind is ready for everybody in the house: { $address }
cli-not-secret = Without TLS others in the network can read along; --certfile and --keyfile close the line.
cli-port-taken = Port { $port } is taken; another one was chosen.
cli-page-not-built = The page has not been built yet: “make page” does that. Until then only the server answers.
cli-verified = { $hands ->
    [one] The shuffle was fair: the wall and the dice of { $hands } hand follow from the secret { $commitment } promised.
   *[other] The shuffle was fair: the walls and dice of { $hands } hands follow from the secret { $commitment } promised.
}

## The file in which the tables are kept

cli-check-counted = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $hands ->
    [one] { $hands } finished hand
   *[other] { $hands } finished hands
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-check-whole = It is whole: every match was played again from its first hand, and came to what was kept.
cli-check-cut = Table { $table }, hand { $hand }: what followed could not be read, so the table was set back, and its players were told ({ $at }).
cli-check-faults = { $count ->
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
cli-check-tables = Whole tables can be played at all the same.
cli-check-advice = To have an earlier state back, stop the server and put a backup in its place: eastwind restore FILE
cli-fault-at = Table { $table }: { $what }
cli-fault-file = the file is damaged ({ $detail })
cli-fault-reference = a row belongs to nothing ({ $detail })
cli-fault-table = its rules or seats cannot be read ({ $detail })
cli-fault-journal = it cannot be played again ({ $detail })
cli-fault-wall = its shuffle is not the promised one ({ $detail })
cli-fault-bytes = a record beside the journal is another one; the journal holds ({ $detail })
cli-fault-results = a finished hand is told otherwise than it was played ({ $detail })
cli-fault-sums = the scores do not add up ({ $detail })
cli-backup-made = { $file } is written, and it is whole.
cli-backup-refused = The database is not whole, so no backup was written; those that are there stay as they are.
cli-restored = { $database } is what { $file } was.
cli-restored-aside = The database that was there before is now { $file }.
cli-restore-refused = The backup is not whole, so nothing was put back; the database is as it was.
