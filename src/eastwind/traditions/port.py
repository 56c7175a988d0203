"""Value of a hand, won or not, as lines of a bill, and the settlement: the compiled code that all else calls by name.

The rule set gives the worth of each line; only the conditions of the lines are here: `won` values a winner's hand in its best
reading, `unwon` the other hands, with `lines` that all can have, `extras` of the winner, `limit_hands` and `irregular` forms.
"""

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.distance import set_keys
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline_making_arrays, jit_with, linked
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import hand_distance
from eastwind.scoring.facts import FACTS, read_facts
from eastwind.scoring.layout import BILL, BILL_T, HAND_T, RULES_T, BillRecord, HandRecord
from eastwind.scoring.settlement import SETTLEMENT_T, SettlementRecord
from eastwind.scoring.sheet import clear
from eastwind.traditions.classical.settle import pay
from eastwind.traditions.classical.unwon import score_unwon
from eastwind.traditions.classical.won import score_won


@inline_making_arrays
def is_complete(tables: Lookup, rules: Rules, hand: HandRecord) -> bool:
    """Return whether the tiles complete a winning form of the rule set; the hand may still be barred from winning."""
    if hand.surplus:
        return False
    keys = np.empty(4, np.int32)
    set_keys(hand.counts, keys)
    melds, seat_wind = whole(hand.meld_count), whole(hand.seat_wind)
    return hand_distance(tables, rules, hand.counts, keys, hand.melds, melds, seat_wind) < 0


@linked(numba.void(LOOKUP_T, RULES_T, HAND_T, BILL_T))
def score_into(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Write the bill of a hand under a rule set.

    `hand.won` is accepted only for a complete hand with the right number of tiles that the rules let win (then `bill.won` is
    set): any other is counted as one that did not win. A dead hand with too many tiles is worth nothing, one with too few
    counts the tiles it has (`dead_hand`).
    """
    clear(bill)
    if rules.dead_hand and hand.surplus > 0:
        return
    scratch: Any = np.empty(1, BILL)
    facts: Any = np.empty(1, FACTS)
    read_facts(hand, facts)
    won = False
    if hand.won and is_complete(tables, rules, hand):
        won = score_won(tables, rules, hand, bill, scratch, facts)
    if not won:
        score_unwon(tables, rules, hand, bill, scratch, facts)


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
    pay(rules, case)


@jit_with(numba.void(RULES_T, SETTLEMENT_T))
def settle(rules: Rules, case: SettlementRecord) -> None:
    """Call `settle_into` from Python."""
    settle_into(rules, case)
