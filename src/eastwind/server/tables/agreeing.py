"""Course of a proposal at a table: all hear of it, a window waits for it, and what all agreed to is done."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match.clock import Timer
from eastwind.server.match.match import Match
from eastwind.server.tables.proposals import OPEN_SECONDS, OpenProposal, Proposals
from eastwind.server.wire.company import NextTable, ProposalOutcome, Propose, Reply


class ProposalTable(Protocol):
    """Operations that agreeing needs of the table."""

    @property
    def match(self) -> Match:
        """Match as it is."""

    @property
    def here(self) -> frozenset[int]:
        """Persons who are there."""

    async def tell(self, told: Mapping[int, str]) -> None:
        """Tell all who listen, a message by seat."""

    async def take_discard_back(self, seat: int) -> None:
        """Take back a seat's discard that all have seen."""

    async def end_early(self, seat: int) -> None:
        """End the match, as a seat has proposed."""

    @property
    def missed(self) -> frozenset[int]:
        """Away persons, for whose seats those who are there may let a bot play."""

    async def let_bot_play(self, seat: int) -> None:
        """Let a bot play for a person who is away."""

    async def open_again(self, persons: frozenset[int], by: int) -> Mapping[int, NextTable]:
        """Open a table for the same people once more; return it by seat."""

    async def let_window_go_on(self) -> None:
        """Let a paused window run again."""

    def hold_window(self) -> None:
        """Pause the open window."""

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> Timer:
        """Run work after a number of seconds, when it is its turn."""


class Agreeing:
    """Agreeing at one table. All is done in the table's turn."""

    def __init__(self, table: ProposalTable, stopwatch: Callable[[], float]) -> None:
        self._table: Final = table
        self._stopwatch: Final = stopwatch
        self._proposals: Final = Proposals(stopwatch)
        self._timer: Timer | None = None

    @property
    def holds_window(self) -> bool:
        return self._proposals.holds_window

    @property
    def is_open(self) -> bool:
        """Return whether something is proposed now."""
        return self._proposals.open is not None

    @property
    def last(self) -> int:
        """Number of the last proposal."""
        return self._proposals.last

    def go_on_from(self, last: int) -> None:
        """Number proposals on from those of the process that had the table before."""
        self._proposals.last = last

    async def propose(self, seat: int, wish: Propose) -> None:
        """Propose something. The same proposal once more, after a line that was lost, is sent again as it is.

        :raises Refusal: if that cannot be proposed now.
        """
        table = self._table
        await self.look()
        if (again := self._proposals.open) is not None and again.is_the_same_as(seat, wish):
            await self._tell(again, "open")
            return
        proposal = self._proposals.propose(table.match, table.here, seat, wish, table.missed)
        if proposal.is_agreed:
            # nobody else is there who could be asked
            self._proposals.open = None
            await self._do(proposal)
            return
        if proposal.holds_window:
            table.hold_window()
        self._timer = table.later(OPEN_SECONDS[proposal.what], self.look)
        await self._tell(proposal, "open")

    async def answer(self, seat: int, reply: Reply) -> None:
        """Agree or refuse for a seat. When all have agreed, it is done.

        :raises Refusal: if it cannot be done. :raises StoreError: the same; then the proposal has lapsed.
        """
        await self.look()
        proposal = self._proposals.open
        outcome = self._proposals.answer(seat, reply)
        if proposal is None or outcome is None:
            return
        if outcome == "agreed":
            try:
                await self._do(proposal)
            except Exception:
                await self._over(proposal, "lapsed")
                raise
        elif outcome == "refused":
            await self._over(proposal, outcome, seat)
        else:
            await self._tell(proposal, outcome)

    async def look(self) -> None:
        """End a proposal that has lapsed."""
        gone = self._proposals.lapsed(self._table.match, self._table.missed)
        if gone is not None:
            await self._over(gone, "lapsed")

    async def gone(self) -> None:
        """Note that a person has left: they are not waited for where only the present persons decide."""
        proposal = self._proposals.open
        if proposal is None or proposal.what not in ("again", "stand_in"):
            return
        proposal.asked &= self._table.here
        if len(proposal.asked) < (2 if proposal.what == "again" else 1):
            self._proposals.open = None
            await self._over(proposal, "lapsed")
        elif proposal.is_agreed:
            self._proposals.open = None
            await self._do(proposal)

    def tell_who_comes(self, subscriber: Subscriber) -> None:
        """Tell a person who has just come what is proposed."""
        if self._proposals.open is not None:
            subscriber.tell(self._proposals.open.told(self._stopwatch()))

    async def _do(self, proposal: OpenProposal) -> None:
        """Do what all agreed to."""
        table = self._table
        if proposal.what == "again":
            found = await table.open_again(proposal.asked, proposal.by)
            self._stop()
            told = {seat: proposal.told(self._stopwatch(), "agreed", again=found.get(seat)) for seat in table.here}
            await table.tell(told)
            return
        await self._tell(proposal, "agreed")
        if proposal.what == "end":
            await table.end_early(proposal.by)
        elif proposal.what == "stand_in" and proposal.seat is not None:
            await table.let_bot_play(proposal.seat)
        else:
            await table.take_discard_back(proposal.by)
        self._stop()

    async def _over(self, proposal: OpenProposal, outcome: ProposalOutcome, refused_by: int | None = None) -> None:
        """End a proposal that was not carried out."""
        self._stop()
        await self._tell(proposal, outcome, refused_by)
        if proposal.holds_window:
            await self._table.let_window_go_on()

    async def _tell(self, proposal: OpenProposal, outcome: ProposalOutcome, refused_by: int | None = None) -> None:
        told = proposal.told(self._stopwatch(), outcome, refused_by)
        await self._table.tell(dict.fromkeys(self._table.here, told))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
