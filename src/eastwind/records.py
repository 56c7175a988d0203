"""Structured records, each stated once as a class.

A class decorated with `record` names the fields of a record and their types. From it follow the NumPy type (`dtype_of`), the
compiler's type (`compiled_type_of`), a reader in plain Python (`plain_type_of`), and what the type checker knows::

    @record
    class MoveRecord(Protocol):
        seat: I1                         # one number
        offered: Annotated[Row, i2, 24]  # 24 in a row

    MOVE: Final = dtype_of(MoveRecord)

A field may also be a record itself, or a row of records: `Annotated[Sequence[MoveRecord], MoveRecord, 4]`. Behind the lengths
may follow marks, which `marks_of` returns.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import get_annotations
from struct import Struct
from typing import Annotated, Any, Final, TypeAlias, TypeVar, cast, get_args, get_origin

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Cube, Grid, Row

u1: Final = np.dtype("u1")
i1: Final = np.dtype("i1")
u2: Final = np.dtype("u2")
i2: Final = np.dtype("i2")
u4: Final = np.dtype("u4")
i4: Final = np.dtype("i4")
u8: Final = np.dtype("u8")
i8: Final = np.dtype("i8")
f4: Final = np.dtype("f4")
f8: Final = np.dtype("f8")

# Single numbers. The unsigned 64 bits are sets of kinds and stay unsigned: as signed numbers they would be converted.
U1: TypeAlias = Annotated[int, u1]
I1: TypeAlias = Annotated[int, i1]
U2: TypeAlias = Annotated[int, u2]
I2: TypeAlias = Annotated[int, i2]
U4: TypeAlias = Annotated[int, u4]
I4: TypeAlias = Annotated[int, i4]
U8: TypeAlias = Annotated[np.uint64, u8]
I8: TypeAlias = Annotated[int, i8]
F8: TypeAlias = Annotated[float, f8]

#: Row of sets of kinds.
Masks: TypeAlias = npt.NDArray[np.uint64]

#: Static type of a field with several numbers, by its dimensions; rows of masks have NumPy's own type.
_ARRAYS: Final[dict[int, Any]] = {1: Row, 2: Grid, 3: Cube}
#: Names that an `np.record` has itself: interpreted code would get these in place of a field.
_TAKEN: Final = frozenset(dir(np.record))

_Class = TypeVar("_Class", bound=type)


@dataclass(frozen=True, slots=True)
class _Field:
    """Field as it is stated: `of` is a NumPy type, or the class of a record in the field."""

    of: np.dtype[Any] | type
    shape: tuple[int, ...]
    marks: tuple[object, ...] = ()


_FIELDS: Final[dict[type, dict[str, _Field]]] = {}


def record(cls: _Class) -> _Class:
    """Register a class as the statement of a record: its annotations, in their order, are the fields.

    Fields that a decorated base class states come first.

    :raises TypeError: for a field without a type of this module, an array whose static type does not have its number of
        dimensions, or a name that a NumPy record has itself.
    """
    fields = dict(field for base in reversed(cls.__mro__[1:]) for field in _FIELDS.get(base, {}).items())
    for name, stated in get_annotations(cls, eval_str=True).items():
        fields[name] = _field(f"{cls.__name__}.{name}", name, stated)
    if not fields:
        raise TypeError(f"{cls.__name__}: expected annotated fields, got none")
    _FIELDS[cls] = fields
    return cls


def _field(where: str, name: str, stated: Any) -> _Field:
    if name in _TAKEN:
        raise TypeError(f"{where}: expected another name, this one is an attribute of every NumPy record")
    if stated in _FIELDS:
        return _Field(stated, ())
    if get_origin(stated) is not Annotated:
        raise TypeError(f"{where}: expected a type of eastwind.records, got {stated!r}")
    static, of, *rest = get_args(stated)
    shape = [length for length in rest if isinstance(length, int)]
    if not isinstance(of, np.dtype) and of not in _FIELDS:
        raise TypeError(f"{where}: expected a NumPy type or a record, got {of!r}")
    if not all(length > 0 for length in shape):
        raise TypeError(f"{where}: expected lengths above 0, got {shape}")
    expected = _ARRAYS.get(len(shape))
    if isinstance(of, np.dtype) and shape and static in _ARRAYS.values() and static is not expected:
        raise TypeError(f"{where}: expected {getattr(expected, '__name__', expected)} for {len(shape)} dimensions")
    return _Field(of, tuple(shape), tuple(mark for mark in rest if not isinstance(mark, int)))


def stated_records() -> tuple[type, ...]:
    """Return the classes of all records of the modules that are loaded."""
    return tuple(_FIELDS)


def fields_of(cls: type) -> tuple[str, ...]:
    """Return the names of a record's fields in their order."""
    return tuple(_FIELDS[cls])


