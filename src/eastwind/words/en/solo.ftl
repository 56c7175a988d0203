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
solo-deal-daily = the deal for { $day }
solo-daily = Deal for { $day }
solo-number = Deal by number
solo-number-wrong = Enter a number from 1 to 999,999,999.
solo-deal = Deal
solo-shuffled = Shuffled deals
solo-shuffled-line = Also winnable, but much harder
solo-dealing = Laying out the tiles…
solo-deal-away = The server is not responding, so this deal cannot be loaded. Games under way go on without the server, and some deals are kept here.
solo-deal-kept = A deal kept here
solo-deal-unknown = There is no such deal. Choose a layout to get a new one.
solo-deal-none = There is no such day in the calendar, so it has no deal.
solo-deal-ahead = That day has not come yet. Its deal will be available then.
solo-layouts = Layouts
solo-grouped = Group the layouts
solo-grouped-size = By size
solo-grouped-band = By difficulty
solo-size-short = Short games, up to { $count } tiles
solo-size-middle = Medium games, up to { $count } tiles
solo-size-long = Long games
solo-layouts-away = The server is not responding, so the layouts cannot be loaded.
solo-own-layouts = Your own layouts
solo-unfinished = unfinished

## The board

solo-board = Tiles
solo-tools = Moves and help
solo-tile-blocked = { $tile }, blocked
solo-pairs-open = { $count ->
    [one] { $count } pair free
   *[other] { $count } pairs free
}
solo-undo = Undo
solo-redo = Redo
solo-hint = Hint
solo-lamp = Lamp
solo-lamp-lit = Winnable
solo-lamp-out = Lost
solo-lamp-unknown = Unknown
solo-lamp-asking = Checking…
solo-lamp-away = No answer
solo-lamp-off = Lamp on
solo-pause = Pause
solo-continue = Continue
solo-new = New deal
solo-new-short = New
solo-again = Same deal again
solo-more = More
solo-go-back = Back to a winnable position
solo-rescue = Shuffle the rest
solo-full-screen = Full screen
solo-zoom-in = Larger
solo-zoom-out = Smaller
solo-zoom-first = Original view
solo-zoom-whole = Whole board
solo-choice-lamp = Lamp
    .about = It stays lit while the game can be won, and goes out when a move has just lost it.
solo-choice-dim = Dim blocked tiles
    .about = Tiles that cannot be taken yet are darker.
solo-rules = Remove matching tiles in pairs. A tile is free when nothing lies on it and its left or right side is clear. Any flower goes with any flower, any season with any season.

## Messages to the player

solo-notice-hint-lost = This position can no longer be won. These two match, but the game is lost.
solo-notice-hint-unknown = These two match. It is not known whether the game can still be won.
solo-notice-none-fits = No free pair here.
solo-notice-blocked = Blocked: nothing may lie on a tile, and its left or right side must be clear.
solo-notice-just-lost = The lamp has gone out: after this move the game can no longer be won.
solo-notice-went-back = Back at the last winnable position. Redo takes you forward again.
solo-notice-went-back-unsure = Back at a winnable position. A later one might be winnable too; that is not known.
solo-notice-no-way-back = No earlier position is known to be winnable.
solo-notice-rescued = Shuffled. From here the board can be cleared again.
solo-notice-rescue-impossible = As the tiles lie, no shuffle helps. Going back does.
solo-notice-rescue-unknown = No winnable shuffle was found. Try again, or go back.
solo-notice-away-hint = Hints need the server, which is not responding. You can play on without them.
solo-notice-away-lamp = The lamp needs the server, which is not responding. You can play on without it.
solo-notice-away-back = Going back needs the server, which is not responding. Undo still works.
solo-notice-away-rescue = The shuffle needs the server, which is not responding. Undo still works.
solo-notice-kept = The server is not responding: this is one of the deals the page keeps for such times.
solo-said-taken = { $tiles }, taken. { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}, { $pairs ->
    [one] { $pairs } pair free.
   *[other] { $pairs } pairs free.
}
solo-said-blocked = { $tile }: blocked by { $by }
solo-said-hint = These match: { $one } and { $other }
solo-said-undone = Undone. { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}
solo-said-redone = Redone. { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}
solo-won = Cleared
solo-won-alone = Without any help.
solo-won-helped = Help used: { $help }.
solo-help-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
solo-help-rescues = { $count ->
    [one] { $count } shuffle
   *[other] { $count } shuffles
}
solo-help-undos = { $count ->
    [one] { $count } step back
   *[other] { $count } steps back
}
solo-help-lamp = the lamp
solo-help-again = a restart
solo-won-fastest = Your best time on this layout.
solo-won-best = Your best time here: { $time }.
solo-paused = Paused
solo-paused-line = { $tiles ->
    [one] { $tiles } tile is waiting.
   *[other] { $tiles } tiles are waiting.
}
solo-stuck = No moves left
solo-stuck-line = { $count ->
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
} The game is not over: you can still go on.

