"""Walls of a test's choosing."""

from collections.abc import Mapping, Sequence
from typing import Final

from eastwind.match.chance import Dealt, FairWalls
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle, read_seating
from tests.support.story import arrange, standing_of

_DICE: Final = (1, 2, 3, 4)


class ToldWalls:
    """Walls in which given hands and draws lie in their places; after the told ones fair walls follow.

    :param hands: for each hand what `tests.support.story.arrange` takes: `east`, `south`, …, `draws`, `loose`, `last`; `dealer`.
    """

    def __init__(self, *hands: Mapping[str, str], first_dealer: int = 0) -> None:
        self._hands = hands
        self._first_dealer = first_dealer
        self.dealers: list[int] = [first_dealer]

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        if how != "highest-sum":
            return FairWalls().seating(shuffle, how, playing)
        sums = [5 if seat in playing else 0 for seat in range(4)]
        sums[self._first_dealer] = 9
        return read_seating(how, [(sums[0], sums[1], sums[2], sums[3])], playing)

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        if hand > len(self._hands):
            return FairWalls().deal(shuffle, hand, size, turns)
        told = self._hands[hand - 1]
        east, south, west, north = (told.get(wind, "") for wind in ("east", "south", "west", "north"))
        taken = arrange(
            size == 144, (east, south, west, north), told.get("draws", ""), told.get("loose", ""), told.get("last", "")
        )
        dealer = int(told.get("dealer", self._first_dealer))
        return Dealt(standing_of(taken, dealer, _DICE), _DICE)
