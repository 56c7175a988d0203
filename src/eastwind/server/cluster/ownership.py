"""The process that has a table of several persons in hand: only there is known who is present, and which windows are open.

Each process writes to the database every half second that it lives, and looks at what the others have written (`liveness`).
A thread of its own does that, on a connection of its own: neither a loop that comes late nor moves that wait for the database
keep a process from writing so. A process is dead when its place refuses connections, or when it has written nothing for long
enough; then its tables are free, and the process that is asked for one takes it. Nothing depends on there being one at a time:
the journal's key decides which was first.
"""

import asyncio
import contextlib
import hashlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final

from eastwind.server.cluster.liveness import HEARTBEAT_SECONDS, Peers
from eastwind.server.cluster.probe import ProbeResult, probe
from eastwind.server.network import Known
from eastwind.server.store.errors import StoreError
from eastwind.server.store.rows import ProcessRow
from eastwind.server.store.store import Store

_log: Final = logging.getLogger(__name__)
#: Seconds without work of its loop after which a process reports no more that it lives: it hangs, though its threads do not.
HANGS_SECONDS: Final = 8.0
#: Seconds that the thread which writes it may take to end.
_LAST_SECONDS: Final = 5.0

Probe = Callable[[str], Awaitable[ProbeResult]]
Lost = Callable[[], Awaitable[None]]


