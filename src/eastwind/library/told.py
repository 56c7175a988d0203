"""Results of a simulation in a few lines, for prompts, terminals and notebooks."""

from collections.abc import Iterable, Sequence

from eastwind.report.markup import join, tag
from eastwind.report.numbers import Numbers
from eastwind.rules import RuleSet
from eastwind.study.findings import Findings
from eastwind.study.significance import Measured
from eastwind.words import bot_name, text

#: Label, value and interval of a figure.
Row = tuple[str, str, str]


def rules_text(rules: RuleSet) -> str:
    """Return a rule set's id and the options that differ from their defaults."""
    chosen = [f"{option.name} {option.value}" for option in rules.options if option.value != option.default]
    return " · ".join([rules.id, *chosen])


def bots_text(levels: Sequence[str]) -> str:
    """Return the bots of the seats, like `4 × club`, or one by one if they differ."""
    return f"{len(levels)} × {levels[0]}" if len(set(levels)) == 1 else ", ".join(levels)


def headline_rows(found: Findings, language: str) -> list[Row]:
    """Return the main figures, seven rows."""
    measured: dict[str, Measured] = {
        "drawn": found.drawn,
        "value": found.winning_value,
        "length-mean": found.discards,
        "self-drawn": found.drawn_by_self,
        "east-gains": found.by_wind(0).points,
        "cut": found.cut,
        "limit-hands-won": found.limit_hands_won,
    }
    numbers = Numbers(language)
    return [
        (text(language, f"report-{name}"), numbers.value(one), numbers.interval(one)) for name, one in measured.items()
    ]


def seat_rows(found: Findings, language: str) -> list[Row]:
    """Return a row for each seat with its points won or lost per hand."""
    numbers, points = Numbers(language), text(language, "report-points")
    return [
        (f"{points}: {seat + 1} · {bot_name(level, language)}", numbers.value(one), numbers.interval(one))
        for seat, level in enumerate(found.levels)
        for one in [found.by_seat(seat).points]
    ]


def rows_of(found: Findings) -> tuple[list[str], list[Row]]:
    """Return (lines about what was played, rows), ten lines in all."""
    numbers = Numbers("en")
    head = [
        f"{rules_text(found.rules)} · {bots_text(found.levels)}",
        f"{numbers.whole(found.hands)} hands · seed {found.seed}",
    ]
    best = max(range(len(found.levels)), key=lambda seat: found.by_seat(seat).points.value)
    return head, [*headline_rows(found, "en"), seat_rows(found, "en")[best]]


def text_table(head: Iterable[str], rows: Sequence[Row]) -> str:
    """Return head and rows as text for a terminal, values aligned right."""
    width = max((len(label) for label, *_ in rows), default=0)
    values = max((len(value) for _, value, _ in rows), default=0)
    return "\n".join([*head, *(f"  {label:{width}}  {value:>{values}}  {interval}" for label, value, interval in rows)])


def html_table(head: Iterable[str], titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return head and rows as a small HTML table for a notebook, which styles it itself."""
    body = [tag("tr", tag("th", cells[0]), *(tag("td", cell) for cell in cells[1:])) for cells in rows]
    top = tag("tr", *(tag("th", title) for title in titles))
    return join(*(tag("p", line) for line in head), tag("table", tag("thead", top), tag("tbody", *body)))


__all__ = ["Row", "bots_text", "headline_rows", "html_table", "rows_of", "rules_text", "seat_rows", "text_table"]
