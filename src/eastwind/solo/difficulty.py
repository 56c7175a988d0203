"""Difficulty of a deal, measured: the share of random plays that clear it."""

from dataclasses import dataclass
from typing import Final, Literal

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.jit import inline, jit_with
from eastwind.solo.blocking import BLOCKING_T, Blocking, is_open
from eastwind.solo.game import Tiles
from eastwind.tiles.chance import Chance, below, chance

#: Number of random plays by which a deal is measured.
PLAYS: Final = 1000
Band = Literal["calm", "easy", "medium", "hard", "expert"]
#: Band → the least share of random plays that clear a deal of it.
BANDS: Final[tuple[tuple[Band, float], ...]] = (
    ("calm", 0.5),
    ("easy", 0.15),
    ("medium", 0.03),
    ("hard", 0.004),
    ("expert", 0.0),
)
#: Seed of every measurement: each deal gets the same chance, so that its figures never change.
_SEED: Final = 2718


@dataclass(frozen=True, slots=True)
class Difficulty:
    """Number of random plays, and of those that cleared the deal."""

    plays: int
    cleared: int

    @property
    def band(self) -> Band:
        """Word for the difficulty."""
        return next(name for name, share in BANDS if self.cleared >= share * self.plays)


@inline
def _goes_with(groups: Row, sides: Row, one: int, other: int) -> bool:
    if groups[one] != groups[other]:
        return False
    return sides[one] == 0 or sides[other] == 0 or sides[one] != sides[other]


@inline
def _random_pair(groups: Row, sides: Row, free: Row, count: int, state: Chance, pair: Row) -> bool:
    """Draw one of the fitting pairs of free tiles, each as likely as the others, into `pair`; return whether there is one."""
    found = 0
    for at in range(count):
        for other in range(at):
            if _goes_with(groups, sides, free[at], free[other]):
                found += 1
    if found == 0:
        return False
    wanted = below(state, found)
    for at in range(count):
        for other in range(at):
            if _goes_with(groups, sides, free[at], free[other]):
                if wanted == 0:
                    pair[0], pair[1] = at, other
                    return True
                wanted -= 1
    return False


@jit_with(numba.int64(BLOCKING_T, numba.int32[::1], numba.int32[::1], numba.uint64[::1], numba.int64), long=True)
def _random_plays(blocking: Blocking, groups: Row, sides: Row, state: Chance, plays: int) -> int:
    """Return how many of `plays` random plays clear the board."""
    tiles = groups.shape[0]
    free = np.zeros(tiles, np.int32)
    pair = np.zeros(2, np.int64)
    cleared = 0
    for _ in range(plays):
        held = blocking.held.copy()
        count = 0
        for tile in range(tiles):
            if is_open(held[tile]):
                free[count] = tile
                count += 1
        left = tiles
        while left and _random_pair(groups, sides, free, count, state, pair):
            one, other = free[pair[0]], free[pair[1]]
            # the first of the two is further right in the list: taking it out first does not move the second
            free[pair[0]] = free[count - 1]
            free[pair[1]] = free[count - 2]
            count -= 2
            left -= 2
            for side in range(2):
                tile = one if side == 0 else other
                for at in range(blocking.first[tile], blocking.first[tile + 1]):
                    under = blocking.tile[at]
                    was_open = is_open(held[under])
                    held[under] -= blocking.weight[at]
                    if not was_open and is_open(held[under]):
                        free[count] = under
                        count += 1
        if left == 0:
            cleared += 1
    return whole(cleared)


def measure_difficulty(tiles: Tiles, plays: int = PLAYS) -> Difficulty:
    """Play a position at random, always in the same way, and return how often it was cleared."""
    groups, sides = np.array(tiles.groups, np.int32), np.array(tiles.sides, np.int32)
    return Difficulty(plays, _random_plays(tiles.blocking, groups, sides, chance(_SEED), plays))
