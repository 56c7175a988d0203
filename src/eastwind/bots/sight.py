"""What a bot works out from its masked record before it decides: its tiles, its sets, the tiles left, what things are worth.

`SIGHT` is scratch memory for one decision. Its hand can be changed and changed back (`drop`, `put_back`, `add_set`), so
that discards and claims are weighed without touching the view.
"""

from typing import Final, Protocol

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.temper import HOPE_LONE, HOPE_PAIR, HOPE_PAIR_THIN
from eastwind.hands.distance import POWERS, group_of
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, Meld
from eastwind.table.layout import TableRecord
from eastwind.tiles.kinds import DRAGON_KINDS, EAST, HONOURS, PLAIN_KINDS, WHITE

# Plain integers: the compiler does not follow enum members through arithmetic.
_M_CHOW: Final = int(Meld.CHOW)
_M_KONG: Final = int(Meld.KONG)
_M_CONCEALED_KONG: Final = int(Meld.CONCEALED_KONG)
_PUNG_EXPOSED: Final = int(Pattern.PUNG_SIMPLE_EXPOSED)
_KONG_EXPOSED: Final = int(Pattern.KONG_SIMPLE_EXPOSED)
_MAHJONG: Final = int(Pattern.MAHJONG)
_PAIR_OWN_WIND: Final = int(Pattern.PAIR_OWN_WIND)
_PAIR_PREVAILING_WIND: Final = int(Pattern.PAIR_PREVAILING_WIND)
_PAIR_DRAGON: Final = int(Pattern.PAIR_DRAGON)
_DRAGON_SET: Final = int(Pattern.DRAGON_SET)
_OWN_WIND_SET: Final = int(Pattern.OWN_WIND_SET)
_PREVAILING_WIND_SET: Final = int(Pattern.PREVAILING_WIND_SET)
_NO_CHOW: Final = int(Pattern.NO_CHOW)
_NO_SCORING_SET: Final = int(Pattern.NO_SCORING_SET)
_ONE_SUIT: Final = int(Pattern.ONE_SUIT)
_ONE_SUIT_WITH_HONOURS: Final = int(Pattern.ONE_SUIT_WITH_HONOURS)

#: Steps from a win for which `SIGHT.reach` says the chance to get there.
STEPS: Final = 12
#: Stands for "no limit".
_NO_LIMIT: Final = 1e9
_HONOURS: Final = 7

_FIELDS: Final = np.dtype(
    [
        # the concealed tiles, as they are looked at
        ("counts", "u1", (PLAIN_KINDS,)),
        ("keys", "i4", (4,)),  # as keys of `eastwind.hands`
        ("ones", "u8"),  # masks: kinds held at least once, twice, three times
        ("twos", "u8"),
        ("threes", "u8"),
        # own sets on the table, as they are looked at
        ("sets", "i8"),
        ("chows", "i8"),
        ("groups", "i8"),  # mask of suits (and 8: honours) among them
        ("laid_points", "f8"),
        ("laid_factor", "f8"),  # product of their doublings
        # tiles that may still come
        ("left", "u1", (PLAIN_KINDS,)),
        ("planes", "u8", (3,)),  # the same as masks, bit by bit of the count: 1, 2, 4
        ("unseen", "f8"),
        # what the rule set makes of it; factors are 2^doubles
        ("basis", "f8"),  # points of any win
        ("limit", "f8"),
        ("limit_worth", "f8"),
        ("alike_points", "f8", (4,)),  # a concealed pung of 2–8, 1 and 9, a wind, a dragon
        ("pair_points", "f8", (_HONOURS,)),
        ("set_factor", "f8", (_HONOURS,)),  # a set of this honour
        ("hope_factor", "f8", (_HONOURS, 5)),  # so many of this honour in hand: what the set may come to be
        ("no_chow", "f8"),
        ("no_scoring_set", "f8"),
        ("one_suit", "f8"),
        ("pure_suit", "f8"),
        # the race and the risk
        ("hazard", "f8"),
        ("reach", "f8", (STEPS,)),
        ("hit", "f8", (PLAIN_KINDS,)),  # chance that a discard gives somebody the win
        ("cost", "f8", (PLAIN_KINDS,)),  # points that this is expected to cost
    ],
    align=True,
)
# `np.record`, so that fields are attributes when it runs as plain Python
SIGHT: Final = np.dtype((np.record, _FIELDS))


