"""Whether a move that somebody has seen outlives `kill -9`, however often and whenever it comes.

    python -m tests.attack.durability [--store postgres] [--kills 100] [--tables 12] [--seed 1]

First the store alone, which starts in an instant: a process writes batches and says what is kept; it is killed. Then a real
server with people at its tables: whoever has seen a version finds the table at that one or a later one, and what was on its way
is applied once or not at all. At the end every match is played again from its first hand. An earlier run had 242 kills with 1,724
actions in flight, and lost nothing.
"""

import argparse
import contextlib
import random
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from eastwind.server.operations.inspection import inspect
from eastwind.server.settings import DATABASE
from tests.attack._figures import Figures
from tests.attack._stores import SQLITE, WORKERS, add_store, tell_store
from tests.chaos import faults, many
from tests.chaos.faults import Place
from tests.chaos.nursery import nursery
from tests.server.process import Message, Process, running
from tests.support.databases import SqliteFile
from tests.support.postgres import postgres_of_ones_own
from tests.support.valkey import valkey_of_ones_own

_BATCH: Final = 5
_PATIENCE: Final = 60.0

#: Writes batches for one table through the store, and says after each which version is kept.
_WRITER: Final = f"""
import asyncio, sys
from pathlib import Path
from eastwind.match.entries import ActionEntry
from eastwind.server.store.rows import Batch, SeatRow, TableRow
from eastwind.server.store.sqlite import SqliteStore

async def write():
    store = SqliteStore(Path(sys.argv[1]))
    if await store.table("t") is None:
        await store.create(TableRow(
            id="t", opened="", ruleset="{{}}", digest="", secret=b"", seats=(SeatRow("nobody", ""),) * 4
        ))
    version = await store.last_version("t")
    print(version, flush=True)
    while True:
        rows = [ActionEntry(version + 1 + n, 1, 0, version, "pass") for n in range({_BATCH})]
        await store.append("t", Batch(actions=rows))
        version += len(rows)
        print(version, flush=True)

asyncio.run(write())
"""


