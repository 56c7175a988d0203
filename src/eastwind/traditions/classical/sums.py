"""Lines of a bill by the rule set's figures, their sum (points × 2^doubles, a table, a limit, a sum), and the steps to it."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules, Valuation
from eastwind.scoring.layout import BillRecord, Shape, StepKind, Unit
from eastwind.scoring.sheet import clear, write, write_step
from eastwind.traditions.classical.patterns import EXCLUDED_AS, EXCLUDES, Pattern

#: Number of doublings above which only the limit counts; it keeps points × 2^doubles within 63 bits.
_MOST_DOUBLES: Final = 30
#: Limit of a hand where none was agreed: thousands of times the largest value by any rule book's figures, and small enough for
#: the payments for it, several times and double, to stay within 32 bits.
MOST_OF_ALL: Final = 100_000_000
_POINTS: Final = int(Unit.POINTS)
_DOUBLES: Final = int(Unit.DOUBLES)
#: Largest number of doublings with a figure of its own in `RULES.value_table`.
_MOST_IN_TABLE: Final = 15


@inline
def add(rules: Rules, bill: BillRecord, pattern: int, shape: int, kind: int) -> None:
    """Add a line, if the rule set has the pattern, gives it any worth, and allows it to this player.

    Whatever its worth, a pattern in force keeps off the bill those that its row excludes. `bill.won` is set beforehand: it
    determines whether the hand is counted as a winner's.
    """
    add_worth(rules, bill, pattern, shape, kind, points_are_told(rules))


@inline
def points_are_told(rules: Rules) -> bool:
    """Return whether a line's points are on the bill: a table of values uses doubles alone, and points would only puzzle."""
    return rules.valuation != Valuation.TABLE


@inline
def add_worth(rules: Rules, bill: BillRecord, pattern: int, shape: int, kind: int, points_told: bool) -> None:
    """Add a line as `add` does; without `points_told` lines of points alone are left out."""
    if not rules.in_force[pattern]:
        return
    if rules.winner_only[pattern] and not bill.won:
        return
    if bill.excluded & EXCLUDED_AS[pattern]:
        return
    bill.excluded |= EXCLUDES[pattern]
    points = rules.points[pattern]
    doubles = rules.doubles[pattern]
    if points == 0 and doubles == 0:
        return
    bill.points += points
    bill.doubles += doubles
    if points and points_told:
        write(bill, pattern, shape, kind, _POINTS, whole(points))
    if doubles:
        write(bill, pattern, shape, kind, _DOUBLES, whole(doubles))


@inline
def is_limited(rules: Rules, bill: BillRecord) -> bool:
    """Return whether there is a limit to the value of this hand."""
    return rules.limit > 0 and (bill.won > 0 or not rules.limit_spares_losers)


@inline
def close(rules: Rules, bill: BillRecord) -> None:
    """Add up: points × 2^doubles, or the figure for the doubles, then the limit (RU IV), the winner's alone (PL) or all."""
    if rules.valuation == Valuation.TABLE:
        bill.points = 0
        bill.uncapped = rules.value_table[min(bill.doubles, _MOST_IN_TABLE)]
        cut_at_limit(rules, bill)
    else:
        close_doubled(rules, bill)


@inline
def close_doubled(rules: Rules, bill: BillRecord) -> None:
    """Add up as points × 2^doubles, without regard to the table of values, then the limit."""
    bill.uncapped = bill.points << min(bill.doubles, _MOST_DOUBLES)
    cut_at_limit(rules, bill)


@inline
def cut_at_limit(rules: Rules, bill: BillRecord) -> None:
    """Set the total to the uncapped value, the limit at most."""
    most = whole(rules.limit) if is_limited(rules, bill) else MOST_OF_ALL
    if bill.uncapped > most:
        bill.total = most
        bill.limited = 1
    else:
        bill.total = bill.uncapped


@inline
def close_at_limit(rules: Rules, bill: BillRecord) -> None:
    """Close the bill of a limit hand, which is worth the limit and nothing else (RU VII)."""
    bill.limit_hand = 1
    bill.limited = 1
    bill.total = rules.limit_worth


@inline
def close_at_sum(bill: BillRecord, amount: int) -> None:
    """Close the bill of a hand that is worth one sum whatever it holds, shown as the points of its line."""
    bill.points = amount
    bill.doubles = 0
    bill.uncapped = amount
    bill.total = amount


@inline
def close_flat(rules: Rules, bill: BillRecord) -> None:
    """Close the bill where every win is worth the same: its only line."""
    clear(bill)
    bill.won = 1
    write(bill, Pattern.MAHJONG, Shape.NONE, -1, _POINTS, whole(rules.flat_value))
    close_at_sum(bill, rules.flat_value)


@inline
def write_steps(rules: Rules, bill: BillRecord) -> None:
    """Write the steps of a closed bill; one of a hand that is worth nothing, for nothing, has none."""
    if bill.count == 0 and bill.total == 0:
        return
    if bill.limit_hand:
        write_step(bill, StepKind.SINGLE, 0, whole(bill.total))
        return
    doubles = whole(bill.doubles)
    if rules.valuation == Valuation.TABLE and bill.points == 0:
        write_step(bill, StepKind.TABLE, doubles, whole(bill.uncapped))
    else:
        write_step(bill, StepKind.SUM, 0, whole(bill.points))
        if doubles:
            write_step(bill, StepKind.TIMES, doubles, whole(bill.uncapped))
    if bill.limited:
        write_step(bill, StepKind.LIMIT, 0, whole(bill.total))


@inline
def counts_points(rules: Rules) -> bool:
    """Return whether points are doubled: where they are not, only a winner's hand is worth anything."""
    return rules.valuation == Valuation.DOUBLED
