# `eastwind review`: a match reviewed with the coach
cli-review-title = { $name } · { $rules } · { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-review-progress = { $percent } % · { $rate } moves a second · { $left } left
cli-review-hand = Hand
cli-review-result = Result
cli-review-deal = The deal
cli-review-cost = Own moves
cli-review-rest = The rest
cli-review-all = Together
cli-review-leads = leads
cli-review-columns = The deal: what the tiles were worth to a master, above what that seat usually brings. Own moves: what was shown to be given away. The rest: the draws, and what the others did.
cli-review-dearest = The costliest moves
cli-review-none = No move was shown to cost anything.
cli-review-where = Hand { $hand }, decision { $place }: { $position }
cli-review-did = You: { $did }. Better: { $best }, by { $points } points on average ({ $interval }).
cli-review-because = { $reasons }.
coach-because-win = it wins
coach-because-nearer = { $best ->
    [one] one tile is missing, not { $other }
   *[other] { $best } tiles are missing, not { $other }
}
coach-because-tiles = tiles that help then: { $best }, not { $other }
coach-because-waits = { $best ->
    [one] one tile wins then, not { $other }
   *[other] { $best } tiles win then, not { $other }
}
coach-because-doubles = it keeps honours that double as sets: { $best } doublings within reach, not { $other }
coach-because-suit = it stays closer to one suit: tiles outside it { $best }, not { $other }
coach-because-limit = a limit hand lacks { $best } tiles then, not { $other }
coach-because-pair = the other discard breaks a pair: pairs kept { $best }, not { $other }
coach-because-safe = the other tile is dangerous to discard
coach-because-chance = it wins { $best } times in 100, not { $other }
coach-because-worth = a win is worth { $best } then, not { $other }
coach-because-fed = others win on your discard { $best } times in 100, not { $other }
coach-move-discard = discard { $tile }
coach-move-discard-ready = discard { $tile }, ready
coach-move-discard-at-once = discard { $tile }, ready at once
coach-move-concealed-kong = concealed kong { $tile }
coach-move-added-kong = kong { $tile }, added
coach-move-flower = lay out { $tile }
coach-move-chow = chow from { $tile }
coach-move-pung = pung
coach-move-kong = kong
coach-move-mahjong = mahjong
coach-move-pass = pass
coach-move-ready-at-once = ready at once
coach-move-lay-chow = lay out the chow from { $tile }
coach-move-lay-pung = lay out the pung { $tile }

# In the replay
coach-ask = What did it cost?
coach-asking = Trying the moves in a few hundred deals…
coach-how = Tried in { $deals } deals that match what you knew. In points, compared with the best move.
coach-you = You
coach-interval = { $low } to { $high }
coach-row = you win { $won }, worth { $worth } · fed by you { $fed } · drawn against you { $drawn }
coach-cost = About { $points } on average ({ $interval }). Better: { $best }.
coach-no-difference = No clear difference from the best move.
coach-nothing-lost = Nothing was lost.

# While one thinks at the table
coach-switch = Coach: try the moves
coach-off = Every move is played out in deals that match what you know.
coach-trying = Trying the moves…
coach-closer = Looking more closely…
coach-best = Best: { $best }.
coach-some-equal = { $count ->
    [one] Best: { $best }. One other move is just as good.
   *[other] Best: { $best }. { $count } other moves are just as good.
}
coach-all-equal = No clear difference between the moves.
coach-equal = no difference
coach-chances = Then you win { $won } of the time ({ $worth } points on average); another player wins on your discard { $fed }, on their own draw { $drawn }, on another player’s discard { $others }; no one { $nobody }.
coach-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}
coach-fewer = Fewer moves
