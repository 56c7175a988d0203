"""Walls and dice of a match from its shuffle, thrown in the way that its rule set prescribes."""

import numpy as np
import numpy.typing as npt

from eastwind.rules.ruleset import RuleSet
from eastwind.table.table import places_in_turn
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.shuffle import Dice, Shuffle


def wall_size(rules: RuleSet) -> int:
    """Return the number of tiles of a wall: 136, or 144 with flowers."""
    return TILES_ALL if rules.file.tiles.flowers.value else TILES_PLAIN


def wall_and_dice(
    rules: RuleSet, shuffle: Shuffle, hand: int, playing: tuple[int, ...], dealer: int
) -> tuple[npt.NDArray[np.uint8], Dice]:
    """Return (the built wall, the four dice that break it) of a hand.

    :param hand: number of the hand in the match, from 1; :param playing: seats that are played; :param dealer: the hand's dealer.
    """
    if rules.file.wall.broken_side.value != "by-turns":
        return shuffle.deal(hand, wall_size(rules))
    wall, dice, _ = shuffle.deal_by_turns(hand, wall_size(rules), places_in_turn(playing, dealer))
    return wall, dice
