"""The four examples of the source, section VI, both columns, line by line.

The last tile is a discard that completes an open-ended chow, so that no extra of a winner is added.
"""

from collections import Counter

import pytest

from tests.support.hands import Sheet, winner

DRAGON = "dragon_set 777z x2"


@pytest.mark.parametrize(
    ("sheet", "lines", "points", "total"),
    [
        pytest.param(
            winner("34p 99s", "111p 444m 777z", "5p"),
            ["pung_terminal_exposed 111p +4", "pung_simple_exposed 444m +2", "pung_dragon_exposed 777z +4", DRAGON],
            30,
            60,
            id="1-exposed",
        ),
        pytest.param(
            winner("34p 99s 111p 444m 777z", "", "5p"),
            [
                "pung_terminal_concealed 111p +8",
                "pung_simple_concealed 444m +4",
                "pung_dragon_concealed 777z +8",
                DRAGON,
            ],
            40,
            80,
            id="1-concealed",
        ),
        pytest.param(
            winner("34p 99s", "444p 567s 678m", "5p"), ["pung_simple_exposed 444p +2"], 22, 22, id="2-exposed"
        ),
        pytest.param(
            winner("34m 99s 444p 567s 678m", "", "5m"), ["pung_simple_concealed 444p +4"], 24, 24, id="2-concealed"
        ),
        pytest.param(
            winner("34s 99s", "222s 777z 678s", "5s"),
            ["pung_simple_exposed 222s +2", "pung_dragon_exposed 777z +4", DRAGON, "one_suit_with_honours x2"],
            26,
            104,
            id="3-exposed",
        ),
        pytest.param(
            winner("34s 99s 222s 678s 777z", "", "5s"),
            ["pung_simple_concealed 222s +4", "pung_dragon_concealed 777z +8", DRAGON, "one_suit_with_honours x2"],
            32,
            128,
            id="3-concealed",
        ),
        pytest.param(
            winner("34p 22p", "111p 666p 789p", "5p"),
            ["pung_terminal_exposed 111p +4", "pung_simple_exposed 666p +2", "one_suit x8"],
            26,
            208,
            id="4-exposed",
        ),
        pytest.param(
            winner("34p 22p 111p 666p 789p", "", "5p"),
            ["pung_terminal_concealed 111p +8", "pung_simple_concealed 666p +4", "one_suit x8"],
            32,
            256,
            id="4-concealed",
        ),
    ],
)
def test_the_examples_of_the_source_come_out_line_by_line(
    sheet: Sheet, lines: list[str], points: int, total: int
) -> None:
    assert sheet.lines == Counter([*lines, "mahjong +20"])
    assert (sheet.points, sheet.total, sheet.limited) == (points, total, False)
