"""Names of the cache's folders, told without loading the compiler.

Numba looks only at the file of a cached function, not at the functions it calls, so after an edit a cached caller would go
on running the old callee. What a room compiles therefore lies in a folder named by a digest of every source that its code can
come from: its own and those of the rooms below it. Functions that are called by name (`eastwind.jit.linked`) are no part of their
callers' code: of the traditions only the modules that the rooms above take in are counted there, so that an edit of a scorer
compiles the scorer and nothing else. The compiler's own version goes into it as well: Numba throws away what
another version of it has written, and two environments that share a cache would do so to each other at every start.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

#: Rooms with compiled code, each with those whose compiled code it may call.
ROOMS_BELOW: Final[dict[str, tuple[str, ...]]] = {
    "tiles": (),
    "hands": ("tiles",),
    "scoring": ("tiles", "hands", "rules"),
    "traditions": ("tiles", "hands", "rules", "scoring"),
    "table": ("tiles", "hands", "rules", "scoring", "traditions"),
    "bots": ("tiles", "hands", "rules", "scoring", "traditions", "table"),
    "study": ("tiles", "hands", "rules", "scoring", "traditions", "table", "bots"),
    "solo": ("tiles",),
}
#: Modules of the rules that compiled code uses; the others read files and words, and may change as they like.
RULES_COMPILED_IN: Final = ("rules/compiled", "traditions/classical/patterns")
#: Modules of the traditions that become part of compiled code above them; of the port only the signatures.
TRADITIONS_COMPILED_IN: Final = ("traditions/port", "traditions/classical/sums")
#: Parts of the sources that are not all modules of a room.
_MODULES: Final = {
    "": ("jit", "compiler", "arrays", "records"),
    "rules": RULES_COMPILED_IN,
    "traditions from above": TRADITIONS_COMPILED_IN,
}
_COMPILER: Final = ("numba", "llvmlite")
_ROOT: Final = Path(__file__).resolve().parent


def code_of(room: str) -> str:
    """Part of the cache (`eastwind.code_cache`) for the compiled code of a room as its sources are now."""
    below = ("traditions from above" if part == "traditions" else part for part in ROOMS_BELOW[room])
    return f"{room}-{_digest(*below, room)}"


def code_of_engine() -> str:
    """Part of the cache for the markers of the whole engine as its sources are now."""
    return f"engine-{_digest('rules', *ROOMS_BELOW)}"


def have_sources_changed() -> bool:
    """Return whether sources of compiled code are others than when this process first read them."""
    return any(_sources(room) != _sources.__wrapped__(room) for room in ("", "rules", *ROOMS_BELOW))


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
    digest = hashlib.sha256(" ".join(map(version_of, _COMPILER)).encode())
    for part in ("", *rooms):
        digest.update(_sources(part))
    return digest.hexdigest()[:16]


@cache
def _sources(room: str) -> bytes:
    """Return names and contents of a room's sources, or of a part of `_MODULES`, read once for all their digests."""
    if room in _MODULES:
        found = [_ROOT / f"{module}.py" for module in _MODULES[room]]
    else:
        found = sorted((_ROOT / room).rglob("*.py"))
    return b"".join(str(source.relative_to(_ROOT)).encode() + source.read_bytes() for source in found)
