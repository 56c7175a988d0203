"""What a disk can do: full, not to be written, held by somebody else, or with other files on it than those that were opened."""

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from eastwind.match.entries import ActionEntry
from eastwind.server.store import database_store, sqlite_file, threads
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.rows import Batch, SeatRow, TableRow
from eastwind.server.store.sqlite import SqliteStore
from tests.support.databases import SqliteFile

PERSON = SeatRow("person", "Ann", token_hash=b"hash")
BOTS = tuple(SeatRow("club", name) for name in ("Bo", "Cy", "Di"))
TABLE = TableRow(
    id="t", opened="2026-01-01T00:00:00+00:00", ruleset="{}", digest="digest", secret=b"secret", seats=(PERSON, *BOTS)
)
LONG = "discard 1m" + " " * 20_000


@pytest.fixture
def file(tmp_path: Path) -> Iterator[SqliteFile]:
    with closing(SqliteFile(tmp_path / "e.sqlite3", patience=0.05)) as file:
        file.create(TABLE)
        yield file


def batch(version: int, action: str = "pass") -> Batch:
    return Batch(actions=[ActionEntry(version, 1, 0, version - 1, action)])


def fill(file: SqliteFile) -> None:
    """From now on SQLite finds no room for another page."""
    [pages] = file._connection.execute("PRAGMA page_count").fetchone()
    file._connection.execute(f"PRAGMA max_page_count = {pages}")


def refused(file: SqliteFile, version: int) -> StoreFault:
    with pytest.raises(StoreError) as error:
        file.append("t", batch(version, LONG))
    return error.value.fault


def test_a_full_disk_keeps_nothing_of_a_batch_and_play_goes_on_when_there_is_room(file: SqliteFile) -> None:
    fill(file)
    assert refused(file, 1) is StoreFault.FULL
    assert file.actions("t", 1) == []
    file._connection.execute("PRAGMA max_page_count = 4294967294")
    file.append("t", batch(1))
    assert len(file.actions("t", 1)) == 1


def test_what_may_not_be_written_is_told_as_that(file: SqliteFile) -> None:
    file._connection.execute("PRAGMA query_only = ON")
    assert refused(file, 1) is StoreFault.NOT_WRITABLE


