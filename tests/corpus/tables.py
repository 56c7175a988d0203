"""Databases with tables in play as the version left them that made the corpus: a file of SQLite, a dump of PostgreSQL.

Beside each stands what the server tells of it: the view of every seat, the record of every match, the book that others follow.
"""

import json
import lzma
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import psycopg

from eastwind.bots import BUILT_IN
from eastwind.rules import available, load_preset
from eastwind.server.settings import DATABASE
from eastwind.server.store.opening import open_store
from eastwind.sheet.file import read_book
from tests.server.house import House, Message, house
from tests.server.party import Party, party
from tests.server.party import play as play_until
from tests.server.still_time import StillTime
from tests.server.tables.test_company import open_for, take
from tests.server.tables.test_proposals import end_early
from tests.support.postgres import Postgres, needed, postgres_of_ones_own

FOLDER: Final = Path(__file__).with_name("tables")
DATABASES: Final = ("sqlite", "postgresql")
_SOME_MOMENTS: Final = 12
_BOOK: Final = "an-evening"
#: Score book that is published under that name.
_WRITTEN: Final = FOLDER.parents[1] / "sheet" / "former" / "ru-classic-options.jsonl"


def file_of(database: str, folder: Path = FOLDER) -> Path:
    """File with a database."""
    return folder / f"{database}.{'sqlite3' if database == 'sqlite' else 'sql'}.xz"


def seen_of(database: str, folder: Path = FOLDER) -> Path:
    """File with what the server tells of that database."""
    return folder / f"{database}.json.xz"


def seen(database: str) -> Any:
    """Return what the server told: `now`, the time on its stopwatch, `tables`, and the `book`."""
    return json.loads(lzma.decompress(seen_of(database).read_bytes()))


def lay_sqlite(path: Path) -> None:
    """Write the kept file of SQLite."""
    path.write_bytes(lzma.decompress(file_of("sqlite").read_bytes()))


def lay_postgresql(address: str) -> None:
    """Fill an empty database with the kept dump."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(lzma.decompress(file_of("postgresql").read_bytes()))


def told_of(home: House, keys: list[Message]) -> dict[str, Any]:
    """Return what the server tells those at a table: views in order of the keys, the lobby before it begins, the record."""
    first = keys[0]
    views = [home.get(f"/api/tables/{key['table']}", key).json() for key in keys]
    record = home.get(f"/api/tables/{first['table']}/record", first)
    return {"views": views, "record": record.text}


def book_told(home: House) -> Message:
    """Return the book that others follow."""
    told: Message = home.client.get(f"/api/sheet/published/{_BOOK}").json()
    return told


# --- making it ---------------------------------------------------------------------------------------------------------------


def write(folder: Path) -> None:
    """Play at the tables, and write both databases with what is told of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, postgres_of_ones_own() as postgres:
        path = Path(data, DATABASE)
        _write_seen(seen_of("sqlite", folder), Path(data), None)
        with closing(sqlite3.connect(path)) as file:
            file.execute("VACUUM")
        _compress(file_of("sqlite", folder), path.read_bytes())
        address = postgres.empty()
        _write_seen(seen_of("postgresql", folder), Path(data), address)
        _compress(file_of("postgresql", folder), _dumped(postgres, address))


def _compress(file: Path, content: bytes) -> None:
    file.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def _write_seen(file: Path, data: Path, address: str | None) -> None:
    still = StillTime()

    @contextmanager
    def opened() -> Iterator[House]:
        store = open_store(data / DATABASE, address)
        with house(data, store=store, bots=BUILT_IN, **still.given) as home:
            yield home

    with opened() as home:
        tables = [(what, make(home, still)) for what, make in _tables()]
        _publish(home)
    # as they stand after a restart, with nobody there
    with opened() as home:
        told = [{"what": what, "keys": keys, **told_of(home, keys)} for what, keys in tables]
        book = book_told(home)
    _compress(file, json.dumps({"now": still.now, "tables": told, "book": book}, ensure_ascii=False).encode())


