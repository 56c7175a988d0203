"""Figures of two simulations that a short report shows side by side, with marks on those of their differences that hold."""

from collections.abc import Iterator
from dataclasses import dataclass

from eastwind.study.findings import Findings
from eastwind.study.significance import Difference, Measured, holm


@dataclass(frozen=True, slots=True)
class RowDifference:
    """A row: the name of the figure as in `eastwind.library.figures`, and by how much it is more on the second side.

    :ivar sure: true if chance alone hardly explains it, all rows taken together.
    """

    name: str
    difference: Difference
    sure: bool


def row_differences(before: Findings, after: Findings) -> tuple[RowDifference, ...]:
    """Return every row: first the headlines, then points by seat, then patterns that both play and that were won by once."""
    rows = [(name, Difference(*sides)) for name, sides in _rows(before, after)]
    marked = holm([difference.chance for _, difference in rows])
    return tuple(RowDifference(name, difference, sure) for (name, difference), sure in zip(rows, marked, strict=True))


def _rows(before: Findings, after: Findings) -> Iterator[tuple[str, tuple[Measured, Measured]]]:
    one, other = _headlines(before), _headlines(after)
    yield from ((name, (one[name], other[name])) for name in one)
    for seat in range(min(len(before.levels), len(after.levels))):
        yield f"points_{seat}", (before.by_seat(seat).points, after.by_seat(seat).points)
    there = {pattern.pattern: pattern for pattern in after.patterns}
    for pattern in before.patterns:
        if pattern.pattern in there:
            shares = pattern.among_winners, there[pattern.pattern].among_winners
            if shares[0].count + shares[1].count:
                yield pattern.name, shares


def _headlines(found: Findings) -> dict[str, Measured]:
    return {
        "drawn": found.drawn,
        "winning_value": found.winning_value,
        "discards": found.discards,
        "drawn_by_self": found.drawn_by_self,
        "east_points": found.by_wind(0).points,
        "cut": found.cut,
        "limit_hands_won": found.limit_hands_won,
        "several_winners": found.several,
    }
