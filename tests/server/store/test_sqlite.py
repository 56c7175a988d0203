"""The file itself: in WAL mode, refused when it is from the future; and the event loop, which never waits for it."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from eastwind.match.entries import ActionEntry
from eastwind.server.store import sqlite_file, table_rows
from eastwind.server.store.errors import JournalConflict, StoreError, StoreFault
from eastwind.server.store.rows import Batch, ProcessRow, SeatRow, TableRow
from eastwind.server.store.schema import FORM
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.store.statements import Session
from tests.support.databases import SqliteFile, drop_tables_since

PERSON = SeatRow("person", "Ann", token_hash=b"hash")
BOTS = tuple(SeatRow("club", name) for name in ("Bo", "Cy", "Di"))
TABLE = TableRow(
    id="t", opened="2026-01-01T00:00:00+00:00", ruleset="{}", digest="digest", secret=b"secret", seats=(PERSON, *BOTS)
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteFile]:
    with closing(SqliteFile(tmp_path / "deep" / "inside" / "e.sqlite3")) as store:
        store.create(TABLE)
        yield store


def action(version: int, *, hand: int = 1) -> ActionEntry:
    return ActionEntry(version, hand, 0, version - 1, "pass")


def test_it_survives_a_copy_of_its_files_at_any_moment(store: SqliteFile, tmp_path: Path) -> None:
    """What a killed process leaves behind is the file and its log as they lie there."""
    store.append("t", Batch(actions=[action(1)]))
    grave = tmp_path / "grave"
    grave.mkdir()
    for file in store.path.parent.iterdir():
        (grave / file.name).write_bytes(file.read_bytes())
    with closing(SqliteFile(grave / store.path.name)) as copied:
        assert copied.actions("t", 1) == [action(1)]


def test_the_log_is_brought_into_the_file(store: SqliteFile, tmp_path: Path) -> None:
    store.append("t", Batch(actions=[action(1)]))
    store.checkpoint()
    alone = tmp_path / "alone.sqlite3"
    alone.write_bytes(store.path.read_bytes())
    with closing(SqliteFile(alone)) as copied:
        assert copied.actions("t", 1) == [action(1)]


def test_the_log_is_a_log(store: SqliteFile) -> None:
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_folder_is_the_owners_own(store: SqliteFile) -> None:
    assert store.path.parent.stat().st_mode & 0o077 == 0


def test_a_file_of_the_first_form_is_brought_to_this_one(store: SqliteFile) -> None:
    # as it was written then, the comment behind the last column included
    store._connection.executescript(
        """
        PRAGMA foreign_keys = OFF;
        CREATE TABLE old (
            id TEXT PRIMARY KEY, opened TEXT NOT NULL, ruleset TEXT NOT NULL, digest TEXT NOT NULL, secret BLOB NOT NULL,
            first_dealer INTEGER,
            rolls TEXT                     -- JSON, likewise
        ) WITHOUT ROWID;
        INSERT INTO old SELECT id, opened, ruleset, digest, secret, first_dealer, rolls FROM tables;
        DROP TABLE tables;
        ALTER TABLE old RENAME TO tables;
        DROP TRIGGER journal_follows;
        DROP TRIGGER deals_follow;
        PRAGMA user_version = 1;
        """
    )
    store._connection.executescript(drop_tables_since())
    store.close()
    again = SqliteFile(store.path)
    assert again.table("t") == TABLE
    assert again._connection.execute("PRAGMA user_version").fetchone() == (FORM,)
    with pytest.raises(JournalConflict, match="does not follow"):
        again.append("t", Batch(actions=[action(2)]))
    again.close()


def test_a_file_that_wrote_every_action_twice_does_so_no_longer(store: SqliteFile) -> None:
    store._connection.executescript(
        "CREATE INDEX answered ON journal (table_id, seat, answers);"
        f" DROP INDEX invitations; DROP INDEX unseated; {drop_tables_since('cuts')}"
        " ALTER TABLE tables DROP COLUMN code; ALTER TABLE tables DROP COLUMN terms;"
        " ALTER TABLE tables DROP COLUMN repeats; PRAGMA user_version = 4;"
    )
    store.close()
    with closing(SqliteFile(store.path)) as again:
        indexes = "SELECT name FROM sqlite_master WHERE sql LIKE '%INDEX%' ORDER BY name"
        assert again._connection.execute(indexes).fetchall() == [
            ("due_paces",),
            ("held",),
            ("invitations",),
            ("unseated",),
            ("written_books",),
        ]
        again.append("t", Batch(actions=[action(1)]))
        assert again.answer("t", action(1).seat, action(1).answers) == action(1)


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_nobody_else_may_read_the_files_whoever_made_the_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    path = tmp_path / "e.sqlite3"
    path.touch(mode=0o644)
    with closing(SqliteFile(path)) as store:
        store.create(TABLE)
        assert {file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob("e.sqlite3*")} == {
            "e.sqlite3": 0,
            "e.sqlite3-wal": 0,
            "e.sqlite3-shm": 0,
        }


def test_a_file_that_was_deleted_while_it_is_in_use_is_not_written_on_into_nothing(store: SqliteFile) -> None:
    store.path.unlink()
    with pytest.raises(StoreError, match="deleted or moved away while it is in use"):
        store.append("t", Batch(actions=[action(1)]))


def test_a_file_that_was_replaced_while_it_is_in_use_is_not_written_on(store: SqliteFile, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(store.path.read_bytes())
    copy.replace(store.path)
    with pytest.raises(StoreError, match="replaced by another file"):
        store.append("t", Batch(actions=[action(1)]))


def test_a_file_from_the_future_is_refused(store: SqliteFile) -> None:
    store._connection.execute(f"PRAGMA user_version = {FORM + 1}")
    store.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteFile(store.path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "note.txt"
    place.write_text("not a database, and long enough to be looked at. " * 10)
    with pytest.raises(StoreError, match="note"):
        SqliteFile(place)


# --- in threads of its own


def locked(path: Path) -> sqlite3.Connection:
    """Another process in the middle of writing."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_while_the_file_is_locked_others_go_on_and_read(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite3"

    async def work() -> None:
        store = SqliteStore(path)
        await store.create(TABLE)
        with closing(locked(path)) as other:
            writing = asyncio.create_task(store.append("t", Batch(actions=[action(1)])))
            await asyncio.sleep(0.05)
            assert await store.table("t") == TABLE
            assert await store.actions("t", 1) == []
            assert not writing.done()
            other.execute("ROLLBACK")
        await writing
        assert await store.actions("t", 1) == [action(1)]
        await store.close()

    asyncio.run(work())


