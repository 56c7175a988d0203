"""The store in a file: SQLite, asked in threads of its own, so that nobody else waits for the disk or for a lock."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import ActionRow, Batch, Cut, DealRow, KeptMatch, ResultRow, TableRow
from eastwind.server.store.sqlite_file import SqliteFile
from eastwind.server.store.store import JournalConflict, StoreError, StoreFault

P = ParamSpec("P")
R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: After a power cut at most this much is lost; after the death of the process nothing.
_CHECKPOINT_SECONDS: Final = 1.0
#: How long a call waits for another process that is writing, those before it in the row included.
_PATIENCE: Final = 5.0
#: How long the file is looked through when it is opened. `eastwind check` takes the time that it takes.
_LOOK_SECONDS: Final = 2.0
#: After so many checkpoints in a row that somebody who reads kept from coming to their end, it is said.
_HELD_CHECKPOINTS: Final = 60
#: Calls that may wait for a thread. More come only when the file is held up, and then it is better to say so at once.
_MOST_WAITING: Final = 1024
_FORGOTTEN_AT_ONCE: Final = 50
#: Seconds between the first and the last of batches that are committed together.
_TOGETHER: Final = 0.1
#: Seconds between two commits, so that those of many tables come together.
_BREATH: Final = 0.002
#: Matches that are read at once to be counted.
_COUNTED_AT_ONCE: Final = 10


class _Thread:
    """One thread with one connection: calls are carried out in the order in which they came."""

    def __init__(self, file: SqliteFile, name: str, most: int) -> None:
        self.file: Final = file
        self._threads: Final = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most: Final = most
        self._waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """:raises StoreError: if too many wait already, or if it waited too long for another process."""
        due = time.monotonic() + _PATIENCE

        def call() -> R:
            with self.file.until(due):
                return work(*args, **kwargs)

        with self._in_row():
            return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    @contextlib.contextmanager
    def _in_row(self) -> Iterator[None]:
        if self._waiting >= self._most:
            raise StoreError(f"{self.file.path}: {self._waiting} calls wait for it already", StoreFault.HELD_UP)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown()
        self.file.close()


class _Coming(NamedTuple):
    """A batch on its way into the file, and who waits for it."""

    table: str
    batch: Batch
    due: float
    written: asyncio.Future[None]


class _Writer(_Thread):
    """The thread that writes. Batches that come while it is at work are committed together: that costs hardly more than one.

    The loop gathers them and wakes the thread once for all, for to be woken costs both as much as a batch does.
    """

    def __init__(self, file: SqliteFile, name: str, most: int) -> None:
        super().__init__(file, name, most)
        self.figures: Final = StoreFigures()
        self._coming: list[_Coming] = []
        #: The loop whose batches are being written.
        self._at_work: asyncio.AbstractEventLoop | None = None
        self._rested = 0.0

    async def append(self, table: str, batch: Batch) -> None:
        """:raises StoreError: as `do` and the file have it."""
        loop = asyncio.get_running_loop()
        with self._in_row():
            coming = _Coming(table, batch, time.monotonic() + _PATIENCE, loop.create_future())
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
        with self.file.until(now[0].due):
            errors = self.file.append_all([(coming.table, coming.batch) for coming in now])
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


class SqliteStore:
    """A `Store` in one file. Writers stand in one row, for the file has one writer; readers do not wait for them.

    A third thread brings the log onto the disk itself every second while there is something to bring, and looks after the files.
    """

    def __init__(self, path: Path, *, most_waiting: int = _MOST_WAITING) -> None:
        """Opens or makes the file and its folder, looks it through, and writes into it once.

        :raises StoreError: if that cannot be done, or if the file is damaged or has a form that this version does not know.
        """
        self.path: Final = path
        self._trouble: StoreError | None = None
        with contextlib.ExitStack() as opened:
            writing, reading = SqliteFile(path, _PATIENCE), SqliteFile(path, _PATIENCE)
            opened.callback(writing.close)
            opened.callback(reading.close)
            if not reading.look_through(_LOOK_SECONDS):
                _log.warning("%s is too large to be looked through at every start: `eastwind check` does it", path)
            writing.try_to_write()
            opened.pop_all()
        self._writer: Final = _Writer(writing, "eastwind-writer", most_waiting)
        self._reader: Final = _Thread(reading, "eastwind-reader", most_waiting)
        self._held_checkpoints = 0
        self._ended: Final = threading.Event()
        self._checkpoints: Final = threading.Thread(target=self._checkpoint_now_and_then, daemon=True)
        self._checkpoints.start()

    async def create(self, table: TableRow) -> None:
        await self._write(self._writer.file.create, table)
        self.figures.tables += 1

    async def append(self, table: str, batch: Batch) -> None:
        with self._noting():
            await self._writer.append(table, batch)

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        await self._write(self._writer.file.reseat, before, after)

    async def invited(self, code: str) -> str | None:
        return await self._reader.do(self._reader.file.invited, code)

    async def note_time(self, table: str, played: int) -> None:
        await self._write(self._writer.file.note_time, table, played)

    async def cut_back(self, table: str, cut: Cut) -> None:
        await self._write(self._writer.file.cut_back, table, cut)

    async def forget_unseated(self, opened_before: str) -> int:
        # found by the reader, for it takes a while where there are many, and let go of by few, so that no writer waits long
        late = await self._reader.do(self._reader.file.unseated, opened_before)
        for first in range(0, len(late), _FORGOTTEN_AT_ONCE):
            await self._writer.do(self._writer.file.forget_unseated, late[first : first + _FORGOTTEN_AT_ONCE])
        return len(late)

    async def table(self, table: str) -> TableRow | None:
        return await self._reader.do(self._reader.file.table, table)

    async def deals(self, table: str) -> Sequence[DealRow]:
        return await self._reader.do(self._reader.file.deals, table)

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        return await self._reader.do(self._reader.file.actions, table, hand)

    async def beyond(self, table: str) -> Sequence[ActionRow]:
        return await self._reader.do(self._reader.file.beyond, table)

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        return await self._reader.do(self._reader.file.answer, table, seat, version)

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        found: list[KeptMatch] = []
        # whoever loads a table meanwhile does not wait for all of them
        for first in range(0, len(tables), _COUNTED_AT_ONCE):
            found += await self._reader.do(self._reader.file.matches, tables[first : first + _COUNTED_AT_ONCE])
        return found

    async def last_version(self, table: str) -> int:
        return await self._reader.do(self._reader.file.last_version, table)

    async def results(self, table: str) -> Sequence[ResultRow]:
        return await self._reader.do(self._reader.file.results, table)

    async def try_to_write(self) -> None:
        await self._write(self._writer.file.try_to_write, room=True)

    @property
    def figures(self) -> StoreFigures:
        return self._writer.figures

    @property
    def trouble(self) -> StoreFault | None:
        found = self._trouble
        return None if found is None else found.fault

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """Closes it where nothing else is to go on meanwhile. Twice is as good as once."""
        self._ended.set()
        self._checkpoints.join()
        self._reader.close()
        # what waits to be written is written
        self._writer.close()

    async def _write(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        with self._noting():
            await self._writer.do(work, *args, **kwargs)

    @contextlib.contextmanager
    def _noting(self) -> Iterator[None]:
        """Notes whether something could be kept."""
        try:
            yield
        except JournalConflict:
            # that is between those who play: the file has been asked and has answered
            self._note(None)
            raise
        except StoreError as error:
            self._note(error)
            raise
        self._note(None)

    def _note(self, trouble: StoreError | None) -> None:
        """Says once that nothing can be kept, and once that it is over."""
        before, self._trouble = self._trouble, trouble
        if trouble is not None and (before is None or before.fault is not trouble.fault):
            _log.error("nothing can be kept: %s", trouble)
        elif trouble is None and before is not None:
            _log.warning("%s can be written again", self.path)

    def _checkpoint_now_and_then(self) -> None:
        while not self._ended.wait(_CHECKPOINT_SECONDS):
            try:
                self._look_after()
            except StoreError as error:
                self._note(error)
        with contextlib.suppress(StoreError):
            self._writer.file.checkpoint()

    def _look_after(self) -> None:
        file = self._writer.file
        file.look_at_files()
        if self._trouble is not None:
            with file.until(time.monotonic()):
                file.try_to_write(room=True)
            self._note(None)
        if file.checkpoint():
            self._held_checkpoints = 0
            return
        self._held_checkpoints += 1
        if self._held_checkpoints == _HELD_CHECKPOINTS:
            _log.warning(
                "somebody has been reading %s for %d s: its log grows; what is in it is on the disk all the same",
                self.path,
                round(_HELD_CHECKPOINTS * _CHECKPOINT_SECONDS),
            )
