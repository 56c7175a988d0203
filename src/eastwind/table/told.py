"""Differences between two sights of a seat, written as text by compiled code.

The code knows the fields and their order; their names and values as text are passed to it as phrases. A server that sends
every step to every client writes more of this than of anything else.
"""

from collections.abc import Mapping
from enum import IntEnum
from itertools import accumulate
from typing import Any, Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.jit import inline, jit_with, view_bytes
from eastwind.scoring.layout import MELD_CLAIMED, MELD_KIND, MELD_SOURCE, MELD_TYPE, NOT_CLAIMED, Meld
from eastwind.table.differences import DIFFERENCE, SEAT_WORD, TABLE_WORD, WALL_WORD, DifferenceRecord, compare_into
from eastwind.table.layout import Phase, Ready
from eastwind.table.public import FIGURES, POND, ROWS, SEATS, SIGHT, SIGHT_T, Form, Part, SightRecord
from eastwind.table.wall_view import MOST_STACKS
from eastwind.tiles.kinds import FLOWERS, HONOURS, KINDS, PLAIN_KINDS, RANKS
from eastwind.tiles.masks import has, lowest_in, without_lowest

assert np.dtype("<u4").isnative, "numbers are read from the bytes of a sight, low bytes first"
#: Largest number of bytes of the text of any step.
MOST_BYTES: Final = 1 << 14
#: Mark of a step for which there are no phrases.
UNSAID: Final = -1


class Phrase(IntEnum):
    """Groups of phrases other than those of the figures: a group has one for each value that its number may have (`VALUES`)."""

    SEATS = 0  # the name of a list
    SEAT = 1
    WALL = 2
    CODE = 3
    NO_HAND = 4
    POND_THEN = 5  # the name of a list
    POND_TILE = 6  # by tile, whether declared ready, who took it
    MELD = 7  # by kind of set, its lowest tile, the claimed one and where it came from


_NAME: Final = range(1)
_NONE_OR_SEAT: Final = range(-1, SEATS)
_TAKEN: Final = SEATS + 1
_CLAIMS: Final = 4  # none, or the first, second or third tile
#: Values for which a figure of a form has phrases, in their order; where it has but one, that is its name, and the value follows.
FORM_VALUES: Final[Mapping[Form, range]] = {
    Form.NUMBER: _NAME,
    Form.FLAG: range(2),
    Form.SEAT: range(SEATS),
    Form.SEAT_OR_NONE: _NONE_OR_SEAT,
    Form.TILE_OR_NONE: range(-1, KINDS),
    Form.TILES: _NAME,
    Form.BONUS_TILES: _NAME,
    Form.WIND: range(4),
    Form.PHASE: range(len(Phase)),
    Form.READY: range(len(Ready)),
    Form.HAND: _NAME,
    Form.MELDS: _NAME,
    Form.POND: _NAME,
    Form.NEXT_STACK: range(-1, SEATS * MOST_STACKS),
    Form.HEIGHTS: _NAME,
    Form.IN_PYTHON: range(0),
}
assert set(FORM_VALUES) == set(Form)


def form_of(figure: str) -> Form:
    """Return the form of a figure, by its field in a sight."""
    return Form.POND if figure == POND else ROWS[figure].form


#: Values for which a group has phrases, in their order: the groups of `Phrase`, then the figures by part and name.
VALUES: Final[dict[Phrase | tuple[Part, str], range]] = {
    Phrase.SEATS: _NAME,
    Phrase.SEAT: range(SEATS),
    Phrase.WALL: _NAME,
    Phrase.CODE: range(KINDS),
    Phrase.NO_HAND: _NAME,
    Phrase.POND_THEN: _NAME,
    Phrase.POND_TILE: range((KINDS + 1) * len(Ready) * _TAKEN),
    Phrase.MELD: range(len(Meld) * PLAIN_KINDS * _CLAIMS * SEATS),
    **{(part, figure): FORM_VALUES[form_of(figure)] for part in Part for figure in FIGURES[part]},
}
assert list(VALUES)[: len(Phrase)] == list(Phrase)
#: Index of the first phrase of each group.
_FIRST: Final = np.array([0, *accumulate(len(values) for values in VALUES.values())])
_READY_WAYS: Final = len(Ready)

#: Columns of a row for a figure: its form; its first phrase and the value that this is for; where its number begins in a sight,
#: its size in bytes, and whether it is signed; the bytes from one seat to the next.
_FORM, _PHRASE, _LOWEST, _AT, _SIZE, _SIGNED, _STEP = range(7)


