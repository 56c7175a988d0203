"""Each record is stated once: NumPy's type, the compiler's, the plain reader and the type checker agree on it."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Protocol, get_args, get_origin, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
import pytest

from eastwind import records
from eastwind.arrays import Cube, Grid, Row
from eastwind.jit import copy_record, jit
from eastwind.records import (
    I1,
    U1,
    U8,
    Masks,
    compiled_type_of,
    dtype_of,
    i4,
    plain_type_of,
    record,
    u1,
    u8,
)

#: Every module that states a record. A new one gets its line here.
_MODULES = """bots.choosing bots.course bots.decision bots.knowledge bots.net bots.temper hands.tables rules.compiled
    scoring.facts scoring.layout scoring.settlement study.advantages study.bot_play study.roll_outs study.tally study.temper_play
    table._winning table.differences table.layout table.public""".split()
for _module in _MODULES:
    import_module(f"eastwind.{_module}")
_RECORDS = [cls for cls in records.stated_records() if cls.__module__.startswith("eastwind.")]
#: Number of dimensions → the type of such a field.
_TYPES = {0: int, 1: Row, 2: Grid, 3: Cube}


def _random_bytes(cls: type) -> bytes:
    return np.random.default_rng(7).integers(0, 128, dtype_of(cls).itemsize, np.uint8).tobytes()


def _plain(found: Any) -> Any:
    if isinstance(found, records.PlainRecord):
        fields = (name for name, field in vars(type(found)).items() if isinstance(field, property))
        return tuple(_plain(getattr(found, name)) for name in fields)
    if isinstance(found, bytes | tuple) and not (found and isinstance(found[0], tuple)):
        return list(found)
    if isinstance(found, Sequence):
        return [_plain(part) for part in found]
    return found


def _of_numpy(found: Any) -> Any:
    if isinstance(found, np.void):
        return tuple(_of_numpy(found[name]) for name in found.dtype.names or ())
    return found.tolist()


def test_modules_that_state_records_are_all_known() -> None:
    assert {cls.__module__ for cls in _RECORDS} == {f"eastwind.{module}" for module in _MODULES}


@pytest.mark.parametrize("cls", _RECORDS, ids=lambda cls: cls.__name__)
class TestEveryRecord:
    def test_has_its_fields_in_the_numpy_type(self, cls: type) -> None:
        dtype = dtype_of(cls)
        assert dtype.names == records.fields_of(cls) == tuple(get_type_hints(cls))
        assert dtype.type is np.record
        assert dtype.isalignedstruct

    def test_has_the_same_fields_in_the_same_places_when_compiled(self, cls: type) -> None:
        compiled, dtype = compiled_type_of(cls), dtype_of(cls)
        assert compiled.size == dtype.itemsize
        places: Any = dtype.fields
        for name, (kind, at, *_) in places.items():
            assert compiled.offset(name) == at
            assert compiled.typeof(name) == numba.from_dtype(kind)

    def test_is_typed_by_the_number_of_dimensions(self, cls: type) -> None:
        for name, stated in get_type_hints(cls, include_extras=True).items():
            if stated in _RECORDS:
                continue
            assert get_origin(stated) is Annotated
            static = get_args(stated)[0]
            kind = dtype_of(cls)[name]
            if kind.base.names:
                assert get_origin(static) is Sequence, name
                assert get_args(static) == get_args(stated)[1:2], name
            elif kind.base == np.uint64:
                assert static in ((np.uint64, int) if not kind.shape else (Masks, npt.NDArray[np.uint64], Row)), name
            elif kind.base.kind == "f":
                assert static is (_TYPES[len(kind.shape)] if kind.shape else float), name
            else:
                assert static in (_TYPES[len(kind.shape)], npt.NDArray[np.int16]), name

    def test_reads_the_same_numbers_in_plain_python(self, cls: type) -> None:
        raw = _random_bytes(cls)
        read, numpys = plain_type_of(cls)(raw), np.frombuffer(raw, dtype_of(cls))[0]
        for name in records.fields_of(cls):
            assert _plain(getattr(read, name)) == _of_numpy(getattr(numpys, name)), name


@record
class _Inner(Protocol):
    kind: U1
    masks: Annotated[Masks, u8, 2]


@record
class _Outer(Protocol):
    first: I1
    inner: _Inner
    row: Annotated[Sequence[_Inner], _Inner, 3]
    grid: Annotated[Grid, i4, 2, 2]


@record
class _Wider(_Outer, Protocol):
    more: U8


class TestNestedRecords:
    def test_are_read_in_plain_python(self) -> None:
        array = np.zeros(1, dtype_of(_Outer))
        array[0].inner.kind = 5
        array[0].inner.masks[1] = 7
        array[0].row[2].kind = 9
        read: Any = plain_type_of(_Outer)(array.tobytes())
        assert (read.inner.kind, tuple(read.inner.masks), read.row[2].kind, read.first) == (5, (0, 7), 9, 0)

    def test_are_read_and_written_by_compiled_code(self) -> None:
        @jit
        def write(outer: Any) -> int:
            outer.inner.kind = 3
            outer.row[1].masks[0] = 4
            return int(outer.inner.kind) + int(outer.row[1].masks[0])

        array = np.zeros(1, dtype_of(_Outer))
        assert write(array[0]) == 7
        assert (array[0].inner.kind, array[0].row[1].masks[0]) == (3, 4)

    def test_are_copied_by_compiled_code(self) -> None:
        @jit
        def copy(inner: Any, outer: Any, place: int) -> int:
            copy_record(inner, outer.inner)
            copy_record(outer.inner, outer.row[place])
            return int(outer.row[place].kind)

        inner, array = np.zeros(1, dtype_of(_Inner)), np.zeros(1, dtype_of(_Outer))
        inner[0].kind, inner[0].masks[1] = 3, 4
        assert copy(inner[0], array[0], 2) == 3
        assert [row.masks[1] for row in array[0].row] == [0, 0, 4]
        assert array[0].inner == inner[0]
        inner[0].kind = 5
        assert array[0].inner.kind == 3

    def test_lie_where_the_compiler_has_them(self) -> None:
        dtype, compiled = dtype_of(_Outer), compiled_type_of(_Outer)
        assert dtype.isalignedstruct
        assert compiled.size == dtype.itemsize
        assert [compiled.offset(name) for name in records.fields_of(_Outer)] == [0, 8, 32, 104]

    def test_extend_the_fields_of_another(self) -> None:
        assert records.fields_of(_Wider) == ("first", "inner", "row", "grid", "more")


class TestFaultyStatements:
    def test_names_of_numpy_are_refused(self) -> None:
        # a field `base` compiles well, and interpreted code would read NumPy's attribute instead
        with pytest.raises(TypeError, match=r"Faulty\.base: expected another name"):

            @record
            class Faulty(Protocol):
                base: U1

    def test_plain_types_are_refused(self) -> None:
        with pytest.raises(TypeError, match=r"Faulty\.number: expected a type of eastwind\.records, got <class 'int'>"):

            @record
            class Faulty(Protocol):
                number: int

    def test_another_number_of_dimensions_than_typed_is_refused(self) -> None:
        with pytest.raises(TypeError, match=r"Faulty\.grid: expected Grid for 2 dimensions"):

            @record
            class Faulty(Protocol):
                grid: Annotated[Row, u1, 4, 4]

    def test_lengths_are_at_least_one(self) -> None:
        with pytest.raises(TypeError, match=r"Faulty\.row: expected lengths above 0, got \[0\]"):

            @record
            class Faulty(Protocol):
                row: Annotated[Row, u1, 0]

    def test_a_record_without_fields_is_refused(self) -> None:
        with pytest.raises(TypeError, match="Faulty: expected annotated fields, got none"):

            @record
            class Faulty(Protocol):
                pass
