"""Hands that show what a change of rules is worth: each valued under the parent and under the draft."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from eastwind import explain
from eastwind.explain import RulesInUse, bill_told
from eastwind.interchange.examples import HANDS, as_declared
from eastwind.interchange.hand_json import hand_to_json
from eastwind.interchange.rule_words import rule_label
from eastwind.rules import RuleSet
from eastwind.rules.compiled import ANY_WIND, ReadyHand
from eastwind.rules.templates import read_templates
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source, Unit
from eastwind.server.wire.calculator import CalculatorHand
from eastwind.server.wire.household import HouseholdExample, HouseholdShown
from eastwind.tiles.kinds import EAST, SOUTH
from eastwind.tiles.notation import tiles_of
from eastwind.traditions.classical.patterns import NAMES
from eastwind.traditions.hand_score import HandScore, hand_score_of
from eastwind.words import text

#: Hands that stand for everyday play and for great hands, as many of each as one can choose among.
_ORDINARY: Final = 10
_GREAT: Final = 6
#: Further hands, whose worth the draft changes.
_CHANGED: Final = 8
_OWN: Final = "own-"


@dataclass(frozen=True, slots=True)
class _Shown:
    """A hand that can be asked of the draft as it is, so that a client that takes it from here is not refused."""

    id: str
    hand: Hand
    before: HandScore | None
    after: HandScore | None
    title: str = ""

    @property
    def changed(self) -> bool:
        return _worth(self.before) != _worth(self.after)


def examples(
    wanted: str, before: RulesInUse, after: RulesInUse, language: str
) -> tuple[list[HouseholdExample], HouseholdShown | None]:
    """Return hands to choose among: the household's own, those with most of the parent's lines, those whose worth changes.

    With both bills of the one of the id `wanted`, else of the first that the draft changes, else of the first; None where there
    are no hands.
    """
    there = list(_chosen(before, after, language))
    chosen = [one for one in there if one.id == wanted] or [one for one in there if one.changed] or there
    one = next(iter(chosen), None)
    shown = None
    if one is not None:
        two_bills = _answer(one.before, one.hand, before), _answer(one.after, one.hand, after)
        shown = HouseholdShown(id=one.id, before=two_bills[0], after=two_bills[1])
    return [
        HouseholdExample(
            id=one.id,
            label=one.title or _label(one, language),
            hand=CalculatorHand.model_validate(hand_to_json(one.hand)),
            before=_worth(one.before),
            after=_worth(one.after),
        )
        for one in there
    ], shown


def _answer(bill: HandScore | None, hand: Hand, use: RulesInUse) -> explain.Bill:
    """Return the bill; of a hand that does not win there, as a loser's, since it is one."""
    found = bill or hand_score_of(use.compiled, replace(hand, won=False, last=None, source=Source.NONE, flowers=()))
    return bill_told(found, use)


def _worth(bill: HandScore | None) -> int | None:
    return None if bill is None else bill.total


def _chosen(before: RulesInUse, after: RulesInUse, language: str) -> Iterator[_Shown]:
    yield from _own_hands(before, after, language)
    standing = _standing(before.rules)
    yield from (_valued(index, before, after) for index in standing)
    others = (_valued(index, before, after) for index in range(len(HANDS)) if index not in standing)
    yield from islice((one for one in others if one.changed), _CHANGED)


def _valued(index: int, before: RulesInUse, after: RulesInUse) -> _Shown:
    (_, one), (hand, two) = _billed(before, HANDS[index]), _billed(after, HANDS[index])
    return _Shown(f"h{index}", hand, one, two)


def _billed(use: RulesInUse, hand: Hand) -> tuple[Hand, HandScore | None]:
    """Return a hand as a set allows it, with its bill: declared ready where that is needed to win, never without ready hands.

    No bill where it does not win, or has tiles not played with.
    """
    unplayed = hand.flowers and not use.compiled.flowers
    hand = as_declared(use.compiled, hand)
    bill = hand_score_of(use.compiled, hand)
    if hand.won and not bill.won and use.compiled.ready_hand != ReadyHand.NONE:
        ready = replace(hand, events=hand.events | Happening.READY)
        if (found := hand_score_of(use.compiled, ready)).won:
            hand, bill = ready, found
    return hand, None if unplayed or bill.won != hand.won else bill


def _label(shown: _Shown, language: str) -> str:
    """Return the lines that describe a hand best: limit hands, else its doubles, else its dearest line."""
    for bill in (shown.before, shown.after):
        if bill is None or not bill.lines:
            continue
        great = [line for line in bill.lines if line.pattern.is_limit_hand]
        doubled = [line for line in bill.lines if line.in_unit(Unit.DOUBLES)]
        dearest = sorted(bill.lines, key=lambda line: -line.in_unit(Unit.POINTS))[:1]
        names = dict.fromkeys(line.pattern.key for line in (great or doubled or dearest)[:2])
        words = " · ".join(rule_label(name, language) for name in names)
        return words if shown.hand.won else text(language, "household-loser", hand=words)
    return text(language, "household-hand-unwon")


@lru_cache(maxsize=32)
def _standing(rules: RuleSet) -> tuple[int, ...]:
    """Return hands with most of a set's lines, each with more than those before it; they do not depend on the draft."""
    use = RulesInUse.of(rules)
    bills = {index: bill for index in range(len(HANDS)) if (bill := _billed(use, HANDS[index])[1]) is not None}
    ordinary = {index for index, bill in bills.items() if not any(line.pattern.is_limit_hand for line in bill.lines)}
    return tuple(_cover(bills, ordinary, _ORDINARY)) + tuple(_cover(bills, set(bills) - ordinary, _GREAT))


def _cover(bills: dict[int, HandScore], among: set[int], most: int) -> Iterator[int]:
    seen: set[int] = set()
    left = sorted(among)
    for _ in range(most):
        new = {index: len({int(line.pattern) for line in bills[index].lines} - seen) for index in left}
        best = max(left, key=lambda index: new[index], default=None)
        if best is None or not new[best]:
            return
        seen |= {int(line.pattern) for line in bills[best].lines}
        left.remove(best)
        yield best


def _own_hands(before: RulesInUse, after: RulesInUse, language: str) -> Iterator[_Shown]:
    """Yield a hand for each form that the draft has in force and the parent has not, or has otherwise."""
    for name, pattern in NAMES.items():
        row, old = after.rules.pattern(name), before.rules.pattern(name)
        if not pattern.is_template or row is None or row.tiles is None or row == old:
            continue
        template = read_templates(row.tiles.value)[0][0]
        concealed = tuple(tiles_of(template.counts))
        hand = Hand(
            concealed=concealed,
            melds=(),
            last=concealed[-1],
            source=Source.DISCARD,
            seat_wind=SOUTH - EAST if template.wind == ANY_WIND else template.wind,
            round_wind=0,
            won=True,
        )
        (_, one), (shown, two) = _billed(before, hand), _billed(after, hand)
        yield _Shown(f"{_OWN}{name}", shown, one, two, title=row.title or rule_label(name, language))
