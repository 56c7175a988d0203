"""The file itself: written whole or not at all, in WAL mode, refused when it is from the future."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from eastwind.server.store.sqlite import (
    FORM,
    ActionRow,
    Batch,
    DealRow,
    JournalConflict,
    ResultRow,
    SeatRow,
    Store,
    StoreError,
    TableRow,
)

PERSON = SeatRow("person", "Ann", b"hash", "")
BOTS = tuple(SeatRow("club", name, None, "") for name in ("Bo", "Cy", "Di"))
TABLE = TableRow("t", "2026-01-01T00:00:00+00:00", "{}", "digest", b"secret", (PERSON, *BOTS))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "deep" / "inside" / "e.sqlite3")
    store.create(TABLE)
    return store


def action(version: int, *, hand: int = 1) -> ActionRow:
    return ActionRow(version, hand, 0, version - 1, "pass")


def test_what_is_written_is_read(store: Store) -> None:
    deal = DealRow(1, 1, b"wall", b"dice", b"before", "layout")
    batch = Batch([deal], [action(2), action(3)], [ResultRow(1, "{}")])
    store.append("t", batch)
    assert store.table("t") == TABLE
    assert store.deals("t") == [deal]
    assert store.actions("t", 1) == [action(2), action(3)]
    assert store.actions("t", 2) == []
    assert store.results("t") == [ResultRow(1, "{}")]
    assert store.answer("t", 0, 2) == action(3)
    assert store.answer("t", 1, 2) is None
    assert store.table("u") is None


def test_a_batch_is_written_whole_or_not_at_all(store: Store) -> None:
    store.append("t", Batch(actions=[action(2)]))
    with pytest.raises(JournalConflict):
        store.append("t", Batch(actions=[action(3), action(4), action(2)]))
    assert store.actions("t", 1) == [action(2)]
    store.append("t", Batch(actions=[action(3)]))


def test_a_version_is_written_once(store: Store) -> None:
    store.append("t", Batch([DealRow(1, 1, b"", b"", b"", "")]))
    with pytest.raises(JournalConflict):
        store.append("t", Batch([DealRow(1, 1, b"", b"", b"", "")]))


def test_a_match_begins_once(store: Store) -> None:
    begun = replace(TABLE, first_dealer=2, rolls="[]")
    store.append("t", Batch(seated=begun))
    assert store.table("t") == begun
    with pytest.raises(JournalConflict):
        store.append("t", Batch(seated=begun))


def test_nothing_is_written_for_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(StoreError):
        store.append("nowhere", Batch(actions=[action(2)]))


def test_it_survives_a_copy_of_its_files_at_any_moment(store: Store, tmp_path: Path) -> None:
    """What a killed process leaves behind is the file and its log as they lie there."""
    store.append("t", Batch(actions=[action(2)]))
    grave = tmp_path / "grave"
    grave.mkdir()
    for file in store.path.parent.iterdir():
        (grave / file.name).write_bytes(file.read_bytes())
    assert Store(grave / store.path.name).actions("t", 1) == [action(2)]


def test_the_log_is_brought_into_the_file(store: Store, tmp_path: Path) -> None:
    store.append("t", Batch(actions=[action(2)]))
    store.checkpoint()
    alone = tmp_path / "alone.sqlite3"
    alone.write_bytes(store.path.read_bytes())
    assert Store(alone).actions("t", 1) == [action(2)]


def test_the_log_is_a_log(store: Store) -> None:
    with sqlite3.connect(store.path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_the_folder_is_the_owners_own(store: Store) -> None:
    assert store.path.parent.stat().st_mode & 0o077 == 0


def test_a_file_of_the_first_form_is_brought_to_this_one(store: Store) -> None:
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
        PRAGMA user_version = 1;
        """
    )
    store.close()
    again = Store(store.path)
    assert again.table("t") == TABLE
    assert again._connection.execute("PRAGMA user_version").fetchone() == (FORM,)
    again.close()


def test_the_time_played_never_gets_less(store: Store) -> None:
    store.append("t", Batch(played=5000))
    store.note_time("t", 3000)
    kept = store.table("t")
    assert kept is not None
    assert kept.played == 5000
    store.note_time("t", 6000)
    assert store.table("t") == replace(TABLE, played=6000)


def test_a_file_from_the_future_is_refused(store: Store) -> None:
    store._connection.execute(f"PRAGMA user_version = {FORM + 1}")
    store.close()
    with pytest.raises(StoreError, match="newer"):
        Store(store.path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "note.txt"
    place.write_text("not a database, and long enough to be looked at. " * 10)
    with pytest.raises(StoreError, match="note"):
        Store(place)
