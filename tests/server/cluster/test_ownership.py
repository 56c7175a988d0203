"""Which process has a table in hand: one at a time, another where that one is gone."""

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from eastwind.server.cluster import ownership
from eastwind.server.cluster.liveness import CUT_OFF_SECONDS, HEARTBEAT_SECONDS, SILENT_SECONDS
from eastwind.server.cluster.ownership import Lost, Ownership
from eastwind.server.cluster.probe import ProbeResult, probe
from eastwind.server.store.errors import StoreError
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import ProcessRow
from tests.server.store.test_contract import TABLE


async def _nothing() -> None:
    pass


class Places:
    """The clock of all, and what is answered to a knock at a place."""

    def __init__(self) -> None:
        self.now = 0.0
        self.answers: dict[str, ProbeResult] = {}

    async def probe(self, place: str) -> ProbeResult:
        return self.answers.get(place, ProbeResult.UNKNOWN)

    def clock(self) -> float:
        return self.now

    async def look(self, one: Ownership, times: int, lost: Lost | None = None) -> None:
        """Beats so often, punctually; what a knock comes to is done."""
        for _ in range(times):
            self.now += HEARTBEAT_SECONDS
            await one.heartbeat(lost or _nothing)
            await asyncio.sleep(0)
            await asyncio.sleep(0)


_DEAD_LOOKS = round(SILENT_SECONDS / HEARTBEAT_SECONDS) + 1
PLACES = Places()


