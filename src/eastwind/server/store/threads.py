"""A database asked in threads of its own, so that no other work waits for the disk, the network or a lock."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, ParamSpec, TypeVar

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict, StoreError, StoreFault
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import Batch

P = ParamSpec("P")
R = TypeVar("R")

#: How long a call waits for another process that is writing, or for a database that is away, those before it in the row included.
PATIENCE: Final = 5.0
#: Seconds between the first and the last of batches that are committed together.
_TOGETHER: Final = 0.1
#: Seconds between two commits, so that those of many tables come together.
_BREATH: Final = 0.002


class Thread:
    """One thread with one connection: calls are carried out in the order in which they came."""

    def __init__(self, database: Database, name: str, most: int) -> None:
        self.database: Final = database
        self._threads: Final = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most: Final = most
        self._waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """:raises StoreError: if too many wait already, or if it waited too long for another process."""
        due = time.monotonic() + PATIENCE

        def call() -> R:
            with self.database.until(due):
                return work(*args, **kwargs)

        with self._in_row():
            return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    @contextlib.contextmanager
    def _in_row(self) -> Iterator[None]:
        if self._waiting >= self._most:
            raise StoreError(f"{self.database.name}: {self._waiting} calls wait for it already", StoreFault.HELD_UP)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown()
        self.database.close()


class Aside:
    """A thread with a connection of its own, opened when something is first asked of it. Several loops may ask."""

    def __init__(self, open_one: Callable[[], Database], name: str) -> None:
        """:param open_one: connects; raises `StoreError` where that cannot be done, and is then tried again."""
        self._open: Final = open_one
        self._database: Database | None = None
        self._threads: Final = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def do(self, work: Callable[[Database], R]) -> R:
        """:raises StoreError: if it cannot connect, or waited too long for another process."""
        due = time.monotonic() + PATIENCE

        def call() -> R:
            if self._database is None:
                self._database = self._open()
            with self._database.until(due):
                return work(self._database)

        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def close(self) -> None:
        """Wait for what has been asked, and let go of the connection."""
        self._threads.shutdown()
        if self._database is not None:
            self._database.close()


class _Coming(NamedTuple):
    """A batch on its way into the file, and the future that waits for it."""

    table: str
    batch: Batch
    due: float
    written: asyncio.Future[None]


class WriterThread(Thread):
    """The thread that writes. Batches that come while it is at work are committed together: that costs hardly more than one.

    The loop gathers them and wakes the thread once for all, for a wake-up costs both as much as a batch does.
    """

    def __init__(self, database: Database, name: str, most: int) -> None:
        super().__init__(database, name, most)
        self.figures: Final = StoreFigures()
        self._coming: list[_Coming] = []
        #: The loop whose batches are being written.
        self._at_work: asyncio.AbstractEventLoop | None = None
        self._rested = 0.0

    async def append(self, table: str, batch: Batch) -> None:
        """:raises StoreError: as `do` and the file have it."""
        loop = asyncio.get_running_loop()
        with self._in_row():
            coming = _Coming(table, batch, time.monotonic() + PATIENCE, loop.create_future())
            self._coming.append(coming)
            self._begin(loop)
            await coming.written

    def close(self) -> None:
        if self._coming:
            self._threads.submit(self._write, self._coming, None)
        super().close()

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._coming or (self._at_work is not None and not self._at_work.is_closed()):
            return
        self._at_work = loop
        # where nobody else plays it begins with what this turn of the loop brings; under load it takes a breath between commits
        loop.call_at(max(loop.time(), self._rested), self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        # the others may wait longer for another process than the first
        until = self._coming[0].due + _TOGETHER
        now = [coming for coming in self._coming if coming.due <= until]
        self._coming = self._coming[len(now) :]
        self._threads.submit(self._write, now, loop)

    def _write(self, now: Sequence[_Coming], loop: asyncio.AbstractEventLoop | None) -> None:
        begun = time.perf_counter()
        with self.database.until(now[0].due):
            errors = self.database.append_all([(coming.table, coming.batch) for coming in now])
        conflicts = sum(isinstance(error, JournalConflict) for error in errors)
        failures = len(errors) - errors.count(None) - conflicts
        self.figures.note(time.perf_counter() - begun, len(errors), conflicts, failures)
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # nobody waits where the loop is closed
                loop.call_soon_threadsafe(self._written, loop, now, errors)

    def _written(
        self, loop: asyncio.AbstractEventLoop, now: Sequence[_Coming], errors: Sequence[StoreError | None]
    ) -> None:
        self._at_work = None
        self._rested = loop.time() + _BREATH
        self._begin(loop)
        _tell(now, errors)


def _tell(written: Sequence[_Coming], errors: Sequence[StoreError | None]) -> None:
    for coming, error in zip(written, errors, strict=True):
        if coming.written.done():
            continue  # whoever waited is gone
        if error is None:
            coming.written.set_result(None)
        else:
            coming.written.set_exception(error)
