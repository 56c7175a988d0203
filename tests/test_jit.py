"""Who may make arrays in compiled code: helpers that say so, and whoever has them made gives them back."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np
import pytest
from numba.core.errors import TypingError

import eastwind
from eastwind.arrays import Row
from eastwind.code_digest import ROOMS_BELOW
from eastwind.jit import jit, linked, view_bytes, view_words
from eastwind.records import dtype_of, record, u1
from eastwind.rules import compile_rules, load_preset
from eastwind.table import Table
from eastwind.table.layout import TABLE
from eastwind.table.masking import mask

ROOT: Final = Path(eastwind.__file__).parent
#: Decorators of compiled helpers that do not count who holds an array.
UNCOUNTED: Final = {"inline", "forced_inline", "inline_wrapping"}
#: Decorators of all that is compiled.
COMPILED: Final = UNCOUNTED | {"inline_making_arrays", "linked", "jit", "jit_with"}
#: The compiler's types, without its missing annotations.
_TYPES: Final[Any] = numba.types
MOST_PARAMETERS: Final = 8
#: What compiled code returns without an array in it.
PLAIN: Final = {"int", "float", "bool", "None", "uint64"}


def _helpers() -> Iterator[tuple[str, str, ast.FunctionDef]]:
    """(module, decorator, function) of everything that is compiled."""
    for room in ROOMS_BELOW:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    for mark in node.decorator_list:
                        name = mark.func if isinstance(mark, ast.Call) else mark
                        if isinstance(name, ast.Name) and name.id in COMPILED:
                            yield str(path.relative_to(ROOT)), name.id, node


def _returned(function: ast.FunctionDef) -> set[str]:
    """The names in what a function says that it returns."""
    if function.returns is None:
        return {"nothing said"}
    names = {node.id for node in ast.walk(function.returns) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(function.returns) if isinstance(node, ast.Attribute)}
    names |= {str(node.value) for node in ast.walk(function.returns) if isinstance(node, ast.Constant)}
    return names - {"np", "tuple"}


def _makers() -> set[str]:
    """Compiled helpers that return an array."""
    return {function.name for _, _, function in _helpers() if not _returned(function) <= PLAIN}


def test_the_helpers_are_found() -> None:
    marks = [mark for _, mark, _ in _helpers()]
    assert marks.count("inline") > 300
    assert {"forced_inline", "inline_making_arrays", "jit_with", "linked"} <= set(marks)
    assert {"copy_of", "new_mind"} <= _makers()


def test_a_helper_without_counting_returns_no_array_and_calls_none_that_does() -> None:
    makers = _makers()
    faults = []
    for module, mark, function in _helpers():
        if mark not in UNCOUNTED:
            continue
        if not _returned(function) <= PLAIN:
            faults.append(f"{module}: {function.name} returns {_returned(function) - PLAIN}")
        called = {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        faults += [f"{module}: {function.name} calls {name}, which makes an array" for name in called & makers]
    assert faults == []


def test_compiled_functions_have_eight_parameters_at_most() -> None:
    """Compiled functions take at most eight parameters; further ones belong into a record, as in `eastwind.bots.decision`."""
    many = [function.name for _, _, function in _helpers() if len(function.args.args) > MOST_PARAMETERS]
    assert many == []


def _run(program: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a program of its own; `settings`: variables of its environment beside those of this one."""
    command = [sys.executable, str(program)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | settings)


_MAKING: Final = """
import numpy as np
from eastwind.jit import {mark}, jit

@{mark}
def made(size):
    return len(np.zeros(size))

@jit
def ask(size):
    return made(size)

print(ask(3))
"""


@pytest.mark.process
@pytest.mark.parametrize("mark", sorted(UNCOUNTED))
def test_the_compiler_refuses_an_array_made_without_counting(mark: str, tmp_path: Path) -> None:
    program = tmp_path / "making.py"
    program.write_text(_MAKING.format(mark=mark), encoding="utf-8")
    told = _run(program, NUMBA_CACHE_DIR=str(tmp_path))
    assert told.returncode != 0
    assert "Only accept returning of array passed into the function" in told.stderr


@pytest.mark.process
def test_a_helper_that_says_so_may_make_arrays(tmp_path: Path) -> None:
    program = tmp_path / "making.py"
    program.write_text(_MAKING.format(mark="inline_making_arrays"), encoding="utf-8")
    told = _run(program, NUMBA_CACHE_DIR=str(tmp_path))
    assert told.stdout == "3\n", told.stderr


_WIDTHS: Final = """
from enum import IntEnum
import numpy as np
from eastwind.jit import inline, jit

class Colour(IntEnum):
    RED = 3

class Shape(IntEnum):
    ROUND = 4

@inline
def twice(number: int) -> int:
    return number + number

@jit
def ask(numbers, others):
    return twice(Colour.RED) + twice(Shape.ROUND) + twice(4) + twice(numbers[0]) + twice(others[0]) + twice(len(numbers))

print(ask(np.full(1, -100, np.int8), np.full(1, -30000, np.int16)), len(twice.overloads), twice(21))
"""


@pytest.mark.process
def test_a_helper_is_compiled_once_for_constants_members_of_enumerations_and_numbers_of_any_width(
    tmp_path: Path,
) -> None:
    program = tmp_path / "widths.py"
    program.write_text(_WIDTHS, encoding="utf-8")
    told = _run(program, NUMBA_CACHE_DIR=str(tmp_path))
    assert told.stdout == "-60176 1 42\n", told.stderr


