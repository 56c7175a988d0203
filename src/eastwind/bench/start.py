"""How long a person waits from the command to the first page, with everything compiled."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from eastwind.bench.measure import Measure

_STARTS: Final = 3
_PATIENCE: Final = 60.0


class StartError(RuntimeError):
    """The server did not come up."""


def _seconds_to_first_page(folder: Path) -> float:
    """Starts `eastwind play` on a free port and asks for the first page until it is there."""
    command = [sys.executable, "-m", "eastwind.cli.main", "play", "--port", "0", "--data", str(folder / "data")]
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ) as server:
        try:
            if server.stdout is None:
                raise StartError("the server has no output")
            said: list[str] = []
            for line in server.stdout:
                said.append(line)
                address = next((word for word in line.split() if word.startswith("http://")), None)
                if address is not None:
                    with urllib.request.urlopen(address, timeout=_PATIENCE) as page:
                        page.read()
                    return time.perf_counter() - begun
            raise StartError("the server ended before it told its address: " + "".join(said))
        finally:
            server.kill()


def start_measures() -> Iterator[Measure]:
    """The best of a few starts."""
    with TemporaryDirectory() as folder:
        seconds = min(_seconds_to_first_page(Path(folder) / str(number)) for number in range(_STARTS))
    yield Measure("start to the first page, warm", seconds, "s", 2, "lower", f"best of {_STARTS}")
