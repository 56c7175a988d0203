# What the commands for hands, rule sets and recorded games say.

## eastwind score

cli-score-unwon = The hand did not win; --win says how one is won.
cli-score-incomplete = The hand is not complete under these rules: it counts as one that did not win.
cli-score-barred = Complete, but it may not win; counted as a hand that did not.
cli-score-dealt = Won with the tiles of the deal.
cli-score-by-wall = Won with { $tile } from the wall.
cli-score-by-discard = Won with { $tile } from a discard.
cli-score-by-loose = Won with { $tile }, a loose tile.
cli-score-by-last-wall = Won with { $tile }, the last of the wall.
cli-score-by-last-discard = Won with { $tile }, the last discard.
cli-score-by-robbed-kong = Won with { $tile } from a robbed kong.
cli-score-no-limit = Without a limit a limit hand is worth an agreed number.

## eastwind rules

cli-rules-id = id
cli-rules-parent = extends
cli-rules-version = version
cli-rules-digest = digest
cli-rules-book = With drawn hands, to read and to print: `eastwind play`, and then { $address }
cli-rules-sources = Where the values come from
cli-rules-section-tiles = Tiles
cli-rules-section-seats = Seats
cli-rules-section-wall = The wall
cli-rules-section-deal = The deal
cli-rules-section-claims = Claims
cli-rules-section-play = Play
cli-rules-section-ready = The ready hand
cli-rules-section-shapes = Winning shapes
cli-rules-section-scoring = Counting
cli-rules-section-limit = The limit
cli-rules-section-settlement = Settlement
cli-rules-section-match = The match
cli-rules-section-table = The table
cli-rules-for-all = For every hand
cli-rules-for-winner = For the winner
cli-rules-chosen = chosen
cli-rules-notes = Where the source is unclear, and what was decided
cli-rules-not-played = not played
cli-rules-not-said = not said
cli-rules-not-offered = not offered at set-up
cli-rules-offered = offered at set-up: { $choices }
cli-rules-note = Note “{ $id }”
cli-rules-same = No difference.
cli-rules-copied = { $file } begins as { $parent }: change in it what your table plays otherwise.
cli-rules-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
cli-rules-faultless = { $id }, version { $version }: no faults. Digest { $digest }
cli-rules-exported = { $file } written. Digest { $digest }
cli-rules-imported = { $file } written; the digest is right: { $digest }

## eastwind rules check --deep

cli-deep-played = { $hands ->
    [one] Played { $hands } hand, seed { $seed }; the second half with options drawn at random.
   *[other] Played { $hands } hands, seed { $seed }; the second half with options drawn at random.
}
cli-deep-tiles = No tile is lost or made (positions)
cli-deep-held = Everyone holds the right number of tiles (positions)
cli-deep-offers = Who is asked can act, and only what is offered is accepted (positions)
cli-deep-values = Bills are never negative, add up and keep to the limit (hands)
cli-deep-payments = The scores move by what is paid and by nothing else (hands)
cli-deep-record = A record plays again to the same table (records)
cli-deep-settlement = Settlements add up for every winner and discarder (settlements)
cli-deep-limit-hands = Every limit hand can be won and is worth the limit (limit hands)
cli-deep-options = Options drawn at random are taken, or refused with the reason (draws)
cli-deep-failed = { $count ->
    [one] { $count } law does not hold.
   *[other] { $count } laws do not hold.
}
cli-deep-kept = All laws hold.

## eastwind replay

cli-replay-break = Dice: { $dice }. The wall of { $name } is opened at stack { $stack }.
cli-replay-player-person = a person
cli-replay-player-bot = { $level } (bot)
cli-replay-ready = The replay is ready: { $address } (Ctrl-C ends it)

## Faults of a file

fault-line = { $where }: expected { $expected }, found { $found }
fault-number-from-to = a whole number from { $minimum } to { $maximum }
fault-number = a whole number
fault-truth = true or false
fault-text = a text
fault-list = a list
fault-list-of = a list of { $count }
fault-table = a table
fault-table-with = a table with { $names }
fault-nothing = nothing
fault-none = none of them
fault-toml = a file in TOML
fault-no-preset = no such preset
fault-rule-set = a rule set: { $inner }
fault-rule-set-id = the id of a rule set
fault-did-you-mean = a known name; did you mean { $name }?
fault-known = a known name
fault-unknown-key = the unknown key { $name }
fault-unknown-pattern = the unknown pattern { $name }
fault-unknown-option = the unknown option { $name }
fault-not-offered = an option that is not offered
fault-document = a document of [documents]: { $inner }
fault-source = a document and its section ("RU V"), "decision" or "house"
fault-exactly-one = exactly one of { $names }
fault-cited = {"{"} value = …, source = … {"}"} with { $inner } as the value
fault-only-value = { $inner } (the only value that can be played)
fault-or = { $inner } or { $others }
