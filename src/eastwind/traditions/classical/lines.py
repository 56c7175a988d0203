"""Lines of a bill that every player can have: sets, pairs, bonus tiles, doubles for sets and for the whole hand."""

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.facts import Facts
from eastwind.scoring.layout import (
    MELD_CLAIMED,
    MELD_KIND,
    MELD_TYPE,
    NOT_CLAIMED,
    BillRecord,
    HandRecord,
    Meld,
    Shape,
)
from eastwind.tiles.kinds import DRAGON_KINDS, EAST, NORTH, PLAIN_KINDS, SIMPLES, TERMINALS, WHITE, WIND_KINDS
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.classical.sums import add, add_worth


@inline
def _family(kind: int) -> int:
    """Return 0 for 2–8, 1 for 1 and 9, 2 for a wind, 3 for a dragon: the order of the patterns for pungs and kongs."""
    if kind >= WHITE:
        return 3
    if kind >= EAST:
        return 2
    return 1 if kind % 9 == 0 or kind % 9 == 8 else 0


@inline
def add_chow(rules: Rules, bill: BillRecord, kind: int) -> None:
    """Add the line of a chow."""
    add(rules, bill, Pattern.CHOW, Shape.CHOW, kind)


@inline
def add_alike(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, is_kong: bool, concealed: bool) -> None:
    """Add the line of a pung or kong; BG: of winds only the own one has any."""
    if rules.own_wind_scores_only and EAST <= kind <= NORTH and kind - EAST != hand.seat_wind:
        return
    base = Pattern.KONG_SIMPLE_EXPOSED if is_kong else Pattern.PUNG_SIMPLE_EXPOSED
    pattern = base + 2 * _family(kind) + (1 if concealed else 0)
    add(rules, bill, pattern, Shape.KONG if is_kong else Shape.PUNG, kind)


@inline
def add_pair(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int) -> None:
    """Add the lines of a pair of value: own and prevailing wind, dragons."""
    if kind >= WHITE:
        add(rules, bill, Pattern.PAIR_DRAGON, Shape.PAIR, kind)
    elif kind >= EAST:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, Pattern.PAIR_OWN_WIND, Shape.PAIR, kind)
        if kind - EAST == hand.round_wind:
            add(rules, bill, Pattern.PAIR_PREVAILING_WIND, Shape.PAIR, kind)


@inline
def add_melds(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Add the lines of all sets on the table."""
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        kind = whole(hand.melds[index, MELD_KIND])
        if meld == Meld.CHOW:
            add_chow(rules, bill, kind)
        else:
            # laid out openly or not: a set of drawn tiles is concealed (RU V, BG)
            concealed = meld == Meld.CONCEALED_KONG or hand.melds[index, MELD_CLAIMED] == NOT_CLAIMED
            add_alike(rules, hand, bill, kind, meld >= Meld.KONG, concealed)


@inline
def add_set_doubles(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, shape: int) -> None:
    """Add the doublings of one pung or kong of honours."""
    if kind >= WHITE:
        add(rules, bill, Pattern.DRAGON_SET, shape, kind)
    elif kind >= EAST:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, Pattern.OWN_WIND_SET, shape, kind)
        if kind - EAST == hand.round_wind:
            add(rules, bill, Pattern.PREVAILING_WIND_SET, shape, kind)


@inline
def add_meld_doubles(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Add the doublings of the sets on the table."""
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        if meld != Meld.CHOW:
            shape = Shape.KONG if meld >= Meld.KONG else Shape.PUNG
            add_set_doubles(rules, hand, bill, whole(hand.melds[index, MELD_KIND]), shape)


@inline
def add_flowers(rules: Rules, hand: HandRecord, bill: BillRecord, points_told: bool) -> None:
    """Add points of each bonus tile, then doublings for own and complete ones; `points_told` as for `add_worth`."""
    laid = whole(hand.flowers)
    if laid == 0:
        return
    for bonus in range(8):
        if (laid >> bonus) & 1:
            add_worth(rules, bill, Pattern.FLOWER, Shape.SINGLE, PLAIN_KINDS + bonus, points_told)
    own = whole(hand.seat_wind)
    flower, season = (laid >> own) & 1, (laid >> (4 + own)) & 1
    if flower:
        add_worth(rules, bill, Pattern.OWN_FLOWER, Shape.SINGLE, PLAIN_KINDS + own, points_told)
    if season:
        add_worth(rules, bill, Pattern.OWN_SEASON, Shape.SINGLE, PLAIN_KINDS + 4 + own, points_told)
    if flower and season:
        add_worth(rules, bill, Pattern.OWN_FLOWER_AND_SEASON, Shape.NONE, -1, points_told)
    if laid & 15 == 15:
        add_worth(rules, bill, Pattern.ALL_FLOWERS, Shape.NONE, -1, points_told)
    if laid >> 4 == 15:
        add_worth(rules, bill, Pattern.ALL_SEASONS, Shape.NONE, -1, points_told)


@inline
def count_kinds(mask: int, first: int, last: int) -> int:
    """Return the number of kinds from `first` to `last` in a mask."""
    count = 0
    for kind in range(first, last + 1):
        count += (mask >> kind) & 1
    return count


@inline
def add_honour_doubles(rules: Rules, bill: BillRecord, alike: int, pairs: int, club_sets: int) -> None:
    """Add the doublings for several sets together.

    `alike`, `pairs`: kinds of pungs and kongs, and of pairs; `club_sets`: number of the former that are concealed as the
    clubs abroad see it.
    """
    if alike & WIND_KINDS:
        winds = count_kinds(alike, EAST, NORTH)
        if winds == 4:
            add(rules, bill, Pattern.FOUR_WIND_SETS, Shape.NONE, -1)
        if winds == 3 and pairs & WIND_KINDS:
            add(rules, bill, Pattern.THREE_WINDS_AND_PAIR, Shape.NONE, -1)
    if alike & DRAGON_KINDS:
        dragons = count_kinds(alike, WHITE, PLAIN_KINDS - 1)
        if dragons == 3:
            add(rules, bill, Pattern.THREE_DRAGON_SETS, Shape.NONE, -1)
        if dragons == 2 and pairs & DRAGON_KINDS:
            add(rules, bill, Pattern.TWO_DRAGONS_AND_PAIR, Shape.NONE, -1)
    if club_sets >= 3:
        add(rules, bill, Pattern.THREE_CONCEALED_SETS, Shape.NONE, -1)


@inline
def add_tile_doubles(rules: Rules, bill: BillRecord, facts: Facts, honour_pair: bool) -> None:
    """Add the doublings for all tiles of a hand: one suit, only 1, 9 and honours, only honours (RU V)."""
    seen = facts[0]
    mask = seen.mask
    if seen.suits == 1 and seen.honours and (honour_pair or not rules.one_suit_needs_honour_pair):
        add(rules, bill, Pattern.ONE_SUIT_WITH_HONOURS, Shape.NONE, -1)
    if seen.suits == 1 and not seen.honours:
        if seen.as_one_suit:
            add(rules, bill, Pattern.ONE_SUIT_ANY_TILES, Shape.NONE, -1)
        add(rules, bill, Pattern.ONE_SUIT, Shape.NONE, -1)
    if seen.suits == 0 and seen.honours:
        add(rules, bill, Pattern.ONLY_HONOURS, Shape.NONE, -1)
    if mask & TERMINALS and not mask & SIMPLES:
        add(rules, bill, Pattern.TERMINALS_AND_HONOURS, Shape.NONE, -1)
