"""The value of a hand, won or not, as lines of a bill: the compiled scorer.

A winner's hand is read in every way and the winning tile put into every set it could have completed; the best of these
counts. What each line is worth stands in the rule set; here is only what each line *is*. Limit hands are in
`eastwind.scoring.limit_hands`.
"""

from collections.abc import Sequence
from typing import Any, Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.distance import key_distance, nearer_kinds, set_keys
from eastwind.hands.readings import MAX_READINGS, PUNG, read_into
from eastwind.hands.tables import LOOKUP, Lookup
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import RULES, OnlyTile, Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.layout import (
    BILL,
    HAND,
    MELD_KIND,
    MELD_TYPE,
    BillRecord,
    HandRecord,
    Happening,
    Meld,
    Shape,
    Source,
)
from eastwind.scoring.limit_hands import add_limit_hands
from eastwind.scoring.sheet import add, clear, close
from eastwind.tiles.kinds import (
    EAST,
    HONOUR_KINDS,
    PLAIN_KINDS,
    SIMPLES,
    TERMINALS,
)

_LOOKUP_T: Final = numba.from_dtype(LOOKUP)
_RULES_T: Final = numba.from_dtype(RULES)
_HAND_T: Final = numba.from_dtype(HAND)
_BILL_T: Final = numba.from_dtype(BILL)

# Plain integers: the compiler does not follow enum members through arithmetic.
_PUNG_SIMPLE_EXPOSED: Final = int(Pattern.PUNG_SIMPLE_EXPOSED)
_KONG_SIMPLE_EXPOSED: Final = int(Pattern.KONG_SIMPLE_EXPOSED)
_CHOW: Final = int(Pattern.CHOW)
_PAIR_OWN_WIND: Final = int(Pattern.PAIR_OWN_WIND)
_PAIR_PREVAILING_WIND: Final = int(Pattern.PAIR_PREVAILING_WIND)
_PAIR_DRAGON: Final = int(Pattern.PAIR_DRAGON)
_FLOWER: Final = int(Pattern.FLOWER)
_MAHJONG: Final = int(Pattern.MAHJONG)
_LAST_FROM_WALL: Final = int(Pattern.LAST_FROM_WALL)
_ONLY_POSSIBLE_TILE: Final = int(Pattern.ONLY_POSSIBLE_TILE)
_NO_SCORING_SET: Final = int(Pattern.NO_SCORING_SET)
_NO_CHOW: Final = int(Pattern.NO_CHOW)
_LOOSE_TILE_WIN: Final = int(Pattern.LOOSE_TILE_WIN)
_LAST_WALL_TILE_WIN: Final = int(Pattern.LAST_WALL_TILE_WIN)
_ROBBED_KONG: Final = int(Pattern.ROBBED_KONG)
_NOTHING_DRAWN: Final = int(Pattern.NOTHING_DRAWN)
_THREE_WINDS_AND_PAIR: Final = int(Pattern.THREE_WINDS_AND_PAIR)
_TWO_DRAGONS_AND_PAIR: Final = int(Pattern.TWO_DRAGONS_AND_PAIR)
_READY_AT_ONCE: Final = int(Pattern.READY_AT_ONCE)
_DRAGON_SET: Final = int(Pattern.DRAGON_SET)
_OWN_WIND_SET: Final = int(Pattern.OWN_WIND_SET)
_PREVAILING_WIND_SET: Final = int(Pattern.PREVAILING_WIND_SET)
_ONE_SUIT_WITH_HONOURS: Final = int(Pattern.ONE_SUIT_WITH_HONOURS)
_ONE_SUIT: Final = int(Pattern.ONE_SUIT)
_TERMINALS_AND_HONOURS: Final = int(Pattern.TERMINALS_AND_HONOURS)
_ONLY_HONOURS: Final = int(Pattern.ONLY_HONOURS)
_OWN_FLOWER: Final = int(Pattern.OWN_FLOWER)
_OWN_SEASON: Final = int(Pattern.OWN_SEASON)
_ALL_FLOWERS: Final = int(Pattern.ALL_FLOWERS)
_ALL_SEASONS: Final = int(Pattern.ALL_SEASONS)

