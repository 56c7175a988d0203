"""Which limit hands a winner holds (RU VII): the compiled predicates."""

from typing import Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.readings import PUNG
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, BillRecord, HandRecord, Happening, Meld, Source
from eastwind.scoring.sheet import add_limit_hand
from eastwind.tiles.kinds import DRAGON_KINDS, GREEN_KINDS, HONOUR_KINDS, PLAIN_KINDS, TERMINALS, WIND_KINDS

_HEAVENLY: Final = int(Pattern.HEAVENLY)
_EARTHLY: Final = int(Pattern.EARTHLY)
_HIDDEN_TREASURE: Final = int(Pattern.HIDDEN_TREASURE)
_ALL_HONOURS: Final = int(Pattern.ALL_HONOURS)
_HEADS_AND_TAILS: Final = int(Pattern.HEADS_AND_TAILS)
_IMPERIAL_JADE: Final = int(Pattern.IMPERIAL_JADE)
_HEAVENLY_TWINS: Final = int(Pattern.HEAVENLY_TWINS)
_THREE_SCHOLARS: Final = int(Pattern.THREE_SCHOLARS)
_FOUR_BLESSINGS: Final = int(Pattern.FOUR_BLESSINGS)
_FOUR_KONGS: Final = int(Pattern.FOUR_KONGS)
_HIDDEN_SNAKE: Final = int(Pattern.HIDDEN_SNAKE)
_THIRTEEN_WONDERS: Final = int(Pattern.THIRTEEN_WONDERS)
_MOON: Final = int(Pattern.MOON_FROM_THE_SEA)
_GRAPES: Final = int(Pattern.GRAPES_ON_THE_ROOF)

_EV_HEAVENLY: Final = int(Happening.HEAVENLY)
_EV_EARTHLY: Final = int(Happening.EARTHLY)
_SRC_WALL: Final = int(Source.WALL)
_SRC_LOOSE: Final = int(Source.LOOSE)
_SRC_LAST_WALL: Final = int(Source.LAST_WALL)
_CHOW: Final = int(Meld.CHOW)
_KONG: Final = int(Meld.KONG)
_CONCEALED_KONG: Final = int(Meld.CONCEALED_KONG)

_DOT_1: Final = 9
_DOT_5: Final = 13


@inline
def is_wonders(counts: Row, meld_count: int) -> bool:
    """One of each 1, 9 and honour, one of them twice, nothing laid out."""
    if meld_count:
        return False
    total = 0
    for kind in range(PLAIN_KINDS):
        orphan = kind >= 27 or kind % 9 == 0 or kind % 9 == 8
        if orphan != (counts[kind] > 0):
            return False
        total += whole(counts[kind])
    return total == 14


