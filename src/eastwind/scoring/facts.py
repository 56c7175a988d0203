"""Facts about a hand, worked out once before it is read: the record `FACTS`.

Patterns use it instead of looking through the tiles again for every reading.
"""

from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.hands.distance import set_keys
from eastwind.hands.readings import PUNG
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.records import I1, I8, U1, dtype_of, record
from eastwind.rules.compiled import OnlyTile, Rules
from eastwind.scoring.completion import waits_of
from eastwind.scoring.layout import MELD_CLAIMED, MELD_KIND, MELD_TYPE, NOT_CLAIMED, HandRecord, Meld, Source
from eastwind.tiles.kinds import HONOUR_KINDS, PLAIN_KINDS
from eastwind.tiles.masks import has
from eastwind.traditions.classical.patterns import Pattern


@record
class FactsRecord(Protocol):
    """Facts about a hand."""

    mask: I8  # all plain kinds of the hand, laid out or not
    suits: U1  # number of suits among them
    honours: U1  # 1: honours among them
    # the winning tile
    drawn: U1  # the player drew it
    taken: U1  # it came from another player; neither: the tiles were dealt so
    sole_kind: U1  # no other kind would have completed the hand; only worked out where the rules ask
    # sets on the table
    exposed: U1  # number of them that lie open
    claimed: U1  # number of them with a tile of another player
    broken: U1  # 1: a set from a discard, as the clubs abroad see it (a kong of three concealed tiles is none)
    chows: U1
    kongs: U1
    club_sets: U1  # pungs and kongs that are concealed as the clubs abroad see it
    chow_kinds: I8  # lowest kinds of chows
    alike: I8  # kinds of pungs and kongs
    # forms other than four sets and a pair
    irregular: U1  # 1: the hand has such a form
    forms: I8  # those that are patterns worth a sum, as bits from FIRST_LIMIT_HAND on
    counted: U1  # 1: it has one that is none of these, counted line by line
    paired: U1  # 1: the tiles can be read as pairs
    wonders: U1  # 1: Thirteen Wonders
    of_one_suit: U1  # 1: any tiles of one suit
    # the reading that is being valued
    as_one_suit: U1  # 1: it is any tiles of one suit
    place: I1  # group that the last tile completed: 0 the pair, 1 to 4 a set, -1 none
    chows_in_all: U1  # chows on the table and in the reading


FACTS: Final = dtype_of(FactsRecord)


#: Array of one `FACTS`. Compiled code frees a local array after its last use by name, even while a record taken out of it
#: lives on: so the function that makes one passes the array, and the record is taken out of it where it is read.
Facts = Sequence[FactsRecord]


@inline
def suits_in(mask: int) -> int:
    """Return the number of suits with kinds in a mask."""
    return (1 if mask & 0x1FF else 0) + (1 if mask & 0x3FE00 else 0) + (1 if mask & 0x7FC0000 else 0)


@inline
def read_facts(hand: HandRecord, facts: Facts) -> None:
    """Write the facts of the tiles and the sets on the table; forms and the sole kind are worked out elsewhere."""
    seen = facts[0]
    mask = 0
    for kind in range(PLAIN_KINDS):
        if hand.counts[kind]:
            mask |= 1 << kind
    exposed, claimed, broken, chows, kongs, club_sets = 0, 0, 0, 0, 0, 0
    chow_kinds, alike = 0, 0
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        kind = whole(hand.melds[index, MELD_KIND])
        drawn_oneself = meld == Meld.CONCEALED_KONG or hand.melds[index, MELD_CLAIMED] == NOT_CLAIMED
        if meld != Meld.CONCEALED_KONG:
            exposed += 1
        if not drawn_oneself:
            claimed += 1
        if meld == Meld.CHOW:
            chows += 1
            chow_kinds |= 1 << kind
            mask |= 7 << kind
        else:
            alike |= 1 << kind
            mask |= 1 << kind
            if meld >= Meld.KONG:
                kongs += 1
        if meld == Meld.KONG or drawn_oneself:
            club_sets += 0 if meld == Meld.CHOW else 1
        else:
            broken = 1
    source = hand.source
    drawn = source == Source.WALL or source == Source.LOOSE or source == Source.LAST_WALL
    seen.mask = mask
    seen.suits = suits_in(mask)
    seen.honours = 1 if mask & HONOUR_KINDS else 0
    seen.drawn = 1 if drawn else 0
    seen.taken = 0 if drawn or source == Source.NONE else 1
    seen.sole_kind = 0
    seen.exposed = exposed
    seen.claimed = claimed
    seen.broken = broken
    seen.chows = chows
    seen.kongs = kongs
    seen.club_sets = club_sets
    seen.chow_kinds = chow_kinds
    seen.alike = alike
    seen.irregular = 0
    seen.forms = 0
    seen.counted = 0
    seen.paired = 0
    seen.wonders = 0
    seen.of_one_suit = 0
    seen.as_one_suit = 0
    seen.place = -1
    seen.chows_in_all = 0


@inline
def tiles_owned(counts: Row, melds: Grid, meld_count: int, kind: int) -> int:
    """Return the number of tiles of a kind, concealed or in the sets on the table; `melds` as in `HAND.melds`."""
    total = whole(counts[kind])
    for index in range(meld_count):
        meld = whole(melds[index, MELD_TYPE])
        lowest = whole(melds[index, MELD_KIND])
        if meld == Meld.CHOW:
            if lowest <= kind <= lowest + 2:
                total += 1
        elif lowest == kind:
            total += 4 if meld >= Meld.KONG else 3
    return total


@inline
def owned(hand: HandRecord, kind: int) -> int:
    """Return `tiles_owned` for a hand."""
    return tiles_owned(hand.counts, hand.melds, whole(hand.meld_count), kind)


@inline
def asks_for_sole_kind(rules: Rules) -> bool:
    """Return whether a line depends on the number of kinds that complete the hand."""
    by_place = rules.in_force[Pattern.ONLY_POSSIBLE_TILE] > 0 and rules.only_tile == OnlyTile.SOLE_KIND
    return by_place or rules.in_force[Pattern.ONLY_KIND] > 0


@inline_making_arrays
def is_sole_kind(tables: Lookup, rules: Rules, hand: HandRecord) -> bool:
    """Return whether no other kind than the winning one would have completed the hand.

    A kind whose four tiles the player already holds, sets on the table included, does not count.
    """
    counts = np.empty(PLAIN_KINDS, np.uint8)
    for kind in range(PLAIN_KINDS):
        counts[kind] = hand.counts[kind]
    counts[hand.last] -= 1
    keys = np.empty(4, np.int32)
    set_keys(counts, keys)
    waits = waits_of(tables, rules, counts, keys, hand.melds, whole(hand.meld_count), whole(hand.seat_wind))
    possible = 0
    for kind in range(PLAIN_KINDS):
        if has(waits, kind):
            own = 1 if kind == hand.last else 0
            if owned(hand, kind) - own < 4:
                possible += 1
    return possible == 1


@inline
def chows_in(reading: Row) -> int:
    """Return a mask of the lowest kinds of the chows of a reading."""
    kinds = 0
    for place in range(1, 5):
        code = whole(reading[place])
        if 0 <= code < PUNG:
            kinds |= 1 << code
    return kinds
