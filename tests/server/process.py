"""A server as people start it: a process of its own, to be killed at any moment."""

import http.client
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from tests.support.told import Reader

_PATIENCE: Final = 60.0

Message = dict[str, Any]


def own_port() -> int:
    """A port to come back to: free, and none of those that are given out by chance, so that nobody gets it in between."""
    # each process of the tests has a hundred of its own
    _, _, number = os.environ.get("PYTEST_XDIST_WORKER", "gw0").partition("gw")
    first = 20_000 + 100 * int(number)
    for port in range(first, first + 100):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError(f"no port is free from {first} on")


class At:
    """A server that runs at an address, as a page would speak with it."""

    def __init__(self, url: str) -> None:
        self.url: Final = url

    def request(
        self, method: str, path: str, body: Message | None = None, tls: ssl.SSLContext | None = None
    ) -> Message:
        """The JSON that a path answers with."""
        place = urlsplit(self.url).netloc
        line = (
            http.client.HTTPSConnection(place, timeout=_PATIENCE, context=tls)
            if tls
            else http.client.HTTPConnection(place, timeout=_PATIENCE)
        )
        line.sock = self._line()
        try:
            line.request(method, path, json.dumps(body) if body else None, {"Content-Type": "application/json"})
            found: Message = json.load(line.getresponse())
            return found
        finally:
            line.close()

    def _line(self) -> socket.socket | None:
        """A connection that is made already; None: it makes one."""
        return None

    def open(self, **wish: Any) -> Message:
        whole = {"rules": "ru-classic", "name": "Ann", "bots": ["club", "club", "novice"], **wish}
        return self.request("POST", "/api/tables", whole)

    @contextmanager
    def sit(self, opened: Message) -> Iterator["ProcessSeat"]:
        place = urlsplit(self.url)
        address = f"ws://{place.netloc}/ws/tables/{opened['table']}"
        with connect(address, open_timeout=_PATIENCE, sock=self._line()) as line:
            seat = ProcessSeat(line)
            seat.told = seat.ask({"type": "hello", "token": opened["token"]})
            yield seat


class Process(At):
    """`eastwind play` or `serve` on a free port of this machine. `by`: the module that is run, and what it wants first."""

    def __init__(
        self, data: Path, *more: str, command: str = "play", by: Sequence[str] = ("eastwind.cli.main",)
    ) -> None:
        place = () if "--port" in more else ("--port", "0")
        words = [sys.executable, "-m", *by, command, *place, "--data", str(data), *more]
        environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": ""}
        self.popen: Final = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        self.said: Final[list[str]] = []
        super().__init__(self._wait_for_address())

    def _wait_for_address(self) -> str:
        assert self.popen.stdout is not None
        for line in self.popen.stdout:
            self.said.append(line)
            for word in line.split():
                if word.startswith(("http://", "https://")):
                    return word
        code = self._reap()
        raise AssertionError(f"the server ended with {code}: {''.join(self.said)}")

    def kill(self) -> None:
        """kill -9: no farewell of any sort."""
        self.popen.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        """As with Ctrl-C; returns the exit code."""
        self.popen.send_signal(signal.SIGINT)
        return self._reap()

    def told_to_its_end(self) -> list[str]:
        """Waits until it has ended by itself; returns what it said since it told its address."""
        assert self.popen.stdout is not None
        rest = self.popen.stdout.readlines()
        assert self._reap() == 0, rest
        return rest

    def _reap(self) -> int:
        code = self.popen.wait(timeout=_PATIENCE)
        if self.popen.stdout is not None:
            self.popen.stdout.close()
        return code


class ProcessSeat:
    """A socket of a seat."""

    def __init__(self, line: ClientConnection) -> None:
        self.line: Final = line
        self.told: list[Message] = []
        #: All that has been heard, from the first message on.
        self.all_told: list[Message] = []
        self._reader: Final = Reader()

    @property
    def view(self) -> Message:
        """The view that holds."""
        return self._reader.view

    def words(self) -> list[str]:
        """What is on offer."""
        return [action["word"] for action in self.view["legal"]]

    def send(self, message: Message) -> None:
        self.line.send(json.dumps(message))

    def ask(self, message: Message) -> list[Message]:
        """Sends a message and returns all that is told until the server has dealt with it."""
        self.send(message)
        return self.heard()

    def heard(self) -> list[Message]:
        """What has been told and not been heard yet: the answer to a ping comes after all of it."""
        self.send({"type": "ping"})
        told: list[Message] = []
        try:
            while (read := self._reader.read(self.line.recv(timeout=_PATIENCE)))[0]["type"] != "pong":
                told += [message for message in read if message["type"] != "welcome"]
        finally:
            # the last thing told before a line closes counts too
            self.all_told += told
        return told

    def next_message(self) -> Message:
        """What a page would send now: the last of what is on offer, or the next hand."""
        if self.view["phase"] == "hand_over":
            return {"type": "next_hand", "hand": self.view["hand"]}
        return {"type": "act", "version": self.view["version"], "action": self.view["legal"][-1]["word"]}

    def play(self, steps: int) -> None:
        for _ in range(steps):
            told = self.ask(self.next_message())
            assert told[-1]["type"] == "update", told


@contextmanager
def running(data: Path, *more: str, command: str = "play") -> Iterator[Process]:
    """A server that is gone afterwards, whatever happened."""
    process = Process(data, *more, command=command)
    try:
        yield process
    finally:
        if process.popen.poll() is None:
            process.kill()
