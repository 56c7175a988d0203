"""The steps that one message sets off at a match: played, written down for the store, put into words for those who listen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from eastwind.bots import STAND_IN
from eastwind.bots.course import NOBODY
from eastwind.explain.endings import summary_of
from eastwind.record.walls import wall_size
from eastwind.server.match.batch_play import BotGroup, bot_group_of
from eastwind.server.match.context import Context, SeatedBot
from eastwind.server.match.journal import CLOCK, CLOSED, LAYOUT, NO_VIEW, NOBODY_ASKED, TIME_UP, bytes_of
from eastwind.server.match.match import WINDOWS, Match
from eastwind.server.match.public_view import public_step
from eastwind.server.match.takebacks import Back, OffTable, helped_by
from eastwind.server.match.views import PlayerView
from eastwind.server.store.rows import ActionRow, Batch, DealRow, ResultRow
from eastwind.server.wire.changes import Change
from eastwind.server.wire.encoding import Written, update
from eastwind.table import EventKind
from eastwind.table.actions import PASS, WORDS


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of something done at a match. `rows` are stored before anything of `told` (by seat) is sent, or `match` holds.

    :ivar seen: by seat, what it has received last once all of `told` is sent; :ivar public: step by step, what all can see.
    """

    match: Match
    rows: Batch
    told: Mapping[int, str]
    seen: Mapping[int, PlayerView]
    public: Sequence[Change] = ()


