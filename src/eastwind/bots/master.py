"""*Master*: compares *club*'s choice with the moves that *club* rates next, and plays the one that a trained net judges best.

Where the rules that are played have no net, it plays as *club* does.
"""

from collections.abc import Sequence
from typing import Any, Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.caution import no_risk, weigh_risks
from eastwind.bots.club import choose_by, choose_club, discard_action, lay_claim, lay_kong, look_round, start_over
from eastwind.bots.expectation import NOTHING, weigh_discards, weigh_waiting
from eastwind.bots.features import Column, put, see_discard, see_hand, see_rating, see_table
from eastwind.bots.knowledge import SCRATCH, Scratch, drop
from eastwind.bots.net import CANDIDATES, CANDIDATES_T, MOVES, Candidates, judge
from eastwind.bots.plans import PLANS
from eastwind.bots.styles import Style
from eastwind.bots.temper import COLUMNS, NUMBERS, TEMPER_T, Number, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, inline_making_arrays, linked
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table import actions
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.table.options import MAX_OFFERED, offer
from eastwind.tiles.chance import Chance
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.masks import has

_EVEN: Final = int(Style.EVEN)
_EVERYTHING: Final = (1 << PLAIN_KINDS) - 1
#: Number of discards considered besides *club*'s own.
_OTHER_DISCARDS: Final = 3
#: Largest shortfall of a discard that is considered, against *club*'s own: this part of its rating, and this many units.
_FALLS_SHORT: Final = 0.5
_FALLS_SHORT_BY: Final = 0.16


@inline
def _add(candidates: Candidates, action: int) -> None:
    at = whole(candidates.count)
    for column in range(COLUMNS):
        candidates.features[at, column] = np.float32(0.0)
    candidates.actions[at] = action
    candidates.count = at + 1


@inline
def _of_kind(action: int) -> int:
    """Return the kind of a discard, −1 for another action."""
    return action % PLAIN_KINDS if action < actions.CONCEALED_KONG else -1


@inline
def _find_discards(
    tables: Lookup,
    rules: Rules,
    view: TableRecord,
    seat: int,
    sight: Scratch,
    unit: float,
    offered: Row,
    found: int,
    gains: Row,
    candidates: Candidates,
) -> None:
    """Add the discards that *club* rates next after its own choice, each with the action *club* would use for it."""
    own = _of_kind(whole(candidates.actions[0]))
    base = NOTHING
    for kind in range(PLAIN_KINDS):
        if own < 0 or kind == own:
            base = max(base, gains[kind])
    least = base - _FALLS_SHORT * abs(base) - _FALLS_SHORT_BY * unit
    for _ in range(_OTHER_DISCARDS):
        best = -1
        for kind in range(PLAIN_KINDS):
            if kind != own and gains[kind] > least and (best < 0 or gains[kind] > gains[best]):
                best = kind
        if best < 0 or candidates.count >= MOVES:
            return
        gains[best] = NOTHING
        action = discard_action(tables, rules, view, seat, sight, best, offered, found)
        if action >= 0:
            _add(candidates, action)


@inline
def _see_in_turn(
    tables: Lookup,
    rules: Rules,
    view: TableRecord,
    seat: int,
    sights: Sequence[Scratch],
    unit: float,
    offered: Row,
    found: int,
    distances: Row,
    promises: Row,
    gains: Row,
    ratings: Row,
    candidates: Candidates,
) -> None:
    sight = sights[0]
    look_round(rules, view, seat, _EVEN, sight)
    danger = weigh_risks(rules, view, seat, _EVEN, sight)
    everything = np.uint64(_EVERYTHING)
    _, most = weigh_discards(tables, rules, sight, everything, distances, promises, gains)
    for kind in range(PLAIN_KINDS):
        ratings[kind] = gains[kind]
    for index in range(found):
        action = whole(offered[index])
        is_kong = actions.CONCEALED_KONG <= action < actions.PASS
        if is_kong and action != candidates.actions[0] and candidates.count < MOVES:
            _add(candidates, action)
    _find_discards(tables, rules, view, seat, sight, unit, offered, found, gains, candidates)
    if candidates.count == 1:
        return
    own = _of_kind(whole(candidates.actions[0]))
    beside = float(ratings[own]) if own >= 0 else most
    for move in range(whole(candidates.count)):
        action = whole(candidates.actions[move])
        see_table(rules, view, seat, sight, unit, candidates, move)
        put(candidates, move, Column.IN_TURN, 1.0)
        kind = _of_kind(action)
        if kind >= 0:
            gain = float(ratings[kind])
            see_discard(rules, view, seat, sight, unit, kind, candidates, move)
            put(candidates, move, Column.PENALTY, 1.0 if has(danger, kind) else 0.0)
            put(candidates, move, Column.DECLARING, 1.0 if action >= actions.DISCARD_READY else 0.0)
            drop(sight, kind)
        else:
            put(candidates, move, Column.KONG, 1.0)
            added = action >= actions.ADDED_KONG
            kind = action - (actions.ADDED_KONG if added else actions.CONCEALED_KONG)
            lay_kong(rules, sight, kind, added)
            gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight, distances, promises)
            if added:
                gain = gain * (1.0 - sight.hit[kind]) - sight.cost[kind]
        see_rating(candidates, move, gain, beside, unit)
        see_hand(tables, rules, sight, unit, distances, promises, candidates, move)
        start_over(rules, view, seat, sight)


