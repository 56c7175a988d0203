"""Hands as a person types them: `123m 456p 55z [234p] (1111z)`.

The tiles of the hand are in the notation (`eastwind.interchange.typed_tiles`), sets on the table in square brackets, concealed
kongs in round ones, bonus tiles anywhere outside of brackets. The winning tile is the last plain one outside of brackets, unless
another is named.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.typed_tiles import read_tiles
from eastwind.scoring.hand import Hand, HandFault, MeldSpec, check_hand, meld_from
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.kinds import FLOWERS
from eastwind.tiles.notation import NotationError, format_tiles

#: Set in brackets; the rest of the text belongs to the hand.
_SET: Final = re.compile(r"\[([^\[\]()]*)\]|\(([^\[\]()]*)\)")
_BRACKETS: Final = re.compile(r"[\[\]()]")
_KONG: Final = 4
_THREE: Final = 3


def read_hand_text(text: str) -> tuple[tuple[int, ...], tuple[MeldSpec, ...]]:
    """Return (kinds in the hand in the order written, sets on the table) of a text.

    :raises NotationError: for a text that is not in the notation; :raises HandFault: for brackets that hold no set.
    """
    melds = tuple(_meld(found) for found in _SET.finditer(text))
    # as long as the text, so that a place in it is one in the text
    rest = _SET.sub(lambda found: " " * len(found[0]), text)
    stray = _BRACKETS.search(rest)
    if stray is not None:
        raise NotationError(
            f"expected brackets that close, like [234p] or (1111z), found {stray[0]!r}", text, stray.start()
        )
    return tuple(_parse(rest, text)), melds


def plain_and_bonus(written: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the plain tiles and the bonus tiles of those outside of brackets, each in the order written."""
    return (
        tuple(kind for kind in written if kind < FLOWERS),
        tuple(kind for kind in written if kind >= FLOWERS),
    )


def parse_melds(text: str) -> tuple[MeldSpec, ...]:
    """Return the sets of a text that has only sets, like `[111z] [234p] (5555m)`.

    :raises InterchangeError: for tiles outside of brackets; also raises as `read_hand_text` does.
    """
    concealed, melds = read_hand_text(text)
    if concealed:
        raise InterchangeError(
            f"expected sets in brackets like [234p], found {format_tiles(concealed)} outside of them"
        )
    return melds


class Winds(NamedTuple):
    """Winds of the seat and of the round, 0–3."""

    seat: int = 0
    round: int = 0


_EAST: Final = Winds()


def hand_from_text(
    text: str,
    *,
    melds: str = "",
    flowers: str = "",
    won: bool = False,
    last: str | None = None,
    source: Source = Source.NONE,
    winds: Winds = _EAST,
    events: Sequence[Happening] = (),
) -> Hand:
    """Return a hand from its text and its circumstances.

    :param last: the winning tile, if it is not the one written last.

    :raises NotationError: for a text that is not in the notation; :raises InterchangeError: for tiles outside of brackets where
        only sets are expected; :raises HandFault: for a hand that cannot exist.
    """
    written, laid = read_hand_text(text)
    concealed, beside = plain_and_bonus(written)
    happened = Happening(0)
    for event in events:
        happened |= event
    hand = Hand(
        concealed=concealed,
        melds=(*laid, *parse_melds(melds)),
        last=_last(concealed, last, heavenly=bool(happened & Happening.HEAVENLY)) if won else None,
        source=source if won else Source.NONE,
        seat_wind=winds[0],
        round_wind=winds[1],
        flowers=(*beside, *read_tiles(flowers)),
        won=won,
        events=happened,
    )
    check_hand(hand)
    return hand


def _last(concealed: Sequence[int], named: str | None, *, heavenly: bool) -> int | None:
    if named is None:
        return None if heavenly or not concealed else concealed[-1]
    found = read_tiles(named)
    if len(found) != 1:
        raise InterchangeError(f"expected one winning tile like '5m', found {named!r}")
    return found[0]


def _meld(found: re.Match[str]) -> MeldSpec:
    exposed, hidden = found.groups()
    inside = found.start() + 1
    kinds = _parse(" " * inside + (hidden if exposed is None else exposed), found.string)
    if exposed is None:
        return meld_from(Meld.CONCEALED_KONG, kinds)
    if len(kinds) == _KONG:
        return meld_from(Meld.KONG, kinds)
    if len(set(kinds)) == 1:
        return meld_from(Meld.PUNG, kinds)
    if len(kinds) != _THREE:
        raise HandFault("set", tiles=format_tiles(kinds))
    return meld_from(Meld.CHOW, kinds)


def _parse(padded: str, text: str) -> list[int]:
    """Return the tiles of a part of `text`; `padded` has that part at the same position as `text`."""
    try:
        return read_tiles(padded)
    except NotationError as error:
        raise NotationError(error.reason, text, error.position) from None
