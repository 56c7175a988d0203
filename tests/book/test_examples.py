"""The worked examples of the sources in the book: the sums are the engine's, and those that the sources tell."""

import pytest

from eastwind.book.blocks import Case, Chapter, Table
from eastwind.book.make import make_book
from eastwind.rules import RuleSet, load_preset
from eastwind.words import LANGUAGES
from tests.support.rules import house_rules

#: Preset → the sums of its examples, column by column.
TOLD = {
    "ru-classic": [["60", "80"], ["22", "24"], ["104", "128"], ["208", "256"]],
    "gambler-classic": [["60", "80"], ["22", "24"], ["104", "128"], ["208", "256"]],
    "gambler-standard": [["60", "80"], ["22", "24"], ["104", "128"], ["208", "256"]],
    "pl-classic": [["84", "64"], ["120"], ["256"]],
    "bg-classic": [["16"], ["300"], ["14"], ["32"], ["80"]],
}


def chapter(rules: RuleSet, language: str = "en") -> Chapter | None:
    return next((one for one in make_book(rules, language).chapters if one.id == "examples"), None)


def sums(found: Chapter | None) -> list[list[str]]:
    assert found is not None
    return [[cell.text for cell in block.rows[-1].cells] for block in found.blocks if isinstance(block, Table)]


@pytest.mark.parametrize("name", TOLD)
def test_the_examples_come_to_the_sums_that_the_sources_tell(name: str) -> None:
    assert sums(chapter(load_preset(name))) == TOLD[name]


def test_the_lines_of_an_open_and_a_closed_set_stand_in_one_row() -> None:
    found = chapter(load_preset("ru-classic"))
    assert found is not None
    first = next(block for block in found.blocks if isinstance(block, Table))
    assert [[cell.text for cell in row.cells] for row in first.rows] == [
        ["4", "8"], ["2", "4"], ["4", "8"], ["20", "20"], ["× 2", "× 2"], ["30", "40"], ["60", "80"],
    ]  # fmt: skip


def test_the_examples_follow_the_rules_that_are_chosen() -> None:
    assert sums(chapter(load_preset("pl-classic", {"no_chow": False})))[0] == ["64"]
    assert sums(chapter(house_rules("ru-classic", {"limit.cap": 100})))[2:] == [["100", "100"], ["100", "100"]]
    concealed = sums(chapter(house_rules("ru-classic", {"play.winning_hand": "concealed"})))
    assert concealed[0] == ["–", "80"], "what may not win is worth nothing"


def test_the_settlement_of_the_polish_source_is_worked_out() -> None:
    found = chapter(load_preset("pl-classic"))
    assert found is not None
    (case,) = [block for block in found.blocks if isinstance(block, Case)]
    assert [player.net for player in case.players] == [384, -124, -112, -148]


@pytest.mark.parametrize("name", ["dmjl", "bmja", "family"])
def test_where_the_sources_work_nothing_out_there_is_no_such_chapter(name: str) -> None:
    assert chapter(load_preset(name)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_told_in_every_language(language: str) -> None:
    for name in TOLD:
        found = chapter(load_preset(name), language)
        assert found is not None
        assert sums(found) == TOLD[name]
