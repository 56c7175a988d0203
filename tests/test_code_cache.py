"""Folders for compiled code, also where nothing can be written; other code of the same process is left alone."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from eastwind import code_cache
from eastwind.cli.compiling import engine
from eastwind.cli.main import main

#: A small function of the engine's kind; says what it comes to, and how often its code was read instead of compiled.
_SMALL: Final = """
from eastwind.jit import inline, jit

@inline
def more(number: int) -> int:
    return number + 1

@jit
def ask(number):
    return more(number) * 2

print(ask(20), sum(ask.stats.cache_hits.values()))
"""
#: Makes the folder that the environment names one of a disk that can only be read.
_READ_ONLY: Final = """
import errno, os, sys

def refuse(event, arguments):
    folder = os.environ.get("READ_ONLY")
    if folder and event in ("open", "os.mkdir", "os.rename") and str(arguments[0]).startswith(folder):
        if event != "open" or (arguments[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise OSError(errno.EROFS, "Read-only file system", str(arguments[0]))

sys.addaudithook(refuse)
"""


def _run(program: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a program of its own, with a folder for its temporary files."""
    file, temporary = folder / "program.py", folder / "temporary"
    file.write_text(program, encoding="utf-8")
    temporary.mkdir(exist_ok=True)
    # whatever the tests themselves run with: a program compiles unless it is told not to
    outside = {
        name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT")
    }
    environment = outside | {"TMPDIR": str(temporary)} | settings
    return subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False, env=environment)


@pytest.mark.process
def test_code_is_read_where_it_was_kept(tmp_path: Path) -> None:
    place = str(tmp_path / "kept")
    for read in (0, 1):
        told = _run(_SMALL, tmp_path, EASTWIND_CACHE=place)
        assert (told.stdout, told.stderr) == (f"42 {read}\n", "")


@pytest.mark.process
def test_where_nothing_can_be_kept_it_goes_to_a_private_folder_among_the_temporary_files(tmp_path: Path) -> None:
    place = tmp_path / "in the way"
    place.touch()
    first = _run(_SMALL, tmp_path, EASTWIND_CACHE=str(place))
    assert first.stdout == "42 0\n"
    assert first.stderr.count("\n") == 1
    assert f"compiled code cannot be kept in {place} (" in first.stderr
    again = _run(_SMALL, tmp_path, EASTWIND_CACHE=str(place))
    assert (again.stdout, again.stderr) == ("42 1\n", "")
    (spare,) = (tmp_path / "temporary").iterdir()
    assert spare.stat().st_mode & 0o077 == 0


@pytest.mark.process
def test_a_complete_copy_that_can_only_be_read_is_used(tmp_path: Path) -> None:
    place = str(tmp_path / "kept")
    assert _run(_READ_ONLY + _SMALL, tmp_path, EASTWIND_CACHE=place).stdout == "42 0\n"
    told = _run(_READ_ONLY + _SMALL, tmp_path, EASTWIND_CACHE=place, READ_ONLY=place)
    assert (told.stdout, told.stderr) == ("42 1\n", "")


@pytest.mark.process
def test_what_lacks_in_a_copy_that_can_only_be_read_is_kept_elsewhere(tmp_path: Path) -> None:
    place = tmp_path / "kept"
    place.mkdir()
    for read in (0, 1):
        told = _run(_READ_ONLY + _SMALL, tmp_path, EASTWIND_CACHE=str(place), READ_ONLY=str(place))
        assert told.stdout == f"42 {read}\n"
        assert told.stderr.count("Read-only file system") == 1 - read
    assert list(place.iterdir()) == []


@pytest.mark.process
def test_where_nothing_can_be_kept_at_all_the_engine_is_compiled_all_the_same(tmp_path: Path) -> None:
    refused = _READ_ONLY + "import tempfile; tempfile.tempdir = " + repr(str(tmp_path))
    told = _run(refused + _SMALL, tmp_path, EASTWIND_CACHE=str(tmp_path / "kept"), READ_ONLY=str(tmp_path))
    assert told.stdout == "42 0\n"
    assert "it is compiled in every process anew" in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.process
@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_code_in_a_folder_that_others_may_write_is_not_run(tmp_path: Path, mode: int) -> None:
    place = tmp_path / "in the way"
    place.touch()
    assert _run(_SMALL, tmp_path, EASTWIND_CACHE=str(place)).stdout == "42 0\n"
    (spare,) = (tmp_path / "temporary").iterdir()
    spare.chmod(mode)
    told = _run(_SMALL, tmp_path, EASTWIND_CACHE=str(place))
    assert told.stdout == "42 0\n"
    assert "it is compiled in every process anew" in told.stderr


def test_without_a_home_nothing_is_written_or_read_where_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("EASTWIND_CACHE", raising=False)
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda _: "~/.cache/eastwind")
    monkeypatch.setattr(code_cache, "_failed", set())
    monkeypatch.setattr(code_cache, "_tell", lambda *_: None)
    folder = code_cache.writable("table")
    assert folder is not None
    assert folder.is_absolute()
    assert list(tmp_path.iterdir()) == []
    assert all(place.is_absolute() for place in code_cache.to_read("table"))


