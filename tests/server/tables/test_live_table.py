"""A table and its store: one table that waits for it stops nobody else, and is itself never ahead of what was committed."""

import asyncio
import json
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from eastwind.bots import BUILT_IN, Asked, Bot, Registry
from eastwind.rules import load_preset
from eastwind.server.cluster.publisher import InProcess
from eastwind.server.match.world import World
from eastwind.server.store.memory import MemoryStore
from eastwind.server.tables.effect_loop import TableServices
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.protocol import NewTable, TableOpened
from eastwind.server.wire.refusals import Refusal
from tests.server.house import house
from tests.server.players import SHY, Shy
from tests.server.stores import HangingStore
from tests.server.walls import ToldWalls
from tests.support.told import Message, Reader

EAST = "1111m 2345p 678s 55z 9s"
RULES = load_preset("ru-classic", {"ready_at_once": False})


class Listener:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self._reader: Final = Reader()

    def tell(self, message: str) -> None:
        self.told += self._reader.read(message)

    def drop(self) -> None:
        raise AssertionError("nobody is to be dropped")

    @property
    def versions(self) -> list[int]:
        return [step["view"]["version"] for step in self.told]


class Hall:
    """Tables without HTTP."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        world = World(
            walls=ToldWalls({"east": EAST}),
            clock=lambda: datetime(2026, 1, 1, tzinfo=UTC),
            stopwatch=lambda: 0.0,
        )
        self.table_registry = TableRegistry(TableServices(store, InProcess(8), world), SHY, 8, 5.0)

    async def open(self) -> TableOpened:
        return await self.table_registry.open(RULES, NewTable(rules=RULES.id, name="Ann", bots=["club"] * 3), "en")

    async def sit(self, opened: TableOpened) -> tuple[LiveTable, Listener]:
        listener = Listener()
        live_table, seat = await self.table_registry.seat(opened.table, opened.token)
        await live_table.join(seat, "", listener)
        return live_table, listener


async def moment() -> None:
    """Lets everything go on that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_store_that_hangs_for_one_table_stops_no_other(tmp_path: Path) -> None:
    store = HangingStore()
    with house(tmp_path, walls=ToldWalls({"east": EAST}), store=store) as home:
        options = {"options": {"ready_at_once": False}}
        stuck, free = home.open(**options), home.open(**options)
        with home.sit(stuck) as one, home.sit(free) as other:
            before = one.view
            home.call(store.hold, stuck["table"])
            one.socket.send_text(json.dumps({"type": "act", "version": before["version"], "action": "discard 9s"}))
            # at the other table everything goes on, over the socket and over HTTP; and new ones are opened
            for _ in range(3):
                assert other.act(other.words[-1])[0]["type"] == "update"
            assert home.view(free) == other.view
            home.open()
            assert home.client.get("/api/rulesets").status_code == 200
            # the table that waits is as it was
            assert home.view(stuck) == before
            home.call(store.let_go, stuck["table"])
            assert one.heard()[0]["view"]["version"] == before["version"] + 1
            assert home.view(stuck) == one.view


def test_a_table_that_cannot_be_loaded_yet_stops_no_other(tmp_path: Path) -> None:
    store = HangingStore()
    with house(tmp_path, store=store) as home:
        stuck, free = home.open(), home.open()
        home.call(lambda: store.hold(stuck["table"], reads_too=True))
        with home.sit(stuck, greet=False) as one, home.sit(free) as other:
            one.socket.send_text(json.dumps({"type": "hello", "token": stuck["token"], "nonce": ""}))
            assert other.act(other.words[-1])[0]["type"] == "update"
            home.call(store.let_go, stuck["table"])
            assert one.heard()[0]["events"][0]["kind"] == "deal"


def test_what_is_sent_to_a_table_while_it_waits_is_done_in_its_order() -> None:
    async def work() -> None:
        hall = Hall(store := HangingStore())
        opened = await hall.open()
        live_table, ann = await hall.sit(opened)
        _, second = await hall.sit(opened)
        begun, told, before = live_table.match.table.moment, len(ann.told), live_table.match.table.version
        await store.hold(opened.table)
        acts = [asyncio.create_task(live_table.act(0, begun, "discard 9s", ann))]
        await store.reached(opened.table)
        # said again on another line, a hand too early, and a view that nobody has been told yet
        acts.append(asyncio.create_task(live_table.act(0, begun, "discard 9s", second)))
        acts.append(asyncio.create_task(live_table.next_hand(0, 1, ann)))
        await moment()
        assert not any(task.done() for task in acts)
        assert (live_table.match.table.moment, len(ann.told), store.order) == (begun, told, {opened.table: []})
        await store.let_go(opened.table)
        answers = await asyncio.gather(*acts, return_exceptions=True)
        codes = [answer.message.code if isinstance(answer, Refusal) else answer for answer in answers]
        assert codes == [None, None, "hand_not_over"]
        written = store.order[opened.table]
        assert written == list(range(before + 1, live_table.match.table.version + 1))
        moments = list(range(begun + 1, live_table.match.table.moment + 1))
        assert ann.versions[told:] == moments
        # what was said twice was done once, and on its own line it is told how things stand
        assert second.versions[-len(moments) - 1 :] == [*moments, moments[-1]]
        assert len(second.told) == 1 + len(moments) + 1

    asyncio.run(work())


