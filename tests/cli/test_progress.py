"""Seconds that are said to be left until the engine is compiled, read off the cache."""

import ast
import os
import time
from pathlib import Path

import pytest

from eastwind import code_cache
from eastwind.cli import progress
from eastwind.code_digest import code_of

_SOURCES = Path(progress.__file__).parent.parent
_TOTAL = sum(progress.SECONDS.values())


def _names_of_functions() -> set[str]:
    found = set[str]()
    for file in _SOURCES.rglob("*.py"):
        module = "_".join(file.relative_to(_SOURCES.parent).with_suffix("").parts)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.update(f"{module}_{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef))
    return found


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path))
    monkeypatch.setattr(code_cache, "_spare_name", lambda: None)
    return tmp_path


def _keep(cache: Path, symbol: str) -> None:
    """Keep a function as the compiler does."""
    room = symbol.split("_")[1]
    name = next(
        (parent, file.stem, function)
        for file in (_SOURCES / room).rglob("*.py")
        for parent in [file.parent.name if file.parent.name == room else f"{room}_{file.parent.name}"]
        for function in [symbol.removeprefix(f"eastwind_{parent}_{file.stem}_")]
        if symbol == f"eastwind_{parent}_{file.stem}_{function}"
        and f"{parent}_{file.stem}_{function}" in symbol
        and f"def {function}(" in file.read_text(encoding="utf-8")
    )
    folder = cache / code_of(room) / name[0]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name[1]}.{name[2]}-1.py311.nbi").touch()


def _take(cache: Path, symbol: str, seconds: float) -> None:
    """Lock a function as a process does that has been compiling it for some seconds."""
    lock = cache / code_of(symbol.split("_")[1]) / "locks" / symbol
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.touch()
    since = time.time() - seconds
    os.utime(lock, (since, since))


def test_the_functions_that_take_long_are_those_of_the_sources() -> None:
    assert progress.SECONDS.keys() <= _names_of_functions()


def test_before_anything_is_done_it_is_what_it_takes_elsewhere(cache: Path) -> None:
    assert progress.left(time.time(), 2) == pytest.approx(_TOTAL / 2)


def test_what_is_done_is_counted_by_how_long_it_takes(cache: Path) -> None:
    for symbol in ("eastwind_bots_choosing_ask", "eastwind_solo_connect_solver__solve"):
        _keep(cache, symbol)
    done = progress.SECONDS["eastwind_bots_choosing_ask"] + progress.SECONDS["eastwind_solo_connect_solver__solve"]
    # twice as slow as there
    assert progress.left(time.time() - 2 * done, 1) == pytest.approx(2 * (_TOTAL - done), rel=0.01)


def test_a_function_that_is_being_compiled_counts_for_as_long_as_somebody_is_at_it(cache: Path) -> None:
    before = progress.left(time.time(), 1)
    _take(cache, "eastwind_bots_choosing_ask", 10)
    assert progress.left(time.time(), 1) == pytest.approx(before - 10, abs=0.5)
    # it is not done before it is
    _take(cache, "eastwind_bots_choosing_ask", 1000)
    assert progress.left(time.time(), 1) == pytest.approx(before - 57.9 * 0.9, abs=0.5)


def test_once_all_of_it_is_kept_nothing_is_left(cache: Path) -> None:
    for symbol in progress.SECONDS:
        _keep(cache, symbol)
    assert progress.left(time.time() - 100, 2) == 0
