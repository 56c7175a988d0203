"""State of a match: a value, with all that can be asked of it. The operations on it are in `actions`.

Nothing here waits, reads a clock or draws chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from eastwind.explain import Position, advise
from eastwind.explain.endings import HandSummary
from eastwind.explain.wall import Throws
from eastwind.server.match.batch_play import ShownStep
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.events import events_as_json, written_events
from eastwind.server.match.journal import CLOCK, Journal, Move, failed_throws, walk
from eastwind.server.match.seating import Seating
from eastwind.server.match.views import MatchSoFar, PlayerView, legal_actions, player_view_of, tile_at_hand
from eastwind.server.wire import encoding
from eastwind.server.wire.changes import Change
from eastwind.server.wire.encoding import Written
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Advice, Clock, Helped, LegalAction, TableView
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase, Table, TableRecord
from eastwind.table.plain import plain_sight
from eastwind.table.sight import sight_in

#: Help of a person who plays as one does with others.
_ALONE: Final = Helped()

#: Phases in which several seats may answer.
WINDOWS: Final = (Phase.CLAIM, Phase.ROB)


@dataclass(frozen=True, slots=True)
class Match:
    """Table with all that its seats may be told.

    :ivar dealt: the engine's table, None before the first deal; never changed any more;
    :ivar history: the hands that count, in their order, empty until the first is over; :ivar failed: throws for the wall of this
    hand that failed; :ivar time_up_at: the moment that the clock made when the time of the match was over; :ivar helped: the help
    of a person who sits alone with bots.

    A view's version is the table's moment: all seats live through the same ones, independent of who is asked and of how many
    answer.
    """

    seating: Seating
    dealt: Table | None = None
    history: tuple[HandSummary, ...] = ()
    failed: Throws = ()
    time_up_at: int | None = None
    helped: Helped = field(default_factory=Helped)

    @property
    def table(self) -> Table:
        """:raises Refusal: before a person has sat down."""
        if self.dealt is None:
            expected = "a hello on the table's socket first: then the first hand is dealt"
            raise Refusal(ErrorCode.NOT_SEATED, expected, "nothing dealt")
        return self.dealt

    @property
    def time_has_no_say(self) -> bool:
        """Return whether the clock has no effect: nothing is dealt yet, the match is over, or its last hand is being played."""
        return self.dealt is None or bool(self.dealt.record.time_up) or self.dealt.phase is Phase.MATCH_OVER

    @property
    def set_back(self) -> bool:
        """Return whether the table was set back in the hand in play, because what followed could not be read."""
        return self.dealt is not None and self.seating.row.cut_in == self.dealt.hand

    def seen_by(self, seat: int) -> TableRecord:
        """Return the table's record as a seat may see it."""
        return self.table.seen_by(seat, open_hands=self.seating.open_hands)

    def view(self, seat: int, clock_and_stand_ins: ClockAndStandIns) -> TableView:
        """Return what a seat may know now."""
        return self.sight(seat, clock_and_stand_ins).view

    def advice(self, seat: int) -> Advice:
        """Return what a seat could do now."""
        return Advice(version=self.table.moment, **dict(advise(self._position(seat), self.table.offered(seat))))

    def sight(self, seat: int, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
        """Return what a seat sees now."""
        return self._sight_of(self._position(seat), clock_and_stand_ins)

    def greeting(self, seat: int, clock_and_stand_ins: ClockAndStandIns) -> tuple[PlayerView, str]:
        """Return the whole view of a seat as it is, without events: as a sight, and as a message."""
        sight = self.sight(seat, clock_and_stand_ins)
        return sight, encoding.update([encoding.whole_step(encoding.NO_EVENTS, sight.view)])

    def step(
        self, seat: int, clock_and_stand_ins: ClockAndStandIns, before: PlayerView | None
    ) -> tuple[PlayerView, Change]:
        """Return the sight and the change of the step just taken, which begins with the whole view where `before` is None."""
        position = self._position(seat)
        sight, events = self._sight_of(position, clock_and_stand_ins), written_events(position.record)
        if before is None:
            return sight, encoding.whole_step(events, sight.view)
        return sight, encoding.step(events, sight.since(before), before.now.moment)

    def _position(self, seat: int) -> Position:
        return Position(self.seating.use, self.seen_by(seat), seat)

    def steps_shown(
        self, shown: Sequence[ShownStep], before: PlayerView, clock_and_stand_ins: ClockAndStandIns
    ) -> tuple[PlayerView, list[Written]]:
        """Return the same for steps that need no more words than the sights in `shown`.

        :param shown: one after the other; `before`: what the seat had received before the first.
        """
        clock, legal, obstacles = self._clock(clock_and_stand_ins), before.legal, before.obstacles
        version = before.now.moment
        # where only what is seen and offered can differ, no sights are needed to say so
        is_plain = before.clock is clock is None and before.stand_ins == clock_and_stand_ins.stand_ins
        steps: list[Written] = []
        for number, step in enumerate(shown):
            now_legal = _legal(step, before.me)
            if is_plain and step.differs is not None:
                rest: Change = {"legal": now_legal} if now_legal != legal else {}
                if obstacles:
                    rest["obstacles"] = ()
                told = b",".join(filter(None, (step.differs, encoding.as_fields(rest)))) if rest else step.differs
            else:
                last = self._sight_shown(shown[number - 1], before, clock, clock_and_stand_ins) if number else before
                told = encoding.as_fields(self._sight_shown(step, before, clock, clock_and_stand_ins).since(last))
            legal, obstacles = now_legal, ()
            steps.append(encoding.step_of(events_as_json(step.events), told, version))
            version = plain_sight(step.sight).moment
        return self._sight_shown(shown[-1], before, clock, clock_and_stand_ins), steps

    def _sight_shown(
        self, step: ShownStep, before: PlayerView, clock: Clock | None, clock_and_stand_ins: ClockAndStandIns
    ) -> PlayerView:
        its_bytes = bytearray(step.sight)
        return PlayerView(
            seating=self.seating,
            me=before.me,
            numbers=sight_in(its_bytes),
            now=plain_sight(its_bytes),
            failed=self.failed,
            clock=clock,
            stand_ins=clock_and_stand_ins.stand_ins,
            legal=_legal(step, before.me),
            obstacles=(),
            result=None,
            match_end=None,
            helped=self.helped,
            history=self.history,
            secret=None,
        )

    def _sight_of(self, position: Position, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
        return player_view_of(
            self.seating,
            position,
            self.table.offered(position.seat),
            MatchSoFar(self.history, self.failed, self.helped),
            clock=self._clock(clock_and_stand_ins),
            stand_ins=clock_and_stand_ins.stand_ins,
        )

    def _clock(self, clock_and_stand_ins: ClockAndStandIns) -> Clock | None:
        if clock_and_stand_ins.clock is None:
            return None
        at_end, up = self.seating.ruleset.file.match.time_end.value, bool(self.table.record.time_up)
        return clock_and_stand_ins.clock.shown(at_end, up=up)

    def is_current(self, seat: int, version: int) -> bool:
        """Return whether a view of that version is still to be answered.

        A clock that makes this hand the last changes nothing of what was asked.
        """
        table = self.table
        if version == table.moment:
            return True
        return self.time_up_at == table.moment == version + 1 and seat in table.waiting_for

    def stale(self, came: str) -> Refusal:
        """Return the refusal of an answer to a view that holds no more."""
        now = self.table.moment
        return Refusal(ErrorCode.STALE_VERSION, f"an answer to version {now}", came, version=now)


def _legal(step: ShownStep, seat: int) -> list[LegalAction]:
    if not step.offered:
        return []
    return legal_actions(step.offered, tile_at_hand(plain_sight(step.sight), seat))


def match_from(seating: Seating, history: tuple[HandSummary, ...], journal: Journal, helped: Helped = _ALONE) -> Match:
    """Return a match out of what was stored: the hand that the journal ends with is played again.

    :raises JournalDamaged: if it cannot be played again.
    """
    last = journal.deals[-1]
    found = Match(seating, None, history, failed_throws(last), helped=helped)
    # where it is kept what the hand came to, the window that stood open last has been closed
    is_over = any(summary.hand == last.hand for summary in history)
    version = max([last.version, *(row.version for row in journal.actions[last.hand])])
    for move in walk(journal, seating.rules, seating.first_dealer, last.hand):
        found = _after(found, move)
        if seating.together and move.table.version == version and not is_over:
            break  # a window in which nobody is asked stands open as long as any other
    return found


def _after(match: Match, move: Move) -> Match:
    time_up_at = move.table.moment if move.seat == CLOCK else match.time_up_at
    return replace(match, dealt=move.table, time_up_at=time_up_at)
