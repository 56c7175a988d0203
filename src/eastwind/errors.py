"""Errors that Eastwind raises for people to read."""

from collections.abc import Callable
from typing import Any, Final

#: Largest number of faults reported of one file: after mending a hundred it is read again.
MOST_FAULTS: Final = 100


class EastwindError(Exception):
    """Base of all errors of the engine.

    Where there is a place or a position, an error carries it as an attribute of its own.
    """

    def told(self, language: str) -> str:
        """Return the message in a language; that of a fault of form, which programs cause, is in English."""
        return str(self)

    def __reduce__(self) -> tuple[Callable[..., "EastwindError"], tuple[Any, ...]]:
        # an error passes between processes unchanged: it may have been made from more than its message
        return _as_it_was, (type(self), self.args, self.__dict__)


def _as_it_was(kind: type[EastwindError], args: tuple[Any, ...], state: dict[str, Any]) -> EastwindError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(state)
    return error
