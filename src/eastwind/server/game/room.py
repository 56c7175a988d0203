"""A table in memory: loads it, plays what a person sends and what the bots answer, journals it, tells the seats.

One message of a person is one batch: the action, then the bots' until a person is asked again. The batch is committed
before anybody is told any of it; a batch that cannot be committed has not happened.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import numpy as np

from eastwind.explain import Position, advise
from eastwind.explain.endings import HandSummary, summary_of
from eastwind.explain.wall import Throws
from eastwind.record.lines import NOBODY, PERSON
from eastwind.server.game.chance import Walls
from eastwind.server.game.clock import MatchClock, Stopwatch
from eastwind.server.game.events import game_events
from eastwind.server.game.history import CLOCK, LAYOUT, TIME_UP, Move, bytes_of, failed_throws, walk
from eastwind.server.game.players import BotSeat
from eastwind.server.game.seating import Seating
from eastwind.server.game.views import view_of
from eastwind.server.store.sqlite import ActionRow, Batch, DealRow, JournalConflict, ResultRow, Store
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Advice, Clock, TableView, Update
from eastwind.server.wire.refusals import Refusal, no_such_table
from eastwind.table import IllegalActionError, Phase, Table, TableRecord
from eastwind.table.actions import WORDS, ActionError, parse_action
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)
#: Several seats are asked at once and answer in any order.
_WINDOWS: Final = (Phase.DECLARE, Phase.CLAIM, Phase.ROB)


class Listener(Protocol):
    """A socket of a seat. `tell` never waits."""

    def tell(self, message: str) -> None: ...

    def drop(self) -> None:
        """Ends the connection."""


@dataclass(slots=True)
class _Batch:
    """What is being played: the rows to commit and what each seat will be told."""

    rows: Batch = field(default_factory=Batch)
    told: dict[int, list[str]] = field(default_factory=dict)


class Room:
    """A table that is being played at. All its methods run in the server's one event loop, none of them waits."""

    def __init__(
        self,
        seating: Seating,
        store: Store,
        walls: Walls,
        seat_bot: Callable[[str], BotSeat],
        stopwatch: Stopwatch,
    ) -> None:
        """`seat_bot`: brings the bot of a level.

        :raises JournalDamaged: if what was stored cannot be played again.
        """
        self._seating = seating
        self._store: Final = store
        self._walls: Final = walls
        self._seat_bot: Final = seat_bot
        self._bots: dict[int, BotSeat] = {}
        self._listeners: Final[dict[int, list[Listener]]] = {}
        self._table: Table | None = None
        self._history: list[HandSummary] = []
        #: (what is asked, since which version) while several seats may answer one question.
        self._window: tuple[Phase, int] | None = None
        #: The version that the clock made when the time of the match was over.
        self._time_up_at: int | None = None
        self._failed: Throws = ()
        minutes = seating.minutes
        self._clock: Final = MatchClock(minutes, seating.row.played, stopwatch) if minutes else None
        self._seat_bots()
        if seating.begun:
            self._load()

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        return self._seating

    @property
    def table(self) -> Table:
        """:raises Refusal: before anybody has sat down."""
        if self._table is None:
            raise Refusal(
                ErrorCode.NOT_SEATED,
                "a hello on the table's socket first: then the first hand is dealt",
                "nothing dealt",
            )
        return self._table

    @property
    def listened_to(self) -> bool:
        return any(self._listeners.values())

    @property
    def finished(self) -> tuple[HandSummary, ...]:
        """The hands that are over."""
        return tuple(self._history)

    def view(self, seat: int) -> TableView:
        """What a seat may know now."""
        return self._view_of(self.table, self.seen_by(seat), seat, self._history, self._failed)

    def advice(self, seat: int) -> Advice:
        """What a seat could do now."""
        position = Position(self._seating.use, self.seen_by(seat), seat)
        return Advice(version=self.table.version, **dict(advise(position, self.table.offered(seat))))

    def seen_by(self, seat: int) -> TableRecord:
        """The table's record as a seat may see it."""
        return self.table.seen_by(seat, open_hands=self._seating.open_hands)

    def update(self, seat: int) -> str:
        """The answer to a hello: no events, the view as it is."""
        return Update(events=[], view=self.view(seat)).model_dump_json()

    # --- who listens -----------------------------------------------------------------------------------------------------

    def listen(self, seat: int, listener: Listener) -> list[Listener]:
        """Adds a socket of a seat; returns all of that seat, the oldest first."""
        listeners = self._listeners.setdefault(seat, [])
        listeners.append(listener)
        self._start_clock()
        return list(listeners)

    def leave(self, seat: int, listener: Listener) -> None:
        listeners = self._listeners.get(seat, [])
        if listener in listeners:
            listeners.remove(listener)
        if self._clock is not None and self._clock.running and not self.listened_to:
            self._clock.stop()
            self._store.note_time(self._seating.table, self._clock.played)

    # --- what is done ----------------------------------------------------------------------------------------------------

    def sit_down(self, seat: int, nonce: str) -> list[str] | None:
        """The first hello: seats everybody by dice and deals the first hand. None when that has been done before.

        The nonce is part of the shuffle, whose commitment the person has had since the table opened.
        """
        if self._seating.begun:
            return None
        seats = tuple(
            replace(row, nonce=nonce) if number == seat else row for number, row in enumerate(self._seating.seats)
        )
        before = self._seating
        arrived = Seating(replace(before.row, seats=seats))
        seated = self._walls.seating(arrived.shuffle, before.first_east, before.playing)
        self._seating = arrived.thrown(seated)
        self._table = Table(self._seating.rules, seated.first_dealer)
        self._seat_bots()
        batch = _Batch(rows=Batch(seated=self._seating.row))
        try:
            return self._carry_out(batch, lambda: self._deal(batch), everybody=True)[seated.seats[seat]]
        except Refusal:
            raise
        except Exception:
            self._seating, self._table = before, None
            self._seat_bots()
            raise

    def act(self, seat: int, version: int, word: str) -> list[str]:
        """Plays an action that answers the view `version`. Returns what is to be sent again to the sender alone.

        :raises Refusal: if it is late or may not be played; nothing is changed. :raises StoreError: likewise.
        """
        self.look_at_clock()
        table = self.table
        if not self._is_current(seat, version):
            return self._answer_again(seat, version, word)
        if table.phase is Phase.MATCH_OVER:
            raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", word, version=table.version)
        try:
            action = parse_action(word)
        except ActionError as error:
            raise self._illegal(seat, word, str(error)) from error
        if not table.offered(seat):
            raise Refusal(
                ErrorCode.NOT_YOUR_TURN,
                f"nothing from seat {seat}: the table waits for {_seats_in_words(table.waiting_for)}",
                word,
                version=table.version,
                position=table.position(seat),
            )
        batch = _Batch()
        try:
            self._carry_out(batch, lambda: self._play(batch, seat, action, version))
        except IllegalActionError as error:
            if error.seat != seat:
                raise  # a bot's fault is not the person's
            raise self._illegal(seat, error.action, f"one of: {', '.join(error.expected)}") from error
        return []

    def next_hand(self, seat: int, hand: int) -> list[str]:
        """Deals the hand after `hand`, which must be over. Returns what is to be sent again to the sender alone.

        :raises Refusal: if it is not over, or the match is; nothing is changed. :raises StoreError: likewise.
        """
        self.look_at_clock()
        table = self.table
        now = int(table.record.hand)
        if hand < now:
            return self._told_again(seat, hand + 1, after=0)
        if table.phase is Phase.MATCH_OVER:
            raise Refusal(
                ErrorCode.MATCH_OVER, "nothing: the match is over", f"next_hand {hand}", version=table.version
            )
        if hand > now or table.phase is not Phase.HAND_OVER:
            state = "over" if table.phase is Phase.HAND_OVER else "in play"
            expected = f"the number of a hand that is over; hand {now} is {state}"
            raise Refusal(ErrorCode.HAND_NOT_OVER, expected, f"next_hand {hand}", version=table.version)
        batch = _Batch()
        self._carry_out(batch, lambda: self._deal(batch))
        return []

    def look_at_clock(self) -> None:
        """Says that the time of the match is over when it is; otherwise keeps how long it has been played.

        :raises StoreError: if it could not be kept; then it is as it was.
        """
        if self._clock is None or not self._clock.running or self._time_is_up or self._table is None:
            return
        if self._clock.left:
            self._store.note_time(self._seating.table, self._clock.played)
            return
        batch = _Batch()
        try:
            self._carry_out(batch, lambda: self._end_time(batch))
        except Refusal:
            return  # another process was faster, and everybody has been told
        self._start_clock()

    # --- how it is done --------------------------------------------------------------------------------------------------

    def _carry_out(self, batch: _Batch, first: Callable[[], None], *, everybody: bool = False) -> dict[int, list[str]]:
        """Plays, lets the bots answer, commits, tells. Whatever goes wrong before the commit: nothing has happened."""
        table = self.table
        before, history = table.snapshot(), list(self._history)
        passing = self._window, self._time_up_at, self._failed
        if self._clock is not None:
            batch.rows.played = self._clock.played
        listening = (
            self._seating.persons if everybody else [seat for seat, sockets in self._listeners.items() if sockets]
        )
        batch.told = {seat: [] for seat in listening}
        try:
            first()
            self._let_bots_play(batch)
            self._store.append(self._seating.table, batch.rows)
        except JournalConflict as error:
            raise self._overtaken() from error
        except Exception:
            table.restore(before)
            self._history = history
            self._window, self._time_up_at, self._failed = passing
            raise
        for seat, messages in batch.told.items():
            for listener in list(self._listeners.get(seat, [])):
                for message in messages:
                    listener.tell(message)
        return batch.told

    def _deal(self, batch: _Batch) -> None:
        table, seating = self.table, self._seating
        before = bytes_of(table.snapshot())
        hand = int(table.record.hand) + 1
        size = TILES_ALL if seating.rules.flowers else TILES_PLAIN
        turns = seating.turns_to_break(int(table.record.next_dealer) if hand > 1 else seating.first_dealer)
        wall, dice, self._failed = self._walls.deal(seating.shuffle, hand, size, turns)
        table.deal(wall, dice)
        self._look_for_window()
        thrown = bytes(die for pair in self._failed for die in pair) + bytes(dice)
        row = DealRow(hand, table.version, np.asarray(wall, np.uint8).tobytes(), thrown, before, LAYOUT)
        batch.rows.deals.append(row)
        self._note(batch)

    def _play(self, batch: _Batch, seat: int, action: int, answers: int) -> None:
        table = self.table
        table.play(seat, action)
        self._look_for_window()
        batch.rows.actions.append(ActionRow(table.version, int(table.record.hand), seat, answers, WORDS[action]))
        if table.phase in _OVER:
            summary = summary_of(table.record, table.rules)
            self._history.append(summary)
            batch.rows.results.append(ResultRow(summary.hand, summary.model_dump_json()))
        self._note(batch)

    def _end_time(self, batch: _Batch) -> None:
        table = self.table
        version = table.version
        table.end_time()
        self._time_up_at = table.version
        batch.rows.actions.append(ActionRow(table.version, int(table.record.hand), CLOCK, version, TIME_UP))
        self._look_for_window()
        self._note(batch)

    def _let_bots_play(self, batch: _Batch) -> None:
        table = self.table
        while True:
            asked = next((seat for seat in table.waiting_for if seat in self._bots), None)
            if asked is None:
                return
            self._play(batch, asked, self._bots[asked].choose(table, asked), table.version)

    def _note(self, batch: _Batch) -> None:
        """Keeps what each listening seat is to be told of the step just taken."""
        for seat, messages in batch.told.items():
            messages.append(self._told(self.table, seat, self._history, self._failed))

    def _told(self, table: Table, seat: int, history: Sequence[HandSummary], failed: Throws) -> str:
        seen = table.seen_by(seat, open_hands=self._seating.open_hands)
        view = self._view_of(table, seen, seat, history, failed)
        return Update(events=game_events(seen), view=view).model_dump_json()

    def _view_of(
        self, table: Table, seen: TableRecord, seat: int, history: Sequence[HandSummary], failed: Throws
    ) -> TableView:
        offered, clock = table.offered(seat), self._shown_clock(table)
        stand_ins = {number: bot.stand_in for number, bot in self._bots.items() if bot.stand_in is not None}
        return view_of(self._seating, seen, seat, offered, history, failed=failed, clock=clock, stand_ins=stand_ins)

    def _shown_clock(self, table: Table) -> Clock | None:
        if self._clock is None:
            return None
        return self._clock.shown(self._seating.ruleset.file.match.time_end.value, up=bool(table.record.time_up))

    @property
    def _time_is_up(self) -> bool:
        """Whether the clock has nothing more to say: the match is over, or its last hand is being played."""
        return bool(self.table.record.time_up) or self.table.phase is Phase.MATCH_OVER

    def _start_clock(self) -> None:
        """The clock runs while somebody sits at the table, from the first deal to the end of the match or of its time."""
        if self._clock is None or self._table is None:
            return
        if self.listened_to and not self._time_is_up:
            self._clock.start()
        else:
            self._clock.stop()

    def _seat_bots(self) -> None:
        """Brings players for the seats on which no person sits."""
        self._bots = {
            number: self._seat_bot(seat.player)
            for number, seat in enumerate(self._seating.seats)
            if seat.player not in (PERSON, NOBODY)
        }

    def _illegal(self, seat: int, word: str, expected: str) -> Refusal:
        table = self.table
        return Refusal(ErrorCode.ILLEGAL_ACTION, expected, word, version=table.version, position=table.position(seat))

    def _look_for_window(self) -> None:
        """Notes when a question to several seats was opened, after every step."""
        phase = self.table.phase
        if phase not in _WINDOWS:
            self._window = None
        elif self._window is None or self._window[0] is not phase:
            self._window = phase, self.table.version

    def _is_current(self, seat: int, version: int) -> bool:
        """Whether a view of that version is still to be answered.

        In a window the answers of others change nothing that the seat could see: its own stays good until all are there. Nor
        does it that the clock makes this hand the last.
        """
        table = self.table
        if version == table.version:
            return True
        if self._time_up_at == table.version == version + 1 and seat in table.waiting_for:
            return True
        open_since = self._window[1] if self._window is not None else table.version
        return open_since <= version < table.version and seat in table.waiting_for

    # --- what was done before --------------------------------------------------------------------------------------------

    def _overtaken(self) -> Refusal:
        """Another process plays at this table and was faster: what it wrote is what holds, and everybody is told so."""
        row = self._store.table(self._seating.table)
        if row is None:
            return no_such_table(self._seating.table)
        self._seating = Seating(row)
        self._load()
        for seat, listeners in self._listeners.items():
            for listener in list(listeners):
                listener.tell(self.update(seat))
        version = self.table.version
        return Refusal(
            ErrorCode.STALE_VERSION, f"an answer to version {version}", "one to an earlier version", version=version
        )

    def _load(self) -> None:
        """Plays the hand again that the journal ends with."""
        name = self._seating.table
        self._history = [HandSummary.model_validate_json(row.summary) for row in self._store.results(name)]
        last = self._store.deals(name)[-1]
        self._failed, self._window, self._time_up_at = failed_throws(last), None, None
        for move in self._walk(last.hand):
            self._table = move.table
            self._look_for_window()
            if move.seat == CLOCK:
                self._time_up_at = move.version

    def _walk(self, hand: int) -> Iterable[Move]:
        seating = self._seating
        return walk(self._store, seating.table, seating.rules, seating.first_dealer, hand)

    def _answer_again(self, seat: int, version: int, word: str) -> list[str]:
        """An action that answers an earlier view: the same answer if it was played then, otherwise it comes too late."""
        made = self._store.answer(self._seating.table, seat, version)
        if made is None or made.action != word:
            now = self.table.version
            raise Refusal(
                ErrorCode.STALE_VERSION, f"an answer to version {now}", f"{word} for version {version}", version=now
            )
        return self._told_again(seat, made.hand, after=made.version - 1)

    def _told_again(self, seat: int, hand: int, after: int) -> list[str]:
        """What the batch told that followed version `after` of a hand (0: its deal): up to the next action of a person."""
        told: list[str] = []
        earlier = [summary for summary in self._history if summary.hand < hand]
        history = earlier
        for move in self._walk(hand):
            if move.version <= after:
                continue
            if told and move.seat in self._seating.persons:
                break
            if move.ends_hand:
                history = [*earlier, summary_of(move.table.record, move.table.rules)]
            told.append(self._told(move.table, seat, history, move.failed))
        return told


def _seats_in_words(seats: Sequence[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats) or "the next hand"
