"""Loop that applies effects at one table: what is played is stored, and only then published, one thing after the other.

Everything that one message sets off is committed before any listener receives any of it; what cannot be committed has not
happened. While the store is waited for, the table keeps its old state, and other tables go on.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.bots import STAND_IN
from eastwind.errors import EastwindError
from eastwind.match.context import SeatedBot
from eastwind.server.cluster.publisher import Publisher
from eastwind.server.match import actions
from eastwind.server.match.actions import Outcome
from eastwind.server.match.clock import Timer
from eastwind.server.match.context import ClockAndStandIns, Context
from eastwind.server.match.loading import load_match
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import greeting
from eastwind.server.match.seating import Seating
from eastwind.server.match.world import World
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import Store
from eastwind.server.tables import agreeing, undo
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.effects import (
    AtOnce,
    Attempt,
    Effect,
    Effects,
    EndCode,
    EndTimer,
    Event,
    LookAround,
    OpenRematch,
    Play,
    PlayFor,
    Reseat,
    SetTimer,
    StoreState,
    StoreTime,
    TakeDiscardBack,
    Tell,
    TellOne,
    TimerKey,
)
from eastwind.server.tables.looks import after_play, end_letters, looks
from eastwind.server.tables.rematch import open_rematch
from eastwind.server.tables.spectators import watch_of
from eastwind.server.tables.stand_in import StandIn
from eastwind.server.tables.stored_state import write_stored_state
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, no_such_table

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: Tables at which bots may think long at the same time; at further ones they wait.
_THINKING: Final = CapacityLimiter(64)
#: Most looks around that may follow from one event. Each play is followed by one: a hand has far fewer that no person is asked
#: for, so that more are a fault, which is to show itself rather than to keep the table busy for ever.
MOST_LOOKS: Final = 64


class EndlessEffects(EastwindError, RuntimeError):
    """Error for effects that have no end: each look around finds something more to do."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """Parts of a process that all its tables share."""

    store: Store
    publisher: Publisher
    world: World


class EffectLoop:
    """Loop that applies the effects at one table. All methods but `in_turn` and `to_its_end` are for the table's turn."""

    def __init__(self, state: TableState, services: TableServices, seat_bot: Callable[[str], BotSeat]) -> None:
        self.state: Final = state
        self.name: Final = state.name
        self.store: Final = services.store
        self.publisher: Final = services.publisher
        self._world: Final = services.world
        #: Lock for storing something and letting another match hold.
        self.turn: Final = asyncio.Lock()
        #: Tasks under way.
        self.under_way: Final[set[asyncio.Task[None]]] = set()
        self._seat_bot: Final = seat_bot
        self._bots: Final[dict[tuple[int, str], BotSeat]] = {}
        self._timers: Final[dict[TimerKey, Timer]] = {}

    @property
    def match(self) -> Match:
        """Match as it was committed last."""
        return self.state.match

    @property
    def listening(self) -> Collection[int]:
        """Seats that have a listener."""
        return self.publisher.listening(self.name)

    def now(self) -> Now:
        """Return the circumstances of this moment."""
        return Now(self._world.stopwatch(), self._world.clock(), frozenset(self.listening))

    # --- whose turn it is ------------------------------------------------------------------------------------------------

    async def to_its_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a piece of work to its end, also when its caller is gone meanwhile: it may have been stored already."""
        await asyncio.shield(self._begun(work))

    async def in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self.turn:
            await work()

    def _begun(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    # --- effects ---------------------------------------------------------------------------------------------------------

    async def run(self, *effects: Effect | Event) -> None:
        """Apply effects, and those that follow from them, until none is left.

        :raises Refusal: if something may not be played, or another process was faster. :raises StoreError: if it cannot be
        stored. :raises EndlessEffects: if more than `MOST_LOOKS` looks around follow.
        """
        await self._apply_all(effects, count(1))

    async def _apply_all(self, effects: Effects, looked: Iterator[int]) -> None:
        # what follows from an effect comes before the effects after it
        left, now = deque(effects), None
        while left:
            effect = left.popleft()
            if callable(effect):
                # nothing is different before something is waited for
                now = now or self.now()
                follows = effect(self.state, now)
            elif isinstance(effect, AtOnce):
                follows = self._apply_at_once(effect, looked)
            else:
                follows, now = await self._apply(effect, looked), None
            if follows:
                left.extendleft(reversed(follows))

    def _apply_at_once(self, effect: AtOnce, looked: Iterator[int]) -> Effects:
        """Apply one effect; return those that follow from it.

        :param looked: numbers the looks around.
        """
        match effect:
            case TellOne(subscriber, message):
                subscriber.tell(message)
            case SetTimer(key, seconds, event):
                self._set_timer(key, seconds, event)
            case EndTimer(key):
                self._end_timer(key)
            case LookAround():
                if next(looked) > MOST_LOOKS:
                    raise EndlessEffects(f"table {self.name}: expected at most {MOST_LOOKS} looks around, got one more")
                return looks(effect)
        return ()

    async def _apply(self, effect: Effect, looked: Iterator[int]) -> Effects:
        """Apply one effect that may be waited for; return those that follow from it.

        :param looked: numbers the looks around.
        """
        match effect:
            case Tell(messages):
                await self.publisher.publish(self.name, messages)
            case Play(course, args):
                return await self.commit(await self.played(partial(course, self.match, *args, self.context)))
            case PlayFor(seat):
                return [Play(actions.answer_for, (seat, self.stand_in(seat)))]
            case TakeDiscardBack(seat):
                return await undo.taking_discard_back(self.store, self.match, seat)
            case OpenRematch(proposal):
                seating, time = self.match.seating, self._world.clock()
                opened = await open_rematch(self.store, seating, proposal.asked, proposal.by, time)
                return [partial(agreeing.tell_of_rematch, proposal, opened)]
            case Reseat(row):
                await self._reseat(row)
            case StoreState():
                await write_stored_state(self.name, self.store, self.state.stored)
            case StoreTime():
                await self._store_time()
            case EndCode():
                await self._end_code()
            case Attempt():
                await self._attempt(effect, looked)
        return ()

    async def _attempt(self, attempt: Attempt, looked: Iterator[int]) -> None:
        try:
            await self._apply_all(attempt.effects, looked)
        except attempt.errors:
            if attempt.log:
                _log.exception("table %s: %s", self.name, attempt.log)
            await self._apply_all(attempt.otherwise, looked)
            if attempt.raises:
                raise

    def _set_timer(self, key: TimerKey, seconds: float, event: Event) -> None:
        self._end_timer(key)

        async def end() -> None:
            # skip a timer that was ended or replaced while this task waited for the table's turn
            if self._timers.get(key) is timer:
                del self._timers[key]
                await self.run(event)

        timer = self._timers[key] = self._world.timers(seconds, lambda: self._begun(self.in_turn(end)))

    def _end_timer(self, key: TimerKey) -> None:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()

    # --- played, stored, told --------------------------------------------------------------------------------------------

    async def played(self, course: Callable[[], R]) -> R:
        """Run a course and return its result. It runs in a thread where a bot may think long: other tables do not wait for it."""
        begun = self._world.stopwatch()
        if any(self._bot(seat, level).thinks_long for seat, level in self.match.seating.bots):
            found = await to_thread.run_sync(course, limiter=_THINKING)
        else:
            found = course()
        if isinstance(found, Outcome):
            # told right after the outcome: how long it takes to work out may tell what they hold
            self.state.note_chows_alone(found.match)
        if self._world.even_seconds:
            await self._until_even(self._world.stopwatch() - begun)
        return found

    async def _until_even(self, taken: float) -> None:
        """Wait until the time taken, in seconds, has become a whole multiple: how long bots think may tell what they hold."""
        even, is_even = self._world.even_seconds, asyncio.Event()
        self._world.timers(even - taken % even, is_even.set)
        await is_even.wait()

    async def commit(self, outcome: Outcome) -> Effects:
        """Store an outcome, and only then let the new match hold and publish it; return the effects that follow.

        :raises Refusal: if another process was faster. :raises StoreError: if it cannot be stored. Then all is as it was.
        """
        state = self.state
        try:
            await self.store.append(self.name, outcome.rows)
        except JournalConflict as error:
            raise await self.overtaken() from error
        state.match, state.seen = outcome.match, dict(outcome.seen)
        await self.publisher.publish(self.name, outcome.told)
        self.publisher.came_to(self.name, self.match.table.version)
        state.spectators.tell(self.match, outcome.public)
        return [after_play, end_letters]

    async def _end_code(self) -> None:
        try:
            await self.store.end_code(self.name)
        except StoreError:
            _log.exception("table %s: letters not ended with the match", self.name)

    async def _reseat(self, row: TableRow) -> None:
        try:
            await self.store.reseat(self.match.seating.row, row)
        except JournalConflict as error:
            raise await self.overtaken() from error
        self.state.match = replace(self.match, seating=Seating(row))

    async def _store_time(self) -> None:
        if self.state.clock is not None:
            await self.store.note_time(self.name, self.state.clock.played)

    def greeting(self, seat: int) -> str:
        """Return the whole view of a seat, from which the seat's later messages go on."""
        self.state.seen[seat], told = greeting(self.match, seat, self.clock_and_stand_ins)
        return told

    def forget(self, seat: int) -> None:
        """Forget what a seat has received, since it has no listener any more: a person who comes back receives the whole view."""
        self.state.seen.pop(seat, None)

    async def overtaken(self) -> Refusal:
        """Take over what another process wrote, which plays at this table and was faster, and tell all listeners.

        Return the refusal to raise."""
        row = await self.store.table(self.name)
        if row is None:
            return no_such_table(self.name)
        self.state.match, _ = await load_match(self.store, row)
        if self.match.dealt is None:
            return Refusal(ErrorCode.SEAT_TAKEN, "a seat that is free now", "one that was free")
        await self.publisher.publish(self.name, {seat: self.greeting(seat) for seat in self.listening})
        self.state.spectators.tell_anew(self.match, self.clock_and_stand_ins)
        return self.match.stale("one to an earlier version")

    async def catch_up(self) -> None:
        """Take over what another process has played at this table meanwhile, and tell those who listen."""
        if await self.store.last_version(self.name) == (0 if self.match.dealt is None else self.match.table.version):
            return
        await self.overtaken()
        await self.run(after_play)

    # --- circumstances ---------------------------------------------------------------------------------------------------

    @property
    def context(self) -> Context:
        state, listening = self.state, tuple(self.listening)
        watched = state.spectators.count > 0 and watch_of(state.match) == "live"
        reading = None if state.clock is None else state.clock.reading
        away: dict[int, SeatedBot] = {seat: self.stand_in(seat) for seat in state.away}
        return Context(listening, self._bot, self._world.walls, reading, state.seen, watched, away)

    @property
    def clock_and_stand_ins(self) -> ClockAndStandIns:
        return self.context.clock_and_stand_ins(self.match.seating)

    def stand_in(self, seat: int) -> SeatedBot:
        """Return the player in the seat of a person who is away, or whose time is over."""
        settings = self.state.settings
        return StandIn(self._bot(seat, STAND_IN), wins=settings is not None and settings.stand_in_wins)

    def _bot(self, seat: int, level: str) -> BotSeat:
        """Return the bot of a seat. It stays the same to the end of the match."""
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._seat_bot(level)
        return self._bots[seat, level]
