"""Server under load: many tables, real WebSockets of this machine, at each table a player against three bots.

The delay measured is that felt by a player: the time from sending an action until their seat has received all of its results,
the bots' answers included. The server runs as started by users, in a process of its own; the load comes from this one. Where
the machine allows it, each has a core of its own, so that a figure is one of a core.
"""

import asyncio
import gc
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection

from eastwind.bench.measure import Measure, Spread
from eastwind.bench.served import (
    ALONE,
    KILOBYTE,
    LAST,
    LoadError,
    Served,
    Server,
    cores,
    line_to,
    own_cores,
    post,
    serving,
    told_by,
)
from eastwind.server import network

_SEED: Final = 20
#: Seconds not counted: all players sit down and play once or twice.
_WARM_UP: Final = 4.0
_SECONDS: Final = 20.0
#: Number of lines that are opened at the same time.
_AT_ONCE: Final = 50
#: Number of tables after which a table's own memory is measured.
_FIRST: Final = 50
_IDLE: Final = 500
#: Shares of the actions whose delays are drawn: half of them, nine of ten, all but a hundredth, all.
_SHARES: Final = (0.5, 0.9, 0.99, 1.0)


class _Legal(msgspec.Struct):
    word: str


class _Seen(msgspec.Struct):
    """Fields of a view, or of its differences, that a random player reads."""

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


class Person:
    """Player at a table of their own, against three bots."""

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
        who = f"who had been told of hand {self._hand}, version {self._version}, phase {self._phase or 'none'}"
        text = await told_by(self._line, who)
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
        """Take the next action; return the seconds until all of its results have been received."""
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
        """Take an action every `between` seconds, the first at `first_at`."""
        due = first_at
        while due < until and not self.done:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            delay = await self.play()
            if due >= counted_from:
                self.delays.append(delay)
            due += between

    async def hurry(self, until: float, counted_from: float) -> None:
        """Take one action after the other."""
        while time.perf_counter() < until and not self.done:
            begun = time.perf_counter()
            delay = await self.play()
            if begun >= counted_from:
                self.delays.append(delay)


@dataclass(frozen=True, slots=True)
class Load:
    """Measurements at a number of tables.

    :ivar delays: of all counted actions, in seconds, ascending; :ivar seconds: in which they were counted; :ivar work: seconds of
        its core that the server took for each action, counted or not; :ivar table_bytes: growth of its memory for each
        table at which a player sits and has not played yet.
    """

    delays: Sequence[float]
    seconds: float
    work: float
    table_bytes: float

    @property
    def rate(self) -> float:
        """Number of actions a second."""
        return len(self.delays) / self.seconds

    def delay(self, share: float) -> float:
        """Return the delay in milliseconds that this share of the actions does not pass."""
        return 1000 * self.delays[min(int(len(self.delays) * share), len(self.delays) - 1)]

    def spread(self, kind: str, tables: int) -> Spread:
        return Spread(kind, tables, {share: self.delay(share) for share in _SHARES})


def open_table(address: str) -> dict[str, Any]:
    wish = {"rules": "ru-classic", "name": "Load", "bots": ["club", "club", "novice"]}
    return post(address, "api/tables", wish)


async def sit_down(address: str, opened: Sequence[dict[str, Any]]) -> list[Person]:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int, table: dict[str, Any]) -> Person:
        async with gate:
            line = await line_to(address, table["table"])
            person = Person(line, table["token"], number)
            await person.sit_down()
            return person

    return await asyncio.gather(*(one(number, table) for number, table in enumerate(opened)))


async def _play_all(server: Server, tables: int, between: float | None, seconds: float, warm_up: float) -> Load:
    opened = [await asyncio.to_thread(open_table, server.address) for _ in range(tables)]
    # the first have the server bring in all that is there once
    people = await sit_down(server.address, opened[:_FIRST])
    empty = server.memory()
    people += await sit_down(server.address, opened[_FIRST:])
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


