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
