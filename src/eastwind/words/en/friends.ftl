# A table for several people: how it is opened, who comes, what all of them see.

friends-who = How many people
    .about = Friends join with a link or six letters.
friends-alone = Me, with bots
friends-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
friends-window = Seconds to claim a discard
friends-help = Help during a hand
    .about = What players at this table may ask during play. Looking back afterwards is always allowed.
help-level-none = None
help-level-tiles = Useful tiles
help-level-coach = Coach as well
friends-open = Open the table
friends-lobby = Who is here
friends-code-line = Read these letters out, or send the link:
friends-share = Link and QR code
friends-share-about = Anyone who opens this link sees what is played, and takes a seat.
friends-seat = Seat { $number }
friends-free = free
friends-not-here = not here at the moment
friends-opener = host
friends-ready = ready
friends-not-ready = not ready yet
friends-you = you
friends-sit-here = Sit here
friends-dice = { $how ->
    [seat-by-roll] Under these rules the dice decide who sits where, whatever is chosen here.
    [seat-one] All players keep their seats; the player on seat 1 is East first.
   *[highest-sum] All players keep their seats; the dice decide who is East first.
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
friends-letters-renewed = The host has new letters for players who are still to come.
friends-begin-without = Begin without { $names }
    .about = { $count ->
        [one] A bot takes that seat.
       *[other] Bots take those seats.
    }
friends-waiting-for = Waiting for { $names }
friends-say-ready = I am ready
friends-not-yet = Not yet
friends-wait-opener = The host begins the match.
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
    .line = Enter the six letters that a friend has read out to you
join-code = Six letters
join-code-line = As the host sees them.
join-look = See the table
join-window = { $seconds ->
    [one] { $seconds } second to claim a discard
   *[other] { $seconds } seconds to claim a discard
  }
join-help-none = no help
join-help-tiles = help: useful tiles
join-help-coach = help: useful tiles and the coach
join-seat = Seat
join-any = any free seat
join-sit = Sit down
join-begun = They have already begun: you can no longer sit down there.
join-full = Every seat is taken.
join-there = You have a seat at this table.
join-back = Back to the table
away-what = When a player is away
    .about = A player who returns gets the seat back at once, even in the middle of a hand. Where all players wait, those who are here may let a bot play after two minutes.
away-wait = All players wait
away-bot = A bot plays until then
away-vote = Those who are here decide
away-wins = The bot may win
    .about = Otherwise it passes what it can, does not win and does not declare a ready hand.
away-wins-yes = the bot may win for a player who is away
away-wins-no = the bot passes what it can and does not win
away-bot-plays = { $name } is away: a bot plays
away-waited = { $name } has been away for two minutes. A bot can play until { $name } is back.
    .yes = Let a bot play
    .no = Keep waiting
depart-title = Leave for good
    .about = A bot takes your seat, and you cannot come back to this table.
depart-surely = Give my seat to a bot
depart-stay = Stay
pace-what = Time for a move
    .about = If a player runs out of time, the simplest move is made for them, and all are told.
pace-none = No clock
pace-days = { $days ->
    [one] { $days } day, by correspondence
   *[other] { $days } days, by correspondence
  }
pace-bank = Bank for each hand
    .about = It is used once the time for a move is up.
pace-bank-none = none
pace-left = { $time } left
pace-drawn = { $time } left in the bank
pace-thinks = { $name }: { $time }
pace-soon = You have { $seconds } seconds left for your move
pace-ran-out = { $name } ran out of time: the move was made by a stand-in
pace-ran-out-you = You ran out of time: the move was made for you
pace-until = until { $moment }
pace-list-yours = It is your turn
pace-list-others = Others to move
passing-what = Claims
    .about = “Pass everything” also passes tiles that you could win with: the time it takes gives nothing away.
passing-none = Ask me
passing-chows = No chows
passing-all = Pass everything
passing-flowers-on = Flowers are laid out
