"""The few numbers of a simulation that one asks for first, for the terminal."""

from eastwind.cli.columns import columns
from eastwind.report.numbers import Measured, Numbers
from eastwind.report.sections import level_name
from eastwind.study.findings import Findings
from eastwind.words import text


def summary(found: Findings, language: str) -> list[str]:
    """Lines of a small table: what, its value, its interval."""
    numbers = Numbers(language)

    def row(label: str, measured: Measured) -> tuple[str, str, str]:
        return label, numbers.value(measured), numbers.interval(measured)

    asked: list[tuple[str, Measured]] = [
        ("drawn", found.drawn),
        ("value", found.winning_value),
        ("length-mean", found.discards),
        ("self-drawn", found.drawn_by_self),
        ("east-gains", found.by_wind(0).points),
        ("cut", found.cut),
        ("limit-hands-won", found.limit_hands_won),
    ]
    rows = [row(text(language, f"report-{name}"), measured) for name, measured in asked]
    points = text(language, "report-points")
    for seat, level in enumerate(found.levels):
        rows.append(row(f"{points}: {seat + 1} · {level_name(level, language)}", found.by_seat(seat).points))
    return columns(rows)
