"""Messages of `/api/moves`: the proofs of a person's seats, handed from one device to another."""

from typing import Final

from pydantic import Field

from eastwind.server.wire.texts import Line
from eastwind.server.wire.vocabulary import Message, Seat

_MOST: Final = 2000


class HeldSeat(Message):
    """Seat that a browser holds."""

    table: Line = Field(max_length=64)
    seat: Seat
    token: Line = Field(min_length=16, max_length=128)
    name: Line = Field(max_length=40)
    opened: Line = Field(max_length=40)
    over: bool
    commitment: Line = Field(default="", max_length=128)
    nonce: Line = Field(default="", max_length=128)
    code: Line = Field(default="", max_length=16)


class SeatsHeld(Message):
    """All parts of a person's key."""

    seats: list[HeldSeat] = Field(min_length=1, max_length=_MOST)


class MoveOpened(Message):
    """Ticket for a key that waits for the other device."""

    ticket: Line = Field(description="proves who may fetch it, once")
    left_seconds: int


class MoveState(Message):
    """Progress of a transfer."""

    taken: bool
