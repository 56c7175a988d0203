"""Whole table as one seat may see it, and the events there."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from eastwind.explain import events
from eastwind.explain.endings import Ending, HandSummary
from eastwind.explain.obstacles import Obstacle
from eastwind.server.wire.public_parts import PublicTable
from eastwind.server.wire.seats import LegalAction, SeatView, WallView
from eastwind.server.wire.vocabulary import (
    Direction,
    FirstEast,
    Help,
    MatchEnd,
    Message,
    Part,
    Seat,
    SeatNames,
    StockEnd,
    TimeEnd,
    Wind,
)


class SeatingThrow(Message):
    """Throw of two dice that seated the players."""

    seat: Seat = Field(description="where the one who threw sits now")
    round: int = Field(description="0 for the first throws, 1 for those of players who had tied, and so on")
    sum: int
    wind: Wind | None = Field(default=None, description="the seat that the sum names, where it names one")
    again: bool = Field(
        description="it tied with another for the highest, or named a seat that was taken: thrown again"
    )


class Stock(Message):
    """Stock that everybody begins with."""

    start: int
    counters: list[tuple[int, int]] = Field(description="what it is made of: how many, of what worth")
    ends: StockEnd = Field(description="whether the match ends when somebody's stock does")


class Clock(Message):
    """Time of a match. It runs while a person sits at the table."""

    minutes: int
    left_ms: int = Field(description="what is left, at the moment of this message")
    running: bool
    up: bool = Field(description="it is over: no hand is dealt after this one")
    at_end: TimeEnd = Field(description="what becomes of the hand in play")


@dataclass(frozen=True, slots=True, kw_only=True)
class Helped(Part):
    """Help in this match that is never given to those who play with other persons: how often each."""

    taken_back: Annotated[int, Field(description="moves taken back")] = 0
    again: Annotated[int, Field(description="hands begun anew from their deal")] = 0
    repeated: Annotated[bool, Field(description="the match has walls and dice that were played before")] = False
    given_up: Annotated[int, Field(description="hands that a bot played to their end in the person's place")] = 0


@dataclass(slots=True, kw_only=True)
class TableView(PublicTable):
    """Everything one seat may know of its table, and nothing more. The public figures of the table are among its fields."""

    table: str
    rules: Annotated[str, Field(description="id of the rule set")]
    title: Annotated[str, Field(description="what the rule set calls itself")]
    options: dict[str, str | int | bool]
    me: Seat
    first_dealer: Seat
    playing: Annotated[list[Seat], Field(description="the seats that are played, in the order of play from seat 0")]
    direction: Annotated[
        Direction, Field(description="the order of play as it is drawn; `clockwise`: the next seat is on the left")
    ]
    seat_names: SeatNames
    first_east: FirstEast
    seating: Annotated[list[SeatingThrow], Field(description="the throws that seated the players, in order")]
    rounds: Annotated[int, Field(description="0: the match is not counted in rounds")]
    hands: Annotated[int, Field(description="hands of the match; 0: their number is not fixed")]
    open_hands: Annotated[bool, Field(description="everybody's tiles lie face up all the time")]
    unclaimed: Annotated[Literal["face-up", "face-down"], Field(description="how discards lie that nobody took")]
    stock: Stock | None = None
    stake: Annotated[int, Field(description="what a point is worth, in hundredths; 0: nothing")]
    clock: Clock | None = None
    seats: list[SeatView]
    wall: WallView
    legal: Annotated[list[LegalAction], Field(description="empty when this seat has nothing to decide")]
    obstacles: Annotated[tuple[Obstacle, ...], Field(description="why the own hand may not win")] = ()
    result: Annotated[Ending | None, Field(description="how the hand ended, and what it came to")] = None
    match_end: MatchEnd | None = None
    helped: Helped = field(default_factory=Helped)
    help: Annotated[Help, Field(description="what may be asked during a hand, as the table was opened")] = "coach"
    history: tuple[HandSummary, ...]
    commitment: Annotated[str, Field(description="SHA-256 of the match's shuffle secret, hex")]
    secret: Annotated[str | None, Field(description="revealed when the match is over, hex")] = None


class GameEvent(events.Event):
    """Event, masked for the seat that reads it. `tile` is None where this seat may not see it."""
