"""Stores that misbehave when they are told to."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from eastwind.match.entries import ActionEntry, DealEntry, ResultEntry
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import Batch, TableRow
from eastwind.server.store.sqlite import SqliteStore


class FaultyStore(SqliteStore):
    """A disk that is full when it is told to be, and cannot be read once for each call that it is told of.

    :ivar unreadable: the calls that are to fail.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.full = False
        self.unreadable: set[str] = set()

    async def table(self, table: str) -> TableRow | None:
        self._read("table")
        return await super().table(table)

    async def deals(self, table: str) -> Sequence[DealEntry]:
        self._read("deals")
        return await super().deals(table)

    async def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        self._read("actions")
        return await super().actions(table, hand)

    async def results(self, table: str) -> Sequence[ResultEntry]:
        self._read("results")
        return await super().results(table)

    def _read(self, call: str) -> None:
        if call in self.unreadable:
            self.unreadable.remove(call)
            raise StoreError("a read failed", StoreFault.DAMAGED)

    async def append(self, table: str, batch: Batch) -> None:
        if self.full:
            raise StoreError("the disk is full", StoreFault.FULL)
        await super().append(table, batch)


class HangingStore(MemoryStore):
    """Writes for one table, or all its calls, wait until they are let go.

    :ivar order: the versions of the actions that were written, by table.
    """

    def __init__(self) -> None:
        super().__init__()
        self.order: dict[str, list[int]] = {}
        self._held: dict[str, asyncio.Event] = {}
        self._reads_too = False
        self._reached: dict[str, asyncio.Event] = {}

    async def reached(self, table: str) -> None:
        """Waits until somebody waits."""
        await self._reached.setdefault(table, asyncio.Event()).wait()

    async def hold(self, table: str, *, reads_too: bool = False) -> None:
        self._held[table] = asyncio.Event()
        self._reads_too = reads_too

    async def let_go(self, table: str) -> None:
        self._held.pop(table).set()

    async def _wait_for(self, table: str, *, reading: bool = False) -> None:
        held = self._held.get(table)
        if held is not None and (self._reads_too or not reading):
            self._reached.setdefault(table, asyncio.Event()).set()
            await held.wait()

    async def append(self, table: str, batch: Batch) -> None:
        await self._wait_for(table)
        await super().append(table, batch)
        self.order.setdefault(table, []).extend(row.version for row in batch.actions)

    async def note_time(self, table: str, played: int) -> None:
        await self._wait_for(table)
        await super().note_time(table, played)

    async def table(self, table: str) -> TableRow | None:
        await self._wait_for(table, reading=True)
        return await super().table(table)

    async def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        await self._wait_for(table, reading=True)
        return await super().actions(table, hand)


class NotedStore(SqliteStore):
    """Notes what is committed, and which hands are read.

    :ivar order: a "commit" for each batch, for others to add to.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.order: list[str] = []
        self.hands_read: list[int] = []

    async def append(self, table: str, batch: Batch) -> None:
        await super().append(table, batch)
        self.order.append("commit")

    async def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        self.hands_read.append(hand)
        return await super().actions(table, hand)
