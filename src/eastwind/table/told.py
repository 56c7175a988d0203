"""Differences between two sights of a seat, written as text by compiled code.

The code knows the fields and their order; their names and values as text are passed to it as phrases. A server that sends
every step to every client writes more of this than of anything else.
"""

from enum import IntEnum
from itertools import accumulate
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.jit import inline, jit_with
from eastwind.scoring.layout import MELD_CLAIMED, MELD_KIND, MELD_SOURCE, MELD_TYPE, NOT_CLAIMED, Meld
from eastwind.table.layout import Phase, Ready
from eastwind.table.sight import SEATS, SIGHT_T, Differs, SeatDiffers, SightRecord, differing_in, seat_bit
from eastwind.table.wall_view import MOST_STACKS
from eastwind.tiles.kinds import FLOWERS, HONOURS, KINDS, PLAIN_KINDS, RANKS
from eastwind.tiles.masks import has, lowest_in, without_lowest

#: Largest number of bytes of the text of any step.
MOST_BYTES: Final = 1 << 14
#: Mark of a step for which there are no phrases.
UNSAID: Final = -1


class Phrase(IntEnum):
    """Groups of phrases: a group has one for each value that its number may have (`VALUES`)."""

    MOMENT = 0  # its name: the number follows
    PHASE = 1
    TURN = 2
    LAST_DISCARD = 3
    LAST_DISCARDER = 4
    ROBBED = 5
    DANGEROUS = 6  # the name of a list
    SEATS = 7  # the name of a list
    SEAT = 8
    COUNT = 9  # a name
    HAND = 10  # the name of a list
    NO_HAND = 11
    DRAWN = 12
    HAS_DRAWN = 13
    FLOWERS = 14
    READY = 15
    POND = 16  # a name
    POND_THEN = 17  # the name of a list
    POND_TILE = 18  # by tile, whether declared ready, who took it
    WALL = 19
    NEXT = 20  # nowhere, or by seat and stack
    LEFT = 21  # a name
    LOOSE = 22  # a name
    HEIGHTS = 23  # the name of a list
    CODE = 24
    MELDS = 25  # the name of a list
    MELD = 26  # by kind of set, its lowest tile, the claimed one and where it came from


_NONE_OR_KIND: Final = range(-1, KINDS)
_NONE_OR_SEAT: Final = range(-1, SEATS)
_NAME: Final = range(1)
_TAKEN: Final = SEATS + 1
_CLAIMS: Final = 4  # none, or the first, second or third tile
#: Values for which a group has phrases, in their order.
VALUES: Final[dict[Phrase, range]] = {
    Phrase.MOMENT: _NAME,
    Phrase.PHASE: range(len(Phase)),
    Phrase.TURN: _NONE_OR_SEAT,
    Phrase.LAST_DISCARD: _NONE_OR_KIND,
    Phrase.LAST_DISCARDER: _NONE_OR_SEAT,
    Phrase.ROBBED: _NONE_OR_KIND,
    Phrase.DANGEROUS: _NAME,
    Phrase.SEATS: _NAME,
    Phrase.SEAT: range(SEATS),
    Phrase.COUNT: _NAME,
    Phrase.HAND: _NAME,
    Phrase.NO_HAND: _NAME,
    Phrase.DRAWN: _NONE_OR_KIND,
    Phrase.HAS_DRAWN: range(2),
    Phrase.FLOWERS: range(1 << (KINDS - FLOWERS)),
    Phrase.READY: range(len(Ready)),
    Phrase.POND: _NAME,
    Phrase.POND_THEN: _NAME,
    Phrase.POND_TILE: range((KINDS + 1) * len(Ready) * _TAKEN),
    Phrase.WALL: _NAME,
    Phrase.NEXT: range(-1, SEATS * MOST_STACKS),
    Phrase.LEFT: _NAME,
    Phrase.LOOSE: _NAME,
    Phrase.HEIGHTS: _NAME,
    Phrase.CODE: range(KINDS),
    Phrase.MELDS: _NAME,
    Phrase.MELD: range(len(Meld) * PLAIN_KINDS * _CLAIMS * SEATS),
}
assert list(VALUES) == list(Phrase)
#: Index of the first phrase of each group.
_FIRST: Final = np.array([0, *accumulate(len(values) for values in VALUES.values())])
_READY_WAYS: Final = len(Ready)


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

    def __init__(self, said: dict[Phrase, list[bytes]]) -> None:
        """:param said: by group, the phrases of its `VALUES`, without commas and closing brackets: lists and objects are closed
        as in JSON, and all parts are separated by commas, by the compiled code."""
        every = [phrase for group in Phrase for phrase in said[group]]
        assert all(len(said[group]) == len(VALUES[group]) for group in Phrase)
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
def _table(text: Row, ends: Row, out: Row, at: int, differs: np.uint64, now: SightRecord) -> int:
    if has(differs, Differs.MOMENT):
        at = _count(out, _say(text, ends, out, at, _FIRST[Phrase.MOMENT]), whole(now.moment))
    if has(differs, Differs.PHASE):
        at = _one_of(text, ends, out, at, Phrase.PHASE, whole(now.phase))
    if has(differs, Differs.TURN):
        at = _one_of(text, ends, out, at, Phrase.TURN, whole(now.turn) + 1)
    if has(differs, Differs.LAST_DISCARD):
        at = _one_of(text, ends, out, at, Phrase.LAST_DISCARD, whole(now.last_discard) + 1)
    if has(differs, Differs.LAST_DISCARDER):
        at = _one_of(text, ends, out, at, Phrase.LAST_DISCARDER, whole(now.last_discarder) + 1)
    if has(differs, Differs.ROBBED):
        at = _one_of(text, ends, out, at, Phrase.ROBBED, whole(now.robbed) + 1)
    if has(differs, Differs.DANGEROUS):
        at = _codes(text, ends, out, _say(text, ends, out, at, _FIRST[Phrase.DANGEROUS]), now.dangerous)
    return at


