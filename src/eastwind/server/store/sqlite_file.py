"""SQLite in one file, called by one thread at a time: the work of the threads of `SqliteStore`.

The file is in WAL mode: killing the process at any moment loses nothing that was committed. `checkpoint` brings it onto the disk
itself.
"""

import contextlib
import logging
import math
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.schema import FORM
from eastwind.server.store.sqlite_faults import opening_error, store_error
from eastwind.server.store.sqlite_session import SqliteSession
from eastwind.server.store.sqlite_watch import LOG, Watch
from eastwind.server.store.statements import Session, made_of

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
#: Steps of SQLite's machine between two looks at the time.
_STEPS: Final = 10_000
_MS: Final = 1000
#: Checkpoints in a row held up by a reader, after which it is logged.
_HELD_CHECKPOINTS: Final = 60
#: Bytes for which there is room again when a disk that was full is full no more.
_ROOM: Final = 65_536
#: The form since which processes say in the file that they live, and for how long it is looked whether one does.
_WITH_PROCESSES: Final = 9
_BEAT_SECONDS: Final = 1.5
_BEATS: Final = "SELECT name, beat FROM processes"


def make_private(path: Path) -> None:
    """Let only its owner read the file, whatever the rights of the folder; those that SQLite adds to it get the same rights."""
    path.touch(mode=PRIVATE_FILE)
    if os.name == "posix" and path.stat().st_uid == os.getuid():
        path.chmod(PRIVATE_FILE)


