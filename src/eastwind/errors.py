"""The errors that Eastwind raises for people to read."""

from typing import Final

#: Faults that are told of one file: whoever mends a hundred reads it again.
MOST_FAULTS: Final = 100


class EastwindError(Exception):
    """Base of all errors of the engine.

    Where there is a place or a position, an error carries it as an attribute of its own.
    """

    def told(self, language: str) -> str:
        """The message in a language; a fault of form, which programs cause, is told in English."""
        return str(self)
