"""What somebody between two processes of a database learns and can do: reads the line, plays it again, changes it.

    python -m tests.attack.between

Starts two servers on one database and puts itself between them: what the second asks of the first goes over a socket that keeps
every byte, and holds back what it is told to. Before requests were signed, each bore the secret of the process that was asked.
"""

import argparse
import base64
import contextlib
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from eastwind.server.cluster.signing import HOST, HTTP, NONCE, PREFIX, SIGNATURE, TIME, VISITOR, key_of, signed
from eastwind.server.settings import DATABASE
from tests.attack._figures import Figures
from tests.attack._stores import add_store, only_sqlite
from tests.chaos.nursery import SILENT, Server, nursery_under
from tests.server.process import At, Message

#: A bus that nobody listens at: that there may be several processes is all that it says here.
_NO_BUS: Final = "redis://127.0.0.1:1"
_PATIENCE_SECONDS: Final = 60.0
_STALE_SECONDS: Final = 61.0


class Tap:
    """A socket between two processes.

    :ivar heard: every byte that went to the process behind it; :ivar held: whole requests that were held back.
    """

    def __init__(self, behind: tuple[str, int]) -> None:
        self._behind: Final = behind
        self._listener: Final = socket.create_server(("127.0.0.1", 0))
        self.heard: Final = bytearray()
        self.held: Final[list[bytes]] = []
        self.holds_back = False
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def place(self) -> str:
        return f"ws://127.0.0.1:{self._listener.getsockname()[1]}"

    def close(self) -> None:
        self._listener.close()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._line, args=(near,), daemon=True).start()

    def _line(self, near: socket.socket) -> None:
        with near, contextlib.suppress(OSError), socket.create_connection(self._behind) as far:
            threading.Thread(target=_copy, args=(far, near), daemon=True).start()
            kept = b""
            while part := near.recv(65_536):
                self.heard.extend(part)
                if self.holds_back or kept:
                    kept += part
                    if _is_whole(kept):
                        self.held.append(kept)
                        return
                else:
                    far.sendall(part)


