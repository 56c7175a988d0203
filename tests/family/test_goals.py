"""Named hands as goals: what the scorer names by the classical rules, and no other goal beside it."""

import pytest

from eastwind.family.goals import GOALS, Goal, is_reached
from eastwind.scoring import Hand, Meld, MeldSpec, Source
from eastwind.tiles.notation import parse_tiles


def _hand(concealed: str, *laid: str) -> Hand:
    kinds = tuple(parse_tiles(concealed))
    melds = []
    for text in laid:
        tiles = parse_tiles(text)
        meld = Meld.KONG if len(tiles) > 3 else Meld.PUNG if tiles[0] == tiles[1] else Meld.CHOW
        melds.append(MeldSpec(meld, tiles[0]))
    return Hand(kinds, tuple(melds), last=kinds[0], source=Source.WALL, won=True)


@pytest.mark.parametrize(
    ("hand", "reached"),
    [
        (_hand("123m 456p 789s 22p", "555z"), {"dragons"}),
        (_hand("123m 456p 789s 22p", "1111z"), set()),
        (_hand("222m 22p", "555s", "888p", "1111z"), {"alike"}),
        # the same tiles are three pungs or three chows: the reading that was looked for counts
        (_hand("222333444m 99p", "777s"), {"alike"}),
        (_hand("12399m 777z", "789m", "222m"), {"dragons", "one-suit-honours"}),
        (_hand("12345699m", "789m", "222m"), {"one-suit-honours", "one-suit"}),
        (_hand("111m 11s", "999p", "111z", "7777z"), {"dragons", "alike", "ends"}),
        (_hand("123m 11s", "555z", "666z", "777z"), {"dragons", "three-dragons"}),
        (_hand("123m 22s", "555z", "666z", "999s"), {"dragons"}),
        (_hand("111z 22s", "222z", "333z", "4444z"), {"alike", "one-suit-honours", "four-winds"}),
    ],
)  # fmt: skip
def test_a_hand_reaches_what_it_is_named(hand: Hand, reached: set[Goal]) -> None:
    assert {goal for goal in GOALS if is_reached(goal, hand.record())} == reached