def test_a_folder_for_numbas_caches_is_a_place_for_eastwinds_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("EASTWIND_CACHE", raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert code_cache.chosen() == tmp_path / "eastwind"
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path / "own"))
    assert code_cache.chosen() == tmp_path / "own"


def test_the_command_line_says_it_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    main(["rules", "list"])
    (tmp_path / "in the way").touch()
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path / "in the way"))
    assert code_cache.writable("table") is not None
    assert "Skompilowanego kodu nie można zapisać w" in capsys.readouterr().err


_OWN_FUNCTION: Final = """
import eastwind as ew
{first}
import numba

@numba.njit(cache=True)
def twice(number):
    return 2 * number

print(twice(21), twice._cache.cache_path, numba.config.CACHE_DIR or "nowhere", numba.config.CACHE_LOCATOR_CLASSES or "none")
"""


@pytest.mark.process
@pytest.mark.parametrize(
    "first", ["", 'ew.score("123m 456p 789s 55z [111z]", win="discard", seat="S")'], ids=["imported", "used"]
)
def test_ones_own_compiled_functions_are_kept_where_they_were(tmp_path: Path, first: str) -> None:
    told = _run(_OWN_FUNCTION.format(first=first), tmp_path)
    assert told.stdout == f"42 {tmp_path / '__pycache__'} nowhere none\n", told.stderr


_STATE: Final = """
import decimal, faulthandler, gc, locale, logging, multiprocessing, os, random, signal, socket, sys, threading, warnings
import numba, numpy as np
import numba.core.boxing
from numba.core import pythonapi, types

def state():
    root, own = logging.getLogger(), logging.getLogger("eastwind")
    return {
        "Numba's settings": {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()},
        "how Numba takes records": pythonapi._unboxers.functions[types.Record],
        "how Numba tells its options": numba.core.utils._lazy_pformat,
        "Numba's threads": numba.get_num_threads(),
        "NumPy's errors": np.geterr(),
        "NumPy's printing": np.get_printoptions(),
        "NumPy's chance": np.random.get_state()[1].tolist(),
        "chance": random.getstate(),
        "warnings": list(warnings.filters),
        "logs": (root.level, list(root.handlers), own.level, list(own.handlers), logging.raiseExceptions),
        "locale": locale.setlocale(locale.LC_ALL),
        "signals": {each: signal.getsignal(each) for each in signal.valid_signals()},
        "path": list(sys.path),
        "hooks": (sys.excepthook, sys.displayhook, threading.excepthook, sys.unraisablehook, faulthandler.is_enabled()),
        "limits": (sys.getrecursionlimit(), sys.getswitchinterval(), sys.get_int_max_str_digits()),
        "collector": (gc.isenabled(), gc.get_threshold(), gc.get_freeze_count()),
        "environment": dict(os.environ),
        "processes": multiprocessing.get_start_method(allow_none=True),
        "folder": (os.getcwd(), socket.getdefaulttimeout(), decimal.getcontext().prec),
        "streams": (sys.stdout, sys.stderr, sys.stdout.encoding),
        "threads": threading.active_count(),
    }

before = state()
import eastwind as ew
ew.score("123m 456p 789s 55z [111z]", win="discard", seat="S")
table = ew.Table("ru-classic", seed=7)
table.play_on("club", steps=10)
list(ew.replay(table.to_record()))
ew.simulate("ru-classic", bots="random", hands=300, seed=1)
ew.settle({"E": 64, "S": 12, "W": 16, "N": 4}, winners="E")
print(str(ew.score("123m 456p 789s 55z [111z]"))[:0], end="")
after = state()
print([name for name in before if before[name] != after[name]])
"""


