### The calculator: what is a hand worth?

calculator-title = Calculator
    .line = Lay a hand and see what it is worth, under any rules
home-workshop = Workshop
calculator-open = Open in the calculator

## The hand

calculator-hand = The hand
calculator-empty = Tap the tiles of a hand: the bill updates with every tap.
calculator-hidden = Hidden tiles
calculator-sets = Sets on the table
calculator-flowers = Flowers and seasons
calculator-size = Tiles: { $count } of { $whole }, a kong counts as three
calculator-take-back = Take back: { $tile }
calculator-clear = Clear
calculator-undo = Undo
calculator-redo = Redo
calculator-said-laid = { $tile }. Tiles: { $count }
calculator-said-cleared = All tiles taken back.

## Tiles to tap

calculator-palette = Tiles to tap
calculator-place = Tapped tile goes to
calculator-place-hand = Hand
calculator-place-chow = Chow
calculator-place-pung = Pung
calculator-place-kong = Kong
calculator-place-concealed-kong = Concealed kong
calculator-tile-laid = { $tile }, laid: { $count }
calculator-typing = { $digits }… and now the suit: m characters, p dots, s bamboo, z winds and dragons, f flowers
calculator-why-five = All four are already laid: { $tile }.
calculator-why-full = The hand has all fourteen tiles: take one back first.
calculator-why-room = There is no room left for a set: take hidden tiles back first.
calculator-why-sets = Four sets are already on the table, and a hand has no more.
calculator-why-copies = There are not enough of them left: { $tile }.
calculator-why-chow = No chow begins with this tile: { $tile }. Chows are of characters, dots or bamboo.
calculator-why-flower = There is only one, and it is already laid: { $tile }.

## The keyboard

calculator-keys = Keyboard
calculator-key-tile = A tile: number, then suit (m characters, p dots, s bamboo, z honours, f flowers)
calculator-key-move = Move between tiles
calculator-key-back = Take back the last tile
calculator-key-paste = Paste a hand or a link

## Who, where, how

calculator-circumstances = Circumstances
calculator-seat = Your wind
calculator-seat-number = Your seat
calculator-round = The round’s wind
calculator-won = The hand
calculator-won-yes = wins
calculator-won-no = does not win
calculator-last = The winning tile
calculator-by = The tile came
calculator-by-wall = from the wall
calculator-by-discard = by a discard
calculator-by-loose = as a loose tile
calculator-by-last-wall = last of the wall
calculator-by-last-discard = by the last discard
calculator-by-robbed-kong = from a robbed kong
calculator-events = And also
calculator-cannot-be = Not possible with this hand at this seat.
calculator-ready = A ready hand was declared
calculator-where = { $seat }, prevailing wind { $round }

## Rules

calculator-rules = Rule set
calculator-rules-other = Compared with
calculator-compare = Compare with other rules
calculator-compare-end = Stop comparing
calculator-compare-same = Both rule sets count this hand the same.
calculator-compared = { $one } and { $other }, side by side
calculator-rule = Rule
calculator-differs = differs

## The answer

calculator-result = What it is worth
calculator-start = No tiles yet. Tap, type 5p, paste a hand, or look at a famous one.
calculator-as-it-lies = So far
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
calculator-bar-points = A winning hand needs { $needs } points before doubling; this one has { $has }.
calculator-bar-doubles = Doubles needed to win: { $needs }; in this hand: { $has }.
calculator-bar-chows = Chows allowed in a winning hand: { $needs }.
calculator-bar-exposed = A winning hand must be concealed: no set taken from others.
calculator-bar-pair = The pair cannot be completed with a discard, only with a drawn tile.
calculator-bar-wall = You cannot win by a discard here, only by a tile from the wall.
calculator-bar-robbing = This kong may not be robbed.
calculator-bar-ready = Only a hand that was declared ready may win.
calculator-bar-form = Under these rules a hand of this form does not win: { $form }.
calculator-no-wait = One tile short, but no tile that completes the hand is left, or it may not win with that tile.
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
calculator-useful = These bring it closer:
calculator-discard = Not complete. It is best to discard { $tile }.
calculator-discard-waits = Not complete. Discard { $tile }. { $waits }
calculator-offline = The server is not responding. The bill will appear when it does.
calculator-refused = This rule set is not available with these options. Please change them.

## The notation, a link, a picture

calculator-notation = In the notation
calculator-notation-about = Sets go in [ ], concealed kongs in ( ), the winning tile last: 123m 456p 5z [234s] (1111z) 5z
calculator-notation-letter = Place { $at }: { $piece }. The suit comes after the digits: m, p, s, z or f.
calculator-notation-cyrillic = Place { $at }: { $piece } is a Cyrillic letter. Suits are the Latin letters m, p, s, z and f.
calculator-notation-digits = Place { $at }: { $piece } needs a digit before it, such as 5{ $piece }.
calculator-notation-rank = Place { $at }: there is no tile { $piece }.
calculator-notation-bracket = Place { $at }: the bracket { $piece } has no match.
calculator-notation-set = Place { $at }: { $piece } is not a set. Sets are [234m], [555p], [5555p] or (5555p).
calculator-not-pasted = The pasted text is not a hand. { $why }
calculator-share = Send the hand
calculator-share-short = Send
calculator-link-about = The link holds the whole hand and the rules. Nothing is kept on the server.
calculator-link-damaged = Part of the link could not be read. The rest is here.
calculator-send = Send the picture
calculator-save-picture = Save the picture
calculator-picture-alt = The hand and its bill as a picture
calculator-picture-failed = The picture could not be drawn. The link still works.

## Examples

calculator-examples = Example hands
calculator-examples-short = Examples
calculator-examples-show = Show me example hands
calculator-examples-limit = Limit hands
calculator-examples-doubles = What doubles a hand
calculator-examples-points = What scores points
calculator-examples-none = Under these rules every win is worth the same.

## The table as a whole

settlement-title = Who pays whom
    .line = Four hands, who won and by whose discard: what each pays and gets
settlement-open = Settle the table
settlement-winner = Who won
settlement-nobody = No one
settlement-tile = The winning tile
settlement-wall = from the wall
settlement-gave = discarded: { $wind }
settlement-penalty = The discarder pays for all
    .about = The discard was dangerous under these rules.
settlement-waiting = Paid for being one tile short
settlement-ready = Paid for a declared ready hand
settlement-hands = The hands
settlement-whose = Whose hand
settlement-points = Points, if already counted
settlement-by-tiles = Count by the tiles
settlement-lay = Lay the tiles
settlement-laid = { $count } of { $whole } tiles: only these are counted.
settlement-winner-only = Under these rules only the winner’s hand counts.
settlement-compared-points = Points that were entered count the same under both.
settlement-unwon = The winner’s hand is not complete, or may not win: it is paid as it stands.
settlement-share = Send the settlement
settlement-link-about = The link holds all hands and the rules. Nothing is kept on the server.
settlement-net = { $wind } { $sum }
settlement-clear = Start over
settlement-about = Lay out all hands, or enter their values, to see who pays whom.
