"""Proposals that need the consent of all at a table of several: a discard taken back, an early end, the same people once more.

Here it is decided what may be proposed and what has been agreed; `agreeing` tells it, times it and does it.

A person makes a proposal, all others are asked, each answers for themselves. It is done when all have agreed, and not when one
refuses or its time is over. What is done then is an entry of the journal like any other.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eastwind.server.limits.allowance import Allowances
from eastwind.server.match.match import Match
from eastwind.server.settings import Rate
from eastwind.server.wire import company
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase

#: Seconds for which each proposal is open. A window is paused while one to take back its discard is.
OPEN_SECONDS: Final[dict[company.What, float]] = {"take_back": 20.0, "end": 60.0, "again": 120.0, "stand_in": 60.0}
#: Rate of proposals of one seat: the others are not asked the same thing without end.
PROPOSALS: Final = Rate(3, 0.05)
_SECOND_MS: Final = 1000


@dataclass(slots=True)
class OpenProposal:
    """Proposal that is open.

    :ivar moment: of the table when it was made; :ivar asked: seats that have to agree, including the proposer's;
        :ivar agreed: seats that have; :ivar due: when its time is over, by the stopwatch; :ivar seat: of the person who is away.
    """

    number: int
    what: company.What
    by: int
    moment: int
    asked: frozenset[int]
    agreed: frozenset[int]
    due: float
    seat: int | None = None

    @property
    def is_agreed(self) -> bool:
        return self.asked <= self.agreed

    @property
    def holds_window(self) -> bool:
        """Return whether the table waits for it: a discard that is being taken back cannot be answered."""
        return self.what == "take_back"

    def is_the_same_as(self, seat: int, wish: company.Propose) -> bool:
        """Return whether a person has proposed this very thing."""
        same = (self.by, self.what, self.seat) == (seat, wish.what, wish.seat)
        return same and (wish.what != "take_back" or wish.version == self.moment)

    def told(
        self,
        now: float,
        outcome: company.ProposalOutcome = "open",
        refused_by: int | None = None,
        again: company.NextTable | None = None,
    ) -> str:
        """Return what all receive about it."""
        return company.Proposal(
            number=self.number,
            what=self.what,
            by=self.by,
            seat=self.seat,
            outcome=outcome,
            asked=sorted(self.asked),
            agreed=sorted(self.agreed),
            left_ms=max(round((self.due - now) * _SECOND_MS), 0),
            refused_by=refused_by,
            again=again,
        ).model_dump_json()


class Proposals:
    """Proposals of one table: one after the other."""

    def __init__(self, stopwatch: Callable[[], float]) -> None:
        self._stopwatch: Final = stopwatch
        self._allowed: Final = Allowances(PROPOSALS, stopwatch)
        #: The number of the last one.
        self.last = 0
        self.open: OpenProposal | None = None

    def propose(
        self, match: Match, here: frozenset[int], seat: int, wish: company.Propose, missed: frozenset[int]
    ) -> OpenProposal:
        """Make a proposal. `here`: the persons who are there; `missed`: those whose seats they may let a bot play.

        :raises Refusal: if that cannot be proposed now.
        """
        _check_time_for(match, seat, wish, missed)
        if self.open is not None:
            raise Refusal(ErrorCode.PROPOSAL_OPEN, "an answer to what is proposed already", wish.what)
        # a match that is over is nobody's duty: those who are there may go on without the others
        asked = here if wish.what in ("again", "stand_in") else frozenset(match.seating.persons)
        if len(asked) < (1 if wish.what == "stand_in" else 2) or not asked <= here:
            raise Refusal(ErrorCode.NOT_ALL_HERE, "everybody who has to agree to be there", wish.what)
        wait = self._allowed.take(seat, 0)
        if wait:
            raise Refusal(ErrorCode.TOO_OFTEN, "fewer proposals", wish.what, retry_after=math.ceil(wait))
        self.last += 1
        due = self._stopwatch() + OPEN_SECONDS[wish.what]
        moment = match.table.moment
        self.open = OpenProposal(self.last, wish.what, seat, moment, asked, frozenset({seat}), due, wish.seat)
        return self.open

    def answer(self, seat: int, reply: company.Reply) -> company.ProposalOutcome | None:
        """Agree or refuse for a seat; return the outcome. None where there is nothing that the seat could answer any more.

        The proposer takes it back by not agreeing.
        """
        proposal = self.open
        if proposal is None or proposal.number != reply.proposal or seat not in proposal.asked:
            return None
        if not reply.agree:
            self.open = None
            return "refused"
        proposal.agreed |= {seat}
        if not proposal.is_agreed:
            return "open"
        self.open = None
        return "agreed"

    def lapsed(self, match: Match, missed: frozenset[int]) -> OpenProposal | None:
        """Return the open proposal where it has lapsed: its time is over, or what it was about is."""
        proposal = self.open
        if proposal is None or match.dealt is None:
            return None
        over = match.table.phase is Phase.MATCH_OVER
        gone = {
            "take_back": match.table.moment != proposal.moment,
            "end": over,
            "stand_in": over or proposal.seat not in missed,
        }
        if self._stopwatch() < proposal.due and not gone.get(proposal.what, False):
            return None
        self.open = None
        return proposal


def _check_time_for(match: Match, seat: int, wish: company.Propose, missed: frozenset[int]) -> None:
    """:raises Refusal: if it is not the time for that, even where all agree."""
    if not match.seating.together:
        raise Refusal(ErrorCode.ALONE, "a table of several persons", wish.what)
    table = match.table
    if wish.what == "again":
        if table.phase is not Phase.MATCH_OVER:
            raise Refusal(ErrorCode.MATCH_NOT_OVER, "a match that is over", wish.what, version=table.moment)
        return
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", wish.what, version=table.moment)
    if wish.what == "stand_in":
        if wish.seat not in missed:
            expected = "the seat of a person who is away, where the table decides on it or has waited for two minutes"
            raise Refusal(ErrorCode.NOT_AWAY, expected, f"{wish.what} {wish.seat}", version=table.moment)
        return
    if wish.what == "take_back":
        if wish.version != table.moment:
            raise match.stale(f"{wish.what} for version {wish.version}")
        if table.phase is not Phase.CLAIM or int(table.record.turn) != seat:
            expected = "a discard of one's own that is not answered yet"
            raise Refusal(ErrorCode.NOTHING_TO_TAKE_BACK, expected, wish.what, version=table.moment)
