"""What is left of a server that was killed: nothing that goes on computing."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.support.processes import all_under, is_there

pytestmark = pytest.mark.process

_PROJECT: Final = Path(__file__).resolve().parents[3]
#: A server's worker processes without a server: one has nothing to do, the other sleeps longer than anybody waits.
_PROGRAM: Final = """
import asyncio
from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.jobs.worker_pool import WorkerPool
from tests.server.jobs import pieces_of_work

async def main():
    workers = WorkerPool(WorkLimits(seconds=2.0))
    await asyncio.gather(workers.do(pieces_of_work.sleep, 0.2), workers.do(pieces_of_work.number))
    asleep = asyncio.create_task(workers.do(pieces_of_work.sleep, 600))
    await asyncio.sleep(0.2)
    print(*workers.processes, flush=True)
    await asleep

asyncio.run(main())
"""
_PATIENCE: Final = 20.0


def test_helpers_of_a_killed_server_end_even_in_the_middle_of_their_work() -> None:
    with subprocess.Popen([sys.executable, "-c", _PROGRAM], cwd=_PROJECT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        workers = list(map(int, server.stdout.readline().split()))
        assert len(workers) == 2
        helpers = [pid for pid in all_under(server.pid) if pid != server.pid]
        assert set(workers) < set(helpers)
        server.kill()
    late = time.monotonic() + _PATIENCE
    while any(map(is_there, helpers)):
        assert time.monotonic() < late, f"{sum(map(is_there, helpers))} of {len(helpers)} go on"
        time.sleep(0.05)
