"""News between processes: heard as long as something brings it, and looked up in the journal where it does not."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import pytest

from eastwind.server.cluster import bus
from eastwind.server.cluster.bus import BusError, BusLine, OverBus
from eastwind.server.cluster.valkey import ValkeyLine
from tests.server.bus import Hub
from tests.support.valkey import Valkey

PATIENCE: Final = 10.0
Lines = Callable[[], BusLine]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.05)
    monkeypatch.setattr(bus, "AGAIN_SECONDS", 0.05)


class Process:
    """A publisher, and what it was told to catch up with: by table, or None for all."""

    def __init__(self, line: Lines | None) -> None:
        self.publisher: Final = OverBus(8, line, time.monotonic)
        self.caught: Final[list[Mapping[str, int] | None]] = []

    async def catch_up(self, versions: Mapping[str, int] | None) -> None:
        self.caught.append(versions)

    @property
    def is_up(self) -> bool:
        return self.publisher.figures is not None and self.publisher.figures.up

    @property
    def told(self) -> dict[str, int]:
        return {table: version for versions in self.caught for table, version in (versions or {}).items()}


@asynccontextmanager
async def _two(line: Lines | None) -> AsyncIterator[tuple[Process, Process]]:
    one, other = Process(line), Process(line)
    lives = [asyncio.create_task(each.publisher.live(each.catch_up)) for each in (one, other)]
    try:
        yield one, other
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 — what is waited for is told by nobody
            await asyncio.sleep(0.002)


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def test_what_one_process_plays_the_others_hear_and_it_does_not_hear_itself() -> None:
    async def work() -> None:
        hub = Hub()
        async with _two(hub.line) as (one, other):
            await _until(lambda: one.is_up and other.is_up)
            one.caught.clear()
            for version in range(5, 9):
                one.publisher.came_to("t", version)
            one.publisher.came_to("u", 2)
            await _until(lambda: other.told == {"t": 8, "u": 2})
            assert one.told == {}

    _run(work)


def test_a_message_that_got_lost_is_noticed_by_the_next_and_all_is_looked_up() -> None:
    async def work() -> None:
        hub = Hub()
        async with _two(hub.line) as (one, other):
            await _until(lambda: one.is_up and other.is_up and len(other.publisher._heard) == 1)
            other.caught.clear()
            hub.losing = 1
            one.publisher.came_to("t", 5)
            # nothing more is played: the beat tells it
            await _until(lambda: None in other.caught)
            assert other.publisher.figures is not None
            assert other.publisher.figures.missed == 1

    _run(work)


def test_while_nothing_brings_news_all_is_looked_up_again_and_again_until_it_does() -> None:
    async def work() -> None:
        hub = Hub()
        async with _two(hub.line) as (one, other):
            await _until(lambda: one.is_up and other.is_up)
            hub.go()
            await _until(lambda: not other.is_up)
            other.caught.clear()
            await _until(lambda: other.caught.count(None) >= 3)
            one.publisher.came_to("t", 7)
            hub.up = True
            await _until(lambda: one.is_up and other.is_up)
            one.publisher.came_to("t", 8)
            await _until(lambda: other.told == {"t": 8})

    _run(work)


def test_one_that_takes_messages_and_brings_none_is_as_good_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "_SILENT_SECONDS", 0.2)

    async def work() -> None:
        hub = Hub()
        async with _two(hub.line) as (one, other):
            await _until(lambda: one.is_up and other.is_up)
            hub.lines.clear()
            await _until(lambda: not other.is_up)

    _run(work)


def test_where_there_is_nothing_that_brings_news_the_journal_is_looked_at() -> None:
    async def work() -> None:
        async with _two(None) as (one, _):
            await _until(lambda: one.caught.count(None) >= 3)
            assert one.publisher.figures is None

    _run(work)


def test_what_somebody_else_sends_on_the_same_channel_is_nothing() -> None:
    async def work() -> None:
        hub = Hub()
        async with _two(hub.line) as (one, other):
            await _until(lambda: one.is_up and other.is_up)
            other.caught.clear()
            for nonsense in (b"", b"{}", b"[1]", b'["x", "y", {}]', b'["x", 1, {"t": null}]', b"\xff\xfe"):
                await hub.lines[0].send(nonsense)
            one.publisher.came_to("t", 3)
            await _until(lambda: other.told == {"t": 3})
            assert other.is_up

    _run(work)


def test_valkey_brings_news_and_may_be_killed_and_started_again(valkey: Valkey) -> None:
    async def work() -> None:
        async with _two(lambda: ValkeyLine(valkey.address)) as (one, other):
            await _until(lambda: one.is_up and other.is_up)
            one.publisher.came_to("t", 4)
            await _until(lambda: other.told == {"t": 4})
            valkey.kill()
            await _until(lambda: not one.is_up and not other.is_up)
            other.caught.clear()
            await _until(lambda: None in other.caught)
            valkey.start()
            await _until(lambda: one.is_up and other.is_up)
            one.publisher.came_to("t", 6)
            await _until(lambda: other.told == {"t": 6})
            assert one.publisher.figures is not None
            assert one.publisher.figures.delays.up_to[-1] > 0

    _run(work)


@pytest.mark.parametrize("address", ["redis://localhost:1", "unix:///nowhere/valkey.sock", "valkey://127.0.0.1:1"])
def test_what_does_not_answer_is_told_as_that(address: str) -> None:
    async def work() -> None:
        line = ValkeyLine(address)
        with pytest.raises(BusError):
            await line.open()
        await line.close()

    _run(work)
