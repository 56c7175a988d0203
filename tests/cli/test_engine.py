"""What is known of the engine before it is loaded."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from eastwind.cli import engine
from eastwind.cli.elsewhere import Elsewhere

_ASKS: Final = """
import sys
from eastwind.cli import engine
print(engine.is_warm(*engine.FOR_PLAY), "numba" in sys.modules)
"""


def _told(folder: Path, **environment: str) -> str:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    told = {**plain, "EASTWIND_CACHE": str(folder / "cache"), **environment}
    found = subprocess.run(
        [sys.executable, "-c", _ASKS], capture_output=True, text=True, check=True, env=told, cwd=folder
    )
    return found.stdout.strip()


def test_whether_anything_is_left_to_compile_is_known_without_the_compiler(tmp_path: Path) -> None:
    assert _told(tmp_path) == "False False"


@pytest.mark.parametrize(("said", "is_warm"), [("1", "True"), ("0", "False"), ("", "False")])
def test_numba_says_whether_it_was_told_to_stand_aside(tmp_path: Path, said: str, is_warm: str) -> None:
    assert _told(tmp_path, NUMBA_DISABLE_JIT=said) == f"{is_warm} True"


def test_numba_is_asked_where_its_settings_lie_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".numba_config.yaml").write_text("disable_jit: 1\n", encoding="utf-8")
    found = _told(tmp_path)
    assert found.endswith("True")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read where Linux has it")
@pytest.mark.parametrize(("most_mb", "seconds", "begins"), [(1, 1.0, True), (1, 0.0, False), (1 << 20, 1.0, False)])
def test_a_compiling_process_that_has_grown_large_by_compiling_begins_itself_anew(
    monkeypatch: pytest.MonkeyPatch, most_mb: int, seconds: float, begins: bool
) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(engine, "_LARGE_MB", most_mb)
    monkeypatch.setattr(os, "execv", lambda _, command: begun.append(command))
    engine._begin_anew_if_large(seconds)
    assert begun == ([[sys.executable, "-m", "eastwind", "warm", "--along", "--sparing"]] if begins else [])


def test_a_process_that_begins_itself_anew_stands_back_no_further() -> None:
    stand_back = "import os; from eastwind.cli.engine import stand_back; stand_back(); stand_back(); print(os.nice(0))"
    found = subprocess.run([sys.executable, "-c", stand_back], capture_output=True, text=True, check=True)
    assert int(found.stdout) == max(5, os.nice(0))


def test_only_what_compiles_for_workers_is_sparing_of_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path))
    begun: list[list[str]] = []

    def begin(command: list[str], **_: object) -> subprocess.Popen[str]:
        begun.append(command)
        return subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(engine, "is_warm", lambda *_: False)
    monkeypatch.setattr(engine, "subprocess", SimpleNamespace(Popen=begin, PIPE=subprocess.PIPE))
    with engine.Compiling() as compiling:
        list(compiling.waited_for(*engine.PARTS))
    assert not any("--sparing" in command for command in begun)
    begun.clear()
    Elsewhere().compile()
    assert begun
    assert all("--sparing" in command for command in begun)
