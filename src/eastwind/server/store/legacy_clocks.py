"""Clock states that an older Eastwind kept in a file next to the database. They are brought into the database."""

import contextlib
from pathlib import Path
from typing import Final

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.legacy_files import bring_over
from eastwind.server.store.ownership_rows import keep_pace, read_pace

#: Its name, next to the database of the tables; and its name once it has been brought over.
PACES: Final = "paces.sqlite3"
BROUGHT: Final = "paces.brought.sqlite3"


def bring_paces(folder: Path, database: Database) -> None:
    """Bring what an older Eastwind has kept in a folder into a database, once. What is there already is newer, and stays.

    :raises StoreError: if it cannot be written.
    """

    def take(table: str, state: str, due: str | None) -> None:
        if database.read(lambda session: read_pace(session, table)) is None:
            with contextlib.suppress(JournalConflict):  # a table that is not there any more
                database.write(lambda session: keep_pace(session, table, state, due))

    bring_over(folder, PACES, BROUGHT, "SELECT table_id, state, due FROM paces", take)
