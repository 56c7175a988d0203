"""What a hand waits for, and what it would be worth with each."""

from typing import Annotated

from pydantic import Field

from eastwind.explain.obstacles import On, obstacles_to
from eastwind.explain.supposing import Position, Win
from eastwind.explain.vocabulary import ObstacleKind, TileCode, Value
from eastwind.tiles.notation import CODES


class Wait(Value):
    """A tile that completes the hand, or brings it nearer: then nothing is said of its worth."""

    tile: TileCode
    left: Annotated[int, Field(description="copies that, by what is known, can still come")]
    by_discard: Annotated[int | None, Field(description="worth of the hand won with it by a discard, if it may be")]
    by_wall: Annotated[int | None, Field(description="worth of the hand won with it from the wall, if it may be")]
    barred_by_discard: Annotated[
        tuple[ObstacleKind, ...], Field(description="why it may not be won with it by a discard")
    ]
    barred_by_wall: Annotated[
        tuple[ObstacleKind, ...], Field(description="why it may not be won with it from the wall")
    ]


def useful(kind: int, left: int) -> Wait:
    """A tile that brings the hand nearer."""
    return Wait(tile=CODES[kind], left=left, by_discard=None, by_wall=None, barred_by_discard=(), barred_by_wall=())


def wait_for(position: Position, kind: int, left: int) -> Wait:
    """A tile that completes the hand of a seat at the table, at its next chance to come."""
    by_discard, bars = _worth(position.win_by_discard(kind), "discard")
    by_wall, bars_drawn = _worth(position.win_by_wall(kind), "drawn")
    return Wait(
        tile=CODES[kind],
        left=left,
        by_discard=by_discard,
        by_wall=by_wall,
        barred_by_discard=bars,
        barred_by_wall=bars_drawn,
    )


def _worth(win: Win, on: On) -> tuple[int | None, tuple[ObstacleKind, ...]]:
    bars = tuple(obstacle.kind for obstacle in obstacles_to(win, on))
    return (None if bars else win.bill.total), bars
