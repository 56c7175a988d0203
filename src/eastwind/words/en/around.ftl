### Everything around the table: home page, set-up, settings, the bill, standing, replay.

## The bar at the top, dialogues

bar-home = Eastwind home page
go-home = Home page
bar-actions = On this page
language-label = Language
language-lost = This language cannot be loaded: the server is not responding. The language stays as it was.
dialog-close = Close
winds-letter-east = E
winds-letter-south = S
winds-letter-west = W
winds-letter-north = N
seat-number = seat { $number }

## Settings

settings-title = Settings
settings-group-play = At the table
settings-group-look = Appearance
settings-group-comfort = Comfort
settings-pace = Pace of the bots
    .about = How long they pause, so that you can follow. After every discard the table waits equally long, no matter who may claim, so the pause gives nothing away.
settings-pace-slow = Slow
settings-pace-normal = Calm
settings-pace-fast = Brisk
settings-pace-instant = Instant
settings-misclick-guard = Misclick protection
    .about = The first click lifts a tile, the second discards it.
settings-auto-flowers = Lay out flowers for me
    .about = Your flowers and seasons are laid out without asking you.
settings-auto-pass = No claims
    .about = Every discard is passed for you, unless you could win with it.
settings-pass-chows = No chows
    .about = A discard that could only be a chow is passed for you.
settings-auto-win = Declare mahjong for me
    .about = As soon as a tile completes your hand, mahjong is declared for you.
settings-sort-hand = Sort my hand
    .about = Tiles are kept in order of suit; when this is off, they stay where you put them.
settings-large-tiles = Large tiles
    .about = Bigger tiles and figures, also on a phone.
settings-index = Digits and letters on the tiles
    .about = A small sign in the corner of every tile.
settings-index-off = None
settings-index-on = Small
settings-index-large = Large
settings-theme = Light or dark
    .about = The area around the felt.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
    .about = Tiles click on the table and claims are heard.
settings-buzz = Vibration
    .about = A phone buzzes briefly when it is your turn or there is something to claim.
settings-motion = Speed of motion
    .about = How fast tiles glide. “System” follows the setting of your device.
settings-motion-system = System
settings-motion-off = None
settings-motion-brief = Brief
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-ceremony = The wall, the dice, the deal
    .about = Shows how a hand begins: in full for the first hand of a match, then briefly. Press any key or tap to skip it.
settings-language-about = Changes at once; your game goes on.
settings-reset = Restore defaults
settings-remembered = This browser remembers your choices.
settings-kept = Kept in this browser
    .about = Score books, seats, children’s courses with the recorded voice, house rules, games and figures, all in one file. Anyone who has the file can sit down in your seats.
settings-kept-save = Save everything
settings-kept-unsaved = The file could not be created: part of the page did not load. Try again when you are online.
settings-kept-load = Load a file
settings-kept-loaded = { $file } has been loaded. What was already here is still here.
settings-kept-none = { $file } contains nothing that can be loaded here.

## Home page

title-home = Eastwind · classical Mahjong
title-table = At the table
home-places = What you can do here
place-play = Play
    .line = A match against bots, with a bill that explains every point
place-solitaire = Solitaire
    .line = Remove the tiles in pairs
place-connect = Connect
    .line = Join matching tiles with a line
continue-title = Continue where you left off
continue-none-title = No match started yet
continue-fresh = A table is ready
continue-sit = Sit down now
continue-change = Change the table
continue-all = Show all ({ $count })
continue-asking = Checking the table…
continue-over = The match is over
continue-undealt = The table is set up, the tiles are not dealt yet
continue-gone = This table is no longer there
continue-gone-line = The server does not know it. You can remove it from this list.
continue-unreached = The table cannot be reached now
continue-forget = Remove from list
continue-go = Continue
continue-standing = See the standing
hand-number = hand { $hand }
hand-number-of = hand { $hand } of { $hands }
loading = One moment…
retry = Try again
share-link = Link
share-copy = Copy the link
share-copied = Copied
share-file = Save as a file
share-code = The link as a QR code
share-code-show = Show a QR code
share-code-long = The link is too long for a QR code that a camera can read.
share-reach-here = Opens on this machine only. To share it, send what is saved here, or start the server with “eastwind play --lan”.
share-reach-network = Opens on machines on the same network as { $host }, as long as Eastwind is running there.
share-reach-anybody = Opens for anyone who can reach { $host }.

## Setting up a table

setup-title = A new table
setup-name = Your name at the table
setup-name-default = Guest
setup-bots = Who plays with you
setup-bot = Player { $number }
# "Clara · Careful novice"
setup-person = { $name } · { $level }
setup-bot-only = Opposite you
setup-rules = Rules
setup-from = From: { $documents }
setup-options = Rule options
setup-options-changed = { $count ->
    [0] all as in the source
    [one] { $count } changed
   *[other] { $count } changed
}
setup-options-reset = Reset all to the source
setup-other-number = Another number
field-number-range = A whole number from { $minimum } to { $maximum }
field-unfit = { $label }: “{ $text }” is not valid. { $range }.
field-unfit-empty = { $label }: a number is missing. { $range }.
setup-option-quoted = “{ $name }”
setup-contradiction = { $count ->
    [1] The rules cannot be played with this choice: { $options }. Please change it.
   *[other] These choices contradict each other: { $options }. Please change one of them.
}
setup-option-against = Cannot be combined with { $options }.
setup-option-not-so = These rules cannot be played this way.
setup-refused = The rules cannot be played with these choices. Please change the last one.
setup-sit = Sit down

## Errors and the connection

