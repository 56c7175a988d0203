"""Workers whose engine is as good as not compiled until a file is there: `python -m tests.server.interim.several FILE serve …`.

`FILE` is for all of them, `FILE-<number of the process>` for one; with `FILE-fails` compiling fails. With a wall in the
environment (`walled`) they play with that one.
"""

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from eastwind.cli.compiling import engine
from eastwind.cli.main import main
from eastwind.cli.serving import start
from eastwind.cli.serving.interim import begin_with
from tests.server.interim import walled

_FILE: Final = Path(sys.argv[1])


def _with(what: object) -> Path:
    return _FILE.with_name(f"{_FILE.name}-{what}")


def _is_there(*_: str) -> bool:
    return _FILE.exists() or _with(os.getpid()).exists()


class _Compiling(engine.Compiling):
    """Nothing is compiled: it is waited for the file."""

    def waited_for(self, *parts: str) -> Iterator[str]:
        while not _is_there():
            if _with("fails").exists():
                raise engine.CompilingError("compiling ended with status 1")
            yield parts[0]
            time.sleep(0.02)


if __name__ == "__main__":
    engine.processes_that_share = lambda: 0
    engine.is_kept = _is_there
    engine.Compiling = _Compiling  # type: ignore[misc]  # in this process and its copies only
    if walled.WALL in os.environ:
        walled.lay()
        beside = partial(begin_with, module=walled.__name__)
        start.begin_with = beside  # type: ignore[attr-defined]  # in this process and its copies only
    sys.exit(main(sys.argv[2:]))
