"""Bounds of everything that comes in: memory, the size of refusals, control characters, large numbers, names that nobody can see.

    python -m tests.attack.bounds [--url http://…/ | --store workers] [--requests 200]

Before, one visitor's questions with 33,000 unknown options took 50 MB of memory each, which came back after an hour; the answers
had 12 to 14 MB. A zero in a guest's nonce made a table impossible to begin on PostgreSQL, and large numbers were a status 500.
"""

import argparse
import contextlib
import http.client
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.attack._beside import attacked
from tests.attack._figures import Figures
from tests.attack._stores import add_store
from tests.server.process import At, Message, ProcessSeat
from tests.support.processes import memory_of_each

#: Bytes by which the server may have grown after all requests, and those of the largest refusal.
MOST_GROWN: Final = 20_000_000
LARGEST_REFUSAL: Final = 64 * 1024
#: Seconds after which nobody waits any more for an answer.
_PATIENCE: Final = 180.0
_SETTLE_SECONDS: Final = 8.0
_SETTLE_SECONDS_WHEN_BUSY: Final = 120.0
_WARMING: Final = 3
#: Work apart that takes longer is ended.
_PATIENCE_SECONDS: Final = 10.0
_TOO_COSTLY: Final = 504
_BOOK: Final[Message] = {"id": "b", "rules": "pl-classic", "names": ["a", "b", "c", "d"], "entries": []}
_OWN: Final = "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n"
_WISH: Final = {"rules": "ru-classic", "name": "x", "bots": ["club"] * 3}
_TWO: Final = {"rules": "ru-classic", "name": "Ann", "bots": ["club", "club"], "persons": 2}
_NUL: Final = "a\x00b"
_NAMES: Final = (
    _NUL,
    "\u202eAnn (you)",
    "Ann\u2066",
    "\u200f",
    "   ",
    "\u3164",
    "\u2800",
    "\u200b\u2060",
    "\u00ad",
    "\ufe0f",
    "A\nB",
    "\x1b[2J",
    "\x85",
    "\ud800",
)
_GOOD_NAMES: Final = ("Ann", "Łucja", "Юлия", "דנה", "نرگس", "👩‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "李小龙")


@dataclass(frozen=True)
class _Answer:
    status: int
    body: bytes
    seconds: float

    @property
    def is_refused(self) -> bool:
        return self.status == 422 and len(self.body) <= LARGEST_REFUSAL


def _ask(server: At, method: str, path: str, body: Any = None, token: str = "") -> _Answer:
    sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    while True:
        begun = time.perf_counter()
        line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=_PATIENCE)
        line.request(method, path, sent, headers)
        answer = line.getresponse()
        told = answer.read()
        line.close()
        if answer.status != 429:
            return _Answer(answer.status, told, time.perf_counter() - begun)
        time.sleep(float(answer.headers.get("Retry-After", "1")))


def _bloated() -> list[tuple[str, bytes]]:
    """Questions as large as a body may be, of which everything is wrong."""
    many = {f"k{number}": 1 for number in range(33_000)}
    text = _OWN + "".join(f"a{number} = 1\n" for number in range(15_000))
    patterns = _OWN + "[patterns]\n" + "".join(f"p{number} = 1\n" for number in range(15_000))
    questions: list[tuple[str, Message]] = [
        ("/api/sheet", {"book": {**_BOOK, "options": many}}),
        ("/api/settle", {"rules": "ru-classic", "values": {"E": 64}, "options": many}),
        (
            "/api/score",
            {"rules": "ru-classic", "hand": ["1m"], "seat": "E", "round": "E", "won": False, "options": many},
        ),
        ("/api/tables", {**_WISH, "options": many}),
        ("/api/tables", {**_WISH, **many}),
        ("/api/simulate", {"before": {"rules": "ru-classic", "options": many}, "hands": 10}),
        ("/api/simulate", {"before": {"file": patterns}, "hands": 10}),
        ("/api/household/import", {"text": text}),
        ("/api/household/draft", {"draft": {"title": "x", "parent": "bmja", "values": many}}),
        ("/api/rulebook", {"rules": {"format": 2, "rules": many, "defaults": {}}}),
        ("/api/sheet", {"book": {**_BOOK, "entries": [{"type": "x"}] * 25_000}}),
        ("/api/solo/solve", {"places": [[-1]] * 50_000, "groups": [], "sides": []}),
        ("/api/solo/layouts/read", {"text": "name x\n" + "?\n" * 45_000}),
        ("/api/statistics", {"seats": [{}] * 80_000}),
        ("/api/sheet", {"k" * 480_000: 1}),
    ]
    #: Very many parts, of which none is wrong by itself.
    wide = [b'{"a":[' + b"[]," * 169_000 + b"[]]}", b'{"a":["\\u0041",' + b"[1]," * 127_000 + b"[1]]}"]
    return [*((path, json.dumps(body).encode()) for path, body in questions), *(("/api/sheet", body) for body in wide)]


