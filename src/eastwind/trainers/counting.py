"""Trainer of counting: the lines of a hand's bill among others that are nearly on it.

The others are not invented: they are on the bill that the engine makes of the same hand in other circumstances, its sets
concealed instead of laid out, another seat, another source of the last tile.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from eastwind.explain import RulesInUse, bill_told
from eastwind.rules.compiled import ReadyHand
from eastwind.scoring.hand import WHOLE_SIZE, Hand, HandFault, MeldSpec, check_hand
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.kinds import FLOWERS, KINDS
from eastwind.traditions.hand_score import HandScore, ScoreLine, hand_score_of
from eastwind.trainers.hands import Taste, drawn_hand, told_hand
from eastwind.trainers.lots import PATIENCE, Lots
from eastwind.trainers.tasks import LinesAsked, NoTaskError, Task

_TASTES: Final = {
    1: Taste(chows=45, kongs=0, laid=40, suits=(1, 1, 4), honours=60),
    2: Taste(chows=35, kongs=25, laid=45, suits=(2, 1, 2), honours=80),
    3: Taste(chows=25, kongs=35, laid=45, suits=(4, 1, 1), honours=80),
}
#: Number of lines that are not on the bill.
_OTHERS: Final = {1: 3, 2: 5, 3: 7}
#: Smallest number of lines of a task.
_FEWEST: Final = {1: 2, 2: 4, 3: 4}
_SOURCES: Final = {
    1: {Source.DISCARD: 3, Source.WALL: 1},
    2: {Source.DISCARD: 2, Source.WALL: 2},
    3: {Source.DISCARD: 3, Source.WALL: 3, Source.LOOSE: 2, Source.LAST_WALL: 1},
}
_SWAPPED: Final = {Meld.KONG: Meld.CONCEALED_KONG, Meld.CONCEALED_KONG: Meld.KONG}


def count_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task of a hand that is no limit hand, and its bill."""
    for _ in range(PATIENCE):
        hand = _hand(use, level, lots)
        if hand is None:
            continue
        bill = hand_score_of(use.compiled, hand)
        standing = _counted(bill)
        if bill.won != hand.won or bill.is_limit_hand or not bill.total:
            continue
        if len(standing) < (_FEWEST[level] if not use.compiled.own_score else 2) or len(set(standing)) < len(standing):
            continue
        others = lots.sample(_others(use, hand, standing), _OTHERS[level])
        if not others:
            continue
        offered = lots.shuffled([*standing, *others])
        told = bill_told(replace(bill, lines=tuple(offered)), use).lines
        right = tuple(place for place, line in enumerate(offered) if line in standing)
        asked = LinesAsked(offered=told, right=right, bill=bill_told(bill, use))
        return Task(trainer="count", level=level, seed=seed, hand=told_hand(hand), asked=asked)
    raise NoTaskError(f"{use.rules.id} has no hands to count")


def _hand(use: RulesInUse, level: int, lots: Lots) -> Hand | None:
    drawn = drawn_hand(lots, _TASTES[level])
    if drawn is None:
        return None
    last, source = lots.pick(drawn.concealed), lots.weighted(_SOURCES[level])
    flowers: tuple[int, ...] = ()
    if use.compiled.flowers and not lots.one_in(3):
        flowers = tuple(sorted(lots.sample(range(FLOWERS, KINDS), 1 + lots.below(level + 1))))
    hand = Hand(
        concealed=drawn.concealed,
        melds=drawn.melds,
        last=last,
        source=source,
        seat_wind=lots.pick(use.seats),
        round_wind=lots.below(4) if level > 1 else 0,
        flowers=flowers,
        won=True,
        events=Happening.READY if use.compiled.ready_hand == ReadyHand.TO_WIN else Happening(0),
    )
    if level > 1 and lots.one_in(5):
        rest = list(drawn.concealed)
        rest.remove(last)
        hand = replace(hand, concealed=tuple(rest), last=None, source=Source.NONE, won=False, events=Happening(0))
    try:
        check_hand(hand)
    except HandFault:
        return None
    return hand


def _counted(bill: HandScore) -> list[ScoreLine]:
    return [line for line in bill.lines if line.amount]


def _others(use: RulesInUse, hand: Hand, standing: list[ScoreLine]) -> list[ScoreLine]:
    """Return the lines on the bills of hands that are nearly this one, each once, without its own."""
    found: dict[ScoreLine, None] = {}
    for other in _nearly(hand):
        try:
            check_hand(other)
        except HandFault:
            continue
        bill = hand_score_of(use.compiled, other)
        if not bill.is_limit_hand:
            found.update(dict.fromkeys(_counted(bill)))
    return [line for line in found if line not in standing]


def _nearly(hand: Hand) -> Iterator[Hand]:
    for place, meld in enumerate(hand.melds):
        others = (*hand.melds[:place], *hand.melds[place + 1 :])
        if meld.meld in _SWAPPED:
            swapped = MeldSpec(_SWAPPED[meld.meld], meld.lowest)
            yield replace(hand, melds=(*hand.melds[:place], swapped, *hand.melds[place + 1 :]))
        else:
            yield replace(hand, melds=others, concealed=tuple(sorted((*hand.concealed, *meld.tiles))))
    for kind in sorted(set(hand.concealed)):
        if hand.concealed.count(kind) - (kind == hand.last) >= len(MeldSpec(Meld.PUNG, kind).tiles):
            rest = list(hand.concealed)
            for _ in range(len(MeldSpec(Meld.PUNG, kind).tiles)):
                rest.remove(kind)
            yield replace(hand, melds=(*hand.melds, MeldSpec(Meld.PUNG, kind)), concealed=tuple(rest))
    for step in range(1, 4):
        yield replace(hand, seat_wind=(hand.seat_wind + step) % 4)
        yield replace(hand, round_wind=(hand.round_wind + step) % 4)
    if hand.won:
        for source in (Source.WALL, Source.DISCARD, Source.LOOSE, Source.LAST_WALL):
            yield replace(hand, source=source)
        for last in sorted(set(hand.concealed)):
            yield replace(hand, last=last)
    elif hand.size < WHOLE_SIZE:
        for source in (Source.WALL, Source.DISCARD):
            for last in sorted(set(hand.concealed)):
                yield replace(
                    hand, concealed=(*hand.concealed, last), last=last, source=source, won=True, events=Happening(0)
                )
