"""PostgreSQL itself: several at the same table, a database that goes away and comes back, answers that are lost on their way."""

import asyncio
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from eastwind.match.entries import ActionEntry, DealEntry
from eastwind.server.store import database_store
from eastwind.server.store.errors import JournalConflict, StoreError, StoreFault
from eastwind.server.store.postgres import PostgresStore
from eastwind.server.store.rows import Batch, SeatRow, TableRow
from tests.support.databases import PostgresDatabase
from tests.support.postgres import Postgres, postgres_of_ones_own
from tests.support.small_disk import MISSING, filled, small_disk

pytestmark = pytest.mark.process

PERSON = SeatRow("person", "Ann", token_hash=b"hash")
BOTS = tuple(SeatRow("club", name) for name in ("Bo", "Cy", "Di"))
TABLE = TableRow(
    id="t", opened="2026-01-01T00:00:00+00:00", ruleset="{}", digest="digest", secret=b"secret", seats=(PERSON, *BOTS)
)


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.empty()


@pytest.fixture(scope="module")
def unsteady() -> Iterator[Postgres]:
    """One that may be stopped and started again."""
    with postgres_of_ones_own() as server:
        yield server


def action(version: int, word: str = "pass") -> ActionEntry:
    return ActionEntry(version, 1, 0, version - 1, word)


def deal(version: int) -> DealEntry:
    return DealEntry(1, version, b"wall", b"dice", b"before", "layout")


