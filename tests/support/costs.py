"""CPU seconds of every test, those of the processes that it started included: the thirty most costly are printed at the end.

A pytest plugin, loaded by `conftest.py`. What a fixture of a module or of the whole session costs is nobody's: whoever asks for
it first would pay for all. `--costs FILE` keeps the cost and the tier (`tests/support/tiers.py`) of every test, the most costly
first, as JSON: `scripts/costly_tests.py` runs those again, alone, that cost more than a test of no tier may.
"""

import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.processes import cpu_seconds
from tests.support.tiers import TIERS

#: Limit in CPU seconds for a test outside the tiers `process` and `sweep`.
MOST_SECONDS: Final = 5.0
_SHOWN: Final = 30
_Reports = Generator[None, pytest.TestReport, pytest.TestReport]
_KEY: Final = "cpu_seconds"
_TIER: Final = "tier"


class Costs:
    """Measures tests where they run, and gathers what was measured where all is told."""

    def __init__(self, into: str | None) -> None:
        self._into = into
        self._begun = 0.0
        self._shared = 0.0
        self._is_shared = False
        self._tests: dict[str, tuple[float, str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self._begun, self._shared = cpu_seconds(os.getpid()), 0.0
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        if self._is_shared or fixturedef.scope == "function":
            return (yield)
        self._is_shared, begun = True, cpu_seconds(os.getpid())
        try:
            return (yield)
        finally:
            self._is_shared = False
            self._shared += cpu_seconds(os.getpid()) - begun

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "call":
            report.user_properties.append((_KEY, max(cpu_seconds(os.getpid()) - self._begun - self._shared, 0.0)))
            report.user_properties.append((_TIER, next((tier for tier in TIERS if item.get_closest_marker(tier)), "")))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told: dict[str, Any] = dict(report.user_properties)
        if report.when == "call" and _KEY in told:
            self._tests[report.nodeid] = told[_KEY], told[_TIER]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tests = dict(sorted(self._tests.items(), key=lambda test: -test[1][0]))
        if len(tests) > _SHOWN:
            terminalreporter.section(f"the {_SHOWN} most costly tests, in CPU seconds")
            for test, (seconds, tier) in list(tests.items())[:_SHOWN]:
                terminalreporter.line(f"{seconds:7.2f}  {tier or '-':8} {test}")
            terminalreporter.line(f"{sum(seconds for seconds, _ in tests.values()):7.0f}  all together")
        if self._into is not None:
            Path(self._into).write_text(json.dumps(tests, indent=1), encoding="utf-8")


def too_costly(file: Path, most: float = MOST_SECONDS) -> dict[str, float]:
    """Tests of no tier that cost more than `most` CPU seconds, from what `--costs` has written; their costs by name."""
    return {test: seconds for test, (seconds, tier) in read_costs(file).items() if seconds > most and not tier}


def read_costs(file: Path) -> dict[str, tuple[float, str]]:
    """Read what `--costs` has written, CPU seconds and tier of each test by its name; empty without the file."""
    if not file.is_file():
        return {}
    told = json.loads(file.read_text(encoding="utf-8"))
    return {test: (seconds, tier) for test, (seconds, tier) in told.items()}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", metavar="FILE", help="where to write what each test cost")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Costs(config.getoption("--costs")), "costs of tests")
