"""Live table: everything that is done at it goes through here.

An operation waits for its turn and for what it needs from the store; what it does is effects (`effects`), which `effect_loop`
applies. The operations on a match are in `match.actions`.
"""

from asyncio import Task
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import view_of
from eastwind.server.tables import (
    agreeing,
    auto_play,
    claim_windows,
    lobby_changes,
    match_time,
    overdue,
    pacing,
    undo,
)
from eastwind.server.tables.bill_reading import bill_read, deal_if_read
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.claim_window import people_told
from eastwind.server.tables.effect_loop import EffectLoop, TableServices
from eastwind.server.tables.effects import Effect, Event, LookAround, Play, StoreTime, Tell
from eastwind.server.tables.handover import Handover
from eastwind.server.tables.spectators import watch_of
from eastwind.server.tables.stored_state import StoredState
from eastwind.server.tables.table_state import TableState
from eastwind.server.wire.company import Begin, Phrase, Propose, Remove, Reply, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Leave, WhoseTurn
from eastwind.server.wire.protocol import GiveUp, TableView, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


class LiveTable:
    """Table in memory. All its methods run in the server's event loop."""

    def __init__(
        self,
        match: Match,
        services: TableServices,
        seat_bot: Callable[[str], BotSeat],
        stored: StoredState | None = None,
    ) -> None:
        state = TableState.of(match, stored or StoredState(), services.world.stopwatch)
        self._state: Final = state
        self._loop: Final = EffectLoop(state, services, seat_bot)
        self.handover: Final = Handover(self._loop)

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """Match as it was committed last."""
        return self._state.match

    @property
    def name(self) -> str:
        return self._state.name

    @property
    def listened_to(self) -> bool:
        lobby = self._state.lobby
        return bool(self._loop.listening) or bool(lobby and lobby.here)

    def is_behind(self, version: int) -> bool:
        """Return whether there is a listener who should hear that another process has played on to a version."""
        return self.has_listeners and self.match.dealt is not None and self.match.table.version < version

    @property
    def has_listeners(self) -> bool:
        """Return whether a seat or a watcher listens to what is played."""
        return bool(self._loop.listening) or self.watchers > 0

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self.match.dealt is not None and self.match.dealt.phase is Phase.MATCH_OVER

    @property
    def under_way(self) -> frozenset[Task[None]]:
        """Tasks under way at the table."""
        return frozenset(self._loop.under_way)

    @property
    def waits_for_others(self) -> bool:
        """Return whether a person is there before the first deal, and a seat is free."""
        return lobby_changes.waits_for_others(self._state)

    @property
    def watchers(self) -> int:
        """Number of watchers without a seat."""
        return self._state.spectators.count

    def whose_turn(self, seat: int) -> WhoseTurn:
        """Return what the table waits for, for the list of a person's tables."""
        return claim_windows.whose_turn(seat, self._state)

    def view(self, seat: int) -> TableView:
        """Return what a seat may know now."""
        return view_of(self.match, seat, self._loop.clock_and_stand_ins)

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
        async with self._loop.turn:
            place, effects = lobby_changes.take_seat(wish, token_hash, self._state)
            await self._loop.run(*effects)
            return place

    async def move(self, seat: int, to: int, by: Subscriber | None = None) -> None:
        """Move a person to another seat before the first deal. `by`: the person asking, who may have been removed meanwhile.

        :raises Refusal: if it is not free, or the match has begun; nothing is changed. :raises StoreError: the same.
        """
        await self._run(partial(lobby_changes.move, seat, to, by))

    async def remove(self, seat: int, wish: Remove, by: Subscriber | None = None) -> None:
        """Free another person's seat before the first deal, for the person who opened the table.

        :raises Refusal: if another person asks for it, the seat is empty, or the match has begun; nothing is changed.
        :raises StoreError: the same.
        """
        await self._run(partial(lobby_changes.remove, seat, wish, by))

    async def say_ready(self, seat: int, *, ready: bool, by: Subscriber | None = None) -> None:
        """Note that a person is ready for the first deal, or no longer is.

        :raises Refusal: if the match has begun.
        """
        async with self._loop.turn:
            lobby_changes.say_ready(seat, ready=ready, by=by, state=self._state)

    async def begin(self, seat: int, wish: Begin, by: Subscriber | None = None) -> None:
        """Deal the first hand; bots take the seats where a friend is missing, or is not ready and may be begun without.

        :raises Refusal: if it may not begin yet; nothing is changed. :raises StoreError: the same.
        """
        await self._done(partial(self._begin, seat, wish, by))

    async def say(self, seat: int, phrase: Phrase) -> None:
        """Say a phrase of a seat to all who are there.

        :raises Refusal: if the seat has said too much lately.
        """
        await self._tell_all(self._state.chat.said(seat, phrase))

    async def watch(self, subscriber: Subscriber) -> None:
        """Let a subscriber watch without a seat.

        :raises Refusal: if the table allows no watchers, or has too many.
        """
        async with self._loop.turn:
            self._state.spectators.enter(self.match, self._loop.clock_and_stand_ins, subscriber)
            await self._tell_watchers()

    async def look_away(self, subscriber: Subscriber) -> None:
        """Stop a subscriber's watching."""
        async with self._loop.turn:
            if self._state.spectators.leave(subscriber):
                await self._tell_watchers()

    async def propose(self, seat: int, wish: Propose) -> None:
        """Propose something that needs the consent of all.

        :raises Refusal: if that cannot be proposed now.
        """
        await self._run(agreeing.look, partial(agreeing.propose, seat, wish))

    async def reply(self, seat: int, reply: Reply) -> None:
        """Answer a proposal with yes or no. A proposal that all agree to is carried out.

        :raises Refusal: if it cannot be done. :raises StoreError: the same.
        """
        await self._run(agreeing.look, partial(agreeing.answer, seat, reply))

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
        await self._done(partial(self._take_back, seat, wish))

    async def give_up(self, seat: int, wish: GiveUp) -> None:
        """Have a bot play the hand to its end in the seat's place, or end the match.

        :raises Refusal: if other persons sit there, it is over, or the view holds no more; nothing is changed.
        :raises StoreError: the same.
        """
        await self._run(partial(undo.give_up, seat, wish))

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
        await self._run(partial(auto_play.leave, seat, wish))

    async def catch_up(self) -> None:
        """Take over what another process has played meanwhile, and tell those who are here.

        :raises StoreError: if it cannot be read.
        """
        await self._done(self._loop.catch_up)

    async def send_away(self) -> None:
        """Dismiss all who are here, since another process has the table in hand: their clients reconnect, and find it there."""
        lobby_changes.send_away(self._state)
        self._state.spectators.send_away()
        for seat in list(self._loop.listening):
            await self._loop.publisher.dismiss(self.name, seat)

    @property
    def clock_runs(self) -> bool:
        """Return whether a clock runs here: that of the match, or a person's time for a move."""
        return match_time.runs(self._state) or bool(self._state.pacing.since)

    async def look_at_clock(self) -> None:
        """End the time of the match when it is over; otherwise store how long it has been played.

        :raises StoreError: if it could not be stored; then it is as it was.
        """
        if (clock := match_time.has_a_say(self._state)) is not None:
            if clock.reading.left:
                await self._loop.run(StoreTime())
            else:
                await self._run(match_time.end_if_over)
        await self._loop.run(pacing.note)

    async def look_at_deadline(self) -> None:
        """Do what is due at a table by correspondence, with or without persons present.

        :raises Refusal: if another process was faster. :raises StoreError: if it could not be stored.
        """
        await self._run(overdue.do_what_is_due)

    # --- how it is done --------------------------------------------------------------------------------------------------

    async def _done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do a piece of work in its turn and to its end."""
        await self._loop.to_its_end(self._loop.in_turn(work))

    async def _run(self, *effects: Effect | Event) -> None:
        """Apply effects in their turn and to their end."""
        await self._done(partial(self._loop.run, *effects))

    async def _join(self, seat: int, nonce: str, subscriber: Subscriber, token: str | None) -> None:
        loop, state = self._loop, self._state
        if token is not None:
            seat = self.match.seating.proved_by(token)
        if lobby_changes.enter(seat, nonce, subscriber, state):
            self._tell_of_watchers(subscriber)
            return
        # whoever comes may have played on at another process, and come from there
        await loop.catch_up()
        if token is not None:
            seat = self.match.seating.proved_by(token)
        self.match.seating.check_person(seat)
        told = ""
        if not self.match.seating.begun:
            outcome, seat = await loop.played(partial(actions.sit_down, self.match, seat, nonce, loop.context))
            await loop.run(*await loop.commit(outcome))
            told = outcome.told[seat]
        await loop.publisher.subscribe(self.name, seat, subscriber)
        await loop.run(match_time.start)
        subscriber.tell(told or loop.greeting(seat))
        if self.match.seating.together:
            await loop.run(LookAround(seat, subscriber))
            self._tell_of_watchers(subscriber)

    async def _begin(self, seat: int, wish: Begin, by: Subscriber | None) -> None:
        await lobby_changes.begin(self._loop, seat, wish, by)
        await self._loop.run(match_time.start, LookAround())

    async def _leave(self, seat: int, subscriber: Subscriber) -> None:
        loop = self._loop
        if lobby_changes.leave(subscriber, self._state):
            return
        await loop.publisher.unsubscribe(self.name, seat, subscriber)
        if seat not in loop.listening:
            loop.forget(seat)
        await loop.run(match_time.stop_if_left)
        if self.match.dealt is not None and self.match.seating.together:
            await loop.run(deal_if_read, agreeing.gone, LookAround())

    async def _take_back(self, seat: int, wish: TakeBack) -> None:
        await self._loop.run(*await undo.taking_back(self._loop.store, self.match, seat, wish))

    async def _depart(self, seat: int) -> None:
        loop, leaves = self._loop, partial(undo.depart, seat)
        try:
            await loop.run(leaves)
        except Refusal as refusal:
            if refusal.message.code != ErrorCode.STALE_VERSION:
                raise
            # another process had played on, which changes nothing of the wish: it holds for the table as it stands now
            await loop.run(leaves)
        await loop.publisher.dismiss(self.name, seat)
        loop.forget(seat)
        # all see who sits there now, which no step tells
        await loop.run(Tell({each: loop.greeting(each) for each in loop.listening}))
        if self.match.seating.together:
            await loop.run(deal_if_read)
        else:
            await self._tell(loop.listening, people_told(self.match, self._state.here(loop.now())))

    async def _act(self, seat: int, version: int, word: str, subscriber: Subscriber) -> None:
        loop = self._loop
        if match_time.is_over(self._state):
            await loop.run(match_time.end_if_over)
        answered = claim_windows.answer(seat, version, word, self._state)
        if answered is not None:
            await loop.run(*answered)
        elif self.match.is_current(seat, version):
            await loop.run(Play(actions.act, (seat, version, word)))
        else:
            made = await loop.store.answer(self.name, seat, version)
            if made is None or made.action != word:
                raise self.match.stale(f"{word} for version {version}")
            subscriber.tell(loop.greeting(seat))

    async def _next_hand(self, seat: int, hand: int, subscriber: Subscriber) -> None:
        loop = self._loop
        await loop.run(match_time.end_if_over)
        table = self.match.table
        if hand < table.hand:
            subscriber.tell(loop.greeting(seat))
        elif self.match.seating.together and table.phase is Phase.HAND_OVER and hand == table.hand:
            await loop.run(partial(bill_read, seat), pacing.look)
        else:
            await loop.run(Play(actions.next_hand, (hand,)))

    def _tell_of_watchers(self, subscriber: Subscriber) -> None:
        """Tell a person who has come the number of watchers, where watching is allowed."""
        if watch_of(self.match) != "none":
            subscriber.tell(self._state.spectators.counted(self.match))

    async def _tell_watchers(self) -> None:
        """Tell the persons the number of watchers."""
        await self._tell_all(self._state.spectators.counted(self.match))

    async def _tell_all(self, message: str) -> None:
        """Tell all who are there, before the first deal and after it."""
        lobby_changes.tell_those_in_lobby(self._state, message)
        await self._tell(self._loop.listening, message)

    async def _tell(self, seats: Collection[int], message: str) -> None:
        await self._loop.publisher.publish(self.name, dict.fromkeys(seats, message))
