"""The loop that applies effects at a table: their order, their end, what happens when one fails, timers."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from eastwind.rules import load_preset
from eastwind.server.cluster.publisher import InProcess
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.match.world import World
from eastwind.server.store.errors import StoreError
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import SeatRow
from eastwind.server.tables import effect_loop
from eastwind.server.tables.effect_loop import MOST_LOOKS, EffectLoop, EndlessEffects, TableServices
from eastwind.server.tables.effects import Attempt, Effects, EndTimer, Event, LookAround, SetTimer, TellOne
from eastwind.server.tables.stored_state import StoredState
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from tests.server.still_time import StillTime
from tests.support.two_walls import row_under


class _Heard:
    """A subscriber who notes what it hears."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    def tell(self, message: str) -> None:
        self.messages.append(message)

    def drop(self) -> None:
        raise AssertionError("nobody is sent away here")


def _run(work: Callable[[EffectLoop, _Heard, StillTime], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        still = StillTime()
        row = row_under(load_preset("ru-classic"))
        row = replace(row, seats=tuple(SeatRow("person", f"P{seat}", token_hash=b"") for seat in range(4)))
        state = TableState.of(Match(Seating(row)), StoredState(), still.stopwatch)
        services = TableServices(MemoryStore(), InProcess(4), World(**still.given))
        await work(EffectLoop(state, services, lambda _: pytest.fail("no bot plays here")), _Heard(), still)

    asyncio.run(whole())


def _event(heard: _Heard, name: str, *effects: Any) -> Event:
    """An event that is heard of, and what follows from it."""

    def event(_: TableState, __: Now) -> Effects:
        heard.tell(name)
        return effects

    return event


def _fails(error: Exception) -> Event:
    def event(_: TableState, __: Now) -> Effects:
        raise error

    return event


REFUSED = Refusal(ErrorCode.MALFORMED, "something else", "this")


def test_what_follows_from_an_effect_comes_before_the_effects_after_it() -> None:
    async def work(loop: EffectLoop, heard: _Heard, _: StillTime) -> None:
        inner = _event(heard, "2", _event(heard, "3"), TellOne(heard, "4"))
        await loop.run(_event(heard, "1", inner, TellOne(heard, "5")), _event(heard, "6"))
        assert heard.messages == ["1", "2", "3", "4", "5", "6"]

    _run(work)


@pytest.mark.parametrize("times", [MOST_LOOKS, MOST_LOOKS + 1])
def test_at_most_sixty_four_looks_around_follow_from_one_event(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(loop: EffectLoop, heard: _Heard, _: StillTime) -> None:
        def looks(around: LookAround) -> list[Event]:
            again = [LookAround()] if len(heard.messages) < times - 1 else []
            return [_event(heard, "look", *again)]

        monkeypatch.setattr(effect_loop, "looks", looks)
        for _round in range(2):  # each event has its own
            heard.messages.clear()
            if times > MOST_LOOKS:
                with pytest.raises(EndlessEffects, match="at most 64 looks around"):
                    await loop.run(LookAround())
            else:
                await loop.run(LookAround())
            assert len(heard.messages) == MOST_LOOKS

    assert MOST_LOOKS == 64
    _run(work)


def test_looks_within_an_attempt_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(loop: EffectLoop, heard: _Heard, _: StillTime) -> None:
        monkeypatch.setattr(effect_loop, "looks", lambda _: [_event(heard, "look", Attempt([LookAround()]))])
        with pytest.raises(EndlessEffects):
            await loop.run(LookAround())
        assert len(heard.messages) == MOST_LOOKS

    _run(work)


@pytest.mark.parametrize("error", [REFUSED, StoreError("full")], ids=["refused", "not stored"])
def test_where_an_attempt_fails_the_rest_of_it_is_left_out_and_what_comes_after_it_goes_on(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(loop: EffectLoop, heard: _Heard, _: StillTime) -> None:
        fails = [_event(heard, "1"), _fails(error), _event(heard, "not this")]
        await loop.run(Attempt(fails, [_event(heard, "2")], log="not done"), _event(heard, "3"))
        assert heard.messages == ["1", "2", "3"]
        assert [record.getMessage() for record in caplog.records] == ["table t: not done"]

    _run(work)


def test_an_attempt_may_pass_its_error_on_and_passes_on_what_it_does_not_expect() -> None:
    async def work(loop: EffectLoop, heard: _Heard, _: StillTime) -> None:
        with pytest.raises(Refusal):
            await loop.run(Attempt([_fails(REFUSED)], [_event(heard, "1")], raises=True), _event(heard, "not this"))
        with pytest.raises(ZeroDivisionError):
            await loop.run(Attempt([_fails(ZeroDivisionError())], [_event(heard, "nor this")]))
        assert heard.messages == ["1"]

    _run(work)


def test_a_timer_takes_the_place_of_another_of_its_key_and_is_over_once_it_has_run() -> None:
    async def work(loop: EffectLoop, heard: _Heard, still: StillTime) -> None:
        await loop.run(SetTimer("a", 5, _event(heard, "not this")), SetTimer("b", 6, _event(heard, "6")))
        await loop.run(SetTimer("a", 7, _event(heard, "7")), SetTimer("c", 1, _event(heard, "nor this")), EndTimer("c"))
        await loop.run(EndTimer("never set"))
        for seconds in (5.5, 1.0, 1.0, 100.0):
            await _pass(still, loop, seconds)
        assert heard.messages == ["6", "7"]

    _run(work)


def test_a_timer_that_was_set_anew_while_it_waited_for_its_turn_does_nothing() -> None:
    async def work(loop: EffectLoop, heard: _Heard, still: StillTime) -> None:
        await loop.run(SetTimer("a", 5, _event(heard, "not this")))
        async with loop.turn:
            await _pass(still, None, 5.0)
            await loop.run(SetTimer("a", 5, _event(heard, "this")))
        await _pass(still, loop, 1.0)
        assert heard.messages == []
        await _pass(still, loop, 4.0)
        assert heard.messages == ["this"]

    _run(work)


async def _pass(still: StillTime, loop: EffectLoop | None, seconds: float) -> None:
    """Let time pass: what is due begins, and has ended where a loop is named."""
    until = still.now + seconds
    while (due := still._next(until)) is not None:
        due[1]()
        await asyncio.sleep(0)
    still.now = until
    if loop is not None and loop.under_way:
        await asyncio.wait(loop.under_way)
