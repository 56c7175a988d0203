"""Hands of a table as the scorer sees them, for bills at the end and hypothetical values; an ending as it is settled."""

import numba
import numpy as np

from eastwind.jit import jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HAND, HAND_T, RULES_T, HandRecord
from eastwind.scoring.settlement import SETTLEMENT, SETTLEMENT_T, SettlementRecord
from eastwind.table.hand_record import write_case, write_hand
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


@jit_with(numba.void(TABLE_T, SETTLEMENT_T))
def _write_case(table: TableRecord, case: SettlementRecord) -> None:
    write_case(table, case)


def settlement_record(table: TableRecord) -> SettlementRecord:
    """Return a new `SETTLEMENT` record of a hand that is over, still without payments."""
    case: SettlementRecord = np.zeros(1, SETTLEMENT)[0]
    _write_case(table, case)
    return case


def bill_at(rules: Rules, table: TableRecord, seat: int) -> HandScore:
    """Return the bill of a seat in the table's present position."""
    return hand_score_of_record(rules, hand_record(rules, table, seat))