@inline
def is_twins(rules: Rules, counts: Row, meld_count: int) -> bool:
    """Seven different pairs: all seven honours, or of one suit; nothing laid out."""
    if meld_count:
        return False
    suits = 0
    pairs = 0
    for kind in range(PLAIN_KINDS):
        if counts[kind] == 2:
            pairs += 1
            suits |= 1 << (kind // 9)
        elif counts[kind]:
            return False
    if pairs != 7:
        return False
    if suits == 8:
        return rules.twins_honours > 0
    return rules.twins_suit > 0 and (suits == 1 or suits == 2 or suits == 4)


@inline
def _is_snake(sets: Row, pair: int, mask: int) -> bool:
    """Of one suit: pung or kong of 1 and of 9, a pair of 2, 5 or 8, and two chows of the other numbers."""
    if mask & HONOUR_KINDS:
        return False
    base = pair - pair % 9
    if mask & ~(0x1FF << base):
        return False
    number = pair % 9 + 1
    if number == 2:
        low, high = 2, 5
    elif number == 5:
        low, high = 1, 5
    elif number == 8:
        low, high = 1, 4
    else:
        return False
    wanted = 0
    for index in range(4):
        code = sets[index]
        if code == PUNG + base:
            wanted |= 1
        elif code == PUNG + base + 8:
            wanted |= 2
        elif code == base + low:
            wanted |= 4
        elif code == base + high:
            wanted |= 8
    return wanted == 15


@inline
def _is_one_suit(mask: int) -> bool:
    """Whether all kinds of a mask are of one suit, without honours."""
    return mask & ~0x1FF == 0 or mask & ~0x3FE00 == 0 or mask & ~0x7FC0000 == 0


@inline
def add_limit_hands(rules: Rules, hand: HandRecord, bill: BillRecord, reading: Row, mask: int) -> bool:
    """Adds a line for each limit hand of a winner in one reading; True if there is any.

    `reading[0]` < 0 stands for a hand that is not read as sets and a pair. `mask`: all kinds of the hand.
    """
    heavenly = hand.events & _EV_HEAVENLY
    drawn = heavenly or hand.source == _SRC_WALL or hand.source == _SRC_LOOSE or hand.source == _SRC_LAST_WALL
    any_of = False
    if heavenly:
        any_of |= add_limit_hand(rules, bill, _HEAVENLY)
    if hand.events & _EV_EARTHLY:
        any_of |= add_limit_hand(rules, bill, _EARTHLY)
    if rules.wonders and is_wonders(hand.counts, whole(hand.meld_count)):
        any_of |= add_limit_hand(rules, bill, _THIRTEEN_WONDERS)
    if is_twins(rules, hand.counts, whole(hand.meld_count)):
        any_of |= add_limit_hand(rules, bill, _HEAVENLY_TWINS)
        if drawn and _is_one_suit(mask):
            any_of |= add_limit_hand(rules, bill, _HIDDEN_TREASURE)
    if hand.source == _SRC_LAST_WALL and hand.last == _DOT_1:
        any_of |= add_limit_hand(rules, bill, _MOON)
    if hand.source == _SRC_LOOSE and hand.last == _DOT_5:
        any_of |= add_limit_hand(rules, bill, _GRAPES)
    if reading[0] < 0:
        return any_of

    sets = np.full(4, -1, np.int64)
    place = 0
    kongs = 0
    exposed = False
    for index in range(min(whole(hand.meld_count), 4)):
        meld = hand.melds[index, MELD_TYPE]
        kind = whole(hand.melds[index, MELD_KIND])
        sets[place] = kind if meld == _CHOW else PUNG + kind
        place += 1
        if meld >= _KONG:
            kongs += 1
        if meld != _CONCEALED_KONG:
            exposed = True
    for index in range(1, 5):
        if reading[index] >= 0 and place < 4:
            sets[place] = reading[index]
            place += 1
    pair = whole(reading[0])
    chows = 0
    alike = 0
    for index in range(4):
        if sets[index] < PUNG:
            chows += 1
        else:
            alike |= 1 << (sets[index] - PUNG)

    if chows == 0:
        if drawn and not exposed and _is_one_suit(mask):
            any_of |= add_limit_hand(rules, bill, _HIDDEN_TREASURE)
        if mask & ~HONOUR_KINDS == 0:
            any_of |= add_limit_hand(rules, bill, _ALL_HONOURS)
        if mask & ~TERMINALS == 0:
            any_of |= add_limit_hand(rules, bill, _HEADS_AND_TAILS)
        if mask & ~GREEN_KINDS == 0:
            any_of |= add_limit_hand(rules, bill, _IMPERIAL_JADE)
        if alike & DRAGON_KINDS == DRAGON_KINDS and pair < 27:
            fourth = alike & ~DRAGON_KINDS
            if fourth & (0x1FF << (pair - pair % 9)):
                any_of |= add_limit_hand(rules, bill, _THREE_SCHOLARS)
        if alike & WIND_KINDS == WIND_KINDS:
            any_of |= add_limit_hand(rules, bill, _FOUR_BLESSINGS)
        if kongs == 4:
            any_of |= add_limit_hand(rules, bill, _FOUR_KONGS)
    elif _is_snake(sets, pair, mask):
        any_of |= add_limit_hand(rules, bill, _HIDDEN_SNAKE)
    return any_of
