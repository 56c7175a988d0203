"""Facts that a bot derives from its masked record before it decides: its tiles, its sets, the tiles left, worths.

`Scratch` is memory for one decision. Its hand can be changed and changed back (`drop`, `put_back`, `add_set`), so
that discards and claims are weighed without touching the view.
"""

from typing import Annotated, Final, Protocol

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.temper import NUMBERS, Number
from eastwind.bots.worth import basis_of, payers, rivals, scores_nothing
from eastwind.hands.distance import POWERS, group_of
from eastwind.jit import inline
from eastwind.records import F8, I8, U8, Masks, f8, i4, i8, record, u1, u8
from eastwind.rules.compiled import Chow, Rules
from eastwind.scoring.layout import MAX_MELDS, MELD_KIND, MELD_TYPE, Meld
from eastwind.table.layout import TableRecord
from eastwind.table.seats import wind_of
from eastwind.tiles.kinds import DRAGON_KINDS, EAST, HONOURS, PLAIN_KINDS, WHITE
from eastwind.tiles.masks import bit_of, has, ones_in
from eastwind.traditions.classical.patterns import Pattern

# Plain integers: the compiler does not follow enum members through arithmetic.

#: Number of steps from a win for which `Scratch.reach` has the chance to get there.
STEPS: Final = 12
_HONOURS: Final = 7
#: Number of plans (`eastwind.bots.plans`).
PLANS: Final = 18


@record
class Scratch(Protocol):
    """Scratch memory of a bot for one decision."""

    # the numbers that it goes by: those of `TEMPER`, written there before anything else
    temper: Annotated[Row, f8, NUMBERS]
    # the concealed tiles, as they are looked at
    counts: Annotated[Row, u1, PLAIN_KINDS]
    keys: Annotated[Row, i4, 4]  # as keys of `eastwind.hands`
    ones: U8  # masks: kinds held at least once, twice, three times, all four
    twos: U8
    threes: U8
    fours: U8
    # own sets on the table, as they are looked at
    sets: I8
    melds: Annotated[Grid, u1, MAX_MELDS, 4]  # type and kind of each, as in `TABLE.melds`
    chows: I8
    exposed: I8
    groups: I8  # mask of suits (and 8: honours) among them
    laid_points: F8  # of pungs and kongs, what they have above a chow
    laid_factor: F8  # product of their doublings
    # tiles that may still come
    left: Annotated[Row, u1, PLAIN_KINDS]
    planes: Annotated[Masks, u8, 3]  # the same as masks, bit by bit of the count: 1, 2, 4
    unseen: F8
    # what the rule set bars
    most_chows: I8
    concealed_only: I8
    pair_by_draw: I8  # 1: a discard may not complete the pair
    # how many tiles others may give for each that one may draw
    pung_from_others: F8
    chow_from_others: F8
    win_from_others: F8
    # what the rule set makes of it; factors are 2^doubles
    payers: F8
    rivals: F8
    basis: F8  # points of any win
    chow_points: F8
    alike_points: Annotated[Row, f8, PLAIN_KINDS]  # of a concealed pung, what it has above a chow
    idle: U8  # mask of kinds of which a set has no points
    pair_points: Annotated[Row, f8, _HONOURS]
    set_factor: Annotated[Row, f8, _HONOURS]  # a set of this honour
    hope_factor: Annotated[Grid, f8, _HONOURS, 5]  # 0–4 of this honour in hand: the factor to be hoped for
    no_chow: F8
    no_chow_points: F8
    no_scoring_set: F8
    all_chows_points: F8  # of four chows, and for no scoring set
    concealed: F8
    one_suit: F8
    pure_suit: F8
    pure_pungs: F8
    # the race and the risk
    hazard: F8
    reach: Annotated[Row, f8, STEPS]
    hit: Annotated[Row, f8, PLAIN_KINDS]  # chance that a discard gives another player the win
    cost: Annotated[Row, f8, PLAIN_KINDS]  # points that this is expected to cost
    # by plan, and by kind of discard (`eastwind.bots.expectation`)
    distances: Annotated[Row, i8, PLANS]
    promises: Annotated[Row, f8, PLANS]  # at the usual pace, −1: out of reach
    gains: Annotated[Row, f8, PLAIN_KINDS]


@inline
def copies_left(sight: Scratch, kinds: np.uint64) -> int:
    """Return the number of tiles of the kinds in a mask that may still come."""
    planes = sight.planes
    return (
        ones_in(kinds & np.uint64(planes[0]))
        + 2 * ones_in(kinds & np.uint64(planes[1]))
        + 4 * ones_in(kinds & np.uint64(planes[2]))
    )


@inline
def family(kind: int) -> int:
    """Return the family of a kind, 0: 2–8, 1: 1 and 9, 2: wind, 3: dragon — the order of the patterns for pungs and kongs."""
    if kind >= HONOURS:
        return 3 if kind >= WHITE else 2
    return 1 if kind % 9 == 0 or kind % 9 == 8 else 0


@inline
def factor_of(doubles: int) -> float:
    return float(1 << whole(doubles))


