"""State of a match: a value, with all that can be asked of it. A `turn` makes the next of it.

Nothing here waits, reads a clock or draws chance.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from eastwind.explain import Position
from eastwind.explain.endings import HandSummary
from eastwind.explain.wall import Throws
from eastwind.match.chance import Walls
from eastwind.match.journal import CLOCK, Journal, failed_throws, walk
from eastwind.match.refusals import Reason, Refused
from eastwind.match.seating import Seating
from eastwind.match.takebacks import Helped
from eastwind.table import Phase, Table, TableRecord
from eastwind.tiles.shuffle import Seated

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
        """:raises Refused: before a person has sat down."""
        if self.dealt is None:
            raise Refused(Reason.NOT_SEATED, "a match whose first hand is dealt", "nothing dealt")
        return self.dealt

    @property
    def time_has_no_say(self) -> bool:
        """Return whether the clock has no effect: nothing is dealt yet, the match is over, or its last hand is being played."""
        return self.dealt is None or bool(self.dealt.record.time_up) or self.dealt.phase is Phase.MATCH_OVER

    def seen_by(self, seat: int) -> TableRecord:
        """Return the table's record as a seat may see it."""
        return self.table.seen_by(seat, open_hands=self.seating.open_hands)

    def position(self, seat: int) -> Position:
        """Return what a seat may know now."""
        return Position(self.seating.use, self.seen_by(seat), seat)

    def is_current(self, seat: int, version: int) -> bool:
        """Return whether a view of that version is still to be answered.

        A clock that makes this hand the last changes nothing of what was asked.
        """
        table = self.table
        if version == table.moment:
            return True
        return self.time_up_at == table.moment == version + 1 and seat in table.waiting_for


M = TypeVar("M", bound=Match)


def throw_for_seats(match: M, nonces: Mapping[int, str], walls: Walls) -> tuple[M, Seated]:
    """Seat all by dice at a match that has not begun; return it, and where each of them sits now.

    :param nonces: by seat, the persons' shares in the shuffle, whose commitment they have had since the table opened.
    """
    arrived = match.seating.with_nonces(nonces)
    seated = walls.seating(arrived.shuffle, arrived.first_east, arrived.playing)
    seating = arrived.thrown(seated)
    return replace(match, seating=seating, dealt=Table(seating.rules, seated.first_dealer, halts=True)), seated


def resumed(match: M, journal: Journal) -> M:
    """Return a match with what was stored of it: the hand that the journal ends with is played again.

    :param match: with its history, and nothing dealt.
    :raises JournalDamaged: if it cannot be played again.
    """
    seating, last = match.seating, journal.deals[-1]
    match = replace(match, failed=failed_throws(last))
    # where it is kept what the hand came to, the window that stood open last has been closed
    is_over = any(summary.hand == last.hand for summary in match.history)
    version = max([last.version, *(entry.version for entry in journal.actions[last.hand])])
    for move in walk(journal, seating.rules, seating.first_dealer, last.hand):
        time_up_at = move.table.moment if move.seat == CLOCK else match.time_up_at
        match = replace(match, dealt=move.table, time_up_at=time_up_at)
        if seating.together and move.table.version == version and not is_over:
            break  # a window stands open until the next entry, also when no seat is asked in it
    return match


def check_alone(match: Match, version: int, what: str) -> None:
    """Check that a seat may do what is only for a person who sits alone with bots.

    :raises Refused: if other persons sit there, the match is over, or it answers a view that holds no more.
    """
    now = match.table.moment
    if len(match.seating.persons) > 1:
        raise Refused(Reason.NOT_ALONE, "a table of one person and bots", what, version=now)
    if match.table.phase is Phase.MATCH_OVER:
        raise Refused(Reason.MATCH_OVER, "nothing: the match is over", what, version=now)
    if version != now:
        raise stale(match, f"{what} for version {version}")


def stale(match: Match, came: str) -> Refused:
    """Return the refusal of an answer to a view that holds no more."""
    now = match.table.moment
    return Refused(Reason.STALE_VERSION, f"an answer to version {now}", came, version=now)
