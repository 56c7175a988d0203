"""What the page is told of a family's match: hands that lie open, why a tile may not be taken, the sums."""

from typing import Any

import pytest

from eastwind.server.services.family import moment_of
from eastwind.server.wire.family import FamilyGame, FamilyMoment
from eastwind.server.wire.refusals import Refusal
from tests.support.family import lonely_discard


def ask(moves: list[str], **wish: Any) -> FamilyMoment:
    return moment_of(FamilyGame.model_validate({"seed": 5, "partners": ["person", "person"], "moves": moves, **wish}))


def play(wanted: Any, **wish: Any) -> tuple[FamilyMoment, list[str]]:
    """A match with walls without bonus tiles, until something is seen; drawn tiles go again, wins are taken."""
    moves = ["break 2 9"]
    moment = ask(moves, flowers=False, **wish)
    while not wanted(moment):
        if moment.phase == "hand_over":
            moves.append("break 1 4")
        elif moment.phase == "discard":
            takes = [f"{one.seat} {one.moves[0]}" for one in moment.seats if one.moves]
            moves.append(takes[0] if takes else "go")
        else:
            mine = next(one for one in moment.seats if one.moves)
            won = "mahjong" in mine.moves
            moves.append(f"{mine.seat} {'mahjong' if won else lonely_discard(mine.hand, mine.moves)}")
        moment = ask(moves, flowers=False, **wish)
    return moment, moves


def test_a_match_begins_with_a_wall_that_is_not_broken() -> None:
    moment = ask([])
    assert (moment.phase, moment.hand, moment.wall, moment.leader) == ("break", 0, [], 0)
    assert [one.number for one in moment.seats] == [1, 3]


def test_all_hands_lie_open_and_the_drawn_tile_apart() -> None:
    moment = ask(["break 2 9"], flowers=False)
    first, other = moment.seats
    assert [len(first.hand), len(other.hand)] == [13, 13]
    assert first.drawn is not None
    assert moment.left == 136 - 27
    assert sum(moment.wall) == 136 - 27


def test_what_completes_nothing_has_its_reason() -> None:
    moment, _ = play(lambda it: it.phase == "discard" and any(one.reason for one in it.seats))
    told = next(one for one in moment.seats if one.reason)
    assert told.seat != moment.turn
    assert told.moves == []
    assert told.reason is not None
    assert set(told.reason.tiles) <= set(told.hand)


@pytest.mark.parametrize("scoring", ["counting", "chronicle"])
def test_everybody_adds_up_his_own(scoring: str) -> None:
    moment, _ = play(lambda it: it.result is not None and it.result.winner is not None, scoring=scoring, hands=16)
    assert moment.result is not None
    for one in moment.result.sums:
        assert one.total == sum(part.points for part in one.parts)
        if one.seat == moment.result.winner:
            expected = 5 if scoring == "chronicle" else 3 * 4 + 2
            assert one.total >= expected
    numbers = {part.points for one in moment.result.sums for part in one.parts}
    assert numbers <= ({5, 1} if scoring == "chronicle" else {1, 2, 3, 4, 5})


def test_a_used_up_wall_has_no_sums() -> None:
    moves = ["break 2 9"]
    moment = ask(moves, flowers=False, hands=1)
    while moment.phase != "match_over":
        mine = next((one for one in moment.seats if one.moves and moment.phase == "turn"), None)
        discards = [word for word in mine.moves if word.startswith("discard")] if mine else []
        moves.append(f"{mine.seat} {discards[0]}" if mine else "go")
        moment = ask(moves, flowers=False, hands=1)
    assert moment.result is not None
    assert (moment.result.winner, moment.result.sums, moment.left) == (None, [], 0)


def test_a_move_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(Refusal):
        ask(["break 2 9", "0 pung"])