_MELD_CHOW: Final = int(Meld.CHOW)
_MELD_KONG: Final = int(Meld.KONG)
_MELD_CONCEALED_KONG: Final = int(Meld.CONCEALED_KONG)
_S_NONE: Final = int(Shape.NONE)
_S_CHOW: Final = int(Shape.CHOW)
_S_PUNG: Final = int(Shape.PUNG)
_S_KONG: Final = int(Shape.KONG)
_S_PAIR: Final = int(Shape.PAIR)
_S_SINGLE: Final = int(Shape.SINGLE)
_SRC_WALL: Final = int(Source.WALL)
_SRC_DISCARD: Final = int(Source.DISCARD)
_SRC_LOOSE: Final = int(Source.LOOSE)
_SRC_LAST_WALL: Final = int(Source.LAST_WALL)
_SRC_LAST_DISCARD: Final = int(Source.LAST_DISCARD)
_SRC_ROBBED: Final = int(Source.ROBBED_KONG)
_EV_READY_AT_ONCE: Final = int(Happening.READY_AT_ONCE)
_EV_NOTHING_DRAWN: Final = int(Happening.NOTHING_DRAWN)
_WAIT_SHAPE: Final = int(OnlyTile.WAIT_SHAPE)


@inline
def shapes_of(rules: Rules) -> int:
    """The rule set's winning shapes beside sets and a pair, as the bits of `eastwind.hands.distance`."""
    return whole(rules.twins_suit) | (whole(rules.twins_honours) << 1) | (whole(rules.wonders) << 2)


@inline
def _family(kind: int) -> int:
    """0: 2–8, 1: 1 and 9, 2: wind, 3: dragon — the order of the patterns for pungs and kongs."""
    if kind >= 31:
        return 3
    if kind >= 27:
        return 2
    return 1 if kind % 9 == 0 or kind % 9 == 8 else 0


@inline
def _add_alike(rules: Rules, bill: BillRecord, kind: int, is_kong: bool, concealed: bool) -> int:
    """The line of a pung or kong; returns its points."""
    base = _KONG_SIMPLE_EXPOSED if is_kong else _PUNG_SIMPLE_EXPOSED
    pattern = base + 2 * _family(kind) + (1 if concealed else 0)
    add(rules, bill, pattern, _S_KONG if is_kong else _S_PUNG, kind)
    return whole(rules.points[pattern])


@inline
def _add_set_doubles(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, shape: int) -> None:
    """The doublings of one pung or kong of honours."""
    if kind >= 31:
        add(rules, bill, _DRAGON_SET, shape, kind)
    elif kind >= 27:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, _OWN_WIND_SET, shape, kind)
        if kind - EAST == hand.round_wind:
            add(rules, bill, _PREVAILING_WIND_SET, shape, kind)


@inline
def _add_pair(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int) -> int:
    """The lines of a pair; returns its points."""
    points = 0
    if kind >= 31:
        add(rules, bill, _PAIR_DRAGON, _S_PAIR, kind)
        points += whole(rules.points[_PAIR_DRAGON])
    elif kind >= 27:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, _PAIR_OWN_WIND, _S_PAIR, kind)
            points += whole(rules.points[_PAIR_OWN_WIND])
        if kind - EAST == hand.round_wind:
            add(rules, bill, _PAIR_PREVAILING_WIND, _S_PAIR, kind)
            points += whole(rules.points[_PAIR_PREVAILING_WIND])
    return points


