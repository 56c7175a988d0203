"""The worked examples of the sources in the book: the sums are the engine's, and those that the sources tell."""

import pytest

from eastwind.book.blocks import Case, Chapter, Table, Words
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
    tables = (block for block in found.blocks if isinstance(block, Table) and block.anchor.endswith("/sum"))
    return [[cell.text for cell in table.rows[-1].cells] for table in tables]


def situations(rules: RuleSet, language: str = "en") -> list[tuple[dict[str, list[str]], str]]:
    """Of each claim and each wall: who has which cells, and the sentence that stands last under its heading."""
    found = chapter(rules, language)
    assert found is not None
    told: list[tuple[dict[str, list[str]], str]] = []
    for place, block in enumerate(found.blocks):
        if isinstance(block, Table) and block.anchor.endswith("/told"):
            after = found.blocks[place + 1] if place + 1 < len(found.blocks) else None
            said = after.text if isinstance(after, Words) else ""
            told.append(({row.label: [cell.text for cell in row.cells] for row in block.rows}, said))
    return told


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
    assert len(situations(load_preset("bg-classic"), language)) == 4
    assert len(situations(load_preset("pl-classic"), language)) == 2


def test_the_polish_wall_and_claims_come_out_as_the_source_has_them() -> None:
    (wall, _), (claims, after) = situations(load_preset("pl-classic"))
    assert wall == {
        "East": ["1 + 3 = 4", "Side to break: North"],
        "North": ["1 + 2 = 3", "Stack 7 from the left of this side: North"],
    }
    assert {seat: cells[1] for seat, cells in claims.items()} == {"South": "–", "West": "✓", "North": "–"}
    assert after == "Mahjong: West. The hand is over."


def test_the_bulgarian_wall_and_claims_come_out_as_the_source_has_them() -> None:
    (wall, _), *claims = situations(load_preset("bg-classic"))
    assert wall["East"][1] == "Stack 13 from the right of this side: East"
    assert [list(rows) for rows, _ in claims] == [["West"], ["East"], ["North"]]
    turns = [after.split("discards")[1].split(". ", 1)[1] for _, after in claims]
    assert turns == ["Next turn: North.", "Next turn: South. Passed over: West, North.", "Next turn: East."]
    assert "loose tile" in claims[2][1]


def test_claims_and_walls_follow_the_rules_that_are_chosen() -> None:
    farthest = situations(load_preset("pl-classic", {"tie": "farthest"}))[1][0]
    assert {seat: cells[1] for seat, cells in farthest.items()} == {"South": "–", "West": "–", "North": "✓"}
    right = house_rules("pl-classic", {"wall.broken_stack": "both-rolls-from-the-right", "wall.drawn": "clockwise"})
    assert situations(right)[0][0]["North"][1] == "Stack 7 from the right of this side: North"
    nobody = house_rules("bg-classic", {"claims.chow": "nobody"})
    assert [list(rows) for rows, _ in situations(nobody)][1:] == [["East"], ["North"]], "no chow is claimed"


@pytest.mark.parametrize("name", ["ru-classic", "pl-classic", "bg-classic"])
def test_where_no_discard_wins_the_examples_are_worth_what_they_are_as_drawn(name: str) -> None:
    alone = house_rules(name, {"play.win_from_discard": False, "settlement.discarder": "no-matter"})
    assert "–" not in [total for columns in sums(chapter(alone)) for total in columns]
    if name == "ru-classic":
        assert sums(chapter(alone))[1] == ["24", "26"], "two points more, for the last tile from the wall"
    if name == "pl-classic":
        assert len(situations(alone)) == 1, "the wall alone: nobody may claim that discard"


def test_where_only_a_declared_hand_wins_the_examples_have_declared() -> None:
    declared = sums(chapter(house_rules("ru-classic", {"ready.hand": "to-win"})))
    assert declared == TOLD["ru-classic"]
