"""Irregular forms: the distance of a hand to one, and its waits; only complete and one tile short are distinguished.

Nearly no hand is near one, so each form begins with a cheap test that rules most hands out.
"""

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.distance import FAR, POWERS, group_of
from eastwind.hands.tables import Lookup
from eastwind.jit import forced_inline, inline
from eastwind.rules.compiled import (
    ANY_WIND,
    KNITTING,
    MARK_PLACES,
    MARKS,
    ONE_SUIT_ANY,
    PAIRS_ANY,
    PAIRS_OF_ENDS,
    TRIPLE_KNITTING,
    Rules,
)
from eastwind.scoring.layout import MELD_KIND
from eastwind.tiles.kinds import ORPHANS, PLAIN_KINDS, RANKS
from eastwind.tiles.masks import bit_of, has

# ------------------------------------------------------------------------------------------------------ ruled out by keys


@forced_inline
def _kinds_in(tables: Lookup, keys: Row, group: int) -> int:
    """Return the number of kinds that a hand has of a group, from its key."""
    if group == 3:
        return whole(tables.class_kinds[tables.honour_class[keys[3]]])
    return whole(tables.class_kinds[tables.suit_class[keys[group]]])


@forced_inline
def _groups_held(keys: Row) -> int:
    """Return the number of suits of a hand, the honours counted as one."""
    held = 0
    for group in range(4):
        if keys[group]:
            held += 1
    return held


@forced_inline
def _likely_templates(rules: Rules, keys: Row) -> np.uint64:
    """Return the marks of templates that agree with a hand in two groups: no other is one tile away; mostly there are none.

    The template with index n has mark n % 64, which several may share.
    """
    first = rules.template_marks[0, keys[0] % MARK_PLACES]
    second = rules.template_marks[1, keys[1] % MARK_PLACES]
    third = rules.template_marks[2, keys[2] % MARK_PLACES]
    fourth = rules.template_marks[3, keys[3] % MARK_PLACES]
    agreeing: np.uint64 = (first & second) | (third & fourth) | ((first | second) & (third | fourth))
    return agreeing


@forced_inline
def may_be_near(tables: Lookup, rules: Rules, keys: Row, meld_count: int) -> bool:
    """Return whether a hand can be complete or one tile short of an irregular form, by its keys alone: nearly none can."""
    shapes = whole(rules.shapes)
    if shapes & ONE_SUIT_ANY and _groups_held(keys) <= 2:
        return True
    if meld_count:
        return False
    if rules.template_count and _likely_templates(rules, keys):
        return True
    if shapes & (KNITTING | TRIPLE_KNITTING) and _kinds_in(tables, keys, 3) <= 1:
        return True
    if not shapes & (PAIRS_ANY | PAIRS_OF_ENDS):
        return False
    # six pairs and two other tiles
    return (
        _kinds_in(tables, keys, 0)
        + _kinds_in(tables, keys, 1)
        + _kinds_in(tables, keys, 2)
        + _kinds_in(tables, keys, 3)
        <= 8
    )


# ------------------------------------------------------------------------------------------------------------ templates


@inline
def _missing_in_group(wanted: int, held: int) -> int:
    """Return the number of tiles of a group that one key has and the other lacks."""
    missing = 0
    while wanted > 0:
        missing += max(0, wanted % 5 - held % 5)
        wanted //= 5
        held //= 5
    return missing


@inline
def is_template(rules: Rules, index: int, keys: Row, seat_wind: int) -> bool:
    """Return whether 14 concealed tiles are a template, and the seat one that it is for."""
    wind = whole(rules.template_wind[index])
    if wind != ANY_WIND and wind != seat_wind:
        return False
    for group in range(4):
        if rules.template_keys[index, group] != keys[group]:
            return False
    return True


@inline
def _template_missing(rules: Rules, index: int, keys: Row, seat_wind: int) -> int:
    """Return the number of tiles missing to a template, 2 for any number above one."""
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
def _is_marked(marks: np.uint64, index: int) -> bool:
    return has(marks, index % MARKS)


@inline
def _templates_distance(rules: Rules, keys: Row, seat_wind: int) -> int:
    nearest = FAR
    likely = _likely_templates(rules, keys)
    if not likely:
        return nearest
    for index in range(whole(rules.template_count)):
        if not _is_marked(likely, index):
            continue
        missing = _template_missing(rules, index, keys, seat_wind)
        if missing < 2:
            nearest = min(nearest, missing - 1)
    return nearest


@inline
def _templates_waits(rules: Rules, keys: Row, seat_wind: int) -> np.uint64:
    waits = np.uint64(0)
    likely = _likely_templates(rules, keys)
    if not likely:
        return waits
    for index in range(whole(rules.template_count)):
        if _is_marked(likely, index) and _template_missing(rules, index, keys, seat_wind) == 1:
            for kind in range(PLAIN_KINDS):
                group = group_of(kind)
                power = whole(POWERS[kind])
                wanted = whole(rules.template_keys[index, group]) // power % 5
                if wanted > whole(keys[group]) // power % 5:
                    waits |= bit_of(kind)
    return waits


# ---------------------------------------------------------------------------------------------------------------- pairs


@inline
def _any_pairs(counts: Row) -> int:
    """Return the number of pairs in hand; four alike are two."""
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
                waits |= bit_of(kind)
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
                waits |= bit_of(kind)
    return waits


# ------------------------------------------------------------------------------------------------------------- knitting


@inline
def _knitting_distance(tables: Lookup, counts: Row, keys: Row) -> int:
    """Return the distance to pairs of one number in the same two suits: at most one tile lies outside the two."""
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
            waits |= bit_of(wanted)
    return waits


@inline
def _triple_knitting_distance(tables: Lookup, counts: Row, keys: Row) -> int:
    """Return the distance to four numbers in all three suits and one in two: one tile short if one group lacks a tile."""
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
    # an incomplete group is completed by the suits that have least of the number
    for rank in range(RANKS):
        m, p, s = whole(counts[rank]), whole(counts[9 + rank]), whole(counts[18 + rank])
        least = min(m, p, s)
        if max(m, p, s) > least:
            for suit in range(3):
                if counts[9 * suit + rank] == least:
                    waits |= bit_of(9 * suit + rank)
    return waits


# ------------------------------------------------------------------------------------------------------------- one suit


@inline
def _suit_of_all(keys: Row, melds: Grid, meld_count: int) -> int:
    """Return the only suit of concealed tiles and sets on the table; −1 if there is none."""
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
    """Return the distance to any tiles of one suit: a tile of another suit, or a missing one, is one tile short."""
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
                waits |= bit_of(kind)
    return waits


# ----------------------------------------------------------------------------------------------------------------- all


@inline
def irregular_distance(
    tables: Lookup, rules: Rules, counts: Row, keys: Row, melds: Grid, meld_count: int, seat_wind: int
) -> int:
    """Return −1 or 0 for a complete or one tile short irregular hand, else `FAR`; arguments as `completion.hand_distance`."""
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
def irregular_waits(
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
