"""What the engine knows of a game, told in frozen values: to the page, the record, the command line, the book, a notebook.

Nothing here decides anything: every question goes to `table` and `scoring`. Records may be masked for a seat; then so is what is
told of them.

- `vocabulary` — the words; `rules_in_use` — a rule set with what is told of it
- `bills` — what a hand is worth; `terms` — what the rules ask of a complete hand; `obstacles` — what keeps one from winning
- `supposing` — wins that could be; `waits` — what a hand waits for; `advice` — what a seat could do
- `events` — what happened; `payments` — who pays whom, for what; `endings` — how a hand and a match ended
- `standing` — counters
- `wall` — how the wall was broken
"""

from eastwind.explain.advice import Advice, DiscardAdvice, advise
from eastwind.explain.bills import Bill, BillLine, SeatBill, bill_told
from eastwind.explain.endings import Ending, ending_of, match_end_of, winners_of
from eastwind.explain.events import Event
from eastwind.explain.obstacles import Obstacle, obstacles_of, obstacles_to_hand
from eastwind.explain.payments import Payment, PaymentPart, payments_of
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.supposing import Position, Win
from eastwind.explain.waits import Wait

__all__ = [
    "Advice",
    "Bill",
    "BillLine",
    "DiscardAdvice",
    "Ending",
    "Event",
    "Obstacle",
    "Payment",
    "PaymentPart",
    "Position",
    "RulesInUse",
    "SeatBill",
    "Wait",
    "Win",
    "advise",
    "bill_told",
    "ending_of",
    "match_end_of",
    "obstacles_of",
    "obstacles_to_hand",
    "payments_of",
    "winners_of",
]
