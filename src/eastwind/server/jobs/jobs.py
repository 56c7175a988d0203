"""Long work that visitors request: few jobs run at a time, each of another visitor, few wait, and each has an end.

The tables come first: the working threads give way to them, the waiting jobs of a visitor are bounded, and a job is given up
when its visitor stops asking for it. The next job is that of the visitor who has been served least recently.
"""

import logging
import math
import secrets
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeVar

from eastwind.cores import available_cores, share_out
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

T = TypeVar("T")
R = TypeVar("R")

JobState = Literal["waiting", "running", "done", "cancelled", "failed"]

_log: Final = logging.getLogger(__name__)
#: After how long it is worth asking again when too many wait: they take a minute as often as a second.
_RETRY_SECONDS: Final = 10
_NAME_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class JobLimits:
    """Bounds against visitors who would take the machine for themselves.

    :ivar at_once: jobs under way, one of a visitor; :ivar waiting_each: of one visitor that have not begun; :ivar waiting: all;
    :ivar kept: that are over; :ivar forsaken_seconds: without a request for it, until one that is waiting or running is given
        up; :ivar seconds: that one may take.
    """

    at_once: int = 2
    waiting_each: int = 2
    waiting: int = 12
    kept: int = 16
    forsaken_seconds: float = 60.0
    seconds: float = 900.0


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
    """A task under way. Changed by the working thread and by requests; each field by one of them only, but for `state`."""

    task: LongTask
    visitor: str
    id: str
    state: JobState = "waiting"
    done: int = 0
    begun: float = 0.0
    ended: float = 0.0
    asked: float = 0.0
    found: Any = None
    stop: threading.Event = field(default_factory=threading.Event)


class Jobs:
    """Long work of a server. Its threads begin with the first jobs."""

    def __init__(
        self, limits: JobLimits = JobLimits(), clock: Callable[[], float] = time.monotonic, mark: str = ""
    ) -> None:
        """Set up the queue.

        :param mark: suffix of the names of this process's jobs.
        """
        self._mark: Final = mark
        self.limits: Final = limits
        self._clock: Final = clock
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._change: Final = threading.Condition()
        self._threads: Final[list[threading.Thread]] = []
        #: When a visitor's job was begun last.
        self._served: Final[dict[str, float]] = {}
        self._closed = False

    def begin(self, task: LongTask, visitor: str) -> Job:
        """Put a task behind the waiting ones of the visitor.

        :raises Refusal: if too many wait already, of this visitor or of all.
        """
        with self._change:
            self._give_up_forsaken()
            waiting = [job.visitor for job in self._waiting()]
            for code, found, most in (
                (ErrorCode.BUSY, waiting.count(visitor), self.limits.waiting_each),
                (ErrorCode.CROWDED, len(waiting), self.limits.waiting),
            ):
                if found >= most:
                    expected = f"at most {most} jobs that wait"
                    raise Refusal(code, expected, f"{found} that do", retry_after=_RETRY_SECONDS)
            job = Job(task, visitor, secrets.token_urlsafe(_NAME_BYTES) + self._mark, asked=self._clock())
            self._jobs[job.id] = job
            if len(self._threads) < self.limits.at_once:
                name = f"eastwind-jobs-{len(self._threads) + 1}"
                self._threads.append(threading.Thread(target=self._work, name=name, daemon=True))
                self._threads[-1].start()
            self._change.notify_all()
        return job

    def find(self, name: str) -> Job | None:
        """Return a job by its name, None where there is none; asking keeps it going."""
        with self._change:
            job = self._jobs.get(name)
        if job is not None:
            job.asked = self._clock()
        return job

    def ahead_of(self, job: Job) -> int:
        """Return the number of jobs that go before it as things are.

        Visitors take turns, so that others may still come before.
        """
        if job.state != "waiting":
            return 0
        with self._change:
            running = sum(one.state == "running" for one in self._jobs.values())
            queue = self._in_turn()
            return running + (queue.index(job) if job in queue else 0)

    def rate(self, job: Job) -> float:
        """Return the amount done a second so far."""
        if not job.begun or not job.done:
            return 0.0
        return job.done / max((job.ended or self._clock()) - job.begun, 1e-6)

    def cancel(self, job: Job) -> Job:
        """Cancel a job that is not over."""
        job.stop.set()
        with self._change:
            if job.state == "waiting":
                job.state = "cancelled"
        return job

    def close(self) -> None:
        """End all jobs and wait for the threads: a moment."""
        with self._change:
            self._closed = True
            for job in self._jobs.values():
                job.stop.set()
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    # --- the threads that work ---------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._next()) is not None:
            try:
                self._carry_out(job)
            except Exception:  # noqa: BLE001 — whatever it was, the next one is to have its turn all the same
                _log.exception("job %s failed", job.id)
                job.state = "failed"
            with self._change:
                job.ended = self._clock()
                self._forget_old()
                # another one of the same visitor may be next
                self._change.notify_all()

    def _next(self) -> Job | None:
        """Wait for the first job of the visitor served least recently, of those with no job under way; return None on closing."""
        with self._change:
            while not self._closed:
                self._give_up_forsaken()
                served = {job.visitor for job in self._jobs.values() if job.state == "running"}
                job = next((job for job in self._in_turn() if job.visitor not in served), None)
                if job is not None:
                    job.state = "running"
                    job.begun = self._served[job.visitor] = self._clock()
                    return job
                self._change.wait()
        return None

    def _waiting(self) -> Iterator[Job]:
        return (job for job in self._jobs.values() if job.state == "waiting")

    def _in_turn(self) -> list[Job]:
        """Return the waiting jobs in the order of turns: the least recently served visitor first, then the second job of each."""
        rounds: Counter[str] = Counter()
        found = []
        for job in self._waiting():
            found.append((rounds[job.visitor], self._served.get(job.visitor, -math.inf), job))
            rounds[job.visitor] += 1
        return [job for _, _, job in sorted(found, key=lambda one: one[:2])]

    def _give_up_forsaken(self) -> None:
        """Cancel waiting jobs that no client asks for any more."""
        for job in list(self._waiting()):
            if self._is_given_up(job):
                job.state = "cancelled"

    def _carry_out(self, job: Job) -> None:
        job.found = job.task.carry_out(_Progress(job, lambda: self._is_given_up(job)))
        job.state = "done" if job.done >= job.task.size else "cancelled"

    def _is_given_up(self, job: Job) -> bool:
        now = self._clock()
        late = job.begun and now - job.begun > self.limits.seconds
        return bool(job.stop.is_set() or late or now - job.asked > self.limits.forsaken_seconds)

    def _forget_old(self) -> None:
        over = [job for job in self._jobs.values() if job.state in ("done", "cancelled", "failed")]
        for job in over[: max(len(over) - self.limits.kept, 0)]:
            del self._jobs[job.id]
        asking = {job.visitor for job in self._jobs.values()}
        for visitor in self._served.keys() - asking:
            del self._served[visitor]


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
