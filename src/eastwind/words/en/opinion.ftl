# A replay that says what Help would have done.

opinion-switch = What would Help have done?
    .about = Judged by what you knew when you were asked.
opinion-asking = Working it out…
opinion-same = Help would have done the same.
opinion-did = You: { $did }.
opinion-best = Help: { $best }. { $why }
opinion-summary = { $count ->
    [one] You matched Help in { $same } of { $count } decision.
   *[other] You matched Help in { $same } of { $count } decisions.
}
opinion-none = There was nothing to decide in this hand.
opinion-next = Next difference
opinion-previous = Previous difference
