"""The store alone, killed hundreds of times: a process writes batches and says what is kept, and is gone in the middle of it.

    python -m tests.chaos.writers PATH ADDRESS KILLS SEED

ADDRESS is empty for a file. Prints what was found as JSON. One process is copied for each that is killed, which takes no time.
"""

import asyncio
import importlib
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

from eastwind.match.entries import ActionEntry
from eastwind.server.store.opening import open_store
from eastwind.server.store.rows import Batch, SeatRow, TableRow

BATCH: Final = 5
#: The longest time for which one writes, in seconds.
_LONGEST: Final = 0.08
_NOBODY: Final = (SeatRow("nobody", ""),) * 4


async def _write(path: Path, address: str | None, told: int) -> None:
    store = open_store(path, address)
    if await store.table("t") is None:
        await store.create(TableRow(id="t", opened="", ruleset="{}", digest="", secret=b"", seats=_NOBODY))
    version = await store.last_version("t")
    while True:
        os.write(told, f"{version}\n".encode())
        rows = [ActionEntry(version + 1 + number, version // 500, 0, version, "pass") for number in range(BATCH)]
        await store.append("t", Batch(actions=rows))
        version += len(rows)


def _killed(path: Path, address: str | None, seconds: float) -> list[int]:
    """The versions that a process said to be kept before it was killed, the one that it found first."""
    reading, told = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        asyncio.run(_write(path, address, told))
        os._exit(0)
    os.close(told)
    with os.fdopen(reading) as lines:
        # what was said before it died is what was seen
        said = [lines.readline()]
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        said += list(lines)
    os.waitpid(child, 0)
    return [int(line) for line in said if line.endswith("\n")]


def kill_writers(path: Path, address: str | None, kills: int, seed: int) -> dict[str, Any]:
    """Kills processes that write, at moments that are drawn; counts what was seen and lost, and what was torn."""
    # loaded once for all that are copied
    importlib.import_module("eastwind.server.store.postgres")
    chance, seen, lost, torn = random.Random(seed), 0, 0, 0
    for _ in range(kills):
        said = _killed(path, address, chance.uniform(0.0, _LONGEST))
        if not said:
            return {"failed": "a process that writes did not come to write"}
        lost += said[0] < seen
        torn += said[0] % BATCH != 0
        seen = said[-1]
    return {"kills": kills, "seen": seen, "lost": lost, "torn": torn}


if __name__ == "__main__":
    found = kill_writers(Path(sys.argv[1]), sys.argv[2] or None, int(sys.argv[3]), int(sys.argv[4]))
    sys.stdout.write(json.dumps(found))