_NESTED: Final = """
from eastwind.jit import inline, jit

@inline
def below(number: int) -> int:
    if number < 0:
        raise ValueError("below zero")
    return number + 1

@inline
def between(number: int) -> int:
    return below(number) * 2

@jit
def ask(number):
    return between(number)

print(ask(20))
try:
    ask(-1)
except ValueError as error:
    print(error)
"""


@pytest.mark.process
def test_helpers_call_helpers_and_raise_also_when_read_from_the_disk(tmp_path: Path) -> None:
    program = tmp_path / "nested.py"
    program.write_text(_NESTED, encoding="utf-8")
    for _ in ("compiled", "read"):
        told = _run(program, NUMBA_CACHE_DIR=str(tmp_path))
        assert told.stdout == "42\nbelow zero\n", told.stderr


_RANDOM_PLAY: Final = """
import numpy as np
from eastwind.hands.tables import lookup
from eastwind.rules import available, compile_rules, load_preset
from eastwind.study.random_play import COUNTS, play_randomly
from eastwind.table.layout import TABLE
from eastwind.tiles.chance import chance

def work():
    for name in available():
        table = np.zeros(1, TABLE).view(np.recarray)[0]
        play_randomly(lookup(), compile_rules(load_preset(name)), table, chance(1), 200, np.zeros(COUNTS, np.int64))
"""
_BOTS: Final = """
from eastwind.rules import compile_rules, load_preset
from eastwind.study.bot_play import play_levels

def work():
    for name in ("ru-classic", "bmja"):
        play_levels(compile_rules(load_preset(name)), ("club", "club", "novice", "club"), 4, 1)
"""
_SOLITAIRE: Final = """
from eastwind.solo.deal import deal
from eastwind.solo.difficulty import measure_difficulty
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.solve import solve

def work():
    for shuffled in (False, True):
        tiles = deal(layouts()["turtle"], 1, shuffled=shuffled).tiles
        solve(tiles)
        measure_difficulty(tiles, 20)
"""
_CONNECT: Final = """
from eastwind.solo.connect.levels import LEVELS, field
from eastwind.solo.connect.solver import solve_field

def work():
    for seed in range(1, 6):
        for falls in (False, True):
            solve_field(field(len(LEVELS), seed).grid(), falls=falls)
"""
#: Says how many arrays a second round of the work makes, and how many of them nobody gives back.
_COUNTED: Final = """
import gc
from numba.core.runtime import rtsys

work()
gc.collect()
before = rtsys.get_allocation_stats()
work()
gc.collect()
after = rtsys.get_allocation_stats()
print(after.alloc - before.alloc, after.alloc - before.alloc - after.free + before.free)
"""


@pytest.mark.process
@pytest.mark.parametrize(
    "work", [_RANDOM_PLAY, _BOTS, _SOLITAIRE, _CONNECT], ids=["random play", "bots", "solitaire", "connect"]
)
def test_every_array_that_is_made_is_given_back(work: str, tmp_path: Path) -> None:
    program = tmp_path / "work.py"
    program.write_text(work + _COUNTED, encoding="utf-8")
    told = _run(program, NUMBA_NRT_STATS="1")
    assert told.returncode == 0, told.stderr
    made, kept = map(int, told.stdout.split())
    assert made > 0
    assert kept == 0


def test_compiled_code_works_on_the_record_that_it_is_given() -> None:
    """Whichever of an array it is: its place is read from NumPy's own object, not asked for."""
    records = np.zeros(3, TABLE).view(np.recarray)
    table = Table(compile_rules(load_preset("ru-classic")), first_dealer=2)
    records["hand"] = [1, 2, 3]
    table.record.moment = 5
    mask(table.record, 1, records[2])
    assert records["version"].tolist() == [0, 0, 5]
    assert records["hand"].tolist() == [1, 2, 0]
    records[0].moment = 41
    mask(records[0], 1, records[1])
    assert records["version"].tolist() == [0, 41, 5]
    assert records["hand"].tolist() == [1, 1, 0]


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        (numba.void(numba.int64[::1]), "argument 0 of a linked function: expected a record or a number, got array"),
        (numba.boolean(numba.int64), "result of a linked function: expected an integer or nothing, got bool"),
        (
            _TYPES.UniTuple(numba.int64, 2)(numba.int64),
            "result of a linked function: expected an integer or nothing, got UniTuple",
        ),
    ],
)
def test_a_linked_function_takes_records_and_numbers_and_returns_an_integer(signature: Any, message: str) -> None:
    with pytest.raises(TypeError, match=re.escape(message)):
        linked(signature)


@record
class _Odd(Protocol):
    numbers: Annotated[Row, u1, 12]


def test_the_memory_of_a_record_is_shared_in_pieces_that_fit() -> None:
    @jit
    def write(odd: Any) -> int:
        view_bytes(odd).raw[11] = 5
        return len(view_bytes(odd).raw)

    @jit
    def read(odd: Any) -> int:
        return len(view_words(odd).raw)

    odd = np.zeros(1, dtype_of(_Odd))
    assert write(odd[0]) == 12
    assert odd[0].numbers[11] == 5
    with pytest.raises((TypeError, TypingError), match="a multiple of 8 bytes, got 12"):
        read(odd[0])
