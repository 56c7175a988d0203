# What needs the consent of all players at a table of several people.

propose-title = Propose
    .about = It is done when all players at the table agree.
propose-take-back = Take back my discard
propose-end = End the match
propose-again = Play again, same people
propose-stand-in = Let a bot play: { $name } is away
proposal-asked = { $what ->
    [take_back] { $name } asks to take the discard back.
    [end] { $name } proposes to end the match here. The finished hands stand; a hand in play does not count.
    [stand_in] { $name } proposes that a bot plays until { $whom } is back.
   *[again] { $name } proposes to play again. The seats are drawn again.
  }
proposal-mine = { $what ->
    [take_back] You ask to take your discard back.
    [end] You propose to end the match here.
    [stand_in] You propose that a bot plays until { $whom } is back.
   *[again] You propose to play again.
  }
proposal-waiting = Waiting for { $names }
proposal-agree = Agree
proposal-refuse = Do not agree
proposal-withdraw = Withdraw
proposal-agreed = All players agree.
proposal-refused = { $name } does not agree: everything stays as it is.
proposal-withdrawn = { $name } withdraws the proposal.
proposal-lapsed = Not all players have answered: everything stays as it is.
