"""Match of a stored table."""

from dataclasses import dataclass

from eastwind.match import match
from eastwind.server.match.refusing import refusal_of
from eastwind.server.match.seating import Seating
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Table


@dataclass(frozen=True, slots=True)
class Match(match.Match):
    """Match whose seats are those of a stored table."""

    seating: Seating

    @property
    def table(self) -> Table:
        """:raises Refusal: before a person has sat down."""
        if self.dealt is None:
            expected = "a hello on the table's socket first: then the first hand is dealt"
            raise Refusal(ErrorCode.NOT_SEATED, expected, "nothing dealt")
        return self.dealt

    @property
    def set_back(self) -> bool:
        """Return whether the table was set back in the hand in play, because what followed could not be read."""
        return self.dealt is not None and self.seating.row.cut_in == self.dealt.hand

    def stale(self, came: str) -> Refusal:
        """Return the refusal of an answer to a view that holds no more."""
        return refusal_of(match.stale(self, came))
