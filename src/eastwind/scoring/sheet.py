"""Lines and steps of a bill, written one by one, and the better of two bills: compiled helpers that every scorer shares."""

from eastwind.jit import inline
from eastwind.scoring.layout import (
    LINE_AMOUNT,
    LINE_KIND,
    LINE_PATTERN,
    LINE_SHAPE,
    LINE_UNIT,
    MAX_LINES,
    MAX_STEPS,
    STEP_AMOUNT,
    STEP_KIND,
    STEP_NUMBER,
    BillRecord,
)


@inline
def clear(bill: BillRecord) -> None:
    """Make a bill empty: no lines, worth nothing."""
    bill.total = 0
    bill.points = 0
    bill.excluded = 0
    bill.uncapped = 0
    bill.doubles = 0
    bill.limited = 0
    bill.limit_hand = 0
    bill.won = 0
    bill.count = 0
    bill.step_count = 0


@inline
def write(bill: BillRecord, pattern: int, shape: int, kind: int, unit: int, amount: int) -> None:
    """Write a line without regard to the rule set, and add nothing up."""
    if bill.count < MAX_LINES:  # a hand has 5 sets, 8 flowers and fewer than 30 further lines at the most
        bill.lines[bill.count, LINE_PATTERN] = pattern
        bill.lines[bill.count, LINE_SHAPE] = shape
        bill.lines[bill.count, LINE_KIND] = kind
        bill.lines[bill.count, LINE_UNIT] = unit
        bill.lines[bill.count, LINE_AMOUNT] = amount
        bill.count += 1


@inline
def write_step(bill: BillRecord, step: int, number: int, amount: int) -> None:
    """Write a step from the lines to the total."""
    if bill.step_count < MAX_STEPS:
        bill.steps[bill.step_count, STEP_KIND] = step
        bill.steps[bill.step_count, STEP_NUMBER] = number
        bill.steps[bill.step_count, STEP_AMOUNT] = amount
        bill.step_count += 1


@inline
def is_better(bill: BillRecord, best: BillRecord) -> bool:
    """Return whether a bill is worth more; of equal ones a limit hand, then more limit hands, or more uncapped, is better."""
    if bill.total != best.total:
        return bill.total > best.total
    if bill.limit_hand != best.limit_hand:
        return bill.limit_hand > best.limit_hand
    return bill.count > best.count if bill.limit_hand else bill.uncapped > best.uncapped


@inline
def keep_better(best: BillRecord, bill: BillRecord, first: bool) -> None:
    """Copy `bill`, which has no steps yet, over `best` if it is the better one, or the first."""
    if first or is_better(bill, best):
        best.total = bill.total
        best.points = bill.points
        best.uncapped = bill.uncapped
        best.doubles = bill.doubles
        best.limited = bill.limited
        best.limit_hand = bill.limit_hand
        best.won = bill.won
        best.count = bill.count
        for line in range(bill.count):
            for column in range(5):
                best.lines[line, column] = bill.lines[line, column]
