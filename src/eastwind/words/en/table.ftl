### The table: what happens, what the player is asked, help, the course of the hand.

## The table

table-region = The table
table-opening = Setting up the table…
table-put-off = The master at this table is still being prepared. The table will open by itself.
table-go-home = Home page
table-own-hand = Your tiles
    .again = Press again to discard
table-tile-drawn = { $tile }, just drawn
table-tile-dangerous = dangerous discard
table-tiles-left-word = { $count ->
    [one] tile
   *[other] tiles
}
table-dice = The dice that opened the wall
table-in-hand = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
table-mark-ready = ready
    .short = ready
table-mark-at-once = ready at once

## How a hand begins

begin-title = The highest roll is East
begin-title-by-roll = The dice decide the seats
begin-how = Each throw points to a wind; if it is taken, the player throws again.
begin-taken = That seat was taken: thrown again
begin-leads = { $who ->
    [me] You are East and begin.
   *[other] { $name } is East and begins.
}
begin-leads-number = { $who ->
    [me] You begin, from seat { $number }.
   *[other] { $name } begins, from seat { $number }.
}
begin-wall-side = { $who ->
    [me] The first two dice, { $first }, point to your wall.
    [empty] The first two dice, { $first }, point to the wall of an empty side.
   *[other] The first two dice, { $first }, point to { $name }’s wall.
}
begin-wall-stack = { $who ->
    [told] { $by ->
        [second] The second throw, { $count }:
       *[both] All four, { $count }:
    }
    [me] In your wall, both throws together, { $count }:
   *[other] In { $name }’s wall, both throws together, { $count }:
} that many stacks were counted from its { $end ->
    [left] left
   *[right] right
} end.
begin-wall-first = The last stack counted is dealt first.
begin-needs = needs { $sums }
begin-failed = not thrown
begin-found = thrown
begin-face-down = Unclaimed discards are turned face down.
begin-play = Go to the table

## The word over a seat

table-call-chow = Chow
table-call-pung = Pung
table-call-kong = Kong
table-call-mahjong = Mahjong!
table-call-ready = Ready hand
table-call-at-once = Ready at once

## What the player is asked

table-asked = Your decision
table-asked-hint = Keys: C chow, P pung, K kong, M mahjong, Space pass.
table-asked-kong = { $name } adds to a pung; this kong can be robbed
table-asked-at-once = Declare a ready hand at once, before the first discard?
table-your-turn = Your turn: discard a tile
table-chow = Chow
table-chow-of = Chow: { $tiles }
table-pung = Pung
table-kong = Kong
table-concealed-kong = Concealed kong
table-added-kong = Add to the pung
table-lay-own = Lay out
table-lay-own-of = Lay out { $tiles }
table-flower = Lay out
table-flower-of = Lay out { $tile }
table-mahjong = Mahjong!
table-pass = Pass
table-pass-at-once = No
table-back = Back
table-declare-ready = Ready hand
table-declare-at-once = Ready at once
table-must-declare = With this discard your hand is declared ready
table-ready-to-win = Declare your hand ready: otherwise it cannot win
    .short = or you cannot win
table-danger-warning = { $penalty ->
    [no] Another player may be waiting for this tile: the rules ask you not to discard it.
   *[yes] A dangerous discard: if another player wins with this tile, you alone pay the penalty.
}
table-danger-discard = Discard anyway
table-danger-keep = Keep it
table-show-bill = The bill
## Why your hand may not win

table-bar-furiten = You cannot win by a discard: what you are waiting for is among your own discards ({ $tiles }).
table-bar-points = Complete with { $tile }, but it may not be declared: it must be worth { $needs } points and is worth { $has }.
table-bar-doubles = Complete with { $tile }, but it may not be declared: doubles needed: { $needs }, you have: { $has }.
table-bar-chows = Complete with { $tile }, but it may not be declared: chows allowed: { $needs }, you have: { $has }.
table-bar-exposed = Complete with { $tile }, but such a hand must be concealed.
table-bar-pair = The pair ({ $tile }) cannot be completed with a discard, only with a drawn tile.
table-bar-wall = Complete with { $tile }, but here you cannot win by a discard, only by a tile from the wall.
table-bar-ready = Complete with { $tile }, but you have not declared your hand ready.
table-bar-claimed = Your hand is complete, but after a claim you must discard first.
table-bar-robbing = This kong may not be robbed for your hand: { $tile } would complete it.
table-barred-furiten = not by a discard
table-barred-points = worth too little
table-barred-doubles = too few doubles
table-barred-chows = too many chows
table-barred-exposed = must be concealed
table-barred-pair = pair: only drawn
table-barred-wall = only drawn
table-barred-ready = not declared
table-barred-claimed = discard first
table-barred-robbing = kong not robbed
table-barred-discard = from a discard: { $why }

