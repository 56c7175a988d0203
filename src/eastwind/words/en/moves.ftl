# A person's key moves to another device; the open tables.

move-title = On another device
    .about = Your seats and matches move there with a one-time code.
move-begin = Move my seats
move-code = Open this on the other device
    .about = The first person to open it gets your seats. It is valid for five minutes.
move-keep = Keep them here too
move-none = This browser has no seats yet.
move-done = Your seats are on the other device now.
move-ask = { $count ->
    [one] { $count } seat has been moved here.
   *[other] { $count } seats have been moved here.
  }
move-take = Take over the seats
move-line = The seats from your other device can be taken over here, once.
move-matches = My matches
house-open = Open tables
house-none = No open tables right now.
house-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