def memory_and_size(figures: Figures, server: At, requests: int, *, judged: bool) -> None:
    """Sends so many of them, one after the other; what they leave behind, and how much is answered.

    :param judged: whether the times are, for which the machine has to be quiet.
    """
    questions = _bloated()
    # whatever is loaded once is loaded, in the processes for work apart too
    for path, body in [question for question in questions for _ in range(_WARMING)]:
        _ask(server, "POST", path, body)
    before = memory_of_each(server)
    largest, slowest, faults, ended = 0, (0.0, ""), 0, 0
    for number in range(requests):
        path, body = questions[number % len(questions)]
        answer = _ask(server, "POST", path, body)
        largest, slowest = max(largest, len(answer.body)), max(slowest, (answer.seconds, path))
        # work apart that takes longer than its time is ended, which is no fault but told by its own status
        ended += answer.status == _TOO_COSTLY
        faults += not 200 <= answer.status < 500 and answer.status != _TOO_COSTLY
    # what is left to the collector comes back the later the more else the machine does
    end = time.monotonic() + (_SETTLE_SECONDS if judged else _SETTLE_SECONDS_WHEN_BUSY)
    while True:
        time.sleep(1.0)
        after = memory_of_each(server)
        grown = _grown(before, after, ended)
        if time.monotonic() > end or (not judged and grown < MOST_GROWN):
            break
    figures.tell(
        f"{requests} questions of everything wrong: memory more than before",
        f"{grown / 1e6:.1f} MB of {sum(before.values()) / 1e6:.0f}, {len(after.keys() - before.keys())} new processes",
        held=grown < MOST_GROWN,
        before="50 MB each",
    )
    figures.tell("the largest answer", f"{largest / 1024:.1f} KB", held=largest <= LARGEST_REFUSAL, before="14 MB")
    held = not judged or slowest[0] < _PATIENCE_SECONDS
    figures.tell("the slowest answer", f"{slowest[0]:.2f} s, {slowest[1]}", held=held, before="5.6 s")
    figures.tell("work that was ended after its time", str(ended), held=not judged or not ended)
    figures.tell("answered with another status of 500 and above", str(faults), held=not faults)


def _grown(before: dict[int, int], after: dict[int, int], ended: int) -> int:
    """Bytes by which the processes have grown that were there before.

    For each piece of work that was ended after its time, its process was, and a spare one loads what that one had loaded: as
    many of those that have grown most are not counted, nor are new ones.
    """
    growths = sorted(after[pid] - had for pid, had in before.items() if pid in after)
    return sum(growths[: max(len(growths) - ended, 1)])


