### The games for one: Mahjong solitaire, Connect, own faces, the layout editor.

## Layouts, difficulty

solo-layout-lantern = Lantern
solo-layout-pagoda = Pagoda
solo-layout-bridge = Bridge
solo-layout-fish = Fish
solo-layout-butterfly = Butterfly
solo-layout-boat = Boat
solo-layout-compass = Compass
solo-layout-gate = Gate
solo-layout-courtyard = Courtyard
solo-layout-fortress = Fortress
solo-layout-mountains = Mountains
solo-layout-dragon = Dragon
solo-layout-wall = Great Wall
solo-layout-terraces = Rice terraces
solo-layout-lotus = Lotus
solo-layout-turtle = Turtle
solo-layout-key = Key
solo-layout-ring = Ring
solo-layout-cross = Cross
solo-layout-pyramid = Pyramid
solo-layout-knot = Knot
solo-layout-well = Well
solo-layout-seal = Seal
solo-layout-stairs = Stairs
solo-layout-bamboo = Bamboo
solo-layout-shield = Shield
solo-layout-crab = Crab
solo-layout-tower = Tower
solo-layout-beetle = Beetle
solo-layout-rune = Rune
solo-layout-snowflake = Snowflake
solo-layout-heart = Heart
solo-layout-crown = Crown
solo-layout-star = Star
solo-layout-bell = Bell
solo-layout-cat = Cat
solo-layout-hourglass = Hourglass
solo-layout-owl = Owl
solo-layout-temple = Temple
solo-layout-tree = Tree
solo-layout-own = A layout of your own
solo-band-calm = very easy
solo-band-easy = easy
solo-band-medium = medium
solo-band-hard = hard
solo-band-expert = expert
solo-difficulty-measured = Measured: { $cleared } of { $plays } random plays clear this deal.
solo-band-measured = Measured: { $share }% of random plays clear a deal.

## Deals

solo-deal-number = no. { $number }
solo-deal-shuffled = shuffled, no. { $number }
solo-deal-daily = the deal of { $day }
solo-daily = Deal of { $day }
solo-number = Deal by number
solo-number-wrong = A number from 1 to 999,999,999, please.
solo-deal = Deal
solo-shuffled = Shuffled deals
solo-shuffled-line = Clearable too, but much harder
solo-dealing = Laying out the tiles…
solo-deal-away = The server does not answer, and this deal comes from it. A game once begun goes on without it, and some deals are kept here.
solo-deal-kept = A deal kept here
solo-deal-unknown = There is no such deal. Choose a layout, and a new one is dealt.
solo-deal-none = The calendar has no such day, so there is no deal of it.
solo-deal-ahead = That day has not come yet. Its deal is there when it has.
solo-layouts = Layouts
solo-grouped = Group the layouts
solo-grouped-size = By size
solo-grouped-band = By difficulty
solo-size-short = Short games, up to { $count } tiles
solo-size-middle = Middling games, up to { $count } tiles
solo-size-long = Long games
solo-layouts-away = The server does not answer, and the layouts come from it.
solo-own-layouts = Your own layouts
solo-unfinished = unfinished

## The board

solo-board = Tiles
solo-tools = Moves and help
solo-tile-blocked = { $tile }, blocked
solo-pairs-open = { $count ->
    [one] { $count } pair fits
   *[other] { $count } pairs fit
}
solo-undo = Undo
solo-redo = Redo
solo-hint = Hint
solo-lamp = Lamp
solo-lamp-lit = Winnable
solo-lamp-out = Lost
solo-lamp-unknown = Not known
solo-lamp-asking = Looking…
solo-lamp-away = No answer
solo-lamp-off = Lamp on
solo-pause = Pause
solo-continue = Continue
solo-new = New deal
solo-new-short = New
solo-again = Same deal again
solo-more = More
solo-go-back = Back to where it could be won
solo-rescue = Shuffle the rest
solo-full-screen = Full screen
solo-zoom-in = Larger
solo-zoom-out = Smaller
solo-zoom-first = As it was at first
solo-zoom-whole = Whole board
solo-choice-lamp = Lamp
    .about = It burns as long as the game can be won, and goes out when a move has just lost it.
solo-choice-dim = Dim blocked tiles
    .about = Tiles that cannot be taken yet are darker.
solo-rules = Take equal tiles two by two. A tile is free when nothing lies on it and its left or right side is clear. Any flower goes with any flower, any season with any season.

## What one is told

