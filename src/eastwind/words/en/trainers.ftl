### Trainers: tasks without end, each with the engine's answer.

trainers-title = Trainers
    .line = Short tasks with answers: count, wait, discard, pay, claim
trainers-about = Short tasks, as many as you like, made by the rules you choose. The answer is always the engine’s own.
trainers-all = All trainers
trainers-unread = The course of the trainers could not be read.

trainers-count = Count this hand
    .line = Build the bill line by line, and say what it comes to
trainers-waits = What does it wait for?
    .line = Find every tile that completes the hand
trainers-discard = Which discard?
    .line = Let the tile go that leaves the most ways to get on
trainers-pays = Who pays whom?
    .line = Work out the payments after a hand
trainers-allowed = Is it allowed?
    .line = Claims: who may take the tile, and who gets it
trainers-limit = Find the limit hand
    .line = Tell the famous hands by their tiles

trainers-daily = Task of the day
trainers-daily-line = One task, the same for everybody today.
trainers-daily-right = Today’s task is solved. The next one comes tomorrow.
trainers-daily-wrong = Today’s task is done; it was not right. A new one comes tomorrow.
trainers-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
trainers-own = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} · right: { $share } · in a row now: { $streak }
trainers-level = Strength
trainers-level-1 = Easy
trainers-level-2 = Middle
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
trainers-wrong = Not quite. Here is how it is.
trainers-right-short = right
trainers-it-is = it is { $sum }

## The course

trainers-course = Your course
trainers-course-none = Nothing solved yet. What you solve is kept in this browser only.
trainers-course-line = { $count ->
    [one] { $count } task so far
   *[other] { $count } tasks so far
}, at best { $best } right in a row. Kept in this browser only.
trainers-course-caption = Of a hundred tasks so many were right, day by day.
trainers-course-day = { $day }: { $right } of { $tasks } right
trainers-export = Save as a file
trainers-erase = Erase
trainers-erase-really = Erase everything, really
trainers-erase-not = Keep it

## The hand

trainers-hand-won = has won with the tiles of the deal
trainers-hand-won-by = has won; the last tile came { $how }
trainers-hand-lost = has not won

## Count

trainers-count-ask = Which of these lines stand on the bill? Tick them, then write down what the hand comes to.
trainers-count-sum = Ticked so far: { $points } points, { $doubles }
trainers-count-total = The hand comes to
trainers-count-missed = You missed
trainers-count-strangers = These do not count here
trainers-count-sum-wrong = The lines are right. They come to { $right }, not to { $total }.

## Tiles

trainers-waits-ask = Which tiles complete this hand? Tap all of them.
trainers-discard-ask = Which tile do you let go? Afterwards the hand should be as near to a win as it can be, with the most tiles that help it on.
trainers-limit-ask = What is this hand called?
trainers-tile = Tile
trainers-then = Then
trainers-helping = What helps
trainers-left = Left
trainers-total = Worth
trainers-waits-then = waits to win
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
trainers-pays-net = { $payer } in all
trainers-pays-minus = Write a loss with a minus.

## Claims

trainers-allowed-throws = { $wind } throws
trainers-allowed-holds = { $wind } holds, among others
trainers-allowed-holds-all = { $wind } holds
trainers-allowed-place = { $place ->
    [1] This seat plays next after the one who throws.
    [2] This seat is the second after the one who throws.
   *[3] This seat is the third after the one who throws.
}
trainers-allowed-ask-may = What may { $wind } claim the tile for?
trainers-allowed-ask-gets = All of these are claimed at once. Who gets the tile?
trainers-allowed-claim = { $wind }: { $what }
trainers-allowed-nothing = Nothing
trainers-allowed-nobody = Nobody
trainers-allowed-why-may = It depends on the tiles, and for a chow on where one sits.
trainers-allowed-why-gets = The rules put the claims in an order, and say who comes first among equals.

## Limit hands

trainers-limit-none = No limit hand
trainers-limit-worth = It comes to { $total }.
trainers-limit-tiles = Which tile makes it a limit hand?