def kill_writers(figures: Figures, folder: Path, kills: int, seed: int) -> None:
    """Kills a process that writes, at moments that are drawn."""
    chance, path, lost, torn, seen = random.Random(seed), folder / "store.sqlite3", 0, 0, 0
    for _ in range(kills):
        with subprocess.Popen([sys.executable, "-c", _WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            killer = threading.Timer(chance.uniform(0.0, 0.08), writer.kill)
            killer.start()
            # what was said before it died is what was seen
            said = [int(line) for line in writer.stdout if line.endswith("\n")]
            killer.join()
        seen = max([seen, *said])
        with closing(SqliteFile(path)) as file:
            kept = [row.version for row in file.actions("t", 1)]
        lost += kept != list(range(1, len(kept) + 1)) or len(kept) < seen
        torn += len(kept) % _BATCH != 0
    figures.tell(f"{kills} writers killed: versions seen and not kept, or with a gap", str(lost), held=not lost)
    figures.tell(f"of {seen:,} versions in batches of {_BATCH}: batches kept in part", str(torn), held=not torn)


class _Person:
    """Somebody who plays until the line breaks, and remembers what was seen."""

    def __init__(self, opened: Message) -> None:
        self.opened: Final = opened
        self.seen = 0
        self.sent: Message | None = None
        self.lost = 0
        self.refused = 0
        self.played = 0

    def play(self, server: Process, ready: threading.Barrier) -> None:
        """Sits down, says again what was under way, and plays on until the server is gone."""
        try:
            with server.sit(self.opened) as seat:
                self.lost += seat.view["version"] < self.seen
                if self.sent is not None:
                    # it counts once, or was never there: then it can be played now
                    self.refused += seat.ask(self.sent)[-1]["type"] != "update"
                ready.wait(_PATIENCE)
                while seat.view["phase"] != "match_over":
                    self.seen = seat.view["version"]
                    self.sent = seat.next_message()
                    told = seat.ask(self.sent)
                    self.played += told[-1]["type"] == "update"
                self.sent = None
        except (WebSocketException, OSError, EOFError, threading.BrokenBarrierError):
            # the server is gone; or somebody else could not sit down, and the one who kills says so
            pass


def _wait_until_ready(server: Process) -> None:
    """Tables are there as soon as the engine is loaded; who comes before that may be sent away, and a page comes back."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError, HTTPException):
            if isinstance(server.request("GET", "/api/rulesets"), list):
                return
        time.sleep(0.1)
    raise AssertionError("the server did not come to be ready")


def kill_servers(figures: Figures, folder: Path, kills: int, tables: int, seed: int) -> None:
    """Kills a server at which people play."""
    chance = random.Random(seed)
    people: list[_Person] = []
    everybody: list[_Person] = []
    in_flight = 0
    for _ in range(kills):
        with running(folder, "--no-limits") as server:
            _wait_until_ready(server)
            people = [person for person in people if person.sent is not None]
            new = [_Person(server.open()) for _ in range(tables - len(people))]
            people += new
            everybody += new
            ready = threading.Barrier(tables + 1)
            threads = [threading.Thread(target=person.play, args=(server, ready)) for person in people]
            for thread in threads:
                thread.start()
            ready.wait(_PATIENCE)
            time.sleep(chance.uniform(0.01, 0.6))
            server.kill()
            for thread in threads:
                thread.join(_PATIENCE)
            in_flight += sum(person.sent is not None for person in people)
    with running(folder, "--no-limits") as server:
        _wait_until_ready(server)
        for person in everybody:
            with server.sit(person.opened) as seat:
                person.lost += seat.view["version"] < person.seen
    lost = sum(person.lost for person in everybody)
    refused = sum(person.refused for person in everybody)
    played = sum(person.played for person in everybody)
    what = f"{kills} kills of a server, {in_flight:,} actions in flight, {played:,} played"
    before = "0 in 242 kills with 1,724 actions in flight"
    figures.tell(f"{what}: seen moves lost", str(lost), held=not lost, before=before)
    figures.tell("what was under way, said again after the start: refused", str(refused), held=not refused)
    found = inspect(folder / DATABASE)
    what = f"{found.tables} tables, {found.hands:,} hands, {found.moves:,} moves played again: faults"
    figures.tell(what, str(len(found.faults)), held=found.whole)


def kill_over_postgres(
    figures: Figures, folder: Path, store: str, kills: int, servers: int, tables: int, seed: int
) -> None:
    """The same over PostgreSQL, as `tests.chaos` does it; over two workers one of them is killed each time."""
    with nursery() as copied, postgres_of_ones_own() as postgres:
        if kills:
            faults.kill_writers(figures, Place("PostgreSQL", folder / "written", postgres.empty()), kills, seed)
        place = Place("PostgreSQL", folder / "data", postgres.empty())
        if servers and store == WORKERS:
            with valkey_of_ones_own() as bus:
                many.kill_workers(figures, copied, place, bus, servers, tables, seed)
        elif servers:
            faults.kill_servers(figures, copied, place, servers, tables, seed)


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options, url=False)
    options.add_argument("--kills", type=int, default=100, help="of a process that writes, and of a server")
    options.add_argument("--servers", type=int, help="kills of a server, where they are to be others")
    options.add_argument("--tables", type=int, default=12, help="tables at which people play")
    options.add_argument("--seed", type=int, default=1)
    chosen: Any = options.parse_args(arguments)
    figures = Figures()
    servers = chosen.kills if chosen.servers is None else chosen.servers
    tell_store(chosen.store)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.store != SQLITE:
            kill_over_postgres(figures, folder, chosen.store, chosen.kills, servers, chosen.tables, chosen.seed)
            return 1 if figures.failed else 0
        kill_writers(figures, folder, chosen.kills, chosen.seed)
        if servers:
            kill_servers(figures, folder / "data", servers, chosen.tables, chosen.seed)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
