"""Server under the load of tables of several players: a delay ends when the last at the table has their view.

Each table is played by itself at its pace: a discard, and after it all others pass, one after the other; every one of these is
an action. Players alone at their table play against three bots. The load has a core of its own where there is one.
"""

import asyncio
import gc
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from eastwind.bench.measure import Measure
from eastwind.bench.served import (
    ALONE,
    KILOBYTE,
    LAST,
    PATIENCE,
    LoadError,
    Served,
    Server,
    line_to,
    own_cores,
    post,
    serving,
    told_by,
)
from eastwind.bench.server_load import Load, bar, work_told
from eastwind.server import network

_SEED: Final = 20
_WARM_UP: Final = 4.0
_SECONDS: Final = 20.0
_AT_ONCE: Final = 25
#: Number of tables after which a table's own memory is measured.
_FIRST: Final = 20
#: Number of different points of a turn at which the tables begin: a discard, and the passes one after the other.
_APART: Final = 8
_WINDOWS: Final = ("claim", "rob")
_OVER: Final = ("hand_over", "match_over")


#: Targets for tables of players at an even pace.
_P99_MS: Final = 50
_BUSY_KB: Final = 200


@dataclass(frozen=True, slots=True)
class Parties:
    """Tables of the load; `people`: players at each; `pace`: seconds from one action at a table to the next."""

    tables: int = 2000
    people: int = 4
    pace: float = 2.0


class _Legal(msgspec.Struct):
    word: str


class _Seen(msgspec.Struct):
    version: int | msgspec.UnsetType = msgspec.UNSET
    hand: int | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    me: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[_Legal] | msgspec.UnsetType = msgspec.UNSET


class _Step(msgspec.Struct):
    view: _Seen | None
    changed: _Seen | None


class _Told(msgspec.Struct):
    """Message of the server: the steps of an update, or whether the player has answered in a window and in which."""

    type: str
    steps: list[_Step] = []
    version: int = 0
    answered: bool = False


_READ: Final = msgspec.json.Decoder(_Told).decode


@dataclass(slots=True)
class _Place:
    """Player at a table: their socket and last known state."""

    line: ClientConnection
    version: int = 0
    hand: int = 0
    phase: str = ""
    turn: int | None = None
    me: int = -1
    words: list[str] = field(default_factory=list)
    #: Window in which the player has answered last.
    answered: int = -1

    @property
    def told(self) -> str:
        """Description of the player and their state, for error messages."""
        words = ", ".join(self.words[:3]) or "nothing"
        return f"seat {self.me}: hand {self.hand}, version {self.version}, phase {self.phase or 'none'}, may do {words}"

    def hear(self, text: bytes) -> None:
        told = _READ(text)
        if told.type == "error":
            raise LoadError(f"refused: {text!r}")
        if told.type == "window" and told.answered:
            self.answered = told.version
        for step in told.steps:
            seen = step.view or step.changed or _Seen()
            for name in ("version", "hand", "phase", "turn", "me"):
                value = getattr(seen, name)
                if value is not msgspec.UNSET:
                    setattr(self, name, value)
            if not isinstance(seen.legal, msgspec.UnsetType):
                self.words = [legal.word for legal in seen.legal]

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))


