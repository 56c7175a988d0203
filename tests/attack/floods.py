"""Whether floods of connections, openings and messages keep a person at a table waiting. Prints what somebody at a table waits.

    python -m tests.attack.floods [--url http://…/ | --store workers] [--seconds 8] [--only "half-sent requests"]

Without an address it starts a server of its own. Before there were limits, 64 sockets that repeated old actions at 8 tables made
a healthy client wait for 15.7 seconds, 27 openings a second put one at 255 ms, and 1,100 half-sent requests made the server
unreachable, with 55 MB of log.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.sync.client import connect as connect_now

from tests.attack._beside import Healthy, all_held, attacked
from tests.attack._crowd import Question
from tests.attack._stores import add_store
from tests.server.garble import Garbler
from tests.server.process import At, ProcessSeat

_VISITORS: Final = 12
_WISH: Final = {"rules": "ru-classic", "name": "x", "bots": ["club", "club", "novice"]}

Message = dict[str, Any]


# --- those who flood, in a program of their own ------------------------------------------------------------------------


class _Flood:
    """One kind of it. `near`: the server is on this machine, so that each visitor may have an address of its own."""

    def __init__(self, url: str, until: float) -> None:
        place = urlsplit(url)
        self._host, self._port = place.hostname or "", place.port or 80
        self._near = self._host.startswith("127.")
        self._until = until
        self.seen: Counter[str] = Counter()

    @property
    def _over(self) -> bool:
        return time.monotonic() >= self._until

    def _from(self, visitor: int) -> tuple[str, int] | None:
        return (f"127.0.0.{11 + visitor}", 0) if self._near else None

    async def _line(self, visitor: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port, local_addr=self._from(visitor))

    def _head(self, method: str, path: str, length: int = 0) -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n"
        ).encode()

    async def _ask(self, visitor: int, method: str, path: str, body: Message | None = None) -> tuple[int, bytes]:
        reader, writer = await self._line(visitor)
        try:
            data = b"" if body is None else json.dumps(body).encode()
            writer.write(self._head(method, path, len(data)) + b"Connection: close\r\n\r\n" + data)
            answer = await reader.read()
        finally:
            writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), rest

    async def half_sent(self) -> None:
        """1,100 connections with half a request each, and as soon as one is ended the next."""

        async def one(number: int) -> None:
            while not self._over:
                try:
                    reader, writer = await self._line(number % _VISITORS)
                    writer.write(self._head("POST", "/api/score", 100) + (b"\r\n{" if number % 2 else b"X: "))
                    self.seen["held"] += 1
                    async with asyncio.timeout(max(self._until - time.monotonic(), 0.01)):
                        await reader.read()
                    writer.close()
                except (OSError, TimeoutError):
                    self.seen["ended"] += 1
                await asyncio.sleep(0.2)

        await asyncio.gather(*(one(number) for number in range(1100)))

    async def requests(self) -> None:
        """Twelve visitors with four lines each ask for something small as fast as they are answered."""
        await self._as_fast_as_answered("GET", "/api/rulesets", None)

    async def files(self) -> None:
        """The same, for the page."""
        await self._as_fast_as_answered("GET", "/", None)

    async def openings(self) -> None:
        """The same, for new tables."""
        await self._as_fast_as_answered("POST", "/api/tables", _WISH)

    async def _as_fast_as_answered(self, method: str, path: str, body: Message | None) -> None:
        async def one(visitor: int) -> None:
            while not self._over:
                with contextlib.suppress(OSError, IndexError, ValueError):
                    status, _ = await self._ask(visitor, method, path, body)
                    self.seen[str(status)] += 1

        await asyncio.gather(*(one(number % _VISITORS) for number in range(4 * _VISITORS)))

    async def repeated_actions(self) -> None:
        """64 sockets at 8 tables send an action of long ago over and over."""
        await self._at_tables(8, 8, self._repeat)

    async def garbled_messages(self) -> None:
        """Twelve tables, four sockets each: what nobody should say, as fast as it is answered."""
        await self._at_tables(_VISITORS, 4, self._garble)

    async def _at_tables(
        self, tables: int, sockets: int, say: Callable[[Any, list[Message], int], Awaitable[None]]
    ) -> None:
        async def one(table: int) -> None:
            status, body = await self._ask(table, "POST", "/api/tables", _WISH)
            if status != 201:
                self.seen[f"opening {status}"] += 1
                return
            opened = json.loads(body)
            old = await asyncio.to_thread(self._play, opened)
            await asyncio.gather(*(self._sit(table, opened, old, say) for _ in range(sockets)))

        await asyncio.gather(*(one(number) for number in range(tables)))

    def _play(self, opened: Message) -> list[Message]:
        """Some actions; returns them."""
        played: list[Message] = []
        with connect_now(f"ws://{self._host}:{self._port}/ws/tables/{opened['table']}", max_size=None) as line:
            seat = ProcessSeat(line)
            seat.ask({"type": "hello", "token": opened["token"], "nonce": "n"})
            while len(played) < 12 and seat.view["phase"] not in ("hand_over", "match_over"):
                played.append(seat.next_message())
                seat.ask(played[-1])
        return played

    def _socket(self, table: int, opened: Message) -> connect:
        place = f"ws://{self._host}:{self._port}/ws/tables/{opened['table']}"
        return connect(place, local_addr=self._from(table), compression=None, max_size=None)

    async def _sit(self, table: int, opened: Message, old: list[Message], say: Any) -> None:
        async with self._socket(table, opened) as line:
            await line.send(json.dumps({"type": "hello", "token": opened["token"], "nonce": "n"}))

            async def hear() -> None:
                async for _ in line:
                    self.seen["told"] += 1

            hearing = asyncio.ensure_future(hear())
            number = 0
            with contextlib.suppress(Exception):
                async with asyncio.timeout(max(self._until - time.monotonic(), 0.01)):
                    while True:
                        await say(line, old, number)
                        self.seen["said"] += 1
                        number += 1
                        await asyncio.sleep(0)
            hearing.cancel()

    async def _repeat(self, line: Any, old: list[Message], number: int) -> None:
        await line.send(json.dumps(old[0]))

    async def _garble(self, line: Any, old: list[Message], number: int) -> None:
        await line.send(Garbler(number).message({"version": 1, "hand": 1, "legal": []}).data)


FLOODS: Final[dict[str, Callable[[_Flood], Awaitable[None]]]] = {
    "half-sent requests": _Flood.half_sent,
    "repeated actions": _Flood.repeated_actions,
    "garbled messages": _Flood.garbled_messages,
    "requests": _Flood.requests,
    "files": _Flood.files,
    # last: whoever has opened so many tables may not open another one for a while
    "openings": _Flood.openings,
}


#: What was found before there were limits.
_BEFORE: Final = {
    "half-sent requests": "for ever: 1,100 of them made the server unreachable, with 55 MB of log",
    "repeated actions": "15.7 s, while 64 sockets repeated old ones at 8 tables",
    "files": "not at all, but 0.26 MB of memory went with every new spelling of a path",
    "openings": "255 ms, at 27 a second",
}


# --- beside it ----------------------------------------------------------------------------------------------------------


def _beside(server: At, name: str | None, seconds: float) -> bool:
    healthy = Healthy(server, [Question("GET", "/api/bots")])
    with healthy.about():
        time.sleep(1.5)
        healthy.forget()
        seen = ""
        if name is None:
            time.sleep(seconds)
        else:
            command = [sys.executable, "-m", "tests.attack.floods", "--as", name, "--url", server.url]
            command += ["--seconds", str(seconds)]
            seen = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return healthy.told(name, seen)


def attack(server: At, seconds: float, only: str | None = None) -> bool:
    """Each flood in turn, beside people who play; prints the figures. True if they are within what is promised."""
    print("before there were limits, somebody at a table waited:")
    for name, waited in _BEFORE.items():
        if only in (None, name):
            print(f"{name:24} {waited}")
    server.open()
    names = [only] if only else [None, *FLOODS]
    return all_held("flooded by", names, lambda name: _beside(server, name, seconds))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options)
    options.add_argument("--seconds", type=float, default=8.0, help="of each flood")
    options.add_argument("--only", choices=FLOODS, help="one flood alone")
    options.add_argument("--as", dest="flood", choices=FLOODS, help="only flood, and say what came of it")
    chosen = options.parse_args()
    if chosen.flood:
        flood = _Flood(chosen.url, time.monotonic() + chosen.seconds)
        asyncio.run(_run(FLOODS[chosen.flood](flood)))
        print(json.dumps(flood.seen))
        return 0
    with attacked(chosen.url, chosen.store) as server:
        return not attack(server, chosen.seconds, chosen.only)


async def _run(work: Awaitable[None]) -> None:
    await work


if __name__ == "__main__":
    sys.exit(main())
