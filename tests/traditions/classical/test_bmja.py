"""What the British club's rules add, row by row."""

from collections import Counter

import pytest

from eastwind.rules import compile_rules
from eastwind.scoring.layout import Happening, Source
from tests.support.hands import loser, winner
from tests.support.rules import house, house_rules, preset

BMJA = preset("bmja")
READY = Happening.READY
WALL, DISCARD = Source.WALL, Source.DISCARD


def _won(text: str, source: Source = DISCARD, events: Happening = READY) -> set[str]:
    """Limit hands of `concealed / melds / last`, declared ready."""
    concealed, melds, last = (part.strip() for part in text.split("/"))
    return winner(concealed, melds, last, source, events=events, rules=BMJA).limit_hands


def test_a_hand_that_was_not_declared_ready_does_not_win() -> None:
    hand = ("34p 99m", "111m 222s 555z", "5p")
    assert not winner(*hand, rules=BMJA).won
    for events in (READY, Happening.READY_AT_ONCE, Happening.EARTHLY):
        assert winner(*hand, events=events, rules=BMJA).won
    assert winner("345p 99m 111m 222s 555z", events=Happening.HEAVENLY, source=Source.NONE, rules=BMJA).won
    assert winner(*hand, rules=preset("bmja", ready_hand="optional")).won


def test_two_chows_do_not_win() -> None:
    assert winner("34p 99m", "111m 222s 555z", "5p", events=READY, rules=BMJA).won
    assert not winner("34p 99m", "123m 222s 555z", "5p", events=READY, rules=BMJA).won


def test_of_several_readings_one_with_a_chow_at_the_most_wins() -> None:
    # three chows, or three pungs
    sheet = winner("111222333m 4s", "555z", "4s", events=READY, rules=BMJA)
    assert sheet.won
    assert sheet.has("pung_simple_concealed")
    assert not sheet.has("chow")


def test_one_suit_doubles_only_without_chow() -> None:
    sheet = winner("22m 33m", "111m 444m 888m", "3m", events=READY, rules=BMJA)
    assert sheet.worth_of("one_suit_no_chow") == ["x8"]
    assert not winner("22m 34m", "111m 444m 888m", "5m", events=READY, rules=BMJA).has("one_suit_no_chow")


LIMIT_HANDS = [
    ("gates_of_heaven", "1112345678999m / / 5m"),
    ("wriggling_snake", "11 2345678 9p 123z / / 4z"),
    ("three_scholars_no_chow", "77z 88p / 555z 6666z 222m / 7z"),
    ("buried_treasure", "111m 333m 44z 777z 66m / / 6m"),
    ("four_blessings", "44z 5s 5s / 111z 222z 333z / 4z"),
    ("imperial_jade_with_chows", "23s 66z / 444s 666s 888s / 4s"),
    ("heads_and_tails", "11m 99s / 111p 999p 999m / 1m"),
    ("all_honours", "11z 55z / 222z 777z 333z / 1z"),
    ("four_kongs", "5p / 1111m 2222p+ (3333s) 4444z / 5p"),
    ("thirteen_wonders", "19m 19p 19s 1234567z / / 9m"),
]


@pytest.mark.parametrize(("name", "text"), LIMIT_HANDS, ids=[name for name, _ in LIMIT_HANDS])
def test_a_limit_hand_is_named(name: str, text: str) -> None:
    source = WALL if name == "buried_treasure" else DISCARD
    assert name in _won(text, source)


MISSED = [
    ("gates_of_heaven", "112345678999m 1m / / 1m", "1 paired, none of 2 to 8"),
    ("wriggling_snake", "12 2345678 9p 123z / / 4z", "2 paired"),
    ("three_scholars_no_chow", "34p 88p / 555z 6666z 777z / 5p", "a chow"),
    ("buried_treasure", "111m 333m 44z 66m / 7777z / 6m", "a kong"),
    ("buried_treasure", "111m 333m 44z 777p 66m / / 6m", "two suits"),
]


@pytest.mark.parametrize(("name", "text", "why"), MISSED, ids=[f"{name}: {why}" for name, _, why in MISSED])
def test_a_limit_hand_missed_by_little_is_none(name: str, text: str, why: str) -> None:
    assert name not in _won(text, WALL), why


