"""What completes a hand: four sets and a pair, the shapes of `eastwind.hands`, and the irregular hands of a rule set.

Irregular are those that no table of distances knows: forms out of the rule set's file, any seven pairs, pairs of ends,
knitting, any tiles of one suit. Of these it is known whether a hand is complete or one tile short; a hand farther away has
the distance that it has to the other shapes. A rule set without irregular hands pays one test for them.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.distance import FAR, POWERS, group_of, key_distance, nearer_kinds, set_keys
from eastwind.hands.tables import LOOKUP, Lookup
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import (
    ANY_WIND,
    KNITTING,
    ONE_SUIT_ANY,
    PAIRS_ANY,
    PAIRS_OF_ENDS,
    RULES,
    TRIPLE_KNITTING,
    ReadyHand,
    Rules,
)
from eastwind.scoring.layout import MELD_KIND
from eastwind.tiles.kinds import ORPHANS, PLAIN_KINDS, RANKS

#: The shapes of `eastwind.hands.distance` among the bits of `RULES.shapes`.
REGULAR: Final = 15

_READY_TO_WIN: Final = int(ReadyHand.TO_WIN)
_LOOKUP_T: Final = numba.from_dtype(LOOKUP)
_RULES_T: Final = numba.from_dtype(RULES)
_COUNTS_T: Final = numba.uint8[::1]
_MELDS_T: Final = numba.uint8[:, ::1]


@inline
def shapes_of(rules: Rules) -> int:
    """The rule set's shapes beside sets and a pair whose distance is looked up, as the bits of `eastwind.hands.distance`."""
    return whole(rules.shapes) & REGULAR


@inline
def has_irregular(rules: Rules) -> bool:
    """Whether a hand can win whose distance is not looked up."""
    return rules.shapes > REGULAR or rules.template_count > 0


@inline
def asks_more(rules: Rules) -> bool:
    """Whether a complete hand may not win under some rule: then its bill must be asked (`bill.won`)."""
    return (
        rules.max_chows < 4
        or rules.min_points > 0
        or rules.min_doubles > 0
        or rules.concealed_win > 0
        or rules.pair_from_discard == 0
        or rules.ready_hand == _READY_TO_WIN
    )


# ------------------------------------------------------------------------------------------------------------ templates


@inline
def _missing_in_group(wanted: int, held: int) -> int:
    """Tiles of a group that one key has and the other lacks."""
    missing = 0
    while wanted > 0:
        missing += max(0, wanted % 5 - held % 5)
        wanted //= 5
        held //= 5
    return missing


@inline
def is_template(rules: Rules, index: int, keys: Row, seat_wind: int) -> bool:
    """Whether 14 concealed tiles are a template, and the seat one that it is for."""
    wind = whole(rules.template_wind[index])
    if wind != ANY_WIND and wind != seat_wind:
        return False
    for group in range(4):
        if rules.template_keys[index, group] != keys[group]:
            return False
    return True


@inline
def _template_missing(rules: Rules, index: int, keys: Row, seat_wind: int) -> int:
    """Tiles missing to a template, or 2 for all that is more than one."""
    wind = whole(rules.template_wind[index])
    if wind != ANY_WIND and wind != seat_wind:
        return 2
    # one tile changed touches two groups at the most
    different = 0
    for group in range(4):
        if rules.template_keys[index, group] != keys[group]:
            different += 1
    if different > 2:
        return 2
    missing = 0
    for group in range(4):
        if rules.template_keys[index, group] != keys[group]:
            missing += _missing_in_group(whole(rules.template_keys[index, group]), whole(keys[group]))
    return missing


@inline
def _templates_distance(rules: Rules, keys: Row, seat_wind: int) -> int:
    nearest = FAR
    for index in range(whole(rules.template_count)):
        missing = _template_missing(rules, index, keys, seat_wind)
        if missing < 2:
            nearest = min(nearest, missing - 1)
    return nearest


@inline
def _templates_waits(rules: Rules, keys: Row, seat_wind: int) -> np.uint64:
    waits = np.uint64(0)
    for index in range(whole(rules.template_count)):
        if _template_missing(rules, index, keys, seat_wind) == 1:
            for kind in range(PLAIN_KINDS):
                group = group_of(kind)
                power = whole(POWERS[kind])
                wanted = whole(rules.template_keys[index, group]) // power % 5
                if wanted > whole(keys[group]) // power % 5:
                    waits |= np.uint64(1) << np.uint64(kind)
    return waits


# ---------------------------------------------------------------------------------------------------------------- pairs


@inline
def _any_pairs(counts: Row) -> int:
    """Pairs in hand; four alike are two."""
    pairs = 0
    for kind in range(PLAIN_KINDS):
        pairs += whole(counts[kind]) >> 1
    return pairs


@inline
def _any_pairs_distance(counts: Row) -> int:
    pairs = _any_pairs(counts)
    return 6 - pairs if pairs >= 6 else FAR