def control_characters(figures: Figures, server: At) -> None:
    """A zero in whatever reaches the database: names, nonces, codes, tables."""
    opened = server.request("POST", "/api/tables", _TWO)
    code, table = opened["code"], opened["table"]
    guest = server.request("POST", f"/api/tables/{table}/seats", {"name": "Guest"})
    with _line(server, table) as opener, _line(server, table) as other:
        opener.ask({"type": "hello", "token": opened["token"], "nonce": "n"})
        told = other.ask({"type": "hello", "token": guest["token"], "nonce": _NUL})
        refused = [one["code"] for one in told] == ["malformed"]
        figures.tell("a guest's nonce with a zero is refused", str(refused), held=refused)
        other.ask({"type": "hello", "token": guest["token"], "nonce": "m"})
        other.ask({"type": "ready", "ready": True})
        told = opener.ask({"type": "begin", "level": "club"})
        begun = any(one["type"] == "update" for one in told)
        figures.tell("and the table begins", str(begun), held=begun, before="internal, for ever, on PostgreSQL")
    asked = [
        _ask(server, "GET", "/api/invitations/a%00b"),
        _ask(server, "GET", f"/api/invitations/{code}%00"),
        _ask(server, "GET", "/api/invitations/a%00b/hands/1/replay"),
        _ask(server, "POST", "/api/tables/a%00b/seats", {"name": "x"}),
        *(_ask(server, "GET", f"/api/tables/a%00b{path}", token="x" * 43) for path in ("", "/turn", "/record")),
        _ask(server, "GET", f"/api/tables/{table}%1b", token=opened["token"]),
        _ask(server, "POST", "/api/statistics", {"seats": [{"table": _NUL, "token": "x" * 16}]}),
        _ask(server, "PUT", "/api/sheet/published/attacked-book", _published(1, {**_BOOK, "names": [_NUL, "b"]})),
    ]
    _tell_refused(figures, "a zero in an address, a table's name, a book", asked)
    for path in ("tables/a%00b", "watch/a%00b"):
        with connect(f"ws://{urlsplit(server.url).netloc}/ws/{path}") as line:
            line.send(json.dumps({"type": "hello", "token": "x" * 16}))
            told = json.loads(line.recv(timeout=_PATIENCE))
            figures.tell(
                f"a zero in the address of a socket, /ws/{path}",
                told.get("code", told["type"]),
                held=told.get("code") == "malformed",
            )


def records(figures: Figures, server: At) -> None:
    """A record whose first line was written by somebody else, and a table at which it goes on."""
    opened = server.open(**_WISH)
    with server.sit(opened) as seat:
        while seat.view["phase"] != "hand_over":
            seat.play(1)
        seat.ask({"type": "give_up", "version": seat.view["version"], "what": "match"})
    record = _ask(server, "GET", f"/api/tables/{opened['table']}/record", token=opened["token"]).body.decode()
    head, _, rest = record.partition("\n")
    first = json.loads(head)
    answered = []
    for change in ({"name": f"{_NUL}\u202e"}, {"player": _NUL}, {"nonce": _NUL}):
        seats = [{**first["seats"][0], **change}, *first["seats"][1:]]
        answered.append(_played_on(server, f"{json.dumps({**first, 'seats': seats})}\n{rest}"))
    answered += [
        _played_on(server, f"{json.dumps({**first, name: _NUL})}\n{rest}")
        for name in ("table", "repeats", "commitment")
    ]
    figures.tell(
        "a zero in a record's name, and in its words: played on",
        str(answered),
        held=answered == [201] + [422] * 5,
        before="500 on PostgreSQL",
    )


def _played_on(server: At, record: str) -> int:
    """The status that is answered to who brings a record and plays on from its first decision."""
    answer = _ask(server, "POST", "/api/replays", {"record": record})
    if answer.status != 201:
        return answer.status
    at = f"/api/replays/{json.loads(answer.body)['replay']}/hands/1"
    decisions = json.loads(_ask(server, "GET", f"{at}/opinion").body)["decisions"]
    return _ask(server, "POST", f"{at}/on/{decisions[0]['frame']}").status


