"""What answers have in common: compressed where that is worth it, never kept where they may be another one the next time."""

import gzip
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
#: Headers of an answer that holds for this moment alone.
FRESH: Final = {"Cache-Control": "no-store"}
#: Smaller ones gain nothing.
COMPRESS_FROM: Final = 1024


def is_of_interface(path: str) -> bool:
    """Whether a path belongs to the interface and not to the page."""
    return path == "/api" or path.startswith("/api/")


def takes_gzip(request: Request) -> bool:
    """Whether whoever asks takes a compressed answer."""
    offers = [offer.strip().replace(" ", "") for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == "gzip" and not offer.endswith(";q=0") for offer in offers)


def compressed(request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """A response, compressed if it is worth it and the browser takes it. Not to be called in the event loop."""
    found = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= COMPRESS_FROM and takes_gzip(request):
        return Response(gzip.compress(body, 6), media_type=media_type, headers={**found, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=found)


async def compressed_in_thread(
    request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response:
    """The same, for the event loop."""
    return await run_in_threadpool(compressed, request, body, media_type, headers)
