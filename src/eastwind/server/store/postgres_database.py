"""PostgreSQL, called by one thread at a time: the work of the threads of `PostgresStore`.

What was committed is on its disk. Where the database is away for a moment, because it is started again or the line was cut, a
call waits for it and goes on; a commit whose answer was lost is looked for before it is made again.
"""

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from eastwind.server.store.database import Database
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.postgres_faults import is_away, store_error
from eastwind.server.store.schema import FORM, FORM_KEPT
from eastwind.server.store.statements import HOLD, POSTGRESQL, SAY_NOTHING, Row, Session, Statement, made_of, never

R = TypeVar("R")
_Connection = psycopg.Connection[tuple[Any, ...]]

#: The oldest PostgreSQL that is tried.
_OLDEST: Final = 15
_IN_VERSION: Final = 10_000
#: Seconds between two tries to reach it.
_AGAIN: Final = 0.1
#: A number that is the same for all: one process at a time makes the tables of an empty database, or changes their form.
_MAKING: Final = 0x0EA57
#: Asked of the catalogue: what looks a name up may remember that there was none before another process made it.
_IS_MADE: Final = (
    "SELECT EXISTS (SELECT FROM pg_catalog.pg_tables WHERE tablename = %s AND schemaname = ANY(current_schemas(false)))"
)
#: Bytes for which there is room again when a disk that was full is full no more; nothing of them can be pressed.
_ROOM: Final = 65_536
#: What is read in one go is of one moment.
_READING: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_LINE: Final = {
    "application_name": "eastwind",
    "connect_timeout": 3,
    # a line that is dead is noticed, in milliseconds and in seconds
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}
#: Milliseconds for a lock, for a statement, for a program that was stopped in the middle of a transaction.
_BOUNDS: Final = {
    "lock_timeout": 5000,
    "statement_timeout": 30_000,
    "idle_in_transaction_session_timeout": 10_000,
}


class _PostgresSession:
    """A `Session` in a pipeline: each statement goes out without waiting for the answer to the one before."""

    def __init__(self, connection: _Connection, pipeline: psycopg.Pipeline) -> None:
        self._connection: Final = connection
        self._pipeline: Final = pipeline

    def rows(self, statement: Statement, *values: object) -> Sequence[Row]:
        return self._done(statement, values).fetchall()

    def change(self, statement: Statement, *values: object) -> int:
        done = self._done(statement, values)
        self._pipeline.sync()
        return done.rowcount

    def write(self, statement: Statement, rows: Sequence[Row]) -> None:
        for row in rows:
            self._done(statement, row)

    def hold(self, tables: Sequence[str]) -> None:
        # all of them at once and in order: two that hold several never wait for one another
        self._connection.execute(HOLD, [list(tables)])

    def _done(self, statement: Statement, values: Row) -> "psycopg.Cursor[tuple[Any, ...]]":
        written = statement.written(POSTGRESQL)
        return self._connection.execute(written.text.encode(), written.values(values))


@contextlib.contextmanager
def _transaction(connection: _Connection, begin: LiteralString) -> Iterator[_PostgresSession]:
    """A transaction that begins and ends with what is sent in it: one way there and back, where nothing is asked in between."""
    try:
        with connection.pipeline() as pipeline:
            connection.execute(begin)
            yield _PostgresSession(connection, pipeline)
            connection.execute("COMMIT")
    except BaseException:
        if not connection.closed:
            with contextlib.suppress(psycopg.Error):
                connection.rollback()
        raise


