"""A server that is measured: started as people start it, in processes of its own, with cores of its own where the machine can."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KILOBYTE: Final = 1024
#: The core of the load, where there are several.
LAST: Final = slice(-1, None)
#: Where `/proc/…/stat` says how long a process has had a core, behind its name.
_USER, _SYSTEM = 11, 12


#: Seconds for anything that the server is asked.
PATIENCE: Final = 60.0


class LoadError(RuntimeError):
    """The server did not come up, refused an action or did not answer."""


@dataclass(frozen=True, slots=True)
class Served:
    """How the server runs that is measured.

    :ivar database: the address of the PostgreSQL in which the tables are kept, None for a file; :ivar workers: so many processes
        at one address; :ivar bus: the address of the Valkey or Redis that brings news from one to the other, if anything does.
    """

    database: str | None = None
    workers: int = 1
    bus: str | None = None

    @property
    def words(self) -> list[str]:
        """What is said to `eastwind`."""
        if self == Served():
            return ["play"]
        named = (("--database", self.database), ("--bus", self.bus))
        more = [word for name, value in named if value is not None for word in (name, value)]
        return ["serve", "--workers", str(self.workers), *more]


ALONE: Final = Served()


class Server:
    """A server as people start it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.address: Final = _address_of(process)
        self._process: Final = process

    def memory(self) -> int:
        """The bytes of its own that it has in memory, its workers with it; 0 where the machine does not say."""
        return sum(_memory_of(folder) for folder in self._processes())

    def work(self) -> float:
        """The seconds for which it has had a core, its workers with it; 0 where the machine does not say."""
        return sum(_work_of(folder) for folder in self._processes())

    def _processes(self) -> list[Path]:
        first = Path(f"/proc/{self._process.pid}")
        if not first.exists():
            return []
        workers = (first / "task" / first.name / "children").read_text(encoding="ascii").split()
        return [first, *(Path(f"/proc/{worker}") for worker in workers)]


def _memory_of(folder: Path) -> int:
    rows = dict(line.split(":", 1) for line in (folder / "status").read_text(encoding="ascii").splitlines())
    return int(rows["RssAnon"].split()[0]) * KILOBYTE


def _work_of(folder: Path) -> float:
    numbers = (folder / "stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(numbers[_USER]) + int(numbers[_SYSTEM])) / os.sysconf("SC_CLK_TCK")


def cores() -> list[int]:
    """The cores of this machine that may be had; none where it does not let it be said."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []


@contextmanager
def own_cores(mine: slice) -> Iterator[None]:
    """Keeps this process, and what it starts meanwhile, to some cores where the machine has several and lets it be said."""
    there = cores()
    if len(there) < 2:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(there[mine]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def serving(served: Served) -> Iterator[Server]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "eastwind.cli.main", *served.words, "--no-limits", "--port", "0", "--data"]
        command.append(f"{folder}/data")
        with own_cores(slice(served.workers)):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        with process:
            try:
                yield Server(process)
            finally:
                _end(process)


def post(address: str, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What the server at `address` answers to a wish.

    :raises LoadError: if it refuses it, or does not answer.
    """
    parts = urlsplit(address)
    try:
        with closing(HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)) as connection:
            connection.request("POST", f"/{path}", json.dumps(wish), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
    except (OSError, HTTPException) as error:
        raise LoadError(f"the server did not answer what {path} was asked for the load: {error}") from error
    if answer.status >= HTTPStatus.BAD_REQUEST:
        raise LoadError(f"the server refused what {path} was asked for the load: {answer.status}, {text!r}")
    told: dict[str, Any] = json.loads(text)
    return told


async def line_to(address: str, table: str) -> ClientConnection:
    """A WebSocket at a table.

    :raises LoadError: if the server refuses it, or does not answer.
    """
    place = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
    try:
        return await connect(place, compression=None, ping_interval=None, open_timeout=PATIENCE, max_size=None)
    except (InvalidHandshake, OSError) as error:
        raise LoadError(f"the server has no line to table {table} for the load: {error}") from error


async def told_by(line: ClientConnection, who: str, patience: float | None = PATIENCE) -> bytes:
    """The next that a server tells `who`, however long it takes where `patience` is None.

    :raises LoadError: if it tells nothing for so many seconds, or has closed the line.
    """
    try:
        return await asyncio.wait_for(line.recv(decode=False), patience)
    except TimeoutError as error:
        raise LoadError(f"the server told {who} nothing within {patience:g} s") from error
    except ConnectionClosed as closed:
        raise LoadError(f"the server closed the line of {who}: {closed}") from closed


def _end(process: "subprocess.Popen[str]") -> None:
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    begun = workers.read_text(encoding="ascii").split() if workers.exists() else []
    process.kill()
    for worker in begun:
        with suppress(ProcessLookupError):
            os.kill(int(worker), signal.SIGKILL)


def _address_of(server: "subprocess.Popen[str]") -> str:
    said = []
    for line in server.stdout or ():
        said.append(line)
        for word in line.split():
            if word.startswith("http://"):
                return word
    raise LoadError("the server ended before it told its address: " + "".join(said))
