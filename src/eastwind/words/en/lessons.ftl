# Learning the game: the page of its book, and the lessons.

## The book of the game

game-title = The book of the game
    .line = What Mahjong is, its tiles, its words and its many rules
game-search = Search the book
    .hint = Terca, meldowany, доты, riichi …
game-read = The word in the book of the game
game-rulebooks = Rule sets that you can play here
game-compare = Two rule sets side by side
game-language-zh = Chinese
game-language-ja = Japanese

## The lessons

lessons-title = Lessons
    .line = Learn the game at the table, from the first tile to a hand of your own
lessons-about = Twelve lessons of a few minutes at the real table, and then a hand of your own. Each can be left, gone on with, skipped and repeated. The figures are those of the rules that you choose.
lessons-offer = Never played? Learn it at the table, in twelve short lessons.
lessons-offer-not = No, thank you
lessons-of = Lesson { $number } of { $count }
lessons-minutes = About { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-done = Done
lessons-begun = Begun
lessons-leave = Leave the lesson
lessons-show = Show me
lessons-restart = Start again
lessons-next = Next lesson
lessons-go-on = Go on
lessons-to-bill = See the bill
lessons-to-table = To the table
lessons-trainers = To the trainers
lessons-play = Play
lessons-other-rules = The rules that you chose have nothing to show here: it is played by { $rules }.
lessons-word = Look it up in the book
lessons-coach = The teacher
lessons-steps = Steps
lessons-way = Your way through the lessons
lessons-how = Tap a tile to lift it, and once more to put it down.
lessons-help = Help
