"""Gain that *club* expects of a hand: for each plan its chance and its worth, and from these the gain of a discard or of waiting.

The chance of a plan is that of a race: in each turn one comes nearer with some chance, or the hand ends for one with another
(the hazard). The first step is counted from the tiles left, the others go at a usual pace. The gain is the payment of the
losers times that chance, and the worth of the hand against the rivals if another wins. Where each player adds up their own
hand, it is the worth of that, won or not.
"""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.knowledge import PLANS, STEPS, Scratch, copies_left, drop, is_barred, put_back
from eastwind.bots.plans import (
    ANY,
    PAIRS,
    PUNGS,
    PURE_SUIT,
    WONDERS,
    chowable,
    is_allowed,
    kinds_of,
    pattern_of,
    plan_distance,
    plans_of,
    useful_to,
)
from eastwind.bots.styles import SPEED_BIAS
from eastwind.bots.temper import PACES, PLAN_REACH, SPECIAL_REACH, Number
from eastwind.bots.waits import completing_sets
from eastwind.bots.worth import form_worth, hand_worth, is_enough
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import ONE_SUIT_ANY, Rules, Valuation
from eastwind.table.layout import TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.kinds import HONOUR_KINDS, HONOURS, PLAIN_KINDS
from eastwind.tiles.masks import has, ones_in

_SUIT: Final = 0x1FF
_PACE: Final = int(Number.PACE)
_SPEED_BIAS: Final = np.array(SPEED_BIAS)
#: Number below any gain.
NOTHING: Final = -1e18


@inline
def look_at_the_race(rules: Rules, view: TableRecord, seat: int, style: int, sight: Scratch) -> None:
    """Estimate the speed of the others (`hazard`), and the own chances that it leaves step by step (`reach`)."""
    shown = 0
    ready = 0
    for other in range(4):
        if other != seat:
            shown += max(0, whole(view.meld_count[other]) - 1)
            ready += 1 if view.ready[other] else 0
    turns = drawable(rules, view) / whole(rules.players)
    others = (whole(rules.players) - 1) / 3.0  # of fewer rivals one is slower, but each has had more turns
    turns_of_four = whole(view.pond_count) * 4.0 / whole(rules.players)
    sight.hazard = float(_SPEED_BIAS[style]) * (
        sight.temper[Number.HAZARD] * others
        + sight.temper[Number.HAZARD_PER_DISCARD] * turns_of_four * others
        + sight.temper[Number.HAZARD_PER_READY] * ready
        + sight.temper[Number.HAZARD_PER_SET] * shown
        + sight.temper[Number.HAZARD_OF_END] / max(0.5, turns)
    )
    reach = 1.0
    for step in range(STEPS):
        sight.reach[step] = reach
        pace = sight.temper[_PACE + min(step, PACES - 1)]
        reach *= pace / (pace + sight.hazard)


@inline
def _slowness(rules: Rules, sight: Scratch, plan: int, steps: int) -> float:
    """Return the factor on a plan's chance for its narrowness, with this number of steps to go."""
    if plan == ANY:
        return 1.0
    if plan < PURE_SUIT:
        slow = sight.temper[Number.SLOW_ONE_SUIT]
    elif plan < PUNGS:
        slow = sight.temper[Number.SLOW_PURE_SUIT]
        if whole(rules.shapes) & ONE_SUIT_ANY:
            slow = sight.temper[Number.SLOW_ANY_OF_SUIT]
    elif plan < PAIRS:
        slow = sight.temper[Number.SLOW_PUNGS] if plan == PUNGS else sight.temper[Number.SLOW_SPECIAL]
    else:
        slow = sight.temper[Number.SLOW_PAIRS]
    left = 1.0
    for _ in range(steps):
        left *= slow
    return left


@inline
def _usual_chance(rules: Rules, sight: Scratch, plan: int, distance: int) -> float:
    """Return the chance to win from a distance at the usual pace."""
    return sight.reach[min(distance + 1, STEPS - 1)] * _slowness(rules, sight, plan, distance)


@inline
def chance_of(tables: Lookup, rules: Rules, sight: Scratch, plan: int, distance: int, useful: np.uint64) -> float:
    """Return the chance to win by a plan from 13 tiles that these kinds bring nearer."""
    tiles = float(copies_left(sight, useful))
    if distance == 0:
        if sight.pair_by_draw and plan < WONDERS:
            tiles += sight.win_from_others * copies_left(sight, completing_sets(tables, sight, useful))
        else:
            tiles *= 1.0 + sight.win_from_others
    elif plan < WONDERS:
        pungs = useful & sight.twos
        tiles += sight.pung_from_others * copies_left(sight, pungs)
        if plan != PUNGS and sight.chows < sight.most_chows:
            tiles += sight.chow_from_others * copies_left(sight, useful & ~pungs & chowable(sight.ones))
    nearer = (tiles + sight.temper[Number.NEVER_HOPELESS]) / max(sight.unseen, 1.0)
    return nearer / (nearer + sight.hazard) * sight.reach[distance] * _slowness(rules, sight, plan, distance)


