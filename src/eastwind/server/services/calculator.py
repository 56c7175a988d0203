"""Value of a hand outside the game, and the tiles that it still lacks: the calculator's work, without HTTP."""

from dataclasses import replace
from typing import Final

from eastwind.explain import Obstacle, RulesInUse, Wait, bill_told, obstacles_to_hand
from eastwind.interchange.discards import discards_of
from eastwind.interchange.examples import Example, examples_of_doubles, examples_of_limit_hands, examples_of_points
from eastwind.interchange.hand_json import hand_of, hand_to_json
from eastwind.interchange.nearness import Nearness, nearness_of
from eastwind.interchange.rules_in_use import check_under, rules_in_use, with_flowers
from eastwind.interchange.waits import completed, useful_of, waits_of
from eastwind.rules import RuleSet
from eastwind.scoring.hand import SET_SIZE, WAITING_SIZE, WHOLE_SIZE, Hand, HandFault
from eastwind.scoring.layout import Source
from eastwind.server.wire.calculator import (
    CalculatorAnswer,
    CalculatorDiscard,
    CalculatorHand,
    CalculatorMissing,
    CalculatorQuestion,
    ExampleHand,
    ExampleShows,
    HandRefusal,
)
from eastwind.server.wire.refusals import shortened
from eastwind.tiles.notation import CODES
from eastwind.traditions.hand_score import hand_score_of


def calculate(question: CalculatorQuestion) -> CalculatorAnswer:
    """Return the bill of a hand, and what it lacks where it does not win.

    :raises InterchangeError: for an unknown rule set or option; :raises HandFault: for a hand that cannot exist.
    """
    hand = _hand(question, dead=question.dead)
    return _valued(hand, rules_in_use(question.rules, question.options, hand.flowers))


def calculate_under(rules: RuleSet, asked: CalculatorHand) -> CalculatorAnswer:
    """Return the same under a rule set that is at hand.

    :raises HandFault: for a hand that cannot exist.
    """
    hand = _hand(asked, dead=False)
    return _valued(hand, RulesInUse.of(with_flowers(rules, hand.flowers)))


def refusal_of(asked: CalculatorHand, fault: HandFault, language: str) -> HandRefusal:
    """Return the reason, in a language, why a hand cannot exist."""
    sets = [
        f"({tiles})" if kind == "concealed_kong" else f"[{tiles}]"
        for kind, tiles in ((meld.kind, "".join(meld.tiles)) for meld in asked.melds)
    ]
    return HandRefusal(
        reason=fault.reason,
        tile=None if fault.kind is None else CODES[fault.kind],
        said=fault.told(language),
        expected=str(fault),
        got=shortened(" ".join(["".join(asked.hand), *sets, "".join(asked.flowers)]).strip()) or "no tiles",
    )


def _valued(hand: Hand, use: RulesInUse) -> CalculatorAnswer:
    check_under(use.rules, hand)
    bill = hand_score_of(use.compiled, hand)
    unfinished = None if bill.won else _Unfinished(use, hand)
    told = bill_told(bill, use)
    return CalculatorAnswer(**dict(told), missing=unfinished.missing() if unfinished else None)


def _hand(question: CalculatorHand, *, dead: bool) -> Hand:
    """Return the hand alone. One with fewer tiles than it takes to win cannot have won, whatever the question states."""
    size = len(question.hand) + SET_SIZE * len(question.melds)
    if size >= WHOLE_SIZE or dead:
        return hand_of(question, dead=dead)
    unwon = question.model_copy(update={"won": False, "last": None, "source": None})
    return hand_of(unwon, dead=size < WAITING_SIZE)


class _Unfinished:
    """A hand that does not win, or has not yet."""

    def __init__(self, use: RulesInUse, hand: Hand) -> None:
        self._use: Final = use
        self._asked: Final = hand
        self._hand: Final = replace(hand, won=True, surplus=0)
        self._size: Final = hand.size

    def missing(self) -> CalculatorMissing:
        """Return what this hand lacks: tiles to lay, distance, waits, useful tiles, discards, obstacles."""
        near = self._near(self._hand.concealed)
        waits = waits_of(near) if self._size == WAITING_SIZE else ()
        return CalculatorMissing(
            to_lay=max(WAITING_SIZE - self._size, 0),
            distance=near.distance,
            waits=waits,
            useful=self._useful(near) if self._size == WAITING_SIZE else (),
            discards=self._discards() if self._size == WHOLE_SIZE and near.distance >= 0 else (),
            obstacles=self._obstacles(near, waits),
        )

    def _near(self, concealed: tuple[int, ...]) -> Nearness:
        return nearness_of(self._use, replace(self._hand, concealed=concealed, last=None))

    def _useful(self, near: Nearness) -> tuple[Wait, ...]:
        """Return the useful tiles, none for a hand one tile short: its waits are given instead."""
        return useful_of(near) if near.distance > 0 else ()

    def _discards(self) -> tuple[CalculatorDiscard, ...]:
        return tuple(
            CalculatorDiscard(tile=CODES[it.kind], distance=it.distance, waits=it.waits, useful=it.useful)
            for it in discards_of(self._use, self._hand)
        )

    def _obstacles(self, near: Nearness, waits: tuple[Wait, ...]) -> tuple[Obstacle, ...]:
        """Return why a complete hand may not win; of one that waits, why it could not win with anything that completes it."""
        if self._asked.won and self._size == WHOLE_SIZE:
            return obstacles_to_hand(self._use, self._asked)
        if not waits or any(wait.by_wall is not None or wait.by_discard is not None for wait in waits):
            return ()
        return obstacles_to_hand(self._use, completed(near, CODES.index(waits[0].tile), Source.WALL))


def example_hands(rules: RuleSet) -> list[ExampleHand]:
    """Return a hand for every limit hand of a rule set, then for each pattern that doubles a hand, or else counts points."""
    limit = [_shown(example, "limit") for example in examples_of_limit_hands(rules)]
    doubles = [_shown(example, "doubles") for example in examples_of_doubles(rules)]
    return [*limit, *doubles] or [_shown(example, "points") for example in examples_of_points(rules)]


def _shown(example: Example, shows: ExampleShows) -> ExampleHand:
    return ExampleHand(
        rule=example.rule,
        shows=shows,
        hand=CalculatorHand.model_validate(hand_to_json(example.hand)),
        total=example.bill.total,
    )
