"""Acceptance of requests that another process of the same database has signed."""

import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.server.cluster.signing import (
    BODY,
    HOST,
    PASSED_ON,
    PREFIX,
    REFUSED,
    VISITOR,
    NotBelieved,
    Verifier,
    digest_of,
)
from eastwind.server.http.early_errors import PLAIN, asked_too_early
from eastwind.server.http.guard import LED

_log: Final = logging.getLogger(__name__)
#: Key in the scope of a request already proved to be another process's, for an application in whose place this one serves.
BELIEVED: Final = "eastwind.believed"
_PREFIX: Final = PREFIX.encode()
_KEPT: Final = frozenset(name.encode() for name in PASSED_ON)


class SignedRequests:
    """Outermost ASGI middleware: recognises the other processes, and refuses requests that only claim to be from one.

    A request of another process is believed for which visitor and under which name it asks. Only those of its headers that were
    signed are left.
    """

    def __init__(self, app: ASGIApp, verifier: Verifier, body_bytes: int) -> None:
        """:param body_bytes: the largest body that is read."""
        self._app: Final = app
        self._verifier: Final = verifier
        self._body_bytes: Final = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not any(
            name.startswith(_PREFIX) for name, _ in scope["headers"]
        ):
            await self._app(scope, receive, send)
            return
        if scope.get(BELIEVED):
            await self._app(_believed(scope, b""), receive, send)
            return
        try:
            self._verifier.check(scope["type"], scope.get("method", "GET"), _target(scope), scope["headers"])
            body = b""
            if scope["type"] == "http":
                body = await self._body(receive, Headers(scope=scope)[BODY])
                receive = once_more(body, receive)
        except NotBelieved as why:
            _log.warning("a request that says it is another process's was refused: %s", why)
            # an older Eastwind, which sends its proof itself, hands this answer on: whoever asked there asks again
            refusal = asked_too_early("no proof", {"Connection": "close", REFUSED: str(why), **PLAIN})
            await refusal(scope, receive, send)
        except ClientDisconnect:
            return
        else:
            await self._app(_believed(scope, body), receive, send)

    async def _body(self, receive: Receive, digest: str) -> bytes:
        found = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            found += message.get("body", b"")
            if len(found) > self._body_bytes:
                raise NotBelieved("body")
            if not message.get("more_body", False):
                break
        if digest_of(bytes(found)) != digest:
            raise NotBelieved("body")
        return bytes(found)


def once_more(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives a body again which has been read already."""
    given = False

    async def brings() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return brings


def _believed(scope: Scope, body: bytes) -> Scope:
    headers = Headers(scope=scope)
    kept = [(name, value) for name, value in scope["headers"] if name in _KEPT]
    kept.append((b"host", headers.get(HOST, "").encode("latin-1")))
    if body:
        kept.append((b"content-length", str(len(body)).encode()))
    found: Scope = {**scope, "headers": kept, "client": (headers.get(VISITOR, "-"), 0), LED: True}
    if "subprotocols" in found:
        found["subprotocols"] = []
    return found


def _target(scope: Scope) -> bytes:
    """Return the path and the query of a request, as they came."""
    question = bytes(scope.get("query_string", b""))
    return bytes(scope["raw_path"]) + (b"?" + question if question else b"")