async def _leave_tables(server: Server, tables: int) -> float:
    """Return the growth of the server's memory for each of `tables` tables at which a player has sat down and left."""
    empty = 0
    for number in range(_FIRST + tables):
        if number == _FIRST:
            empty = server.memory()
        [person] = await sit_down(server.address, [await asyncio.to_thread(open_table, server.address)])
        await person.leave()
    return (server.memory() - empty) / tables


def measure_load(
    tables: int,
    between: float | None,
    served: Served = ALONE,
    *,
    seconds: float = _SECONDS,
    warm_up: float = _WARM_UP,
) -> Load:
    """Play at `tables` tables at once, an action every `between` seconds at each; None: one after the other.

    :raises LoadError: if the server did not come up or refused something.
    """
    # the lines of this side are files too
    network.most_connections()
    with serving(served) as server, own_cores(LAST):
        return asyncio.run(_play_all(server, tables, between, seconds, warm_up))


def idle_table_bytes(served: Served = ALONE) -> float:
    """Return the growth of the server's memory for a table at which a player has sat down and left."""
    with serving(served) as server, own_cores(LAST):
        return asyncio.run(_leave_tables(server, _IDLE))


def server_measures(served: Served = ALONE) -> Iterator[Measure]:
    """Measure the slowest hundredth of all actions at 200 tables of players who think for two seconds."""
    found = measure_load(200, 2.0, served)
    slow = f"median {found.delay(0.5):.1f} ms, slowest {found.delay(1):.1f} ms"
    note = f"200 tables, {len(found.delays)} actions, {slow}, {work_told(found)}"
    yield Measure("action until every seat has its view, p99", found.delay(0.99), "ms", 20, "lower", note)


def load_measures(served: Served = ALONE) -> Iterator[Measure]:
    """Measure ever more tables of players who think for five seconds; then the most a core can do; then idle tables."""
    for tables, target in ((250, None), (500, None), (1000, None), (2000, 50)):
        found = measure_load(tables, 5.0, served)
        slow = f"{bar(found)} {found.rate:.0f} actions a second, median {found.delay(0.5):.1f} ms"
        note = f"{slow}, {work_told(found)}, {found.table_bytes / KILOBYTE:.0f} KB a table and its socket"
        name, spread = f"{tables} tables of people who think, p99", found.spread("people who think", tables)
        yield Measure(name, found.delay(0.99), "ms", target, "lower", note, spread)
    found = measure_load(200, None, served)
    note = f"200 tables, median {found.delay(0.5):.1f} ms, p99 {found.delay(0.99):.1f} ms, {work_told(found)}"
    yield Measure("actions at once", found.rate, "1/s", 2000, "higher", note)
    if served.workers > 1:
        yield _of_several(found, served)
    table_bytes = idle_table_bytes(served)
    yield Measure("memory of an idle table", table_bytes / KILOBYTE, "KB", 40, "lower", f"{_IDLE} tables, left by all")


def _of_several(found: Load, served: Served) -> Measure:
    """Measure the actions of several processes against those of one; each needs a core, and the load one of its own."""
    one = measure_load(200, None, replace(served, workers=1))
    there = len(cores())
    enough = there > served.workers
    short = "" if enough else f", no target: {served.workers + 1} cores are wanted for it, there are {there}"
    note = f"{found.rate:.0f} against {one.rate:.0f} actions a second, {work_told(one)} with one{short}"
    name = f"{served.workers} workers against one"
    return Measure(name, found.rate / one.rate, "times", 0.8 * served.workers if enough else None, "higher", note)


def work_told(found: Load) -> str:
    return f"{1000 * found.work:.2f} ms of the core an action"


def bar(found: Load) -> str:
    """Return the p99 as a bar: a sign for every doubling from a millisecond on."""
    return "█" * max(1, int(found.delay(0.99)).bit_length())
