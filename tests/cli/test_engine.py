"""What is known of the engine before it is loaded."""

import gc
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from eastwind import code_cache, jit
from eastwind.cli.compiling import engine
from eastwind.cli.main import main
from eastwind.cli.serving.elsewhere import Elsewhere

_ASKS: Final = """
import sys
from eastwind.cli.compiling import engine
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


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Commands by which this process would be replaced; its memory counts as large, and its cache is empty."""
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(engine, "_LARGE_MB", 1)
    begun: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, command: begun.append(command))
    return begun


def _keep_function(folder: Path) -> None:
    (folder / "cache" / "table-0").mkdir(parents=True, exist_ok=True)
    (folder / "cache" / "table-0" / f"{len(list((folder / 'cache').rglob('*')))}.nbc").touch()


_LINUX: Final = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read where Linux has it")


@_LINUX
def test_a_compiling_process_that_has_grown_large_restarts_once_it_has_kept_something(
    restarts: list[list[str]], tmp_path: Path
) -> None:
    _keep_function(tmp_path)
    restart = engine._Restart()
    restart.if_large()
    assert restarts == []
    _keep_function(tmp_path)
    restart.if_large()
    assert restarts == [[sys.executable, "-m", "eastwind", "warm", "--along", "--sparing", "--restarted"]]


@_LINUX
def test_a_compiling_process_goes_on_where_a_new_one_would_not_do_the_same(
    restarts: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    restart = engine._Restart()
    _keep_function(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(engine, "have_sources_changed", lambda: True)
        restart.if_large()
    with monkeypatch.context() as patch:
        patch.setattr(engine, "_LARGE_MB", 1 << 20)
        restart.if_large()

    def gone(*_: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(os, "execv", gone)
    restart.if_large()
    assert restarts == []


def test_a_process_that_has_restarted_itself_stands_back_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    stood_back: list[bool] = []
    monkeypatch.setattr(engine, "stand_back", lambda: stood_back.append(True))
    monkeypatch.setattr(engine, "PARTS", {})
    monkeypatch.setattr(code_cache, "tell_with", lambda _: None)
    monkeypatch.setattr(jit, "share", lambda _: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    for options in ([], ["--sparing"], ["--sparing", "--restarted"]):
        assert main(["warm", "--along", *options]) == 0
    assert stood_back == [True, True]


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
