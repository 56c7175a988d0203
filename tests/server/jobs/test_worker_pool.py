"""Worker processes: what they do ends when it must, and whatever became of one, the next question is answered."""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.jobs.worker_pool import WorkerPool
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from tests.server.jobs import pieces_of_work

pytestmark = pytest.mark.process

_SECONDS: Final = 1.0
_LIMITS: Final = WorkLimits(seconds=_SECONDS, memory=64 * 2**20, idle_seconds=600)


class _Server:
    """Workers, and the event loop in which they are used."""

    def __init__(self, portal: BlockingPortal, workers: WorkerPool) -> None:
        self.portal: Final = portal
        self.workers: Final = workers

    def do(self, function: Callable[..., Any], *args: object) -> Any:
        return self.portal.call(self.workers.do, function, *args)

    def refused(self, function: Callable[..., Any], *args: object) -> Refusal:
        with pytest.raises(Refusal) as refused:
            self.do(function, *args)
        return refused.value


@pytest.fixture(scope="module")
def server() -> Iterator[_Server]:
    with start_blocking_portal() as portal:
        workers = WorkerPool(_LIMITS)
        yield _Server(portal, workers)
        portal.call(workers.close)
        assert workers.processes == []


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _is_gone(process: int) -> bool:
    end = time.monotonic() + 10
    while _is_there(process):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def test_work_is_done_in_another_process_that_is_kept(server: _Server) -> None:
    assert server.do(pieces_of_work.add, 2, 3) == 5
    first = server.do(pieces_of_work.number)
    assert first != os.getpid()
    assert server.do(pieces_of_work.number) == first


@pytest.mark.parametrize(
    "endless", [pytest.param(pieces_of_work.spin, id="interpreted"), pytest.param(_SECONDS * 60, id="in one call")]
)
def test_what_takes_too_long_is_ended_and_said(server: _Server, endless: Any) -> None:
    process = server.do(pieces_of_work.number)
    begun = time.monotonic()
    refusal = server.refused(pieces_of_work.sleep, endless) if isinstance(endless, float) else server.refused(endless)
    assert time.monotonic() - begun < _SECONDS + 2
    assert (refusal.message.code, refusal.message.code.status) == (ErrorCode.TOO_COSTLY, 504)
    assert "1 seconds" in refusal.message.expected
    assert _is_gone(process)
    assert server.do(pieces_of_work.number) != process


def test_what_takes_too_much_memory_is_ended_and_said(server: _Server) -> None:
    process = server.do(pieces_of_work.number)
    refusal = server.refused(pieces_of_work.take, 1024)
    assert refusal.message.code is ErrorCode.TOO_COSTLY
    assert "64 MB" in refusal.message.expected
    assert _is_gone(process)
    assert server.do(pieces_of_work.take, 16) == 16 * 2**20


def test_a_process_that_dies_is_said_and_the_next_question_is_answered(server: _Server) -> None:
    refusal = server.refused(pieces_of_work.die)
    assert (refusal.message.code, refusal.retry_after) == (ErrorCode.INTERRUPTED, 1)
    assert server.do(pieces_of_work.add, 1, 1) == 2


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(server: _Server) -> None:
    process = server.do(pieces_of_work.number)
    os.kill(process, 9)
    assert _is_gone(process)
    assert server.do(pieces_of_work.number) != process


def test_a_death_of_which_nothing_has_been_heard_yet_is_seen_at_the_line(
    server: _Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process is told of it first, and tells this one when it finds the time."""
    process = server.do(pieces_of_work.number)
    os.kill(process, 9)
    assert _is_gone(process)
    monkeypatch.setattr(BaseProcess, "is_alive", lambda self: True)
    assert server.do(pieces_of_work.number) != process
    monkeypatch.undo()


def test_a_fault_is_the_servers_and_stands_in_its_log(server: _Server, caplog: pytest.LogCaptureFixture) -> None:
    for errand in (pieces_of_work.fail, pieces_of_work.bring_what_cannot_be_sent):
        assert server.refused(errand).message.code is ErrorCode.INTERNAL
    assert "nobody expected this" in caplog.text
    assert server.do(pieces_of_work.add, 1, 1) == 2


def test_a_refusal_comes_as_it_was_raised(server: _Server) -> None:
    refusal = server.refused(pieces_of_work.refuse)
    assert refusal.message.model_dump(exclude_defaults=True) == {
        "code": "malformed",
        "expected": "a fish",
        "got": "a bicycle",
        "position": "1234m",
    }
    assert refusal.retry_after == 7


def test_work_that_nobody_waits_for_is_ended(server: _Server) -> None:
    process = server.do(pieces_of_work.number)

    async def ask_and_leave() -> None:
        asked = asyncio.ensure_future(server.workers.do(pieces_of_work.sleep, 60.0))
        await asyncio.sleep(0.05)
        asked.cancel()
        await asyncio.wait([asked])

    begun = time.monotonic()
    server.portal.call(ask_and_leave)
    assert time.monotonic() - begun < _SECONDS
    assert _is_gone(process)
    assert server.do(pieces_of_work.number) != process


def test_a_worker_that_is_ended_is_replaced_in_no_time(server: _Server) -> None:
    server.do(pieces_of_work.number)
    begun = time.monotonic()
    for _ in range(10):
        server.refused(pieces_of_work.die)
    assert time.monotonic() - begun < 5  # loading the engine ten times takes half a minute


def test_the_loop_goes_on_while_work_is_done(server: _Server) -> None:
    async def count() -> int:
        asked = asyncio.ensure_future(server.workers.do(pieces_of_work.sleep, 0.3))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert server.portal.call(count) >= 10


def test_when_nothing_is_asked_for_a_while_nothing_is_there(server: _Server) -> None:
    with start_blocking_portal() as portal:
        resting = WorkerPool(WorkLimits(idle_seconds=0.2))
        process = portal.call(resting.do, pieces_of_work.number)
        assert _is_gone(process)
        assert resting.processes == []
        assert portal.call(resting.do, pieces_of_work.add, 1, 2) == 3
        portal.call(resting.close)
    assert server.do(pieces_of_work.add, 1, 1) == 2


def test_where_a_socket_would_have_too_long_a_name_none_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / ("a folder for temporary files, deep below others " * 2)
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    with start_blocking_portal() as portal:
        workers = WorkerPool(WorkLimits(idle_seconds=600))
        assert _Server(portal, workers).do(pieces_of_work.add, 2, 3) == 5
        portal.call(workers.close)
