"""Address of a visitor behind a trusted proxy."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from eastwind.server.http.guard import LED
from eastwind.server.proxies import Proxies

_HEADER: Final = "x-forwarded-for"


class Forwarded:
    """ASGI middleware that puts the visitor's address in the place of the proxy's.

    uvicorn has one, which takes any text for an address and has a rule of its own for networks.
    """

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app: Final = app
        self._proxies: Final = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        # another process has found out already for whom it speaks
        if scope["type"] in ("http", "websocket") and client and not scope.get(LED) and self._proxies.trusts(client[0]):
            visitor = self._proxies.visitor(client[0], Headers(scope=scope).getlist(_HEADER))
            scope = {**scope, "client": (visitor, 0)}
        await self._app(scope, receive, send)