class _Table:
    """Players at one table."""

    def __init__(self, places: Sequence[_Place], seed: int) -> None:
        self._places: Final = places
        self._random: Final = random.Random(seed)  # noqa: S311 — only the choice of moves
        self._heard: Final = asyncio.Event()
        self._fault: BaseException | None = None
        self._readers: Final = [asyncio.ensure_future(self._read(place)) for place in places]
        self.delays: Final[list[float]] = []
        self.played = 0

    async def _read(self, place: _Place) -> None:
        try:
            while True:
                place.hear(await told_by(place.line, place.told, None))
                self._heard.set()
        except LoadError as error:
            self._fault = error
            self._heard.set()

    async def _until(self, so: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not so():
                    if self._fault is not None:
                        raise self._fault
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError as error:
            places = "; ".join(place.told for place in self._places)
            raise LoadError(
                f"no answer within {PATIENCE:g} s at a table where so much had been told: {places}"
            ) from error

    @property
    def done(self) -> bool:
        return self._places[0].phase == "match_over"

    async def begin(self) -> None:
        """Begin the match: all are ready, the first player deals, and play goes on to the first turn."""
        first, *others = self._places
        for place in others:
            await place.say(type="ready", ready=True)
        if others:
            await asyncio.sleep(0.05)
            await first.say(type="begin", level="club")
        await self._until(lambda: all(place.version for place in self._places))
        # no player declares: all are asked at once as part of the deal, and not at the pace of the load
        while self._places[0].phase == "declare":
            await self.play()

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for place in self._places:
            await place.line.close()

    async def play(self) -> float:
        """Take the next action; return the seconds until the last player has received its result."""
        first = self._places[0]
        version = first.version
        begun = time.perf_counter()
        if first.phase in _OVER:
            # the next hand is dealt when all have looked at the result of the last one
            for place in self._places:
                await place.say(type="next_hand", hand=first.hand)
            await self._until(lambda: all(place.version > version for place in self._places))
        elif first.phase in _WINDOWS and len(self._places) > 1:
            await self._let_pass(version)
        elif first.phase == "declare":
            for place in self._places:
                if place.words:
                    await place.say(type="act", version=version, action="pass")
            await self._until(lambda: all(place.version > version for place in self._places))
        else:
            who = next((place for place in self._places if place.words), first)
            await who.say(type="act", version=version, action=self._word(who.words))
            await self._until(lambda: all(place.version > version for place in self._places))
        self.played += 1
        return time.perf_counter() - begun

    async def _let_pass(self, version: int) -> None:
        """Pass for the next player who has not answered; the last of them closes the window."""
        left = [place for place in self._places if place.me != place.turn and place.answered != version]
        who = left[0]
        await who.say(type="act", version=version, action="pass")
        if len(left) == 1:
            await self._until(lambda: all(place.version > version for place in self._places))
        else:
            await self._until(lambda: who.answered == version or who.version > version)

    def _word(self, words: Sequence[str]) -> str:
        if "pass" in words:
            return "pass"
        quiet = [word for word in words if word.startswith(("discard", "flower"))]
        return self._random.choice(quiet or list(words))

    async def go_on(self, first_at: float, until: float, counted_from: float, pace: float) -> None:
        """Take an action every `pace` seconds, the first at `first_at`."""
        due = first_at
        while due < until and not self.done:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            delay = await self.play()
            if due >= counted_from:
                self.delays.append(delay)
            due += pace


def _open(address: str, people: int) -> list[dict[str, Any]]:
    """Open a table and return the seat tokens of its players."""
    wish = {"rules": "ru-classic", "name": "Load", "bots": ["club"] * (4 - people)}
    if people == 1:
        return [post(address, "api/tables", wish)]
    opened = post(address, "api/tables", {**wish, "persons": people, "window": 10})
    seats = f"api/tables/{opened['table']}/seats"
    return [opened, *(post(address, seats, {"name": f"Load {n}", "seat": None}) for n in range(1, people))]


async def _sit_down(address: str, keys: Sequence[dict[str, Any]], seed: int) -> _Table:
    places = []
    for key in keys:
        line = await line_to(address, keys[0]["table"])
        places.append(_Place(line))
        await line.send(json.dumps({"type": "hello", "token": key["token"], "nonce": "load"}))
        # the welcome says that the seat is taken
        places[-1].hear(await told_by(line, "somebody who sits down"))
    table = _Table(places, seed)
    await table.begin()
    return table


async def _play_all(server: Server, tables: int, people: int, pace: float, seconds: float, warm_up: float) -> Load:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int) -> _Table:
        async with gate:
            keys = await asyncio.to_thread(_open, server.address, people)
            return await _sit_down(server.address, keys, number)

    async def ahead(table: _Table, actions: int) -> None:
        async with gate:
            for _ in range(actions):
                await table.play()

    # the first have the server bring in all that is there once
    found = await asyncio.gather(*(one(number) for number in range(min(_FIRST, tables))))
    empty = server.memory()
    found += await asyncio.gather(*(one(number) for number in range(len(found), tables)))
    grown = (server.memory() - empty) / max(tables - _FIRST, 1)
    # tables that all had come to the same point would all ask for the dear steps, and all for the cheap ones, at the same time
    await asyncio.gather(*(ahead(table, number % _APART) for number, table in enumerate(found)))
    # the collector's walks through this process are no delay of the server's
    gc.collect()
    gc.freeze()
    begun = time.perf_counter() + 0.5
    counted, until = begun + warm_up, begun + warm_up + seconds
    spread = random.Random(_SEED)  # noqa: S311 — only when each begins
    worked = server.work()
    await asyncio.gather(*(table.go_on(begun + spread.uniform(0, pace), until, counted, pace) for table in found))
    worked = (server.work() - worked) / sum(table.played for table in found)
    await asyncio.gather(*(table.leave() for table in found))
    return Load(sorted(delay for table in found for delay in table.delays), seconds, worked, grown)


def measure_parties(
    tables: int,
    people: int,
    pace: float,
    served: Served = ALONE,
    *,
    seconds: float = _SECONDS,
    warm_up: float = _WARM_UP,
) -> Load:
    """Play at `tables` tables of `people` players, at each an action every `pace` seconds.

    :raises LoadError: if the server did not come up or refused something.
    """
    # the lines of this side are files too
    network.most_connections()
    with serving(served) as server, own_cores(LAST):
        return asyncio.run(_play_all(server, tables, people, pace, seconds, warm_up))


def party_measures(wished: Parties, served: Served = ALONE) -> Iterator[Measure]:
    """Measure an eighth of the tables, then twice as many and again, to all of them: the delays as bars below each other."""
    held, busy = 0, 0.0
    counts = sorted({max(wished.tables >> halved, 1) for halved in range(4)})
    for tables in counts:
        found = measure_parties(tables, wished.people, wished.pace, served)
        median, most = found.delay(0.5), found.delay(1)
        slow = f"{bar(found)} {found.rate:.0f} actions a second, median {median:.1f} ms, slowest {most:.1f} ms"
        kind = f"{wished.people}, an action each {wished.pace:g} s"
        note, spread = f"{slow}, {work_told(found)}", found.spread(kind, tables)
        yield Measure(f"{tables} tables of {kind}, p99", found.delay(0.99), "ms", _P99_MS, "lower", note, spread)
        busy = found.table_bytes / KILOBYTE
        held = tables if found.delay(0.99) <= _P99_MS and held == _before(tables, counts) else held
    note = f"of {wished.tables}, doubled each time"
    yield Measure(f"tables at which p99 is no more than {_P99_MS} ms", held, "tables", wished.tables, "higher", note)
    if wished.tables > _FIRST:
        yield Measure("memory of a table in play", busy, "KB", _BUSY_KB, "lower", f"with {wished.people} sockets")


def _before(tables: int, counts: Sequence[int]) -> int:
    """Return the number of tables tried before; 0 before the first."""
    return max((count for count in counts if count < tables), default=0)
