"""A Valkey or Redis of the tests' own: in a folder of its own, reached through a socket in it."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

_PATIENCE: Final = 20.0
_PROGRAMS: Final = ("valkey-server", "redis-server")
MISSING: Final = (
    "Neither Valkey nor Redis (valkey-server, redis-server) is installed: nothing was tried on it. "
    "scripts/install_valkey.sh does it"
)


def needed() -> str:
    """The program. Without it a test is left out loudly, and fails where everything has to be there."""
    found = next((there for name in _PROGRAMS if (there := shutil.which(name))), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


class Valkey:
    """A server that can be killed and started again."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program: Final = program
        self._socket: Final = folder / "valkey.sock"
        self._folder: Final = folder
        self._running: subprocess.Popen[bytes] | None = None
        self.address: Final = f"unix://{self._socket}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        words = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        with (self._folder / "log").open("ab") as log:
            self._running = subprocess.Popen(words, stdout=log, stderr=log, cwd=self._folder)
        due = time.monotonic() + _PATIENCE
        while not self._answers():
            assert time.monotonic() < due, (self._folder / "log").read_text()
            time.sleep(0.01)

    def _answers(self) -> bool:
        with suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.settimeout(_PATIENCE)
            line.connect(str(self._socket))
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        """kill -9; it is gone then."""
        if self._running is not None:
            self._running.kill()
            self._running.wait(_PATIENCE)
            self._running = None


@contextmanager
def valkey_of_ones_own() -> Iterator[Valkey]:
    """One that runs, and is gone afterwards."""
    program = needed()
    # a socket's path is short
    folder = Path(tempfile.mkdtemp(prefix="eastwind-valkey-", dir="/tmp"))
    server = Valkey(program, folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
