"""Whether a command runs compiled or interpreted: what is little is not worth a minute of compiling.

Numba is told so when it is loaded, and once for a process: the choice is made before the engine is. Where the engine is compiled
already, or is to be whatever somebody has set for Numba, there is nothing to choose.
"""

import contextlib
import importlib
import os
import select
import stat
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final

from eastwind import code_cache
from eastwind.cli import engine
from eastwind.cli.rule_files import STANDARD_INPUT, standard_input
from eastwind.cli.say import say_aside
from eastwind.code_digest import code_of

#: So much of lines, books or records is gone through interpreted in some seconds: 1.5 ms a hand that is scored, 50 a hand played.
LITTLE_BYTES: Final = 1 << 20
#: Hands that are played by random and checked after every step: half a second each.
LITTLE_HANDS: Final = 20
#: A pipe into which all has been written by then is no stream of questions.
_MOMENT_MS: Final = 200
#: What compiles a room.
_OF_ROOM: Final = {
    "scoring": ("eastwind.scoring.bill", "eastwind.scoring.settle"),
    "table": ("eastwind.scoring.settle", "eastwind.table.hands_at_end", "eastwind.table.table"),
}
#: What very many hands are played with.
_TO_STUDY: Final = ("table", "study")


def at_once(*parts: str) -> None:
    """For what is little: the engine runs interpreted from here on, unless those parts of it are compiled (default: the table).

    Only in this process: what it starts chooses for itself.
    """
    if "numba" in sys.modules or engine.INTERPRETED in os.environ:
        compiled("table")
    elif not engine.is_kept(*parts or ("table",)):
        code_cache.writable("")  # where nothing can be kept it is said, as by commands that compile
        os.environ[engine.INTERPRETED] = "1"
        try:
            importlib.import_module("eastwind.jit")
        finally:
            del os.environ[engine.INTERPRETED]


def for_file(path: Path) -> None:
    """For what goes through a file's hands: at once, unless it is a large one. `-` is standard input."""
    if str(path) == STANDARD_INPUT:
        # all of it is wanted before anything is answered
        is_little = len(standard_input()) <= LITTLE_BYTES
    else:
        is_little = not path.exists() or path.stat().st_size <= LITTLE_BYTES
    if is_little:
        at_once()
    else:
        compiled("table")


def for_lines(room: str = "scoring") -> None:
    """For what answers the lines of standard input: at once, unless they are many, or nobody knows how many."""
    if _is_little(sys.stdin.buffer):
        at_once()
    else:
        compiled(room)


def _is_little(source: BinaryIO) -> bool:
    """Whether it is known that little is to be read: a person types, a file is short, all of it lies in the pipe already."""
    try:
        told = os.fstat(source.fileno())
    except (OSError, ValueError):
        return False
    if stat.S_ISREG(told.st_mode):
        return told.st_size <= LITTLE_BYTES
    if stat.S_ISCHR(told.st_mode):
        return True
    if not hasattr(select, "poll"):  # on Windows nobody can ask a pipe
        return False
    poll = select.poll()
    poll.register(source, 0)  # that whoever wrote has ended is told unasked; what has been written fits into the pipe
    return any(event & select.POLLHUP for _, event in poll.poll(_MOMENT_MS))


def compiled(room: str) -> None:
    """For what is much: compiles what a room needs, where that is not done, and says so aside."""
    from eastwind.jit import COMPILED

    if not COMPILED or engine.is_kept("table") or engine.is_marked(code_of(room), room):
        return
    say_aside("cli-compiling")
    begun = time.perf_counter()
    for module in _OF_ROOM[room]:
        importlib.import_module(module)
    engine.mark(code_of(room), room)
    say_aside("cli-compiled", seconds=round(time.perf_counter() - begun))


def compiled_to_study() -> None:
    """For what plays very many hands: compiles, on all cores, what is needed for that, where it is not done; says so aside."""
    if engine.is_warm(*_TO_STUDY):
        return
    say_aside("cli-compiling")
    begun = time.perf_counter()
    # what a process that failed has left is compiled when it is loaded, and whoever loads it hears what is wrong
    with contextlib.suppress(engine.CompilingError), engine.Compiling() as compiling:
        for _ in compiling.waited_for(*_TO_STUDY):
            pass
    if engine.is_warm(*_TO_STUDY):
        say_aside("cli-compiled", seconds=round(time.perf_counter() - begun))
