"""Records between the table and the score sheet: `HAND` goes in, `BILL` comes out."""

from enum import IntEnum, IntFlag
from typing import Annotated, Final, Protocol

from eastwind.arrays import Grid, Row
from eastwind.records import I1, I4, I8, U1, compiled_type_of, dtype_of, i4, i8, record, u1
from eastwind.rules.compiled import Rules


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


class Unit(IntEnum):
    """Unit of the amount of a line."""

    POINTS = 0
    DOUBLES = 1
    LIMIT = 2  # the hand is worth the limit, whatever it holds: a line has no amount of its own


class StepKind(IntEnum):
    """Step from the lines of a bill to its total."""

    SUM = 0  # of the points
    TIMES = 1  # the sum doubled; number: of doubles
    TABLE = 2  # the figure for a number of doubles
    LIMIT = 3  # cut to the limit
    SINGLE = 4  # one worth for the whole hand


#: Columns of `HAND.melds` and `TABLE.melds`.
MELD_TYPE: Final = 0
MELD_KIND: Final = 1  # lowest tile
MELD_SOURCE: Final = 2  # the seat the claimed tile came from; of a set of drawn tiles the own seat
MELD_CLAIMED: Final = 3  # the claimed tile, or NOT_CLAIMED
#: Mark of a chow or pung of drawn tiles laid out openly, and of the kong made of such a pung by adding.
NOT_CLAIMED: Final = 255

MAX_MELDS: Final = 5
MAX_LINES: Final = 48
MAX_STEPS: Final = 12

#: Columns of `BILL.lines`.
LINE_PATTERN: Final = 0
LINE_SHAPE: Final = 1
LINE_KIND: Final = 2
LINE_UNIT: Final = 3  # Unit
LINE_AMOUNT: Final = 4

#: Columns of `BILL.steps`.
STEP_KIND: Final = 0  # StepKind
STEP_NUMBER: Final = 1
STEP_AMOUNT: Final = 2  # what the hand is worth after it


@record
class HandRecord(Protocol):
    """Hand as the scorer reads it."""

    counts: Annotated[Row, u1, 34]  # concealed tiles, a winning tile included
    melds: Annotated[Grid, u1, MAX_MELDS, 4]
    meld_count: U1
    flowers: U1  # laid bonus tiles: bit 0 plum … bit 7 winter
    seat_wind: U1  # 0 east … 3 north
    round_wind: U1
    won: U1
    last: I1  # kind of the winning tile, −1 if there is none in particular
    source: U1  # Source
    events: U1  # Happening
    surplus: I1  # tiles above (below: negative) the right number: a dead hand


HAND: Final = dtype_of(HandRecord)
HAND_T: Final = compiled_type_of(HandRecord)


@record
class BillRecord(Protocol):
    """Itemised value of a hand."""

    total: I4
    points: I4
    excluded: I8  # patterns that a line on it takes off it, as bits of `EXCLUDED_AS`
    uncapped: I8  # points × 2^doubles; 0 for a limit hand
    doubles: I4
    limited: U1  # the limit cut it, or it is a limit hand
    limit_hand: U1
    won: U1  # whether the hand is a complete one that may win
    count: U1
    lines: Annotated[Grid, i4, MAX_LINES, 5]
    step_count: U1
    steps: Annotated[Grid, i8, MAX_STEPS, 3]


BILL: Final = dtype_of(BillRecord)
BILL_T: Final = compiled_type_of(BillRecord)


#: Compiled type of `RULES`, which are also read where nothing is compiled.
RULES_T: Final = compiled_type_of(Rules)
