# What the command line says, and the names of the bots.

## At the table

# Names of bots that have no name of their own (`words/*/bots.ftl`), or sit down twice: with commas between them, at least six, short.
bot-names = Ada, Iris, Leo, Nell, Ruth, Simon, Tess, Walter

## At an address that leads nowhere

nowhere = There is nothing at this address.
nowhere-home = Eastwind home page

## The command line

cli-compiling = Compiling the engine for this machine; this is needed once and takes a minute or two.
cli-code-kept-elsewhere = Compiled code cannot be kept in { $folder } ({ $why }): it is kept in { $instead }.
cli-code-not-kept = Compiled code cannot be kept in { $folder } ({ $why }): small parts run uncompiled, the rest is compiled again at every start. Set EASTWIND_CACHE to use another folder.
cli-compiled = { $seconds ->
    [one] Compiled in { $seconds } second.
   *[other] Compiled in { $seconds } seconds.
}
cli-address = Eastwind is ready: { $address }
cli-address-lan = Eastwind is ready for everyone in the house: { $address }
cli-not-secret = Without TLS, others on the network can read along; use --certfile and --keyfile to prevent that.
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
cli-check-whole = It is intact: every match was played again from its first hand, and matched what was kept.
cli-check-cut = Table { $table }, hand { $hand }: what followed could not be read, so the table was set back, and its players were told ({ $at }).
cli-check-faults = { $count ->
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
cli-check-tables = Intact tables can still be played.
cli-check-advice = To go back to an earlier state, stop the server and restore a backup: eastwind restore FILE
cli-fault-at = Table { $table }: { $what }
cli-fault-file = the file is damaged ({ $detail })
cli-fault-reference = a row belongs to nothing ({ $detail })
cli-fault-table = its rules or seats cannot be read ({ $detail })
cli-fault-journal = it cannot be replayed ({ $detail })
cli-fault-wall = its shuffle is not the promised one ({ $detail })
cli-fault-bytes = a record next to the journal differs from it; the journal counts ({ $detail })
cli-fault-results = a finished hand is recorded differently than it was played ({ $detail })
cli-fault-sums = the scores do not add up ({ $detail })
cli-backup-made = { $file } has been written and is intact.
cli-backup-refused = The database is not intact, so no backup was written; existing backups stay as they are.
cli-restored = { $database } was restored from { $file }.
cli-restored-aside = The database that was there before is now { $file }.
cli-restore-refused = The backup is not intact, so nothing was restored; the database is as it was.
