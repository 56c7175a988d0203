"""What is known of the engine before it is loaded."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

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