@inline
def _hand(text: Row, ends: Row, out: Row, at: int, now: SightRecord, seat: int) -> int:
    if not now.shown[seat]:
        return _one_of(text, ends, out, at, Phrase.NO_HAND, 0)
    at = _say(text, ends, out, at, _FIRST[Phrase.HAND])
    for kind in range(KINDS):
        for _ in range(now.hands[seat, kind]):
            at = _one_of(text, ends, out, at, Phrase.CODE, kind)
    return _close(out, at, _END_OF_LIST)


@inline
def _pond(text: Row, ends: Row, out: Row, at: int, now: SightRecord, seat: int, kept: int, start: int) -> int:
    """Write a pond: its first `kept` discards are unchanged; those from the place `start` among all follow them."""
    at = _count(out, _say(text, ends, out, at, _FIRST[Phrase.POND]), kept)
    at = _say(text, ends, out, at, _FIRST[Phrase.POND_THEN])
    for index in range(start, whole(now.pond_count)):
        if now.pond_seat[index] == seat:
            value = (whole(now.pond_tile[index]) + 1) * _READY_WAYS + whole(now.pond_ready[index])
            at = _one_of(text, ends, out, at, Phrase.POND_TILE, value * _TAKEN + whole(now.pond_taken[index]))
    return _close(out, _close(out, at, _END_OF_LIST), _END_OF_OBJECT)


@inline
def _melds(text: Row, ends: Row, out: Row, at: int, now: SightRecord, seat: int) -> int:
    at = _say(text, ends, out, at, _FIRST[Phrase.MELDS])
    for index in range(now.meld_count[seat]):
        meld, kind = whole(now.melds[seat, index, MELD_TYPE]), whole(now.melds[seat, index, MELD_KIND])
        source, tile = whole(now.melds[seat, index, MELD_SOURCE]), whole(now.melds[seat, index, MELD_CLAIMED])
        claimed = 0 if meld == Meld.CONCEALED_KONG or tile == NOT_CLAIMED else 1 + tile - kind
        at = _one_of(
            text, ends, out, at, Phrase.MELD, ((meld * PLAIN_KINDS + kind) * _CLAIMS + claimed) * SEATS + source
        )
    return _close(out, at, _END_OF_LIST)


