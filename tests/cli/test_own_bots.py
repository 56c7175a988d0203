"""Bots on the command line: `module:attribute`, found in the folder in which one works; every mistake is named."""

import sys
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.cli.own_bots import load_bot, registry_with
from eastwind.cli.usage_error import UsageError

BOTS = """
class Box:
    @staticmethod
    def first(asked):
        return asked.offered[0]

def quick(asked):
    return asked.offered[-1]

def broken(asked):
    return 1 // 0

def club(asked):
    return asked.offered[0]

number = 7
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots_here.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "own_bots_amiss.py").write_text("import no_such_thing", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    sys.modules.pop("own_bots_here", None)


def test_a_bot_is_found_where_one_works() -> None:
    assert load_bot("own_bots_here:quick").name == "quick"
    assert load_bot("own_bots_here:Box.first").name == "first"


@pytest.mark.parametrize(
    ("told", "helpful"),
    [
        ("quick", "expected a bot as module:attribute, such as my_bots:tidy, found 'quick'"),
        (":quick", "expected a bot as module:attribute"),
        ("own_bots_gone:quick", "there is no module 'own_bots_gone'"),
        ("own_bots_here:slow", "'own_bots_here' has no 'slow'"),
        ("own_bots_here:number", "expected a bot's name, a function, or a class"),
    ],
)
def test_what_is_no_bot_is_told(told: str, helpful: str) -> None:
    with pytest.raises(UsageError, match=helpful):
        load_bot(told)


def test_what_is_wrong_inside_a_module_is_its_own_error() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        load_bot("own_bots_amiss:quick")


def test_a_name_of_a_built_in_bot_is_taken() -> None:
    with pytest.raises(UsageError, match="--bot: there is a bot called 'club' already"):
        registry_with(["own_bots_here:club"])


def test_a_simulation_with_an_own_bot(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "own_bots_here:quick,random,random,novice"
    assert main(["simulate", "--bots", bots, "--hands", "5", "--lang", "en"]) == 0
    assert "1 · quick" in capsys.readouterr().out


def test_a_fault_is_told_with_its_place_in_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "own_bots_here:broken", "--hands", "5", "--cores", "1"]) == 1
    told = capsys.readouterr().err
    assert "return 1 // 0" in told
    assert "the bot 'broken' raised ZeroDivisionError" in told
    assert "holds" in told
