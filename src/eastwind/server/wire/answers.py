"""What the server sends over the socket."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.results import Bill
from eastwind.server.wire.table import Bar, GameEvent, TableView
from eastwind.server.wire.vocabulary import BarKind, Message, TileCode


class Update(Message):
    """After every accepted action: what happened, and the view that now holds."""

    type: Literal["update"] = "update"
    events: list[GameEvent]
    view: TableView


class WaitTile(Message):
    tile: TileCode
    left: int = Field(description="copies that this seat can know to be possibly left")
    total: int | None = Field(default=None, description="worth of the hand won with it by a discard, if it may be")
    total_drawn: int | None = Field(
        default=None, description="worth of the hand won with it from the wall, if it may be"
    )
    bars: list[BarKind] = Field(default_factory=list, description="why it may not be won with it by a discard")
    bars_drawn: list[BarKind] = Field(default_factory=list, description="why it may not be won with it from the wall")


class DiscardAdvice(Message):
    tile: TileCode
    distance: int = Field(description="tiles still missing after this discard; 0: one tile short")
    useful: list[WaitTile] = Field(description="tiles that bring the hand nearer")
    left: int
    dangerous: bool


class Advice(Message):
    type: Literal["advice"] = "advice"
    version: int
    distance: int = Field(description="-1: complete; 0: one tile short; n: n + 1 tiles short")
    waits: list[WaitTile] = Field(description="when one tile short (without a drawn tile): what completes the hand")
    useful: list[WaitTile]
    discards: list[DiscardAdvice] = Field(description="best first; empty when it is not the own turn to discard")
    bill: Bill | None = Field(
        default=None, description="what the hand is worth as it lies, or the best it would be if won now"
    )
    bill_tile: TileCode | None = Field(default=None, description="the tile with which `bill` would be won")
    bars: list[Bar] = Field(default_factory=list, description="why the hand may not win now")


class FaultTold(Message):
    """One thing that is wrong with a rule set that came, in plain English."""

    place: str = Field(description="the key of its file at which it is wrong; the file where it is the file as a whole")
    expected: str
    found: str
    options: list[str] = Field(
        default_factory=list,
        description="the options in whose choice it lies; of a contradiction all that have a part in it",
    )


class ErrorMessage(Message):
    """A refusal. Nothing was changed, the connection stays open."""

    type: Literal["error"] = "error"
    code: ErrorCode
    expected: str = Field(description="what would have been accepted, in plain English")
    got: str = Field(description="what came")
    faults: list[FaultTold] = Field(
        default_factory=list, description="everything that is wrong with a rule set that came; empty for all else"
    )
    version: int | None = None
    position: str | None = Field(default=None, description="own hand in the notation, to be pasted into a report")


class Pong(Message):
    type: Literal["pong"] = "pong"


class Welcome(Message):
    """The answer to a hello, before anything else is told."""

    type: Literal["welcome"] = "welcome"
    build: str = Field(description="which page the server has to give; empty where none was built")


ServerMessage = Annotated[Welcome | Update | Advice | ErrorMessage | Pong, Field(discriminator="type")]
