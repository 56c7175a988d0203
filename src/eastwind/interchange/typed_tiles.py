"""Tiles as people type and paste them: the notation in small letters or capitals, and the tiles of Unicode.

A letter of another script that looks like one of the notation's is read as that one; any other letter is named in the error,
since readers cannot tell the two apart. Records and questions of programs use only `eastwind.tiles.notation`.
"""

import unicodedata
from typing import Final

from eastwind.tiles.notation import NotationError, parse_tile, parse_tiles

_SUITS: Final = "mpszf"
#: Cyrillic letters that look like letters of the notation.
_LOOKS_LIKE: Final = {"м": "m", "р": "p", "ѕ": "s"}
#: First character of Unicode's block of tiles, which begins with the winds, then has the dragons (red, green, white) and the
#: suits (characters, bamboo, dots).
_FIRST: Final = 0x1F000
_IN_ORDER: Final = (
    *(f"{rank}z" for rank in (1, 2, 3, 4, 7, 6, 5)),
    *(f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)),
    # plum, orchid, bamboo, chrysanthemum, then the seasons
    *(f"{rank}f" for rank in (1, 2, 4, 3, 5, 6, 7, 8)),
)
_UNICODE: Final = {chr(_FIRST + place): parse_tile(code) for place, code in enumerate(_IN_ORDER)}
#: Characters that select a coloured or a plain picture of the tile before them, and are no tiles themselves.
_SELECTORS: Final = "\ufe0e\ufe0f"


def read_tiles(text: str) -> list[int]:
    """Return the kinds of the tiles in a text that a person wrote, in the order of the text.

    >>> read_tiles("13M 5Z") == read_tiles("🀇🀉🀆") == [0, 2, 31]
    True

    :raises NotationError: for a strange character, digits without a letter, or a digit that the group does not have.
    """
    kinds: list[int] = []
    begun = None
    for at, character in enumerate(text):
        if character in _UNICODE:
            if begun is not None:
                raise NotationError("digits without a letter", text, begun)
            kinds.append(_UNICODE[character])
        elif character.isascii() and character.isdigit():
            begun = at if begun is None else begun
        elif letter := _suit(character):
            start = at if begun is None else begun
            kinds += _group(text[start:at] + letter, start, text)
            begun = None
        elif not character.isspace() and character not in _SELECTORS:
            raise NotationError(f"expected a digit or one of m p s z f, found {_named(character)}", text, at)
    if begun is not None:
        raise NotationError("digits without a letter", text, begun)
    return kinds


def _group(written: str, start: int, text: str) -> list[int]:
    """Return the kinds of a group of digits and their letter that begins at `start` of the text.

    Blanks and selectors are allowed between the digits.
    """
    try:
        return parse_tiles("".join(" " if one in _SELECTORS else one for one in written))
    except NotationError as error:
        raise NotationError(error.reason, text, start + error.position) from None


def _suit(character: str) -> str:
    """Return the letter of the notation that a character is or looks like; empty for any other."""
    small = character.lower()
    letter = _LOOKS_LIKE.get(small, small)
    return letter if len(letter) == 1 and letter in _SUITS else ""


def _named(character: str) -> str:
    cyrillic = unicodedata.name(character, "").startswith("CYRILLIC ")
    return f"the Cyrillic letter {character!r}" if cyrillic else repr(character)
