### The calculator: what is a hand worth?

calculator-title = Calculator
    .line = Lay a hand and see what it is worth, under any rules
home-workshop = Workshop
calculator-open = Open in the calculator

## The hand

calculator-hand = The hand
calculator-empty = Tap the tiles of a hand: the bill follows every tap.
calculator-hidden = Hidden tiles
calculator-sets = Sets on the table
calculator-flowers = Flowers and seasons
calculator-size = Tiles: { $count } of { $whole }, a kong counts three
calculator-take-back = Take back: { $tile }
calculator-clear = Clear
calculator-undo = Undo
calculator-redo = Redo
calculator-said-laid = { $tile }. Tiles: { $count }
calculator-said-cleared = All tiles are taken back.

## Tiles to tap

calculator-palette = Tiles to tap
calculator-place = The tapped tile goes
calculator-place-hand = Hand
calculator-place-chow = Chow
calculator-place-pung = Pung
calculator-place-kong = Kong
calculator-place-concealed-kong = Concealed kong
calculator-tile-laid = { $tile }, laid: { $count }
calculator-typing = { $digits }… and now the suit: m characters, p dots, s bamboo, z winds and dragons, f flowers
calculator-why-five = All four are laid already: { $tile }.
calculator-why-full = The hand has all fourteen tiles: take one back first.
calculator-why-room = There is no room left for a set: take hidden tiles back first.
calculator-why-sets = Four sets lie on the table already, a hand has no more.
calculator-why-copies = There are not enough of them left: { $tile }.
calculator-why-chow = No chow begins with it: { $tile }. Chows are of characters, dots or bamboo.
calculator-why-flower = There is only one of it, and it is laid: { $tile }.

## The keyboard

calculator-keys = Keyboard
calculator-key-tile = A tile: number, then suit (m characters, p dots, s bamboo, z honours, f flowers)
calculator-key-move = Walk among the tiles
calculator-key-back = Take back the last tile
calculator-key-paste = Paste a hand or a link

## Who, where, how

calculator-circumstances = How it came about
calculator-seat = Your wind
calculator-seat-number = Your seat
calculator-round = The round’s wind
calculator-won = The hand
calculator-won-yes = wins
calculator-won-no = does not win
calculator-last = The winning tile
calculator-by = It came
calculator-by-wall = from the wall
calculator-by-discard = by a discard
calculator-by-loose = as a loose tile
calculator-by-last-wall = last of the wall
calculator-by-last-discard = by the last discard
calculator-by-robbed-kong = from a robbed kong
calculator-events = And also
calculator-cannot-be = It cannot be with this hand at this seat.
calculator-ready = A ready hand was declared
calculator-where = { $seat }, prevailing wind { $round }

## Rules

calculator-rules = Rule set
calculator-rules-other = Compared with
calculator-compare = Compare with other rules
calculator-compare-end = Stop comparing
calculator-compare-same = Both rule sets count this hand alike.
calculator-compared = { $one } and { $other }, side by side
calculator-rule = Rule
calculator-differs = differs

## The answer

