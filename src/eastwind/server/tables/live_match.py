"""The state of a match in memory: what is played is stored, and only then published, one thing after the other.

Everything that one message sets off is committed before any listener receives any of it; what cannot be committed has not
happened. While the store is waited for, the table keeps its old state, and other tables go on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.bots import STAND_IN
from eastwind.server.cluster.publisher import Publisher
from eastwind.server.match import actions
from eastwind.server.match.chance import Walls
from eastwind.server.match.clock import Later, MatchClock, Stopwatch, Timer, on_the_loop
from eastwind.server.match.context import ClockAndStandIns, Context, SeatedBot
from eastwind.server.match.loading import load_match
from eastwind.server.match.match import Match
from eastwind.server.match.turn import Outcome
from eastwind.server.match.views import PlayerView
from eastwind.server.store.store import JournalConflict, Store, StoreError
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.claim_window import asked_for_chows_alone
from eastwind.server.tables.spectators import Spectators, watch_of
from eastwind.server.tables.stand_in import StandIn
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, no_such_table
from eastwind.table import Phase

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: Tables at which bots may think long at the same time; at further ones they wait.
_THINKING: Final = CapacityLimiter(64)


class LiveMatch:
    """State of one table's match, with its store and its listeners. Changes are made in the table's turn."""

    def __init__(
        self,
        match: Match,
        store: Store,
        publisher: Publisher,
        walls: Walls,
        seat_bot: Callable[[str], BotSeat],
        stopwatch: Stopwatch,
        timers: Later = on_the_loop,
        even_seconds: float = 0.0,
    ) -> None:
        """:param even_seconds: what is played is published at whole multiples of this many seconds after it began; 0: at once."""
        #: The match as it was committed last.
        self.match = match
        self.store: Final = store
        self.publisher: Final = publisher
        self.stopwatch: Final = stopwatch
        self._timers: Final = timers
        self._even_seconds: Final = even_seconds
        self.spectators: Final = Spectators()
        minutes = match.seating.minutes
        self.clock: Final = MatchClock(minutes, match.seating.row.played, stopwatch) if minutes else None
        #: Lock for storing something and letting another match hold.
        self.turn: Final = asyncio.Lock()
        #: Tasks under way.
        self.under_way: Final[set[asyncio.Task[None]]] = set()
        #: Work to do after each thing that has been carried out.
        self.afterwards: Callable[[], Awaitable[None]] | None = None
        #: Persons who are not there and whose seats a bot plays.
        self.away: frozenset[int] = frozenset()
        self._walls: Final = walls
        self._seat_bot: Final = seat_bot
        self._bots: Final[dict[tuple[int, str], BotSeat]] = {}
        #: Persons who are asked for chows alone, and the match in which they are.
        self._chows_alone: tuple[Match, frozenset[int]] | None = None
        #: By seat, what its listeners have received last: the next message says what is different.
        self._seen: dict[int, PlayerView] = {}

    @property
    def name(self) -> str:
        return self.match.seating.table

    @property
    def listening(self) -> Collection[int]:
        """Seats that have a listener."""
        return self.publisher.listening(self.name)

    @property
    def here(self) -> frozenset[int]:
        """Persons who are there."""
        return frozenset(self.listening) & frozenset(self.match.seating.persons)

    # --- whose turn it is ------------------------------------------------------------------------------------------------

    async def to_its_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a piece of work to its end, also when its caller is gone meanwhile: it may have been stored already."""
        await asyncio.shield(self._begun(work))

    async def in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self.turn:
            await work()

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> Timer:
        """Run a piece of work after a number of seconds, when it is its turn."""
        return self._timers(seconds, lambda: self._begun(self.in_turn(work)))

    def _begun(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    # --- played, stored, told --------------------------------------------------------------------------------------------

    async def play(self, course: Callable[[], Outcome]) -> None:
        """Play a course, and carry out its outcome.

        :raises Refusal: if it may not be played, or another process was faster. :raises StoreError: if it cannot be stored.
        """
        await self.carry_out(await self.played(course))

    async def played(self, course: Callable[[], R]) -> R:
        """Run a course and return its result. It runs in a thread where a bot may think long: other tables do not wait for it."""
        begun = self.stopwatch()
        if any(self._bot(seat, level).thinks_long for seat, level in self.match.seating.bots):
            found = await to_thread.run_sync(course, limiter=_THINKING)
        else:
            found = course()
        if isinstance(found, Outcome):
            # told right after the outcome: how long it takes to work out may tell what they hold
            self._note_chows_alone(found.match)
        if self._even_seconds:
            await self._until_even(self.stopwatch() - begun)
        return found

    def asked_for_chows_alone(self) -> frozenset[int]:
        """Return the persons who may claim a chow and nothing else."""
        if self._chows_alone is None or self._chows_alone[0] is not self.match:
            return self._note_chows_alone(self.match)
        return self._chows_alone[1]

    def _note_chows_alone(self, match: Match) -> frozenset[int]:
        found = asked_for_chows_alone(match) if match.seating.together else frozenset()
        self._chows_alone = match, found
        return found

    async def _until_even(self, taken: float) -> None:
        """Wait until the time taken, in seconds, has become a whole multiple: how long bots think may tell what they hold."""
        is_even = asyncio.Event()
        self._timers(self._even_seconds - taken % self._even_seconds, is_even.set)
        await is_even.wait()

    async def carry_out(self, outcome: Outcome) -> None:
        """Commit an outcome, and only then let the new match hold and publish it. An error before that leaves all as it was."""
        try:
            await self.store.append(self.name, outcome.rows)
        except JournalConflict as error:
            raise await self.overtaken() from error
        self.match, self._seen = outcome.match, dict(outcome.seen)
        await self.tell(outcome.told)
        self.publisher.came_to(self.name, self.match.table.version)
        self.spectators.tell(self.match, outcome.public)
        if self.afterwards is not None and self.match.seating.together:
            await self.afterwards()
        await self.end_code_if_over()

    async def tell(self, told: Mapping[int, str]) -> None:
        """Tell all listeners, a message by seat."""
        await self.publisher.publish(self.name, told)

    async def end_code_if_over(self) -> None:
        """End the letters of a table with its match. Letters that cannot be ended then are ended when they are used next."""
        row = self.match.seating.row
        if not row.letters or self.match.dealt is None or self.match.dealt.phase is not Phase.MATCH_OVER:
            return
        try:
            await self.store.end_code(self.name)
        except StoreError:
            _log.exception("the letters of table %s could not be ended with its match", self.name)

    def greeting(self, seat: int) -> str:
        """Return the whole view of a seat, from which the seat's later messages go on."""
        self._seen[seat], told = self.match.greeting(seat, self.clock_and_stand_ins)
        return told

    def forget(self, seat: int) -> None:
        """Forget what a seat has received, since it has no listener any more: a person who comes back receives the whole view."""
        self._seen.pop(seat, None)

    async def overtaken(self) -> Refusal:
        """Take over what another process wrote, which plays at this table and was faster, and tell all listeners.

        Return the refusal to raise."""
        row = await self.store.table(self.name)
        if row is None:
            return no_such_table(self.name)
        self.match, _ = await load_match(self.store, row)
        if self.match.dealt is None:
            return Refusal(ErrorCode.SEAT_TAKEN, "a seat that is free now", "one that was free")
        told = {seat: self.greeting(seat) for seat in self.listening}
        await self.tell(told)
        self.spectators.tell_anew(self.match, self.clock_and_stand_ins)
        return self.match.stale("one to an earlier version")

    async def catch_up(self) -> None:
        """Take over what another process has played at this table meanwhile, and tell those who listen."""
        if await self.store.last_version(self.name) == (0 if self.match.dealt is None else self.match.table.version):
            return
        await self.overtaken()
        if self.afterwards is not None and self.match.seating.together:
            await self.afterwards()

    @property
    def context(self) -> Context:
        watched = self.spectators.count > 0 and watch_of(self.match) == "live"
        reading = None if self.clock is None else self.clock.reading
        return Context(tuple(self.listening), self._bot, self._walls, reading, self._seen, watched, self._stand_ins())

    @property
    def clock_and_stand_ins(self) -> ClockAndStandIns:
        return self.context.clock_and_stand_ins(self.match.seating)

    def stand_in(self, seat: int) -> SeatedBot:
        """Return the player in the seat of a person who is away, or whose time is over."""
        table_settings = self.match.seating.table_settings
        return StandIn(self._bot(seat, STAND_IN), wins=table_settings is not None and table_settings.stand_in_wins)

    def _stand_ins(self) -> dict[int, SeatedBot]:
        return {seat: self.stand_in(seat) for seat in self.away}

    def _bot(self, seat: int, level: str) -> BotSeat:
        """Return the bot of a seat. It stays the same to the end of the match."""
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._seat_bot(level)
        return self._bots[seat, level]

    # --- the time of the match -------------------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """Let the clock run while a person sits at the table, from the first deal to the end of the match or of its time."""
        if self.clock is None or self.match.dealt is None:
            return
        if self.listening and not self.match.time_has_no_say:
            self.clock.start()
        else:
            self.clock.stop()

    async def stop_clock_if_left(self) -> None:
        """Stop the clock when no person is there any more."""
        if self.clock is not None and self.clock_runs and not self.listening:
            self.clock.stop()
            await self.store.note_time(self.name, self.clock.played)

    @property
    def clock_runs(self) -> bool:
        return self.clock is not None and self.clock.running

    @property
    def _clock_with_a_say(self) -> MatchClock | None:
        """Clock, while it runs and its end would be the match's."""
        return self.clock if self.clock_runs and not self.match.time_has_no_say else None

    async def look_at_clock(self) -> None:
        """End the time of the match when it is over; otherwise store how long it has been played."""
        if (clock := self._clock_with_a_say) is None:
            return
        if clock.reading.left:
            await self.store.note_time(self.name, clock.played)
        else:
            await self.to_its_end(self.in_turn(self.end_time_if_over))

    async def end_time_if_over(self) -> None:
        """End the time of the match, where the clock has run out and its end counts."""
        if (clock := self._clock_with_a_say) is None or clock.reading.left:
            return
        try:
            await self.play(partial(actions.end_time, self.match, self.context))
        except Refusal:
            return  # another process was faster, and everybody has been told
        self.start_clock()
