"""What a hand outside the game is worth, and what it still lacks: the calculator's work, without HTTP."""

from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.explain import Obstacle, RulesInUse, Wait, bill_told, obstacles_to_hand
from eastwind.explain.vocabulary import ObstacleKind
from eastwind.explain.waits import useful
from eastwind.keeper.examples import examples_of_limit_hands
from eastwind.keeper.hand_json import hand_of, hand_to_json
from eastwind.keeper.nearness import Nearness, nearness_of
from eastwind.keeper.rules_in_use import rules_in_use
from eastwind.rules import RuleSet
from eastwind.scoring.bill import bill_of
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source
from eastwind.server.wire.calculator import (
    CalculatorAnswer,
    CalculatorDiscard,
    CalculatorHand,
    CalculatorMissing,
    CalculatorQuestion,
    ExampleHand,
)
from eastwind.tiles.kinds import COPIES, PLAIN_KINDS
from eastwind.tiles.notation import CODES, counts_of

_SET: Final = 3
_WAITING_SIZE: Final = 13
_WHOLE_SIZE: Final = 14
#: A hand that was dealt complete has no last tile: they say nothing of one that still waits.
_AT_THE_DEAL: Final = Happening.HEAVENLY | Happening.EARTHLY


def calculate(question: CalculatorQuestion) -> CalculatorAnswer:
    """The bill of a hand, and what it lacks where it does not win.

    :raises KeeperError: for an unknown rule set or option; :raises HandFault: for a hand that cannot exist.
    """
    hand = _hand(question)
    use = rules_in_use(question.rules, question.options, hand.flowers)
    bill = bill_of(use.compiled, hand)
    unfinished = None if bill.won else _Unfinished(use, hand)
    told = bill_told(bill, use)
    return CalculatorAnswer(**dict(told), missing=unfinished.missing() if unfinished else None)


def _hand(question: CalculatorQuestion) -> Hand:
    """The hand alone. One with fewer tiles than it takes to win cannot have won, whatever the question says."""
    size = len(question.hand) + _SET * len(question.melds)
    if size >= _WHOLE_SIZE or question.dead:
        return hand_of(question, dead=question.dead)
    unwon = question.model_copy(update={"won": False, "last": None, "source": None})
    return hand_of(unwon, dead=size < _WAITING_SIZE)


class _Unfinished:
    """A hand that does not win, or has not yet."""

    def __init__(self, use: RulesInUse, hand: Hand) -> None:
        self._use: Final = use
        self._asked: Final = hand
        self._hand: Final = replace(hand, events=hand.events & ~_AT_THE_DEAL, won=True, surplus=0)
        self._size: Final = len(hand.concealed) + _SET * len(hand.melds)

    @cached_property
    def _left(self) -> npt.NDArray[np.int64]:
        """Copies of each kind that are not in the hand, sets on the table included."""
        owned = [*self._hand.concealed, *(kind for meld in self._hand.melds for kind in meld.tiles)]
        return COPIES - counts_of(owned)[:PLAIN_KINDS].astype(np.int64)

    def missing(self) -> CalculatorMissing:
        """What this hand lacks."""
        near = self._near(self._hand.concealed)
        waits = self._waits(self._hand.concealed, near) if self._size == _WAITING_SIZE else ()
        return CalculatorMissing(
            to_lay=max(_WAITING_SIZE - self._size, 0),
            distance=near.distance,
            waits=waits,
            useful=self._useful(near) if self._size == _WAITING_SIZE else (),
            discards=self._discards() if self._size == _WHOLE_SIZE and near.distance >= 0 else (),
            obstacles=self._obstacles(waits),
        )

    def _near(self, concealed: tuple[int, ...]) -> Nearness:
        return nearness_of(self._use, replace(self._hand, concealed=concealed, last=None))

    def _useful(self, near: Nearness) -> tuple[Wait, ...]:
        """The kinds that bring thirteen tiles nearer, as far as any is left; none to a hand one tile short."""
        if near.distance <= 0:
            return ()
        return tuple(useful(kind, int(self._left[kind])) for kind in near.useful if self._left[kind] > 0)

    def _waits(self, concealed: tuple[int, ...], near: Nearness) -> tuple[Wait, ...]:
        """The kinds that complete thirteen tiles, with their worth in each way in which the hand may win with them."""
        return tuple(self._wait(concealed, kind) for kind in near.waits if self._left[kind] > 0)

    def _wait(self, concealed: tuple[int, ...], kind: int) -> Wait:
        drawn, taken = (
            self._completed(concealed, kind, Source.WALL),
            self._completed(concealed, kind, Source.DISCARD),
        )
        by_wall, by_discard = self._worth(drawn), self._worth(taken)
        return Wait(
            tile=CODES[kind],
            left=int(self._left[kind]),
            by_discard=by_discard,
            by_wall=by_wall,
            barred_by_discard=self._kinds(taken) if by_discard is None else (),
            barred_by_wall=self._kinds(drawn) if by_wall is None else (),
        )

    def _worth(self, hand: Hand) -> int | None:
        bill = bill_of(self._use.compiled, hand)
        return bill.total if bill.won else None

    def _kinds(self, hand: Hand) -> tuple[ObstacleKind, ...]:
        return tuple(obstacle.kind for obstacle in obstacles_to_hand(self._use, hand))

    def _discards(self) -> tuple[CalculatorDiscard, ...]:
        """Every kind that could go: the least distance first, then the most tiles that help, then in order."""
        found: list[tuple[int, int, CalculatorDiscard]] = []
        for kind in sorted(set(self._hand.concealed)):
            rest = list(self._hand.concealed)
            rest.remove(kind)
            near = self._near(tuple(rest))
            waits = self._waits(tuple(rest), near)
            helping = self._useful(near)
            left = sum(tile.left for tile in (waits or helping))
            discard = CalculatorDiscard(tile=CODES[kind], distance=near.distance, waits=waits, useful=helping)
            found.append((near.distance, -left, discard))
        return tuple(discard for _, _, discard in sorted(found, key=lambda one: one[:2]))

    def _obstacles(self, waits: tuple[Wait, ...]) -> tuple[Obstacle, ...]:
        """Why a complete hand may not win; of one that waits, why it could not win with anything that completes it."""
        if self._asked.won and self._size == _WHOLE_SIZE:
            return obstacles_to_hand(self._use, self._asked)
        if not waits or any(wait.by_wall is not None or wait.by_discard is not None for wait in waits):
            return ()
        drawn = self._completed(self._hand.concealed, CODES.index(waits[0].tile), Source.WALL)
        return obstacles_to_hand(self._use, drawn)

    def _completed(self, concealed: tuple[int, ...], last: int, source: Source) -> Hand:
        return replace(self._hand, concealed=(*concealed, last), last=last, source=source)


def example_hands(rules: RuleSet) -> list[ExampleHand]:
    """A hand for every limit hand of a rule set, as the engine values it."""
    return [
        ExampleHand(
            rule=example.rule,
            hand=CalculatorHand.model_validate(hand_to_json(example.hand)),
            total=example.bill.total,
        )
        for example in examples_of_limit_hands(rules)
    ]
