"""Writing the lines of a bill: compiled helpers that every part of the scorer shares."""

from typing import Final

from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MAX_LINES, BillRecord

#: More doublings than this only ever meet the limit; it keeps points × 2^doubles within 63 bits.
_MOST_DOUBLES: Final = 30


@inline
def clear(bill: BillRecord) -> None:
    """Makes a bill empty: no lines, worth nothing."""
    bill.total = 0
    bill.points = 0
    bill.uncapped = 0
    bill.doubles = 0
    bill.limited = 0
    bill.limit_hand = 0
    bill.won = 0
    bill.count = 0


@inline
def add(rules: Rules, bill: BillRecord, pattern: int, shape: int, kind: int) -> None:
    """Adds a line, if the rule set has the pattern and gives it any worth."""
    if not rules.in_force[pattern]:
        return
    points = rules.points[pattern]
    doubles = rules.doubles[pattern]
    if points == 0 and doubles == 0:
        return
    _write(bill, pattern, shape, kind, points, doubles)
    bill.points += points
    bill.doubles += doubles


@inline
def add_limit_hand(rules: Rules, bill: BillRecord, pattern: int) -> bool:
    """Adds the line of a limit hand, if the rule set has it; says whether it did."""
    if not rules.limit_hand[pattern]:
        return False
    _write(bill, pattern, 0, -1, 0, 0)
    bill.limit_hand = 1
    return True


@inline
def _write(bill: BillRecord, pattern: int, shape: int, kind: int, points: int, doubles: int) -> None:
    if bill.count < MAX_LINES:  # a hand has 5 sets, 8 flowers and fewer than 20 further lines at the most
        bill.lines[bill.count, 0] = pattern
        bill.lines[bill.count, 1] = shape
        bill.lines[bill.count, 2] = kind
        bill.lines[bill.count, 3] = points
        bill.lines[bill.count, 4] = doubles
        bill.count += 1


@inline
def close(rules: Rules, bill: BillRecord) -> None:
    """Adds up: points × 2^doubles, then the limit; a limit hand is worth the limit and nothing else (RU IV, VII)."""
    if bill.limit_hand:
        bill.total = rules.limit_worth
        bill.limited = 1
        return
    bill.uncapped = bill.points << min(bill.doubles, _MOST_DOUBLES)
    if rules.limit > 0 and bill.uncapped > rules.limit:
        bill.total = rules.limit
        bill.limited = 1
    else:
        bill.total = bill.uncapped
