"""Persons who come and go at a table of several, on a clock that stands still until it is let go on."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect

from eastwind.match.match import WINDOWS
from tests.server.house import House, Message, Seat
from tests.server.still_time import StillTime
from tests.server.tables.test_company import open_for, take

#: More than anybody is waited for who is gone for a moment, or than a window lasts.
LONG: Final = 20.0
#: Of the moments of a hand.
MANY: Final = 500


@dataclass
class Party:
    """Persons who come and go."""

    home: House
    still: StillTime
    keys: list[Message] = field(default_factory=list)
    there: dict[int, tuple[Seat, ExitStack]] = field(default_factory=dict)

    def come(self, number: int, *, greet: bool = True) -> Seat:
        stack = ExitStack()
        seat = stack.enter_context(self.home.sit(self.keys[number], greet=greet))
        self.there[number] = seat, stack
        return seat

    def go(self, number: int, seconds: float = LONG) -> None:
        """Somebody is away, for longer than others wait for him where nothing else is said."""
        self.there.pop(number)[1].close()
        self.pass_time(seconds)

    def pass_time(self, seconds: float) -> None:
        self.still.go(self.home, seconds)

    def depart(self, number: int) -> None:
        """Somebody leaves for good."""
        seat, stack = self.there.pop(number)
        departed(seat)
        stack.close()

    def seats(self) -> list[Seat]:
        return [seat for seat, _ in self.there.values()]


def departed(seat: Seat) -> None:
    """Leaves the table for good; the server says so by closing the socket."""
    seat.socket.send_text('{"type": "depart"}')
    with suppress(WebSocketDisconnect):
        while True:
            seat.socket.receive_text()


@contextmanager
def party(home: House, still: StillTime, persons: int, **wish: Any) -> Iterator[Party]:
    """A table that has begun."""
    opened = open_for(home, persons, **wish)
    found = Party(home, still, [opened, *(take(home, opened, f"P{number}").json() for number in range(1, persons))])
    try:
        for number in range(persons):
            found.come(number, greet=False).hello(f"nonce {number}")
        first, *others = found.seats()
        for seat in others:
            seat.ask({"type": "ready", "ready": True})
        first.ask({"type": "begin", "level": "club"})
        for seat in found.seats():
            seat.heard()
        yield found
    finally:
        for number in list(found.there):
            found.there.pop(number)[1].close()


def people(told: list[Message]) -> dict[int, tuple[str, bool]]:
    last = [each for each in told if each["type"] == "people"][-1]["people"]
    return {person["seat"]: (person["state"], person["played_for"]) for person in last}


def play(found: Party, until: Any) -> None:
    """Those who are there let every tile pass and discard, until something is so."""
    for _ in range(MANY):
        seats = found.seats()
        for seat in seats:
            seat.heard()
        if until():
            return
        view = seats[0].view
        for seat in seats:
            if view["phase"] in ("claim", "rob"):
                if view["turn"] != seat.view["me"]:
                    seat.act("pass", view["version"])
            elif seat.words:
                seat.act("pass" if "pass" in seat.words else seat.words[-1])
                break
        found.pass_time(0.5)
    raise AssertionError("it did not come to that")


def asked_of(found: Party, me: int) -> Any:
    """Whether it is the turn of a seat that is not there."""

    def is_so() -> bool:
        record = found.home.live_table(found.keys[0]).match.table
        return record.phase not in WINDOWS and me in record.waiting_for

    return is_so
