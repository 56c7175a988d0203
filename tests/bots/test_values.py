"""Weights are bound to the values that bots see: a note that is edited changes nothing, a value that changes is named."""

import json
import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eastwind.bots import binding, nets, tempers, values
from eastwind.bots.nets import Net, NetError, mark, net_for, read_net, shipped_net, write_net
from eastwind.bots.temper import TEMPER
from eastwind.bots.tempers import (
    TemperError,
    general,
    own_temper,
    preset_of,
    read_temper,
    shipped,
    temper_of,
    write_temper,
)
from eastwind.bots.values import NEUTRAL, fingerprint, named_values, read_values, told_differences
from eastwind.rules import RuleFaults, available, compile_rules, load_preset
from eastwind.rules.compiled import hand_rules
from eastwind.study import borrowed
from eastwind.study.bot_play import play_levels
from eastwind.study.tally import seats_at

#: The module itself: the package shows only what it exports.
loader: Any = import_module("eastwind.rules.loader")
DATA = Path(loader.__file__).parent / "data"
#: Notes and titles, which no bot sees.
TEXTS = re.compile(r'\b(note|title) = "((?:[^"\\]|\\.)+)"')


def forget() -> None:
    """Forgets what was read of the presets and their weights."""
    for kept in (loader._as_it_comes, loader._preset_text, loader.available, tempers._presets, borrowed._learnt):
        kept.cache_clear()
    tempers._found.clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The presets' files in a folder of their own, which may be edited; from there they are read."""
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    monkeypatch.setattr(loader, "files", lambda _package: tmp_path)
    forget()
    yield data
    monkeypatch.undo()
    forget()


def edit_texts(data: Path) -> None:
    """Edits every note and title, and adds a comment; the values stay."""
    for file in data.iterdir():
        text = file.read_text(encoding="utf-8")
        edited = TEXTS.sub(r'\1 = "\2 (edited)"', text)
        assert edited != text
        file.write_text(f"# A comment.\n{edited}", encoding="utf-8")


def played(name: str) -> Any:
    rules = compile_rules(load_preset(name))
    seats = seats_at(rules)
    return play_levels(rules, ["club", *["master"] * (seats - 1)], 6, seed=11)


@pytest.fixture(scope="module")
def as_they_come() -> dict[str, tuple[str, Any, bytes]]:
    """The presets unedited: digest, some hands of club and master, the weights."""
    forget()
    return {name: (load_preset(name).digest, played(name), weights(name)) for name in available()}


def weights(name: str) -> bytes:
    """All numbers of temper and net; a record has gaps between its fields, in which anything may stand."""
    record: Any = temper_of(compile_rules(load_preset(name)))
    return b"".join(np.asarray(record[field]).tobytes() for field in TEMPER.names or ())


@pytest.mark.parametrize("name", available())
def test_editing_notes_leaves_club_and_master_as_they_are(
    name: str, as_they_come: dict[str, tuple[str, Any, bytes]], folder: Path
) -> None:
    edit_texts(folder)
    digest, hands, its = as_they_come[name]
    assert load_preset(name).digest != digest
    assert preset_of(compile_rules(load_preset(name))) == name
    assert weights(name) == its
    assert played(name) == hands


@pytest.mark.parametrize("name", available())
def test_a_higher_version_leaves_the_weights_as_they_are(
    name: str, as_they_come: dict[str, tuple[str, Any, bytes]], folder: Path
) -> None:
    file = folder / f"{name}.toml"
    text, count = re.subn(r"(?m)^version = \d+", "version = 99", file.read_text(encoding="utf-8"), count=1)
    assert count == 1
    file.write_text(text, encoding="utf-8")
    assert load_preset(name).version == 99
    assert weights(name) == as_they_come[name][2]


def test_a_changed_value_is_named_and_the_weights_are_refused(folder: Path) -> None:
    file = folder / "pl-classic.toml"
    text, count = re.subn(r"cap = \{ value = 300", "cap = { value = 400", file.read_text(encoding="utf-8"))
    assert count == 1
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TemperError, match="the temper of pl-classic is for other values: limit 300 → 400"):
        temper_of(compile_rules(load_preset("pl-classic")))
    changed = load_preset("pl-classic")
    temper = shipped("pl-classic")
    assert temper is not None
    with pytest.raises(NetError, match="the net of pl-classic is for other values: limit 300 → 400"):
        net_for(changed, temper.numbers)