@inline
def _groups_of_pungs(sight: Scratch) -> int:
    """Return a mask of the suits (8: honours) that a hand of pungs would be made of."""
    groups = whole(sight.groups)
    for suit in range(3):
        if sight.twos & np.uint64(_SUIT << (9 * suit)):
            groups |= 1 << suit
    return groups | 8 if sight.twos & np.uint64(HONOUR_KINDS) else groups


@inline
def is_of_chows(sight: Scratch) -> bool:
    """Return whether there is nothing alike yet but pairs."""
    return bool(sight.chows == sight.sets and sight.most_chows >= 4 and not sight.threes)


@inline
def _plan_points(sight: Scratch, plan: int) -> float:
    """Return the points that a plan brings as a whole."""
    if plan == PUNGS:
        return sight.temper[Number.HOPE_PUNGS] * sight.no_chow_points
    return sight.temper[Number.HOPE_ALL_CHOWS] * sight.all_chows_points if plan == ANY and is_of_chows(sight) else 0.0


@inline
def _plan_factor(rules: Rules, sight: Scratch, plan: int) -> float:
    """Return the factor of a plan on a hand."""
    if plan == ANY:
        return 1.0 + sight.temper[Number.HOPE_ALL_CHOWS] * (sight.no_scoring_set - 1.0) if is_of_chows(sight) else 1.0
    if plan < PURE_SUIT:
        hope = (
            sight.temper[Number.HOPE_HONOUR_PAIR]
            if rules.one_suit_needs_honour_pair
            else sight.temper[Number.HOPE_ONE_SUIT]
        )
        return 1.0 + hope * (sight.one_suit - 1.0)
    if plan < PUNGS:
        return 1.0 + sight.temper[Number.HOPE_PURE_SUIT] * (sight.pure_suit - 1.0)
    factor = 1.0 + sight.temper[Number.HOPE_PUNGS] * (sight.no_chow - 1.0)
    if ones_in(sight.twos) + whole(sight.sets) >= 5:  # all of its sets are begun
        groups = _groups_of_pungs(sight)
        if groups == 1 or groups == 2 or groups == 4:
            factor *= sight.pure_pungs
        elif groups == 9 or groups == 10 or groups == 12:
            factor *= sight.one_suit
    return factor


@inline
def points_in_hand(sight: Scratch) -> float:
    """Return the points of the sets on the table, and of pungs and pairs in the hand; of pungs, those above a chow."""
    points = sight.laid_points
    for kind in range(PLAIN_KINDS):
        held = sight.counts[kind]
        if held >= 3:
            points += sight.alike_points[kind]
        elif held == 2 and kind >= HONOURS:
            points += sight.pair_points[kind - HONOURS]
    return points


@inline
def honours_factor(sight: Scratch) -> float:
    """Return the factor of honours on the hand, on the table and hoped for."""
    factor = sight.laid_factor
    for honour in range(7):
        factor *= sight.hope_factor[honour, sight.counts[HONOURS + honour]]
    return factor


@inline
def firm_factor(sight: Scratch) -> float:
    """Return the factor on the hand of the sets of honours that are complete."""
    factor = sight.laid_factor
    for honour in range(7):
        if sight.counts[HONOURS + honour] >= 3:
            factor *= sight.set_factor[honour]
    return factor


@inline
def _chows_in_hand(sight: Scratch) -> int:
    """Return the number of chows next to the pungs in hand, begun as low as they can be."""
    chows = 0
    first, second = 0, 0  # tiles of the two kinds before that no chow has taken
    for kind in range(HONOURS):
        if kind % 9 == 0:
            first, second = 0, 0
        held = whole(sight.counts[kind])
        held -= 3 if held >= 3 else 0
        more = min(first, second, held)
        chows += more
        first, second = second - more, held - more
    return chows


@inline
def held_worth(rules: Rules, sight: Scratch, points: float, firm: float) -> float:
    """Return the worth of the hand when another wins; `firm`: the factor of its sets of honours."""
    if rules.valuation != Valuation.DOUBLED:
        return 0.0
    if sight.chow_points > 0.0:
        points += sight.chow_points * (sight.sets + ones_in(sight.threes) + _chows_in_hand(sight))
    return points * firm


@inline
def _worth(rules: Rules, sight: Scratch, plan: int, points: float, hoped: float) -> float:
    """Return the expected worth of a win by a plan; `hoped`: the honours' factor."""
    if plan >= WONDERS:
        return form_worth(rules, sight.temper, pattern_of(plan))
    points += sight.basis + _plan_points(sight, plan)
    factor = _plan_factor(rules, sight, plan)
    if sight.exposed == 0:
        factor *= 1.0 + sight.temper[Number.HOPE_CONCEALED] * (sight.concealed - 1.0)
    worth = hand_worth(rules, sight.temper, points, hoped, factor)
    if rules.min_points > 0 or rules.min_doubles > 0:
        worth *= is_enough(rules, sight.temper, points, hoped * factor)
    return worth


