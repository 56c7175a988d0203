"""Hidden tiles of a seat's view, supposed: the other hands and the wall, filled with the tiles that it has not seen.

For trying out the consequences of a move. The result is a record like any other, with which the game can go on; it agrees
with the masked one in everything that the seat knows.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, inline_making_arrays, jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, RULES_T, Meld
from eastwind.table._claims import open_claims, open_robbing
from eastwind.table._moves import hand_distance, possible_waits, put, take
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.table.seats import SEATS, plays
from eastwind.tiles.chance import Chance, below
from eastwind.tiles.kinds import COPIES, KINDS, PLAIN_KINDS, TILES_ALL

#: Mark of a hand whose distance to a win is left to chance.
ANY_DISTANCE: Final = -1
#: Largest number of exchanges of tiles to bring a hand to the distance wanted.
_EXCHANGES: Final = 300
#: Largest number of exchanges for a hand that is known to wait.
_EXCHANGES_TO_WAIT: Final = 6000
_BONUS: Final = KINDS - PLAIN_KINDS


@inline
def count_unseen(rules: Rules, view: TableRecord, seat: int, left: Row) -> int:
    """Write to `left` (kinds,) the tiles of each kind seen neither in a seat's hand nor on the table; return their sum."""
    for kind in range(PLAIN_KINDS):
        left[kind] = COPIES
    for bonus in range(_BONUS):
        left[PLAIN_KINDS + bonus] = 1 if rules.flowers else 0
    for other in range(SEATS):
        for kind in range(KINDS):
            left[kind] -= whole(view.hands[other, kind])
        for bonus in range(_BONUS):
            left[PLAIN_KINDS + bonus] -= (whole(view.flowers[other]) >> bonus) & 1
        for index in range(whole(view.meld_count[other])):
            meld = whole(view.melds[other, index, MELD_TYPE])
            kind = whole(view.melds[other, index, MELD_KIND])
            if meld == Meld.CHOW:
                for part in range(kind, kind + 3):
                    left[part] -= 1
            else:
                left[kind] -= 3 if meld == Meld.PUNG else COPIES
    for index in range(whole(view.pond_count)):
        if view.pond_taken[index] == 0:
            left[view.pond_tile[index]] -= 1
    total = 0
    for kind in range(KINDS):
        total += whole(left[kind])
    return total


@inline
def distance_of_hand(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> int:
    """Return the distance of a hand without a drawn tile from being one tile short; 0: it is one tile short."""
    return hand_distance(tables, rules, table, seat)


@inline
def _pick(state: Chance, counts: Row, kinds: int, tiles: int) -> int:
    """Pick one of `tiles` tiles, of the first `kinds` kinds."""
    at = below(state, tiles)
    for kind in range(kinds):
        at -= whole(counts[kind])
        if at < 0:
            return kind
    return kinds - 1


@inline
def _bring_near(
    tables: Lookup, rules: Rules, table: TableRecord, seat: int, left: Row, plain: int, near: int, state: Chance
) -> None:
    """Exchange tiles of a hand for unseen ones until it has the distance `near`."""
    held = 0
    for kind in range(PLAIN_KINDS):
        held += whole(table.hands[seat, kind])
    if held == 0 or plain == 0:
        return
    distance = hand_distance(tables, rules, table, seat)
    for _ in range(_EXCHANGES_TO_WAIT if near == 0 else _EXCHANGES):
        if distance == near:
            return
        away = _pick(state, table.hands[seat], PLAIN_KINDS, held)
        come = _pick(state, left, PLAIN_KINDS, plain)
        if away == come:
            continue
        take(table, seat, away)
        put(table, seat, come)
        then = hand_distance(tables, rules, table, seat)
        if abs(then - near) <= abs(distance - near):
            distance = then
            left[away] += 1
            left[come] -= 1
        else:
            take(table, seat, come)
            put(table, seat, away)


@inline_making_arrays
def fill_unseen(tables: Lookup, rules: Rules, table: TableRecord, seat: int, near: Row, state: Chance) -> bool:
    """Turn `table`, a copy of a record masked for `seat`, into one in which nothing is hidden.

    :param near: (seats,), the supposed distance of each of the other hands; `ANY_DISTANCE`: left to chance. One that was
        declared ready is one tile short, whatever is given.
    Return False where the tiles do not add up: then the record is of no use.
    """
    left = np.empty(KINDS, np.int64)
    pool = np.empty(TILES_ALL, np.uint8)
    unseen = count_unseen(rules, table, seat, left)
    bonus = 0
    for kind in range(PLAIN_KINDS, KINDS):
        bonus += whole(left[kind])
    plain = unseen - bonus
    # no seat's hand is always filled first: the last one gets the remaining tiles
    first = below(state, SEATS)
    for place in range(SEATS):
        other = (first + place) % SEATS
        hidden = whole(table.hidden[other])
        if other == seat or hidden == 0:
            continue
        if hidden > plain:
            return False
        for _ in range(hidden):
            kind = _pick(state, left, PLAIN_KINDS, plain)
            put(table, other, kind)
            left[kind] -= 1
            plain -= 1
        wanted = 0 if table.ready[other] else whole(near[other])
        if wanted != ANY_DISTANCE:
            _bring_near(tables, rules, table, other, left, plain, wanted, state)
        table.hidden[other] = 0
    count = 0
    for kind in range(KINDS):
        for _ in range(whole(left[kind])):
            pool[count] = kind
            count += 1
    if count != whole(table.back) - whole(table.front) + whole(table.loose_count):
        return False
    for index in range(count - 1, 0, -1):
        other = below(state, index + 1)
        held = pool[index]
        pool[index] = pool[other]
        pool[other] = held
    at = 0
    for place in range(whole(table.front), whole(table.back)):
        table.wall[place] = pool[at]
        at += 1
    for place in range(whole(table.loose_count)):
        table.loose[place] = pool[at]
        at += 1
    table.halts = 0
    for other in range(SEATS):
        if other != seat and plays(rules, other):
            table.waits[other] = possible_waits(tables, rules, table, other)
    return _ask_all(tables, rules, table, seat)


@inline
def _ask_all(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> bool:
    """Open the window again in which `seat` is asked, and ask all others that can answer; return whether `seat` is asked."""
    phase = table.phase
    if phase == Phase.CLAIM:
        table.phase = Phase.TURN
        open_claims(tables, rules, table)
    elif phase == Phase.ROB:
        kind, meld = whole(table.robbed), whole(table.rob_meld)
        table.kongs_in_turn -= 1
        table.phase = Phase.TURN
        concealed = table.melds[table.turn, meld, MELD_TYPE] == Meld.CONCEALED_KONG
        open_robbing(tables, rules, table, kind, meld, concealed)
    elif phase == Phase.DECLARE:
        table.pending = whole(rules.seats) & ~(1 << whole(table.dealer))
    else:
        return whole(table.turn) == seat
    return table.phase == phase and (whole(table.pending) >> seat) & 1 == 1


@jit_with(numba.boolean(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64[::1], numba.uint64[::1]))
def suppose_unseen(tables: Lookup, rules: Rules, table: TableRecord, seat: int, near: Row, state: Chance) -> bool:
    """Call `fill_unseen` from Python."""
    return fill_unseen(tables, rules, table, seat, near, state)
