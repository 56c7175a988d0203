"""The children's game: counting and chronicle, line by line."""

from collections import Counter

import pytest

from eastwind.scoring.layout import Source
from tests.support.hands import loser, winner
from tests.support.rules import preset

COUNTING = preset("family")
CHRONICLE = preset("family", scoring="chronicle")


def test_counting_a_winner() -> None:
    sheet = winner("234m 55p 99s", "1111z 777z", "5p", seat="east", flowers="1f5f2f", rules=COUNTING)
    assert sheet.lines == Counter(
        ["chow 234m +3", "pung_simple_exposed 555p +4", "kong_wind_exposed 1111z +5", "pung_dragon_exposed 777z +4",
         "pair 99s +2", "own_flower 1f +1", "own_season 5f +1"]
    )  # fmt: skip
    assert sheet.total == 20


def test_chronicle_a_winner() -> None:
    sheet = winner("234m 55p 99s", "1111z 777z", "5p", seat="east", flowers="1f5f2f", rules=CHRONICLE)
    assert sheet.lines == Counter(["mahjong +5", "own_flower 1f +1", "own_season 5f +1"])
    assert sheet.total == 7


def test_chronicle_of_the_others_is_their_bonus() -> None:
    assert loser("234m 555p 99s 12z", "123s", seat="west", flowers="3f", rules=CHRONICLE).total == 1


def test_a_discard_does_not_complete_the_pair() -> None:
    assert not winner("234m 555p 9s", "1111z 777z", "9s", Source.DISCARD, rules=COUNTING).won
    assert winner("234m 555p 9s", "1111z 777z", "9s", Source.WALL, rules=COUNTING).won


def test_a_discard_that_can_be_read_into_a_set_wins() -> None:
    # 4m makes the pair of 4 or the chow 345
    assert winner("44m 35m 678p", "1111z 777z", "4m", rules=COUNTING).won


FINISHED = {
    "a chow and a pung, the rest loose": ("2344m 5556p 9s 1z", "123s", 3 + 4 + 3),
    "a pair is the winner's alone": ("2344m 99s 5z 7z 1z 3p", "123s", 3 + 3),
    "three chows rather than three pungs with one chow less": ("111222333m 5p", "123s", 4 * 3 + 3),
    "two pungs rather than a chow": ("11122m 2m 5p 7p 9p 1z", "123s", 2 * 4 + 3),
    "four alike are a pung and a tile for a chow": ("111123m 5p 7p 9p 1z", "123s", 4 + 3 + 3),
    "chows of a row": ("123456789m 5p", "123s", 4 * 3),
    "a tile is in one chow alone": ("12334m 5p 7p 9p 1z 3z", "123s", 3 + 3),
    "a concealed kong in hand is a pung": ("5555z 147m 258p", "123s", 4 + 3),
    "a declared one is a kong": ("147m 258p 9s", "(5555z) 123s", 5 + 3),
}


@pytest.mark.parametrize("name", FINISHED)
def test_others_count_their_finished_sets(name: str) -> None:
    hand, melds, total = FINISHED[name]
    assert loser(hand, melds, rules=COUNTING).total == total
