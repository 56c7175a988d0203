"""Choice of a command between compiled and interpreted code: little work is not worth a minute of compiling.

Numba takes the choice once for a process, as it is loaded: it is made before the engine is. Where the engine is compiled already,
or its compiling is set by the user's own settings of Numba, there is nothing to choose.
"""

import contextlib
import importlib
import os
import stat
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from eastwind import code_cache
from eastwind.cli.compiling import engine, rooms
from eastwind.cli.rule_files import STANDARD_INPUT, standard_input

if TYPE_CHECKING:
    from eastwind.cli.compiling.successor import Successor

#: Number of hands, played by random and checked after every step, that take some seconds interpreted: half a second each.
LITTLE_HANDS: Final = 20
#: The room that answers lines.
_FOR_LINES: Final = "traditions"


def at_once(*parts: str) -> None:
    """Run little work at once: interpreted, unless these parts of the engine are compiled (default: the table).

    The choice is for this process alone: those that it starts choose for themselves.
    """
    if "numba" in sys.modules or engine.INTERPRETED in os.environ:
        rooms.compiled("table")
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
        is_little = len(standard_input()) <= rooms.LITTLE_BYTES
    else:
        is_little = not path.exists() or path.stat().st_size <= rooms.LITTLE_BYTES
    if is_little:
        at_once()
    else:
        rooms.compiled("table")


@contextlib.contextmanager
def for_lines(command: str, known: Sequence[str] | None) -> "Iterator[Successor | None]":
    """Run a command that answers the lines of standard input: at once, or compiled for those of a large file.

    :param known: arguments by which another process knows the same rule sets, None where there can be none.
    :return: the process that takes over after many lines; None where the engine is compiled already, or is not to be.
    """
    if _is_large(sys.stdin.buffer) or rooms.is_compiled(_FOR_LINES):
        rooms.compiled(_FOR_LINES)
    else:
        at_once()
    from eastwind.jit import COMPILED

    if COMPILED or engine.INTERPRETED in os.environ or known is None:
        yield None
        return
    from eastwind.cli.compiling.successor import Successor

    with Successor(_FOR_LINES, [command, "--jsonl", *known]) as successor:
        yield successor


def _is_large(source: BinaryIO) -> bool:
    """Return whether a stream is a file, and a large one."""
    try:
        told = os.fstat(source.fileno())
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(told.st_mode) and told.st_size > rooms.LITTLE_BYTES
