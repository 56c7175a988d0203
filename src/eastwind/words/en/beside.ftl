# What you may do when you sit alone with bots: take a move back, play a deal again, give a hand up, end the match.

beside-title = With bots
beside-about = You play with bots only, so you may take moves back. A match in which you do so stays marked to its end.
beside-left = The others have left. What you played together stands: no move can be taken back.
beside-take-back = Take back your move
    .about = Back to your last decision
beside-again = Play this deal again
    .about = The same walls and dice, from the first move
beside-give-up = Give up this hand
    .about = A club bot finishes it in your place, and the result counts
beside-leave = End the match
    .about = The finished hands stand; a hand in play does not count
beside-ask-give-up = Give up this hand? A bot finishes it in your place, and the result counts.
    .yes = Give it up
beside-ask-leave = End the match here? The finished hands stand; a hand in play does not count.
    .yes = End the match
beside-play-on = Play on
beside-helped = With help: { $what }
beside-helped-mark = with help
beside-taken-back = { $count ->
    [one] { $count } move taken back
   *[other] { $count } moves taken back
}
beside-played-again = { $count ->
    [one] { $count } deal played again
   *[other] { $count } deals played again
}
beside-given-up = { $count ->
    [one] { $count } hand left to a bot
   *[other] { $count } hands left to a bot
}
table-event-taken-back = { $who ->
    [me] You take a move back.
   *[other] { $name } takes a move back.
}
table-event-again = { $who ->
    [me] You play this deal again.
   *[other] { $name } plays this deal again.
}
table-event-given-up = { $who ->
    [me] A bot finishes this hand in your place.
   *[other] A bot finishes this hand for { $name }.
}
table-event-left = { $who ->
    [me] You end the match.
   *[other] { $name } ends the match.
}
table-keys-take-back = take back the last move
match-ended-left = The match was ended early.
hand-end-left = The match was ended
beside-over = Take back or play again
beside-same-walls = Same walls again
beside-repeated = the walls of an earlier match
