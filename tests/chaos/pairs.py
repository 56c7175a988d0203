"""Two people at one table whose processes may be different ones: both come back by themselves whatever happens, and play on."""

import threading
import time
from collections.abc import Sequence
from typing import Final

from tests.chaos.people import AGAIN, FULL, LATER, LEFT, Told
from tests.server.process import At, Message, ProcessSeat

#: A window that ends sooner when both have answered.
_WINDOW_SECONDS: Final = 1
#: Between two looks at what was told.
_BREATH: Final = 0.01
_CLAIMS: Final = ("claim", "rob")


class _ComeBack(Exception):
    """The line is of no use any more."""


class Pair(threading.Thread):
    """Two people and two bots. Nobody plays where one of them is missing: what goes on goes on with both."""

    def __init__(self, urls: Sequence[str]) -> None:
        """:param urls: where each of the two comes in, by turns."""
        super().__init__(daemon=True)
        self.told: Final = Told()
        self.seen: dict[str, int] = {}
        self._urls: Final = urls
        self._turn = 0
        self._opened: tuple[Message, Message] | None = None
        self._ended: Final = threading.Event()
        self._went_on = time.monotonic()
        #: What of the hand was seen to be done.
        self._done = (0, 0)

    def run(self) -> None:
        while not self._ended.is_set():
            try:
                # at different ones, and where one of them is gone for good both come to the other at last
                count = len(self._urls)
                places = self._turn, self._turn + self._turn // count + 1
                one, other = (At(self._urls[place % count]) for place in places)
                if self._opened is None:
                    self._opened = self._open(one, other)
                with one.sit(self._opened[0]) as first, other.sit(self._opened[1]) as second:
                    self._play([first, second], self._opened[0]["table"])
            except (*LEFT, _ComeBack):
                self._turn += 1
                self.told.came_back += 1
                self._ended.wait(AGAIN)

    def leave(self) -> None:
        self._ended.set()

    def _open(self, one: At, other: At) -> tuple[Message, Message]:
        opened = one.open(persons=2, bots=["novice", "novice"], window=_WINDOW_SECONDS)
        if "table" not in opened:
            raise _ComeBack
        guest = other.request("POST", f"/api/tables/{opened['table']}/seats", {"name": "Bo"})
        if "token" not in guest:
            raise _ComeBack
        return opened, guest

    def _play(self, seats: list[ProcessSeat], table: str) -> None:
        for seat in seats:
            if seat.view:
                self.told.lost += _done(seat.view) < self._done or seat.view["version"] < self.seen.get(table, 0)
        while not self._ended.is_set():
            for number, seat in enumerate(seats):
                self._hear(seat.heard())
                self._do(seat, number, table)
            if all(seat.view and seat.view["phase"] == "match_over" for seat in seats):
                self._opened, self._done = None, (0, 0)
                return
            self._ended.wait(_BREATH)

    def _do(self, seat: ProcessSeat, number: int, table: str) -> None:
        view = seat.view
        if not view:
            # before the first deal: whoever opened it begins as soon as the other is ready
            self._hear(seat.ask({"type": "ready", "ready": True} if number else {"type": "begin", "level": "novice"}))
            return
        if view["version"] > self.seen.get(table, 0):
            self.seen[table] = view["version"]
            self.told.played += 1
            self._done = max(self._done, _done(view))
            now = time.monotonic()
            self.told.stood = max(self.told.stood, now - self._went_on)
            self._went_on = now
        if view["phase"] == "hand_over":
            self._hear(seat.ask({"type": "next_hand", "hand": view["hand"]}))
        elif view["legal"]:
            words = [action["word"] for action in view["legal"]]
            self._act(seat, "pass" if "pass" in words else words[-1])
        elif view["phase"] in _CLAIMS and view["turn"] != view["me"]:
            self._act(seat, "pass")

    def _act(self, seat: ProcessSeat, word: str) -> None:
        self._hear(seat.ask({"type": "act", "version": seat.view["version"], "action": word}))

    def _hear(self, told: list[Message]) -> None:
        """What is refused because something else came first is told anew with the next look."""
        for message in told:
            if message["type"] == "error":
                self.told.broken += message["code"] == "internal"
                self.told.later += message["code"] in LATER
                self.told.full += message["code"] == FULL


def _done(view: Message) -> tuple[int, int]:
    """The hand, and how many discards and sets lie open in it."""
    return view["hand"], sum(len(seat["pond"]) + len(seat["melds"]) for seat in view["seats"])
