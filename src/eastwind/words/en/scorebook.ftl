## The score book of a physical table

scorebook-title = The score book
    .line = Real tiles on a real table: who leads, what every hand is worth, who pays whom
scorebook-kept = matches of the score book
scorebook-about = Put this phone beside the table and tap in what lies there. Nobody has to do sums.
scorebook-new = New match
scorebook-begin = Begin
scorebook-name = Name of the match
scorebook-unnamed = A match
scorebook-players = Who plays
scorebook-player = Player
scorebook-player-number = Player { $number }
scorebook-order = In the order of play: who leads first, then whoever sits to the right.
scorebook-dice = Throw dice for the first lead
scorebook-agreed = Agreed otherwise than the rules say
scorebook-rounds = Rounds
scorebook-stock = What everybody begins with
scorebook-end = Hand is over
scorebook-drawn = Nobody won
scorebook-drawn-short = drawn hand
scorebook-keep = Write it down
scorebook-undo = Take back
scorebook-redo = Do it again
scorebook-more = More
scorebook-sheet = Sheet
scorebook-over = The match is over.
scorebook-offline = No connection: everything is kept here and worked out as soon as the server answers.
scorebook-plain = The way to this address is not encrypted, so the browser does not keep the page: what you enter stays on this device, but the page opens only while the server answers. From a server with a certificate (--certfile and --keyfile) the page can be installed.
scorebook-bill-follows = No connection: what this hand is worth follows as soon as the server answers. Write it down all the same.
scorebook-full = This browser keeps nothing more. Save the matches as a file.
scorebook-pen-elsewhere = Another device writes this match; here it is only read.
scorebook-hand = Hand
scorebook-hand-short = no. { $hand }
scorebook-hand-change = Change this hand
scorebook-from = from { $name }
scorebook-other-winner = Somebody else won
scorebook-wins-too = { $name } wins too
scorebook-numbers = Plain numbers
scorebook-asked = What the tiles do not tell
scorebook-rest = The other tiles
scorebook-rest-mixed = mixed
scorebook-rest-suit = all of this suit
scorebook-rest-suit-with-honours = this suit and honours
scorebook-rest-honours = all honours
scorebook-rest-ends = ones, nines and honours
scorebook-dead-few = Dead hand: too few tiles
scorebook-dead-many = Dead hand: too many tiles
scorebook-danger = By what the winner shows the discard was dangerous: { $rule }.
scorebook-whole = The hand is whole.
scorebook-too-many = { $tile }: there are no more of them. { $where }.
scorebook-has = { $name } has { $count }
scorebook-correction = Book something by hand
scorebook-correction-of = correction: { $reason }
scorebook-reason = Why
scorebook-sum = The amounts come to { $sum }, they have to come to 0.
scorebook-book = Book it
scorebook-false = False declaration
scorebook-false-about = Most rules leave it to the table what this costs. Agree on it, the book keeps it.
scorebook-false-of = false declaration: { $name }
scorebook-false-who = Who declared it
scorebook-false-pays = Pays each of the others
scorebook-false-ends = The hand ends with it
scorebook-save = Save as a file
scorebook-csv = Table for spreadsheets (CSV)
scorebook-csv-programs = Table for programs (CSV)
scorebook-print = Print
scorebook-archive = Put in the archive
scorebook-unarchive = Take out of the archive
scorebook-archived = Archive ({ $count })
scorebook-delete = Throw away
scorebook-deleted = Thrown away ({ $count })
scorebook-restore = Bring back
scorebook-forget = Delete for good
scorebook-counters = Counters to hand over
scorebook-change = and gets back
scorebook-changes = change
scorebook-holds = What everybody has then
scorebook-owes = { $debtor } owes { $creditor } { $amount }
scorebook-next = Next hand
scorebook-forgotten = A forgotten hand goes before this one
scorebook-strike = Strike out
scorebook-what-if = What if…
scorebook-what-if-about = Change an option of “{ $rules }” to see what this hand would have been worth. The book stays as it is.
scorebook-as-played = As played
scorebook-then = Then
scorebook-chart = The standing after every hand
scorebook-total = In all
scorebook-has-now = Has now
scorebook-best = The biggest hands
scorebook-wins = Wins by seat
scorebook-back = Back to the table
scorebook-lost = This match is not kept in this browser.
scorebook-all-matches = Everybody over all matches
scorebook-matches = Matches
scorebook-won = Won
scorebook-follow = Let others follow
scorebook-follow-about = Whoever opens the link sees this match, hand by hand, and cannot change it.
scorebook-hand-pen = Hand over the pen
scorebook-pen-about = Whoever opens the link writes from then on; this device only reads.
scorebook-not-followed = This match is not being shared at the moment. Ask whoever writes it to open it.
scorebook-files = Files
scorebook-take = Take in a file
scorebook-rules-changed = The rules of this set have changed since this match was worked out here last: it came to { $totals } then.
scorebook-backup = Save all matches
scorebook-read-nothing = There is nothing new in { $file }.
scorebook-unsound = { $file }: this match was not taken in, something in it cannot be.
scorebook-not-read = { $file } holds no match.
scorebook-who-won = Who won?
scorebook-or-number = Or a plain number
scorebook-was-ready = { $name } had declared a ready hand
scorebook-pays-all = { $name } pays for all
scorebook-sits-before = { $name } sits before { $other }
scorebook-order-seats = In the order of play: seat 1 leads first, then whoever sits next.
scorebook-dice-seats = Throw dice for the seats
scorebook-leads = { $name } leads first
scorebook-lay-all = Tap the winner’s tiles, the winning tile last.
scorebook-lay-sets = Tap the sets that score, or nothing.
scorebook-hands-played = Hands
scorebook-by-rules = By the rules: { $value }
scorebook-was-won = Somebody did win this hand
scorebook-as-of = As of { $time }, no connection.
scorebook-cut-off = No connection: what you see here may be old.
scorebook-pen-went = Another device writes this match now. Go on all the same: what you write down is kept here.
scorebook-pen-taken = Another device has the pen already. You can follow the match.
scorebook-follow-here = Follow the match
scorebook-go-on = Go on here
scorebook-go-on-about = If the device that writes is gone: “Go on here” makes a match of your own out of this one. Whoever follows this one does not see it.
scorebook-aside = { $count ->
    [one] { $count } entry made here is not in the match.
   *[other] { $count } entries made here are not in the match.
}
scorebook-aside-insert = Insert
scorebook-aside-look = Look
scorebook-aside-sure = { $count ->
    [one] Throw this entry away?
   *[other] Throw { $count } entries away?
}
scorebook-aside-keep = Keep
scorebook-aside-thrown = { $count ->
    [one] { $count } entry thrown away.
   *[other] { $count } entries thrown away.
}
scorebook-aside-struck = Struck out here:
scorebook-aside-changed = Changed here:
scorebook-aside-called = Called “{ $name }” here.
scorebook-aside-renamed = { $player } was renamed “{ $name }” here.
scorebook-aside-needs-pen = Only the device with the pen can insert them. Ask whoever writes to send you the pen (“More”, “Hand over the pen”); until then they stay here. Or go on with a match of your own.
scorebook-aside-about = Written on this device while another one had the pen. Whoever inserts them can take each back.
scorebook-doubled = Two entries of this match could not be told apart. Both are kept; each can now be changed or struck out by itself.
scorebook-not-sent = Those who follow do not get what you write: { $why }
scorebook-take-all-the-same = Take it in all the same
scorebook-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
scorebook-read = { $count ->
    [one] One match taken in.
   *[other] { $count } matches taken in.
}
