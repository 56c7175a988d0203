"""Legal actions of a seat; their order is fixed, and a test keeps it."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.jit import forced_inline, inline, inline_making_arrays, jit_with
from eastwind.rules.compiled import AtOnce, Chow, ReadyHand, Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, RULES_T, Meld
from eastwind.table import actions
from eastwind.table._moves import bonus_held, exposed_pung
from eastwind.table.layout import TABLE_T, Phase, Ready, TableRecord
from eastwind.table.seats import is_frozen, next_seat
from eastwind.table.wall_left import drawable, loose_tile_there
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.masks import has, lowest_in, without_lowest

#: Largest number of actions that are offered at one time.
MAX_OFFERED: Final = 64

Offered = Row

_WHOLE_SUIT: Final = (1 << RANKS) - 1
#: Mask: bit n is set when neighbours n (bit 0 two below, bit 2 the tile itself, bit 4 two above) make a chow with the tile.
_CHOWS_AROUND: Final = sum(1 << n for n in range(32) if any(n & two == two for two in (0b00011, 0b01010, 0b11000)))


@forced_inline
def chowing_seats(rules: Rules, table: TableRecord, kind: int) -> int:
    """Return a mask of the seats that the rules let take the discard for a chow at all."""
    if kind >= HONOURS or rules.chow == Chow.NOBODY:
        return 0
    return whole(rules.seats) if rules.chow == Chow.ANYONE else 1 << next_seat(rules, whole(table.turn))


@forced_inline
def may_kong(rules: Rules, table: TableRecord, seat: int, kind: int) -> bool:
    """Return whether the discard makes a kong of three in the hand, or (BG) of an exposed pung."""
    if not rules.may_kong or not loose_tile_there(table):
        return False
    if table.hands[seat, kind] == 3:
        return True
    return rules.kong_onto_pung_by_discard > 0 and exposed_pung(table, seat, kind) >= 0


@inline
def chow_from(table: TableRecord, seat: int, lowest: int, kind: int) -> bool:
    """Return whether the hand of a seat and the discard `kind` make the chow that begins with `lowest`."""
    if lowest < 0 or lowest >= 27 or lowest % 9 > 6 or lowest > kind or lowest + 2 < kind or kind >= 27:
        return False
    for part in range(lowest, lowest + 3):
        if part != kind and table.hands[seat, part] == 0:
            return False
    return True


@forced_inline
def _makes_chow(table: TableRecord, seat: int, kind: int) -> bool:
    """Return whether the hand of a seat and the discard `kind` of a suit make any chow."""
    rank = kind % RANKS
    suit = whole(table.held[seat] >> np.uint64(kind - rank)) & _WHOLE_SUIT
    neighbours = (suit << 2 >> rank) & 31
    return bool((_CHOWS_AROUND >> neighbours) & 1)


@forced_inline
def has_claim(rules: Rules, table: TableRecord, seat: int, kind: int, chowing: int) -> bool:
    """Return whether a seat could take a discard for a set. `chowing`: mask of the seats that may take it for a chow."""
    if is_frozen(rules, table, seat):
        return False
    pung = (table.hands[seat, kind] >= 2) & (rules.may_pung > 0)
    chow = ((chowing >> seat) & 1) > 0 and _makes_chow(table, seat, kind)
    # one question for both, because neither answer can be predicted
    return (pung | chow) or may_kong(rules, table, seat, kind)


@forced_inline
def _offer_turn(rules: Rules, table: TableRecord, seat: int, out: Offered) -> int:
    found = 0
    held = table.held[seat]
    if rules.flowers and bonus_held(table, seat):
        held >>= np.uint64(PLAIN_KINDS)
        while held:
            out[found] = actions.FLOWER + lowest_in(held)
            held = without_lowest(held)
            found += 1
        return found  # a bonus tile is laid out before anything else
    if table.complete:
        out[found] = actions.MAHJONG
        found += 1
    if is_frozen(rules, table, seat):
        # a frozen hand gives back what it draws
        out[found] = actions.DISCARD + whole(table.drawn)
        return found + 1
    before = found
    four_alike = np.uint64(0)
    while held:
        kind = lowest_in(held)
        held = without_lowest(held)
        out[found] = actions.DISCARD + kind
        found += 1
        four_alike |= np.uint64(table.hands[seat, kind] == 4) << np.uint64(kind)
    if table.ready_discards:
        # some of them may declare a ready hand, or must: they are listed again
        found = _offer_discards_near_a_win(rules, table, seat, out, before)
    if table.claimed:
        return found
    if rules.may_lay_own_kong and loose_tile_there(table):
        while four_alike:
            out[found] = actions.CONCEALED_KONG + lowest_in(four_alike)
            four_alike = without_lowest(four_alike)
            found += 1
        if rules.may_add_kong:
            found = _offer_added_kongs(table, seat, out, found)
    if rules.may_lay_own_chow or rules.may_lay_own_pung:
        found = _offer_own_sets(rules, table, seat, out, found)
    return found


@inline
def _offer_added_kongs(table: TableRecord, seat: int, out: Offered, found: int) -> int:
    for index in range(whole(table.meld_count[seat])):
        kind = whole(table.melds[seat, index, MELD_KIND])
        if table.melds[seat, index, MELD_TYPE] == Meld.PUNG and table.hands[seat, kind]:
            out[found] = actions.ADDED_KONG + kind
            found += 1
    return found


@inline
def _offer_own_sets(rules: Rules, table: TableRecord, seat: int, out: Offered, found: int) -> int:
    """Offer chows, then pungs, of tiles that the seat has drawn itself, where they may be laid out openly (WEB)."""
    if rules.may_lay_own_chow:
        for lowest in range(HONOURS):
            if lowest % RANKS <= 6 and (whole(table.held[seat]) >> lowest) & 7 == 7:
                out[found] = actions.LAY_CHOW + lowest
                found += 1
    if rules.may_lay_own_pung:
        for kind in range(PLAIN_KINDS):
            if table.hands[seat, kind] >= 3:
                out[found] = actions.LAY_PUNG + kind
                found += 1
    return found


@inline
def _offer_discards_near_a_win(rules: Rules, table: TableRecord, seat: int, out: Offered, found: int) -> int:
    """Offer discards when some leave the hand waiting: with a ready hand declared or not, as the rules specify."""
    undeclared = table.ready[seat] == Ready.NO
    must = rules.ready_hand == ReadyHand.REQUIRED and undeclared
    may = rules.ready_hand != 0 and undeclared
    at_once = _may_discard_at_once(rules, table, seat)
    held = table.held[seat]
    while held:
        kind = lowest_in(held)
        held = without_lowest(held)
        waiting = has(table.ready_discards, kind)
        if not (must and waiting):
            out[found] = actions.DISCARD + kind
            found += 1
        # with the first discard a declaration is one at once, where that is what the words mean
        if waiting and may and not (at_once and rules.ready_at_once == AtOnce.FIRST_DISCARD):
            out[found] = actions.DISCARD_READY + kind
            found += 1
        if waiting and at_once:
            out[found] = actions.DISCARD_AT_ONCE + kind
            found += 1
    return found


@inline
def _may_discard_at_once(rules: Rules, table: TableRecord, seat: int) -> bool:
    """Return whether a discard can declare a ready hand at once: the dealer's first or any seat's, as the rules specify."""
    if rules.ready_at_once == AtOnce.AFTER_DEAL:
        return table.pond_count == 0 and seat == table.dealer and table.meld_count[seat] == 0
    if rules.ready_at_once == AtOnce.FIRST_DISCARD:
        return table.ready[seat] == Ready.NO and not (whole(table.discarded) >> seat) & 1
    return False


@inline
def _offer_claim(rules: Rules, table: TableRecord, seat: int, out: Offered) -> int:
    kind = whole(table.last_discard)
    found = 0
    if (whole(table.can_win) >> seat) & 1:
        out[found] = actions.MAHJONG
        found += 1
    if drawable(rules, table) > 0 and not is_frozen(rules, table, seat):
        if may_kong(rules, table, seat, kind):
            out[found] = actions.KONG
            found += 1
        if table.hands[seat, kind] >= 2 and rules.may_pung:
            out[found] = actions.PUNG
            found += 1
        if (chowing_seats(rules, table, kind) >> seat) & 1:
            for lowest in range(kind - 2, kind + 1):
                if chow_from(table, seat, lowest, kind):
                    out[found] = actions.CHOW + lowest
                    found += 1
    out[found] = actions.PASS
    return found + 1


@forced_inline
def offer(rules: Rules, table: TableRecord, seat: int, out: Offered) -> int:
    """Write the legal actions of a seat to `out` (MAX_OFFERED) and return their number: 0 when it is not asked."""
    phase = table.phase
    if phase == Phase.TURN or phase == Phase.FLOWERS:
        return _offer_turn(rules, table, seat, out) if seat == table.turn else 0
    if not (whole(table.pending) >> seat) & 1:
        return 0
    if phase == Phase.CLAIM:
        return _offer_claim(rules, table, seat, out)
    if phase == Phase.ROB:
        out[0] = actions.MAHJONG
        out[1] = actions.PASS
        return 2
    if phase == Phase.DECLARE:
        found = 0
        if table.waits[seat]:
            out[0] = actions.READY_AT_ONCE
            found = 1
        out[found] = actions.PASS
        return found + 1
    return 0


@inline_making_arrays
def is_offered(rules: Rules, table: TableRecord, seat: int, action: int) -> bool:
    """Return whether `action` is among the actions that `offer` writes for the seat."""
    if seat < 0 or seat > 3 or not (whole(rules.seats) >> seat) & 1:
        return False
    out = np.empty(MAX_OFFERED, np.int16)
    for index in range(offer(rules, table, seat, out)):
        if out[index] == action:
            return True
    return False


@jit_with(numba.int64(RULES_T, TABLE_T, numba.int64, numba.int16[::1]))
def offered(rules: Rules, table: TableRecord, seat: int, out: Offered) -> int:
    """Call `offer` from Python."""
    return offer(rules, table, seat, out)
