"""Limit hands: a winner's hands that are worth a sum as a whole, without irregular forms (RU VII and additions to it)."""

from typing import Final

from eastwind.arrays import Row, whole
from eastwind.hands.readings import PUNG
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.facts import Facts, chows_in
from eastwind.scoring.layout import HandRecord, Happening, Source
from eastwind.tiles.kinds import (
    DRAGON_KINDS,
    EAST,
    GREEN,
    GREEN_KINDS,
    HONOUR_KINDS,
    RANKS,
    RED,
    TERMINALS,
    WHITE,
    WIND_KINDS,
)
from eastwind.traditions.classical.patterns import FIRST_LIMIT_HAND, LIMIT_HANDS, Pattern


def _bit(pattern: Pattern) -> int:
    return 1 << (pattern - FIRST_LIMIT_HAND)


_HEAVENLY: Final = _bit(Pattern.HEAVENLY)
_EARTHLY: Final = _bit(Pattern.EARTHLY)
_HIDDEN_TREASURE: Final = _bit(Pattern.HIDDEN_TREASURE)
_HIDDEN_TREASURE_OF_PUNGS: Final = _bit(Pattern.HIDDEN_TREASURE_OF_PUNGS)
_BURIED_TREASURE: Final = _bit(Pattern.BURIED_TREASURE)
_CONCEALED_ONE_SUIT: Final = _bit(Pattern.CONCEALED_ONE_SUIT)
_ALL_HONOURS: Final = _bit(Pattern.ALL_HONOURS)
_HEADS_AND_TAILS: Final = _bit(Pattern.HEADS_AND_TAILS)
_IMPERIAL_JADE: Final = _bit(Pattern.IMPERIAL_JADE)
_IMPERIAL_JADE_WITH_CHOWS: Final = _bit(Pattern.IMPERIAL_JADE_WITH_CHOWS)
_THREE_SCHOLARS: Final = _bit(Pattern.THREE_SCHOLARS)
_THREE_SCHOLARS_ANY: Final = _bit(Pattern.THREE_SCHOLARS_ANY)
_THREE_SCHOLARS_NO_CHOW: Final = _bit(Pattern.THREE_SCHOLARS_NO_CHOW)
_FOUR_BLESSINGS: Final = _bit(Pattern.FOUR_BLESSINGS)
_FOUR_KONGS: Final = _bit(Pattern.FOUR_KONGS)
_HIDDEN_SNAKE: Final = _bit(Pattern.HIDDEN_SNAKE)
_TRUE_GREAT_SNAKE: Final = _bit(Pattern.TRUE_GREAT_SNAKE)
_NINE_GATES: Final = _bit(Pattern.NINE_GATES)
_MOON: Final = _bit(Pattern.MOON_FROM_THE_SEA)
_GRAPES: Final = _bit(Pattern.GRAPES_ON_THE_ROOF)
_SAWING: Final = _bit(Pattern.SAWING_THE_PILLAR)
_KONG_ON_KONG: Final = _bit(Pattern.KONG_ON_KONG)

_EV_HEAVENLY: Final = int(Happening.HEAVENLY)
_EV_EARTHLY: Final = int(Happening.EARTHLY)
_EV_KONG_ON_KONG: Final = int(Happening.KONG_ON_KONG)

_DOT_1: Final = 9
_DOT_5: Final = 13
_BAMBOO_2: Final = 19


@inline
def _is_snake(rules: Rules, pair: int, alike: int, chow_kinds: int) -> bool:
    """Return whether a hand is a snake.

    Of one suit: pung or kong of 1 and of 9, a pair of 2, 5 or 8, and two chows of all the other numbers, or of any of them.
    """
    base = pair - pair % 9
    if alike != 0x101 << base:
        return False
    rank = pair % 9
    if rules.snake_any_chows:
        may_begin = 0b111100 if rank == 1 else 0b100010 if rank == 4 else 0b011110 if rank == 7 else 0
        return chow_kinds & ~(may_begin << base) == 0
    if rank == 1:
        return chow_kinds == 0b100100 << base
    if rank == 4:
        return chow_kinds == 0b100010 << base
    return rank == 7 and chow_kinds == 0b010010 << base


@inline
def _is_great_snake(hand: HandRecord, pair: int, alike: int, chow_kinds: int) -> bool:
    """Return whether a hand is 123 456 789 of a suit, and a pung and a pair of the own wind and the suit's dragon.

    Either of the two may be the pung. The dragons: characters red, dots white, bamboo green.
    """
    if chow_kinds == 0b1001001:
        dragon = RED
    elif chow_kinds == 0b1001001 << 9:
        dragon = WHITE
    elif chow_kinds == 0b1001001 << 18:
        dragon = GREEN
    else:
        return False
    wind = EAST + whole(hand.seat_wind)
    return (pair == wind and alike == 1 << dragon) or (pair == dragon and alike == 1 << wind)


