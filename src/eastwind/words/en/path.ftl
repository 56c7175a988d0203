### The school: what the bird says, the steps, the adult's page.

path-title = School
place-school = School
    .line = For a child and an adult: learn the tiles, game by game
kept-school = the course of the school
path-again = Say it again
path-help = Help
path-next = Go on
path-leave = Leave the game
path-tidy-away = Put the tiles away and leave
path-adult-corner = For the adult: hold for two seconds
path-face-down = Tile lying face down
path-lid = Push the lid shut
path-change = Somebody else plays
path-later = { $step }: comes later

## What is said

path-hello = Hello. What shall we play?
path-who = Who is playing? Choose your flower.
path-well-done = All done. Well laid.
path-find-suit-p = Find all the tiles with circles. They are coins.
path-find-suit-s = Find all the tiles with sticks. They are bamboo. The bird is one of them.
path-find-suit-m = Find all the tiles with the red sign. They are banknotes.
path-find-suit-light-p = I see coins here, in the bright circle.
path-find-suit-light-s = I see bamboo here, in the bright circle.
path-find-suit-light-m = I see banknotes here, in the bright circle.
path-find-suit-other-p = This one has no circles. We are looking for coins.
path-find-suit-other-s = This one is not bamboo. We are looking for sticks, and for the bird.
path-find-suit-other-m = This one has no such red sign at the bottom.
path-find-suit-done = That is all of them. Not one is left.
path-line-up = Lay a row: one, two, three, and on to nine.
path-line-down = Now backwards: nine, eight, seven, and on to one.
path-turn-it = It is lying on its head. Turn it round with a tap.
path-six-nine = Nine has three rows of three. Six has two and four. And the number sits at the top.
path-begin-nine = Backwards begins with nine.
path-other-suit = That one is from another family.
path-next-up = Count on: who comes after { $number }?
path-next-down = Count back: who stands before { $number }?
path-neighbours = Lay three neighbours in the box: like three, four, five.
path-neighbours-more = Well laid. Find three more neighbours.
path-neighbours-who = Who lives next door to { $number }?
path-chow-name = Three neighbours are called a chow. One more.
path-gap = Somebody lives between { $low } and { $high }. Who?
path-descending = They are neighbours, but they stand backwards. Tap them: they turn round.
path-one-suit-only = They are of one family, but they do not live next door to each other.
path-mixed-suit = Neighbours are all of one family.
path-alike-three = Lay three that are just the same.
path-alike-four = Now four that are just the same.
path-alike-same = One more that is just the same.
path-pung-name = Three alike are called a pung. One more of three.
path-kong-name = Four alike are called a kong. One more of four.
path-three-for-four = There are three alike. The fourth is still missing.
path-stranger = One here is a stranger. Which one?
path-honour-chow = Dragons and winds have no neighbours. Lay three that are just the same.
path-lock-look = Have a good look. When you know it, push the lid shut.
path-lock-say = Say it to yourself: { $numbers }.
path-lock-first = What came first?
path-lock-then = { $numbers }, and then?
path-lock-open = The lock is open. All of them are here.
path-lock-compare = Look at the two rows. Which ones are the same?
path-tidy = Put the tiles back in the box, row by row.
path-tidy-done = The box is full and tidy. See you soon.

## The steps

path-step-find-suit = Find the suit
    .trains = Attention on purpose: to keep looking for one thing among many.
    .usual = Nearly all are found quickly, and four or five only with the lamp.
    .watch = Many strange tiles tapped, or the search given up after a short while. Then play with fewer tiles.
path-step-line-up = Line up
    .trains = The order of numbers, and telling like signs apart.
    .usual = Six and nine are mixed up now and then; tiles that lie on their heads need a second look.
    .watch = The order of numbers itself is shaky. Then count aloud together first.
path-step-line-down = Line down
    .trains = Counting backwards, and holding the direction of reading.
    .usual = Slower than upwards; the number before has to be thought of each time.
    .watch = Every row is begun with one, or counted up from one each time.
path-step-neighbours = Three neighbours
    .trains = Seeing several features together: the suit, the number, the direction.
    .usual = Now and then a gap, or a row that runs backwards.
    .watch = Sets of any three tiles of the suit, again and again. Then lay a few together and say them aloud.
path-step-alike = Alike
    .trains = Comparing exactly, and stopping at the right number.
    .usual = The names pung and kong are mixed up for long. That is not counted.
    .watch = Strangers in many sets. Then compare two tiles aloud.
path-step-code-lock = Code lock
    .trains = Working memory: to keep several things in mind and lay them again.
    .usual = About as many tiles as years of age: six at six, five is fine. The order may be another.
    .watch = Three or fewer, on several days. Then try words: does more stay when it is heard?
path-step-suits = Bamboo, then characters
path-step-snake = Snake
path-step-memory = Memory
path-step-combinations = All combinations
path-step-honours = Dragons and winds
path-step-bonus = Flowers and seasons
path-step-build-wall = Build the wall
path-step-break-wall = Break the wall
path-step-solitaire = Solitaire
path-step-game-two = The game for two
path-step-game-four = The game for four
path-step-tidy = Tidy up
    .trains = A habit: what was used goes back to its place.
    .usual = It goes better together, a row each.
    .watch = Nothing. If it is too much today, do it together.

## The adult's page

path-adult = For the adult
path-adult-back = To the game
path-adult-course = The path
path-adult-seen = What was seen
path-adult-times = { $times ->
        [one] played { $times } time
       *[other] played { $times } times
    } on { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
path-adult-never = Not played yet.
path-adult-trains = What it trains
path-adult-usual = What is usual
path-adult-watch = Worth watching
path-adult-next = What to play next
path-adult-next-new = A new game.
path-adult-next-again = Known already: it will go more smoothly.
path-adult-chart-span = Tiles laid from memory, game by game
path-adult-chart-mistakes = Mistakes, game by game
path-adult-in-order = in order
path-adult-other-order = all there, in another order
path-adult-usual-six = usual at six
path-adult-no-mistakes = No mistakes.
path-adult-hints = Lamp lit
path-adult-here = Only on this device: names and results do not leave this browser unless you export them.
path-adult-export = Export
path-adult-import = Import
path-adult-imported = The course is here.
path-adult-not-imported = This file holds no course of the school.
path-adult-erase = Erase
path-adult-erase-ask = Erase the course of { $name }? It cannot be brought back.
path-adult-erase-yes = Erase it
path-adult-keep = Keep it
path-adult-name = Name
path-adult-age = Age
path-adult-nameless = Without a name
path-adult-line = Show what the bird says as a line
path-adult-nobody = No child has played here yet. Choose a flower in the school first.
path-adult-note = Note by hand
path-adult-noted = Played with real tiles; mistakes:
path-adult-note-keep = Keep
path-adult-lost = This browser keeps nothing: the course is gone when the page is closed.

path-mistake-overlooked = Overlooked, found by the lamp
path-mistake-other-suit = A tile of another suit
path-mistake-six-nine = Six and nine mixed up
path-mistake-wrong-neighbour = Another number
path-mistake-from-the-wrong-end = Begun with one
path-mistake-gap = A gap in the row
path-mistake-descending = Laid backwards
path-mistake-one-suit-only = Only the suit was the same
path-mistake-mixed-suit = Suits mixed
path-mistake-three-for-four = Three for four
path-mistake-stranger = A stranger among alike tiles
path-mistake-honour-chow = A chow of honours
path-mistake-missing = A tile missing
path-mistake-wrong-tile = Another tile
path-mistake-noted = Noted by hand
