"""Plans of *club*: the ways to win, the distance to each, and the tiles that bring it nearer.

A plan is a small integer: anything that wins, one suit with honours, one suit alone, pungs and kongs only, and the shapes
that are not sets and a pair. Where a rule set allows few chows, the ways to sets and a pair with no more of them are
enumerated (`within_chows`).
"""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.knowledge import PLANS, Scratch
from eastwind.hands.distance import FAR, key_distance, nearer_kinds
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules import compiled
from eastwind.rules.compiled import Rules
from eastwind.tiles.kinds import HONOUR_KINDS, ORPHANS, PLAIN_KINDS, RANKS
from eastwind.tiles.masks import bit_of, has, ones_in
from eastwind.traditions.classical.patterns import Pattern

ANY: Final = 0
ONE_SUIT: Final = 1  # + suit: with honours
PURE_SUIT: Final = 4  # + suit
PUNGS: Final = 7
WONDERS: Final = 8
TWINS: Final = 9  # + group: seven different pairs of a suit or of the honours
PAIRS: Final = 13  # any seven pairs
ENDS: Final = 14  # seven different pairs of 1, 9 and honours
KNITTING: Final = 15  # + suit that it does without: seven numbers, each in two suits

#: First plan for a shape that few rule sets have.
_RARE: Final = PAIRS
#: Number of chows of three suits.
_CHOWS: Final = 21

_SUIT: Final = 0x1FF
_SUITS: Final = (1 << 27) - 1
_EVERYTHING: Final = (1 << PLAIN_KINDS) - 1
#: Kinds of suits without the lowest rank, the two lowest, the highest, the two highest.
_ABOVE_1: Final = sum(1 << kind for kind in range(27) if kind % 9 >= 1)
_ABOVE_2: Final = sum(1 << kind for kind in range(27) if kind % 9 >= 2)
_BELOW_9: Final = sum(1 << kind for kind in range(27) if kind % 9 <= 7)
_BELOW_8: Final = sum(1 << kind for kind in range(27) if kind % 9 <= 6)


@inline
def kinds_of(plan: int) -> np.uint64:
    """Return the kinds that a plan can use."""
    if plan == ANY or plan == PUNGS:
        return np.uint64(_EVERYTHING)
    if plan < PURE_SUIT:
        return np.uint64(HONOUR_KINDS | (_SUIT << (9 * (plan - ONE_SUIT))))
    if plan < PUNGS:
        return np.uint64(_SUIT << (9 * (plan - PURE_SUIT)))
    if plan == WONDERS or plan == ENDS:
        return np.uint64(ORPHANS)
    if plan == PAIRS:
        return np.uint64(_EVERYTHING)
    if plan >= KNITTING:
        return np.uint64(_SUITS & ~(_SUIT << (9 * (plan - KNITTING))))
    return np.uint64(HONOUR_KINDS if plan == TWINS + 3 else _SUIT << (9 * (plan - TWINS)))


@inline
def plans_of(rules: Rules) -> int:
    """Return the number of plans to be weighed, the first ones."""
    rare = compiled.PAIRS_ANY | compiled.PAIRS_OF_ENDS | compiled.KNITTING
    return PLANS if whole(rules.shapes) & rare else _RARE


@inline
def _shape_of(plan: int) -> int:
    """Return the bits of `RULES.shapes`, each of them allowing a plan that is not sets and a pair."""
    if plan == WONDERS:
        return compiled.WONDERS
    if plan < PAIRS:
        return compiled.TWINS_HONOURS if plan == TWINS + 3 else compiled.TWINS_SUIT
    if plan == PAIRS:
        return compiled.PAIRS_ANY
    return compiled.PAIRS_OF_ENDS if plan == ENDS else compiled.KNITTING


@inline
def is_allowed(rules: Rules, plan: int) -> bool:
    """Return whether the rule set has the shape of a plan."""
    return plan < WONDERS or whole(rules.shapes) & _shape_of(plan) > 0


@inline
def pattern_of(plan: int) -> int:
    """Return the pattern of a plan that is not sets and a pair."""
    if plan == WONDERS:
        return Pattern.THIRTEEN_WONDERS
    if plan < PAIRS:
        return Pattern.HEAVENLY_TWINS
    if plan == PAIRS:
        return Pattern.SEVEN_PAIRS
    return Pattern.PAIRS_OF_ENDS if plan == ENDS else Pattern.KNITTING


@inline
def chowable(held: np.uint64) -> np.uint64:
    """Return the kinds that two of the kinds held would take as a chow."""
    from_below = (held << np.uint64(1)) & np.uint64(_ABOVE_1)
    from_two_below = (held << np.uint64(2)) & np.uint64(_ABOVE_2)
    from_above = (held >> np.uint64(1)) & np.uint64(_BELOW_9)
    from_two_above = (held >> np.uint64(2)) & np.uint64(_BELOW_8)
    chows = (from_below & from_two_below) | (from_below & from_above) | (from_above & from_two_above)
    return np.uint64(chows)


