"""Best bill of a complete hand that may win.

The hand is read in every way and the winning tile put into every group that it could have completed; readings that the
rules do not let win are left out, and the best of the others counts.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.readings import MAX_READINGS, PUNG, read_into
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import ReadyHand, Rules, Valuation, Worth
from eastwind.scoring.facts import Facts, asks_for_sole_kind, is_sole_kind
from eastwind.scoring.irregular import find_forms
from eastwind.scoring.layout import BillRecord, HandRecord, Happening, Shape, Source, Unit
from eastwind.scoring.sheet import clear, keep_better, write
from eastwind.tiles.kinds import EAST, HONOUR_KINDS, PLAIN_KINDS
from eastwind.traditions.classical.extras import add_extras
from eastwind.traditions.classical.limit_hands import in_force, limit_hands_of
from eastwind.traditions.classical.lines import (
    add_alike,
    add_chow,
    add_flowers,
    add_honour_doubles,
    add_meld_doubles,
    add_melds,
    add_pair,
    add_set_doubles,
    add_tile_doubles,
)
from eastwind.traditions.classical.patterns import FIRST_LIMIT_HAND, LIMIT_HANDS, Pattern
from eastwind.traditions.classical.sums import (
    add,
    close,
    close_at_limit,
    close_at_sum,
    close_doubled,
    close_flat,
    is_limited,
    points_are_told,
)

#: Happenings of a hand declared ready, or complete before anything could be declared.
_DECLARED: Final = int(Happening.READY | Happening.READY_AT_ONCE | Happening.HEAVENLY | Happening.EARTHLY)

Bills = Sequence[BillRecord]


# ----------------------------------------------------------------------------------------------------- which readings win


@inline
def _is_by_discard(hand: HandRecord) -> bool:
    """Return whether the last tile was a discard; that of a robbed kong is none."""
    return bool(hand.source == Source.DISCARD or hand.source == Source.LAST_DISCARD)


@inline
def may_win_at_all(rules: Rules, hand: HandRecord, facts: Facts) -> bool:
    """Return whether a complete hand may win, independently of its readings."""
    seen = facts[0]
    if rules.ready_hand == ReadyHand.TO_WIN and not hand.events & _DECLARED:
        return False
    if rules.concealed_win and seen.exposed:
        return False
    if rules.wall_wins_only and _is_by_discard(hand):
        return False
    if hand.source == Source.ROBBED_KONG and not rules.rob_exposed_kong:
        # then it was a concealed one
        return rules.rob_concealed_kong_wonders > 0 and seen.wonders > 0
    return True


@inline
def sets_may_win(rules: Rules, hand: HandRecord, chows: int) -> bool:
    """Return whether a reading as four sets and a pair with this number of chows may win."""
    if chows > rules.max_chows:
        return False
    return hand.source != Source.ROBBED_KONG or rules.rob_exposed_kong > 0


@inline
def _pair_may_win(rules: Rules, hand: HandRecord) -> bool:
    """Return whether the last tile may complete a pair."""
    return rules.pair_from_discard > 0 or not _is_by_discard(hand)


@inline
def _is_worth_enough(rules: Rules, bill: BillRecord) -> bool:
    return bill.points >= rules.min_points and bill.doubles >= rules.min_doubles


# --------------------------------------------------------------------------------------------------------------- counting


@inline
def _add_pairs_in_hand(rules: Rules, hand: HandRecord, bill: BillRecord) -> int:
    """Add the lines of every pair of honours of a form read as pairs, four alike as two; return a mask of the kinds."""
    pairs = 0
    for kind in range(EAST, PLAIN_KINDS):
        for _ in range(whole(hand.counts[kind]) >> 1):
            add_pair(rules, hand, bill, kind)
            pairs |= 1 << kind
    return pairs


@inline
def _count(rules: Rules, hand: HandRecord, bill: BillRecord, facts: Facts, reading: Row) -> None:
    """Write the lines of a winner's hand in one reading; add nothing up."""
    seen = facts[0]
    add_melds(rules, hand, bill)
    alike = seen.alike
    club_sets = whole(seen.club_sets)
    for index in range(1, 5):
        code = whole(reading[index])
        if code < 0:
            continue
        if code < PUNG:
            add_chow(rules, bill, code)
            continue
        concealed = not (seen.taken and index == seen.place)
        add_alike(rules, hand, bill, code - PUNG, False, concealed)
        alike |= 1 << (code - PUNG)
        if concealed:
            club_sets += 1
    pair = whole(reading[0])
    pairs = 0
    if pair >= 0:
        add_pair(rules, hand, bill, pair)
        pairs = 1 << pair
    elif seen.paired:
        pairs = _add_pairs_in_hand(rules, hand, bill)
    scoring = bill.points > 0
    if pair >= 0:
        add(rules, bill, Pattern.PAIR, Shape.PAIR, pair)
    add_flowers(rules, hand, bill, points_are_told(rules))
    add_extras(rules, hand, bill, facts, reading, scoring)
    add_meld_doubles(rules, hand, bill)
    for index in range(1, 5):
        if reading[index] >= PUNG + EAST:
            add_set_doubles(rules, hand, bill, whole(reading[index]) - PUNG, Shape.PUNG)
    add_honour_doubles(rules, bill, alike, pairs, club_sets)
    add_tile_doubles(rules, bill, facts, pairs & HONOUR_KINDS != 0)