## The time of a match

clock-finished = When time is up, the hand in play is finished
clock-dropped = When time is up, the hand in play is dropped
clock-up = last hand

## What happened by itself

table-auto-flower = Laid out for you: { $tile }
table-auto-pass = Passed for you: claims are switched off
table-auto-chow = Passed for you: no chows
table-auto-win = Mahjong declared for you
table-passing = On: { $what }. Switch it off
table-auto-sort-off = You have arranged the tiles yourself: sorting is switched off
table-set-back = The moves after this could not be read: the table was set back to here.
table-bot-failed = { $name }: the bot { $bot } has failed. Another bot takes its place.

## The panel next to the table

table-panel = Score, course of the hand, switches
table-hint = Hint
table-score = Score
table-score-sheet = Hand by hand
table-rules = Rules of this table
table-switches = Switches
table-log = The hand so far
table-log-empty = Here you will see what has happened in this hand.

## "What could I do?"

table-help = What could I do?
table-help-off = Switch it on to see which tiles to hope for and what to discard.
table-help-none = This table plays without help, as agreed.
table-help-empty = A hint appears when there is something to decide.
table-help-complete = The hand is complete
table-help-waiting = Ready hand
table-help-almost = One right discard and the hand is ready
table-help-distance = { $count ->
    [one] { $count } tile from a ready hand
   *[other] { $count } tiles from a ready hand
}
table-help-waits = { $kinds ->
    [one] You wait for one kind.
   *[other] You wait for { $kinds } kinds.
} { $count ->
    [0] As far as you can see, none is left.
    [one] At most { $count } tile is left.
   *[other] At most { $count } tiles are left.
}
table-help-useful = { $count ->
    [0] As far as you can see, no useful tile is left.
    [one] At most { $count } tile brings you closer:
   *[other] At most { $count } tiles bring you closer:
}
table-help-left = at most { $count } left
table-help-worth = What the hand would be worth: from a discard – from the wall
table-help-more = { $count ->
    [one] and { $count } more kind
   *[other] and { $count } more kinds
}
table-help-discard = Discard { $tile }
table-help-then-waits = { $count ->
    [0] ready, but none of its tiles is left
    [one] ready, { $count } tile wins
   *[other] ready, { $count } tiles win
}
table-help-then = { $distance ->
    [one] { $distance } tile from ready,
   *[other] { $distance } tiles from ready,
} { $count ->
    [one] { $count } helps
   *[other] { $count } help
}
table-help-after = After discarding { $tile }, these help
table-help-value = What the hand is worth
table-help-bill-with = { $total ->
    [one] If you win with { $tile }: { $points } point.
   *[other] If you win with { $tile }: { $points } points.
}
table-help-bill-now = { $total ->
    [one] Your hand as it is now: { $points } point.
   *[other] Your hand as it is now: { $points } points.
}

## Keys

table-keys = Keys
table-keys-note = Letters mean key positions, in any keyboard layout.
table-key-space = Space
table-keys-move = choose a tile
table-keys-play = discard the lifted tile; the first press lifts the tile in focus, or the one just drawn
table-keys-shift = move a tile within the hand
table-keys-chow = chow
table-keys-pung = pung
table-keys-kong = kong
table-keys-own = lay out a chow or pung of your own
table-keys-mahjong = mahjong
table-keys-pick = choose which chow or kong
table-keys-pass = pass
table-keys-ready = declare a ready hand
table-keys-flower = lay out a flower
table-keys-help = “What could I do?”
table-keys-advice = lift the tile Help recommends
table-keys-log = the hand so far
table-keys-score = score
table-keys-sort = sort the hand by suit
table-keys-keys = this list

## What happened; `who` is "me" when you did it