def _rows(part: Part) -> list[tuple[int, ...]]:
    places: Any = SIGHT.fields
    found: list[tuple[int, ...]] = []
    for figure in FIGURES[part]:
        form, group = form_of(figure), list(VALUES).index((part, figure))
        kind, at = places[figure][:2] if figure in places else (np.dtype("u1"), 0)
        if form in (Form.NUMBER, Form.TILES, Form.BONUS_TILES) and kind.base.kind != "u":
            raise TypeError(f"{figure}: expected an unsigned type for {form.name}, got {kind.base}")
        lowest = FORM_VALUES[form].start
        size, step = kind.base.itemsize, kind.itemsize // SEATS if part is Part.SEAT else 0
        found.append((form, int(_FIRST[group]), lowest, at, size, int(kind.base.kind == "i"), step))
    return found


_TABLE_ROWS: Final = np.array(_rows(Part.TABLE))
_WALL_ROWS: Final = np.array(_rows(Part.WALL))
_SEAT_ROWS: Final = np.array(_rows(Part.SEAT))


def pond_tile_of(value: int) -> tuple[int, int, int]:
    """Return the discard of a phrase: its tile, −1 where it lies face down; `Ready`; 1 + the seat that took it, or 0."""
    return value // _TAKEN // _READY_WAYS - 1, value // _TAKEN % _READY_WAYS, value % _TAKEN


def next_of(value: int) -> tuple[int, int]:
    """Return the stack of a phrase: its seat and its number."""
    return value // MOST_STACKS, value % MOST_STACKS


def meld_of(value: int) -> tuple[int, int, int, int] | None:
    """Return the set of a phrase as its row in a record; None where there is no such set."""
    meld, kind = value // SEATS // _CLAIMS // PLAIN_KINDS, value // SEATS // _CLAIMS % PLAIN_KINDS
    claimed, source = value // SEATS % _CLAIMS - 1, value % SEATS
    is_chow = meld == Meld.CHOW
    if meld == Meld.NONE or (is_chow and (kind >= HONOURS or kind % RANKS > RANKS - 3)):
        return None
    if claimed > 0 and not is_chow:
        return None
    return meld, kind, source, NOT_CLAIMED if claimed < 0 else kind + claimed


class Phrases:
    """Phrases of all groups in the form that compiled code reads.

    :ivar text: their bytes, one phrase after another; :ivar ends: the end of each phrase, after a leading 0.
    """

    def __init__(self, said: Mapping[Phrase | tuple[Part, str], list[bytes]]) -> None:
        """:param said: by group, the phrases of its `VALUES`, without commas and closing brackets: lists and objects are closed
        as in JSON, and all parts are separated by commas, by the compiled code."""
        every = [phrase for group in VALUES for phrase in said[group]]
        assert all(len(said[group]) == len(values) for group, values in VALUES.items())
        self.text: Final = np.frombuffer(b"".join(every), np.uint8)
        self.ends: Final = np.array([0, *accumulate(map(len, every))], np.int32)


_COMMA: Final = ord(",")
_OPEN: Final = ord("[")
_END_OF_LIST: Final = ord("]")
_END_OF_OBJECT: Final = ord("}")
_ZERO: Final = ord("0")

# In what follows `text` and `ends` are those of the phrases, `out` is written to, and `at` is the place where that begins; what
# is returned is the place behind it. What is written ends with a comma.


@inline
def _say(text: Row, ends: Row, out: Row, at: int, which: int) -> int:
    """Write a phrase, without a comma."""
    for index in range(whole(ends[which]), whole(ends[which + 1])):
        out[at] = text[index]
        at += 1
    return at


@inline
def _part(out: Row, at: int) -> int:
    out[at] = _COMMA
    return at + 1


@inline
def _one_of(text: Row, ends: Row, out: Row, at: int, group: int, value: int) -> int:
    """Write the phrase of a group for a value that counts from the group's first."""
    return _part(out, _say(text, ends, out, at, _FIRST[group] + value))


@inline
def _count(out: Row, at: int, number: int) -> int:
    """Write a number that is not negative."""
    digits = 1
    power = 10
    while number >= power:
        power *= 10
        digits += 1
    for place in range(at + digits - 1, at - 1, -1):
        out[place] = _ZERO + number % 10
        number //= 10
    return _part(out, at + digits)


