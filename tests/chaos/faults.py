"""What is done to servers and their database while people play, and what must have held afterwards."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from eastwind.server.operations.inspection import Inspection, inspect, inspect_postgres
from eastwind.server.settings import DATABASE
from tests.attack._figures import Figures
from tests.chaos.nursery import Nursery, Server
from tests.chaos.people import Company, Person
from tests.chaos.wire import wire
from tests.server.process import At
from tests.support.databases import PostgresDatabase, SqliteFile
from tests.support.postgres import Postgres

#: Within which every table goes on.
GOES_ON: Final = 5.0
#: After every so many kills everybody is waited for.
_LOOKED_AT: Final = 5


@dataclass(frozen=True)
class Place:
    """Where the servers of one trial keep their tables."""

    kind: str
    data: Path
    address: str | None = None

    @property
    def words(self) -> Sequence[str]:
        return () if self.address is None else ("--database", self.address)

    def versions_of(self, table: str) -> list[int]:
        """All versions that are kept of a table, in order."""
        database = SqliteFile(self.data / DATABASE) if self.address is None else PostgresDatabase(self.address)
        with contextlib.closing(database):
            hands = range(database.last_version(table) // 500 + 1)
            return [row.version for hand in hands for row in database.actions(table, hand)]

    def inspected(self) -> Inspection:
        """Every match played again from its first hand."""
        return inspect(self.data / DATABASE) if self.address is None else inspect_postgres(self.address)


@contextmanager
def paused(processes: Sequence[int]) -> Iterator[None]:
    """Processes stand still, as those of a machine that has no time for them, and go on afterwards (SIGSTOP, SIGCONT)."""
    stopped: list[int] = []
    try:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
                stopped.append(process)
        yield
    finally:
        for process in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


@contextmanager
def _at_work(nursery: Nursery, place: Place, count: int = 1, address: str | None = None) -> Iterator[list[Server]]:
    words = place.words if address is None else ("--database", address)
    servers: list[Server] = []
    try:
        for _ in range(count):
            servers.append(Server(nursery, place.data, *words))
            servers[-1].start()
            servers[-1].wait_until_ready()
        yield servers
    finally:
        for server in servers:
            server.kill()


def judge(figures: Figures, what: str, place: Place, company: Company, stood: float | None = None) -> None:
    """Nothing seen is lost, nothing played twice, every table went on, and sums agree with the journal.

    :param stood: the longest time in which a table stood, where that is not what the people say.
    """
    told = company.told
    longest = told.stood if stood is None else stood
    done = f"{place.kind}: {what}, {told.played:,} moves"
    figures.tell(f"{done}: seen moves lost", str(told.lost), held=not told.lost)
    figures.tell("  what was under way, said again: refused", str(told.refused), held=not told.refused)
    figures.tell("  internal errors", str(told.broken), held=not told.broken)
    figures.tell("  longest time in which a table stood", f"{longest:.2f} s", held=longest <= GOES_ON)
    # a machine on which all have to wait for a core is slower than its servers are
    wanted = os.getloadavg()[0] / len(os.sched_getaffinity(0))
    figures.tell("  tasks that wanted each core meanwhile", f"{wanted:.1f}")
    found = place.inspected()
    again = f"  {found.tables} tables, {found.hands:,} hands, {found.moves:,} moves played again: faults"
    figures.tell(again, str(len(found.faults)), held=found.whole)
    kept = {table: version for person in company.people for table, version in person.seen.items()}
    figures.tell("  tables that somebody has seen", str(len(kept)), held=len(kept) <= found.tables)


def kill_writers(figures: Figures, place: Place, kills: int, seed: int) -> None:
    """Kills processes that write into the store, hundreds of them: nothing that was said to be kept is lost, no batch is torn."""
    place.data.mkdir()
    words = [sys.executable, "-m", "tests.chaos.writers", str(place.data / DATABASE), place.address or ""]
    done = subprocess.run([*words, str(kills), str(seed)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert "failed" not in found, done.stderr
    what = f"{place.kind}: {found['kills']} writers killed, {found['seen']:,} versions seen"
    figures.tell(f"{what}: lost", str(found["lost"]), held=not found["lost"])
    figures.tell("  batches kept in part", str(found["torn"]), held=not found["torn"])
    kept = place.versions_of("t")
    whole = kept == list(range(1, len(kept) + 1)) and len(kept) >= found["seen"]
    figures.tell("  versions kept, without a gap", f"{len(kept):,}", held=whole)


def kill_servers(figures: Figures, nursery: Nursery, place: Place, kills: int, people: int, seed: int) -> None:
    """Kills a server at moments that are drawn, and starts it again at once; everybody comes back by themselves."""
    chance = random.Random(seed)
    with _at_work(nursery, place) as [server]:
        company = Company([Person([server.url]) for _ in range(people)])
        with company.playing():
            company.wait_until_all_play()
            stood = 0.0
            for number in range(kills):
                time.sleep(chance.uniform(0.0, 0.4))
                killed = time.monotonic()
                server.kill()
                server.start()
                server.wait_until_ready()
                # mostly it is killed again before everybody is back
                if number % _LOOKED_AT == 0:
                    company.wait_until_all_play()
                    stood = max(stood, time.monotonic() - killed)
            company.wait_until_all_play()
    judge(figures, f"{kills} kills", place, company, stood)


def two_at_one_table(figures: Figures, nursery: Nursery, place: Place, kills: int, tables: int, seed: int) -> None:
    """The same seat is played from two processes at once, one of which is killed now and then."""
    chance = random.Random(seed)
    with _at_work(nursery, place, count=2) as servers:
        urls = [server.url for server in servers]
        opened = [At(urls[number % 2]).open() for number in range(tables)]
        company = Company([Person(order, table) for table in opened for order in (urls, urls[::-1])])
        with company.playing():
            time.sleep(1.0)
            for _ in range(kills):
                time.sleep(chance.uniform(0.1, 0.6))
                one = chance.choice(servers)
                one.kill()
                one.start()
                one.wait_until_ready()
    told = company.told
    figures.tell(
        f"{place.kind}: two processes at one table: moves that the other was quicker with", str(told.overtaken)
    )
    judge(figures, f"two processes at one table, {kills} kills", place, company)


def restart_database(
    figures: Figures, nursery: Nursery, postgres: Postgres, place: Place, times: int, people: int
) -> None:
    """Ends PostgreSQL in mid-hand, in order and as a cut of power does, and starts it again."""
    with _at_work(nursery, place) as [server]:
        company = Company([Person([server.url]) for _ in range(people)])
        with company.playing():
            company.wait_until_all_play()
            company.forget_how_long_they_stood()
            for number in range(times):
                postgres.stop(signal.SIGQUIT if number % 2 else signal.SIGINT)
                postgres.start()
                company.wait_until_all_play()
    told = company.told
    judge(figures, f"PostgreSQL ended and started again {times} times", place, company)
    figures.tell("  moves that were put off for it, and people who came back", f"{told.later}, {told.came_back}")


def cut_lines(
    figures: Figures, nursery: Nursery, postgres: Postgres, place: Place, times: int, people: int, seed: int
) -> None:
    """Cuts and slows the line between a server and PostgreSQL."""
    chance = random.Random(seed)
    with wire(postgres.folder) as line:
        assert place.address is not None
        address = postgres.through(line.folder, place.address)
        with _at_work(nursery, place, address=address) as [server]:
            company = Company([Person([server.url]) for _ in range(people)])
            with company.playing():
                company.wait_until_all_play()
                company.forget_how_long_they_stood()
                for number in range(times):
                    line.delay = 0.05 if number % 4 == 3 else 0.0
                    time.sleep(chance.uniform(0.02, 0.2))
                    line.cut()
                line.delay = 0.0
                company.wait_until_all_play()
    judge(figures, f"the line to it cut {times} times, slowed by 50 ms", place, company)
