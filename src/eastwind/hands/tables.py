"""Tables from which a hand's distance to a win is read, without any search.

A suit's nine counts, read as digits of base 5, are its *key*. For each key one table gives the *class* of the suit: few
enough (some hundreds) that everything else fits into the processor's nearest memory. A class knows its *row*: the least
number of tiles that must be added so that the suit holds exactly m sets and p pairs (m = 0–4, p = 0, 1; never more than
four of a kind). There are only 126 rows for a suit and 55 for the honours, and adding up two groups leads to so few
different rows again that sums of rows are tables too. A distance is seven look-ups. One more table of 2 MB gives
the row of a key at once; for the rows of many keys it saves a look-up each.

The classes are found by a finite automaton over the counts, whose states are the costs of everything that can still be
open (chows begun one and two ranks before); equal states are merged rank by rank, which keeps the whole build under a
second, in plain NumPy.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Cube, Grid, Row
from eastwind.jit import COMPILED
from eastwind.records import compiled_type_of, dtype_of, i1, record, u1, u2
from eastwind.tiles.kinds import RANKS

#: Number of missing tiles above that of any hand.
_FAR: Final = 15
_SETS: Final = 5
_HONOUR_RANKS: Final = 7

SUIT_KEYS: Final = 5**RANKS
#: Number of columns of a row: m * 2 + p.
COLUMNS: Final = _SETS * 2

_Costs = npt.NDArray[np.uint8]
_Ids = npt.NDArray[np.int64]


def _merge(costs: npt.NDArray[np.uint8]) -> tuple[_Costs, _Ids]:
    """Merge equal rows of `costs`: (different rows, the index of each old row among them).

    The rows are sorted by a number made of each, which is many times faster than sorting the rows; a check ensures that no
    two different rows have the same number.
    """
    weights = np.cumprod(np.full(costs.shape[1], 0x9E3779B97F4A7C15, np.uint64))
    numbers = costs.astype(np.uint64) @ weights
    _, first, index = np.unique(numbers, return_index=True, return_inverse=True)
    rows = costs[first]
    if not np.array_equal(rows[index], costs):
        raise AssertionError("two different rows have the same number")
    return rows, index.astype(np.int64)


def _automaton(ranks: int, chows: bool) -> tuple[list[_Ids], _Costs]:
    """Return (transitions for each rank: [count, state] → state, costs of the final states: [state, COLUMNS])."""
    open_chows = 3 if chows else 1  # three equal chows are three pungs: two are enough
    costs = np.full((1, open_chows, open_chows, _SETS, 2), _FAR, np.uint8)
    costs[0, 0, 0, 0, 0] = 0
    transitions: list[_Ids] = []
    for rank in range(ranks):
        states = len(costs)
        after = np.full((5, states, open_chows, open_chows, _SETS, 2), _FAR, np.uint8)
        begun_here = open_chows if rank <= ranks - 3 else 1
        for begun in range(begun_here):
            for pung in (0, 1):
                for pair in (0, 1):
                    sets = begun + pung
                    for last in range(open_chows):
                        for before in range(open_chows):
                            wanted = last + before + begun + 3 * pung + 2 * pair
                            if wanted > 4 or sets >= _SETS:
                                continue
                            came = costs[:, last, before, : _SETS - sets, : 2 - pair]
                            for count in range(5):
                                target = after[count, :, begun, last, sets:, pair:]
                                np.minimum(target, came + np.uint8(max(0, wanted - count)), out=target)
        np.minimum(after, _FAR, out=after)
        merged, index = _merge(after.reshape(5 * states, -1))
        transitions.append(index.reshape(5, states))
        costs = merged.reshape(-1, open_chows, open_chows, _SETS, 2)
    return transitions, costs[:, 0, 0].reshape(len(costs), COLUMNS)


def _rows(ranks: int, chows: bool) -> tuple[_Costs, _Ids]:
    """Return (different rows, row of each key) of a group of `ranks` kinds."""
    transitions, final = _automaton(ranks, chows)
    rows, row_of_state = _merge(final)
    state_of_key = np.zeros(1, np.int64)
    for transition in transitions:
        # counts of later ranks are the higher digits of the key
        state_of_key = transition[:, state_of_key].reshape(-1)
    return rows, row_of_state[state_of_key]


def _sum_rows(left: _Costs, right: _Costs) -> npt.NDArray[np.uint8]:
    """Return [left row, right row, COLUMNS]: least costs of sharing the sets and the pair between two groups."""
    one = left.reshape(len(left), 1, _SETS, 2).astype(np.int16)
    two = right.reshape(1, len(right), _SETS, 2).astype(np.int16)
    total = np.full((len(left), len(right), _SETS, 2), _FAR, np.int16)
    for sets in range(_SETS):
        for own in range(sets + 1):
            for pair in (0, 1):
                for own_pair in range(pair + 1):
                    cost = one[:, :, own, own_pair] + two[:, :, sets - own, pair - own_pair]
                    np.minimum(total[:, :, sets, pair], cost, out=total[:, :, sets, pair])
    return total.astype(np.uint8).reshape(len(left), len(right), COLUMNS)


def _table_of_sums(left: _Costs, right: _Costs) -> tuple[_Costs, _Ids]:
    """Return (different rows of sums, [left, right] → row)."""
    total = _sum_rows(left, right)
    rows, index = _merge(total.reshape(-1, COLUMNS))
    return rows, index.reshape(len(left), len(right))


def _distances(left: _Costs, right: _Costs) -> npt.NDArray[np.int8]:
    """Return [sets wanted, left row, right row] → tiles missing less one, for that many sets and a pair."""
    total = _sum_rows(left, right)
    return np.stack([total[:, :, sets * 2 + 1] for sets in range(_SETS)]).astype(np.int8) - np.int8(1)


#: Facts of a class about a group besides its row: (bits it takes, rank's share for counts 0–4). Packed into one integer.
_ROW_BITS: Final = 8
_PAIR = np.array([0, 0, 1, 1, 1])
_KIND = np.array([0, 1, 1, 1, 1])
_PAIRS_AT, _KINDS_AT, _ORPHANS_AT, _ORPHAN_PAIRS_AT = 8, 12, 16, 20
_FACT: Final = 15


def _facts(ranks: int, orphan_ranks: frozenset[int], row_of_key: _Ids) -> _Ids:
    """Return [key] → row, pairs, kinds, kinds of 1, 9 and honours, and pairs of those, packed."""
    packed = np.zeros(1, np.int64)
    for rank in range(ranks):
        share = (_PAIR << _PAIRS_AT) + (_KIND << _KINDS_AT)
        if rank in orphan_ranks:
            share = share + (_KIND << _ORPHANS_AT) + (_PAIR << _ORPHAN_PAIRS_AT)
        packed = (share[:, None] + packed[None, :]).reshape(-1)
    return packed + row_of_key


def _classes(packed: _Ids) -> tuple[_Ids, _Ids]:
    """Return (different values, index of each among them); values are small, so marking beats sorting."""
    seen = np.zeros(int(packed.max()) + 1, bool)
    seen[packed] = True
    number = np.cumsum(seen) - 1
    return np.flatnonzero(seen), number[packed]


#: Numbers of classes, of rows of a suit and of the honours, and of different sums of two suits, and of a suit and the honours.
_CLASSES: Final = 2875
_SUIT_ROWS: Final = 126
_HONOUR_ROWS: Final = 55
_TWO_SUITS: Final = 180
_SUIT_AND_HONOURS: Final = 165


@record
class Lookup(Protocol):
    """Tables for the distance of a hand."""

    suit_class: Annotated[Row, u2, SUIT_KEYS]
    honour_class: Annotated[Row, u2, 5**_HONOUR_RANKS]
    suit_row: Annotated[Row, u1, SUIT_KEYS]
    honour_row: Annotated[Row, u1, 5**_HONOUR_RANKS]
    class_row: Annotated[Row, u1, _CLASSES]
    class_pairs: Annotated[Row, u1, _CLASSES]
    class_kinds: Annotated[Row, u1, _CLASSES]
    class_orphans: Annotated[Row, u1, _CLASSES]
    class_orphan_pair: Annotated[Row, u1, _CLASSES]
    two_suits: Annotated[Grid, u1, _SUIT_ROWS, _SUIT_ROWS]
    suit_and_honours: Annotated[Grid, u1, _SUIT_ROWS, _HONOUR_ROWS]
    distance: Annotated[Cube, i1, _SETS, _TWO_SUITS, _SUIT_AND_HONOURS]
    beside_suit: Annotated[Grid, u1, _SUIT_ROWS, _SUIT_AND_HONOURS]
    beside_honours: Annotated[Grid, u1, _TWO_SUITS, _SUIT_ROWS]
    distance_suit: Annotated[Cube, i1, _SETS, _SUIT_ROWS, _TWO_SUITS]
    distance_honours: Annotated[Cube, i1, _SETS, _HONOUR_ROWS, _TWO_SUITS]


LOOKUP: Final = dtype_of(Lookup)
LOOKUP_T: Final = compiled_type_of(Lookup)


def _build() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    suit_rows, suit_row_of_key = _rows(RANKS, chows=True)
    honour_rows, honour_row_of_key = _rows(_HONOUR_RANKS, chows=False)

    # one numbering of classes for suits and honours
    packed = np.concatenate(
        [
            _facts(RANKS, frozenset({0, RANKS - 1}), suit_row_of_key),
            _facts(_HONOUR_RANKS, frozenset(range(_HONOUR_RANKS)), honour_row_of_key),
        ]
    )
    facts, class_of = _classes(packed)

    suits, two_suits = _table_of_sums(suit_rows, suit_rows)
    mixed, suit_and_honours = _table_of_sums(suit_rows, honour_rows)
    beside_suit_rows, beside_suit = _table_of_sums(suit_rows, mixed)
    beside_honour_rows, beside_honours = _table_of_sums(suits, suit_rows)
    if max(len(suits), len(mixed), len(beside_suit_rows), len(beside_honour_rows), len(suit_rows)) > 256:
        raise AssertionError("a table of rows no longer fits into bytes")

    fields: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.integer]]] = {
        "suit_class": class_of[:SUIT_KEYS],
        "honour_class": class_of[SUIT_KEYS:],
        "suit_row": suit_row_of_key,
        "honour_row": honour_row_of_key,
        "class_row": facts & ((1 << _ROW_BITS) - 1),
        "class_pairs": (facts >> _PAIRS_AT) & _FACT,
        "class_kinds": (facts >> _KINDS_AT) & _FACT,
        "class_orphans": (facts >> _ORPHANS_AT) & _FACT,
        "class_orphan_pair": np.minimum((facts >> _ORPHAN_PAIRS_AT) & _FACT, 1),
        "two_suits": two_suits,
        "suit_and_honours": suit_and_honours,
        "distance": _distances(suits, mixed),
        "beside_suit": beside_suit,
        "beside_honours": beside_honours,
        "distance_suit": _distances(suit_rows, beside_suit_rows),
        "distance_honours": _distances(honour_rows, beside_honour_rows),
    }
    found = np.zeros(1, LOOKUP)
    for name, array in fields.items():
        if found[name][0].shape != array.shape:
            raise AssertionError(f"{name}: expected {found[name][0].shape}, got {array.shape}")
        found[name][0] = array
    return found


_TABLES: Final = _build()


@cache
def lookup() -> Lookup:
    """Return the only `LOOKUP` record of this process, to be passed to compiled functions and never written to."""
    tables: Lookup = _TABLES[0]
    return tables


def lookup_array() -> Sequence[Lookup]:
    """Return the record as an array of one, which Python passes fastest to compiled code: for calls of microseconds."""
    array: Any = _TABLES if COMPILED else [lookup()]
    result: Sequence[Lookup] = array
    return result
