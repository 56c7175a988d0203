# A person's key goes to another device; the tables that are open in the house.

move-title = On another device
    .about = Your seats and matches go there by a code that is good for once.
move-begin = Take my seats along
move-code = Open this on the other device
    .about = Whoever opens it first has your seats. It is good for five minutes.
move-keep = Keep them here too
move-none = This browser holds no seat yet.
move-done = Your seats are on the other device now.
move-ask = { $count ->
    [one] { $count } seat has come over.
   *[other] { $count } seats have come over.
  }
move-take = Take the seats over
move-line = The seats of your other device can be taken over here, once.
move-matches = To my matches
house-open = Open in the house
house-none = Nobody waits for others at the moment.
house-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
