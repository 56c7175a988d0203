"""Names of the folders in which the code of the engine's sources lies, told without loading the compiler.

Numba looks only at the file of a cached function, not at the functions it calls, so after an edit a cached caller would go
on running the old callee. What a room compiles therefore lies in a folder named by a digest of every source that its code can
come from: its own and those of the rooms below it. The compiler's own version goes into it as well: Numba throws away what
another version of it has written, and two environments that share a cache would do so to each other at every start.
"""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

#: Rooms with compiled code, each with those whose compiled code it may call.
ROOMS_BELOW: Final[dict[str, tuple[str, ...]]] = {
    "tiles": (),
    "hands": ("tiles",),
    "scoring": ("tiles", "hands", "rules"),
    "table": ("tiles", "hands", "rules", "scoring"),
    "bots": ("tiles", "hands", "rules", "scoring", "table"),
    "study": ("tiles", "hands", "rules", "scoring", "table", "bots"),
    "solo": ("tiles",),
}
#: What compiled code takes from the rules; the rest of that room reads files and words, and may change as it likes.
RULES_COMPILED_IN: Final = ("compiled", "patterns")
_COMPILER: Final = ("numba", "llvmlite")
_ROOT: Final = Path(__file__).resolve().parent


def code_of(room: str) -> str:
    """The part of the cache (`eastwind.code_cache`) for the compiled code of a room as its sources are now."""
    return f"{room}-{_digest(*ROOMS_BELOW[room], room)}"


def code_of_engine() -> str:
    """A part of the cache that stands for the whole engine as its sources are now."""
    return f"engine-{_digest('rules', *ROOMS_BELOW)}"


@cache
def version_of(package: str) -> str:
    """The version of an installed package, empty where that is not written down."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def _digest(*rooms: str) -> str:
    digest = hashlib.sha256(" ".join(map(version_of, _COMPILER)).encode())
    sources = [_ROOT / "jit.py", _ROOT / "compiler.py", _ROOT / "arrays.py"]
    for room in rooms:
        if room == "rules":
            sources += [_ROOT / room / f"{module}.py" for module in RULES_COMPILED_IN]
        else:
            sources += sorted((_ROOT / room).rglob("*.py"))
    for source in sources:
        digest.update(str(source.relative_to(_ROOT)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
