"""The built page's files: read once, kept with their compressed form, sent with what a browser needs to keep them."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import Request, Response

INDEX: Final = "index.html"
#: Built files whose name holds a digest of what is in them lie here: they never change.
_LASTING: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_EACH_TIME: Final = "no-cache"
#: Smaller ones gain nothing.
_COMPRESS_FROM: Final = 1024
#: Under which name a built page says which one it is.
_BUILD: Final = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')
_COMPRESSED_ALREADY: Final = (".woff2", ".png", ".jpg", ".webp", ".ogg", ".mp3")


@dataclass(frozen=True, slots=True)
class _File:
    modified: float
    body: bytes
    squeezed: bytes | None
    etag: str
    kind: str


def compressed(request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """A response, compressed if it is worth it and the browser takes it. Not to be called in the event loop."""
    found = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= _COMPRESS_FROM and _takes_gzip(request):
        return Response(gzip.compress(body, 6), media_type=media_type, headers={**found, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=found)


def _takes_gzip(request: Request) -> bool:
    offers = [offer.strip().replace(" ", "") for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == "gzip" and not offer.endswith(";q=0") for offer in offers)


class Page:
    """The folder of the built page. Files that a new build changes are read again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, _File] = {}
        self._build = ""
        self.refresh()

    @property
    def build(self) -> str:
        """Which page this is: another one has another name. Empty where none was built."""
        return self._build

    def refresh(self) -> None:
        """Looks whether another page was built meanwhile. Reads from the disk."""
        self._file(INDEX)

    @property
    def built(self) -> bool:
        return (self._folder / INDEX).is_file()

    def response(self, request: Request, path: str) -> Response | None:
        """A file of the page, or the page itself for every path that is none: it finds its way by the address.

        None when there is no such file: a missing asset, or a page that was never built. Reads from the disk.
        """
        file = self._file(path) if path else None
        if file is None and not path.startswith(_LASTING):
            path = INDEX
            file = self._file(INDEX)
        if file is None:
            return None
        headers = {
            "Cache-Control": _FOREVER if path.startswith(_LASTING) else _ASK_EACH_TIME,
            "ETag": file.etag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.squeezed is not None and _takes_gzip(request):
            headers["Content-Encoding"] = "gzip"
            body = file.squeezed
        return Response(body, media_type=file.kind, headers=headers)

    def _file(self, path: str) -> _File | None:
        place = (self._folder / path).resolve()
        if not place.is_relative_to(self._folder) or not place.is_file() or place.name.startswith("."):
            return None
        modified = place.stat().st_mtime
        kept = self._files.get(path)
        if kept is None or kept.modified != modified:
            kept = self._files[path] = self._read(place, modified)
            if path == INDEX:
                named = _BUILD.search(kept.body)
                self._build = named[1].decode() if named else ""
        return kept

    @staticmethod
    def _read(place: Path, modified: float) -> _File:
        body = place.read_bytes()
        worth_it = len(body) >= _COMPRESS_FROM and place.suffix not in _COMPRESSED_ALREADY
        kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        return _File(modified, body, gzip.compress(body, 9) if worth_it else None, etag, kind)
