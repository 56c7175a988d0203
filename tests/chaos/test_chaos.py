"""The short form of `make chaos`: a few kills over each kind of database, and PostgreSQL ended in mid-hand, workers
killed, the bus gone, a clock that jumps, full disks.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack._figures import Figures
from tests.chaos import faults, machines, many
from tests.chaos.faults import Place
from tests.chaos.nursery import Nursery, nursery
from tests.support.postgres import postgres_of_ones_own
from tests.support.valkey import Valkey, valkey_of_ones_own

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def copied() -> Iterator[Nursery]:
    with nursery() as found:
        yield found


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Iterator[Figures]:
    # how long it takes is a matter of the machine, which others share: `make chaos` looks at it
    monkeypatch.setattr(faults, "GOES_ON", 60.0)
    found = Figures()
    yield found
    assert found.failed == []


@pytest.fixture(scope="module")
def bus() -> Iterator[Valkey]:
    with valkey_of_ones_own() as found:
        yield found


def test_what_was_seen_outlives_kills_and_what_was_under_way_counts_once(
    figures: Figures, copied: Nursery, tmp_path: Path
) -> None:
    faults.kill_writers(figures, Place("SQLite", tmp_path / "written"), kills=5, seed=1)
    faults.kill_servers(figures, copied, Place("SQLite", tmp_path / "data"), kills=3, people=3, seed=1)


def test_it_does_so_with_postgresql_and_two_processes_at_the_same_tables(
    figures: Figures, copied: Nursery, tmp_path: Path
) -> None:
    with postgres_of_ones_own() as postgres:
        faults.kill_writers(figures, Place("PostgreSQL", tmp_path / "written", postgres.empty()), kills=5, seed=1)
        place = Place("PostgreSQL", tmp_path / "two", postgres.empty())
        faults.two_at_one_table(figures, copied, place, kills=2, tables=2, seed=1)
        place = Place("PostgreSQL", tmp_path / "data", postgres.empty())
        faults.restart_database(figures, copied, postgres, place, times=2, people=2)
        faults.cut_lines(figures, copied, postgres, place, times=4, people=2, seed=1)


def test_a_machine_that_dies_and_a_full_disk_of_postgresql_lose_nothing_and_play_goes_on(
    figures: Figures, copied: Nursery, bus: Valkey, tmp_path: Path
) -> None:
    with postgres_of_ones_own() as postgres:
        machines.machine_dies(figures, Place("PostgreSQL", tmp_path / "machines", postgres.empty()), bus, people=1)
        many.full_disk_of_postgres(figures, copied, postgres, tmp_path / "data", bus, times=1, people=1)


def test_workers_are_killed_and_the_others_carry_on(
    figures: Figures, copied: Nursery, bus: Valkey, tmp_path: Path
) -> None:
    many.kill_workers(figures, copied, Place("SQLite", tmp_path / "data"), bus, kills=3, people=2, seed=1)
    with postgres_of_ones_own() as postgres:
        place = Place("PostgreSQL", tmp_path / "more", postgres.empty())
        many.kill_workers(figures, copied, place, bus, kills=3, people=2, seed=1)


def test_workers_that_stand_still_for_a_while_are_not_taken_for_dead(
    figures: Figures, copied: Nursery, bus: Valkey, tmp_path: Path
) -> None:
    with postgres_of_ones_own() as postgres:
        place = Place("PostgreSQL", tmp_path / "paused", postgres.empty())
        many.pause_workers(figures, copied, place, bus, pauses=2, people=2, seed=1)


def test_what_several_processes_have_in_common_is_gone_or_wrong_for_a_while(
    figures: Figures, copied: Nursery, bus: Valkey, tmp_path: Path
) -> None:
    many.bus_gone(figures, copied, Place("SQLite", tmp_path / "data"), bus, restarts=1, gone=2.0, people=2)
    many.clock_jumps(figures, Place("SQLite", tmp_path / "clock"), bus, jumps=1, people=2, seed=1)
    many.full_disk(figures, copied, tmp_path / "small", bus, times=1, people=1)
