"""Several people at one table, who look at it by way of every process whenever it stands: what their views say of a window.

The server that has the table knows that a window is over; one that reads the table from the store, because it is another
process, or has let go of it, or was begun anew, must know it as well. Where it does so only if somebody could have claimed the
tile, the difference is one bit of the others' hands. Who could is worked out afterwards, from the record.
"""

import http.client
import json
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from eastwind.record.replay import parse_lines, replay
from eastwind.table import EventKind, Phase
from tests.attack._figures import Figures
from tests.attack._stores import WORKERS, kept_in, words_of
from tests.chaos.nursery import Nursery, Server, nursery
from tests.server.process import At, Message, ProcessSeat

_PATIENCE: Final = 60.0
_BREATH: Final = 0.01
_WINDOW_SECONDS: Final = 1
#: Looks of each person by way of each process whenever the table stands.
_LOOKS: Final = 2
#: Of a hand that is never over something is wrong.
_MOST_STEPS: Final = 4000
_QUIET: Final = frozenset({"draw", "flower", "replacement", "refill"})
_OPEN: Final = ("claim", "rob")
#: More than a server keeps in memory where nobody is connected to them (`Limits.idle_rooms`).
_PUSHING_OUT: Final = 75


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment at which the table waits for a person, right after a window that was over without a claim.

    :ivar hand: the hand; :ivar discard: the number in it of the discard that the window was for, from 1; :ivar views: of each
        person, as they have been told them; :ivar turn: the place of the person who is waited for.
    """

    hand: int
    discard: int
    views: tuple[Message, ...]
    turn: int


def essence(view: Message) -> tuple[object, ...]:
    """What of a view says whether a window stands open: phase, version, and the tile drawn."""
    own: Message = next((seat for seat in view.get("seats", ()) if seat["seat"] == view["me"]), {})
    return view.get("phase"), view.get("version"), own.get("drawn")


class Together:
    """Persons and bots at one table. Each person lets every tile pass and discards the last that may be discarded."""

    def __init__(self, servers: Sequence[At], persons: int, **wish: object) -> None:
        self._servers: Final = servers
        whole = {"persons": persons, "bots": ["novice"] * (4 - persons), "window": _WINDOW_SECONDS, "away": "wait"}
        first = servers[0].open(**{**whole, **wish})
        self.table: Final = str(first["table"])
        guests = [
            servers[each % len(servers)].request("POST", f"/api/tables/{self.table}/seats", {"name": f"Guest {each}"})
            for each in range(1, persons)
        ]
        self._opened: Final = [first, *guests]
        self.seats: list[ProcessSeat] = []
        self._read = 0
        self._discards: Final[Counter[int]] = Counter()
        #: The discard whose window was the last thing of note, if it was.
        self._last: tuple[int, int] | None = None

    @contextmanager
    def sitting(self) -> Iterator[None]:
        """All of them are connected, each by way of another process as far as there are several."""
        with ExitStack() as opened:
            self._read = 0
            self.seats = [
                opened.enter_context(self._sat(self._servers[number % len(self._servers)], one))
                for number, one in enumerate(self._opened)
            ]
            if not self.seats[0].view:
                for seat in self.seats[1:]:
                    seat.ask({"type": "ready", "ready": True})
                due = time.monotonic() + _PATIENCE
                while not all(seat.view for seat in self.seats):
                    assert time.monotonic() < due, "the table did not begin"
                    self.seats[0].ask({"type": "begin", "level": "novice"})
                    for seat in self.seats:
                        seat.heard()
                    time.sleep(_BREATH)
            yield

    @contextmanager
    def _sat(self, server: At, opened: Message) -> Iterator[ProcessSeat]:
        """A seat taken by way of a server, which may send its people away once while the table changes hands."""
        due = time.monotonic() + _PATIENCE
        with ExitStack() as stack:
            seat: ProcessSeat | None = None
            while seat is None:
                try:
                    seat = stack.enter_context(server.sit(opened))
                except Exception:
                    if time.monotonic() > due:
                        raise
                    time.sleep(0.1)
            yield seat

    def until_it_stands(self) -> Standing | None:
        """Plays to the next moment of that kind, and on from one that has been reached; None: the hand is over."""
        for number in range(_MOST_STEPS):
            if number == 0:
                self._step()
            for seat in self.seats:
                seat.heard()
            self._note()
            views = tuple(seat.view for seat in self.seats)
            if any(view["phase"] in ("hand_over", "match_over") for view in views):
                return None
            same = len({view["version"] for view in views}) == 1
            turn = next((place for place, view in enumerate(views) if view["legal"]), None)
            if same and turn is not None and views[turn]["phase"] == "turn" and self._last is not None:
                hand, discard = self._last
                self._last = None
                return Standing(hand, discard, views, turn)
            self._step()
            time.sleep(_BREATH / 2)
        raise AssertionError("a hand without an end")

    def play_to_the_end_of_the_hand(self) -> None:
        while self.until_it_stands() is not None:
            pass

    def next_hand(self) -> bool:
        """All have read the bill. False: the match is over."""
        before = self.seats[0].view["hand"]
        due = time.monotonic() + _PATIENCE
        while (view := self.seats[0].view)["hand"] == before:
            if view["phase"] == "match_over":
                return False
            assert time.monotonic() < due, "the next hand was not dealt"
            for seat in self.seats:
                seat.ask({"type": "next_hand", "hand": before})
        return True

    def _step(self) -> None:
        for seat in self.seats:
            view = seat.view
            if view["legal"]:
                words = [action["word"] for action in view["legal"]]
                self._act(seat, "pass" if "pass" in words else next(w for w in reversed(words) if w != "mahjong"))
            elif view["phase"] in _OPEN and view["turn"] != view["me"]:
                self._act(seat, "pass")

    def _act(self, seat: ProcessSeat, word: str) -> None:
        seat.ask({"type": "act", "version": seat.view["version"], "action": word})

    def _note(self) -> None:
        """Counts the discards of each hand, as the first person is told of them."""
        told = self.seats[0].all_told
        for message in told[self._read :]:
            for event in message.get("events", ()):
                if event["kind"] == "discard":
                    hand = message["view"]["hand"]
                    self._discards[hand] += 1
                    self._last = hand, self._discards[hand]
                elif event["kind"] not in _QUIET:
                    self._last = None
        self._read = len(told)

    def looked_at(self, server: At, person: int) -> Message:
        """The view of a person, asked for with his token by way of a server, on a connection of its own."""
        status, text = asked(server, f"/api/tables/{self.table}", str(self._opened[person]["token"]))
        return json.loads(text) if status == 200 else {"phase": f"status {status}"}

    @property
    def persons(self) -> int:
        return len(self._opened)

    def could_claim(self, server: At) -> dict[tuple[int, int], bool]:
        """By hand and number of a discard, whether anybody could have claimed it; of the hands that are over."""
        _, text = asked(server, f"/api/tables/{self.table}/record", str(self._opened[0]["token"]))
        found: dict[tuple[int, int], bool] = {}
        count: Counter[int] = Counter()
        for point in replay(parse_lines(text)):
            table = point.table
            for event in table.events:
                if event.kind is EventKind.DISCARD:
                    count[table.hand] += 1
                    found[table.hand, count[table.hand]] = table.phase is Phase.CLAIM and bool(table.waiting_for)
        return found


def asked(server: At, path: str, token: str) -> tuple[int, str]:
    """Status and text of a path, asked for with a token."""
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=_PATIENCE)
    try:
        line.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


# --- what is looked at -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Seen:
    """Of one window: whether any view was not the one that had been told, and one of those."""

    standing: Standing
    differs: bool
    how: str = ""


def _look(company: Together, servers: Sequence[At], standing: Standing, *, exactly: bool = True) -> Seen:
    """Each person by way of each server. `exactly`: the whole view has to be the one that was told, byte for byte."""
    for _ in range(_LOOKS):
        for person in range(company.persons):
            told = standing.views[person]
            for server in servers:
                view = company.looked_at(server, person)
                if view != told if exactly else essence(view) != essence(told):
                    return Seen(standing, differs=True, how=f"{essence(told)} -> {essence(view)}")
    return Seen(standing, differs=False)


def _tell(figures: Figures, what: str, seen: Sequence[Seen], could: dict[tuple[int, int], bool]) -> None:
    """How often views differed, of windows that somebody could have claimed in, and of those that nobody could."""
    groups: dict[bool, list[Seen]] = {True: [], False: []}
    for each in seen:
        groups[could[each.standing.hand, each.standing.discard]].append(each)
    for possible, before in ((False, "71 of 71"), (True, "0 of 21")):
        found = groups[possible]
        differ = sum(each.differs for each in found)
        who = "somebody could claim and passed" if possible else "nobody could claim"
        figures.tell(f"{what}, {who}: another view", f"{differ} of {len(found)}", held=not differ, before=before)
    figures.tell("  windows that were looked at", str(len(seen)), held=bool(seen))
    examples = list(dict.fromkeys(each.how for each in seen if each.how))[:2]
    for example in examples:
        print(f"        {example}", flush=True)


@contextmanager
def processes(store: str, folder: Path, copied: Nursery) -> Iterator[list[Server]]:
    """The servers over a store: one, or two that share it, each at a port of its own."""
    with kept_in(store) as found, ExitStack() as opened:
        servers: list[Server] = []
        for _ in range(2 if store == WORKERS else 1):
            servers.append(Server(copied, folder / "data", *words_of(found)))
            opened.callback(servers[-1].kill)
            servers[-1].start()
            servers[-1].wait_until_ready()
        yield servers


def looked_at_everywhere(figures: Figures, servers: Sequence[At], persons: int, hands: int) -> None:
    """Plays hands; whenever the table stands, each person looks at it by way of every process."""
    company = Together(servers, persons)
    seen: list[Seen] = []
    with company.sitting():
        for _ in range(hands):
            while (standing := company.until_it_stands()) is not None:
                seen.append(_look(company, servers, standing))
            if not company.next_hand():
                break
    _tell(figures, f"{persons} persons, asked by {len(servers)} ways", seen, company.could_claim(servers[0]))


def pushed_out(figures: Figures, servers: Sequence[At], moments: int) -> None:
    """A table by correspondence that others push out of memory while nobody is connected to it."""
    company = Together(servers, 2, pace="1d")
    seen: list[Seen] = []
    for _ in range(moments):
        with company.sitting():
            standing = company.until_it_stands()
        if standing is None:
            break
        for number in range(_PUSHING_OUT * len(servers)):
            server = servers[number % len(servers)]
            other = server.open()
            asked(server, f"/api/tables/{other['table']}", str(other["token"]))
        seen.append(_look(company, servers, standing))
    with company.sitting():
        company.play_to_the_end_of_the_hand()
    what = f"by correspondence, pushed out of memory by {_PUSHING_OUT} tables"
    _tell(figures, what, seen, company.could_claim(servers[0]))


def begun_anew(figures: Figures, servers: Sequence[Server], how: signal.Signals, moments: int) -> None:
    """The processes are told to end, or killed, and started again: nothing that was seen is taken back."""
    places = [At(server.url) for server in servers]
    company = Together(places, 2)
    seen: list[Seen] = []
    for _ in range(moments):
        with company.sitting():
            # some windows on, and not at once
            standing = company.until_it_stands()
            for _ in range(2):
                standing = company.until_it_stands() or standing
        if standing is None or company.seats[0].view["phase"] != "turn":
            break
        for server in servers:
            server.kill() if how is signal.SIGKILL else server.stop()
            server.start()
            server.wait_until_ready()
        seen.append(_look(company, places, standing, exactly=False))
    with company.sitting():
        company.play_to_the_end_of_the_hand()
    what = f"ended by {how.name} and started again"
    _tell(figures, what, seen, company.could_claim(places[0]))


def attack(figures: Figures, store: str, folder: Path, *, hands: int, moments: int) -> None:
    """All of it over a store. `hands`: that are looked at whenever the table stands; `moments`: at which it is taken away."""
    with nursery() as copied, processes(store, folder, copied) as servers:
        places = [At(server.url) for server in servers]
        for persons in (2, 3):
            looked_at_everywhere(figures, places, persons, hands)
        pushed_out(figures, places, moments)
        for how in (signal.SIGTERM, signal.SIGKILL):
            begun_anew(figures, servers, how, moments)


def attack_running(figures: Figures, url: str, hands: int) -> None:
    """What can be looked at in a server that somebody else runs: new connections reach any of its processes."""
    for persons in (2, 3):
        looked_at_everywhere(figures, [At(url)] * 2, persons, hands)
