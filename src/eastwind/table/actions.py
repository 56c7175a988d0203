"""Actions as small integers, and the words for them.

`discard 5m`, `discard 5m ready`, `discard 5m at_once`, `concealed_kong 5m`, `added_kong 5m`, `flower 1f`, `pass`,
`chow 3m` (named by the lowest tile of the set), `pung`, `kong`, `mahjong`, `ready_at_once`, `lay_chow 3m`, `lay_pung 5m`.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.table.layout import Ready
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


class ActionType(IntEnum):
    """Types of action. The order of the numbers says nothing: a new type is appended."""

    DISCARD = 0
    DISCARD_READY = 1
    DISCARD_AT_ONCE = 2
    CONCEALED_KONG = 3
    ADDED_KONG = 4
    FLOWER = 5
    PASS = 6
    CHOW = 7
    PUNG = 8
    KONG = 9
    MAHJONG = 10
    READY_AT_ONCE = 11
    LAY_CHOW = 12
    LAY_PUNG = 13


@dataclass(frozen=True, slots=True)
class _Row:
    """Actions of one type.

    :ivar first: number of the first action; :ivar verb: its words, with the tile and `tail` after them; :ivar tiles: the tiles
        named, in the order of the actions, a chow by its lowest; none: a single action that names no tile.
    """

    type: ActionType
    first: int
    verb: str
    tiles: tuple[int, ...] = ()
    tail: str = ""


_PLAIN: Final = tuple(range(PLAIN_KINDS))
_SUITED: Final = tuple(range(27))
_BONUS: Final = tuple(range(FLOWERS, FLOWERS + 8))
_ROWS: Final = (
    _Row(ActionType.DISCARD, DISCARD, "discard", _PLAIN),
    _Row(ActionType.DISCARD_READY, DISCARD_READY, "discard", _PLAIN, " ready"),
    _Row(ActionType.DISCARD_AT_ONCE, DISCARD_AT_ONCE, "discard", _PLAIN, " at_once"),
    _Row(ActionType.CONCEALED_KONG, CONCEALED_KONG, "concealed_kong", _PLAIN),
    _Row(ActionType.ADDED_KONG, ADDED_KONG, "added_kong", _PLAIN),
    _Row(ActionType.FLOWER, FLOWER, "flower", _BONUS),
    _Row(ActionType.PASS, PASS, "pass"),
    _Row(ActionType.CHOW, CHOW, "chow", _SUITED),
    _Row(ActionType.PUNG, PUNG, "pung"),
    _Row(ActionType.KONG, KONG, "kong"),
    _Row(ActionType.MAHJONG, MAHJONG, "mahjong"),
    _Row(ActionType.READY_AT_ONCE, READY_AT_ONCE, "ready_at_once"),
    _Row(ActionType.LAY_CHOW, LAY_CHOW, "lay_chow", _SUITED),
    _Row(ActionType.LAY_PUNG, LAY_PUNG, "lay_pung", _PLAIN),
)
_CHOWS: Final = (ActionType.CHOW, ActionType.LAY_CHOW)
_DISCARDS: Final = {
    ActionType.DISCARD: Ready.NO,
    ActionType.DISCARD_READY: Ready.READY,
    ActionType.DISCARD_AT_ONCE: Ready.AT_ONCE,
}

#: By action: its type; the tile that it names, −1 for none; the tile that it discards, −1 for none; the ready hand declared with
#: that (`Ready`).
TYPE_OF: Final = np.zeros(ACTIONS, np.uint8)
TILE_OF: Final = np.full(ACTIONS, -1, np.int8)
DISCARD_OF: Final = np.full(ACTIONS, -1, np.int8)
READY_OF: Final = np.zeros(ACTIONS, np.uint8)
for _row in _ROWS:
    _places = slice(_row.first, _row.first + max(len(_row.tiles), 1))
    TYPE_OF[_places] = _row.type
    TILE_OF[_places] = _row.tiles or -1
    if _row.type in _DISCARDS:
        DISCARD_OF[_places] = TILE_OF[_places]
        READY_OF[_places] = _DISCARDS[_row.type]
# compiled code keeps them as they were when it was compiled
for _table in (TYPE_OF, TILE_OF, DISCARD_OF, READY_OF):
    _table.flags.writeable = False


def type_of(action: int) -> ActionType:
    """Return the type of an action."""
    return ActionType(TYPE_OF[action])


def tile_of(action: int) -> int:
    """Return the tile that an action names, of a chow the lowest; −1 for none."""
    return int(TILE_OF[action])


def discard_of(action: int) -> int:
    """Return the tile that an action discards; −1 for none."""
    return int(DISCARD_OF[action])


def _all_words() -> dict[int, str]:
    words: dict[int, str] = {}
    for row in _ROWS:
        if not row.tiles:
            words[row.first] = row.verb
        for place, tile in enumerate(row.tiles):
            if row.type not in _CHOWS or tile % 9 <= 6:
                words[row.first + place] = f"{row.verb} {format_tile(tile)}{row.tail}"
    return words


#: Action → words, for every action.
WORDS: Final = _all_words()
_NUMBERS: Final = {word: number for number, word in WORDS.items()}
_BARE: Final = frozenset(row.verb for row in _ROWS if not row.tiles)
_WITH_TILE: Final = frozenset(row.verb for row in _ROWS if row.tiles)


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
    if verb not in _WITH_TILE:
        raise ActionError(f"expected one of {', '.join(sorted(_WITH_TILE | _BARE))}; found {word!r}", word)
    try:
        parse_tile(rest.split(" ")[0])
    except NotationError as error:
        raise ActionError(f"expected a tile after {verb!r}, found {word!r}: {error}", word) from error
    raise ActionError(f"expected {verb!r} with a tile that fits it, found {word!r}", word)
