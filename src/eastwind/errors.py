"""The errors that Eastwind raises for people to read."""

from collections.abc import Callable
from typing import Any, Final

#: Faults that are told of one file: whoever mends a hundred reads it again.
MOST_FAULTS: Final = 100


class EastwindError(Exception):
    """Base of all errors of the engine.

    Where there is a place or a position, an error carries it as an attribute of its own.
    """

    def told(self, language: str) -> str:
        """The message in a language; a fault of form, which programs cause, is told in English."""
        return str(self)

    def __reduce__(self) -> tuple[Callable[..., "EastwindError"], tuple[Any, ...]]:
        # an error goes from process to process as it is: what it was made from may have been more than its message
        return _as_it_was, (type(self), self.args, self.__dict__)


def _as_it_was(kind: type[EastwindError], args: tuple[Any, ...], state: dict[str, Any]) -> EastwindError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(state)
    return error