class Sight(Protocol):
    """What the type checker knows of a `SIGHT` record."""

    counts: Row
    keys: Row
    ones: np.uint64
    twos: np.uint64
    threes: np.uint64
    sets: int
    chows: int
    groups: int
    laid_points: float
    laid_factor: float
    left: Row
    planes: Row
    unseen: float
    basis: float
    limit: float
    limit_worth: float
    alike_points: Row
    pair_points: Row
    set_factor: Row
    hope_factor: Grid
    no_chow: float
    no_scoring_set: float
    one_suit: float
    pure_suit: float
    hazard: float
    reach: Row
    hit: Row
    cost: Row


@inline
def bit_of(kind: int) -> np.uint64:
    return np.uint64(1) << np.uint64(kind)


@inline
def holds(mask: np.uint64, kind: int) -> bool:
    """Whether a mask of kinds has one."""
    return bool((mask >> np.uint64(kind)) & np.uint64(1))


@inline
def ones_in(mask: np.uint64) -> int:
    """How many kinds a mask has: sums of ever wider fields, side by side."""
    sums = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    sums = (sums & np.uint64(0x3333333333333333)) + ((sums >> np.uint64(2)) & np.uint64(0x3333333333333333))
    sums = (sums + (sums >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    sums += sums >> np.uint64(8)
    sums += sums >> np.uint64(16)
    return whole((sums + (sums >> np.uint64(32))) & np.uint64(0x7F))


@inline
def copies_left(sight: Sight, kinds: np.uint64) -> int:
    """How many tiles of the kinds in a mask may still come."""
    planes = sight.planes
    return (
        ones_in(kinds & np.uint64(planes[0]))
        + 2 * ones_in(kinds & np.uint64(planes[1]))
        + 4 * ones_in(kinds & np.uint64(planes[2]))
    )


@inline
def family(kind: int) -> int:
    """0: 2–8, 1: 1 and 9, 2: wind, 3: dragon — the order of the patterns for pungs and kongs."""
    if kind >= HONOURS:
        return 3 if kind >= WHITE else 2
    return 1 if kind % 9 == 0 or kind % 9 == 8 else 0


@inline
def factor_of(doubles: int) -> float:
    return float(1 << whole(doubles))


@inline
def set_points(rules: Rules, meld: int, kind: int) -> int:
    """Points of a pung or kong on the table."""
    base = _KONG_EXPOSED if meld >= _M_KONG else _PUNG_EXPOSED
    return whole(rules.points[base + 2 * family(kind) + (1 if meld == _M_CONCEALED_KONG else 0)])


@inline
def doubles_of(rules: Rules, view: TableRecord, seat: int, honour: int) -> int:
    """Doublings of a set of this honour (0–6) for a seat."""
    if (DRAGON_KINDS >> (HONOURS + honour)) & 1:
        return whole(rules.doubles[_DRAGON_SET])
    own = (seat + 4 - whole(view.dealer)) % 4
    doubles = whole(rules.doubles[_OWN_WIND_SET]) if EAST + own == HONOURS + honour else 0
    return doubles + (whole(rules.doubles[_PREVAILING_WIND_SET]) if view.round_wind == honour else 0)


@inline
def _pair_points(rules: Rules, view: TableRecord, seat: int, honour: int) -> int:
    if (DRAGON_KINDS >> (HONOURS + honour)) & 1:
        return whole(rules.points[_PAIR_DRAGON])
    own = (seat + 4 - whole(view.dealer)) % 4
    points = whole(rules.points[_PAIR_OWN_WIND]) if own == honour else 0
    return points + (whole(rules.points[_PAIR_PREVAILING_WIND]) if view.round_wind == honour else 0)


@inline
def take_hand(view: TableRecord, seat: int, sight: Sight) -> None:
    """The concealed tiles as they are."""
    ones = np.uint64(0)
    twos = np.uint64(0)
    threes = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        held = view.hands[seat, kind]
        sight.counts[kind] = held
        ones |= np.uint64(held >= 1) << np.uint64(kind)
        twos |= np.uint64(held >= 2) << np.uint64(kind)
        threes |= np.uint64(held >= 3) << np.uint64(kind)
    sight.ones = ones
    sight.twos = twos
    sight.threes = threes
    for group in range(4):
        sight.keys[group] = view.keys[seat, group]


@inline
def add_set(rules: Rules, sight: Sight, meld: int, kind: int) -> None:
    """One more set of one's own on the table."""
    sight.sets += 1
    sight.groups |= 1 << (kind // 9)
    if meld == _M_CHOW:
        sight.chows += 1
        return
    sight.laid_points += set_points(rules, meld, kind)
    if kind >= HONOURS:
        sight.laid_factor *= sight.set_factor[kind - HONOURS]


@inline
def take_sets(rules: Rules, view: TableRecord, seat: int, sight: Sight) -> None:
    """The sets on the table as they are."""
    sight.sets = 0
    sight.chows = 0
    sight.groups = 0
    sight.laid_points = 0.0
    sight.laid_factor = 1.0
    for index in range(whole(view.meld_count[seat])):
        add_set(rules, sight, whole(view.melds[seat, index, MELD_TYPE]), whole(view.melds[seat, index, MELD_KIND]))


@inline
def drop(sight: Sight, kind: int) -> None:
    """Takes a tile out of the hand that is looked at."""
    held = sight.counts[kind]
    if held == 1:
        sight.ones &= ~bit_of(kind)
    elif held == 2:
        sight.twos &= ~bit_of(kind)
    elif held == 3:
        sight.threes &= ~bit_of(kind)
    sight.counts[kind] -= 1
    sight.keys[group_of(kind)] -= POWERS[kind]


@inline
def put_back(sight: Sight, kind: int) -> None:
    """Undoes `drop`."""
    held = sight.counts[kind]
    if held == 0:
        sight.ones |= bit_of(kind)
    elif held == 1:
        sight.twos |= bit_of(kind)
    elif held == 2:
        sight.threes |= bit_of(kind)
    sight.counts[kind] += 1
    sight.keys[group_of(kind)] += POWERS[kind]


@inline
def _count_left(view: TableRecord, sight: Sight) -> None:
    """Copies that may still come: four less the own ones and all that lie open."""
    left = sight.left
    for kind in range(PLAIN_KINDS):
        left[kind] = 4 - sight.counts[kind]
    for index in range(whole(view.pond_count)):
        if view.pond_taken[index] == 0:
            left[view.pond_tile[index]] -= 1
    for seat in range(4):
        for index in range(whole(view.meld_count[seat])):
            meld = whole(view.melds[seat, index, MELD_TYPE])
            kind = whole(view.melds[seat, index, MELD_KIND])
            if meld == _M_CHOW:
                for part in range(kind, kind + 3):
                    left[part] -= 1
            else:
                left[kind] -= 4 if meld >= _M_KONG else 3
    one = np.uint64(0)
    two = np.uint64(0)
    four = np.uint64(0)
    unseen = 0
    for kind in range(PLAIN_KINDS):
        count = whole(left[kind])
        unseen += count
        one |= np.uint64(count & 1) << np.uint64(kind)
        two |= np.uint64((count >> 1) & 1) << np.uint64(kind)
        four |= np.uint64((count >> 2) & 1) << np.uint64(kind)
    sight.planes[0] = one
    sight.planes[1] = two
    sight.planes[2] = four
    sight.unseen = unseen


@inline
def _read_worth(rules: Rules, view: TableRecord, seat: int, sight: Sight) -> None:
    """What the rule set gives for what."""
    for honour in range(_HONOURS):
        sure = factor_of(doubles_of(rules, view, seat, honour))
        left = sight.left[HONOURS + honour]
        lone = HOPE_LONE if left >= 2 else 0.0
        pair = HOPE_PAIR if left >= 2 else (HOPE_PAIR_THIN if left == 1 else 0.0)
        sight.set_factor[honour] = sure
        sight.pair_points[honour] = _pair_points(rules, view, seat, honour)
        sight.hope_factor[honour, 0] = 1.0
        sight.hope_factor[honour, 1] = 1.0 + lone * (sure - 1.0)
        sight.hope_factor[honour, 2] = 1.0 + pair * (sure - 1.0)
        sight.hope_factor[honour, 3] = sure
        sight.hope_factor[honour, 4] = sure
    for which in range(4):
        sight.alike_points[which] = rules.points[_PUNG_EXPOSED + 2 * which + 1]
    sight.basis = rules.points[_MAHJONG]
    sight.limit = float(rules.limit) if rules.limit > 0 else _NO_LIMIT
    sight.limit_worth = rules.limit_worth
    sight.no_chow = factor_of(rules.doubles[_NO_CHOW])
    sight.no_scoring_set = factor_of(rules.doubles[_NO_SCORING_SET])
    sight.one_suit = factor_of(rules.doubles[_ONE_SUIT_WITH_HONOURS])
    sight.pure_suit = factor_of(rules.doubles[_ONE_SUIT])


@inline
def look(rules: Rules, view: TableRecord, seat: int, sight: Sight) -> None:
    """Fills a `SIGHT` for a decision, but for the race and the risk (`eastwind.bots.outlook`, `.caution`)."""
    take_hand(view, seat, sight)
    _count_left(view, sight)
    _read_worth(rules, view, seat, sight)
    take_sets(rules, view, seat, sight)
