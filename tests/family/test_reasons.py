"""Why a discard completes nothing: the nearest reason that a child can see, with the tiles."""

import pytest

from eastwind.family.reasons import reason_for
from eastwind.family.thinking import Thinking, thought_of
from eastwind.table import actions as act
from eastwind.tiles.notation import counts_of, parse_tiles


@pytest.mark.parametrize(
    ("hand", "discard", "why", "tiles"),
    [
        ("5m 123p", "5m", "pair", "5m"),
        ("4m 9p", "5m", "neighbour", "4m"),
        ("6m 9p", "5m", "neighbour", "6m"),
        ("3m 9p", "5m", "gap", "3m"),
        ("37m 9p", "5m", "gap", "37m"),
        ("19m 9p", "5m", "lonely", ""),
        ("12s", "5z", "honour", ""),
        ("5z 12s", "5z", "pair", "5z"),
        # the suit ends here: nine is nobody's neighbour in the next one
        ("1p 2p", "9m", "lonely", ""),
        # it would complete one, and may not be taken: the wall is used up
        ("46m", "5m", "wall", ""),
        ("34m", "5m", "wall", ""),
        ("67m", "5m", "wall", ""),
        ("55m", "5m", "wall", ""),
    ],
)
def test_the_nearest_reason_is_told(hand: str, discard: str, why: str, tiles: str) -> None:
    counts = counts_of(parse_tiles(hand)).tolist()
    found = reason_for(counts, parse_tiles(discard)[0], wins_with_pair=False)
    assert (found.why, found.tiles) == (why, tuple(parse_tiles(tiles)))


def test_a_pair_that_would_win_has_a_reason_of_its_own() -> None:
    counts = counts_of(parse_tiles("5m")).tolist()
    assert reason_for(counts, parse_tiles("5m")[0], wins_with_pair=True).why == "pair-wins-not"


@pytest.mark.parametrize(
    ("hand", "drawn", "word", "thought", "tiles"),
    [
        ("11s 4p", None, "pung", "take-pung", "1s"),
        ("46m 4p", None, "chow 4m", "take-chow", "46m"),
        ("46m 4p", None, "pass", "leave", ""),
        ("456m 1z 4p", "5m", "discard 1z", "keep", "456m"),
        ("999s 1z 4p", "9s", "discard 1z", "keep", "9s"),
        ("45m 1z 4p", "4p", "discard 1z", "put-lonely", ""),
        ("45m 1z 4p", "4p", "discard 4m", "put-other", ""),
        ("45m 11z 4p", "4p", "discard 1z", "put-other", ""),
        ("5555m", "5m", "concealed_kong 5m", "kong", ""),
    ],
)
def test_the_bird_thinks_what_can_be_seen(hand: str, drawn: str | None, word: str, thought: str, tiles: str) -> None:
    tile = parse_tiles(drawn)[0] if drawn else None
    claimed = None if drawn else parse_tiles("1s" if word == "pung" else "5m")[0]
    found = thought_of(act.parse_action(word), counts_of(parse_tiles(hand)).tolist(), tile, claimed)
    assert isinstance(found, Thinking)
    assert (found.thought, found.tiles) == (thought, tuple(parse_tiles(tiles)))