@inline
def _seat(
    text: Row,
    ends: Row,
    out: Row,
    at: int,
    differs: np.uint64,
    now: SightRecord,
    seat: int,
    ponds: npt.NDArray[np.int64],
) -> int:
    """:param differs: differences of this seat alone."""
    at = _one_of(text, ends, out, at, Phrase.SEAT, seat)
    if has(differs, SeatDiffers.COUNT):
        at = _count(out, _say(text, ends, out, at, _FIRST[Phrase.COUNT]), whole(now.counts[seat]))
    if has(differs, SeatDiffers.HAND):
        at = _hand(text, ends, out, at, now, seat)
    if has(differs, SeatDiffers.DRAWN):
        at = _one_of(text, ends, out, at, Phrase.DRAWN, whole(now.drawn[seat]) + 1)
    if has(differs, SeatDiffers.HAS_DRAWN):
        at = _one_of(text, ends, out, at, Phrase.HAS_DRAWN, whole(now.has_drawn[seat]))
    if has(differs, SeatDiffers.MELDS):
        at = _melds(text, ends, out, at, now, seat)
    if has(differs, SeatDiffers.FLOWERS):
        at = _one_of(text, ends, out, at, Phrase.FLOWERS, whole(now.flowers[seat]))
    if has(differs, SeatDiffers.READY):
        at = _one_of(text, ends, out, at, Phrase.READY, whole(now.ready[seat]))
    if has(differs, SeatDiffers.POND):
        at = _pond(text, ends, out, at, now, seat, whole(ponds[seat, 0]), whole(ponds[seat, 1]))
    return _close(out, at, _END_OF_OBJECT)


@inline
def _wall(text: Row, ends: Row, out: Row, at: int, differs: np.uint64, now: SightRecord) -> int:
    at = _say(text, ends, out, at, _FIRST[Phrase.WALL])
    if has(differs, Differs.NEXT):
        place = whole(now.next_seat) * MOST_STACKS + whole(now.next_stack) if now.next_seat >= 0 else -1
        at = _one_of(text, ends, out, at, Phrase.NEXT, place + 1)
    if has(differs, Differs.LEFT):
        at = _count(out, _say(text, ends, out, at, _FIRST[Phrase.LEFT]), whole(now.left))
    if has(differs, Differs.LOOSE):
        at = _count(out, _say(text, ends, out, at, _FIRST[Phrase.LOOSE]), whole(now.loose))
    if has(differs, Differs.HEIGHTS):
        at = _say(text, ends, out, at, _FIRST[Phrase.HEIGHTS])
        for seat in range(SEATS):
            out[at] = _OPEN
            at += 1
            for stack in range(whole(now.wall_size) // (2 * SEATS)):
                at = _count(out, at, whole(now.heights[seat, stack]))
            at = _close(out, at, _END_OF_LIST)
        at = _close(out, at, _END_OF_LIST)
    return _close(out, at, _END_OF_OBJECT)


_TABLE_WALL: Final = sum(1 << bit for bit in (Differs.NEXT, Differs.LEFT, Differs.LOOSE, Differs.HEIGHTS))
_OF_A_SEAT: Final = (1 << len(SeatDiffers)) - 1
#: Fields without phrases: they need more than numbers, or change once in a hand.
_UNSAID_OF_TABLE: Final = sum(
    1 << bit for bit in (Differs.HAND, Differs.DEALER, Differs.ROUND_WIND, Differs.ROUND, Differs.WALL_BROKEN)
)
_UNSAID_OF_SEAT: Final = sum(1 << bit for bit in (SeatDiffers.WIND, SeatDiffers.SCORE))
#: First bit of the differences of each seat.
_FROM: Final = np.array([seat_bit(seat) for seat in range(SEATS)], np.uint64)
_UNSAID: Final = _UNSAID_OF_TABLE | sum(_UNSAID_OF_SEAT << int(first) for first in _FROM)


@inline
def _difference(
    text: Row, ends: Row, out: Row, at: int, before: SightRecord, now: SightRecord, ponds: npt.NDArray[np.int64]
) -> int:
    """Write all differences as the fields of an object; `UNSAID` where one has no phrases."""
    differs = differing_in(before, now, ponds)
    if differs & np.uint64(_UNSAID):
        return UNSAID
    at = _table(text, ends, out, at, differs, now)
    if differs >> _FROM[0]:
        at = _say(text, ends, out, at, _FIRST[Phrase.SEATS])
        for seat in range(SEATS):
            its_own = differs >> _FROM[seat] & np.uint64(_OF_A_SEAT)
            if its_own:
                at = _seat(text, ends, out, at, its_own, now, seat, ponds)
        at = _close(out, at, _END_OF_LIST)
    if differs & np.uint64(_TABLE_WALL):
        at = _wall(text, ends, out, at, differs, now)
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
    ponds = np.empty((SEATS, 2), np.int64)
    at = 0
    for step in range(count):
        ended[step] = UNSAID
        if len(out) - at >= MOST_BYTES:
            last = before if step == 0 else sights[step - 1]
            behind = _difference(text, ends, out, at, last, sights[step], ponds)
            if behind > at:
                behind -= 1  # the last comma
            if behind >= 0:
                at = behind
                ended[step] = at
    return at