solo-notice-hint-lost = This position can no longer be won. These two fit, but the game is decided.
solo-notice-hint-unknown = These two fit. Whether the game can still be won is not known.
solo-notice-none-fits = Nothing fits here.
solo-notice-blocked = Blocked: nothing may lie on a tile, and its left or right side must be clear.
solo-notice-just-lost = The lamp has gone out: after this move the game can no longer be won.
solo-notice-went-back = Back at the last position that can be won. Redo leads forward again.
solo-notice-went-back-unsure = Back at a position that can be won. A later one might be too; that is not known.
solo-notice-no-way-back = No earlier position is known to be winnable.
solo-notice-rescued = Shuffled. From here the board can be cleared again.
solo-notice-rescue-impossible = As these tiles lie, no shuffle helps. Going back does.
solo-notice-rescue-unknown = No shuffle that can be cleared was found. Try once more, or go back.
solo-notice-away-hint = Hints need the server, and it does not answer. The game goes on without.
solo-notice-away-lamp = The lamp needs the server, and it does not answer. The game goes on without.
solo-notice-away-back = The way back needs the server, and it does not answer. Undo works without.
solo-notice-away-rescue = The shuffle needs the server, and it does not answer. Undo works without.
solo-notice-kept = The server does not answer: this is one of the deals that the page keeps for such times.
solo-said-taken = { $tiles }, taken. { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}, { $pairs ->
    [one] { $pairs } pair fits.
   *[other] { $pairs } pairs fit.
}
solo-said-blocked = { $tile }: blocked by { $by }
solo-said-hint = These fit: { $one } and { $other }
solo-said-undone = Undone. { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}
solo-said-redone = Done again. { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}
solo-won = Cleared
solo-won-alone = Without any help.
solo-won-helped = Help taken: { $help }.
solo-help-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
solo-help-rescues = { $count ->
    [one] { $count } shuffle
   *[other] { $count } shuffles
}
solo-help-undos = { $count ->
    [one] { $count } way back
   *[other] { $count } ways back
}
solo-help-lamp = the lamp
solo-help-again = the deal begun anew
solo-won-fastest = Your best time on this layout.
solo-won-best = Your best time here: { $time }.
solo-paused = Paused
solo-paused-line = { $tiles ->
    [one] { $tiles } tile is waiting.
   *[other] { $tiles } tiles are waiting.
}
solo-stuck = Nothing fits any more
solo-stuck-line = { $count ->
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
} The game is not over: there are ways on.

## Statistics and calendar

solo-play-on = Play on
solo-give-up-ask = Give up this game?
solo-give-up-line = A new deal ends the game under way. It counts as played and not won.
solo-again-ask = Begin this deal anew?
solo-again-line = The tiles go back to where they were dealt, and the clock to zero. The game counts as one with help.
solo-statistics = Statistics
solo-statistics-help = Games
solo-statistics-alone = Without help
solo-statistics-helped = With help
solo-statistics-played = Played
solo-statistics-won = Won
solo-statistics-won-of = Won / played
solo-statistics-row = In a row
solo-statistics-longest = at most { $count }
solo-statistics-best = Best time
solo-statistics-mean = Mean time
solo-statistics-layout = Layout
solo-statistics-layouts = By layout
solo-statistics-line = Help is a hint, a shuffle, the lamp, a way back, a deal begun anew. A game counts when it is won or given up; times are of won games.
solo-statistics-none = Nothing counted yet. As soon as a game is won or given up, its figures stand here.
solo-statistics-none-alone = No game without help yet.
solo-statistics-none-helped = No game with help yet.
solo-statistics-erase = Erase all
solo-statistics-erase-ask = Erase the statistics?
solo-statistics-erase-line = Figures, best times and the days in the calendar are gone for good. Games under way stay.
solo-calendar = Calendar
solo-calendar-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
solo-calendar-longest = at most { $count }
solo-calendar-before = Month before
solo-calendar-after = Month after
solo-calendar-done = cleared on the day
solo-calendar-later = cleared later
solo-calendar-begun = begun
solo-calendar-open = open
solo-calendar-ahead = still to come
solo-calendar-line = Each day has a deal, the same for everybody. A press on a day that has come deals it on the layout “{ $layout }”. Days in a row count when they are cleared on the day itself.

## Keys

