"""Choices at the family's table, as the page keeps them, and games that are played to a certain moment."""

from collections.abc import Callable
from typing import Any, Final

from eastwind.server.services.family import moment_of
from eastwind.server.wire.family import FamilyGame, FamilyMoment
from tests.support.family import lonely_discard

CHOICES: Final[dict[str, Any]] = {
    "partners": ["person", "person"],
    "scoring": "counting",
    "flowers": False,
    "hands": 1,
    "way": "named",
    "sums": True,
    "hidden": False,
    "opposite": False,
}
#: Choices that belong to a game.
PLAYED: Final = ("partners", "scoring", "flowers", "hands")


def _next(moment: FamilyMoment) -> str:
    if moment.phase == "discard":
        return next((f"{one.seat} {one.moves[0]}" for one in moment.seats if one.moves), "go")
    mine = next(one for one in moment.seats if one.moves)
    won = "mahjong" in mine.moves
    return f"{mine.seat} {'mahjong' if won else lonely_discard([*mine.hand, mine.drawn or '9z'], mine.moves)}"


def until(seed: int, wanted: Callable[[FamilyMoment], bool], **choices: Any) -> tuple[list[str], FamilyMoment]:
    """The moves of a game until something is seen, or its end."""
    game = {name: {**CHOICES, **choices}[name] for name in PLAYED}
    moves = ["break 2 7"]
    while True:
        moment = moment_of(FamilyGame.model_validate({**game, "seed": seed, "moves": moves}))
        if wanted(moment) or moment.phase == "match_over":
            return moves, moment
        moves.append(_next(moment))
