"""Twelve visitors who ask one thing of a server as often as it lets them: the crowd of `tests.attack.starvation`.

A program of its own, so that whoever is measured beside it is not slowed down by it:

    python -m tests.attack._crowd http://127.0.0.1:8765/ hints 10

Each visitor has an address of its own where the server is on this machine (all of 127.0.0.0/8 is), and some lines, on each of
which the next question follows the answer to the last. Who is refused waits a moment, as a program with a little sense does:
floods are another matter.
"""

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

from eastwind.rules import load_preset
from eastwind.server.services.replays import match_in  # noqa: F401 — what records are read with: loaded before the clock runs
from eastwind.solo.layouts import layouts

VISITORS: Final = 12
_LINES: Final = 3
_REFUSED_SECONDS: Final = 0.25
#: How soon somebody closes who does not wait for the answer, and when the next question comes.
_CLOSED_SECONDS: Final = 0.05
_NEXT_SECONDS: Final = 1.0
#: A visitor's number in the last part of the address; whoever is measured asks from 127.0.0.1.
_FIRST: Final = 11

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked. `leave`: the line is closed a moment later, without an answer."""

    method: str
    path: str
    body: Message | None = None
    leave: bool = False


# --- what is asked ------------------------------------------------------------------------------------------------------


def hard_position(seed: int = 0) -> Message:
    """A position on the largest layout, its tiles lying anyhow: the solver works at it to its bound."""
    places = max((one.places for one in layouts().values()), key=len)
    groups = [number // 4 for number in range(len(places))]
    random.Random(seed).shuffle(groups)
    return {"places": [list(place) for place in places], "groups": groups, "sides": [0] * len(groups)}


def slow_file() -> str:
    """A file of the length that is allowed whose every line is a fault."""
    return "\n".join(f"x{number} = 1" for number in range(9000))


def _hints_closed() -> Iterator[Question]:
    for seed in count():
        yield Question("POST", "/api/solo/hint", hard_position(seed % 5), leave=True)


def _hints() -> Iterator[Question]:
    for seed in count():
        yield Question("POST", "/api/solo/hint", hard_position(seed % 5))


def _imports() -> Iterator[Question]:
    text = slow_file()
    for number in count():
        yield Question("POST", "/api/household/import", {"text": f"{text}\ny = {number}\n"})


def _drafts() -> Iterator[Question]:
    for number in count():
        values = {"limit.cap": {"value": 300 + number % 1000, "note": ""}}
        yield Question(
            "POST", "/api/household/draft", {"draft": {"title": "x", "parent": "ru-classic", "values": values}}
        )


def _rulebooks() -> Iterator[Question]:
    rules = load_preset("ru-classic").to_json()
    for number in count():
        yield Question(
            "POST", "/api/rulebook", {"rules": rules | {"rules": rules["rules"] | {"title": f"Ours {number}"}}}
        )


def _pages_of_rules() -> Iterator[Question]:
    for number in count():
        chosen = json.dumps({"limit": 300 + number % 700}).replace(" ", "").replace('"', "%22")
        yield Question("GET", f"/api/rulesets/ru-classic/book?options={chosen}")


def _calculator() -> Iterator[Question]:
    hand = ["1m", "2m", "4m", "5m", "7m", "8m", "1p", "2p", "4p", "5p", "7p", "8p", "1s", "9s"]
    question = {"rules": "ru-classic", "hand": hand, "seat": "E", "round": "E", "won": False}
    for _ in count():
        yield Question("POST", "/api/score", question)


def _deals() -> Iterator[Question]:
    for number in count(1):
        yield Question("GET", f"/api/solo/deals/courtyard/{number}?shuffled=true")


def _records() -> Iterator[Question]:
    line = json.dumps({"type": "start_game", "rules": load_preset("ru-classic").to_json()})
    for number in count():
        yield Question("POST", "/api/replays", {"record": "\n".join([line] * 15) + f"\n{number}"})


def _simulations() -> Iterator[Question]:
    for seed in count():
        wish = {"before": {"rules": "ru-classic"}, "hands": 100_000, "seed": seed}
        yield Question("POST", "/api/simulate", wish)


def _tables() -> Iterator[Question]:
    for _ in count():
        yield Question("POST", "/api/tables", {"rules": "ru-classic", "name": "x", "bots": ["club", "club", "novice"]})


#: What the crowd can ask for: its name, and the questions of one line.
ABUSES: Final[dict[str, Callable[[], Iterator[Question]]]] = {
    "hints, closed at once": _hints_closed,
    "hints": _hints,
    "imports": _imports,
    "drafts": _drafts,
    "books of sets": _rulebooks,
    "books of presets": _pages_of_rules,
    "calculator": _calculator,
    "shuffled deals": _deals,
    "records": _records,
    "simulations": _simulations,
    "tables": _tables,
}


# --- how it is asked ----------------------------------------------------------------------------------------------------


class Line:
    """A connection that is kept, from an address of this machine's own where there is a choice."""

    def __init__(self, url: str, visitor: int | None) -> None:
        place = urlsplit(url)
        self._host: Final = place.hostname or ""
        self._port: Final = place.port or 80
        near = self._host.startswith("127.") and visitor is not None
        self._from: Final = (f"127.0.0.{_FIRST + visitor}", 0) if near and visitor is not None else None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, question: Question) -> int:
        """The status of the answer; 0 where the line was closed before there was one."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port, local_addr=self._from)
        reader, writer = self._streams
        body = b"" if question.body is None else json.dumps(question.body).encode()
        head = (
            f"{question.method} {question.path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        if question.leave:
            await asyncio.sleep(_CLOSED_SECONDS)
            self.close()
            return 0
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        for line in answer.split("\r\n"):
            if line.startswith("content-length:"):
                await reader.readexactly(int(line.partition(":")[2]))
        if "connection: close" in answer:
            self.close()
        return int(answer.split()[1])

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


async def _visit(url: str, visitor: int, questions: Iterator[Question], until: float, seen: Counter[int]) -> None:
    line = Line(url, visitor)
    while time.monotonic() < until:
        try:
            async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                status = await line.ask(next(questions))
        except TimeoutError:
            break
        except (OSError, EOFError, ValueError):
            line.close()
            status = -1
        seen[status] += 1
        if status <= 0:
            await asyncio.sleep(_NEXT_SECONDS)
        elif status >= 400:
            await asyncio.sleep(_REFUSED_SECONDS)
    line.close()


async def _crowd(url: str, abuse: str, seconds: float) -> Counter[int]:
    seen: Counter[int] = Counter()
    until = time.monotonic() + seconds
    lines = [(visitor, ABUSES[abuse]()) for visitor in range(VISITORS) for _ in range(_LINES)]
    await asyncio.gather(*(_visit(url, visitor, questions, until, seen) for visitor, questions in lines))
    return seen


def main(arguments: list[str]) -> int:
    url, abuse, seconds = arguments
    print("begun", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        print(json.dumps(asyncio.run(_crowd(url, abuse, float(seconds)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
