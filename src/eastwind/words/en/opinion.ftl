# A replay that says what the help would have done.

opinion-switch = What would the help have done?
    .about = Judged by what you knew when you were asked.
opinion-asking = Working it out…
opinion-same = The help would have done the same.
opinion-did = You: { $did }.
opinion-best = The help: { $best }. { $why }
opinion-summary = { $count ->
    [one] You did as the help in { $same } of { $count } decision.
   *[other] You did as the help in { $same } of { $count } decisions.
}
opinion-none = There was nothing to decide in this hand.
opinion-next = To the next difference
opinion-previous = To the difference before