@dataclass(slots=True)
class Turn:
    """Steps that one message sets off, on a copy of the table that nothing else refers to."""

    match: Match
    context: Context
    rows: Batch = field(default_factory=Batch)
    public: list[Change] = field(default_factory=list)
    steps: dict[int, list[Change | Written]] = field(init=False)
    seen: dict[int, PlayerView] = field(init=False)
    moment_told: int = field(init=False)
    #: Seat that took the last step, and whether that has been put into words.
    acted: int | None = None
    told: bool = True
    #: Seat that is played for to the end of the hand.
    given_up: int | None = None

    def __post_init__(self) -> None:
        self.match = replace(self.match, dealt=self.match.table.copy())
        self.moment_told = self.match.table.moment
        self.steps = {seat: [] for seat in self.context.listening}
        self.seen = dict(self.context.seen)
        if self.context.clock is not None:
            self.rows.played = self.context.clock.played

    def close_window(self, answers: Mapping[int, int]) -> None:
        """Play the answers of all seats that are asked; none of them is published before the window is over."""
        table, bots = self.match.table, self._bots()
        moment = table.moment
        while table.moment == moment:
            if table.is_halted:
                table.close_window()
                self.rows.actions.append(ActionRow(table.version, table.hand, NOBODY_ASKED, NO_VIEW, CLOSED))
                self._keep_result()
                self.acted, self.told = None, False
                return
            seat = table.waiting_for[0]
            action = answers.get(seat, PASS) if seat in answers or seat not in bots else bots[seat].choose(table, seat)
            self.play(seat, action, moment)

    def deal(self) -> None:
        table, seating = self.match.table, self.match.seating
        before = bytes_of(table.snapshot())
        hand = table.hand + 1
        turns = seating.turns_to_break(table)
        wall, dice, failed = self.context.walls.deal(seating.shuffle, hand, wall_size(seating.ruleset), turns)
        table.deal(wall, dice)
        thrown = bytes(die for pair in failed for die in pair) + bytes(dice)
        row = DealRow(hand, table.version, np.asarray(wall, np.uint8).tobytes(), thrown, before, LAYOUT)
        self.rows.deals.append(row)
        self.match = replace(self.match, failed=failed)
        self._tell_step(None)

    def play(self, seat: int, action: int, answers: int) -> None:
        table = self.match.table
        table.take(seat, action)
        self.rows.actions.append(ActionRow(table.version, table.hand, seat, answers, WORDS[action]))
        self._keep_result()
        self.acted, self.told = seat, False

    def _keep_result(self) -> None:
        """Add the result of the hand, when it is over, to the history."""
        table = self.match.table
        if table.phase.is_over:
            summary = summary_of(table.record, table.rules)
            self.match = replace(self.match, history=(*self.match.history, summary))
            self.rows.results.append(ResultRow(summary.hand, summary.model_dump_json()))

    def end_time(self) -> None:
        table = self.match.table
        answers = table.moment
        table.end_time()
        self.rows.actions.append(ActionRow(table.version, table.hand, CLOCK, answers, TIME_UP))
        self.match = replace(self.match, time_up_at=table.moment)
        self._tell_step(None)

    def take_back(self, seat: int, back: Back) -> None:
        match, hand = self.match, self.match.table.hand
        answers = match.table.moment
        kind = EventKind.AGAIN if back.how is OffTable.AGAIN else EventKind.TAKEN_BACK
        match.table.take_back(back.record, seat, kind)
        history = match.history
        if history and history[-1].hand == hand:
            history, self.rows.reopened = history[:-1], hand
        self.match = replace(match, history=history, time_up_at=None)
        self._go_beyond(seat, back.word, answers)

    def give_up(self, seat: int) -> None:
        answers = self.match.table.moment
        self.match.table.note(seat, EventKind.GIVEN_UP)
        self.given_up = seat
        self._go_beyond(seat, OffTable.GIVE_UP, answers)

    def leave(self, seat: int) -> None:
        answers = self.match.table.moment
        self.match.table.leave()
        self._go_beyond(seat, OffTable.LEAVE, answers)

    def depart(self, seat: int) -> None:
        answers = self.match.table.moment
        self.match.table.note(seat, EventKind.GIVEN_UP)
        self.match = replace(self.match, seating=self.match.seating.without({seat}))
        self._go_beyond(seat, OffTable.DEPART, answers)

    def _go_beyond(self, seat: int, word: str, answers: int) -> None:
        """Record what was done that is no move."""
        table = self.match.table
        row = ActionRow(table.version, table.hand, seat, answers, word)
        self.rows.actions.append(row)
        self.match = replace(self.match, helped=helped_by([row], self.match.helped))
        self._tell_step(seat)

    def end(self) -> Outcome:
        """Let the bots play until a person is asked again."""
        bots = self._bots()
        bot_group = self._company(bots)
        while True:
            if bot_group is not None:
                self._play_on(bot_group)
            if not self.told:
                self._tell()
            if not self._step(bots):
                told = {seat: update(steps) for seat, steps in self.steps.items() if steps}
                return Outcome(self.match, self.rows, told, self.seen, self.public)

    def _bots(self) -> dict[int, SeatedBot]:
        bots = {**self.context.bots(self.match.seating), **self.context.away}
        if self.given_up is not None:
            bots[self.given_up] = self.context.bot(self.given_up, STAND_IN)
        return bots

    def _step(self, bots: Mapping[int, SeatedBot]) -> bool:
        """Play a bot's step, or the end of a window in which no seat is asked, which watchers see as any other.

        Return False where it is for a person to go on.
        """
        table = self.match.table
        if self.match.seating.together and table.phase in WINDOWS:
            return False
        if table.is_halted:
            table.go_on()
            self._keep_result()
            self.acted, self.told = None, False
            return True
        asked = next((seat for seat in table.waiting_for if seat in bots), None)
        if asked is not None:
            self.play(asked, bots[asked].choose(table, asked), table.moment)
        return asked is not None

    def _company(self, bots: Mapping[int, SeatedBot]) -> BotGroup | None:
        """Return the company of compiled bots; None where there is none, or a listener has not received this hand yet."""
        if self.match.seating.together:
            return None
        before = [self.seen.get(seat) for seat in self.steps]
        if any(sight is None or sight.result is not None for sight in before):
            return None
        return bot_group_of(self.match.seating, bots, self.steps)

    def _play_on(self, bot_group: BotGroup) -> None:
        """Play on in compiled code as long as there is no more to tell than is seen."""
        table = self.match.table
        seen = {seat: self.seen[seat].numbers for seat in self.steps}
        batch_play = bot_group.play_on(table, self.acted, self.moment_told, seen, shown=self.told)
        for move in batch_play.moves:
            if move.seat != NOBODY:
                row = ActionRow(move.version, table.hand, move.seat, move.answers, WORDS[move.action])
                self.rows.actions.append(row)
        clock_and_stand_ins = self.context.clock_and_stand_ins(self.match.seating)
        for seat, shown in batch_play.shown.items():
            self.seen[seat], steps = self.match.steps_shown(shown, self.seen[seat], clock_and_stand_ins)
            self.steps[seat] += steps
        self.told = batch_play.all_shown
        if self.told:
            self.moment_told = table.moment
        if batch_play.moves:
            last = batch_play.moves[-1]
            self.acted = last.seat if last.seat != NOBODY else None
            if not self.told:
                self.moment_told = last.answers
            self._keep_result()

    def _tell_step(self, acted: int | None) -> None:
        self.acted = acted
        self._tell()

    def _tell(self) -> None:
        """Put the step just taken into words, for each seat that listens.

        An answer in a window that stays open goes to none but the seat that gave it.
        """
        seen, self.moment_told = self.match.table.moment != self.moment_told, self.match.table.moment
        clock_and_stand_ins = self.context.clock_and_stand_ins(self.match.seating)
        for seat, steps in self.steps.items():
            if seen or seat == self.acted:
                self.seen[seat], step = self.match.step(seat, clock_and_stand_ins, self.seen.get(seat))
                steps.append(step)
        if seen and self.context.watched:
            self.public.append(public_step(self.match, clock_and_stand_ins))
        self.told = True
