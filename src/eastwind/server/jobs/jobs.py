"""Long work that visitors request: jobs that go on in the background, few at a time, each of another visitor.

The tables come first: the working threads give way to them, the waiting jobs of a visitor are bounded, and a job is given up
when its visitor stops asking for it. Turns are those of the fair queue, as for short work.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.cores import available_cores, share_out
from eastwind.server.jobs.fair_queue import FairQueue, Turn
from eastwind.server.jobs.work_limits import JobLimits

T = TypeVar("T")
R = TypeVar("R")

JobState = Literal["waiting", "running", "done", "cancelled", "failed"]

_log: Final = logging.getLogger(__name__)
_NAME_BYTES: Final = 12
_LIMITS: Final = JobLimits()


class JobProgress(Protocol):
    """Progress of a job, as its work sees it. :ivar done: amount of it that is done, reported to clients."""

    done: int

    def share(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Share pieces out among the cores, with the lowest priority; end early when the job is given up."""
        ...

    @property
    def is_given_up(self) -> bool: ...


class LongTask(Protocol):
    """A long task. :ivar size: amount of work."""

    @property
    def size(self) -> int: ...

    def carry_out(self, course: JobProgress) -> Any:
        """Return the result; if the job was given up on the way, that of the part that was done."""


@dataclass(slots=True)
class Job:
    """A task under way. Its working thread changes `done`, all else is changed in the event loop."""

    task: LongTask
    visitor: str
    id: str
    turn: Turn
    state: JobState = "waiting"
    done: int = 0
    begun: float = 0.0
    ended: float = 0.0
    asked: float = 0.0
    found: Any = None
    stop: threading.Event = field(default_factory=threading.Event)


class Jobs:
    """Long work of a server. Used from its event loop only."""

    def __init__(
        self, limits: JobLimits = _LIMITS, clock: Callable[[], float] = time.monotonic, mark: str = ""
    ) -> None:
        """:param mark: suffix of the names of this process's jobs."""
        self._mark: Final = mark
        self._limits: Final = limits
        self._clock: Final = clock
        self._queue: Final = FairQueue(limits.queue, clock=clock)
        self._threads: Final = CapacityLimiter(limits.at_once)
        self._jobs: Final[OrderedDict[str, Job]] = OrderedDict()
        self._under_way: Final[set[asyncio.Task[None]]] = set()

    def begin(self, task: LongTask, visitor: str) -> Job:
        """Put a task into the queue.

        :raises Refusal: if too many wait already, of this visitor or of all.
        """
        self._give_up_forsaken()
        turn = self._queue.enter(visitor, f"{type(task).__qualname__} of 2^{task.size.bit_length()}")
        job = Job(task, visitor, secrets.token_urlsafe(_NAME_BYTES) + self._mark, turn, asked=self._clock())
        self._jobs[job.id] = job
        under_way = asyncio.ensure_future(self._run(job))
        self._under_way.add(under_way)
        under_way.add_done_callback(self._under_way.discard)
        return job

    def find(self, name: str) -> Job | None:
        """Return a job by its name, None where there is none; asking keeps it going."""
        job = self._jobs.get(name)
        if job is not None:
            job.asked = self._clock()
        self._give_up_forsaken()
        return job

    def ahead_of(self, job: Job) -> int:
        """Return the number of jobs that go before it as things are."""
        return self._queue.ahead_of(job.turn)

    def rate(self, job: Job) -> float:
        """Return the amount done a second so far."""
        if not job.begun or not job.done:
            return 0.0
        return job.done / max((job.ended or self._clock()) - job.begun, 1e-6)

    def cancel(self, job: Job) -> Job:
        """Cancel a job that is not over."""
        job.stop.set()
        if job.state == "waiting":
            job.state = "cancelled"
            self._queue.withdraw(job.turn)
        return job

    async def close(self) -> None:
        """End all jobs and wait for their threads: a moment."""
        for job in self._jobs.values():
            self.cancel(job)
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _run(self, job: Job) -> None:
        try:
            await self._queue.run(job.turn, lambda begin: self._carry_out(job, begin))
        except Exception:  # noqa: BLE001 — whatever it was, those that wait are to have their turn all the same
            _log.exception("job %s failed", job.id)
            job.state = "failed"
        finally:
            job.ended = self._clock()
            self._forget_old()

    async def _carry_out(self, job: Job, begin: Callable[[], None]) -> None:
        if job.state != "waiting" or self._is_given_up(job):
            job.state = "cancelled"
            return
        begin()
        job.state, job.begun = "running", self._clock()
        progress = _Progress(job, lambda: self._is_given_up(job))
        job.found = await to_thread.run_sync(job.task.carry_out, progress, limiter=self._threads)
        job.state = "done" if job.done >= job.task.size else "cancelled"

    def _give_up_forsaken(self) -> None:
        """Cancel waiting jobs that no client asks for any more."""
        for job in self._jobs.values():
            if job.state == "waiting" and self._is_given_up(job):
                self.cancel(job)

    def _is_given_up(self, job: Job) -> bool:
        now = self._clock()
        late = job.begun and now - job.begun > self._limits.seconds
        return bool(job.stop.is_set() or late or now - job.asked > self._limits.forsaken_seconds)

    def _forget_old(self) -> None:
        over = [job for job in self._jobs.values() if job.state in ("done", "cancelled", "failed")]
        for job in over[: max(len(over) - self._limits.kept, 0)]:
            del self._jobs[job.id]


class _Progress:
    """Progress of a job."""

    def __init__(self, job: Job, given_up: Callable[[], bool]) -> None:
        self._job: Final = job
        self._given_up: Final = given_up

    @property
    def done(self) -> int:
        return self._job.done

    @done.setter
    def done(self, done: int) -> None:
        self._job.done = done

    @property
    def is_given_up(self) -> bool:
        return self._given_up()

    def share(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        return share_out(work, pieces, available_cores(), stop=self._given_up, modest=True)
