"""What people enter at a table comes to what the sources say, and a whole match to what the engine makes of each of its hands."""

import pytest

from eastwind.keeper.hand_json import answer, hand_to_json
from eastwind.keeper.hand_text import hand_from_text
from eastwind.scoring.layout import Source
from eastwind.sheet import Sheet, value_book
from tests.sheet import entered
from tests.sheet.test_sheet import sheet_of, won


def test_the_file_that_the_pages_tests_tap_in_is_as_it_is_written() -> None:
    assert entered.FILE.read_text(encoding="utf-8") == entered.text()


@pytest.mark.parametrize("place", range(len(entered.EXAMPLES)))
def test_a_worked_example_comes_to_what_its_source_says(place: int) -> None:
    _, _, winner, _, total = entered.EXAMPLES[place]
    (entry,) = value_book(entered.example(place)).entries
    assert not entry.faults
    assert entry.worths[winner].total == total


def _worths(number: int, seat_winds: list[int], round_wind: int, rules: str) -> list[int]:
    """What everybody's hand comes to: the winner's by the calculator, the losers' as they were counted by hand."""
    winner, discarder, hand, losers = entered.hand_of_match(number)
    values = [losers.get(seat, 0) for seat in range(4)]
    if winner is not None and isinstance(hand, int):
        values[winner] = hand
    elif winner is not None:
        source = Source.WALL if discarder is None else Source.DISCARD
        wind = seat_winds[winner]
        laid = hand_from_text(str(hand), seat_wind=wind, round_wind=round_wind, won=True, source=source, events=())
        values[winner] = answer({"rules": rules, **hand_to_json(laid)})["total"]
    return values


def _net(values: list[int], winner: int, dealer: int, rules: str) -> list[int]:
    """Each loser pays the winner's value, and losers pay each other the difference; East counts double, by the Polish rules only
    with the winner.
    """
    net = [0] * 4
    for one in range(4):
        for other in range(one):
            if winner in (one, other):
                amount = values[winner] if one == winner else -values[winner]
                double = dealer in (one, other)
            else:
                amount = values[one] - values[other]
                double = dealer in (one, other) and rules == "ru-classic"
            net[one] += amount * (2 if double else 1)
            net[other] -= amount * (2 if double else 1)
    return net


def _engines(rules: str, hands: int = 16) -> tuple[list[int], list[int]]:
    """(the standing, who leads each hand) after so many hands."""
    dealer, passed, scores, dealers = 0, 0, [0] * 4, []
    for number in range(hands):
        dealers.append(dealer)
        winner = entered.hand_of_match(number)[0]
        winds = [(seat - dealer) % 4 for seat in range(4)]
        if winner is not None:
            values = _worths(number, winds, passed // 4 % 4, rules)
            scores = [score + won for score, won in zip(scores, _net(values, winner, dealer, rules), strict=True)]
        if winner != dealer:
            dealer, passed = (dealer + 1) % 4, passed + 1
    return scores, dealers


@pytest.mark.parametrize("rules", entered.MATCHES)
def test_a_match_of_sixteen_hands_comes_to_what_the_engine_makes_of_them(rules: str) -> None:
    sheet: Sheet = value_book(entered.match(rules))
    scores, dealers = _engines(rules)
    assert not any(entry.faults for entry in sheet.entries)
    assert [entry.dealer for entry in sheet.entries] == dealers
    assert list(sheet.scores) == scores
    assert sum(scores) == 0


@pytest.mark.parametrize("rules", entered.MATCHES)
def test_the_third_hand_changed_after_the_tenth_moves_all_that_follow(rules: str) -> None:
    book = entered.match(rules)
    entries = book.entries[:10]
    before = value_book(book.model_copy(update={"entries": entries}))
    assert list(before.scores) == _engines(rules, 10)[0]
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
