"""Half-sent, idle and broken connections against a real server that may have few descriptors."""

import contextlib
import http.client
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.http.halves import BROKEN, FRAMES, HALVES, HANDSHAKE, ended

_FILES = 300
#: What `eastwind play` runs, under the same settings but for the times, which are those of a test.
_PROGRAM = """
import resource, sys
from dataclasses import replace
from pathlib import Path
from eastwind.server.app import create_app
from eastwind.server.serve import find_place, run
from eastwind.server.settings import Limits, Settings
from eastwind.server.starting import Starting
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]), int(sys.argv[2])))
place = find_place("127.0.0.1", 0, or_any=False, secure=False)
limits = replace(Limits(), request_seconds=1.0, body_seconds=1.0, hello_seconds=0.5, reading_seconds=1.0)
settings = Settings(Path(sys.argv[1]), place.hosts, limits=limits)
run(Starting(settings, lambda: create_app(settings)), place, settings, None, lambda: print(place.url, flush=True))
"""


class _Server:
    """A server in a process of its own that may open few files; what it logs goes to a file."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"

        with self.log.open("w") as log:
            command = [sys.executable, "-c", _PROGRAM, str(folder / "data"), str(_FILES)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        place = urlsplit(self.process.stdout.readline().strip())
        assert place.port, self.log.read_text()
        self.host, self.port = place.hostname or "", place.port
        # the engine is there
        self.ask("/api/about")

    def ask(self, path: str, source: str = "127.0.0.1") -> float:
        """Asks as somebody with nothing in mind; the seconds that it took."""
        begun = time.perf_counter()
        line = http.client.HTTPConnection(self.host, self.port, timeout=30, source_address=(source, 0))
        line.request("GET", path)
        answer = line.getresponse()
        assert answer.status == 200
        answer.read()
        line.close()
        return time.perf_counter() - begun

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection((self.host, self.port), timeout=10, source_address=(source, 0))

    def send(self, text: bytes, source: str = "127.0.0.1") -> socket.socket:
        line = self.connect(source)
        line.sendall(text.replace(b"HOST", f"{self.host}:{self.port}".encode()))
        return line

    @property
    def files(self) -> int:
        """How many the process has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def _wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.perf_counter() + 15
    while not holds() and time.perf_counter() < deadline:
        time.sleep(0.05)
    assert holds()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[_Server]:
    found = _Server(tmp_path_factory.mktemp("door"))
    yield found
    found.process.terminate()
    found.process.wait(timeout=30)
    assert found.process.stdout
    found.process.stdout.close()


def test_a_connection_that_owes_something_is_ended_after_seconds(server: _Server) -> None:
    begun = time.perf_counter()
    lines = [server.send(half) for half in HALVES.values()]
    told = dict(zip(HALVES, map(ended, lines), strict=True))
    assert 0.5 < time.perf_counter() - begun < 20
    assert told["nothing"] == told["half a body"] == b""
    assert told["half a head"].startswith(b"HTTP/1.1 408 ")


def test_a_handshake_that_is_refused_leaves_no_trace_of_a_fault_in_the_log(server: _Server) -> None:
    told = ended(server.send(HANDSHAKE.replace(b"HOST", b"elsewhere.example.org")))
    assert told.startswith(b"HTTP/1.1 421 ")
    server.ask("/api/about")
    assert "without completing handshake" not in server.log.read_text()


def test_a_head_that_comes_a_byte_at_a_time_is_ended_too(server: _Server) -> None:
    line = server.send(b"GET / HTTP/1.1\r\nHost: HOST\r\nX: ")
    begun = time.perf_counter()
    with contextlib.suppress(ConnectionError):
        while time.perf_counter() - begun < 20:
            line.sendall(b"x")
            time.sleep(0.1)
    line.close()
    assert time.perf_counter() - begun < 20


def test_who_does_not_read_is_ended(server: _Server) -> None:
    before = server.files
    line = server.connect()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ask = f"GET /api/openapi.json HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n\r\n".encode()
    with contextlib.suppress(ConnectionError, TimeoutError):
        line.settimeout(0.5)
        for _ in range(200):
            line.sendall(ask)
    _wait_until(lambda: server.files > before)
    _wait_until(lambda: server.files <= before)
    line.close()


def test_many_half_sent_requests_keep_nobody_out(server: _Server) -> None:
    """Four times as many as the process may have files, from one address and from many."""
    with ExitStack() as held:
        slowest = 0.0
        for number in range(4 * _FILES):
            half = list(HALVES.values())[number % 4]
            source = f"127.0.0.{2 + number % 40}" if number % 2 else "127.0.0.1"
            with contextlib.suppress(ConnectionError, TimeoutError):
                held.enter_context(server.send(half, source))
            if number % 50 == 0:
                slowest = max(slowest, server.ask("/api/about"), server.ask("/api/about", "127.0.0.99"))
        assert server.files < _FILES
        assert slowest < 10
    assert server.log.stat().st_size < 20_000, server.log.read_text()[:3000]


@pytest.mark.parametrize("broken", BROKEN.values(), ids=list(BROKEN))
def test_what_is_no_request_is_told_so_with_the_headers_of_the_page(server: _Server, broken: bytes) -> None:
    line = server.connect()
    with contextlib.suppress(ConnectionError):
        line.sendall(broken.replace(b"HOST", f"{server.host}:{server.port}".encode()))
    told = ended(line).lower()
    # one that is still sending when it is refused may not hear why
    if told or len(broken) < 10_000:
        assert told.startswith(b"http/1.1 ")
        assert b"x-content-type-options: nosniff" in told
        assert b"content-security-policy: " in told


@pytest.mark.parametrize("frames", FRAMES.values(), ids=list(FRAMES))
def test_frames_that_nobody_should_send_end_their_socket_alone(server: _Server, frames: bytes) -> None:
    line = server.send(HANDSHAKE)
    assert b" 101 " in line.recv(4096)
    with contextlib.suppress(ConnectionError):
        line.sendall(frames)
    ended(line)
    server.ask("/api/about")


def test_nothing_of_this_leaves_a_trace_in_the_log(server: _Server) -> None:
    said = server.log.read_text()
    assert "Traceback" not in said
    _wait_until(lambda: server.files <= 60)
