"""Servers of their own processes whose engine is ready when the test says so, and until then one that really is interpreted."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.server.process import At, Process

_PATIENCE: Final = 60.0
_TAKING_SECONDS: Final = 0.1


def begun_by(process: int) -> list[int]:
    """The processes that a process has begun and that have not ended."""
    found: list[int] = []
    # any of its threads may have begun one
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, task.read_text(encoding="ascii").split())
    return sorted(found)


def wait_for_end(process: int) -> None:
    """Waits until a process has ended."""
    until = time.monotonic() + _PATIENCE
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < until, "it has not ended"
        time.sleep(0.02)


class Front(At):
    """Such a server at its address."""

    def __init__(self, folder: Path, *more: str) -> None:
        self._file: Final = folder / "ready"
        words = [sys.executable, "-m", "tests.server.interim.front", str(folder / "data"), str(self._file), *more]
        self.popen: Final = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None
        super().__init__(self.popen.stdout.readline().strip())

    def others(self) -> list[int]:
        """The processes that it has begun."""
        return begun_by(self.popen.pid)

    def until_played(self) -> None:
        """Waits until the interpreted engine serves: until then everything has to wait."""
        until = time.monotonic() + _PATIENCE
        while not self.request("GET", "/api/about")["put_off"]:
            assert time.monotonic() < until, "the interpreted engine does not serve"
            time.sleep(0.1)

    def begin_to_take_over(self) -> None:
        """The engine is compiled."""
        self._file.touch()

    @property
    def has_taken_over(self) -> bool:
        return bool(self.request("GET", "/api/about")["preparing"] == "")

    def take_over(self) -> None:
        """The engine is compiled, and takes over."""
        self.begin_to_take_over()
        until = time.monotonic() + _PATIENCE
        while not self.has_taken_over:
            assert time.monotonic() < until, "it has not taken over"
            time.sleep(0.1)

    def stop(self) -> None:
        """As with Ctrl-C."""
        self.popen.send_signal(signal.SIGINT)
        self.popen.wait(_PATIENCE)


@contextmanager
def front(folder: Path, *more: str) -> Iterator[Front]:
    """A server that is gone afterwards, whatever happened. `more`: the address of a database."""
    found = Front(folder, *more)
    try:
        yield found
    finally:
        if found.popen.poll() is None:
            found.popen.kill()
            found.popen.wait(_PATIENCE)
        if found.popen.stdout is not None:
            found.popen.stdout.close()


class Worker(At):
    """One of several workers at one address: whatever is asked comes to this one."""

    def __init__(self, url: str, process: int, others: list[int], file: Path) -> None:
        super().__init__(url)
        self.process: Final = process
        self._others: Final = others
        self._file: Final = file

    def _line(self) -> socket.socket:
        place = urlsplit(self.url)
        for other in self._others:
            os.kill(other, signal.SIGSTOP)
        try:
            line = socket.create_connection((place.hostname or "", place.port or 0), timeout=_PATIENCE)
            # it is taken by the one that can
            time.sleep(_TAKING_SECONDS)
        finally:
            for other in self._others:
                os.kill(other, signal.SIGCONT)
        return line

    @property
    def beside(self) -> list[int]:
        """The processes that it has begun: where the engine runs interpreted, until it has taken over."""
        return begun_by(self.process)

    def take_over(self, meanwhile: Callable[[], object]) -> None:
        """Its engine is compiled, and takes over. `meanwhile`: what is done again and again until it has."""
        self._file.with_name(f"{self._file.name}-{self.process}").touch()
        until = time.monotonic() + _PATIENCE
        while self.beside:
            assert time.monotonic() < until, "it has not taken over"
            meanwhile()
        while self.request("GET", "/api/about")["preparing"]:
            assert time.monotonic() < until, "it has not taken over"
            meanwhile()


@contextmanager
def several(folder: Path, *more: str) -> Iterator[tuple[Process, list[Worker]]]:
    """`eastwind serve --workers 2` as on a machine on which nothing is compiled; and its workers, which serve interpreted."""
    file = folder / "ready"
    words = ("--workers", "2", "--no-limits", *more)
    process = Process(folder / "data", *words, command="serve", by=("tests.server.interim.several", str(file)))
    try:
        until = time.monotonic() + _PATIENCE
        # the third has the engine compiled
        while len(begun := begun_by(process.popen.pid)) < 3 or sum(bool(begun_by(each)) for each in begun) < 2:
            assert time.monotonic() < until, begun
            time.sleep(0.02)
        found = [each for each in begun if begun_by(each)]
        yield process, [Worker(process.url, each, [other for other in found if other != each], file) for each in found]
    finally:
        process.kill()