@inline
def _alike_missing(sets: int, threes: int, pairs: int, singles: int) -> int:
    """Return the tiles missing to `sets` sets of alike and a pair, by the numbers of kinds held at least thrice, twice, once."""
    done = min(threes, sets)
    begun = min(pairs, sets - done)
    lone = min(singles, sets - done - begun)
    missing = begun + 2 * lone + 3 * (sets - done - begun - lone)
    if threes > done or pairs > begun:
        return missing
    return missing + (1 if singles > lone else 2)


@inline
def _useful_to_alike(sets: int, ones: np.uint64, twos: np.uint64, threes: np.uint64) -> np.uint64:
    """Return the kinds that lower `_alike_missing` of a hand with these masks."""
    three = ones_in(threes)
    two = ones_in(twos) - three
    one = ones_in(ones) - two - three
    now = _alike_missing(sets, three, two, one)
    useful = np.uint64(0)
    if two > 0 and _alike_missing(sets, three + 1, two - 1, one) < now:
        useful |= twos & ~threes
    if one > 0 and _alike_missing(sets, three, two + 1, one - 1) < now:
        useful |= ones & ~twos
    if _alike_missing(sets, three, two, one + 1) < now:
        useful |= ~ones & np.uint64(_EVERYTHING)
    return np.uint64(useful)