@inline
def _is_nine_gates(hand: HandRecord, base: int) -> bool:
    """Return whether a hand is concealed 1112345678999 of a suit and any tile of it, which came last unless all were dealt."""
    extra = -1
    for rank in range(RANKS):
        more = whole(hand.counts[base + rank]) - (3 if rank == 0 or rank == RANKS - 1 else 1)
        if more < 0 or more > 1:
            return False
        if more:
            extra = base + rank
    return extra >= 0 and (hand.last < 0 or hand.last == extra)


@inline
def _of_any_form(hand: HandRecord, facts: Facts, chows: int) -> int:
    """Return the limit hands that do not depend on the reading of the hand."""
    seen = facts[0]
    held = 0
    if hand.events & _EV_HEAVENLY:
        held |= _HEAVENLY
    if hand.events & _EV_EARTHLY:
        held |= _EARTHLY
    if hand.source == Source.LAST_WALL and hand.last == _DOT_1:
        held |= _MOON
    if hand.source == Source.LOOSE:
        if hand.last == _DOT_5:
            held |= _GRAPES
        if hand.events & _EV_KONG_ON_KONG:
            held |= _KONG_ON_KONG
    if hand.source == Source.ROBBED_KONG and hand.last == _BAMBOO_2:
        held |= _SAWING
    if seen.suits == 1 and not seen.honours:
        if chows == 0 and seen.claimed == 0 and (seen.drawn or hand.events & _EV_HEAVENLY):
            held |= _HIDDEN_TREASURE
        if not seen.broken and not seen.taken:
            held |= _CONCEALED_ONE_SUIT
        if hand.meld_count == 0:
            base = 0 if seen.mask & 0x1FF else 9 if seen.mask & 0x3FE00 else 18
            if _is_nine_gates(hand, base):
                held |= _NINE_GATES
    return held


@inline
def limit_hands_of(rules: Rules, hand: HandRecord, facts: Facts, reading: Row, place: int) -> int:
    """Return the limit hands that a winner's hand is in one reading, as bits from FIRST_LIMIT_HAND on, in force or not.

    `reading[0]` < 0 means a form that is not four sets and a pair (the form itself is in `FACTS.forms`); `place`: the
    group that the last tile completed, 0 the pair, −1 none.
    """
    seen = facts[0]
    chow_kinds = seen.chow_kinds | chows_in(reading)
    alike = seen.alike
    chows = whole(seen.chows)
    club_sets = whole(seen.club_sets)
    for index in range(1, 5):
        code = whole(reading[index])
        if code >= PUNG:
            alike |= 1 << (code - PUNG)
            if not (seen.taken and index == place):
                club_sets += 1
        elif code >= 0:
            chows += 1
    held = _of_any_form(hand, facts, chows)
    if seen.kongs == 4:
        held |= _FOUR_KONGS
    pair = whole(reading[0])
    if pair < 0:
        return held
    mask = seen.mask
    if mask & ~GREEN_KINDS == 0:
        held |= _IMPERIAL_JADE_WITH_CHOWS
    if alike & DRAGON_KINDS == DRAGON_KINDS:
        held |= _THREE_SCHOLARS_ANY
    if chows == 0:
        held |= _without_chow(hand, facts, pair, alike, club_sets, place)
    elif chows == 2:
        if seen.suits == 1 and not seen.honours and _is_snake(rules, pair, alike, chow_kinds):
            held |= _HIDDEN_SNAKE
    elif chows == 3 and seen.exposed == 0 and seen.kongs == 0 and _is_great_snake(hand, pair, alike, chow_kinds):
        held |= _TRUE_GREAT_SNAKE
    return held


@inline
def _without_chow(hand: HandRecord, facts: Facts, pair: int, alike: int, club_sets: int, place: int) -> int:
    """Return the limit hands of four pungs or kongs and a pair."""
    seen = facts[0]
    mask = seen.mask
    held = 0
    if mask & ~HONOUR_KINDS == 0:
        held |= _ALL_HONOURS
    if mask & ~TERMINALS == 0:
        held |= _HEADS_AND_TAILS
    if mask & ~GREEN_KINDS == 0:
        held |= _IMPERIAL_JADE
    if club_sets == 4 and not seen.taken:
        held |= _HIDDEN_TREASURE_OF_PUNGS
    if seen.suits == 1 and hand.meld_count == 0 and not (seen.taken and place > 0):
        held |= _BURIED_TREASURE
    if alike & DRAGON_KINDS == DRAGON_KINDS:
        held |= _THREE_SCHOLARS_NO_CHOW
        if pair < EAST and (alike & ~DRAGON_KINDS) & (0x1FF << (pair - pair % 9)):
            held |= _THREE_SCHOLARS
    if alike == WIND_KINDS:
        held |= _FOUR_BLESSINGS
    return held


@inline
def in_force(rules: Rules, held: int, exposed: int) -> int:
    """Return the limit hands in force in the rule set for a hand with this number of exposed sets."""
    kept = 0
    if held:
        for at in range(LIMIT_HANDS):
            pattern = FIRST_LIMIT_HAND + at
            if not (held >> at) & 1 or not rules.in_force[pattern] or not rules.limit_hand[pattern]:
                continue
            if exposed == 0 or not rules.concealed_only[pattern]:
                kept |= 1 << at
    return kept
