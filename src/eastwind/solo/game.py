"""Rules of the solitaire, and a game as plain data: tiles and the moves made so far.

Two tiles are removed together when both are free and they match. Tiles match when they are of one *group*: four equal tiles, all
flowers, all seasons. With own faces a group may have two *sides*, a sign (1) and its sound (2), and a sign goes with a
sound only; 0 goes with every side.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.solo.blocking import Blocking, blocking_of, free_without, holds
from eastwind.solo.layout import Place, as_array
from eastwind.solo.solver.puzzle import Pair, sides_match

SIGN: Final = 1
SOUND: Final = 2


class IllegalPairError(EastwindError):
    """Error for two tiles that cannot be removed; nothing was changed. `expected` says what would have fitted."""

    def __init__(self, pair: Pair, expected: str, found: str) -> None:
        super().__init__(f"tiles {pair[0]} and {pair[1]}: expected {expected}, found {found}")
        self.pair = pair
        self.expected = expected


@dataclass(frozen=True)
class Tiles:
    """Set of n tiles in their places; a tile is called by its index.

    :ivar groups: (n,) which tiles match; :ivar sides: (n,) 0, or sign and sound of own faces
    """

    places: tuple[Place, ...]
    groups: tuple[int, ...]
    sides: tuple[int, ...]

    def __post_init__(self) -> None:
        if not len(self.places) == len(self.groups) == len(self.sides):
            sizes = f"{len(self.places)}, {len(self.groups)} and {len(self.sides)}"
            raise ValueError(f"expected as many places as groups and sides, found {sizes}")

    @cached_property
    def blocking(self) -> Blocking:
        return blocking_of(as_array(self.places))

    def match(self, one: int, other: int) -> bool:
        """Return whether two tiles are a pair, free or not."""
        same = one != other and self.groups[one] == self.groups[other]
        return same and sides_match(self.sides[one], self.sides[other])

    def only(self, tiles: Iterable[int]) -> "Tiles":
        """Return some of the tiles, in the order given."""
        kept = list(tiles)
        return Tiles(
            tuple(self.places[tile] for tile in kept),
            tuple(self.groups[tile] for tile in kept),
            tuple(self.sides[tile] for tile in kept),
        )


def tiles_of(places: Sequence[Place], groups: Sequence[int], sides: Sequence[int] = ()) -> Tiles:
    """Return the tiles; without sides, everything of a group matches."""
    return Tiles(tuple(places), tuple(groups), tuple(sides) or (0,) * len(groups))


@dataclass(frozen=True)
class Game:
    """A game under way. A move gives a new game; undoing is going on with an older one, redoing with a newer."""

    tiles: Tiles
    moves: tuple[Pair, ...] = field(default=())

    @cached_property
    def gone(self) -> frozenset[int]:
        return frozenset(tile for pair in self.moves for tile in pair)

    @cached_property
    def free(self) -> frozenset[int]:
        """Tiles with nothing on top and one long side free."""
        gone = np.zeros(len(self.tiles.places), np.uint8)
        gone[list(self.gone)] = 1
        return frozenset(np.flatnonzero(free_without(self.tiles.blocking, gone)).tolist())

    @property
    def left(self) -> list[int]:
        """Tiles still on the table."""
        return [tile for tile in range(len(self.tiles.places)) if tile not in self.gone]

    def pairs(self) -> list[Pair]:
        """Return all moves there are."""
        free = sorted(self.free)
        return [(one, other) for one in free for other in free if one < other and self.tiles.match(one, other)]

    def blockers(self, tile: int) -> list[int]:
        """Return the tiles on the table that hold `tile`: on top of it, at its left, at its right; empty for a free one."""
        if tile in self.free or tile in self.gone:
            return []
        places = as_array(self.tiles.places)
        return [other for other in self.left if other != tile and holds(places, other, tile)]

    def play(self, one: int, other: int) -> "Game":
        """Return the game after a pair is removed.

        :raises IllegalPairError: if a tile is not there or not free, or the two do not match.
        """
        pair = (one, other)
        for tile in pair:
            if not 0 <= tile < len(self.tiles.places) or tile in self.gone:
                raise IllegalPairError(pair, "two tiles on the table", f"no tile {tile}")
            if tile not in self.free:
                raise IllegalPairError(pair, "two free tiles", f"tile {tile} held by {self.blockers(tile)}")
        if not self.tiles.match(one, other):
            raise IllegalPairError(pair, "two tiles that match", "two that do not")
        return Game(self.tiles, (*self.moves, pair))

    def undo(self, moves: int = 1) -> "Game":
        """Return the game some moves ago, at most back to the start."""
        return Game(self.tiles, self.moves[: max(0, len(self.moves) - moves)])

    def remaining(self) -> Tiles:
        """Return the tiles on the table alone, as `left` numbers them: nothing that is gone matters any more."""
        return self.tiles.only(self.left)
