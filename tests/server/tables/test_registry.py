"""The tables of a server: which are kept in memory, and which are let go of for good."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from eastwind.rules import load_preset
from eastwind.server.settings import UNHURRIED
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.protocol import NewTable, TableOpened
from eastwind.server.wire.refusals import Refusal
from tests.server.house import settings_for
from tests.server.players import SHY
from tests.support.apps import app_with

IDLE = 6


class _Ear:
    def tell(self, message: str) -> None:
        pass

    def drop(self) -> None:
        pass


class _Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> _Clock:
    return _Clock()


@pytest.fixture
def table_registry(tmp_path: Path, clock: _Clock) -> TableRegistry:
    found: TableRegistry = app_with(
        settings_for(tmp_path, limits=replace(UNHURRIED, idle_rooms=IDLE)), bots=SHY, clock=clock
    ).state.table_registry
    return found


def _run(work: Callable[[], Awaitable[Any]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


async def _open(table_registry: TableRegistry) -> TableOpened:
    rules = load_preset("ru-classic")
    return await table_registry.open(rules, NewTable(rules=rules.id, name="Ann", bots=["novice"] * 3), "en")


def test_so_many_idle_tables_are_kept_beside_those_in_use(table_registry: TableRegistry) -> None:
    async def work() -> None:
        used = [await _open(table_registry) for _ in range(4)]
        for opened in used:
            live_table, seat = await table_registry.seat(opened.table, opened.token)
            await live_table.join(seat, "n", _Ear())
        idle = [await _open(table_registry) for _ in range(3 * IDLE)]
        for opened in idle:
            await table_registry.live_table(opened.table)
        assert {opened.table for opened in used} <= table_registry._live_tables.keys()
        kept = [opened.table in table_registry._live_tables for opened in idle]
        assert kept == [False] * (2 * IDLE - 1) + [True] * (IDLE + 1)

    _run(work)


def test_a_table_that_was_left_is_let_go_of_when_others_come(table_registry: TableRegistry) -> None:
    async def work() -> None:
        ears = []
        for _ in range(2 * IDLE):
            opened = await _open(table_registry)
            live_table, seat = await table_registry.seat(opened.table, opened.token)
            ears.append((live_table, seat, _Ear()))
            await live_table.join(seat, "n", ears[-1][2])
        for live_table, seat, ear in ears:
            await live_table.leave(seat, ear)
        for _ in range(4 * IDLE):
            await table_registry.live_table((await _open(table_registry)).table)
        assert len(table_registry._live_tables) <= IDLE + 1

    _run(work)


def test_letting_go_takes_as_long_however_many_tables_there_are(
    table_registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = [0]
    in_use = TableRegistry._in_use

    def counted(self: TableRegistry, name: str) -> bool:
        looked[0] += 1
        return in_use(self, name)

    monkeypatch.setattr(TableRegistry, "_in_use", counted)

    async def work() -> None:
        for _ in range(5 * IDLE):
            opened = await _open(table_registry)
            live_table, seat = await table_registry.seat(opened.table, opened.token)
            await live_table.join(seat, "n", _Ear())
        assert looked[0] <= 2 * 5 * IDLE

    _run(work)


def test_a_table_at_which_nobody_ever_sat_expires_and_others_stay(table_registry: TableRegistry, clock: _Clock) -> None:
    async def work() -> None:
        opened, sat_at = await _open(table_registry), await _open(table_registry)
        live_table, seat = await table_registry.seat(sat_at.table, sat_at.token)
        ear = _Ear()
        await live_table.join(seat, "n", ear)
        await live_table.leave(seat, ear)
        await table_registry.live_table(opened.table)
        clock.now += timedelta(hours=1)
        late = await _open(table_registry)
        await table_registry.forget_unseated(3600.0)
        assert (await table_registry.live_table(opened.table)).name == opened.table
        clock.now += timedelta(seconds=1)
        await table_registry.forget_unseated(3600.0)
        with pytest.raises(Refusal):
            await table_registry.seat(opened.table, opened.token)
        assert await table_registry.seat(sat_at.table, sat_at.token)
        assert await table_registry.seat(late.table, late.token)

    _run(work)


def test_whoever_looked_and_sits_down_too_late_is_told_there_is_no_such_table(
    table_registry: TableRegistry, clock: _Clock
) -> None:
    async def work() -> None:
        opened = await _open(table_registry)
        live_table, seat = await table_registry.seat(opened.table, opened.token)
        clock.now += timedelta(days=1)
        await table_registry.forget_unseated(3600.0)
        with pytest.raises(Refusal):
            await live_table.join(seat, "n", _Ear())

    _run(work)