def marks_of(cls: type, field: str) -> tuple[object, ...]:
    """Return the marks of a field, which follow its type and its lengths."""
    return _FIELDS[cls][field].marks


@cache
def dtype_of(cls: type) -> np.dtype[Any]:
    """Return the NumPy type of a record, aligned as the compiler has it; its elements have their fields as attributes too."""
    plain = _aligned(cls)
    nested = {name: field for name, field in _FIELDS[cls].items() if not isinstance(field.of, np.dtype)}
    if nested:
        # NumPy forgets the alignment of a type whose elements have attributes: the places are those of the plain type
        places: Any = plain.fields
        formats = [
            (dtype_of(cast(type, nested[name].of)), nested[name].shape) if name in nested else places[name][0]
            for name in places
        ]
        offsets = [places[name][1] for name in places]
        parts: Any = {"names": list(places), "formats": formats, "offsets": offsets, "itemsize": plain.itemsize}
        plain = np.dtype(parts, align=True)
    return np.dtype((np.record, plain))


def _aligned(cls: type) -> np.dtype[Any]:
    """Return the type of a record without attributes."""
    rows = [
        (name, field.of if isinstance(field.of, np.dtype) else _aligned(field.of), field.shape)
        for name, field in _FIELDS[cls].items()
    ]
    return np.dtype(rows, align=True)


@cache
def compiled_type_of(cls: type) -> Any:
    """Return the compiler's type of a record; loads the compiler."""
    import numba

    return numba.from_dtype(dtype_of(cls))


# --- readers in plain Python --------------------------------------------------------------------------------------------

#: NumPy's kinds of numbers → their format characters in `struct`.
_FORMATS: Final = {
    "u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i", "u8": "Q", "i8": "q", "f4": "f", "f8": "d",
}  # fmt: skip
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


class PlainRecord:
    """Bytes of a record; its fields are properties of a class of its own (`plain_type_of`)."""

    __slots__ = ("raw",)

    def __init__(self, raw: bytes | bytearray | memoryview) -> None:
        self.raw = raw


@cache
def plain_type_of(cls: type) -> type[PlainRecord]:
    """Return the class that reads a record's fields out of its bytes as numbers of Python.

    One read of a field of a NumPy record costs as much as a page of Python. Small numbers in a row are `bytes`, other rows
    tuples, more dimensions sequences of those, records in a record of plain classes of their own. Compiled functions cannot
    take it.
    """
    places: Any = dtype_of(cls).fields
    fields: dict[str, Any] = {"__slots__": ()}
    for name, field in _FIELDS[cls].items():
        fields[name] = _property(_reader(field.of, field.shape, places[name][1]))
    return type(cls.__name__.replace("Record", "") + "Plain", (PlainRecord,), fields)


def _property(read: Callable[[bytes], Any]) -> property:
    return property(lambda plain: read(plain.raw))


def _reader(of: np.dtype[Any] | type, shape: tuple[int, ...], at: int) -> Callable[[bytes], Any]:
    """Return a function that reads a field beginning at `at`."""
    if not shape:
        return _number(of, at) if isinstance(of, np.dtype) else _nested(of, at)
    if isinstance(of, np.dtype):
        if len(shape) == 1:
            return _row(of, shape[0], at)
        if len(shape) == _GRID and of != u1:
            end = at + of.itemsize * shape[0] * shape[1]
            rows = Struct(f"={shape[1]}{_FORMATS[of.str[1:]]}").iter_unpack
            return lambda raw: list(rows(raw[at:end]))
    size = of.itemsize if isinstance(of, np.dtype) else dtype_of(of).itemsize
    step = size * int(np.prod(shape[1:], dtype=int))
    parts = [_reader(of, shape[1:], at + step * number) for number in range(shape[0])]
    if len(shape) == _GRID:
        return lambda raw: [part(raw) for part in parts]
    return lambda raw: _Parts(raw, parts)


def _number(of: np.dtype[Any], at: int) -> Callable[[bytes], int]:
    if of == u1:
        return lambda raw: raw[at]
    read = Struct(f"={_FORMATS[of.str[1:]]}").unpack_from
    return lambda raw: cast(int, read(raw, at)[0])


def _row(of: np.dtype[Any], length: int, at: int) -> Callable[[bytes], Any]:
    if of == u1:
        end = at + length
        return lambda raw: raw[at:end]
    read = Struct(f"={length}{_FORMATS[of.str[1:]]}").unpack_from
    return lambda raw: read(raw, at)


def _nested(of: type, at: int) -> Callable[[bytes], Any]:
    plain, end = plain_type_of(of), at + dtype_of(of).itemsize
    return lambda raw: plain(raw[at:end])