solo-keys = Keys
solo-key-space = Space
solo-keys-move = to the next free tile
solo-keys-choose = choose a tile; the second of a pair takes both
solo-keys-match = to the next tile that goes with the chosen one
solo-keys-drop = put the chosen tile back, close what is told
solo-keys-hint = show two tiles that fit
solo-keys-lamp = switch the lamp
solo-keys-rescue = shuffle the rest
solo-keys-pause = pause, and on again
solo-keys-zoom = larger, smaller, whole board

## Faces

solo-faces = What stands on the tiles
solo-faces-line = Learn signs while you play: equal signs are pairs, or a sign goes with its sound. Other faces begin the deal anew.
solo-faces-usual = The tiles of the set
solo-faces-usual-line = circles, bamboo, characters…
solo-faces-hiragana = Hiragana
solo-faces-hiragana-sound = Hiragana and their sounds
solo-faces-katakana = Katakana
solo-faces-katakana-sound = Katakana and their sounds
solo-faces-kana = Hiragana and katakana
solo-faces-cyrillic-ru = Russian letters
solo-faces-cyrillic-ru-case = Russian letters, capital and small
solo-faces-cyrillic-bg = Bulgarian letters
solo-faces-cyrillic-bg-case = Bulgarian letters, capital and small
solo-faces-greek = Greek letters, capital and small
solo-faces-greek-name = Greek letters and their names
solo-faces-latin = Latin letters
solo-faces-latin-case = Latin letters, capital and small
solo-faces-numbers = Numbers
solo-faces-numbers-roman = Roman numerals and figures
solo-faces-away = The ready sets come from the server, and it does not answer.
solo-faces-write = Write your own
solo-faces-how = One entry a line. A sign alone: equal signs are pairs. A sign, a blank and its sound: the sign goes with the sound. Five entries or more.
solo-faces-title = Name of the set
solo-faces-text = Signs
solo-faces-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
solo-faces-load = Take from a file
solo-faces-keep = Keep and play
solo-faces-good = Nothing wrong with it.
solo-faces-edit = Change { $name }
solo-faces-file = Save { $name } as a file
solo-faces-remove = Remove { $name }
solo-faces-fault-name = The set needs a name.
solo-faces-fault-few = Five entries at least are needed; there are { $count }.
solo-faces-fault-many = 120 entries at most; there are { $count }.
solo-faces-fault-long-sign = “{ $text }” is too long: a sign has 6 characters at most
solo-faces-fault-long-sound = “{ $text }” is too long: a sound has 8 characters at most
solo-faces-fault-not-printable = “{ $text }” holds a character that cannot be shown
solo-faces-fault-twice = “{ $text }” stands in line { $first } already
solo-faces-fault-needs-sound = “{ $text }” has no sound, the first entry has one
solo-faces-fault-has-sound = “{ $text }” has a sound, the first entry has none
solo-fault-line = Line { $line }: { $fault }
solo-check = Check
solo-cancel = Cancel
solo-not-kept = This browser keeps nothing: its storage is full or switched off.

## Connect

connect-rules = Two equal tiles go when a line joins them that bends twice at most and passes through no tile. The line may run outside the field.
connect-new = New game
connect-others = Games under way
connect-new-short = New
connect-begin = Begin
connect-choice-calm = Calm, without a clock
    .about = Take all the time you like. Only pairs are counted.
connect-choice-gravity = Tiles fall
    .about = When a tile goes, those above it come down.
connect-choice-families = Families
    .about = Any flower goes with any flower, any season with any season.
