"""Notation for tiles: `123m 456p 789s 1122z 1f`, read and written.

Digits, then the letter of their group: `m` characters, `p` dots, `s` bamboo, `z` honours (1–4 east, south, west, north;
5–7 white, green, red), `f` bonus tiles (1–4 plum, orchid, chrysanthemum, bamboo; 5–8 spring, summer, autumn, winter).
Blanks may occur anywhere between tiles.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.errors import EastwindError
from eastwind.tiles.kinds import KINDS

#: letter → (kind of its 1, highest digit)
_GROUPS: Final = {"m": (0, 9), "p": (9, 9), "s": (18, 9), "z": (27, 7), "f": (34, 8)}

#: Kind → code, like `5m`.
CODES: Final = tuple(f"{digit}{letter}" for letter, (_, top) in _GROUPS.items() for digit in range(1, top + 1))
_KINDS: Final = {code: kind for kind, code in enumerate(CODES)}


class NotationError(EastwindError, ValueError):
    """Error for a text that is not tiles in the notation.

    :ivar reason: the fault; :ivar text: the whole text; :ivar position: index of the first character that does not fit.
    """

    def __init__(self, message: str, text: str, position: int) -> None:
        super().__init__(f"{message} in {text!r} at position {position + 1}")
        self.reason = message
        self.text = text
        self.position = position


def parse_tile(code: str) -> int:
    """Return the kind of one tile like `5m`.

    :raises NotationError: if `code` is not exactly one tile.
    """
    kind = _KINDS.get(code)
    if kind is None:
        raise NotationError("expected one tile like '5m' or '1z'", code, 0)
    return kind


def format_tile(kind: int) -> str:
    """Return the code of a kind, like `5m`.

    :raises ValueError: if there is no such kind.
    """
    if not 0 <= kind < KINDS:
        raise ValueError(f"no such kind of tile: {kind!r} (expected 0–{KINDS - 1})")
    return CODES[kind]


def parse_tiles(text: str) -> list[int]:
    """Return the kinds of the tiles in `text`, in their order.

    >>> parse_tiles("13m 5z")
    [0, 2, 31]

    :raises NotationError: for an unknown character, digits without a letter, or a digit that the group does not have.
    """
    kinds: list[int] = []
    digits: list[tuple[int, int]] = []
    for position, character in enumerate(text):
        if character.isspace():
            continue
        if character.isascii() and character.isdigit():
            digits.append((int(character), position))
            continue
        if character not in _GROUPS:
            raise NotationError(f"expected a digit or one of m p s z f, found {character!r}", text, position)
        if not digits:
            raise NotationError(f"expected digits before {character!r}", text, position)
        first, top = _GROUPS[character]
        for digit, at in digits:
            if not 1 <= digit <= top:
                raise NotationError(f"there is no {digit}{character} (only 1–{top})", text, at)
            kinds.append(first + digit - 1)
        digits = []
    if digits:
        raise NotationError("digits without a letter", text, digits[0][1])
    return kinds


def format_tiles(kinds: Iterable[int]) -> str:
    """Return tiles in the notation, in the order given; neighbours of one group share its letter.

    >>> format_tiles([0, 1, 2, 31, 31])
    '123m55z'
    """
    text: list[str] = []
    letter = ""
    for kind in kinds:
        code = format_tile(kind)
        digit, own = code[0], code[1]
        if own != letter:
            text.append(letter)
            letter = own
        text.append(digit)
    return "".join([*text, letter])


def counts_of(kinds: Sequence[int]) -> npt.NDArray[np.uint8]:
    """Return counts by kind, shape (42,)."""
    return np.bincount(np.asarray(kinds, np.int64), minlength=KINDS).astype(np.uint8)


def tiles_of(counts: Iterable[int]) -> list[int]:
    """Return the kinds in ascending order from counts of any length up to 42."""
    return [kind for kind, count in enumerate(counts) for _ in range(int(count))]


def kinds_in(mask: int) -> tuple[int, ...]:
    """Return the kinds in ascending order from a set of them (bit k is kind k)."""
    return tuple(kind for kind in range(KINDS) if mask >> kind & 1)
