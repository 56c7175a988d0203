"""Steps of a match, and the turn: the steps that one wish sets off.

One wish of a person is one turn: the action, then those of the bots until a person is asked again. Walls, bots and time are
passed in as values; nothing here waits, and the match that came in stays as it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, NoReturn

import numpy as np

from eastwind.bots import STAND_IN
from eastwind.bots.course import NOBODY
from eastwind.explain.endings import summary_of
from eastwind.match.audience import NO_AUDIENCE, Audience
from eastwind.match.batch_play import BotGroup, bot_group_of
from eastwind.match.chance import Dealt
from eastwind.match.context import Context, SeatedBot
from eastwind.match.entries import ActionEntry, DealEntry, Entries, ResultEntry
from eastwind.match.journal import CLOCK, CLOSED, LAYOUT, NO_VIEW, NOBODY_ASKED, TIME_UP, bytes_of
from eastwind.match.match import WINDOWS, M
from eastwind.match.refusals import Reason, Refused
from eastwind.match.takebacks import Back, OffTable, helped_by
from eastwind.record.walls import wall_size
from eastwind.table import EventKind, IllegalActionError, Phase, Table
from eastwind.table.actions import PASS, WORDS, ActionError, parse_action

#: Choice of what a seat, which is asked now, does.
Player = Callable[[Table, int], int]


@dataclass(slots=True)
class Steps(Generic[M]):
    """Steps of a match, on a copy of its table that nothing else refers to.

    :ivar match: a match that is dealt, or about to be; :ivar entries: what is to be kept of the steps.
    """

    match: M
    audience: Audience[M] = NO_AUDIENCE
    entries: Entries = field(default_factory=Entries)
    moment_told: int = field(init=False)
    #: Seat that took the last step, and whether the audience has received that.
    acted: int | None = None
    told: bool = True

    def __post_init__(self) -> None:
        self.match = replace(self.match, dealt=self.match.table.copy())
        self.moment_told = self.match.table.moment

    def deal_wall(self, dealt: Dealt) -> None:
        """Deal the next hand from a wall."""
        table = self.match.table
        before, hand = bytes_of(table.snapshot()), table.hand + 1
        wall, dice, failed = dealt
        table.deal(wall, dice)
        thrown = bytes(die for pair in failed for die in pair) + bytes(dice)
        entry = DealEntry(hand, table.version, np.asarray(wall, np.uint8).tobytes(), thrown, before, LAYOUT)
        self.entries.deals.append(entry)
        self.match = replace(self.match, failed=failed)
        self.tell_step(None)

    def play(self, seat: int, action: int, answers: int) -> None:
        """Play an action that is offered. `answers`: the moment that it answers."""
        self.match.table.take(seat, action)
        self.enter(seat, answers, WORDS[action])
        self.stepped(seat)

    def end_time(self) -> None:
        """Tell the table that the time of the match is over."""
        table = self.match.table
        answers = table.moment
        table.end_time()
        self.enter(CLOCK, answers, TIME_UP)
        self.match = replace(self.match, time_up_at=table.moment)
        self.tell_step(None)

    def play_on(self, players: Mapping[int, Player], waits: Callable[[Table], bool]) -> None:
        """Let players play step by step until the table waits for others, or one that is none of them is asked.

        :param players: by seat; :param waits: whether the table waits in this position.
        """
        self.tell()
        while self.step(players, waits):
            self.tell()

    def step(self, players: Mapping[int, Player], waits: Callable[[Table], bool]) -> bool:
        """Play a player's step, or the end of a window in which no seat is asked, which watchers see as any other.

        Return False where it is for others to go on.
        """
        table = self.match.table
        if waits(table):
            return False
        if table.is_halted:
            table.go_on()
            self.stepped(None)
            return True
        asked = next((seat for seat in table.waiting_for if seat in players), None)
        if asked is not None:
            self.play(asked, players[asked](table, asked), table.moment)
        return asked is not None

    def enter(self, seat: int, answers: int, word: str) -> ActionEntry:
        """Enter the step just taken."""
        table = self.match.table
        entry = ActionEntry(table.version, table.hand, seat, answers, word)
        self.entries.actions.append(entry)
        return entry

    def stepped(self, acted: int | None) -> None:
        """Note a step that was taken, and what the hand came to where it is over; the audience has not received it yet."""
        self.keep_result()
        self.acted, self.told = acted, False

    def keep_result(self) -> None:
        """Add the result of the hand, when it is over, to the history."""
        table = self.match.table
        if table.phase.is_over:
            summary = summary_of(table.record, table.rules)
            self.match = replace(self.match, history=(*self.match.history, summary))
            self.entries.results.append(ResultEntry(summary.hand, summary.model_dump_json()))

    def tell_step(self, acted: int | None) -> None:
        """Let the audience receive a step of a seat, or of none, at once."""
        self.acted, self.told = acted, False
        self.tell()

    def tell(self) -> None:
        """Let the audience receive the step just taken, if it has not."""
        if self.told:
            return
        seen, self.moment_told = self.match.table.moment != self.moment_told, self.match.table.moment
        self.audience.receive(self.match, self.acted, seen=seen)
        self.told = True


@dataclass(slots=True)
class Turn(Steps[M]):
    """Steps that one wish sets off. `context`: who plays, and with which walls."""

    context: Context = field(kw_only=True)
    #: Seat that is played for to the end of the hand.
    given_up: int | None = None

    # --- what persons wish -----------------------------------------------------------------------------------------------

    def act(self, seat: int, version: int, word: str) -> None:
        """Play an action that answers the view `version`, which holds.

        :raises Refused: if it may not be played.
        """
        table = self.match.table
        if table.phase is Phase.MATCH_OVER:
            raise Refused(Reason.MATCH_OVER, "nothing: the match is over", word, version=table.moment)
        try:
            action = parse_action(word)
        except ActionError as error:
            self._refuse(seat, word, str(error), error)
        if not table.offered(seat):
            expected = (
                "the wish for the next hand"
                if table.phase.is_over
                else f"nothing from seat {seat}, which is not asked now"
            )
            position = table.position(seat)
            raise Refused(Reason.NOT_YOUR_TURN, expected, word, version=table.moment, position=position)
        try:
            self.play(seat, action, version)
        except IllegalActionError as error:
            self._refuse(seat, error.action, f"one of: {', '.join(error.expected)}", error)

    def _refuse(self, seat: int, word: str, expected: str, error: Exception) -> NoReturn:
        table = self.match.table
        position = table.position(seat)
        raise Refused(Reason.ILLEGAL_ACTION, expected, word, version=table.moment, position=position) from error

    def deal_after(self, hand: int) -> None:
        """Deal the hand after `hand`, which must be the last and over.

        :raises Refused: if it is not, or the match is over.
        """
        table, wish = self.match.table, f"next_hand {hand}"
        if table.phase is Phase.MATCH_OVER:
            raise Refused(Reason.MATCH_OVER, "nothing: the match is over", wish, version=table.moment)
        if hand != table.hand or table.phase is not Phase.HAND_OVER:
            state = "over" if table.phase is Phase.HAND_OVER else "in play"
            expected = f"the number of a hand that is over; hand {table.hand} is {state}"
            raise Refused(Reason.HAND_NOT_OVER, expected, wish, version=table.moment)
        self.deal()

    def deal(self) -> None:
        """Deal the next hand."""
        table, seating = self.match.table, self.match.seating
        turns = seating.turns_to_break(table)
        self.deal_wall(self.context.walls.deal(seating.shuffle, table.hand + 1, wall_size(seating.ruleset), turns))

    def take_back(self, seat: int, back: Back) -> None:
        """Go back to an earlier position of the hand, for a person who sits alone with bots: see `check_alone`."""
        match, hand = self.match, self.match.table.hand
        answers = match.table.moment
        kind = EventKind.AGAIN if back.how is OffTable.AGAIN else EventKind.TAKEN_BACK
        match.table.take_back(back.record, seat, kind)
        history = match.history
        if history and history[-1].hand == hand:
            history, self.entries.reopened = history[:-1], hand
        self.match = replace(match, history=history, time_up_at=None)
        self._go_beyond(seat, back.word, answers)

    def give_up(self, seat: int) -> None:
        """Let a bot play the hand to its end in a person's place; its result counts.

        :raises Refused: if no hand is in play.
        """
        table = self.match.table
        if table.phase.is_over:
            raise Refused(Reason.NOT_YOUR_TURN, "a hand in play", "give_up hand", version=table.moment)
        answers = table.moment
        table.note(seat, EventKind.GIVEN_UP)
        self.given_up = seat
        self._go_beyond(seat, OffTable.GIVE_UP, answers)

    def leave(self, seat: int) -> None:
        """End the match here: the results of the finished hands hold, the hand in play counts for nothing."""
        answers = self.match.table.moment
        self.match.table.leave()
        self._go_beyond(seat, OffTable.LEAVE, answers)

    def depart(self, seat: int) -> None:
        """Remove a person for good: from now on a bot has the seat."""
        answers = self.match.table.moment
        self.match.table.note(seat, EventKind.GIVEN_UP)
        self.match = replace(self.match, seating=self.match.seating.without({seat}))
        self._go_beyond(seat, OffTable.DEPART, answers)

    def _go_beyond(self, seat: int, word: str, answers: int) -> None:
        """Enter what was done that is no move."""
        entry = self.enter(seat, answers, word)
        self.match = replace(self.match, helped=helped_by([entry], self.match.helped))
        self.tell_step(seat)

    # --- what is played for persons, and by the bots ------------------------------------------------------------------

    def answer_for(self, seat: int, bot: SeatedBot) -> None:
        """Let a bot answer once what a person was asked, because the person's time is over."""
        table = self.match.table
        self.play(seat, bot.choose(table, seat), table.moment)

    def close_window(self, answers: Mapping[int, int]) -> None:
        """Close a window of several persons with their answers, and a pass for each that gave none.

        None of the answers is published before the window is over.
        """
        table, bots = self.match.table, self._bots()
        moment = table.moment
        while table.moment == moment:
            if table.is_halted:
                table.close_window()
                self.enter(NOBODY_ASKED, NO_VIEW, CLOSED)
                self.stepped(None)
                return
            seat = table.waiting_for[0]
            action = answers.get(seat, PASS) if seat in answers or seat not in bots else bots[seat].choose(table, seat)
            self.play(seat, action, moment)

    def end(self) -> M:
        """Let the bots play until a person is asked again, and return the match after it."""
        bots = self._bots()
        players = {seat: bot.choose for seat, bot in bots.items()}
        bot_group = self._company(bots)
        while True:
            if bot_group is not None:
                self._play_on(bot_group)
            self.tell()
            if not self.step(players, self._waits):
                return self.match

    def _waits(self, table: Table) -> bool:
        """Return whether a window is open that several persons close together."""
        return self.match.seating.together and table.phase in WINDOWS

    def _bots(self) -> dict[int, SeatedBot]:
        bots = {**self.context.bots(self.match.seating), **self.context.away}
        if self.given_up is not None:
            bots[self.given_up] = self.context.bot(self.given_up, STAND_IN)
        return bots

    def _company(self, bots: Mapping[int, SeatedBot]) -> BotGroup | None:
        """Return the company of compiled bots; None where there is none, or a listener has not received this hand yet."""
        if self.match.seating.together or not self.audience.in_the_hand():
            return None
        return bot_group_of(self.match.seating, bots, self.audience.seats)

    def _play_on(self, bot_group: BotGroup) -> None:
        """Play on in compiled code as long as there is no more to tell than is seen."""
        table = self.match.table
        batch_play = bot_group.play_on(table, self.acted, self.moment_told, self.audience.sights(), shown=self.told)
        for move in batch_play.moves:
            if move.seat != NOBODY:
                entry = ActionEntry(move.version, table.hand, move.seat, move.answers, WORDS[move.action])
                self.entries.actions.append(entry)
        self.audience.receive_shown(self.match, batch_play.shown)
        self.told = batch_play.all_shown
        if self.told:
            self.moment_told = table.moment
        if batch_play.moves:
            last = batch_play.moves[-1]
            self.acted = last.seat if last.seat != NOBODY else None
            if not self.told:
                self.moment_told = last.answers
            self.keep_result()
