"""Walls and dice of a match, from a source that is passed in."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from eastwind.tiles.shuffle import Dice, FirstEast, Seated, Shuffle


class Dealt(NamedTuple):
    """Standing wall, the four dice that break it, and the throws for its side that failed before."""

    wall: npt.NDArray[np.uint8]
    dice: Dice
    failed: tuple[tuple[int, int], ...] = ()


class Walls(Protocol):
    """Source of walls and dice. Players get the verifiable shuffle; lessons and tests bring their own."""

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        """Return the seats of all, and the first East: see `Shuffle.seat`."""

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        """Return a hand's wall of `size` tiles and its dice: see `Shuffle.deal`; with `turns` as in `Shuffle.deal_by_turns`."""


class FairWalls:
    """Walls of the shuffle that can be checked when the match is over (`docs/shuffle.md`)."""

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        return shuffle.seat(how, playing)

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        return Dealt(*shuffle.deal_by_turns(hand, size, turns)) if turns else Dealt(*shuffle.deal(hand, size))
