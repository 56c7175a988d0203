"""A disk of some megabytes in memory, which can be filled."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

MISSING: Final = "nothing may be mounted here: tried where the tests run as root, as in continuous integration"
_BLOCK: Final = bytes(4096)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[bool]:
    """Whether there is one in a folder that is made for it: where none may be mounted, there is none.

    :param size: such as `6m`.
    """
    folder.mkdir()
    asked = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "tmpfs", str(folder)]
    mounted = os.name == "posix" and not subprocess.run(asked, capture_output=True, check=False).returncode
    try:
        yield mounted
    finally:
        if mounted:
            # whoever still has a file there keeps it; nobody finds it any more
            subprocess.run(["umount", "-l", str(folder)], check=False)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Not a block of it is left meanwhile."""
    ballast = folder / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", 0) as file:
        while True:
            file.write(_BLOCK)
    try:
        yield
    finally:
        ballast.unlink()
