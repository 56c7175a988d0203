"""The ways to win that *club* keeps in mind, how far off each is, and which tiles bring it nearer.

A plan is a small integer: anything that wins, one suit with honours, one suit alone, pungs and kongs only, and the shapes
that are not sets and a pair.
"""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.sight import Sight, holds, ones_in
from eastwind.hands.distance import FAR, key_distance, nearer_kinds
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.tiles.kinds import HONOUR_KINDS, ORPHANS, PLAIN_KINDS

ANY: Final = 0
ONE_SUIT: Final = 1  # + suit: with honours
PURE_SUIT: Final = 4  # + suit
PUNGS: Final = 7
WONDERS: Final = 8
TWINS: Final = 9  # + group: seven different pairs of a suit or of the honours
PLANS: Final = 13

_SUIT: Final = 0x1FF
_EVERYTHING: Final = (1 << PLAIN_KINDS) - 1
#: Kinds of suits without the lowest rank, the two lowest, the highest, the two highest.
_ABOVE_1: Final = sum(1 << kind for kind in range(27) if kind % 9 >= 1)
_ABOVE_2: Final = sum(1 << kind for kind in range(27) if kind % 9 >= 2)
_BELOW_9: Final = sum(1 << kind for kind in range(27) if kind % 9 <= 7)
_BELOW_8: Final = sum(1 << kind for kind in range(27) if kind % 9 <= 6)


@inline
def kinds_of(plan: int) -> np.uint64:
    """Kinds that a plan can use."""
    if plan == ANY or plan == PUNGS:
        return np.uint64(_EVERYTHING)
    if plan < PURE_SUIT:
        return np.uint64(HONOUR_KINDS | (_SUIT << (9 * (plan - ONE_SUIT))))
    if plan < PUNGS:
        return np.uint64(_SUIT << (9 * (plan - PURE_SUIT)))
    if plan == WONDERS:
        return np.uint64(ORPHANS)
    return np.uint64(HONOUR_KINDS if plan == TWINS + 3 else _SUIT << (9 * (plan - TWINS)))


@inline
def is_allowed(rules: Rules, plan: int) -> bool:
    """Whether the rule set has the shape of a plan."""
    if plan < WONDERS:
        return True
    if plan == WONDERS:
        return rules.wonders > 0
    return rules.twins_honours > 0 if plan == TWINS + 3 else rules.twins_suit > 0


@inline
def chowable(held: np.uint64) -> np.uint64:
    """Kinds that two of the kinds held would take as a chow."""
    from_below = (held << np.uint64(1)) & np.uint64(_ABOVE_1)
    from_two_below = (held << np.uint64(2)) & np.uint64(_ABOVE_2)
    from_above = (held >> np.uint64(1)) & np.uint64(_BELOW_9)
    from_two_above = (held >> np.uint64(2)) & np.uint64(_BELOW_8)
    chows = (from_below & from_two_below) | (from_below & from_above) | (from_above & from_two_above)
    return np.uint64(chows)


@inline
def _pungs_missing(sets: int, threes: int, pairs: int) -> int:
    """Tiles missing to so many sets of alike and a pair, by what is alike already."""
    missing = sets - min(threes, sets)
    spare = pairs + max(threes - sets, 0)
    if spare > missing:
        return missing
    return 2 * missing - spare + 1


@inline
def plan_distance(tables: Lookup, sight: Sight, plan: int) -> int:
    """Distance of the tiles in hand to a win by a plan: 13 or 14 with the sets; FAR where these rule the plan out."""
    keys = sight.keys
    sets = whole(sight.sets)
    if plan == ANY:
        return key_distance(tables, keys[0], keys[1], keys[2], keys[3], sets, 0)
    if plan < PUNGS:
        suit = (plan - ONE_SUIT) % 3
        honours = plan < PURE_SUIT
        if sight.groups & ~((1 << suit) | (8 if honours else 0)):
            return FAR
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
        return _pungs_missing(4 - sets, threes, ones_in(sight.twos) - threes) - 1
    if sets:
        return FAR
    kinds = ones_in(sight.ones & kinds_of(plan))
    pairs = ones_in(sight.twos & kinds_of(plan))
    if plan == WONDERS:
        return 13 - kinds - min(pairs, 1)
    return 13 - min(kinds, 7) - min(pairs, 7)


@inline
def useful_to(tables: Lookup, sight: Sight, plan: int) -> np.uint64:
    """Kinds that bring 13 tiles nearer to a win by a plan; of a waiting hand: its waits."""
    keys = sight.keys
    sets = whole(sight.sets)
    if plan == ANY:
        return nearer_kinds(tables, sight.counts, keys, sets, 0)
    own = kinds_of(plan)
    if plan < PUNGS:
        kept0, kept1, kept2, kept3 = keys[0], keys[1], keys[2], keys[3]
        if not holds(own, 0):
            keys[0] = 0
        if not holds(own, 9):
            keys[1] = 0
        if not holds(own, 18):
            keys[2] = 0
        if not holds(own, 27):
            keys[3] = 0
        mask = nearer_kinds(tables, sight.counts, keys, sets, 0)
        keys[0], keys[1], keys[2], keys[3] = kept0, kept1, kept2, kept3
        return np.uint64(mask & own)
    if plan == PUNGS:
        missing = 4 - sets - ones_in(sight.threes)
        pairs = sight.twos & ~sight.threes
        singles = sight.ones & ~sight.twos
        # one pair more than sets are missing is enough: then only these pairs matter
        return np.uint64(pairs if ones_in(pairs) > missing > 0 else pairs | singles)
    lacking = own & ~sight.ones
    if plan == WONDERS:
        return np.uint64(lacking if sight.twos & own else own)
    singles = sight.ones & ~sight.twos & own
    return np.uint64(singles if ones_in(sight.ones & own) >= 7 else singles | lacking)
