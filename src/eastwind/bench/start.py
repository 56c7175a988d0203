"""Time from the command to the first page, with everything compiled."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

from eastwind.bench.measure import Measure

_STARTS: Final = 3
_PATIENCE: Final = 60.0


class StartError(RuntimeError):
    """Error for a server that did not come up."""


def _fetch(address: str) -> None:
    """Read the page at an address of this machine.

    :raises StartError: if there is none.
    """
    parts = urlsplit(address)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=_PATIENCE)
    connection.request("GET", "/")
    answer = connection.getresponse()
    if answer.status != HTTPStatus.OK:
        raise StartError(f"{address} answers {answer.status}")
    answer.read()
    connection.close()


def _seconds_to_first_page(folder: Path) -> float:
    """Start `eastwind play` on a free port and return the seconds until its first page is there."""
    command = [sys.executable, "-m", "eastwind.cli.main", "play", "--port", "0", "--data", str(folder / "data")]
    begun = time.perf_counter()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ
    ) as server:
        try:
            if server.stdout is None:
                raise StartError("the server has no output")
            said: list[str] = []
            for line in server.stdout:
                said.append(line)
                address = next((word for word in line.split() if word.startswith("http://")), None)
                if address is not None:
                    _fetch(address)
                    return time.perf_counter() - begun
            raise StartError("the server ended before it told its address: " + "".join(said))
        finally:
            server.kill()


def start_measures() -> Iterator[Measure]:
    """Measure the best of a few starts."""
    with TemporaryDirectory() as folder:
        seconds = min(_seconds_to_first_page(Path(folder) / str(number)) for number in range(_STARTS))
    yield Measure("start to the first page, warm", seconds, "s", 2, "lower", f"best of {_STARTS}")
