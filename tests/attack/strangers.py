"""Whether anything that a stranger sends brings the server to a 500, to silence, or to another state. Prints what was sent.

    python -m tests.attack.strangers [--url http://…/ | --store workers] [--messages 20000]

Over the wire itself: broken requests and frames, garbled messages at a table, bodies and names that nobody could mean.
"""

import argparse
import http.client
import json
import sys
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.attack._beside import attacked
from tests.attack._stores import add_store
from tests.server.garble import Garbler
from tests.server.http.halves import BROKEN, FRAMES, HANDSHAKE, Raw
from tests.server.process import At, ProcessSeat
from tests.support.processes import most_memory

_WISH: Final = {"rules": "ru-classic", "name": "x", "bots": ["club", "club", "novice"]}
_BODIES: Final = (
    b"garbage",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"a":' * 60_000,
    b'{"version": ' + b"9" * 5000 + b"}",
    b'{"rules": "\\ud800"}',
    json.dumps({"text": ".".join("a" * 50_000)}).encode(),
    b"null",
)
_NAMES: Final = ("%00", "a" * 300, "%ff%fe", "%ed%a0%80", "..%2f..%2fetc%2fpasswd", "9" * 5000)


def _ask(server: At, method: str, path: str, body: bytes | None = None) -> tuple[int, dict[str, str], float]:
    begun = time.perf_counter()
    while True:
        line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
        line.request(method, path, body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        answer.read()
        line.close()
        if answer.status != 429:
            return answer.status, dict(answer.getheaders()), time.perf_counter() - begun
        time.sleep(float(answer.headers.get("Retry-After", "1")))


def _requests(server: At) -> list[str]:
    """Every call of the interface with everything that it cannot mean."""
    described = server.request("GET", "/api/openapi.json")
    seen: Counter[int] = Counter()
    faults: list[str] = []
    slowest = 0.0
    for path, calls in described["paths"].items():
        for method in calls:
            names = _NAMES if "{" in path else ("",)
            for name in names:
                place = "/".join(name if step.startswith("{") else step for step in path.split("/"))
                for body in _BODIES if method == "post" else (None,):
                    status, headers, seconds = _ask(server, method.upper(), place, body)
                    seen[status] += 1
                    slowest = max(slowest, seconds)
                    if status >= 500 or (
                        "X-Content-Type-Options" not in headers and "x-content-type-options" not in headers
                    ):
                        faults.append(f"{method} {place[:80]} {(body or b'')[:40]!r}: {status}")
    print(
        f"{sum(seen.values()):,} requests: {dict(seen)}, the slowest {slowest:.1f} s (before: an import without end, 500s)"
    )
    return faults


def _costly_texts(server: At) -> list[str]:
    """A text of 100 kB whose reading costs more than its length: what it takes of the machine until it is refused."""
    text = "a." * 50_000 + "a = 1"
    faults = []
    # whatever reads texts is there before it is looked at
    _ask(server, "POST", "/api/household/import", json.dumps({"text": _OURS}).encode())
    for path, body in (
        ("/api/household/import", {"text": text}),
        ("/api/simulate", {"before": {"file": text}, "hands": 1000}),
    ):
        before = most_memory(server)
        status, _, seconds = _ask(server, "POST", path, json.dumps(body).encode())
        grown = most_memory(server) - before
        print(
            f"POST {path} with {len(text):,} characters of dotted keys: {status} after {seconds:.2f} s, "
            f"{grown / 1e6:.0f} MB more at the most (before: 9.6 GB and no end, or 500)"
        )
        if status >= 500 or seconds > _PROMPT_SECONDS or grown > _MODEST_BYTES:
            faults.append(f"{path}: {status} after {seconds:.1f} s with {grown:,} bytes")
    return faults


_OURS: Final = "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n"
#: How long a text may take that is refused, and what memory.
_PROMPT_SECONDS: Final = 5.0
_MODEST_BYTES: Final = 100_000_000


def _wire(server: At) -> list[str]:
    """Broken requests and frames, each on a connection of its own."""
    raw = Raw(server.url)
    for broken in BROKEN.values():
        raw.told(broken)
    for frames in FRAMES.values():
        raw.told(HANDSHAKE, frames)
    print(f"{len(BROKEN)} broken requests, {len(FRAMES)} kinds of broken frames")
    return []


def _opened(server: At) -> dict[str, Any]:
    """A table, as soon as whoever has asked for so much may open one again."""
    while "table" not in (opened := server.open(**_WISH)):
        time.sleep(1)
    return opened


def _messages(server: At, wanted: int) -> list[str]:
    """Garbled messages at a table, whose view must stay what it is."""
    opened = _opened(server)
    place = urlsplit(server.url).netloc
    faults: list[str] = []
    codes: Counter[str] = Counter()
    with connect(f"ws://{place}/ws/tables/{opened['table']}", max_size=None) as line:
        seat = ProcessSeat(line)
        seat.ask({"type": "hello", "token": opened["token"]})
        garbler = Garbler(7)
        begun = time.perf_counter()
        for sent in range(wanted):
            before = seat.view
            garbled = garbler.message(before)
            line.send(garbled.data)
            if not garbled.refused:
                continue
            told = json.loads(line.recv(timeout=60))
            while told["type"] != "error":
                told = json.loads(line.recv(timeout=60))
            codes[told["code"]] += 1
            if told["code"] == "internal":
                faults.append(str(garbled))
            if time.perf_counter() - begun > _MOST_SECONDS:
                wanted = sent + 1
                break
    with connect(f"ws://{place}/ws/tables/{opened['table']}", max_size=None) as line:
        again = ProcessSeat(line)
        again.ask({"type": "hello", "token": opened["token"]})
        if _state(again.view) != _state(seat.view):
            faults.append("refused messages changed the table")
    print(f"{wanted:,} messages at a table: {dict(codes)} (before: 125,000, and no state changed)")
    return faults


_MOST_SECONDS: Final = 60.0


def _state(view: dict[str, Any]) -> Any:
    return view["version"], view["hand"], view["legal"], view["phase"]


def attack(server: At, messages: int) -> bool:
    """Everything in turn; prints the figures. True if nothing was found."""
    faults = [*_costly_texts(server), *_requests(server), *_wire(server), *_messages(server, messages)]
    for fault in faults:
        print(f"found: {fault}")
    alive = server.request("GET", "/api/about")
    print(f"alive: {alive.get('version')}; {len(faults)} faults found")
    return not faults


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options)
    options.add_argument(
        "--messages", type=int, default=1500, help="at a table, which are answered some thirty a second"
    )
    chosen = options.parse_args()
    with attacked(chosen.url, chosen.store) as server:
        return not attack(server, chosen.messages)


if __name__ == "__main__":
    sys.exit(main())