class PostgresDatabase(Database):
    """Database of PostgreSQL, safe to use from several threads; one transaction at a time."""

    def __init__(self, address: str, patience: float = 5.0, *, as_it_is: bool = False) -> None:
        """Connect, and make the tables where there are none.

        :param address: `postgresql://…`, as libpq has it; :param as_it_is: nothing is made, and nothing changed.

        :raises StoreError: if that cannot be done, or if it has a form that this version does not know.
        """
        try:
            named: dict[str, Any] = dict(conninfo_to_dict(address))
        except psycopg.Error as error:
            raise StoreError(f"expected an address such as postgresql://user@host/name ({error})") from error
        super().__init__(name_of(named), patience)
        self._address: Final = make_conninfo(**{**_LINE, **named})
        self._as_it_is: Final = as_it_is
        self._lock: Final = threading.Lock()
        self._connection: _Connection | None = None
        #: The disk was full, and it has not been found since that there is room.
        self._was_full = False
        try:
            try:
                self._connected()
            except psycopg.Error as error:
                if not is_away(error):
                    raise
                # another process has just brought the database to this form, which ends the connections of all others
                self._connected()
        except psycopg.Error as error:
            raise store_error(self.name, error) from error

    # --- the line --------------------------------------------------------------------------------------------------------

    def _connected(self) -> _Connection:
        """:raises psycopg.Error: if it cannot be reached; :raises StoreError: if it is none of ours, or of another form."""
        if self._connection is not None and not self._connection.closed:
            return self._connection
        connection = psycopg.connect(self._address, autocommit=True)
        try:
            version = connection.info.server_version // _IN_VERSION
            if version < _OLDEST:
                raise StoreError(f"{self.name} is PostgreSQL {version}: expected {_OLDEST} or newer")
            with connection.pipeline():
                for name, bound in _BOUNDS.items():
                    connection.execute("SELECT set_config(%s, %s, false)", [name, str(bound)])
            self._bring_to_form(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    def _bring_to_form(self, connection: _Connection) -> None:
        form = self._form(connection)
        if form == FORM:
            return
        if self._as_it_is:
            raise StoreError(
                f"{self.name} has the form {form}, and is to be looked at as {FORM}: start the server first"
            )

        def alone() -> bool:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_MAKING])
            # somebody else may have done it in the meantime
            return self._form(connection) == form

        if form == 0:
            with connection.transaction():
                if alone():
                    for statement in made_of("postgresql"):
                        connection.execute(statement.encode())
        else:
            # it takes a while to load, and is wanted once
            from eastwind.server.store.migrating import bring_postgres

            bring_postgres(connection, alone)

    def _form(self, connection: _Connection) -> int:
        [there] = connection.execute(_IS_MADE, [FORM_KEPT.name]).fetchone() or (False,)
        if not there:
            return 0
        [form] = connection.execute("SELECT max(version_num::integer) FROM alembic_version").fetchone() or (0,)
        if form > FORM:
            raise StoreError(f"{self.name} was written by a newer Eastwind (form {form}; this one knows {FORM})")
        return int(form)

    def _let_go(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _tries(self) -> Iterator[bool]:
        """Yield whether it is not the first try, until it has been tried for long enough."""
        due = self._due if self._due is not None else time.monotonic() + self._patience
        yield False
        while time.monotonic() + _AGAIN < due:
            time.sleep(_AGAIN)
            yield True

    def _persistently(self, work: Callable[[_Connection, bool], R]) -> R:
        """Do work over the line, and again over a new one where it was lost. `work` receives whether it is tried again."""
        lost: psycopg.Error | None = None
        with self._lock:
            for again in self._tries():
                try:
                    return work(self._connected(), again)
                except psycopg.Error as error:
                    if not is_away(error) and not (self._connection is not None and self._connection.broken):
                        told = store_error(self.name, error)
                        self._was_full |= told.fault is StoreFault.FULL
                        raise told from error
                    lost = error
                    self._let_go()
        assert lost is not None
        error_told = store_error(self.name, lost)
        raise StoreError(str(error_told), StoreFault.UNREACHABLE) from lost

    # --- what is done ----------------------------------------------------------------------------------------------------

    def read(self, work: Callable[[Session], R]) -> R:
        def read(connection: _Connection, _: bool) -> R:
            with _transaction(connection, _READING) as session:
                return work(session)

        return self._persistently(read)

    def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        def write(connection: _Connection, again: bool) -> None:
            if again:
                with _transaction(connection, _READING) as session:
                    if done(session):
                        return
            with _transaction(connection, "BEGIN") as session:
                work(session)

        self._persistently(write)

    def try_to_write(self, *, room: bool = False) -> None:
        self.write(lambda session: session.write(SAY_NOTHING, [()]))
        if room and self._was_full:
            # what says nothing finds its place on the fullest disk
            self._persistently(_take_room)
            self._was_full = False

    def look_after(self) -> None:
        """Do nothing: the database looks after itself."""

    def close(self) -> None:
        with self._lock:
            self._let_go()


def _take_room(connection: _Connection, _: bool) -> None:
    """Write something where new tables go, and give the place back. :raises psycopg.Error: if there is no room for it."""
    with connection.transaction():
        connection.execute("CREATE TABLE room (taken bytea)")
        connection.execute("INSERT INTO room VALUES (%s)", [os.urandom(_ROOM)])
        raise psycopg.Rollback


def name_of(named: dict[str, Any]) -> str:
    """Return the name of a database in messages, without user and password."""
    host = named.get("host") or named.get("hostaddr") or ""
    port = f":{named['port']}" if named.get("port") else ""
    return f"postgresql://{'' if str(host).startswith('/') else host}{port}/{named.get('dbname') or ''}"
