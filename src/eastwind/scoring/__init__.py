"""Value of a hand, line by line, and the settlement between the players.

- `Hand`, `MeldSpec` — a hand in Python's terms; `Meld`, `Source`, `Happening` — its terms
- `check_hand`, `HandFault` — check that a hand can exist
- `bill_of`, `Bill`, `BillLine` — the value of a hand; `layout` — the records `HAND` and `BILL` of compiled code for both
- `value` — the scorer; `limit_hands`, `won`, `unwon`, `irregular_distance`, `irregular` — its parts; `sheet` — writing lines
- `settle` — the settlement
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.scoring.bill import Bill, BillLine, bill_of
    from eastwind.scoring.hand import Hand, HandFault, MeldSpec, check_hand
    from eastwind.scoring.layout import Happening, Meld, Source

__all__ = ["Bill", "BillLine", "Hand", "HandFault", "Happening", "Meld", "MeldSpec", "Source", "bill_of", "check_hand"]

load_when_asked(__name__)
