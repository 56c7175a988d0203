"""The door: whom a request was meant for, where it comes from, how large it is; and what a browser may do with the page.

A page of another site can make a browser send requests here, and a name of another site can be made to point here. So
the `Host` must be one of this server's own, and an `Origin`, which browsers add to whatever can change something, must be
this server's own page. There is no CORS.
"""

from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.server.network import local_names
from eastwind.server.settings import Settings

_MISDIRECTED: Final = 421
_FORBIDDEN: Final = 403
_LENGTH_REQUIRED: Final = 411
_TOO_LARGE: Final = 413


def content_security_policy(host: str, secure: bool) -> str:
    """What the page may load: only what comes from here. Its own sockets are named, as not every browser reads 'self' so."""
    socket = f"{'wss' if secure else 'ws'}://{host}"
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            # lengths and colours that are worked out stand in style attributes
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            f"connect-src 'self' {socket}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class Guard:
    """ASGI middleware before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        scheme = "https" if settings.secure else "http"
        self._origins: Final = frozenset(f"{scheme}://{host}" for host in settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        fault = self._fault(headers)
        if fault is not None:
            status, words = fault
            await _refuse(scope, send, status, words)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._pass_on(scope, headers, receive, send)

    def _fault(self, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "").lower()
        if host not in self._settings.hosts:
            return _MISDIRECTED, f"Host: expected one of {_listed(self._settings.hosts)}; got {host[:100]!r}"
        origin = headers.get("origin")
        if origin is not None and origin.lower() not in self._origins:
            return _FORBIDDEN, f"Origin: expected one of {_listed(self._origins)}; got {origin[:100]!r}"
        return None

    async def _pass_on(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        settings = self._settings
        host = headers["host"].lower()
        policy = content_security_policy(host, settings.secure)
        alone = settings.secure or _is_this_machine(host)
        limit = settings.limits.body_bytes
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            await _refuse(scope, send, _LENGTH_REQUIRED, "body: expected one with a Content-Length; got a stream")
            return
        if not length.isdecimal() or int(length) > limit:
            await _refuse(scope, send, _TOO_LARGE, f"body: expected at most {limit} bytes; got {length[:20]}")
            return

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), policy, alone=alone)
            await send(message)

        await self._app(scope, receive, guarded_send)


def _is_this_machine(host: str) -> bool:
    """Whether browsers take a `Host` for the machine that they run on, and so for as good as encrypted."""
    return host.rpartition(":")[0] in (*local_names(), "[::1]")


def _add_headers(headers: MutableHeaders, policy: str, *, alone: bool) -> None:
    """:param alone: the page may ask to share its process with no other; elsewhere browsers only complain of that."""
    headers["Content-Security-Policy"] = policy
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    if alone:
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


async def _refuse(scope: Scope, send: Send, status: int, words: str) -> None:
    """Answers in plain text; a WebSocket is refused before it is one."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = f"{words}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    if scope["type"] == "http":
        # what is left of the body is not read
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