def _dumped(postgres: Postgres, address: str) -> bytes:
    """Dump of a schema that can be filled into any other."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT current_schema()").fetchone()
    assert row is not None
    (schema,) = row
    command = [needed() / "pg_dump", "--inserts", "--no-owner", "--no-comments", "--schema", schema]
    command += ["--host", postgres.folder, "--username", "eastwind", "postgres"]
    told = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout
    kept = [
        line.replace(f"{schema}.", "")
        for line in told.splitlines()
        if not re.match(r"--|\\|SET |CREATE SCHEMA|SELECT pg_catalog\.set_config", line) and line
    ]
    return "\n".join([*kept, ""]).encode()


_Make = Callable[[House, StillTime], list[Message]]


def _tables() -> Iterator[tuple[str, _Make]]:
    for preset in available():
        yield f"{preset}: one person with bots", _alone(preset)
        yield f"{preset}: two persons in the second hand", _company(preset, _in_second_hand)
    yield "a window that stands open", _company("ru-classic", _in_window)
    yield "a hand that is over", _company("pl-classic", _after_hand)
    yield "by correspondence", _company("bg-classic", _in_second_hand, pace="1d")
    yield "four persons, a limit of time", _company("ru-classic", _in_window, persons=4, window=5)
    yield "one of two has left for good", _company("dmjl", _left)
    yield "a match that is over", _company("family", _in_second_hand, ended=True)
    yield "not begun", _waiting


def _alone(preset: str) -> _Make:
    def make(home: House, still: StillTime) -> list[Message]:
        key = home.open(rules=preset, bots=_bots(preset, 1))
        with home.sit(key) as seat:
            for _ in range(_SOME_MOMENTS):
                seat.heard()
                if seat.view["phase"] == "hand_over":
                    break
                if seat.words:
                    seat.act("pass" if "pass" in seat.words else seat.words[-1])
                still.go(home, 1.0)
        return [key]

    return make


def _company(preset: str, play: Callable[[Party], None], persons: int = 2, ended: bool = False, **wish: Any) -> _Make:
    def make(home: House, still: StillTime) -> list[Message]:
        with party(home, still, persons, rules=preset, bots=_bots(preset, persons), **wish) as found:
            play(found)
            if ended:
                end_early(found.seats())
        return found.keys

    return make


def _bots(preset: str, persons: int) -> list[str]:
    """Bots for the seats that are left, strong and weak in turn."""
    return ["club", "novice", "club"][: load_preset(preset).file.seats.players.value - persons]


def _phase(found: Party) -> str:
    return str(found.seats()[0].view["phase"])


def _after_hand(found: Party) -> None:
    play_until(found, lambda: _phase(found) in ("hand_over", "match_over"))


def _in_second_hand(found: Party) -> None:
    _after_hand(found)
    for seat in found.seats():
        if seat.view["phase"] == "hand_over":
            with suppress(AssertionError):
                seat.next_hand()
    moments = iter(range(_SOME_MOMENTS))
    play_until(found, lambda: next(moments, None) is None)


def _in_window(found: Party) -> None:
    moments = iter(range(_SOME_MOMENTS))
    play_until(found, lambda: next(moments, None) is None)
    play_until(found, lambda: _phase(found) == "claim")


def _left(found: Party) -> None:
    _in_window(found)
    found.depart(1)


def _waiting(home: House, _: StillTime) -> list[Message]:
    opened = open_for(home, 3)
    return [opened, take(home, opened, "Ben").json()]


def _publish(home: House) -> None:
    book, _ = read_book(_WRITTEN.read_text(encoding="utf-8"))
    wish = {"book": {**book.model_dump(mode="json"), "id": _BOOK}, "revision": 1, "pen": "pen-of-this-book"}
    answer = home.client.put(f"/api/sheet/published/{_BOOK}", json=wish)
    assert answer.status_code == 200, answer.text
