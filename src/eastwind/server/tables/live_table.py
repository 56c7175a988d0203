"""Live table: everything that is done at it goes through here.

The operations are in `actions`; their way to the store and to the listeners is in `live_match`.
"""

from asyncio import Task
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Publisher, Subscriber
from eastwind.server.match import actions
from eastwind.server.match.chance import Walls
from eastwind.server.match.clock import Later, Stopwatch, on_the_loop
from eastwind.server.match.match import WINDOWS, Match
from eastwind.server.store.store import Store
from eastwind.server.tables import undo
from eastwind.server.tables.absence import Absence
from eastwind.server.tables.agreed import Agreed
from eastwind.server.tables.agreeing import Agreeing
from eastwind.server.tables.auto_play import AutoPlay
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.chat import Chat
from eastwind.server.tables.claim_window import people_told
from eastwind.server.tables.claim_windows import ClaimWindows
from eastwind.server.tables.deadline import Deadline
from eastwind.server.tables.handover import HandoverState
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.lobby_changes import LobbyChanges
from eastwind.server.tables.pacing import Pacing
from eastwind.server.tables.spectators import watch_of
from eastwind.server.tables.table_state import TableState
from eastwind.server.wire.company import Begin, Phrase, Propose, Remove, Reply, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Leave, WhoseTurn
from eastwind.server.wire.protocol import GiveUp, TableView, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


def _utc_now() -> datetime:
    return datetime.now(UTC)


