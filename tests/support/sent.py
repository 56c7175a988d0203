"""Values as they come from another process, in a test's own."""

from multiprocessing.reduction import ForkingPickler
from typing import TypeVar

T = TypeVar("T")


def sent(value: T) -> T:
    """The value as Python's own processes hand it on: written down by one and read by the other."""
    copy: T = ForkingPickler.loads(ForkingPickler.dumps(value))
    return copy
