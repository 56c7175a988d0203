"""Messages about the time that persons have at a table of several, and about what they leave to the server."""

from typing import Literal

from pydantic import Field

from eastwind.server.wire.vocabulary import Message, Seat

Pace = Literal["none", "10", "20", "30", "60", "1d", "2d", "3d"]
Passing = Literal["none", "chows", "all"]

#: Seconds of the longest bank.
MOST_IN_BANK = 600


class Asked(Message):
    """Person whose time runs."""

    seat: Seat
    left_ms: int = Field(description="of the time for this move")
    bank_ms: int = Field(description="of the bank in this hand, which is drawn on when the time for the move is gone")


class Clocks(Message):
    """Persons whose time runs, at a table with clocks: sent with every question, and to each who comes back."""

    type: Literal["clocks"] = "clocks"
    version: int
    asked: list[Asked]


class RanOut(Message):
    """End of a person's time: the server answers for them with what commits them to nothing."""

    type: Literal["ran_out"] = "ran_out"
    seat: Seat


class Leave(Message):
    """Request to leave something to the server, or to take it back. No other player learns of it.

    `all` lets every tile pass, also one that would win; `chows` those that could only make a chow: then the window is as long as
    ever.
    """

    type: Literal["leave_to"]
    passing: Passing
    flowers: bool = Field(description="whether flowers and seasons are laid out")


class Left(Message):
    """Decisions that a seat has left to the server: sent to that seat alone, on its connecting and with every change."""

    type: Literal["left_to"] = "left_to"
    passing: Passing = "none"
    flowers: bool = False


class WhoseTurn(Message):
    """Turn at a table: for the list of one's tables."""

    begun: bool
    over: bool
    asked: bool = Field(description="whether it is for this seat to do something now")
    waits_for: list[Seat] = Field(
        description="the persons whose turn it is, as everybody can see it; empty in a window"
    )
    until: str | None = Field(description="ISO 8601, until when, at a table by correspondence")
