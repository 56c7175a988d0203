"""How the time of persons stands at tables of several, and what they have left to the server, in a file beside the tables.

No move is lost with it: without it a question is put anew with all its time.
"""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final, Protocol

from eastwind.server.store.side_file import SideFile

#: Its name, beside the database of the tables.
PACES: Final = "paces.sqlite3"
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS paces (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL,           -- JSON
    due TEXT                       -- ISO 8601, UTC: when something is to be done though nobody may be there
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due_paces ON paces (due) WHERE due IS NOT NULL;
"""
_FIND: Final = "SELECT state FROM paces WHERE table_id = ?"
_KEEP: Final = "INSERT OR REPLACE INTO paces (table_id, state, due) VALUES (?, ?, ?)"
_DUE: Final = "SELECT table_id FROM paces WHERE due <= ? ORDER BY due LIMIT ?"


class Paces(Protocol):
    """Where it is kept. Every call may wait, and raises `StoreError` if it cannot be done."""

    async def find(self, table: str) -> str | None:
        """How it stands at a table, as JSON; None where nothing was kept."""

    async def keep(self, table: str, state: str, due: str | None) -> None:
        """Keeps how it stands. `due`: when something is to be done though nobody may be there, ISO 8601 and UTC."""

    async def due(self, now: str, most: int) -> list[str]:
        """The tables at which something is to be done by now, so many at most, the one that has waited longest first."""

    async def close(self) -> None:
        """Lets go of everything."""


class PaceFile:
    """`Paces` in a file."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._file: Final = SideFile(path, _SCHEMA)

    async def find(self, table: str) -> str | None:
        row = await asyncio.to_thread(self._file.read, lambda file: file.execute(_FIND, (table,)).fetchone())
        return None if row is None else str(row[0])

    async def keep(self, table: str, state: str, due: str | None) -> None:
        def kept(file: sqlite3.Connection) -> None:
            file.execute(_KEEP, (table, state, due))

        await asyncio.to_thread(self._file.write, kept)

    async def due(self, now: str, most: int) -> list[str]:
        if not self._path.exists():
            return []  # nothing was ever kept
        rows = await asyncio.to_thread(self._file.read, lambda file: file.execute(_DUE, (now, most)).fetchall())
        return [str(row[0]) for row in rows]

    async def close(self) -> None:
        await asyncio.to_thread(self._file.close)


class PacesInMemory:
    """`Paces` that are gone with their process."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, tuple[str, str | None]]] = {}

    async def find(self, table: str) -> str | None:
        return self._kept[table][0] if table in self._kept else None

    async def keep(self, table: str, state: str, due: str | None) -> None:
        self._kept[table] = state, due

    async def due(self, now: str, most: int) -> list[str]:
        found = sorted((due, table) for table, (_, due) in self._kept.items() if due is not None and due <= now)
        return [table for _, table in found[:most]]

    async def close(self) -> None:
        pass
