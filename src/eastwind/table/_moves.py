"""Elementary moves of tiles that every step consists of: compiled helpers, private to this package."""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.distance import POWERS, group_of
from eastwind.hands.tables import Lookup
from eastwind.jit import forced_inline, inline
from eastwind.rules.compiled import Rules
from eastwind.scoring import completion
from eastwind.scoring.facts import tiles_owned
from eastwind.scoring.layout import MELD_CLAIMED, MELD_KIND, MELD_SOURCE, MELD_TYPE, NOT_CLAIMED, Meld, Source
from eastwind.table._winning import Refusal, refusal_in_turn
from eastwind.table.layout import MAX_EVENTS, EventKind, TableRecord
from eastwind.table.seats import wind_of
from eastwind.table.wall_left import drawable
from eastwind.tiles.kinds import BONUS_KINDS, PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has, lowest_in, without_lowest

#: Distance of a hand with a bonus tile in it: more than any other.
UNREADABLE: Final = 50


@forced_inline
def tell(table: TableRecord, kind: int, seat: int, tile: int, source: int, detail: int) -> None:
    """Append an event to this step."""
    at = whole(table.event_count)
    if at < MAX_EVENTS:  # the longest step (all claims answered, a kong, a refill, a settlement) has fewer
        table.events[at, 0] = kind
        table.events[at, 1] = seat
        table.events[at, 2] = tile
        table.events[at, 3] = source
        table.events[at, 4] = detail
        table.event_count = at + 1


@forced_inline
def put(table: TableRecord, seat: int, kind: int) -> None:
    """Put a tile into a hand."""
    table.hands[seat, kind] += 1
    table.held[seat] |= bit_of(kind)
    if kind < PLAIN_KINDS:
        table.keys[seat, group_of(kind)] += POWERS[kind]


@forced_inline
def take(table: TableRecord, seat: int, kind: int) -> None:
    """Take a tile out of a hand."""
    table.hands[seat, kind] -= 1
    # written without a branch, because whether it was the last one cannot be predicted
    table.held[seat] ^= np.uint64(table.hands[seat, kind] == 0) << np.uint64(kind)
    if kind < PLAIN_KINDS:
        table.keys[seat, group_of(kind)] -= POWERS[kind]


@inline
def bonus_held(table: TableRecord, seat: int) -> bool:
    """Return whether a bonus tile is in the hand, not yet laid out."""
    return bool(table.held[seat] & np.uint64(BONUS_KINDS))


@inline
def owns_all(table: TableRecord, seat: int, kind: int) -> bool:
    """Return whether all four tiles of a kind are in the hand or among the sets of a seat."""
    return tiles_owned(table.hands[seat], table.melds[seat], whole(table.meld_count[seat]), kind) >= 4


@inline
def owns_four_alike(table: TableRecord, seat: int) -> bool:
    """Return whether all four tiles of any kind are in the hand or among the sets of a seat."""
    held = table.held[seat]
    while held:
        if table.hands[seat, lowest_in(held)] == 4:
            return True
        held = without_lowest(held)
    for index in range(whole(table.meld_count[seat])):
        lowest = whole(table.melds[seat, index, MELD_KIND])
        parts = 3 if table.melds[seat, index, MELD_TYPE] == Meld.CHOW else 1
        for kind in range(lowest, lowest + parts):
            if owns_all(table, seat, kind):
                return True
    return False


