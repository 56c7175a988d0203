"""Long work in the background: in turn, bounded, ended when nobody asks."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import pytest

from eastwind.server.jobs.jobs import JobProgress, Jobs
from eastwind.server.jobs.work_limits import JobLimits
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

#: More than is done while a test looks on.
_LONG = 1_000_000


@dataclass(frozen=True, slots=True)
class _Count:
    """Counts, a moment for each number."""

    size: int = _LONG

    def carry_out(self, course: JobProgress) -> int:
        for number in course.share(_counted, range(1, self.size + 1)):
            course.done = number
        return course.done


@dataclass(frozen=True, slots=True)
class _Broken:
    size: int = 1

    def carry_out(self, course: JobProgress) -> int:
        raise ValueError("broken")


def _counted(number: int) -> int:
    time.sleep(0.0005)
    return number


async def _until(what: Callable[[], bool]) -> None:
    for _ in range(4000):
        if what():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it did not come")


Make = Callable[[JobLimits], Jobs]


def _run(test: Callable[[Make, list[float]], Coroutine[Any, Any, None]]) -> None:
    """Run a test in an event loop: with what makes jobs, and the time that they see."""

    async def whole() -> None:
        now, made = [100.0], list[Jobs]()

        def make(limits: JobLimits) -> Jobs:
            made.append(Jobs(limits, clock=lambda: now[0]))
            return made[-1]

        try:
            await test(make, now)
        finally:
            for jobs in made:
                await jobs.close()

    asyncio.run(whole())


def test_what_came_of_it_is_kept() -> None:
    async def test(make: Make, _: list[float]) -> None:
        job = make(JobLimits()).begin(_Count(20), "Ann")
        await _until(lambda: job.state == "done")
        assert (job.found, job.done) == (20, 20)

    _run(test)


def test_one_visitors_many_keep_nobody_waiting() -> None:
    async def test(make: Make, _: list[float]) -> None:
        jobs = make(JobLimits(at_once=1, waiting_each=2, waiting=4))
        mine = [jobs.begin(_Count(), "Ann")]
        await _until(lambda: mine[0].state == "running")
        mine += [jobs.begin(_Count(), "Ann") for _ in range(2)]
        with pytest.raises(Refusal) as busy:
            jobs.begin(_Count(), "Ann")
        assert busy.value.message.code is ErrorCode.BUSY
        assert busy.value.retry_after
        theirs = jobs.begin(_Count(), "Bob")
        assert [jobs.ahead_of(job) for job in (*mine, theirs)] == [0, 2, 3, 1]
        jobs.cancel(mine[0])
        await _until(lambda: theirs.state == "running")
        assert [job.state for job in mine] == ["cancelled", "waiting", "waiting"]
        jobs.begin(_Count(), "Cat")
        jobs.begin(_Count(), "Dan")
        with pytest.raises(Refusal) as crowded:
            jobs.begin(_Count(), "Eve")
        assert crowded.value.message.code is ErrorCode.CROWDED

    _run(test)


def test_two_visitors_jobs_go_at_once_and_two_of_one_do_not() -> None:
    async def test(make: Make, _: list[float]) -> None:
        jobs = make(JobLimits(at_once=2))
        mine = [jobs.begin(_Count(), "Ann") for _ in range(2)]
        theirs = jobs.begin(_Count(), "Bob")
        await _until(lambda: mine[0].done > 0 and theirs.done > 0)
        assert mine[1].state == "waiting"

    _run(test)


def test_one_that_takes_too_long_is_ended_and_one_that_waits_forsaken_keeps_no_place() -> None:
    async def test(make: Make, now: list[float]) -> None:
        jobs = make(JobLimits(at_once=1, waiting_each=1, seconds=50, forsaken_seconds=30))
        long = jobs.begin(_Count(), "Ann")
        await _until(lambda: long.done > 0)
        forsaken = jobs.begin(_Count(), "Bob")
        for _ in range(2):
            now[0] += 29
            jobs.find(long.id)
        await _until(lambda: long.state == "cancelled")
        await _until(lambda: forsaken.state == "cancelled")
        jobs.begin(_Count(), "Bob")

    _run(test)


def test_a_forsaken_one_is_given_up() -> None:
    async def test(make: Make, now: list[float]) -> None:
        jobs = make(JobLimits(forsaken_seconds=30))
        job = jobs.begin(_Count(), "somebody")
        await _until(lambda: job.done > 0)
        now[0] += 20
        jobs.find(job.id)
        now[0] += 20  # asked after in between
        seen = job.done
        await _until(lambda: job.done > seen)
        now[0] += 31
        await _until(lambda: job.state != "running")
        assert job.state == "cancelled"
        # what was done is not lost
        assert job.found == job.done > 0

    _run(test)


def test_a_forsaken_one_is_given_up_while_it_waits() -> None:
    async def test(make: Make, now: list[float]) -> None:
        jobs = make(JobLimits(at_once=1, forsaken_seconds=30))
        first, second, third = (jobs.begin(_Count(), name) for name in ("Ann", "Bob", "Cat"))
        await _until(lambda: first.done > 0)
        assert jobs.ahead_of(third) == 2
        now[0] += 20
        for asked in (first, third):
            jobs.find(asked.id)
        now[0] += 20
        for asked in (first, third):
            jobs.find(asked.id)
        assert (second.state, jobs.ahead_of(third)) == ("cancelled", 1)

    _run(test)


def test_old_ones_are_forgotten_and_a_fault_does_not_stop_the_next(caplog: pytest.LogCaptureFixture) -> None:
    async def test(make: Make, _now: list[float]) -> None:
        jobs = make(JobLimits(kept=2))
        failed = jobs.begin(_Broken(), "somebody")
        others = []
        for _ in range(3):
            others.append(jobs.begin(_Count(2), "somebody"))
            await _until(lambda: others[-1].state == "done")
        assert failed.state == "failed"
        assert "failed" in caplog.text
        await _until(lambda: jobs.find(failed.id) is None)
        assert jobs.find(others[-1].id) is others[-1]

    _run(test)


def test_closing_ends_what_is_under_way_and_what_waits() -> None:
    async def test(make: Make, _: list[float]) -> None:
        jobs = make(JobLimits(at_once=1))
        job, waiting = jobs.begin(_Count(), "somebody"), jobs.begin(_Count(), "somebody else")
        await _until(lambda: job.done > 0)
        await jobs.close()
        assert (job.state, waiting.state) == ("cancelled", "cancelled")
        assert jobs.find("nobody") is None

    _run(test)
