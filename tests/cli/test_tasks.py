"""`eastwind tasks`: what the children's path asks, listed and made, in every language."""

import json
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.cli.usage_error import MISUSE
from eastwind.school import STEPS, make_task
from eastwind.words.languages import LANGUAGES


def test_the_steps_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "list"]) == 0
    told = capsys.readouterr().out
    assert all(step.id in told for step in STEPS)
    assert main(["tasks", "list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["number"] for row in rows] == list(range(1, 19))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [step.id for step in STEPS])
def test_a_task_is_told_in_every_language(step: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for level in range(1, len(STEPS[0].levels) + 1):
        if level > len(next(one for one in STEPS if one.id == step).levels):
            break
        assert main(["tasks", "make", step, "--seed", "4", "--level", str(level), "--lang", language]) == 0
        told = capsys.readouterr().out
        assert "tasks-" not in told
        assert "{" not in told.replace('{"side"', "")
        assert main(["tasks", "make", step, "--seed", "4", "--level", str(level), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found.pop("question")
        assert found == make_task(step, 4, level).to_dict()


@pytest.mark.parametrize("wrong", [("chess", "--seed", "1"), ("snake", "--seed", "1", "--level", "9")])
def test_what_is_asked_for_wrongly_is_said(wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "make", *wrong]) == MISUSE
    assert "expected" in capsys.readouterr().err


def test_a_worksheet_is_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.html"
    assert (
        main(["tasks", "sheet", "snake", "14", "--seed", "4", "--count", "2", "--lang", "bg", "--out", str(out)]) == 0
    )
    assert capsys.readouterr().out == ""
    assert out.read_text(encoding="utf-8").count("<main") == 4
    assert main(["tasks", "sheet", "snake", "--seed", "4"]) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")


@pytest.mark.parametrize("wrong", [("chess",), ("snake", "--count", "99"), ("snake", "--out", "/nowhere/sheet.html")])
def test_a_worksheet_that_cannot_be_is_said(wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "sheet", *wrong]) == MISUSE
    assert capsys.readouterr().err
