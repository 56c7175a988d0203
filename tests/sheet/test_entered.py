"""What people enter at a table comes to what the sources say, and a whole match to what the engine makes of each of its hands."""

import pytest

from eastwind.sheet import Sheet, value_book
from tests.sheet import entered
from tests.sheet.standing import standing
from tests.sheet.test_sheet import sheet_of, won


def test_the_file_that_the_pages_tests_tap_in_is_as_it_is_written() -> None:
    assert entered.FILE.read_text(encoding="utf-8") == entered.text()


@pytest.mark.parametrize("place", range(len(entered.EXAMPLES)))
def test_a_worked_example_comes_to_what_its_source_says(place: int) -> None:
    _, _, winner, _, total = entered.EXAMPLES[place]
    (entry,) = value_book(entered.example(place)).entries
    assert not entry.faults
    assert entry.worths[winner].total == total


@pytest.mark.parametrize("rules", entered.MATCHES)
def test_a_match_of_sixteen_hands_comes_to_what_the_engine_makes_of_them(rules: str) -> None:
    sheet: Sheet = value_book(entered.match(rules))
    scores, dealers = standing(rules)
    assert not any(entry.faults for entry in sheet.entries)
    assert [entry.dealer for entry in sheet.entries] == dealers
    assert list(sheet.scores) == scores
    assert sum(scores) == 0


@pytest.mark.parametrize("rules", entered.MATCHES)
def test_the_third_hand_changed_after_the_tenth_moves_all_that_follow(rules: str) -> None:
    book = entered.match(rules)
    entries = book.entries[:10]
    before = value_book(book.model_copy(update={"entries": entries}))
    assert list(before.scores) == standing(rules, 10)[0]
    other = entered.match(rules).entries[1].model_copy(update={"id": "e2"})
    after = value_book(book.model_copy(update={"entries": [*entries[:2], other, *entries[3:]]}))
    assert [entry.scores for entry in after.entries[:2]] == [entry.scores for entry in before.entries[:2]]
    # East won it now, and leads once more: whoever follows leads later
    assert [entry.dealer for entry in after.entries[2:5]] == [0, 0, 1]
    assert after.scores != before.scores
    assert sum(after.scores) == 0


def test_four_alike_that_a_loser_holds_count_as_a_concealed_pung_by_the_club() -> None:
    entry = sheet_of(won(0, 64, {"hand": ["5s"] * 4}), rules="gambler-standard").entries[0]
    assert (
        entry.worths[1].total
        == sheet_of(won(0, 64, {"hand": ["5s"] * 3}), rules="gambler-standard").entries[0].worths[1].total
    )
    assert not entry.faults


def test_by_the_club_too_few_tiles_count_and_too_many_do_not() -> None:
    few = {"hand": [*"2m 4m 7m 1p 4p".split(), *["6z"] * 3], "dead": True}
    many = {"hand": [*"1m 4m 7m 1p 4p 7p 1s 4s 7s".split(), *["7z"] * 3, "1z", "2z", "3z"], "dead": True}
    worths = sheet_of(won(0, 64, few, many), rules="gambler-standard").entries[0].worths
    assert [worth.total for worth in worths] == [64, 16, 0, 0]
