"""Random lots of a seed: the same seed, the same lots, everywhere and for ever."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from eastwind.tiles.shuffle import Stream

T = TypeVar("T")

#: Largest number of attempts to draw a task; the hands of trainers come within some dozens.
PATIENCE: Final = 20_000


class Lots:
    """Lots drawn by the names of a task."""

    def __init__(self, *named: object) -> None:
        self.stream: Final = Stream(" ".join(map(str, named)).encode())

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` − 1."""
        return self.stream.below(bound)

    def one_in(self, many: int) -> bool:
        """Return True once in `many` times."""
        return self.below(many) == 0

    def pick(self, of: Sequence[T]) -> T:
        """Return one of them."""
        return of[self.below(len(of))]

    def weighted(self, weights: Mapping[T, int]) -> T:
        """Return one of the keys, each as often as its weight says."""
        at = self.below(sum(weights.values()))
        for key, weight in weights.items():
            at -= weight
            if at < 0:
                return key
        raise AssertionError("the weights are not what they were")

    def shuffled(self, of: Sequence[T]) -> list[T]:
        """Return all of them in another order."""
        found = list(of)
        for index in range(len(found) - 1, 0, -1):
            other = self.below(index + 1)
            found[index], found[other] = found[other], found[index]
        return found

    def sample(self, of: Sequence[T], most: int) -> list[T]:
        """Return `most` of them, or all there are."""
        return self.shuffled(of)[:most]
