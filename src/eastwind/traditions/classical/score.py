"""Value of a hand, won or not, as lines of a bill.

The rule set gives the worth of each line; only the conditions of the lines are here: `won` values a winner's hand in its best
reading, `unwon` the other hands, with `lines` that all can have, `extras` of the winner, `limit_hands` and `irregular` forms.
"""

from typing import Any

import numba
import numpy as np

from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import linked
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import is_complete
from eastwind.scoring.facts import FACTS, read_facts
from eastwind.scoring.layout import BILL, BILL_T, HAND_T, RULES_T, BillRecord, HandRecord
from eastwind.scoring.sheet import clear
from eastwind.traditions.classical.sums import write_steps
from eastwind.traditions.classical.unwon import score_unwon
from eastwind.traditions.classical.won import score_won


@linked(numba.void(LOOKUP_T, RULES_T, HAND_T, BILL_T))
def score_classical(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Write the bill of a hand under a classical rule set (`traditions.port.score_into`)."""
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
    write_steps(rules, bill)
