# What the commands for hands, rule sets and recorded games say.

## eastwind score

cli-score-unwon = Counted as not won; if it won, say how with --win.
cli-score-incomplete = The hand is not complete under these rules: it counts as not won.
cli-score-barred = Complete, but not allowed to win; counted as not won.
cli-score-dealt = Won with the tiles as dealt.
cli-score-by-wall = Won with { $tile } from the wall.
cli-score-by-discard = Won with { $tile } from a discard.
cli-score-by-loose = Won with { $tile }, a loose tile.
cli-score-by-last-wall = Won with { $tile }, the last tile of the wall.
cli-score-by-last-discard = Won with { $tile }, the last discard.
cli-score-by-robbed-kong = Won with { $tile } from a robbed kong.
cli-score-no-limit = Without a limit, a limit hand is worth an agreed number.

## eastwind rules

cli-rules-id = id
cli-rules-parent = extends
cli-rules-version = version
cli-rules-digest = digest
cli-rules-book = With pictures of the hands, to read and print: `eastwind play`, then { $address }
cli-rules-sources = Where the values come from
cli-rules-section-tiles = Tiles
cli-rules-section-seats = Seats
cli-rules-section-wall = The wall
cli-rules-section-deal = The deal
cli-rules-section-claims = Claims
cli-rules-section-play = Play
cli-rules-section-ready = The ready hand
cli-rules-section-shapes = Winning shapes
cli-rules-section-scoring = Scoring
cli-rules-section-limit = The limit
cli-rules-section-settlement = Settlement
cli-rules-section-match = The match
cli-rules-section-table = The table
cli-rules-for-all = For every hand
cli-rules-for-winner = For the winner
cli-rules-chosen = chosen
cli-rules-notes = Where the source is unclear, and what was decided
cli-rules-not-played = not played
cli-rules-not-said = not given
cli-rules-not-offered = not offered at set-up
cli-rules-offered = offered at set-up: { $choices }
cli-rules-note = Note “{ $id }”
cli-rules-same = No difference.
cli-rules-copied = { $file } starts as { $parent }: change whatever your table plays differently.
cli-rules-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
cli-rules-faultless = { $id }, version { $version }: no faults. Digest { $digest }
cli-rules-exported = { $file } written. Digest { $digest }
cli-rules-imported = { $file } written; the digest is correct: { $digest }

## eastwind rules check --deep

cli-deep-played = { $hands ->
    [one] Played { $hands } hand, seed { $seed }; the second half with options chosen at random.
   *[other] Played { $hands } hands, seed { $seed }; the second half with options chosen at random.
}
cli-deep-tiles = No tile is lost or created (positions)
cli-deep-held = Everyone holds the right number of tiles (positions)
cli-deep-offers = A player who is asked can act, and only what is offered is accepted (positions)
cli-deep-values = Bills are never negative, add up and keep to the limit (hands)
cli-deep-payments = The scores change by what is paid and by nothing else (hands)
cli-deep-record = A record played again gives the same table (records)
cli-deep-settlement = Settlements add up for every winner and discarder (settlements)
cli-deep-limit-hands = Every limit hand can be won and is worth the limit (limit hands)
cli-deep-options = Options chosen at random are accepted, or refused with the reason (draws)
cli-deep-failed = { $count ->
    [one] { $count } law does not hold.
   *[other] { $count } laws do not hold.
}
cli-deep-kept = All laws hold.

## eastwind replay

cli-replay-break = Dice: { $dice }. The wall of { $name } is opened at stack { $stack }.
cli-replay-player-person = a person
cli-replay-player-bot = { $level } (bot)
cli-replay-ready = The replay is ready: { $address } (Ctrl-C to stop)

## Faults of a file

fault-line = { $where }: expected { $expected }, found { $found }
fault-number-from-to = a whole number from { $minimum } to { $maximum }
fault-number = a whole number
fault-truth = true or false
fault-text = text
fault-list = a list
fault-list-of = a list of { $count }
fault-table = a table
fault-table-with = a table with { $names }
fault-nothing = nothing
fault-none = none of them
fault-toml = a TOML file
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
fault-file = the file
fault-scalar = a whole number, a word, or true or false
fault-plain = a number, text, true, false, a list or a table
fault-id = a name of lowercase letters, digits and hyphens, starting with a letter
fault-language = a language's two letters
fault-table-empty = an empty table
fault-defaults = a table of the options' defaults
fault-format = a rule set in format { $number }
fault-nothing-here = nothing here
fault-toml-keys = a TOML file whose keys have at most { $count } parts
fault-endless = lists or tables nested without end
fault-json = a JSON file, as it was exported
fault-at = line { $line }, column { $column }
fault-toml-at = { $inner }, { $others }
fault-toml-in-line = { $inner }, line { $line }
fault-toml-end = { $inner }, at the end of the file
fault-toml-twice = a key or a table that is already there
fault-toml-equals = no “=” after a key
fault-unreadable = something that is not allowed there
fault-exported = an exported rule set, an object with { $name }
fault-digest-of = the digest { $digest } of these rules
fault-digest = the digest { $digest }: the rules were changed after they were saved
fault-extends-above = extends above the first [section] of the file
fault-extends-in = extends in {"["}{ $section }{"]"}
fault-extends = extends, the id of the rule set that the file starts from
fault-extends-circle = a parent that does not extend this file in turn
fault-decision-note = a note that says what was decided and why
fault-note-to-drop = the id of a parent's note to drop
fault-note-id = a different id for each note
fault-worth-in = a worth in { $inner }
fault-and = { $inner } and { $others }
fault-concealed = nothing: only a whole hand that may have exposed sets can be required to be concealed
fault-no-form = no { $name }: this hand is defined in the program
fault-form = the form of the hand, like { $form }
fault-forms-most = at most { $count } hands in all forms
fault-forms = { $count } hands
fault-option-kind = kind = "choice" without choices where there are values
fault-else = something else
fault-keys-or-values = either keys or values
fault-both = both
fault-key = the key of a value in this file
fault-key-or-pattern = the key of a value or a pattern in this file
fault-unwritten = { $name }, which is not set
fault-one-choice = values in the file that match one choice: { $inner }
fault-same-value = the same value as { $key } (option { $name })
fault-choices-of = choices that { $key } can have
fault-ends = a minimum and a maximum for an option of kind number
fault-no-range = no range
fault-two-choices = two choices or more

## eastwind stats

cli-stats-matches = Matches
cli-stats-hands = Hands
cli-stats-wins = Wins
cli-stats-worth = Average win value
cli-stats-score = Score
cli-stats-places = Places
cli-stats-won-with = Won with
cli-stats-paid = Paid and received
cli-stats-paid-row = paid { $paid }, received { $received }
