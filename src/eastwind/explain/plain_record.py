"""A table's record as plain Python numbers and lists, to be read many times.

Each look at a field of a NumPy record costs as much as a page of Python; a view looks some hundred times. The plain form has
the same names and reads the same; compiled functions cannot take it.
"""

from collections import namedtuple
from typing import Any, Final, cast

from eastwind.table import TableRecord
from eastwind.table.layout import TABLE

_FIELDS: Final[Any] = TABLE.names
_Plain: Final[Any] = namedtuple("_Plain", _FIELDS)  # type: ignore[misc] # its fields are those of the dtype


def plain(record: TableRecord) -> TableRecord:
    """The same record, its arrays as lists (nested where they have more dimensions): only to be read."""
    raw: Any = record
    fields = (value if isinstance(value, int) else value.tolist() for value in raw.item())
    return cast(TableRecord, _Plain(*fields))