connect-first-level = Begin at level
connect-level-about = { $columns } × { $rows }, { $time }
connect-levels-line = A level that was reached once can be chosen here from then on.
connect-best = Best: { $score } points, level { $level }.
connect-best-now = Your best score in this sort of game.
connect-level = Level { $level } of { $levels }
connect-score = { $score } points
connect-game = game no. { $number }
connect-time = Time left
connect-calm = calm
connect-calm-down = Clock off
connect-field = Field, { $columns } by { $rows }
connect-tile = { $tile }, row { $row }, column { $column }
connect-level-done = Level { $level } is clear
connect-bonus = { $seconds ->
    [one] { $seconds } second to spare: { $points } points.
   *[other] { $seconds } seconds to spare: { $points } points.
}
connect-hint-bonus = { $hints ->
    [one] { $hints } hint to spare: { $points } points.
   *[other] { $hints } hints to spare: { $points } points.
}
connect-clock-waits = The clock starts with your first tile.
connect-stars = { $count } of { $most } stars
connect-stars-clock = One star for clearing a level, one for doing so without a hint, one for a third of the time left.
connect-stars-calm = One star for clearing a level, one for doing so without hint or undo, one where nothing had to be shuffled.
connect-level-time = Time: { $time }.
connect-level-fastest = Your best on this level.
connect-next = On to level { $level }
connect-won = All levels are clear
connect-time-up = The time is up
connect-once-more = Once more
connect-go-on-calm = Go on without a clock
connect-away = The server does not answer, and the levels come from it.
connect-notice-shuffled = Nothing fitted any more, so the tiles were shuffled. All of them can be joined again.
connect-notice-stuck = Nothing fits any more. Shuffling…
connect-notice-stuck-away = Nothing fits any more, and the shuffle needs the server, which does not answer.
connect-notice-stuck-waits = Nothing fits any more. It is shuffled as soon as the server can.
connect-notice-away-hint = Hints need the server, and it does not answer. No hint was used.
connect-notice-kept = The server does not answer: this level is from one of the games that the page keeps for such times.
connect-notice-apart = No line with two bends at most joins these two.
connect-notice-no-hints = All six hints are used.
connect-notice-hint-unknown = These two fit. Whether all the others can go without a shuffle is not known.
connect-notice-hint-lost = These two fit. The rest will need a shuffle.
connect-said-taken = { $tiles }, joined. { $left ->
    [one] { $left } tile left.
   *[other] { $left } tiles left.
}
connect-said-hurry = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
connect-keys-move = to the next tile
connect-keys-choose = choose a tile; a second equal one joins them
connect-keys-match = to the next tile that a line joins with the chosen one
connect-keys-undo = lay the last pair back (calm games)
connect-keys-hint = show two tiles that a line joins
connect-keys-light = light all tiles equal to this one

## The layout editor

solo-editor = Layout editor
solo-editor-new = Draw a layout
solo-editor-edit = Change { $name }
solo-editor-board = Drawing board
solo-editor-how = Click to put a tile, click a tile to take it away. Tiles may be moved by half a width. Tiles of higher layers may hang in the air. Keys: arrows a tile on, Shift and arrows half a tile, Enter puts or takes, Page Up and Page Down change the layer.
solo-editor-layer = Layer { $layer }
solo-editor-lower = Lower layer
solo-editor-higher = Higher layer
solo-editor-clear = Take everything away
solo-editor-tile = a tile
solo-editor-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
solo-editor-odd = one tile has no partner
solo-editor-few = A layout needs four tiles at least.
solo-editor-mirror = Mirror left and right
solo-editor-name = Name
solo-editor-name-missing = Give the layout a name.
solo-editor-keep = Keep
solo-editor-kept = Kept in this browser.
solo-editor-play = Keep and play
solo-editor-files = Files
solo-editor-load = Open
solo-editor-save = Save as a picture in text
solo-editor-save-kmahjongg = Save for KMahjongg
solo-editor-from = Begin with a layout
solo-editor-forget = Forget this layout
solo-editor-forgotten = Forgotten.
solo-editor-outside = There is no room outside of the board.
solo-editor-overlap = A tile stands in the way.
solo-editor-full = 288 tiles are the most.
solo-editor-clearable-yes = This layout can be cleared.
solo-editor-clearable-no = Whatever lies on it, this layout cannot be cleared.
solo-editor-clearable-not_known = Whether this layout can be cleared is not known.
solo-editor-faulty = This file cannot be used:
solo-editor-file-large = The file is too large.
solo-editor-failed = The server could not do this. Drawing and keeping work without it.
solo-editor-away = The server does not answer. Drawing and keeping work without it.
solo-place = column { $column }, row { $row }, layer { $layer }
solo-fault-column = Line { $line }, character { $column }: { $fault }
solo-layout-fault-header = this is not a layout of Eastwind, KMahjongg or Kyodai
solo-layout-fault-line = only “name …” or “layer” can stand here, not “{ $found }”
solo-layout-fault-name = the line “name …” is missing
solo-layout-fault-layer = there is no line “layer”
solo-layout-fault-sign = “{ $found }” is no part of a tile
solo-layout-fault-tile = part of a tile without the rest
solo-layout-fault-size = a measure is missing or wrong ({ $found })
solo-layout-fault-squares = { $number } squares were announced, { $found } are there
solo-layout-fault-count = the number of tiles has to be even, 4 to 288; there are { $found }
solo-layout-fault-large = the layout is too large ({ $found } half tiles)
solo-layout-fault-layers = 16 layers are the most
solo-layout-fault-overlap = two tiles in one place: { $place }
solo-layout-fault-other = expected { $expected }, found { $found }