@pytest.mark.process
@pytest.mark.process
def test_settings_of_the_process_stay_as_they_were(tmp_path: Path) -> None:
    told = _run(_STATE, tmp_path)
    assert told.stdout == "[]\n", told.stderr


@pytest.mark.process
@pytest.mark.process
def test_settings_of_the_process_stay_as_they_were_when_the_engine_runs_interpreted(tmp_path: Path) -> None:
    shorter = _STATE.replace('table.play_on("club", steps=10)', "").replace("hands=300", "hands=1")
    told = _run(shorter, tmp_path, NUMBA_DISABLE_JIT="1")
    assert told.stdout == "[]\n", told.stderr


#: Program that keeps the code of two functions as compiling processes do; the disk fills up before the second.
_FILLS_UP: Final = """
import errno, os, sys
import numba
from eastwind import code_cache, jit
from eastwind.cli.compiling.shared_work import SharedWork

full = False

def refuse(event, arguments):
    kept = bool(arguments) and str(arguments[0]).startswith({base!r})
    if full and kept and (event == "os.mkdir" or event == "open" and (arguments[2] or 0) & os.O_CREAT):
        raise OSError(errno.{fault}, os.strerror(errno.{fault}), str(arguments[0]))

sys.addaudithook(refuse)
jit.share(SharedWork(print).take)
one = jit.jit_with(numba.int64(numba.int64))(lambda number: number + 1)
full = True

@jit.jit_with(numba.int64(numba.int64))
def two(number):
    return number + 2

print(one(1), two(1))
"""


@pytest.mark.process
# on a full disk there is no room for temporary files either
@pytest.mark.parametrize(("fault", "spare"), [("ENOSPC", False), ("EDQUOT", False), ("EIO", True)])
def test_a_disk_that_fills_up_while_the_engine_is_compiled_ends_nothing_and_is_told_in_one_sentence(
    tmp_path: Path, fault: str, spare: bool
) -> None:
    base = str(tmp_path / "kept")
    program = _FILLS_UP.format(base=base, fault=fault)
    told = _run(program, tmp_path, EASTWIND_CACHE=base)
    assert told.stdout == "2 3\n", told.stderr
    assert told.stderr.count("\n") == 1, told.stderr
    assert f"compiled code cannot be kept in {base} (" in told.stderr
    assert ("it is kept in" in told.stderr) == spare


def test_what_the_processes_that_compile_tell_is_said_once_while_they_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[Path, str | None]] = []
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(code_cache, "_failed", set())
    monkeypatch.setattr(code_cache, "_tell", lambda folder, why, _: said.append((folder, why.strerror)))
    monkeypatch.setattr(engine, "is_warm", lambda *_: False)
    stand_in = tmp_path / "python"
    line = json.dumps([str(tmp_path / "kept" / "table-1"), errno.EDQUOT, "Disk quota exceeded"])
    stand_in.write_text(f"#!/bin/sh\necho '{line}'\n", encoding="utf-8")
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    monkeypatch.setattr(engine, "available_cores", lambda: 2)
    compiled: list[float] = []
    engine.warm_up(lambda: None, compiled.append)
    assert said == [(tmp_path / "kept", "Disk quota exceeded")]
    assert compiled == []
