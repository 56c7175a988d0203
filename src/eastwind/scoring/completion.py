"""Completion of a hand: four sets and a pair, the shapes of `eastwind.hands`, and the irregular hands of a rule set.

Irregular hands are in no table of distances: forms out of the rule set's file, any seven pairs, pairs of ends, knitting, any
tiles of one suit. For these only complete and one tile short are distinguished; a hand farther away has its distance to the
other shapes. For a rule set without irregular hands they cost one test.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.distance import key_distance, nearer_kinds, set_keys
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import forced_inline, inline, inline_making_arrays, jit_with
from eastwind.rules.compiled import TWINS_HONOURS, TWINS_SUIT, WONDERS, Rules
from eastwind.scoring.irregular_distance import irregular_distance, irregular_waits, may_be_near
from eastwind.scoring.layout import RULES_T, HandRecord

#: Mask of the shapes of `eastwind.hands.distance` among the bits of `RULES.shapes`.
REGULAR: Final = TWINS_SUIT | TWINS_HONOURS | WONDERS

_COUNTS_T: Final = numba.uint8[::1]
_MELDS_T: Final = numba.uint8[:, ::1]


@forced_inline
def shapes_of(rules: Rules) -> int:
    """Return the rule set's other shapes than sets and a pair with tables, as the bits of `eastwind.hands.distance`."""
    return whole(rules.shapes) & REGULAR


@forced_inline
def has_irregular(rules: Rules) -> bool:
    """Return whether the rule set has winning hands whose distance is not looked up."""
    return rules.shapes > REGULAR or rules.template_count > 0


@forced_inline
def hand_distance(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> int:
    """Return the distance of a hand to a win under a rule set: −1 complete, 0 one tile short of any winning form.

    `counts`: at least 34 kinds of 13 or 14 concealed tiles, three less for each set laid; `keys`: the same as four keys;
    `melds`: the sets on the table as in `HAND.melds`. Irregular forms farther away than one tile are ignored.
    """
    nearest = key_distance(tables, keys[0], keys[1], keys[2], keys[3], meld_count, shapes_of(rules))
    if nearest >= 0 and has_irregular(rules) and may_be_near(tables, rules, keys, meld_count):
        nearest = min(nearest, irregular_distance(tables, rules, counts, keys, melds, meld_count, seat_wind))
    return nearest


@inline_making_arrays
def is_complete(tables: Lookup, rules: Rules, hand: HandRecord) -> bool:
    """Return whether the tiles complete a winning form of the rule set; the hand may still be barred from winning."""
    if hand.surplus:
        return False
    keys = np.empty(4, np.int32)
    set_keys(hand.counts, keys)
    melds, seat_wind = whole(hand.meld_count), whole(hand.seat_wind)
    return hand_distance(tables, rules, hand.counts, keys, hand.melds, melds, seat_wind) < 0


@inline
def waits_of(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> np.uint64:
    """Return the kinds that complete a hand of 13 tiles (three less for each set laid); empty if it waits for none.

    The distance need not be known before. Kinds with all four tiles concealed are left out, those in sets on the table are not.
    """
    shapes = shapes_of(rules)
    waits = np.uint64(0)
    if key_distance(tables, keys[0], keys[1], keys[2], keys[3], meld_count, shapes) == 0:
        waits = nearer_kinds(tables, counts, keys, meld_count, shapes)
    if has_irregular(rules) and may_be_near(tables, rules, keys, meld_count):
        waits |= irregular_waits(tables, rules, counts, keys, melds, meld_count, seat_wind)
    return waits


@jit_with(numba.int64(LOOKUP_T, RULES_T, _COUNTS_T, _MELDS_T, numba.int64, numba.int64))
def distance_under(tables: Lookup, rules: Rules, counts: Row, melds: Grid, meld_count: int, seat_wind: int) -> int:
    """Call `hand_distance` from Python."""
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    return hand_distance(tables, rules, counts, keys, melds, meld_count, seat_wind)


@jit_with(numba.uint64(LOOKUP_T, RULES_T, _COUNTS_T, _MELDS_T, numba.int64, numba.int64))
def waits_under(tables: Lookup, rules: Rules, counts: Row, melds: Grid, meld_count: int, seat_wind: int) -> np.uint64:
    """Call `waits_of` from Python."""
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    return waits_of(tables, rules, counts, keys, melds, meld_count, seat_wind)
