"""Distance of a hand to a win, its waits, and the tiles that bring it nearer: all by look-up.

A hand here is its four *keys* (characters, dots, bamboo, honours: counts as digits of base 5) and the number of sets already
laid out. Distance (in Japanese Mahjong *shanten*): −1 is complete, 0 is one tile short ("waiting"), n means that n + 1 tiles are
missing. Functions that take 13 tiles also take 10, 7, 4 and 1 with one to four sets laid out; those for 14 also 11, 8, 5 and 2.
"""

from collections.abc import Sequence
from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup_array
from eastwind.jit import forced_inline, inline, inline_making_arrays, jit_with
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has, lowest_in, without_lowest

#: Winning shapes other than sets and a pair, as bits. They need a hand with nothing laid out.
TWINS_SUIT: Final = 1  # seven different pairs of one suit
TWINS_HONOURS: Final = 2  # one pair of each honour
WONDERS: Final = 4  # one of each 1, 9 and honour, one of them twice
PAIRS: Final = 8  # any seven different pairs

#: Distance greater than that of any hand.
FAR: Final = 99

Keys = Row

_HAND_T: Final = numba.uint8[::1]
_HANDS_T: Final = numba.uint8[:, ::1]

#: Digit weight of each plain kind in its group's key.
POWERS: Final = np.array([5 ** (kind % 9) for kind in range(27)] + [5**rank for rank in range(7)], np.int32)


@inline
def group_of(kind: int) -> int:
    """Return the group of a kind: 0 characters, 1 dots, 2 bamboo, 3 honours."""
    return 3 if kind >= 27 else kind // 9


@inline
def _special_distance(tables: Lookup, c0: int, c1: int, c2: int, c3: int, shapes: int) -> int:
    """Return the least distance to the shapes that are not four sets and a pair, from the groups' classes."""
    best = FAR
    if shapes & WONDERS:
        orphans = (
            whole(tables.class_orphans[c0])
            + tables.class_orphans[c1]
            + tables.class_orphans[c2]
            + tables.class_orphans[c3]
        )
        paired = (
            tables.class_orphan_pair[c0]
            | tables.class_orphan_pair[c1]
            | tables.class_orphan_pair[c2]
            | tables.class_orphan_pair[c3]
        )
        best = min(best, 13 - orphans - paired)
    if shapes & TWINS_SUIT:
        for c in (c0, c1, c2):
            best = min(best, 13 - min(whole(tables.class_pairs[c]), 7) - min(whole(tables.class_kinds[c]), 7))
    if shapes & TWINS_HONOURS:
        best = min(best, 13 - whole(tables.class_pairs[c3]) - tables.class_kinds[c3])
    if shapes & PAIRS:
        pairs = whole(tables.class_pairs[c0]) + tables.class_pairs[c1] + tables.class_pairs[c2] + tables.class_pairs[c3]
        kinds = whole(tables.class_kinds[c0]) + tables.class_kinds[c1] + tables.class_kinds[c2] + tables.class_kinds[c3]
        best = min(best, 13 - min(pairs, 7) - min(kinds, 7))
    return best


@forced_inline
def key_distance(tables: Lookup, k0: int, k1: int, k2: int, k3: int, sets_laid: int, shapes: int) -> int:
    """Return the distance of a hand given by its keys; `sets_laid` sets are on the table."""
    c0, c1, c2 = tables.suit_class[k0], tables.suit_class[k1], tables.suit_class[k2]
    c3 = tables.honour_class[k3]
    left = tables.two_suits[tables.class_row[c0], tables.class_row[c1]]
    right = tables.suit_and_honours[tables.class_row[c2], tables.class_row[c3]]
    best = whole(tables.distance[4 - sets_laid, left, right])
    if shapes and sets_laid == 0:
        best = min(best, _special_distance(tables, c0, c1, c2, c3, shapes))
    return best


@inline
def _nearer_in_suit(tables: Lookup, hand: Row, first: int, key: int, beside: int, sets: int, now: int) -> np.uint64:
    """Return the kinds of the suit beginning with `first` that lower the distance of sets and a pair below `now`."""
    mask = np.uint64(0)
    power = 1
    for kind in range(first, first + 9):
        if hand[kind] < 4:
            row = tables.suit_row[key + power]
            nearer = np.uint64(tables.distance_suit[sets, row, beside] < now)
            mask |= nearer << np.uint64(kind)
        power *= 5
    return mask


