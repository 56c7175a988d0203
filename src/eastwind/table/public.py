"""Public figures of a table: a row for each, with its name, its source, its kind, who may see it, and how it is written.

A figure is a field of `SightRecord`, which is a seat's view of the table as numbers. From its row follow the record and the copy
from `TABLE` (`sight`), the difference between two sights (`differences`), its text in JSON (`told`), the field of the wire's
types and of the page's, and that masking leaves its source alone. A new figure is one row here; it needs more only where its
value is worked out (`look_into`) or written in a way of its own (the forms from `HAND` on).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Annotated, Final, Protocol

import numpy as np

from eastwind.arrays import Cube, Grid, Row
from eastwind.records import compiled_type_of, dtype_of, fields_of, i1, i4, marks_of, record, u1, u2, u4, u8
from eastwind.scoring.layout import MAX_MELDS
from eastwind.table.layout import MAX_DISCARDS
from eastwind.table.wall_view import MOST_STACKS
from eastwind.tiles.kinds import KINDS

SEATS: Final = 4


class Part(IntEnum):
    """Part of a view that has the figure."""

    TABLE = 0
    WALL = 1
    SEAT = 2  # one for each of the four


class Form(IntEnum):
    """Kind of a figure's value, and with it how the figure is written."""

    NUMBER = 0  # not negative
    FLAG = 1
    SEAT = 2
    SEAT_OR_NONE = 3  # −1: none
    TILE_OR_NONE = 4  # −1: none
    TILES = 5  # set of kinds
    BONUS_TILES = 6  # set of bonus tiles, bit 0 plum … bit 7 winter
    WIND = 7
    PHASE = 8
    READY = 9
    # written in ways of their own
    HAND = 10
    MELDS = 11
    POND = 12
    NEXT_STACK = 13
    HEIGHTS = 14
    IN_PYTHON = 15  # only outside compiled code: it needs more than numbers, and changes once in a hand


@dataclass(frozen=True, slots=True)
class Public:
    """Row of a public figure.

    :ivar said: its field in a view; empty where its form writes other fields. :ivar about: description of that field in the
        wire's schema. :ivar source: the field of `TABLE` that is copied; empty where the value is worked out in `look_into`.
    :ivar told_with: the field of a sight in whose row it is written; for a figure of several numbers.
    """

    part: Part
    form: Form
    said: str = ""
    about: str = ""
    source: str = ""
    told_with: str = ""


@record
class SightRecord(Protocol):
    """A seat's view of its table as numbers, made from a masked record only; the order of rows is that of the texts."""

    moment: Annotated[int, u4, Public(Part.TABLE, Form.NUMBER, "version", source="moment")]
    hand: Annotated[int, u2, Public(Part.TABLE, Form.NUMBER, "hand", "number of the hand, from 1", source="hand")]
    dealer: Annotated[int, u1, Public(Part.TABLE, Form.SEAT, "dealer", source="dealer")]
    round_wind: Annotated[int, u1, Public(Part.TABLE, Form.WIND, "round_wind", source="round_wind")]
    round_number: Annotated[int, u2, Public(Part.TABLE, Form.NUMBER, "round", "1–4, by the round's wind")]
    phase: Annotated[int, u1, Public(Part.TABLE, Form.PHASE, "phase", source="phase")]
    turn: Annotated[int, i1, Public(Part.TABLE, Form.SEAT_OR_NONE, "turn", "whose turn it is; None between hands")]
    # −1 where none lies that could be claimed
    last_discard: Annotated[int, i1, Public(Part.TABLE, Form.TILE_OR_NONE, "last_discard")]
    last_discarder: Annotated[int, i1, Public(Part.TABLE, Form.SEAT_OR_NONE, "last_discarder")]
    robbed: Annotated[
        int,
        i1,
        Public(Part.TABLE, Form.TILE_OR_NONE, "robbable", "the kong's tile that may be robbed now", source="robbed"),
    ]
    # kinds in the own hand whose discard is warned of, while it is the own turn
    dangerous: Annotated[
        np.uint64, u8, Public(Part.TABLE, Form.TILES, "dangerous", "own tiles whose discard risks the penalty")
    ]
    # the seats
    winds: Annotated[Row, u1, SEATS, Public(Part.SEAT, Form.WIND, "wind", "the seat's own wind in this hand")]
    scores: Annotated[Row, i4, SEATS, Public(Part.SEAT, Form.IN_PYTHON, source="scores")]
    counts: Annotated[
        Row, u1, SEATS, Public(Part.SEAT, Form.NUMBER, "hand_count", "tiles in hand, the drawn one included")
    ]
    # whether its tiles are known here
    shown: Annotated[Row, u1, SEATS, Public(Part.SEAT, Form.HAND, told_with="hands")]
    # by kind, without the drawn one; of a hand that is not shown: none
    hands: Annotated[Grid, u1, SEATS, KINDS, Public(Part.SEAT, Form.HAND)]
    # −1 where there is none, or it is not known
    drawn: Annotated[
        Row, i1, SEATS, Public(Part.SEAT, Form.TILE_OR_NONE, "drawn", "the tile just drawn, if the viewer may see it")
    ]
    has_drawn: Annotated[
        Row,
        u1,
        SEATS,
        Public(Part.SEAT, Form.FLAG, "has_drawn", "true while the seat holds a drawn tile and has not discarded"),
    ]
    melds: Annotated[Cube, u1, SEATS, MAX_MELDS, 4, Public(Part.SEAT, Form.MELDS)]
    meld_count: Annotated[Row, u1, SEATS, Public(Part.SEAT, Form.MELDS, told_with="melds")]
    flowers: Annotated[Row, u1, SEATS, Public(Part.SEAT, Form.BONUS_TILES, "flowers", source="flowers")]
    ready: Annotated[Row, u1, SEATS, Public(Part.SEAT, Form.READY, "ready", source="ready")]
    # the pond: compared and written discard by discard
    pond_count: Annotated[int, u1]
    pond_tile: Annotated[Row, i1, MAX_DISCARDS]  # −1: lies face down
    pond_seat: Annotated[Row, u1, MAX_DISCARDS]
    pond_ready: Annotated[Row, u1, MAX_DISCARDS]
    pond_taken: Annotated[Row, u1, MAX_DISCARDS]
    # the wall: where, how, and which way it is taken
    wall_size: Annotated[int, u1, Public(Part.WALL, Form.IN_PYTHON, source="wall_size")]
    wall_step: Annotated[int, i1, Public(Part.WALL, Form.IN_PYTHON, source="wall_step", told_with="wall_size")]
    break_seat: Annotated[int, u1, Public(Part.WALL, Form.IN_PYTHON, source="break_seat", told_with="wall_size")]
    break_stack: Annotated[int, u1, Public(Part.WALL, Form.IN_PYTHON, source="break_stack", told_with="wall_size")]
    dice: Annotated[Row, u1, 4, Public(Part.WALL, Form.IN_PYTHON, source="dice", told_with="wall_size")]
    # whose wall the next tile is drawn from; −1 where none is left
    next_seat: Annotated[int, i1, Public(Part.WALL, Form.NEXT_STACK)]
    next_stack: Annotated[int, u1, Public(Part.WALL, Form.NEXT_STACK, told_with="next_seat")]
    left: Annotated[
        int, u1, Public(Part.WALL, Form.NUMBER, "left", "tiles that can still be drawn before the hand is over")
    ]
    loose: Annotated[
        int,
        u1,
        Public(Part.WALL, Form.NUMBER, "loose", "loose tiles lying ready: 0, 1 or 2", source="loose_count"),
    ]
    heights: Annotated[Grid, u1, SEATS, MOST_STACKS, Public(Part.WALL, Form.HEIGHTS)]


