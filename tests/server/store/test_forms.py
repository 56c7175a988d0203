"""An older database is brought to the form of this version, and has all that it had."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from eastwind.match.entries import ActionEntry, DealEntry, ResultEntry
from eastwind.server.store import migrating
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.opening import open_store
from eastwind.server.store.rows import Batch, BookRow, SeatRow, TableRow
from eastwind.server.store.schema import FORM, METADATA
from tests.support.databases import PostgresDatabase, SqliteFile, drop_tables_since
from tests.support.postgres import Postgres

#: A file as the last version made it that knew files alone.
SEVENTH = Path(__file__).with_name("form_7.sql").read_text(encoding="utf-8")
SEATS = tuple(SeatRow("club", name) for name in ("Ann", "Bo", "Cy", "Di"))
TABLE = TableRow(
    id="t",
    opened="2026-01-01T00:00:00+00:00",
    ruleset="{}",
    digest="digest",
    secret=b"secret",
    seats=SEATS,
    cut_in=2,
    code="ABCDEF",
)


@pytest.fixture
def seventh(tmp_path: Path) -> Path:
    """A file of the seventh form in which somebody has played, and a journal was cut twice."""
    path = tmp_path / "e.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(f"{SEVENTH}; PRAGMA user_version = 7; PRAGMA journal_mode = WAL;")
        file.execute(
            "INSERT INTO tables (id, opened, ruleset, digest, secret, code) VALUES (?, ?, ?, ?, ?, ?)",
            ("t", TABLE.opened, "{}", "digest", b"secret", "ABCDEF"),
        )
        seats = [("t", number, seat.player, seat.name, None, "") for number, seat in enumerate(SEATS)]
        file.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)
        file.execute("INSERT INTO deals VALUES ('t', 1, 1, ?, ?, ?, 'layout')", (b"wall", b"dice", b"before"))
        file.execute("INSERT INTO journal VALUES ('t', 2, 1, 0, 1, 'pass')")
        file.execute("INSERT INTO results VALUES ('t', 1, '{}')")
        cuts = "INSERT INTO cuts (table_id, version, hand, why, at, taken) VALUES ('t', ?, ?, 'why', '2026', '{}')"
        file.executemany(cuts, [(9, 5), (2, 2)])
        file.commit()
    return path


def test_a_file_of_the_form_before_keeps_its_matches_and_is_played_on(seventh: Path) -> None:
    for _ in range(2):
        with closing(SqliteFile(seventh)) as file:
            assert file.table("t") == TABLE
            assert file.deals("t") == [DealEntry(1, 1, b"wall", b"dice", b"before", "layout")]
            assert file.actions("t", 1)[0] == ActionEntry(2, 1, 0, 1, "pass")
            assert file.results("t") == [ResultEntry(1, "{}")]
    with closing(SqliteFile(seventh)) as file:
        file.append("t", Batch(actions=[ActionEntry(3, 1, 0, 2, "pass")]))
        with pytest.raises(JournalConflict, match="does not follow"):
            file.append("t", Batch(actions=[ActionEntry(5, 1, 0, 2, "pass")]))


def schema_of(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The columns, keys and indexes of a file, by table, and the names of its triggers."""
    with closing(sqlite3.connect(path)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        found = {
            f"{pragma} {table}": sorted(file.execute(f"PRAGMA {pragma}({table})"), key=str)
            for table in tables
            for pragma in ("table_info", "foreign_key_list")
        }
        found["others"] = file.execute(
            "SELECT type, name, tbl_name FROM sqlite_master WHERE sql IS NOT NULL AND type <> 'table' ORDER BY name"
        ).fetchall()
        found["without"] = file.execute("SELECT name, wr FROM pragma_table_list ORDER BY name").fetchall()
        return found


def test_an_old_file_and_a_new_one_have_the_same_tables(seventh: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite3"
    for path in (seventh, new):
        SqliteFile(path).close()
    old_schema, new_schema = schema_of(seventh), schema_of(new)
    # columns that were added later stand last, and SQLite writes defaults and keys of its own as they were put
    for schema in (old_schema, new_schema):
        for name, rows in schema.items():
            if name.startswith("table_info"):
                schema[name] = sorted((row[1], row[2], row[3] or row[5] > 0, row[5]) for row in rows)
    assert old_schema == new_schema
    with closing(sqlite3.connect(seventh)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(str(FORM),)]


def test_a_file_is_brought_to_the_new_form_whole_or_not_at_all(seventh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(*_: object) -> None:
        raise sqlite3.OperationalError("the plug was pulled")

    with monkeypatch.context() as patched:
        bring = migrating.bring_file

        def bring_and_fail(connection: sqlite3.Connection, form: int) -> None:
            bring(connection, form)
            cut_off()

        patched.setattr(migrating, "bring_file", bring_and_fail)
        with pytest.raises(StoreError, match="the plug was pulled"):
            SqliteFile(seventh)
    with closing(sqlite3.connect(seventh)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (7,)
        assert file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone() == (0,)
    with closing(SqliteFile(seventh)) as again:
        assert again.table("t") == TABLE


def test_what_is_made_in_postgresql_is_what_the_schema_says(postgres: Postgres) -> None:
    address = postgres.empty()
    PostgresDatabase(address).close()
    with psycopg.connect(address) as connection:
        engine = create_engine("postgresql+psycopg://", creator=lambda: connection)
        with engine.connect() as connected:
            context = MigrationContext.configure(connected, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
            connected.rollback()


NEXT = """
from alembic import op
revision = "{form}"
down_revision = {before}
def upgrade():
    {what}
"""


def test_a_database_of_postgresql_takes_the_steps_that_come_later(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.empty()
    with closing(PostgresDatabase(address)) as database:
        database.create(TABLE)
    steps = tmp_path / "versions"
    steps.mkdir()
    (steps / "a.py").write_text(NEXT.format(form=FORM, before=None, what="pass"))
    what = "op.execute('ALTER TABLE tables ADD COLUMN later TEXT')"
    (steps / "b.py").write_text(NEXT.format(form=FORM + 1, before=f'"{FORM}"', what=what))
    monkeypatch.setattr(migrating, "STEPS", tmp_path)
    monkeypatch.setattr("eastwind.server.store.postgres_database.FORM", FORM + 1)
    with closing(PostgresDatabase(address)) as database:
        assert (database.table("t") or TABLE).id == "t"
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT later FROM tables").fetchall() == [(None,)]
    monkeypatch.undo()
    with pytest.raises(StoreError, match="newer"):
        PostgresDatabase(address)


def test_a_database_of_postgresql_of_the_form_before_has_the_same_tables_as_a_new_one(postgres: Postgres) -> None:
    address = postgres.empty()
    with closing(PostgresDatabase(address)) as database:
        database.create(TABLE)
    with psycopg.connect(address) as connection:
        connection.execute(drop_tables_since("cuts", "alembic_version"))
        connection.execute("UPDATE alembic_version SET version_num = '8'")
    with closing(PostgresDatabase(address)) as database:
        database.keep_pace("t", "{}", "2026")
        assert database.due("2027", 1) == ["t"]
    with psycopg.connect(address) as connection:
        engine = create_engine("postgresql+psycopg://", creator=lambda: connection)
        with engine.connect() as connected:
            context = MigrationContext.configure(connected, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
            connected.rollback()


@pytest.mark.parametrize("kind", ["file", "postgresql"])
def test_how_time_stood_is_brought_in_from_the_file_beside_once(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("postgres").empty() if kind == "postgresql" else None
    path = tmp_path / "e.sqlite3"
    store = open_store(path, address)
    for name in ("t", "new"):
        asyncio.run(store.create(replace(TABLE, id=name, cut_in=None, code=None)))
    asyncio.run(store.keep_pace("new", '{"hand": 5}', None))
    store.close_now()
    with closing(sqlite3.connect(tmp_path / "paces.sqlite3")) as beside:
        beside.execute("CREATE TABLE paces (table_id TEXT PRIMARY KEY, state TEXT NOT NULL, due TEXT) WITHOUT ROWID")
        rows = [("t", '{"hand": 1}', "2026-01-01"), ("new", '{"hand": 2}', None), ("gone", "{}", None)]
        beside.executemany("INSERT INTO paces VALUES (?, ?, ?)", rows)
        beside.commit()
    for _ in range(2):
        store = open_store(path, address)
        found = {name: asyncio.run(store.pace(name)) for name in ("t", "new", "gone")}
        assert found == {"t": '{"hand": 1}', "new": '{"hand": 5}', "gone": None}
        assert asyncio.run(store.due("2027", 5)) == ["t"]
        store.close_now()
    assert not (tmp_path / "paces.sqlite3").exists()
    assert (tmp_path / "paces.brought.sqlite3").exists()


def test_what_cannot_be_read_of_how_time_stood_keeps_no_server_from_starting(tmp_path: Path) -> None:
    (tmp_path / "paces.sqlite3").write_bytes(b"nothing like it")
    open_store(tmp_path / "e.sqlite3", None).close_now()
    assert (tmp_path / "paces.brought.sqlite3").read_bytes() == b"nothing like it"


@pytest.mark.parametrize("kind", ["file", "postgresql"])
def test_score_books_that_others_follow_are_brought_in_from_the_file_beside_once(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("postgres").empty() if kind == "postgresql" else None
    path = tmp_path / "e.sqlite3"
    newer = BookRow("new", '{"a": 2}', 2, b"pen", 200)
    store = open_store(path, address)
    asyncio.run(store.keep_book(newer, None, 0, 10))
    store.close_now()
    with closing(sqlite3.connect(tmp_path / "scorebooks.sqlite3")) as beside:
        beside.execute("CREATE TABLE books (name TEXT, book TEXT, revision INTEGER, pen BLOB, written REAL)")
        rows = [("old", '{"a": 1}', 7, b"pen", 100.5), ("new", '{"a": 1}', 1, b"pen", 100.5)]
        beside.executemany("INSERT INTO books VALUES (?, ?, ?, ?, ?)", rows)
        beside.commit()
    for _ in range(2):
        store = open_store(path, address)
        assert asyncio.run(store.book("old")) == BookRow("old", '{"a": 1}', 7, b"pen", 100)
        assert asyncio.run(store.book("new")) == newer
        store.close_now()
    assert not (tmp_path / "scorebooks.sqlite3").exists()
    assert (tmp_path / "scorebooks.brought.sqlite3").exists()