@inline
def gain_of(rules: Rules, sight: Scratch, plan: int, chance: float, points: float, hoped: float, held: float) -> float:
    """Return the points expected of a plan; `hoped`: the honours' factor, `held`: the worth of the hand when another wins."""
    worth = _worth(rules, sight, plan, points, hoped)
    return sight.payers * worth * chance + sight.rivals * held * (1.0 - chance)


@inline
def promise_of(tables: Lookup, rules: Rules, sight: Scratch) -> float:
    """Fill `promises` and `distances`; return the best promise."""
    distances, promises = sight.distances, sight.promises
    points = points_in_hand(sight)
    hoped = honours_factor(sight)
    barred = is_barred(sight)
    best = 0.0
    for plan in range(plans_of(rules)):
        promises[plan] = -1.0
        if barred or not is_allowed(rules, plan):
            continue
        distance = plan_distance(tables, rules, sight, plan)
        distances[plan] = max(distance, 0)
        reach = SPECIAL_REACH if plan >= WONDERS else PLAN_REACH
        if distance <= reach:
            chance = _usual_chance(rules, sight, plan, max(distance, 0))
            promises[plan] = gain_of(rules, sight, plan, chance, points, hoped, 0.0)
            best = max(best, promises[plan])
    return best


@inline
def waits_by_plan(rules: Rules, sight: Scratch) -> bool:
    """Return whether a weighed plan is one tile short; if none is, a waiting hand waits for a form that no plan is for."""
    for plan in range(plans_of(rules)):
        if sight.promises[plan] >= 0.0 and sight.distances[plan] == 0:
            return True
    return False


@inline
def weigh_waiting(tables: Lookup, rules: Rules, sight: Scratch) -> float:
    """Return the gain expected of 13 tiles as they are."""
    distances, promises = sight.distances, sight.promises
    enough = sight.temper[Number.WORTH_A_LOOK] * promise_of(tables, rules, sight)
    points = points_in_hand(sight)
    hoped = honours_factor(sight)
    held = held_worth(rules, sight, points, firm_factor(sight))
    best = 0.0
    total = 0.0
    for plan in range(plans_of(rules)):
        if promises[plan] >= enough:
            useful = useful_to(tables, rules, sight, plan)
            chance = chance_of(tables, rules, sight, plan, whole(distances[plan]), useful)
            gain = gain_of(rules, sight, plan, chance, points, hoped, held)
            total += gain
            best = max(best, gain)
    return best + sight.temper[Number.KEEP_OPEN] * (total - best)


@inline_making_arrays
def weigh_discards(tables: Lookup, rules: Rules, sight: Scratch, allowed: np.uint64) -> tuple[int, float]:
    """Return the best discard of 14 tiles among the allowed kinds, and the gain expected after it, the risk taken off.

    −1 and NOTHING if none of the allowed kinds is held. In `gains` is then the gain expected after each, NOTHING for kinds that
    are not allowed.
    """
    distances, promises, gains = sight.distances, sight.promises, sight.gains
    enough = sight.temper[Number.WORTH_A_LOOK] * promise_of(tables, rules, sight)
    mine = sight.ones & allowed
    # for a plan, all tiles that it cannot use are the same: the kinds that help it are found once
    useful_without = np.zeros(PLANS, np.uint64)
    for plan in range(plans_of(rules)):
        if promises[plan] >= enough and mine & ~kinds_of(plan):
            useful_without[plan] = useful_to(tables, rules, sight, plan)
    points_before = points_in_hand(sight)
    firm_before = firm_factor(sight)
    best = -1
    most = NOTHING
    for kind in range(PLAIN_KINDS):
        gains[kind] = NOTHING
        if not has(mine, kind):
            continue
        drop(sight, kind)
        points = points_before
        firm = firm_before
        if sight.counts[kind] == 1 or sight.counts[kind] == 2 or kind >= HONOURS:
            points = points_in_hand(sight)
            firm = firm_factor(sight)
        hoped = honours_factor(sight)
        held = held_worth(rules, sight, points, firm)
        top = 0.0
        total = 0.0
        for plan in range(plans_of(rules)):
            if promises[plan] < enough:
                continue
            distance = whole(distances[plan])
            if has(kinds_of(plan), kind):
                after = plan_distance(tables, rules, sight, plan)
                if after > distance:
                    chance = sight.temper[Number.STEP_BACK] * _usual_chance(rules, sight, plan, after)
                else:
                    useful = useful_to(tables, rules, sight, plan)
                    chance = chance_of(tables, rules, sight, plan, after, useful)
            else:
                chance = chance_of(tables, rules, sight, plan, distance, useful_without[plan])
            gain = gain_of(rules, sight, plan, chance, points, hoped, held)
            total += gain
            top = max(top, gain)
        put_back(sight, kind)
        gain = top + sight.temper[Number.KEEP_OPEN] * (total - top)
        gain = gain * (1.0 - sight.hit[kind]) - sight.cost[kind]
        gains[kind] = gain
        if gain > most:
            best, most = kind, gain
    return best, most
