"""Masked record of a seat: the table's record with everything that the seat may not know wiped.

What it may know is stated in `public.SEEN_BY`: a field that is missing there is wiped.
"""

from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import whole
from eastwind.jit import inline, jit_with, view_words
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import OVER, TABLE, TABLE_T, EventKind, TableRecord
from eastwind.table.public import SEATS, SEEN_BY, Readers
from eastwind.tiles.kinds import KINDS

_EVERY_BIT: Final = 255


def _check(field: str, holds: bool, expected: str) -> None:
    if not holds:
        raise TypeError(f"{field}: expected {expected} for its readers, got {TABLE[field]}")


def _shown(reader: int, *, in_turn: bool, over: bool) -> npt.NDArray[np.uint64]:
    """Return the bits of a `TABLE` that a reader sees as they are: −1 is a spectator, `in_turn` says whether it is their turn."""
    mask = np.zeros(TABLE.itemsize, np.uint8)
    places: Any = TABLE.fields
    for field, seen in SEEN_BY.items():
        kind, at = places[field][:2]
        if seen is Readers.ALL or (seen is Readers.TURN and in_turn) or (seen is Readers.OWNER_TILL_THE_END and over):
            mask[at : at + kind.itemsize] = _EVERY_BIT
        elif seen in (Readers.OWNER, Readers.OWNER_TILL_THE_END) and reader >= 0:
            _check(field, kind.shape[:1] == (SEATS,), "a row for each seat")
            size = kind.itemsize // SEATS
            mask[at + reader * size : at + (reader + 1) * size] = _EVERY_BIT
        elif seen is Readers.OWN_BIT and reader >= 0:
            _check(field, kind.itemsize == 1, "one byte")
            mask[at] = 1 << reader
    return mask.view(np.uint64)


#: Masks by reader (the last is a spectator), whether it is their turn, and whether the hand is over.
_SHOWN: Final = np.array(
    [
        [[_shown(reader, in_turn=in_turn, over=over) for over in (False, True)] for in_turn in (False, True)]
        for reader in (*range(SEATS), -1)
    ]
)
_SPECTATOR: Final = SEATS
_WORDS: Final = TABLE.itemsize // 8


@inline
def mask_into(table: TableRecord, seat: int, out: TableRecord) -> None:
    """Write the table's record as masked for `seat` (−1: a spectator without a hand).

    Hidden: the other hands (only `hidden` gives their number of tiles), the wall and the loose tiles, the tiles that others
    draw, the other seats asked, the number of answers and the answers, and everything worked out from those. When a hand is
    over all hands lie open; the wall stays hidden.

    :param out: written whole; not `table` itself.
    """
    over = whole(OVER[table.phase])
    in_turn = 1 if seat == whole(table.turn) else 0
    reader = seat if seat >= 0 else _SPECTATOR
    there, here = view_words(table).raw, view_words(out).raw
    for word in range(_WORDS):
        here[word] = there[word] & _SHOWN[reader, in_turn, over, word]
    for other in range(SEATS):
        if other != seat:
            out.answers[other] = NO_ACTION
            if not over:
                total = 0
                for kind in range(KINDS):
                    total += whole(table.hands[other, kind])
                out.hidden[other] = total
    if not in_turn:
        out.drawn = -1
    out.version = whole(table.moment)  # the number of answers in a window is not public
    for index in range(whole(table.event_count)):
        for column in range(5):
            out.events[index, column] = table.events[index, column]
        kind = table.events[index, 0]
        if (kind == EventKind.DRAW or kind == EventKind.REPLACEMENT) and table.events[index, 1] != seat:
            out.events[index, 2] = -1


@jit_with(numba.void(TABLE_T, numba.int64, TABLE_T))
def mask(table: TableRecord, seat: int, out: TableRecord) -> None:
    """Call `mask_into` from Python."""
    mask_into(table, seat, out)