@inline
def set_points(rules: Rules, meld: int, kind: int) -> int:
    """Return the points of a pung or kong on the table."""
    base = Pattern.KONG_SIMPLE_EXPOSED if meld >= Meld.KONG else Pattern.PUNG_SIMPLE_EXPOSED
    return whole(rules.points[base + 2 * family(kind) + (1 if meld == Meld.CONCEALED_KONG else 0)])


@inline
def doubles_of(rules: Rules, view: TableRecord, seat: int, honour: int) -> int:
    """Return the doublings of a set of this honour (0–6) for a seat."""
    if (DRAGON_KINDS >> (HONOURS + honour)) & 1:
        return whole(rules.doubles[Pattern.DRAGON_SET])
    own = wind_of(rules, view, seat)
    doubles = whole(rules.doubles[Pattern.OWN_WIND_SET]) if EAST + own == HONOURS + honour else 0
    return doubles + (whole(rules.doubles[Pattern.PREVAILING_WIND_SET]) if view.round_wind == honour else 0)


@inline
def _pair_points(rules: Rules, view: TableRecord, seat: int, honour: int) -> int:
    if (DRAGON_KINDS >> (HONOURS + honour)) & 1:
        return whole(rules.points[Pattern.PAIR_DRAGON])
    own = wind_of(rules, view, seat)
    points = whole(rules.points[Pattern.PAIR_OWN_WIND]) if own == honour else 0
    return points + (whole(rules.points[Pattern.PAIR_PREVAILING_WIND]) if view.round_wind == honour else 0)


@inline
def take_hand(view: TableRecord, seat: int, sight: Scratch) -> None:
    """Set the concealed tiles in `sight` to those of the view."""
    ones = np.uint64(0)
    twos = np.uint64(0)
    threes = np.uint64(0)
    fours = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        held = view.hands[seat, kind]
        sight.counts[kind] = held
        ones |= np.uint64(held >= 1) << np.uint64(kind)
        twos |= np.uint64(held >= 2) << np.uint64(kind)
        threes |= np.uint64(held >= 3) << np.uint64(kind)
        fours |= np.uint64(held >= 4) << np.uint64(kind)
    sight.ones = ones
    sight.twos = twos
    sight.threes = threes
    sight.fours = fours
    for group in range(4):
        sight.keys[group] = view.keys[seat, group]


@inline
def _points_above_chow(rules: Rules, sight: Scratch, meld: int, kind: int) -> float:
    points = 0.0 if has(sight.idle, kind) else float(set_points(rules, meld, kind))
    return points - sight.chow_points


