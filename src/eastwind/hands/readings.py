"""Readings of tiles as sets and a pair, all of them.

A reading is five small integers: the pair's kind, then the sets. A set is written as its lowest kind for a chow and as
`PUNG + kind` for a pung; unused places hold −1. Because chows are forced once the pungs are chosen, a reading is found by
trying the few choices of pungs: no search, no recursion.
"""

from typing import Final

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, inline_making_arrays
from eastwind.tiles.kinds import PLAIN_KINDS

#: Offset added to the kind of a pung.
PUNG: Final = 64
#: Bound on the readings of a hand of 14 tiles (4 at most: the test enumerates them).
MAX_READINGS: Final = 8


Readings = Grid


@inline
def _read_with_pungs(counts: Row, rest: Row, pair: int, pungs: int, first: int, out: Readings, at: int) -> bool:
    """Write the reading with this pair and these pungs (a mask) to `out[at]`; False when chows do not take the rest."""
    for kind in range(PLAIN_KINDS):
        rest[kind] = counts[kind]
    rest[pair] -= 2
    out[at, 0] = pair
    place = 1
    for kind in range(first, PLAIN_KINDS):
        if (pungs >> kind) & 1:
            # not met: the same reading as without this pung, or none
            if rest[kind] < 3:
                return False
            rest[kind] -= 3
            out[at, place] = PUNG + kind
            place += 1
        while rest[kind] > 0:
            if kind >= 27 or kind % 9 > 6 or rest[kind + 1] <= 0 or rest[kind + 2] <= 0:
                return False
            rest[kind] -= 1
            rest[kind + 1] -= 1
            rest[kind + 2] -= 1
            out[at, place] = kind
            place += 1
    while place < 5:
        out[at, place] = -1
        place += 1
    return True


@inline_making_arrays
def read_into(counts: Row, out: Readings) -> int:
    """Write all readings of the concealed tiles of a complete hand as sets and one pair.

    `counts`: 34 or more kinds, 3n + 2 plain tiles; `out` (MAX_READINGS, 5). Return the number written; 0 if there are none.
    Pairs ascend, and for each pair more chows come before more pungs.
    """
    triples = 0
    first = PLAIN_KINDS
    total = 0
    for kind in range(PLAIN_KINDS - 1, -1, -1):
        if counts[kind]:
            first = kind
            total += whole(counts[kind])
        if counts[kind] >= 3:
            triples |= 1 << kind
    if total % 3 != 2:
        return 0
    rest = np.empty(PLAIN_KINDS + 2, np.int16)
    rest[PLAIN_KINDS] = 0
    rest[PLAIN_KINDS + 1] = 0
    found = 0
    for pair in range(PLAIN_KINDS):
        if counts[pair] < 2:
            continue
        pungs = 0
        while True:
            if _read_with_pungs(counts, rest, pair, pungs, first, out, found):
                found += 1
            # the next subset of `triples`
            pungs = (pungs - triples) & triples
            if pungs == 0:
                break
    return found