table-event-deal = { $who ->
    [me] Hand { $hand }. The tiles are dealt, you are East.
   *[other] Hand { $hand }. The tiles are dealt, { $name } is East.
}
table-event-deal-number = { $who ->
    [me] Hand { $hand }. The tiles are dealt, you begin.
   *[other] Hand { $hand }. The tiles are dealt, { $name } begins.
}
table-event-flower = { $who ->
    [me] You lay out { $tile }.
   *[other] { $name } lays out { $tile }.
}
table-event-draw = You draw { $tile }.
table-event-replacement = You take a loose tile: { $tile }.
table-event-discard = { $who ->
    [me] You discard { $tile }.
   *[other] { $name } discards { $tile }.
}
table-event-ready = { $who ->
    [me] You declare a ready hand.
   *[other] { $name } declares a ready hand.
}
table-event-at-once = { $who ->
    [me] You declare a ready hand at once.
   *[other] { $name } declares a ready hand at once.
}
table-event-lost-chow = { $who ->
    [me] Your chow gives way to a higher claim.
   *[other] { $name } wants a chow but gives way.
}
table-event-lost-pung = { $who ->
    [me] Your pung gives way to a higher claim.
   *[other] { $name } wants a pung but gives way.
}
table-event-lost-kong = { $who ->
    [me] Your kong gives way to a higher claim.
   *[other] { $name } wants a kong but gives way.
}
table-event-lost-mahjong = { $who ->
    [me] Your mahjong gives way: another player wins.
   *[other] { $name } calls mahjong too but gives way.
}
table-event-chow = { $who ->
    [me] You take { $tile } from { $from } for a chow.
   *[other] { $name } takes { $tile } from { $whose ->
        [me] you
       *[other] { $from }
    } for a chow.
}
table-event-pung = { $who ->
    [me] You take { $tile } from { $from } for a pung.
   *[other] { $name } takes { $tile } from { $whose ->
        [me] you
       *[other] { $from }
    } for a pung.
}
table-event-kong = { $who ->
    [me] You take { $tile } from { $from } for a kong.
   *[other] { $name } takes { $tile } from { $whose ->
        [me] you
       *[other] { $from }
    } for a kong.
}
table-event-added-kong = { $who ->
    [me] You add { $tile } to your pung: kong.
   *[other] { $name } adds { $tile } to a pung: kong.
}
table-event-concealed-kong = { $who ->
    [me] You lay out a concealed kong.
   *[other] { $name } lays out a concealed kong.
}
table-event-laid-chow = { $who ->
    [me] You lay out a chow of your own; its lowest tile: { $tile }.
   *[other] { $name } lays out a chow of their own; its lowest tile: { $tile }.
}
table-event-laid-pung = { $who ->
    [me] You lay out a pung of your own: { $tile }.
   *[other] { $name } lays out a pung of their own: { $tile }.
}
table-event-rob = { $who ->
    [me] You rob a kong: { $tile }.
   *[other] { $name } robs a kong: { $tile }.
}
table-event-mahjong = { $who ->
    [me] Mahjong! You win.
   *[other] Mahjong! { $name } wins.
}
table-event-drawn-hand = The wall has run out: a drawn hand.
table-event-three-claims = All three claim mahjong: a drawn hand.
table-event-time-up = Time is up: this hand is the last.
table-event-time-up-dropped = Time is up: this hand does not count.
table-event-refill = New loose tiles are set out.
table-event-penalty = { $who ->
    [me] Penalty: you pay for all.
   *[other] Penalty: { $name } pays for all.
}
table-event-match-over = The match is over.
table-event-match-over-stock = The match is over: a stock has run out.

## The table in words, for screen readers

table-words-title = What lies on the table
table-words-round = { $place }.
table-words-wall = { $count ->
    [one] { $count } tile is left in the wall.
   *[other] { $count } tiles are left in the wall.
}
table-words-seat = { $who ->
    [me] You, { $wind }, score { $score }.
   *[other] { $name }, { $wind }, score { $score }, tiles in hand: { $count }.
}
table-words-ready = Ready hand.
table-words-melds = Laid out: { $melds }.
table-words-flowers = Flowers and seasons: { $tiles }.
table-words-hand = In hand: { $tiles }.
table-words-pond = Discards: { $tiles }.
table-meld-chow = chow: { $tiles }
table-meld-pung = pung: { $tile }
table-meld-kong = exposed kong: { $tile }
table-meld-added-kong = added kong: { $tile }
table-meld-concealed-kong = concealed kong: { $tile }
table-question = You may: { $choices }.
table-question-turn = Your turn.
table-question-declare = declare a ready hand
table-question-flower = lay out a flower

## Moments: more than usual

moment-last = The last hand of the match
moment-last-maybe = The last hand of the match, unless the lead stays
moment-limit-said = A limit hand: { $names }.
