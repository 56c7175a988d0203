"""Value of a declared ready hand that did not win by the hands it waits for (BMJA)."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.distance import set_keys
from eastwind.hands.readings import MAX_READINGS, PUNG, read_into
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import waits_of
from eastwind.scoring.facts import FACTS, Facts, owned, read_facts
from eastwind.scoring.irregular import find_forms
from eastwind.scoring.layout import HAND, BillRecord, HandRecord, Shape, Source, Unit
from eastwind.scoring.sheet import clear, write
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.masks import has
from eastwind.traditions.classical.limit_hands import in_force, limit_hands_of
from eastwind.traditions.classical.patterns import FIRST_LIMIT_HAND, LIMIT_HANDS, PATTERNS, Pattern
from eastwind.traditions.classical.sums import close, close_at_sum, is_limited
from eastwind.traditions.classical.won import may_win_at_all, read_pairs, sets_may_win

_HAND_SIZE: Final = 14

Hands = Sequence[HandRecord]


@inline
def _copy(hand: HandRecord, other: HandRecord) -> None:
    for kind in range(PLAIN_KINDS):
        other.counts[kind] = hand.counts[kind]
    for index in range(whole(hand.meld_count)):
        for column in range(4):
            other.melds[index, column] = hand.melds[index, column]
    other.meld_count = hand.meld_count
    other.flowers = hand.flowers
    other.seat_wind = hand.seat_wind
    other.round_wind = hand.round_wind
    other.events = hand.events
    other.surplus = 0
    other.won = 1
    other.source = Source.WALL


@inline
def _is_one_suit(facts: Facts) -> bool:
    return facts[0].suits == 1 and not facts[0].honours


@inline_making_arrays
def _look_at(rules: Rules, hand: HandRecord, facts: Facts, found: Row) -> None:
    """Add to `found` the limit hands of a hand complete with a tile from the wall, and whether it is one suit without chow.

    A tile from the wall leaves every set concealed, so no discard could make it more.
    """
    read_facts(hand, facts)
    readings = np.empty((MAX_READINGS, 5), np.int16)
    count = read_into(hand.counts, readings)
    find_forms(rules, hand, count > 0, facts)
    if not may_win_at_all(rules, hand, facts):
        return
    for index in range(count):
        chows = whole(facts[0].chows)
        for place in range(1, 5):
            if 0 <= readings[index, place] < PUNG:
                chows += 1
        if sets_may_win(rules, hand, chows):
            found[0] |= in_force(
                rules, limit_hands_of(rules, hand, facts, readings[index], -1), whole(facts[0].exposed)
            )
            if chows == 0 and _is_one_suit(facts):
                found[1] = 1
    if facts[0].irregular:
        read_pairs(hand, facts, readings[0])
        exposed = whole(facts[0].exposed)
        found[0] |= facts[0].forms | in_force(rules, limit_hands_of(rules, hand, facts, readings[0], -1), exposed)
        if facts[0].chows == 0 and _is_one_suit(facts):
            found[1] = 1


@inline_making_arrays
def _look_at_waits(tables: Lookup, rules: Rules, hand: HandRecord, hands: Hands, facts: Facts, found: Row) -> None:
    keys = np.empty(4, np.int32)
    set_keys(hand.counts, keys)
    waits = waits_of(tables, rules, hand.counts, keys, hand.melds, whole(hand.meld_count), whole(hand.seat_wind))
    complete = hands[0]
    _copy(hand, complete)
    for kind in range(PLAIN_KINDS):
        if has(waits, kind) and owned(hand, kind) < 4:
            complete.counts[kind] += 1
            complete.last = kind
            _look_at(rules, complete, facts, found)
            complete.counts[kind] -= 1


@inline
def _size(hand: HandRecord) -> int:
    size = 3 * whole(hand.meld_count)
    for kind in range(PLAIN_KINDS):
        size += whole(hand.counts[kind])
    return size


@inline
def _best_tenths(rules: Rules, held: int) -> int:
    """Return the limit hand of these that is worth most to a player waiting for it, as its bit's number; −1 for none."""
    best = -1
    most = 0
    for at in range(LIMIT_HANDS):
        if (held >> at) & 1 and rules.waiting_tenths[FIRST_LIMIT_HAND + at] > most:
            best = at
            most = whole(rules.waiting_tenths[FIRST_LIMIT_HAND + at])
    return best


@inline_making_arrays
def raise_by_waiting(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Raise the bill of a declared ready hand to that of a hand it waits for, where that is more."""
    if rules.waiting_one_suit_doubles == 0 and not _any_tenths(rules):
        return
    if hand.surplus != 0 or _size(hand) != _HAND_SIZE - 1:
        return
    hands: Any = np.empty(1, HAND)
    facts: Any = np.empty(1, FACTS)
    found = np.zeros(2, np.int64)
    _look_at_waits(tables, rules, hand, hands, facts, found)
    doubles = whole(rules.waiting_one_suit_doubles)
    if found[1] and doubles and bill.points and (not is_limited(rules, bill) or bill.total < rules.limit):
        write(bill, Pattern.ONE_SUIT_NO_CHOW, Shape.NONE, -1, Unit.DOUBLES, doubles)
        bill.doubles += doubles
        close(rules, bill)
    at = _best_tenths(rules, found[0])
    if at >= 0:
        amount = whole(rules.limit_worth) * whole(rules.waiting_tenths[FIRST_LIMIT_HAND + at]) // 10
        if amount > bill.total:
            clear(bill)
            write(bill, FIRST_LIMIT_HAND + at, Shape.NONE, -1, Unit.POINTS, amount)
            close_at_sum(bill, amount)


@inline
def _any_tenths(rules: Rules) -> bool:
    for pattern in range(FIRST_LIMIT_HAND, PATTERNS):
        if rules.waiting_tenths[pattern]:
            return True
    return False
