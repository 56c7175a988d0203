### A match reviewed by the coach, and one's habits over many.

review-title = Review of the match
review-intro = The coach tries each of your decisions in deals that match what you knew, and shows what it cost in points.
review-begin = Review the match
review-asking = The coach is reviewing the match
review-so-far = { $done } of { $decisions } decisions
review-failed = The review failed. Start it again.
review-done = The review is ready.
review-dearest = The costliest moves
review-none = No move was shown to cost anything. Well played.
review-in-hand = Hand { $hand }
review-you = You
review-better = Better
review-look = View
review-play-on = Play on from here
review-all = { $count ->
    [one] Show the one move that cost something
   *[other] Show all { $count } moves that cost something
}
review-shares = Where your points came from
review-shares-line = The deal: what your tiles were worth to a master, above what that seat usually brings. Own moves: what was shown to be given away. The rest: what was drawn, and what the others did.
review-hand = Hand
review-result = Result
review-deal = The deal
review-cost = Own moves
review-rest = The rest
review-leads = leads
review-together = Together
review-habits = Kinds of moves
review-many = Your habits over { $matches } matches
review-times = { $times ->
    [one] once
   *[other] { $times } times
}
review-habit-win = Did not take a win
review-habit-claimed = Claimed a tile better left
review-habit-early = Claimed too early in the hand
review-habit-last = Fed others late in the hand
review-habit-pair = Broke a pair
review-examples = Examples
review-example = Hand { $hand }, for { $points }
review-habit-passed = Passed a tile worth claiming
review-habit-ready = Declared ready too early or too late
review-habit-danger = Gave others a tile they could use
review-habit-further = Took the hand further from a win
review-habit-fewer = Kept a hand that fewer tiles help
review-habit-smaller = Gave up a bigger hand
review-habit-kong = A kong too many or too few
review-habit-other = Something else
review-how = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}, each tried in { $deals } fresh deals. Each cost takes into account what the whole match says about such costs; where it could be zero, none is shown.
review-link = Review by the coach

## One's own costly moves, asked again

mistakes-title = Your costly moves
    .line = Moves that cost you something in reviewed matches, asked again until you know better
mistakes-about = Moves from your reviewed matches that cost something. Decide again. What you get right comes back later and later; it is kept in this browser only.
mistakes-none = There is nothing here yet. Let the coach review a finished match of yours: the moves that cost something are then asked here until you know them.
mistakes-to-matches = My matches
mistakes-practise = Practise these moves
mistakes-ask = What do you do?
mistakes-ask-tile = What do you do? Tap the tile you would discard.
mistakes-ask-both = What do you do? Tap the tile you would discard, or choose below.
mistakes-thrown = Just discarded:
mistakes-same = The same again. The coach would play differently.
mistakes-wrong = The coach would play differently.
mistakes-then = In the match
mistakes-cost = { $points ->
    [one] it cost one point
   *[other] it cost { $points } points
}
mistakes-next = Next position
mistakes-done = That is all for today. What you got right comes back on another day.
mistakes-due = { $count ->
    [0] nothing left for today
    [one] one position for today
   *[other] { $count } positions for today
}
mistakes-kept = kept for practice: { $count }, already known: { $known }
mistakes-erase = Forget them all
mistakes-unread = The moves kept for practice could not be read.
