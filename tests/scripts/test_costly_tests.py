"""Tests that cost too much are run again, alone, and named if they do so again."""

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
    assert too_costly(tmp_path / "costs") == ["a", "d"]


def test_only_what_costs_too_much_alone_too_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "costs").write_text('{"a": [9.5, ""], "b": [8.0, ""]}')
    monkeypatch.setattr(costly_tests, "costs_too_much", lambda test: test == "b")
    assert costly_tests.main(str(tmp_path / "costs")) == 1
    told = capsys.readouterr().out
    assert "alone too: b" in told
    assert "alone too: a" not in told
    monkeypatch.setattr(costly_tests, "costs_too_much", lambda test: False)
    assert costly_tests.main(str(tmp_path / "costs")) == 0


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
