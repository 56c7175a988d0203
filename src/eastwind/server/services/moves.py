"""A person's key on its way from one device to another: it waits here for some minutes, and is given away once."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.moves import SeatsHeld
from eastwind.server.wire.refusals import Refusal

#: So long the other device has to come.
SECONDS: Final = 300
#: So many wait at a time, of all; the oldest gives way.
MOST: Final = 64
_TICKET_BYTES: Final = 18


@dataclass(slots=True)
class _Move:
    held: SeatsHeld | None
    until: float


class Moves:
    """Moves under way. Nothing of them is kept anywhere but here."""

    def __init__(self, stopwatch: Callable[[], float], mark: str = "") -> None:
        """:param mark: how tickets of this process end."""
        self._mark: Final = mark
        self._stopwatch: Final = stopwatch
        #: By the hash of the ticket, the oldest first.
        self._waiting: Final[dict[bytes, _Move]] = {}

    def begin(self, held: SeatsHeld) -> str:
        """Take the seats that one device hands over, and return the ticket by which the other fetches them."""
        self._forget()
        while len(self._waiting) >= MOST:
            del self._waiting[next(iter(self._waiting))]
        ticket = secrets.token_urlsafe(_TICKET_BYTES) + self._mark
        self._waiting[_hash(ticket)] = _Move(held, self._stopwatch() + SECONDS)
        return ticket

    def take(self, ticket: str) -> SeatsHeld:
        """Return the seats that were handed over, once.

        :raises Refusal: if they were fetched already, their time is over, or there never were any.
        """
        move = self._found(ticket)
        if move.held is None:
            raise _gone()
        held, move.held = move.held, None
        return held

    def taken(self, ticket: str) -> bool:
        """Return whether the seats of a ticket were fetched.

        :raises Refusal: if their time is over, or there never were any.
        """
        return self._found(ticket).held is None

    def _found(self, ticket: str) -> _Move:
        self._forget()
        move = self._waiting.get(_hash(ticket))
        if move is None:
            raise _gone()
        return move

    def _forget(self) -> None:
        now = self._stopwatch()
        for name in [name for name, move in self._waiting.items() if move.until <= now]:
            del self._waiting[name]


def _hash(ticket: str) -> bytes:
    return hashlib.sha256(ticket.encode()).digest()


def _gone() -> Refusal:
    return Refusal(ErrorCode.NO_SUCH_MOVE, "a key that was handed over some minutes ago and not fetched yet", "ticket")