error-offline = The server is not responding. Check that Eastwind is running, and try again.
error-details = Error report
error-expected = Expected
error-got = Received
error-position = Your hand
offline-banner = Connection lost. Your match is saved and goes on as soon as the server responds.

## The end of a hand

hand-end-won = { $name }: Mahjong
hand-end-drawn = A drawn hand
hand-end-wall-out = The wall ran out without a winner.
hand-end-three-claims = All three claimed mahjong at once: no winner.
hand-end-drawn-line = No one pays.
hand-end-drawn-paid = Even so, there is something to pay.
hand-end-dropped = Time is up
hand-end-dropped-line = The hand in play is dropped: it does not count.
hand-end-by-wall = The last tile was drawn from the wall: { $tile }
hand-end-by-discard = The last tile was discarded by { $from }: { $tile }
hand-end-by-loose = The last tile was a loose tile: { $tile }
hand-end-by-last-wall = The last tile was the last of the wall: { $tile }
hand-end-by-last-discard = The last tile was the last discard of the hand, by { $from }: { $tile }
hand-end-by-robbed-kong = The last tile was robbed from { $from }’s kong: { $tile }
hand-end-score = Score after this hand
hand-end-next = Next hand
hand-end-dealing = Dealing…
hand-end-table = Look at the table
hand-end-replay = Step through it
open-hand-concealed = Concealed: { $tiles }
open-hand-won = Winning tile: { $tile }
open-hand-chow = Chow: { $tiles }
open-hand-pung = Pung: { $tiles }
open-hand-kong = Exposed kong: { $tiles }
open-hand-concealed-kong = Concealed kong: { $tiles }
open-hand-flowers = Flowers: { $tiles }
hands-title = All hands

## The bill

bills-title = All bills
bill-caption = Bill of { $name }
bill-mahjong = Mahjong
bill-explain = Explain the rule
bill-nothing = Nothing that counts
bill-sum = Points
bill-total = Total
bill-limit-word = limit
bill-limit-stamp = Limit
bill-limit-cut = { $from } cut to { $to }

## Payments and score

payments-title = Who pays whom
payments-from = pays ↓
payments-to = receives →
payments-net = Total
payments-none = No payments.
payments-nothing = nothing
payments-cell = { $payer } pays { $payee } { $amount }. Why?
payments-part-own = their own part: { $amount }
payments-part-for = for { $name }: { $amount }
own-scores-title = Each player’s own total
own-scores-line = No payments: each player writes down the total of their own bill.
penalty-title = { $name } pays for all
score-standing = Standing
score-place = Place { $place }
score-debt = owes { $amount }
score-money = in money: { $amount }
counters-of = { $count } × { $worth }
sheet-title = The match hand by hand
sheet-hand = Hand
sheet-empty = No hand is over yet. The first bill will appear here.
sheet-drawn = drawn
sheet-east = was East
sheet-first = began
sheet-key-winner = won the hand
sheet-key-replay = steps through the hand
sheet-won = won a hand worth { $total }
sheet-replay-hand = Step through hand { $hand }
chart-title = The course of the match
chart-caption = Scores after every hand; the match table shows the same in figures.

## After the match

match-over = The match is over
match-ended-stock = A player’s stock has run out.
match-ended-time = Time was up.
match-standing = Final standing
match-winner = { $name } wins the match with { $score }
match-shared = First place is shared
match-again = Play again
match-save-record = Save the record
match-save-failed = The record could not be loaded. Please try again.
fair-title = The shuffle was fair
fair-line = Before the first tile was dealt, the server sealed a secret and fixed its fingerprint. Now the secret is open, and anyone can compute all walls and dice of this match from it.
fair-commitment = Fingerprint from before the match (SHA-256)
fair-secret = The secret
fair-not-yet = It is revealed when the match is over.

## The rules of the table

rules-source = Source: { $document }
rules-limit = A hand is worth at most { $limit }.
rules-no-limit = There is no limit to what a hand is worth.
rules-worth-limit = limit
rules-worth-half = ½ limit
rules-group-sets = Sets and pairs
    .line = Points for every player, won or not
rules-group-winner = For the winner
    .line = Only the winner gets these
rules-group-doubles = Doubles
    .line = Each multiplies the sum of the points
rules-group-flowers = Flowers and seasons
    .line = For every player who has laid them out
rules-group-limits = Limit hands
    .line = Worth the limit, whatever else they contain
rules-options = Options in force

## Stepping through a hand

replay-title = Hand replay
replay-crumb = { $place }, replay
replay-back = Back to the table
replay-controls = Steps
replay-beginning = The tiles are dealt
replay-draw = { $name } draws from the wall: { $tile }.
replay-replacement = { $name } takes a loose tile: { $tile }.
replay-position = Position in the hand
replay-at = { $at } of { $last }
replay-first = Go to start
replay-previous = One step back
replay-next = One step on
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-from = View
replay-open = all hands open
replay-as = from { $name }’s seat
replay-pace = Pace
replay-more = View, pace, help
replay-hand = Hand
replay-log = What happened
replay-failed = The hand cannot be shown
replay-no-seat = You have no seat at this table
replay-no-seat-line = Only players who sat at a table can step through its hands, in the browser they played in.

## Pages not found

part-lost = This part of the page did not load: the server is not responding, or it has been updated.
part-reload = Reload
lost-page = There is nothing here
lost-page-line = This address leads nowhere. The table is that way.
lost-table = You have no seat at this table
lost-table-line = A seat is kept by the browser you sat down in. Open a table of your own; it takes one click.

## Long work that the server does

work-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
work-waits = Jobs ahead of this one: { $ahead }.
work-stop = Stop
work-stopping = Stopping…
work-stopped = Stopped.
