"""Writing the lines of a bill: compiled helpers that every part of the scorer shares."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules, Valuation
from eastwind.rules.patterns import EXCLUDED_AS, EXCLUDES, Pattern
from eastwind.scoring.layout import MAX_LINES, BillRecord

#: More doublings than this only ever meet the limit; it keeps points × 2^doubles within 63 bits.
_MOST_DOUBLES: Final = 30
#: The limit of a hand where none was agreed: thousands of times what any rule book's figures can come to, and small enough for
#: what is paid for it, several times and double, to stay within 32 bits.
MOST_OF_ALL: Final = 100_000_000
#: Doublings up to which `RULES.value_table` has a figure of its own.
_MOST_IN_TABLE: Final = 15


@inline
def clear(bill: BillRecord) -> None:
    """Makes a bill empty: no lines, worth nothing."""
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
    """Adds a line, if the rule set has the pattern, gives it any worth, and gives it to this player.

    Whatever it is worth, a pattern in force keeps off the bill those that its row excludes. `bill.won` says beforehand whether
    the hand is counted as a winner's.
    """
    add_worth(rules, bill, pattern, shape, kind, points_are_told(rules))


@inline
def points_are_told(rules: Rules) -> bool:
    """Whether a line's points stand on the bill: a table is asked for doubles alone, and points would only puzzle."""
    return rules.valuation != Valuation.TABLE


@inline
def add_worth(rules: Rules, bill: BillRecord, pattern: int, shape: int, kind: int, points_told: bool) -> None:
    """`add`; where points are not told, lines of points alone are left out."""
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
    """Writes a line whatever the rule set says, and adds nothing up."""
    if bill.count < MAX_LINES:  # a hand has 5 sets, 8 flowers and fewer than 30 further lines at the most
        bill.lines[bill.count, 0] = pattern
        bill.lines[bill.count, 1] = shape
        bill.lines[bill.count, 2] = kind
        bill.lines[bill.count, 3] = points
        bill.lines[bill.count, 4] = doubles
        bill.count += 1


@inline
def is_limited(rules: Rules, bill: BillRecord) -> bool:
    """Whether there is a limit to what this hand may come to."""
    return rules.limit > 0 and (bill.won > 0 or not rules.limit_spares_losers)


@inline
def close(rules: Rules, bill: BillRecord) -> None:
    """Adds up: points × 2^doubles, or the figure for the doubles, then the limit (RU IV), the winner's alone (PL) or all."""
    if rules.valuation == Valuation.TABLE:
        bill.points = 0
        bill.uncapped = rules.value_table[min(bill.doubles, _MOST_IN_TABLE)]
        cut_at_limit(rules, bill)
    else:
        close_doubled(rules, bill)


@inline
def close_doubled(rules: Rules, bill: BillRecord) -> None:
    """Adds up as points × 2^doubles, whatever the table says, then the limit."""
    bill.uncapped = bill.points << min(bill.doubles, _MOST_DOUBLES)
    cut_at_limit(rules, bill)


@inline
def cut_at_limit(rules: Rules, bill: BillRecord) -> None:
    """The total is what a hand comes to, the limit at the most."""
    most = whole(rules.limit) if is_limited(rules, bill) else MOST_OF_ALL
    if bill.uncapped > most:
        bill.total = most
        bill.limited = 1
    else:
        bill.total = bill.uncapped


@inline
def close_at_limit(rules: Rules, bill: BillRecord) -> None:
    """A limit hand is worth the limit and nothing else (RU VII)."""
    bill.limit_hand = 1
    bill.limited = 1
    bill.total = rules.limit_worth


@inline
def close_at_sum(bill: BillRecord, amount: int) -> None:
    """A hand that is worth one sum whatever it holds, told as the points of its line."""
    bill.points = amount
    bill.doubles = 0
    bill.uncapped = amount
    bill.total = amount


@inline
def close_flat(rules: Rules, bill: BillRecord) -> None:
    """Where every win is worth the same, the bill says so and nothing else."""
    clear(bill)
    bill.won = 1
    write(bill, Pattern.MAHJONG, 0, -1, rules.flat_value, 0)
    close_at_sum(bill, rules.flat_value)


@inline
def counts_points(rules: Rules) -> bool:
    """Whether points are doubled: where they are not, only a winner's hand is worth anything."""
    return rules.valuation == Valuation.DOUBLED


@inline
def is_better(bill: BillRecord, best: BillRecord) -> bool:
    """Whether a bill is worth more; of equal ones a limit hand, then more limit hands, or more before the limit, is better."""
    if bill.total != best.total:
        return bill.total > best.total
    if bill.limit_hand != best.limit_hand:
        return bill.limit_hand > best.limit_hand
    return bill.count > best.count if bill.limit_hand else bill.uncapped > best.uncapped


@inline
def keep_better(best: BillRecord, bill: BillRecord, first: bool) -> None:
    """Copies `bill` over `best` if it is the better one, or the first."""
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