@inline
def _beside_chow(
    ones: np.uint64, twos: np.uint64, threes: np.uint64, fours: np.uint64, chow: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Return the masks of a hand without those tiles of a chow that it has."""
    rest = ~chow
    return (
        (ones & rest) | (twos & chow),
        (twos & rest) | (threes & chow),
        (threes & rest) | (fours & chow),
        fours & rest,
    )


@inline
def _chow_number(number: int) -> np.uint64:
    """Return the kinds of a chow by number; none for −1."""
    if number < 0:
        return np.uint64(0)
    return np.uint64(7) << np.uint64(number + 2 * (number // 7))


@inline
def within_chows(
    ones: np.uint64, twos: np.uint64, threes: np.uint64, fours: np.uint64, sets: int, chows: int
) -> tuple[int, np.uint64]:
    """Return the tiles missing to `sets` sets and a pair with fewer chows than sets, and the kinds that lower that.

    Every choice of chows is tried, the rest made of alike. Of all chows but one at least two tiles must be held: with one only,
    a pung of it is as near.
    """
    least = FAR
    useful = np.uint64(0)
    for first in range(-1, _CHOWS if chows > 2 else 0):
        chow1 = _chow_number(first)
        lacking1 = chow1 & ~ones
        if ones_in(lacking1) > 1:
            continue
        a1, a2, a3, a4 = _beside_chow(ones, twos, threes, fours, chow1)
        for second in range(first, _CHOWS if chows > 1 else 0):
            chow2 = _chow_number(second)
            lacking2 = chow2 & ~a1
            if ones_in(lacking2) > 1:
                continue
            b1, b2, b3, b4 = _beside_chow(a1, a2, a3, a4, chow2)
            for third in range(-1, _CHOWS if chows > 0 else 0):
                chow3 = _chow_number(third)
                lacking3 = chow3 & ~b1
                if ones_in(lacking3) > 2:
                    continue
                c1, c2, c3, _ = _beside_chow(b1, b2, b3, b4, chow3)
                alike = sets - (1 if first >= 0 else 0) - (1 if second >= 0 else 0) - (1 if third >= 0 else 0)
                three = ones_in(c3)
                two = ones_in(c2) - three
                missing = _alike_missing(alike, three, two, ones_in(c1) - two - three)
                missing += ones_in(lacking1) + ones_in(lacking2) + ones_in(lacking3)
                if missing > least:
                    continue
                if missing < least:
                    least = missing
                    useful = np.uint64(0)
                useful |= lacking1 | lacking2 | lacking3 | _useful_to_alike(alike, c1, c2, c3)
    return least, useful


@inline
def _lacks_chows(sight: Scratch) -> bool:
    """Return whether fewer chows may still be made than sets must be."""
    return sight.most_chows - sight.chows < 4 - sight.sets


@inline
def _by_few_chows(sight: Scratch, plan: int) -> tuple[int, np.uint64]:
    """Return `within_chows` of the tiles that a plan can use."""
    own = kinds_of(plan)
    sets = 4 - whole(sight.sets)
    chows = whole(sight.most_chows) - whole(sight.chows)
    ones, twos, threes, fours = sight.ones & own, sight.twos & own, sight.threes & own, sight.fours & own
    missing, useful = within_chows(ones, twos, threes, fours, sets, chows)
    return missing, np.uint64(useful & own)


@inline
def _in_suit(sight: Scratch, suit: int) -> int:
    """Return the number of concealed tiles of a suit."""
    held = 0
    for kind in range(9 * suit, 9 * suit + RANKS):
        held += whole(sight.counts[kind])
    return held


@inline
def _knit(sight: Scratch, without: int) -> tuple[int, int]:
    """Return the count of numbers that two suits share, tile by tile, and of their other tiles."""
    one = 9 * ((without + 1) % 3)
    two = 9 * ((without + 2) % 3)
    knit = 0
    held = 0
    for rank in range(RANKS):
        here, there = whole(sight.counts[one + rank]), whole(sight.counts[two + rank])
        knit += min(here, there)
        held += here + there
    return knit, held - 2 * knit


@inline
def _distance_of_pairs(rules: Rules, sight: Scratch, plan: int) -> int:
    """Return the distance to a shape that is not sets and a pair, with nothing on the table."""
    if plan >= KNITTING:
        knit, other = _knit(sight, plan - KNITTING)
        return 13 - 2 * knit - min(other, 7 - knit)
    if plan == PAIRS and whole(rules.shapes) & compiled.PAIRS_ANY:
        return 6 - ones_in(sight.twos) - ones_in(sight.fours)
    own = kinds_of(plan)
    kinds = ones_in(sight.ones & own)
    pairs = ones_in(sight.twos & own)
    if plan == WONDERS:
        return 13 - kinds - min(pairs, 1)
    return 13 - min(kinds, 7) - min(pairs, 7)


@inline
def plan_distance(tables: Lookup, rules: Rules, sight: Scratch, plan: int) -> int:
    """Return the distance of the tiles in hand to a win by a plan: 13 or 14 with the sets; FAR where these rule the plan out."""
    keys = sight.keys
    sets = whole(sight.sets)
    if plan < PUNGS:
        suit = (plan - ONE_SUIT) % 3
        honours = plan < PURE_SUIT
        if plan != ANY and sight.groups & ~((1 << suit) | (8 if honours else 0)):
            return FAR
        if plan >= PURE_SUIT and whole(rules.shapes) & compiled.ONE_SUIT_ANY:
            return 13 - 3 * sets - _in_suit(sight, suit)
        if _lacks_chows(sight):
            missing, _ = _by_few_chows(sight, plan)
            return missing - 1
        if plan == ANY:
            return key_distance(tables, keys[0], keys[1], keys[2], keys[3], sets, 0)
        # Without the other tiles. A set could still be begun in another suit, but never with fewer tiles.
        return key_distance(
            tables,
            keys[0] if suit == 0 else 0,
            keys[1] if suit == 1 else 0,
            keys[2] if suit == 2 else 0,
            keys[3] if honours else 0,
            sets,
            0,
        )
    if plan == PUNGS:
        if sight.chows:
            return FAR
        threes = ones_in(sight.threes)
        twos = ones_in(sight.twos)
        return _alike_missing(4 - sets, threes, twos - threes, ones_in(sight.ones) - twos) - 1
    if sets:
        return FAR
    return _distance_of_pairs(rules, sight, plan)


@inline
def _useful_to_knitting(sight: Scratch, without: int) -> np.uint64:
    knit, other = _knit(sight, without)
    one = 9 * ((without + 1) % 3)
    two = 9 * ((without + 2) % 3)
    useful = np.uint64(0)
    for rank in range(RANKS):
        here, there = sight.counts[one + rank], sight.counts[two + rank]
        if here < there or (other < 7 - knit and here < 4):
            useful |= bit_of(one + rank)
        if there < here or (other < 7 - knit and there < 4):
            useful |= bit_of(two + rank)
    return useful


@inline
def _useful_to_pairs(rules: Rules, sight: Scratch, plan: int) -> np.uint64:
    if plan >= KNITTING:
        return _useful_to_knitting(sight, plan - KNITTING)
    if plan == PAIRS and whole(rules.shapes) & compiled.PAIRS_ANY:
        return np.uint64((sight.ones & ~sight.twos) | (sight.threes & ~sight.fours))
    own = kinds_of(plan)
    lacking = own & ~sight.ones
    if plan == WONDERS:
        return np.uint64(lacking if sight.twos & own else own)
    singles = sight.ones & ~sight.twos & own
    return np.uint64(singles if ones_in(sight.ones & own) >= 7 else singles | lacking)


@inline
def useful_to(tables: Lookup, rules: Rules, sight: Scratch, plan: int) -> np.uint64:
    """Return the kinds that bring 13 tiles nearer to a win by a plan; of a waiting hand: its waits."""
    keys = sight.keys
    sets = whole(sight.sets)
    if plan < PUNGS:
        own = kinds_of(plan)
        if plan >= PURE_SUIT and whole(rules.shapes) & compiled.ONE_SUIT_ANY:
            return np.uint64(own & ~sight.fours)
        if _lacks_chows(sight):
            _, useful = _by_few_chows(sight, plan)
            return useful
        if plan == ANY:
            return nearer_kinds(tables, sight.counts, keys, sets, 0)
        kept0, kept1, kept2, kept3 = keys[0], keys[1], keys[2], keys[3]
        if not has(own, 0):
            keys[0] = 0
        if not has(own, 9):
            keys[1] = 0
        if not has(own, 18):
            keys[2] = 0
        if not has(own, 27):
            keys[3] = 0
        mask = nearer_kinds(tables, sight.counts, keys, sets, 0)
        keys[0], keys[1], keys[2], keys[3] = kept0, kept1, kept2, kept3
        return np.uint64(mask & own)
    if plan == PUNGS:
        return _useful_to_alike(4 - sets, sight.ones, sight.twos, sight.threes)
    return _useful_to_pairs(rules, sight, plan)