## Statistics and calendar

solo-play-on = Play on
solo-give-up-ask = Give up this game?
solo-give-up-line = A new deal ends the game under way. It counts as played, not won.
solo-again-ask = Restart this deal?
solo-again-line = The tiles go back to where they were dealt, and the clock to zero. The game counts as one with help.
solo-statistics = Statistics
solo-statistics-help = Games
solo-statistics-alone = Without help
solo-statistics-helped = With help
solo-statistics-played = Played
solo-statistics-won = Won
solo-statistics-won-of = Won / played
solo-statistics-row = In a row
solo-statistics-longest = longest: { $count }
solo-statistics-best = Best time
solo-statistics-mean = Mean time
solo-statistics-layout = Layout
solo-statistics-layouts = By layout
solo-statistics-line = Help is a hint, a shuffle, the lamp, going back (Undo or “Back to a winnable position”) or a restart. A game counts when it is won or given up; times are for games won.
solo-statistics-none = Nothing counted yet. Figures appear here as soon as a game is won or given up.
solo-statistics-none-alone = No games without help yet.
solo-statistics-none-helped = No games with help yet.
solo-statistics-erase = Erase all
solo-statistics-erase-ask = Erase the statistics?
solo-statistics-erase-line = Figures, best times and the days in the calendar will be gone for good. Games under way stay.
solo-calendar = Calendar
solo-calendar-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
solo-calendar-longest = longest: { $count }
solo-calendar-before = Previous month
solo-calendar-after = Next month
solo-calendar-done = cleared on the day
solo-calendar-later = cleared later
solo-calendar-begun = begun
solo-calendar-open = open
solo-calendar-ahead = still to come
solo-calendar-line = Each day has a deal, the same for all players. Choose any day up to today to play its deal on the layout “{ $layout }”. Days in a row count when they are cleared on the day itself.

## Keys

solo-keys = Keys
solo-key-space = Space
solo-keys-move = to the next free tile
solo-keys-choose = choose a tile; the second of a pair takes both
solo-keys-match = to the next tile that goes with the chosen one
solo-keys-drop = put the chosen tile back, close a message
solo-keys-hint = show two tiles that match
solo-keys-lamp = lamp on or off
solo-keys-rescue = shuffle the rest
solo-keys-pause = pause and continue
solo-keys-zoom = larger, smaller, whole board

## Faces

solo-faces = What is on the tiles
solo-faces-line = Learn signs while you play: identical signs are pairs, or a sign goes with its sound. Other faces restart the deal.
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
solo-faces-away = The ready-made sets cannot be loaded: the server is not responding.
solo-faces-write = Write your own
solo-faces-how = One entry per line. A sign alone: identical signs are pairs. A sign, a space and its sound: the sign goes with the sound. At least five entries.
solo-faces-title = Name of the set
solo-faces-text = Signs
solo-faces-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
solo-faces-load = Load from a file
solo-faces-keep = Keep and play
solo-faces-good = No errors found.
solo-faces-edit = Edit { $name }
solo-faces-file = Save { $name } as a file
solo-faces-remove = Remove { $name }
solo-faces-fault-name = The set needs a name.
solo-faces-fault-few = At least five entries are needed; there are { $count }.
solo-faces-fault-many = 120 entries at most; there are { $count }.
solo-faces-fault-long-sign = “{ $text }” is too long: a sign has at most 6 characters
solo-faces-fault-long-sound = “{ $text }” is too long: a sound has at most 8 characters
solo-faces-fault-not-printable = “{ $text }” contains a character that cannot be shown
solo-faces-fault-twice = “{ $text }” is already in line { $first }
solo-faces-fault-needs-sound = “{ $text }” has no sound, but the first entry has one
solo-faces-fault-has-sound = “{ $text }” has a sound, but the first entry has none
solo-fault-line = Line { $line }: { $fault }
solo-check = Check
solo-cancel = Cancel
solo-not-kept = This browser cannot keep anything: its storage is full or switched off.

## Connect

connect-rules = Two matching tiles are removed when a line with at most two bends joins them without passing through a tile. The line may run outside the field.
connect-new = New game
connect-others = Games under way
connect-new-short = New
connect-begin = Begin
connect-choice-calm = Calm, without a clock
    .about = Take all the time you like. Only pairs are counted.
connect-choice-gravity = Tiles fall
    .about = When a tile is removed, those above it come down.
connect-choice-families = Families
    .about = Any flower goes with any flower, any season with any season.
