"""The steps that one wish sets off at a match.

One wish of a person is one turn: the action, then those of the bots until a person is asked again. Walls, bots and time are
passed in as values; nothing here waits, and the match that came in stays as it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from eastwind.bots import STAND_IN
from eastwind.bots.course import NOBODY
from eastwind.match.batch_play import BotGroup, bot_group_of
from eastwind.match.context import Context, SeatedBot
from eastwind.match.entries import ActionEntry
from eastwind.match.journal import CLOSED, NO_VIEW, NOBODY_ASKED
from eastwind.match.match import WINDOWS, M
from eastwind.match.refusals import Reason, Refused
from eastwind.match.steps import Steps
from eastwind.match.takebacks import Back, OffTable, helped_by
from eastwind.record.walls import wall_size
from eastwind.table import EventKind, IllegalActionError, Phase, Table
from eastwind.table.actions import PASS, WORDS, ActionError, parse_action


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
