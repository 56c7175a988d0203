"""Lines that only a winner can have."""

from typing import Final

from eastwind.arrays import Row, whole
from eastwind.hands.readings import PUNG
from eastwind.jit import inline
from eastwind.rules.compiled import OnlyTile, Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.facts import Facts
from eastwind.scoring.layout import BillRecord, HandRecord, Happening, Shape, Source
from eastwind.scoring.sheet import add
from eastwind.tiles.kinds import ORPHANS

_MAHJONG: Final = int(Pattern.MAHJONG)
_LAST_FROM_WALL: Final = int(Pattern.LAST_FROM_WALL)
_ONLY_POSSIBLE_TILE: Final = int(Pattern.ONLY_POSSIBLE_TILE)
_ONLY_KIND: Final = int(Pattern.ONLY_KIND)
_LAST_PAIR_OF_SIMPLES: Final = int(Pattern.LAST_PAIR_OF_SIMPLES)
_LAST_PAIR_OF_ENDS: Final = int(Pattern.LAST_PAIR_OF_ENDS)
_NO_SCORING_SET: Final = int(Pattern.NO_SCORING_SET)
_NO_CHOW: Final = int(Pattern.NO_CHOW)
_ALL_CHOWS: Final = int(Pattern.ALL_CHOWS)
_CONCEALED_HAND: Final = int(Pattern.CONCEALED_HAND)
_LOOSE_TILE_WIN: Final = int(Pattern.LOOSE_TILE_WIN)
_LAST_WALL_TILE_WIN: Final = int(Pattern.LAST_WALL_TILE_WIN)
_LAST_DISCARD_WIN: Final = int(Pattern.LAST_DISCARD_WIN)
_ROBBED_KONG: Final = int(Pattern.ROBBED_KONG)
_NOTHING_DRAWN: Final = int(Pattern.NOTHING_DRAWN)
_READY_AT_ONCE: Final = int(Pattern.READY_AT_ONCE)
_READY_WITH_FIRST_DISCARD: Final = int(Pattern.READY_WITH_FIRST_DISCARD)
_ONE_SUIT_NO_CHOW: Final = int(Pattern.ONE_SUIT_NO_CHOW)

_S_NONE: Final = int(Shape.NONE)
_S_SINGLE: Final = int(Shape.SINGLE)
_SRC_LOOSE: Final = int(Source.LOOSE)
_SRC_LAST_WALL: Final = int(Source.LAST_WALL)
_SRC_LAST_DISCARD: Final = int(Source.LAST_DISCARD)
_SRC_ROBBED: Final = int(Source.ROBBED_KONG)
_EV_READY_AT_ONCE: Final = int(Happening.READY_AT_ONCE)
_EV_NOTHING_DRAWN: Final = int(Happening.NOTHING_DRAWN)
_WAIT_SHAPE: Final = int(OnlyTile.WAIT_SHAPE)

#: With so many exposed sets or more a ready hand of the first discard is worth nothing.
_MANY_EXPOSED: Final = 3


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
def _add_about_last_tile(
    rules: Rules, hand: HandRecord, bill: BillRecord, facts: Facts, reading: Row, place: int
) -> None:
    seen = facts[0]
    last = whole(hand.last)
    source = hand.source
    if seen.drawn:
        add(rules, bill, _LAST_FROM_WALL, _S_SINGLE, last)
    if source == _SRC_LOOSE:
        add(rules, bill, _LOOSE_TILE_WIN, _S_SINGLE, last)
    if source == _SRC_LAST_WALL:
        add(rules, bill, _LAST_WALL_TILE_WIN, _S_SINGLE, last)
    if source == _SRC_LAST_DISCARD:
        add(rules, bill, _LAST_DISCARD_WIN, _S_SINGLE, last)
    if source == _SRC_ROBBED:
        add(rules, bill, _ROBBED_KONG, _S_SINGLE, last)
    if last < 0:
        return
    if seen.sole_kind:
        add(rules, bill, _ONLY_KIND, _S_SINGLE, last)
    if place < 0:
        return
    if (seen.sole_kind or rules.only_tile == _WAIT_SHAPE) and _is_only_place(last, reading, place):
        add(rules, bill, _ONLY_POSSIBLE_TILE, _S_SINGLE, last)
    if place == 0:
        ends = (ORPHANS >> last) & 1
        add(rules, bill, _LAST_PAIR_OF_ENDS if ends else _LAST_PAIR_OF_SIMPLES, _S_SINGLE, last)


@inline
def add_extras(
    rules: Rules,
    hand: HandRecord,
    bill: BillRecord,
    facts: Facts,
    reading: Row,
    place: int,
    chows: int,
    scoring: bool,
) -> None:
    """The winner's extras; `chows` in the whole hand, `scoring`: a set or a pair has points."""
    seen = facts[0]
    add(rules, bill, _MAHJONG, _S_NONE, -1)
    _add_about_last_tile(rules, hand, bill, facts, reading, place)
    if not scoring:
        add(rules, bill, _NO_SCORING_SET, _S_NONE, -1)
    if chows == 0:
        add(rules, bill, _NO_CHOW, _S_NONE, -1)
        if seen.suits == 1 and not seen.honours:
            add(rules, bill, _ONE_SUIT_NO_CHOW, _S_NONE, -1)
    elif chows == 4:
        add(rules, bill, _ALL_CHOWS, _S_NONE, -1)
    if not seen.broken and not seen.taken:
        add(rules, bill, _CONCEALED_HAND, _S_NONE, -1)
    if hand.events & _EV_NOTHING_DRAWN:
        add(rules, bill, _NOTHING_DRAWN, _S_NONE, -1)
    if hand.events & _EV_READY_AT_ONCE:
        add(rules, bill, _READY_AT_ONCE, _S_NONE, -1)
        if whole(seen.exposed) + (1 if seen.taken and place > 0 else 0) < _MANY_EXPOSED:
            add(rules, bill, _READY_WITH_FIRST_DISCARD, _S_NONE, -1)
