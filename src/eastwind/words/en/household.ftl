# House rules: a household's own rule set, made on a page.

household-title = House rules
    .line = Change a rule, see what it does, play by it
household-intro = Take a rule set, change what your family does differently, and play by it. You cannot break anything: every change can be undone.
household-name = Name of your rules
household-name-default = Our rules
household-start = Start from
household-start-file = from a file
household-search = Find a rule
household-search-none = No rule here contains “{ $words }”.
household-search-clear = Show all
household-only-changed = Changed only
household-nothing-changed = Nothing is changed yet: your rules are the same as “{ $parent }”. Open a group below, or search for a rule.
household-changes = { $count ->
    [0] no changes
    [one] { $count } change
   *[other] { $count } changes
}
household-changed = changed
household-was = was: { $value }
household-undo = Undo
    .label = Undo { $label }: back to { $value }
household-undo-all = Undo all changes
household-source = From: { $source }
household-why = Why, or since when
    .placeholder = Grandmother’s rule
household-facts = Always played this way
household-values = Rules of play
household-worths = What everything is worth
household-not-in-force = not played
household-worth-points = points
household-worth-doubles = doubles
household-worth-limit = the limit
household-worth-half-limit = half the limit
household-worth-flat = a fixed sum
household-worth-none = not played
household-worth = Worth
household-amount = How many
household-who = Who can get it
household-who-all = all players
household-who-winner = only the winner
household-waiting = Tenths of the limit for a ready hand waiting for it
    .none = none
household-concealed = Only concealed
household-limit-number = A number
household-figure = With { $count ->
    [0] no doubles
    [one] { $count } double
   *[other] { $count } doubles
}
household-figure-more = One more value
household-figure-less = One value fewer
household-counter-number = Counters
household-counter-worth = value
household-counter-more = Another counter
household-counter-less = Remove
household-own = Special hands of your own
    .about = Your family’s own hand, laid with tiles or written as a form. Changing one changes the other.
household-own-empty = You have none yet.
household-own-add = Add a hand
household-own-remove = Remove
household-own-full = There is room for eight.
household-own-title = Name of the hand
household-own-form = Form
household-own-number = Hand { $number }
household-own-count = { $count ->
    [one] one hand
   *[other] { $count } hands
}
household-own-drawn = { $drawn } of { $count } hands drawn
household-own-for = for { $wind }
household-own-help = How a form is written
household-own-help-suits = numbers and their suit: m characters, p dots, s bamboo; a, b, c any suits
household-own-help-winds = winds E S W N, o own wind
household-own-help-honours = honours by number: winds 1–4, dragons 5–7
household-own-help-dragon = D, the dragon of the suit
household-own-help-choice = a choice, each time
household-own-help-shift = starting from any number
household-own-help-forms = several forms side by side
household-form-tap = Lay it with tiles
household-form-tiles = Tiles to lay
household-form-which = Which form
household-form-laid = The hand so far: { $count } of { $whole } tiles
household-form-take = Remove: { $tile }
household-form-any = any suit { $suit }
household-form-any-suits = Any suits
household-form-any-about = The suits that you tap stand for any three different suits.
household-form-own-wind = own wind
household-form-dragon = dragon of the suit
household-form-sides = There is nothing on one side of “|”.
household-form-suits = There are only three suits.
household-form-winds = “{ $found }” is not a wind: use E, S, W, N, or o for own wind.
household-form-group = “{ $found }” is not understood: use numbers with a suit letter, or winds.
household-form-letter = After the numbers, use m, p, s or z, or a, b, c for any suit: { $found }.
household-form-honours = Winds are 1 to 4 and dragons 5 to 7: { $found } is neither.
household-form-numbers = Tiles are numbered 1 to 9, D is the suit’s dragon: { $found } is neither.
household-form-shift = Winds and dragons cannot start from any number: { $found }.
household-form-brackets = A choice goes in brackets like (2|3|4), not inside another choice: { $found }.
household-form-choice = There is nothing on one side of “|” in the brackets: { $found }.
household-form-size = { $count ->
    [one] A hand has 14 tiles; this is { $count }.
   *[other] A hand has 14 tiles; these are { $count }.
}
household-form-copies = There are only four of each tile: { $found } here.
household-form-many = This stands for too many hands; at most { $most } are allowed.
household-form-empty = The form is missing.
household-stands = { $label }: { $value }
household-contradiction = “{ $first }” does not go with “{ $others }”.
household-cannot = This is not possible: { $label }.
household-range = a whole number from { $minimum } to { $maximum }
household-played = played
household-loser = { $hand } (did not win)
household-hand-unwon = wins under neither
household-faults = { $count ->
    [one] One thing does not fit
   *[other] { $count } things do not fit
}
household-faults-about = Until this is fixed, these rules cannot be played, tried or saved as a file.
household-faultless = Everything fits together.
household-checking = Checking that everything fits together…
household-look = Look at: { $label }
household-ways = Ways out
household-way = { $label }: { $value }
household-exact = Exactly
household-example = An example
household-example-choose = Hand
household-example-mine = Your rules
household-example-unwon = Under “{ $rules }” this hand does not win; it is counted as a loser’s.
household-example-same = worth the same: { $worth }
household-example-change = { $before } → { $after }
household-nowin = no win
household-differences = Differences from “{ $parent }”
household-differences-none = None.
household-digest = Digest
    .about = The same digest means the same rules, down to the last number. Every game record carries the whole set.
household-save = Keep in this browser
household-saved-as = Kept: { $title }
household-saved-unsound = Kept as is: { $title }. It cannot be played until everything fits together.
household-conflict = Another window has changed “{ $title }” and kept it in the meantime.
household-conflict-mine = Keep this one
household-conflict-both = Keep both
household-conflict-theirs = Open the other one
household-saved-list = Your rule sets
household-saved-none = Nothing is kept in this browser yet.
household-saved-open = Open
household-saved-delete = Delete
    .label = Delete “{ $title }”
household-saved-here = { $title }, kept { $moment }
household-own-set = House rules kept in this browser
household-read = Read as a book
household-count = Open in the calculator
household-compare = Compared with
household-new = Start over
household-share = Share
household-link-about = Everything is in the link itself. Anyone who opens it sees these rules and can change, keep and play them.
household-link-damaged = The link is damaged: the rules in it cannot be read. Ask for it again.
household-export = Save as a file
household-exported = Saved: { $file }
household-import = Import a file
    .about = An exported rule set (.json), or a command-line file (.toml).
household-imported = “{ $title }” was imported; its digest is correct.
household-imported-own = “{ $title }” was imported.
household-import-failed = This file was not imported.
household-refused-fault = expected { $expected }; found { $found }
household-play = Play by these rules
household-play-title = Play by “{ $title }”
household-try = Try { $hands } hands
    .about = Bots play that many hands under “{ $parent }” and under your rules. The report shows what changes.
household-try-alone = Bots play that many hands by these rules.
household-trying = Bots are playing
household-trying-of = { $done } of { $hands } hands
household-try-failed = The trial failed. Please try again.
household-try-stopped = Stopped after { $done } of { $hands } hands: the report covers those.
household-try-other = The number of players differs for these rules: only your rules were tried.
household-try-stale = The rules have changed since.
household-report = Report
household-report-keep = Save the report as a file
household-summary = Summary
