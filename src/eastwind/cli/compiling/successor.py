"""Process that answers lines compiled: takes over from one that answers them interpreted, once they have become many.

The length of a pipe's input cannot be known beforehand. A process cannot change from interpreted to compiled code: its input is
handed on instead, from between two lines.
"""

import contextlib
import subprocess
import sys
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Final, Self

from eastwind import code_cache
from eastwind.cli.compiling import engine, rooms


class Successor:
    """Compiling next to the process that answers, at a lower priority, and then answering in its place.

    Where code cannot be kept, another process could not use the compiled code, and none takes over.

    :ivar _again: arguments of the command that answers the lines.
    """

    def __init__(self, room: str, again: Sequence[str]) -> None:
        self._room: Final = room
        self._again: Final = again
        self._read = 0
        self._compiling: subprocess.Popen[bytes] | None = None

    def can_after(self, line: bytes) -> bool:
        """Count a line that was read; return whether the compiled engine can go on behind it."""
        self._read += len(line)
        if self._read <= rooms.LITTLE_BYTES or code_cache.writable("") is None:
            return False
        if self._compiling is None:
            command = [sys.executable, "-m", "eastwind.cli.compiling.successor", self._room]
            # a program that asks waits for answers on standard output, and for nothing else
            self._compiling = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        return self._compiling.poll() == 0

    def answer(self, lines: Iterable[bytes]) -> int:
        """Hand on all lines that are left, as they come; return the exit code of the process that answers them."""
        process = subprocess.Popen([sys.executable, "-m", "eastwind", *self._again], stdin=subprocess.PIPE)
        # one that has ended says why, and by its code whether that is a failure
        with contextlib.suppress(BrokenPipeError), process:
            assert process.stdin is not None
            for line in lines:
                process.stdin.write(line)
                process.stdin.flush()
        return process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End what is still being compiled: what of it is done is kept."""
        if self._compiling is not None:
            self._compiling.terminate()
            self._compiling.wait()


def main(room: str) -> int:
    """Compile what a room needs; 0 when it is kept."""
    engine.stand_back()
    # where code cannot be kept has been said by the process that answers
    code_cache.tell_with(lambda *_: None)
    if not rooms.is_compiled(room):
        rooms.compiled(room)
    return 0 if rooms.is_compiled(room) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
