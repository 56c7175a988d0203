"""What the players of a book are called."""

from collections.abc import Sequence

from eastwind.words import text


def names_told(names: Sequence[str], language: str) -> list[str]:
    """The names that people wrote; where nobody wrote one, the number of the seat, which stays when the winds go round."""
    return [name or text(language, "scorebook-player-number", number=seat + 1) for seat, name in enumerate(names)]
