"""Names of the cache's folders, told without loading the compiler.

Numba looks only at the file of a cached function, not at the functions it calls, so after an edit a cached caller would go
on running the old callee. What a room compiles therefore lies in a folder named by a digest of every source that its code can
come from: its own and those of the rooms below it. Functions that are called by name (`eastwind.jit.linked`) are no part of their
callers' code: of the traditions only the modules that the rooms above take in are counted there, so that an edit of a tradition
compiles that tradition and nothing else. The compiler's own version goes into it as well: Numba throws away what
another version of it has written, and two environments that share a cache would do so to each other at every start.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

#: Rooms with compiled code, each with those whose compiled code it may call. A part of a room that has a name here is a room of
#: its own: of what `traditions` calls by name, nothing becomes a part of it.
ROOMS_BELOW: Final[dict[str, tuple[str, ...]]] = {
    "tiles": (),
    "hands": ("tiles",),
    "scoring": ("tiles", "hands", "rules"),
    "traditions/classical": ("tiles", "hands", "rules", "scoring"),
    "traditions": ("tiles", "hands", "rules", "scoring"),
    "table": ("tiles", "hands", "rules", "scoring", "traditions"),
    "bots": ("tiles", "hands", "rules", "scoring", "traditions", "table"),
    "study": ("tiles", "hands", "rules", "scoring", "traditions", "table", "bots"),
    "solo": ("tiles",),
}
#: Rooms of which only some modules become part of the compiled code above them: the other rules read files and words, and the
#: other modules of the traditions are called by name, of the port only the signatures are taken.
COMPILED_IN: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("rules/compiled", "traditions/classical/patterns"),
    "traditions": ("traditions/port", "traditions/classical/sums"),
}
_BELOW_ALL: Final = ("jit", "compiler", "arrays", "records")
_COMPILER: Final = ("numba", "llvmlite")
_ROOT: Final = Path(__file__).resolve().parent


#: Rooms of the traditions, each called by name.
TRADITIONS: Final = tuple(room for room in ROOMS_BELOW if room.startswith("traditions/"))


def room_of(module: str) -> str | None:
    """Return the room with compiled code that a module of the package belongs to, the innermost; None for no such room."""
    package, _, inside = module.partition(".")
    parts = inside.split(".")
    rooms = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((room for room in rooms if package == "eastwind" and room in ROOMS_BELOW), None)


def code_of(room: str) -> str:
    """Part of the cache (`eastwind.code_cache`) for the compiled code of a room as its sources are now."""
    return f"{room.replace('/', '.')}-{_digest(room)}"


def code_of_engine() -> str:
    """Part of the cache for the markers of the whole engine as its sources are now."""
    return f"engine-{_digest(*ROOMS_BELOW)}"


def have_sources_changed() -> bool:
    """Return whether sources of compiled code are others than when this process first read them."""
    return any(_contents(part) != _contents.__wrapped__(part) for part in _parts_of(*ROOMS_BELOW))


@cache
def version_of(package: str) -> str:
    """Version of an installed package; empty where that is not written down."""
    # half of what it takes to load the commands, and some of them ask for no version
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def _digest(*rooms: str) -> str:
    """Return a digest of all that the compiled code of some rooms is made of."""
    digest = hashlib.sha256(" ".join(map(version_of, _COMPILER)).encode())
    for part in _parts_of(*rooms):
        digest.update(_contents(part))
    return digest.hexdigest()[:16]


def _parts_of(*rooms: str) -> tuple[tuple[str, ...], ...]:
    """Return the parts of the sources of some rooms: a room by its name, or the modules of one that are compiled in."""
    below = [COMPILED_IN.get(part, (part,)) for room in rooms for part in ROOMS_BELOW[room]]
    return tuple(dict.fromkeys([_BELOW_ALL, *below, *((room,) for room in rooms)]))


@cache
def _contents(part: tuple[str, ...]) -> bytes:
    """Return names and contents of a part's sources, read once for all digests."""
    found = [source for name in part for source in _files_of(name)]
    return b"".join(str(source.relative_to(_ROOT)).encode() + source.read_bytes() for source in found)


def _files_of(name: str) -> list[Path]:
    """Return the file of a module, the files of a room without those of the rooms in it."""
    place = _ROOT / name
    if not place.is_dir():
        return [place.with_suffix(".py")]
    inner = [_ROOT / room for room in ROOMS_BELOW if room.startswith(f"{name}/")]
    return [file for file in sorted(place.rglob("*.py")) if not any(map(file.is_relative_to, inner))]
