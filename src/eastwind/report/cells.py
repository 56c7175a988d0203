"""Measured values with their intervals, in the cells of a table: alone, or before and after a change with the difference."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from eastwind.report.marks import SIDES
from eastwind.report.markup import Markup, join, tag
from eastwind.report.numbers import Numbers
from eastwind.study.significance import Difference, Measured, holm
from eastwind.words import text


class Marks:
    """Marks of a report's differences: those are marked that hold when all that it shows are looked at together.

    A report is written twice: the first time its differences are counted, the second time they are marked.
    """

    def __init__(self) -> None:
        self._chances: Final[list[float]] = []
        self._sure: Sequence[bool] | None = None
        self._places = count()

    def is_sure(self, difference: Difference) -> bool:
        """Return whether the next difference of the report is marked; none is while they are counted."""
        if self._sure is None:
            self._chances.append(difference.chance)
            return False
        return self._sure[next(self._places)]

    def decide(self) -> None:
        """Decide on the marks: all differences have been counted, and come again in the same order."""
        self._sure = holm(self._chances)
        self._places = count()


@dataclass(frozen=True, slots=True)
class CellWriter:
    """Writer of cells in a language."""

    language: str
    marks: Marks = field(default_factory=Marks)

    @property
    def numbers(self) -> Numbers:
        return Numbers(self.language)

    def say(self, message: str, **arguments: str | int | float) -> str:
        """Return a text of the report."""
        return text(self.language, f"report-{message}", **arguments)

    def measured(self, values: Sequence[Measured]) -> Markup:
        """Return one value with its interval, or two with theirs and the difference."""
        if len(values) == 1:
            return self._one(values[0])
        lines = [
            tag("span", tag("span", class_=f"mark {side}"), self._one(value), class_="side")
            for side, value in zip(SIDES, values, strict=True)
        ]
        return join(*lines, self.difference(values[0], values[1]))

    def _one(self, value: Measured) -> Markup:
        interval = self.numbers.interval(value)
        shown = tag("span", self.numbers.value(value), class_="value")
        return join(shown, " ", tag("span", interval, class_="interval")) if interval else shown

    def difference(self, before: Measured, after: Measured) -> Markup:
        """Return the excess of the second; marked where chance alone hardly explains it, among all that the report shows."""
        difference = Difference(before, after)
        shown = self.numbers.difference(difference)
        if self.marks.is_sure(difference):
            return tag("span", shown, class_="difference sure", title=self.say("sure"))
        return tag("span", shown, class_="difference")

    def plain(self, shown: Sequence[str]) -> Markup:
        """Return values without intervals."""
        if len(shown) == 1:
            return tag("span", shown[0], class_="value")
        return join(
            *(
                tag("span", tag("span", class_=f"mark {side}"), tag("span", one, class_="value"), class_="side")
                for side, one in zip(SIDES, shown, strict=True)
            )
        )

    def table(
        self, name: str, head: Sequence[str], rows: Sequence[tuple[str, Sequence[Markup]]], *, wide: int = -1
    ) -> Markup:
        """Return a table whose rows have a name each; column `wide` (from 0, the names not counted) gets the remaining room."""
        titles = [tag("th", name, scope="col"), *(tag("th", title, scope="col") for title in head)]
        body = [
            tag(
                "tr",
                tag("th", label, scope="row"),
                *(
                    tag("td", cell, data_label=title, class_="wide" if place == wide else "number")
                    for place, (title, cell) in enumerate(zip(head, cells, strict=True))
                ),
            )
            for label, cells in rows
        ]
        # on a phone three numbers are in one row, and others two by two
        numbers = len(head) - (wide >= 0)
        return tag(
            "table", tag("thead", tag("tr", *titles)), tag("tbody", *body), class_="threes" if numbers == 3 else "twos"
        )
