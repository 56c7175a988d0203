"""What goes over the wire before anything is a request or a message: halves, broken ones, frames that nobody should send."""

import contextlib
import socket
from typing import Final
from urllib.parse import urlsplit

HALVES: Final = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: ",
    "half a body": b"POST /api/score HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "no hello": (
        b"GET /ws/tables/x HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ),
}


HANDSHAKE: Final = HALVES["no hello"]

BROKEN: Final = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100),
    "no version": b"GET /\r\n\r\n",
    "a bad header": b"GET / HTTP/1.1\r\nHost: HOST\r\n bad\r\n\r\n",
    "a head without end": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: " + b"x" * 300_000,
    "two lengths": b"POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    "a bad part": b"POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "an unknown upgrade": b"GET / HTTP/1.1\r\nHost: HOST\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n",
    "a bad handshake": b"GET /ws/tables/x HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
}


_HEADER: Final = {"text": 0x81, "part": 0x01, "more": 0x00, "ping": 0x89, "pong": 0x8A, "odd": 0x83, "reserved": 0xF1}


def _frame(kind: str, payload: bytes, *, masked: bool = True) -> bytes:
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    first = length[0] | (0x80 if masked else 0)
    return bytes([_HEADER[kind], first]) + length[1:] + (bytes(4) if masked else b"") + payload


FRAMES: Final = {
    "no text": _frame("text", b"\xff\xfe"),
    "parts without end": _frame("part", b"") + _frame("more", b"") * 2000,
    "pings without end": _frame("ping", b"x") * 5000,
    "pongs without end": _frame("pong", b"x") * 5000,
    "unmasked": _frame("text", b"{}", masked=False),
    "an odd kind": _frame("odd", b""),
    "reserved bits": _frame("reserved", b""),
    "a part of nothing": _frame("more", b"x"),
}


def ended(line: socket.socket) -> bytes:
    """What is read until the other side ends the connection."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            told += part
    line.close()
    return told


class Raw:
    """Connections to a server at an address, byte by byte."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._place: Final = place.hostname or "", place.port or 80
        self._host: Final = place.netloc.encode()

    def told(self, first: bytes, then: bytes = b"") -> bytes:
        """What is read until the connection is ended. `HOST` stands for the server's own; `then`: after the first answer."""
        line = socket.create_connection(self._place, timeout=30)
        with contextlib.suppress(ConnectionError):
            line.sendall(first.replace(b"HOST", self._host))
            if then:
                line.recv(4096)
                line.sendall(then)
        return ended(line)