def test_batches_that_wait_are_committed_together_and_what_is_wrong_with_one_is_nothing_to_the_others(
    tmp_path: Path,
) -> None:
    path = tmp_path / "e.sqlite3"

    async def work() -> None:
        store = SqliteStore(path)
        tables = [replace(TABLE, id=name) for name in ("a", "b", "c")]
        for table in tables:
            await store.create(table)
        said: list[str] = []
        assert isinstance(store._writer.database, sqlite_file.SqliteFile)
        store._writer.database._connection.set_trace_callback(said.append)

        async def write(*wishes: tuple[str, int]) -> list[BaseException | None]:
            """What comes of batches that come while the writer is at work on another."""
            del said[:]
            with closing(locked(path)) as other:
                writing = []
                for name, version in wishes:
                    writing.append(asyncio.create_task(store.append(name, Batch(actions=[action(version)]))))
                    await asyncio.sleep(0.02)
                other.execute("ROLLBACK")
            return await asyncio.gather(*writing, return_exceptions=True)

        assert await write(("a", 1), ("a", 2), ("b", 1), ("c", 1)) == [None] * 4
        assert said.count("COMMIT") == 2
        found = await write(("a", 3), ("b", 2), ("b", 2), ("c", 2), ("c", 4))
        assert [type(error) for error in found] == [*[type(None)] * 2, JournalConflict, type(None), JournalConflict]
        assert [len(await store.actions(table.id, 1)) for table in tables] == [3, 2, 2]
        await store.close()

    asyncio.run(work())


def test_when_too_many_wait_for_the_file_it_is_said_at_once(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite3"

    async def work() -> None:
        store = SqliteStore(path, most_waiting=3)
        await store.create(TABLE)
        with closing(locked(path)) as other:
            writing = [asyncio.create_task(store.append("t", Batch(actions=[action(1 + n)]))) for n in range(3)]
            await asyncio.sleep(0.05)
            with pytest.raises(StoreError, match="3 calls wait"):
                await store.append("t", Batch(actions=[action(4)]))
            other.execute("ROLLBACK")
        await asyncio.gather(*writing)
        await store.append("t", Batch(actions=[action(4)]))
        assert [row.version for row in await store.actions("t", 1)] == [1, 2, 3, 4]
        await store.close()

    asyncio.run(work())


def test_what_waits_when_it_is_closed_is_written_and_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite3"

    async def work() -> None:
        store = SqliteStore(path)
        await store.create(TABLE)
        writing = [asyncio.create_task(store.append("t", Batch(actions=[action(1 + n)]))) for n in range(5)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    asyncio.run(work())
    alone = tmp_path / "alone.sqlite3"
    alone.write_bytes(path.read_bytes())
    with closing(SqliteFile(alone)) as copied:
        assert len(copied.actions("t", 1)) == 5


def test_tables_of_one_rule_set_hold_its_text_once(store: SqliteFile) -> None:
    rules = '{"rules": "' + "as long as they are" * 100 + '"}'
    for name in ("a", "b"):
        store.create(replace(TABLE, id=name, ruleset=rules))
    one, other = store.table("a"), store.table("b")
    assert one is not None
    assert other is not None
    assert one.ruleset == rules
    assert one.ruleset is other.ruleset


def test_what_is_read_together_is_of_one_moment(store: SqliteFile) -> None:
    with closing(SqliteFile(store.path)) as other:

        def work(session: Session) -> list[int]:
            before = table_rows.read_last_version(session, "t")
            other.append("t", Batch(actions=[action(1)]))
            return [before, table_rows.read_last_version(session, "t")]

        assert store.read(work) == [0, 0]
        assert store.last_version("t") == 1


def test_that_another_process_holds_a_table_does_not_show_that_anything_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (ProcessRow(name * 16, f"ws://{name}", "secret") for name in "ab")

    def full(*, room: bool = False) -> None:
        raise StoreError("the disk is full", StoreFault.FULL)

    async def work() -> None:
        store = SqliteStore(tmp_path / "e.sqlite3")
        await store.create(TABLE)
        await store.heartbeat(one)
        assert await store.claim_table("t", one) == one
        monkeypatch.setattr(store.database, "try_to_write", full)
        store._note(StoreError("the disk is full", StoreFault.FULL))
        assert (await store.claim_table("t", other)).name == one.name
        assert store.trouble is StoreFault.FULL
        await store.close()

    asyncio.run(work())
