"""Whether a hand can exist at a table: its tiles, its sets, its number of tiles, where its last tile came from."""

import re
from typing import Final

from eastwind.keeper.faults import HandFault
from eastwind.scoring.bill import Hand, MeldSpec
from eastwind.scoring.layout import MAX_MELDS, Happening, Meld, Source
from eastwind.tiles.kinds import COPIES, FLOWERS, HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.notation import format_tiles

_SET: Final = 3
#: Tiles of a complete hand, a kong counted as three.
_WHOLE: Final = 14
#: Where one group of tiles ends and the next begins.
_END_OF_GROUP: Final = re.compile(r"([mpszf])(?=\d)")
KONGS: Final = frozenset({Meld.KONG, Meld.ADDED_KONG, Meld.CONCEALED_KONG})


def surplus_of(hand: Hand) -> int:
    """Tiles above the right number, negative below it: 14 for a hand that won, 13 for any other, a kong counted as three."""
    return _size(hand) - (_WHOLE if hand.won else _WHOLE - 1)


def _size(hand: Hand) -> int:
    return len(hand.concealed) + _SET * len(hand.melds)


def meld_from(meld: Meld, kinds: list[int]) -> MeldSpec:
    """A set from its tiles in any order.

    :raises HandFault: if they are no such set.
    """
    lowest = min(kinds, default=0)
    # a chow from here on would run over the end of its suit, a bonus tile is in no set
    fits = lowest < PLAIN_KINDS and (meld is not Meld.CHOW or (lowest < HONOURS and lowest % RANKS < RANKS - 2))
    spec = MeldSpec(meld, lowest)
    if not fits or sorted(kinds) != list(spec.tiles):
        name = "kong" if meld in KONGS else meld.name.lower()
        raise HandFault(name, tiles=format_tiles(kinds))
    return spec


def check_hand(hand: Hand, *, dead: bool = False) -> None:
    """Raises `HandFault` for a hand that cannot exist; `dead`: its number of tiles is wrong, and meant so."""
    _check_tiles(hand)
    _check_size(hand, dead)
    _check_last(hand)


def _check_tiles(hand: Hand) -> None:
    if len(hand.melds) > MAX_MELDS - 1:
        raise HandFault("sets", count=len(hand.melds), most=MAX_MELDS - 1)
    owned = [*hand.concealed, *(kind for meld in hand.melds for kind in meld.tiles)]
    for kind in owned:
        if kind >= PLAIN_KINDS:
            raise HandFault("bonus", kind)
    for kind in set(owned):
        if owned.count(kind) > COPIES:
            raise HandFault("five", kind, count=owned.count(kind), copies=COPIES)
    for kind in hand.flowers:
        if kind < FLOWERS:
            raise HandFault("flower", kind)
        if hand.flowers.count(kind) > 1:
            raise HandFault("flower-twice", kind)


def _check_size(hand: Hand, dead: bool) -> None:
    surplus = surplus_of(hand)
    if dead:
        if hand.won or not surplus:
            raise HandFault("not-dead", count=_size(hand), tiles=hand_text(hand))
        return
    # who did not win may hold a fourteenth tile: the hand ended in his own turn
    if surplus and not (surplus == 1 and not hand.won):
        raise HandFault("size" if hand.won else "size-unwon", count=_size(hand), tiles=hand_text(hand))


def _check_last(hand: Hand) -> None:
    if hand.last is not None and hand.last not in hand.concealed:
        raise HandFault("last", hand.last, tiles=hand_text(hand))
    if not hand.won:
        return
    heavenly = bool(hand.events & Happening.HEAVENLY)
    if hand.last is None and not heavenly:
        raise HandFault("no-last", tiles=hand_text(hand))
    if hand.source is Source.NONE and not heavenly:
        raise HandFault("no-source", tiles=hand_text(hand))
    if hand.source is Source.LOOSE and not hand.flowers and not any(meld.meld in KONGS for meld in hand.melds):
        raise HandFault("loose", hand.last) if hand.last is not None else HandFault("loose-none")
    if hand.source is Source.ROBBED_KONG and hand.last is not None:
        others = [*hand.concealed, *(kind for meld in hand.melds for kind in meld.tiles)].count(hand.last) - 1
        if others:
            raise HandFault("robbed", hand.last, count=others)


def meld_text(meld: MeldSpec) -> str:
    """A set as people write it: `[234m]`, a concealed kong `(1111z)`."""
    tiles = format_tiles(meld.tiles)
    return f"({tiles})" if meld.meld is Meld.CONCEALED_KONG else f"[{tiles}]"


def hand_text(hand: Hand) -> str:
    """A hand as people write it, without its flowers: `123m 55z [234p] (1111z)`."""
    concealed = _END_OF_GROUP.sub(r"\1 ", format_tiles(hand.concealed))
    return " ".join([concealed, *map(meld_text, hand.melds)]).strip()
