"""Sets of kinds as bits of one unsigned number (bit k stands for kind k), and what compiled code asks of them."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from eastwind.arrays import whole
from eastwind.jit import COMPILED, inline


@inline
def bit_of(kind: int) -> np.uint64:
    """The set of one kind."""
    return np.uint64(1) << np.uint64(kind)


@inline
def has(mask: np.uint64, kind: int) -> bool:
    """Whether a set has a kind."""
    return bool((mask >> np.uint64(kind)) & np.uint64(1))


@inline
def ones_in(mask: np.uint64) -> int:
    """How many kinds a set has: sums of ever wider fields, side by side."""
    sums = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    sums = (sums & np.uint64(0x3333333333333333)) + ((sums >> np.uint64(2)) & np.uint64(0x3333333333333333))
    sums = (sums + (sums >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    sums += sums >> np.uint64(8)
    sums += sums >> np.uint64(16)
    return whole((sums + (sums >> np.uint64(32))) & np.uint64(0x7F))


def _zeros_below_in_python(mask: np.uint64) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


def _zeros_below_in_code() -> Callable[[np.uint64], int]:
    """The processor's own count of the zeros below the lowest one."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    def count(_typing: Any, mask: Any) -> Any:
        return types.int64(types.uint64), write

    counted: Any = intrinsic(count)
    result: Callable[[np.uint64], int] = counted
    return result


_zeros_below: Final = _zeros_below_in_code() if COMPILED else _zeros_below_in_python


@inline
def lowest_in(mask: np.uint64) -> int:
    """The lowest kind of a set, which must not be empty.

    To go through all of a set: take its lowest, then `mask = without_lowest(mask)`.
    """
    return _zeros_below(mask)


@inline
def without_lowest(mask: np.uint64) -> np.uint64:
    """A set that is not empty without its lowest kind."""
    return mask & (mask - np.uint64(1))
