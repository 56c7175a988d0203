"""Choice of a command between compiled and interpreted code: little work is not worth a minute of compiling.

Numba takes the choice once for a process, as it is loaded: it is made before the engine is. Where the engine is compiled already,
or its compiling is set by the user's own settings of Numba, there is nothing to choose.
"""

import contextlib
import importlib
import os
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from eastwind import code_cache
from eastwind.cli import engine
from eastwind.cli.rule_files import STANDARD_INPUT, standard_input
from eastwind.cli.say import say_aside
from eastwind.code_digest import code_of

if TYPE_CHECKING:
    from eastwind.cli.successor import Successor

#: Bytes of lines, books or records that take some seconds interpreted: 3 ms a line that is answered, 50 ms a hand that is played.
LITTLE_BYTES: Final = 1 << 20
#: Number of hands, played by random and checked after every step, that take some seconds interpreted: half a second each.
LITTLE_HANDS: Final = 20
#: Modules of each room whose loading compiles it.
_OF_ROOM: Final = {
    "scoring": ("eastwind.scoring.hand_score", "eastwind.scoring.settle"),
    "table": ("eastwind.scoring.settle", "eastwind.table.hands_at_end", "eastwind.table.table"),
}
#: The room that answers lines.
_FOR_LINES: Final = "scoring"
#: Parts of the engine that play very many hands.
_TO_STUDY: Final = ("table", "study")


def at_once(*parts: str) -> None:
    """Run little work at once: interpreted, unless these parts of the engine are compiled (default: the table).

    The choice is for this process alone: those that it starts choose for themselves.
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
    """Run work on all hands of a file: at once, or compiled for a large one. `-` is standard input."""
    if str(path) == STANDARD_INPUT:
        # all of it is wanted before anything is answered
        is_little = len(standard_input()) <= LITTLE_BYTES
    else:
        is_little = not path.exists() or path.stat().st_size <= LITTLE_BYTES
    if is_little:
        at_once()
    else:
        compiled("table")


@contextlib.contextmanager
def for_lines(command: str, known: Sequence[str] | None) -> "Iterator[Successor | None]":
    """Run a command that answers the lines of standard input: at once, or compiled for those of a large file.

    :param known: arguments by which another process knows the same rule sets, None where there can be none.
    :return: the process that takes over after many lines; None where the engine is compiled already, or is not to be.
    """
    if _is_large(sys.stdin.buffer) or is_compiled(_FOR_LINES):
        compiled(_FOR_LINES)
    else:
        at_once()
    from eastwind.jit import COMPILED

    if COMPILED or engine.INTERPRETED in os.environ or known is None:
        yield None
        return
    from eastwind.cli.successor import Successor

    with Successor(_FOR_LINES, [command, "--jsonl", *known]) as successor:
        yield successor


def _is_large(source: BinaryIO) -> bool:
    """Return whether a stream is a file, and a large one."""
    try:
        told = os.fstat(source.fileno())
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(told.st_mode) and told.st_size > LITTLE_BYTES


def is_compiled(room: str) -> bool:
    """Return whether all that a room needs is compiled and kept."""
    return engine.is_kept("table") or engine.is_marked(code_of(room), room)


def compiled(room: str) -> None:
    """Run much work: compile what a room needs, unless it is compiled, and say so aside."""
    from eastwind.jit import COMPILED

    if not COMPILED or is_compiled(room):
        return
    say_aside("cli-compiling")
    begun = time.perf_counter()
    for module in _OF_ROOM[room]:
        importlib.import_module(module)
    engine.mark(code_of(room), room)
    _say_compiled(time.perf_counter() - begun)


def compiled_to_study() -> None:
    """Run very many hands: compile on all cores what plays them, unless it is compiled, and say so aside."""
    # what a process that failed has left is compiled when it is loaded, and whoever loads it hears what is wrong
    with contextlib.suppress(engine.CompilingError):
        engine.warm_up(lambda: say_aside("cli-compiling"), _say_compiled, *_TO_STUDY)


def _say_compiled(seconds: float) -> None:
    say_aside("cli-compiled", seconds=round(seconds))
