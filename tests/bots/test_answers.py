"""Search among the offered actions."""

from typing import Any

import numpy as np
import pytest

from eastwind.bots.answers import find_answer
from eastwind.bots.decision import DECISION, DecisionRecord
from eastwind.jit import jit
from eastwind.table.actions import parse_action


@jit
def _answer(decision: DecisionRecord, kind: int) -> int:
    return find_answer(decision, kind)


OFFERED = ("discard 3m", "discard 3m ready", "discard 5m ready", "concealed_kong 7m")


@pytest.mark.parametrize(
    ("kind", "found"), [(2, "discard 3m"), (4, "discard 5m ready"), (6, None), (8, None), (-1, None)]
)
def test_the_plainest_discard_of_a_kind_is_found(kind: int, found: str | None) -> None:
    decision: Any = np.zeros(1, DECISION)[0]
    decision.found = len(OFFERED)
    decision.offered[: len(OFFERED)] = list(map(parse_action, OFFERED))
    assert _answer(decision, kind) == (-1 if found is None else parse_action(found))
