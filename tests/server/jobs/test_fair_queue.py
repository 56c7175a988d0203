"""Whose turn it is: nobody keeps others waiting by asking for much, and nothing waits without end."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest

from eastwind.server.jobs.fair_queue import FairQueue
from eastwind.server.jobs.work_limits import QueueLimits, WorkLimits
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

_LIMITS: Final = WorkLimits(waiting_each=3, waiting=6)


class _Work:
    """Pieces of work that begin when it is their turn and end when the test says so. Time is what the test says it is."""

    def __init__(self, places: int = 1, limits: WorkLimits = _LIMITS, *, can_be_set_back: bool = True) -> None:
        self.now = 0.0
        queue = replace(limits.of_processes, places=places, can_be_set_back=can_be_set_back)
        self.turns = FairQueue(queue, clock=lambda: self.now)
        self.begun: Final[list[str]] = []
        self.cancelled: Final[list[str]] = []
        self.asked: Final[dict[str, asyncio.Task[str]]] = {}
        self._ends: Final[dict[str, asyncio.Event]] = {}

    async def ask(self, *names: str) -> None:
        """Asks for work: `Ann 1` is Ann's."""
        for name in names:
            self._ends[name] = asyncio.Event()
            work = partial(self._work, name)
            self.asked[name] = asyncio.ensure_future(
                self.turns.do(name.split()[0], name.split()[1].rstrip("0123456789"), work)
            )
        await self.settle()

    async def end(self, name: str, *, after: float = 0.0) -> None:
        self.now += after
        self._ends[name].set()
        await self.settle()

    async def leave(self, name: str) -> None:
        self.asked[name].cancel()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def _work(self, name: str, begin: Callable[[], None]) -> str:
        if "slowly" not in name:
            begin()
        self.begun.append(name)
        try:
            await self._ends[name].wait()
        except asyncio.CancelledError:
            self.cancelled.append(name)
            raise
        return name


def _told(task: "asyncio.Task[str]") -> Refusal:
    with pytest.raises(Refusal) as refused:
        task.result()
    return refused.value


def _run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


@_run
async def test_visitors_take_turns_whoever_asked_for_more() -> None:
    work = _Work()
    await work.ask("Ann 1", "Ann 2", "Ann 3", "Bob 1", "Cat 1")
    for name in ("Ann 1", "Bob 1", "Cat 1", "Ann 2"):
        await work.end(name, after=0.1)
    assert work.begun == ["Ann 1", "Bob 1", "Cat 1", "Ann 2", "Ann 3"]


@_run
async def test_shares_are_counted_in_time_and_not_in_questions() -> None:
    work = _Work(limits=WorkLimits())
    await work.ask("Ann 1", "Bob 1", "Ann 2", "Bob 2", "Ann 3", "Bob 3")
    for _ in range(6):
        name = work.begun[-1]
        await work.end(name, after=10 if name.startswith("Ann") else 0.1)
    assert work.begun == ["Ann 1", "Bob 1", "Bob 2", "Bob 3", "Ann 2", "Ann 3"]


@_run
async def test_what_somebody_had_before_is_not_held_against_them() -> None:
    work = _Work()
    await work.ask("Ann 1")
    await work.end("Ann 1", after=60)
    await work.ask("Bob 1", "Bob 2", "Bob 3", "Bob 4")
    await work.end("Bob 1", after=1)
    await work.ask("Ann 2")
    await work.end("Bob 2", after=1)
    assert work.begun[-1] in ("Ann 2", "Bob 3")
    await work.end(work.begun[-1], after=1)
    assert "Ann 2" in work.begun


@_run
async def test_short_work_does_not_wait_for_the_long_work_of_many() -> None:
    work = _Work(limits=WorkLimits())
    for number in range(40):  # it becomes known what takes how long
        await work.ask(f"Old long{number}")
        await work.end(f"Old long{number}", after=2)
        await work.ask(f"Old short{number}")
        await work.end(f"Old short{number}", after=0.01)
    await work.ask(*(f"{name} long" for name in ("Bob", "Cat", "Dan", "Eve")), "Ann short")
    await work.end("Bob long", after=2)
    assert work.begun[-1] == "Ann short"


@_run
async def test_too_much_of_one_visitor_is_refused_and_the_others_go_on() -> None:
    work = _Work()
    await work.ask("Ann 1", "Ann 2", "Ann 3", "Ann 4", "Ann 5", "Bob 1")
    refusal = _told(work.asked["Ann 5"])
    assert refusal.message.code is ErrorCode.BUSY
    assert refusal.retry_after is not None
    assert refusal.retry_after >= 1
    await work.end("Ann 1")
    assert work.begun == ["Ann 1", "Bob 1"]


@_run
async def test_too_much_of_all_is_refused() -> None:
    work = _Work()
    await work.ask("Ann 1", *(f"{name} {number}" for name in ("Bob", "Cat") for number in range(3)), "Dan 1")
    assert work.turns.waiting == 6
    assert _told(work.asked["Dan 1"]).message.code is ErrorCode.CROWDED


@_run
async def test_what_waits_too_long_is_refused() -> None:
    work = _Work(limits=WorkLimits(patience_seconds=0.05))
    await work.ask("Ann 1", "Bob 1")
    await asyncio.wait([work.asked["Bob 1"]])
    assert _told(work.asked["Bob 1"]).message.code is ErrorCode.CROWDED
    assert work.turns.waiting == 0
    await work.ask("Cat 1")
    await work.end("Ann 1")
    assert work.begun == ["Ann 1", "Cat 1"]


