"""Databases asked at once, outside an event loop: a store's calls, without its threads."""

from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from eastwind.match.entries import ActionEntry, DealEntry, ResultEntry
from eastwind.server.store import postgres_database, sqlite_file
from eastwind.server.store.database import Database
from eastwind.server.store.memory import DirectStore
from eastwind.server.store.rows import Batch, TableRow
from eastwind.server.store.schema import METADATA

R = TypeVar("R")


class _AskedAtOnce(Database):
    """A database with the calls of a `Store` that tests ask of it."""

    @property
    def _store(self) -> DirectStore:
        return DirectStore(self)

    def create(self, table: TableRow) -> None:
        _result(self._store.create(table))

    def append(self, table: str, batch: Batch) -> None:
        _result(self._store.append(table, batch))

    def keep_pace(self, table: str, state: str, due: str | None) -> None:
        _result(self._store.keep_pace(table, state, due))

    def due(self, now: str, most: int) -> Sequence[str]:
        return _result(self._store.due(now, most))

    def table(self, table: str) -> TableRow | None:
        return _result(self._store.table(table))

    def deals(self, table: str) -> Sequence[DealEntry]:
        return _result(self._store.deals(table))

    def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        return _result(self._store.actions(table, hand))

    def answer(self, table: str, seat: int, version: int) -> ActionEntry | None:
        return _result(self._store.answer(table, seat, version))

    def results(self, table: str) -> Sequence[ResultEntry]:
        return _result(self._store.results(table))

    def last_version(self, table: str) -> int:
        return _result(self._store.last_version(table))


class SqliteFile(_AskedAtOnce, sqlite_file.SqliteFile):
    pass


class PostgresDatabase(_AskedAtOnce, postgres_database.PostgresDatabase):
    pass


def _result(call: Coroutine[Any, Any, R]) -> R:
    """The result of a call that waits for nothing."""
    try:
        call.send(None)
    except StopIteration as ended:
        found: R = ended.value
        return found
    raise AssertionError("a call at once waits for something")


def drop_tables_since(*kept: str) -> str:
    """SQL that drops all tables of the schema but those of the first form and those that are named."""
    first = {"tables", "seats", "deals", "journal", "results"}
    later = [rows.name for rows in reversed(METADATA.sorted_tables) if rows.name not in first | set(kept)]
    return " ".join(f"DROP TABLE {name};" for name in later)
