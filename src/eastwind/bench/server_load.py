"""The server under load: many tables, real WebSockets of this machine, each table somebody's against three bots.

What is measured is what a person feels: the time from sending an action until the own seat has been told all that came of it, the
bots' answers included. The server runs as people start it, in a process of its own; the load comes from this one. Where the
machine can, each has a core of its own, so that a figure is one of a core.
"""

import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from eastwind.bench.measure import Measure
from eastwind.server import network

_PATIENCE: Final = 60.0
_SEED: Final = 20
#: Not counted: everybody sits down and plays once or twice.
_WARM_UP: Final = 4.0
_SECONDS: Final = 20.0
#: Lines that are opened at the same time.
_AT_ONCE: Final = 50
#: Tables after which a table's own memory is measured.
_FIRST: Final = 50
_IDLE: Final = 500
_KILOBYTE: Final = 1024
#: The core of the load, where there are several.
_LAST: Final = slice(-1, None)
#: Where `/proc/…/stat` says how long a process has had a core, behind its name.
_USER, _SYSTEM = 11, 12


class LoadError(RuntimeError):
    """The server did not come up, refused an action or did not answer."""


class _Legal(msgspec.Struct):
    word: str


class _Seen(msgspec.Struct):
    """What somebody who plays at random reads of a view, or of what is different in it."""

    version: int | msgspec.UnsetType = msgspec.UNSET
    hand: int | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    legal: list[_Legal] | msgspec.UnsetType = msgspec.UNSET


class _Step(msgspec.Struct):
    view: _Seen | None
    changed: _Seen | None


class _Told(msgspec.Struct):
    type: Literal["update", "welcome", "error"]
    steps: list[_Step] = []


_READ: Final = msgspec.json.Decoder(_Told).decode


class _Person:
    """Somebody at a table of their own, against three bots."""

    def __init__(self, line: ClientConnection, token: str, seed: int) -> None:
        self._line = line
        self._token = token
        self._random = random.Random(seed)  # noqa: S311 — only the choice of moves
        self._version = self._hand = 0
        self._phase = ""
        self._words: list[str] = []
        self.delays: list[float] = []
        self.played = 0

    async def sit_down(self) -> None:
        await self._line.send(json.dumps({"type": "hello", "token": self._token, "nonce": "load"}))
        await self._hear()
        await self._hear()

    async def _hear(self) -> None:
        text = await asyncio.wait_for(self._line.recv(decode=False), _PATIENCE)
        told = _READ(text)
        if told.type == "error":
            raise LoadError(f"refused: {text!r}")
        for step in told.steps:
            self._see(step.view or step.changed or _Seen())

    def _see(self, seen: _Seen) -> None:
        if not isinstance(seen.version, msgspec.UnsetType):
            self._version = seen.version
        if not isinstance(seen.hand, msgspec.UnsetType):
            self._hand = seen.hand
        if not isinstance(seen.phase, msgspec.UnsetType):
            self._phase = seen.phase
        if not isinstance(seen.legal, msgspec.UnsetType):
            self._words = [legal.word for legal in seen.legal]

    async def leave(self) -> None:
        await self._line.close()

    @property
    def done(self) -> bool:
        return self._phase == "match_over"

    async def play(self) -> float:
        """Does the next thing; returns the seconds until all was told that came of it."""
        if self._phase == "hand_over":
            message: dict[str, Any] = {"type": "next_hand", "hand": self._hand}
        else:
            word = "mahjong" if "mahjong" in self._words else self._random.choice(self._words)
            message = {"type": "act", "version": self._version, "action": word}
        begun = time.perf_counter()
        await self._line.send(json.dumps(message))
        await self._hear()
        self.played += 1
        return time.perf_counter() - begun

    async def think_and_play(self, first_at: float, until: float, counted_from: float, between: float) -> None:
        """An action every so many seconds, the first at a moment of its own."""
        due = first_at
        while due < until and not self.done:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            delay = await self.play()
            if due >= counted_from:
                self.delays.append(delay)
            due += between

    async def hurry(self, until: float, counted_from: float) -> None:
        """One action after the other."""
        while time.perf_counter() < until and not self.done:
            begun = time.perf_counter()
            delay = await self.play()
            if begun >= counted_from:
                self.delays.append(delay)


@dataclass(frozen=True, slots=True)
class Served:
    """How the server runs that is measured.

    :ivar database: the address of the PostgreSQL in which the tables are kept, None for a file; :ivar workers: so many processes
        at one address; :ivar bus: the address of the Valkey or Redis that brings news from one to the other, if anything does.
    """

    database: str | None = None
    workers: int = 1
    bus: str | None = None

    @property
    def words(self) -> list[str]:
        """What is said to `eastwind`."""
        if self == Served():
            return ["play"]
        named = (("--database", self.database), ("--bus", self.bus))
        more = [word for name, value in named if value is not None for word in (name, value)]
        return ["serve", "--workers", str(self.workers), *more]


