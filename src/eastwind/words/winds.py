"""The four winds: their letters, and what they are called. A wind is 0 east … 3 north everywhere else."""

from typing import Final, Literal

from eastwind import words

WindLetter = Literal["E", "S", "W", "N"]
#: Winds by their number, in the order of play from the dealer.
WINDS: Final[tuple[WindLetter, ...]] = ("E", "S", "W", "N")
#: The same as words of English, where they are names and not text.
WIND_NAMES: Final = ("east", "south", "west", "north")
_MESSAGES: Final = tuple(f"wind-{name}" for name in WIND_NAMES)


def wind_name(language: str, wind: int) -> str:
    """A wind by its name."""
    return words.text(language, _MESSAGES[wind])


def round_name(language: str, wind: int) -> str:
    """The round in which a wind prevails, by its name."""
    return words.attribute(language, _MESSAGES[wind], "round")
