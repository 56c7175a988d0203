"""Circles of objects that nobody holds are cleared away, without keeping anybody waiting for long."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable

import pytest

from eastwind.server.gc_schedule import collect_seldom, resident_bytes

_HOUR = 3600.0


class _Held:
    """Something that can hold itself."""

    def __init__(self) -> None:
        self.itself: object = self


class _Nights:
    """A clock on which a walk takes so many seconds, and sleeping as long as is said or, with much to do, longer.

    `at`: what is done after each sleep.
    """

    def __init__(self, takes: float, at: Callable[[int], None], end: int, busy: float = 0.0) -> None:
        self.now = 0.0
        self.slept: list[float] = []
        self._takes, self._at, self._end, self._busy = takes, at, end, busy

    def clock(self) -> float:
        self.now += self._takes / 2
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += max(seconds, self._busy)
        if len(self.slept) > self._end:
            raise asyncio.CancelledError
        self._at(len(self.slept))

    def pass_by(self, resident: Callable[[], int] = lambda: 0, in_use: Callable[[], int] = lambda: 0) -> None:
        """:param resident: bytes that the process has, as far as anybody knows; :param in_use: how many are in use."""
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(collect_seldom(self.sleep, self.clock, resident, in_use))


def test_what_is_new_in_a_circle_is_let_go_of_at_the_next_walk() -> None:
    watched: list[weakref.ref[_Held]] = []

    def look(number: int) -> None:
        watched.append(weakref.ref(_Held()))
        # it has grown old
        gc.collect(0)
        gc.collect(1)

    _Nights(0.0, look, end=4).pass_by()
    assert len(watched) == 4
    assert not any(held() is not None for held in watched[:3])


def test_what_lived_on_and_came_into_a_circle_is_let_go_of_within_the_hour() -> None:
    kept = [_Held()]
    gone_at: list[int] = []
    watched = weakref.ref(kept[0])

    def look(number: int) -> None:
        if number == 2:
            kept.clear()
        if watched() is None:
            gone_at.append(number)

    _Nights(0.0, look, end=80, busy=60.0).pass_by()
    assert gone_at
    assert 60.0 * gone_at[0] <= _HOUR + 120.0


def test_however_much_comes_at_once_a_walk_goes_through_a_little_of_it() -> None:
    kept: list[_Held] = []
    left_to_walk: list[int] = []

    def look(number: int) -> None:
        kept.extend(_Held() for _ in range(200_000))
        left_to_walk.append(len(gc.get_objects(0)) + len(gc.get_objects(1)))

    _Nights(0.0, look, end=3).pass_by()
    assert max(left_to_walk) < 60_000


def test_a_walk_that_takes_long_is_followed_by_the_next_sooner_and_so_has_less_to_go_through() -> None:
    """What takes the place of something else is not counted as new: only the walk shows how much there was."""
    busy = _Nights(0.2, lambda number: None, end=8)
    busy.pass_by()
    assert all(seconds <= 0.1 for seconds in busy.slept)
    idle = _Nights(0.0, lambda number: None, end=20)
    idle.pass_by()
    assert idle.slept == sorted(idle.slept)
    assert idle.slept[-1] == 2.0


def test_going_through_everything_takes_a_thousandth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    nights = _Nights(0.0, lambda number: None, end=300, busy=100.0)
    begun: list[float] = []
    looks = 0
    unfreeze = gc.unfreeze

    def clock() -> float:
        nonlocal looks
        looks += 1
        # the second look is the end of the walk, which takes eight seconds
        nights.now += 8.0 if begun and looks == 2 else 0.0
        return nights.now

    def all_is_gone_through() -> None:
        nonlocal looks
        begun.append(nights.now)
        looks = 0
        unfreeze()

    monkeypatch.setattr(gc, "unfreeze", all_is_gone_through)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_seldom(nights.sleep, clock, lambda: 0))
    *whole, _ = begun  # the last is the end of it all
    assert len(whole) > 2
    assert all(later - sooner >= 8000.0 for sooner, later in itertools.pairwise(whole))


def test_what_a_request_left_in_a_circle_is_let_go_of_soon_where_the_memory_has_grown() -> None:
    """It grew old while the request was under way: otherwise it would wait for the end of the hour."""
    kept: list[_Held] = []
    watched: list[weakref.ref[_Held]] = []
    resident = 300_000_000
    gone_at: list[float] = []

    def look(number: int) -> None:
        nonlocal resident
        if number == 1:
            kept.append(_Held())
            watched.append(weakref.ref(kept[0]))
        if number == 3:
            kept.clear()
            resident += 20_000_000
        if watched[0]() is None:
            gone_at.append(nights.now)

    nights = _Nights(0.0, look, end=200)
    nights.pass_by(lambda: resident)
    assert gone_at
    assert gone_at[0] < 10.0


def _long_walks(
    monkeypatch: pytest.MonkeyPatch,
    nights: _Nights,
    resident: Callable[[], int],
    in_use: Callable[[], int] = lambda: 0,
) -> list[float]:
    """Return the times at which long walks begin. None is done: through the tests' own objects each takes half a second."""
    begun: list[float] = []

    def collect(generation: int = 2) -> int:
        if generation == 2:
            begun.append(nights.now)
        return 0

    monkeypatch.setattr(gc, "collect", collect)
    nights.pass_by(resident, in_use)
    return begun


