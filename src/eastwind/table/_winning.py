"""The right to declare mahjong, and reasons for refusing it: a complete hand, not barred and worth enough."""

from enum import IntEnum
from typing import Any, Final, Protocol

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.hands.readings import MAX_READINGS, PUNG, read_into
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, inline_making_arrays, linked
from eastwind.records import dtype_of, record
from eastwind.rules.compiled import WONDERS, Rules
from eastwind.scoring.irregular import is_wonders
from eastwind.scoring.layout import RULES_T, BillRecord, HandRecord, Happening, Source
from eastwind.table.hand_record import write_hand
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.seats import is_frozen
from eastwind.tiles.masks import has
from eastwind.traditions.port import score_into

_HEAVENLY: Final = int(Happening.HEAVENLY)
_EARTHLY: Final = int(Happening.EARTHLY)
_NOTHING_DRAWN: Final = int(Happening.NOTHING_DRAWN)
_KONG_ON_KONG: Final = int(Happening.KONG_ON_KONG)


class Refusal(IntEnum):
    """Reason why a seat may not declare mahjong; of several reasons the first."""

    NONE = 0  # it may
    NOT_WAITING = 1  # the tile does not complete the hand
    CLAIMED = 2  # the hand was completed by a chow or pung, after which only a discard may follow
    FURITEN = 3  # the seat has discarded a tile that it waits for
    NO_ROBBING = 4  # this kong may not be robbed by this hand
    WORTH = 5  # the rules ask more of a complete hand than this one has: the scorer does not count it as won


#: Place of the tile that completes a hand, the stronger claim higher (PL).
_BY_CHOW: Final = 1
_BY_PAIR: Final = 2
_BY_PUNG: Final = 3


@inline
def happenings(rules: Rules, table: TableRecord, seat: int, discarder: int, source: int) -> int:
    """Return the circumstances of a win of this seat, as bits of `Happening`; declarations are left out.

    `discarder`: the seat that gives the last tile by a discard or a robbed kong, −1 if it was drawn.
    """
    events = 0
    if not table.has_drawn[seat]:
        events |= _NOTHING_DRAWN
    if discarder < 0:
        if table.pond_count == 0 and seat == table.dealer and table.drawn < 0 and table.meld_count[seat] == 0:
            events |= _HEAVENLY
        if table.kongs_in_turn >= 2:
            events |= _KONG_ON_KONG
    elif source == Source.DISCARD or source == Source.LAST_DISCARD:
        first = table.pond_count == 1 and discarder == table.dealer
        if first and (rules.earthly_undeclared or is_frozen(rules, table, seat)):
            events |= _EARTHLY
    return events


@inline
def write_winner(
    rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int, hand: HandRecord
) -> None:
    """Write the `HAND` record of a seat as if it won now; a tile from outside (`discarder` ≥ 0) is added."""
    write_hand(rules, table, seat, hand)
    if discarder >= 0:
        hand.counts[kind] += 1
    hand.won = 1
    hand.last = kind
    hand.source = source
    hand.events |= happenings(rules, table, seat, discarder, source)


@record
class WinRecord(Protocol):
    """A win to be valued: the hand and its bill."""

    hand: HandRecord
    bill: BillRecord


WIN: Final = dtype_of(WinRecord)


@linked(numba.int64(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64, numba.int64, numba.int64))
def is_worth_enough(
    tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int
) -> int:
    """Return 1 if the scorer counts a hand complete with `kind` as won, else 0.

    Called by name: few rule sets ask for it, and the steps of all others are faster without its code in them.
    """
    wins: Any = np.zeros(1, WIN)
    write_winner(rules, table, seat, kind, discarder, source, wins[0].hand)
    score_into(tables, rules, wins[0].hand, wins[0].bill)
    return 1 if wins[0].bill.won > 0 else 0


@inline
def refusal_of_win(
    tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int
) -> int:
    """Return why a hand complete with `kind` may not win (`Refusal`): the rules ask for more than it has."""
    if not rules.asks_scorer:
        return Refusal.NONE
    is_enough = is_worth_enough(tables, rules, table, seat, kind, discarder, source)
    return Refusal.NONE if is_enough else Refusal.WORTH


@inline
def refusal_in_turn(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> int:
    """Return why `turn` may not declare mahjong with its 14 tiles (`Refusal`); `table.distance` is known."""
    if table.distance >= 0:
        return Refusal.NOT_WAITING
    if table.claimed:
        return Refusal.CLAIMED
    return refusal_of_win(tables, rules, table, seat, whole(table.drawn), -1, whole(table.source))


@inline
def thrown_waits(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Return the waits of a seat that it has discarded since its hand last changed: while there are any, no discard wins."""
    return table.waits[seat] & table.own_discards[seat] if rules.furiten else np.uint64(0)


@inline
def refusal_of_discard(
    tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int
) -> int:
    """Return why a seat may not take a discard for mahjong (`Refusal`)."""
    if not has(table.waits[seat], kind):
        return Refusal.NOT_WAITING
    if rules.wall_wins_only:
        return Refusal.WORTH
    if thrown_waits(rules, table, seat) != np.uint64(0):
        return Refusal.FURITEN
    return refusal_of_win(tables, rules, table, seat, kind, discarder, source)


@inline_making_arrays
def refusal_of_robbing(
    tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, owner: int, concealed: bool
) -> int:
    """Return why a seat may not rob a kong (`Refusal`): a concealed one only for Thirteen Wonders (RU III, VII)."""
    if not has(table.waits[seat], kind):
        return Refusal.NOT_WAITING
    if not concealed and not rules.rob_exposed_kong:
        return Refusal.NO_ROBBING
    if concealed:
        if not (rules.rob_concealed_kong_wonders and rules.shapes & WONDERS) or table.meld_count[seat]:
            return Refusal.NO_ROBBING
        counts = np.empty(34, np.uint8)
        for other in range(34):
            counts[other] = table.hands[seat, other]
        counts[kind] += 1
        if not is_wonders(counts, 0):
            return Refusal.NO_ROBBING
    return refusal_of_win(tables, rules, table, seat, kind, owner, Source.ROBBED_KONG)


@inline_making_arrays
def completes_as(table: TableRecord, seat: int, kind: int) -> int:
    """Return the strongest place of a tile from outside in the hand of a seat: pung before pair before chow (PL).

    Forms without sets rank as a pair.
    """
    counts = np.empty(34, np.uint8)
    for other in range(34):
        counts[other] = table.hands[seat, other]
    counts[kind] += 1
    readings = np.empty((MAX_READINGS, 5), np.int16)
    found = read_into(counts, readings)
    best = _BY_PAIR if found == 0 else 0
    for index in range(found):
        if readings[index, 0] == kind:
            best = max(best, _BY_PAIR)
        for place in range(1, 5):
            code = whole(readings[index, place])
            if code == PUNG + kind:
                best = max(best, _BY_PUNG)
            elif 0 <= code <= kind <= code + 2 and code < PUNG:
                best = max(best, _BY_CHOW)
    return best
