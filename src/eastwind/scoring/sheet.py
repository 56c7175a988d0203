"""Lines of a bill, written and added up: compiled helpers that every part of the scorer shares."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules, Valuation
from eastwind.rules.patterns import EXCLUDED_AS, EXCLUDES, Pattern
from eastwind.scoring.layout import MAX_LINES, BillRecord

#: Number of doublings above which only the limit counts; it keeps points × 2^doubles within 63 bits.
_MOST_DOUBLES: Final = 30
#: Limit of a hand where none was agreed: thousands of times the largest value by any rule book's figures, and small enough for
#: the payments for it, several times and double, to stay within 32 bits.
MOST_OF_ALL: Final = 100_000_000
#: Largest number of doublings with a figure of its own in `RULES.value_table`.
_MOST_IN_TABLE: Final = 15


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
    if points_told:
        write(bill, pattern, shape, kind, points, doubles)
    elif doubles:
        write(bill, pattern, shape, kind, 0, doubles)


@inline
def write(bill: BillRecord, pattern: int, shape: int, kind: int, points: int, doubles: int) -> None:
    """Write a line without regard to the rule set, and add nothing up."""
    if bill.count < MAX_LINES:  # a hand has 5 sets, 8 flowers and fewer than 30 further lines at the most
        bill.lines[bill.count, 0] = pattern
        bill.lines[bill.count, 1] = shape
        bill.lines[bill.count, 2] = kind
        bill.lines[bill.count, 3] = points
        bill.lines[bill.count, 4] = doubles
        bill.count += 1


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
    write(bill, Pattern.MAHJONG, 0, -1, rules.flat_value, 0)
    close_at_sum(bill, rules.flat_value)


@inline
def counts_points(rules: Rules) -> bool:
    """Return whether points are doubled: where they are not, only a winner's hand is worth anything."""
    return rules.valuation == Valuation.DOUBLED


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
    """Copy `bill` over `best` if it is the better one, or the first."""
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
