"""A server of its own process whose engine is ready when the test says so, and until then one that really is interpreted."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.process import At

_PATIENCE: Final = 60.0


class Front(At):
    """Such a server at its address."""

    def __init__(self, folder: Path, *more: str) -> None:
        self._file: Final = folder / "ready"
        words = [sys.executable, "-m", "tests.server.meanwhile.front", str(folder / "data"), str(self._file), *more]
        self.popen: Final = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None
        super().__init__(self.popen.stdout.readline().strip())

    def others(self) -> list[int]:
        """The processes that it has begun."""
        found = Path(f"/proc/{self.popen.pid}/task/{self.popen.pid}/children").read_text(encoding="ascii")
        return [int(each) for each in found.split()]

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
