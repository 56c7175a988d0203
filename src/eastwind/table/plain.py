"""Records as plain Python numbers, for many reads.

One read of a field of a NumPy record costs as much as a page of Python; a view reads some hundred times. The plain form is a
copy of the record's bytes with the same names: a field is read out of them on access. Small numbers in a row are `bytes`,
other rows tuples, more dimensions sequences of those. Compiled functions cannot take it.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from eastwind.table.layout import TABLE, TableRecord
from eastwind.table.sight import SIGHT, SightRecord

#: NumPy's kinds of numbers → their format characters in `struct`.
_FORMATS: Final = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i", "u8": "Q"}
_GRID: Final = 2


class _Parts(Sequence[Any]):
    """Sequence whose parts are read on access, for many parts few of them used."""

    __slots__ = ("_parts", "_raw")

    def __init__(self, raw: bytes, parts: Sequence[Callable[[bytes], Any]]) -> None:
        self._raw = raw
        self._parts = parts

    def __getitem__(self, index: Any) -> Any:
        return self._parts[index](self._raw)

    def __len__(self) -> int:
        return len(self._parts)


class _Plain:
    """Bytes of a record; its fields are properties of a class of its own (`_reading`)."""

    __slots__ = ("raw",)

    def __init__(self, raw: bytes | bytearray | memoryview) -> None:
        self.raw = raw


def _reader(kind: np.dtype[Any], at: int) -> Callable[[bytes], Any]:
    """Return a function that reads a field beginning at `at`."""
    if kind.subdtype is None:
        return _number(kind, at)
    of, shape = kind.subdtype
    if len(shape) == 1:
        return _row(of, shape[0], at)
    if len(shape) == _GRID and of != np.uint8:
        end, rows = at + kind.itemsize, Struct(f"={shape[1]}{_FORMATS[of.str[1:]]}").iter_unpack
        return lambda raw: list(rows(raw[at:end]))
    step = kind.itemsize // shape[0]
    parts = [_reader(np.dtype((of, shape[1:])), at + step * number) for number in range(shape[0])]
    if len(shape) == _GRID:
        return lambda raw: [part(raw) for part in parts]
    return lambda raw: _Parts(raw, parts)


def _number(kind: np.dtype[Any], at: int) -> Callable[[bytes], int]:
    if kind == np.uint8:
        return lambda raw: raw[at]
    read = Struct(f"={_FORMATS[kind.str[1:]]}").unpack_from
    return lambda raw: cast(int, read(raw, at)[0])


def _row(of: np.dtype[Any], length: int, at: int) -> Callable[[bytes], Any]:
    if of == np.uint8:
        end = at + length
        return lambda raw: raw[at:end]
    read = Struct(f"={length}{_FORMATS[of.str[1:]]}").unpack_from
    return lambda raw: read(raw, at)


def _field(kind: np.dtype[Any], at: int) -> property:
    read = _reader(kind, at)
    return property(lambda record: read(record.raw))


def _reading(kind: np.dtype[Any]) -> type[_Plain]:
    """Return the class of the plain form of records of that kind."""
    fields = {name: _field(told[0], told[1]) for name, told in (kind.fields or {}).items()}
    return type("PlainRecord", (_Plain,), {"__slots__": (), **fields})


_PlainTable: Final = _reading(TABLE)
_PlainSight: Final = _reading(SIGHT)


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