class Ownership:
    """Ownership of tables by one process among those that serve the same database."""

    def __init__(
        self,
        store: Store,
        place: str,
        known: Known | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        probe: Probe = probe,
    ) -> None:
        """:param place: where the others reach this one, such as `ws://127.0.0.1:4711`; :param known: what they know it by, where
        another process may have served there before; :param clock: seconds from any moment on, that never jump; :param probe:
        asks whether a process listens at a place.
        """
        known = known or Known()
        self.me: Final = ProcessRow(known.name, place, known.secret)
        self._store: Final = store
        self._clock: Final = clock
        self._probe: Final = probe
        self._mine: Final[set[str]] = set()
        self._peers: Final = Peers(self.me.name, clock)
        self._living: dict[str, ProcessRow] = {}
        #: Those that are dead, as far as it is known here.
        self._gone: Final[set[str]] = set()
        self._is_known = False
        self._has_left = False
        #: The loop at which tables are played, while it is another than the one that writes heartbeats;
        #: and when it last did anything.
        self._tables: asyncio.AbstractEventLoop | None = None
        self._loop_ran = clock()
        self._probing: Final[dict[str, asyncio.Task[None]]] = {}
        #: Work done at the tables because others took this process for dead.
        self._losing: Final[set[asyncio.Future[None]]] = set()

    @property
    def alone(self) -> bool:
        """Return whether no other process has been seen to live."""
        return not self._peers.seen

    @property
    def mark(self) -> str:
        """End of names of what lies in the memory of this process: a process that is asked for such a name knows where it is."""
        return f".{self.me.name}"

    def living(self, name: str) -> ProcessRow | None:
        """Return another process of a name, as far as it lives."""
        return self._living.get(name)

    def counting(self, visitor: str) -> ProcessRow | None:
        """Return the process that counts what a visitor does; None where it is this one.

        All that know the same ones choose the same; where one comes or goes, few visitors are counted elsewhere (rendezvous
        hashing).
        """
        others = self._living.values()
        return max((None, *others), key=lambda one: _weight(visitor, self.me if one is None else one))

    async def whereabouts(self, table: str) -> ProcessRow | None:
        """Return the process that has a table of several in hand, None where it is this one, which takes a free table.

        :raises StoreError: if the database cannot be asked.
        """
        if table in self._mine:
            return None
        if not self._is_known:
            await self._store.heartbeat(self.me)
            self._is_known = True
        found = await self._store.claim_table(table, self.me)
        if found.name != self.me.name:
            return found
        if not self._has_left:
            self._mine.add(table)
        return None

    def is_gone(self, process: ProcessRow) -> bool:
        """Return whether a process is taken for dead, or has ended."""
        return process.name in self._gone

    async def remove_process(self, process: ProcessRow) -> None:
        """Note that a process is known to be gone.

        :raises StoreError: if the database cannot be written.
        """
        _log.warning("the process at %s is gone: its tables go on elsewhere", process.place)
        await self._store.remove_process(process.name)
        self._peers.forget(process.name)
        self._living = {name: row for name, row in self._living.items() if name != process.name}
        self._gone.add(process.name)

    async def live(self, lost: Lost) -> None:
        """Report that this process lives, and look at the others, until it is cancelled.

        :param lost: called in this loop when the others took this process for dead: its tables may be theirs by now.
        """
        self._tables = asyncio.get_running_loop()
        self._loop_ran = self._clock()
        heartbeats = _InThread(partial(self._heartbeats, lost))
        try:
            while True:
                self._loop_ran = self._clock()
                await asyncio.sleep(HEARTBEAT_SECONDS)
        finally:
            await asyncio.to_thread(heartbeats.end)

    async def _heartbeats(self, lost: Lost) -> None:
        try:
            while True:
                try:
                    await self.heartbeat(lost)
                except StoreError as error:
                    # the others may take it for dead meanwhile, and it will be told so
                    _log.debug("heartbeat not written: %s", error)
                except Exception:  # noqa: BLE001 — whatever it was, a process that says nothing would be taken for dead
                    _log.exception("heartbeat not written; trying again")
                await asyncio.sleep(HEARTBEAT_SECONDS)
        finally:
            for task in self._probing.values():
                task.cancel()

    async def leave(self) -> None:
        """End this process's part: its tables are free at once."""
        self._has_left = True
        self._mine.clear()
        try:
            await self._store.remove_process(self.me.name)
        except StoreError as error:
            _log.warning("tables of this process not released, other processes wait a moment for them: %s", error)

    async def heartbeat(self, lost: Lost) -> None:
        """Report once that this process lives, and look once at the others.

        :param lost: called in the loop of the tables when the others took this process for dead: it has no table in hand then.

        :raises StoreError: if the database cannot be asked.
        """
        if self._has_left or (self._tables is not None and self._clock() - self._loop_ran > HANGS_SECONDS):
            return
        was_known = self._is_known
        lived, living = await self._store.heartbeat(self.me)
        if was_known and not lived:
            _log.warning("other processes took this one for dead; its visitors are sent to them")
            await self._at_the_tables(partial(self._lose, lost))
        self._is_known = True
        self._peers.look(living)
        others = {process.name: process for process in living if process.name != self.me.name}
        self._gone.update(self._living.keys() - others.keys())
        self._gone.difference_update(others)
        self._living = others
        for process in self._peers.dead:
            await self.remove_process(process)
        for process in self._peers.silent:
            if process.name not in self._probing:
                task = self._probing[process.name] = asyncio.ensure_future(self._probe_at(process))
                task.add_done_callback(partial(self._probed, process.name))

    async def _probe_at(self, process: ProcessRow) -> None:
        found = await self._probe(process.place)
        cut_off = found is ProbeResult.NO_WAY and self._peers.is_cut_off(process.name)
        if process.name in self._peers.seen and (found is ProbeResult.REFUSED or cut_off):
            with contextlib.suppress(StoreError):  # it is found again with the next look
                await self.remove_process(process)

    def _probed(self, name: str, _: asyncio.Task[None]) -> None:
        self._probing.pop(name, None)

    async def _at_the_tables(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run work in the loop of the tables, and wait for it only where that is this loop."""
        loop = self._tables
        if loop is None or loop is asyncio.get_running_loop():
            await work()
        else:
            loop.call_soon_threadsafe(self._begin, work)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(work())
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    async def _lose(self, lost: Lost) -> None:
        # behind all that waits in the loop of the tables: an answer that is on its way must not bring a table back
        self._mine.clear()
        await lost()


class _InThread:
    """Runner of work in a thread and a loop of its own until it is ended."""

    def __init__(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._work: Final = work
        self._loop: Final = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None
        self._is_ending = False
        self._thread: Final = threading.Thread(target=self._run, name="eastwind-heartbeats", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner, contextlib.suppress(asyncio.CancelledError):
            runner.run(self._until_told())

    async def _until_told(self) -> None:
        self._task = asyncio.current_task()
        if not self._is_ending:
            await self._work()

    def end(self) -> None:
        """End the work and wait for it, not for long."""

        def cancel() -> None:
            self._is_ending = True
            if self._task is not None:
                self._task.cancel()

        with contextlib.suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(cancel)
        self._thread.join(_LAST_SECONDS)


def _weight(visitor: str, process: ProcessRow) -> bytes:
    return hashlib.sha256(f"{visitor} {process.name}".encode()).digest()