_ALONE: Final = Served()


@dataclass(frozen=True, slots=True)
class Load:
    """What was found at so many tables.

    :ivar delays: of all counted actions, in seconds, ascending; :ivar seconds: in which they were counted; :ivar work: seconds of
        its core that the server took for each action, counted or not; :ivar table_bytes: what its memory grew by for each
        table at which somebody sits and nobody has played yet.
    """

    delays: Sequence[float]
    seconds: float
    work: float
    table_bytes: float

    @property
    def rate(self) -> float:
        """Actions a second."""
        return len(self.delays) / self.seconds

    def delay(self, share: float) -> float:
        """The delay in milliseconds that so great a share of the actions does not pass."""
        return 1000 * self.delays[min(int(len(self.delays) * share), len(self.delays) - 1)]


def _open_table(address: str) -> dict[str, Any]:
    wish = {"rules": "ru-classic", "name": "Load", "bots": ["club", "club", "novice"]}
    request = urllib.request.Request(  # noqa: S310 — our own server's address
        f"{address}api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 — the same
        opened: dict[str, Any] = json.load(answer)
        return opened


async def _sit_down(address: str, opened: Sequence[dict[str, Any]]) -> list[_Person]:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int, table: dict[str, Any]) -> _Person:
        async with gate:
            place = f"{address.replace('http', 'ws', 1)}ws/tables/{table['table']}"
            line = await connect(place, compression=None, ping_interval=None, open_timeout=_PATIENCE)
            person = _Person(line, table["token"], number)
            await person.sit_down()
            return person

    return await asyncio.gather(*(one(number, table) for number, table in enumerate(opened)))


async def _play_all(server: "_Server", tables: int, between: float | None, seconds: float, warm_up: float) -> Load:
    opened = [await asyncio.to_thread(_open_table, server.address) for _ in range(tables)]
    # the first have the server bring in all that is there once
    people = await _sit_down(server.address, opened[:_FIRST])
    empty = server.memory()
    people += await _sit_down(server.address, opened[_FIRST:])
    table_bytes = (server.memory() - empty) / (tables - _FIRST)
    # the collector's walks through this process are no delay of the server's
    gc.collect()
    gc.freeze()
    begun = time.perf_counter() + 0.5
    counted, until = begun + warm_up, begun + warm_up + seconds
    spread = random.Random(_SEED)  # noqa: S311 — only the seeds of the choices
    if between is None:
        work = [person.hurry(until, counted) for person in people]
    else:
        work = [person.think_and_play(begun + spread.uniform(0, between), until, counted, between) for person in people]
    worked = server.work()
    await asyncio.gather(*work)
    worked = (server.work() - worked) / sum(person.played for person in people)
    delays = sorted(delay for person in people for delay in person.delays)
    return Load(delays, seconds, worked, table_bytes)


class _Server:
    """A server as people start it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.address: Final = _address_of(process)
        self._process: Final = process

    def memory(self) -> int:
        """The bytes of its own that it has in memory, its workers with it; 0 where the machine does not say."""
        return sum(_memory_of(folder) for folder in self._processes())

    def work(self) -> float:
        """The seconds for which it has had a core, its workers with it; 0 where the machine does not say."""
        return sum(_work_of(folder) for folder in self._processes())

    def _processes(self) -> list[Path]:
        first = Path(f"/proc/{self._process.pid}")
        if not first.exists():
            return []
        workers = (first / "task" / first.name / "children").read_text(encoding="ascii").split()
        return [first, *(Path(f"/proc/{worker}") for worker in workers)]


def _memory_of(folder: Path) -> int:
    rows = dict(line.split(":", 1) for line in (folder / "status").read_text(encoding="ascii").splitlines())
    return int(rows["RssAnon"].split()[0]) * _KILOBYTE


def _work_of(folder: Path) -> float:
    numbers = (folder / "stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(numbers[_USER]) + int(numbers[_SYSTEM])) / os.sysconf("SC_CLK_TCK")


async def _leave_tables(server: "_Server", tables: int) -> float:
    """What the server's memory grows by for each of so many tables at which somebody has sat down and left."""
    empty = 0
    for number in range(_FIRST + tables):
        if number == _FIRST:
            empty = server.memory()
        [person] = await _sit_down(server.address, [await asyncio.to_thread(_open_table, server.address)])
        await person.leave()
    return (server.memory() - empty) / tables