def test_a_buried_treasure_may_end_with_a_discard_for_its_pair_only() -> None:
    assert "buried_treasure" in _won("111m 333m 4z 777z 666m / / 4z")
    assert "buried_treasure" not in _won("111m 333m 44z 777z 66m / / 6m")


HALVES = [
    ("knitting", "1223588m 122358p / / 8p"),
    ("knitting", "1111222m 111122p / / 2p"),
    ("triple_knitting", "1357m 1357p 1357s 9m / / 9s"),
    ("triple_knitting", "1155m 1155p 1155s 5m / / 5s"),
    ("pairs_of_ends", "1199m 11p 99s 1155z 7z / / 7z"),
]


@pytest.mark.parametrize(("name", "text"), HALVES, ids=[f"{index}-{name}" for index, (name, _) in enumerate(HALVES)])
def test_half_the_limit(name: str, text: str) -> None:
    concealed, _, last = (part.strip() for part in text.split("/"))
    sheet = winner(concealed, "", last, events=READY, rules=BMJA)
    assert sheet.lines == Counter([f"{name} +500"])
    assert (sheet.total, sheet.points, sheet.doubles) == (500, 500, 0)
    assert (sheet.won, sheet.limit_hand) == (True, False)


def test_of_two_hands_of_half_the_limit_both_are_named_and_one_counts() -> None:
    rules = house("bmja", patterns__heads_and_tails__half_limit=True, patterns__four_kongs__half_limit=True)
    sheet = winner("9s", "1111m 9999p 9999m 1111p", "9s", events=READY, rules=rules)
    assert sheet.lines == Counter(["heads_and_tails +500", "four_kongs limit"])
    assert sheet.total == 500


def test_half_the_limit_counts_only_where_it_is_more() -> None:
    hand = ("1199m 11p 99s 1155z 7z", "", "7z", WALL)
    sheet = winner(*hand, seat="east", flowers="12345678f", events=READY, rules=BMJA)
    assert not sheet.has("pairs_of_ends")
    assert sheet.total == 1000


@pytest.mark.parametrize(
    ("hand", "melds", "total", "line"),
    [
        ("19m 19p 19s 1234567z", "", 400, "thirteen_wonders +400"),
        ("1223588m 122358p", "", 200, "knitting +200"),
        ("1357m 1357p 1357s 9m", "", 200, "triple_knitting +200"),
        ("222m 444m 66m 77m", "111m", 96, "one_suit_no_chow x8"),
        ("111m 222m 444m 66m 77m", "", 400, "buried_treasure +400"),
    ],
)
def test_a_declared_ready_hand_that_did_not_win_is_worth_what_it_waits_for(
    hand: str, melds: str, total: int, line: str
) -> None:
    sheet = loser(hand, melds, events=READY, rules=BMJA)
    assert sheet.lines[line] == 1
    assert (sheet.total, sheet.won) == (total, False)
    assert loser(hand, melds, rules=BMJA).total < total


def test_what_is_waited_for_counts_though_only_limit_hands_do() -> None:
    rules = compile_rules(house_rules("bmja", {"scoring.waiting_one_suit_doubles": 0}))
    assert loser("19m 19p 19s 1234567z", events=READY, rules=rules).total == 400
    assert (
        loser("222m 444m 66m 77m", "111m", events=READY, rules=rules).total
        == loser("222m 444m 66m 77m", "111m", rules=rules).total
    )


def test_a_tile_that_cannot_come_is_not_waited_for() -> None:
    # all four 3 of bamboo lie in the kong
    assert loser("24s 66z", "(3333s) 666s 888s", events=READY, rules=BMJA).total < 400
    assert loser("23s 66z", "444s 666s 888s", events=READY, rules=BMJA).total == 400


def test_waiting_for_a_limit_hand_counts_only_where_it_is_more() -> None:
    sheet = loser("1199m 11p 99s 1155z 7z", seat="east", flowers="12345678f", events=READY, rules=BMJA)
    assert not sheet.has("pairs_of_ends")
    assert sheet.total == 1000