def _run(work: Callable[[MemoryStore, Ownership, Ownership], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = MemoryStore()
        await store.create(TABLE)
        await store.create(replace(TABLE, id="u"))
        await work(store, _holds(store, "ws://one"), _holds(store, "ws://other"))

    PLACES.answers.clear()
    asyncio.run(whole())


def _holds(store: MemoryStore, place: str) -> Ownership:
    return Ownership(store, place, clock=PLACES.clock, probe=PLACES.probe)


def test_whoever_is_asked_first_has_it_and_the_other_knows_where_it_is() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        assert await one.whereabouts("t") is None
        there = await other.whereabouts("t")
        assert there is not None
        assert (there.place, there.secret) == ("ws://one", one.me.secret)
        assert await other.whereabouts("u") is None

    _run(work)


def test_a_process_that_says_nothing_any_more_is_taken_for_dead_and_one_that_does_is_not() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        await one.whereabouts("t")
        await other.whereabouts("u")
        for _look in range(_DEAD_LOOKS + 3):
            await one.heartbeat(_nothing)
            await PLACES.look(other, 1)
        assert await other.whereabouts("t") is not None
        await PLACES.look(other, _DEAD_LOOKS - 2)
        assert await other.whereabouts("t") is not None
        await PLACES.look(other, 2)
        assert await other.whereabouts("t") is None
        assert other.alone
        assert other.is_gone(one.me)

    _run(work)


def test_a_process_whose_place_refuses_connections_is_dead_at_once() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        await one.whereabouts("t")
        await PLACES.look(other, 1)
        PLACES.answers["ws://one"] = ProbeResult.REFUSED
        await PLACES.look(other, 1)
        # it may have said so a moment ago
        assert await other.whereabouts("t") is not None
        await PLACES.look(other, 2)
        assert await other.whereabouts("t") is None

    _run(work)


def test_a_process_to_whose_machine_no_way_leads_is_dead_soon_but_not_while_it_lives() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        await one.whereabouts("t")
        PLACES.answers["ws://one"] = ProbeResult.NO_WAY
        for _look in range(_DEAD_LOOKS):
            await one.heartbeat(_nothing)
            await PLACES.look(other, 3)
        assert await other.whereabouts("t") is not None
        await PLACES.look(other, round(CUT_OFF_SECONDS / HEARTBEAT_SECONDS) + 1)
        assert await other.whereabouts("t") is None

    _run(work)


def test_two_that_were_starved_for_nine_seconds_keep_their_tables() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        lost: list[str] = []

        async def note() -> None:
            lost.append("lost")

        await one.whereabouts("t")
        await other.whereabouts("u")
        for _round in range(20):
            for each in (one, other):
                await PLACES.look(each, 2, note)
            PLACES.now += 9.0
            # the first of them looks several times before the other comes to itself
            await PLACES.look(one, 4, note)
        assert lost == []
        assert await one.whereabouts("u") is not None
        assert await other.whereabouts("t") is not None

    _run(work)


def test_who_was_asleep_does_not_take_the_others_for_dead() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        await one.whereabouts("t")
        await other.heartbeat(_nothing)
        for _look in range(100):
            await PLACES.look(one, 1)
        await other.heartbeat(_nothing)
        assert await other.whereabouts("t") is not None

    _run(work)


def test_who_was_taken_for_dead_hears_it_and_has_nothing_in_hand_any_more() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        heard: list[str] = []

        async def lost() -> None:
            heard.append("lost")

        await one.whereabouts("t")
        await other.heartbeat(_nothing)
        await other.remove_process(one.me)
        assert await other.whereabouts("t") is None
        await one.heartbeat(lost)
        await one.heartbeat(lost)
        assert heard == ["lost"]
        there = await one.whereabouts("t")
        assert there is not None
        assert there.place == "ws://other"

    _run(work)


def test_who_comes_to_its_end_lets_go_at_once_and_takes_nothing_more() -> None:
    async def work(_: MemoryStore, one: Ownership, other: Ownership) -> None:
        await one.whereabouts("t")
        await one.leave()
        await one.heartbeat(_nothing)
        assert await other.whereabouts("t") is None
        assert other.alone

    _run(work)


def test_all_agree_which_process_counts_a_visitor_and_one_that_dies_leaves_the_others_theirs() -> None:
    visitors = [f"203.0.113.{number}" for number in range(40)]

    def counts(processes: list[Ownership]) -> list[str]:
        found = [[(one.counting(visitor) or one.me).name for visitor in visitors] for one in processes]
        assert all(each == found[0] for each in found)
        return found[0]

    async def work(store: MemoryStore, one: Ownership, other: Ownership) -> None:
        third = _holds(store, "ws://third")
        for _look in range(2):
            for each in (one, other, third):
                await each.heartbeat(_nothing)
        before = counts([one, other, third])
        assert set(before) == {one.me.name, other.me.name, third.me.name}
        await third.leave()
        await one.heartbeat(_nothing)
        await other.heartbeat(_nothing)
        after = counts([one, other])
        assert all(now == then for now, then in zip(after, before, strict=True) if then != third.me.name)
        assert one.living(third.me.name) is None
        there = one.living(other.me.name)
        assert there is not None
        assert there.secret == other.me.secret
        assert one.living(one.me.name) is None

    _run(work)


class _ThreadedStore(MemoryStore):
    """Notes in which thread a process says that it lives."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[str] = []

    async def heartbeat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        self.threads.append(threading.current_thread().name)
        return await super().heartbeat(process)


def test_a_process_whose_loop_comes_late_goes_on_saying_that_it_lives_and_one_that_hangs_does_not() -> None:
    async def work() -> None:
        store = _ThreadedStore()
        one = Ownership(store, "ws://one")
        living = asyncio.create_task(one.live(_nothing))
        await asyncio.sleep(2 * HEARTBEAT_SECONDS)
        before = len(store.threads)
        time.sleep(4 * HEARTBEAT_SECONDS)  # noqa: ASYNC251 — blocks the loop on purpose: heartbeats have to go on without it
        assert len(store.threads) >= before + 2
        assert set(store.threads) == {"eastwind-heartbeats"}
        one._loop_ran -= 2 * ownership.HANGS_SECONDS
        before = len(store.threads)
        time.sleep(2 * HEARTBEAT_SECONDS)  # noqa: ASYNC251 — blocks the loop on purpose: heartbeats have to go on without it
        assert len(store.threads) <= before + 1
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        assert "eastwind-heartbeats" not in [thread.name for thread in threading.enumerate()]

    asyncio.run(work())


def test_who_is_taken_for_dead_lets_go_of_its_tables_in_the_loop_of_the_tables() -> None:
    async def work() -> None:
        store = MemoryStore()
        await store.create(TABLE)
        one = Ownership(store, "ws://one")
        heard = asyncio.Event()
        threads: list[str] = []

        async def lost() -> None:
            threads.append(threading.current_thread().name)
            heard.set()

        living = asyncio.create_task(one.live(lost))
        assert await one.whereabouts("t") is None
        await store.remove_process(one.me.name)
        async with asyncio.timeout(20):
            await heard.wait()
        assert threads == [threading.current_thread().name]
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)

    asyncio.run(work())


class _FullStore(MemoryStore):
    """Removes no process but the one that is named."""

    may_remove = ""

    async def remove_process(self, name: str) -> None:
        if name != self.may_remove:
            raise StoreError("full")
        await super().remove_process(name)


def test_who_was_taken_for_dead_hears_it_though_another_cannot_be_removed() -> None:
    async def work() -> None:
        store = _FullStore()
        await store.create(TABLE)
        one, other = _holds(store, "ws://one"), _holds(store, "ws://other")
        store.may_remove = one.me.name
        heard: list[str] = []

        async def lost() -> None:
            heard.append("lost")

        await other.heartbeat(_nothing)
        await one.heartbeat(lost)
        failures = 0
        for look in range(1, 2 * _DEAD_LOOKS):
            await store.remove_process(one.me.name)
            PLACES.now += HEARTBEAT_SECONDS
            try:
                await one.heartbeat(lost)
            except StoreError:
                failures += 1
            assert len(heard) == look
        assert failures > 0

    PLACES.answers.clear()
    asyncio.run(work())


def test_a_probe_is_refused_only_where_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        place = f"ws://127.0.0.1:{listening.getsockname()[1]}"
        # whoever listens need not have the time to answer
        assert asyncio.run(probe(place)) is ProbeResult.UNKNOWN
    assert asyncio.run(probe(place)) is ProbeResult.REFUSED
