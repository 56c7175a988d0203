"""`eastwind rules`: a household's way from a preset to a file of its own and to others."""

import contextlib
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from eastwind.cli.household import household_text
from eastwind.cli.main import main
from eastwind.interchange.presets import presets
from eastwind.interchange.rule_words import note_text
from eastwind.interchange.rules_diff import cited_values
from eastwind.interchange.value_notes import aside_words
from eastwind.rules import RuleFaults, RuleSet, available, load_file, load_preset
from eastwind.words import LANGUAGES, text
from tests.support.tiers import sweep_after_first


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder to be in, in English."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def read(file: str) -> RuleSet:
    return load_file(Path(file).read_text(encoding="utf-8"), file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["rules", "list", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert [line.split()[0] for line in told.splitlines() if not line.startswith(" ")] == list(presets())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_a_set_is_shown_whole(capsys: pytest.CaptureFixture[str], name: str, language: str) -> None:
    assert main(["rules", "show", name, "--lang", language]) == 0
    told = capsys.readouterr().out
    rules = load_preset(name)
    assert rules.digest in told
    assert f"/#/rules/book/{name}\n" in told
    for note in rules.file.notes:
        for part in ("unclear", "decided"):
            assert note_text(note, part, language) in told
            assert language == "en" or getattr(note, part) not in told
    for option in rules.options:
        assert f"  {option.name} " in told
    for cited in cited_values(rules).values():
        if cited.note:
            assert f"      {aside_words(rules, cited.note, language)}\n" in told
            assert (cited.note in told) == (language == "en")
    for document in rules.file.documents:
        assert f"{document}: " in told


def test_values_are_shown_with_their_origin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "ru-classic", "--option", "limit=500"]) == 0
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "cap — Limit 500 points RU IV" in rows
    assert any(row.endswith("14 RU III") and row.startswith("dead_wall") for row in rows)
    assert "Concealed pung of dragons 8 points RU V" in rows
    assert "Heavenly hand limit RU VII" in rows
    assert "limit Limit 500 points chosen" in rows


def test_a_copy_can_be_read_and_says_what_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--option", "flowers=on", "--option", "limit=none"]
    assert main(["rules", "copy", "ru-classic", "our-sundays.toml", *chosen]) == 0
    assert "our-sundays.toml starts as ru-classic" in capsys.readouterr().out
    rules = read("our-sundays.toml")
    assert (rules.id, rules.file.title, rules.file.extends) == ("our-sundays", "Our sundays", "ru-classic")
    assert (rules.option("flowers"), rules.option("limit")) == (True, "none")
    said = tomllib.loads(Path("our-sundays.toml").read_text())
    assert {key for key, part in said.items() if part} == {"id", "version", "title", "extends", "tiles", "limit"}


def taken_in(text: str, which: Callable[[int], bool]) -> str:
    """A copy's file with some of its comments taken in: those below the headings, numbered from 0."""
    head, _, offered = text.partition("extends = ")
    number = -1
    lines = []
    for line in offered.split("\n"):
        if line.startswith("# "):
            number += 1
            lines.append(line.removeprefix("# ") if which(number) else line)
        else:
            lines.append(line)
    assert number >= 0
    return f"{head}extends = " + "\n".join(lines)


def choices_of(rules: RuleSet) -> Iterator[dict[str, Any]]:
    """No choice at all, and each that can be made by itself."""
    yield {}
    for option in rules.options:
        for value in (True, False) if option.kind == "switch" else option.choices:
            with contextlib.suppress(RuleFaults):
                rules.with_options({option.name: value})
                yield {option.name: value}


@pytest.mark.parametrize("name", sweep_after_first(available()))
def test_a_copy_stays_valid_with_all_its_comments_taken_in_whatever_was_chosen(name: str) -> None:
    for chosen in choices_of(load_preset(name)):
        rules = load_preset(name, chosen)
        read = load_file(taken_in(household_text(rules, "house", "House"), lambda _: True), "house")
        assert [option.value for option in read.options] == [option.value for option in rules.options], chosen
        assert name != "ru-classic" or read.pattern("grapes_on_the_roof") is None


@pytest.mark.parametrize("name", ["ru-classic", "pl-classic"])
def test_each_comment_of_a_copy_can_be_taken_in_alone(name: str) -> None:
    parent = load_preset(name, {"flowers": True})
    text = household_text(parent, "house", "House")
    for alone in range(text.count("\n# ") - 2):
        read = load_file(taken_in(text, {alone}.__contains__), "house")
        assert [option.value for option in read.options] == [option.value for option in parent.options]


