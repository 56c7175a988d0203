# Learning the game: the page of its book, and the lessons.

## The book of the game

game-title = The book of the game
    .line = What Mahjong is, its tiles, its words and its many rules
game-search = Search the book
    .hint = Terca, meldowany, доты, riichi …
game-read = In the book of the game
game-rulebooks = Rule sets you can play here
game-compare = Two rule sets side by side
game-language-zh = Chinese
game-language-ja = Japanese

## The lessons

lessons-title = Lessons
    .line = Learn the game at the table, from the first tile to a hand of your own
lessons-about = Twelve lessons of a few minutes at the real table, and then a hand of your own. You can leave, continue, skip and repeat each of them. The figures are those of the rules you choose.
lessons-offer = Never played? Learn it at the table, in twelve short lessons.
lessons-offer-not = No, thanks
lessons-of = Lesson { $number } of { $count }
lessons-minutes = About { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-done = Done
lessons-begun = Started
lessons-leave = Leave the lesson
lessons-show = Show me
lessons-restart = Start again
lessons-next = Next lesson
lessons-go-on = Continue
lessons-to-bill = See the bill
lessons-to-table = Go to the table
lessons-trainers = Go to trainers
lessons-play = Play
lessons-other-rules = The rules you chose have nothing to show here: this lesson is played by { $rules }.
lessons-word = Look it up in the book
lessons-coach = The teacher
lessons-steps = Steps
lessons-way = Your progress in the lessons
lessons-how = Tap a tile to lift it, and again to put it down.
lessons-help = Help
