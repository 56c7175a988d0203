"""The scorer and the settlement of every tradition, each behind one function that all else calls by name."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import numba
import numpy as np

from eastwind.arrays import Row
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with, linked
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import BILL, BILL_T, HAND_T, RULES_T, BillRecord, HandRecord
from eastwind.scoring.settlement import SETTLEMENT_T, SettlementRecord
from eastwind.traditions.names import TRADITIONS
from eastwind.traditions.rows import ROWS, Scorer, Settler

_Function = TypeVar("_Function")


def _link_scorer(number: int, score: Scorer, others: Scorer) -> Scorer:
    """Return `score` for the tradition of this number, `others` for any other."""

    @inline
    def score_or_ask(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
        if rules.tradition == number:
            score(tables, rules, hand, bill)
        else:
            others(tables, rules, hand, bill)

    return score_or_ask


def _link_settler(number: int, settle: Settler, others: Settler) -> Settler:
    """Return `settle` for the tradition of this number, `others` for any other."""

    @inline
    def settle_or_ask(rules: Rules, case: SettlementRecord) -> None:
        if rules.tradition == number:
            settle(rules, case)
        else:
            others(rules, case)

    return settle_or_ask


def _chain(functions: Iterable[_Function], link: Callable[[int, _Function, _Function], _Function]) -> _Function:
    """Link functions, each at its tradition's number. The first ends the chain: a compiled rule set has no other number."""
    found, *others = functions
    for number, function in enumerate(others, 1):
        found = link(number, function, found)
    return found


def scorer_of(scorers: Iterable[Scorer]) -> Scorer:
    """Return the chain of scorers."""
    return _chain(scorers, _link_scorer)


def settler_of(settlers: Iterable[Settler]) -> Settler:
    """Return the chain of settlers."""
    return _chain(settlers, _link_settler)


_score: Final = scorer_of(ROWS[name].score for name in TRADITIONS)
_settle: Final = settler_of(ROWS[name].settle for name in TRADITIONS)


@linked(numba.void(LOOKUP_T, RULES_T, HAND_T, BILL_T))
def score_into(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Write the bill of a hand under a rule set.

    `hand.won` is accepted only for a complete hand with the right number of tiles that the rules let win (then `bill.won` is
    set): any other is counted as one that did not win. A dead hand with too many tiles is worth nothing, one with too few
    counts the tiles it has (`dead_hand`).
    """
    _score(tables, rules, hand, bill)


@jit_with(numba.void(LOOKUP_T, RULES_T, HAND_T, BILL_T))
def score(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Call `score_into` from Python."""
    score_into(tables, rules, hand, bill)


@jit_with(numba.void(LOOKUP_T, RULES_T, HAND_T[::1], numba.int32[::1]), long=True)
def score_many(tables: Lookup, rules: Rules, hands: Sequence[HandRecord], totals: Row) -> None:
    """Write the totals of many hands: `hands` an array of `HAND` (n,), `totals` (n)."""
    bills = np.empty(1, BILL)
    for index in range(len(hands)):
        score_into(tables, rules, hands[index], bills[0])
        totals[index] = bills[0].total


@linked(numba.void(RULES_T, SETTLEMENT_T))
def settle_into(rules: Rules, case: SettlementRecord) -> None:
    """Write the payments for the end of a hand (`SettlementRecord`) under a rule set."""
    _settle(rules, case)


@jit_with(numba.void(RULES_T, SETTLEMENT_T))
def settle(rules: Rules, case: SettlementRecord) -> None:
    """Call `settle_into` from Python."""
    settle_into(rules, case)
