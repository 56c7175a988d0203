"""Messages that a person sends over the socket."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.server.wire.company import Begin, Depart, Propose, Ready, Remove, Reply, Say, Sit
from eastwind.server.wire.pace import Leave
from eastwind.server.wire.texts import Line, Number, Version
from eastwind.server.wire.vocabulary import Message


class Hello(Message):
    """First message on a socket: proof of one's seat. Without a token nothing is shown.

    The first hello at a new table also brings the person's share in the shuffle, chosen after the server's commitment was
    seen; then the first hand is dealt. Later ones change nothing.
    """

    type: Literal["hello"]
    token: Line = Field(min_length=16, max_length=128)
    nonce: Line = Field(default="", max_length=128, description="the person's own contribution to the shuffle")


class Act(Message):
    """Request to play one of the offered actions. `version` is that of the view it answers; sent twice it is applied once."""

    type: Literal["act"]
    version: Version
    action: Line = Field(min_length=1, max_length=40, description="the `word` of an offered action")


class NextHand(Message):
    """Request to go on to the next hand once the bill has been read."""

    type: Literal["next_hand"]
    hand: Number = Field(description="the number of the hand that is over")


class TakeBack(Message):
    """Request to undo one's last move, or to begin the hand again from its deal. Only in a match that one person began."""

    type: Literal["take_back"]
    version: Version = Field(description="of the view that is answered")
    to: Literal["move", "deal"]
    passes: bool = Field(default=True, description="whether a claim that was let go by is a move to be taken back")


class GiveUp(Message):
    """Request for a bot to play one's hand to its end, or to end the match. Only where no other person sits there."""

    type: Literal["give_up"]
    version: Version = Field(description="of the view that is answered")
    what: Literal["hand", "match"]


class AskAdvice(Message):
    """Request for advice on the actions that the own seat could take."""

    type: Literal["advice"]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Act
    | NextHand
    | TakeBack
    | GiveUp
    | AskAdvice
    | Sit
    | Ready
    | Begin
    | Remove
    | Say
    | Propose
    | Reply
    | Depart
    | Leave
    | Ping,
    Field(discriminator="type"),
]
