"""Reading a hand: its distance to a win, what it waits for, and all the ways to read it as sets and a pair.

- `distance`, `useful` — how far a hand is from a win (*shanten*), and which kinds bring it nearer (*ukeire*)
- `distances`, `useful_many` — the same of many hands
- `PAIRS`, `WONDERS`, `TWINS_SUIT`, `TWINS_HONOURS` — the shapes beside sets and a pair that may be counted
- `best_discard`, `best_discards` — what to part with
- `Lookup`, `lookup` — the tables by which all of it is looked up (`tables`); `readings` — decompositions
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
