"""What the players of a book are called."""

from collections.abc import Sequence

from eastwind.texts import told_apart
from eastwind.words import text


def names_told(names: Sequence[str], language: str) -> list[str]:
    """The names that people wrote, namesakes told apart; where nobody wrote one, the number of the seat.

    The number stays when the winds go round.
    """
    return told_apart(
        [name or text(language, "scorebook-player-number", number=seat + 1) for seat, name in enumerate(names)]
    )
