"""Shared parts of the trainings of the command line."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from eastwind.cli import many_hands
from eastwind.cores import share_out

T = TypeVar("T")
R = TypeVar("R")

HOUR: Final = 3600.0


def spread(chosen: argparse.Namespace) -> Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]:
    """Return a function that shares work out among the chosen number of cores."""
    cores = many_hands.cores_of(chosen)

    def share(work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        return share_out(work, pieces, cores)

    return share
