"""Spoken names of tiles, for screen readers."""

from eastwind.tiles.kinds import BAMBOO, CHARACTERS, DOTS, FLOWERS, HONOURS, KINDS
from eastwind.words import text

#: First kind of each group, with its letter in the notation; the highest first.
_GROUPS = ((FLOWERS, "f"), (HONOURS, "z"), (BAMBOO, "s"), (DOTS, "p"), (CHARACTERS, "m"))


def tile_name(kind: int, language: str) -> str:
    """Return the spoken name of a kind of tile: "five of bamboo", "пятёрка бамбуков".

    Raises `ValueError` for a number that is no kind, `MissingText` for a language without texts.
    """
    if not 0 <= kind < KINDS:
        raise ValueError(f"kind must be from 0 to {KINDS - 1}, got {kind!r}")
    first, letter = next(group for group in _GROUPS if kind >= group[0])
    return text(language, f"tile-{kind - first + 1}{letter}")