@inline
def _close(out: Row, at: int, sign: int) -> int:
    """Close a list or an object; a comma after its last part is overwritten."""
    if out[at - 1] == _COMMA:
        at -= 1
    out[at] = sign
    out[at + 1] = _COMMA
    return at + 2


@inline
def _codes(text: Row, ends: Row, out: Row, at: int, mask: np.uint64) -> int:
    """Write the kinds of a set, and close the list."""
    while mask:
        at = _one_of(text, ends, out, at, Phrase.CODE, lowest_in(mask))
        mask = without_lowest(mask)
    return _close(out, at, _END_OF_LIST)


@inline
def _load(raw: Row, at: int, size: int, signed: int) -> int:
    """Return the number that begins at a byte of a sight; low bytes come first."""
    number = whole(0)
    for place in range(size):
        number |= whole(raw[at + place]) << whole(8 * place)
    if signed and number >> whole(8 * size - 1):
        number -= whole(1) << whole(8 * size)
    return number


@inline
def _figure(text: Row, ends: Row, out: Row, at: int, row: Row, now: SightRecord, seat: int) -> int:
    """Write a figure of a form that is not its own."""
    form, first = row[_FORM], row[_PHRASE]
    number = _load(view_bytes(now).raw, row[_AT] + seat * row[_STEP], row[_SIZE], row[_SIGNED])
    if form == Form.NUMBER:
        return _count(out, _say(text, ends, out, at, first), number)
    if form == Form.TILES:
        return _codes(text, ends, out, _say(text, ends, out, at, first), np.uint64(number))
    if form == Form.BONUS_TILES:
        return _codes(text, ends, out, _say(text, ends, out, at, first), np.uint64(number) << np.uint64(FLOWERS))
    return _part(out, _say(text, ends, out, at, first + number - row[_LOWEST]))


@inline
def _table(text: Row, ends: Row, out: Row, at: int, differs: np.uint64, now: SightRecord) -> int:
    for bit in range(len(_TABLE_ROWS)):
        if has(differs, bit):
            at = _figure(text, ends, out, at, _TABLE_ROWS[bit], now, 0)
    return at


@inline
def _hand(text: Row, ends: Row, out: Row, at: int, first: int, now: SightRecord, seat: int) -> int:
    if not now.shown[seat]:
        return _one_of(text, ends, out, at, Phrase.NO_HAND, 0)
    at = _say(text, ends, out, at, first)
    for kind in range(KINDS):
        for _ in range(now.hands[seat, kind]):
            at = _one_of(text, ends, out, at, Phrase.CODE, kind)
    return _close(out, at, _END_OF_LIST)


@inline
def _pond(text: Row, ends: Row, out: Row, at: int, now: SightRecord, seat: int, start: int) -> int:
    """Write the discards of a seat from the place `start` among all of the hand."""
    at = _say(text, ends, out, at, _FIRST[Phrase.POND_THEN])
    for index in range(start, whole(now.pond_count)):
        if now.pond_seat[index] == seat:
            value = (whole(now.pond_tile[index]) + 1) * _READY_WAYS + whole(now.pond_ready[index])
            at = _one_of(text, ends, out, at, Phrase.POND_TILE, value * _TAKEN + whole(now.pond_taken[index]))
    return _close(out, _close(out, at, _END_OF_LIST), _END_OF_OBJECT)


@inline
def _melds(text: Row, ends: Row, out: Row, at: int, now: SightRecord, seat: int) -> int:
    for index in range(now.meld_count[seat]):
        meld, kind = whole(now.melds[seat, index, MELD_TYPE]), whole(now.melds[seat, index, MELD_KIND])
        source, tile = whole(now.melds[seat, index, MELD_SOURCE]), whole(now.melds[seat, index, MELD_CLAIMED])
        claimed = 0 if meld == Meld.CONCEALED_KONG or tile == NOT_CLAIMED else 1 + tile - kind
        at = _one_of(
            text, ends, out, at, Phrase.MELD, ((meld * PLAIN_KINDS + kind) * _CLAIMS + claimed) * SEATS + source
        )
    return _close(out, at, _END_OF_LIST)


