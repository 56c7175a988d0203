## What the help ranks

help-ranked = What you may do, the best first
help-act-mahjong = Declare mahjong
help-act-discard-ready = Discard { $tile }, declaring a ready hand
help-act-discard-at-once = Discard { $tile }, ready at once
help-act-ready-at-once = Declare a ready hand at once
help-act-pass = Pass
help-why-win = Your hand is complete.
help-why-bonus = Another tile comes for it.
help-why-declare = { $count ->
    [one] Without that you cannot win; { $count } tile wins.
   *[other] Without that you cannot win; { $count } tiles win.
}
help-why-double = Your hand is worth more for it.
help-why-kong = Points and another tile, and you are as near as before.
help-why-nearer = It brings you nearer.
help-why-pass = Nothing else brings you nearer.
help-why-pass-after = If you would rather not.
help-why-bind = You need not, and it ties you.
help-why-apart = It brings you no nearer.
help-why-barred = With it you could not win by these rules.
help-why-open = It shows what you hold for nothing.
help-why-no-tile = Ready, but none of its tiles is left.

## What now, beside the hand

now-win = Your turn: declare mahjong, or discard
now-turn = Your turn
now-again = Press { $tile } again to discard it
now-waiting = Waiting for { $name }
now-waiting-claims = Does anybody claim { $tile }?
now-waiting-others = Waiting for the others
now-undeclared = Without declaring a ready hand you cannot win
now-undeclared-do = Declare and discard
now-undeclared-not = Only discard
now-spared = You can win now. Let it go?

## Why something cannot be done now

not-now-turn = Not yet: it is the turn of { $name }
not-now-claim = First decide about this tile: take it or pass
not-now-others = Not yet: the others are still deciding
not-now-over = This hand is over
not-now-tile = This tile may not be discarded now
not-now-ready = A ready hand discards only the tile it has drawn
not-now-chow = There is no chow to take now
not-now-pung = There is no pung to take now
not-now-kong = There is no kong to lay now
not-now-own = There is no set to lay out now
not-now-mahjong = Your hand is not complete
not-now-flower = There is no flower to lay out
not-now-declare = There is no ready hand to declare now
not-now-pass = There is nothing to pass now

## What the hand has brought

outcome-own = What you have won or lost
outcome-now = now
outcome-idle = Nobody pays: everybody keeps what they had.

## Letters of winds

settings-winds = Letters of winds
    .about = On the plates of the seats and in the corners of the tiles.
settings-winds-language = As in English
settings-winds-latin = E S W N

## Keys

settings-letter-keys = Keys of one letter
    .about = C, P, M and the like act when pressed alone. Arrows, Enter, Space and Esc always do.

## The first page

continue-game = A game is under way.
continue-finished = Finished matches ({ $count })

## Cloth, backs, volume

settings-face = Faces of the tiles
    .about = Everywhere where there are tiles: at the table, in the calculator, in games for one.
settings-face-carved = Carved
settings-face-figures = Large figures
settings-face-plain = Plain, strong
settings-felt = Cloth of the table
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-wine = Wine
settings-back = Backs of the tiles
settings-back-jade = Jade
settings-back-blue = Blue
settings-back-bamboo = Bamboo
settings-volume = Volume
settings-volume-soft = Soft
settings-volume-middle = Middle
settings-volume-loud = Loud
