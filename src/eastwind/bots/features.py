"""Features of a move for *master*: numbers of about 1, of the table, of the hand after the move, and of the tile that leaves it.

All of it is visible to the seat: its own tiles, and the tiles that lie open. Amounts are in units of a winning hand's worth. A
changed meaning of a column needs a new `VERSION`: a net that was trained for another is refused.
"""

import math
from enum import IntEnum, auto
from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.caution import groups_shown, is_one_suit, nearness, worth_shown
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.expectation import (
    chance_of,
    firm_factor,
    gain_of,
    held_worth,
    honours_factor,
    is_of_chows,
    points_in_hand,
    promise_of,
)
from eastwind.bots.knowledge import Scratch, copies_left, doubles_of
from eastwind.bots.net import Candidates
from eastwind.bots.plans import ANY, ONE_SUIT, PUNGS, PURE_SUIT, WONDERS, plans_of, useful_to
from eastwind.bots.temper import COLUMNS
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MELD_KIND
from eastwind.table.layout import TableRecord
from eastwind.table.seats import next_seat, plays, wind_of
from eastwind.table.wall_left import drawable
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS, RANKS, WHITE
from eastwind.tiles.masks import ones_in

#: Version of the columns' meaning, for which a net is trained.
VERSION: Final = 1


class Column(IntEnum):
    """Column of each number; of those that are several, the first."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        return count

    # ------------------------------------------------------------------------------------------------------------ the table
    TILES_GONE = auto()
    TILES_TO_COME = auto()
    HAZARD = auto()  # as *club* takes it: chance that the hand is over before one's next turn
    MOST_SETS_SHOWN = auto()
    SETS_SHOWN = auto()
    READY_OTHERS = auto()
    OTHERS_OF_ONE_SUIT = auto()
    WORTH_SHOWN = auto()
    THREAT = auto()  # sum over the others: the chance that they wait, times the estimated worth of their hand
    LEADS = auto()
    IS_READY = auto()
    SETS_OF_NEXT = auto()
    NEXT_IS_READY = auto()
    BONUS_TILES = auto()

    # --------------------------------------------------------------------------------------------------------- what is done
    IN_TURN = auto()
    CLAIMING = auto()
    PASSING = auto()
    KONG = auto()
    PUNG = auto()
    PENALTY = auto()  # the discard may bring one
    DECLARING = auto()
    RATING = auto()  # the gain that *club* expects
    RATING_BESIDE = auto()  # the same, less that of its own choice
    RATING_ROOT = auto()  # the root of this difference: most are small

    # --------------------------------------------------------------------------------------------------- the hand afterwards
    DISTANCE_0 = auto()  # one of these six is 1
    DISTANCE_1 = auto()
    DISTANCE_2 = auto()
    DISTANCE_3 = auto()
    DISTANCE_4 = auto()
    DISTANCE_5 = auto()
    USEFUL_TILES = auto()
    USEFUL_KINDS = auto()
    USEFUL_PAIRS = auto()
    CHANCE = auto()
    GAIN = auto()  # of winning anyhow
    GAIN_ROOT = auto()
    ONE_SUIT_DISTANCE = auto()  # these four pairs belong together
    ONE_SUIT_GAIN = auto()
    PURE_SUIT_DISTANCE = auto()
    PURE_SUIT_GAIN = auto()
    PUNGS_DISTANCE = auto()
    PUNGS_GAIN = auto()
    SPECIAL_DISTANCE = auto()
    SPECIAL_GAIN = auto()
    BEST_GAIN = auto()
    SECOND_GAIN = auto()
    POINTS = auto()
    DOUBLES_HOPED = auto()
    DOUBLES_THERE = auto()
    HELD = auto()
    SETS = auto()
    EXPOSED = auto()
    CHOWS = auto()
    ONLY_CHOWS = auto()
    CONCEALED = auto()
    SUIT_PAIRS = auto()
    HONOUR_PAIRS = auto()
    DEAD_PAIRS = auto()
    DOUBLING_SINGLES = auto()
    OTHER_SINGLES = auto()
    ALONE = auto()
    NEIGHBOURS = auto()
    TRIPLETS = auto()
    LONGEST_SUIT = auto()
    SECOND_SUIT = auto()
    SHORTEST_SUIT = auto()
    NEAR_TILES = auto()
    PAIRS_LEFT = auto()
    DEAD_WAIT = auto()
    DANGER_LEFT = auto()
    SAFE_TILES = auto()

    # ------------------------------------------------------------------------------------------------- the tile that leaves
    EDGE_0 = auto()  # by how far it is from its edge, or which honour it is, one of these is 1
    EDGE_1 = auto()
    EDGE_2 = auto()
    MIDDLE = auto()
    DRAGON = auto()
    OWN_WIND = auto()
    ROUND_WIND = auto()
    GUEST_WIND = auto()
    OF_A_PAIR = auto()
    OF_A_TRIPLET = auto()
    COPIES_LEFT = auto()
    HIT = auto()
    COST = auto()
    LIES_OPEN = auto()
    THROWN_BY_NEXT = auto()
    THROWN_OF_LATE = auto()
    NEIGHBOURS_BY_NEXT = auto()
    NEXT_BUT_ONE_BY_NEXT = auto()
    SUIT_BY_NEXT = auto()
    DISCARDS_OF_NEXT = auto()
    SUIT_BY_OTHERS = auto()
    SETS_OF_NEXT_ALIKE = auto()
    SETS_ALIKE = auto()
    INTO_ONE_SUIT = auto()
    BESIDE_ONE_SUIT = auto()
    DOUBLES_ANOTHER = auto()
    LATE_HONOUR = auto()
    LATE_AND_UNSEEN = auto()


assert len(Column) == COLUMNS

_FIRST_DISTANCE: Final = int(Column.DISTANCE_0)
_FIRST_EDGE: Final = int(Column.EDGE_0)
_FIRST_SUIT: Final = int(Column.LONGEST_SUIT)
_FIRST_PLAN: Final = int(Column.ONE_SUIT_DISTANCE)
_SUITS: Final = 3
_MOST: Final = 8.0
#: Number of discards that still count as of late.
_OF_LATE: Final = 8
#: Chance to be hit below which a discard is safe.
_SAFE: Final = 0.005
#: Part of the best promise below which plans of a family are not looked at closely.
_CLOSELY: Final = 0.3
_FAR: Final = 9
_ABOVE_1: Final = sum(1 << kind for kind in range(27) if kind % 9 >= 1)
_BELOW_9: Final = sum(1 << kind for kind in range(27) if kind % 9 <= 7)


@inline
def put(candidates: Candidates, move: int, column: int, number: float) -> None:
    """Write a number, clipped to ±`_MOST`, so that no rare hand outweighs all others."""
    candidates.features[move, whole(column)] = np.float32(min(max(number, -_MOST), _MOST))


@inline
def _root(amount: float) -> float:
    return math.sqrt(amount) if amount >= 0.0 else -math.sqrt(-amount)


@inline
def see_table(rules: Rules, view: TableRecord, decision: DecisionRecord, move: int) -> None:
    """Write the columns of the table, which all moves share."""
    seat, sight, candidates = whole(decision.seat), decision.sight, decision.candidates
    unit = candidates.unit
    most = shown = ready = alike = 0
    threat = worst = 0.0
    for other in range(4):
        if other == seat or not plays(rules, other):
            continue
        sets = whole(view.meld_count[other])
        most = max(most, sets)
        shown += sets
        ready += 1 if view.ready[other] else 0
        if sets >= 2 and is_one_suit(groups_shown(view, other)):
            alike += 1
        worth = worth_shown(rules, sight.temper, view, other)
        worst = max(worst, worth)
        threat += nearness(rules, sight.temper, view, other) * worth
    following = next_seat(rules, seat)
    put(candidates, move, Column.TILES_GONE, whole(view.pond_count) / 60.0)
    put(candidates, move, Column.TILES_TO_COME, drawable(rules, view) / 60.0)
    put(candidates, move, Column.HAZARD, sight.hazard)
    put(candidates, move, Column.MOST_SETS_SHOWN, most / 4.0)
    put(candidates, move, Column.SETS_SHOWN, shown / 6.0)
    put(candidates, move, Column.READY_OTHERS, ready)
    put(candidates, move, Column.OTHERS_OF_ONE_SUIT, alike)
    put(candidates, move, Column.WORTH_SHOWN, math.log2(1.0 + max(worst, 0.0) / unit))
    put(candidates, move, Column.THREAT, threat / unit / 2.0)
    put(candidates, move, Column.LEADS, 1.0 if seat == view.dealer else 0.0)
    put(candidates, move, Column.IS_READY, 1.0 if view.ready[seat] else 0.0)
    put(candidates, move, Column.SETS_OF_NEXT, whole(view.meld_count[following]) / 4.0)
    put(candidates, move, Column.NEXT_IS_READY, 1.0 if view.ready[following] else 0.0)
    put(candidates, move, Column.BONUS_TILES, ones_in(np.uint64(view.flowers[seat])) / 4.0)


@inline
def _see_plans(tables: Lookup, rules: Rules, sight: Scratch, candidates: Candidates, move: int) -> None:
    """Write the distance and the gain of the hand by each family of plans."""
    unit, distances, promises = candidates.unit, sight.distances, sight.promises
    best_promise = promise_of(tables, rules, sight)
    points = points_in_hand(sight)
    hoped = honours_factor(sight)
    firm = firm_factor(sight)
    held = held_worth(rules, sight, points, firm)
    distance = whole(distances[ANY])
    useful = useful_to(tables, rules, sight, ANY)
    tiles = copies_left(sight, useful)
    chance = chance_of(tables, rules, sight, ANY, distance, useful)
    gain = gain_of(rules, sight, ANY, chance, points, hoped, held) / unit if promises[ANY] >= 0.0 else 0.0
    put(candidates, move, _FIRST_DISTANCE + min(distance, 5), 1.0)
    put(candidates, move, Column.USEFUL_TILES, tiles / 20.0)
    put(candidates, move, Column.USEFUL_KINDS, ones_in(useful) / 10.0)
    put(candidates, move, Column.USEFUL_PAIRS, copies_left(sight, useful & sight.twos) / 4.0)
    put(candidates, move, Column.CHANCE, chance)
    put(candidates, move, Column.GAIN, gain)
    put(candidates, move, Column.GAIN_ROOT, _root(gain))
    put(candidates, move, Column.DEAD_WAIT, 1.0 if distance == 0 and tiles == 0 else 0.0)
    top, second = gain, 0.0
    for family in range(4):
        low = ONE_SUIT if family == 0 else PURE_SUIT if family == 1 else PUNGS if family == 2 else WONDERS
        high = PURE_SUIT if family == 0 else PUNGS if family == 1 else WONDERS if family == 2 else plans_of(rules)
        nearest, most = _FAR, 0.0
        for plan in range(low, high):
            if promises[plan] < 0.0:
                continue
            expected = promises[plan] / unit
            if promises[plan] >= _CLOSELY * best_promise:
                useful = useful_to(tables, rules, sight, plan)
                chance = chance_of(tables, rules, sight, plan, whole(distances[plan]), useful)
                expected = gain_of(rules, sight, plan, chance, points, hoped, held) / unit
            if expected > most:
                nearest, most = whole(distances[plan]), expected
        put(candidates, move, _FIRST_PLAN + 2 * family, min(nearest, _FAR) / 9.0)
        put(candidates, move, _FIRST_PLAN + 2 * family + 1, most)
        if most > top:
            top, second = most, top
        elif most > second:
            second = most
    put(candidates, move, Column.BEST_GAIN, top)
    put(candidates, move, Column.SECOND_GAIN, second)
    put(candidates, move, Column.POINTS, points / unit)
    put(candidates, move, Column.DOUBLES_HOPED, math.log2(max(hoped, 0.01)))
    put(candidates, move, Column.DOUBLES_THERE, math.log2(max(firm, 0.01)))
    put(candidates, move, Column.HELD, held / unit)


@inline
def _see_honours(sight: Scratch, candidates: Candidates, move: int) -> None:
    pairs = dead = doubling = other = 0
    for honour in range(PLAIN_KINDS - HONOURS):
        held = whole(sight.counts[HONOURS + honour])
        if held == 2:
            if sight.left[HONOURS + honour] > 0:
                pairs += 1
            else:
                dead += 1
        elif held == 1:
            if sight.set_factor[honour] > 1.0 and sight.left[HONOURS + honour] >= 2:
                doubling += 1
            else:
                other += 1
    put(candidates, move, Column.HONOUR_PAIRS, pairs / 2.0)
    put(candidates, move, Column.DEAD_PAIRS, dead / 2.0)
    put(candidates, move, Column.DOUBLING_SINGLES, doubling / 3.0)
    put(candidates, move, Column.OTHER_SINGLES, other / 3.0)


@inline
def _see_suits(sight: Scratch, candidates: Candidates, move: int) -> None:
    """Write the pairs, neighbours and lone tiles of the suits, and the tiles of each suit, its sets on the table included."""
    pairs = neighbours = alone = 0
    longest = middle = shortest = 0
    for suit in range(_SUITS):
        tiles = 0
        for rank in range(RANKS):
            kind = RANKS * suit + rank
            held = whole(sight.counts[kind])
            if held == 0:
                continue
            tiles += held
            pairs += 1 if held == 2 else 0
            below = (rank >= 1 and sight.counts[kind - 1] > 0) or (rank >= 2 and sight.counts[kind - 2] > 0)
            above = (rank <= 7 and sight.counts[kind + 1] > 0) or (rank <= 6 and sight.counts[kind + 2] > 0)
            neighbours += 1 if above else 0
            alone += 1 if held == 1 and not above and not below else 0
        for index in range(whole(sight.sets)):
            if whole(sight.melds[index, MELD_KIND]) // RANKS == suit:
                tiles += 3
        if tiles >= longest:
            longest, middle, shortest = tiles, longest, middle
        elif tiles >= middle:
            middle, shortest = tiles, middle
        else:
            shortest = tiles
    put(candidates, move, Column.SUIT_PAIRS, pairs / 3.0)
    put(candidates, move, Column.NEIGHBOURS, neighbours / 6.0)
    put(candidates, move, Column.ALONE, alone / 3.0)
    put(candidates, move, Column.LONGEST_SUIT, longest / 14.0)
    put(candidates, move, Column.SECOND_SUIT, middle / 14.0)
    put(candidates, move, Column.SHORTEST_SUIT, shortest / 14.0)


@inline
def see_hand(tables: Lookup, rules: Rules, decision: DecisionRecord, move: int) -> None:
    """Write the columns of the 13 tiles in `sight`."""
    sight, candidates = decision.sight, decision.candidates
    _see_plans(tables, rules, sight, candidates, move)
    _see_honours(sight, candidates, move)
    _see_suits(sight, candidates, move)
    put(candidates, move, Column.SETS, whole(sight.sets) / 4.0)
    put(candidates, move, Column.EXPOSED, whole(sight.exposed) / 4.0)
    put(candidates, move, Column.CHOWS, whole(sight.chows) / 4.0)
    put(candidates, move, Column.ONLY_CHOWS, 1.0 if is_of_chows(sight) else 0.0)
    put(candidates, move, Column.CONCEALED, 1.0 if sight.exposed == 0 else 0.0)
    put(candidates, move, Column.TRIPLETS, ones_in(sight.threes) / 2.0)
    ones = sight.ones
    near = ones | ((ones << np.uint64(1)) & np.uint64(_ABOVE_1)) | ((ones >> np.uint64(1)) & np.uint64(_BELOW_9))
    put(candidates, move, Column.NEAR_TILES, copies_left(sight, np.uint64(near)) / 40.0)
    put(candidates, move, Column.PAIRS_LEFT, copies_left(sight, sight.twos) / 8.0)
    danger = 0.0
    safe = 0
    for kind in range(PLAIN_KINDS):
        held = whole(sight.counts[kind])
        danger += sight.cost[kind] * held
        if sight.hit[kind] < _SAFE:
            safe += held
    put(candidates, move, Column.DANGER_LEFT, danger / candidates.unit / 2.0)
    put(candidates, move, Column.SAFE_TILES, safe / 14.0)


@inline
def _see_kind(rules: Rules, view: TableRecord, decision: DecisionRecord, kind: int, move: int) -> None:
    """Write the properties of the discarded tile, and its risk and cost as *club* estimates them."""
    sight, candidates = decision.sight, decision.candidates
    if kind < HONOURS:
        rank = kind % RANKS
        put(candidates, move, _FIRST_EDGE + min(rank, RANKS - 1 - rank, 3), 1.0)
    elif kind >= WHITE:
        put(candidates, move, Column.DRAGON, 1.0)
    elif kind - HONOURS == wind_of(rules, view, whole(decision.seat)):
        put(candidates, move, Column.OWN_WIND, 1.0)
    elif kind - HONOURS == view.round_wind:
        put(candidates, move, Column.ROUND_WIND, 1.0)
    else:
        put(candidates, move, Column.GUEST_WIND, 1.0)
    held = whole(sight.counts[kind])
    left = whole(sight.left[kind]) / 3.0
    gone = whole(view.pond_count) / 40.0
    put(candidates, move, Column.OF_A_PAIR, 1.0 if held == 2 else 0.0)
    put(candidates, move, Column.OF_A_TRIPLET, 1.0 if held >= 3 else 0.0)
    put(candidates, move, Column.COPIES_LEFT, left)
    put(candidates, move, Column.HIT, sight.hit[kind] * 10.0)
    put(candidates, move, Column.COST, sight.cost[kind] / candidates.unit * 2.5)
    put(candidates, move, Column.LATE_HONOUR, gone if kind >= HONOURS else 0.0)
    put(candidates, move, Column.LATE_AND_UNSEEN, gone * left)


@inline
def _see_ponds(rules: Rules, view: TableRecord, seat: int, kind: int, candidates: Candidates, move: int) -> None:
    """Write the information that the ponds give about the discarded tile."""
    following = next_seat(rules, seat)
    suit = kind // RANKS
    shown = by_next = of_late = near = far = made = same = others = 0
    count = whole(view.pond_count)
    for index in range(count):
        tile = whole(view.pond_tile[index])
        thrower = whole(view.pond_seat[index])
        if tile == kind:
            shown += 1
            by_next = 1 if thrower == following else by_next
            of_late = 1 if index >= count - _OF_LATE else of_late
        alike = kind < HONOURS and tile // RANKS == suit
        if thrower == following:
            made += 1
            if alike:
                same += 1
                near += 1 if abs(tile - kind) == 1 else 0
                far += 1 if abs(tile - kind) == 2 else 0
        elif thrower != seat and alike:
            others += 1
    put(candidates, move, Column.LIES_OPEN, shown / 3.0)
    put(candidates, move, Column.THROWN_BY_NEXT, by_next)
    put(candidates, move, Column.THROWN_OF_LATE, of_late)
    put(candidates, move, Column.NEIGHBOURS_BY_NEXT, min(near, 3) / 2.0)
    put(candidates, move, Column.NEXT_BUT_ONE_BY_NEXT, min(far, 3) / 2.0)
    put(candidates, move, Column.SUIT_BY_NEXT, same / (made + 2.0))
    put(candidates, move, Column.DISCARDS_OF_NEXT, made / 15.0)
    put(candidates, move, Column.SUIT_BY_OTHERS, others / 15.0)


@inline
def _see_sets(rules: Rules, view: TableRecord, seat: int, kind: int, candidates: Candidates, move: int) -> None:
    """Write the information that the others' sets give about the discarded tile."""
    following = next_seat(rules, seat)
    suit = kind // RANKS
    most = into = beside = doubles = of_next = 0
    for other in range(4):
        if other == seat or not plays(rules, other):
            continue
        alike = 0
        for index in range(whole(view.meld_count[other])):
            if whole(view.melds[other, index, MELD_KIND]) // RANKS == suit:
                alike += 1
        most = max(most, alike)
        of_next = alike if other == following else of_next
        groups = groups_shown(view, other)
        if view.meld_count[other] >= 2 and is_one_suit(groups):
            if kind >= HONOURS or groups & 7 == 0 or (groups >> suit) & 1:
                into += 1
            else:
                beside += 1
        if kind >= HONOURS:
            doubles += doubles_of(rules, view, other, kind - HONOURS)
    put(candidates, move, Column.SETS_OF_NEXT_ALIKE, of_next / 2.0)
    put(candidates, move, Column.SETS_ALIKE, most / 2.0)
    put(candidates, move, Column.INTO_ONE_SUIT, into)
    put(candidates, move, Column.BESIDE_ONE_SUIT, beside)
    put(candidates, move, Column.DOUBLES_ANOTHER, doubles / 3.0)


@inline
def see_discard(rules: Rules, view: TableRecord, decision: DecisionRecord, kind: int, move: int) -> None:
    """Write the columns of the tile that leaves; it is still in the hand in `sight`."""
    seat, candidates = whole(decision.seat), decision.candidates
    _see_kind(rules, view, decision, kind, move)
    _see_ponds(rules, view, seat, kind, candidates, move)
    _see_sets(rules, view, seat, kind, candidates, move)


@inline
def see_rating(candidates: Candidates, move: int, gain: float, beside: float) -> None:
    """Write the columns of the gain that *club* expects; `beside`: that of its own choice."""
    unit = candidates.unit
    put(candidates, move, Column.RATING, gain / unit)
    put(candidates, move, Column.RATING_BESIDE, (gain - beside) / unit * 2.5)
    put(candidates, move, Column.RATING_ROOT, _root((gain - beside) / unit))
