"""Hands in Python's terms: their tiles and sets, checks that they can exist at a table, and their notation."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.scoring.layout import HAND, MAX_MELDS, NOT_CLAIMED, HandRecord, Happening, Meld, Source
from eastwind.tiles.kinds import COPIES, FLOWERS, HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.names import tile_name
from eastwind.tiles.notation import counts_of, format_tile, format_tiles
from eastwind.words import WINDS, text
from eastwind.words.texts import Argument

#: Number of tiles of a set, a kong counted as three; of a complete hand; and of one that waits.
SET_SIZE: Final = 3
WHOLE_SIZE: Final = 14
WAITING_SIZE: Final = WHOLE_SIZE - 1
#: Text for a hand without tiles in a fault.
_NO_TILES: Final = "—"
#: End of one group of tiles before the next.
_END_OF_GROUP: Final = re.compile(r"([mpszf])(?=\d)")
KONGS: Final = frozenset({Meld.KONG, Meld.ADDED_KONG, Meld.CONCEALED_KONG})
#: Sources of a last tile that the player draws.
DRAWN: Final = frozenset({Source.WALL, Source.LOOSE, Source.LAST_WALL})
#: Number of successive kongs that are a kong on a kong.
_KONG_ON_KONG: Final = 2


class HandFault(EastwindError, ValueError):
    """Error for a hand that cannot exist.

    :ivar reason: end of the name of its text, `hand-fault-<reason>`; :ivar kind: the tile at fault, None for the whole hand.
    """

    def __init__(self, reason: str, kind: int | None = None, **arguments: Argument) -> None:
        self.reason = reason
        self.kind = kind
        self.arguments = arguments
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """Return the message in a language: it names the tile and the reason."""
        about = {} if self.kind is None else {"tile": format_tile(self.kind), "name": tile_name(self.kind, language)}
        return text(language, f"hand-fault-{self.reason}", **about, **self.arguments)


@dataclass(frozen=True, slots=True)
class MeldSpec:
    """Set on the table: its type, its lowest tile, and whether its tiles were drawn.

    `drawn`: a chow or pung (or a kong added to such a pung) of tiles drawn by the player, laid out openly.
    """

    meld: Meld
    lowest: int
    drawn: bool = False

    @property
    def tiles(self) -> tuple[int, ...]:
        """Ascending kinds of the set."""
        if self.meld is Meld.CHOW:
            return (self.lowest, self.lowest + 1, self.lowest + 2)
        return (self.lowest,) * (3 if self.meld is Meld.PUNG else 4)

    @property
    def claimed(self) -> bool:
        """Origin of the set: True if one of its tiles came from another player."""
        return self.meld is not Meld.CONCEALED_KONG and not self.drawn

    @property
    def exists(self) -> bool:
        """Validity of the set: a chow does not run over the end of its suit, a bonus tile is in no set."""
        if self.meld is Meld.NONE or not 0 <= self.lowest < PLAIN_KINDS:
            return False
        return self.meld is not Meld.CHOW or (self.lowest < HONOURS and self.lowest % RANKS < RANKS - 2)


@dataclass(frozen=True, slots=True)
class Hand:
    """Hand to be valued.

    :ivar concealed: kinds in the hand, a winning tile included; :ivar melds: sets on the table, concealed kongs too.
    :ivar last: the winning tile, None when there is none in particular (a hand that did not win, the dealer's dealt tiles).
    :ivar won: whether it is claimed to have won; False by default.
    :ivar seat_wind: 0 east … 3 north; :ivar round_wind: 0 east … 3 north; :ivar flowers: kinds of laid bonus tiles.
    :ivar surplus: tiles above the right number, negative below it: a dead hand, with a wrong number on purpose.
    """

    concealed: tuple[int, ...]
    melds: tuple[MeldSpec, ...] = ()
    last: int | None = None
    source: Source = Source.NONE
    seat_wind: int = 0
    round_wind: int = 0
    flowers: tuple[int, ...] = ()
    won: bool = False
    events: Happening = field(default=Happening(0))
    surplus: int = 0

    @property
    def size(self) -> int:
        """Number of tiles, a kong counted as three."""
        return len(self.concealed) + SET_SIZE * len(self.melds)

    @property
    def owned(self) -> tuple[int, ...]:
        """All kinds in the hand and in its sets."""
        return (*self.concealed, *(kind for meld in self.melds for kind in meld.tiles))

    def record(self) -> HandRecord:
        """Return the hand as a new `HAND` record.

        :raises HandFault: for tiles that cannot make up a hand; the circumstances of the win are not checked.
        """
        check_tiles(self)
        array = np.zeros(1, HAND)
        fields: Any = array[0]  # by name in brackets: NumPy takes many times as long over the attributes of a record
        fields["counts"][:] = counts_of(self.concealed)[:PLAIN_KINDS]
        for index, meld in enumerate(self.melds):
            fields["melds"][index] = (meld.meld, meld.lowest, 0, NOT_CLAIMED if meld.drawn else meld.lowest)
        fields["meld_count"] = len(self.melds)
        fields["flowers"] = sum(1 << (kind - FLOWERS) for kind in self.flowers)
        fields["seat_wind"] = self.seat_wind
        fields["round_wind"] = self.round_wind
        fields["won"] = int(self.won)
        fields["last"] = -1 if self.last is None else self.last
        fields["source"] = self.source
        fields["events"] = self.events
        fields["surplus"] = self.surplus
        record: HandRecord = array[0]
        return record


def meld_from(meld: Meld, kinds: Sequence[int]) -> MeldSpec:
    """Return a set from its tiles in any order.

    :raises HandFault: if they are no such set.
    """
    spec = MeldSpec(meld, min(kinds, default=0))
    if not spec.exists or sorted(kinds) != list(spec.tiles):
        raise _no_set(meld, kinds)
    return spec


def _no_set(meld: Meld, kinds: Sequence[int]) -> HandFault:
    name = "set" if meld is Meld.NONE else "kong" if meld in KONGS else meld.name.lower()
    return HandFault(name, tiles=format_tiles(kinds))


def surplus_of(hand: Hand) -> int:
    """Return the tiles above the right number, negative below it: a won hand has 14, any other 13."""
    return hand.size - (WHOLE_SIZE if hand.won else WAITING_SIZE)


def check_hand(hand: Hand, *, dead: bool = False) -> None:
    """Check that a hand can exist at a table; `dead`: its number of tiles is wrong on purpose.

    :raises HandFault: for a hand that cannot.
    """
    check_tiles(hand, dead=dead)
    if hand.won:
        _check_win(hand)


def check_tiles(hand: Hand, *, dead: bool = False) -> None:
    """Check the tiles alone, as `check_hand` does, without the source of the last one."""
    if len(hand.melds) > MAX_MELDS - 1:
        raise HandFault("sets", count=len(hand.melds), most=MAX_MELDS - 1)
    for meld in hand.melds:
        if not meld.exists:
            raise _no_set(meld.meld, meld.tiles)
    owned = hand.owned
    for kind in owned:
        if not 0 <= kind < PLAIN_KINDS:
            raise HandFault("bonus", kind)
    for kind in set(owned):
        if owned.count(kind) > COPIES:
            raise HandFault("five", kind, count=owned.count(kind), copies=COPIES)
    for kind in hand.flowers:
        if kind < FLOWERS:
            raise HandFault("flower", kind)
        if hand.flowers.count(kind) > 1:
            raise HandFault("flower-twice", kind)
    _check_size(hand, dead)
    if hand.last is not None and hand.last not in hand.concealed:
        raise HandFault("last", hand.last, tiles=hand_text(hand))


def _check_size(hand: Hand, dead: bool) -> None:
    surplus = surplus_of(hand)
    tiles = hand_text(hand) or _NO_TILES
    if dead and (hand.won or not surplus):
        raise HandFault("not-dead", count=hand.size, tiles=tiles)
    # a player who did not win may hold a fourteenth tile: the hand ended in their own turn
    if surplus and not dead and not hand.surplus and not (surplus == 1 and not hand.won):
        raise HandFault("size" if hand.won else "size-unwon", count=hand.size, tiles=tiles)


def _check_win(hand: Hand) -> None:
    heavenly = bool(hand.events & Happening.HEAVENLY)
    if hand.last is None and not heavenly:
        raise HandFault("no-last", tiles=hand_text(hand))
    if hand.source is Source.NONE and not heavenly:
        raise HandFault("no-source", tiles=hand_text(hand))
    if hand.source is Source.LOOSE and not hand.flowers and not any(meld.meld in KONGS for meld in hand.melds):
        raise HandFault("loose", hand.last) if hand.last is not None else HandFault("loose-none")
    if hand.source is Source.ROBBED_KONG and hand.last is not None:
        others = hand.owned.count(hand.last) - 1
        if others:
            raise HandFault("robbed", hand.last, count=others)
    _check_events(hand)


def _check_events(hand: Hand) -> None:
    """Check the happenings against the source of the last tile and the sets on the table."""
    claimed = next((meld for meld in hand.melds if meld.claimed), None)
    heavenly = bool(hand.events & Happening.HEAVENLY)
    if heavenly:
        if hand.melds:
            raise HandFault("heavenly-sets", tiles=meld_text(hand.melds[0]))
        if hand.source not in (Source.NONE, Source.WALL):
            raise HandFault("heavenly-source")
    if hand.events & Happening.EARTHLY:
        if heavenly:
            raise HandFault("earthly-heavenly")
        if hand.source not in (Source.DISCARD, Source.LAST_DISCARD):
            raise HandFault("earthly-source")
        if hand.source is Source.LAST_DISCARD:
            raise HandFault("earthly-last")
        if claimed is not None:
            raise HandFault("earthly-sets", tiles=meld_text(claimed))
    if hand.events & Happening.NOTHING_DRAWN and hand.source in DRAWN and not heavenly:
        raise HandFault("nothing-drawn", hand.last)
    if hand.events & Happening.KONG_ON_KONG:
        kongs = sum(meld.meld in KONGS for meld in hand.melds)
        if hand.source not in DRAWN or kongs < _KONG_ON_KONG:
            raise HandFault("kong-on-kong", count=kongs)


def check_leader(hand: Hand, *, leads: bool, of_dealer: bool | None = None) -> None:
    """Check the happenings of the deal and of the first discard against the dealer's seat.

    :param of_dealer: whether the last tile was the dealer's discard, None where it is not known.
    :raises HandFault: for a heavenly hand of another player than the dealer, and an earthly one of the dealer's own or by
        another player's discard.
    """
    seat = WINDS[hand.seat_wind]
    if hand.events & Happening.HEAVENLY and not leads:
        raise HandFault("heavenly-seat", seat=seat)
    if hand.events & Happening.EARTHLY and (leads or of_dealer is False):
        raise HandFault("earthly-seat" if leads else "earthly-source", seat=seat)


def meld_text(meld: MeldSpec) -> str:
    """Return a set in the usual notation: `[234m]`, a concealed kong `(1111z)`."""
    tiles = format_tiles(meld.tiles)
    return f"({tiles})" if meld.meld is Meld.CONCEALED_KONG else f"[{tiles}]"


def hand_text(hand: Hand) -> str:
    """Return a hand in the usual notation, without its flowers: `123m 55z [234p] (1111z)`."""
    concealed = _END_OF_GROUP.sub(r"\1 ", format_tiles(hand.concealed))
    return " ".join([concealed, *map(meld_text, hand.melds)]).strip()
