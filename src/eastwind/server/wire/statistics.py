"""Messages of `/api/statistics`: figures of a person's stored matches."""

from typing import Annotated

from pydantic import Field

from eastwind.server.wire.protocol import Helped, Message, Seat
from eastwind.server.wire.texts import Line


class KeptSeat(Message):
    """Seat, and its proof."""

    table: Line = Field(max_length=64)
    token: Line = Field(min_length=16, max_length=128)


class StatisticsWish(Message):
    """Seats whose matches are asked about: many are asked about in several questions."""

    seats: Annotated[list[KeptSeat], Field(min_length=1, max_length=100)]


class PlayedHand(Message):
    """Finished hand, as it went for the seat."""

    hand: int
    won: bool
    worth: int = Field(description="what the seat's hand came to")
    net: int = Field(description="its gain or loss")


class Opponent(Message):
    name: str
    player: str = Field(description="`person`, or the level of a bot")


class PlayedMatch(Message):
    """Match as far as it was played."""

    table: str
    opened: str = Field(description="ISO 8601, UTC")
    rules: str = Field(description="id of the rule set")
    title: str = Field(description="what its file calls it")
    seat: Seat
    opponents: list[Opponent] = Field(description="the others, in the order of play from the seat")
    hands: list[PlayedHand]
    score: int = Field(description="of the seat, after the last finished hand")
    place: int = Field(description="1 for the highest score; equal scores share one")
    left: bool = Field(description="the person ended it before its time")
    helped: Helped


class Statistics(Message):
    """Matches that are kept. `gone`: tables with nothing kept here, or at which the token proves no seat."""

    matches: list[PlayedMatch]
    gone: list[str]
