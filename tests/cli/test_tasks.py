"""`eastwind tasks`: what the children's path asks, listed and made, in every language."""

import json

import pytest

from eastwind.cli.main import main
from eastwind.cli.misuse import MISUSE
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
