"""Differences from one sight of a seat to another, by the rows of the public figures."""

from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.jit import inline, jit_with, view_bytes, view_words
from eastwind.records import Masks, compiled_type_of, dtype_of, fields_of, i8, record, u8
from eastwind.table.public import FIGURES, POND, ROWS, SEATS, SIGHT, SIGHT_T, Part, SightRecord, bit_of

#: Words of a mask of differences: that of the table, that of the wall, and one for each seat.
TABLE_WORD: Final = 0
WALL_WORD: Final = 1
SEAT_WORD: Final = 2


@record
class DifferenceRecord(Protocol):
    """Figures that differ between two sights, as bits by their places in `FIGURES`."""

    words: Annotated[Masks, u8, 2 + SEATS]  # of the table, of the wall, of each seat
    kept: Annotated[Row, i8, SEATS]  # number of the seat's discards that are the same from the first on
    start: Annotated[Row, i8, SEATS]  # place among all discards of its first that is not; −1: all are


DIFFERENCE: Final = dtype_of(DifferenceRecord)
DIFFERENCE_T: Final = compiled_type_of(DifferenceRecord)

assert max(map(len, FIGURES.values())) <= np.iinfo(np.uint64).bits


_NO_FIGURE: Final = -1
_OF_THE_POND: Final = -2
_BITS: Final = np.iinfo(np.uint64).bits


def _figures() -> npt.NDArray[np.int64]:
    """Return [byte of a sight] → the place of its figure's bit among those of all words, or one of the marks above."""
    places: Any = SIGHT.fields
    found = np.full(SIGHT.itemsize, _NO_FIGURE, np.int64)
    for field in fields_of(SightRecord):
        kind, at = places[field][:2]
        row = ROWS.get(field)
        if row is None:
            found[at : at + kind.itemsize] = _OF_THE_POND
            continue
        bit = bit_of(row.part, row.told_with or field)
        if row.part is not Part.SEAT:
            word = WALL_WORD if row.part is Part.WALL else TABLE_WORD
            found[at : at + kind.itemsize] = word * _BITS + bit
        else:
            size = kind.itemsize // SEATS
            for seat in range(SEATS):
                found[at + seat * size : at + (seat + 1) * size] = (SEAT_WORD + seat) * _BITS + bit
    return found


_FIGURE_OF_BYTE: Final = _figures()
_WORDS: Final = SIGHT.itemsize // 8
_POND: Final = bit_of(Part.SEAT, POND)
_BROKEN: Final = bit_of(Part.WALL, "wall_size")
_ANOTHER_WALL: Final = sum(1 << bit_of(Part.TABLE, figure) for figure in ("hand", "dealer"))


@inline
def _is_same_discard(before: SightRecord, now: SightRecord, index: int) -> bool:
    if index >= before.pond_count or index >= now.pond_count or before.pond_seat[index] != now.pond_seat[index]:
        return False
    alike = before.pond_tile[index] == now.pond_tile[index] and before.pond_ready[index] == now.pond_ready[index]
    return alike and before.pond_taken[index] == now.pond_taken[index]


@inline
def _compare_ponds(before: SightRecord, now: SightRecord, out: DifferenceRecord) -> None:
    for index in range(max(whole(before.pond_count), whole(now.pond_count))):
        same = _is_same_discard(before, now, index)
        for sight in (before, now):
            if index < sight.pond_count:
                seat = whole(sight.pond_seat[index])
                if not same and out.start[seat] < 0:
                    out.start[seat] = index
                    out.words[SEAT_WORD + seat] |= np.uint64(1 << _POND)
        if same:
            seat = whole(now.pond_seat[index])
            if out.start[seat] < 0:
                out.kept[seat] += 1


@inline
def compare_into(before: SightRecord, now: SightRecord, out: DifferenceRecord) -> None:
    """Write the differences of two sights of a seat."""
    out.words[:] = np.uint64(0)
    for seat in range(SEATS):
        out.kept[seat] = 0
        out.start[seat] = -1
    old, new = view_words(before).raw, view_words(now).raw
    old_bytes, new_bytes = view_bytes(before).raw, view_bytes(now).raw
    pond = False
    for word in range(_WORDS):
        if old[word] != new[word]:  # mostly none does
            for place in range(8 * word, 8 * word + 8):
                if old_bytes[place] != new_bytes[place]:
                    figure = _FIGURE_OF_BYTE[place]
                    if figure >= 0:
                        out.words[figure // _BITS] |= np.uint64(1) << np.uint64(figure % _BITS)
                    else:
                        pond = pond or figure == _OF_THE_POND
    if out.words[TABLE_WORD] & np.uint64(_ANOTHER_WALL):
        out.words[WALL_WORD] |= np.uint64(1 << _BROKEN)  # by other throws, which a sight does not have
    if pond:
        _compare_ponds(before, now, out)


@jit_with(numba.void(SIGHT_T, SIGHT_T, DIFFERENCE_T))
def compare(before: SightRecord, now: SightRecord, out: DifferenceRecord) -> None:
    """Call `compare_into` from Python."""
    compare_into(before, now, out)


def differences(before: SightRecord, now: SightRecord) -> DifferenceRecord:
    """Return the differences of two sights of a seat."""
    out: DifferenceRecord = np.zeros(1, DIFFERENCE)[0]
    compare(before, now, out)
    return out
