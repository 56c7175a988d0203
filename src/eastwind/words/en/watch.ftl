# Those who look on at a table without a seat.

watch-title = Looking on
watch-who = Who may look on
    .about = By a link, without a seat. Nobody sees a hand that is being played.
watch-none = Nobody
watch-live = The table, live
watch-later = Hands that are over
watch-count = { $count ->
    [0] Nobody looks on
    [one] { $count } person looks on
   *[other] { $count } people look on
  }
watch-link = Link for those who look on
    .about = Whoever opens this link looks on without a seat.
watch-go = Look on
watch-waiting = The first hand has not been dealt yet.
watch-opening = The table is being opened…
watch-later-line = Every hand can be walked through here once it is over, with all tiles open.
watch-first-hand = The first hand is being played.
watch-match-over = The match is over.
