## What Help ranks

help-ranked = Your options, best first
help-act-mahjong = Declare mahjong
help-act-discard-ready = Discard { $tile }, declaring a ready hand
help-act-discard-at-once = Discard { $tile }, ready at once
help-act-ready-at-once = Declare a ready hand at once
help-act-pass = Pass
help-why-win = Your hand is complete.
help-why-bonus = You draw another tile for it.
help-why-declare = { $count ->
    [one] Without it you cannot win; { $count } tile wins.
   *[other] Without it you cannot win; { $count } tiles win.
}
help-why-double = It makes your hand worth more.
help-why-kong = Points and another tile, and you are as close as before.
help-why-nearer = It brings you closer.
help-why-pass = Nothing else brings you closer.
help-why-pass-after = If you would rather not.
help-why-bind = Optional, and it ties you down.
help-why-apart = It brings you no closer.
help-why-barred = With it you could not win under these rules.
help-why-open = It shows your tiles for no gain.
help-why-no-tile = Ready, but no winning tile is left.

## What now, next to the hand

now-win = Your turn: declare mahjong, or discard
now-turn = Your turn
now-again = Press { $tile } again to discard it
now-waiting = Waiting for { $name }
now-waiting-claims = Does anyone claim { $tile }?
now-waiting-others = Waiting for the others
now-undeclared = Without declaring a ready hand you cannot win
now-undeclared-do = Declare and discard
now-undeclared-not = Just discard
now-spared = You can win now. Let it go?

## Why something cannot be done now

not-now-turn = Not yet: it is { $name }’s turn
not-now-claim = First decide about this tile: take it or pass
not-now-others = Not yet: the others are still deciding
not-now-over = This hand is over
not-now-tile = This tile may not be discarded now
not-now-ready = A ready hand discards only the tile it has drawn
not-now-chow = There is no chow to take now
not-now-pung = There is no pung to take now
not-now-kong = There is no kong to declare now
not-now-own = There is no set to lay out now
not-now-mahjong = Your hand is not complete
not-now-flower = There is no flower to lay out
not-now-declare = There is no ready hand to declare now
not-now-pass = There is nothing to pass now

## What the hand has brought

outcome-own = What you have won or lost
outcome-now = now
outcome-idle = No one pays: all players keep what they had.

## Wind letters

settings-winds = Wind letters
    .about = On the seat plates and in the corners of the tiles.
settings-winds-language = As in English
settings-winds-latin = E S W N

## Keys

settings-letter-keys = One-letter keys
    .about = C, P, M and the like act when pressed alone. Arrows, Enter, Space and Esc always work.

## The home page

continue-game = A game is in progress.
continue-finished = Finished matches ({ $count })

## Cloth, backs, volume

settings-face = Tile faces
    .about = Everywhere: at the table, in the calculator, in single-player games.
settings-face-carved = Carved
settings-face-figures = Large figures
settings-face-plain = Plain, strong
settings-felt = Table cloth
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-wine = Wine
settings-back = Tile backs
settings-back-jade = Jade
settings-back-blue = Blue
settings-back-bamboo = Bamboo
settings-volume = Volume
settings-volume-soft = Soft
settings-volume-middle = Medium
settings-volume-loud = Loud
