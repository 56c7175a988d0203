"""Fair queue of work: a few pieces at once, in fair shares of time.

The next one is that which would be over first if every visitor who asks had an equal part of the machine to themselves, as far as
can be estimated from the time that work of its kind has taken (fair queueing by virtual time). Much work of one visitor delays
that visitor only, and short work does not wait for long.

One place is kept for brief work of visitors who have had little lately: all other work never holds all places. Work that turns
out to be long in the last place is set back when such work waits, and restarted where it may take longer.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from anyio import CancelScope, fail_after

from eastwind.server.jobs.work_limits import QueueLimits
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

R = TypeVar("R")

#: Seconds in which the work that a visitor has had decays by half.
_HALF_LIFE: Final = 10.0
#: Decayed seconds of work above which a visitor has had much: an ordinary pace comes to 0.6, on a slow machine to 1.1.
_LITTLE: Final = 2.0
#: Work that is expected to take no longer is brief; work that has taken longer than the other is long, and may be set back.
_BRIEF: Final = 0.5
_LONG: Final = 1.0
#: Seconds between two looks for free places while any work waits.
_LOOK_SECONDS: Final = 0.1
#: Of the mean of how long work of a kind takes, how much the last one counts; what it is before there was one.
_WEIGHT: Final = 0.2
_UNKNOWN: Final = 0.1
#: Number of visitors at which they are looked through for those to forget, and again at twice as many as were left.
_MANY: Final = 256
_NOTHING: Final = 0.01
#: Most seconds after which it is worth asking again where too much waits: places get free at any time.
_ASK_AGAIN: Final = 30.0


@dataclass(eq=False, slots=True)
class _Visitor:
    """A visitor who has asked lately.

    :ivar had: exponentially decayed seconds of work as of the time `at`; :ivar due: position of their share of the machine, in
        seconds of the virtual time; :ivar served: the number of their last turn.
    """

    name: str
    at: float
    had: float = 0.0
    due: float = 0.0
    served: int = 0
    waiting: "deque[Turn]" = field(default_factory=deque)
    running: "set[Turn]" = field(default_factory=set)

    def has_had(self, now: float) -> float:
        """Return the decayed seconds of work as of now, including what is under way."""
        return self._left(now) + self._under_way(now)

    def over(self, now: float) -> float:
        """Return the virtual time at which the first waiting piece of work would be over."""
        return self.due + self._under_way(now) + self.waiting[0].expected

    def end(self, turn: "Turn", now: float) -> None:
        self.running.discard(turn)
        self.had = self._left(now) + turn.took(now)
        self.due += turn.took(now)
        self.at = now

    def _under_way(self, now: float) -> float:
        return sum(turn.took(now) for turn in self.running)

    def _left(self, now: float) -> float:
        return self.had * math.pow(0.5, (now - self.at) / _HALF_LIFE)


@dataclass(eq=False, slots=True)
class Turn:
    """A piece of work that waits, or runs.

    :ivar begun: time at which it began in earnest, None before that;
    :ivar expected: seconds that work of its kind takes; :ivar scope: cancelled to set it back.
    """

    visitor: _Visitor
    kind: str
    expected: float
    may_begin: "asyncio.Future[None]"
    begun: float | None = None
    scope: CancelScope = field(default_factory=CancelScope)

    def took(self, now: float) -> float:
        """Return the seconds it has taken so far."""
        return 0.0 if self.begun is None else now - self.begun


class FairQueue:
    """A queue with a number of places. Used from the server's event loop only."""

    def __init__(self, limits: QueueLimits, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._visitors: Final[dict[str, _Visitor]] = {}
        self._many = _MANY
        self._asking: Final[dict[_Visitor, None]] = {}
        self._running: Final[set[Turn]] = set()
        self._waiting = 0
        self._served = 0
        #: How far the shares have come of those whose work has begun.
        self._virtual = 0.0
        #: How far those of all have come who were served.
        self._latest = 0.0
        #: How long work of each kind takes.
        self._means: Final[dict[str, float]] = {}
        self._looking: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Number of pieces of work that have not begun."""
        return self._waiting

    @property
    def running(self) -> int:
        """Number of pieces of work that have begun and not ended."""
        return len(self._running)

    async def do(self, visitor: str, kind: str, work: Callable[[Callable[[], None]], Awaitable[R]]) -> R:
        """Do a piece of work when it is the visitor's turn. A caller that is cancelled gives the place back.

        :param kind: one of few; :param work: receives a function to call when it begins in earnest; its time counts from then on.
        :raises Refusal: if too much waits, of this visitor or of all, or if it waited too long.
        """
        return await self.run(self.enter(visitor, kind), work)

    def enter(self, visitor: str, kind: str) -> Turn:
        """Put a piece of work into the queue. It has to be run, or withdrawn.

        :raises Refusal: if too much waits, of this visitor or of all.
        """
        found = self._visitor(visitor, self._clock())
        self._refuse_too_much(found)
        return self._enter(found, kind, first=True)

    async def run(self, turn: Turn, work: Callable[[Callable[[], None]], Awaitable[R]]) -> R:
        """Do a piece of work that is in the queue, as `do` does.

        :raises Refusal: if it waited too long. :raises CancelledError: if it was withdrawn.
        """
        while True:
            await self._wait_for(turn)
            try:
                with turn.scope:
                    return await work(partial(self._begin_in_earnest, turn))
            finally:
                self._learn(turn.kind, turn.took(self._clock()))
                self._end(turn)
            turn = self._enter(self._visitor(turn.visitor.name, self._clock()), turn.kind, first=False)

    def ahead_of(self, turn: Turn) -> int:
        """Return the number of pieces of work that go before one that waits, as things are; 0 once it has begun.

        Visitors take turns, so that others may still come before.
        """
        if turn not in turn.visitor.waiting:
            return 0
        now, order = self._clock(), list[tuple[float, int, int, Turn]]()
        for visitor in self._asking:
            over = visitor.over(now) - visitor.waiting[0].expected
            for place, waiting in enumerate(visitor.waiting):
                over += waiting.expected
                order.append((over, visitor.served, place, waiting))
        order.sort(key=lambda one: one[:3])
        return len(self._running) + next(place for place, one in enumerate(order) if one[3] is turn)

    def withdraw(self, turn: Turn) -> None:
        """Take a piece of work that waits out of the queue. One that has begun goes on."""
        if turn in turn.visitor.waiting:
            self._withdraw(turn)
            turn.may_begin.cancel()

    def _begin_in_earnest(self, turn: Turn) -> None:
        turn.begun = self._clock()

    def _learn(self, kind: str, took: float) -> None:
        """Learn from the time that a piece of work took; one that was broken off would have taken longer."""
        before = self._means.get(kind, took)
        mean = self._means[kind] = before + (took - before) * _WEIGHT
        for visitor in self._asking:
            for turn in visitor.waiting:
                if turn.kind == kind:
                    turn.expected = mean

    def _expected(self, kind: str) -> float:
        return self._means.get(kind, _UNKNOWN)

    def _enter(self, visitor: _Visitor, kind: str, *, first: bool) -> Turn:
        turn = Turn(visitor, kind, self._expected(kind), asyncio.get_running_loop().create_future())
        if visitor not in self._asking:
            # shares that nobody asked for are not saved up
            visitor.due = max(visitor.due, self._virtual)
        if first:
            visitor.waiting.append(turn)
        else:
            visitor.waiting.appendleft(turn)
        self._asking[visitor] = None
        self._waiting += 1
        self._go_on()
        return turn

    async def _wait_for(self, turn: Turn) -> None:
        try:
            with fail_after(self._limits.patience_seconds):
                await turn.may_begin
        except TimeoutError:
            self._withdraw(turn)
            raise self._crowded() from None
        except BaseException:
            self._withdraw(turn)
            raise

    def _refuse_too_much(self, visitor: _Visitor) -> None:
        limits = self._limits
        if len(visitor.waiting) >= limits.waiting_each:
            raise Refusal(
                ErrorCode.BUSY,
                f"at most {limits.waiting_each} pieces of work of one visitor that wait",
                f"{len(visitor.waiting)} that do",
                retry_after=self._seconds_for(visitor.waiting),
            )
        if self._waiting >= limits.waiting:
            raise self._crowded()

    def _crowded(self) -> Refusal:
        limits = self._limits
        patience = limits.patience_seconds
        longest = "" if math.isinf(patience) else f", none longer than {patience:.0f} seconds"
        return Refusal(
            ErrorCode.CROWDED,
            f"at most {limits.waiting} pieces of work that wait{longest}",
            f"{self._waiting} that wait",
            retry_after=self._seconds_for(turn for visitor in self._asking for turn in visitor.waiting),
        )

    def _seconds_for(self, waiting: Iterable[Turn]) -> int:
        """Return the approximate seconds that some pieces of work take."""
        seconds = sum(turn.expected for turn in waiting) / self._limits.places
        return math.ceil(min(max(seconds, 1.0), _ASK_AGAIN))

    # --- who is next --------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Give free places to those who are next, and look again soon while work waits for which time alone may make room."""
        now = self._clock()
        while (turn := self._next(now)) is not None:
            visitor = turn.visitor
            self._virtual = max(self._virtual, visitor.over(now) - turn.expected)
            visitor.waiting.popleft()
            if not visitor.waiting:
                del self._asking[visitor]
            self._waiting -= 1
            if turn.may_begin.done():
                continue  # whoever waited has just given up
            self._served += 1
            visitor.served = self._served
            visitor.running.add(turn)
            self._running.add(turn)
            turn.may_begin.set_result(None)
        if self._waiting and self._limits.can_be_set_back:
            self._make_room(now)
        if self._waiting and self._looking is None and self._limits.changes_with_time:
            self._looking = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)

    def _look(self) -> None:
        self._looking = None
        self._go_on()

    def _next(self, now: float) -> Turn | None:
        if len(self._running) >= self._limits.places:
            return None
        others = sum(not self._may_have_the_last(turn, now) for turn in self._running)
        keeps_one = self._limits.keeps_one_for_brief and self._limits.places > 1
        last_place = keeps_one and others >= self._limits.places - 1
        may_begin = (visitor for visitor in self._asking if len(visitor.running) < self._limits.each)
        for visitor in sorted(may_begin, key=lambda one: (one.over(now), one.served)):
            if not last_place or self._may_have_the_last(visitor.waiting[0], now):
                return visitor.waiting[0]
        return None

    def _may_have_the_last(self, turn: Turn, now: float) -> bool:
        """Return whether a piece of work is brief, as far as is known, and of a visitor who has had little."""
        return max(turn.expected, turn.took(now)) <= _BRIEF and turn.visitor.has_had(now) <= _LITTLE

    def _make_room(self, now: float) -> None:
        """Set back the youngest piece of work when all places are held by long ones and brief work waits."""
        long = [turn for turn in self._running if turn.took(now) > _LONG]
        if (
            len(long) < self._limits.places
            or self._limits.places == 1
            or any(turn.scope.cancel_called for turn in long)
        ):
            return
        if any(self._may_have_the_last(visitor.waiting[0], now) for visitor in self._asking):
            min(long, key=lambda turn: turn.took(now)).scope.cancel()

    # --- what is over -------------------------------------------------------------------------------------------------

    def _withdraw(self, turn: Turn) -> None:
        """Withdraw a turn whose caller no longer waits; it may have received its place in the same moment."""
        visitor = turn.visitor
        if turn in self._running:
            self._end(turn)
        elif turn in visitor.waiting:
            visitor.waiting.remove(turn)
            self._waiting -= 1
            if not visitor.waiting:
                del self._asking[visitor]

    def _end(self, turn: Turn) -> None:
        now = self._clock()
        self._running.discard(turn)
        turn.visitor.end(turn, now)
        self._latest = max(self._latest, turn.visitor.due)
        if not self._running and not self._waiting:
            # all have had what they asked for: whoever comes next begins where the last one is
            self._virtual = self._latest
        self._go_on()

    def _visitor(self, name: str, now: float) -> _Visitor:
        if name not in self._visitors:
            if len(self._visitors) >= self._many:
                self._forget(now)
            self._visitors[name] = _Visitor(name, now)
        return self._visitors[name]

    def _forget(self, now: float) -> None:
        """Drop visitors whose share is as good as that of a new one."""
        for visitor in list(self._visitors.values()):
            if not visitor.waiting and visitor.has_had(now) < _NOTHING and visitor.due <= self._virtual:
                del self._visitors[visitor.name]
        self._many = max(2 * len(self._visitors), _MANY)
