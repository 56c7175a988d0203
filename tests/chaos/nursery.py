"""Servers that begin in an instant: a process that has loaded everything is copied for each. Hundreds of them can be killed.

Each is `eastwind serve` as people start it, a process of its own, with sockets and connections of its own; only what loads the
engine, which takes seconds, is done once for all of them.
"""

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

from eastwind.server.settings import LOOPBACK
from tests.server.process import own_port

_PATIENCE: Final = 60.0
#: In the environment of servers: the file in which stands by how many seconds their clock is wrong.
CLOCK: Final = "EASTWIND_TEST_CLOCK"
#: Likewise: the seconds after which a process that says nothing is dead to the others.
SILENT: Final = "EASTWIND_TEST_SILENT"
_PROGRAM: Final = """
import json, os, signal, sys
from eastwind.cli.main import main
import eastwind.server.app, eastwind.server.serve, eastwind.server.store.postgres, eastwind.cli.own_bots
from eastwind.server.app import create_app

# a clock that somebody makes jump: what it is said to be wrong by stands in a file
if (wrong := os.environ.get("EASTWIND_TEST_CLOCK")):
    import datetime, time
    from pathlib import Path

    right = time.time
    time.time = lambda: right() + float(Path(wrong).read_text() or 0)
    create_app.__kwdefaults__["clock"] = lambda: datetime.datetime.fromtimestamp(time.time(), datetime.UTC)

if (silent := os.environ.get("EASTWIND_TEST_SILENT")):
    from eastwind.server.cluster import liveness

    liveness.SILENT_SECONDS = float(silent)

# whoever is killed is gone: nobody asks how it ended
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    words, log = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        os._exit(main(words))
    print(child, flush=True)
"""


class Server:
    """One server at a port of its own, again and again."""

    def __init__(self, nursery: "Nursery", data: Path, *more: str, limited: bool = False, host: str = LOOPBACK) -> None:
        """:param limited: what visitors may do is limited, as where others come."""
        self._nursery: Final = nursery
        self._host: Final = host
        self._port: Final = own_port()
        words = ["serve", "--host", host, "--port", str(self._port), "--data", str(data), *more]
        self._words: Final = words if limited else [*words, "--no-limits"]
        self.log: Final = data.parent / f"{data.name}-{self._port}.log"
        self._process: int | None = None
        self.url: Final = f"http://{host}:{self._port}/"

    def start(self) -> None:
        """Starts it; does not wait until it answers."""
        self._process = self._nursery.copy(self._words, self.log)

    def kill(self) -> None:
        """kill -9; it is gone then."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                while True:
                    os.kill(self._process, signal.SIGKILL)
                    time.sleep(0.002)
            self._process = None

    def workers(self) -> list[int]:
        """The processes that it has begun itself."""
        children = Path(f"/proc/{self._process}/task/{self._process}/children")
        return [int(number) for number in children.read_text().split()] if children.exists() else []

    def signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process, what)

    def stop(self) -> None:
        """SIGTERM; it is gone then."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)
                end = time.monotonic() + _PATIENCE
                while time.monotonic() < end:
                    os.kill(self._process, 0)
                    time.sleep(0.01)
            self._process = None

    def wait_until_ready(self) -> None:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.why_not_ready() == "ready":
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server did not come to be ready: {self.log.read_text()[-2000:]}")

    def why_not_ready(self) -> str:
        """What it says of itself in a word; `ready` where it is."""
        line = http.client.HTTPConnection(self._host, self._port, timeout=_PATIENCE)
        with contextlib.closing(line):
            line.request("GET", "/readyz")
            return line.getresponse().read().decode().strip()


class Nursery:
    """The process that is copied."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process: Final = process
        self._said()

    def copy(self, words: list[str], log: Path) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([words, str(log)]) + "\n")
        self._process.stdin.flush()
        return int(self._said())

    def _said(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the process that is to be copied has ended"
        return line


def nursery() -> AbstractContextManager[Nursery]:
    """One process to be copied. Whoever takes a server from it, kills it."""
    return nursery_under({})


@contextmanager
def nursery_under(environment: Mapping[str, str], before: Sequence[str] = ()) -> Iterator[Nursery]:
    """The same with more in its environment. :param before: what begins a command elsewhere, such as on another machine."""
    command = [*before, sys.executable, "-c", _PROGRAM]
    under = {**os.environ, **environment}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=under) as process:
        try:
            yield Nursery(process)
        finally:
            process.kill()
