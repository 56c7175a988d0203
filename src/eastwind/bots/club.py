"""*Club*: plays to win, and weighs the worth of a win.

Its style (`styles`) shifts its eagerness to claim, its estimate of the others' speed, and its caution.

It follows several plans, weighs each discard and claim by the gain expected from them, does not break a hand that waits, does
not feed sets that make a discard dangerous, and gets careful when others are ready.
"""

from typing import Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.answers import find_answer, is_own_kong, offers
from eastwind.bots.caution import groups_shown, is_one_suit, no_risk, weigh_risks
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.expectation import NOTHING, look_at_the_race, waits_by_plan, weigh_discards, weigh_waiting
from eastwind.bots.knowledge import (
    Scratch,
    add_set,
    copies_left,
    drop,
    laid_pung,
    look,
    raise_pung,
    take_hand,
    take_sets,
)
from eastwind.bots.styles import CLAIM_EDGE
from eastwind.bots.temper import GOOD_WAIT, NUMBERS, Number, TemperRecord
from eastwind.bots.waits import live_after, live_waits, waiting_discards, winning_waits
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import AtOnce, PenaltyRule, ReadyHand, Rules
from eastwind.scoring.layout import Meld
from eastwind.table import actions
from eastwind.table.actions import ActionType
from eastwind.table.layout import Phase, Ready, TableRecord
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.masks import has

_CLAIM_EDGE: Final = np.array(CLAIM_EDGE)
_EVERYTHING: Final = (1 << PLAIN_KINDS) - 1


@inline
def look_round(rules: Rules, view: TableRecord, decision: DecisionRecord) -> None:
    seat, sight = whole(decision.seat), decision.sight
    look(rules, view, seat, sight)
    look_at_the_race(rules, view, seat, whole(decision.style), sight)


@inline
def start_over(rules: Rules, view: TableRecord, decision: DecisionRecord) -> None:
    take_hand(view, whole(decision.seat), decision.sight)
    take_sets(rules, view, whole(decision.seat), decision.sight)


@inline
def lay_kong(rules: Rules, sight: Scratch, kind: int, added: bool) -> None:
    """Change the hand in `sight` to the one with a kong laid out, before the loose tile."""
    if added:
        drop(sight, kind)
        raise_pung(rules, sight, kind, Meld.ADDED_KONG)
    else:
        for _ in range(4):
            drop(sight, kind)
        add_set(rules, sight, Meld.CONCEALED_KONG, kind)


@inline
def _declaring_helps(rules: Rules, view: TableRecord, seat: int) -> bool:
    """Return whether to declare a ready hand where one need not: it lifts the penalty for feeding one suit, but informs all."""
    if rules.penalty != PenaltyRule.BOX:
        return False
    for other in range(4):
        if other != seat and view.meld_count[other] >= 2:
            groups = groups_shown(view, other)
            if groups & 8 == 0 and is_one_suit(groups):
                return True
    return False


@inline
def discard_action(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord, kind: int) -> int:
    """Return the best way to discard a kind: at once frozen for a good wait, declared when that helps or must be, or silently."""
    seat, sight = whole(decision.seat), decision.sight
    at_once = actions.DISCARD_AT_ONCE + kind
    ready = actions.DISCARD_READY + kind
    if offers(decision, at_once):
        wanted = GOOD_WAIT if rules.ready_at_once == AtOnce.AFTER_DEAL else 1
        if live_after(tables, rules, view, seat, sight, kind) >= wanted:
            return at_once
    if offers(decision, ready):
        if rules.ready_hand == ReadyHand.TO_WIN:
            # a wait for what may not win, or can no longer come, is not worth telling
            if live_after(tables, rules, view, seat, sight, kind) > 0:
                return ready
        elif _declaring_helps(rules, view, seat):
            return ready
    return find_answer(decision, kind)