def test_what_was_under_way_when_its_sender_left_is_done_and_told_to_the_others() -> None:
    async def work() -> None:
        hall = Hall(store := HangingStore())
        opened = await hall.open()
        live_table, ann = await hall.sit(opened)
        _, other = await hall.sit(opened)
        begun, before = live_table.match.table.moment, live_table.match.table.version
        await store.hold(opened.table)
        act = asyncio.create_task(live_table.act(0, begun, "discard 9s", ann))
        await store.reached(opened.table)
        act.cancel()
        leaving = asyncio.create_task(live_table.leave(0, ann))
        await moment()
        heard = len(ann.told)
        assert live_table.match.table.moment == begun
        await store.let_go(opened.table)
        await leaving
        assert store.order[opened.table][0] == before + 1
        assert live_table.match.table.version == store.order[opened.table][-1]
        assert other.versions[-1] == live_table.match.table.moment
        await live_table.act(0, live_table.match.table.moment, _word(live_table), other)
        assert other.versions[-1] == live_table.match.table.moment
        assert len(ann.told) <= heard + len(other.told)
        assert ann.versions[-1] < other.versions[-1], "somebody who left is told nothing more"

    asyncio.run(work())


def test_somebody_who_leaves_before_he_was_seated_is_not_told_anything_later() -> None:
    async def work() -> None:
        hall = Hall(store := HangingStore())
        opened = await hall.open()
        live_table = await hall.table_registry.live_table(opened.table)
        await store.hold(opened.table)
        gone, there = Listener(), Listener()
        joining = asyncio.create_task(live_table.join(0, "salt", gone))
        await store.reached(opened.table)
        joining.cancel()
        leaving = asyncio.create_task(live_table.leave(0, gone))
        await moment()
        await store.let_go(opened.table)
        await leaving
        assert live_table.match.seating.begun, "what was stored holds"
        assert not live_table.listened_to
        await live_table.join(0, "other", there)
        told = len(gone.told)
        await live_table.act(0, live_table.match.table.version, "discard 9s", there)
        assert len(gone.told) == told
        row = await store.table(opened.table)
        assert row is not None
        assert row.seats[0].nonce == "salt"

    asyncio.run(work())


def test_whoever_asks_for_a_table_that_is_being_loaded_gets_the_same_one() -> None:
    async def work() -> None:
        hall = Hall(store := HangingStore())
        opened = await hall.open()
        await store.hold(opened.table, reads_too=True)
        asking = [asyncio.create_task(hall.table_registry.live_table(opened.table)) for _ in range(3)]
        await moment()
        asking.pop().cancel()
        await store.let_go(opened.table)
        found = await asyncio.gather(*asking)
        assert found[0] is found[1] is await hall.table_registry.live_table(opened.table)

    asyncio.run(work())


def test_a_table_at_which_something_is_done_is_not_let_go() -> None:
    async def work() -> None:
        hall = Hall(store := HangingStore())
        opened = await hall.open()
        live_table, ann = await hall.sit(opened)
        await store.hold(opened.table)
        act = asyncio.create_task(live_table.act(0, live_table.match.table.version, "discard 9s", ann))
        leaving = asyncio.create_task(live_table.leave(0, ann))
        await store.reached(opened.table)
        for _ in range(20):
            await hall.table_registry.live_table((await hall.open()).table)
        assert await hall.table_registry.live_table(opened.table) is live_table
        await store.let_go(opened.table)
        await asyncio.gather(act, leaving)
        for _ in range(20):
            await hall.table_registry.live_table((await hall.open()).table)
        assert await hall.table_registry.live_table(opened.table) is not live_table

    asyncio.run(work())


def _word(live_table: LiveTable) -> str:
    return live_table.view(0).legal[-1].word


def test_a_bot_that_thinks_long_stops_no_other_table(tmp_path: Path) -> None:
    asked, answer = threading.Event(), threading.Event()

    class Slow(Shy):
        def choose(self, question: Asked) -> int:
            asked.set()
            assert answer.wait(20)
            return super().choose(question)

    names = iter(BUILT_IN.levels)
    bots = Registry([Bot(next(names), Slow), *(Bot(name, Shy) for name in names)])
    with house(tmp_path, walls=ToldWalls({"east": EAST}), bots=bots) as home:
        options = {"options": {"ready_at_once": False}}
        slow, quick = BUILT_IN.levels[:2]
        stuck, free = home.open(**options, bots=[slow] * 3), home.open(**options, bots=[quick] * 3)
        with home.sit(free) as other, home.sit(stuck, greet=False) as one:
            one.socket.send_text(json.dumps({"type": "hello", "token": stuck["token"], "nonce": ""}))
            one.heard()
            one.socket.send_text(json.dumps({"type": "act", "version": 1, "action": "discard 9s"}))
            assert asked.wait(20)
            assert other.act("discard 9s")[0]["type"] == "update"
            assert home.view(stuck)["version"] == 1
            answer.set()
            assert one.heard()[-1]["view"]["version"] > 1