calculator-result = What it is worth
calculator-start = Nothing is laid yet. Tap, type 5p, paste a hand, or look at a famous one.
calculator-as-it-lies = As it lies
calculator-worth = Worth { $worth }
calculator-limit = { $names }: a limit hand, worth { $total }
calculator-to-lay = { $count ->
    [one] { $count } more tile to lay
   *[other] { $count } more tiles to lay
}
calculator-short = { $count ->
    [1] One tile short
    [one] { $count } tile short
   *[other] { $count } tiles short
}
calculator-then-short = { $count ->
    [1] Then one tile is missing:
    [one] Then { $count } tile is missing:
   *[other] Then { $count } tiles are missing:
}
calculator-complete-unwon = Complete, and counted as a hand that did not win
calculator-complete-barred = Complete, but it may not win
calculator-bar-points = A winning hand must come to { $needs } points before doubling; this one comes to { $has }.
calculator-bar-doubles = Doubles needed for a win: { $needs }; there: { $has }.
calculator-bar-chows = Chows allowed in a winning hand: { $needs }.
calculator-bar-exposed = A winning hand must be concealed: no set taken from others.
calculator-bar-pair = The pair cannot be completed with a discard, only with a drawn tile.
calculator-bar-wall = Nobody wins by a discard here, only by a tile from the wall.
calculator-bar-robbing = This kong may not be robbed.
calculator-bar-ready = Only a hand that was declared ready may win.
calculator-bar-form = By these rules a hand of this form does not win: { $form }.
calculator-no-wait = One tile short, but none that would complete it is left, or it may not win with it.
calculator-waits = It waits for { $tiles }; worth { $worth }.
calculator-waits-barred = It waits for { $tiles }, but could not win with it.
calculator-waits-many = { $count ->
    [one] It waits for { $count } kind of tile; worth { $worth }.
   *[other] It waits for { $count } kinds of tile; worth { $worth }.
}
calculator-from-to = { $least } to { $most }
calculator-waits-caption = What completes the hand, and what it would be worth
calculator-tile = Tile
calculator-left = Left
calculator-lay = Lay { $tile }
calculator-useful = These bring it nearer:
calculator-discard = Not complete. Best is to discard { $tile }.
calculator-discard-waits = Not complete. Discard { $tile }. { $waits }
calculator-offline = The server does not answer. The bill follows as soon as it does.
calculator-refused = This rule set cannot be had with these options. Please change them.

## The notation, a link, a picture

calculator-notation = In the notation
calculator-notation-about = Sets stand in [ ], concealed kongs in ( ), the winning tile last: 123m 456p 5z [234s] (1111z) 5z
calculator-notation-letter = Place { $at }: { $piece }. After the digits comes the suit: m, p, s, z or f.
calculator-notation-cyrillic = Place { $at }: { $piece } is a Cyrillic letter. Suits are the Latin letters m, p, s, z and f.
calculator-notation-digits = Place { $at }: { $piece } needs a digit before it, such as 5{ $piece }.
calculator-notation-rank = Place { $at }: there is no tile { $piece }.
calculator-notation-bracket = Place { $at }: the bracket { $piece } is alone.
calculator-notation-set = Place { $at }: { $piece } is no set. Sets are [234m], [555p], [5555p] or (5555p).
calculator-not-pasted = What was pasted is no hand. { $why }
calculator-share = Send the hand
calculator-share-short = Send
calculator-link-about = The link holds the whole hand and the rules. Nothing is kept on the server.
calculator-link-damaged = A part of the link could not be read. What could be read is here.
calculator-send = Send the picture
calculator-save-picture = Save the picture
calculator-picture-alt = The hand and its bill as a picture
calculator-picture-failed = The picture could not be drawn. The link works all the same.

## Examples

calculator-examples = Example hands
calculator-examples-short = Examples
calculator-examples-show = Show me example hands
calculator-examples-limit = Limit hands
calculator-examples-doubles = What doubles a hand
calculator-examples-points = What counts points
calculator-examples-none = Under these rules every win is worth the same.

## The table as a whole

settlement-title = Who pays whom
    .line = Four hands, who won and by whose discard: what each pays and gets
settlement-open = Settle the table
settlement-winner = Who won
settlement-nobody = Nobody
settlement-tile = The winning tile
settlement-wall = from the wall
settlement-gave = discarded: { $wind }
settlement-penalty = The discarder pays for all
    .about = What was discarded was dangerous by these rules.
settlement-waiting = Paid for standing one tile short
settlement-ready = Paid for a declared ready hand
settlement-hands = The hands
settlement-whose = Whose hand
settlement-points = Points, where they are counted already
settlement-by-tiles = Count by the tiles
settlement-lay = Lay the tiles
settlement-laid = { $count } of { $whole } tiles: only what lies here is counted.
settlement-winner-only = By these rules only the winner’s hand counts.
settlement-compared-points = Points that were entered count the same under both.
settlement-unwon = The winner’s hand is not complete, or may not win: it is paid as it lies.
settlement-share = Send the settlement
settlement-link-about = The link holds all hands and the rules. Nothing is kept on the server.
settlement-net = { $wind } { $sum }
settlement-clear = Start afresh
settlement-about = Lay the hands of everybody, or write what they came to: who pays whom follows.
