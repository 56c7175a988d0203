"""What the type checker knows of a record is what the record has: its fields stand in a dtype and, by hand, in a protocol."""

import inspect
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from eastwind.arrays import Cube, Grid, Row
from eastwind.rules.compiled import RULES, Rules
from eastwind.scoring.facts import FACTS, FactsRecord
from eastwind.scoring.layout import BILL, HAND, BillRecord, HandRecord
from eastwind.table.layout import TABLE, TableRecord

_RECORDS = {
    "RULES": (RULES, Rules),
    "HAND": (HAND, HandRecord),
    "BILL": (BILL, BillRecord),
    "FACTS": (FACTS, FactsRecord),
    "TABLE": (TABLE, TableRecord),
}
#: Number of dimensions → the type of such a field; masks, which are unsigned, are NumPy's own.
_TYPES = {0: int, 1: Row, 2: Grid, 3: Cube}


def _typed(kind: np.dtype[Any]) -> Any:
    if kind.base == np.uint64:
        return npt.NDArray[np.uint64] if kind.shape else np.uint64
    return _TYPES[len(kind.shape)]


@pytest.mark.parametrize("name", _RECORDS)
def test_fields_and_their_shapes_are_the_same_in_both(name: str) -> None:
    record, protocol = _RECORDS[name]
    typed: dict[str, Any] = inspect.get_annotations(protocol, eval_str=True)
    assert list(typed) == list(record.names or ())
    for field, (kind, *_) in (record.fields or {}).items():
        assert typed[field] == _typed(kind), f"{name}.{field} is {kind}"
