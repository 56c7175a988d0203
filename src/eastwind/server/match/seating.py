"""Seats of a stored table: those of its match, with the tokens that prove them and the settings of the table."""

from dataclasses import dataclass
from functools import cached_property

from eastwind.match import seating
from eastwind.match.vocabulary import Help
from eastwind.server.match.chance import is_token
from eastwind.server.match.table_settings import TableSettings, table_settings_from
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, wrong_token


@dataclass(frozen=True)
class Seating(seating.Seating):
    """Seats of a stored table. `facts`: what the store holds of it."""

    facts: TableRow

    @property
    def row(self) -> TableRow:
        """Row of the table, with what has become of its seats since."""
        return self.facts

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.facts.seats

    @cached_property
    def table_settings(self) -> TableSettings | None:
        """Settings agreed on when the table was opened; None at a table of one person that has the coach's help.

        A table of one with less help has them too, and only `help` counts there: ask `together` or `of_several` first.
        """
        return None if self.row.terms is None else table_settings_from(self.row.terms)

    @property
    def help(self) -> Help:
        """Level of help that was agreed on."""
        return self.table_settings.help if self.table_settings else "coach"

    @property
    def together(self) -> bool:
        """Return whether several persons play here: they live through the same windows, and wait for one another."""
        return self.row.terms is not None and len(self.persons) > 1

    @property
    def of_several(self) -> bool:
        """Return whether several persons began the match, also when all but one have left for good since."""
        return sum(seat.token_hash is not None for seat in self.seats) > 1

    def before_the_dice(self) -> tuple[SeatRow, ...]:
        """Return the players as they sat before the seats were thrown for."""
        return tuple(self.seats[seat] for seat in self.seated.seats)

    def check_person(self, seat: int) -> None:
        """:raises Refusal: if the person of a seat has left for good."""
        if self.begun and seat not in self.persons:
            raise Refusal(ErrorCode.DEPARTED, "a seat that its person has not left for good", f"seat {seat}")

    def proved_by(self, token: str) -> int:
        """:raises Refusal: if a token proves no seat."""
        found = self.seat_of(token)
        if found is None:
            raise wrong_token()
        return found

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token proves, None if it proves none. All seats are compared, whatever is found."""
        found = None
        for number, seat in enumerate(self.seats):
            if seat.token_hash is not None and is_token(token, seat.token_hash):
                found = number
        return found
