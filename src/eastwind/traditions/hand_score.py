"""Bills in Python's terms, for the score sheet, the server and the tests."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import BILL, HandRecord, Shape, StepKind, Unit
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.port import score


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Line of a bill.

    :ivar tiles: the kinds that it is for, maybe none; :ivar amount: in the line's unit; 0 where another line, or a step, has the
        worth of both.
    """

    pattern: Pattern
    tiles: tuple[int, ...]
    amount: int
    unit: Unit

    def in_unit(self, unit: Unit) -> int:
        """Return the amount in a unit: 0 for a line of another."""
        return self.amount if self.unit is unit else 0


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """Step from the lines of a bill to its total.

    :ivar number: of doubles, where it doubles or looks up; :ivar amount: worth of the hand after it.
    """

    kind: StepKind
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class HandScore:
    """Value of a hand, with the lines that make it up, and the steps from them to the total."""

    won: bool
    lines: tuple[ScoreLine, ...]
    steps: tuple[ScoreStep, ...]
    total: int

    def in_unit(self, unit: Unit) -> int:
        """Return the sum of the lines in a unit."""
        return sum(line.in_unit(unit) for line in self.lines)

    def step(self, *kinds: StepKind) -> ScoreStep | None:
        """Return the last step of these kinds; None if there is none."""
        return next((step for step in reversed(self.steps) if step.kind in kinds), None)

    @property
    def uncut(self) -> int:
        """Worth before the limit cuts it."""
        return next((step.amount for step in reversed(self.steps) if step.kind is not StepKind.LIMIT), 0)

    @property
    def is_limit_hand(self) -> bool:
        """Return whether it is worth the limit, whatever it holds."""
        return self.step(StepKind.SINGLE) is not None


def _line_tiles(shape: Shape, kind: int) -> tuple[int, ...]:
    if kind < 0:
        return ()  # a line about a last tile, of a hand that was won with none in particular
    match shape:
        case Shape.CHOW:
            return (kind, kind + 1, kind + 2)
        case Shape.PUNG:
            return (kind,) * 3
        case Shape.KONG:
            return (kind,) * 4
        case Shape.PAIR:
            return (kind,) * 2
        case Shape.SINGLE:
            return (kind,)
        case _:
            return ()


def _read_bill(fields: Any) -> HandScore:
    lines = fields["lines"][: int(fields["count"])].tolist()
    steps = fields["steps"][: int(fields["step_count"])].tolist()
    return HandScore(
        won=bool(fields["won"]),
        lines=tuple(
            ScoreLine(Pattern(pattern), _line_tiles(Shape(shape), kind), amount, Unit(unit))
            for pattern, shape, kind, unit, amount in lines
        ),
        steps=tuple(ScoreStep(StepKind(kind), number, amount) for kind, number, amount in steps),
        total=int(fields["total"]),
    )


def hand_score_of_record(rules: Rules, hand: HandRecord) -> HandScore:
    """Return the bill of a `HAND` record."""
    bill: Any = np.zeros(1, BILL)[0]
    score(lookup(), rules, hand, bill)
    return _read_bill(bill)


def hand_score_of(rules: Rules, hand: Hand) -> HandScore:
    """Return the itemised value of a hand under a compiled rule set.

    :raises HandFault: for tiles that cannot make up a hand.
    """
    return hand_score_of_record(rules, hand.record())