def _is_whole(request: bytes) -> bool:
    head, ended, body = request.partition(b"\r\n\r\n")
    lengths = [int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return bool(ended) and len(body) >= sum(lengths)


def _copy(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while part := source.recv(65_536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)


class Pair:
    """Two processes of one database: tables are opened at the first, and the second reaches the first over the tap."""

    def __init__(self, first: At, second: At, database: Path) -> None:
        self.first: Final = first
        self.second: Final = second
        with contextlib.closing(sqlite3.connect(database, timeout=30)) as session:
            _until(lambda: len(session.execute("SELECT name FROM processes").fetchall()) == 2)
            rows = session.execute("SELECT name, place, secret FROM processes").fetchall()
            opened = first.open(persons=2, bots=["club", "club"], window=1)
            with first.sit(opened) as seat:
                seat.heard()
            ((holder,),) = session.execute("SELECT process FROM holds WHERE table_id = ?", [opened["table"]]).fetchall()
            place = next(place for name, place, _ in rows if name == holder)
            self.secrets: Final = [str(secret) for _, _, secret in rows]
            self.secret: Final = next(str(secret) for name, _, secret in rows if name == holder)
            found = urlsplit(place)
            self.behind: Final = (str(found.hostname), int(found.port or 0))
            self.tap: Final = Tap(self.behind)
            session.execute("UPDATE processes SET place = ? WHERE name = ?", [self.tap.place, holder])
            session.commit()

    def open(self) -> Message:
        """A table of two in the hand of the first process, as somebody has sat down by way of it."""
        opened = self.first.open(persons=2, bots=["club", "club"], window=1)
        with self.first.sit(opened) as seat:
            seat.heard()
        return opened

    def join(self, opened: Message, name: str = "Bo") -> Message:
        """Somebody comes to a table by way of the second process."""
        return self.second.request("POST", f"/api/tables/{opened['table']}/seats", {"name": name})

    def held_join(self, opened: Message) -> bytes:
        """The request of the one process to the other with which somebody comes, which has not arrived."""
        self.tap.holds_back, before = True, len(self.tap.held)
        self.join(opened)
        self.tap.holds_back = False
        return self.tap.held[before]

    def say(self, request: bytes) -> tuple[int, str]:
        """What the first process answers to bytes: the status, and why the request was refused, if that was said."""
        with socket.create_connection(self.behind, timeout=_PATIENCE_SECONDS) as line:
            line.sendall(request)
            heard = b""
            while b"\r\n\r\n" not in heard and (part := line.recv(65_536)):
                heard += part
        head = heard.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
        why = [value.strip() for name, _, value in (text.partition(":") for text in head) if name.lower() == _REFUSED]
        return int(head[0].split()[1]), (why or [""])[0]


_REFUSED: Final = f"{PREFIX}refused"


@contextmanager
def pair(folder: Path) -> Iterator[Pair]:
    """Two servers, and the tap between them."""
    # on a busy machine one that is only slow is not to be taken for dead
    with nursery_under({SILENT: "300"}) as copied, ExitStack() as opened:
        servers = []
        for _ in range(2):
            server = Server(copied, folder / "data", "--bus", _NO_BUS)
            opened.callback(server.kill)
            server.start()
            server.wait_until_ready()
            servers.append(At(server.url))
        found = Pair(servers[0], servers[1], folder / "data" / DATABASE)
        opened.callback(found.tap.close)
        # the second has looked at where the first is
        _until(lambda: "token" in found.join(found.open()) and len(found.tap.heard) > 0)
        yield found


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE_SECONDS
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError("the two processes do not find one another")
        time.sleep(0.2)


def reads(figures: Figures, two: Pair) -> None:
    """Everything that processes ask of one another is heard; the secrets are looked for in it, as they are and as keys."""
    opened = two.open()
    guest = two.join(opened)
    with two.second.sit(guest) as seat:
        seat.heard()
    for _ in range(8):
        two.second.request("POST", "/api/moves", _held())
    with contextlib.suppress(WebSocketException):
        two.second.request("GET", f"/api/simulate/x.{'0' * 16}")
    heard = bytes(two.tap.heard)
    sought = [form for secret in two.secrets for form in _forms(secret.encode()) | _forms(key_of(secret))]
    found = [form for form in sought if form in heard]
    figures.tell("bytes heard between two processes", f"{len(heard)}", held=len(heard) > 1000)
    asked = heard.count(f"{SIGNATURE}: ".encode())
    figures.tell("requests heard, handshakes of sockets among them", f"{asked}", held=b"Sec-WebSocket-Key" in heard)
    figures.tell(
        "secrets in them, as they are, in hexadecimal, in base64, as keys",
        f"{len(found)} of {len(sought)} forms",
        held=not found,
    )


def _held() -> Message:
    seat = {"table": "t" * 12, "seat": 0, "token": "x" * 20, "name": "Ann", "opened": "2026-01-01", "over": False}
    return {"seats": [seat]}


def _forms(secret: bytes) -> set[bytes]:
    packed = base64.b64encode(secret)
    return {secret, secret.hex().encode(), secret.hex().upper().encode(), packed, packed.rstrip(b"="), secret[:16]}


def plays_again(figures: Figures, two: Pair) -> None:
    """A request that was believed, and a handshake, are sent once more."""
    opened = two.open()
    two.tap.heard.clear()
    guest = two.join(opened)
    request = _last_request(bytes(two.tap.heard))
    answers = [two.say(request) for _ in range(3)]
    figures.tell("a request played again", _said(answers), held=set(answers) == {(503, "again")})
    with two.second.sit(guest) as seat:
        seat.heard()
        handshake = _last_request(bytes(two.tap.heard), b"GET /ws/")
        answers = [two.say(handshake)]
        figures.tell("a handshake played again", _said(answers), held=answers == [(503, "again")])


def changes(figures: Figures, two: Pair) -> None:
    """Requests are held back and arrive changed; the last one arrives as it was."""
    opened, other = two.open(), two.open()
    changed: dict[str, Callable[[bytes], bytes]] = {
        "another body": lambda text: text.replace(b'"Bo"', b'"Xo"'),
        "another table": lambda text: text.replace(opened["table"].encode(), other["table"].encode()),
        "another question": lambda text: text.replace(b"/seats HTTP", b"/seats?a=b HTTP"),
        "another method": lambda text: text.replace(b"POST ", b"PUT ", 1),
        "another visitor": lambda text: _with_header(text, VISITOR, "198.51.100.99"),
        "a second visitor": lambda text: text.replace(b"\r\n\r\n", f"\r\n{VISITOR}: 198.51.100.99\r\n\r\n".encode(), 1),
        "another host": lambda text: _with_header(text, HOST, "evil.example.org"),
        "another origin": lambda text: text.replace(b"\r\n\r\n", b"\r\nOrigin: http://evil.example.org\r\n\r\n", 1),
        "another time": lambda text: _with_header(text, TIME, str(int(time.time()) + 5)),
        "another nonce": lambda text: _with_header(text, NONCE, "0" * 32),
        "no signature": lambda text: _with_header(text, SIGNATURE, ""),
    }
    for what, change in changed.items():
        request = two.held_join(opened)
        assert change(request) != request, what
        answer = two.say(change(request))
        expected = {(503, "body"), (503, "signature")}
        figures.tell(f"a request with {what}", _said([answer]), held=answer in expected)
    # had one of them been believed, there would be no seat left
    answer = two.say(two.held_join(opened))
    figures.tell("the same as it was", _said([answer]), held=answer[0] == 201)


def forges(figures: Figures, two: Pair, *, patient: bool) -> None:
    """What is signed for another time or another process, and what an older Eastwind sends. `patient`: one waits for its age."""
    opened = two.open()
    path, body = f"/api/tables/{opened['table']}/seats", b'{"name": "Bo"}'
    ours = {VISITOR: "203.0.113.9", HOST: urlsplit(two.first.url).netloc, "content-type": "application/json"}
    for seconds in (-_STALE_SECONDS, -3600.0, _STALE_SECONDS + 60, 86_400.0):
        request = _signed(two.secret, path, body, ours, time.time() + seconds)
        answer = two.say(request)
        figures.tell(f"a request that is {seconds:+.0f} s off", _said([answer]), held=answer == (503, "time"))
    if patient:
        request = two.held_join(opened)
        time.sleep(_STALE_SECONDS + 1)
        answer = two.say(request)
        figures.tell("a request held back for a minute", _said([answer]), held=answer == (503, "time"))
    other = next(secret for secret in two.secrets if secret != two.secret)
    answer = two.say(_signed(other, path, body, ours, time.time()))
    figures.tell("a request signed for another process", _said([answer]), held=answer == (503, "signature"))
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"{PREFIX}proof: {two.secret}", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in ours.items()]
    answer = two.say("\r\n".join([*lines, "", ""]).encode() + body)
    figures.tell("the secret itself, as an older Eastwind sends it", _said([answer]), held=answer == (503, "unsigned"))
    answer = two.say(_signed(two.secret, path, body, ours, time.time()))
    figures.tell("a request that is right in everything", _said([answer]), held=answer[0] == 201)


def _signed(secret: str, path: str, body: bytes, headers: dict[str, str], now: float) -> bytes:
    proved = signed(key_of(secret), HTTP, "POST", path, headers, body, now)
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in proved.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _with_header(request: bytes, name: str, value: str) -> bytes:
    lines = request.split(b"\r\n")
    return b"\r\n".join(
        f"{name}: {value}".encode() if line.lower().startswith(f"{name}:".encode()) else line for line in lines
    )


def _last_request(heard: bytes, begins: bytes = b"POST ") -> bytes:
    """A request out of what was heard on a connection, with its body."""
    text = heard[heard.rindex(begins) :]
    head, _, body = text.partition(b"\r\n\r\n")
    lengths = [int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return head + b"\r\n\r\n" + body[: sum(lengths)]


def _said(answers: list[tuple[int, str]]) -> str:
    return ", ".join(f"{status} {why}".strip() for status, why in dict.fromkeys(answers))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack.between", description=__doc__)
    add_store(parser, url=False)
    store = parser.parse_args(arguments).store
    if only_sqlite(store, "what processes ask of one another does not pass through the database"):
        return 0
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, pair(Path(folder)) as two:
        reads(figures, two)
        plays_again(figures, two)
        changes(figures, two)
        forges(figures, two, patient=True)
    print(f"{len(figures.failed)} did not hold" if figures.failed else "all held")
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
