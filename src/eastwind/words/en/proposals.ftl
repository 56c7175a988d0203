# What needs everybody's consent at a table of several persons.

propose-title = Propose
    .about = It is done when everybody at the table agrees.
propose-take-back = Take back my discard
propose-end = End the match
propose-again = Once more, the same people
propose-stand-in = Let a bot play: { $name } is away
proposal-asked = { $what ->
    [take_back] { $name } asks to take the discard back.
    [end] { $name } proposes to end the match here. The finished hands stand; a hand in play counts for nobody.
    [stand_in] { $name } proposes that a bot plays until { $whom } is back.
   *[again] { $name } proposes to play once more. The seats are drawn anew.
  }
proposal-mine = { $what ->
    [take_back] You ask to take your discard back.
    [end] You propose to end the match here.
    [stand_in] You propose that a bot plays until { $whom } is back.
   *[again] You propose to play once more.
  }
proposal-waiting = Waiting for { $names }
proposal-agree = Agree
proposal-refuse = Do not agree
proposal-withdraw = Withdraw
proposal-agreed = Everybody agrees.
proposal-refused = { $name } does not agree: everything stays as it is.
proposal-withdrawn = { $name } withdraws the proposal.
proposal-lapsed = Not everybody has answered: everything stays as it is.
