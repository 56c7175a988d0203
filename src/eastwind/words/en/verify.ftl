# Whether a shuffle was fair: a match computed again in the browser.

verify-title = Was the shuffle fair?
verify-intro = Before a match, the server promises a secret and reveals it when the match is over. This page computes every wall, all dice and the seats from that secret again, here in your browser: no server computes anything for it, and you need not trust one.
verify-record = Game record
verify-record-line = Paste a record, or open the file offered at the end of a match.
verify-open = Open a file
verify-no-seat = This browser has no seat at that table. You can still check the match with its record.
verify-holds = { $hands ->
    [one] The one wall of this match follows from the promised secret, tile by tile.
   *[other] All { $hands } walls of this match follow from the promised secret, tile by tile.
  }
verify-fails = Not everything here follows from the promised secret
verify-promise = The secret is the one that was promised before the match.
    .not = The secret is not the one that was promised: its fingerprint is different.
verify-known = The promise is the one that this browser was given when you sat down.
    .not = When you sat down, this browser was given another promise.
verify-nonce = The shuffle includes what your browser added to it.
    .not = The shuffle does not include what your browser added to it.
verify-seats = The dice put all players in their seats.
    .not = The dice seat the players differently, or make another East.
verify-walls = Each wall is the computed one.
    .not = { $count ->
        [one] One wall differs from the computed one.
       *[other] { $count } walls differ from the computed ones.
      }
verify-dice = All dice that broke the walls are the computed ones.
    .not = { $count ->
        [one] In one hand the dice differ from the computed ones.
       *[other] In { $count } hands the dice differ from the computed ones.
      }
verify-of-matches = Of the { $count } matches in this file, { $holding } follow entirely from their promised secrets.
verify-match = Match
verify-hands = Hand by hand
verify-hand-differs = differs
verify-hand-dice = Dice: { $dice }
verify-wall = The computed wall of hand { $hand }
verify-unfit-unreadable = This is not a match record that the page can read: a record is a file of lines, each starting with a brace.
verify-unfit-not-over = This match is not over: its secret has not been revealed yet.
verify-how = How it is computed
verify-how-line = The method is described in docs/shuffle.md, so that anyone can do it in any language; eastwind verify does the same from the command line.
verify-link = Compute the walls again
