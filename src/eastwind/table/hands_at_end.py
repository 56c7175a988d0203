"""Hands of a table as the scorer sees them: for bills at the end of a hand, and for hypothetical values."""

import numba
import numpy as np

from eastwind.jit import jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HAND, HAND_T, RULES_T, HandRecord
from eastwind.table.hand_record import write_hand
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.traditions.hand_score import HandScore, hand_score_of_record


@jit_with(numba.void(RULES_T, TABLE_T, numba.int64, HAND_T))
def _write(rules: Rules, table: TableRecord, seat: int, hand: HandRecord) -> None:
    write_hand(rules, table, seat, hand)


def hand_record(rules: Rules, table: TableRecord, seat: int) -> HandRecord:
    """Return a new `HAND` record of a seat; of a hand that is over: with the winner's tile and its source."""
    hand: HandRecord = np.zeros(1, HAND)[0]
    _write(rules, table, seat, hand)
    return hand


def bill_at(rules: Rules, table: TableRecord, seat: int) -> HandScore:
    """Return the bill of a seat in the table's present position."""
    return hand_score_of_record(rules, hand_record(rules, table, seat))