@inline
def _in_turn(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    seat, sight = whole(decision.seat), decision.sight
    look_round(rules, view, decision)
    danger = weigh_risks(rules, view, seat, whole(decision.style), sight)
    allowed = np.uint64(_EVERYTHING)
    waits = False  # whether the hand was waiting before this turn
    if view.ready_discards:
        staying = waiting_discards(tables, rules, view, seat, sight, view.ready_discards)
        if staying:
            allowed = staying
            waits = view.ready[seat] != Ready.NO or (view.drawn >= 0 and has(staying, whole(view.drawn)))
    if sight.ones & allowed & ~danger:
        allowed &= ~danger
    best, most = weigh_discards(tables, rules, sight, allowed)
    for index in range(whole(decision.found)):
        action = whole(decision.offered[index])
        if not is_own_kong(action):
            continue  # what lies open tells all and gains nothing: a set of one's own stays in the hand
        added = actions.TYPE_OF[action] == ActionType.ADDED_KONG
        kind = whole(actions.TILE_OF[action])
        lay_kong(rules, sight, kind, added)
        gain = NOTHING
        if not waits or live_waits(tables, rules, view, seat, sight) > 0:
            gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight)
            if added:  # it may be robbed
                gain = gain * (1.0 - sight.hit[kind]) - sight.cost[kind]
        start_over(rules, view, decision)
        if gain > most:
            return action
    return discard_action(tables, rules, view, decision, best)


@inline
def lay_claim(rules: Rules, sight: Scratch, action: int, claimed: int) -> None:
    """Change the hand in `sight` to the one after a claim, before the discard or the loose tile."""
    if actions.TYPE_OF[action] == ActionType.CHOW:
        lowest = whole(actions.TILE_OF[action])
        for part in range(lowest, lowest + 3):
            if part != claimed:
                drop(sight, part)
        add_set(rules, sight, Meld.CHOW, lowest)
        return
    if action == actions.KONG and laid_pung(sight, claimed) >= 0:
        raise_pung(rules, sight, claimed, Meld.ADDED_KONG)
        return
    for _ in range(3 if action == actions.KONG else 2):
        drop(sight, claimed)
    add_set(rules, sight, Meld.KONG if action == actions.KONG else Meld.PUNG, claimed)


@inline
def _claim(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    seat, sight = whole(decision.seat), decision.sight
    look_round(rules, view, decision)
    no_risk(sight)
    everything = np.uint64(_EVERYTHING)
    waits = live_waits(tables, rules, view, seat, sight) > 0
    best = actions.PASS
    edge = float(_CLAIM_EDGE[decision.style]) * sight.temper[Number.CLAIM_EDGE]
    most = edge * weigh_waiting(tables, rules, sight)
    if waits and not waits_by_plan(rules, sight):
        return best
    for index in range(whole(decision.found)):
        action = whole(decision.offered[index])
        if action == actions.PASS:
            continue
        lay_claim(rules, sight, action, whole(view.last_discard))
        gain = NOTHING
        if action == actions.KONG:
            if not waits or live_waits(tables, rules, view, seat, sight) > 0:
                gain = sight.temper[Number.KONG_DRAW] * weigh_waiting(tables, rules, sight)
        else:
            allowed = waiting_discards(tables, rules, view, seat, sight, everything) if waits else everything
            if allowed:
                _, gain = weigh_discards(tables, rules, sight, allowed)
        start_over(rules, view, decision)
        if gain > most:
            best, most = action, gain
    return best


@inline
def _ready_at_once(tables: Lookup, rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    sight = decision.sight
    look_round(rules, view, decision)
    good = copies_left(sight, winning_waits(tables, rules, view, whole(decision.seat), sight)) >= GOOD_WAIT
    return whole(decision.offered[0]) if good else actions.PASS


@inline
def choose_by(tables: Lookup, rules: Rules, numbers: Row, view: TableRecord, decision: DecisionRecord) -> int:
    """Return the choice of *club* with these numbers among at least two offered actions, none a win or a bonus tile."""
    for number in range(NUMBERS):
        decision.sight.temper[number] = numbers[number]
    if view.phase == Phase.DECLARE:
        return _ready_at_once(tables, rules, view, decision)
    if view.phase == Phase.TURN:
        return _in_turn(tables, rules, view, decision)
    return _claim(tables, rules, view, decision)


@inline
def choose_club(tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord) -> int:
    """Return the choice of *club* among at least two offered actions, none of them a win or a bonus tile."""
    return choose_by(tables, rules, temper.numbers, view, decision)
