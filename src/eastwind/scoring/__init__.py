"""Hands as every tradition scores them: their terms, their tiles, and the records of compiled code.

- `Hand`, `MeldSpec` — a hand in Python's terms; `Meld`, `Source`, `Happening` — its terms
- `check_hand`, `HandFault` — check that a hand can exist
- `layout` — `HAND` and `BILL`; `facts` — what is worked out once about a hand; `sheet` — the lines of a bill
- `completion`, `irregular_distance`, `irregular` — whether tiles complete a hand, in forms of all kinds
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.scoring.hand import Hand, HandFault, MeldSpec, check_hand
    from eastwind.scoring.layout import Happening, Meld, Source

__all__ = [
    "Hand",
    "HandFault",
    "Happening",
    "Meld",
    "MeldSpec",
    "Source",
    "check_hand",
]

load_when_asked(__name__)
