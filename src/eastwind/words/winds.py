"""Letters and names of the four winds; a wind is a number from 0 east to 3 north everywhere else."""

from typing import Final, Literal

WindLetter = Literal["E", "S", "W", "N"]
#: Letters of the winds by their number, in the order of play from the dealer.
WINDS: Final[tuple[WindLetter, ...]] = ("E", "S", "W", "N")
#: English names of the winds, used as identifiers and not as text.
WIND_NAMES: Final = ("east", "south", "west", "north")
_MESSAGES: Final = tuple(f"wind-{name}" for name in WIND_NAMES)


def wind_name(language: str, wind: int) -> str:
    """Return the name of a wind."""
    from eastwind.words.texts import text  # loads Fluent, which letters of the winds do not need

    return text(language, _MESSAGES[wind])


def round_name(language: str, wind: int) -> str:
    """Return the name of the round in which a wind prevails."""
    from eastwind.words.texts import attribute

    return attribute(language, _MESSAGES[wind], "round")
