"""Whatever comes over the socket of a table: no message that is refused changes anything, however many come."""

import asyncio
import gc
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest
from fastapi import WebSocket

from eastwind.rules import load_preset
from eastwind.server.app import create_app
from eastwind.server.http.sockets import SeatSocket
from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.settings import UNHURRIED
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.opening import open_store
from eastwind.server.store.store import Store
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.protocol import NewTable
from tests.server.garble import Garbled, Garbler, Message
from tests.server.house import settings_for
from tests.server.line import Line
from tests.server.players import SHY

#: So many messages at a view before somebody plays on.
_AT_A_VIEW: Final = 40
_MEGABYTE: Final = 1 << 20


class _Attack:
    """Seats that say what nobody should, and now and then play on."""

    def __init__(self, table_registry: TableRegistry, seed: int) -> None:
        self._table_registry: Final = table_registry
        self._garbler: Final = Garbler(seed)
        self._random: Final = random.Random(seed)
        self.sent: Final[Counter[str]] = Counter()

    async def run(self, messages: int, now_and_then: Callable[[], None]) -> None:
        """Sends so many messages, at one table after the other."""
        while self.sent.total() < messages:
            rules = load_preset(self._random.choice(["ru-classic", "bg-classic", "pl-classic", "bmja"]))
            bots = ["novice"] * 3
            wish = NewTable(rules=rules.id, name="Ann", bots=bots)
            opened = await self._table_registry.open(rules, wish, "en")
            line = Line()
            socket = SeatSocket(
                cast("WebSocket", line), opened.table, self._table_registry, RateLimits(UNHURRIED), "build"
            )
            serving = asyncio.ensure_future(socket.serve())
            for _ in range(_AT_A_VIEW):
                await self._say(line, self._garbler.out_of_order({}))
                await self._say(line, self._garbler.message({}))
            line.send(json.dumps({"type": "hello", "token": opened.token, "nonce": "n"}))
            view = (await line.told())[-1]["view"]
            for _ in range(60):
                await self._at_a_view(line, opened.table, view)
                told = await self._play_on(line, view)
                if not told or self.sent.total() >= messages:
                    break
                view = told[-1]["view"]
            assert line.closed is None
            line.hang_up()
            await serving
            now_and_then()

    async def _at_a_view(self, line: Line, table: str, view: Message) -> None:
        live_table = await self._table_registry.live_table(table)
        before = live_table.match
        kept = await self._kept(table, view)
        for _ in range(_AT_A_VIEW):
            await self._say(line, self._garbler.message(view))
        assert live_table.match is before
        assert await self._kept(table, view) == kept

    async def _kept(self, table: str, view: Message) -> list[Any]:
        store = self._table_registry.store
        return [await store.table(table), await store.deals(table), await store.actions(table, view["hand"])]

    async def _say(self, line: Line, garbled: Garbled) -> None:
        self.sent[garbled.kind] += 1
        line.send(garbled.data)
        told = await line.told()
        types = [message["type"] for message in told]
        if garbled.refused:
            assert types == ["error"], (garbled, told)
            assert told[0]["code"] != "internal", garbled
            assert told[0]["expected"], garbled
        else:
            # one ping more, or an advice, is no harm
            assert set(types) <= {"error", "advice", "welcome", "update"}, (garbled, told)
            assert all(message.get("code") != "internal" for message in told), garbled

    async def _play_on(self, line: Line, view: Message) -> list[Message]:
        if view["phase"] == "match_over":
            return []
        if view["phase"] == "hand_over":
            message = {"type": "next_hand", "hand": view["hand"]}
        else:
            word = self._random.choice(view["legal"])["word"]
            message = {"type": "act", "version": view["version"], "action": word}
        line.send(json.dumps(message))
        told = await line.told()
        assert [answer["type"] for answer in told] == ["update"] * len(told), told
        return told


def _attack(
    folder: Path,
    seed: int,
    messages: int,
    now_and_then: Callable[[], None] = lambda: None,
    store: Store | None = None,
) -> Counter[str]:
    table_registry: TableRegistry = create_app(
        settings_for(folder), bots=SHY, store=store or MemoryStore()
    ).state.table_registry
    attack = _Attack(table_registry, seed)
    asyncio.run(attack.run(messages, now_and_then))
    return attack.sent


@pytest.mark.parametrize("store", ["memory", "sqlite", "postgres"])
def test_no_message_that_is_refused_changes_anything(
    request: pytest.FixtureRequest, tmp_path: Path, caplog: pytest.LogCaptureFixture, store: str
) -> None:
    if store == "memory":
        sent = _attack(tmp_path, seed=11, messages=4_000)
    else:
        address = request.getfixturevalue("postgres").empty() if store == "postgres" else None
        kept = open_store(tmp_path / "tables.sqlite3", address)
        try:
            sent = _attack(tmp_path, seed=11, messages=600, store=kept)
        finally:
            kept.close_now()
    assert len(sent) == 13
    assert min(sent.values()) > (50 if store == "memory" else 5)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(10))
def test_a_million_messages_change_nothing_and_leave_nothing_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None], seed: int
) -> None:
    """A tenth of them a seed. What is kept of the tables that were opened is the store's, and is measured apart."""
    sizes: list[int] = []
    _attack(tmp_path, seed=1000 + seed, messages=5_000)  # whatever is read once is read

    def look() -> None:
        gc.collect()
        sizes.append(_resident_bytes())

    sent = _attack(tmp_path, seed=seed, messages=100_000, now_and_then=look)
    record_property("messages of strangers over the socket", sent.total())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert sizes[-1] - sizes[len(sizes) // 4] < 16 * _MEGABYTE, sizes


def _resident_bytes() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096
