"""Findings told in a few lines: for a prompt, a terminal and a notebook."""

from collections.abc import Iterable, Sequence

from eastwind.report.markup import join, tag
from eastwind.report.numbers import Numbers
from eastwind.rules import RuleSet
from eastwind.study.findings import Findings
from eastwind.study.significance import Measured
from eastwind.words import bot_name, text

#: What it is, its value, its interval.
Row = tuple[str, str, str]


def rules_text(rules: RuleSet) -> str:
    """A rule set's id, and what is chosen otherwise than it proposes."""
    chosen = [f"{option.name} {option.value}" for option in rules.options if option.value != option.default]
    return " · ".join([rules.id, *chosen])


def bots_text(levels: Sequence[str]) -> str:
    """`4 × club`, or who sits where."""
    return f"{len(levels)} × {levels[0]}" if len(set(levels)) == 1 else ", ".join(levels)


def headline_rows(found: Findings, language: str) -> list[Row]:
    """The numbers that one asks for first: seven rows."""
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
    """What each seat won or lost in a hand."""
    numbers, points = Numbers(language), text(language, "report-points")
    return [
        (f"{points}: {seat + 1} · {bot_name(level, language)}", numbers.value(one), numbers.interval(one))
        for seat, level in enumerate(found.levels)
        for one in [found.by_seat(seat).points]
    ]


def rows_of(found: Findings) -> tuple[list[str], list[Row]]:
    """(what was played, the rows), ten lines together."""
    numbers = Numbers("en")
    head = [
        f"{rules_text(found.rules)} · {bots_text(found.levels)}",
        f"{numbers.whole(found.hands)} hands · seed {found.seed}",
    ]
    best = max(range(len(found.levels)), key=lambda seat: found.by_seat(seat).points.value)
    return head, [*headline_rows(found, "en"), seat_rows(found, "en")[best]]


def text_table(head: Iterable[str], rows: Sequence[Row]) -> str:
    """The same lines for a terminal: values flush right."""
    width = max((len(label) for label, *_ in rows), default=0)
    values = max((len(value) for _, value, _ in rows), default=0)
    return "\n".join([*head, *(f"  {label:{width}}  {value:>{values}}  {interval}" for label, value, interval in rows)])


def html_table(head: Iterable[str], titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A small table for a notebook, which brings its own looks."""
    body = [tag("tr", tag("th", cells[0]), *(tag("td", cell) for cell in cells[1:])) for cells in rows]
    top = tag("tr", *(tag("th", title) for title in titles))
    return join(*(tag("p", line) for line in head), tag("table", tag("thead", top), tag("tbody", *body)))


__all__ = ["Row", "bots_text", "headline_rows", "html_table", "rows_of", "rules_text", "seat_rows", "text_table"]
