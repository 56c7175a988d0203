"""Random numbers for training: they depend on the seed and the place alone, on every machine."""

from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.study.seeds import seed_of_chunk

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
#: Factor that maps 53 bits and a half to numbers between 0 and 1, both left out.
_UNIT: Final = 2.0**-53


def _units(seed: int, count: int) -> npt.NDArray[np.float64]:
    """Return uniform numbers above 0 and below 1."""
    bits = np.uint64(seed & 0xFFFFFFFFFFFFFFFF) + np.arange(1, count + 1, dtype=np.uint64) * _STEP
    bits = (bits ^ (bits >> np.uint64(30))) * _FIRST
    bits = (bits ^ (bits >> np.uint64(27))) * _SECOND
    bits ^= bits >> np.uint64(31)
    units: npt.NDArray[np.float64] = ((bits >> np.uint64(11)).astype(np.float64) + 0.5) * _UNIT
    return units


def normals(seed: int, place: int, rows: int, columns: int) -> npt.NDArray[np.float64]:
    """Return (rows, columns) standard normal numbers of a place in the stream of a seed (Box and Muller, 1958)."""
    count = rows * columns
    half = (count + 1) // 2
    units = _units(seed_of_chunk(seed, place), 2 * half)
    radius, angle = np.sqrt(-2.0 * np.log(units[:half])), 2.0 * np.pi * units[half:]
    drawn = np.concatenate([radius * np.cos(angle), radius * np.sin(angle)])
    return drawn[:count].reshape(rows, columns)


def order(seed: int, place: int, count: int) -> npt.NDArray[np.int64]:
    """Return the numbers below `count` in an order of a place in the stream of a seed."""
    return np.argsort(_units(seed_of_chunk(seed, place), count), kind="stable")