@pytest.mark.parametrize(("grows", "whole"), [(10_000, 1), (50_000_000, 30)], ids=["little", "much"])
def test_however_the_memory_grows_long_walks_take_a_hundredth_of_the_time(
    monkeypatch: pytest.MonkeyPatch, grows: int, whole: int
) -> None:
    """A walk takes a quarter of a second here, as with a thousand tables; the nights are half an hour."""
    resident = 300_000_000

    def look(number: int) -> None:
        nonlocal resident
        resident += grows

    begun = _long_walks(monkeypatch, _Nights(0.5, look, end=1800, busy=1.0), lambda: resident)
    assert len(begun) >= whole
    assert all(later - sooner >= 25.0 for sooner, later in itertools.pairwise(begun[1:]))
    assert grows > 1_000_000 or len(begun) < 5


@pytest.mark.parametrize(("in_use", "walks"), [(50_000_000, 1), (45_000_000, 20)], ids=["all", "not all"])
def test_memory_that_open_tables_take_is_no_reason_for_a_long_walk(
    monkeypatch: pytest.MonkeyPatch, in_use: int, walks: int
) -> None:
    """With two thousand tables that takes nearly half a second. In the second half they are closed one after the other."""
    opened, ever = 0, 0

    def look(number: int) -> None:
        nonlocal opened, ever
        opened += 1 if number <= 200 else -1
        ever = max(ever, opened)

    nights = _Nights(0.02, look, end=400, busy=1.0)
    begun = _long_walks(monkeypatch, nights, lambda: 300_000_000 + ever * 50_000_000, lambda: opened * in_use)
    assert len(begun) >= walks
    assert walks > 1 or len(begun) == 1


def test_long_walks_pass_over_what_was_loaded_before() -> None:
    loaded = [_Held() for _ in range(100_000)]
    walked: list[int] = []
    resident = 300_000_000

    def look(number: int) -> None:
        nonlocal resident
        resident += 50_000_000
        walked.append(len(gc.get_objects()))

    _Nights(0.0, look, end=5, busy=10.0).pass_by(lambda: resident)
    assert len(loaded) > max(walked)


def test_the_memory_of_this_process_is_known() -> None:
    before = resident_bytes()
    kept = bytearray(64 * 1024 * 1024)
    kept[::4096] = b"x" * len(kept[::4096])
    assert resident_bytes() - before > 50 * 1024 * 1024


def test_in_between_only_what_is_young_is_looked_at() -> None:
    before = gc.get_threshold()
    meanwhile: list[int] = []
    _Nights(0.0, lambda number: meanwhile.append(gc.get_threshold()[2]), end=1).pass_by()
    assert meanwhile[0] > 1_000_000
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
