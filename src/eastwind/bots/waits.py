"""Waits of a hand that may win: the kinds that complete it in any form, less those that the rule set bars."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.knowledge import Scratch, copies_left, drop, put_back
from eastwind.hands.distance import key_distance
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import waits_of
from eastwind.scoring.layout import BILL, HAND, BillRecord, HandRecord, Happening, Source
from eastwind.table.layout import TableRecord
from eastwind.table.seats import wind_of
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has
from eastwind.traditions.port import score_into

_READY: Final = int(Happening.READY)


@inline
def _wins(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, source: int) -> bool:
    hand.counts[kind] += 1
    hand.won = 1
    hand.last = kind
    hand.source = source
    score_into(tables, rules, hand, bill)
    hand.counts[kind] -= 1
    return bill.won > 0


@inline
def _allowed(
    tables: Lookup,
    rules: Rules,
    view: TableRecord,
    seat: int,
    sight: Scratch,
    waits: np.uint64,
    hands: Sequence[HandRecord],
    bills: Sequence[BillRecord],
) -> np.uint64:
    """Return those of the waits that win, drawn or discarded, once the ready hand is declared."""
    hand = hands[0]
    for kind in range(PLAIN_KINDS):
        hand.counts[kind] = sight.counts[kind]
    for index in range(whole(sight.sets)):
        for column in range(4):
            hand.melds[index, column] = sight.melds[index, column]
    hand.meld_count = sight.sets
    hand.flowers = view.flowers[seat]
    hand.seat_wind = wind_of(rules, view, seat)
    hand.round_wind = view.round_wind
    hand.events = _READY
    allowed = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        if has(waits, kind) and (
            _wins(tables, rules, hand, bills[0], kind, Source.DISCARD)
            or _wins(tables, rules, hand, bills[0], kind, Source.WALL)
        ):
            allowed |= bit_of(kind)
    return allowed


@inline_making_arrays
def winning_waits(tables: Lookup, rules: Rules, view: TableRecord, seat: int, sight: Scratch) -> np.uint64:
    """Return the kinds that complete the 13 tiles in `sight` to a hand that may win; none when they do not wait."""
    wind = wind_of(rules, view, seat)
    waits = waits_of(tables, rules, sight.counts, sight.keys, sight.melds, whole(sight.sets), wind)
    if waits == np.uint64(0) or not rules.asks_scorer:
        return waits
    hands: Any = np.zeros(1, HAND)
    bills: Any = np.empty(1, BILL)
    return _allowed(tables, rules, view, seat, sight, waits, hands, bills)


@inline
def live_waits(tables: Lookup, rules: Rules, view: TableRecord, seat: int, sight: Scratch) -> int:
    """Return the number of tiles left with which 13 tiles may win; 0 when they do not wait."""
    return copies_left(sight, winning_waits(tables, rules, view, seat, sight))


@inline
def live_after(tables: Lookup, rules: Rules, view: TableRecord, seat: int, sight: Scratch, kind: int) -> int:
    """Return the number of tiles left with which 14 tiles may win once a kind is discarded."""
    drop(sight, kind)
    live = live_waits(tables, rules, view, seat, sight)
    put_back(sight, kind)
    return live


@inline
def waiting_discards(
    tables: Lookup, rules: Rules, view: TableRecord, seat: int, sight: Scratch, among: np.uint64
) -> np.uint64:
    """Return the kinds whose discard leaves 14 tiles waiting for something that can still come."""
    kinds = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        if has(among & sight.ones, kind) and live_after(tables, rules, view, seat, sight, kind) > 0:
            kinds |= bit_of(kind)
    return kinds


@inline
def _is_whole_without(tables: Lookup, sight: Scratch, one: int, two: int) -> bool:
    """Return whether all but two of the tiles are sets and a pair, these two being another set but for one tile."""
    drop(sight, one)
    drop(sight, two)
    keys = sight.keys
    distance = key_distance(tables, keys[0], keys[1], keys[2], keys[3], whole(sight.sets) + 1, 0)
    put_back(sight, two)
    put_back(sight, one)
    return distance < 0


@inline
def _completes_set(tables: Lookup, sight: Scratch, kind: int) -> bool:
    """Return whether a tile that completes 13 tiles can go into a set of them, and not into the pair alone."""
    counts = sight.counts
    if counts[kind] >= 2 and _is_whole_without(tables, sight, kind, kind):
        return True
    if kind >= HONOURS:
        return False
    rank = kind % 9
    for low in range(max(rank - 2, 0), min(rank, 6) + 1):
        lowest = kind - rank + low
        one = lowest + 1 if lowest == kind else lowest
        two = lowest + 1 if lowest + 2 == kind else lowest + 2
        if counts[one] and counts[two] and _is_whole_without(tables, sight, one, two):
            return True
    return False


@inline
def completing_sets(tables: Lookup, sight: Scratch, waits: np.uint64) -> np.uint64:
    """Return those of the waits of sets and a pair that a discard may complete where it may not complete the pair."""
    kinds = np.uint64(0)
    for kind in range(PLAIN_KINDS):
        if has(waits, kind) and _completes_set(tables, sight, kind):
            kinds |= bit_of(kind)
    return kinds
