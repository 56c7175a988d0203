"""Simulations that visitors ask for: one is played at a time, few wait, and each has an end.

The tables come first: the threads that play give way to them, nobody can ask for more than so many hands, and a
simulation that nobody asks after any more is not played to its end.
"""

import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

from eastwind.cores import available_cores, share_out
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.simulate import SimulationState

if TYPE_CHECKING:
    from eastwind.study.findings import Findings
    from eastwind.study.simulate import Plan

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SimulationLimits:
    """Bounds against visitors who would have the machine for themselves.

    :ivar hands: of one simulation, under each of its rule sets; :ivar waiting: that have not begun; :ivar kept: that are over;
    :ivar forsaken_seconds: without a question after it, until one that is waiting or running is given up.
    """

    hands: int = 100_000
    waiting: int = 4
    kept: int = 16
    forsaken_seconds: float = 60.0


@dataclass(slots=True)
class Job:
    """One simulation. Changed by the thread that plays it and by questions; each field by one of them only, but for `state`."""

    plans: "tuple[Plan, ...]"
    id: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    state: SimulationState = "waiting"
    done: int = 0
    begun: float = 0.0
    ended: float = 0.0
    asked: float = 0.0
    found: "list[Findings]" = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def hands(self) -> int:
        return sum(plan.hands for plan in self.plans)


class Simulations:
    """All simulations of a server. Its thread begins with the first one."""

    def __init__(
        self, limits: SimulationLimits = SimulationLimits(), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits: Final = limits
        self._clock: Final = clock
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._change: Final = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def begin(self, plans: "tuple[Plan, ...]") -> Job:
        """Puts a simulation behind those that wait.

        :raises Refusal: if too many wait already.
        """
        with self._change:
            waiting = sum(job.state == "waiting" for job in self._jobs.values())
            if waiting >= self.limits.waiting:
                raise Refusal(
                    ErrorCode.BUSY, f"at most {self.limits.waiting} simulations that wait", f"{waiting} that do"
                )
            job = Job(plans, asked=self._clock())
            self._jobs[job.id] = job
            if self._thread is None:
                self._thread = threading.Thread(target=self._play_all, name="eastwind-simulations", daemon=True)
                self._thread.start()
            self._change.notify()
        return job

    def find(self, name: str) -> Job:
        """A simulation by its name; asking keeps it going.

        :raises Refusal: if there is none.
        """
        with self._change:
            job = self._jobs.get(name)
        if job is None:
            raise Refusal(ErrorCode.NO_SUCH_SIMULATION, "a simulation that was begun here not long ago", name)
        job.asked = self._clock()
        return job

    def ahead_of(self, job: Job) -> int:
        """How many are played before it begins."""
        if job.state != "waiting":
            return 0
        with self._change:
            names = list(self._jobs)
            before = names[: names.index(job.id)] if job.id in names else []
            return sum(self._jobs[name].state in ("waiting", "running") for name in before)

    def rate(self, job: Job) -> float:
        """Hands a second so far."""
        if not job.begun or not job.done:
            return 0.0
        return job.done / max((job.ended or self._clock()) - job.begun, 1e-6)

    def cancel(self, name: str) -> Job:
        """Ends a simulation that is not over.

        :raises Refusal: if there is none.
        """
        job = self.find(name)
        job.stop.set()
        with self._change:
            if job.state == "waiting":
                job.state = "cancelled"
        return job

    def close(self) -> None:
        """Ends everything and waits for it: a moment."""
        with self._change:
            self._closed = True
            for job in self._jobs.values():
                job.stop.set()
            self._change.notify()
        if self._thread is not None:
            self._thread.join()

    # --- the thread that plays ----------------------------------------------------------------------------------------

    def _play_all(self) -> None:
        while (job := self._next()) is not None:
            try:
                self._play(job)
            except Exception:  # noqa: BLE001 — whatever it was, the next one is to be played all the same
                _log.exception("simulation %s failed", job.id)
                job.state = "failed"
            job.ended = self._clock()
            self._forget_old()

    def _next(self) -> Job | None:
        """The first one that waits, once there is one; None when the server closes."""
        with self._change:
            while not self._closed:
                for job in self._jobs.values():
                    if job.state == "waiting":
                        job.state = "running"
                        job.begun = self._clock()
                        return job
                self._change.wait()
        return None

    def _play(self, job: Job) -> None:
        from eastwind.study.bot_play import CHUNK
        from eastwind.study.simulate import simulate

        found = []
        for plan in job.plans:
            before = job.done

            def spread(
                play: Callable[[int], R], chunks: Iterable[int], before: int = before, most: int = plan.hands
            ) -> Iterator[R]:
                parts = share_out(play, chunks, available_cores(), stop=lambda: self._is_given_up(job), modest=True)
                for number, part in enumerate(parts, 1):
                    job.done = before + min(number * CHUNK, most)
                    yield part

            found.append(simulate(plan, spread))
            if job.done < before + plan.hands:
                job.state = "cancelled"
                return
        job.found = found
        job.state = "done"

    def _is_given_up(self, job: Job) -> bool:
        return job.stop.is_set() or self._clock() - job.asked > self.limits.forsaken_seconds

    def _forget_old(self) -> None:
        with self._change:
            over = [job for job in self._jobs.values() if job.state in ("done", "cancelled", "failed")]
            for job in over[: max(len(over) - self.limits.kept, 0)]:
                del self._jobs[job.id]