@inline
def add_set(rules: Rules, sight: Scratch, meld: int, kind: int) -> None:
    """Add a set of one's own on the table."""
    at = whole(sight.sets)
    sight.melds[at, MELD_TYPE] = meld
    sight.melds[at, MELD_KIND] = kind
    sight.sets += 1
    sight.exposed += 1 if meld != Meld.CONCEALED_KONG else 0
    sight.groups |= 1 << (kind // 9)
    if meld == Meld.CHOW:
        sight.chows += 1
        return
    sight.laid_points += _points_above_chow(rules, sight, meld, kind)
    if kind >= HONOURS:
        sight.laid_factor *= sight.set_factor[kind - HONOURS]


@inline
def laid_pung(sight: Scratch, kind: int) -> int:
    """Return the place of one's own exposed pung of a kind, −1 if there is none."""
    for index in range(whole(sight.sets)):
        if sight.melds[index, MELD_TYPE] == Meld.PUNG and sight.melds[index, MELD_KIND] == kind:
            return index
    return -1


@inline
def raise_pung(rules: Rules, sight: Scratch, kind: int, kong: int) -> None:
    """Add the fourth tile to one's own exposed pung; `kong`: the resulting type of meld."""
    sight.melds[laid_pung(sight, kind), MELD_TYPE] = kong
    before = _points_above_chow(rules, sight, Meld.PUNG, kind)
    sight.laid_points += _points_above_chow(rules, sight, kong, kind) - before


@inline
def is_barred(sight: Scratch) -> bool:
    """Return whether the sets on the table keep the hand from ever winning."""
    return sight.chows > sight.most_chows or (sight.concealed_only > 0 and sight.exposed > 0)


@inline
def take_sets(rules: Rules, view: TableRecord, seat: int, sight: Scratch) -> None:
    """Set the sets in `sight` to those of the view."""
    sight.sets = 0
    sight.chows = 0
    sight.exposed = 0
    sight.groups = 0
    sight.laid_points = 0.0
    sight.laid_factor = 1.0
    for index in range(whole(view.meld_count[seat])):
        add_set(rules, sight, whole(view.melds[seat, index, MELD_TYPE]), whole(view.melds[seat, index, MELD_KIND]))


@inline
def drop(sight: Scratch, kind: int) -> None:
    """Take a tile out of the hand in `sight`."""
    held = sight.counts[kind]
    if held == 1:
        sight.ones &= ~bit_of(kind)
    elif held == 2:
        sight.twos &= ~bit_of(kind)
    elif held == 3:
        sight.threes &= ~bit_of(kind)
    elif held == 4:
        sight.fours &= ~bit_of(kind)
    sight.counts[kind] -= 1
    sight.keys[group_of(kind)] -= POWERS[kind]


@inline
def put_back(sight: Scratch, kind: int) -> None:
    """Undo `drop`."""
    held = sight.counts[kind]
    if held == 0:
        sight.ones |= bit_of(kind)
    elif held == 1:
        sight.twos |= bit_of(kind)
    elif held == 2:
        sight.threes |= bit_of(kind)
    elif held == 3:
        sight.fours |= bit_of(kind)
    sight.counts[kind] += 1
    sight.keys[group_of(kind)] += POWERS[kind]


@inline
def _count_left(view: TableRecord, sight: Scratch) -> None:
    """Count the copies that may still come: four less the own ones and all that lie open."""
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
            if meld == Meld.CHOW:
                for part in range(kind, kind + 3):
                    left[part] -= 1
            else:
                left[kind] -= 4 if meld >= Meld.KONG else 3
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
def _read_worth(rules: Rules, view: TableRecord, seat: int, sight: Scratch) -> None:
    """Read the points and factors of the rule set."""
    for honour in range(_HONOURS):
        sure = factor_of(doubles_of(rules, view, seat, honour))
        left = sight.left[HONOURS + honour]
        lone = sight.temper[Number.HOPE_LONE] if left >= 2 else 0.0
        pair = 0.0
        if left > 0:
            pair = sight.temper[Number.HOPE_PAIR] if left >= 2 else sight.temper[Number.HOPE_PAIR_THIN]
        sight.set_factor[honour] = sure
        sight.pair_points[honour] = _pair_points(rules, view, seat, honour)
        sight.hope_factor[honour, 0] = 1.0
        sight.hope_factor[honour, 1] = 1.0 + lone * (sure - 1.0)
        sight.hope_factor[honour, 2] = 1.0 + pair * (sure - 1.0)
        sight.hope_factor[honour, 3] = sure
        sight.hope_factor[honour, 4] = sure
    sight.idle = np.uint64(0)
    sight.chow_points = float(rules.points[Pattern.CHOW])
    own = wind_of(rules, view, seat)
    for kind in range(PLAIN_KINDS):
        if scores_nothing(rules, own, kind):
            sight.idle |= bit_of(kind)
            sight.alike_points[kind] = -sight.chow_points
        else:
            points = float(rules.points[Pattern.PUNG_SIMPLE_EXPOSED + 2 * family(kind) + 1])
            sight.alike_points[kind] = points - sight.chow_points
    sight.basis = basis_of(rules)
    sight.payers = payers(rules)
    sight.rivals = rivals(rules, sight.temper)
    sight.no_chow = factor_of(rules.doubles[Pattern.NO_CHOW])
    sight.no_chow_points = float(rules.points[Pattern.NO_CHOW])
    sight.no_scoring_set = factor_of(rules.doubles[Pattern.NO_SCORING_SET])
    sight.all_chows_points = float(rules.points[Pattern.NO_SCORING_SET]) + float(rules.points[Pattern.ALL_CHOWS])
    sight.concealed = factor_of(rules.doubles[Pattern.CONCEALED_HAND])
    sight.one_suit = factor_of(rules.doubles[Pattern.ONE_SUIT_WITH_HONOURS])
    pure = whole(rules.doubles[Pattern.ONE_SUIT])
    sight.pure_suit = factor_of(max(pure, whole(rules.doubles[Pattern.ONE_SUIT_ANY_TILES])))
    sight.pure_pungs = factor_of(pure + whole(rules.doubles[Pattern.ONE_SUIT_NO_CHOW]))


@inline
def _read_bars(rules: Rules, sight: Scratch) -> None:
    """Read the bars of the rule set on winning, and the claims that it allows."""
    sight.most_chows = rules.max_chows
    sight.concealed_only = rules.concealed_win
    sight.pair_by_draw = 0 if rules.pair_from_discard else 1
    others = (whole(rules.players) - 1) / 3.0
    sight.win_from_others = 0.0 if rules.wall_wins_only else sight.temper[Number.WIN_FROM_OTHERS] * others
    sight.pung_from_others = 0.0
    sight.chow_from_others = 0.0
    if rules.concealed_win:
        return
    if rules.may_pung:
        sight.pung_from_others = sight.temper[Number.PUNG_FROM_OTHERS] * others
    if rules.chow != Chow.NOBODY:
        sight.chow_from_others = sight.temper[Number.CHOW_FROM_OTHERS] * (
            3.0 * others if rules.chow == Chow.ANYONE else 1.0
        )


@inline
def look(rules: Rules, view: TableRecord, seat: int, sight: Scratch) -> None:
    """Fill a `Scratch` for a decision, except for the race and the risk (`eastwind.bots.expectation`, `.caution`)."""
    take_hand(view, seat, sight)
    _count_left(view, sight)
    _read_worth(rules, view, seat, sight)
    _read_bars(rules, sight)
    take_sets(rules, view, seat, sight)
