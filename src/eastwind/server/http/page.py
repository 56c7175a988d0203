"""Files of the built page: read once, kept with their compressed form, sent with the headers for a browser's cache."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from eastwind.server.http.answers import COMPRESS_FROM, takes

INDEX: Final = "index.html"
#: Built files whose name holds a digest of what is in them lie here: they never change.
_LASTING: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_EACH_TIME: Final = "no-cache"
#: One tag of a list of them.
_TAG: Final = re.compile(r'(?:W/)?"[^"]*"')
#: Name under which a built page says which one it is.
_BUILD: Final = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')
#: Ending of the build's Brotli files, which lie next to the file itself and are never asked for by name.
_BESIDE: Final = ".br"
_COMPRESSED_ALREADY: Final = (".woff2", ".png", ".jpg", ".webp", ".ogg", ".mp3")


@dataclass(frozen=True, slots=True)
class _File:
    modified: float
    body: bytes
    #: Its compressed forms, the smallest first.
    squeezed: tuple[tuple[str, bytes], ...]
    tag: str
    kind: str


def names_tag(header: str, tag: str) -> bool:
    """Return whether an `If-None-Match` names a tag: one of a list, weak or not, or any (RFC 9110, 13.1.2)."""
    return header.strip() == "*" or _opaque(tag) in map(_opaque, _TAG.findall(header))


def _is_hidden(name: str) -> bool:
    return name.startswith(".") or name.endswith(_BESIDE)


def _opaque(tag: str) -> str:
    """Return a tag without its sign of weakness: the file asked for is the same, however it is compressed."""
    return tag.removeprefix("W/")


class Page:
    """Folder of the built page. Files that a new build changes are read again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        #: By the file itself: it can be spelled in more ways than there is memory.
        self._files: dict[Path, _File] = {}
        self._build = ""
        self.refresh()

    @property
    def build(self) -> str:
        """Name of the present build: another page has another name. Empty where none was built."""
        return self._build

    def refresh(self) -> None:
        """Check whether another page was built meanwhile. Reads from the disk."""
        self._file(INDEX)

    @property
    def built(self) -> bool:
        return (self._folder / INDEX).is_file()

    def response(self, request: Request, path: str) -> Response | None:
        """Return a file of the page; the page itself is at `/`, and finds its way by the part of the address after the `#`.

        None when there is no such file, or a page was never built. Reads from the disk.
        """
        path = path or INDEX
        file = self._file(path)
        if file is None:
            return None
        headers = {
            "Cache-Control": _FOREVER if path.startswith(_LASTING) else _ASK_EACH_TIME,
            "ETag": file.tag,
            "Vary": "Accept-Encoding",
        }
        if names_tag(request.headers.get("if-none-match", ""), file.tag):
            return Response(status_code=304, headers=headers)
        body = file.body
        for coding, squeezed in file.squeezed:
            if takes(request, coding):
                headers["Content-Encoding"] = coding
                body = squeezed
                break
        return Response(body, media_type=file.kind, headers=headers)

    def _file(self, path: str) -> _File | None:
        try:
            place = (self._folder / path).resolve()
            if not place.is_relative_to(self._folder) or not place.is_file() or _is_hidden(place.name):
                return None
            modified = place.stat().st_mtime
        except (OSError, ValueError):
            return None  # nothing that a file could be called
        kept = self._files.get(place)
        if kept is None or kept.modified != modified:
            kept = self._files[place] = self._read(place, modified)
            if place == self._folder / INDEX:
                named = _BUILD.search(kept.body)
                self._build = named[1].decode() if named else ""
        return kept

    # once for the process: what shows the page while a server starts has compressed it for the server as well
    @staticmethod
    @lru_cache(maxsize=256)
    def _read(place: Path, modified: float) -> _File:
        body = place.read_bytes()
        worth_it = len(body) >= COMPRESS_FROM and place.suffix not in _COMPRESSED_ALREADY
        kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
        return _File(modified, body, _squeezed(place, modified, body) if worth_it else (), tag, kind)


def _squeezed(place: Path, modified: float, body: bytes) -> tuple[tuple[str, bytes], ...]:
    """Return both compressed forms of a file: the one that the build has put next to it, unless it is outdated, and our own."""
    own = ("gzip", gzip.compress(body, 9))
    beside = place.with_name(place.name + _BESIDE)
    try:
        if beside.stat().st_mtime >= modified:
            return (("br", beside.read_bytes()), own)
    except OSError:
        pass
    return (own,)
