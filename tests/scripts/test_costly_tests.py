"""Tests that cost too much are run again, alone, and named if they do so again."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import costly_tests
from tests.support.costs import too_costly
from tests.support.processes import cpu_seconds


def test_of_all_tests_those_of_no_tier_count_that_cost_too_much(tmp_path: Path) -> None:
    told = '{"a": [9.5, ""], "b": [7.0, "process"], "c": [6.0, "sweep"], "d": [5.1, ""], "e": [4.9, ""]}'
    (tmp_path / "costs").write_text(told)
    assert too_costly(tmp_path / "costs") == {"a": 9.5, "d": 5.1}
    assert too_costly(tmp_path / "costs", 5.1) == {"a": 9.5}
    assert too_costly(tmp_path / "nothing was run") == {}


def test_the_list_has_what_costs_much_with_all_its_values_together(tmp_path: Path) -> None:
    costs = {
        "tests/a.py::test_with_values[1]": 1.0,
        "tests/a.py::test_with_values[2]": 0.6,
        "tests/a.py::test_cheap[1]": 1.4,
        "tests/a.py::test_cheap[2]": 0.0,
        "tests/a.py::test_alone": 2.6,
        "tests/a.py::test_brief": 2.4,
        "tests/browser/b.py::test_alone": 4.0,
    }
    told: dict[str, tuple[float, str]] = {test: (seconds, "") for test, seconds in costs.items()}
    told["tests/a.py::test_of_a_tier"] = (9.0, "process")
    (tmp_path / "costs").write_text(json.dumps(told))
    assert costly_tests.costly_of(tmp_path / "costs") == ["tests/a.py::test_alone", "tests/a.py::test_with_values"]


@pytest.mark.parametrize(("slowness", "named"), [(1.0, ["b", "c"]), (1.5, ["b"]), (2.0, [])])
def test_only_what_costs_too_much_alone_too_is_named_on_a_slow_machine_less(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    slowness: float,
    named: list[str],
) -> None:
    (tmp_path / "costs").write_text('{"a": [9.6, ""], "b": [9.5, ""], "c": [9.4, ""], "d": [4.0, ""]}')
    alone = {"a": 1.0, "b": 8.0, "c": 6.0}

    def run(tests: dict[str, float], most: float) -> dict[str, float]:
        return {test: alone[test] for test in tests if alone[test] > most}

    monkeypatch.setattr(costly_tests, "measure_slowness", lambda: slowness)
    monkeypatch.setattr(costly_tests, "costly_alone", run)
    assert costly_tests.main(str(tmp_path / "costs")) == (1 if named else 0)
    told = capsys.readouterr().out
    assert [test for test in "abcd" if f"alone too: {test}\n" in told] == named


def test_a_machine_that_grows_slower_meanwhile_blames_no_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "costs").write_text('{"a": [9.6, ""]}')
    measured = iter([1.0, 1.5, 1.0, 1.1])
    monkeypatch.setattr(costly_tests, "measure_slowness", lambda: next(measured))
    monkeypatch.setattr(costly_tests, "costly_alone", lambda tests, most: dict.fromkeys(tests, 7.0))
    assert costly_tests.main(str(tmp_path / "costs")) == 0
    assert costly_tests.main(str(tmp_path / "costs")) == 1


def test_a_costly_test_is_measured_alone() -> None:
    burning = "tests/scripts/test_costly_tests.py::test_processes_that_run_and_those_that_have_ended_are_counted"
    [(test, seconds)] = costly_tests.costly_alone({burning: 9.0}, 0.3).items()
    assert test == burning
    assert 0.3 < seconds < 5
    assert costly_tests.costly_alone({burning: 9.0}, 5.0) == {}
    assert costly_tests.costly_alone({}, 0.3) == {}


def test_no_machine_is_quicker_than_usual() -> None:
    assert 1 <= costly_tests.measure_slowness() < 50


def test_processes_that_run_and_those_that_have_ended_are_counted() -> None:
    before = cpu_seconds(os.getpid())
    burn = "import time\nwhile time.process_time() < 0.4: pass\nprint(flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", burn], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        running = cpu_seconds(os.getpid()) - before
    ended = cpu_seconds(os.getpid()) - before
    assert running >= 0.35
    assert ended >= running
