"""What answers have in common: compressed where that is worth it, never kept where they may be another one the next time."""

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
#: What only processes of one database ask of one another.
INSIDE: Final = "/inside/"
#: Code of a socket that is closed and is to come again.
TRY_AGAIN: Final = 1013


def is_of_interface(path: str) -> bool:
    """Whether a path belongs to the interface and not to the page."""
    return path == "/api" or path.startswith("/api/")


def takes(request: Request, coding: str) -> bool:
    """Whether whoever asks takes an answer compressed so: `gzip`, `br` (RFC 9110, 12.5.3)."""
    offers = [offer.strip().replace(" ", "") for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == coding and not offer.endswith(";q=0") for offer in offers)


def compressed(request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """A response, compressed if it is worth it and the browser takes it. Not to be called in the event loop."""
    found = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= COMPRESS_FROM and takes(request, "gzip"):
        return Response(gzip.compress(body, 6), media_type=media_type, headers={**found, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=found)


@dataclass(frozen=True, slots=True)
class Packed:
    """A body in both forms in which it is asked for."""

    plain: bytes
    gzipped: bytes

    def answer(self, request: Request, media_type: str, headers: dict[str, str] | None = None) -> Response:
        """What a request takes of it, without work."""
        if takes(request, "gzip"):
            found, coding = self.gzipped, {"Content-Encoding": "gzip"}
        else:
            found, coding = self.plain, {}
        return Response(found, media_type=media_type, headers={"Vary": "Accept-Encoding", **(headers or {}), **coding})


class Standing:
    """Bodies that stay the same for as long as the process lives: each is made once, and given from the event loop afterwards.

    A thread for each answer would have to be waited for, and would keep the event loop from its work meanwhile.
    """

    def __init__(self, make: Callable[[str], bytes]) -> None:
        self._make: Final = make
        self._made: Final[dict[str, Packed]] = {}
        self._making: Final = Lock()

    def get(self, key: str) -> Packed | None:
        """What was made before."""
        return self._made.get(key)

    def make(self, key: str) -> Packed:
        """Not to be called in the event loop. Of many who ask at once, one makes it."""
        with self._making:
            made = self._made.get(key)
            if made is None:
                body = self._make(key)
                made = self._made[key] = Packed(body, gzip.compress(body))
            return made


async def compressed_in_thread(
    request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response:
    """The same, for the event loop."""
    return await run_in_threadpool(compressed, request, body, media_type, headers)
