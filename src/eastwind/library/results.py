"""Results of a simulation, and differences between two."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from eastwind.library.columns import DATA, Columns, frame_of
from eastwind.library.figures import HEADLINES, LEAST_CHUNKS, Difference, Sums, differences, figures
from eastwind.library.given import ArgumentError, near, one_named
from eastwind.library.told import Row, bots_text, html_table, rows_of, rules_text, text_table
from eastwind.report import report_html
from eastwind.report.data import findings_data
from eastwind.report.numbers import NARROW, Numbers, digits_for
from eastwind.report.weights import weights_words
from eastwind.study.findings import Findings
from eastwind.study.significance import holm
from eastwind.study.weights import common_weights
from eastwind.words import text

#: Number of figures that are printed.
_ROWS: Final = 7


@dataclass(frozen=True, eq=False, repr=False)
class Simulation(Findings):
    """Results of a simulation: everything in `Findings`, with output for notebooks.

    Shares and means have `value`, `low` and `high`: an interval at 95 %.

    :ivar sums: (chunks, 2, figures): sums of each chunk of 250 hands, for the intervals of differences.
    """

    sums: Sums = field(default_factory=lambda: np.zeros((0, 2, 0), np.int64))

    def __sub__(self, other: "Simulation") -> "Comparison":
        """Return the differences of the figures, this simulation's less the other's, with intervals.

        If both have the same seed and number of hands, the same walls were dealt: the two are then compared chunk by chunk, which
        detects smaller differences.

        :raises ArgumentError: if the numbers of players differ, or if both the rules and the weights of the bots differ.
        """
        if not isinstance(other, Simulation):
            return NotImplemented
        return difference_of(self, other)

    def to_dict(self) -> dict[str, Any]:
        """Return all results as plain JSON values, as `eastwind simulate --json` writes them; see `docs/simulate.md`."""
        return findings_data(self)

    def columns(self, name: str) -> Columns:
        """Return a part of the results as columns, lists of equal length.

        :param name: "figures", "patterns", "seats", "winds", "lengths" or "values".
        :raises ArgumentError: for any other name.
        """
        return one_named(name, "columns", DATA)(self)

    def frame(self, name: str) -> Any:
        """Return a part of the results as a `pandas.DataFrame`; `name` as for `columns`.

        :raises ArgumentError: for any other name. :raises MissingExtra: without pandas: `pip install 'eastwind[frames]'`.
        """
        return frame_of(self.columns(name))

    def report(self, file: str | os.PathLike[str] | None = None, *, language: str = "en") -> str:
        """Return the whole report as an HTML page with its plots, and write it to `file`, if given."""
        page = report_html([self], language)
        if file is not None:
            Path(file).write_text(page, encoding="utf-8")
        return page

    def __repr__(self) -> str:
        """Return ten lines: what was played, and the main figures."""
        return text_table(*rows_of(self))

    def _repr_html_(self) -> str:
        head, rows = rows_of(self)
        return html_table(head, ("", "", "95 %"), rows)


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """Differences of the figures of two simulations, one less the other: a `Difference` for each figure, by name.

    `found["drawn"].value` is the difference of the shares of drawn hands, `.low` and `.high` its interval at 95 %. The names are
    those of `Findings.to_dict`, `points_0` … for the seats, and the patterns' own for their share of winners' hands. `sure` marks
    the differences that chance alone hardly explains, with Holm's correction over all of them; the printed stars are corrected
    over the rows printed.

    :ivar paired: the same walls were dealt on both sides, and the two were compared chunk by chunk.
    """

    one: Simulation
    other: Simulation
    paired: bool
    by_name: dict[str, Difference]

    def __getitem__(self, name: str) -> Difference:
        """Return the difference of a figure, by its name.

        :raises ArgumentError: for a figure that the two do not share.
        """
        if name not in self.by_name:
            close = near(name, self.by_name)
            raise ArgumentError(f"no figure {name!r} on both sides{close}; there are {', '.join(self.by_name)}")
        return self.by_name[name]

    def __iter__(self) -> Iterator[Difference]:
        return iter(self.by_name.values())

    def __len__(self) -> int:
        return len(self.by_name)

    def to_dict(self) -> dict[str, Any]:
        """Return all differences as plain JSON values; the ends of an unknown interval are None."""
        return {
            "paired": self.paired,
            "differences": {
                one.name: {"value": one.value, **_ends(one), "chance": one.chance, "sure": one.sure} for one in self
            },
        }

    def columns(self) -> Columns:
        """Return the differences as columns, one row each."""
        rows = list(self)
        return {
            "figure": [one.name for one in rows],
            "difference": [one.value for one in rows],
            "low": [one.low for one in rows],
            "high": [one.high for one in rows],
            "chance": [one.chance for one in rows],
            "sure": [one.sure for one in rows],
        }

    def frame(self) -> Any:
        """Return the differences as a `pandas.DataFrame`.

        :raises MissingExtra: without pandas: `pip install 'eastwind[frames]'`.
        """
        return frame_of(self.columns())

    def _told(self) -> tuple[list[str], list[tuple[str, str, str]]]:
        how = "the same walls, chunk by chunk" if self.paired else "walls of their own"
        sides = [f"{rules_text(side.rules)} · {bots_text(side.levels)}" for side in (self.one, self.other)]
        marked = "* chance alone hardly explains it, all these rows taken together"
        said = weights_words([self.other, self.one], "en")
        return [sides[0], f"less {sides[1]}", f"{how}; {marked}", *said], self.rows("en")

    def rows(self, language: str) -> list[Row]:
        """Return a row for each main figure: the difference, a star if chance alone hardly explains it, and the interval.

        The correction for multiple comparisons is over these rows.
        """
        labels = {figure.name: text(language, f"report-{figure.text}") for figure in HEADLINES[:_ROWS]}
        numbers = Numbers(language)
        shown = [self.by_name[name] for name in labels if name in self.by_name]
        stars = holm([one.chance for one in shown])
        return [(labels[one.name], *_written(one, numbers, star=star)) for one, star in zip(shown, stars, strict=True)]

    def __repr__(self) -> str:
        return text_table(*self._told())

    def _repr_html_(self) -> str:
        head, rows = self._told()
        return html_table(head, ("", "", "95 %"), rows)


def difference_of(one: Simulation, other: Simulation) -> Comparison:
    """Return the differences of two simulations; raises as `Simulation.__sub__` does."""
    if one.rules != other.rules and one.weights and other.weights and one.weights != other.weights:
        weights = common_weights([other.rules, one.rules])
        raise ArgumentError(
            f"the bots played by other weights on the two sides, {one.weights} and {other.weights}: that would compare bots, not"
            f" rules; simulate both with weights={weights!r}, or let eastwind.compare do it"
        )
    if len(one.levels) != len(other.levels):
        raise ArgumentError(f"expected as many seats on both sides, found {len(one.levels)} and {len(other.levels)}")
    asked = figures(len(one.levels))
    paired = one.seed == other.seed and one.hands == other.hands and len(one.sums) >= LEAST_CHUNKS
    both = {pattern.name for pattern in one.patterns} & {pattern.name for pattern in other.patterns}
    kept = [place for place, figure in enumerate(asked) if figure.pattern is None or figure.name in both]
    found = differences(
        one.sums[:, :, kept], other.sums[:, :, kept], tuple(asked[place] for place in kept), paired=paired
    )
    return Comparison(one, other, paired, {difference.name: difference for difference in found})


def _ends(one: Difference) -> dict[str, float | None]:
    known = one.high < float("inf")
    return {"low": one.low if known else None, "high": one.high if known else None}


def _written(one: Difference, numbers: Numbers, *, star: bool) -> tuple[str, str]:
    """Return (difference, interval) as text, shares in percentage points."""
    scale, unit = (100.0, f"{NARROW}%") if one.kind == "share" else (1.0, "")
    reach = scale * (one.high - one.value)
    digits = digits_for(reach)
    value = f"{numbers.signed(scale * one.value, digits)}{unit}{' *' if star else '  '}"
    if reach == float("inf"):
        return value, ""
    low, high = (numbers.signed(scale * end, digits) for end in (one.low, one.high))
    return value, f"{low} – {high}{unit}"
