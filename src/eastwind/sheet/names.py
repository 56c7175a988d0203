"""Names of the players of a book."""

from collections.abc import Sequence

from eastwind.texts import told_apart
from eastwind.words import text


def names_told(names: Sequence[str], language: str) -> list[str]:
    """Return the names entered, with numbers after repeated ones; for an empty name, one made from the number of the seat.

    The number of a seat stays the same when the winds rotate.
    """
    return told_apart(
        [name or text(language, "scorebook-player-number", number=seat + 1) for seat, name in enumerate(names)]
    )
