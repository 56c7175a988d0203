# Asides: what a rule set's file says next to a value. The English texts are those of the files; `$note` is a note's id.

## What a reference looks like and what the set-up writes

aside-see-note = See the note { $note }.
asides-of-many = Unclear in the source: the rulebook says what was decided.
aside-equal-sums = Equal sums roll again: see the note { $note }.
aside-seven-different-pairs = Seven different pairs: see the note { $note }.
aside-chosen = Chosen at set-up.

## The tiles and the wall

aside-flowers-rarely = The form with flowers and seasons is rarely played: an option.
aside-flowers-variety = The bonus tiles belong to a variety of the game: an option.
aside-flowers-in-the-box = Eight further tiles "may" be in the box: an option.
aside-flowers-clubs = The clubs play with them.
aside-opens-after = The wall opens after the counted stack.
aside-replacements-straight = Replacements come straight from the other end.
aside-replacements-other-end = From the other end of the wall.

## The players

aside-players-three-or-two = Three or two can play, which the guide does not recommend.
aside-players-four = The source plays with four.
aside-players-first-games = The first games are for two, on seats 1 and 3; more play once the rules sit.

## Claims and play

aside-kong-before-pung = A kong goes before a pung; the two can never meet over one tile.
aside-usually = The source says "usually": an option.
aside-win-not-a-must = Who completes the hand declares it; that one must is not said.
aside-own-discard-no-bar = Nothing keeps a player from winning on a kind that he has discarded.
aside-too-many-tiles = More tiles than allowed: the hand is worth nothing.
aside-wrong-number = A wrong number of tiles is put right, not punished.
aside-outer-turned = The two outer tiles are turned.
aside-discard-not-turned = The source does not say that a discard is turned.
aside-school-age = Hidden hands are for school age: a child of six can watch only its own.

## Ready hands

aside-ready-guide-none = The guide knows no ready hand.
aside-ready-rules-none = These rules know no ready hand.
aside-ready-guide-exempt = The guide knows no ready hand; a declared one is exempt from one of the penalties.
aside-ready-source-exempt = The source knows no ready hand; a declared one is exempt from one of the penalties.
aside-nothing-declared = Nothing is declared at this table.

## What a hand is worth

aside-only-where-flat = Read only where total is flat.
aside-only-where-table = Read only where total is table.
aside-best-reading = Where a hand can be read in several ways, the best counts.
aside-no-premium-guide = The guide has no such premium.
aside-no-premium = There is no such premium.
aside-no-premium-only-kind = There is no such premium: only_kind takes its place.
aside-no-earthly-guide = The guide has no Earthly hand; nothing depends on a ready hand.
aside-no-earthly = There is no Earthly hand; nothing depends on a ready hand.
aside-no-limit-hands-guide = The guide has no limit hands.
aside-no-limit-hands = There are no limit hands.
aside-example-of-a-limit = The source's example of what is agreed before a match.
aside-by-agreement = By agreement, off: an option.
aside-kajongg = So in Kajongg.
aside-example-leaves-out = The first example of the source leaves it out.

## Who pays what

aside-but-for-penalty = But for the penalty.
aside-read-both-ways = The sentence of the guide can be read in both ways.
aside-penalty-guide-option = The guide knows no penalty: an option.
aside-penalty-rules-option = These rules know no penalty: an option.
aside-penalty-guide = The guide knows no penalty.
aside-penalty-source = The source knows no penalty.
aside-stake-agreed = What a point is worth is agreed beforehand: an option.
aside-counters-or-paper = Counters or paper: the source gives no number of counters.
aside-read-several-ways = The sentence of the source can be read in several ways.
aside-counters-of-ours = Ours: the source gives no number of counters. A stock of 2000 is handed out in them.
aside-settles-with-counters = The source settles with counters or on paper and gives no number of counters.

## How long it lasts

aside-no-rounds-hands = There are no rounds: hands are counted.
aside-no-rounds = There are no rounds.
aside-rounds-guide = The guide plays four; fewer make a shorter match, more several sessions.
aside-rounds-source = The source plays four: a session. Fewer make a shorter match, more several sessions.
aside-honours-pure = The club calls a suit with honours a pure suit as well.
aside-own-sets-discard = A set is laid out with the discard that makes it; of one's own tiles only a kong is.
aside-own-sets-guide = The guide lets one declare such a set and advises against it.
aside-only-one-suit = Read only where the won hand must be of one suit.
aside-rounds-one-or-two = The source plays four and names one or two for a shorter match.
aside-number-of-hands = A match may end after a number of hands, if its rounds do not end it before; 0: no such number.
aside-article-no-length = The article names no length.
aside-tournaments = As at tournaments; 0: no limit.

## Help at the table

aside-danger-guide = The guide has no dangerous discards: an option.
aside-danger-rules = These rules have no dangerous discards: an option.
aside-danger-club = The club asks its players to avoid dangerous discards.
aside-help-changes-nothing = A help at the table: it changes nothing in play.
aside-help-not-a-rule = A help at the table, not a rule.

## What the sources leave open

aside-guide-silent = The guide is silent.
aside-source-silent = The source is silent.
aside-nothing-said = Nothing is said of it.
aside-names-both = The source names both ways.
aside-clubs-have = The clubs have the rule; a table may leave it.
aside-club-has = The club has the rule; a table may leave it.
