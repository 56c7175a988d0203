"""Actions as small integers, and the words for them.

`discard 5m`, `discard 5m ready`, `discard 5m at_once`, `concealed_kong 5m`, `added_kong 5m`, `flower 1f`, `pass`,
`chow 3m` (named by the lowest tile of the set), `pung`, `kong`, `mahjong`, `ready_at_once`, `lay_chow 3m`, `lay_pung 5m`.
"""

from typing import Final

from eastwind.errors import EastwindError
from eastwind.tiles.kinds import FLOWERS, PLAIN_KINDS
from eastwind.tiles.notation import NotationError, format_tile, parse_tile

DISCARD: Final = 0  # + kind
DISCARD_READY: Final = DISCARD + PLAIN_KINDS  # + kind: declaring a ready hand with it
DISCARD_AT_ONCE: Final = DISCARD_READY + PLAIN_KINDS  # + kind: the dealer's first discard, ready at once
CONCEALED_KONG: Final = DISCARD_AT_ONCE + PLAIN_KINDS  # + kind
ADDED_KONG: Final = CONCEALED_KONG + PLAIN_KINDS  # + kind: onto one's exposed pung
FLOWER: Final = ADDED_KONG + PLAIN_KINDS  # + 0–7
PASS: Final = FLOWER + 8
CHOW: Final = PASS + 1  # + lowest kind of the set, 0–26
PUNG: Final = CHOW + 27
KONG: Final = PUNG + 1
MAHJONG: Final = KONG + 1
READY_AT_ONCE: Final = MAHJONG + 1
LAY_CHOW: Final = READY_AT_ONCE + 1  # + lowest kind: of tiles drawn oneself, laid out openly
LAY_PUNG: Final = LAY_CHOW + 27  # + kind: also of tiles drawn oneself
ACTIONS: Final = LAY_PUNG + PLAIN_KINDS
#: Place of an answer that has not been given.
NO_ACTION: Final = -1

_WITH_TILE: Final = (
    ("discard", DISCARD, ""),
    ("discard", DISCARD_READY, " ready"),
    ("discard", DISCARD_AT_ONCE, " at_once"),
    ("concealed_kong", CONCEALED_KONG, ""),
    ("added_kong", ADDED_KONG, ""),
    ("lay_pung", LAY_PUNG, ""),
)
_BARE: Final = {"pass": PASS, "pung": PUNG, "kong": KONG, "mahjong": MAHJONG, "ready_at_once": READY_AT_ONCE}


def _all_words() -> dict[int, str]:
    words = {
        first + kind: f"{verb} {format_tile(kind)}{tail}" for verb, first, tail in _WITH_TILE for kind in range(34)
    }
    words.update({FLOWER + bonus: f"flower {format_tile(FLOWERS + bonus)}" for bonus in range(8)})
    for verb, first in (("chow", CHOW), ("lay_chow", LAY_CHOW)):
        words.update({first + kind: f"{verb} {format_tile(kind)}" for kind in range(27) if kind % 9 <= 6})
    words.update({number: word for word, number in _BARE.items()})
    return words


#: Action → words, for every action.
WORDS: Final = _all_words()
_NUMBERS: Final = {word: number for number, word in WORDS.items()}


class ActionError(EastwindError, ValueError):
    """Error for a text that is not an action.

    :ivar word: the text.
    """

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.word = word


def parse_action(word: str) -> int:
    """Return the action that the words name.

    :raises ActionError: with what was expected.
    """
    number = _NUMBERS.get(word)
    if number is not None:
        return number
    verb, _, rest = word.partition(" ")
    if verb in _BARE:
        raise ActionError(f"expected {verb!r} alone, found {word!r}", word)
    verbs = {*(verb for verb, _, _ in _WITH_TILE), "flower", "chow", "lay_chow"}
    if verb not in verbs:
        raise ActionError(f"expected one of {', '.join(sorted(verbs | set(_BARE)))}; found {word!r}", word)
    try:
        parse_tile(rest.split(" ")[0])
    except NotationError as error:
        raise ActionError(f"expected a tile after {verb!r}, found {word!r}: {error}", word) from error
    raise ActionError(f"expected {verb!r} with a tile that fits it, found {word!r}", word)
