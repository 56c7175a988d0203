"""Messages that the server sends over the socket."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind import explain
from eastwind.server.wire.changes import TableChange
from eastwind.server.wire.company import Lobby, People, Proposal, Said, Watchers, Watching, Window
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Clocks, Left, RanOut
from eastwind.server.wire.table import GameEvent, TableView
from eastwind.server.wire.vocabulary import Message


class Step(Message):
    """Public event, and the view after it: whole, or as the difference from the view before."""

    events: list[GameEvent]
    view: TableView | None = Field(description="the whole view, where it is not said what is different")
    changed: TableChange | None = Field(description="what is different from the view after the step before")
    after: int | None = Field(description="the version of the view that `changed` goes on from; null with a whole view")


class Update(Message):
    """All steps of one action, in order, up to the view that now holds. It goes on from the view that was sent last."""

    type: Literal["update"] = "update"
    steps: list[Step]


class Advice(explain.Advice):
    """Advice on the actions that the seat could take in the view `version`."""

    type: Literal["advice"] = "advice"
    version: int


class FaultTold(Message):
    """One fault of a rule set that was sent in; for a file that is taken in, in the language of the request."""

    place: str = Field(description="the key of its file at which it is wrong; the file where it is the file as a whole")
    expected: str
    found: str
    said: str = Field(default="", description="all of it in a sentence; empty where `expected` and `found` say it")
    options: list[str] = Field(
        default_factory=list,
        description="the options in whose choice it lies; of a contradiction all that have a part in it",
    )


class ErrorMessage(Message):
    """Refusal of a request. Nothing was changed, the connection stays open."""

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
    """Answer to a hello, before any other message."""

    type: Literal["welcome"] = "welcome"
    build: str = Field(description="which page the server has to give; empty where none was built")
    set_back: bool = Field(
        default=False,
        description="what came after this position could not be read any more: in this hand the table was set back",
    )
    several: bool = Field(
        default=False, description="several persons began the match: no move is taken back, whoever has left since"
    )


ServerMessage = Annotated[
    Welcome
    | Update
    | Advice
    | ErrorMessage
    | Lobby
    | People
    | Window
    | Clocks
    | RanOut
    | Left
    | Said
    | Proposal
    | Watchers
    | Watching
    | Pong,
    Field(discriminator="type"),
]
