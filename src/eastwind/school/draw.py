"""Random draws for tasks: everything from one seed."""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from eastwind.solo.chances import number_below
from eastwind.tiles.chance import chance

T = TypeVar("T")


class Draw:
    """Random draws for one task: other steps and levels of a seed have other ones."""

    def __init__(self, step: str, level: int, seed: int) -> None:
        digest = hashlib.sha256(f"{step} {level} {seed}".encode()).digest()
        self._state: Final = chance(int.from_bytes(digest[:8], "big"))

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` − 1."""
        return number_below(self._state, bound)

    def one_of(self, all_of_them: Sequence[T]) -> T:
        return all_of_them[self.below(len(all_of_them))]

    def shuffled(self, all_of_them: Sequence[T]) -> list[T]:
        row = list(all_of_them)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row
