"""The store that was asked for: a file, or a database of its own."""

from pathlib import Path

from eastwind.server.store.database_store import DatabaseStore
from eastwind.server.store.legacy_books import bring_books
from eastwind.server.store.legacy_clocks import bring_paces
from eastwind.server.store.sqlite import SqliteStore


def open_store(path: Path, address: str | None) -> DatabaseStore:
    """Open or make the store of the tables. :param address: `postgresql://…`, None for the file.

    :raises StoreError: if that cannot be done, or it has a form that this version does not know.
    """
    if address is None:
        store: DatabaseStore = SqliteStore(path)
    else:
        # its driver is loaded where it is wanted
        from eastwind.server.store.postgres import PostgresStore

        store = PostgresStore(address)
    try:
        bring_paces(path.parent, store.database)
        bring_books(path.parent, store.database)
    except BaseException:
        store.close_now()
        raise
    return store
