"""The store in PostgreSQL."""

import contextlib

from eastwind.server.store.database_store import MOST_WAITING, DatabaseStore
from eastwind.server.store.postgres_database import PostgresDatabase
from eastwind.server.store.threads import PATIENCE


class PostgresStore(DatabaseStore):
    """A `Store` in a database of PostgreSQL, on two connections, and a third where several processes share it."""

    def __init__(self, address: str, *, most_waiting: int = MOST_WAITING) -> None:
        """Connect, make the tables where there are none, and write once.

        :param address: `postgresql://…`, as libpq has it.

        :raises StoreError: if that cannot be done, or it has a form that this version does not know.
        """
        with contextlib.ExitStack() as opened:
            writing = PostgresDatabase(address, PATIENCE)
            opened.callback(writing.close)
            reading = PostgresDatabase(address, PATIENCE)
            opened.callback(reading.close)
            writing.try_to_write()
            opened.pop_all()
        super().__init__(writing, reading, lambda: PostgresDatabase(address, PATIENCE), most_waiting)