def names(figures: Figures, server: At) -> None:
    """Names that are empty to the eye, reverse the line or hold controls; and names that are names."""
    table = server.request("POST", "/api/tables", {**_TWO, "persons": 3, "bots": ["club"]})["table"]
    asked = [_ask(server, "POST", "/api/tables", {**_WISH, "name": name}) for name in _NAMES]
    asked += [_ask(server, "POST", f"/api/tables/{table}/seats", {"name": name}) for name in _NAMES]
    _tell_refused(figures, "names that nobody can see or that turn the line round", asked)
    taken = [_ask(server, "POST", "/api/tables", {**_WISH, "name": name}).status for name in _GOOD_NAMES]
    figures.tell(
        "names in Polish, Cyrillic, Hebrew, Arabic, Chinese, emoji: taken",
        str(taken.count(201)),
        held=set(taken) == {201},
    )


def numbers(figures: Figures, server: At) -> None:
    """Versions, hands, frames and revisions above the columns of the databases."""
    opened = server.open(**_WISH)
    token, table = opened["token"], opened["table"]
    with server.sit(opened) as seat:
        codes = []
        for number in (2**31, 2**32, 2**53 - 1, 2**63, 10**30):
            for message in (
                {"type": "act", "version": number, "action": "pass"},
                {"type": "take_back", "version": number, "to": "move"},
                {"type": "give_up", "version": number, "what": "hand"},
                {"type": "next_hand", "hand": number},
                {"type": "propose", "what": "end", "version": number},
                {"type": "reply", "proposal": number, "agree": True},
            ):
                codes += [one["code"] for one in seat.ask(message)]
        figures.tell(
            "messages with numbers above 2³¹−1",
            str(sorted(set(codes))),
            held=set(codes) == {"malformed"},
            before="internal",
        )
        last = [one["code"] for one in seat.ask({"type": "act", "version": 2**31 - 1, "action": "pass"})]
        figures.tell("the largest version", str(last), held=last == ["stale_version"])
    asked = []
    for number in (2**31, 2**63, 10**30):
        asked += [
            _ask(server, "GET", f"/api/tables/{table}/hands/{number}/replay", token=token),
            _ask(server, "GET", f"/api/tables/{table}/hands/1/trials/{number}", token=token),
            _ask(server, "GET", f"/api/tables/{table}/tries/{number}/0", token=token),
            _ask(server, "POST", f"/api/tables/{table}/hands/{number}/on/0", token=token),
            _ask(server, "GET", f"/api/solo/connect/levels/{number}/1"),
        ]
    asked += [
        _ask(server, "PUT", "/api/sheet/published/attacked-book", _published(number))
        for number in (2**53, 2**63, 2**64, 10**30)
    ]
    _tell_refused(figures, "addresses and revisions above their columns", asked)
    kept = _ask(server, "PUT", "/api/sheet/published/attacked-book", _published(2**53 - 1)).status
    figures.tell("the largest revision", str(kept), held=kept == 200)


def _published(revision: int, book: Message = _BOOK) -> Message:
    return {"book": book, "revision": revision, "pen": "p" * 16}


def _tell_refused(figures: Figures, what: str, asked: list[_Answer]) -> None:
    statuses = sorted({answer.status for answer in asked})
    figures.tell(f"{what}: {len(asked)} answered", str(statuses), held=all(answer.is_refused for answer in asked))


@contextlib.contextmanager
def _line(server: At, table: str) -> Iterator[ProcessSeat]:
    with connect(f"ws://{urlsplit(server.url).netloc}/ws/tables/{table}", open_timeout=_PATIENCE) as line:
        yield ProcessSeat(line)


def attack(figures: Figures, server: At, requests: int, *, judged: bool = True) -> None:
    """Everything in turn. :param judged: whether times are."""
    control_characters(figures, server)
    records(figures, server)
    names(figures, server)
    numbers(figures, server)
    memory_and_size(figures, server, requests, judged=judged)


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options)
    options.add_argument("--requests", type=int, default=200, help="questions of everything wrong")
    chosen = options.parse_args(arguments)
    figures = Figures()
    with attacked(chosen.url, chosen.store) as server:
        attack(figures, server, chosen.requests)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
