"""Tiles as the rule books name them: a group and a number, nothing else.

The groups: `m` characters, `p` dots, `s` bamboo, `z` honours (1–4 the winds east, south, west, north; 5–7 the dragons
white, green, red), `f` bonus tiles (1–4 the flowers plum, orchid, chrysanthemum, bamboo; 5–8 the seasons spring, summer,
autumn, winter).
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

SUITS: Final = "mps"


class Tile(NamedTuple):
    """One tile; two tiles that look alike are equal."""

    group: str
    number: int

    def __str__(self) -> str:
        return f"{self.number}{self.group}"


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a text like `123m 55z 1f`, in that order."""
    found: list[Tile] = []
    digits = ""
    for character in text:
        if character.isdigit():
            digits += character
        elif not character.isspace():
            found += [Tile(character, int(digit)) for digit in digits]
            digits = ""
    if digits:
        raise ValueError(f"digits without a group in {text!r}")
    return tuple(found)


def text_of(some: Iterable[Tile]) -> str:
    """Tiles as a text that `tiles` reads, sorted."""
    text = ""
    before = ""
    for tile in sorted(some):
        if before not in ("", tile.group):
            text += before
        text += str(tile.number)
        before = tile.group
    return text + before


PLAIN: Final = tuple(Tile(suit, number) for suit in SUITS for number in range(1, 10)) + tuple(
    Tile("z", number) for number in range(1, 8)
)
WINDS: Final = tiles("1234z")
DRAGONS: Final = tiles("567z")
WHITE, GREEN, RED = DRAGONS
FLOWERS: Final = tiles("1234f")
SEASONS: Final = tiles("5678f")
GREEN_TILES: Final = tiles("23468s 6z")


def is_suit(tile: Tile) -> bool:
    """Characters, dots or bamboo."""
    return tile.group in SUITS


def is_honour(tile: Tile) -> bool:
    """A wind or a dragon."""
    return tile.group == "z"


def is_wind(tile: Tile) -> bool:
    return tile in WINDS


def is_dragon(tile: Tile) -> bool:
    return tile in DRAGONS


def is_terminal(tile: Tile) -> bool:
    """A 1 or a 9."""
    return is_suit(tile) and tile.number in (1, 9)


def rank_class(tile: Tile) -> str:
    """The row of the tables of sets that a tile belongs to: `simple` (2–8), `terminal` (1, 9), `wind` or `dragon`."""
    if is_wind(tile):
        return "wind"
    if is_dragon(tile):
        return "dragon"
    return "terminal" if is_terminal(tile) else "simple"