def bring_to_form(path: Path, connection: sqlite3.Connection) -> None:
    """Make the tables of an empty file, or bring those of an older form to this one, whole or not at all.

    :raises StoreError: if the file was written by a newer Eastwind.
    """
    before = _form(path, connection)
    if before == FORM:
        return
    if before >= _WITH_PROCESSES and _is_played_on(connection):
        raise StoreError(f"an older Eastwind is running on {path}: stop it first, then start this one")
    connection.execute("BEGIN IMMEDIATE")
    try:
        # somebody else may have done it in the meantime
        form = _form(path, connection)
        if form == 0:
            for statement in made_of("sqlite"):
                connection.execute(statement)
        elif form < FORM:
            # Alembic takes a while to load, and is wanted once in the life of a file
            from eastwind.server.store.migrating import bring_file

            bring_file(connection, form)
        connection.execute(f"PRAGMA user_version = {FORM}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _is_played_on(connection: sqlite3.Connection) -> bool:
    """Return whether another process notes in the file that it lives. It would go on with an older form."""
    beats = dict(connection.execute(_BEATS))
    if beats:
        time.sleep(_BEAT_SECONDS)
    return any(beats.get(name) != beat for name, beat in connection.execute(_BEATS))


def _form(path: Path, connection: sqlite3.Connection) -> int:
    form = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if form > FORM:
        raise StoreError(f"{path} was written by a newer Eastwind (form {form}; this one knows {FORM})")
    return form


class SqliteFile(Database):
    """Database in a file, safe to use from several threads; one statement or batch at a time."""

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        """Open or make the file and its folder.

        :param patience: seconds to wait for another process that is writing.

        :raises StoreError: if that cannot be done, or if the file has a form that this version does not know.
        """
        super().__init__(str(path), patience)
        self.path: Final = path
        self._lock: Final = threading.Lock()
        self._unwritten = False
        self._held_checkpoints = 0
        #: For how long the connection waits for another process that is writing, as it was said last.
        self._waiting_ms: int | None = None
        self._watch: Final = Watch(path, self._is_whole)
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
            make_private(path)
            # which file it is, is noted before it is opened: it is the one that is opened, or the next look says so
            self._watch.begin()
            self._connection: Final = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise opening_error(path, error) from error
        self._session: Final = SqliteSession(self._connection)
        try:
            bring_to_form(path, self._connection)
            self._watch.look()
        except BaseException as error:
            self._connection.close()
            if isinstance(error, sqlite3.Error):
                raise opening_error(path, error) from error
            raise

    def _connect(self) -> sqlite3.Connection:
        # one that is gone is not made again
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
        try:
            connection.execute(f"PRAGMA busy_timeout = {round(self._patience * _MS)}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            # nobody who writes waits for the disk: `checkpoint` is for that, and whoever closes the file last
            connection.execute("PRAGMA wal_autocheckpoint = 0")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    @contextmanager
    def _using(self, *, reading: bool = True) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                yield self._connection
            except sqlite3.IntegrityError as error:
                raise JournalConflict(f"{self.path}: {error}") from error
            except sqlite3.Error as error:
                raise store_error(self.path, error, reading=reading) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._using(reading=False) as connection:
            # whoever writes on into a file that has no name any more keeps nothing
            self._watch.look()
            due = self._due
            self._wait_for_others(connection, self._patience if due is None else max(due - time.monotonic(), 0.0))
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            self._unwritten = True

    def _wait_for_others(self, connection: sqlite3.Connection, patience: float) -> None:
        # to a tenth of a second, so that it rarely has to be said
        wanted = math.ceil(patience * 10) * 100
        if wanted != self._waiting_ms:
            connection.execute(f"PRAGMA busy_timeout = {wanted}")
            self._waiting_ms = wanted

    def read(self, work: Callable[[Session], R]) -> R:
        with self._using() as connection:
            connection.execute("BEGIN")
            try:
                return work(self._session)
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] | None = None) -> None:
        with self._writing():
            work(self._session)

    # --- the file itself -------------------------------------------------------------------------------------------------

    def look_through(self, seconds: float) -> bool:
        """Check whether the file is whole, for at most `seconds`; return whether that was long enough for all of it.

        :raises StoreError: if it is damaged.
        """
        end = time.monotonic() + seconds
        with self._using() as connection:
            connection.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
            try:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
                    raise
                return False
            finally:
                connection.set_progress_handler(None, 0)
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        return True

    def look_at_files(self) -> None:
        """:raises StoreError: if the files are no longer those that were opened."""
        self._watch.look()

    def try_to_write(self, *, room: bool = False) -> None:
        """Write what is there already. :param room: whether there has to be room for more, too.

        :raises StoreError: if nothing can be written now.
        """
        with self._writing() as connection:
            connection.execute(f"PRAGMA user_version = {FORM}")
            if room:
                connection.execute("CREATE TABLE room (taken BLOB)")
                connection.execute("INSERT INTO room VALUES (zeroblob(?))", (_ROOM,))
                connection.execute("DROP TABLE room")

    def look_after(self) -> None:
        """Bring what was committed onto the disk, and log when a reader has kept it from that for long.

        :raises StoreError: if that cannot be done, or the files are no longer those that were opened.
        """
        self._watch.look()
        if self.checkpoint():
            self._held_checkpoints = 0
            return
        self._held_checkpoints += 1
        if self._held_checkpoints == _HELD_CHECKPOINTS:
            _log.warning(
                "a long read of %s keeps its log from being folded in; the log grows, and no data is at risk",
                self.path,
            )

    def checkpoint(self) -> bool:
        """Bring what was committed onto the disk, on a connection of its own: no other call waits for the disk.

        Return False when a reader keeps part of the log from being brought into the file: then the log itself is on
        the disk, and it is to be tried again.
        """
        if not self._unwritten:
            return True
        self._watch.look()
        self._unwritten = False
        try:
            with contextlib.closing(self._connect()) as connection:
                held, logged, brought = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if held or brought < logged:
                self._unwritten = True
                self._sync_log()
                return False
        except (OSError, sqlite3.Error) as error:
            self._unwritten = True
            raise opening_error(self.path, error) from error
        return True

    def _sync_log(self) -> None:
        # no locks are on the log: it may be opened and closed beside SQLite
        handle = os.open(f"{self.path}{LOG}", os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def _is_whole(self) -> bool:
        # this connection may remember what is not there any more; a new one looks
        try:
            with contextlib.closing(self._connect()) as connection:
                return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
        except sqlite3.Error:
            return False

    def close(self) -> None:
        with self._lock:
            self._connection.close()
