"""Sets of kinds as bits of one unsigned number (bit k is kind k), and operations on them for compiled code."""

import numpy as np

from eastwind.arrays import whole
from eastwind.jit import inline, zeros_below


@inline
def bit_of(kind: int) -> np.uint64:
    """Return the set of one kind."""
    return np.uint64(1) << np.uint64(kind)


@inline
def has(mask: np.uint64, kind: int) -> bool:
    """Return whether a set has a kind."""
    return bool((mask >> np.uint64(kind)) & np.uint64(1))


@inline
def ones_in(mask: np.uint64) -> int:
    """Return the number of kinds in a set, from sums of ever wider adjacent fields."""
    sums = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    sums = (sums & np.uint64(0x3333333333333333)) + ((sums >> np.uint64(2)) & np.uint64(0x3333333333333333))
    sums = (sums + (sums >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    sums += sums >> np.uint64(8)
    sums += sums >> np.uint64(16)
    return whole((sums + (sums >> np.uint64(32))) & np.uint64(0x7F))


@inline
def lowest_in(mask: np.uint64) -> int:
    """Return the lowest kind of a set, which must not be empty.

    To go through all of a set: take its lowest, then `mask = without_lowest(mask)`.
    """
    return zeros_below(mask)


@inline
def without_lowest(mask: np.uint64) -> np.uint64:
    """Return a set without its lowest kind; it must not be empty."""
    return mask & (mask - np.uint64(1))
