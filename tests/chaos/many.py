"""What is done to several processes at one address, and to what they have in common, while people play."""

import contextlib
import os
import random
import signal
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.attack._figures import Figures
from tests.chaos import faults
from tests.chaos.faults import Place, judge
from tests.chaos.nursery import CLOCK, Nursery, Server, nursery_under
from tests.chaos.pairs import Pair
from tests.chaos.people import Company, Person, Player
from tests.server.process import At
from tests.support.postgres import Postgres, postgres_of_ones_own
from tests.support.small_disk import MISSING, filled, small_disk
from tests.support.valkey import Valkey

#: After every so many kills everybody is waited for.
_LOOKED_AT: Final = 5
_HOUR: Final = 3600
#: Between the moves of whoever is listened to.
_PACE: Final = 0.2
#: How a server says that it is not ready, for a reason that follows.
_NOT_KEPT: Final = "nothing can be kept: "
_NO_ANSWER: Final = "the store has not answered"


def company_of(urls: list[str], people: int) -> Company:
    """People who come in at some addresses. Half of them alone at their tables, half in pairs."""
    alone: list[Player] = [Person(urls[number % len(urls) :] + urls[: number % len(urls)]) for number in range(people)]
    return Company([*alone, *(Pair(urls) for _ in range(max(people // 2, 1)))])


@contextmanager
def _workers(nursery: Nursery, place: Place, count: int, *more: str) -> Iterator[Server]:
    server = Server(nursery, place.data, "--workers", str(count), *place.words, *more)
    try:
        server.start()
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


def _kill_one(server: Server, chance: random.Random) -> None:
    if workers := server.workers():
        with contextlib.suppress(ProcessLookupError):
            os.kill(chance.choice(workers), signal.SIGKILL)


def kill_workers(
    figures: Figures, nursery: Nursery, place: Place, bus: Valkey, kills: int, people: int, seed: int
) -> None:
    """Kills one of three workers at moments that are drawn; the others carry on, and it is begun anew."""
    chance = random.Random(seed)
    with _workers(nursery, place, 3, "--bus", bus.address) as server:
        company = company_of([server.url], people)
        with company.playing():
            company.wait_until_all_play()
            company.forget_how_long_they_stood()
            for number in range(kills):
                time.sleep(chance.uniform(0.0, 0.4))
                _kill_one(server, chance)
                if number % _LOOKED_AT == 0:
                    company.wait_until_all_play()
            company.wait_until_all_play()
    judge(figures, f"one of 3 workers killed {kills} times", place, company)


def pause_workers(
    figures: Figures, nursery: Nursery, place: Place, bus: Valkey, pauses: int, people: int, seed: int
) -> None:
    """Both of two workers, or one, stand still for less than ten seconds: nobody takes them for dead, and all play on."""
    chance = random.Random(seed)
    longest = 0.0
    with _workers(nursery, place, 2, "--bus", bus.address) as server:
        company = company_of([server.url], people)
        with company.playing():
            company.wait_until_all_play()
            # by turns both, the one and the other
            for number in range(pauses):
                workers = server.workers()
                chosen = workers if number % 3 == 0 else [workers[number % len(workers)]]
                with faults.paused(chosen):
                    time.sleep(chance.uniform(6.0, 9.0))
                begun = time.monotonic()
                company.wait_until_all_play()
                longest = max(longest, time.monotonic() - begun)
        said = server.log.read_text()
    judge(figures, f"workers stood still {pauses} times for 6 to 9 s", place, company, longest)
    dead = said.count("is gone: its tables") + said.count("took this one for dead")
    figures.tell("  processes that were taken for dead", str(dead), held=not dead)


def bus_gone(
    figures: Figures, nursery: Nursery, place: Place, bus: Valkey, restarts: int, gone: float, people: int
) -> None:
    """The bus is killed and started again, and then gone for a while: all play on, and hear of one another."""
    with contextlib.ExitStack() as opened:
        servers: list[Server] = []
        for _ in range(2):
            servers.append(Server(nursery, place.data, *place.words, "--bus", bus.address))
            opened.callback(servers[-1].kill)
            servers[-1].start()
            servers[-1].wait_until_ready()
        urls = [server.url for server in servers]
        company = company_of(urls, people)
        with company.playing(), _Listener(urls) as listener:
            company.wait_until_all_play()
            company.forget_how_long_they_stood()
            listener.late.clear()
            time.sleep(2.0)
            quick = listener.take()
            for _ in range(restarts):
                bus.kill()
                time.sleep(0.3)
                bus.start()
                company.wait_until_all_play()
            listener.late.clear()
            bus.kill()
            time.sleep(gone)
            late = listener.take()
            company.wait_until_all_play()
            bus.start()
            company.wait_until_all_play()
    judge(figures, f"the bus started again {restarts} times, and gone for {gone:.0f} s", place, company)
    told = "  until the other process tells a move, with the bus: in the middle"
    figures.tell(told, f"{1000 * statistics.median(quick):.0f} ms of {len(quick)}")
    figures.tell("  without it, at the longest", f"{max(late):.2f} s of {len(late)}", held=max(late) <= faults.GOES_ON)


class _Listener(threading.Thread):
    """Somebody who plays at one process, and listens to himself at another: how late he is told."""

    def __init__(self, urls: Sequence[str]) -> None:
        super().__init__(daemon=True)
        self.late: Final[list[float]] = []
        self._urls: Final = urls
        self._ended: Final = threading.Event()

    def __enter__(self) -> "_Listener":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.join()

    def take(self) -> list[float]:
        found, self.late[:] = list(self.late), []
        return found or [float("inf")]

    def run(self) -> None:
        one, other = At(self._urls[0]), At(self._urls[1])
        while not self._ended.is_set():
            opened = one.open()
            with one.sit(opened) as seat, other.sit(opened) as listener:
                while not self._ended.is_set() and seat.view["phase"] != "match_over":
                    seat.ask(seat.next_message())
                    begun = time.monotonic()
                    while listener.view["version"] < seat.view["version"] and not self._ended.is_set():
                        listener.heard()
                        time.sleep(0.001)
                    self.late.append(time.monotonic() - begun)
                    self._ended.wait(_PACE)


def clock_jumps(figures: Figures, place: Place, bus: Valkey, jumps: int, people: int, seed: int) -> None:
    """The clock that a server reads jumps by hours, forth and back, while people play."""
    chance = random.Random(seed)
    place.data.mkdir(parents=True)
    said = place.data / "clock"
    said.write_text("0")
    with nursery_under({CLOCK: str(said)}) as copied, _workers(copied, place, 2, "--bus", bus.address) as server:
        company = company_of([server.url], people)
        with company.playing():
            company.wait_until_all_play()
            company.forget_how_long_they_stood()
            for _ in range(jumps):
                said.write_text(f"{chance.choice((-48, -1, 1, 48)) * _HOUR}")
                company.wait_until_all_play()
                _kill_one(server, chance)
                company.wait_until_all_play()
    judge(figures, f"the clock jumps by hours {jumps} times, a worker is killed after each", place, company)


def full_disk(figures: Figures, nursery: Nursery, folder: Path, bus: Valkey, times: int, people: int) -> None:
    """The disk on which a file lies is filled, and then has room again."""
    with small_disk(folder, "6m") as mounted:
        if not mounted:
            figures.tell("SQLite: a full disk", MISSING)
            return
        _fill(figures, nursery, Place("SQLite", folder / "data"), folder, bus, times, people)


def full_disk_of_postgres(
    figures: Figures, nursery: Nursery, postgres: Postgres, data: Path, bus: Valkey, times: int, people: int
) -> None:
    """The same with the disk on which PostgreSQL has the tables."""
    # whoever PostgreSQL runs as finds nothing in the folders of the tests
    disk = postgres.folder / "small"
    with small_disk(disk, "8m") as mounted:
        if not mounted:
            figures.tell("PostgreSQL: a full disk", MISSING)
            return
        with postgres.emptied_on(disk) as address:
            _fill(figures, nursery, Place("PostgreSQL", data, address), disk, bus, times, people)


def _fill(figures: Figures, nursery: Nursery, place: Place, disk: Path, bus: Valkey, times: int, people: int) -> None:
    with _workers(nursery, place, 2, "--bus", bus.address) as server:
        company = company_of([server.url], people)
        longest = 0.0
        with company.playing():
            for _ in range(times):
                company.wait_until_all_play()
                with filled(disk):
                    company.wait_until_somebody_has_no_room()
                    # for a while nothing can be kept
                    time.sleep(1.5)
                    said = server.why_not_ready()
                begun = time.monotonic()
                company.wait_until_all_play()
                longest = max(longest, time.monotonic() - begun)
                figures.tell(f"{place.kind}: a full disk: not ready, for it is", said, held=said == _NOT_KEPT + "full")
    judge(figures, f"2 workers, the disk full {times} times", place, company, longest)
    put_off = f"{company.told.full} of {company.told.later}"
    figures.tell("  moves that were put off and told disk_full", put_off, held=company.told.full > 0)


def disk_that_ends_postgres(figures: Figures, nursery: Nursery, folder: Path, data: Path, people: int) -> None:
    """All that PostgreSQL has lies on the disk that is filled, its log too, which ends it; it is started again with room."""
    with small_disk(folder, "96m") as mounted:
        if not mounted:
            figures.tell("PostgreSQL: a disk so full that it ends", MISSING)
            return
        with postgres_of_ones_own(folder, segment=1) as postgres:
            place = Place("PostgreSQL", data, postgres.empty())
            with _workers(nursery, place, 2) as server:
                company = company_of([server.url], people)
                with company.playing():
                    company.wait_until_all_play()
                    with filled(folder):
                        postgres.use_up_its_log()
                        company.wait_until_somebody_is_put_off()
                        said = server.why_not_ready()
                    figures.tell(
                        "PostgreSQL: ended by its full disk", f"{not postgres.is_there}", held=not postgres.is_there
                    )
                    # where a write is being tried again, all that can be said is that nothing comes back
                    known = said.removeprefix(_NOT_KEPT) in ("unreachable", "full") or said.startswith(_NO_ANSWER)
                    figures.tell("  not ready, for it is", said, held=known)
                    postgres.stop()
                    postgres.start()
                    begun = time.monotonic()
                    company.wait_until_all_play()
                    longest = time.monotonic() - begun
            judge(figures, "2 workers, its log has no room", place, company, longest)