@inline
def _try_limit(rules: Rules, held: int, best: BillRecord, trial: BillRecord, first: bool) -> bool:
    """Write the bill of a hand worth the limit, if one of its limit hands is; half limits are listed with it."""
    any_of = False
    clear(trial)
    trial.won = 1
    for at in range(LIMIT_HANDS):
        if (held >> at) & 1:
            worth = rules.limit_hand[FIRST_LIMIT_HAND + at]
            if worth == Worth.LIMIT:
                any_of = True
            if worth != Worth.FLAT:
                write(trial, FIRST_LIMIT_HAND + at, Shape.NONE, -1, Unit.LIMIT, 0)
    if any_of:
        close_at_limit(rules, trial)
        keep_better(best, trial, first)
    return any_of


@inline
def _sum_of(rules: Rules, pattern: int) -> int:
    """Return the sum of a pattern that is worth one for the whole hand; 0 for others."""
    worth = rules.limit_hand[pattern]
    if worth == Worth.HALF_LIMIT:
        return whole(rules.limit_worth) // 2
    return whole(rules.points[pattern]) if worth == Worth.FLAT else 0


@inline
def _try_sum(rules: Rules, hand: HandRecord, held: int, best: BillRecord, trial: BillRecord, first: bool) -> bool:
    """Write the bill of a hand worth half the limit or another sum, whichever is most; other halves are listed with a half.

    Where bonus tiles count in addition to a sum of its own, they are added to it and double it, up to the limit: not where the
    sum alone is as much.
    """
    largest = 0
    its = -1
    for at in range(LIMIT_HANDS):
        if (held >> at) & 1 and _sum_of(rules, FIRST_LIMIT_HAND + at) > largest:
            largest = _sum_of(rules, FIRST_LIMIT_HAND + at)
            its = at
    if its < 0:
        return False
    clear(trial)
    trial.won = 1
    half = rules.limit_hand[FIRST_LIMIT_HAND + its] == Worth.HALF_LIMIT
    for at in range(LIMIT_HANDS):
        if at == its:
            write(trial, FIRST_LIMIT_HAND + at, Shape.NONE, -1, Unit.POINTS, largest)
        elif half and (held >> at) & 1 and rules.limit_hand[FIRST_LIMIT_HAND + at] == Worth.HALF_LIMIT:
            write(trial, FIRST_LIMIT_HAND + at, Shape.NONE, -1, Unit.POINTS, 0)
    if half or not rules.flowers_add_to_sums or (is_limited(rules, trial) and largest >= rules.limit):
        close_at_sum(trial, largest)
    else:
        trial.points = largest
        add_flowers(rules, hand, trial, True)
        close_doubled(rules, trial)
    keep_better(best, trial, first)
    return True


@inline
def _try_reading(
    rules: Rules,
    hand: HandRecord,
    best: BillRecord,
    scratch: Bills,
    facts: Facts,
    reading: Row,
    form: int,
    first: bool,
) -> bool:
    """Value one reading and keep it if it is the best so far; return whether it is worth enough to win.

    `form`: the pattern that the form itself is, −1 if none; `first`: no other reading may win yet.
    """
    seen = facts[0]
    trial = scratch[0]
    held = in_force(rules, limit_hands_of(rules, hand, facts, reading, whole(seen.place)), whole(seen.exposed))
    counted = True
    if form >= 0:
        held |= 1 << (form - FIRST_LIMIT_HAND)
        counted = rules.limit_hand[form] != Worth.FLAT
    tried = False
    if held:
        at_limit = _try_limit(rules, held, best, trial, first)
        tried = at_limit
        if _try_sum(rules, hand, held, best, trial, first and not tried):
            tried = True
        if at_limit and rules.limit > 0:
            return True  # nothing is worth more; where there is no limit the hand's own count may be
    if counted:
        clear(trial)
        trial.won = 1
        _count(rules, hand, trial, facts, reading)
        if _is_worth_enough(rules, trial):
            close(rules, trial)
            keep_better(best, trial, first and not tried)
            tried = True
    return tried


@inline
def _holds(reading: Row, place: int, kind: int) -> bool:
    """Return whether the pair (place 0) or a set of a reading contains a kind."""
    code = whole(reading[place])
    if place == 0:
        return code == kind
    if code < 0:
        return False
    if code >= PUNG:
        return code - PUNG == kind
    return code <= kind <= code + 2


