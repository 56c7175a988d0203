"""Random numbers for simulation: a small generator whose state is an array, so that every random choice comes from a seed.

Games between people use the verifiable shuffle of `eastwind.tiles.shuffle` instead.
"""

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.jit import inline, inline_wrapping

#: State of a generator: one unsigned integer of any value.
Chance = npt.NDArray[np.uint64]


def chance(seed: int) -> Chance:
    """Return a generator for a seed: shape (1,)."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@inline_wrapping
def next_bits(state: Chance) -> np.uint64:
    """Return the next 64 random bits (SplitMix64)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = state[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.uint64(bits ^ (bits >> np.uint64(31)))


@inline
def below(state: Chance, bound: int) -> int:
    """Return a uniform number from 0 to `bound` − 1, without bias; `bound` at most 2³²."""
    wide = np.uint64(bound)
    # multiply-and-shift on 32 bits; values of the short last stretch are drawn again (the division is rarely needed)
    product = (next_bits(state) >> np.uint64(32)) * wide
    if product & np.uint64(0xFFFFFFFF) < wide:
        threshold = (np.uint64(1) << np.uint64(32)) % wide
        while product & np.uint64(0xFFFFFFFF) < threshold:
            product = (next_bits(state) >> np.uint64(32)) * wide
    return whole(product >> np.uint64(32))


@inline
def shuffle_with(state: Chance, tiles: Row) -> None:
    """Shuffle in place (Fisher–Yates)."""
    for index in range(tiles.shape[0] - 1, 0, -1):
        other = below(state, index + 1)
        held = tiles[index]
        tiles[index] = tiles[other]
        tiles[other] = held


@inline
def roll_with(state: Chance, dice: Row) -> None:
    """Roll all dice of an array: 1–6."""
    for index in range(dice.shape[0]):
        dice[index] = 1 + below(state, 6)


@inline
def fill_set(tiles: Row) -> None:
    """Write a complete set of tiles, 136 or 144 by the array's length, in order of kinds."""
    for index in range(tiles.shape[0]):
        tiles[index] = index // 4 if index < 136 else 34 + index - 136