def test_another_writer_is_waited_for_no_longer_than_was_said(file: SqliteFile) -> None:
    with closing(sqlite3.connect(file.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refused(file, 1) is StoreFault.HELD_UP
        other.execute("ROLLBACK")
    file.append("t", batch(1))


def test_who_waits_in_the_row_has_waited_already_when_the_turn_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten that wait for another program wait as long as one, not ten times as long."""
    monkeypatch.setattr(threads, "PATIENCE", 0.2)

    async def work() -> float:
        store = SqliteStore(tmp_path / "e.sqlite3")
        await store.create(TABLE)
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            answers = await asyncio.gather(
                *(store.append("t", batch(1)) for _ in range(10)), store.table("t"), return_exceptions=True
            )
            took = time.monotonic() - begun
            trouble: list[StoreFault | None] = [store.trouble]
            other.execute("ROLLBACK")
        assert answers.pop() == TABLE
        assert [isinstance(answer, StoreError) and answer.fault for answer in answers] == [StoreFault.HELD_UP] * 10
        await store.append("t", batch(1))
        assert [*trouble, store.trouble] == [StoreFault.HELD_UP, None]
        await store.close()
        return took

    assert asyncio.run(work()) < 1.0


# --- other files than those that were opened


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def empty(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file in use cannot be deleted, replaced or cut")
@pytest.mark.parametrize("part", ["", "-wal"])
@pytest.mark.parametrize("harm", [delete, replace, cut, empty])
def test_what_happens_to_the_files_in_use_is_noticed_before_anything_more_is_written(
    file: SqliteFile, part: str, harm: Callable[[Path], None]
) -> None:
    for version in range(1, 9):
        file.append("t", batch(version, LONG))
    if not part:
        # what was committed has to be in the file, so that cutting it takes something
        with closing(sqlite3.connect(file.path)) as other:
            other.execute("PRAGMA wal_checkpoint(PASSIVE)")
        file.append("t", batch(9))
    place = Path(f"{file.path}{part}")
    harm(place)
    assert refused(file, 10) is StoreFault.GONE
    # a second time too
    assert refused(file, 10) is StoreFault.GONE
    assert place.exists() is (harm is not delete)


def test_a_file_that_is_put_back_is_written_on(file: SqliteFile) -> None:
    away = file.path.with_name("away")
    file.path.rename(away)
    assert refused(file, 1) is StoreFault.GONE
    away.rename(file.path)
    file.append("t", batch(1))


def test_a_file_that_another_program_has_tidied_up_is_written_on(file: SqliteFile) -> None:
    """Shorter it is, but whole."""
    for version in range(1, 9):
        file.append("t", batch(version, LONG))
    with closing(sqlite3.connect(file.path, isolation_level=None)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.append("t", batch(9))
        other.execute("PRAGMA foreign_keys = OFF")
        other.execute("DELETE FROM journal WHERE version < 8")
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.append("t", batch(10))
    assert [row.version for row in file.actions("t", 1)] == [8, 9, 10]


def test_it_is_noticed_while_nobody_plays_and_over_when_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_store, "_LOOKED_AFTER_SECONDS", 0.01)

    def wait_for(wanted: StoreFault | None) -> None:
        end = time.monotonic() + 5
        while store.trouble is not wanted:
            assert time.monotonic() < end
            time.sleep(0.01)

    store = SqliteStore(tmp_path / "e.sqlite3")
    store.path.rename(tmp_path / "away")
    wait_for(StoreFault.GONE)
    (tmp_path / "away").rename(store.path)
    wait_for(None)
    store.close_now()
    said = [record.message for record in caplog.records]
    assert len(said) == 2
    assert "was deleted or moved away while it is in use" in said[0]
    assert "can be written again" in said[1]


# --- at the start


def damage(path: Path) -> None:
    """Something else stands where the journal was."""
    with closing(SqliteFile(path)) as file:
        file.create(TABLE)
        for version in range(1, 40):
            file.append("t", batch(version, LONG))
    raw = bytearray(path.read_bytes())
    for page in range(8, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(raw)


def test_a_damaged_file_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "e.sqlite3"
    damage(path)
    with pytest.raises(StoreError, match="eastwind restore") as error:
        SqliteStore(path)
    assert error.value.fault is StoreFault.DAMAGED


def test_a_large_file_is_looked_through_for_a_while_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "_STEPS", 10)
    with closing(SqliteFile(tmp_path / "e.sqlite3")) as file:
        file.create(TABLE)
        for version in range(1, 40):
            file.append("t", batch(version))
        assert file.look_through(-1.0) is False
        assert file.look_through(60.0) is True


@pytest.mark.parametrize(
    ("number", "fault", "said"),
    [
        (errno.EACCES, StoreFault.NOT_WRITABLE, "cannot be written"),
        (errno.EROFS, StoreFault.NOT_WRITABLE, "cannot be written"),
        (errno.ENOSPC, StoreFault.FULL, "the disk is full"),
    ],
)
def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: StoreFault, said: str
) -> None:
    def touch(path: Path, **_: object) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, "touch", touch)
    with pytest.raises(StoreError, match=said) as error:
        SqliteStore(tmp_path / "e.sqlite3")
    assert error.value.fault is fault


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="file") as error:
        SqliteStore(tmp_path / "file" / "e.sqlite3")
    assert error.value.fault is StoreFault.NOT_WRITABLE


# --- onto the disk


def test_while_somebody_reads_the_log_itself_is_brought_onto_the_disk(
    file: SqliteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader in the middle of something keeps SQLite from bringing the log into the file, for as long as it lasts."""
    synced: list[int] = []
    really = os.fsync

    def fsync(handle: int) -> None:
        synced.append(os.fstat(handle).st_ino)
        really(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with closing(sqlite3.connect(file.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        file.append("t", batch(1))
        assert file.checkpoint() is False
        assert synced == [Path(f"{file.path}-wal").stat().st_ino]
        # and it is tried again, though nothing more was written
        assert file.checkpoint() is False
        reader.execute("COMMIT")
    assert file.checkpoint() is True
    assert len(synced) == 2