def _cores() -> list[int]:
    """The cores of this machine that may be had; none where it does not let it be said."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []


@contextmanager
def _own_cores(mine: slice) -> Iterator[None]:
    """Keeps this process, and what it starts meanwhile, to some cores where the machine has several and lets it be said."""
    cores = _cores()
    if len(cores) < 2:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(cores[mine]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def _serving(served: Served) -> Iterator[_Server]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "eastwind.cli.main", *served.words, "--no-limits", "--port", "0", "--data"]
        command.append(f"{folder}/data")
        with _own_cores(slice(served.workers)):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        with process:
            try:
                yield _Server(process)
            finally:
                _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    begun = workers.read_text(encoding="ascii").split() if workers.exists() else []
    process.kill()
    for worker in begun:
        with suppress(ProcessLookupError):
            os.kill(int(worker), signal.SIGKILL)


def _address_of(server: "subprocess.Popen[str]") -> str:
    said = []
    for line in server.stdout or ():
        said.append(line)
        for word in line.split():
            if word.startswith("http://"):
                return word
    raise LoadError("the server ended before it told its address: " + "".join(said))


def measure_load(
    tables: int,
    between: float | None,
    served: Served = _ALONE,
    *,
    seconds: float = _SECONDS,
    warm_up: float = _WARM_UP,
) -> Load:
    """Plays at so many tables at once, an action every `between` seconds at each; None: one after the other.

    :raises LoadError: if the server did not come up or refused something.
    """
    # the lines of this side are files too
    network.most_connections()
    with _serving(served) as server, _own_cores(_LAST):
        return asyncio.run(_play_all(server, tables, between, seconds, warm_up))


def idle_table_bytes(served: Served = _ALONE) -> float:
    """What the server's memory grows by for a table at which somebody has sat down and left."""
    with _serving(served) as server, _own_cores(_LAST):
        return asyncio.run(_leave_tables(server, _IDLE))


def server_measures(served: Served = _ALONE) -> Iterator[Measure]:
    """The slowest hundredth of all actions at 200 tables of people who think for two seconds."""
    found = measure_load(200, 2.0, served)
    slow = f"median {found.delay(0.5):.1f} ms, slowest {found.delay(1):.1f} ms"
    note = f"200 tables, {len(found.delays)} actions, {slow}, {_work(found)}"
    yield Measure("action until every seat has its view, p99", found.delay(0.99), "ms", 20, "lower", note)


def load_measures(served: Served = _ALONE) -> Iterator[Measure]:
    """Ever more tables of people who think for five seconds; then as much as a core can do; then tables that stand idle."""
    for tables, target in ((250, None), (500, None), (1000, None), (2000, 50)):
        found = measure_load(tables, 5.0, served)
        slow = f"{_bar(found)} {found.rate:.0f} actions a second, median {found.delay(0.5):.1f} ms"
        note = f"{slow}, {_work(found)}, {found.table_bytes / _KILOBYTE:.0f} KB a table and its socket"
        yield Measure(f"{tables} tables of people who think, p99", found.delay(0.99), "ms", target, "lower", note)
    found = measure_load(200, None, served)
    note = f"200 tables, median {found.delay(0.5):.1f} ms, p99 {found.delay(0.99):.1f} ms, {_work(found)}"
    yield Measure("actions at once", found.rate, "1/s", 2000, "higher", note)
    if served.workers > 1:
        yield _of_several(found, served)
    table_bytes = idle_table_bytes(served)
    yield Measure("memory of an idle table", table_bytes / _KILOBYTE, "KB", 40, "lower", f"{_IDLE} tables, left by all")


def _of_several(found: Load, served: Served) -> Measure:
    """How many times the actions of one process several come to. They want a core each, and the load one of its own."""
    one = measure_load(200, None, replace(served, workers=1))
    cores = len(_cores())
    enough = cores > served.workers
    short = "" if enough else f", no target: {served.workers + 1} cores are wanted for it, there are {cores}"
    note = f"{found.rate:.0f} against {one.rate:.0f} actions a second, {_work(one)} with one{short}"
    name = f"{served.workers} workers against one"
    return Measure(name, found.rate / one.rate, "times", 0.8 * served.workers if enough else None, "higher", note)


def _work(found: Load) -> str:
    return f"{1000 * found.work:.2f} ms of the core an action"


def _bar(found: Load) -> str:
    """The p99 as a bar: a sign for every doubling from a millisecond on."""
    return "█" * max(1, int(found.delay(0.99)).bit_length())
