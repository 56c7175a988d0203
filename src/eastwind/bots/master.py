"""*Master*: compares *club*'s choice with the moves that *club* rates next, and plays the one that a trained net judges best.

Where the rules that are played have no net, it plays as *club* does.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.bots.answers import is_own_kong, is_taken_at_once
from eastwind.bots.caution import no_risk, weigh_risks
from eastwind.bots.club import choose_by, choose_club, discard_action, lay_claim, lay_kong, look_round, start_over
from eastwind.bots.decision import DECISION_T, DecisionRecord
from eastwind.bots.expectation import NOTHING, weigh_discards, weigh_waiting
from eastwind.bots.features import Column, put, see_discard, see_hand, see_rating, see_table
from eastwind.bots.knowledge import drop
from eastwind.bots.net import MOVES, Candidates, judge
from eastwind.bots.styles import Style
from eastwind.bots.temper import COLUMNS, TEMPER_T, Number, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, linked
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table import actions
from eastwind.table.actions import ActionType
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has

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
def _find_discards(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> None:
    """Add the discards that *club* rates next after its own choice, each with the action *club* would use for it."""
    candidates, gains = decision.candidates, decision.sight.gains
    own = whole(actions.DISCARD_OF[candidates.actions[0]])
    base = NOTHING
    for kind in range(PLAIN_KINDS):
        if own < 0 or kind == own:
            base = max(base, gains[kind])
    least = base - _FALLS_SHORT * abs(base) - _FALLS_SHORT_BY * candidates.unit
    found = bit_of(own) if own >= 0 else np.uint64(0)
    for _ in range(_OTHER_DISCARDS):
        best = -1
        for kind in range(PLAIN_KINDS):
            if not has(found, kind) and gains[kind] > least and (best < 0 or gains[kind] > gains[best]):
                best = kind
        if best < 0 or candidates.count >= MOVES:
            return
        found |= bit_of(best)
        action = discard_action(tables, rules, view, decision, best)
        if action >= 0:
            _add(candidates, action)


@inline
def _see_in_turn(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> None:
    sight, candidates, gains = decision.sight, decision.candidates, decision.sight.gains
    look_round(rules, view, decision)
    danger = weigh_risks(rules, view, whole(decision.seat), _EVEN, sight)
    everything = np.uint64(_EVERYTHING)
    _, most = weigh_discards(tables, rules, sight, everything)
    for index in range(whole(decision.found)):
        action = whole(decision.offered[index])
        if is_own_kong(action) and action != candidates.actions[0] and candidates.count < MOVES:
            _add(candidates, action)
    _find_discards(tables, rules, view, decision)
    if candidates.count == 1:
        return
    own = whole(actions.DISCARD_OF[candidates.actions[0]])
    beside = float(gains[own]) if own >= 0 else most
    for move in range(whole(candidates.count)):
        action = whole(candidates.actions[move])
        see_table(rules, view, decision, move)
        put(candidates, move, Column.IN_TURN, 1.0)
        kind = whole(actions.DISCARD_OF[action])
        if kind >= 0:
            gain = float(gains[kind])
            see_discard(rules, view, decision, kind, move)
            put(candidates, move, Column.PENALTY, 1.0 if has(danger, kind) else 0.0)
            put(candidates, move, Column.DECLARING, 0.0 if actions.TYPE_OF[action] == ActionType.DISCARD else 1.0)
            drop(sight, kind)
        else:
            put(candidates, move, Column.KONG, 1.0)
            added = actions.TYPE_OF[action] == ActionType.ADDED_KONG
            kind = whole(actions.TILE_OF[action])
            lay_kong(rules, sight, kind, added)
            gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight)
            if added:
                gain = gain * (1.0 - sight.hit[kind]) - sight.cost[kind]
        see_rating(candidates, move, gain, beside)
        see_hand(tables, rules, decision, move)
        start_over(rules, view, decision)


@inline
def _see_claims(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> None:
    sight, candidates = decision.sight, decision.candidates
    look_round(rules, view, decision)
    no_risk(sight)
    for index in range(whole(decision.found)):
        action = whole(decision.offered[index])
        if action != candidates.actions[0] and candidates.count < MOVES:
            _add(candidates, action)
    beside = 0.0
    for move in range(whole(candidates.count)):
        action = whole(candidates.actions[move])
        see_table(rules, view, decision, move)
        put(candidates, move, Column.CLAIMING, 1.0)
        if action == actions.PASS:
            put(candidates, move, Column.PASSING, 1.0)
            gain = sight.temper[Number.CLAIM_EDGE] * weigh_waiting(tables, rules, sight)
        else:
            lay_claim(rules, sight, action, whole(view.last_discard))
            if action == actions.KONG:
                put(candidates, move, Column.KONG, 1.0)
                gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight)
            else:
                put(candidates, move, Column.PUNG, 1.0 if action == actions.PUNG else 0.0)
                kind, gain = weigh_discards(tables, rules, sight, np.uint64(_EVERYTHING))
                if kind >= 0:
                    see_discard(rules, view, decision, kind, move)
                    drop(sight, kind)
        beside = gain if move == 0 else beside
        see_rating(candidates, move, gain, beside)
        see_hand(tables, rules, decision, move)
        start_over(rules, view, decision)


@linked(numba.void(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, DECISION_T))
def look_at_moves(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord
) -> None:
    """Fill the candidates of a decision, all but `unit`: *club*'s choice first, then the other moves worth considering.

    A single one, without features, where there is no choice: a win is always taken, a bonus tile laid at once. None where
    nothing is offered.
    """
    candidates = decision.candidates
    candidates.count = 0
    if decision.found == 0:
        return
    first = whole(decision.offered[0])
    if decision.found == 1 or is_taken_at_once(first):
        _add(candidates, first)
        return
    decision.style = _EVEN
    _add(candidates, choose_by(tables, rules, temper.trained, view, decision))
    if view.phase == Phase.TURN:
        _see_in_turn(tables, rules, view, decision)
    elif view.phase == Phase.CLAIM:
        _see_claims(tables, rules, view, decision)


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


@inline
def choose_master(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord
) -> int:
    """Return the master's choice among at least two offered actions, none of them a win or a bonus tile."""
    if temper.unit == 0.0:
        return choose_club(tables, rules, temper, view, decision)
    candidates = decision.candidates
    candidates.unit = temper.unit
    look_at_moves(tables, rules, temper, view, decision)
    return whole(candidates.actions[preferred(temper, candidates)])
