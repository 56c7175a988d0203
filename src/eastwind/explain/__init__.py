"""The engine's knowledge of a game in frozen values: for the page, the record, the command line, the book, a notebook.

Nothing here decides anything: every question goes to `table` and `scoring`. Records may be masked for a seat; then the values are
masked too.

- `vocabulary` — the words; `rules_in_use` — a rule set with its compiled record and sources
- `bills` — the worth of a hand; `terms` — the demands of the rules on a complete hand; `obstacles` — bars to a win
- `supposing` — possible wins; `waits` — waits of a hand; `advice` — options of a seat
- `events` — events of a table; `payments` — payments and their reasons; `endings` — ends of a hand and a match
- `standing` — counters
- `wall` — the breaking of the wall
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
