## The score book of a physical table

scorebook-title = The score book
    .line = Real tiles on a real table: who leads, what every hand is worth, who pays whom
scorebook-kept = matches of the score book
scorebook-about = Put this phone next to the table and tap in what lies on it. There are no sums to do.
scorebook-new = New match
scorebook-begin = Begin
scorebook-name = Name of the match
scorebook-unnamed = A match
scorebook-players = Players
scorebook-player = Player
scorebook-player-number = Player { $number }
scorebook-order = In order of play: who leads first, then the next player to the right.
scorebook-dice = Throw dice for the first lead
scorebook-agreed = Agreed changes to the rules
scorebook-rounds = Rounds
scorebook-stock = Each player starts with
scorebook-end = End of hand
scorebook-drawn = No winner
scorebook-drawn-short = drawn hand
scorebook-keep = Write it down
scorebook-undo = Undo
scorebook-redo = Redo
scorebook-more = More
scorebook-sheet = Sheet
scorebook-over = The match is over.
scorebook-offline = No connection: everything is kept here and worked out as soon as the server answers.
scorebook-plain = The connection to this address is not encrypted, so the browser does not store the page: what you enter stays on this device, but the page opens only while the server answers. From a server with a certificate (--certfile and --keyfile) the page can be installed.
scorebook-bill-follows = No connection: what this hand is worth will appear as soon as the server answers. You can still write it down.
scorebook-full = This browser’s storage is full: what you write now stays only until this window is closed. Save the matches as a file.
scorebook-pen-elsewhere = Another device is writing this match; you can only view it.
scorebook-hand = Hand
scorebook-hand-short = no. { $hand }
scorebook-hand-change = Change this hand
scorebook-from = from { $name }
scorebook-other-winner = Someone else won
scorebook-wins-too = { $name } wins too
scorebook-numbers = Plain numbers
scorebook-asked = What the tiles do not show
scorebook-rest = The other tiles
scorebook-rest-mixed = mixed
scorebook-rest-suit = all of this suit
scorebook-rest-suit-with-honours = this suit and honours
scorebook-rest-honours = all honours
scorebook-rest-ends = ones, nines and honours
scorebook-dead-few = Dead hand: too few tiles
scorebook-dead-many = Dead hand: too many tiles
scorebook-danger = Judging by what the winner shows, the discard was dangerous: { $rule }.
scorebook-whole = The hand is complete.
scorebook-too-many = { $tile }: there are no more of them. { $where }.
scorebook-has = { $name } has { $count }
scorebook-correction = Enter a correction
scorebook-correction-of = correction: { $reason }
scorebook-reason = Why
scorebook-sum = The amounts add up to { $sum }; they must add up to 0.
scorebook-book = Enter
scorebook-false = False declaration
scorebook-false-about = Most rules let the table decide what this costs. Agree on it; the book keeps it.
scorebook-false-of = false declaration: { $name }
scorebook-false-who = Who declared it
scorebook-false-pays = Pays every other player
scorebook-false-ends = This ends the hand
scorebook-save = Save as a file
scorebook-csv = Table for spreadsheets (CSV)
scorebook-csv-programs = Table for programs (CSV)
scorebook-print = Print
scorebook-archive = Move to archive
scorebook-unarchive = Remove from archive
scorebook-archived = Archive ({ $count })
scorebook-delete = Delete
scorebook-deleted = Deleted ({ $count })
scorebook-restore = Restore
scorebook-forget = Delete for good
scorebook-counters = Counters to hand over
scorebook-change = and gets back
scorebook-changes = change
scorebook-holds = Each player then has
scorebook-owes = { $debtor } owes { $creditor } { $amount }
scorebook-next = Next hand
scorebook-forgotten = Add a forgotten hand before this one
scorebook-strike = Strike out
scorebook-what-if = What if…
scorebook-what-if-about = Change an option of “{ $rules }” to see what this hand would have been worth. The book does not change.
scorebook-as-played = As played
scorebook-then = Then
scorebook-chart = The standing after each hand
scorebook-total = Total
scorebook-has-now = Has now
scorebook-best = The biggest hands
scorebook-wins = Wins by seat
scorebook-back = Back to the table
scorebook-lost = This match is not saved in this browser.
scorebook-all-matches = All players, all matches
scorebook-matches = Matches
scorebook-won = Won
scorebook-follow = Let others follow
scorebook-follow-about = Anyone who opens the link sees this match, hand by hand, but cannot change it.
scorebook-hand-pen = Hand over the pen
scorebook-pen-about = The person who opens the link writes from then on; this device only reads.
scorebook-not-followed = This match is not being shared at the moment. Ask the person writing it to open it.
scorebook-files = Files
scorebook-take = Import a file
scorebook-rules-changed = The rules of this set have changed since this match was last worked out here: the totals then were { $totals }.
scorebook-backup = Save all matches
scorebook-read-nothing = There is nothing new in { $file }.
scorebook-unsound = { $file }: this match was not imported; something in it is not valid.
scorebook-not-read = { $file } contains no match.
scorebook-who-won = Who won?
scorebook-or-number = Or a plain number
scorebook-was-ready = { $name } had declared a ready hand
scorebook-pays-all = { $name } pays for all
scorebook-sits-before = { $name } sits before { $other }
scorebook-order-seats = In order of play: seat 1 leads first, then the next seat.
scorebook-dice-seats = Throw dice for the seats
scorebook-leads = { $name } leads first
scorebook-lay-all = Tap the winner’s tiles, the winning tile last.
scorebook-lay-sets = Tap the sets that score, or nothing.
scorebook-hands-played = Hands
scorebook-by-rules = By the rules: { $value }
scorebook-was-won = A player did win this hand
scorebook-as-of = As of { $time }, no connection.
scorebook-cut-off = No connection: what you see here may be outdated.
scorebook-pen-went = Another device is writing this match now. You can go on: what you write down is kept here.
scorebook-pen-taken = Another device has the pen already. You can follow the match.
scorebook-follow-here = Follow the match
scorebook-go-on = Continue here
scorebook-go-on-about = If the device that writes is gone, “Continue here” makes a match of your own out of this one. Those who follow this one will not see it.
scorebook-aside = { $count ->
    [one] { $count } entry made here is not in the match.
   *[other] { $count } entries made here are not in the match.
}
scorebook-aside-insert = Insert
scorebook-aside-look = View
scorebook-aside-sure = { $count ->
    [one] Delete this entry?
   *[other] Delete { $count } entries?
}
scorebook-aside-keep = Keep
scorebook-aside-thrown = { $count ->
    [one] { $count } entry deleted.
   *[other] { $count } entries deleted.
}
scorebook-aside-struck = Struck out here:
scorebook-aside-changed = Changed here:
scorebook-aside-called = Called “{ $name }” here.
scorebook-aside-renamed = { $player } was renamed “{ $name }” here.
scorebook-aside-needs-pen = Only the device with the pen can insert them. Ask the person writing to send you the pen (“More”, “Hand over the pen”); until then they stay here. Or go on with a match of your own.
scorebook-aside-about = Written on this device while another one had the pen. Once inserted, each can be undone.
scorebook-doubled = Two entries of this match could not be told apart. Both are kept; each can now be changed or struck out separately.
scorebook-not-sent = Those who follow do not get what you write: { $why }
scorebook-take-all-the-same = Import it anyway
scorebook-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
scorebook-read = { $count ->
    [one] One match imported.
   *[other] { $count } matches imported.
}