@inline
def _seat(text: Row, ends: Row, out: Row, at: int, difference: DifferenceRecord, now: SightRecord, seat: int) -> int:
    at = _one_of(text, ends, out, at, Phrase.SEAT, seat)
    differs = difference.words[SEAT_WORD + seat]
    for bit in range(len(_SEAT_ROWS)):
        if has(differs, bit):
            form, first = _SEAT_ROWS[bit, _FORM], _SEAT_ROWS[bit, _PHRASE]
            if form == Form.HAND:
                at = _hand(text, ends, out, at, first, now, seat)
            elif form == Form.MELDS:
                at = _melds(text, ends, out, _say(text, ends, out, at, first), now, seat)
            elif form == Form.POND:
                at = _count(out, _say(text, ends, out, at, first), whole(difference.kept[seat]))
                at = _pond(text, ends, out, at, now, seat, whole(difference.start[seat]))
            else:
                at = _figure(text, ends, out, at, _SEAT_ROWS[bit], now, seat)
    return _close(out, at, _END_OF_OBJECT)


@inline
def _heights(text: Row, ends: Row, out: Row, at: int, now: SightRecord) -> int:
    for seat in range(SEATS):
        out[at] = _OPEN
        at += 1
        for stack in range(whole(now.wall_size) // (2 * SEATS)):
            at = _count(out, at, whole(now.heights[seat, stack]))
        at = _close(out, at, _END_OF_LIST)
    return _close(out, at, _END_OF_LIST)


@inline
def _wall(text: Row, ends: Row, out: Row, at: int, differs: np.uint64, now: SightRecord) -> int:
    at = _say(text, ends, out, at, _FIRST[Phrase.WALL])
    for bit in range(len(_WALL_ROWS)):
        if has(differs, bit):
            form, first = _WALL_ROWS[bit, _FORM], _WALL_ROWS[bit, _PHRASE]
            if form == Form.NEXT_STACK:
                place = whole(now.next_seat) * MOST_STACKS + whole(now.next_stack) if now.next_seat >= 0 else -1
                at = _part(out, _say(text, ends, out, at, first + place + 1))
            elif form == Form.HEIGHTS:
                at = _heights(text, ends, out, _say(text, ends, out, at, first), now)
            else:
                at = _figure(text, ends, out, at, _WALL_ROWS[bit], now, 0)
    return _close(out, at, _END_OF_OBJECT)


def _in_python(part: Part) -> int:
    """Return the mask of the figures of a part that have no phrases."""
    return sum(1 << bit for bit, figure in enumerate(FIGURES[part]) if form_of(figure) is Form.IN_PYTHON)


_IN_PYTHON: Final = np.array(
    [_in_python(Part.TABLE), _in_python(Part.WALL), *[_in_python(Part.SEAT)] * SEATS], np.uint64
)


@inline
def _difference(
    text: Row, ends: Row, out: Row, at: int, before: SightRecord, now: SightRecord, difference: DifferenceRecord
) -> int:
    """Write all differences as the fields of an object; `UNSAID` where one has no phrases."""
    compare_into(before, now, difference)
    seats = False
    for word in range(len(_IN_PYTHON)):
        if difference.words[word] & _IN_PYTHON[word]:
            return UNSAID
        seats = seats or (word >= SEAT_WORD and difference.words[word] != 0)
    at = _table(text, ends, out, at, difference.words[TABLE_WORD], now)
    if seats:
        at = _say(text, ends, out, at, _FIRST[Phrase.SEATS])
        for seat in range(SEATS):
            if difference.words[SEAT_WORD + seat]:
                at = _seat(text, ends, out, at, difference, now, seat)
        at = _close(out, at, _END_OF_LIST)
    if difference.words[WALL_WORD]:
        at = _wall(text, ends, out, at, difference.words[WALL_WORD], now)
    return at


@jit_with(
    numba.int64(
        numba.types.Array(numba.uint8, 1, "C", readonly=True),
        numba.types.Array(numba.int32, 1, "C", readonly=True),
        SIGHT_T,
        SIGHT_T[::1],
        numba.int64,
        numba.uint8[::1],
        numba.int64[::1],
    )
)
def write_differences(text: Row, ends: Row, before: SightRecord, sights: Any, count: int, out: Row, ended: Row) -> int:
    """Write the differences from `before` to the first of `sights`, from that to the second, and so on, `count` times.

    :param out: written, from the front; `ended` (count,): the end of the text of each step, without the comma after its last
        field; `UNSAID` where a difference has no phrases.
    """
    scratch = np.zeros(1, DIFFERENCE)
    at = 0
    for step in range(count):
        ended[step] = UNSAID
        if len(out) - at >= MOST_BYTES:
            last = before if step == 0 else sights[step - 1]
            behind = _difference(text, ends, out, at, last, sights[step], scratch[0])
            if behind > at:
                behind -= 1  # the last comma
            if behind >= 0:
                at = behind
                ended[step] = at
    return at
