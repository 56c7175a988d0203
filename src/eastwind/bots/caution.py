"""Cost of a discard: the players that may be waiting, their waits, and the worth of their hands."""

from typing import Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.knowledge import Scratch, doubles_of, factor_of, set_points
from eastwind.bots.styles import CAUTION
from eastwind.bots.temper import Number
from eastwind.bots.worth import basis_of, hand_worth, lost_by_giving, scores_nothing
from eastwind.jit import inline
from eastwind.rules.compiled import ReadyHand, Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, Meld
from eastwind.table.danger import danger_in
from eastwind.table.layout import Ready, TableRecord
from eastwind.table.seats import is_frozen, plays, wind_of
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has
from eastwind.traditions.classical.patterns import Pattern

_NEAR_BY_SETS: Final = int(Number.NEAR_BY_SETS)
_CAUTION: Final = np.array(CAUTION)


@inline
def groups_shown(view: TableRecord, seat: int) -> int:
    """Return a mask of the suits (8: honours) among the sets of a seat."""
    groups = 0
    for index in range(whole(view.meld_count[seat])):
        groups |= 1 << (whole(view.melds[seat, index, MELD_KIND]) // 9)
    return groups


@inline
def is_one_suit(groups: int) -> bool:
    """Return whether a mask of groups has no more than one suit."""
    suits = groups & 7
    return suits == 0 or suits == 1 or suits == 2 or suits == 4


@inline
def nearness(rules: Rules, temper: Row, view: TableRecord, other: int) -> float:
    """Return the chance that a player is waiting; 0 for one who has not declared where a ready hand must be declared."""
    if view.ready[other] != Ready.NO:
        return 1.0
    if rules.ready_hand == ReadyHand.REQUIRED or rules.ready_hand == ReadyHand.TO_WIN:
        return 0.0
    late = min(1.0, whole(view.pond_count) * 4.0 / whole(rules.players) / temper[Number.LATE])
    return late * temper[_NEAR_BY_SETS + min(whole(view.meld_count[other]), 4)]


@inline
def worth_shown(rules: Rules, temper: Row, view: TableRecord, other: int) -> float:
    """Return the estimated worth of the hand of another seat, by what it shows."""
    points = basis_of(rules) + temper[Number.HIDDEN_POINTS]
    wind = wind_of(rules, view, other)
    factor = float(temper[Number.HIDDEN_WORTH])
    sets = whole(view.meld_count[other])
    chows = 0
    for index in range(sets):
        meld = whole(view.melds[other, index, MELD_TYPE])
        kind = whole(view.melds[other, index, MELD_KIND])
        if meld == Meld.CHOW:
            chows += 1
            continue
        if not scores_nothing(rules, wind, kind):
            points += set_points(rules, meld, kind)
        points -= whole(rules.points[Pattern.CHOW])
        if kind >= HONOURS:
            factor *= factor_of(doubles_of(rules, view, other, kind - HONOURS))
    if sets >= 2 and is_one_suit(groups_shown(view, other)):
        factor *= temper[Number.TWO_SETS_ALIKE] if sets == 2 else temper[Number.THREE_SETS_ALIKE]
    if sets >= 2 and chows == 0:
        factor *= temper[Number.TWO_SETS_ALIKE]
    if view.ready[other] == Ready.AT_ONCE:
        factor *= factor_of(rules.doubles[Pattern.READY_AT_ONCE])
    return hand_worth(rules, temper, points, factor, 1.0)


@inline
def _passed(rules: Rules, view: TableRecord, other: int) -> tuple[np.uint64, np.uint64]:
    """Return the kinds that a seat surely does not wait for, and those that it has let pass since it declared a ready hand.

    Sure are the tiles discarded since its own last discard, that one included: its hand has not changed, and a player who
    can win does. A frozen hand never changes.
    """
    sure = np.uint64(0)
    earlier = np.uint64(0)
    ready = view.ready[other] != Ready.NO
    frozen = is_frozen(rules, view, other)
    unchanged = True
    for index in range(whole(view.pond_count) - 1, -1, -1):
        bit = bit_of(view.pond_tile[index])
        if unchanged or frozen:
            sure |= bit
        earlier |= bit
        if view.pond_seat[index] == other:
            unchanged = False
            if not ready or view.pond_ready[index]:
                break
    return sure, earlier


@inline
def _hit(sight: Scratch, kind: int, groups: int, one_suit: bool) -> float:
    """Return the chance that a kind completes a waiting hand that shows these groups."""
    temper = sight.temper
    if kind >= HONOURS:
        left = sight.left[kind]
        if left == 0:
            return 0.0
        return temper[Number.HIT_THIN_HONOUR] if left == 1 else temper[Number.HIT_HONOUR]
    rank = kind % 9
    if rank == 0 or rank == 8:
        rate = temper[Number.HIT_EDGE]
    else:
        rate = temper[Number.HIT_NEAR_EDGE] if rank == 1 or rank == 7 else temper[Number.HIT_MIDDLE]
    if one_suit:
        rate *= temper[Number.SAME_SUIT] if (groups >> (kind // 9)) & 1 else temper[Number.OTHER_SUIT]
    return rate


@inline
def no_risk(sight: Scratch) -> None:
    """Set `hit` and `cost` to 0: nothing is discarded now."""
    sight.hit[:] = 0.0
    sight.cost[:] = 0.0


@inline
def weigh_risks(rules: Rules, view: TableRecord, seat: int, style: int, sight: Scratch) -> np.uint64:
    """Fill `hit` and `cost` for the kinds in hand; return the kinds whose discard may bring the penalty."""
    no_risk(sight)
    if rules.wall_wins_only:
        return np.uint64(0)  # no discard gives a win
    danger = danger_in(rules, view, seat) if rules.penalty else np.uint64(0)
    by_giving = lost_by_giving(rules, sight.temper)
    by_danger = float(whole(rules.players) - 1)  # for all players
    minded = float(_CAUTION[style])
    for other in range(4):
        near = nearness(rules, sight.temper, view, other) if other != seat and plays(rules, other) else 0.0
        if near == 0.0:
            continue
        loss = worth_shown(rules, sight.temper, view, other)
        if rules.dealer_doubles and (other == view.dealer or seat == view.dealer):
            loss *= 2.0
        sure, earlier = _passed(rules, view, other)
        groups = groups_shown(view, other)
        one_suit = view.meld_count[other] >= 2 and is_one_suit(groups)
        for kind in range(PLAIN_KINDS):
            if sight.counts[kind] == 0 or has(sure, kind):
                continue
            hit = minded * near * _hit(sight, kind, groups, one_suit)
            if has(earlier, kind) and view.ready[other] != Ready.NO:
                hit *= sight.temper[Number.PASSED_EARLIER]
            sight.hit[kind] += hit
            sight.cost[kind] += hit * loss * (by_danger if has(danger, kind) else by_giving)
    return danger
