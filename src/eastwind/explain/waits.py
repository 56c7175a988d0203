"""Waits of a hand, and its worth with each."""

from typing import Annotated

from pydantic import Field

from eastwind.explain.obstacles import On, obstacles_to
from eastwind.explain.supposing import Position, Win
from eastwind.explain.vocabulary import ObstacleKind, TileCode, Value
from eastwind.tiles.notation import CODES

#: Worth of a win, None where it is barred; and the reasons for that.
Worth = tuple[int | None, tuple[ObstacleKind, ...]]


class Wait(Value):
    """Tile that completes the hand, or brings it nearer: then its worth is left out."""

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
    """Return a tile that brings the hand nearer."""
    return Wait(tile=CODES[kind], left=left, by_discard=None, by_wall=None, barred_by_discard=(), barred_by_wall=())


def wait_for(position: Position, kind: int, left: int) -> Wait:
    """Return a tile that completes the hand of a seat at the table, at its next chance to come."""
    by_discard = _worth(position.win_by_discard(kind), "discard")
    return completing(kind, left, by_discard, _worth(position.win_by_wall(kind), "drawn"))


def completing(kind: int, left: int, by_discard: Worth, by_wall: Worth) -> Wait:
    """Return a tile that completes the hand, with its worth in both ways to win with it."""
    return Wait(
        tile=CODES[kind],
        left=left,
        by_discard=by_discard[0],
        by_wall=by_wall[0],
        barred_by_discard=by_discard[1],
        barred_by_wall=by_wall[1],
    )


def _worth(win: Win, on: On) -> Worth:
    bars = tuple(obstacle.kind for obstacle in obstacles_to(win, on))
    return (None if bars else win.bill.total), bars
