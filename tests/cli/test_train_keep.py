"""`eastwind train --what keep`: what comes with a preset, bound to the values that the preset has."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from eastwind.bots import nets, tempers
from eastwind.bots.nets import Net, read_net, shipped_net
from eastwind.bots.tempers import Temper, read_temper, shipped
from eastwind.cli import train_keep
from eastwind.cli.usage_error import UsageError
from eastwind.rules import load_preset


def chosen(out: Path, **others: Any) -> argparse.Namespace:
    return argparse.Namespace(**{"option": [], "out": out, "lang": "en", "hands": 80, "seed": 1, "cores": 1, **others})


def test_where_no_value_changed_it_is_written_without_a_duel(tmp_path: Path) -> None:
    assert train_keep.train(load_preset("pl-classic"), chosen(tmp_path)) == 0
    net, temper = shipped_net("pl-classic"), shipped("pl-classic")
    assert net is not None
    assert temper is not None
    again = read_net((tmp_path / "pl-classic.npz").read_bytes())
    assert again.told == net.told
    assert all(again.weights[name].tobytes() == net.weights[name].tobytes() for name in nets.SHAPES)
    assert (
        read_temper((tmp_path / "pl-classic.json").read_text(encoding="utf-8")).numbers.tobytes()
        == temper.numbers.tobytes()
    )


def test_where_a_value_changed_a_duel_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Under other values than the files tell; of so few hands nothing is sure, so nothing is kept."""
    net, temper = shipped_net("pl-classic"), shipped("pl-classic")
    assert net is not None
    assert temper is not None
    other = {"values": {**net.told["values"], "limit": 299}}
    monkeypatch.setattr(train_keep, "shipped_net", lambda _name: Net(net.weights, {**net.told, **other}))
    monkeypatch.setattr(train_keep, "shipped", lambda _name: Temper(temper.numbers, {**temper.told, **other}))
    monkeypatch.setattr(train_keep, "_LEAST", 1e9)
    assert train_keep.train(load_preset("pl-classic"), chosen(tmp_path)) == 1
    assert list(tmp_path.iterdir()) == []
    said = capsys.readouterr().out
    assert "limit 299 → 300" in said
    assert "eastwind train pl-classic" in said
    monkeypatch.setattr(train_keep, "_LEAST", -1e9)
    assert train_keep.train(load_preset("pl-classic"), chosen(tmp_path)) == 0
    kept = read_net((tmp_path / "pl-classic.npz").read_bytes()).told
    assert kept["values"]["limit"] == 300
    assert kept["kept"]["duel"]["hands"] == 80
    assert tempers.SUFFIX in {file.suffix for file in tmp_path.iterdir()}


@pytest.mark.parametrize("option", [["limit=500"]])
def test_only_a_preset_as_it_comes_keeps_anything(tmp_path: Path, option: list[str]) -> None:
    with pytest.raises(UsageError, match="expected a preset without options"):
        train_keep.train(load_preset("ru-classic", {"limit": 500}), chosen(tmp_path, option=option))
