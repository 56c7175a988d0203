"""Bill of a hand: its worth line by line, with the source of each."""

from typing import Annotated, Any

from pydantic import Field

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import Seat, Value
from eastwind.scoring.layout import StepKind, Unit
from eastwind.tiles.notation import format_tiles
from eastwind.traditions import hand_score as scoring


class BillLine(Value):
    """Line of a bill."""

    rule: Annotated[str, Field(description="id of the rule, as in the rule set's file")]
    tiles: Annotated[str, Field(description="notation, `` for none")]
    points: int
    doubles: int
    limit: Annotated[bool, Field(description="it makes the hand a limit hand, or is named beside the one that does")]
    source: Annotated[str, Field(description="where the worth is stated: document and section")]
    title: Annotated[
        str | None, Field(description="what a household calls a hand of its own; null: the rule's id has a name")
    ]


class Bill(Value):
    """Worth of a hand, with its lines."""

    won: Annotated[bool, Field(description="whether it counts as the hand of a winner")]
    points: int
    doubles: int
    uncapped: Annotated[int, Field(description="points × 2^doubles, before the limit; 0 for a limit hand")]
    total: int
    limited: Annotated[bool, Field(description="the limit cut it, or it is a limit hand")]
    lines: tuple[BillLine, ...]


class SeatBill(Bill):
    """Bill of a seat."""

    seat: Seat


def bill_told(bill: scoring.HandScore, use: RulesInUse) -> Bill:
    """Return a bill of the scorer's, every line with its source."""
    return Bill(**_fields(bill, use))


def seat_bill(seat: int, bill: scoring.HandScore, use: RulesInUse) -> SeatBill:
    """Return the same for a seat."""
    return SeatBill(seat=seat, **_fields(bill, use))


def _fields(bill: scoring.HandScore, use: RulesInUse) -> dict[str, Any]:
    points = bill.step(StepKind.SUM)
    doubled = bill.step(StepKind.TIMES, StepKind.TABLE)
    uncapped = doubled or points
    return {
        "won": bill.won,
        "points": points.amount if points else 0,
        "doubles": doubled.number if doubled else 0,
        "uncapped": uncapped.amount if uncapped else 0,
        "total": bill.total,
        "limited": bill.step(StepKind.LIMIT, StepKind.SINGLE) is not None,
        "lines": tuple(_line(line, use) for line in bill.lines),
    }


def _line(line: scoring.ScoreLine, use: RulesInUse) -> BillLine:
    rule = line.pattern.key
    row = use.rules.pattern(rule)
    return BillLine(
        rule=rule,
        tiles=format_tiles(line.tiles),
        points=line.in_unit(Unit.POINTS),
        doubles=line.in_unit(Unit.DOUBLES),
        limit=line.unit is Unit.LIMIT,
        source=use.source_of(rule),
        title=row.title if row else None,
    )
