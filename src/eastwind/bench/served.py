"""Measured server: started as by users, in processes of its own, with cores of its own where the machine allows it."""

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
#: Core of the load, where there are several.
LAST: Final = slice(-1, None)
#: Places in `/proc/…/stat`, after the name, of the time for which a process has had a core.
_USER, _SYSTEM = 11, 12


#: Seconds allowed for any answer of the server.
PATIENCE: Final = 60.0


class LoadError(RuntimeError):
    """Error for a server that did not come up, refused an action or did not answer."""


@dataclass(frozen=True, slots=True)
class Served:
    """Configuration of the measured server.

    :ivar database: the address of the PostgreSQL in which the tables are kept, None for a file; :ivar workers: number of
        processes at one address; :ivar bus: the address of the Valkey or Redis that passes news between them, None without one.
    """

    database: str | None = None
    workers: int = 1
    bus: str | None = None

    @property
    def words(self) -> list[str]:
        """Command line arguments of `eastwind`."""
        if self == Served():
            return ["play"]
        named = (("--database", self.database), ("--bus", self.bus))
        more = [word for name, value in named if value is not None for word in (name, value)]
        return ["serve", "--workers", str(self.workers), *more]


ALONE: Final = Served()


class Server:
    """Running server, started as by users."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.address: Final = _address_of(process)
        self._process: Final = process

    def memory(self) -> int:
        """Return the bytes of its own memory, those of its workers included; 0 where the machine does not tell."""
        return sum(_memory_of(folder) for folder in self._processes())

    def work(self) -> float:
        """Return the seconds for which it has had a core, its workers included; 0 where the machine does not tell."""
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
    """Return the cores available on this machine; none where a choice of cores is not possible."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []


@contextmanager
def own_cores(mine: slice) -> Iterator[None]:
    """Keep this process, and those it starts meanwhile, to some cores where the machine has several and allows a choice."""
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
    """Return the answer of the server at `address` to a request.

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
    """Open a WebSocket at a table.

    :raises LoadError: if the server refuses it, or does not answer.
    """
    place = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
    try:
        return await connect(place, compression=None, ping_interval=None, open_timeout=PATIENCE, max_size=None)
    except (InvalidHandshake, OSError) as error:
        raise LoadError(f"the server has no line to table {table} for the load: {error}") from error


async def told_by(line: ClientConnection, who: str, patience: float | None = PATIENCE) -> bytes:
    """Return the next message of a server to `who`; wait without limit where `patience` is None.

    :raises LoadError: if it sends nothing for `patience` seconds, or has closed the line.
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
