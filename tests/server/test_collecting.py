"""Circles of objects that nobody holds are cleared away, seldom."""

import asyncio
import gc
import weakref

import pytest

from eastwind.server.collecting import collect_seldom


class _Held:
    """Something that can hold itself."""

    def __init__(self) -> None:
        self.itself = self


async def _rounds(count: int) -> tuple[list[float], list[bool], tuple[int, int, int]]:
    """(seconds slept, whether what grew old in a circle was still there after each sleep, the thresholds meanwhile)."""
    slept: list[float] = []
    there: list[bool] = []
    thresholds = gc.get_threshold()
    watched: weakref.ref[_Held] | None = None

    async def sleep(seconds: float) -> None:
        nonlocal watched, thresholds
        thresholds = gc.get_threshold()
        slept.append(seconds)
        if watched is not None:
            there.append(watched() is not None)
        if len(slept) > count:
            raise asyncio.CancelledError
        held = _Held()
        watched = weakref.ref(held)
        # it has grown old
        gc.collect(0)
        gc.collect(1)

    with pytest.raises(asyncio.CancelledError):
        await collect_seldom(sleep)
    return slept, there, thresholds


def test_what_grew_old_in_a_circle_is_let_go_of() -> None:
    slept, there, _ = asyncio.run(_rounds(3))
    assert len(slept) == 4
    assert there == [False, False, False]


def test_all_are_looked_through_at_most_a_thousandth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(1000))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(moments)))
    slept, _, _ = asyncio.run(_rounds(2))
    assert slept == [60.0, 1000.0, 1000.0]


def test_in_between_only_what_is_young_is_looked_at() -> None:
    before = gc.get_threshold()
    _, _, meanwhile = asyncio.run(_rounds(1))
    assert meanwhile[2] > 1_000_000
    assert gc.get_threshold() == before
