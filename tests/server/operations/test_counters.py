"""What is counted is told as Prometheus reads it."""

import urllib.error
import urllib.request
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from eastwind.server.counters import BOUNDS, BusCounters, Counters, Delays
from eastwind.server.operations.metrics import Looked, tell_metrics
from eastwind.server.store.figures import StoreFigures
from tests.server.house import House, house
from tests.server.process import own_port


def _asked(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_delay_is_counted_below_every_bound_that_it_keeps() -> None:
    delays = Delays()
    for seconds in (0.0001, BOUNDS[0], 0.03, 100.0):
        delays.note(seconds)
    assert delays.up_to == [2] * 6 + [3] * 9 + [4]
    assert delays.seconds == pytest.approx(100.0306)


def test_what_is_told_is_what_was_counted() -> None:
    figures, store = Counters(), StoreFigures()
    figures.actions.note(0.004)
    figures.sockets = 3
    figures.refused["stale_version"] += 2
    store.note(0.001, batches=9, conflicts=2, failures=1)
    port = own_port()
    end = tell_metrics(
        "127.0.0.1", port, lambda: Looked(figures, store, 7, ready=True, bus=BusCounters(up=True, missed=4))
    )
    try:
        told = _asked(port)
    finally:
        end()
    wanted = {
        "action_seconds_bucket[0.002]": 0,
        "action_seconds_bucket[0.005]": 1,
        "action_seconds_bucket[+Inf]": 1,
        "action_seconds_count": 1,
        "commit_seconds_count": 1,
        "batches_total": 6,
        "conflicts_total": 2,
        "store_failures_total": 1,
        "refused_total[stale_version]": 2,
        "tables": 7,
        "sockets": 3,
        "ready": 1,
        "bus_up": 1,
        "bus_seconds_count": 0,
        "bus_missed_total": 4,
    }
    assert {name: told[f"eastwind_{name}"] for name in wanted} == wanted
    assert told["process_open_fds"] > 0
    with pytest.raises(urllib.error.URLError):
        _asked(port)


def test_before_the_engine_is_there_it_is_not_ready_and_nothing_is_counted() -> None:
    port = own_port()
    end = tell_metrics("127.0.0.1", port, lambda: None)
    try:
        told = _asked(port)
    finally:
        end()
    assert told["eastwind_ready"] == 0
    assert "eastwind_tables" not in told


def test_play_is_counted(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        _plays_and_is_counted(home)


def _plays_and_is_counted(home: House) -> None:
    life = home.app.state.lifecycle
    with home.sit(home.open()) as seat:
        assert life.looked().figures.sockets == 1
        for _ in range(3):
            seat.act(seat.words[-1])
        assert seat.act("nothing like it")[-1]["type"] == "error"
    looked = life.looked()
    assert looked.figures.actions.up_to[-1] == 3
    assert looked.figures.refused.total() == 1
    assert looked.figures.sockets == 0
    assert (looked.tables, looked.store.tables, looked.store.conflicts) == (1, 1, 0)
    # the deal is one, too
    assert looked.store.batches == 4
    assert 1 <= looked.store.commits.up_to[-1] <= 4