@inline
def _nearer_in_honours(tables: Lookup, hand: Row, key: int, beside: int, sets: int, now: int) -> np.uint64:
    """Return the honours that lower the distance of sets and a pair below `now`."""
    mask = np.uint64(0)
    power = 1
    for kind in range(27, 34):
        if hand[kind] < 4:
            row = tables.honour_row[key + power]
            nearer = np.uint64(tables.distance_honours[sets, row, beside] < now)
            mask |= nearer << np.uint64(kind)
        power *= 5
    return mask


@inline
def _nearer_to_special(tables: Lookup, hand: Row, keys: Keys, shapes: int, now: int) -> np.uint64:
    """Return the kinds that lower the distance to a special shape below `now`."""
    c0, c1, c2 = tables.suit_class[keys[0]], tables.suit_class[keys[1]], tables.suit_class[keys[2]]
    c3 = tables.honour_class[keys[3]]
    mask = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        if hand[kind] < 4:
            group = group_of(kind)
            key = keys[group] + POWERS[kind]
            c = tables.honour_class[key] if group == 3 else tables.suit_class[key]
            after = _special_distance(
                tables,
                c if group == 0 else c0,
                c if group == 1 else c1,
                c if group == 2 else c2,
                c if group == 3 else c3,
                shapes,
            )
            mask |= np.uint64(after < now) << np.uint64(kind)
    return mask


@forced_inline
def nearer_kinds(tables: Lookup, hand: Row, keys: Keys, sets_laid: int, shapes: int) -> np.uint64:
    """Return a mask of the kinds whose addition lowers the distance; with a waiting hand, the kinds that complete it.

    Kinds that the hand holds four of are left out. `hand` has at least 34 counts.
    """
    sets = 4 - sets_laid
    c0, c1, c2 = tables.suit_class[keys[0]], tables.suit_class[keys[1]], tables.suit_class[keys[2]]
    c3 = tables.honour_class[keys[3]]
    r0, r1, r2, r3 = tables.class_row[c0], tables.class_row[c1], tables.class_row[c2], tables.class_row[c3]
    left, right = tables.two_suits[r0, r1], tables.suit_and_honours[r2, r3]
    now = whole(tables.distance[sets, left, right])
    mask = np.uint64(0)
    if shapes and sets_laid == 0:
        special = _special_distance(tables, c0, c1, c2, c3, shapes)
        # one tile more cannot bring a special shape that is farther below the present distance
        if special <= now:
            now = special
            mask = _nearer_to_special(tables, hand, keys, shapes, now)
    beside_third = tables.beside_suit[r0, tables.suit_and_honours[r1, r3]]
    mask |= _nearer_in_suit(tables, hand, 0, whole(keys[0]), tables.beside_suit[r1, right], sets, now)
    mask |= _nearer_in_suit(tables, hand, 9, whole(keys[1]), tables.beside_suit[r0, right], sets, now)
    mask |= _nearer_in_suit(tables, hand, 18, whole(keys[2]), beside_third, sets, now)
    mask |= _nearer_in_honours(tables, hand, whole(keys[3]), tables.beside_honours[left, r2], sets, now)
    return mask


@inline
def set_keys(hand: Row, keys: Keys) -> None:
    """Write the four keys of a hand of at least 34 counts."""
    for group in range(4):
        key = 0
        first = group * 9
        for rank in range(6 if group == 3 else 8, -1, -1):
            key = key * 5 + whole(hand[first + rank])
        keys[group] = key


@inline_making_arrays
def hand_distance(tables: Lookup, hand: Row, sets_laid: int, shapes: int) -> int:
    """Return the distance of a hand of counts (34 or more kinds)."""
    keys = np.empty(4, np.int32)
    set_keys(hand, keys)
    return key_distance(tables, keys[0], keys[1], keys[2], keys[3], sets_laid, shapes)


@jit_with(numba.int64(LOOKUP_T, _HAND_T, numba.int64, numba.int64))
def distance(tables: Lookup, hand: Row, sets_laid: int, shapes: int) -> int:
    """Call `hand_distance` from Python, passing the tables."""
    return hand_distance(tables, hand, sets_laid, shapes)


@jit_with(numba.int64(LOOKUP_T[::1], _HAND_T, numba.int64, numba.int64))
def _distance_from(tables: Sequence[Lookup], hand: Row, sets_laid: int, shapes: int) -> int:
    return hand_distance(tables[0], hand, sets_laid, shapes)


