"""Bill of a hand that did not win: sets on the table, and sets and pairs of value in the hand (RU IV, V)."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import Rules
from eastwind.scoring.facts import Facts
from eastwind.scoring.layout import BillRecord, HandRecord, Happening, Shape
from eastwind.scoring.sheet import clear, keep_better
from eastwind.tiles.kinds import EAST, HONOUR_KINDS, PLAIN_KINDS
from eastwind.traditions.classical.lines import (
    add_alike,
    add_chow,
    add_flowers,
    add_honour_doubles,
    add_meld_doubles,
    add_melds,
    add_pair,
    add_set_doubles,
    add_tile_doubles,
)
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.classical.sums import close, counts_points, points_are_told
from eastwind.traditions.classical.waiting import raise_by_waiting

_READY: Final = int(Happening.READY | Happening.READY_AT_ONCE)

Bills = Sequence[BillRecord]


@inline_making_arrays
def _add_chows_in_hand(rules: Rules, hand: HandRecord, bill: BillRecord, pungs: int) -> None:
    """Add the largest number of chows in the hand apart from the pungs: beginning each as low as possible finds it."""
    left = np.empty(EAST, np.int64)
    for kind in range(EAST):
        left[kind] = whole(hand.counts[kind]) - (3 if (pungs >> kind) & 1 else 0)
    for kind in range(EAST):
        if kind % 9 <= 6:
            chows = min(left[kind], left[kind + 1], left[kind + 2])
            for _ in range(chows):
                add_chow(rules, bill, kind)
            left[kind + 1] -= chows
            left[kind + 2] -= chows


@inline
def _count(rules: Rules, hand: HandRecord, bill: BillRecord, facts: Facts, pungs: int, with_chows: bool) -> None:
    """Write the lines of a hand with these pungs (a mask) in it, and add them up."""
    seen = facts[0]
    add_melds(rules, hand, bill)
    pairs = 0
    club_sets = whole(seen.club_sets)
    for kind in range(PLAIN_KINDS):
        if (pungs >> kind) & 1:
            add_alike(rules, hand, bill, kind, False, True)
            club_sets += 1
        elif hand.counts[kind] == 2:
            add_pair(rules, hand, bill, kind)
            pairs |= 1 << kind
    if with_chows:
        _add_chows_in_hand(rules, hand, bill, pungs)
    add_flowers(rules, hand, bill, points_are_told(rules))
    add_meld_doubles(rules, hand, bill)
    for kind in range(EAST, PLAIN_KINDS):
        if (pungs >> kind) & 1:
            add_set_doubles(rules, hand, bill, kind, Shape.PUNG)
    add_honour_doubles(rules, bill, seen.alike | pungs, pairs, club_sets)
    add_tile_doubles(rules, bill, facts, pairs & HONOUR_KINDS != 0)
    close(rules, bill)


@inline
def _triples(hand: HandRecord) -> int:
    """Return the kinds with three tiles in hand; four alike that were not declared are a concealed pung."""
    kinds = 0
    for kind in range(PLAIN_KINDS):
        if hand.counts[kind] >= 3:
            kinds |= 1 << kind
    return kinds


@inline
def score_unwon(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord, scratch: Bills, facts: Facts) -> None:
    """Write the bill of a hand that did not win into an empty one; `scratch`: room for another."""
    if not counts_points(rules):
        return
    triples = _triples(hand)
    if rules.in_force[Pattern.CHOW] and rules.points[Pattern.CHOW] > 0:
        # finished chows count too: try which of the suits' pungs are better left to them
        trial = scratch[0]
        honours = triples & HONOUR_KINDS
        choices = triples & ~HONOUR_KINDS
        pungs = choices
        first = True
        while True:
            clear(trial)
            _count(rules, hand, trial, facts, honours | pungs, True)
            keep_better(bill, trial, first)
            first = False
            if pungs == 0:
                break
            pungs = (pungs - 1) & choices
    else:
        _count(rules, hand, bill, facts, triples, False)
    if hand.events & _READY:
        raise_by_waiting(tables, rules, hand, bill)
