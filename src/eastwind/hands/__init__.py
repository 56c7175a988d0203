"""Analysis of a hand: its distance to a win, its waits, and all its readings as sets and a pair.

- `distance`, `useful` — the distance of a hand to a win (*shanten*), and the kinds that bring it nearer (*ukeire*)
- `distances`, `useful_many` — the same for many hands
- `PAIRS`, `WONDERS`, `TWINS_SUIT`, `TWINS_HONOURS` — the shapes other than sets and a pair that may be counted
- `best_discard`, `best_discards` — the best tile to discard
- `Lookup`, `lookup` — the tables for all look-ups (`tables`); `readings` — decompositions
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.hands.distance import (
        PAIRS,
        TWINS_HONOURS,
        TWINS_SUIT,
        WONDERS,
        best_discard,
        best_discards,
        distance,
        distance_of,
        distances,
        useful,
        useful_many,
    )
    from eastwind.hands.tables import Lookup, lookup

__all__ = [
    "PAIRS",
    "TWINS_HONOURS",
    "TWINS_SUIT",
    "WONDERS",
    "Lookup",
    "best_discard",
    "best_discards",
    "distance",
    "distance_of",
    "distances",
    "lookup",
    "useful",
    "useful_many",
]

load_when_asked(__name__)
