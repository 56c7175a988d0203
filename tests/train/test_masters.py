"""Training of a net: the same for the same seed, taken up where it was left, and measured among clubs."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from eastwind.bots.binding import misfit
from eastwind.bots.nets import SHAPES, Net, mark, read_net, write_net
from eastwind.bots.tempers import general
from eastwind.cli.rows_folder import RowsFolder
from eastwind.rules import load_preset
from eastwind.train import masters
from eastwind.train.errors import TrainingError
from eastwind.train.masters import MasterTraining
from tests.support.trained import TOLD, chosen_weights

ROWS = 3_000


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "PIECE_HANDS", 20)
    monkeypatch.setattr(masters, "_MEASURED", 200)
    monkeypatch.setattr(masters, "ROUNDS", 2)


def training(folder: Path, seed: int = 3, rows: int = ROWS, name: str = "ru-classic") -> MasterTraining:
    return MasterTraining(load_preset(name), general().numbers, seed, RowsFolder(folder), rows)


def collected(folder: Path, pieces: int = 5, seed: int = 3) -> MasterTraining:
    found = training(folder, seed)
    while found.collect_some(pieces):
        pass
    return found


def test_it_goes_on_where_it_was_left_on_any_number_of_cores(tmp_path: Path) -> None:
    whole = collected(tmp_path / "whole")
    begun = training(tmp_path / "parts")
    with ThreadPoolExecutor(2) as pool:
        assert begun.collect_some(2, pool.map)
        again = training(tmp_path / "parts")
        assert 0 < again.rows == begun.rows < ROWS
        while again.collect_some(3, pool.map):
            pass
    assert again.rows == whole.rows >= ROWS
    ways = [list(one.fit()) for one in (whole, again)]
    assert [step for step, _ in ways[0]] == [step for step, _ in ways[1]]
    assert len(ways[0]) == 2
    for name in SHAPES:
        assert np.array_equal(ways[0][-1][1][name], ways[1][-1][1][name])


def test_a_second_generation_begins_with_the_net_of_the_first_and_has_walls_of_its_own(tmp_path: Path) -> None:
    first = collected(tmp_path / "1")
    parent = first.net(chosen_weights(1), 0.0, "")
    shelf = RowsFolder(tmp_path / "2")
    second = MasterTraining(load_preset("ru-classic"), general().numbers, 3, shelf, ROWS, [parent])
    while second.collect_some(2):
        pass
    assert second.unit == first.unit
    # on the same walls the first decision would be the same
    assert not np.array_equal(shelf.piece(0).features[:2], RowsFolder(tmp_path / "1").piece(0).features[:2])
    child = second.net(list(second.fit())[-1][1], 0.0, "")
    moved = np.abs(child.weights["first"] - parent.weights["first"]).mean()
    by_chance = list(first.fit())[-1][1]["first"]
    assert 0.0 < moved < np.abs(by_chance - parent.weights["first"]).mean() / 4
    duels = [one.duels(child, 8).gain.gain for one in (first, second)]
    assert duels[0].squares != duels[1].squares


def test_rows_from_the_hands_of_another_parent_are_refused(tmp_path: Path) -> None:
    def second(net: Net) -> MasterTraining:
        return MasterTraining(load_preset("ru-classic"), general().numbers, 3, RowsFolder(tmp_path), ROWS, [net])

    parent = Net(chosen_weights(1), TOLD)
    second(parent)
    second(parent)
    for other in (Net(chosen_weights(2), TOLD), Net(chosen_weights(1), {**TOLD, "edge": 0.02})):
        with pytest.raises(TrainingError, match="rows of another training"):
            second(other)
    with pytest.raises(TrainingError, match="rows of another training"):
        training(tmp_path)


def test_rows_that_the_last_version_kept_are_gone_on_with(tmp_path: Path) -> None:
    """It told the digest of the whole set where now its values are told."""
    begun = collected(tmp_path)
    shelf = RowsFolder(tmp_path)
    head = json.loads(str(shelf.head()))
    assert "digest" not in head
    del head["fingerprint"]
    shelf.keep_head(json.dumps({"digest": load_preset("ru-classic").digest, **head}))
    assert training(tmp_path).rows == begun.rows
    shelf.keep_head(json.dumps({"digest": "0" * 64, **head}))
    with pytest.raises(TrainingError, match="rows of another training"):
        training(tmp_path)
    shelf.keep_head(json.dumps(head))
    with pytest.raises(TrainingError, match="rows of another training"):
        training(tmp_path)


def test_another_seed_gives_other_weights(tmp_path: Path) -> None:
    one, two = (list(collected(tmp_path / str(seed), seed=seed).fit())[-1][1] for seed in (3, 4))
    assert not np.array_equal(one["first"], two["first"])


def test_rows_of_another_training_are_refused(tmp_path: Path) -> None:
    training(tmp_path)
    with pytest.raises(TrainingError, match="rows of another training"):
        training(tmp_path, seed=4)
    with pytest.raises(TrainingError, match="rows of another training"):
        training(tmp_path, name="pl-classic")
    (tmp_path / "head.json").write_text("[]")
    with pytest.raises(TrainingError, match="cannot be read"):
        training(tmp_path)


def test_rows_that_cannot_be_read_are_told_of(tmp_path: Path) -> None:
    training(tmp_path).collect_some(1)
    (tmp_path / "000000.rows.npz").write_bytes(b"PK")
    with pytest.raises(TrainingError, match=r"000000\.rows\.npz: rows that cannot be read; delete the file"):
        training(tmp_path)


def test_a_net_tells_of_itself_and_of_its_duels(tmp_path: Path) -> None:
    rules = load_preset("ru-classic")
    begun = training(tmp_path)
    begun.collect_some(1)
    net = begun.net(chosen_weights(1), 0.02, "eastwind train ru-classic")
    duels = begun.duels(net, 8)
    told = begun.net(chosen_weights(1), 0.02, "eastwind train ru-classic", duels).told
    again = read_net(write_net(begun.net(chosen_weights(1), 0.02, "eastwind train ru-classic", duels)))
    assert json.loads(json.dumps(told)) == again.told
    assert (again.told["rules"], again.told["temper"]) == (rules.id, mark(general().numbers))
    assert misfit(again.told, rules) is None
    assert [(duel["one"], duel["against"], duel["hands"]) for duel in again.told["duels"]] == [
        ("master", "club", 32),
        ("master", "club of the general temper, both among clubs", 32),
        ("club", "master", 8),
    ]
    assert 20.0 < again.told["unit"] < 100.0


def test_a_foolish_net_loses_and_one_that_says_nothing_plays_as_club(tmp_path: Path) -> None:
    begun = training(tmp_path)
    begun.collect_some(1)
    foolish = begun.duels(begun.net(chosen_weights(5), 0.0, ""), 400)
    assert foolish.gain.gain.high < 0.0
    assert foolish.club_among_masters.gain.low > 0.0
    silent = begun.duels(begun.net(chosen_weights(None), 0.0, ""), 40)
    assert (silent.gain.gain.total, silent.gain.gain.squares) == (0, 0)
