"""Table that is being played at: the door through which all that is done there comes.

The operations are in `playing`; their way to the store and to the listeners is in `standing`.
"""

from asyncio import Task
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from eastwind.server.game import going_back, playing
from eastwind.server.game.absence import Absence
from eastwind.server.game.agreed import Agreed
from eastwind.server.game.agreeing import Agreeing
from eastwind.server.game.chance import Walls
from eastwind.server.game.clock import Later, Stopwatch, on_the_loop
from eastwind.server.game.deadline import Deadline
from eastwind.server.game.gathering import Gathering
from eastwind.server.game.kept import Kept
from eastwind.server.game.leaving import Leaving
from eastwind.server.game.match import Match
from eastwind.server.game.memory import Memory
from eastwind.server.game.pacing import Pacing
from eastwind.server.game.players import BotSeat
from eastwind.server.game.publisher import Publisher, Subscriber
from eastwind.server.game.standing import Standing
from eastwind.server.game.talk import Talk
from eastwind.server.game.watching import watch_of
from eastwind.server.game.window import WINDOWS, people_told
from eastwind.server.game.windows import Windows
from eastwind.server.store.store import Store
from eastwind.server.wire.company import Begin, Phrase, Propose, Remove, Reply, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Leave, WhoseTurn
from eastwind.server.wire.protocol import GiveUp, TableView, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Room:
    """Table in memory. All its methods run in the server's event loop."""

    def __init__(
        self,
        match: Match,
        store: Store,
        publisher: Publisher,
        walls: Walls,
        seat_bot: Callable[[str], BotSeat],
        stopwatch: Stopwatch,
        now: Callable[[], datetime] = _utc_now,
        timers: Later = on_the_loop,
        kept: Kept | None = None,
        even_seconds: float = 0.0,
    ) -> None:
        """:param even_seconds: as in `Standing`."""
        self._standing: Final = Standing(match, store, publisher, walls, seat_bot, stopwatch, timers, even_seconds)
        self._gathering: Final = Gathering(self._standing)
        self._kept: Final = kept or Kept(match.seating.table, store)
        self._deadline: Final = Deadline(self._standing, self._kept, now)
        self._windows: Final = Windows(self._standing, self._kept, self._deadline)
        self._pacing: Final = Pacing(self._standing, self._kept, self._deadline, self._bill_read)
        self._leaving: Final = Leaving(self._standing, self._kept)
        self._talk: Final = Talk(stopwatch)
        self._absence: Final = Absence(self._standing, self._look_around)
        self._agreeing: Final = Agreeing(Agreed(self._standing, self._windows, self._absence, now), stopwatch)
        parts = self._standing, self._gathering, self._windows, self._pacing, self._absence, self._agreeing
        self.memory: Final = Memory(*parts)
        self._standing.afterwards = self._after

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """Match as it was committed last."""
        return self._standing.match

    @property
    def name(self) -> str:
        return self._standing.name

    @property
    def listened_to(self) -> bool:
        lobby = self._gathering.lobby
        return bool(self._standing.listening) or bool(lobby and lobby.here)

    def is_behind(self, version: int) -> bool:
        """Return whether there is a listener who should hear that another process has played on to a version."""
        return self.has_listeners and self.match.dealt is not None and self.match.table.version < version

    @property
    def has_listeners(self) -> bool:
        """Return whether a seat or a watcher listens to what is played."""
        return bool(self._standing.listening) or self.watchers > 0

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self.match.dealt is not None and self.match.dealt.phase is Phase.MATCH_OVER

    @property
    def under_way(self) -> frozenset[Task[None]]:
        """Tasks under way at the table."""
        return frozenset(self._standing.under_way)

    @property
    def waits_for_others(self) -> bool:
        """Return whether a person is there before the first deal, and a seat is free."""
        return self._gathering.waits_for_others

    @property
    def watchers(self) -> int:
        """Number of watchers without a seat."""
        return self._standing.watching.count

    def whose_turn(self, seat: int) -> WhoseTurn:
        """Return what the table waits for, for the list of a person's tables."""
        return self._windows.whose_turn(seat)

    def view(self, seat: int) -> TableView:
        """Return what a seat may know now."""
        return self.match.view(seat, self._standing.beside)

    # --- what is done ----------------------------------------------------------------------------------------------------

    async def join(self, seat: int, nonce: str, subscriber: Subscriber, token: str | None = None) -> None:
        """Seat a person: from now on the subscriber receives what the seat may know. The first person's hello begins the match.

        :param token: by which the seat was found: it is looked at once more when it is the table's turn.

        :raises Refusal: if it could not begin, or the seat is no longer theirs; then the subscriber does not listen.
        :raises StoreError: the same.
        """
        await self._done(partial(self._join, seat, nonce, subscriber, token))

    async def take_seat(self, wish: SeatWish, token_hash: bytes) -> int:
        """Seat an invited person; return their place before the dice.

        :raises Refusal: if the match has begun, or the seat is not free; nothing is changed. :raises StoreError: the same.
        """
        async with self._standing.turn:
            return await self._gathering.take_seat(wish, token_hash)

    async def move(self, seat: int, to: int, by: Subscriber | None = None) -> None:
        """Move a person to another seat before the first deal. `by`: the person asking, who may have been removed meanwhile.

        :raises Refusal: if it is not free, or the match has begun; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._gathering.move, seat, to, by))

    async def remove(self, seat: int, wish: Remove, by: Subscriber | None = None) -> None:
        """Free another person's seat before the first deal, for the person who opened the table.

        :raises Refusal: if another person asks for it, the seat is empty, or the match has begun; nothing is changed.
        :raises StoreError: the same.
        """
        await self._done(partial(self._gathering.remove, seat, wish, by))

    async def say_ready(self, seat: int, *, ready: bool, by: Subscriber | None = None) -> None:
        """Note that a person is ready for the first deal, or no longer is.

        :raises Refusal: if the match has begun.
        """
        async with self._standing.turn:
            self._gathering.say_ready(seat, ready=ready, by=by)

    async def begin(self, seat: int, wish: Begin, by: Subscriber | None = None) -> None:
        """Deal the first hand; bots take the seats where a friend is missing, or is not ready and may be begun without.

        :raises Refusal: if it may not begin yet; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._begin, seat, wish, by))

    async def say(self, seat: int, phrase: Phrase) -> None:
        """Say a phrase of a seat to all who are there.

        :raises Refusal: if the seat has said too much lately.
        """
        said = self._talk.said(seat, phrase)
        self._gathering.tell(said)
        await self._standing.tell(dict.fromkeys(self._standing.listening, said))

    async def watch(self, subscriber: Subscriber) -> None:
        """Let a subscriber watch without a seat.

        :raises Refusal: if the table allows no watchers, or has too many.
        """
        async with self._standing.turn:
            self._standing.watching.enter(self.match, self._standing.beside, subscriber)
            await self._tell_watchers()

    async def look_away(self, subscriber: Subscriber) -> None:
        """Stop a subscriber's watching."""
        async with self._standing.turn:
            if self._standing.watching.leave(subscriber):
                await self._tell_watchers()

    async def propose(self, seat: int, wish: Propose) -> None:
        """Propose something that needs the consent of all.

        :raises Refusal: if that cannot be proposed now.
        """
        await self._done(partial(self._agreeing.propose, seat, wish))

    async def reply(self, seat: int, reply: Reply) -> None:
        """Answer a proposal with yes or no. A proposal that all agree to is carried out.

        :raises Refusal: if it cannot be done. :raises StoreError: the same.
        """
        await self._done(partial(self._agreeing.answer, seat, reply))

    async def leave(self, seat: int, subscriber: Subscriber) -> None:
        """Stop a subscriber's listening at a seat. The clock stops when none listens."""
        await self._done(partial(self._leave, seat, subscriber))

    async def act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        """Play an action that answers the view `version`. A client that sends one already played receives the current view.

        :raises Refusal: if it is late or may not be played; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._act, seat, version, word, subscriber))

    async def next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        """Deal the hand after `hand`, which must be over. A client that asks for one already dealt receives the current view.

        :raises Refusal: if it is not over, or the match is; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._next_hand, seat, hand, subscriber))

    async def take_back(self, seat: int, wish: TakeBack) -> None:
        """Take the seat's last move back, or begin the hand again from its deal.

        :raises Refusal: if other persons sit there, there is nothing to take back, or the view holds no more; nothing is changed.
        :raises StoreError: the same.
        """
        await self._done(partial(going_back.take_back, self._standing, seat, wish))

    async def give_up(self, seat: int, wish: GiveUp) -> None:
        """Have a bot play the hand to its end in the seat's place, or end the match.

        :raises Refusal: if other persons sit there, it is over, or the view holds no more; nothing is changed.
        :raises StoreError: the same.
        """
        await self._done(partial(going_back.give_up, self._standing, seat, wish))

    async def depart(self, seat: int) -> None:
        """Remove a person for good: a bot has their seat from now on.

        :raises Refusal: if nothing is dealt yet, or the match is over; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._depart, seat))

    async def leave_to(self, seat: int, wish: Leave) -> None:
        """Leave something of a seat to the server, or take it back.

        :raises Refusal: before the first deal, and where no other person plays.
        """
        if self.match.dealt is None or not self.match.seating.together:
            raise Refusal(ErrorCode.NOT_SEATED, "a table of several persons whose first hand is dealt", self.name)
        await self._done(partial(self._leave_to, seat, wish))

    async def catch_up(self) -> None:
        """Take over what another process has played meanwhile, and tell those who are here.

        :raises StoreError: if it cannot be read.
        """
        await self._done(self._standing.catch_up)

    async def send_away(self) -> None:
        """Dismiss all who are here, since another process has the table in hand: their clients reconnect, and find it there."""
        standing = self._standing
        self._gathering.send_away()
        standing.watching.send_away()
        for seat in list(standing.listening):
            await standing.publisher.dismiss(self.name, seat)

    @property
    def clock_runs(self) -> bool:
        """Return whether a clock runs here: that of the match, or a person's time for a move."""
        return self._standing.clock_runs or self._pacing.runs

    async def look_at_clock(self) -> None:
        """End the time of the match when it is over; otherwise store how long it has been played.

        :raises StoreError: if it could not be stored; then it is as it was.
        """
        await self._standing.look_at_clock()
        await self._pacing.note()

    async def look_at_deadline(self) -> None:
        """Do what is due at a table by correspondence, with or without persons present.

        :raises Refusal: if another process was faster. :raises StoreError: if it could not be stored.
        """
        await self._done(self._do_what_is_due)

    # --- how it is done --------------------------------------------------------------------------------------------------

    async def _done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a piece of work in its turn and to its end."""
        await self._standing.to_its_end(self._standing.in_turn(work))

    async def _join(self, seat: int, nonce: str, subscriber: Subscriber, token: str | None) -> None:
        standing = self._standing
        if token is not None:
            seat = self.match.seating.proved_by(token)
        if self._gathering.enter(seat, nonce, subscriber):
            self._tell_of_watchers(subscriber)
            return
        # whoever comes may have played on at another process, and come from there
        await standing.catch_up()
        if token is not None:
            seat = self.match.seating.proved_by(token)
        self.match.seating.check_person(seat)
        told = ""
        if not self.match.seating.begun:
            outcome, seat = await standing.played(partial(playing.sit_down, self.match, seat, nonce, standing.moment))
            await standing.carry_out(outcome)
            told = outcome.told[seat]
        await standing.publisher.subscribe(self.name, seat, subscriber)
        standing.start_clock()
        subscriber.tell(told or standing.greeting(seat))
        if self.match.seating.together:
            await self._look_around(seat, subscriber)
            self._tell_of_watchers(subscriber)

    async def _begin(self, seat: int, wish: Begin, by: Subscriber | None) -> None:
        await self._gathering.begin(seat, wish, by)
        self._standing.start_clock()
        await self._look_around()

    async def _leave(self, seat: int, subscriber: Subscriber) -> None:
        standing = self._standing
        if self._gathering.leave(subscriber):
            return
        await standing.publisher.unsubscribe(self.name, seat, subscriber)
        if seat not in standing.listening:
            standing.forget(seat)
        await standing.stop_clock_if_left()
        if self.match.dealt is not None and self.match.seating.together:
            await self._deal_if_read()
            await self._agreeing.gone()
            await self._look_around()

    async def _leave_to(self, seat: int, wish: Leave) -> None:
        await self._leaving.leave(seat, wish)
        await self._look_around()

    async def _depart(self, seat: int) -> None:
        standing = self._standing
        await going_back.depart(standing, seat)
        await standing.publisher.dismiss(self.name, seat)
        standing.forget(seat)
        # all see who sits there now, which no step tells
        told = {each: standing.greeting(each) for each in standing.listening}
        await self._standing.tell(told)
        if self.match.seating.together:
            await self._deal_if_read()
        else:
            await self._standing.tell(dict.fromkeys(standing.listening, people_told(self.match, standing.here)))

    async def _act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        standing = self._standing
        await standing.end_time_if_over()
        if await self._windows.takes(seat, version, word):
            return
        if self.match.is_current(seat, version):
            await standing.play(partial(playing.act, self.match, seat, version, word, standing.moment))
            return
        made = await standing.store.answer(self.name, seat, version)
        if made is None or made.action != word:
            raise self.match.stale(f"{word} for version {version}")
        subscriber.tell(standing.greeting(seat))

    async def _next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        standing = self._standing
        await standing.end_time_if_over()
        table = self.match.table
        if hand < table.hand:
            subscriber.tell(standing.greeting(seat))
        elif self.match.seating.together and table.phase is Phase.HAND_OVER and hand == table.hand:
            await self._bill_read(seat)
        else:
            await standing.play(partial(playing.next_hand, self.match, hand, standing.moment))

    async def _bill_read(self, seat: int) -> None:
        """Note that a person has read the bill, or that their time for it is over."""
        self._kept.state.read.add(seat)
        await self._deadline.note_read()
        await self._deal_if_read()
        await self._pacing.look()

    async def _deal_if_read(self) -> None:
        """Deal on once all persons who are there have read the bill, so that none loses sight of it by the deal."""
        match, table = self.match, self.match.table
        readers = frozenset(match.seating.persons) if self._deadline.is_set else self._standing.here
        if readers and readers <= self._kept.state.read and table.phase is Phase.HAND_OVER:
            await self._standing.play(partial(playing.next_hand, self.match, table.hand, self._standing.moment))

    async def _after(self) -> None:
        """Do what follows when something was carried out at a table of several persons."""
        if self._gathering.lobby is not None:
            return
        if self.match.table.phase is not Phase.HAND_OVER:
            self._kept.state.read.clear()
        await self._look_around()

    async def _look_around(self, seat: int | None = None, subscriber: Subscriber | None = None) -> None:
        """Open the window in which the match is, and tell who is there where that has changed. Only where several play.

        :param seat: of a subscriber who receives it in any case.
        """
        listening = self._standing.listening
        self._absence.look()
        away, may_stand_in = self._standing.away, self._absence.may_be_played_for
        people = people_told(self.match, frozenset(listening), away, may_stand_in)
        if people != self.memory.people_told:
            self.memory.people_told = people
            await self._standing.tell(dict.fromkeys(listening, people))
        elif subscriber is not None:
            subscriber.tell(people)
        await self._deadline.look()
        await self._windows.look(seat, subscriber)
        if subscriber is not None:
            self._agreeing.tell_who_comes(subscriber)
        await self._agreeing.look()
        await self._absence.play()
        await self._leaving.play()
        await self._pacing.look()
        if subscriber is not None and seat is not None:
            self._pacing.tell_who_comes(seat, subscriber)
            self._leaving.tell_who_comes(seat, subscriber)

    async def _do_what_is_due(self) -> None:
        if self.match.dealt is None or not self.match.seating.together:
            return
        await self._look_around()
        if self._deadline.has_passed:
            await self._windows.end_due()
        if not self._deadline.is_over:
            return
        table = self.match.table
        if table.phase in WINDOWS:
            await self._windows.end_due()
        elif table.phase is Phase.HAND_OVER:
            self._kept.state.read.update(self.match.seating.persons)
            await self._deal_if_read()
        else:
            asked = sorted(frozenset(self.match.seating.persons).intersection(table.waiting_for))
            for seat in asked:
                if seat in self.match.table.waiting_for and self.match.table.moment == table.moment:
                    await self._pacing.answer_for(seat)

    def _tell_of_watchers(self, subscriber: Subscriber) -> None:
        """Tell a person who has come the number of watchers, where watching is allowed."""
        if watch_of(self.match) != "none":
            subscriber.tell(self._standing.watching.counted(self.match))

    async def _tell_watchers(self) -> None:
        """Tell the persons the number of watchers."""
        told = self._standing.watching.counted(self.match)
        self._gathering.tell(told)
        await self._standing.tell(dict.fromkeys(self._standing.here, told))
