"""Bills in Python's terms, for the score sheet, the server and the tests."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import (
    BILL,
    LINE_DOUBLES,
    LINE_KIND,
    LINE_PATTERN,
    LINE_POINTS,
    LINE_SHAPE,
    HandRecord,
    Shape,
)
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.port import score


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Line of a bill: the pattern, its tiles (kinds, maybe none), points and doublings."""

    pattern: Pattern
    tiles: tuple[int, ...]
    points: int
    doubles: int
    limit: bool


@dataclass(frozen=True, slots=True)
class HandScore:
    """Value of a hand, with the lines that make it up.

    :ivar uncapped: points × 2^doubles, 0 for a limit hand; :ivar limited: True if the limit cut it or it is a limit hand.
    """

    won: bool
    lines: tuple[ScoreLine, ...]
    points: int
    doubles: int
    uncapped: int
    total: int
    limited: bool
    limit_hand: bool


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
    limit_hand = bool(fields["limit_hand"])
    lines = tuple(
        ScoreLine(
            Pattern(row[LINE_PATTERN]),
            _line_tiles(Shape(row[LINE_SHAPE]), row[LINE_KIND]),
            row[LINE_POINTS],
            row[LINE_DOUBLES],
            limit_hand,
        )
        for row in fields["lines"][: int(fields["count"])].tolist()
    )
    return HandScore(
        won=bool(fields["won"]),
        lines=lines,
        points=int(fields["points"]),
        doubles=int(fields["doubles"]),
        uncapped=int(fields["uncapped"]),
        total=int(fields["total"]),
        limited=bool(fields["limited"]),
        limit_hand=limit_hand,
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
