"""What somebody at a table is told when a move cannot be kept: why, and that nothing was changed; play goes on when it can."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from eastwind.server.store import threads
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.store.sqlite_file import SqliteFile
from tests.server.house import House, Message, Seat, house

#: How long the file is waited for where somebody else holds it.
_PATIENCE = 5.0


def _pragma(home: House, pragma: str) -> None:
    store = home.app.state.table_registry.store
    assert isinstance(store, SqliteStore)
    file = store._writer.database
    assert isinstance(file, SqliteFile)
    file._connection.execute(f"PRAGMA {pragma}").fetchall()


@contextmanager
def full(home: House) -> Iterator[None]:
    with closing(sqlite3.connect(home.app.state.table_registry.store.path)) as connection:
        [pages] = connection.execute("PRAGMA page_count").fetchone()
    _pragma(home, f"max_page_count = {pages}")
    yield
    _pragma(home, "max_page_count = 4294967294")


@contextmanager
def read_only(home: House) -> Iterator[None]:
    _pragma(home, "query_only = ON")
    yield
    _pragma(home, "query_only = OFF")


@contextmanager
def held_up(home: House) -> Iterator[None]:
    with closing(sqlite3.connect(home.app.state.table_registry.store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def gone(home: House) -> Iterator[None]:
    path: Path = home.app.state.table_registry.store.path
    away = path.with_name("away")
    path.rename(away)
    yield
    away.rename(path)


def move(seat: Seat) -> list[Message]:
    """Whatever can be done next."""
    return seat.next_hand() if seat.view["phase"] == "hand_over" else seat.act(seat.words[-1])


@pytest.mark.parametrize(
    ("fault", "code"),
    [(full, "disk_full"), (read_only, "not_writable"), (held_up, "held_up"), (gone, "database_gone")],
    ids=["full", "read-only", "held up", "gone"],
)
def test_a_move_that_cannot_be_kept_has_not_happened_and_it_is_said_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[House], AbstractContextManager[None]], code: str
) -> None:
    monkeypatch.setattr(threads, "PATIENCE", 0.1)
    with house(tmp_path) as home:
        opened = home.open()
        with home.sit(opened) as seat, home.sit(opened) as other:
            before = seat.view
            with fault(home):
                # the last page may have room for some more moves
                while (told := move(seat))[-1]["type"] == "update":
                    before = seat.view
                [error] = told
                assert error["code"] == code
                assert "nothing" in error["got"]
                other.heard()
                assert other.view == seat.view == before == home.view(opened)
                assert home.client.get("/api/about").json()["unkept"] == code
                wish = {"rules": "ru-classic", "name": "Ann", "bots": ["club"] * 3}
                assert home.client.post("/api/tables", json=wish).json()["code"] == code
            assert move(seat)[0]["type"] == "update"
            assert home.client.get("/api/about").json()["unkept"] is None
    with house(tmp_path) as home:
        assert home.view(opened) == seat.view


def test_while_somebody_else_writes_the_other_tables_are_looked_at(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        one, two = home.open(), home.open()
        with home.sit(one) as waiting, home.sit(two) as other:
            before = waiting.view
            with held_up(home):
                waiting.socket.send_text(
                    f'{{"type": "act", "version": {before["version"]}, "action": "{waiting.words[-1]}"}}'
                )
                began = time.monotonic()
                for _ in range(20):
                    assert other.heard() == []
                    assert home.view(one) == before
                    assert home.view(two) == other.view
                # nobody waits as long as the file does for whoever holds it
                assert time.monotonic() - began < _PATIENCE
            assert waiting.heard()[0]["type"] == "update"