@inline
def _any_pairs_waits(counts: Row) -> np.uint64:
    waits = np.uint64(0)
    if _any_pairs(counts) == 6:
        for kind in range(PLAIN_KINDS):
            if counts[kind] & 1:
                waits |= np.uint64(1) << np.uint64(kind)
    return waits


@inline
def _pairs_of_ends_distance(counts: Row) -> int:
    pairs = 0
    singles = 0
    for kind in range(PLAIN_KINDS):
        if (ORPHANS >> kind) & 1:
            if counts[kind] >= 2:
                pairs += 1
            elif counts[kind]:
                singles += 1
    if pairs >= 7:
        return -1
    return 0 if pairs == 6 and singles > 0 else FAR


@inline
def _pairs_of_ends_waits(counts: Row) -> np.uint64:
    waits = np.uint64(0)
    if _pairs_of_ends_distance(counts) == 0:
        for kind in range(PLAIN_KINDS):
            if (ORPHANS >> kind) & 1 and counts[kind] == 1:
                waits |= np.uint64(1) << np.uint64(kind)
    return waits


# ------------------------------------------------------------------------------------------------------------- knitting


@inline
def _kinds_in(tables: Lookup, keys: Row, group: int) -> int:
    """Kinds that a hand has of a group, from its key."""
    if group == 3:
        return whole(tables.class_kinds[tables.honour_class[keys[3]]])
    return whole(tables.class_kinds[tables.suit_class[keys[group]]])


@inline
def _knitting_distance(tables: Lookup, counts: Row, keys: Row) -> int:
    """Pairs of one number in the same two suits: one tile at the most lies outside the two."""
    nearest = FAR
    honours = _kinds_in(tables, keys, 3)
    if honours > 1:
        return nearest
    for third in range(3):
        if honours + _kinds_in(tables, keys, third) > 1:
            continue
        one = 9 * ((third + 1) % 3)
        two = 9 * ((third + 2) % 3)
        knit = 0
        held = 0
        for rank in range(RANKS):
            knit += min(whole(counts[one + rank]), whole(counts[two + rank]))
            held += whole(counts[one + rank]) + whole(counts[two + rank])
        if knit == 7:
            return -1
        if knit == 6 and held > 12:
            nearest = 0
    return nearest


@inline
def _knitting_waits(counts: Row, keys: Row) -> np.uint64:
    waits = np.uint64(0)
    if keys[3]:
        return waits
    for third in range(3):
        if keys[third]:
            continue
        one = 9 * ((third + 1) % 3)
        two = 9 * ((third + 2) % 3)
        knit = 0
        wanted = -1
        for rank in range(RANKS):
            here, there = whole(counts[one + rank]), whole(counts[two + rank])
            knit += min(here, there)
            if here != there:
                wanted = two + rank if here > there else one + rank
        if knit == 6 and wanted >= 0:
            waits |= np.uint64(1) << np.uint64(wanted)
    return waits


@inline
def _triple_knitting_distance(tables: Lookup, counts: Row, keys: Row) -> int:
    """Four times a number in all three suits, and a pair of one number in two: a tile short with a pair, or a triple, torn."""
    if _kinds_in(tables, keys, 3) > 1:
        return FAR
    triples = 0
    pairs = 0
    held = 0
    for rank in range(RANKS):
        m, p, s = whole(counts[rank]), whole(counts[9 + rank]), whole(counts[18 + rank])
        least = min(m, p, s)
        triples += least
        pairs += m + p + s - max(m, p, s) - 2 * least
        held += m + p + s
    if triples == 4:
        if held == 14 and pairs == 1:
            return -1
        return 0 if held > 12 else FAR
    return 0 if triples == 3 and pairs >= 2 else FAR


@inline
def _triple_knitting_waits(tables: Lookup, counts: Row, keys: Row) -> np.uint64:
    waits = np.uint64(0)
    if keys[3] or _triple_knitting_distance(tables, counts, keys) != 0:
        return waits
    # what is torn is made whole by the suits that have least of the number
    for rank in range(RANKS):
        m, p, s = whole(counts[rank]), whole(counts[9 + rank]), whole(counts[18 + rank])
        least = min(m, p, s)
        if max(m, p, s) > least:
            for suit in range(3):
                if counts[9 * suit + rank] == least:
                    waits |= np.uint64(1) << np.uint64(9 * suit + rank)
    return waits


# ------------------------------------------------------------------------------------------------------------- one suit


@inline
def _suit_of_all(keys: Row, melds: Grid, meld_count: int) -> int:
    """The one suit of concealed tiles and sets on the table; −1 if there is none."""
    suit = -1
    for group in range(4):
        if keys[group]:
            if group == 3 or suit >= 0:
                return -1
            suit = group
    for index in range(meld_count):
        if whole(melds[index, MELD_KIND]) // 9 != suit:
            return -1
    return suit


