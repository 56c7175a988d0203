"""Trainer of limit hands: hands worth a sum as a whole, in other suits, at other seats, and some that only look like it."""

from dataclasses import replace
from typing import Final

from eastwind.explain import RulesInUse
from eastwind.interchange.examples import Example, examples_of_limit_hands, limit_hands
from eastwind.scoring.hand import Hand, HandFault, check_hand
from eastwind.scoring.layout import Happening, Unit
from eastwind.tiles.kinds import COPIES, HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.notation import CODES
from eastwind.traditions.hand_score import HandScore, hand_score_of
from eastwind.trainers.hands import told_hand
from eastwind.trainers.lots import PATIENCE, Lots
from eastwind.trainers.tasks import Asked, NameAsked, NoTaskError, Task, TilesAsked, TileTold

#: Number of names to choose from.
_NAMES: Final = {1: 3, 2: 5, 3: 5}
_FEWEST: Final = 2


def limit_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task that asks for the name of the hand; or, on the hardest strength, for the tile that makes it a limit hand."""
    # a limit hand by its moment only cannot be recognised from its tiles
    examples = [it for it in examples_of_limit_hands(use.rules) if not it.hand.events & ~Happening.READY]
    if len(examples) < _FEWEST:
        raise NoTaskError(f"{use.rules.id} has no limit hands")
    for _ in range(PATIENCE):
        example = lots.pick(examples)
        hand = _varied(use, example, lots)
        if hand is None:
            continue
        found = (
            _missing(use, hand, lots) if level == 3 and not lots.one_in(3) else _named(use, example, hand, level, lots)
        )
        if found is not None:
            shown, asked = found
            return Task(trainer="limit", level=level, seed=seed, hand=told_hand(shown), asked=asked)
    raise NoTaskError(f"{use.rules.id} has no limit hands that can be drawn")


def _varied(use: RulesInUse, example: Example, lots: Lots) -> Hand | None:
    """Return the same hand in other suits and at another seat; as it was where that makes it another hand."""
    suits = lots.shuffled(range(HONOURS // RANKS))

    def other(kind: int) -> int:
        return kind if kind >= HONOURS else suits[kind // RANKS] * RANKS + kind % RANKS

    hand = example.hand
    varied = replace(
        hand,
        concealed=tuple(sorted(map(other, hand.concealed))),
        melds=tuple(replace(meld, lowest=other(meld.lowest)) for meld in hand.melds),
        last=None if hand.last is None else other(hand.last),
        seat_wind=lots.pick(use.seats) if lots.one_in(2) else hand.seat_wind,
        round_wind=lots.below(4) if lots.one_in(2) else hand.round_wind,
    )
    for one in (varied, hand):
        if example.rule in _limits(hand_score_of(use.compiled, one)):
            return one
    return None


def _limits(bill: HandScore) -> tuple[str, ...]:
    """Return the limit hands that a bill names."""
    return tuple(line.pattern.key for line in bill.lines if line.unit is Unit.LIMIT) if bill.won else ()


def _named(use: RulesInUse, example: Example, hand: Hand, level: int, lots: Lots) -> tuple[Hand, Asked] | None:
    shown = hand
    if level > 1 and lots.one_in(3):
        spoilt = _spoilt(use, hand, lots)
        if spoilt is None:
            return None
        shown = spoilt
    bill = hand_score_of(use.compiled, shown)
    held = _limits(bill)
    right = example.rule if held else None
    others = [rule for rule in limit_hands(use.rules) if rule not in held and rule != example.rule]
    names = [example.rule, *lots.sample(others, _NAMES[level] - 1)]
    offered = tuple(sorted(names, key=limit_hands(use.rules).index))
    rows = [use.rules.pattern(rule) for rule in offered]
    titles = tuple(row.title if row else None for row in rows)
    return shown, NameAsked(offered=offered, right=right, total=bill.total, titles=titles)


def _spoilt(use: RulesInUse, hand: Hand, lots: Lots) -> Hand | None:
    """Return a hand that wins and is nearly a limit hand: one set or the pair is another."""
    place = lots.below(len(hand.concealed))
    kind = hand.concealed[place]
    count = hand.concealed.count(kind)
    if hand.last is None or hand.last == kind:
        return None
    instead = lots.below(PLAIN_KINDS)
    rest = [tile for tile in hand.concealed if tile != kind]
    spoilt = replace(hand, concealed=tuple(sorted([*rest, *([instead] * count)])))
    if any(spoilt.owned.count(tile) > COPIES for tile in spoilt.owned):
        return None
    try:
        check_hand(spoilt)
    except HandFault:
        return None
    bill = hand_score_of(use.compiled, spoilt)
    return spoilt if bill.won and not bill.is_limit_hand else None


def _missing(use: RulesInUse, hand: Hand, lots: Lots) -> tuple[Hand, Asked] | None:
    """Return the hand without one tile, and all kinds with which it is a limit hand."""
    if hand.last is None:
        return None
    gone = lots.pick(hand.concealed)
    rest = list(hand.concealed)
    rest.remove(gone)
    told = []
    for kind in range(PLAIN_KINDS):
        whole = replace(hand, concealed=(*rest, kind), last=kind)
        if whole.owned.count(kind) > COPIES:
            continue
        bill = hand_score_of(use.compiled, whole)
        if _limits(bill):
            left = COPIES + 1 - whole.owned.count(kind)
            told.append(TileTold(tile=CODES[kind], left=left, distance=None, helping=(), total=bill.total))
    if not told:
        return None
    shown = replace(hand, concealed=tuple(rest), last=None, won=False)
    asked = TilesAsked(offered=CODES[:PLAIN_KINDS], right=tuple(it.tile for it in told), one=False, told=tuple(told))
    return shown, asked
