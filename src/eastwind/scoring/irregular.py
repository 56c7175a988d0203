"""Forms of a complete hand other than four sets and a pair (RU VII, the club, BG, the clubs abroad, a household's own)."""

from typing import Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.distance import set_keys
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import (
    KNITTING,
    ONE_SUIT_ANY,
    PAIRS_ANY,
    PAIRS_OF_ENDS,
    TRIPLE_KNITTING,
    TWINS_HONOURS,
    TWINS_SUIT,
    WONDERS,
    Rules,
)
from eastwind.scoring.facts import Facts
from eastwind.scoring.irregular_distance import is_template
from eastwind.scoring.layout import HandRecord
from eastwind.tiles.kinds import HONOUR_KINDS, ORPHANS, PLAIN_KINDS, RANKS
from eastwind.traditions.classical.patterns import FIRST_LIMIT_HAND, Pattern

_PAIRED_SHAPES: Final = TWINS_SUIT | TWINS_HONOURS | PAIRS_ANY | PAIRS_OF_ENDS


@inline
def is_wonders(counts: Row, meld_count: int) -> bool:
    """Return whether a hand is one of each 1, 9 and honour, one of them twice, nothing laid out."""
    if meld_count:
        return False
    total = 0
    for kind in range(PLAIN_KINDS):
        if ((ORPHANS >> kind) & 1) != (1 if counts[kind] > 0 else 0):
            return False
        total += whole(counts[kind])
    return total == 14


@inline
def _note(rules: Rules, facts: Facts, pattern: int) -> None:
    """Note a form of the hand; where the rule set gives it no sum, it is counted line by line."""
    seen = facts[0]
    seen.irregular = 1
    if rules.limit_hand[pattern] and rules.in_force[pattern]:
        seen.forms |= 1 << (pattern - FIRST_LIMIT_HAND)
    else:
        seen.counted = 1


@inline
def _is_triple_knitting(counts: Row) -> bool:
    """Return whether 14 suit tiles are four times one number in all three suits, and one number in two suits."""
    triples = 0
    pairs = 0
    for rank in range(RANKS):
        m, p, s = whole(counts[rank]), whole(counts[9 + rank]), whole(counts[18 + rank])
        least = min(m, p, s)
        triples += least
        pairs += m + p + s - max(m, p, s) - 2 * least
    return triples == 4 and pairs == 1


@inline
def _is_knitting(keys: Row) -> bool:
    """Return whether 14 tiles are two suits alike, with none of the third."""
    for third in range(3):
        if keys[third] == 0 and keys[(third + 1) % 3] == keys[(third + 2) % 3]:
            return True
    return False


@inline_making_arrays
def find_forms(rules: Rules, hand: HandRecord, is_standard: bool, facts: Facts) -> None:
    """Write the forms of a hand of the right size; `is_standard`: it is four sets and a pair as well."""
    seen = facts[0]
    shapes = whole(rules.shapes)
    barred = seen.exposed > 0 and rules.concealed_only[Pattern.ONE_SUIT_ANY_TILES] > 0
    if shapes & ONE_SUIT_ANY and not is_standard and not barred and seen.suits == 1 and not seen.honours:
        seen.irregular = 1
        seen.of_one_suit = 1
    if hand.meld_count or (shapes == 0 and rules.template_count == 0):
        return
    odd, pairs, fours = 0, 0, 0
    for kind in range(PLAIN_KINDS):
        count = whole(hand.counts[kind])
        if count & 1:
            odd += 1
        elif count:
            pairs += 1
            if count == 4:
                fours += 1
    if odd == 0:
        seen.paired = 1
        if shapes & _PAIRED_SHAPES:
            _find_pairs(rules, shapes, seen.mask, fours, facts)
    if shapes & WONDERS and seen.mask == ORPHANS and is_wonders(hand.counts, 0):
        seen.wonders = 1
        seen.paired = 1
        _note(rules, facts, Pattern.THIRTEEN_WONDERS)
    if rules.template_count == 0 and not shapes & (KNITTING | TRIPLE_KNITTING):
        return
    keys = np.empty(4, np.int32)
    set_keys(hand.counts, keys)
    for index in range(whole(rules.template_count)):
        if is_template(rules, index, keys, whole(hand.seat_wind)):
            _note(rules, facts, whole(rules.template_pattern[index]))
    if seen.honours:
        return
    if shapes & KNITTING and _is_knitting(keys):
        _note(rules, facts, Pattern.KNITTING)
    if shapes & TRIPLE_KNITTING and _is_triple_knitting(hand.counts):
        _note(rules, facts, Pattern.TRIPLE_KNITTING)


@inline
def _find_pairs(rules: Rules, shapes: int, mask: int, fours: int, facts: Facts) -> None:
    """Write the forms of seven pairs; `fours`: the number of times that four alike are two of them."""
    seen = facts[0]
    if fours == 0:
        one_suit = seen.suits == 1 and not seen.honours
        if (shapes & TWINS_SUIT and one_suit) or (shapes & TWINS_HONOURS and mask == HONOUR_KINDS):
            _note(rules, facts, Pattern.HEAVENLY_TWINS)
        if shapes & PAIRS_OF_ENDS and mask & ~ORPHANS == 0:
            _note(rules, facts, Pattern.PAIRS_OF_ENDS)
    if shapes & PAIRS_ANY:
        _note(rules, facts, Pattern.SEVEN_PAIRS)
