"""`eastwind train`: goes on where it was left, tells what was found, and writes only what surely gains."""

from collections.abc import Iterator
from pathlib import Path
from typing import Never

import pytest

from eastwind.bots.nets import Net, Weights, read_net
from eastwind.bots.tempers import read_temper
from eastwind.cli import train_master as cli_master
from eastwind.cli import train_temper
from eastwind.cli.main import main
from eastwind.cli.usage_error import MISUSE
from eastwind.train import masters
from eastwind.train.evolution import EvolutionStep
from eastwind.train.masters import MasterTraining, Round
from eastwind.train.tempers import TemperTraining
from eastwind.words.languages import LANGUAGES
from tests.support.tiers import sweep_after_first
from tests.support.trained import chosen_weights

SMALL = ("--pairs", "20", "--hands", "16")


@pytest.fixture(autouse=True)
def _chosen_by_few_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which candidate is chosen is no matter here, and the ten thousand boards of a training take most of its time."""
    monkeypatch.setattr(TemperTraining.choose, "__defaults__", (map, 16))


def run(out: Path, *arguments: str) -> int:
    return main(["train", "ru-classic", "--what", "temper", *SMALL, "--out", str(out), *arguments])


def test_it_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train_temper, "_LEAST", -1e9)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(whole, "--steps", "3", "--cores", "1") == 0
    step = TemperTraining.step
    taken: list[int] = []

    def impatient(training: TemperTraining, *spread: object) -> EvolutionStep:
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


def train_master(out: Path, *arguments: str, rows: str = "1500") -> int:
    return main(["train", "ru-classic", "--rows", rows, "--hands", "16", "--out", str(out), *arguments])


def alike(net: Net, weights: Weights) -> bool:
    return all((net.weights[name] == weights[name]).all() for name in weights)


def net_of_both(one: Path, other: Path) -> Net:
    """The net that was trained in two folders, the same in both."""
    net, same = (read_net((folder / "ru-classic.npz").read_bytes()) for folder in (one, other))
    assert net.told == same.told
    assert alike(net, same.weights)
    return net


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "PIECE_HANDS", 20)
    monkeypatch.setattr(masters, "_MEASURED", 200)
    monkeypatch.setattr(masters, "ROUNDS", 1)
    monkeypatch.setattr(MasterTraining.choose_edge, "__defaults__", (map, 4))


@pytest.mark.usefixtures("_small")
def test_a_net_is_trained_from_nothing_and_gone_on_with_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_master, "_LEAST", -1e9)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert train_master(whole, "--cores", "1") == 0

    def impatient(*_: object) -> Never:
        raise KeyboardInterrupt

    with monkeypatch.context() as hurry:
        hurry.setattr(MasterTraining, "fit", impatient)
        assert train_master(parts) == 130
    assert "goes on from there" in capsys.readouterr().out
    assert not (parts / "ru-classic.npz").exists()
    assert train_master(parts) == 0
    told = capsys.readouterr().out
    assert "One master among clubs" in told
    net = net_of_both(whole, parts)
    assert net.told["command"] == f"eastwind train ru-classic --seed 1 --rows {net.told['rows']}"
    assert (parts / "ru-classic.master.txt").read_text() in told


@pytest.mark.sweep
@pytest.mark.usefixtures("_small")
def test_a_further_generation_learns_from_the_one_before_and_does_not_fit_that_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_master, "_LEAST", -1e9)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert train_master(whole, rows="1500,1000") == 0
    fit = MasterTraining.fit
    fitted: list[int] = []

    def impatient(training: MasterTraining) -> Iterator[tuple[Round, Weights]]:
        fitted.append(training.rows)
        if len(fitted) == 2:
            raise KeyboardInterrupt
        return fit(training)

    with monkeypatch.context() as hurry:
        hurry.setattr(MasterTraining, "fit", impatient)
        assert train_master(parts, rows="1500,1000") == 130
        capsys.readouterr()
        assert train_master(parts, rows="1500,1000") == 0
    told = capsys.readouterr().out
    assert len(fitted) == 3
    assert fitted[1] == fitted[2]
    for line in ("Generation 1", "Generation 2", f"Fitted to {fitted[0]:,} rows", f"Fitted to {fitted[2]:,} rows"):
        assert line in told
    net = net_of_both(whole, parts)
    assert net.told["command"] == f"eastwind train ru-classic --seed 1 --rows {fitted[0]},{fitted[2]}"
    for folder in (whole, parts):
        assert (folder / "ru-classic.master.txt").read_text() in told

    # what is damaged is fitted again, and nothing else comes of it
    for file in ("fitted.json", "fitted.npz"):
        (parts / "ru-classic.rows" / file).write_text("?")
        assert train_master(parts, rows="1500,1000") == 0
        assert read_net((parts / "ru-classic.npz").read_bytes()).told == net.told


@pytest.mark.usefixtures("_small")
def test_what_hours_cut_short_stays_as_it_is_once_a_generation_has_learnt_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_master, "_LEAST", -1e9)
    monkeypatch.setattr(cli_master, "_PIECES", 1)
    assert train_master(tmp_path, "--hours", "1e-9", rows="100000,100000") == 0
    told = read_net((tmp_path / "ru-classic.npz").read_bytes()).told
    assert "and no more to come" not in capsys.readouterr().out
    assert train_master(tmp_path, rows=f"100000,{told['rows']}") == 0
    assert "of 100,000 rows, and no more to come" in capsys.readouterr().out
    assert read_net((tmp_path / "ru-classic.npz").read_bytes()).told == told


@pytest.mark.sweep
@pytest.mark.usefixtures("_small")
def test_the_first_generation_keeps_its_best_round_and_a_further_one_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_master, "_LEAST", -1e9)
    better, last = chosen_weights(1), chosen_weights(2)
    monkeypatch.setattr(MasterTraining, "fit", lambda _: iter([(Round(0.2), better), (Round(0.1), last)]))
    assert train_master(tmp_path, rows="1500,1000") == 0
    for file, weights in (("ru-classic.rows/fitted.npz", better), ("ru-classic.npz", last)):
        assert alike(read_net((tmp_path / file).read_bytes()), weights)


@pytest.mark.usefixtures("_small")
@pytest.mark.parametrize("language", sweep_after_first(LANGUAGES))
def test_a_net_that_may_lose_is_told_of_and_not_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_master, "_LEAST", 1e9)
    assert train_master(tmp_path, "--lang", language, rows="1500,1000") == 1
    assert "cli-train" not in capsys.readouterr().out
    assert not (tmp_path / "ru-classic.npz").exists()


@pytest.mark.usefixtures("_small")
def test_rows_of_another_training_are_a_misuse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "ru-classic.rows"
    folder.mkdir()
    (folder / "head.json").write_text("{}")
    assert train_master(tmp_path) == MISUSE
    assert "ru-classic.rows: what was kept of the training cannot be read" in capsys.readouterr().err