connect-first-level = Begin at level
connect-level-about = { $columns } × { $rows }, { $time }
connect-levels-line = Once you have reached a level, you can choose it here.
connect-best = Best: { $score } points, level { $level }.
connect-best-now = Your best score in this type of game.
connect-level = Level { $level } of { $levels }
connect-score = { $score } points
connect-game = game no. { $number }
connect-time = Time left
connect-calm = calm
connect-calm-down = Clock off
connect-field = Field, { $columns } by { $rows }
connect-tile = { $tile }, row { $row }, column { $column }
connect-level-done = Level { $level } cleared
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
connect-stars-calm = One star for clearing a level, one for doing so without a hint or undo, one if nothing had to be shuffled.
connect-level-time = Time: { $time }.
connect-level-fastest = Your best on this level.
connect-next = On to level { $level }
connect-won = All levels cleared
connect-time-up = Time is up
connect-once-more = Play again
connect-go-on-calm = Continue without a clock
connect-away = The server is not responding, so the levels cannot be loaded.
connect-notice-shuffled = No pairs could be joined, so the tiles were shuffled. All of them can be joined again.
connect-notice-stuck = No moves left. Shuffling…
connect-notice-stuck-away = No moves left, and the shuffle needs the server, which is not responding.
connect-notice-stuck-waits = No moves left. The tiles will be shuffled as soon as the server can.
connect-notice-away-hint = Hints need the server, which is not responding. No hint was used.
connect-notice-kept = The server is not responding: this level is from one of the games the page keeps for such times.
connect-notice-apart = No line with at most two bends joins these two.
connect-notice-no-hints = All six hints are used.
connect-notice-hint-unknown = These two match. It is not known whether the rest can be cleared without a shuffle.
connect-notice-hint-lost = These two match. The rest will need a shuffle.
connect-said-taken = { $tiles }, joined. { $left ->
    [one] { $left } tile left.
   *[other] { $left } tiles left.
}
connect-said-hurry = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
connect-keys-move = to the next tile
connect-keys-choose = choose a tile; a second matching one joins them
connect-keys-match = to the next tile that can be joined to the chosen one
connect-keys-undo = put the last pair back (calm games)
connect-keys-hint = show two tiles that can be joined
connect-keys-light = highlight all tiles like this one

## The layout editor

solo-editor = Layout editor
solo-editor-new = Draw a layout
solo-editor-edit = Edit { $name }
solo-editor-board = Drawing board
solo-editor-how = Click to place a tile, click a tile to remove it. Tiles may be moved by half a width. Tiles on higher layers may hang in the air. Keys: arrows move by a tile, Shift and arrows by half a tile, Enter places or removes, Page Up and Page Down change the layer.
solo-editor-layer = Layer { $layer }
solo-editor-lower = Lower layer
solo-editor-higher = Higher layer
solo-editor-clear = Remove all tiles
solo-editor-tile = a tile
solo-editor-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
solo-editor-odd = one tile has no partner
solo-editor-few = A layout needs at least four tiles.
solo-editor-mirror = Mirror left and right
solo-editor-name = Name
solo-editor-name-missing = Give the layout a name.
solo-editor-keep = Keep
solo-editor-kept = Kept in this browser.
solo-editor-play = Keep and play
solo-editor-files = Files
solo-editor-load = Open
solo-editor-save = Save as a text picture
solo-editor-save-kmahjongg = Save for KMahjongg
solo-editor-from = Start from a layout
solo-editor-forget = Delete this layout
solo-editor-forgotten = Deleted.
solo-editor-outside = There is no room outside the board.
solo-editor-overlap = A tile is in the way.
solo-editor-full = 288 tiles is the maximum.
solo-editor-clearable-yes = This layout can be cleared.
solo-editor-clearable-no = However it is dealt, this layout cannot be cleared.
solo-editor-clearable-not_known = It is not known whether this layout can be cleared.
solo-editor-faulty = This file cannot be used:
solo-editor-file-large = The file is too large.
solo-editor-failed = The server could not do this. You can draw and keep layouts without it.
solo-editor-away = The server is not responding. You can draw and keep layouts without it.
solo-place = column { $column }, row { $row }, layer { $layer }
solo-fault-column = Line { $line }, character { $column }: { $fault }
solo-layout-fault-header = this is not an Eastwind, KMahjongg or Kyodai layout
solo-layout-fault-line = only “name …” or “layer” is allowed here, not “{ $found }”
solo-layout-fault-name = the line “name …” is missing
solo-layout-fault-layer = the line “layer” is missing
solo-layout-fault-sign = “{ $found }” is not part of a tile
solo-layout-fault-tile = part of a tile without the rest
solo-layout-fault-size = a dimension is missing or wrong ({ $found })
solo-layout-fault-squares = { $number } squares were declared, { $found } were found
solo-layout-fault-count = the number of tiles must be even, 4 to 288; there are { $found }
solo-layout-fault-large = the layout is too large ({ $found } half tiles)
solo-layout-fault-layers = 16 layers is the maximum
solo-layout-fault-overlap = two tiles in one place: { $place }
solo-layout-fault-other = expected { $expected }, found { $found }
