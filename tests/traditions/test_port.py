"""The port: each tradition's own functions, by the number in the compiled rule set."""

from typing import Any

import numpy as np
import pytest

from eastwind.hands.tables import Lookup, lookup
from eastwind.jit import inline, jit
from eastwind.rules.compiled import RULES, Rules
from eastwind.scoring.layout import BILL, HAND, BillRecord, HandRecord
from eastwind.scoring.settlement import SETTLEMENT, SettlementRecord
from eastwind.traditions.names import TRADITIONS
from eastwind.traditions.port import scorer_of, settler_of
from eastwind.traditions.rows import ROWS


@inline
def _score_one(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    bill.total = 1


@inline
def _score_two(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    bill.total = 2


@inline
def _score_three(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    bill.total = 3


@inline
def _settle_one(rules: Rules, case: SettlementRecord) -> None:
    case.part_count = 1


@inline
def _settle_two(rules: Rules, case: SettlementRecord) -> None:
    case.part_count = 2


_scorer = scorer_of((_score_one, _score_two, _score_three))
_settler = settler_of((_settle_one, _settle_two))


@jit
def _score(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    _scorer(tables, rules, hand, bill)


@jit
def _settle(rules: Rules, case: SettlementRecord) -> None:
    _settler(rules, case)


def _numbered(tradition: int) -> Rules:
    record: Any = np.zeros(1, RULES)[0]
    record.tradition = tradition
    rules: Rules = record
    return rules


@pytest.mark.parametrize(("tradition", "total"), [(0, 1), (1, 2), (2, 3)])
def test_a_hand_is_scored_by_its_rule_sets_tradition(tradition: int, total: int) -> None:
    bill: Any = np.zeros(1, BILL)[0]
    _score(lookup(), _numbered(tradition), np.zeros(1, HAND)[0], bill)
    assert bill.total == total


@pytest.mark.parametrize(("tradition", "parts"), [(0, 1), (1, 2)])
def test_a_hand_is_settled_by_its_rule_sets_tradition(tradition: int, parts: int) -> None:
    case: Any = np.zeros(1, SETTLEMENT)[0]
    _settle(_numbered(tradition), case)
    assert case.part_count == parts


def test_every_tradition_has_its_row() -> None:
    assert tuple(ROWS) == TRADITIONS
