"""Dangerous discards: tiles that make their discarder pay for all if they win (RU V, penalties)."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import RULES, Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, Meld
from eastwind.table.layout import TABLE_T, Penalty, Ready, TableRecord
from eastwind.tiles.kinds import DRAGON_KINDS, PLAIN_KINDS, TERMINALS, WIND_KINDS

_RULES_T: Final = numba.from_dtype(RULES)

_CHOW: Final = int(Meld.CHOW)
_KONG: Final = int(Meld.KONG)
_CONCEALED_KONG: Final = int(Meld.CONCEALED_KONG)
_NONE: Final = int(Penalty.NONE)
_ONE_SUIT: Final = int(Penalty.ONE_SUIT)
_WINDS: Final = int(Penalty.WINDS)
_DRAGONS: Final = int(Penalty.DRAGONS)
_TERMINALS: Final = int(Penalty.TERMINALS)
_NO: Final = int(Ready.NO)

#: A suit of which so many tiles are exposed is dangerous.
_NINE: Final = 9


@inline
def _holds_one_suit(table: TableRecord, seat: int, suit: int) -> bool:
    """Whether the hand of a seat holds tiles of that suit only."""
    for kind in range(PLAIN_KINDS):
        if kind // 9 != suit and table.hands[seat, kind]:
            return False
    return True


@inline
def _exposed_suit_tiles(table: TableRecord, seat: int, suit: int) -> int:
    """Tiles of a suit that a seat shows; a concealed kong is not shown."""
    shown = 0
    for index in range(whole(table.meld_count[seat])):
        meld = whole(table.melds[seat, index, MELD_TYPE])
        if meld != _CONCEALED_KONG and whole(table.melds[seat, index, MELD_KIND]) // 9 == suit:
            shown += 4 if meld >= _KONG else 3
    return shown


@inline
def _exposed_alike(table: TableRecord, seat: int) -> int:
    """Mask of the kinds of which a seat shows a pung or kong."""
    shown = 0
    for index in range(whole(table.meld_count[seat])):
        meld = whole(table.melds[seat, index, MELD_TYPE])
        if meld != _CHOW and meld != _CONCEALED_KONG:
            shown |= 1 << whole(table.melds[seat, index, MELD_KIND])
    return shown


@inline
def _ones(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@inline
def penalty_of(table: TableRecord, discarder: int, winner: int, kind: int) -> int:
    """The penalty for giving `kind` to a winner with these sets on the table; 0 for none. Called before the tile is moved.

    The hand of the discarder is looked at without the discard, which is already in the pond. For one suit he is exempt when
    he holds nothing but that suit or has declared a ready hand; the other three have no exemption.
    """
    shown = _exposed_alike(table, winner)
    bit = 1 << kind
    if kind < 27:
        suit = kind // 9
        if (
            table.meld_count[winner] >= 3
            and _exposed_suit_tiles(table, winner, suit) >= _NINE
            and table.ready[discarder] == _NO
            and not _holds_one_suit(table, discarder, suit)
        ):
            return _ONE_SUIT
    if bit & WIND_KINDS and not shown & bit and _ones(shown & WIND_KINDS) == 3:
        return _WINDS
    if bit & DRAGON_KINDS and not shown & bit and _ones(shown & DRAGON_KINDS) == 2:
        return _DRAGONS
    if bit & TERMINALS and _ones(shown & TERMINALS) >= 3:
        return _TERMINALS
    return _NONE


@inline
def danger_in(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Mask of the kinds in the hand of a seat whose discard may bring the penalty, by what the others show."""
    mask = np.uint64(0)
    for other in range(4):
        if other == seat or table.meld_count[other] < 2:
            continue
        for kind in range(PLAIN_KINDS):
            if table.hands[seat, kind]:
                table.hands[seat, kind] -= 1
                if penalty_of(table, seat, other, kind) != _NONE:
                    mask |= np.uint64(1) << np.uint64(kind)
                table.hands[seat, kind] += 1
    return mask


@jit_with(numba.uint64(_RULES_T, TABLE_T, numba.int64))
def dangerous_kinds(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """`danger_in`, to be called from Python; empty where the rule set has no penalty."""
    return danger_in(rules, table, seat) if rules.penalty else np.uint64(0)