@forced_inline
def hand_distance(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> int:
    """Return the distance of the tiles of a seat to a win: −1 complete, 0 one tile short."""
    return completion.hand_distance(
        tables,
        rules,
        table.hands[seat],
        table.keys[seat],
        table.melds[seat],
        whole(table.meld_count[seat]),
        wind_of(rules, table, seat),
    )


@inline
def possible_waits(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Return the kinds that would complete the 13 tiles of a seat; empty when it is more than one tile short.

    Kinds whose four tiles the seat holds itself are left out: waiting for those alone is not waiting.
    """
    if hand_distance(tables, rules, table, seat) != 0:
        return np.uint64(0)
    melds = whole(table.meld_count[seat])
    waits = completion.waits_of(
        tables,
        rules,
        table.hands[seat],
        table.keys[seat],
        table.melds[seat],
        melds,
        wind_of(rules, table, seat),
    )
    if melds:
        asked = waits
        while asked:
            kind = lowest_in(asked)
            asked = without_lowest(asked)
            if owns_all(table, seat, kind):
                waits ^= bit_of(kind)
    return waits


@inline
def _discards_that_leave_waiting(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Return the kinds whose discard leaves 14 tiles waiting."""
    # one tile short of sets and a pair is waiting, unless for a kind whose four tiles the seat holds
    near_is_waiting = not (completion.has_irregular(rules) or owns_four_alike(table, seat))
    ready = np.uint64(0)
    held = table.held[seat]
    while held:
        kind = lowest_in(held)
        held = without_lowest(held)
        take(table, seat, kind)
        if near_is_waiting:
            waiting = hand_distance(tables, rules, table, seat) == 0
        else:
            waiting = possible_waits(tables, rules, table, seat) != np.uint64(0)
        if waiting:
            ready |= bit_of(kind)
        put(table, seat, kind)
    return ready


@inline
def _look_closer(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> None:
    """Note whether `turn` may win with 14 tiles that are complete or nearly so, and the discards that leave them waiting."""
    table.complete = refusal_in_turn(tables, rules, table, seat) == Refusal.NONE
    table.ready_discards = _discards_that_leave_waiting(tables, rules, table, seat)


@forced_inline
def look_over(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> None:
    """Work out the distance of `turn`'s 14 tiles, whether they may win, and the discards that leave them waiting."""
    table.ready_discards = np.uint64(0)
    table.complete = 0
    if rules.flowers and bonus_held(table, seat):
        table.distance = UNREADABLE
        return
    table.distance = hand_distance(tables, rules, table, seat)
    if table.distance <= 0:
        _look_closer(tables, rules, table, seat)


@forced_inline
def draw(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> None:
    """Draw the next tile of the wall, which must have one, for `seat`; once it is used up the loose tiles are drawn."""
    if table.front < table.back:
        kind = whole(table.wall[table.front])
        table.front += 1
    else:
        kind = pick_loose(table)
    put(table, seat, kind)
    table.waits[seat] = np.uint64(0)
    table.drawn = kind
    table.source = Source.WALL if drawable(rules, table) > 0 else Source.LAST_WALL
    table.has_drawn[seat] = 1
    table.claimed = 0
    table.kongs_in_turn = 0
    tell(table, EventKind.DRAW, seat, kind, -1, 0)
    look_over(tables, rules, table, seat)


@inline
def pick_loose(table: TableRecord) -> int:
    """Take the next loose tile out of the wall; where none lies ready, the one tile left in the wall."""
    if table.loose_count == 0:
        table.back -= 1
        return whole(table.wall[table.back])
    kind = whole(table.loose[0])
    table.loose[0] = table.loose[1]
    table.loose_count -= 1
    return kind


@inline
def take_loose(table: TableRecord, seat: int) -> int:
    """Give `seat` a loose tile and return its kind; once both are used lay two new ones from the wall's end (RU III)."""
    kind = pick_loose(table)
    put(table, seat, kind)
    tell(table, EventKind.REPLACEMENT, seat, kind, -1, 0)
    if table.loose_count == 0 and whole(table.back) - whole(table.front) >= 2:
        table.back -= 2
        table.loose[0] = table.wall[table.back]
        table.loose[1] = table.wall[whole(table.back) + 1]
        table.loose_count = 2
        tell(table, EventKind.REFILL, -1, -1, -1, 0)
    return kind


@inline
def draw_loose(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> None:
    """Replace a bonus tile or complete a kong of `turn` with a loose tile, and look its hand over."""
    table.drawn = take_loose(table, seat)
    table.source = Source.LOOSE
    table.has_drawn[seat] = 1
    look_over(tables, rules, table, seat)


@forced_inline
def throw(tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, ready: int) -> None:
    """Discard a tile of `turn` and work out the waits of the hand that is left. `ready`: `Ready` declared with it."""
    # furiten: what was discarded before the hand changed is forgotten, and giving back what was drawn changes nothing
    if kind != table.drawn:
        table.own_discards[seat] = np.uint64(0)
    table.own_discards[seat] |= bit_of(kind)
    table.discarded |= 1 << seat
    take(table, seat, kind)
    at = whole(table.pond_count)
    table.pond_tile[at] = kind
    table.pond_seat[at] = seat
    table.pond_ready[at] = ready
    table.pond_taken[at] = 0
    table.pond_count = at + 1
    table.last_discard = kind
    table.drawn = -1
    table.complete = 0
    # which discards leave these tiles waiting was worked out when the last one came (`look_over`)
    table.waits[seat] = possible_waits(tables, rules, table, seat) if has(table.ready_discards, kind) else np.uint64(0)


@inline
def lay_flower(table: TableRecord, seat: int, bonus: int) -> None:
    """Lay a bonus tile (0–7) from the hand onto the table."""
    take(table, seat, PLAIN_KINDS + bonus)
    table.flowers[seat] |= 1 << bonus


@inline
def lay_meld(table: TableRecord, seat: int, meld: int, kind: int, source: int, claimed: int) -> None:
    """Write a new set of a seat."""
    at = whole(table.meld_count[seat])
    table.melds[seat, at, MELD_TYPE] = meld
    table.melds[seat, at, MELD_KIND] = kind
    table.melds[seat, at, MELD_SOURCE] = source
    table.melds[seat, at, MELD_CLAIMED] = claimed
    table.meld_count[seat] = at + 1


@inline
def lay_own_set(tables: Lookup, rules: Rules, table: TableRecord, seat: int, meld: int, lowest: int) -> None:
    """Lay out a chow or pung of `turn`'s own tiles; its turn goes on. The drawn tile may be part of the set."""
    for part in range(3):
        take(table, seat, lowest + part if meld == Meld.CHOW else lowest)
    lay_meld(table, seat, meld, lowest, seat, NOT_CLAIMED)
    tell(table, EventKind.LAID_CHOW if meld == Meld.CHOW else EventKind.LAID_PUNG, seat, lowest, -1, 0)
    if table.drawn >= 0 and not table.hands[seat, table.drawn]:
        table.drawn = -1
    look_over(tables, rules, table, seat)


@inline
def exposed_pung(table: TableRecord, seat: int, kind: int) -> int:
    """Return the place of the seat's exposed pung of a kind, −1 if there is none."""
    for index in range(whole(table.meld_count[seat])):
        if table.melds[seat, index, MELD_TYPE] == Meld.PUNG and table.melds[seat, index, MELD_KIND] == kind:
            return index
    return -1
