"""HTTP client for the other processes of a database, each at the address that it has recorded there."""

import asyncio
import logging
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, urlsplit

import httpx2
from starlette.datastructures import Headers
from starlette.types import Scope

from eastwind.errors import EastwindError
from eastwind.server.cluster.signing import HOST, HTTP, PASSED_ON, REFUSED, VISITOR, WEBSOCKET, key_of, signed
from eastwind.server.http.answers import INSIDE
from eastwind.server.network import Inside
from eastwind.server.store.rows import ProcessRow

if TYPE_CHECKING:
    from eastwind.server.cluster.ownership import Ownership

_log: Final = logging.getLogger(__name__)
#: Seconds that another process may take to count.
_COUNTING_SECONDS: Final = 1.0
_CONNECTING_SECONDS: Final = 2.0
#: Connections to all other processes together; those that are kept for the next request are given up before the other side does.
_CONNECTIONS: Final = httpx2.Limits(max_connections=256, max_keepalive_connections=16, keepalive_expiry=2.0)
#: The largest answer that is handed on. Reviews and replays of long matches have some hundred kilobytes.
MOST_BYTES: Final = 33_554_432
_MISDIRECTED: Final = 421
#: Headers that go back to the visitor; everything else is each process's own.
_PASSED_BACK: Final = (
    "content-type",
    "content-encoding",
    "content-disposition",
    "cache-control",
    "retry-after",
    "vary",
    "etag",
)


class Unproved(EastwindError, OSError):
    """Refusal of this process's signature by another one: its Eastwind is older, or its clock differs."""


@dataclass(frozen=True, slots=True)
class PeerAnswer:
    """Answer of another process."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def headers_for(scope: Scope) -> dict[str, str]:
    """Return the headers with which a visitor is forwarded to another process, which believes them when they are signed."""
    headers = Headers(scope=scope)
    client = scope.get("client")
    passed_on = {name: headers[name] for name in PASSED_ON if name in headers}
    return {**passed_on, VISITOR: client[0] if client else "-", HOST: headers.get("host", "")}


def target_of(scope: Scope) -> str:
    """Return the path and the query of a request, as they are written."""
    asked = bytes(scope.get("query_string", b"")).decode("latin-1")
    return quote(str(scope["path"])) + (f"?{asked}" if asked else "")


class Client:
    """Client of the other processes: one for each process, whose connections are used again, and which is closed at its end."""

    def __init__(self, inside: Inside, most_bytes: int = MOST_BYTES) -> None:
        """:param most_bytes: of an answer; a longer one is not read."""
        self._inside: Final = inside
        self._most_bytes: Final = most_bytes
        # one that trusts nothing, where there is nothing to be trusted
        trusted = inside.trusted or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._client: Final = httpx2.AsyncClient(verify=trusted, trust_env=False, limits=_CONNECTIONS)

    async def close(self) -> None:
        await self._client.aclose()

    @property
    def trusted(self) -> ssl.SSLContext | None:
        """Certificates that are trusted; None where the processes speak in the clear."""
        return self._inside.trusted

    def name_of(self, where: ProcessRow) -> str | None:
        """Return the name that another process's certificate must have."""
        return self._inside.name or urlsplit(where.place).hostname

    async def ask(
        self, where: ProcessRow, method: str, target: str, body: bytes, headers: Mapping[str, str], patience: float
    ) -> PeerAnswer:
        """Send a request to a process that serves the same database and return its answer.

        :raises ConnectionRefusedError: if no process listens there; :raises Unproved: if it does not believe this one;
            :raises OSError: if it cannot be reached or takes too long, and for what is no answer.
        """
        place = urlsplit(where.place)
        scheme = "https" if place.scheme == "wss" else "http"
        try:
            url = httpx2.URL(f"{scheme}://{place.netloc}{target}")
            proved = signed(key_of(where.secret), HTTP, method, url.raw_path.decode("ascii"), headers, body)
            # made here and not by the client, which would add headers of its own
            request = httpx2.Request(
                method,
                url,
                headers=[(name.encode("latin-1"), value.encode("latin-1")) for name, value in proved.items()],
                content=body or None,
                extensions={
                    "timeout": httpx2.Timeout(patience, connect=min(patience, _CONNECTING_SECONDS)).as_dict(),
                    "sni_hostname": self.name_of(where),
                },
            )
            async with asyncio.timeout(patience):
                response = await self._client.send(request, stream=True)
                try:
                    answer = await self._read(response)
                finally:
                    await response.aclose()
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            if _is_refused(error):
                raise ConnectionRefusedError(str(error)) from error
            if (fault := _fault_of_certificate(error)) is not None:
                say_untrusted(where, fault)
            raise OSError(str(error)) from error
        refused = response.headers.get(REFUSED)
        if refused is not None or response.status_code == _MISDIRECTED:
            say_unproved(where, refused)
            raise Unproved(where.place)
        return answer

    async def _read(self, response: httpx2.Response) -> PeerAnswer:
        found = bytearray()
        # as it is, packed or not: it is only handed on
        async for part in response.aiter_raw():
            found += part
            if len(found) > self._most_bytes:
                _log.error("an answer of another process has more than %d bytes", self._most_bytes)
                raise OSError(f"expected an answer of at most {self._most_bytes} bytes")
        told = {name: response.headers[name] for name in _PASSED_BACK if name in response.headers}
        return PeerAnswer(response.status_code, told, bytes(found))


def socket_headers(where: ProcessRow, target: str, headers: Mapping[str, str]) -> dict[str, str]:
    """Return the signed headers for the handshake of a WebSocket."""
    return signed(key_of(where.secret), WEBSOCKET, "GET", target, headers, b"")


class CountsElsewhere:
    """Counter of a visitor's actions at the process that counts them for all (`Ownership.counting`)."""

    def __init__(self, ownership: "Ownership", client: Client) -> None:
        self._ownership: Final = ownership
        self._client: Final = client

    async def __call__(self, what: str, visitor: str) -> float | None:
        """Return the seconds until it may be done; None where it is to be counted here."""
        where = self._ownership.counting(visitor)
        if where is None:
            return None
        headers = {VISITOR: visitor}
        try:
            answer = await self._client.ask(where, "POST", f"{INSIDE}{what}", b"", headers, _COUNTING_SECONDS)
            return float(answer.body)
        except (OSError, ValueError):
            return None


def say_unproved(where: ProcessRow, why: str | None) -> None:
    """Log that another process did not believe this one."""
    reason = "its Eastwind is an older one" if why is None else f"it found fault with: {why}"
    _log.warning("the process at %s does not believe this one: %s", where.place, reason)


def say_untrusted(where: ProcessRow, error: ssl.SSLError) -> None:
    """Log that the certificate of another process is not trusted."""
    _log.warning("the process at %s has a certificate that is not believed: %s", where.place, error)


def _is_refused(error: BaseException) -> bool:
    return any(isinstance(each, ConnectionRefusedError) for each in _causes(error))


def _fault_of_certificate(error: BaseException) -> ssl.SSLError | None:
    return next((each for each in _causes(error) if isinstance(each, ssl.SSLError)), None)


def _causes(error: BaseException) -> list[BaseException]:
    found: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in found:
        found.append(cause)
        cause = cause.__cause__ or cause.__context__
    return found