SIGHT: Final = dtype_of(SightRecord)
SIGHT_T: Final = compiled_type_of(SightRecord)

#: Row of each figure, by its field in a sight.
ROWS: Final[Mapping[str, Public]] = {
    field: row for field in fields_of(SightRecord) for row in marks_of(SightRecord, field) if isinstance(row, Public)
}
#: Name of the discards of a seat among its figures; they have no row, since only some of them differ.
POND: Final = "pond"


def _told(part: Part) -> tuple[str, ...]:
    return tuple(field for field, row in ROWS.items() if row.part is part and not row.told_with)


#: Figures of each part of a view that are written by themselves, in their order: a figure's place here is its bit in a mask of
#: differences.
FIGURES: Final[Mapping[Part, tuple[str, ...]]] = {
    Part.TABLE: _told(Part.TABLE),
    Part.WALL: _told(Part.WALL),
    Part.SEAT: (*_told(Part.SEAT), POND),
}


def bit_of(part: Part, figure: str) -> int:
    """Return the place of a figure's bit among those of its part."""
    return FIGURES[part].index(figure)


class Readers(Enum):
    """Readers of a field of `TABLE`; a spectator reads what all do."""

    ALL = "all"
    OWNER = "the seat"  # of a field with a row for each seat
    OWNER_TILL_THE_END = "the seat; all when the hand is over"
    TURN = "the seat in turn"
    OWN_BIT = "of a mask of seats, the bit of the seat"
    WORKED_OUT = "what `masking` puts there for the reader"


_SEEN_BY: Final[Mapping[Readers, str]] = {
    # in addition to the sources of public figures
    Readers.ALL: """halts first_dealer leads_passed next_dealer melds meld_count has_drawn discarded front back wall_first
        pond_tile pond_seat pond_ready pond_taken pond_count turn claimed last_discard rob_meld kongs_in_turn time_up
        winner winners discarder win_tile win_source win_events penalties waiting_at_end values payments hand_end match_end
        event_count""",
    Readers.OWNER: "waits own_discards answers",
    Readers.OWNER_TILL_THE_END: "hands keys held",
    Readers.TURN: "drawn source distance complete ready_discards",
    Readers.OWN_BIT: "pending can_win",
    Readers.WORKED_OUT: "version hidden events",
}
#: Readers of each field of `TABLE`; no reader sees a field that is missing here.
SEEN_BY: Final[Mapping[str, Readers]] = {row.source: Readers.ALL for row in ROWS.values() if row.source} | {
    field: seen for seen, fields in _SEEN_BY.items() for field in fields.split()
}
