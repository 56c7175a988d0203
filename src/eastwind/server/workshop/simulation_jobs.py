"""Simulations that visitors ask for: few are played at a time, each of another visitor, few wait, and each has an end.

The tables come first: the threads that play give way to them, nobody can ask for more than so many hands or have more than so
many wait, and a simulation that nobody asks after any more is not played to its end. The next one is that of the visitor who has
been served least lately.
"""

import logging
import math
import secrets
import threading
import time
from collections import Counter, OrderedDict
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
#: After how long it is worth asking again when too many wait: they take a minute as often as a second.
_RETRY_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class SimulationLimits:
    """Bounds against visitors who would have the machine for themselves.

    :ivar hands: of one simulation, under each of its rule sets; :ivar at_once: that are played, one of a visitor;
    :ivar waiting_each: of one visitor that have not begun; :ivar waiting: of all; :ivar kept: that are over;
    :ivar forsaken_seconds: without a question after it, until one that is waiting or running is given up; :ivar seconds: that one
        may be played.
    """

    hands: int = 100_000
    at_once: int = 2
    waiting_each: int = 2
    waiting: int = 12
    kept: int = 16
    forsaken_seconds: float = 60.0
    seconds: float = 900.0


@dataclass(slots=True)
class Job:
    """One simulation. Changed by the thread that plays it and by questions; each field by one of them only, but for `state`."""

    plans: "tuple[Plan, ...]"
    visitor: str
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
    """All simulations of a server. Its threads begin with the first ones."""

    def __init__(
        self, limits: SimulationLimits = SimulationLimits(), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits: Final = limits
        self._clock: Final = clock
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._change: Final = threading.Condition()
        self._threads: Final[list[threading.Thread]] = []
        #: When a visitor's simulation was begun last.
        self._served: Final[dict[str, float]] = {}
        self._closed = False

    def begin(self, plans: "tuple[Plan, ...]", visitor: str) -> Job:
        """Puts a simulation behind those of the visitor that wait.

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
                    expected = f"at most {most} simulations that wait"
                    raise Refusal(code, expected, f"{found} that do", retry_after=_RETRY_SECONDS)
            job = Job(plans, visitor, asked=self._clock())
            self._jobs[job.id] = job
            if len(self._threads) < self.limits.at_once:
                name = f"eastwind-simulations-{len(self._threads) + 1}"
                self._threads.append(threading.Thread(target=self._play_all, name=name, daemon=True))
                self._threads[-1].start()
            self._change.notify_all()
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
        """How many are played before it begins, as things stand: visitors take turns, so that others may come before."""
        if job.state != "waiting":
            return 0
        with self._change:
            running = sum(one.state == "running" for one in self._jobs.values())
            queue = self._in_turn()
            return running + (queue.index(job) if job in queue else 0)

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
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    # --- the threads that play ---------------------------------------------------------------------------------------

    def _play_all(self) -> None:
        while (job := self._next()) is not None:
            try:
                self._play(job)
            except Exception:  # noqa: BLE001 — whatever it was, the next one is to be played all the same
                _log.exception("simulation %s failed", job.id)
                job.state = "failed"
            with self._change:
                job.ended = self._clock()
                self._forget_old()
                # another one of the same visitor may be next
                self._change.notify_all()

    def _next(self) -> Job | None:
        """The first one of whoever has been served least lately, once somebody waits of whom none is played; None when the
        server closes.
        """
        with self._change:
            while not self._closed:
                self._give_up_forsaken()
                playing = {job.visitor for job in self._jobs.values() if job.state == "running"}
                job = next((job for job in self._in_turn() if job.visitor not in playing), None)
                if job is not None:
                    job.state = "running"
                    job.begun = self._served[job.visitor] = self._clock()
                    return job
                self._change.wait()
        return None

    def _waiting(self) -> Iterator[Job]:
        return (job for job in self._jobs.values() if job.state == "waiting")

    def _in_turn(self) -> list[Job]:
        """Those that wait, as visitors take turns: who was served least lately first, then everybody's second one."""
        rounds: Counter[str] = Counter()
        found = []
        for job in self._waiting():
            found.append((rounds[job.visitor], self._served.get(job.visitor, -math.inf), job))
            rounds[job.visitor] += 1
        return [job for _, _, job in sorted(found, key=lambda one: one[:2])]

    def _give_up_forsaken(self) -> None:
        """Those that nobody asks after keep no place among those that wait."""
        for job in list(self._waiting()):
            if self._is_given_up(job):
                job.state = "cancelled"

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
