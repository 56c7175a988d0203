"""Twelve visitors ask for all that they can get, and a thirteenth for a little.

All on a clock of its own, so that no machine's pace counts.
"""

import asyncio
import selectors
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from eastwind.server.jobs.fair_queue import FairQueue
from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.wire.refusals import Refusal

pytestmark = pytest.mark.process

_VISITORS: Final = 12
#: Questions that each of them keeps waiting.
_LINES: Final = 3
_SECONDS: Final = 40.0
_SHORT: Final = 0.03
_PAUSE: Final = 0.3


class _Hurried(selectors.SelectSelector):
    """Never waits: the time until something is due passes at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0.0
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._hurried: Final = _Hurried()
        super().__init__(self._hurried)

    def time(self) -> float:
        return self._hurried.now


def _waits(long: float, places: int = 3, *, can_be_set_back: bool = True) -> list[float]:
    """How long somebody waits for each short piece of work while others have work of so many seconds done."""
    loop = _Loop()
    limits = replace(WorkLimits().of_processes, places=places, can_be_set_back=can_be_set_back)
    turns = FairQueue(limits, clock=loop.time)
    waited: list[float] = []

    def work(seconds: float) -> Callable[[Callable[[], None]], Any]:
        async def do(begin: Callable[[], None]) -> None:
            begin()
            await asyncio.sleep(seconds)

        return do

    async def abuse(name: str) -> None:
        while True:
            try:
                await turns.do(name, "long", work(long))
            except Refusal:
                await asyncio.sleep(_PAUSE)

    async def ask() -> None:
        while loop.time() < _SECONDS:
            begun = loop.time()
            await turns.do("somebody", "short", work(_SHORT))
            waited.append(loop.time() - begun)
            await asyncio.sleep(_PAUSE)

    async def all_of_them() -> None:
        others = [asyncio.ensure_future(abuse(f"{n}")) for n in range(_VISITORS) for _ in range(_LINES)]
        await ask()
        for other in others:
            other.cancel()
        await asyncio.wait(others)

    try:
        loop.run_until_complete(all_of_them())
    finally:
        loop.close()
    return waited


@pytest.mark.parametrize("long", [0.05, 0.3, 0.7, 1.0, 5.0, 10.0])
@pytest.mark.parametrize("places", [2, 3, 5])
def test_a_thirteenth_never_waits_for_a_second(long: float, places: int) -> None:
    waited = _waits(long, places)
    assert len(waited) > 80
    assert max(waited) < 1.0


@pytest.mark.parametrize("long", [0.05, 0.3])
def test_short_work_that_cannot_be_ended_is_shared_out_too(long: float) -> None:
    assert max(_waits(long, 2, can_be_set_back=False)) < 1.0