def test_of_many_who_write_the_same_version_one_is_first_and_no_version_is_missing(address: str) -> None:
    """A deal and an action of the same version have no key in common: it is the table of people that is held."""
    databases = [PostgresDatabase(address) for _ in range(4)]
    databases[0].create(TABLE)
    conflicts: list[int] = []

    def play(number: int, database: PostgresDatabase) -> None:
        for _ in range(25):
            version = database.last_version("t") + 1
            rows = [action(version, f"{number}")]
            batch = Batch([replace(deal(version), hand=version)]) if number % 2 else Batch(actions=rows)
            try:
                database.append("t", batch)
            except JournalConflict:
                conflicts.append(version)

    threads = [threading.Thread(target=play, args=each) for each in enumerate(databases)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    versions = [row.version for row in databases[0].actions("t", 1)] + [row.version for row in databases[0].deals("t")]
    assert sorted(versions) == list(range(1, 101 - len(conflicts)))
    assert conflicts, "nobody met anybody: this says nothing"
    for database in databases:
        database.close()


def test_two_who_write_for_the_same_tables_in_another_order_do_not_wait_for_one_another(address: str) -> None:
    databases = [PostgresDatabase(address) for _ in range(2)]
    names = [f"t{number}" for number in range(20)]
    for name in names:
        databases[0].create(replace(TABLE, id=name))
    found: list[list[StoreError | None]] = []

    def write(database: PostgresDatabase, order: list[str]) -> None:
        found.extend(
            database.append_all([(name, Batch(actions=[action(version)])) for name in order])
            for version in range(1, 11)
        )

    begun = time.monotonic()
    threads = [threading.Thread(target=write, args=each) for each in zip(databases, (names, names[::-1]), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # PostgreSQL would find out after a second that two wait for one another, and send one of them away
    assert all(error is None or isinstance(error, JournalConflict) for errors in found for error in errors)
    assert time.monotonic() - begun < 20
    assert [databases[0].last_version(name) for name in names] == [10] * 20
    for database in databases:
        database.close()


def test_what_is_wrong_with_one_batch_is_nothing_to_the_others(address: str) -> None:
    with closing(PostgresDatabase(address)) as database:
        for name in ("a", "b", "c"):
            database.create(replace(TABLE, id=name))
        batches = [("c", 1), ("a", 1), ("b", 2), ("a", 2)]
        errors = database.append_all([(name, Batch(actions=[action(version)])) for name, version in batches])
        assert [type(error) for error in errors] == [type(None), type(None), JournalConflict, type(None)]
        assert [database.last_version(name) for name in ("a", "b", "c")] == [2, 0, 1]


def test_several_that_begin_at_once_make_the_tables_once(address: str) -> None:
    opened: list[PostgresDatabase] = []
    threads = [threading.Thread(target=lambda: opened.append(PostgresDatabase(address))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    for database in opened:
        database.close()


def test_a_line_that_is_cut_between_two_moves_is_not_felt(address: str) -> None:
    with closing(PostgresDatabase(address)) as database:
        database.create(TABLE)
        _cut_all_lines(address)
        database.append("t", Batch(actions=[action(1)]))
        _cut_all_lines(address)
        assert database.actions("t", 1) == [action(1)]


def test_a_commit_whose_answer_is_lost_counts_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(PostgresDatabase(address)) as database:
        database.create(TABLE)
        committed = PostgresDatabase._connected
        asked = 0

        def lost(self: PostgresDatabase) -> "psycopg.Connection[tuple[object, ...]]":
            nonlocal asked
            asked += 1
            connection = committed(self)
            if asked == 1:
                # it is written, and then nobody hears of it
                with closing(PostgresDatabase(address)) as other:
                    other.append("t", batch)
                raise psycopg.OperationalError("the line was cut")
            return connection

        for batch in (
            Batch([deal(1)], seated=replace(TABLE, first_dealer=1, rolls="[]")),
            Batch(actions=[action(2)], played=5),
        ):
            asked = 0
            monkeypatch.setattr(PostgresDatabase, "_connected", lost)
            # the other one goes the way that is patched, too, but not as the first
            database.append("t", batch)
            monkeypatch.undo()
        assert [row.version for row in database.actions("t", 1)] == [2]
        # what somebody else has written there is none of ours
        monkeypatch.setattr(PostgresDatabase, "_connected", lost)
        asked, batch = 0, Batch(actions=[action(3)])
        with pytest.raises(JournalConflict):
            database.append("t", Batch(actions=[action(3, "other")]))


def test_a_database_that_is_started_again_in_mid_hand_is_waited_for(unsteady: Postgres) -> None:
    address = unsteady.empty()

    async def work() -> None:
        store = PostgresStore(address)
        await store.create(TABLE)
        for version, how in enumerate((signal.SIGINT, signal.SIGQUIT), start=1):
            unsteady.stop(how)
            writing = asyncio.create_task(store.append("t", Batch(actions=[action(version)])))
            reading = asyncio.create_task(store.table("t"))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(unsteady.start)
            await writing
            assert await reading == TABLE
        assert [row.version for row in await store.actions("t", 1)] == [1, 2]
        await store.close()

    asyncio.run(work())


def test_one_that_stays_away_is_told_and_is_there_again_by_itself(
    unsteady: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = unsteady.empty()
    monkeypatch.setattr("eastwind.server.store.threads.PATIENCE", 0.3)
    monkeypatch.setattr(database_store, "_LOOKED_AFTER_SECONDS", 0.05)

    async def work() -> None:
        store = PostgresStore(address)
        await store.create(TABLE)
        unsteady.stop()
        begun = time.monotonic()
        found = await asyncio.gather(
            *(store.append("t", Batch(actions=[action(1)])) for _ in range(3)), store.table("t"), return_exceptions=True
        )
        assert time.monotonic() - begun < 2
        assert [error.fault for error in found if isinstance(error, StoreError)] == [StoreFault.UNREACHABLE] * 4
        troubles = {store.trouble}
        await asyncio.to_thread(unsteady.start)
        while None not in troubles:
            assert time.monotonic() - begun < 20
            await asyncio.sleep(0.02)
            troubles.add(store.trouble)
        assert troubles == {StoreFault.UNREACHABLE, None}
        await store.append("t", Batch(actions=[action(1)]))
        await store.close()

    asyncio.run(work())


def test_a_full_disk_is_told_until_there_is_room_and_nothing_of_a_batch_is_kept(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What says nothing could be written on a full disk, too: it would be said that all is well again."""
    monkeypatch.setattr(database_store, "_LOOKED_AFTER_SECONDS", 0.02)
    long = [action(1, secrets.token_hex(20_000))]

    async def work(address: str, disk: Path) -> None:
        store = PostgresStore(address)
        await store.create(TABLE)
        with filled(disk):
            with pytest.raises(StoreError, match="its disk is full") as told:
                await store.append("t", Batch(actions=long))
            assert told.value.fault is StoreFault.FULL
            for _ in range(5):
                await asyncio.sleep(0.02)
                assert store.trouble is StoreFault.FULL
                with pytest.raises(StoreError, match="its disk is full"):
                    await store.try_to_write()
            assert await store.actions("t", 1) == []
        due = time.monotonic() + 20
        while store.trouble is not None:
            assert time.monotonic() < due
            await asyncio.sleep(0.02)
        await store.try_to_write()
        await store.append("t", Batch(actions=long))
        assert await store.actions("t", 1) == long
        await store.close()

    disk = postgres.folder / "small"
    with small_disk(disk, "4m") as mounted:
        if not mounted:
            pytest.skip(MISSING)
        with postgres.emptied_on(disk) as address:
            asyncio.run(work(address, disk))


def test_what_cannot_be_reached_is_said_without_anybodys_password() -> None:
    with pytest.raises(StoreError, match=r"postgresql://127\.0\.0\.1:1/tables: it cannot be reached") as told:
        PostgresDatabase("postgresql://ann:opensesame@127.0.0.1:1/tables")
    assert "opensesame" not in str(told.value)


def test_what_is_no_address_is_told_as_that_and_not_told_again() -> None:
    with pytest.raises(StoreError, match="expected an address") as told:
        PostgresDatabase("postgresql://ann:opensesame@host/tables?nonsense=1")
    assert "opensesame" not in str(told.value)


def test_a_database_that_nobody_may_write_into_is_told_as_that(address: str) -> None:
    with closing(PostgresDatabase(address)) as database:
        database.create(TABLE)
    with closing(PostgresDatabase(f"{address}%20-cdefault_transaction_read_only%3Don")) as database:
        with pytest.raises(StoreError) as told:
            database.append("t", Batch(actions=[action(1)]))
        assert told.value.fault is StoreFault.NOT_WRITABLE
        assert database.table("t") == TABLE


def _cut_all_lines(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'eastwind'")
