"""Course of a proposal at a table: all hear of it, a window waits for it, and what all agreed to is done.

What may be proposed is decided in `proposals`.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.tables import claim_windows, match_time
from eastwind.server.tables.absence import agree, may_be_played_for
from eastwind.server.tables.effects import (
    Attempt,
    Effects,
    EndTimer,
    Event,
    OpenRematch,
    Play,
    SetTimer,
    TakeDiscardBack,
    Tell,
    TellOne,
)
from eastwind.server.tables.proposals import OPEN_SECONDS, OpenProposal
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.company import NextTable, ProposalOutcome, Propose, Reply

_TIMER: Final = "proposal"


def propose(seat: int, wish: Propose, state: TableState, now: Now) -> Effects:
    """Propose something. The same proposal once more, after a line that was lost, is sent again as it is.

    :raises Refusal: if that cannot be proposed now.
    """
    proposals, here = state.proposals, state.here(now)
    if (again := proposals.open) is not None and again.is_the_same_as(seat, wish):
        return [_tell(again, "open")]
    proposal = proposals.propose(state.match, here, seat, wish, may_be_played_for(state, now))
    if proposal.is_agreed:
        # no other person is there to be asked
        proposals.open = None
        return _do(proposal)
    holds = [claim_windows.hold] if proposal.holds_window else []
    return [*holds, SetTimer(_TIMER, OPEN_SECONDS[proposal.what], look), _tell(proposal, "open")]


def answer(seat: int, reply: Reply, state: TableState, _: Now) -> Effects:
    """Agree or refuse for a seat. When all have agreed, it is done; where it cannot be done, the proposal has lapsed."""
    proposal = state.proposals.open
    outcome = state.proposals.answer(seat, reply)
    if proposal is None or outcome is None:
        return []
    if outcome == "agreed":
        return [Attempt(_do(proposal), _over(proposal, "lapsed"), errors=(Exception,), raises=True)]
    return _over(proposal, outcome, seat) if outcome == "refused" else [_tell(proposal, outcome)]


def look(state: TableState, now: Now) -> Effects:
    """End a proposal that has lapsed."""
    if state.proposals.open is None:
        return []
    lapsed = state.proposals.lapsed(state.match, may_be_played_for(state, now))
    return [] if lapsed is None else _over(lapsed, "lapsed")


def gone(state: TableState, now: Now) -> Effects:
    """Note that a person has left: they are not waited for where only the present persons decide."""
    proposal = state.proposals.open
    if proposal is None or proposal.what not in ("again", "stand_in"):
        return []
    proposal.asked &= state.here(now)
    if len(proposal.asked) < (2 if proposal.what == "again" else 1):
        state.proposals.open = None
        return _over(proposal, "lapsed")
    if proposal.is_agreed:
        state.proposals.open = None
        return _do(proposal)
    return []


def tell_newcomer(subscriber: Subscriber, state: TableState, now: Now) -> Effects:
    """Tell a person who has just come what is proposed."""
    proposal = state.proposals.open
    return [] if proposal is None else [TellOne(subscriber, proposal.told(now.seconds))]


def tell_of_rematch(proposal: OpenProposal, opened: Mapping[int, NextTable], state: TableState, now: Now) -> Effects:
    """Tell all where the same people play on."""
    told = {seat: proposal.told(now.seconds, "agreed", again=opened.get(seat)) for seat in state.here(now)}
    return [EndTimer(_TIMER), Tell(told)]


def _do(proposal: OpenProposal) -> Effects:
    """Do what all agreed to."""
    if proposal.what == "again":
        return [OpenRematch(proposal)]
    work: Effects = [TakeDiscardBack(proposal.by)]
    if proposal.what == "end":
        work = [Play(actions.end_match, (proposal.by,)), match_time.start]
    elif proposal.what == "stand_in" and proposal.seat is not None:
        work = [partial(agree, proposal.seat)]
    return [_tell(proposal, "agreed"), *work, EndTimer(_TIMER)]


def _over(proposal: OpenProposal, outcome: ProposalOutcome, refused_by: int | None = None) -> Effects:
    """End a proposal that was not carried out."""
    goes_on = [claim_windows.go_on] if proposal.holds_window else []
    return [EndTimer(_TIMER), _tell(proposal, outcome, refused_by), *goes_on]


def _tell(proposal: OpenProposal, outcome: ProposalOutcome, refused_by: int | None = None) -> Event:
    def tell(state: TableState, now: Now) -> Effects:
        told = proposal.told(now.seconds, outcome, refused_by)
        return [Tell(dict.fromkeys(state.here(now), told))]

    return tell
