"""Tables in play when the server is updated: files made by the version before windows were closed in the journal.

Each table of `in_play/` stands where people saw it: its views are kept beside it, seat by seat. What such a file does not say is
whether the last window was over, so a table goes back to it at most, and once.
"""

import gzip
import json
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from eastwind.cli.main import main
from eastwind.server.settings import DATABASE
from eastwind.server.store.errors import StoreError
from eastwind.server.store.opening import open_store
from eastwind.server.store.store import Store
from tests.server.house import House, Message, house
from tests.server.still_time import StillTime
from tests.support.postgres import Postgres

pytestmark = pytest.mark.process

_FOLDER: Final = Path(__file__).with_name("in_play")
#: Longer than any window of these tables lasts, in seconds; a day where they are played by correspondence.
_A_WINDOW: Final = 10.0
_A_DAY: Final = 90_000.0


def _kept(name: str) -> Any:
    return json.loads(gzip.decompress((_FOLDER / f"{name}.json.gz").read_bytes()))


@pytest.fixture(params=["sqlite", "postgresql"])
def made_before(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Any, Callable[[], Store]]:
    """The tables as people saw them, and the store in which they stand; opened as often as one wishes."""
    if request.param == "sqlite":
        path = tmp_path / DATABASE
        path.write_bytes(gzip.decompress((_FOLDER / "sqlite.sqlite3.gz").read_bytes()))
        return _kept("sqlite"), lambda: open_store(path, None)
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.empty()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(gzip.decompress((_FOLDER / "postgresql.sql.gz").read_bytes()))
    return _kept("postgresql"), lambda: open_store(tmp_path / DATABASE, address)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def _views(home: House, table: Message) -> list[Message]:
    # whoever has left for good is refused, then as now
    return [home.get(f"/api/tables/{key['table']}", key).json() for key in table["keys"]]


def _still_there(table: Message) -> list[Message]:
    return [key for key, view in zip(table["keys"], table["views"], strict=True) if "code" not in view]


def _is_back_in_its_window(now: Message, seen: Message) -> bool:
    return "code" not in now and now["version"] == seen["version"] - 1 and now["phase"] in ("claim", "rob")


def test_they_stand_where_they_were_seen_or_in_the_window_before(
    made_before: tuple[Any, Callable[[], Store]], folder: Path
) -> None:
    kept, opens = made_before
    still = StillTime(kept["now"])
    back = 0
    with house(folder, store=opens(), **still.given) as home:
        for table in kept["tables"]:
            went_back = False
            for now, seen in zip(_views(home, table), table["views"], strict=True):
                went_back = now != seen
                assert not went_back or _is_back_in_its_window(now, seen), table["what"]
                assert not went_back or "nobody could claim" in table["what"], table["what"]
            back += went_back
    assert back > 2, "no table here had gone back: this says nothing"


def test_they_go_back_once_and_then_never_again(made_before: tuple[Any, Callable[[], Store]], folder: Path) -> None:
    kept, opens = made_before
    still = StillTime(kept["now"])
    with house(folder, store=opens(), **still.given) as home:
        for table in kept["tables"]:
            seen = table["views"][0]
            if len(table["keys"]) < 2 or not _is_back_in_its_window(home.view(table["keys"][0]), seen):
                continue
            with ExitStack() as stack:
                seats = [stack.enter_context(home.sit(key)) for key in table["keys"]]
                for seat in seats:
                    seat.heard()
                still.go(home, _A_WINDOW)
                home.call(home.app.state.table_registry.look_at_deadlines)
            # the window closes as it had: the same tile is drawn, and nobody has lost anything
            assert _views(home, table) == table["views"], table["what"]
    with house(folder, store=opens(), **still.given) as home:
        for table in kept["tables"]:
            assert _views(home, table) == table["views"], table["what"]


def test_they_are_whole_and_are_played_to_the_end_of_their_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / DATABASE
    path.write_bytes(gzip.decompress((_FOLDER / "sqlite.sqlite3.gz").read_bytes()))
    kept = _kept("sqlite")
    still = StillTime(kept["now"])
    played = 0
    with house(tmp_path, **still.given) as home:
        for table in kept["tables"]:
            with ExitStack() as stack:
                seats = [stack.enter_context(home.sit(key)) for key in _still_there(table)]
                for _ in range(400):
                    for seat in seats:
                        seat.heard()
                    view = seats[0].view
                    if view["phase"] in ("hand_over", "match_over"):
                        break
                    for seat in seats:
                        if view["phase"] in ("claim", "rob") and len(seats) > 1:
                            if seat.view["me"] != view["turn"]:
                                seat.act("pass", seat.view["version"])
                        elif seat.words:
                            seat.act("pass" if "pass" in seat.words else seat.words[-1])
                    still.go(home, _A_WINDOW)
                    if table["what"].startswith("by correspondence"):
                        still.go(home, _A_DAY)
                        home.call(home.app.state.table_registry.look_at_deadlines)
                played += seats[0].view["phase"] in ("hand_over", "match_over")
    assert played == len(kept["tables"])
    capsys.readouterr()
    assert main(["check", str(path)]) == 0, capsys.readouterr().out


def test_a_process_of_the_version_before_loses_its_connection_and_is_told_so(
    tmp_path: Path, postgres: Postgres
) -> None:
    """It looked at the form when it connected, and would cut a journal at the first row that it does not know."""
    address = postgres.empty()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(gzip.decompress((_FOLDER / "postgresql.sql.gz").read_bytes()))
    with psycopg.connect(address, autocommit=True) as before, psycopg.connect(address, autocommit=True) as other:
        store = open_store(tmp_path / DATABASE, address)
        for connection in (before, other):
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT count(*) FROM journal")
        again = open_store(tmp_path / DATABASE, address)
        store.close_now()
        again.close_now()


@pytest.mark.parametrize("lives", [True, False])
def test_a_file_is_not_brought_along_while_an_older_process_says_that_it_lives(tmp_path: Path, lives: bool) -> None:
    path = tmp_path / DATABASE
    path.write_bytes(gzip.decompress((_FOLDER / "sqlite.sqlite3.gz").read_bytes()))
    over = threading.Event()

    def beats() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("INSERT INTO processes (name, place, secret, beat) VALUES ('old', 'ws://x', 's', 1)")
            while lives and not over.wait(0.3):
                file.execute("UPDATE processes SET beat = beat + 1")

    thread = threading.Thread(target=beats)
    thread.start()
    try:
        if lives:
            time.sleep(0.5)
            with pytest.raises(StoreError, match="an older Eastwind is running"):
                open_store(path, None)
        else:
            thread.join()
            open_store(path, None).close_now()
    finally:
        over.set()
        thread.join()
