"""Every snippet of docs/bots.md runs, and what is in it for the command line is played."""

import re
import runpy
import shlex
from pathlib import Path

import pytest

from eastwind.bots import BUILT_IN
from eastwind.cli.main import main, parser
from eastwind.cli.own_bots import registry_with

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")


def snippets(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def beside_my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(snippets("python")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_the_snippets_run_one_after_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = snippets("python")
    assert len(found) == 5
    program = tmp_path / "page.py"
    program.write_text("\n".join(found), encoding="utf-8")
    runpy.run_path(str(program))
    assert "points a hand" in capsys.readouterr().out


@pytest.mark.usefixtures("beside_my_bots")
def test_the_commands_take_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    play, simulate = (shlex.split(line)[1:] for line in snippets("sh")[0].splitlines())
    assert registry_with(parser().parse_args(play).bot).levels == (*BUILT_IN.levels, "tidy")
    assert main([*simulate[:-1], "20", "--lang", "en"]) == 0
    assert "1 · tidy" in capsys.readouterr().out


def test_ten_lines_are_ten_lines() -> None:
    _, _, body = snippets("python")[0].partition("def tidy")
    assert len(body.splitlines()) <= 10