def test_a_file_is_not_written_over_unless_one_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml"]) == 0
    assert main(["rules", "copy", "ru-classic", "house.toml"]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["rules", "copy", "ru-classic", "house.toml", "--force", "--title", "Our house"]) == 0
    assert read("house.toml").file.title == "Our house"


def test_a_file_may_extend_one_that_lies_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml", "--option", "limit=500"]) == 0
    assert main(["rules", "copy", "house.toml", "guests.toml", "--option", "flowers=true"]) == 0
    capsys.readouterr()
    assert main(["rules", "diff", "guests.toml"]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["Flowers and seasons: off → on (house)"]
    assert main(["rules", "diff", "ru-classic", "guests.toml"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Classical game, Russian box rules (ru-classic) → Guests (guests)"
    assert told[2:] == ["Flowers and seasons: off → on (house)", "Limit: 2,000 points → 500 points (house)"]


def test_a_file_of_any_name_is_the_parent_whose_id_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml", "--option", "limit=500"]) == 0
    assert main(["rules", "copy", "house.toml", "guests.toml", "--option", "flowers=true"]) == 0
    Path("house.toml").rename("of-ours.toml")
    capsys.readouterr()
    assert main(["rules", "diff", "guests.toml"]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["Flowers and seasons: off → on (house)"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "show", "ru-classic"],
        ["rules", "diff", "ru-classic", "gambler-classic"],
        ["rules", "check", "ru-classic"],
        ["rules", "export", "ru-classic"],
        ["score", "123m 456p 789s 55z [111z]", "--rules", "ru-classic"],
        ["simulate", "--rules", "ru-classic", "--hands", "20", "--bots", "random"],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_a_file_here_does_not_hide_a_preset(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(arguments) == 0
    before = capsys.readouterr().out
    Path("ru-classic").write_text("notes of an evening", encoding="utf-8")
    own = "\n".join(['id = "ru-classic"', "version = 1", 'title = "Ours"', 'extends = "bmja"'])
    Path("ru-classic.toml").write_text(own, encoding="utf-8")
    assert main(arguments) == 0
    # a simulation begins with the time that it took
    assert capsys.readouterr().out.splitlines()[1:6] == before.splitlines()[1:6]


def test_a_parent_is_the_preset_whatever_lies_beside(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml", "--option", "limit=500"]) == 0
    own = "\n".join(['id = "ru-classic"', "version = 1", 'title = "Ours"', 'extends = "bmja"'])
    Path("ru-classic.toml").write_text(own, encoding="utf-8")
    capsys.readouterr()
    assert main(["rules", "diff", "house.toml"]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["Limit: 2,000 points → 500 points (house)"]


def test_no_difference_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "ru-classic", "ru-classic"]) == 0
    assert "No difference." in capsys.readouterr().out


def test_all_faults_of_a_file_are_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.toml").write_text(
        'id = "bad"\nversion = 1\ntitle = "Bad"\nextends = "ru-classic"\n'
        '[limit]\ncap = { value = -3, source = "house" }\n'
        '[patterns]\nno_chw = { points = { value = 3, source = "house" } }\n'
    )
    assert main(["rules", "check", "bad.toml"]) == 1
    told = capsys.readouterr().out
    assert "bad.toml: limit.cap.value: expected a whole number from 1" in told
    assert 'did you mean "no_chow"?' in told
    assert told.splitlines()[-1].endswith("faults.")


def test_a_faultless_file_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml"]) == 0
    assert main(["rules", "check", "house.toml"]) == 0
    assert f"no faults. Digest {read('house.toml').digest}" in capsys.readouterr().out


def test_a_deep_check_says_what_was_checked_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml", "--option", "flowers=true"]) == 0
    assert main(["rules", "check", "house.toml", "--deep", "--hands", "10", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "Played 10 hands, seed 3" in told
    assert told.count("✓") == 9
    assert "✗" not in told
    assert "(limit hands): 14" in told
    assert told.endswith("All laws hold.\n")


def test_a_deep_check_that_fails_says_where(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eastwind.interchange.laws.held_fault", lambda *_: ["seat 2 holds 12 tiles"])
    assert main(["rules", "check", "ru-classic", "--deep", "--hands", "1"]) == 1
    told = capsys.readouterr().out
    assert "✗ Everyone holds the right number of tiles (positions): 0/" in told
    assert "action " in told
    assert "seat 2 holds 12 tiles" in told
    assert told.endswith("1 law does not hold.\n")


def test_a_set_goes_to_others_and_keeps_its_digest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "copy", "ru-classic", "house.toml", "--option", "limit=300"]) == 0
    digest = read("house.toml").digest
    assert main(["rules", "export", "house.toml", "--to", "gift.json"]) == 0
    assert json.loads(Path("gift.json").read_text())["digest"] == digest
    assert main(["rules", "import", "gift.json", "--to", "theirs.toml"]) == 0
    assert digest in capsys.readouterr().out
    assert read("theirs.toml").digest == digest
    assert main(["rules", "export", "theirs.toml"]) == 0
    assert capsys.readouterr().out == Path("gift.json").read_text()


def test_a_set_with_chosen_options_is_kept_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "export", "ru-classic", "--option", "limit=500", "--to", "gift.json"]) == 0
    assert main(["rules", "import", "gift.json"]) == 2
    assert "--to ru-classic.json" in capsys.readouterr().err
    assert not Path("ru-classic.toml").exists()
    assert main(["rules", "import", "gift.json", "--to", "kept.json"]) == 0
    capsys.readouterr()
    assert main(["score", "19m 19p 19s 1234567z 1m", "--win", "wall", "--rules", "kept.json"]) == 0
    assert "500 points" in capsys.readouterr().out


def test_a_changed_gift_is_not_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "export", "ru-classic", "--to", "gift.json"]) == 0
    gift = Path("gift.json")
    gift.write_text(gift.read_text().replace('"value": 2000', '"value": 2001'))
    assert main(["rules", "import", "gift.json"]) == 1
    assert "has the digest" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "nobody"], "ru-classic"),
        (["show", "no/such.toml"], "cannot read"),
        (["show", "gambler-classic.toml"], "is called 'gambler-classic'"),
        (["diff", "ru-classic"], "extends no other"),
        (["copy", "ru-classic", "house.txt"], "sundays.toml"),
        (["copy", "ru-classic", "ru-classic.toml"], "a name of their own"),
        (["import", "no-such.json"], "cannot read"),
        (["export", "ru-classic", "--to", "no/such/folder.json"], "cannot write"),
        (["show", "ru-classic", "--option", "jokers=true"], "jokers"),
    ],
    ids=str,
)
def test_misuse(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert main(["rules", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_is_named_like_a_preset_would_be_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ours").write_text("", encoding="utf-8")
    for arguments in (["show", "ours"], ["check", "ours"], ["diff", "ru-classic", "ours"], ["export", "ours"]):
        assert main(["rules", *arguments]) == 2
        assert "say ./ours for it" in capsys.readouterr().err


FAULTY = """
id = "home"
version = 1
title = "Home"
extends = "ru-classic"
[limit]
cap = { value = "much", source = "house" }
[wall]
dead_wall = { value = 900, source = "house" }
[ready]
hand = { value = "none", source = "house" }
at_once = { value = true, source = "house" }
[patterns.no_chows]
doubles = { value = 1, source = "house" }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_the_language_that_one_names(
    capsys: pytest.CaptureFixture[str], language: str, place: Path
) -> None:
    (place / "home.toml").write_text(FAULTY, encoding="utf-8")
    assert main(["rules", "check", "home.toml", "--lang", language]) == 1
    told = capsys.readouterr().out
    lines = told.splitlines()
    for key in ("limit.cap", "wall.dead_wall", "ready.at_once", "patterns.no_chows"):
        assert any(line.startswith(f"home.toml: {key}") for line in lines), key
    english = [word for word in ("expected", "found", "while", "a whole number", "did you mean") if word in told]
    assert bool(english) == (language == "en"), told
    assert text(language, "cli-rules-faults", count=len(lines) - 1) == lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faultless_set_is_told_so_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["rules", "check", "bg-classic", "--lang", language]) == 0
    rules = load_preset("bg-classic")
    told = text(language, "cli-rules-faultless", id=rules.id, version=str(rules.version), digest=rules.digest)
    assert capsys.readouterr().out == f"{told}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_sets_decide_otherwise_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["rules", "diff", "bg-classic", "--lang", language]) == 0
    told = capsys.readouterr().out
    note = load_preset("bg-classic").file.notes[-1]
    assert note_text(note, "decided", language) in told
    assert language == "en" or note.decided not in told
    asides = [line for line in told.splitlines() if "the guide" in line.lower()]
    assert bool(asides) == (language == "en")
