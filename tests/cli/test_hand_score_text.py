"""The steps from the lines of a bill to its total, in words."""

from collections.abc import Mapping

import pytest

from eastwind.cli.texts.hand_score_text import bill_as_text
from eastwind.explain import RulesInUse
from eastwind.interchange.hand_text import hand_from_text
from eastwind.rules.options import Value
from eastwind.scoring.layout import Source
from eastwind.traditions.hand_score import hand_score_of
from tests.support.rules import house_rules

PLAIN = "234m 567m 99s 34p 5p [888m]"
DRAGONS = "34m 99m 5m [555z] [666z] [888m]"
#: Two dragons, and one suit with honours.
DOUBLED = "3 doubles: 30 × 2 × 2 × 2 = 240"
WONDERS = "19m 19p 19s 1234567z 7z"
TABLE: dict[str, Value | list[int]] = {"scoring.total": "table", "scoring.by_doubles": [10, 20, 40, 100]}


def steps_in_words(tiles: str, written: Mapping[str, Value | list[int]]) -> list[str]:
    """The lines after those of the bill: the steps and the total, in English."""
    use = RulesInUse.of(house_rules("ru-classic", written))
    hand = hand_from_text(tiles, won=True, source=Source.DISCARD)
    told = bill_as_text(use, hand, hand_score_of(use.compiled, hand), "en")
    parts = told.split("\n\n")
    return parts[2].splitlines()


@pytest.mark.parametrize(
    ("tiles", "written", "expected"),
    [
        (PLAIN, {"limit.cap": 1000}, ["Points: 22", "Total: 22 points"]),
        (DRAGONS, {"limit.cap": 1000}, ["Points: 30", DOUBLED, "Total: 240 points"]),
        (DRAGONS, {"limit.cap": 100}, ["Points: 30", DOUBLED, "240 cut to 100", "Total: 100 points"]),
        (WONDERS, {"limit.cap": 1000}, ["Total: 1,000 points"]),
        (DRAGONS, TABLE, ["3 doubles: 100", "Total: 100 points"]),
        (PLAIN, TABLE, ["Total: 10 points"]),
    ],
)
def test_each_step_is_told(tiles: str, written: Mapping[str, Value | list[int]], expected: list[str]) -> None:
    assert steps_in_words(tiles, written) == expected
