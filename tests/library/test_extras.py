"""The engine works with what it needs alone; whatever needs more says which extra brings it."""

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from eastwind.extras import EXTRAS, MissingExtra, needed

PROJECT: Final = Path(__file__).parent.parent.parent
#: What comes with extras only, with what it brings along.
EXTRA_PACKAGES: Final = (
    "fastapi", "starlette", "uvicorn", "websockets", "segno", "pyarrow", "pandas", "anyio", "h11", "httpx2"
)  # fmt: skip

#: Makes a Python that has none of them.
WITHOUT: Final = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRA_PACKAGES!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def run_without_extras(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, check=False)


@pytest.mark.process
def test_the_library_needs_no_extra(tmp_path: Path) -> None:
    finished = run_without_extras(
        f"""
import eastwind as ew
assert ew.score("123m 456p 789s 55z [111z]", win="discard").total > 0
assert ew.distance("123m 456p 789s 55z 11z") == 0
table = ew.Table("ru-classic", seed=1)
table.play_on("club")
assert list(ew.replay(table.to_record()))
found = ew.simulate("ru-classic", bots="random", hands=300, out={str(tmp_path / "hands.csv")!r})
assert "No winner" in repr(found) and found.report() and found.to_dict()
for wanted, ask in (
    ("parquet", lambda: ew.simulate("ru-classic", hands=1, out={str(tmp_path / "hands.parquet")!r})),
    ("frames", lambda: found.frame("patterns")),
):
    try:
        ask()
    except ew.MissingExtra as error:
        assert f"pip install 'eastwind[{{wanted}}]'" in str(error), error
    else:
        raise AssertionError(wanted)
"""
    )
    assert finished.returncode == 0, finished.stderr
    assert len((tmp_path / "hands.csv").read_text(encoding="utf-8").splitlines()) == 301


@pytest.mark.process
@pytest.mark.parametrize(
    ("command", "extra"),
    [
        pytest.param(["play"], "server", id="play"),
        pytest.param(["bench", "server"], "server", id="bench"),
        pytest.param(["simulate", "--hands", "1", "--out", "hands.parquet"], "parquet", id="parquet"),
    ],
)
def test_a_command_that_needs_an_extra_says_so_in_one_line(command: list[str], extra: str) -> None:
    finished = run_without_extras(f"from eastwind.cli.main import main\nsys.exit(main({command!r}))")
    assert finished.returncode == 2, finished.stderr
    assert f"pip install 'eastwind[{extra}]'" in finished.stderr
    assert len(finished.stderr.splitlines()) == 1


@pytest.mark.process
@pytest.mark.parametrize(
    "command", [["--version"], ["rules", "list"], ["score", "123m 456p 789s 55z [111z]"], ["warm"]]
)
def test_commands_of_the_engine_need_no_extra(command: list[str]) -> None:
    finished = run_without_extras(f"from eastwind.cli.main import main\nsys.exit(main({command!r}))")
    assert finished.returncode == 0, finished.stderr


def test_the_extras_are_those_of_the_package() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = project["optional-dependencies"]
    assert offered.keys() - {"dev", "all"} == EXTRAS.keys()
    assert offered["all"] == [f"eastwind[{','.join(EXTRAS)}]"]
    needed_always = " ".join(project["dependencies"])
    for extra, module in EXTRAS.items():
        assert any(requirement.startswith(module) for requirement in offered[extra])
        assert module not in needed_always


def test_what_is_there_is_not_missed() -> None:
    assert find_spec("numpy")
    needed("numpy", "frames", "this")
    with pytest.raises(MissingExtra, match="this needs the extra 'frames'"):
        needed("no_such_package", "frames", "this")
