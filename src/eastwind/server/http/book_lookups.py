"""Conditional requests for published score books: a client with the book's current tag gets 304 before anything else is done.

A hundred devices look fifty times a second all evening. On the long way, through routes, dependencies and the forms of answers,
each look costs twice as much.
"""

import re
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from eastwind.server.http.page import names_tag
from eastwind.server.services.published import PublishedBooks
from eastwind.server.store.errors import StoreError

#: Below this score books lie that others follow.
PUBLISHED: Final = "/api/sheet/published/"
#: Form of a book's name there.
NAME: Final = r"^[0-9a-z-]{8,64}$"
_NAME: Final = re.compile(NAME)


def look_of(scope: Scope) -> tuple[str, str] | None:
    """Return the book and the tags of a request that only asks whether the book is still one of these, None for others."""
    path: str = scope["path"]
    if scope["type"] != "http" or scope["method"] != "GET" or not path.startswith(PUBLISHED):
        return None
    name, tags = path[len(PUBLISHED) :], Headers(scope=scope).get("if-none-match", "")
    return (name, tags) if tags and _NAME.fullmatch(name) else None


def tagged(tag: str) -> dict[str, str]:
    """Return headers of an answer that a browser may keep, as long as it asks each time whether it still holds."""
    return {"cache-control": "private, no-cache", "etag": tag, "vary": "Accept-Encoding"}


class BookLookups:
    """ASGI middleware within the throttle. All that is not answered with 304 goes on to the endpoint."""

    def __init__(self, app: ASGIApp, books: PublishedBooks) -> None:
        self._app: Final = app
        self._books: Final = books

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        look = None if scope["type"] == "lifespan" else look_of(scope)
        tag = None if look is None else await self._tag(look[0])
        if look is None or tag is None or not names_tag(look[1], tag):
            await self._app(scope, receive, send)
            return
        headers = [(name.encode(), value.encode()) for name, value in tagged(tag).items()]
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body"})

    async def _tag(self, name: str) -> str | None:
        try:
            return await self._books.tag(name)
        except StoreError:
            return None  # the endpoint says so
