"""Values as another process would get them."""

from multiprocessing.reduction import ForkingPickler
from typing import TypeVar

T = TypeVar("T")


def sent(value: T) -> T:
    """Return a value as it arrives in another process: pickled and read again."""
    copy: T = ForkingPickler.loads(ForkingPickler.dumps(value))
    return copy
