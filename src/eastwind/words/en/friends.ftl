# A table of several persons: how it is opened, who comes, what all live through together.

friends-who = Who sits down
    .about = Friends come by a link or by six letters.
friends-alone = I, with bots
friends-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
friends-window = Seconds to claim a discard
friends-help = Help during a hand
    .about = What anybody at this table may ask while playing. Looking back afterwards is always allowed.
help-level-none = None
help-level-tiles = Useful tiles
help-level-coach = Coach as well
friends-open = Open the table
friends-lobby = Who is here
friends-code-line = Read these letters out, or send the link:
friends-share = Link and QR code
friends-share-about = Whoever opens this link sees what is played, and takes a seat.
friends-seat = Seat { $number }
friends-free = free
friends-not-here = not here at the moment
friends-opener = opened the table
friends-ready = ready
friends-not-ready = not ready yet
friends-you = you
friends-sit-here = Sit here
friends-dice = { $how ->
    [seat-by-roll] By these rules the dice say who sits where, whatever is chosen here.
    [seat-one] Everybody keeps their seat; whoever sits on seat 1 is East first.
   *[highest-sum] Everybody keeps their seat; the dice say who is East first.
  }
friends-begin = Begin
friends-begin-bots = { $count ->
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on { $count } seats
  }
friends-remove = Remove { $name }
    .short = Remove
friends-remove-ask = Remove { $name }? The table gets new letters: the old ones stop working, so send the new ones to anyone you are still waiting for.
    .yes = Remove { $name }
    .no = Keep the seat
friends-new-letters = The letters are new. Send them to anyone you are still waiting for:
friends-letters-renewed = Whoever opened the table has new letters for those who are still to come.
friends-begin-without = Begin without { $names }
    .about = { $count ->
        [one] A bot takes that seat.
       *[other] Bots take those seats.
    }
friends-waiting-for = Waiting for { $names }
friends-say-ready = I am ready
friends-not-yet = Not yet
friends-wait-opener = Whoever opened the table begins.
friends-away = { $name } is away
friends-back = { $name } is back
friends-people-here = Who is here
friends-state = { $state ->
    [thinking] { $name } is thinking
    [away] { $name } is away
   *[here] { $name } is here
  }
friends-window-open = A tile may be claimed
friends-seconds = { $seconds } s
friends-let-go = Pass
friends-others-think = The others are thinking
join-title = Join a table
    .line = Type in the six letters that a friend has read out to you
join-code = Six letters
join-code-line = As whoever opened the table sees them.
join-look = See the table
join-window = { $seconds ->
    [one] { $seconds } second to claim a discard
   *[other] { $seconds } seconds to claim a discard
  }
join-help-none = nobody has help
join-help-tiles = help: useful tiles
join-help-coach = help: useful tiles and the coach
join-seat = Seat
join-any = any that is free
join-sit = Sit down
join-begun = They have begun already: nobody can sit down there any more.
join-full = Every seat is taken.
join-there = You have a seat at this table.
join-back = To the table
away-what = When somebody is away
    .about = Whoever comes back has the seat again at once, in the middle of a hand. Where everybody waits, those who are here may let a bot play after two minutes.
away-wait = Everybody waits
away-bot = A bot plays until then
away-vote = Those who are here decide
away-wins = The bot may win
    .about = Otherwise it passes what it can, does not win and does not declare a ready hand.
away-wins-yes = the bot may win for whoever is away
away-wins-no = the bot passes what it can and does not win
away-bot-plays = { $name } is away: a bot plays
away-waited = { $name } has been away for two minutes. A bot can play until { $name } is back.
    .yes = Let a bot play
    .no = Keep waiting
depart-title = Leave for good
    .about = A bot gets your seat, and you do not come back to this table.
depart-surely = Give my seat to a bot
depart-stay = Stay
pace-what = Time for a move
    .about = Whoever runs out of it is played for as plainly as can be, and everybody is told.
pace-none = No clock
pace-days = { $days ->
    [one] { $days } day, by correspondence
   *[other] { $days } days, by correspondence
  }
pace-bank = Bank for each hand
    .about = It is drawn on once the time for a move is gone.
pace-bank-none = none
pace-left = { $time } left
pace-drawn = { $time } left in the bank
pace-thinks = { $name }: { $time }
pace-soon = You have { $seconds } seconds left for your move
pace-ran-out = { $name } ran out of time: the move was made by a stand-in
pace-ran-out-you = Your time was over: the move was made for you
pace-until = until { $moment }
pace-list-yours = It is your turn
pace-list-others = The others are asked
passing-what = Claims
    .about = “Pass everything” passes tiles that you could win with, too: the time it takes tells nobody anything.
passing-none = I am asked
passing-chows = No chows
passing-all = Pass everything
passing-flowers-on = Flowers are laid out
