"""People who play on whatever happens: each comes back as a page does, says again what was under way, and knows what was seen."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final, Protocol

from websockets.exceptions import WebSocketException

from tests.server.process import At, Message, ProcessSeat

#: Between two tries to come back.
AGAIN: Final = 0.03
#: Before a move: what is asked of the machine is to kill and to come back, not to play as fast as it can.
_THINKING: Final = 0.01
#: How long somebody stays at a process that is not his own, in seconds.
_AWAY: Final = 0.3
LEFT: Final = (WebSocketException, OSError, EOFError, HTTPException, ValueError)
#: What says that the same is to be tried again, and that nothing has happened.
FULL: Final = "disk_full"
_INTERNAL: Final = "internal"
LATER: Final = frozenset({"unreachable", "held_up", "preparing", "closing", "interrupted", FULL})


class _ComeBack(Exception):
    """The line is of no use any more."""


class _GoHome(Exception):
    """To the process that is one's own, or all would soon be at the same one."""


@dataclass
class Told:
    """What came of it for one person, or for all.

    :ivar lost: seen moves that were gone when one came back; :ivar refused: what was under way and then neither counted nor could
        be played; :ivar overtaken: moves that somebody else at the same seat was quicker with; :ivar broken: internal errors;
        :ivar later: what was put off, :ivar full: of that, for want of room on the disk;
        :ivar stood: the longest time, in seconds, in which nothing went on.
    """

    played: int = 0
    lost: int = 0
    refused: int = 0
    overtaken: int = 0
    broken: int = 0
    later: int = 0
    full: int = 0
    came_back: int = 0
    stood: float = 0.0


class Person(threading.Thread):
    """Somebody at a table of their own against three bots, who goes from one address to the next when a line breaks."""

    def __init__(self, urls: Sequence[str], opened: Message | None = None) -> None:
        super().__init__(daemon=True)
        self.told: Final = Told()
        self.opened = opened
        self.seen: dict[str, int] = {}
        self._shared: Final = opened is not None
        self._urls: Final = urls
        self._at = 0
        self._sent: Message | None = None
        self._ended: Final = threading.Event()
        self._went_on = time.monotonic()

    def run(self) -> None:
        while not self._ended.is_set():
            try:
                server = At(self._urls[self._at])
                if self.opened is None:
                    self._open(server)
                else:
                    self._play(server, self.opened)
            except _GoHome:
                self._at = 0
            except (*LEFT, _ComeBack):
                self._at = (self._at + 1) % len(self._urls)
                self.told.came_back += 1
                self._ended.wait(AGAIN)

    def leave(self) -> None:
        self._ended.set()

    def _open(self, server: At) -> None:
        opened = server.open()
        if "table" not in opened:
            raise _ComeBack
        self.opened = opened
        self._go_on()

    def _play(self, server: At, opened: Message) -> None:
        with server.sit(opened) as seat:
            if not seat.view:
                raise _ComeBack
            self.told.lost += seat.view["version"] < self.seen.get(opened["table"], 0)
            away_until = time.monotonic() + _AWAY if self._at else float("inf")
            if self._sent is not None:
                # it counts once, or was never there: then it can be played now
                self._say(seat, self._sent, again=True)
            while not self._ended.is_set() and seat.view["phase"] != "match_over":
                self._see(seat, opened)
                if time.monotonic() > away_until:
                    raise _GoHome
                self._ended.wait(_THINKING)
                self._sent = seat.next_message()
                self._say(seat, self._sent)
            self._see(seat, opened)
        if not self._ended.is_set():
            # another match; at a table with others somebody else has opened it
            self.opened = opened if self._shared else None
            self._ended.wait(AGAIN)

    def _say(self, seat: ProcessSeat, message: Message, *, again: bool = False) -> None:
        answered = seat.ask(message)
        # how things stand may be told as well
        refused = next((one for one in answered if one["type"] == "error"), None)
        if answered and refused is None:
            self.told.played += not again
            self._sent = None
            self._go_on()
        elif refused is not None and refused["code"] in LATER | {_INTERNAL}:
            self.told.later += 1
            self.told.full += refused["code"] == FULL
            self.told.broken += refused["code"] == _INTERNAL
            raise _ComeBack
        elif self._shared:
            # somebody else has the seat as well, at another process
            self.told.overtaken += 1
            self._sent = None
            raise _GoHome
        else:
            self.told.refused += 1
            self._sent = None
            raise _ComeBack

    def _see(self, seat: ProcessSeat, opened: Message) -> None:
        self.seen[opened["table"]] = max(self.seen.get(opened["table"], 0), seat.view["version"])

    def _go_on(self) -> None:
        now = time.monotonic()
        self.told.stood = max(self.told.stood, now - self._went_on)
        self._went_on = now


class Player(Protocol):
    """Whoever plays on whatever happens."""

    seen: dict[str, int]

    @property
    def told(self) -> Told: ...
    def start(self) -> None: ...
    def leave(self) -> None: ...
    def join(self, timeout: float | None = None) -> None: ...


class Company:
    """Some people."""

    def __init__(self, people: Sequence[Player]) -> None:
        self.people: Final = people

    @contextmanager
    def playing(self) -> Iterator[None]:
        """They play meanwhile, and have all come to an end afterwards."""
        for person in self.people:
            person.start()
        try:
            yield
        finally:
            for person in self.people:
                person.leave()
            for person in self.people:
                person.join(PATIENCE)

    def wait_until_all_play(self) -> None:
        """Waits until everybody has moved at least once more."""
        before = {person: person.told.played for person in self.people}
        self._wait(
            lambda: all(person.told.played > played for person, played in before.items()),
            "somebody does not come to play",
        )

    def wait_until_somebody_has_no_room(self) -> None:
        """Waits until one of them is told that the disk is full."""
        before = self.told.full
        self._wait(lambda: self.told.full > before, "nobody is told that the disk is full")

    def wait_until_somebody_is_put_off(self) -> None:
        """Waits until one of them is told that it can be done later."""
        before = self.told.later
        self._wait(lambda: self.told.later > before, "nobody is told to try it later")

    def forget_how_long_they_stood(self) -> None:
        for person in self.people:
            person.told.stood = 0.0

    @staticmethod
    def _wait(until: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, otherwise
            time.sleep(0.02)

    @property
    def told(self) -> Told:
        all_of_them = [person.told for person in self.people]
        return Told(
            played=sum(told.played for told in all_of_them),
            lost=sum(told.lost for told in all_of_them),
            refused=sum(told.refused for told in all_of_them),
            overtaken=sum(told.overtaken for told in all_of_them),
            broken=sum(told.broken for told in all_of_them),
            later=sum(told.later for told in all_of_them),
            full=sum(told.full for told in all_of_them),
            came_back=sum(told.came_back for told in all_of_them),
            stood=max(told.stood for told in all_of_them),
        )


PATIENCE: Final = 60.0
