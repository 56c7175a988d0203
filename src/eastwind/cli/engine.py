"""Compiling the engine, so that nobody waits for the compiler in a game.

Compiled code is kept in a folder named after a digest of the engine's sources; in it the compiler tells files apart by their
place and time. A marker in that folder says that everything was compiled for the files as they lie here. Without it a start
says what it does and how long it takes.
"""

import hashlib
import importlib
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

#: Rooms without compiled code.
_PLAIN_ROOMS: Final = frozenset({"server", "cli", "words", "record"})
#: What a game needs; importing it compiles what has signatures.
_FOR_PLAY: Final = ("eastwind.server.app",)
#: What the other commands need beside it.
_FOR_ALL: Final = (
    *_FOR_PLAY,
    "eastwind.study.random_play",
    "eastwind.bots",
    "eastwind.bench.engine",
    "eastwind.bench.bots",
)


def _cache_folder() -> Path:
    import numba

    return Path(str(getattr(numba, "config").CACHE_DIR))  # noqa: B009 — it has no stubs


def _marker() -> Path:
    """Named after everything by which the compiler finds its files again."""
    import numba

    root = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{root} {numba.__version__} {platform.python_version()} {platform.machine()}".encode())
    for source in sorted(root.rglob("*.py")):
        if source.relative_to(root).parts[0] not in _PLAIN_ROOMS:
            stat = source.stat()
            digest.update(f"{source} {stat.st_mtime_ns} {stat.st_size}".encode())
    return _cache_folder() / f"complete-{digest.hexdigest()[:16]}"


def is_warm() -> bool:
    """Whether the engine, as its sources are now, has been compiled on this machine. True when it runs interpreted."""
    from eastwind.jit import COMPILED

    return not COMPILED or _marker().is_file()


def warm_up(before: Callable[[], None], after: Callable[[float], None], *, everything: bool = False) -> None:
    """Loads the engine, compiling what is not compiled yet.

    `before` and `after` (with the seconds it took) are called only when there is something to compile.
    """
    cold = not is_warm()
    if cold:
        before()
    begun = time.perf_counter()
    for module in _FOR_ALL if everything or cold else _FOR_PLAY:
        importlib.import_module(module)
    if cold:
        marker = _marker()
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
        after(time.perf_counter() - begun)