@inline
def _chows_of(facts: Facts, reading: Row) -> int:
    chows = whole(facts[0].chows)
    for index in range(1, 5):
        if 0 <= reading[index] < PUNG:
            chows += 1
    return chows


@inline
def _value_sets(
    rules: Rules, hand: HandRecord, best: BillRecord, scratch: Bills, facts: Facts, readings: Grid, found: int
) -> bool:
    """Value the readings as four sets and a pair; return whether one of them may win."""
    any_of = False
    last = whole(hand.last)
    for index in range(found):
        reading = readings[index]
        facts[0].chows_in_all = _chows_of(facts, reading)
        if not sets_may_win(rules, hand, whole(facts[0].chows_in_all)):
            continue
        for place in range(-1, 5):
            if place < 0:
                if last >= 0:
                    continue
            elif last < 0 or not _holds(reading, place, last) or (place == 0 and not _pair_may_win(rules, hand)):
                continue
            facts[0].place = place
            if _try_reading(rules, hand, best, scratch, facts, reading, -1, not any_of):
                any_of = True
    return any_of


@inline
def _no_sets(reading: Row) -> None:
    for index in range(5):
        reading[index] = -1


@inline
def read_pairs(hand: HandRecord, facts: Facts, reading: Row) -> int:
    """Write the reading of a form as pairs or single tiles, which have no place in it; return the place of the last tile.

    0 means a pair that it completed.
    """
    _no_sets(reading)
    last = whole(hand.last)
    return 0 if facts[0].paired and last >= 0 and hand.counts[last] % 2 == 0 else -1


@inline
def _read_pungs(hand: HandRecord, reading: Row) -> int:
    """Write the reading of tiles of one suit as the pungs among them; return the place of the one with the last tile."""
    _no_sets(reading)
    place, at = -1, 1
    for kind in range(EAST):
        if hand.counts[kind] >= 3 and at < 5:
            reading[at] = PUNG + kind
            if kind == hand.last:
                place = at
            at += 1
    return place


@inline
def _value_forms(
    rules: Rules, hand: HandRecord, best: BillRecord, scratch: Bills, facts: Facts, reading: Row, first: bool
) -> bool:
    """Value the hand as each of its irregular forms; return whether it may win as one of them."""
    seen = facts[0]
    seen.chows_in_all = seen.chows
    any_of = False
    seen.place = read_pairs(hand, facts, reading)
    if seen.place != 0 or _pair_may_win(rules, hand):
        for at in range(LIMIT_HANDS):
            if (seen.forms >> at) & 1:
                kept = first and not any_of
                if _try_reading(rules, hand, best, scratch, facts, reading, FIRST_LIMIT_HAND + at, kept):
                    any_of = True
        if seen.counted:
            kept = first and not any_of
            if _try_reading(rules, hand, best, scratch, facts, reading, -1, kept):
                any_of = True
    if seen.of_one_suit and _value_one_suit(rules, hand, best, scratch, facts, reading, first and not any_of):
        any_of = True
    return any_of


@inline
def _value_one_suit(
    rules: Rules, hand: HandRecord, best: BillRecord, scratch: Bills, facts: Facts, reading: Row, first: bool
) -> bool:
    """Value the hand as any tiles of one suit: its pungs are read, or left unread where that is worth more (BG)."""
    seen = facts[0]
    seen.as_one_suit = 1
    any_of = False
    seen.place = _read_pungs(hand, reading)
    if _try_reading(rules, hand, best, scratch, facts, reading, -1, first):
        any_of = True
    in_pung = seen.place > 0
    seen.place = -1
    if in_pung and hand.counts[hand.last] == 4:
        # the last tile is the one over
        kept = first and not any_of
        if _try_reading(rules, hand, best, scratch, facts, reading, -1, kept):
            any_of = True
    if reading[1] >= 0:
        _no_sets(reading)
        kept = first and not any_of
        if _try_reading(rules, hand, best, scratch, facts, reading, -1, kept):
            any_of = True
    seen.as_one_suit = 0
    return any_of


@inline_making_arrays
def score_won(tables: Lookup, rules: Rules, hand: HandRecord, bill: BillRecord, scratch: Bills, facts: Facts) -> bool:
    """Write the best bill of a complete hand, if it may win; return whether it may.

    `scratch`: room for another bill; `facts` as `read_facts` wrote them.
    """
    readings = np.empty((MAX_READINGS, 5), np.int16)
    found = read_into(hand.counts, readings)
    find_forms(rules, hand, found > 0, facts)
    if not may_win_at_all(rules, hand, facts):
        return False
    seen = facts[0]
    if hand.last >= 0 and asks_for_sole_kind(rules):
        seen.sole_kind = 1 if is_sole_kind(tables, rules, hand) else 0
    won = _value_sets(rules, hand, bill, scratch, facts, readings, found)
    if seen.irregular and _value_forms(rules, hand, bill, scratch, facts, readings[0], not won):
        won = True
    if won and rules.valuation == Valuation.FLAT:
        close_flat(rules, bill)
    return won
