# Statistics about what is kept: hands, wins, matches.

statistics-title = Statistics
    .line = Hands, wins and matches of this browser, in figures
statistics-none = Nothing played yet
statistics-none-line = When you have finished a hand at a table, its figures appear here. They are counted from the tables where this browser has a seat. For solitaire and Connect, they appear here once a game has ended.
statistics-asking = Counting… { $done } of { $of }
statistics-rules = Rules
statistics-all-rules = All rules
statistics-matches = Matches
statistics-finished = played to the end: { $count }
statistics-hands = Hands
statistics-wins = Wins
statistics-share = { $share } of all hands
statistics-worth = Average win value
statistics-worth-differs = different rules count differently: choose one
statistics-best = Best hand
statistics-best-none = No hand won yet.
statistics-firsts = First places
statistics-by-rules = By rules
statistics-by-opponent = By opponent
statistics-opponent = Opponent
statistics-persons = People
statistics-by-opponent-line = A match counts for each kind of bot that played in it.
statistics-course = Final scores, match by match
statistics-course-caption = The last finished matches ({ $count }), the newest on the right; the table has the same in figures.
statistics-worths = What wins were worth
statistics-worths-caption = How many hands were won, by what they were worth.
statistics-table = All matches
statistics-search = Search: rules, names, date
statistics-nothing = No match found.
statistics-opened = Date
statistics-opponents = Opponents
statistics-score = Score
statistics-place = Place
statistics-state = State
statistics-going = under way
statistics-over = over
statistics-left = ended early
statistics-helped = with help
statistics-help = Help
statistics-help-any = with and without help
statistics-help-with = with help only
statistics-help-without = without help only
statistics-go-on = Continue
statistics-look = Final standing
statistics-replay = Replay
statistics-show-all = Show all { $count }
statistics-failed = The figures could not be loaded.
statistics-gone = { $count ->
    [one] { $count } table is no longer kept on the server.
   *[other] { $count } tables are no longer kept on the server.
}
statistics-gain = Gain per hand
statistics-places = Places, match by match
statistics-places-caption = The last matches played to the end ({ $count }), the newest on the right; first place is at the top.
statistics-reading = Reading the records… { $done } of { $of }
statistics-won-by = What you won with
statistics-won-how = Where the winning tile came from
statistics-won-rules = What was on the bill
statistics-won-rules-line = How many winning hands had each line; a hand counts once per line.
statistics-paid = Paid and received
statistics-paid-to = you paid
statistics-paid-from = you received
statistics-paid-balance = Balance
statistics-paid-line = By name, over all finished matches.
statistics-verify-record = Check the shuffle of a record
statistics-forget = Forget the match of { $opened }
statistics-forget-title = Forget this match?
statistics-forget-line = { $rules }, { $opened }. This browser gives up the key to its seat there: the match leaves this list and cannot be opened from here again. You can save its record first.
statistics-forget-do = Forget it
statistics-forget-not = Keep it
statistics-save = { $count ->
    [one] Save the record
   *[other] Save { $count } records in one file
  }

statistics-solo-row = Longest streak
statistics-solo-days = Daily deals cleared
statistics-solo-open = Open
statistics-connect-level = Highest level reached
statistics-connect-best = Best score
statistics-connect-points = { $score } points, up to level { $level }
statistics-connect-cleared = Levels cleared
statistics-connect-stars = Stars
