"""What is done at a match: each function takes one and gives what comes of it: what to store, what to tell, the match after it.

One message of a person is one course: the action, then the bots' until a person is asked again. Walls, bots and time come in as
values; nothing here waits, and the match that came in stays as it is.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import numpy as np

from eastwind.bots import STRONGEST
from eastwind.explain.endings import summary_of
from eastwind.record.walls import wall_size
from eastwind.server.game.beyond import Back, Beyond, helped_by
from eastwind.server.game.chance import Walls
from eastwind.server.game.clock import Reading
from eastwind.server.game.journal import CLOCK, LAYOUT, TIME_UP, bytes_of
from eastwind.server.game.match import Beside, Match
from eastwind.server.game.seating import Seating
from eastwind.server.game.views import Sight
from eastwind.server.store.rows import ActionRow, Batch, DealRow, ResultRow
from eastwind.server.wire.changes import Change
from eastwind.server.wire.encoding import update
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.table import EventKind, IllegalActionError, Phase, Table
from eastwind.table.actions import WORDS, ActionError, parse_action


class SeatedBot(Protocol):
    """Plays a seat that no person sits on.

    :ivar stand_in: the level that plays since the seat's own bot failed; None while it plays itself.
    """

    stand_in: str | None

    def choose(self, table: Table, seat: int) -> int:
        """What the seat, which is asked now, does. It sees what the seat may know."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is so when something is done.

    :ivar listening: the seats that are to be told; :ivar bot: who plays a seat, of which level; :ivar walls: where walls and dice
        come from; :ivar clock: what the clock says, where the time of the match is limited; :ivar seen: by seat, what those who
        listen have been told last; who is not there is told the whole view.
    """

    listening: Collection[int]
    bot: Callable[[int, str], SeatedBot]
    walls: Walls
    clock: Reading | None = None
    seen: Mapping[int, Sight] = field(default_factory=dict)

    def beside(self, seating: Seating) -> Beside:
        """What is shown with a match at this moment."""
        stand_ins = {seat: self.bot(seat, level).stand_in for seat, level in seating.bots}
        return Beside(self.clock, {seat: level for seat, level in stand_ins.items() if level is not None})


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of something. `rows` are stored before anything of `told` (by seat) is told, or `match` holds.

    :ivar seen: by seat, what has been told last when all that is told.
    """

    match: Match
    rows: Batch
    told: Mapping[int, str]
    seen: Mapping[int, Sight]


def sit_down(match: Match, seat: int, nonce: str, moment: Moment) -> tuple[Outcome, int]:
    """The first hello: seats everybody by dice and deals the first hand. Also says where whoever sat down sits now.

    The nonce is part of the shuffle, whose commitment the person has had since the table opened.
    """
    before = match.seating
    seats = tuple(replace(row, nonce=nonce) if number == seat else row for number, row in enumerate(before.seats))
    arrived = Seating(replace(before.row, seats=seats))
    seated = moment.walls.seating(arrived.shuffle, before.first_east, before.playing)
    seating = arrived.thrown(seated)
    begun = Match(seating, Table(seating.rules, seated.first_dealer, halts=True))
    course = _Course(begun, replace(moment, listening={*moment.listening, *seating.persons}))
    course.rows.seated = seating.row
    course.deal()
    return course.end(), seated.seats[seat]


def act(match: Match, seat: int, version: int, word: str, moment: Moment) -> Outcome:
    """Plays an action that answers the view `version`, which holds.

    :raises Refusal: if it may not be played.
    """
    table = match.table
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", word, version=table.moment)
    try:
        action = parse_action(word)
    except ActionError as error:
        raise _illegal(table, seat, word, str(error)) from error
    if not table.offered(seat):
        raise Refusal(
            ErrorCode.NOT_YOUR_TURN,
            "the wish for the next hand"
            if table.phase.is_over
            else f"nothing from seat {seat}, which is not asked now",
            word,
            version=table.moment,
            position=table.position(seat),
        )
    course = _Course(match, moment)
    try:
        course.play(seat, action, version)
    except IllegalActionError as error:
        raise _illegal(table, seat, error.action, f"one of: {', '.join(error.expected)}") from error
    return course.end()


def next_hand(match: Match, hand: int, moment: Moment) -> Outcome:
    """Deals the hand after `hand`, which must be the last and over.

    :raises Refusal: if it is not, or the match is over.
    """
    table = match.table
    now = table.hand
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", f"next_hand {hand}", version=table.moment)
    if hand != now or table.phase is not Phase.HAND_OVER:
        state = "over" if table.phase is Phase.HAND_OVER else "in play"
        expected = f"the number of a hand that is over; hand {now} is {state}"
        raise Refusal(ErrorCode.HAND_NOT_OVER, expected, f"next_hand {hand}", version=table.moment)
    course = _Course(match, moment)
    course.deal()
    return course.end()


def take_back(match: Match, seat: int, back: Back, moment: Moment) -> Outcome:
    """Goes back to an earlier position of the hand, for a person who sits alone with bots: see `may_go_beyond`."""
    course = _Course(match, moment)
    course.take_back(seat, back)
    return course.end()


