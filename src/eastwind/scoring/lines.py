"""Lines that every player can have: sets, pairs, bonus tiles, and the doubles for sets and for the whole hand."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.rules.patterns import Pattern
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
from eastwind.scoring.sheet import add
from eastwind.tiles.kinds import DRAGON_KINDS, EAST, NORTH, PLAIN_KINDS, SIMPLES, TERMINALS, WHITE, WIND_KINDS

# Plain integers: the compiler does not follow enum members through arithmetic.
_CHOW: Final = int(Pattern.CHOW)
_PUNG_SIMPLE_EXPOSED: Final = int(Pattern.PUNG_SIMPLE_EXPOSED)
_KONG_SIMPLE_EXPOSED: Final = int(Pattern.KONG_SIMPLE_EXPOSED)
_PAIR_OWN_WIND: Final = int(Pattern.PAIR_OWN_WIND)
_PAIR_PREVAILING_WIND: Final = int(Pattern.PAIR_PREVAILING_WIND)
_PAIR_DRAGON: Final = int(Pattern.PAIR_DRAGON)
_FLOWER: Final = int(Pattern.FLOWER)
_DRAGON_SET: Final = int(Pattern.DRAGON_SET)
_OWN_WIND_SET: Final = int(Pattern.OWN_WIND_SET)
_PREVAILING_WIND_SET: Final = int(Pattern.PREVAILING_WIND_SET)
_THREE_WINDS_AND_PAIR: Final = int(Pattern.THREE_WINDS_AND_PAIR)
_TWO_DRAGONS_AND_PAIR: Final = int(Pattern.TWO_DRAGONS_AND_PAIR)
_THREE_CONCEALED_SETS: Final = int(Pattern.THREE_CONCEALED_SETS)
_THREE_DRAGON_SETS: Final = int(Pattern.THREE_DRAGON_SETS)
_FOUR_WIND_SETS: Final = int(Pattern.FOUR_WIND_SETS)
_ONE_SUIT_WITH_HONOURS: Final = int(Pattern.ONE_SUIT_WITH_HONOURS)
_ONE_SUIT: Final = int(Pattern.ONE_SUIT)
_ONE_SUIT_ANY_TILES: Final = int(Pattern.ONE_SUIT_ANY_TILES)
_TERMINALS_AND_HONOURS: Final = int(Pattern.TERMINALS_AND_HONOURS)
_ONLY_HONOURS: Final = int(Pattern.ONLY_HONOURS)
_OWN_FLOWER: Final = int(Pattern.OWN_FLOWER)
_OWN_SEASON: Final = int(Pattern.OWN_SEASON)
_OWN_FLOWER_AND_SEASON: Final = int(Pattern.OWN_FLOWER_AND_SEASON)
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


@inline
def _family(kind: int) -> int:
    """0: 2–8, 1: 1 and 9, 2: wind, 3: dragon — the order of the patterns for pungs and kongs."""
    if kind >= WHITE:
        return 3
    if kind >= EAST:
        return 2
    return 1 if kind % 9 == 0 or kind % 9 == 8 else 0


@inline
def add_chow(rules: Rules, bill: BillRecord, kind: int) -> None:
    """The line of a chow."""
    add(rules, bill, _CHOW, _S_CHOW, kind)


@inline
def add_alike(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, is_kong: bool, concealed: bool) -> None:
    """The line of a pung or kong; BG: of winds only the own one has any."""
    if rules.own_wind_scores_only and EAST <= kind <= NORTH and kind - EAST != hand.seat_wind:
        return
    base = _KONG_SIMPLE_EXPOSED if is_kong else _PUNG_SIMPLE_EXPOSED
    pattern = base + 2 * _family(kind) + (1 if concealed else 0)
    add(rules, bill, pattern, _S_KONG if is_kong else _S_PUNG, kind)


@inline
def add_pair(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int) -> None:
    """The lines of a pair of value: own and prevailing wind, dragons."""
    if kind >= WHITE:
        add(rules, bill, _PAIR_DRAGON, _S_PAIR, kind)
    elif kind >= EAST:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, _PAIR_OWN_WIND, _S_PAIR, kind)
        if kind - EAST == hand.round_wind:
            add(rules, bill, _PAIR_PREVAILING_WIND, _S_PAIR, kind)


@inline
def add_melds(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """The lines of all sets on the table."""
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        kind = whole(hand.melds[index, MELD_KIND])
        if meld == _MELD_CHOW:
            add_chow(rules, bill, kind)
        else:
            # laid out openly or not: what was drawn oneself is concealed (RU V, BG)
            concealed = meld == _MELD_CONCEALED_KONG or hand.melds[index, MELD_CLAIMED] == NOT_CLAIMED
            add_alike(rules, hand, bill, kind, meld >= _MELD_KONG, concealed)


@inline
def add_set_doubles(rules: Rules, hand: HandRecord, bill: BillRecord, kind: int, shape: int) -> None:
    """The doublings of one pung or kong of honours."""
    if kind >= WHITE:
        add(rules, bill, _DRAGON_SET, shape, kind)
    elif kind >= EAST:
        if kind - EAST == hand.seat_wind:
            add(rules, bill, _OWN_WIND_SET, shape, kind)
        if kind - EAST == hand.round_wind:
            add(rules, bill, _PREVAILING_WIND_SET, shape, kind)


@inline
def add_meld_doubles(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """The doublings of the sets on the table."""
    for index in range(whole(hand.meld_count)):
        meld = whole(hand.melds[index, MELD_TYPE])
        if meld != _MELD_CHOW:
            shape = _S_KONG if meld >= _MELD_KONG else _S_PUNG
            add_set_doubles(rules, hand, bill, whole(hand.melds[index, MELD_KIND]), shape)


@inline
def add_flowers(rules: Rules, hand: HandRecord, bill: BillRecord) -> None:
    """Points of each bonus tile, then the doublings for own and complete ones."""
    laid = whole(hand.flowers)
    if laid == 0:
        return
    for bonus in range(8):
        if (laid >> bonus) & 1:
            add(rules, bill, _FLOWER, _S_SINGLE, PLAIN_KINDS + bonus)
    own = whole(hand.seat_wind)
    flower, season = (laid >> own) & 1, (laid >> (4 + own)) & 1
    if flower:
        add(rules, bill, _OWN_FLOWER, _S_SINGLE, PLAIN_KINDS + own)
    if season:
        add(rules, bill, _OWN_SEASON, _S_SINGLE, PLAIN_KINDS + 4 + own)
    if flower and season:
        add(rules, bill, _OWN_FLOWER_AND_SEASON, _S_NONE, -1)
    if laid & 15 == 15:
        add(rules, bill, _ALL_FLOWERS, _S_NONE, -1)
    if laid >> 4 == 15:
        add(rules, bill, _ALL_SEASONS, _S_NONE, -1)


@inline
def count_kinds(mask: int, first: int, last: int) -> int:
    """How many of the kinds from `first` to `last` are in a mask."""
    count = 0
    for kind in range(first, last + 1):
        count += (mask >> kind) & 1
    return count


@inline
def add_honour_doubles(rules: Rules, bill: BillRecord, alike: int, pairs: int, club_sets: int) -> None:
    """Doublings for several sets together.

    `alike`, `pairs`: kinds of pungs and kongs, and of pairs; `club_sets`: how many of the former are concealed as the clubs
    abroad see it.
    """
    if alike & WIND_KINDS:
        winds = count_kinds(alike, EAST, NORTH)
        if winds == 4:
            add(rules, bill, _FOUR_WIND_SETS, _S_NONE, -1)
        if winds == 3 and pairs & WIND_KINDS:
            add(rules, bill, _THREE_WINDS_AND_PAIR, _S_NONE, -1)
    if alike & DRAGON_KINDS:
        dragons = count_kinds(alike, WHITE, PLAIN_KINDS - 1)
        if dragons == 3:
            add(rules, bill, _THREE_DRAGON_SETS, _S_NONE, -1)
        if dragons == 2 and pairs & DRAGON_KINDS:
            add(rules, bill, _TWO_DRAGONS_AND_PAIR, _S_NONE, -1)
    if club_sets >= 3:
        add(rules, bill, _THREE_CONCEALED_SETS, _S_NONE, -1)


@inline
def add_tile_doubles(rules: Rules, bill: BillRecord, facts: Facts, honour_pair: bool) -> None:
    """Doublings that look at all tiles of a hand: one suit, only 1, 9 and honours, only honours (RU V)."""
    seen = facts[0]
    mask = seen.mask
    if seen.suits == 1 and seen.honours and (honour_pair or not rules.one_suit_needs_honour_pair):
        add(rules, bill, _ONE_SUIT_WITH_HONOURS, _S_NONE, -1)
    if seen.suits == 1 and not seen.honours:
        if seen.as_one_suit:
            add(rules, bill, _ONE_SUIT_ANY_TILES, _S_NONE, -1)
        add(rules, bill, _ONE_SUIT, _S_NONE, -1)
    if seen.suits == 0 and seen.honours:
        add(rules, bill, _ONLY_HONOURS, _S_NONE, -1)
    if mask & TERMINALS and not mask & SIMPLES:
        add(rules, bill, _TERMINALS_AND_HONOURS, _S_NONE, -1)
