"""`eastwind train`: goes on where it was left, tells what was found, and writes a temper only where nothing is lost by it."""

from pathlib import Path

import pytest

from eastwind.bots.tempers import read_temper
from eastwind.cli import train
from eastwind.cli.main import main
from eastwind.cli.misuse import MISUSE
from eastwind.train.evolution import Step
from eastwind.train.tempers import TemperTraining
from eastwind.words.languages import LANGUAGES

SMALL = ("--pairs", "20", "--hands", "16")


def run(out: Path, *arguments: str) -> int:
    return main(["train", "ru-classic", *SMALL, "--out", str(out), *arguments])


def test_it_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "_LEAST", -1e9)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(whole, "--steps", "3", "--cores", "1") == 0
    step = TemperTraining.step
    taken: list[int] = []

    def impatient(training: TemperTraining, *spread: object) -> Step:
        if len(taken) == 2:
            raise KeyboardInterrupt
        taken.append(1)
        return step(training, *spread)  # type: ignore[arg-type] # whatever it is called with

    with monkeypatch.context() as hurry:
        hurry.setattr(TemperTraining, "step", impatient)
        assert run(parts, "--steps", "3") == 130
    assert "goes on from there" in capsys.readouterr().out
    assert not (parts / "ru-classic.json").exists()
    assert run(parts, "--steps", "3") == 0
    for name in ("ru-classic.json", "ru-classic.txt", "ru-classic.state.json"):
        assert (parts / name).read_text() == (whole / name).read_text()
    temper = read_temper((parts / "ru-classic.json").read_text())
    assert temper.told["command"] == "eastwind train ru-classic --what temper --steps 3 --seed 1 --pairs 20"
    assert temper.told["duel"]["hands"] == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_temper_that_may_lose_is_told_of_and_not_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--steps", "1", "--lang", language) == 1
    told = capsys.readouterr().out
    assert "cli-train" not in told
    assert "hit_middle" in told
    assert not (tmp_path / "ru-classic.json").exists()
    assert (tmp_path / "ru-classic.txt").read_text() in told


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--steps", "0") == MISUSE
    (tmp_path / "ru-classic.state.json").write_text("{}")
    assert run(tmp_path, "--steps", "1") == MISUSE
    assert "cannot be read" in capsys.readouterr().err
    for hours in ("0", "soon", "inf"):
        with pytest.raises(SystemExit):
            run(tmp_path, "--hours", hours)
