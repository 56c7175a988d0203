"""Compiling the engine, so that nobody waits for the compiler in a game.

Compiled code is kept in a folder named after a digest of the engine's sources. A marker in it says that everything was
compiled; without the marker a start says what it does and how long it takes.
"""

import importlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numba

from eastwind.jit import COMPILED

_MARKER: Final = "complete"
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
    return Path(str(getattr(numba, "config").CACHE_DIR))  # noqa: B009 — it has no stubs


def is_warm() -> bool:
    """Whether the engine, as its sources are now, has been compiled on this machine. True when it runs interpreted."""
    return not COMPILED or (_cache_folder() / _MARKER).is_file()


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
        folder = _cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / _MARKER).touch()
        after(time.perf_counter() - begun)