@inline
def _see_claims(
    tables: Lookup,
    rules: Rules,
    view: TableRecord,
    seat: int,
    sights: Sequence[Scratch],
    unit: float,
    offered: Row,
    found: int,
    distances: Row,
    promises: Row,
    gains: Row,
    candidates: Candidates,
) -> None:
    sight = sights[0]
    look_round(rules, view, seat, _EVEN, sight)
    no_risk(sight)
    for index in range(found):
        action = whole(offered[index])
        if action != candidates.actions[0] and candidates.count < MOVES:
            _add(candidates, action)
    beside = 0.0
    for move in range(whole(candidates.count)):
        action = whole(candidates.actions[move])
        see_table(rules, view, seat, sight, unit, candidates, move)
        put(candidates, move, Column.CLAIMING, 1.0)
        if action == actions.PASS:
            put(candidates, move, Column.PASSING, 1.0)
            gain = sight.temper[Number.CLAIM_EDGE] * weigh_waiting(tables, rules, sight, distances, promises)
        else:
            lay_claim(rules, sight, action, whole(view.last_discard))
            if action == actions.KONG:
                put(candidates, move, Column.KONG, 1.0)
                gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight, distances, promises)
            else:
                put(candidates, move, Column.PUNG, 1.0 if action == actions.PUNG else 0.0)
                everything = np.uint64(_EVERYTHING)
                kind, gain = weigh_discards(tables, rules, sight, everything, distances, promises, gains)
                if kind >= 0:
                    see_discard(rules, view, seat, sight, unit, kind, candidates, move)
                    drop(sight, kind)
        beside = gain if move == 0 else beside
        see_rating(candidates, move, gain, beside, unit)
        see_hand(tables, rules, sight, unit, distances, promises, candidates, move)
        start_over(rules, view, seat, sight)


@linked(numba.void(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, numba.int64, numba.float64, CANDIDATES_T))
def look_at_moves(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    view: TableRecord,
    seat: int,
    unit: float,
    candidates: Candidates,
) -> None:
    """Fill `candidates` for a seat that is asked: *club*'s choice first, then the other moves worth considering.

    A single one, without features, where there is no choice: a win is always taken, a bonus tile laid at once. None for a
    seat that is not asked.
    """
    offered = np.empty(MAX_OFFERED, np.int16)
    found = offer(rules, view, seat, offered)
    candidates.count = 0
    if found == 0:
        return
    first = whole(offered[0])
    if found == 1 or first == actions.MAHJONG or actions.FLOWER <= first < actions.PASS:
        _add(candidates, first)
        return
    _add(candidates, choose_by(tables, rules, temper.trained, view, seat, _EVEN, offered, found))
    # as in `choose_club`: the array is handed down, and kept here
    sights: Any = np.empty(1, SCRATCH)
    distances = np.empty(PLANS, np.int64)
    promises = np.empty(PLANS, np.float64)
    gains = np.empty(PLAIN_KINDS, np.float64)
    ratings = np.empty(PLAIN_KINDS, np.float64)
    for number in range(NUMBERS):
        sights[0].temper[number] = temper.trained[number]
    if view.phase == Phase.TURN:
        _see_in_turn(
            tables, rules, view, seat, sights, unit, offered, found, distances, promises, gains, ratings, candidates
        )
    elif view.phase == Phase.CLAIM:
        _see_claims(tables, rules, view, seat, sights, unit, offered, found, distances, promises, gains, candidates)


@inline
def preferred(temper: TemperRecord, candidates: Candidates) -> int:
    """Return the index of the candidate that *master* plays: *club*'s choice unless another is clearly better."""
    best = 0
    if candidates.count > 1:
        judge(temper, candidates)
        most = candidates.judged[0] + temper.edge
        for move in range(1, whole(candidates.count)):
            if candidates.judged[move] > most:
                best, most = move, candidates.judged[move]
    return best


@inline_making_arrays
def choose_master(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    view: TableRecord,
    seat: int,
    style: int,
    state: Chance,
    offered: Row,
    found: int,
) -> int:
    """Return the master's choice among at least two offered actions, none of them a win or a bonus tile."""
    if temper.unit == 0.0:
        return choose_club(tables, rules, temper, view, seat, style, state, offered, found)
    looked_at: Any = np.empty(1, CANDIDATES)
    candidates = looked_at[0]
    look_at_moves(tables, rules, temper, view, seat, temper.unit, candidates)
    best = preferred(temper, candidates)
    # by the array, which is kept until here: a record alone does not keep its memory
    return whole(looked_at[0].actions[best])