def give_up(match: Match, seat: int, moment: Moment) -> Outcome:
    """A bot plays the hand to its end in a person's place, and what it comes to counts.

    :raises Refusal: if no hand is in play.
    """
    table = match.table
    if table.phase.is_over:
        raise Refusal(ErrorCode.NOT_YOUR_TURN, "a hand in play", "give_up hand", version=table.moment)
    course = _Course(match, moment)
    course.give_up(seat)
    return course.end()


def leave(match: Match, seat: int, moment: Moment) -> Outcome:
    """The match ends here: what the finished hands came to stands, the hand in play counts for nothing."""
    course = _Course(match, moment)
    course.leave(seat)
    return course.end()


def may_go_beyond(match: Match, version: int, what: str) -> None:
    """Whether somebody may do what only he may who sits alone with bots.

    :raises Refusal: if other persons sit there, the match is over, or it answers a view that holds no more.
    """
    now = match.table.moment
    if len(match.seating.persons) > 1:
        raise Refusal(ErrorCode.NOT_ALONE, "a table of one person and bots", what, version=now)
    if match.table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", what, version=now)
    if version != now:
        raise match.stale(f"{what} for version {version}")


def end_time(match: Match, moment: Moment) -> Outcome:
    """The time of the match is over."""
    course = _Course(match, moment)
    course.end_time()
    return course.end()


@dataclass(slots=True)
class _Course:
    """What one message sets off, step by step, on a copy of the table that nobody else has."""

    match: Match
    moment: Moment
    rows: Batch = field(default_factory=Batch)
    steps: dict[int, list[Change]] = field(init=False)
    seen: dict[int, Sight] = field(init=False)
    moment_told: int = field(init=False)
    #: Who is played for to the end of the hand.
    given_up: int | None = None

    def __post_init__(self) -> None:
        self.match = replace(self.match, dealt=self.match.table.copy())
        self.moment_told = self.match.table.moment
        self.steps = {seat: [] for seat in self.moment.listening}
        self.seen = dict(self.moment.seen)
        if self.moment.clock is not None:
            self.rows.played = self.moment.clock.played

    def deal(self) -> None:
        table, seating = self.match.table, self.match.seating
        before = bytes_of(table.snapshot())
        hand = table.hand + 1
        turns = seating.turns_to_break(table)
        wall, dice, failed = self.moment.walls.deal(seating.shuffle, hand, wall_size(seating.ruleset), turns)
        table.deal(wall, dice)
        thrown = bytes(die for pair in failed for die in pair) + bytes(dice)
        row = DealRow(hand, table.version, np.asarray(wall, np.uint8).tobytes(), thrown, before, LAYOUT)
        self.rows.deals.append(row)
        self.match = replace(self.match, failed=failed)
        self._note()

    def play(self, seat: int, action: int, answers: int) -> None:
        table = self.match.table
        table.take(seat, action)
        self.rows.actions.append(ActionRow(table.version, table.hand, seat, answers, WORDS[action]))
        self._keep_result()
        self._note(seat)

    def _keep_result(self) -> None:
        """What the hand came to, when it is over."""
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
        self._note()

    def take_back(self, seat: int, back: Back) -> None:
        match, hand = self.match, self.match.table.hand
        answers = match.table.moment
        kind = EventKind.AGAIN if back.how is Beyond.AGAIN else EventKind.TAKEN_BACK
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
        self._go_beyond(seat, Beyond.GIVE_UP, answers)

    def leave(self, seat: int) -> None:
        answers = self.match.table.moment
        self.match.table.leave()
        self._go_beyond(seat, Beyond.LEAVE, answers)

    def _go_beyond(self, seat: int, word: str, answers: int) -> None:
        """Keeps what was done that is no move."""
        table = self.match.table
        row = ActionRow(table.version, table.hand, seat, answers, word)
        self.rows.actions.append(row)
        self.match = replace(self.match, helped=helped_by([row], self.match.helped))
        self._note(seat)

    def end(self) -> Outcome:
        """Lets the bots play until a person is asked again."""
        table = self.match.table
        bots = dict(self.match.seating.bots)
        if self.given_up is not None:
            bots[self.given_up] = STRONGEST
        while True:
            if table.is_halted:
                self._go_on()
                continue
            asked = next((seat for seat in table.waiting_for if seat in bots), None)
            if asked is None:
                told = {seat: update(steps) for seat, steps in self.steps.items() if steps}
                return Outcome(self.match, self.rows, told, self.seen)
            self.play(asked, self.moment.bot(asked, bots[asked]).choose(table, asked), table.moment)

    def _go_on(self) -> None:
        """A window in which nobody was asked is over: for those who watch, it was one like any other."""
        self.match.table.go_on()
        self._keep_result()
        self._note()

    def _note(self, acted: int | None = None) -> None:
        """Keeps what each listening seat is to be told of the step just taken.

        An answer in a window that stays open is told to nobody but whoever gave it.
        """
        seen, self.moment_told = self.match.table.moment != self.moment_told, self.match.table.moment
        beside = self.moment.beside(self.match.seating)
        for seat, steps in self.steps.items():
            if seen or seat == acted:
                self.seen[seat], step = self.match.step(seat, beside, self.seen.get(seat))
                steps.append(step)


def _illegal(table: Table, seat: int, word: str, expected: str) -> Refusal:
    position = table.position(seat)
    return Refusal(ErrorCode.ILLEGAL_ACTION, expected, word, version=table.moment, position=position)
