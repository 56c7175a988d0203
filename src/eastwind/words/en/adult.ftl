### The adult's corner of the school: the course in figures, cards for real tiles, worksheets, own voice. Fetched when it is opened.

adult-add = Add a child
adult-days = Games per day
adult-by-hand = added by hand
adult-usual-at = usual at { $age }
adult-kinds = Mistakes by kind, game by game
adult-last = The last { $count } of { $all } games are shown.
adult-next-shaky = Several things went wrong last time: once more, calmly.

## Erasing

adult-erase-one = Erase this child
adult-erase-all = Erase everything
adult-erase-all-ask = Erase all children, their courses and the recorded voice? You can undo this for half a minute, but not later.
adult-erased = Erased.
adult-erase-left = You can undo this for another { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
adult-erase-undo = Undo
adult-erase-undone = Everything is back.

## Noting by hand

adult-note-day = Day
adult-note-level = Level
adult-note-span = Tiles laid correctly from memory
adult-note-order = In the right order
adult-note-hints = Hints given
adult-note-kept = Saved.
adult-opened-again = Seen, but turned over again

## Cards

adult-card = Card for real tiles
adult-cards-line = For the set in the cupboard: what to lay out, what to say, what to watch for. What you see can be added by hand.
adult-cards-back = All cards
adult-card-of = Step { $number } of { $count }
adult-card-time = { $from }–{ $to } minutes
adult-card-lay = What to lay out
adult-card-say = What to say
adult-card-watch = What to watch for
adult-card-levels = From easy to hard
adult-card-next = What next
adult-card-notes = Notes
adult-card-header-day = Day
adult-card-header-level = Level
adult-card-header-mistakes = Mistakes
adult-card-header-span = Span
adult-print = Print
adult-print-all = Print all

## Worksheets

adult-sheet = Worksheet
adult-sheet-line = Tasks of a step on A4, for printing, with a sheet of answers. The same number always gives the same tasks.
adult-sheet-step = Step
adult-sheet-count = Tasks
adult-sheet-seed = Number
adult-sheet-language = Language
adult-sheet-open = Open to print
adult-sheet-save = Save as a file
adult-sheet-another = Other tasks

## Own voice

adult-voice-line = Record what the bird says in your own voice. The recordings stay in this browser; they are played instead of the built-in voice.
adult-voice-recorded = { $count ->
        [one] { $count } line recorded
       *[other] { $count } lines recorded
    } of { $all }
adult-voice-record = Record: { $line }
adult-voice-stop = Stop
adult-voice-play = Play: { $line }
adult-voice-erase = Erase the recording: { $line }
adult-voice-erase-all = Erase all recordings
adult-voice-erase-ask = Erase all recordings of this language? They cannot be brought back.
adult-voice-refused = The microphone was not allowed. You can allow it in the browser’s settings for this page.
adult-voice-none = This browser cannot record here: it needs a microphone, and the page must use https or run on this machine.
adult-voice-full = There is no room for the recording: it was not saved.
adult-voice-example = Example: { $line }
adult-voice-earlier = Recorded with an earlier wording.
adult-voice-earlier-was = Recorded with an earlier wording: “{ $line }”
adult-voice-find = Find a line
adult-voice-number = Number { $number }

## Own faces

adult-faces = Own faces on the tiles
adult-faces-line = Letters, syllables or a foreign script in place of the pictures, in the games where only alike, pairs and order count. In all the others, the child learns the pictures.
adult-faces-choose = Choose
adult-faces-other = Choose others
adult-faces-keep = Keep and use
adult-faces-where = Games that show them on the tiles
adult-faces-few = This set is too short for some games: a row or a suit needs nine entries.
adult-faces-played = { $count ->
        [one] { $count } game was played with own faces.
       *[other] { $count } games were played with own faces.
    }

## The cards themselves

card-find-suit =
    .lay = Pour all the tiles out face up, in one heap on a table or on the floor. The first time, 48 of them are enough.
    .say = “Find all the tiles with circles. They are coins.” Later: “I see one more near your left hand.” Name a place; do not point at the tile.
    .watch = How many tiles were overlooked, and whether a hint was enough to find them. Four or five found after hints are not unusual.
    .levels = 1: coins among 48 tiles. 2: coins among all. 3: bamboo. 4: characters. 5: all three suits apart.
    .next = Hard? Look for things in a picture book together: “I see a butterfly. Do you?” Easy? Line up.
card-line-up =
    .lay = Loose tiles of the dots, some of them upside down. To begin with, one of each number.
    .say = “Make a row: one, two, three, all the way to nine.” If a nine lies there as a six: turn the tile round and back, count the circles together, and look for the digit at the top left.
    .watch = An upside-down nine taken for a six; a wrong number; a tile from another suit.
    .levels = 1: one tile of each number. 2: five more next to them. 3: all 36, some upside down.
    .next = Six and nine stay mixed up? Ask for things with two features: “all the small blue ones”. Easy? Line down.
card-line-down =
    .lay = The same tiles. A row from 1 to 9 stays in sight, on paper or in tiles.
    .say = “Now backwards: nine, then eight, all the way to one.” A row started with one, or a finished row turned round, is not what was asked.
    .watch = Whether eight is put next to nine and seven next to eight, or each number is counted up from one.
    .levels = 1: one tile of each number. 2: five more next to them. 3: all 36, some upside down.
    .next = Hard? Leave the row of numbers where the child can see it. No other game is needed. Easy? Three neighbours.
card-neighbours =
    .lay = One row from 1 to 9 stays on the table; next to it is the rest of the suit, 27 tiles.
    .say = “Put three neighbours together, like three, four, five.” From left to right, from low to high. After several right ones: “That is called a chow.”
    .watch = A gap, such as 1, 3, 4: look at the row together. A row that runs backwards. Any three tiles of the suit.
    .levels = 1: six tiles, two chows. 2: three chows among fifteen tiles. 3: the rest of the suit, 27 tiles.
    .next = Gaps again and again? Back to the rows for a while. Easy? Alike.
card-alike =
    .lay = All the tiles of one suit.
    .say = “Put together three that are just the same.” Then four. After several: “Three are called a pung, four a kong.”
    .watch = Three instead of four; a stranger among them. Mixing up the two names does not count: say the name again, with “three” or “four”.
    .levels = 1: two pungs. 2: a pung and a kong. 3: pungs and kongs from the rest of the suit.
    .next = Strangers? Hold two tiles side by side and say what is the same. Easy, and not tired yet? Code lock.
card-code-lock =
    .lay = Four to six tiles of a suit in a row, the rest next to them, and a cloth to cover the row.
    .say = “Have a good look, and tell me when you know it.” Cover the row. “Now lay the same row.” To help: “Say them to yourself: two, five, eight.”
    .watch = How many tiles come back and, separately, whether they are in order. The child says when to cover: there is no clock.
    .levels = 1: four tiles. 2: five tiles. 3: six tiles.
    .next = Three or fewer, on several days? Say a few words and let the child repeat them: is more remembered by ear? Then name the tiles aloud. If it stays this low both ways, ask someone who knows about child development.
card-suits =
    .lay = One day bamboo, another day characters; otherwise as in steps 1 to 6.
    .say = “Coins were threaded on strings: that is bamboo. Many strings are worth one banknote.” The 1 of bamboo is a bird. On characters the black sign at the top is the number, the digit in the corner helps.
    .watch = The same as in steps 1 to 6. With characters there is no picture to count: it takes a little longer.
    .levels = 1–6: steps 1 to 6 with bamboo. 7–12: the same with characters.
    .next = One suit at a sitting is enough. Easy? Snake.
card-snake =
    .lay = Eight to sixteen tiles of two suits, and one as the head of the snake.
    .say = “The next tile has the same picture or the same number as the last one.”
    .watch = A tile that matches neither. Only one of the two features used all the time.
    .levels = 1: eight tiles. 2: twelve. 3: sixteen.
    .next = Hard? Say both before each tile: “any coins, or any five”. Easy? Memory.
card-memory =
    .lay = Six to eight pairs, face down in even rows.
    .say = “Turn over two. If they are the same, they are yours and you turn over two more. If not, turn them back.” You and the child take turns.
    .watch = There are no mistakes. Count how often a tile that was already seen is turned over: row by row it happens less.
    .levels = 1: six pairs, two of each suit. 2: eight pairs of the three suits. 3: eight pairs with honours.
    .next = Hard? Show how to go along the rows. The game teaches a way to remember; it does not make memory larger. Easy? All combinations.
card-combinations =
    .lay = Twelve to twenty tiles drawn blindly from the three suits, face up.
    .say = “Make all that you can: three neighbours, three alike, four alike.” If suits are mixed: “They all have to be from one family.”
    .watch = Mixed suits, gaps, sets overlooked. At the end look together at what else could have been made.
    .levels = 1: twelve tiles. 2: sixteen. 3: twenty. 4: twenty with dragons and winds.
    .next = Suits mixed? Three neighbours, with two suits on the table. Easy? Dragons and winds.
card-honours =
    .lay = The twelve dragons; another time the sixteen winds; then both.
    .say = “Dragons and winds have no neighbours. Put together three or four that are just the same.” Winds are told apart by their sign; no compass is needed.
    .watch = A chow of honours; a stranger among matching tiles.
    .levels = 1: dragons. 2: winds. 3: dragons and winds.
    .next = From now on they join Memory and All combinations. Easy? Flowers and seasons.
card-bonus =
    .lay = The eight flowers and seasons, and a piece of paper with the number of the child’s place, 1 to 4.
    .say = “You sit at place two. Which ones have a two?” The seasons have black digits, the plants red ones.
    .watch = Chosen by the picture instead of the number; only one colour looked at.
    .levels = 1: the seasons. 2: the flowers. 3: flowers and seasons.
    .next = Hard? Say the number aloud before each look. Easy? Build the wall.
card-build-wall =
    .lay = All the tiles face down in the middle of the table.
    .say = “We build a square: each side eighteen long and two high.” Without flowers and seasons it is seventeen. Each player builds a side; the child counts with a finger.
    .watch = Numbers after ten left out or said twice; one stack too few or too many; a second layer that falls.
    .levels = 1: the end of a side. 2: most of a side. 3: a whole side. 4: the four sides.
    .next = Hard? Count in tens and ones: ten stacks, a small gap, eight more. Easy? Break the wall.
card-break-wall =
    .lay = The wall, and dice: two or three ordinary ones, or one with four and one with twenty sides.
    .say = “We count the sides from place one, the way a clock goes. The wall opens after the stack that we counted to.”
    .watch = Counted the other way round; opened before the stack instead of after it.
    .levels = 1: one player names the side, another the stack. 2: a die with four sides and one with twenty (18, 19 and 20 are thrown again). 3: one die for the side (5 and 6 are thrown again) and two for the stack. 4: two dice for the side, three for the stack.
    .next = Sums are guessed? Count the pips together. Easy? Solitaire.
card-solitaire =
    .lay = About twenty pairs. Build a figure from them, one or more layers high, and put each pair down together: then it can be taken apart.
    .say = “Take two alike. Only tiles with nothing on top that can slide out to the left or to the right.”
    .watch = Tiles taken that lie under another or are blocked in; two that are not alike.
    .levels = 1: ten pairs, flat. 2: fifteen, two layers. 3: twenty and more. The figures of the game on the screen are larger: 20, 28 and 36 pairs.
    .next = Hard? Let the child say what holds each tile. Building takes long: the game on the screen saves you that. Easy? The game for two.
card-game-two =
    .lay = The wall, broken. Places 1 and 3 take four tiles three times in turn and then one: thirteen each, open on the table. Allow time to look them over and lay them in groups; flowers and seasons are laid out and replaced from the other end of the wall.
    .say = “Draw one, then put one down.” The last tile put down may be taken to finish a set, never to begin one. Four sets and a pair win. Say aloud why you take a tile and why you leave it.
    .watch = Reaching for a tile that completes no set; a set broken up for a dragon. At the end: chow 3, pung 4, kong 5, the winner’s pair 2, a flower or season with the player’s own number 1.
    .levels = 1: add up finished sets. 2: add up a won hand. 3: the chronicle: 5 for the win, 1 for each own flower.
    .next = Sums too long? Keep the chronicle. Rules learned? The game for four.
card-game-four =
    .lay = As for two, with places 1 to 4. Everything goes clockwise. Hands lie open; hidden hands come at school age, as a young child can only watch their own hand.
    .say = “Any player may take the last tile to finish a set.” If several want it: the win first, then the next in turn. The player to the left of the winner begins the next game.
    .watch = Whether the child looks at each tile the others put down, and sees without help what completes a set.
    .levels = 1: a pung, or nothing. 2: a chow, or nothing. 3: any set, or nothing.
    .next = One named hand of the classical game at a time, for a school child who likes it. And at the end: tidy up.
card-tidy =
    .lay = The box, and all the tiles.
    .say = “We put them back together, in even rows: you do one row, I do one.”
    .watch = Nothing is measured. Gently hold back a child who wants to run off: you finish together.
    .levels = 1: two to four rows of six or eight. 2: five to eight rows of nine. 3: all 144 tiles.
    .next = At the end of every sitting.