class LiveTable:
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
        table_state: TableState | None = None,
        even_seconds: float = 0.0,
    ) -> None:
        """:param even_seconds: as in `LiveMatch`."""
        self._live_match: Final = LiveMatch(match, store, publisher, walls, seat_bot, stopwatch, timers, even_seconds)
        self._lobby_changes: Final = LobbyChanges(self._live_match)
        self._table_state: Final = table_state or TableState(match.seating.table, store)
        self._deadline: Final = Deadline(self._live_match, self._table_state, now)
        self._windows: Final = ClaimWindows(self._live_match, self._table_state, self._deadline)
        self._pacing: Final = Pacing(self._live_match, self._table_state, self._deadline, self._bill_read)
        self._auto_play: Final = AutoPlay(self._live_match, self._table_state)
        self._chat: Final = Chat(stopwatch)
        self._absence: Final = Absence(self._live_match, self._look_around)
        self._agreeing: Final = Agreeing(Agreed(self._live_match, self._windows, self._absence, now), stopwatch)
        parts = self._live_match, self._lobby_changes, self._windows, self._pacing, self._absence, self._agreeing
        self.handover: Final = HandoverState(*parts)
        self._live_match.afterwards = self._after

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """Match as it was committed last."""
        return self._live_match.match

    @property
    def name(self) -> str:
        return self._live_match.name

    @property
    def listened_to(self) -> bool:
        lobby = self._lobby_changes.lobby
        return bool(self._live_match.listening) or bool(lobby and lobby.here)

    def is_behind(self, version: int) -> bool:
        """Return whether there is a listener who should hear that another process has played on to a version."""
        return self.has_listeners and self.match.dealt is not None and self.match.table.version < version

    @property
    def has_listeners(self) -> bool:
        """Return whether a seat or a watcher listens to what is played."""
        return bool(self._live_match.listening) or self.watchers > 0

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self.match.dealt is not None and self.match.dealt.phase is Phase.MATCH_OVER

    @property
    def under_way(self) -> frozenset[Task[None]]:
        """Tasks under way at the table."""
        return frozenset(self._live_match.under_way)

    @property
    def waits_for_others(self) -> bool:
        """Return whether a person is there before the first deal, and a seat is free."""
        return self._lobby_changes.waits_for_others

    @property
    def watchers(self) -> int:
        """Number of watchers without a seat."""
        return self._live_match.spectators.count

    def whose_turn(self, seat: int) -> WhoseTurn:
        """Return what the table waits for, for the list of a person's tables."""
        return self._windows.whose_turn(seat)

    def view(self, seat: int) -> TableView:
        """Return what a seat may know now."""
        return self.match.view(seat, self._live_match.clock_and_stand_ins)

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
        async with self._live_match.turn:
            return await self._lobby_changes.take_seat(wish, token_hash)

    async def move(self, seat: int, to: int, by: Subscriber | None = None) -> None:
        """Move a person to another seat before the first deal. `by`: the person asking, who may have been removed meanwhile.

        :raises Refusal: if it is not free, or the match has begun; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._lobby_changes.move, seat, to, by))

    async def remove(self, seat: int, wish: Remove, by: Subscriber | None = None) -> None:
        """Free another person's seat before the first deal, for the person who opened the table.

        :raises Refusal: if another person asks for it, the seat is empty, or the match has begun; nothing is changed.
        :raises StoreError: the same.
        """
        await self._done(partial(self._lobby_changes.remove, seat, wish, by))

    async def say_ready(self, seat: int, *, ready: bool, by: Subscriber | None = None) -> None:
        """Note that a person is ready for the first deal, or no longer is.

        :raises Refusal: if the match has begun.
        """
        async with self._live_match.turn:
            self._lobby_changes.say_ready(seat, ready=ready, by=by)

    async def begin(self, seat: int, wish: Begin, by: Subscriber | None = None) -> None:
        """Deal the first hand; bots take the seats where a friend is missing, or is not ready and may be begun without.

        :raises Refusal: if it may not begin yet; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._begin, seat, wish, by))

    async def say(self, seat: int, phrase: Phrase) -> None:
        """Say a phrase of a seat to all who are there.

        :raises Refusal: if the seat has said too much lately.
        """
        said = self._chat.said(seat, phrase)
        self._lobby_changes.tell(said)
        await self._live_match.tell(dict.fromkeys(self._live_match.listening, said))

    async def watch(self, subscriber: Subscriber) -> None:
        """Let a subscriber watch without a seat.

        :raises Refusal: if the table allows no watchers, or has too many.
        """
        async with self._live_match.turn:
            self._live_match.spectators.enter(self.match, self._live_match.clock_and_stand_ins, subscriber)
            await self._tell_watchers()

    async def look_away(self, subscriber: Subscriber) -> None:
        """Stop a subscriber's watching."""
        async with self._live_match.turn:
            if self._live_match.spectators.leave(subscriber):
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
        await self._done(partial(undo.take_back, self._live_match, seat, wish))

    async def give_up(self, seat: int, wish: GiveUp) -> None:
        """Have a bot play the hand to its end in the seat's place, or end the match.

        :raises Refusal: if other persons sit there, it is over, or the view holds no more; nothing is changed.
        :raises StoreError: the same.
        """
        await self._done(partial(undo.give_up, self._live_match, seat, wish))

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
        await self._done(self._live_match.catch_up)

    async def send_away(self) -> None:
        """Dismiss all who are here, since another process has the table in hand: their clients reconnect, and find it there."""
        live_match = self._live_match
        self._lobby_changes.send_away()
        live_match.spectators.send_away()
        for seat in list(live_match.listening):
            await live_match.publisher.dismiss(self.name, seat)

    @property
    def clock_runs(self) -> bool:
        """Return whether a clock runs here: that of the match, or a person's time for a move."""
        return self._live_match.clock_runs or self._pacing.runs

    async def look_at_clock(self) -> None:
        """End the time of the match when it is over; otherwise store how long it has been played.

        :raises StoreError: if it could not be stored; then it is as it was.
        """
        await self._live_match.look_at_clock()
        await self._pacing.note()

    async def look_at_deadline(self) -> None:
        """Do what is due at a table by correspondence, with or without persons present.

        :raises Refusal: if another process was faster. :raises StoreError: if it could not be stored.
        """
        await self._done(self._do_what_is_due)

    # --- how it is done --------------------------------------------------------------------------------------------------

    async def _done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a piece of work in its turn and to its end."""
        await self._live_match.to_its_end(self._live_match.in_turn(work))

    async def _join(self, seat: int, nonce: str, subscriber: Subscriber, token: str | None) -> None:
        live_match = self._live_match
        if token is not None:
            seat = self.match.seating.proved_by(token)
        if self._lobby_changes.enter(seat, nonce, subscriber):
            self._tell_of_watchers(subscriber)
            return
        # whoever comes may have played on at another process, and come from there
        await live_match.catch_up()
        if token is not None:
            seat = self.match.seating.proved_by(token)
        self.match.seating.check_person(seat)
        told = ""
        if not self.match.seating.begun:
            outcome, seat = await live_match.played(
                partial(actions.sit_down, self.match, seat, nonce, live_match.context)
            )
            await live_match.carry_out(outcome)
            told = outcome.told[seat]
        await live_match.publisher.subscribe(self.name, seat, subscriber)
        live_match.start_clock()
        subscriber.tell(told or live_match.greeting(seat))
        if self.match.seating.together:
            await self._look_around(seat, subscriber)
            self._tell_of_watchers(subscriber)

    async def _begin(self, seat: int, wish: Begin, by: Subscriber | None) -> None:
        await self._lobby_changes.begin(seat, wish, by)
        self._live_match.start_clock()
        await self._look_around()

    async def _leave(self, seat: int, subscriber: Subscriber) -> None:
        live_match = self._live_match
        if self._lobby_changes.leave(subscriber):
            return
        await live_match.publisher.unsubscribe(self.name, seat, subscriber)
        if seat not in live_match.listening:
            live_match.forget(seat)
        await live_match.stop_clock_if_left()
        if self.match.dealt is not None and self.match.seating.together:
            await self._deal_if_read()
            await self._agreeing.gone()
            await self._look_around()

    async def _leave_to(self, seat: int, wish: Leave) -> None:
        await self._auto_play.leave(seat, wish)
        await self._look_around()

    async def _depart(self, seat: int) -> None:
        live_match = self._live_match
        await undo.depart(live_match, seat)
        await live_match.publisher.dismiss(self.name, seat)
        live_match.forget(seat)
        # all see who sits there now, which no step tells
        told = {each: live_match.greeting(each) for each in live_match.listening}
        await self._live_match.tell(told)
        if self.match.seating.together:
            await self._deal_if_read()
        else:
            await self._live_match.tell(dict.fromkeys(live_match.listening, people_told(self.match, live_match.here)))

    async def _act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        live_match = self._live_match
        await live_match.end_time_if_over()
        if await self._windows.takes(seat, version, word):
            return
        if self.match.is_current(seat, version):
            await live_match.play(partial(actions.act, self.match, seat, version, word, live_match.context))
            return
        made = await live_match.store.answer(self.name, seat, version)
        if made is None or made.action != word:
            raise self.match.stale(f"{word} for version {version}")
        subscriber.tell(live_match.greeting(seat))

    async def _next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        live_match = self._live_match
        await live_match.end_time_if_over()
        table = self.match.table
        if hand < table.hand:
            subscriber.tell(live_match.greeting(seat))
        elif self.match.seating.together and table.phase is Phase.HAND_OVER and hand == table.hand:
            await self._bill_read(seat)
        else:
            await live_match.play(partial(actions.next_hand, self.match, hand, live_match.context))

    async def _bill_read(self, seat: int) -> None:
        """Note that a person has read the bill, or that their time for it is over."""
        self._table_state.state.read.add(seat)
        await self._deadline.note_read()
        await self._deal_if_read()
        await self._pacing.look()

    async def _deal_if_read(self) -> None:
        """Deal on once all persons who are there have read the bill, so that none loses sight of it by the deal."""
        match, table = self.match, self.match.table
        readers = frozenset(match.seating.persons) if self._deadline.is_set else self._live_match.here
        if readers and readers <= self._table_state.state.read and table.phase is Phase.HAND_OVER:
            await self._live_match.play(partial(actions.next_hand, self.match, table.hand, self._live_match.context))

    async def _after(self) -> None:
        """Do what follows when something was carried out at a table of several persons."""
        if self._lobby_changes.lobby is not None:
            return
        if self.match.table.phase is not Phase.HAND_OVER:
            self._table_state.state.read.clear()
        await self._look_around()

    async def _look_around(self, seat: int | None = None, subscriber: Subscriber | None = None) -> None:
        """Open the window in which the match is, and tell who is there where that has changed. Only where several play.

        :param seat: of a subscriber who receives it in any case.
        """
        listening = self._live_match.listening
        self._absence.look()
        away, may_stand_in = self._live_match.away, self._absence.may_be_played_for
        people = people_told(self.match, frozenset(listening), away, may_stand_in)
        if people != self.handover.people_told:
            self.handover.people_told = people
            await self._live_match.tell(dict.fromkeys(listening, people))
        elif subscriber is not None:
            subscriber.tell(people)
        await self._deadline.look()
        await self._windows.look(seat, subscriber)
        if subscriber is not None:
            self._agreeing.tell_who_comes(subscriber)
        await self._agreeing.look()
        await self._absence.play()
        await self._auto_play.play()
        await self._pacing.look()
        if subscriber is not None and seat is not None:
            self._pacing.tell_who_comes(seat, subscriber)
            self._auto_play.tell_who_comes(seat, subscriber)

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
            self._table_state.state.read.update(self.match.seating.persons)
            await self._deal_if_read()
        else:
            asked = sorted(frozenset(self.match.seating.persons).intersection(table.waiting_for))
            for seat in asked:
                if seat in self.match.table.waiting_for and self.match.table.moment == table.moment:
                    await self._pacing.answer_for(seat)

    def _tell_of_watchers(self, subscriber: Subscriber) -> None:
        """Tell a person who has come the number of watchers, where watching is allowed."""
        if watch_of(self.match) != "none":
            subscriber.tell(self._live_match.spectators.counted(self.match))

    async def _tell_watchers(self) -> None:
        """Tell the persons the number of watchers."""
        told = self._live_match.spectators.counted(self.match)
        self._lobby_changes.tell(told)
        await self._live_match.tell(dict.fromkeys(self._live_match.here, told))
