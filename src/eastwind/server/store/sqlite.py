"""The store in a file: SQLite, asked in threads of its own, so that nobody else waits for the disk or for a lock."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from eastwind.server.store.rows import ActionRow, Batch, DealRow, ResultRow, TableRow
from eastwind.server.store.sqlite_file import SqliteFile
from eastwind.server.store.store import StoreError

P = ParamSpec("P")
R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: After a power cut at most this much is lost; after the death of the process nothing.
_CHECKPOINT_SECONDS: Final = 1.0
#: Calls that may wait for a thread. More come only when the file is held up, and then it is better to say so at once.
_MOST_WAITING: Final = 1024


class _Thread:
    """One thread with one connection: calls are carried out in the order in which they came."""

    def __init__(self, file: SqliteFile, name: str, most: int) -> None:
        self.file: Final = file
        self._threads: Final = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most: Final = most
        self._waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """:raises StoreError: if too many wait already."""
        if self._waiting >= self._most:
            raise StoreError(f"{self.file.path}: {self._waiting} calls wait for it already")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown()
        self.file.close()


class SqliteStore:
    """A `Store` in one file. Writers stand in one row, for the file has one writer; readers do not wait for them.

    A third thread brings the log onto the disk itself every second while there is something to bring.
    """

    def __init__(self, path: Path, *, most_waiting: int = _MOST_WAITING) -> None:
        """Opens or makes the file and its folder.

        :raises StoreError: if that cannot be done, or if the file has a form that this version does not know.
        """
        self.path: Final = path
        self._writer: Final = _Thread(SqliteFile(path), "eastwind-writer", most_waiting)
        self._reader: Final = _Thread(SqliteFile(path), "eastwind-reader", most_waiting)
        self._ended: Final = threading.Event()
        self._checkpoints: Final = threading.Thread(target=self._checkpoint_now_and_then, daemon=True)
        self._checkpoints.start()

    async def create(self, table: TableRow) -> None:
        await self._writer.do(self._writer.file.create, table)

    async def append(self, table: str, batch: Batch) -> None:
        await self._writer.do(self._writer.file.append, table, batch)

    async def note_time(self, table: str, played: int) -> None:
        await self._writer.do(self._writer.file.note_time, table, played)

    async def table(self, table: str) -> TableRow | None:
        return await self._reader.do(self._reader.file.table, table)

    async def deals(self, table: str) -> Sequence[DealRow]:
        return await self._reader.do(self._reader.file.deals, table)

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        return await self._reader.do(self._reader.file.actions, table, hand)

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        return await self._reader.do(self._reader.file.answer, table, seat, version)

    async def results(self, table: str) -> Sequence[ResultRow]:
        return await self._reader.do(self._reader.file.results, table)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._ended.set()
        self._checkpoints.join()
        self._reader.close()
        # what waits to be written is written
        self._writer.close()

    def _checkpoint_now_and_then(self) -> None:
        while not self._ended.wait(_CHECKPOINT_SECONDS):
            try:
                self._writer.file.checkpoint()
            except StoreError:
                _log.exception("the database could not be brought onto the disk; it will be tried again")
        with contextlib.suppress(StoreError):
            self._writer.file.checkpoint()
