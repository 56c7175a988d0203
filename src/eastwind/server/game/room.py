"""A table that is being played at: whatever is done there is played, stored and told, one thing after the other.

What is done stands in `playing`; here it meets the store, those who listen, and the clock. Everything that one message sets off
is committed before anybody is told any of it; what cannot be committed has not happened. While the store is waited for, the
table stands as it stood, and other tables go on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.explain.endings import HandSummary
from eastwind.server.game import playing
from eastwind.server.game.again import open_again
from eastwind.server.game.agreeing import Agreeing
from eastwind.server.game.beyond import at_first, before_deal_was_played, before_last_move, helped_by
from eastwind.server.game.chance import Walls
from eastwind.server.game.clock import MatchClock, Reading, Stopwatch
from eastwind.server.game.course import Outcome
from eastwind.server.game.journal import read_hand
from eastwind.server.game.lobby import Lobby, is_free, taking
from eastwind.server.game.match import Match, match_from
from eastwind.server.game.moment import Beside, Moment
from eastwind.server.game.players import BotSeat
from eastwind.server.game.publisher import Publisher, Subscriber
from eastwind.server.game.seating import Seating
from eastwind.server.game.talk import Talk
from eastwind.server.game.views import Sight
from eastwind.server.game.watching import Watching, watch_of
from eastwind.server.game.window import Window, opened, people_told
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import JournalConflict, Store, StoreError
from eastwind.server.wire.company import NextTable, Phrase, Propose, Reply, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import GiveUp, TableView, TakeBack
from eastwind.server.wire.refusals import Refusal, no_such_table
from eastwind.table import Phase

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: When it is tried again to close a window that could not be closed.
_TRY_AGAIN_SECONDS: Final = 1.0

#: Tables at which bots may think long at the same time; at further ones they wait.
_THINKING: Final = CapacityLimiter(64)


def _utc_now() -> datetime:
    return datetime.now(UTC)


async def load_match(store: Store, row: TableRow) -> Match:
    """A match as it was stored.

    :raises JournalDamaged: if it cannot be played again.
    """
    seating = Seating(row)
    if not seating.begun:
        return Match(seating, helped=at_first(row))
    helped = helped_by(await store.beyond(row.id), at_first(row))
    history = tuple(HandSummary.model_validate_json(kept.summary) for kept in await store.results(row.id))
    journal = await read_hand(store, row.id)
    return await asyncio.to_thread(match_from, seating, history, journal, helped)


class Room:
    """One table in memory. All its methods run in the server's event loop."""

    def __init__(
        self,
        match: Match,
        store: Store,
        publisher: Publisher,
        walls: Walls,
        seat_bot: Callable[[str], BotSeat],
        stopwatch: Stopwatch,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        self._match = match
        self._store: Final = store
        self._publisher: Final = publisher
        self._walls: Final = walls
        self._seat_bot: Final = seat_bot
        self._bots: Final[dict[tuple[int, str], BotSeat]] = {}
        #: By seat, what those who listen have been told last: what is told next says what is different.
        self._seen: dict[int, Sight] = {}
        #: Whoever holds it may store something and let another match hold.
        self._turn: Final = asyncio.Lock()
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        minutes = match.seating.minutes
        self._clock: Final = MatchClock(minutes, match.seating.row.played, stopwatch) if minutes else None
        self._stopwatch: Final = stopwatch
        #: Who has come before the first deal; None at a table of one person, or once it is dealt.
        self._lobby = Lobby() if match.seating.together and not match.seating.begun else None
        #: The window of several persons that stands open.
        self._window: Window | None = None
        #: The persons who have read the bill of the hand that is over.
        self._read: set[int] = set()
        self._people_told = ""
        self._talk: Final = Talk(stopwatch)
        self._watching: Final = Watching()
        self._agreeing: Final = Agreeing(self, stopwatch)
        self._now: Final = now

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match as it was committed last."""
        return self._match

    @property
    def name(self) -> str:
        return self._match.seating.table

    @property
    def listened_to(self) -> bool:
        return bool(self._publisher.listening(self.name)) or bool(self._lobby and self._lobby.here)

    @property
    def under_way(self) -> frozenset[asyncio.Task[None]]:
        """What is being done."""
        return frozenset(self._under_way)

    def view(self, seat: int) -> TableView:
        """What a seat may know now."""
        return self._match.view(seat, self._beside)

    # --- what is done ----------------------------------------------------------------------------------------------------

    async def join(self, seat: int, nonce: str, subscriber: Subscriber) -> None:
        """Somebody sits down: from now on the subscriber is told what the seat may know. The first one's hello begins the match.

        :raises Refusal: if it could not begin; then nobody listens. :raises StoreError: likewise.
        """
        await self._to_its_end(self._join(seat, nonce, subscriber))

    async def take_seat(self, wish: SeatWish, token_hash: bytes) -> int:
        """Somebody who was invited sits down; his place before the dice.

        :raises Refusal: if the match has begun, or the seat is not free; nothing is changed. :raises StoreError: likewise.
        """
        async with self._turn:
            row, place = taking(self._match.seating.row, wish, token_hash)
            await self._reseat(row)
            self._tell_lobby()
            return place

    async def move(self, seat: int, to: int) -> None:
        """Somebody goes to another seat before the first deal.

        :raises Refusal: if it is not free, or the match has begun; nothing is changed. :raises StoreError: likewise.
        """
        async with self._turn:
            lobby = self._in_lobby()
            if to != seat:
                row = lobby.moved(self._match.seating, seat, to)
                await self._reseat(row)
                lobby.move(seat, to)
            self._tell_lobby()

    async def say_ready(self, seat: int, *, ready: bool) -> None:
        """Somebody is ready for the first deal, or no longer is.

        :raises Refusal: if the match has begun.
        """
        async with self._turn:
            self._in_lobby().say_ready(seat, ready=ready)
            self._tell_lobby()

    async def begin(self, seat: int, level: str) -> None:
        """Deals the first hand; bots of a level take the seats where a friend is missing.

        :raises Refusal: if it may not begin yet; nothing is changed. :raises StoreError: likewise.
        """
        await self._to_its_end(self._begin(seat, level))

    async def say(self, seat: int, phrase: Phrase) -> None:
        """Somebody says a phrase to everybody who is there.

        :raises Refusal: if he has said much lately.
        """
        said = self._talk.said(seat, phrase)
        if self._lobby is not None:
            for _, subscriber in self._lobby.listeners():
                subscriber.tell(said)
        await self._publisher.publish(self.name, dict.fromkeys(self._publisher.listening(self.name), said))

    async def watch(self, subscriber: Subscriber) -> None:
        """Somebody looks on without a seat.

        :raises Refusal: if nobody may, or too many do.
        """
        async with self._turn:
            self._watching.enter(self._match, self._beside, subscriber)
            await self._tell_watchers()

    async def look_away(self, subscriber: Subscriber) -> None:
        """The subscriber looks on no longer."""
        async with self._turn:
            if self._watching.leave(subscriber):
                await self._tell_watchers()

    @property
    def waits_for_others(self) -> bool:
        """Whether somebody is there before the first deal, and a seat is free."""
        return bool(self._lobby and self._lobby.here) and any(is_free(seat) for seat in self._match.seating.seats)

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return self._watching.count

    async def propose(self, seat: int, wish: Propose) -> None:
        """Somebody proposes what needs everybody's consent.

        :raises Refusal: if that cannot be proposed now.
        """
        await self._to_its_end(self._in_turn(partial(self._agreeing.propose, seat, wish)))

    async def reply(self, seat: int, reply: Reply) -> None:
        """Somebody agrees to it or does not. What all agree to is done.

        :raises Refusal: if it cannot be done. :raises StoreError: likewise.
        """
        await self._to_its_end(self._in_turn(partial(self._agreeing.answer, seat, reply)))

    async def leave(self, seat: int, subscriber: Subscriber) -> None:
        """The subscriber listens no longer. When nobody does, the clock stands."""
        await self._to_its_end(self._leave(seat, subscriber))

    async def act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        """Plays an action that answers the view `version`. Who sends one that was played before is told how things stand.

        :raises Refusal: if it is late or may not be played; nothing is changed. :raises StoreError: likewise.
        """
        await self._to_its_end(self._act(seat, version, word, subscriber))

    async def next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        """Deals the hand after `hand`, which must be over. Who asks for one that was dealt before is told how things stand.

        :raises Refusal: if it is not over, or the match is; nothing is changed. :raises StoreError: likewise.
        """
        await self._to_its_end(self._next_hand(seat, hand, subscriber))

    async def take_back(self, seat: int, wish: TakeBack) -> None:
        """Takes the seat's last move back, or begins the hand anew from its deal.

        :raises Refusal: if other persons sit there, there is nothing to take back, or the view holds no more; nothing is changed.
        :raises StoreError: likewise.
        """
        await self._to_its_end(self._take_back(seat, wish))

    async def give_up(self, seat: int, wish: GiveUp) -> None:
        """Has a bot play the hand to its end in the seat's place, or ends the match.

        :raises Refusal: if other persons sit there, it is over, or the view holds no more; nothing is changed.
        :raises StoreError: likewise.
        """
        await self._to_its_end(self._give_up(seat, wish))

    async def look_at_clock(self) -> None:
        """Says that the time of the match is over when it is; otherwise keeps how long it has been played.

        :raises StoreError: if it could not be kept; then it is as it was.
        """
        if self._clock is None or not self._clock.running or self._match.time_has_no_say:
            return
        if self._clock.reading.left:
            await self._store.note_time(self.name, self._clock.played)
        else:
            await self._to_its_end(self._end_time())

    # --- how it is done --------------------------------------------------------------------------------------------------

    async def _to_its_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something to its end, also when whoever asked for it is gone meanwhile: it may have been stored already."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        await asyncio.shield(task)

    async def _join(self, seat: int, nonce: str, subscriber: Subscriber) -> None:
        async with self._turn:
            if self._lobby is not None:
                self._lobby.enter(seat, nonce, subscriber)
                self._tell_lobby()
                self._tell_of_watchers(subscriber)
                return
            told = ""
            if not self._match.seating.begun:
                outcome, seat = await self._played(partial(playing.sit_down, self._match, seat, nonce, self._moment))
                await self._carry_out(outcome)
                told = outcome.told[seat]
            await self._publisher.subscribe(self.name, seat, subscriber)
            self._start_clock()
            subscriber.tell(told or self._greeting(seat))
            if self._match.seating.together:
                await self._look_around(seat, subscriber)
                self._tell_of_watchers(subscriber)

    async def _begin(self, seat: int, level: str) -> None:
        async with self._turn:
            lobby = self._in_lobby()
            seating, nonces = lobby.begun_by(seat, self._match.seating, level)
            match = replace(self._match, seating=seating)
            outcome, _ = await self._played(partial(playing.begin, match, nonces, self._moment, seat))
            await self._carry_out(outcome)
            self._lobby = None
            seats = outcome.match.seating.seated.seats
            persons = outcome.match.seating.persons
            for place, subscriber in lobby.listeners():
                if seats[place] in persons:
                    await self._publisher.subscribe(self.name, seats[place], subscriber)
                    subscriber.tell(self._greeting(seats[place]))
                else:
                    subscriber.drop()
            self._start_clock()
            await self._look_around()

    async def _leave(self, seat: int, subscriber: Subscriber) -> None:
        async with self._turn:
            if self._lobby is not None:
                self._lobby.leave(subscriber)
                self._tell_lobby()
                return
            await self._publisher.unsubscribe(self.name, seat, subscriber)
            if seat not in self._publisher.listening(self.name):
                self._seen.pop(seat, None)
            if self._clock is not None and self._clock.running and not self.listened_to:
                self._clock.stop()
                await self._store.note_time(self.name, self._clock.played)
            if self._match.dealt is not None and self._match.seating.together:
                await self._deal_if_read()
                await self._agreeing.gone()
                await self._look_around()

    async def _act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        async with self._turn:
            await self._end_time_if_over()
            if self._window is not None and version == self._window.moment:
                await self._answer_window(self._window, seat, word)
                return
            if self._match.is_current(seat, version):
                await self._carry_out(
                    await self._played(partial(playing.act, self._match, seat, version, word, self._moment))
                )
                return
            made = await self._store.answer(self.name, seat, version)
            if made is None or made.action != word:
                raise self._match.stale(f"{word} for version {version}")
            subscriber.tell(self._greeting(seat))

    async def _next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        async with self._turn:
            await self._end_time_if_over()
            if hand < self._match.table.hand:
                subscriber.tell(self._greeting(seat))
            elif (
                self._match.seating.together
                and self._match.table.phase is Phase.HAND_OVER
                and hand == self._match.table.hand
            ):
                self._read.add(seat)
                await self._deal_if_read()
            else:
                await self._carry_out(await self._played(partial(playing.next_hand, self._match, hand, self._moment)))

    async def _deal_if_read(self) -> None:
        """Deals on once all persons who are there have read the bill: nobody is dealt away from it."""
        here = set(self._publisher.listening(self.name))
        if here and here <= self._read and self._match.table.phase is Phase.HAND_OVER:
            hand = self._match.table.hand
            await self._carry_out(await self._played(partial(playing.next_hand, self._match, hand, self._moment)))

    async def _answer_window(self, window: Window, seat: int, word: str) -> None:
        """Takes what a person answers in a window; when all have, it is over."""
        window.answer(self._match, seat, word)
        if window.is_answered and window.held is None:
            await self._close_window(window)
        else:
            await self._publisher.publish(self.name, {seat: window.told(seat, self._stopwatch())})

    async def _close_window(self, window: Window) -> None:
        close = partial(playing.close_window, self._match, window.answers, self._moment)
        await self._carry_out(await self._played(close))

    async def _end_window(self, window: Window) -> None:
        """The time of a window is over."""
        if self._window is not window or not self.listened_to or window.held is not None:
            return
        try:
            await self._close_window(window)
        except (Refusal, StoreError):
            _log.exception("a window at table %s could not be closed; it will be tried again", self.name)
            self._time(window, _TRY_AGAIN_SECONDS)

    def _time(self, window: Window, seconds: float) -> None:
        window.timer = self.later(seconds, partial(self._end_window, window))

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Does something after so long, when it is its turn."""

        def due() -> None:
            task = asyncio.ensure_future(self._in_turn(work))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

        return asyncio.get_running_loop().call_later(seconds, due)

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self._turn:
            await work()

    async def _look_around(self, seat: int | None = None, subscriber: Subscriber | None = None) -> None:
        """Opens the window in which the match stands, and tells who is there where that has changed. Only where several play.

        :param seat: of a subscriber who is to be told in any case.
        """
        listening = self._publisher.listening(self.name)
        people = people_told(self._match, frozenset(listening))
        if people != self._people_told:
            self._people_told = people
            await self._publisher.publish(self.name, dict.fromkeys(listening, people))
        elif subscriber is not None:
            subscriber.tell(people)
        before, now = self._window, self._stopwatch()
        table = self._match.table
        if before is not None and (not listening or before.moment != table.moment):
            before.end()
            before = self._window = None
        if before is None and listening and self._match.seating.terms is not None:
            seconds = self._match.seating.terms.window
            self._window = opened(self._match, now, seconds)
            if self._window is not None:
                self._time(self._window, seconds)
                told = {each: self._window.told(each, now) for each in listening}
                await self._publisher.publish(self.name, told)
        elif before is not None and subscriber is not None and seat is not None:
            subscriber.tell(before.told(seat, now))
        if subscriber is not None:
            self._agreeing.tell_who_comes(subscriber)
        await self._agreeing.look()

    # --- what all agreed to ----------------------------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[int]:
        """The persons who are there."""
        return frozenset(self._publisher.listening(self.name)) & frozenset(self._match.seating.persons)

    async def tell(self, told: Mapping[int, str]) -> None:
        """Tells everybody who listens, a message by seat."""
        await self._publisher.publish(self.name, told)

    def hold_window(self) -> None:
        """The window that stands open stands still."""
        if self._window is not None:
            self._window.hold(self._stopwatch())

    async def let_window_go_on(self) -> None:
        """A window that stood still runs again."""
        window = self._window
        if window is None or window.held is None:
            return
        now = self._stopwatch()
        left = window.go_on(now)
        if window.is_answered:
            await self._close_window(window)
            return
        self._time(window, left)
        await self.tell({each: window.told(each, now) for each in self._publisher.listening(self.name)})

    async def take_discard_back(self, seat: int) -> None:
        """A seat takes the discard back that all have seen."""
        match, hand = self._match, self._match.table.hand
        journal = await read_hand(self._store, self.name, hand)
        find = partial(before_last_move, journal, match.seating, hand, seat, passes=False)
        back = await asyncio.to_thread(find)
        if back is None:
            raise match.stale("take_back")
        await self._carry_out(await self._played(partial(playing.take_back, match, seat, back, self._moment)))
        self._start_clock()

    async def end_early(self, seat: int) -> None:
        """The match ends, as a seat has proposed."""
        await self._carry_out(await self._played(partial(playing.leave, self._match, seat, self._moment)))
        self._start_clock()

    async def open_again(self, persons: frozenset[int], by: int) -> Mapping[int, NextTable]:
        """The same people play once more; where, by seat."""
        return await open_again(self._store, self._match.seating, persons, by, self._now())

    def _tell_of_watchers(self, subscriber: Subscriber) -> None:
        """Tells somebody who has come how many look on, where anybody may."""
        if watch_of(self._match) != "none":
            subscriber.tell(self._watching.counted(self._match))

    async def _tell_watchers(self) -> None:
        """Tells the persons how many look on."""
        told = self._watching.counted(self._match)
        if self._lobby is not None:
            for _, subscriber in self._lobby.listeners():
                subscriber.tell(told)
        await self.tell(dict.fromkeys(self.here, told))

    async def _reseat(self, row: TableRow) -> None:
        """Keeps who sits where before the first deal."""
        try:
            await self._store.reseat(self._match.seating.row, row)
        except JournalConflict as error:
            raise await self._overtaken() from error
        self._match = replace(self._match, seating=Seating(row))

    def _in_lobby(self) -> Lobby:
        """:raises Refusal: once the first hand is dealt, and where one person plays."""
        if self._lobby is None:
            raise Refusal(ErrorCode.BEGUN, "a table of several persons whose first hand is not dealt yet", self.name)
        return self._lobby

    def _tell_lobby(self) -> None:
        if self._lobby is not None:
            for place, subscriber in self._lobby.listeners():
                subscriber.tell(self._lobby.told(self._match.seating, place))

    async def _take_back(self, seat: int, wish: TakeBack) -> None:
        async with self._turn:
            match = self._match
            playing.may_go_beyond(match, wish.version, f"take_back {wish.to}")
            seating, hand = match.seating, match.table.hand
            journal = await read_hand(self._store, self.name, hand)
            if wish.to == "deal":
                back = await asyncio.to_thread(before_deal_was_played, journal, seating, hand)
            else:
                find = partial(before_last_move, journal, seating, hand, seat, passes=wish.passes)
                back = await asyncio.to_thread(find)
            if back is None:
                expected, version = "a hand in which this seat has played", match.table.moment
                raise Refusal(ErrorCode.NOTHING_TO_TAKE_BACK, expected, f"take_back {wish.to}", version=version)
            await self._carry_out(await self._played(partial(playing.take_back, match, seat, back, self._moment)))
            self._start_clock()

    async def _give_up(self, seat: int, wish: GiveUp) -> None:
        async with self._turn:
            playing.may_go_beyond(self._match, wish.version, f"give_up {wish.what}")
            course = playing.give_up if wish.what == "hand" else playing.leave
            await self._carry_out(await self._played(partial(course, self._match, seat, self._moment)))
            self._start_clock()

    async def _end_time(self) -> None:
        async with self._turn:
            await self._end_time_if_over()

    async def _end_time_if_over(self) -> None:
        """Lets the clock speak, where it has something to say."""
        if self._clock is None or not self._clock.running or self._clock.reading.left or self._match.time_has_no_say:
            return
        try:
            await self._carry_out(await self._played(partial(playing.end_time, self._match, self._moment)))
        except Refusal:
            return  # another process was faster, and everybody has been told
        self._start_clock()

    async def _played(self, course: Callable[[], R]) -> R:
        """What comes of a course. Where a bot may think long it is played in a thread: other tables do not wait for it."""
        if any(self._bot(seat, level).thinks_long for seat, level in self._match.seating.bots):
            return await to_thread.run_sync(course, limiter=_THINKING)
        return course()

    async def _carry_out(self, outcome: Outcome) -> None:
        """Commits, and only then lets the new match hold and tells of it. Whatever goes wrong before: nothing has happened."""
        try:
            await self._store.append(self.name, outcome.rows)
        except JournalConflict as error:
            raise await self._overtaken() from error
        self._match, self._seen = outcome.match, dict(outcome.seen)
        await self._publisher.publish(self.name, outcome.told)
        self._watching.tell(self._match, outcome.public)
        if self._match.seating.together and self._lobby is None:
            if self._match.table.phase is not Phase.HAND_OVER:
                self._read.clear()
            await self._look_around()

    def _greeting(self, seat: int) -> str:
        """The whole view of a seat: from it goes on what the seat is told later."""
        self._seen[seat], told = self._match.greeting(seat, self._beside)
        return told

    async def _overtaken(self) -> Refusal:
        """Another process plays at this table and was faster: what it wrote is what holds, and everybody is told so."""
        row = await self._store.table(self.name)
        if row is None:
            return no_such_table(self.name)
        self._match = await load_match(self._store, row)
        if self._match.dealt is None:
            return Refusal(ErrorCode.SEAT_TAKEN, "a seat that is free now", "one that was free")
        told = {seat: self._greeting(seat) for seat in self._publisher.listening(self.name)}
        await self._publisher.publish(self.name, told)
        return self._match.stale("one to an earlier version")

    @property
    def _moment(self) -> Moment:
        listening = tuple(self._publisher.listening(self.name))
        watched = self._watching.count > 0 and watch_of(self._match) == "live"
        return Moment(listening, self._bot, self._walls, self._reading, self._seen, watched)

    @property
    def _beside(self) -> Beside:
        return self._moment.beside(self._match.seating)

    @property
    def _reading(self) -> Reading | None:
        return None if self._clock is None else self._clock.reading

    def _bot(self, seat: int, level: str) -> BotSeat:
        """Who plays a seat. It stays the same to the end of the match."""
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._seat_bot(level)
        return self._bots[seat, level]

    def _start_clock(self) -> None:
        """The clock runs while somebody sits at the table, from the first deal to the end of the match or of its time."""
        if self._clock is None or self._match.dealt is None:
            return
        if self.listened_to and not self._match.time_has_no_say:
            self._clock.start()
        else:
            self._clock.stop()