_ARRAY: Final = lookup_array()


def distance_of(hand: Row, sets_laid: int = 0, shapes: int = 0) -> int:
    """Return the distance of one hand: `hand` uint8 counts of 34 or more kinds; the cheapest such call from Python."""
    return _distance_from(_ARRAY, hand, sets_laid, shapes)


@jit_with(numba.void(LOOKUP_T, _HANDS_T, numba.int64, numba.int64, numba.int8[::1]))
def distances(tables: Lookup, hands: Grid, sets_laid: int, shapes: int, out: Row) -> None:
    """Write the distances of many hands: `hands` (n, 34) counts, `out` (n)."""
    keys = np.empty(4, np.int32)
    for index in range(hands.shape[0]):
        set_keys(hands[index], keys)
        out[index] = key_distance(tables, keys[0], keys[1], keys[2], keys[3], sets_laid, shapes)


@jit_with(numba.uint64(LOOKUP_T, _HAND_T, numba.int64, numba.int64))
def useful(tables: Lookup, hand: Row, sets_laid: int, shapes: int) -> np.uint64:
    """Return a mask of the kinds that bring a hand of 13 (10, 7, 4, 1) tiles nearer (*ukeire*); if it waits, its waits."""
    keys = np.empty(4, np.int32)
    set_keys(hand, keys)
    return nearer_kinds(tables, hand, keys, sets_laid, shapes)


@jit_with(numba.void(LOOKUP_T, _HANDS_T, numba.int64, numba.int64, numba.uint64[::1]))
def useful_many(tables: Lookup, hands: Grid, sets_laid: int, shapes: int, out: Row) -> None:
    """Write the `useful` kinds of many hands: `hands` (n, 34) counts, `out` (n) masks."""
    keys = np.empty(4, np.int32)
    for index in range(hands.shape[0]):
        set_keys(hands[index], keys)
        out[index] = nearer_kinds(tables, hands[index], keys, sets_laid, shapes)


@inline
def copies(kinds: np.uint64, left: Row) -> int:
    """Return the number of tiles left of the kinds in a mask, by the count of each kind."""
    total = 0
    for kind in range(PLAIN_KINDS):
        # written without a branch, because which kinds are among them cannot be predicted
        total += whole(has(kinds, kind)) * whole(left[kind])
    return total


@inline
def best_discard(
    tables: Lookup,
    hand: Row,
    keys: Keys,
    sets_laid: int,
    shapes: int,
    left: Row,
) -> int:
    """Return the kind whose discard leaves the least distance and then the most useful tiles; the lowest of equals.

    `left`: copies of each kind that may still come. `hand` and `keys` are unchanged on return.
    """
    nearest = FAR
    candidates = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        if hand[kind]:
            group = group_of(kind)
            keys[group] -= POWERS[kind]
            after = key_distance(tables, keys[0], keys[1], keys[2], keys[3], sets_laid, shapes)
            keys[group] += POWERS[kind]
            if after < nearest:
                nearest = after
                candidates = np.uint64(0)
            if after == nearest:
                candidates |= bit_of(kind)
    best = -1
    most = -1
    while candidates:
        kind = lowest_in(candidates)
        candidates = without_lowest(candidates)
        group = group_of(kind)
        keys[group] -= POWERS[kind]
        hand[kind] -= 1
        count = copies(nearer_kinds(tables, hand, keys, sets_laid, shapes), left)
        hand[kind] += 1
        keys[group] += POWERS[kind]
        if count > most:
            best, most = kind, count
    return best


@jit_with(numba.void(LOOKUP_T, _HANDS_T, numba.int64, numba.int64, numba.int8[::1]))
def best_discards(tables: Lookup, hands: Grid, sets_laid: int, shapes: int, out: Row) -> None:
    """Write the `best_discard` of many hands of 14 tiles, knowing only the hand: `hands` (n, 34), `out` (n) kinds."""
    keys = np.empty(4, np.int32)
    left = np.empty(PLAIN_KINDS, np.uint8)
    for index in range(hands.shape[0]):
        set_keys(hands[index], keys)
        for kind in range(PLAIN_KINDS):
            left[kind] = 4 - hands[index, kind]
        out[index] = best_discard(tables, hands[index], keys, sets_laid, shapes, left)
