"""Compiling the engine, so that nobody waits for the compiler in a game.

Compiled code is kept in folders named after digests of the engine's sources. A marker in a folder of its own says that
everything was compiled. Without it a start says what it does and how long it takes.
"""

import hashlib
import importlib
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from eastwind.cli.say import say_aside

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
#: What compiles a room.
_OF_ROOM: Final = {
    "scoring": ("eastwind.scoring.bill", "eastwind.scoring.settle"),
    "table": ("eastwind.scoring.settle", "eastwind.table.hands_at_end", "eastwind.table.table"),
}


def _marker() -> Path:
    """Named after what the compiled code depends on beside the sources, by whose digest the folder is named."""
    import llvmlite.binding
    import numba

    from eastwind.jit import engine_folder

    machine = f"{numba.__version__} {platform.python_version()} {llvmlite.binding.get_host_cpu_name()}"
    return engine_folder() / f"complete-{hashlib.sha256(machine.encode()).hexdigest()[:16]}"


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


def ready(room: str = "scoring") -> None:
    """For commands whose output is read by programs: compiles what a room needs, where that is not done, and says so aside."""
    from eastwind.jit import COMPILED, cache_folder

    if not COMPILED or cache_folder(room).is_dir():
        return
    say_aside("cli-compiling")
    begun = time.perf_counter()
    for module in _OF_ROOM[room]:
        importlib.import_module(module)
    say_aside("cli-compiled", seconds=round(time.perf_counter() - begun))