@inline
def _add_flowers(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Points of each bonus tile, then the doublings for own and complete ones (all players)."""
    laid = whole(hand.flowers)
    for bonus in range(8):
        if (laid >> bonus) & 1:
            add(rules, bill, _FLOWER, _S_SINGLE, 34 + bonus)
    own = whole(hand.seat_wind)
    if (laid >> own) & 1:
        add(rules, bill, _OWN_FLOWER, _S_SINGLE, 34 + own)
    if (laid >> (4 + own)) & 1:
        add(rules, bill, _OWN_SEASON, _S_SINGLE, 38 + own)
    if laid & 15 == 15:
        add(rules, bill, _ALL_FLOWERS, _S_NONE, 34)
    if laid >> 4 == 15:
        add(rules, bill, _ALL_SEASONS, _S_NONE, 38)


@inline
def kinds_held(hand: HandRecord) -> int:
    """Mask of all plain kinds of a hand, laid out or not."""
    mask = 0
    for kind in range(PLAIN_KINDS):
        if hand.counts[kind]:
            mask |= 1 << kind
    for index in range(whole(hand.meld_count)):
        kind = whole(hand.melds[index, MELD_KIND])
        mask |= (7 if hand.melds[index, MELD_TYPE] == _MELD_CHOW else 1) << kind
    return mask


@inline
def _suits_in(mask: int) -> int:
    """How many suits a mask of kinds touches."""
    return (1 if mask & 0x1FF else 0) + (1 if mask & 0x3FE00 else 0) + (1 if mask & 0x7FC0000 else 0)


@inline
def _add_tile_doubles(rules: Rules, bill: BillRecord, mask: int) -> None:
    """Doublings that look at all tiles of a hand: one suit, only 1, 9 and honours, only honours (RU V)."""
    suits = _suits_in(mask)
    honours = mask & HONOUR_KINDS
    if suits == 1:
        add(rules, bill, _ONE_SUIT_WITH_HONOURS if honours else _ONE_SUIT, _S_NONE, -1)
    if suits == 0 and honours:
        add(rules, bill, _ONLY_HONOURS, _S_NONE, -1)
    elif mask & TERMINALS and not mask & SIMPLES:
        add(rules, bill, _TERMINALS_AND_HONOURS, _S_NONE, -1)


@inline
def _add_melds(rules: Rules, hand: HandRecord, bill: BillRecord) -> int:
    """The lines of all sets on the table; returns their points."""
    points = 0
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        kind = whole(hand.melds[index, MELD_KIND])
        if meld == _MELD_CHOW:
            add(rules, bill, _CHOW, _S_CHOW, kind)
            points += whole(rules.points[_CHOW])
        else:
            points += _add_alike(rules, bill, kind, meld >= _MELD_KONG, meld == _MELD_CONCEALED_KONG)
    return points


@inline
def _add_meld_doubles(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        if meld != _MELD_CHOW:
            _add_set_doubles(
                rules, hand, bill, whole(hand.melds[index, MELD_KIND]), _S_KONG if meld >= _MELD_KONG else _S_PUNG
            )


@inline
def _score_unwon(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """A hand that did not win: what lies on the table, and pungs and pairs of value in the hand (RU IV, V).

    Four alike that were not declared are a concealed pung.
    """
    _add_melds(rules, hand, bill)
    for kind in range(PLAIN_KINDS):
        if hand.counts[kind] >= 3:
            _add_alike(rules, bill, kind, False, True)
        elif hand.counts[kind] == 2:
            _add_pair(rules, hand, bill, kind)
    _add_flowers(rules, hand, bill)
    _add_meld_doubles(rules, hand, bill)
    for kind in range(EAST, PLAIN_KINDS):
        if hand.counts[kind] >= 3:
            _add_set_doubles(rules, hand, bill, kind, _S_PUNG)
    _add_tile_doubles(rules, bill, kinds_held(hand))
    close(rules, bill)


@inline
def _only_kind(tables: Lookup, rules: Rules, hand: HandRecord) -> bool:
    """Whether no other kind than the winning one would have completed the hand.

    A kind of which the player already holds all four, sets on the table included, does not count.
    """
    counts = np.empty(PLAIN_KINDS, np.uint8)
    owned = np.empty(PLAIN_KINDS, np.uint8)
    for kind in range(PLAIN_KINDS):
        counts[kind] = hand.counts[kind]
    counts[hand.last] -= 1
    for kind in range(PLAIN_KINDS):
        owned[kind] = counts[kind]
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        kind = whole(hand.melds[index, MELD_KIND])
        if meld == _MELD_CHOW:
            for step in range(3):
                owned[kind + step] += 1
        else:
            owned[kind] += 4 if meld >= _MELD_KONG else 3
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    waits = nearer_kinds(tables, counts, keys, whole(hand.meld_count), shapes_of(rules))
    possible = 0
    for kind in range(PLAIN_KINDS):
        if (waits >> np.uint64(kind)) & np.uint64(1) and owned[kind] < 4:
            possible += 1
    return possible == 1


@inline
def _score_reading(
    rules: Rules,
    hand: HandRecord,
    bill: BillRecord,
    reading: Row,
    place: int,
    mask: int,
    only_kind: bool,
) -> None:
    """A winner's hand in one reading, with the winning tile in the pair (place 0) or in set number `place` (−1: nowhere)."""
    clear(bill)
    source = hand.source
    taken = source == _SRC_DISCARD or source == _SRC_LAST_DISCARD or source == _SRC_ROBBED
    if add_limit_hands(rules, hand, bill, reading, mask):
        close(rules, bill)
        return
    scoring = _add_melds(rules, hand, bill)
    chows = 0
    winds = 0
    dragons = 0
    for index in range(whole(hand.meld_count)):
        kind = whole(hand.melds[index, MELD_KIND])
        if hand.melds[index, MELD_TYPE] == _MELD_CHOW:
            chows += 1
        elif kind >= 31:
            dragons += 1
        elif kind >= 27:
            winds += 1
    for index in range(1, 5):
        code = whole(reading[index])
        if code < 0:
            continue
        if code < PUNG:
            chows += 1
            add(rules, bill, _CHOW, _S_CHOW, code)
            scoring += whole(rules.points[_CHOW])
        else:
            kind = code - PUNG
            scoring += _add_alike(rules, bill, kind, False, not (taken and index == place))
            if kind >= 31:
                dragons += 1
            elif kind >= 27:
                winds += 1
    pair = whole(reading[0])
    scoring += _add_pair(rules, hand, bill, pair)
    _add_flowers(rules, hand, bill)

    add(rules, bill, _MAHJONG, _S_NONE, -1)
    if source == _SRC_WALL or source == _SRC_LOOSE or source == _SRC_LAST_WALL:
        add(rules, bill, _LAST_FROM_WALL, _S_SINGLE, whole(hand.last))
    if place >= 0 and only_kind and _is_only_place(whole(hand.last), reading, place):
        add(rules, bill, _ONLY_POSSIBLE_TILE, _S_SINGLE, whole(hand.last))

    _add_meld_doubles(rules, hand, bill)
    for index in range(1, 5):
        if reading[index] >= PUNG:
            _add_set_doubles(rules, hand, bill, whole(reading[index]) - PUNG, _S_PUNG)
    _add_tile_doubles(rules, bill, mask)
    if scoring == 0:
        add(rules, bill, _NO_SCORING_SET, _S_NONE, -1)
    if chows == 0:
        add(rules, bill, _NO_CHOW, _S_NONE, -1)
    if source == _SRC_LOOSE:
        add(rules, bill, _LOOSE_TILE_WIN, _S_SINGLE, whole(hand.last))
    if source == _SRC_LAST_WALL:
        add(rules, bill, _LAST_WALL_TILE_WIN, _S_SINGLE, whole(hand.last))
    if source == _SRC_ROBBED:
        add(rules, bill, _ROBBED_KONG, _S_SINGLE, whole(hand.last))
    if hand.events & _EV_NOTHING_DRAWN:
        add(rules, bill, _NOTHING_DRAWN, _S_NONE, -1)
    if winds == 3 and EAST <= pair < 31:
        add(rules, bill, _THREE_WINDS_AND_PAIR, _S_NONE, -1)
    if dragons == 2 and pair >= 31:
        add(rules, bill, _TWO_DRAGONS_AND_PAIR, _S_NONE, -1)
    if hand.events & _EV_READY_AT_ONCE:
        add(rules, bill, _READY_AT_ONCE, _S_NONE, -1)
    close(rules, bill)


@inline
def _is_only_place(last: int, reading: Row, place: int) -> bool:
    """Whether the winning tile made the pair, or the middle or the one open edge of a chow."""
    if place == 0:
        return True
    code = whole(reading[place])
    if code >= PUNG:
        return False
    if last == code + 1:
        return True
    return (last == code and code % 9 == 6) or (last == code + 2 and code % 9 == 0)


@inline
def _holds(reading: Row, place: int, kind: int) -> bool:
    """Whether the pair (place 0) or a set of a reading contains a kind."""
    code = whole(reading[place])
    if place == 0:
        return code == kind
    if code < 0:
        return False
    if code >= PUNG:
        return code - PUNG == kind
    return code <= kind <= code + 2 and kind < 27


@inline
def _is_better(bill: BillRecord, best: BillRecord) -> bool:
    """Whether a bill is worth more; of equal ones a limit hand, then more limit hands, or more before the limit, is better."""
    if bill.total != best.total:
        return bill.total > best.total
    if bill.limit_hand != best.limit_hand:
        return bill.limit_hand > best.limit_hand
    return bill.count > best.count if bill.limit_hand else bill.uncapped > best.uncapped


@inline
def _keep_better(best: BillRecord, bill: BillRecord, first: bool) -> None:
    """Copies `bill` over `best` if it is the better one."""
    if first or _is_better(bill, best):
        best.total = bill.total
        best.points = bill.points
        best.uncapped = bill.uncapped
        best.doubles = bill.doubles
        best.limited = bill.limited
        best.limit_hand = bill.limit_hand
        best.count = bill.count
        for line in range(bill.count):
            for column in range(5):
                best.lines[line, column] = bill.lines[line, column]


@inline
def is_complete(tables: Lookup, rules: Rules, counts: Row, meld_count: int) -> bool:
    """Whether the concealed tiles complete a winning shape of the rule set."""
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    return key_distance(tables, keys[0], keys[1], keys[2], keys[3], meld_count, shapes_of(rules)) < 0


@inline
def _score_won(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord, scratch: Sequence[BillRecord]) -> None:
    """Writes the best bill of a complete hand; `scratch`, an array of one `BILL`, is room for another.

    Compiled code frees a local array after its last use by name, even while a record taken out of it lives on: so the
    caller holds the array itself.
    """
    trial = scratch[0]
    readings = np.empty((MAX_READINGS, 5), np.int16)
    found = read_into(hand.counts, readings)
    mask = kinds_held(hand)
    only_kind = False
    if hand.last >= 0:
        only_kind = rules.only_tile == _WAIT_SHAPE or _only_kind(tables, rules, hand)
    first = True
    for index in range(found):
        reading = readings[index]
        if hand.last < 0:
            _score_reading(rules, hand, trial, reading, -1, mask, False)
            _keep_better(bill, trial, first)
            first = False
            continue
        for place in range(5):
            if _holds(reading, place, whole(hand.last)):
                _score_reading(rules, hand, trial, reading, place, mask, only_kind)
                _keep_better(bill, trial, first)
                first = False
    # a shape that is not sets and a pair, and limit hands that any shape can be
    reading = readings[0]
    for place in range(5):
        reading[place] = -1
    clear(trial)
    if add_limit_hands(rules, hand, trial, reading, mask):
        close(rules, trial)
        _keep_better(bill, trial, first)


@inline
def score_into(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Writes the bill of a hand under a rule set.

    `hand.won` is believed only for a complete hand with the right number of tiles: otherwise the hand is counted as one that
    did not win. A dead hand with too many tiles is worth nothing, one with too few counts what it has (`dead_hand`).
    """
    clear(bill)
    if rules.dead_hand and hand.surplus > 0:
        return
    alive = not (rules.dead_hand and hand.surplus != 0)
    if hand.won and alive and is_complete(tables, rules, hand.counts, whole(hand.meld_count)):
        scratch: Any = np.empty(1, BILL)
        _score_won(tables, rules, hand, bill, scratch)
        bill.won = 1
    else:
        _score_unwon(rules, hand, bill)


@jit_with(numba.void(_LOOKUP_T, _RULES_T, _HAND_T, _BILL_T))
def score(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """`score_into`, to be called from Python."""
    score_into(tables, rules, hand, bill)


@jit_with(numba.void(_LOOKUP_T, _RULES_T, _HAND_T[::1], numba.int32[::1]))
def score_many(tables: Lookup, rules: Rules, hands: Sequence[HandRecord], totals: Row) -> None:
    """Totals of many hands: `hands` an array of `HAND` (n,), `totals` (n)."""
    bills = np.empty(1, BILL)
    for index in range(len(hands)):
        score_into(tables, rules, hands[index], bills[0])
        totals[index] = bills[0].total
