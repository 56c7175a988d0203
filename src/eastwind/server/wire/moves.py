"""The messages of `/api/moves`: what proves a person's seats, handed from one device to another."""

from typing import Final

from pydantic import Field

from eastwind.server.wire.vocabulary import Message, Seat

_MOST: Final = 2000


class HeldSeat(Message):
    """A seat that a browser holds."""

    table: str = Field(max_length=64)
    seat: Seat
    token: str = Field(min_length=16, max_length=128)
    name: str = Field(max_length=40)
    opened: str = Field(max_length=40)
    over: bool
    commitment: str = Field(default="", max_length=128)
    nonce: str = Field(default="", max_length=128)
    code: str = Field(default="", max_length=16)


class SeatsHeld(Message):
    """All that a person's key is made of."""

    seats: list[HeldSeat] = Field(min_length=1, max_length=_MOST)


class MoveOpened(Message):
    """What was handed over waits for the other device."""

    ticket: str = Field(description="proves who may fetch it, once")
    left_seconds: int


class MoveState(Message):
    """How far it has come."""

    taken: bool
