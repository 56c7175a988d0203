"""Records between the table and the score sheet: `HAND` goes in, `BILL` comes out."""

from enum import IntEnum, IntFlag
from typing import Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Grid, Row
from eastwind.rules.compiled import RULES


class Meld(IntEnum):
    """Types of set laid on the table; `NONE` marks an unused place."""

    NONE = 0
    CHOW = 1
    PUNG = 2
    KONG = 3  # three concealed and a discard: exposed
    ADDED_KONG = 4  # the fourth tile laid onto an exposed pung: exposed
    CONCEALED_KONG = 5


class Source(IntEnum):
    """Source of the winning tile."""

    NONE = 0
    WALL = 1
    DISCARD = 2
    LOOSE = 3
    LAST_WALL = 4
    LAST_DISCARD = 5
    ROBBED_KONG = 6


class Happening(IntFlag):
    """Other circumstances that a hand's value can depend on, as bits of `HAND.events`."""

    HEAVENLY = 1
    EARTHLY = 2
    READY = 4
    READY_AT_ONCE = 8
    NOTHING_DRAWN = 16
    KONG_ON_KONG = 32


class Shape(IntEnum):
    """Tiles that a line of a bill is for, counted from its `kind`."""

    NONE = 0
    CHOW = 1
    PUNG = 2
    KONG = 3
    PAIR = 4
    SINGLE = 5


#: Columns of `HAND.melds` and `TABLE.melds`.
MELD_TYPE: Final = 0
MELD_KIND: Final = 1  # lowest tile
MELD_SOURCE: Final = 2  # the seat the claimed tile came from; of a set of drawn tiles the own seat
MELD_CLAIMED: Final = 3  # the claimed tile, or NOT_CLAIMED
#: Mark of a chow or pung of drawn tiles laid out openly, and of the kong made of such a pung by adding.
NOT_CLAIMED: Final = 255

MAX_MELDS: Final = 5
MAX_LINES: Final = 48

#: Columns of `BILL.lines`.
LINE_PATTERN: Final = 0
LINE_SHAPE: Final = 1
LINE_KIND: Final = 2
LINE_POINTS: Final = 3
LINE_DOUBLES: Final = 4

_HAND_FIELDS: Final = np.dtype(
    [
        ("counts", "u1", (34,)),  # concealed tiles, a winning tile included
        ("melds", "u1", (MAX_MELDS, 4)),
        ("meld_count", "u1"),
        ("flowers", "u1"),  # laid bonus tiles: bit 0 plum … bit 7 winter
        ("seat_wind", "u1"),  # 0 east … 3 north
        ("round_wind", "u1"),
        ("won", "u1"),
        ("last", "i1"),  # kind of the winning tile, −1 if there is none in particular
        ("source", "u1"),  # Source
        ("events", "u1"),  # Happening
        ("surplus", "i1"),  # tiles above (below: negative) the right number: a dead hand
    ],
    align=True,
)

_BILL_FIELDS: Final = np.dtype(
    [
        ("total", "i4"),
        ("points", "i4"),
        ("excluded", "i8"),  # patterns that a line on it takes off it, as bits of `EXCLUDED_AS`
        ("uncapped", "i8"),  # points × 2^doubles; 0 for a limit hand
        ("doubles", "i4"),
        ("limited", "u1"),  # the limit cut it, or it is a limit hand
        ("limit_hand", "u1"),
        ("won", "u1"),  # whether the hand is a complete one that may win
        ("count", "u1"),
        ("lines", "i4", (MAX_LINES, 5)),
    ],
    align=True,
)


# As records proper, so that an element of an array has its fields as attributes also where nothing is compiled.
HAND: Final = np.dtype((np.record, _HAND_FIELDS))
BILL: Final = np.dtype((np.record, _BILL_FIELDS))

HAND_T: Final = numba.from_dtype(HAND)
BILL_T: Final = numba.from_dtype(BILL)
#: Compiled type of `RULES`, which are also read where nothing is compiled.
RULES_T: Final = numba.from_dtype(RULES)


class HandRecord(Protocol):
    """Fields of a `HAND` record, for the type checker."""

    counts: Row
    melds: Grid
    meld_count: int
    flowers: int
    seat_wind: int
    round_wind: int
    won: int
    last: int
    source: int
    events: int
    surplus: int


class BillRecord(Protocol):
    """Fields of a `BILL` record, for the type checker."""

    total: int
    points: int
    excluded: int
    uncapped: int
    doubles: int
    limited: int
    limit_hand: int
    won: int
    count: int
    lines: Grid
