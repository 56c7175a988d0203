"""One process of a database asks another over HTTP, at the place that it has said there."""

import asyncio
import http.client
import io
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from eastwind.server.store.rows import ProcessRow

if TYPE_CHECKING:
    from eastwind.server.game.holds import Holds

PROOF: Final = "x-eastwind-proof"
VISITOR: Final = "x-eastwind-visitor"
HOST: Final = "x-eastwind-host"
#: What only processes ask of one another.
INSIDE: Final = "/inside/"
#: So long another process may take to count.
_COUNTING_SECONDS: Final = 1.0
_PASSED_ON: Final = ("origin", "content-type", "accept-language", "accept", "accept-encoding", "authorization")
#: What goes back to whoever asked; everything else is each process's own.
_PASSED_BACK: Final = (
    "content-type",
    "content-encoding",
    "content-disposition",
    "cache-control",
    "retry-after",
    "vary",
    "etag",
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What another process has answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def headers_for(scope: Scope, where: ProcessRow) -> dict[str, str]:
    """The headers with which somebody is led to another process, which believes who is meant."""
    headers = Headers(scope=scope)
    client = scope.get("client")
    passed_on = {name: headers[name] for name in _PASSED_ON if name in headers}
    ours = {PROOF: where.secret, VISITOR: client[0] if client else "-", HOST: headers.get("host", "")}
    return {**passed_on, **ours}


def target_of(scope: Scope) -> str:
    """The path and the question of a request, as they are written."""
    asked = bytes(scope.get("query_string", b"")).decode("latin-1")
    return quote(str(scope["path"])) + (f"?{asked}" if asked else "")


async def ask(
    where: ProcessRow, method: str, target: str, body: bytes, headers: Mapping[str, str], patience: float
) -> Answer:
    """:raises OSError: if it cannot be reached, or takes too long; :raises http.client.HTTPException: for what is no answer."""
    found = urlsplit(where.place)
    lines = [
        f"{method} {target} HTTP/1.1",
        f"Host: {found.netloc}",
        "Connection: close",
        f"Content-Length: {len(body)}",
    ]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    async with asyncio.timeout(patience):
        security = trusting() if found.scheme == "wss" else None
        reader, writer = await asyncio.open_connection(found.hostname, found.port, ssl=security)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
            heard = await reader.read()
        finally:
            writer.close()
    read = http.client.HTTPResponse(_Heard(heard), method=method)  # type: ignore[arg-type]  # all it wants is a file
    read.begin()
    told = {name: value for name in _PASSED_BACK if (value := read.getheader(name)) is not None}
    return Answer(read.status, told, read.read())


class CountsElsewhere:
    """Has what a visitor does counted by the process that counts it for all (`Holds.counting`)."""

    def __init__(self, holds: "Holds") -> None:
        self._holds: Final = holds

    async def __call__(self, what: str, visitor: str) -> float | None:
        """The seconds until it may be done; None where it is to be counted here."""
        where = self._holds.counting(visitor)
        if where is None:
            return None
        headers = {PROOF: where.secret, VISITOR: visitor}
        try:
            answer = await ask(where, "POST", f"{INSIDE}{what}", b"", headers, _COUNTING_SECONDS)
            return float(answer.body)
        except (OSError, http.client.HTTPException, ValueError):
            return None


def trusting() -> ssl.SSLContext:
    """It is the secret that says who may ask; the certificate is one for another name."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class _Heard:
    """What has been heard to the end, for whoever reads it from a socket."""

    def __init__(self, heard: bytes) -> None:
        self._heard: Final = heard

    def makefile(self, *_: Any) -> io.BytesIO:
        return io.BytesIO(self._heard)
