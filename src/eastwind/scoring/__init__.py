"""Value of a hand, line by line, and the settlement between the players.

- `Hand`, `MeldSpec` — a hand in Python's terms; `Meld`, `Source`, `Happening` — its terms
- `check_hand`, `HandFault` — check that a hand can exist
- `hand_score_of`, `HandScore`, `ScoreLine` — the value of a hand; `layout` — `HAND` and `BILL`, the records of compiled code
- `value` — the scorer; `limit_hands`, `won`, `unwon`, `irregular_distance`, `irregular` — its parts; `sheet` — writing lines
- `settle` — the settlement
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.scoring.hand import Hand, HandFault, MeldSpec, check_hand
    from eastwind.scoring.hand_score import HandScore, ScoreLine, hand_score_of
    from eastwind.scoring.layout import Happening, Meld, Source

__all__ = [
    "Hand",
    "HandFault",
    "HandScore",
    "Happening",
    "Meld",
    "MeldSpec",
    "ScoreLine",
    "Source",
    "check_hand",
    "hand_score_of",
]

load_when_asked(__name__)
