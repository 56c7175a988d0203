"""The server under load: many tables at once, each with an action every two seconds, over real WebSockets of this machine.

What is measured is what a person feels: the time from sending an action until the own seat has been told the last of what
came of it, the bots' answers included. The server runs as people start it, in a process of its own; the load comes from this
one. Both share the machine.
"""

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from eastwind.bench.measure import Measure
from eastwind.server.wire.changes import applied

_TABLES: Final = 200
_SECONDS_BETWEEN: Final = 2.0
#: Not counted: everybody sits down and plays once or twice.
_WARM_UP: Final = 4.0
_SECONDS: Final = 20.0
_TARGET_MS: Final = 20.0
_PATIENCE: Final = 60.0
_PONG: Final = '{"type":"pong"}'
_PING: Final = '{"type":"ping"}'
_SEED: Final = 20

Message = dict[str, Any]


class LoadError(RuntimeError):
    """The server did not come up, refused an action or did not answer."""


class _Person:
    """Somebody at a table of their own, against three bots."""

    def __init__(self, line: ClientConnection, token: str, seed: int) -> None:
        self._line = line
        self._token = token
        self._random = random.Random(seed)  # noqa: S311 — only the choice of moves
        self._view: Message = {}
        self.delays: list[float] = []

    async def _ask(self, message: Message) -> float:
        """Sends a message; returns the seconds until the last that was told because of it."""
        begun = last = time.perf_counter()
        await self._line.send(json.dumps(message))
        # its answer comes after everything that the message set off
        await self._line.send(_PING)
        latest: str | bytes = ""
        while (heard := await asyncio.wait_for(self._line.recv(), _PATIENCE)) != _PONG:
            latest, last = heard, time.perf_counter()
        answer = json.loads(latest)
        if answer["type"] != "update":
            raise LoadError(f"{message} was answered with {answer}")
        for step in answer["steps"]:
            self._view = step["view"] or applied(self._view, step["changed"])
        return last - begun

    async def play(self, first_at: float, until: float, counted_from: float) -> None:
        """An action every two seconds, the first at a moment of its own."""
        await self._ask({"type": "hello", "token": self._token, "nonce": "load"})
        due = first_at
        while due < until:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            if self._view["phase"] == "match_over":
                return
            if self._view["phase"] == "hand_over":
                await self._ask({"type": "next_hand", "hand": self._view["hand"]})
            else:
                words = [action["word"] for action in self._view["legal"]]
                word = "mahjong" if "mahjong" in words else self._random.choice(words)
                delay = await self._ask({"type": "act", "version": self._view["version"], "action": word})
                if due >= counted_from:
                    self.delays.append(delay)
            due += _SECONDS_BETWEEN


def _open_table(address: str) -> Message:
    wish = {"rules": "ru-classic", "name": "Load", "bots": ["club", "club", "novice"]}
    request = urllib.request.Request(  # noqa: S310 — our own server's address
        f"{address}api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 — the same
        opened: Message = json.load(answer)
        return opened


async def _play_all(address: str, opened: list[Message], seconds: float, warm_up: float) -> list[float]:
    lines = [await connect(f"{address.replace('http', 'ws', 1)}ws/tables/{table['table']}") for table in opened]
    people = [
        _Person(line, table["token"], number) for number, (line, table) in enumerate(zip(lines, opened, strict=True))
    ]
    begun = time.perf_counter() + 0.5
    spread = random.Random(_SEED)  # noqa: S311 — only the seeds of the choices
    try:
        await asyncio.gather(
            *(
                person.play(begun + spread.uniform(0, _SECONDS_BETWEEN), begun + warm_up + seconds, begun + warm_up)
                for person in people
            )
        )
    finally:
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)
    return sorted(delay for person in people for delay in person.delays)


def measure_load(tables: int, seconds: float, warm_up: float) -> list[float]:
    """Delays in seconds, ascending, of all counted actions at so many tables.

    :raises LoadError: if the server did not come up or refused something.
    """
    with TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "eastwind.cli.main",
            "play",
            "--port",
            "0",
            "--data",
            str(Path(folder) / "data"),
        ]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ
        ) as server:
            try:
                address = _address_of(server)
                opened = [_open_table(address) for _ in range(tables)]
                # the collector's walks through this process are no delay of the server's
                gc.collect()
                gc.freeze()
                return asyncio.run(_play_all(address, opened, seconds, warm_up))
            finally:
                server.kill()


def _address_of(server: "subprocess.Popen[str]") -> str:
    said = []
    for line in server.stdout or ():
        said.append(line)
        for word in line.split():
            if word.startswith("http://"):
                return word
    raise LoadError("the server ended before it told its address: " + "".join(said))


def load_measures() -> Iterator[Measure]:
    """The slowest hundredth of all actions at 200 tables."""
    delays = measure_load(_TABLES, _SECONDS, _WARM_UP)
    milliseconds = [1000 * delay for delay in delays]
    middle, p99 = milliseconds[len(delays) // 2], milliseconds[len(delays) * 99 // 100]
    note = f"{_TABLES} tables, {len(delays)} actions, median {middle:.1f} ms, slowest {milliseconds[-1]:.1f} ms"
    yield Measure("action until every seat has its view, p99", p99, "ms", _TARGET_MS, "lower", note)
