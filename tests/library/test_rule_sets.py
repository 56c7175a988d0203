"""Rule sets from Python: by id, file, JSON, with options; wrong ones say what there is."""

from collections.abc import Callable
from pathlib import Path

import pytest

import eastwind as ew
from eastwind.interchange.rules_file import export_rules, export_text
from eastwind.rules import load_file, load_preset

FILE = """
id = "sundays"
version = 1
title = "Sundays"
extends = "ru-classic"

[limit]
cap = { value = 300, source = "house" }
"""


def test_a_preset_with_options() -> None:
    assert ew.rules("ru-classic", flowers=True, limit=500.0) == load_preset(
        "ru-classic", {"flowers": True, "limit": 500}
    )
    assert ew.rules() == load_preset("ru-classic")


def test_none_is_no_limit() -> None:
    assert ew.rules("ru-classic", limit=None) == load_preset("ru-classic", {"limit": "none"})


def test_a_file_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sundays.toml"
    file.write_text(FILE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    by_name, by_path = ew.rules("sundays.toml", flowers=True), ew.rules(file, flowers=True)
    assert by_name == by_path
    assert by_name.option("limit") == 300
    assert repr(by_name) == "RuleSet('sundays', flowers=True)"


def test_an_exported_set_as_a_file_and_as_json(tmp_path: Path) -> None:
    rules = ew.rules("family", scoring="chronicle")
    file = tmp_path / "gift.json"
    file.write_text(export_text(rules), encoding="utf-8")
    assert ew.rules(file) == ew.rules(export_rules(rules)) == ew.rules(rules.to_json()) == rules


def test_options_are_chosen_anew_in_a_set_that_has_some() -> None:
    once = ew.rules("ru-classic", limit=500)
    assert ew.rules(once, limit=None).option("limit") == "none"
    assert ew.rules(once, flowers=True).option("limit") == 500
    back = ew.rules(once, limit=ew.rules("ru-classic").option("limit"))
    assert back.option("limit") == ew.rules("ru-classic").option("limit")


def test_a_short_repr_tells_what_is_chosen() -> None:
    assert repr(ew.rules("ru-classic")) == "RuleSet('ru-classic')"
    assert repr(ew.rules("ru-classic", limit=None, flowers=True)) == "RuleSet('ru-classic', flowers=True, limit='none')"


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        pytest.param(lambda: ew.rules("ru-classic", limits=5), "'limits' (did you mean 'limit'?); it offers players", id="name"),
        pytest.param(lambda: ew.rules("ru-classic", limit=-5), 'expected a whole number from 1 to 1000000 or "none"', id="value"),
        pytest.param(lambda: ew.rules("ru-classic", limit=2.5), "found 2.5", id="half"),
        pytest.param(lambda: ew.rules("ru-classic", flowers=1), "flowers: expected true or false, found 1", id="not a switch"),
        pytest.param(lambda: ew.rules("rusian"), "there are ru-classic, gambler-classic", id="preset"),
        pytest.param(lambda: ew.rules("no-such-file.toml"), "cannot read no-such-file.toml", id="file"),
        pytest.param(lambda: ew.rules(7), "expected a preset's id, a path, a dict or a rule set, found 7", id="type"),  # type: ignore[arg-type]  # that is what is refused
        pytest.param(lambda: ew.rules({"format": 99}), "a rule set in format", id="json"),
    ],
)  # fmt: skip
def test_what_there_is_not_says_what_there_is(ask: Callable[[], object], expected: str) -> None:
    with pytest.raises((ew.EastwindError, ValueError)) as refused:
        ask()
    assert expected in str(refused.value)


@pytest.mark.parametrize("what", ["file", "folder", "file with the ending", "both"])
def test_nothing_in_the_folder_hides_a_preset(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if what == "folder":
        Path("ru-classic").mkdir()
    if what in ("file", "both"):
        Path("ru-classic").write_text("notes of an evening", encoding="utf-8")
    if what in ("file with the ending", "both"):
        own = FILE.replace("sundays", "ru-classic").replace('extends = "ru-classic"', 'extends = "gambler-classic"')
        Path("ru-classic.toml").write_text(own, encoding="utf-8")
    assert ew.rules("ru-classic") == load_preset("ru-classic")
    Path("sundays.toml").write_text(FILE, encoding="utf-8")
    assert ew.rules("sundays.toml") == load_file(FILE, "sundays.toml")
    assert ew.score("123m 456p 789s 55z [111z]", win="discard", seat="S", rules="ru-classic").total == 56


def test_a_file_is_said_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ours").write_text(FILE, encoding="utf-8")
    Path("RULES.TOML").write_text(FILE, encoding="utf-8")
    wanted = load_file(FILE, "ours")
    assert ew.rules("./ours") == ew.rules(Path("ours")) == ew.rules(str(tmp_path / "ours")) == wanted
    assert ew.rules("RULES.TOML") == wanted
    with pytest.raises(
        ew.ArgumentError, match=r"no rule set 'ours'; there are .* a file of that name lies here, say \./ours"
    ):
        ew.rules("ours")
    Path("evenings").mkdir()
    with pytest.raises(ew.ArgumentError, match="evenings is a folder here"):
        ew.rules("evenings")
    with pytest.raises(ew.EastwindError, match=r"cannot read ru-classic\.toml: .*is called 'ru-classic'"):
        ew.rules("ru-classic.toml")
