"""Worker processes, for work that can only be ended by ending its process.

None is there before it is needed. The first one takes seconds, for a process loads the engine; all others are copies of that
process, made in milliseconds and sharing its memory, so that one that was ended is soon replaced. After a while without requests
all are ended.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import checkpoint_if_cancelled

from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.jobs.worker import Done, Failed, Outcome, OutOfMemory, Refused, WorkerJob, serve
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, internal

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: Modules loaded by the process that the others are copies of: all for work in processes, but for what is compiled last.
_LOADED: Final = (
    "eastwind.book",
    "eastwind.server.jobs.worker",
    "eastwind.server.services.household.book",
    "eastwind.server.services.household.work",
    "eastwind.server.services.replays",
    "eastwind.server.services.solo",
    "eastwind.server.jobs.preload",
)
_NAME: Final = "eastwind-worker"
#: Number of jobs after which a worker is replaced: anything they left behind goes with it.
_JOBS: Final = 256
#: How long an ended process may take to be gone.
_FAREWELL_SECONDS: Final = 5.0
#: The name of a socket has 104 bytes on the strictest system; what the standard library puts behind the folder takes 33 of them.
_LONGEST_FOLDER: Final = 70


class Apart(Protocol):
    """Executor of work that may have to be ended."""

    async def do(self, function: Callable[..., R], *args: object) -> R:
        """Return the result of a function that can be found by its name. When this is cancelled, the work ends.

        :raises Refusal: if the function refuses, takes too much time or memory, fails, or is broken off.
        """

    async def warm(self) -> None:
        """Load the engine, so that the next work need not wait for it."""

    async def close(self) -> None:
        """End all of it."""


@dataclass(eq=False, slots=True)
class _Worker:
    process: BaseProcess
    line: Connection
    jobs: int = 0

    @property
    def is_there(self) -> bool:
        """Availability of the worker for work.

        An idle worker sends nothing: what comes over its line is its end, noticed there before the process is known to be dead.
        """
        return self.process.is_alive() and not self.line.poll()


class WorkerPool:
    """Worker processes of a server. Used from its event loop only."""

    def __init__(self, limits: WorkLimits) -> None:
        self._limits: Final = limits
        self._context: Final = _context()
        self._idle: Final[deque[_Worker]] = deque()
        self._busy: Final[set[_Worker]] = set()
        self._ended: Final[list[BaseProcess]] = []
        #: Making a process changes what the standard library keeps of all of them.
        self._making: Final = asyncio.Lock()
        self._threads: Final = CapacityLimiter(2 * limits.processes)
        self._rest: asyncio.TimerHandle | None = None
        self._resting: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """Ids of the existing processes."""
        workers = [*self._idle, *self._busy]
        return [worker.process.pid for worker in workers if worker.process.pid is not None]

    async def do(self, function: Callable[..., R], *args: object) -> R:
        """See `Apart`."""
        worker = await self._take()
        try:
            outcome = await to_thread.run_sync(
                self._ask,
                worker,
                WorkerJob(function, args, self._limits.seconds),
                abandon_on_cancel=True,
                limiter=self._threads,
            )
        except (EOFError, OSError) as error:
            raise Refusal(
                ErrorCode.INTERRUPTED, "work that is done to its end", "a process that ended meanwhile", retry_after=1
            ) from error
        else:
            worker.jobs += 1
            if outcome is not None and not isinstance(outcome, OutOfMemory) and worker.jobs < _JOBS:
                self._busy.discard(worker)
                self._idle.append(worker)
        finally:
            if worker in self._busy:
                self._end(worker)
            self._rest_later()
        result: R = self._result(outcome)
        return result

    async def warm(self) -> None:
        """See `Apart`."""
        if not self._idle and not self._busy:
            with contextlib.suppress(Refusal):
                await self.do(_nothing)

    async def close(self) -> None:
        """See `Apart`."""
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
        async with self._making:
            for worker in [*self._idle, *self._busy]:
                self._end(worker)
            await to_thread.run_sync(self._see_them_off)

    def _ask(self, worker: _Worker, job: WorkerJob) -> Outcome | None:
        """Return a worker's answer; None if it does not answer within the time. Runs in a thread."""
        worker.line.send(job)
        if not worker.line.poll(job.seconds):
            return None
        outcome: Outcome = worker.line.recv()
        return outcome

    def _result(self, outcome: Outcome | None) -> Any:
        match outcome:
            case None:
                raise self._too_costly(f"{self._limits.seconds:.0f} seconds")
            case OutOfMemory():
                raise self._too_costly(f"{self._limits.memory // 2**20} MB of memory")
            case Refused(refusal):
                raise refusal
            case Failed(trace):
                _log.error("work in a process of its own failed\n%s", trace)
                raise internal()
            case Done(result):
                return result

    @staticmethod
    def _too_costly(most: str) -> Refusal:
        return Refusal(ErrorCode.TOO_COSTLY, f"work that takes at most {most}", "more")

    # --- the processes ------------------------------------------------------------------------------------------------

    async def _take(self) -> _Worker:
        """Return an idle worker, the one that was busy last; a new one if there is none."""
        if self._rest is not None:
            self._rest.cancel()
        while self._idle:
            worker = self._idle.pop()
            self._busy.add(worker)
            if worker.is_there:
                return worker
            self._end(worker)
        async with self._making:
            if self._closed:
                raise Refusal(ErrorCode.INTERRUPTED, "a server that goes on", "one that is being stopped")
            if not self._idle:
                # whoever asked may be gone when it is there: then it waits for the next one
                self._idle.append(await to_thread.run_sync(self._make, limiter=self._threads))
        await checkpoint_if_cancelled()
        worker = self._idle.pop()
        self._busy.add(worker)
        return worker

    def _make(self) -> _Worker:
        """Start a worker. Runs in a thread, one at a time."""
        self._context.set_forkserver_preload(list(_LOADED))
        self._ended[:] = [process for process in self._ended if process.is_alive()]
        here, there = self._context.Pipe()
        process = self._context.Process(target=serve, args=(there, self._limits.memory), name=_NAME, daemon=True)
        process.start()
        there.close()
        return _Worker(process, here)

    def _end(self, worker: _Worker) -> None:
        self._busy.discard(worker)
        with contextlib.suppress(ValueError):
            self._idle.remove(worker)
        worker.process.kill()
        # the thread that waits for an answer hears of the end by itself: the line is closed when it has let go of it
        self._ended.append(worker.process)

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        loop = asyncio.get_running_loop()
        self._rest = loop.call_later(self._limits.idle_seconds, self._rest_now)

    def _rest_now(self) -> None:
        """End all processes when none has work."""
        if self._busy or self._making.locked():
            self._rest_later()
            return
        for worker in list(self._idle):
            self._end(worker)
        self._resting = asyncio.ensure_future(self._rest_fully())

    async def _rest_fully(self) -> None:
        async with self._making:
            if not self._idle and not self._busy:
                await to_thread.run_sync(self._see_them_off)

    def _see_them_off(self) -> None:
        for process in self._ended:
            process.join(_FAREWELL_SECONDS)
        self._ended.clear()
        if not any(process.name == _NAME for process in multiprocessing.active_children()):
            # it has no public end: it would stay, with the engine in its memory, until this process is gone
            forkserver._forkserver._stop()  # type: ignore[attr-defined]  # as said above


def _context() -> ForkServerContext | SpawnContext:
    """Return the context that makes processes: as copies of one that has loaded the engine, where the system can do that.

    Such copies are requested at a socket in the folder for temporary files. Where its name would be too long for a socket, each
    process loads the engine for itself.
    """
    folder = os.fsencode(tempfile.gettempdir())
    if "forkserver" in multiprocessing.get_all_start_methods() and len(folder) <= _LONGEST_FOLDER:
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


def _nothing() -> None:
    pass
