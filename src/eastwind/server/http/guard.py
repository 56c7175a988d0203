"""Checks of host, origin and size of every request, and headers that limit what a browser may do with the page.

A page of another site can make a browser send requests here, and a name of another site can be made to point here. So
the `Host` must be one of this server's own, and an `Origin`, which browsers add to every request that can change something,
must be this server's own page. There is no CORS. Requests that only read come without an `Origin`: there `Sec-Fetch-Site` says
that another site has a browser ask the interface, which costs work and can be read by none; the page itself and its files may
be linked to.
"""

from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.server.http.answers import is_of_interface
from eastwind.server.http.early_errors import early_refusal
from eastwind.server.network import local_names
from eastwind.server.settings import Settings
from eastwind.server.wire.error_codes import ErrorCode

_MISDIRECTED: Final = 421
_FORBIDDEN: Final = 403
_LENGTH_REQUIRED: Final = 411
#: Values of `Sec-Fetch-Site` that may ask the interface: the server's own page, and the person at the browser.
_OWN_SITES: Final = ("same-origin", "none")
#: Header of an answer that leaves the rest of the body unread.
_CLOSE: Final = {"Connection": "close"}
#: In a scope: it was led here by another process of the same database (`relay`).
LED: Final = "eastwind.led"
#: A length with more of them is none.
_DIGITS: Final = 12


def content_security_policy(host: str, secure: bool) -> str:
    """Return the policy of what the page may load: only what comes from here.

    Its own sockets are named, as not every browser includes them in 'self'.

    :param host: empty where it is none of the server's own.
    """
    socket = f" {'wss' if secure else 'ws'}://{host}" if host else ""
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
            f"connect-src 'self'{socket}",
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
        send = self._guarded(headers, send)
        # another process of the same database has looked at it, under the name by which that one is reached
        fault = None if scope.get(LED) else self._fault(headers, str(scope["path"]))
        if fault is not None:
            await _refused(scope, *fault)(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await (self._unread(scope, headers) or self._app)(scope, receive, send)

    def _fault(self, headers: Headers, path: str) -> tuple[int, str] | None:
        host = headers.get("host", "").lower()
        if host not in self._settings.hosts:
            return _MISDIRECTED, f"Host: expected one of {_listed(self._settings.hosts)}; got {host[:100]!r}"
        origin = headers.get("origin")
        if origin is not None and origin.lower() not in self._origins:
            return _FORBIDDEN, f"Origin: expected one of {_listed(self._origins)}; got {origin[:100]!r}"
        site = headers.get("sec-fetch-site", _OWN_SITES[0])
        if site not in _OWN_SITES and is_of_interface(path):
            return _FORBIDDEN, f"Sec-Fetch-Site: expected one of {', '.join(_OWN_SITES)}; got {site[:100]!r}"
        return None

    def _unread(self, scope: Scope, headers: Headers) -> Response | None:
        """Return the refusal of a body that is not even read, None where the body may be read."""
        most = self._settings.limits.body_bytes
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            return _refused(scope, _LENGTH_REQUIRED, "body: expected one with a Content-Length; got a stream")
        if len(length) <= _DIGITS and length.isdecimal() and int(length) <= most:
            return None
        expected, got = f"at most {most} bytes", f"{length[:20]}"
        if is_of_interface(str(scope["path"])):
            return early_refusal(ErrorCode.TOO_LARGE, f"a body of {expected}", got, _CLOSE)
        return _refused(scope, ErrorCode.TOO_LARGE.status, f"body: expected {expected}; got {got}")

    def _guarded(self, headers: Headers, send: Send) -> Send:
        """Return a `send` that adds the headers which limit what a page may do with an answer."""
        host = headers.get("host", "").lower()
        known = host if host in self._settings.hosts else ""
        policy = content_security_policy(known, self._settings.secure)
        alone = bool(known) and (self._settings.secure or _is_this_machine(known))

        async def guarded_send(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _add_headers(MutableHeaders(scope=message), policy, alone=alone)
            await send(message)

        return guarded_send


def _is_this_machine(host: str) -> bool:
    """Return whether browsers take a `Host` for the machine that they run on, and so for as good as encrypted."""
    return host.rpartition(":")[0] in (*local_names(), "[::1]")


def _add_headers(headers: MutableHeaders, policy: str, *, alone: bool) -> None:
    """:param alone: the page may ask to share its process with no other; elsewhere browsers only complain of that."""
    # a page of another kind, which is no part of the program, brings its own
    headers.setdefault("Content-Security-Policy", policy)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    if alone:
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def _refused(scope: Scope, status: int, words: str) -> Response:
    """Return a refusal in plain text; a WebSocket is refused before it is accepted."""
    return Response(f"{words}\n", status, _CLOSE if scope["type"] == "http" else None, "text/plain")
