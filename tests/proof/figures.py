"""A plugin for `make proof`: adds up what the proofs counted and prints it at the end, also when processes share the work."""

from collections import Counter
from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Prints the sums of all numbers recorded by passing tests."""
    sums: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        sums.update({name: number for name, number in report.user_properties if isinstance(number, int)})
    if sums:
        terminalreporter.section("proved")
        for name, number in sums.items():
            terminalreporter.write_line(f"{name:60} {number:>10,}")
