"""Lines of a bill that only a winner can have."""

from typing import Final

from eastwind.arrays import Row, whole
from eastwind.hands.readings import PUNG
from eastwind.jit import inline
from eastwind.rules.compiled import OnlyTile, Rules
from eastwind.scoring.facts import Facts
from eastwind.scoring.layout import BillRecord, HandRecord, Happening, Shape, Source
from eastwind.tiles.kinds import ORPHANS
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.classical.sums import add

_EV_READY_AT_ONCE: Final = int(Happening.READY_AT_ONCE)
_EV_HEAVENLY: Final = int(Happening.HEAVENLY)
_EV_NOTHING_DRAWN: Final = int(Happening.NOTHING_DRAWN)

#: Smallest number of exposed sets with which a ready hand of the first discard is worth nothing.
_MANY_EXPOSED: Final = 3


@inline
def _is_only_place(last: int, reading: Row, place: int) -> bool:
    """Return whether the winning tile made the pair, or the middle or the one open edge of a chow."""
    if place == 0:
        return True
    code = whole(reading[place])
    if code >= PUNG:
        return False
    if last == code + 1:
        return True
    return (last == code and code % 9 == 6) or (last == code + 2 and code % 9 == 0)


@inline
def _add_about_last_tile(rules: Rules, hand: HandRecord, bill: BillRecord, facts: Facts, reading: Row) -> None:
    seen = facts[0]
    place = whole(seen.place)
    last = whole(hand.last)
    source = hand.source
    if seen.drawn:
        add(rules, bill, Pattern.LAST_FROM_WALL, Shape.SINGLE, last)
    if source == Source.LOOSE:
        add(rules, bill, Pattern.LOOSE_TILE_WIN, Shape.SINGLE, last)
    if source == Source.LAST_WALL:
        add(rules, bill, Pattern.LAST_WALL_TILE_WIN, Shape.SINGLE, last)
    if source == Source.LAST_DISCARD:
        add(rules, bill, Pattern.LAST_DISCARD_WIN, Shape.SINGLE, last)
    if source == Source.ROBBED_KONG:
        add(rules, bill, Pattern.ROBBED_KONG, Shape.SINGLE, last)
    if last < 0:
        return
    if seen.sole_kind:
        add(rules, bill, Pattern.ONLY_KIND, Shape.SINGLE, last)
    if place < 0:
        return
    if (seen.sole_kind or rules.only_tile == OnlyTile.WAIT_SHAPE) and _is_only_place(last, reading, place):
        add(rules, bill, Pattern.ONLY_POSSIBLE_TILE, Shape.SINGLE, last)
    if place == 0:
        ends = (ORPHANS >> last) & 1
        add(rules, bill, Pattern.LAST_PAIR_OF_ENDS if ends else Pattern.LAST_PAIR_OF_SIMPLES, Shape.SINGLE, last)


@inline
def add_extras(rules: Rules, hand: HandRecord, bill: BillRecord, facts: Facts, reading: Row, scoring: bool) -> None:
    """Add the winner's extras; `scoring`: a set or a pair has points."""
    seen = facts[0]
    add(rules, bill, Pattern.MAHJONG, Shape.NONE, -1)
    _add_about_last_tile(rules, hand, bill, facts, reading)
    if not scoring:
        add(rules, bill, Pattern.NO_SCORING_SET, Shape.NONE, -1)
    if seen.chows_in_all == 0:
        add(rules, bill, Pattern.NO_CHOW, Shape.NONE, -1)
        if seen.suits == 1 and not seen.honours:
            add(rules, bill, Pattern.ONE_SUIT_NO_CHOW, Shape.NONE, -1)
    elif seen.chows_in_all == 4:
        add(rules, bill, Pattern.ALL_CHOWS, Shape.NONE, -1)
    if not seen.broken and not seen.taken:
        add(rules, bill, Pattern.CONCEALED_HAND, Shape.NONE, -1)
    if hand.events & _EV_NOTHING_DRAWN and (hand.events & _EV_HEAVENLY or not rules.nothing_drawn_dealt):
        add(rules, bill, Pattern.NOTHING_DRAWN, Shape.NONE, -1)
    if hand.events & _EV_READY_AT_ONCE:
        add(rules, bill, Pattern.READY_AT_ONCE, Shape.NONE, -1)
        if whole(seen.exposed) + (1 if seen.taken and seen.place > 0 else 0) < _MANY_EXPOSED:
            add(rules, bill, Pattern.READY_WITH_FIRST_DISCARD, Shape.NONE, -1)