@_run
async def test_who_leaves_gives_the_place_back_waiting_or_not() -> None:
    work = _Work()
    await work.ask("Ann 1", "Bob 1", "Cat 1")
    await work.leave("Bob 1")
    assert work.turns.waiting == 1
    await work.leave("Ann 1")
    assert work.begun == ["Ann 1", "Cat 1"]
    await work.end("Cat 1")
    assert (work.turns.waiting, work.turns.running) == (0, 0)


@_run
async def test_who_leaves_in_the_moment_of_being_called_takes_no_place() -> None:
    work = _Work()
    await work.ask("Ann 1", "Bob 1", "Cat 1")
    work.asked["Ann 1"].add_done_callback(lambda _: work.asked["Bob 1"].cancel())
    await work.end("Ann 1")
    assert work.begun[-1] == "Cat 1"


@_run
async def test_one_place_is_kept_for_whoever_has_had_little() -> None:
    work = _Work(places=2)
    await work.ask("Ann 1")
    work.now += 5
    await work.ask("Ann 2")
    assert work.begun == ["Ann 1"]  # long work of one visitor never takes the last place
    await work.ask("Bob 1")
    assert work.begun == ["Ann 1", "Bob 1"]
    await work.end("Ann 1")
    assert work.begun[-1] == "Ann 2"


@_run
async def test_long_work_in_the_last_place_is_set_back_for_brief_work_and_done_later() -> None:
    work = _Work(places=2)
    await work.ask("Ann long1", "Bob long1")
    work.now += 3
    await work.ask("Cat brief1")
    assert work.begun[-1] == "Cat brief1"
    assert not work.asked["Ann long1"].done()
    assert not work.asked["Bob long1"].done()
    await work.end("Cat brief1")
    set_back = work.cancelled[0]
    kept = "Ann long1" if set_back == "Bob long1" else "Bob long1"
    assert work.cancelled == [set_back]
    assert len(work.begun) == 3  # the last place stays free of long work
    await work.end(kept)
    assert work.begun[3:] == [set_back]
    await work.end(set_back)
    assert [await work.asked[name] for name in (kept, set_back)] == [kept, set_back]


@_run
async def test_what_has_not_begun_in_earnest_is_nobodys_share() -> None:
    work = _Work(places=2)
    await work.ask("Ann slowly", "Bob slowly")
    work.now += 60
    await work.ask("Cat 1")
    assert work.cancelled == []
    await work.end("Ann slowly")
    await work.ask("Ann 2")
    assert work.begun[-2:] == ["Cat 1", "Ann 2"] or work.turns.waiting == 1


@_run
async def test_work_that_cannot_be_ended_is_not_set_back() -> None:
    work = _Work(places=2, can_be_set_back=False)
    await work.ask("Ann 1", "Bob 1")
    work.now += 3
    await work.ask("Cat 1")
    assert work.begun == ["Ann 1", "Bob 1"]


@_run
async def test_a_fault_gives_the_place_back() -> None:
    turns = FairQueue(QueueLimits(1, 3, 6, can_be_set_back=True))

    async def broken(_: object) -> None:
        raise ValueError("broken")

    for _ in range(3):
        with pytest.raises(ValueError, match="broken"):
            await turns.do("Ann", "work", broken)
    assert turns.running == 0


@_run
async def test_visitors_are_forgotten() -> None:
    now = [0.0]
    turns = FairQueue(QueueLimits(1, 3, 6, can_be_set_back=True), clock=lambda: now[0])

    async def little(begin: Callable[[], None]) -> None:
        begin()
        now[0] += 0.1

    for number in range(3000):
        await turns.do(f"visitor {number}", "work", little)
        now[0] += 1
    assert len(turns._visitors) < 1000


@_run
async def test_of_one_visitor_no_more_is_under_way_than_may_be() -> None:
    work = _Work(places=2, limits=WorkLimits())
    work.turns = FairQueue(QueueLimits(2, 8, 8, each=1, keeps_one_for_brief=False), clock=lambda: work.now)
    await work.ask("Ann 1", "Ann 2", "Bob 1", "Bob 2")
    assert work.begun == ["Ann 1", "Bob 1"]
    await work.end("Bob 1", after=1)
    assert work.begun == ["Ann 1", "Bob 1", "Bob 2"]


@_run
async def test_no_timer_runs_where_only_the_end_of_work_makes_room() -> None:
    for keeps_one in (False, True):
        work = _Work()
        work.turns = FairQueue(QueueLimits(1, 8, 8, keeps_one_for_brief=keeps_one), clock=lambda: 0.0)
        await work.ask("Ann 1", "Bob 1")
        assert (work.turns._looking is not None) == keeps_one
        await work.end("Ann 1")
        assert work.begun == ["Ann 1", "Bob 1"]
        await work.end("Bob 1")


@_run
async def test_who_waits_knows_how_much_goes_before() -> None:
    queue = FairQueue(QueueLimits(1, 8, 8))
    ends = asyncio.Event()

    async def work(begin: Callable[[], None]) -> None:
        begin()
        await ends.wait()

    turns = [queue.enter(name, "kind") for name in ("Ann", "Ann", "Ann", "Bob")]
    tasks = [asyncio.ensure_future(queue.run(turn, work)) for turn in turns]
    await asyncio.sleep(0)
    assert [queue.ahead_of(turn) for turn in turns] == [0, 2, 3, 1]
    queue.withdraw(turns[3])
    queue.withdraw(turns[3])
    assert [queue.ahead_of(turn) for turn in turns] == [0, 1, 2, 0]
    assert queue.waiting == 2
    ends.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one).__name__ for one in done] == ["NoneType", "NoneType", "NoneType", "CancelledError"]
    assert (queue.waiting, queue.running) == (0, 0)
