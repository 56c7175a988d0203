# Those who watch a table without a seat.

watch-title = Watching
watch-who = Who may watch
    .about = With a link, without a seat. No one sees the players’ tiles while a hand is being played.
watch-none = No one
watch-live = The table, live
watch-later = Finished hands
watch-count = { $count ->
    [0] No one is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
watch-link = Link for spectators
    .about = Anyone who opens this link watches without a seat.
watch-go = Watch
watch-waiting = The first hand has not been dealt yet.
watch-opening = Opening the table…
watch-later-line = Once a hand is over, you can step through it here, with all tiles open.
watch-first-hand = The first hand is being played.
watch-match-over = The match is over.
