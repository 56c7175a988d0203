"""A connection to SQLite as the rows of a table of people go through it."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from eastwind.server.store.statements import SQLITE, Row, Statement


class SqliteSession:
    """A `Session`. A writer has the whole file to itself: `BEGIN IMMEDIATE` sees to that."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    def rows(self, statement: Statement, *values: object) -> Sequence[Row]:
        written = statement.written(SQLITE)
        return self._connection.execute(written.text, written.values(values)).fetchall()

    def change(self, statement: Statement, *values: object) -> int:
        written = statement.written(SQLITE)
        return self._connection.execute(written.text, written.values(values)).rowcount

    def write(self, statement: Statement, rows: Sequence[Row]) -> None:
        written = statement.written(SQLITE)
        self._connection.executemany(written.text, [written.values(row) for row in rows])

    def hold(self, tables: Sequence[str]) -> None:
        pass