@inline
def _one_suit_distance(tables: Lookup, counts: Row, keys: Row, melds: Grid, meld_count: int) -> int:
    """Any tiles of one suit: how many are of another, and whether one is missing."""
    suit = -1
    if meld_count:
        suit = whole(melds[0, MELD_KIND]) // 9
        if suit == 3:
            return FAR
        for index in range(1, meld_count):
            if whole(melds[index, MELD_KIND]) // 9 != suit:
                return FAR
    nearest = FAR
    for own in range(3):
        if suit >= 0 and own != suit:
            continue
        strange = 0
        for group in range(4):
            if group != own:
                strange += _kinds_in(tables, keys, group)
        if strange > 1:
            continue
        held = 3 * meld_count
        for kind in range(9 * own, 9 * own + 9):
            held += whole(counts[kind])
        if held == 14:
            return -1
        if held == 13:
            nearest = 0
    return nearest


@inline
def _one_suit_waits(counts: Row, keys: Row, melds: Grid, meld_count: int) -> np.uint64:
    waits = np.uint64(0)
    suit = _suit_of_all(keys, melds, meld_count)
    if suit >= 0:
        for kind in range(9 * suit, 9 * suit + 9):
            if counts[kind] < 4:
                waits |= np.uint64(1) << np.uint64(kind)
    return waits


# ----------------------------------------------------------------------------------------------------------------- all


@inline
def _irregular_distance(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> int:
    """−1 or 0 for an irregular hand that is complete or one tile short, else `FAR`."""
    shapes = whole(rules.shapes)
    nearest = FAR
    if shapes & ONE_SUIT_ANY:
        nearest = min(nearest, _one_suit_distance(tables, counts, keys, melds, meld_count))
    if meld_count:
        return nearest
    if rules.template_count:
        nearest = min(nearest, _templates_distance(rules, keys, seat_wind))
    if shapes & PAIRS_ANY:
        nearest = min(nearest, _any_pairs_distance(counts))
    if shapes & PAIRS_OF_ENDS:
        nearest = min(nearest, _pairs_of_ends_distance(counts))
    if shapes & KNITTING:
        nearest = min(nearest, _knitting_distance(tables, counts, keys))
    if shapes & TRIPLE_KNITTING:
        nearest = min(nearest, _triple_knitting_distance(tables, counts, keys))
    return nearest


@inline
def _irregular_waits(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> np.uint64:
    shapes = whole(rules.shapes)
    waits = np.uint64(0)
    if shapes & ONE_SUIT_ANY:
        waits |= _one_suit_waits(counts, keys, melds, meld_count)
    if meld_count:
        return waits
    if rules.template_count:
        waits |= _templates_waits(rules, keys, seat_wind)
    if shapes & PAIRS_ANY:
        waits |= _any_pairs_waits(counts)
    if shapes & PAIRS_OF_ENDS:
        waits |= _pairs_of_ends_waits(counts)
    if shapes & KNITTING:
        waits |= _knitting_waits(counts, keys)
    if shapes & TRIPLE_KNITTING:
        waits |= _triple_knitting_waits(tables, counts, keys)
    return waits


@inline
def hand_distance(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> int:
    """Distance of a hand to a win under a rule set: −1 complete, 0 one tile short of any winning form.

    `counts`: at least 34 kinds of 13 or 14 concealed tiles, three less for each set laid; `keys`: the same as four keys;
    `melds`: the sets on the table as in `HAND.melds`. Farther away than one tile the irregular forms are not looked at.
    """
    nearest = key_distance(tables, keys[0], keys[1], keys[2], keys[3], meld_count, shapes_of(rules))
    if nearest >= 0 and has_irregular(rules):
        nearest = min(nearest, _irregular_distance(tables, rules, counts, keys, melds, meld_count, seat_wind))
    return nearest


@inline
def waits_of(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> np.uint64:
    """Kinds that complete a hand of 13 tiles (three less for each set laid), whatever the distance; empty if it waits for none.

    Kinds of which the concealed tiles hold four are left out, those that lie in sets on the table are not.
    """
    shapes = shapes_of(rules)
    waits = np.uint64(0)
    if key_distance(tables, keys[0], keys[1], keys[2], keys[3], meld_count, shapes) == 0:
        waits = nearer_kinds(tables, counts, keys, meld_count, shapes)
    if has_irregular(rules):
        waits |= _irregular_waits(tables, rules, counts, keys, melds, meld_count, seat_wind)
    return waits


@jit_with(numba.int64(_LOOKUP_T, _RULES_T, _COUNTS_T, _MELDS_T, numba.int64, numba.int64))
def distance_under(tables: Lookup, rules: Rules, counts: Row, melds: Grid, meld_count: int, seat_wind: int) -> int:
    """`hand_distance`, to be called from Python."""
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    return hand_distance(tables, rules, counts, keys, melds, meld_count, seat_wind)


@jit_with(numba.uint64(_LOOKUP_T, _RULES_T, _COUNTS_T, _MELDS_T, numba.int64, numba.int64))
def waits_under(tables: Lookup, rules: Rules, counts: Row, melds: Grid, meld_count: int, seat_wind: int) -> int:
    """`waits_of`, to be called from Python."""
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    return waits_of(tables, rules, counts, keys, melds, meld_count, seat_wind)  # type: ignore[return-value]
