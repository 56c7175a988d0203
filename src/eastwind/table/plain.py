"""Records of the table as plain Python numbers (`eastwind.records.plain_type_of`): a view reads them some hundred times."""

from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from eastwind.records import plain_type_of
from eastwind.table.layout import TableRecord
from eastwind.table.public import SightRecord

_PlainTable: Final = plain_type_of(TableRecord)
_PlainSight: Final = plain_type_of(SightRecord)


def live(its_bytes: npt.NDArray[np.uint8]) -> TableRecord:
    """Return the table's record over its bytes, always current; of its fields only single numbers may be kept."""
    return cast(TableRecord, _PlainTable(its_bytes.data))


def plain(record: TableRecord) -> TableRecord:
    """Return a read-only copy of the table's record as it is now."""
    raw: Any = record
    # its own method is looked up much slower
    return cast(TableRecord, _PlainTable(np.void.tobytes(raw)))


def plain_sight(its_bytes: bytes | bytearray) -> SightRecord:
    """Return the sight over its bytes, read-only."""
    return cast(SightRecord, _PlainSight(its_bytes))
