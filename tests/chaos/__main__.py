"""Faults of all sorts while people play, over both kinds of database: `make chaos`.

    python -m tests.chaos [--workers 500] [--writers 500] [--kills 100] [--people 8] [--gone 60] [--seed 1]

One of three workers is killed and the others carry on; workers stand still for some seconds and are not taken for dead; the bus
is started again and gone for a minute, the clock jumps, of two machines one dies, the disk is full, PostgreSQL's too, until it
ends for want of room. Servers are killed and started again, two processes are at one table, PostgreSQL is ended and started
again, the line to it is cut and slowed. People come back by themselves and say again what was under way, as the page does. Each
trial prints whether what was seen is lost, what was under way counts once, how long a table stood, and plays every match again
from its first hand.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.attack._figures import Figures
from tests.chaos import faults, machines, many
from tests.chaos.faults import Place
from tests.chaos.nursery import nursery
from tests.support.postgres import postgres_of_ones_own
from tests.support.valkey import valkey_of_ones_own


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument(
        "--workers", type=int, default=500, help="kills of one of three workers, over each kind of database"
    )
    options.add_argument("--writers", type=int, default=500, help="kills of a process that writes, over each kind")
    options.add_argument("--kills", type=int, default=100, help="of a server, over each kind of database")
    options.add_argument("--people", type=int, default=8, help="tables at which people play")
    options.add_argument("--gone", type=float, default=60.0, help="seconds for which the bus is gone")
    options.add_argument("--seed", type=int, default=1)
    chosen: Any = options.parse_args(arguments)
    kills, people, seed = chosen.kills, chosen.people, chosen.seed
    figures = Figures()
    with (
        tempfile.TemporaryDirectory() as name,
        nursery() as copied,
        postgres_of_ones_own() as postgres,
        valkey_of_ones_own() as bus,
    ):
        trials = iter(range(1, 100))

        def in_a_file() -> Place:
            return Place("SQLite", Path(name) / f"trial-{next(trials)}")

        def in_postgres() -> Place:
            return Place("PostgreSQL", Path(name) / f"trial-{next(trials)}", postgres.empty())

        for place in (in_a_file, in_postgres):
            many.kill_workers(figures, copied, place(), bus, chosen.workers, people, seed)
            many.pause_workers(figures, copied, place(), bus, max(kills // 8, 3), people, seed)
            many.bus_gone(figures, copied, place(), bus, max(kills // 20, 1), chosen.gone, people)
            many.clock_jumps(figures, place(), bus, max(kills // 20, 1), people, seed)
            faults.kill_writers(figures, place(), chosen.writers, seed)
            faults.kill_servers(figures, copied, place(), kills, people, seed)
            faults.two_at_one_table(figures, copied, place(), kills // 10, people // 2, seed)
        machines.machine_dies(figures, in_postgres(), bus, people)
        many.full_disk(figures, copied, Path(name) / "small", bus, max(kills // 30, 1), people)
        many.full_disk_of_postgres(
            figures, copied, postgres, Path(name) / "small-too", bus, max(kills // 30, 1), people
        )
        with_its_log = postgres.folder / "its-log"
        many.disk_that_ends_postgres(figures, copied, with_its_log, Path(name) / "ended", people)
        faults.restart_database(figures, copied, postgres, in_postgres(), kills // 10, people)
        faults.cut_lines(figures, copied, postgres, in_postgres(), kills // 2, people, seed)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
