### Trainers: endless tasks, each with the engine's answer.

trainers-title = Trainers
    .line = Short tasks with answers: count, wait, discard, pay, claim
trainers-about = Short tasks, as many as you like, made by the rules you choose. The answer always comes from the engine.
trainers-all = All trainers
trainers-unread = Your trainer progress could not be read.

trainers-count = Count this hand
    .line = Build the bill line by line and work out the total
trainers-waits = What does it wait for?
    .line = Find every tile that completes the hand
trainers-discard = Which discard?
    .line = Find the discard that leaves the most ways to improve
trainers-pays = Who pays whom?
    .line = Work out the payments after a hand
trainers-allowed = Is it allowed?
    .line = Claims: who may take the tile, and who gets it
trainers-limit = Find the limit hand
    .line = Know the famous hands by their tiles

trainers-daily = Task of the day
trainers-daily-line = One task, the same for everyone today.
trainers-daily-right = Today’s task is solved. The next one comes tomorrow.
trainers-daily-wrong = Today’s task is done; your answer was wrong. A new one comes tomorrow.
trainers-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
trainers-own = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} · right: { $share } · in a row now: { $streak }
trainers-level = Level
trainers-level-1 = Easy
trainers-level-2 = Medium
trainers-level-3 = Hard
trainers-number = task no. { $number }
trainers-streak = { $count ->
    [0] none in a row yet
    [one] { $count } right in a row
   *[other] { $count } right in a row
}
trainers-check = Check
trainers-next = Next task
trainers-right = That is right.
trainers-wrong = Not quite. Here is the answer.
trainers-right-short = right
trainers-it-is = it is { $sum }

## Progress

trainers-course = Progress
trainers-course-none = Nothing solved yet. What you solve is kept in this browser only.
trainers-course-line = { $count ->
    [one] { $count } task so far
   *[other] { $count } tasks so far
}, at best { $best } right in a row. Kept in this browser only.
trainers-course-caption = Percentage of tasks that were right, day by day.
trainers-course-day = { $day }: { $right } of { $tasks } right
trainers-export = Save as a file
trainers-erase = Erase
trainers-erase-really = Yes, erase everything
trainers-erase-not = Keep it

## The hand

trainers-hand-won = has won with the tiles as dealt
trainers-hand-won-by = has won; the last tile came { $how }
trainers-hand-lost = has not won

## Count

trainers-count-ask = Which of these lines belong on the bill? Tick them, then enter what the hand is worth.
trainers-count-sum = Ticked so far: { $points } points, { $doubles }
trainers-count-total = The hand is worth
trainers-count-missed = You missed
trainers-count-strangers = These do not count here
trainers-count-sum-wrong = The lines are right. They make { $right }, not { $total }.

## Tiles

trainers-waits-ask = Which tiles complete this hand? Tap all of them.
trainers-discard-ask = Which tile do you discard? Afterwards the hand should be as close to a win as possible, with the most tiles that help.
trainers-limit-ask = What is this hand called?
trainers-tile = Tile
trainers-then = Then
trainers-helping = What helps
trainers-left = Left
trainers-total = Worth
trainers-waits-then = waiting
trainers-short = { $count ->
    [one] { $count } tile short
   *[other] { $count } tiles short
}

## Payments

trainers-pays-wins = wins
trainers-pays-gave = gave the tile
trainers-pays-drawn = { $winner } has won with a tile drawn from the wall.
trainers-pays-given = { $winner } has won; the tile came from { $discarder }.
trainers-pays-penalty = The discard was a dangerous one: the penalty applies.
trainers-pays-sum = { $payer } pays { $payee }
trainers-pays-net = { $payer }, total
trainers-pays-minus = Enter a loss with a minus.

## Claims

trainers-allowed-throws = { $wind } discards
trainers-allowed-holds = { $wind } holds, among others
trainers-allowed-holds-all = { $wind } holds
trainers-allowed-place = { $place ->
    [1] This seat plays next after the discarder.
    [2] This seat is the second after the discarder.
   *[3] This seat is the third after the discarder.
}
trainers-allowed-ask-may = What may { $wind } claim the tile for?
trainers-allowed-ask-gets = All of these claims are made at once. Who gets the tile?
trainers-allowed-claim = { $wind }: { $what }
trainers-allowed-nothing = Nothing
trainers-allowed-nobody = No one
trainers-allowed-why-may = It depends on the tiles and, for a chow, on the seat.
trainers-allowed-why-gets = The rules rank the claims and say who comes first among equals.

## Limit hands

trainers-limit-none = No limit hand
trainers-limit-worth = It is worth { $total }.
trainers-limit-tiles = Which tile makes it a limit hand?
