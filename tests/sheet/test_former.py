"""Score books that an earlier Eastwind wrote, under the rules as they were worded then: what counted counts as it did."""

from pathlib import Path

import pytest

from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.former import ADDED, load_former
from eastwind.sheet import ScoreBook, Sheet, value_book
from eastwind.sheet.file import doubts_of, read_book
from eastwind.words import LANGUAGES

FOLDER = Path(__file__).with_name("former")
#: Where nothing that is played has changed; with options, and by a set that builds on the one that was edited.
ALIKE = ("ru-classic", "ru-classic-options", "gambler-standard-options")
#: The digests of the presets when these books were written.
DIGESTS = {
    "bg-classic": "58f59f4c957e26c5feba52da827c0f34c823029db9ce4fb9f3d06ab13821f9d2",
    "bmja": "5896b96eb233f397a9ff49888185f981916e79d6d1e0562244f94b5333edaea3",
    "dmjl": "3a71e970b26c3aa79f8823bedfa4f140143df34ec914b12365a644883da121b3",
    "family": "4bd1180e0de3aa11c2c27f4ccfc2fcc61672dd33a353834f314d22fa8446048c",
    "gambler-classic": "e76059b96dae2a64d9cc6ed04b9bd095bfe60b134cd6c02eb9bd3d14eee7b613",
    "gambler-standard": "96156f82d08538baa5b485371a491d039f281f0db20a08230f92804931121c2a",
    "pl-classic": "9a3188f860bed85a2ff0ec87d04355b5ffcbe5b14587cf0150088f2e450684a9",
    "ru-classic": "f120a1934db0c4a3a5482b86db4552402dba87ae01eb7c43788dbe2e8c958dc0",
}


def read(name: str, *, told: bool = True) -> tuple[ScoreBook, Sheet, list[str]]:
    """Return a book, its sheet, and the differences from the results in its file; `told`: whether the book has a digest."""
    book, written = read_book((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    book = book if told else book.model_copy(update={"digest": None})
    sheet = value_book(book)
    return book, sheet, list(doubts_of(written, sheet))


def test_every_preset_is_known_as_it_was() -> None:
    assert {name: load_former(name).digest for name in available()} == DIGESTS
    assert set(ADDED) <= set(available())


def test_only_the_limit_of_the_polish_rules_is_played_otherwise() -> None:
    changed = {
        name
        for name in available()
        if int(compile_rules(load_former(name)).limit_spares_losers)
        != int(compile_rules(load_preset(name)).limit_spares_losers)
    }
    assert changed == {"pl-classic"}


@pytest.mark.parametrize("told", [True, False], ids=["digest", "no digest"])
@pytest.mark.parametrize("name", ALIKE)
def test_where_nothing_is_played_otherwise_all_counts_as_it_did_and_nobody_is_told_of_other_rules(
    name: str, told: bool
) -> None:
    book, sheet, otherwise = read(name, told=told)
    assert book.digest is None or book.digest != sheet.digest
    assert otherwise == []
    assert [bool(entry.faults) for entry in sheet.entries] == [False] * len(sheet.entries)
    assert not any("not quite the ones" in doubt for doubt in sheet.doubts)


@pytest.mark.parametrize("told", [True, False], ids=["digest", "no digest"])
def test_what_cannot_have_happened_is_doubted_by_its_entry_and_counts(told: bool) -> None:
    _, sheet, _ = read("ru-classic", told=told)
    first, second = sheet.doubts
    assert first.startswith("Entry 1 (hand 1), Ewa: ")
    assert "222m" in first
    assert second.startswith("Entry 2 (hand 2), Marek: An earthly hand is completed by the first discard")
    assert sheet.entries[0].net == (264, -96, -72, -96)
    assert sheet.entries[1].net == (-4000, -2000, -2000, 8000)
    asked = {one.event for one in sheet.entries[1].worths[3].events}
    assert {"earthly", "ready_at_once"} <= asked, "it can be taken back"


@pytest.mark.parametrize("told", [True, False], ids=["digest", "no digest"])
def test_the_polish_rules_are_told_to_have_changed_where_they_have(told: bool) -> None:
    book, sheet, otherwise = read("pl-classic", told=told)
    assert any("not quite the ones" in doubt for doubt in sheet.doubts) is told
    entries = [doubt.split(",")[0] for doubt in sheet.doubts if doubt.startswith("Entry")]
    assert entries == ["Entry 1 (hand 1)", "Entry 2 (hand 2)", "Entry 3 (hand 3)"]
    assert [doubt.split(":")[0] for doubt in otherwise] == ["hand 6"], "a loser's hand of more than the limit"
    assert [worth.total for worth in sheet.entries[5].worths][2] == 544
    assert len(book.entries) == 6


def test_options_that_have_come_since_are_other_rules() -> None:
    book, _, _ = read("ru-classic")
    other = book.model_copy(update={"options": {"hidden_snake": "any-numbers"}})
    assert any("not quite the ones" in doubt for doubt in value_book(other).doubts)
    limit = book.model_copy(update={"options": {"limit": 300}})
    assert any("not quite the ones" in doubt for doubt in value_book(limit).doubts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doubts_are_told_in_every_language(language: str) -> None:
    book, _, _ = read("ru-classic")
    assert all("222m" in doubt or "Marek" in doubt for doubt in value_book(book, language).doubts)