def test_a_field_or_pattern_that_is_added_at_its_neutral_default_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same values in a record with fields more, some of them not 0 where they are not used."""
    rules = compile_rules(load_preset("ru-classic"))
    before, print_before = named_values(rules), fingerprint(rules)
    wider = np.dtype(
        [*[(name, rules.dtype[name]) for name in rules.dtype.names or ()], ("a_new_flag", "u1"), ("a_new_choice", "i4")]
    )
    record = np.zeros(1, wider).view(np.recarray)[0]
    for name in rules.dtype.names or ():
        record[name] = rules[name]
    record["a_new_choice"] = 7
    monkeypatch.setattr(values, "RULES", wider)
    monkeypatch.setattr(values, "NEUTRAL", {**NEUTRAL, "a_new_choice": 7})
    assert named_values(record) == before
    assert fingerprint(record) == print_before
    record["a_new_flag"] = 1
    assert told_differences(before, named_values(record)) == "a_new_flag 0 → 1"
    assert fingerprint(record) != print_before


def test_a_renamed_field_or_pattern_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = compile_rules(load_preset("ru-classic"))
    now, print_now = named_values(rules), fingerprint(rules)
    then = {name.replace("may_pung", "pungs_allowed").replace(".no_chow", ".pung_hand"): it for name, it in now.items()}
    assert then != now
    monkeypatch.setattr(values, "RENAMED", {"pungs_allowed": "may_pung", "pung_hand": "no_chow"})
    assert read_values(json.loads(json.dumps(then))) == now
    monkeypatch.setattr(values, "RENAMED", {"may_pung": "pungs_allowed"})
    monkeypatch.setattr(
        values, "named_values", lambda _rules: {values._renamed(name, values.RENAMED): it for name, it in now.items()}
    )
    assert fingerprint(rules) == print_now


def test_presets_have_values_of_their_own_and_values_tell_what_the_engine_reads() -> None:
    prints = {fingerprint(compile_rules(load_preset(name))) for name in available()}
    assert len(prints) == len(available())
    found = named_values(compile_rules(load_preset("ru-classic", {"limit": 500})))
    assert (found["limit"], found["players"], found["points.mahjong"]) == (500, 4, 20)
    assert "set_name" not in found
    longer = compile_rules(load_preset("ru-classic", {"rounds": 2}))
    assert fingerprint(longer) == fingerprint(compile_rules(load_preset("ru-classic")))


def test_every_option_that_changes_a_hand_changes_the_values() -> None:
    for name in available():
        plain = compile_rules(load_preset(name))
        for option in load_preset(name).options:
            choices: list[Any] = (
                [not option.value] if isinstance(option.value, bool) else [3] if option.name == "players" else []
            )
            for choice in choices:
                try:
                    other = compile_rules(load_preset(name, {option.name: choice}))
                except RuleFaults:
                    continue
                same_hand = hand_rules(plain) == hand_rules(other)
                assert (fingerprint(plain) == fingerprint(other)) == same_hand, (name, option.name)


#: Presets whose values have changed since files told the digest of the set.
CHANGED = {"pl-classic"}


def test_a_file_of_the_last_version_is_refused_where_the_values_have_changed_since() -> None:
    known = set(binding.FORMER.values())
    assert {name for name in available() if fingerprint(compile_rules(load_preset(name))) not in known} == CHANGED
    preset = load_preset("pl-classic")
    (former,) = binding.FORMER.keys() - {
        digest
        for digest, found in binding.FORMER.items()
        if found in {fingerprint(compile_rules(load_preset(name))) for name in available()}
    }
    assert binding.misfit({binding.DIGEST: former}, preset) is not None


@pytest.mark.parametrize("name", sorted(set(available()) - CHANGED))
def test_a_file_of_the_last_version_is_read_while_the_set_has_the_values_that_it_had(name: str, folder: Path) -> None:
    """Up to then a file told the digest of the set; notes that were edited since do not matter for a preset of then."""
    edit_texts(folder)
    preset = load_preset(name)
    (former,) = [digest for digest, known in binding.FORMER.items() if known == fingerprint(compile_rules(preset))]
    assert former != preset.digest
    found = shipped_net(name)
    assert found is not None
    told = {key: it for key, it in found.told.items() if key != binding.VALUES}
    old = read_net(write_net(Net(found.weights, {**told, "digest": former})))
    assert binding.misfit(old.told, preset) is None
    other = read_net(write_net(Net(found.weights, {**told, "digest": "0" * 64})))
    assert binding.misfit(other.told, preset) == f"for the digest {'0' * 64}, the set has {preset.digest}"


def test_a_temper_of_the_last_version_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    preset = load_preset("ru-classic", {})
    tree = json.loads(write_temper(general()))
    old = read_temper(
        json.dumps({**tree, "rules": "ru-classic", "digest": preset.digest, "seed": 1, "command": "…", "duel": {}})
    )
    monkeypatch.setattr(tempers, "shipped", lambda _name: old)
    assert own_temper(preset) is old


@pytest.mark.parametrize(
    "told", [[], {"limit": 1.5}, {"limit": None}, {"limit": [1, "a"]}, {"limit": True}], ids=json.dumps
)
def test_values_that_are_none_fit_nothing(told: Any) -> None:
    why = binding.misfit({"rules": "ru-classic", "values": told}, load_preset("ru-classic"))
    assert why is not None
    assert why.startswith("bound to no values: ")


def test_many_differences_are_told_in_short() -> None:
    one, other = (named_values(compile_rules(load_preset(name))) for name in ("ru-classic", "bmja"))
    told = told_differences(one, other)
    assert told.endswith(", …")
    assert told.count("→") == 5


def test_what_comes_with_eastwind_is_bound_to_values() -> None:
    for name in available():
        found, temper = shipped_net(name), shipped(name)
        for told in (*([found.told] if found else []), *([temper.told] if temper else [])):
            assert "digest" not in told
            assert read_values(told["values"]) == named_values(compile_rules(load_preset(name)))
        if found:
            assert found.told["temper"] == mark((own_temper(load_preset(name)) or general()).numbers)
    assert nets.TOLD
