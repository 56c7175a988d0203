"""Nets for tests: weights by chance, and what *master* looks at with them."""

from typing import Any, Final

import numba
import numpy as np

from eastwind.bots.decision import DECISION, DECISION_T, DecisionRecord
from eastwind.bots.master import look_at_moves
from eastwind.bots.net import Candidates, judge
from eastwind.bots.nets import SHAPES, Net, Weights
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.bots.tempers import general
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup
from eastwind.jit import jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.options import offer

#: What a net for tests tells of itself.
TOLD: Final[dict[str, Any]] = {
    "rules": "ru-classic",
    "digest": "0" * 64,
    "temper": "0" * 12,
    "columns": 1,
    "unit": 50.0,
    "edge": 0.0,
    "seed": 1,
    "rows": 100,
    "command": "eastwind train ru-classic",
    "duels": [],
}


def chosen_weights(seed: int | None) -> Weights:
    """Weights by chance; of None all are 0."""
    if seed is None:
        return {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    drawn = np.random.default_rng(seed)
    return {name: (drawn.standard_normal(shape) * 0.3).astype(np.float32) for name, shape in SHAPES.items()}


def temper_with(_rules: Rules, weights: Weights) -> TemperRecord:
    """The general temper with a net of these weights."""
    record = general().record
    Net(weights, TOLD).put_into(record, general().numbers)
    return record


@jit_with(numba.void(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, DECISION_T))
def _look(tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord) -> None:
    decision.found = offer(rules, view, decision.seat, decision.offered)
    decision.candidates.unit = temper.unit
    look_at_moves(tables, rules, temper, view, decision)
    judge(temper, decision.candidates)


def looked_at(rules: Rules, temper: TemperRecord, view: TableRecord, seat: int) -> Candidates:
    """What *master* looks at, and how it judges that."""
    decision: DecisionRecord = np.zeros(1, DECISION)[0]
    decision.seat = seat
    _look(lookup(), rules, temper, view, decision)
    return decision.candidates
