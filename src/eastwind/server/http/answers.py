"""Common parts of answers: compression where it is worth it, and no caching where the next answer may differ."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
#: Headers of an answer that holds for this moment alone.
FRESH: Final = {"Cache-Control": "no-store"}
#: Smaller ones gain nothing.
COMPRESS_FROM: Final = 1024
#: Path prefix of requests among the processes of one database.
INSIDE: Final = "/inside/"
#: Code of a socket that is closed and is to come again.
TRY_AGAIN: Final = 1013


def is_of_interface(path: str) -> bool:
    """Return whether a path belongs to the interface and not to the page."""
    return path == "/api" or path.startswith("/api/")


def takes(request: Request, coding: str) -> bool:
    """Return whether a client accepts an answer compressed with a coding: `gzip`, `br` (RFC 9110, 12.5.3)."""
    offers = [offer.strip().replace(" ", "") for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == coding and not offer.endswith(";q=0") for offer in offers)


def compressed(request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """Return a response, compressed if it is worth it and the browser accepts it. Not to be called in the event loop."""
    found = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= COMPRESS_FROM and takes(request, "gzip"):
        return Response(gzip.compress(body, 6), media_type=media_type, headers={**found, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=found)


@dataclass(frozen=True, slots=True)
class Packed:
    """Body in both forms in which it is asked for."""

    plain: bytes
    gzipped: bytes

    def answer(self, request: Request, media_type: str, headers: dict[str, str] | None = None) -> Response:
        """Return a response in the form that the request accepts, without work."""
        if takes(request, "gzip"):
            found, coding = self.gzipped, {"Content-Encoding": "gzip"}
        else:
            found, coding = self.plain, {}
        return Response(found, media_type=media_type, headers={"Vary": "Accept-Encoding", **(headers or {}), **coding})


class FixedBodies:
    """Bodies that stay the same for as long as the process lives: each is made once, and given from the event loop afterwards.

    A thread for each answer would have to be waited for, and would keep the event loop from its work meanwhile.
    """

    def __init__(self, make: Callable[[str], bytes]) -> None:
        self._make: Final = make
        self._made: Final[dict[str, Packed]] = {}
        self._making: Final = Lock()

    def get(self, key: str) -> Packed | None:
        """Return a body that was made before, None where there is none."""
        return self._made.get(key)

    def make(self, key: str) -> Packed:
        """Return a body, made now or before. Not to be called in the event loop. Of many concurrent callers, one makes it."""
        with self._making:
            made = self._made.get(key)
            if made is None:
                body = self._make(key)
                made = self._made[key] = Packed(body, gzip.compress(body))
            return made


async def compressed_in_thread(
    request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response:
    """Return the response of `compressed`, for callers in the event loop."""
    return await run_in_threadpool(compressed, request, body, media_type, headers)
