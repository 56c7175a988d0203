"""SQLite in one file, called by one thread at a time: what `SqliteStore` does in its threads.

The file is in WAL mode: killing the process at any moment loses nothing that was committed. `checkpoint` brings it onto the disk
itself.
"""

import contextlib
import math
import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from eastwind.server.store import sqlite_rows
from eastwind.server.store.rows import ActionRow, Batch, Cut, DealRow, KeptMatch, ResultRow, TableRow
from eastwind.server.store.sqlite_faults import opening_error, store_error
from eastwind.server.store.sqlite_watch import LOG, Watch
from eastwind.server.store.store import JournalConflict, StoreError


def _sql(name: str) -> str:
    return files("eastwind.server.store").joinpath(f"{name}.sql").read_text(encoding="utf-8")


#: The form of the file, raised with every change of its schema.
FORM: Final = 7
#: What brings a file of an older form to the next.
_CHANGES: Final = {
    1: "ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;",
    2: _sql("journal"),
    3: _sql("cuts"),
    # every action was written twice for it, and whoever asks finds what he asks for right behind the view that he answers
    4: "DROP INDEX IF EXISTS answered;",
    5: "ALTER TABLE tables ADD COLUMN repeats TEXT;",
    6: "ALTER TABLE tables ADD COLUMN code TEXT;\nALTER TABLE tables ADD COLUMN terms TEXT;\n" + _sql("invitations"),
}
PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
#: Steps of SQLite's machine between two looks at the time.
_STEPS: Final = 10_000
_MS: Final = 1000
#: Bytes for which there is room again when a disk that was full is full no more.
_ROOM: Final = 65_536


def make_private(path: Path) -> None:
    """Nobody but its owner may read the file, whoever made the folder; what SQLite lays beside it has the same rights."""
    path.touch(mode=PRIVATE_FILE)
    if os.name == "posix" and path.stat().st_uid == os.getuid():
        path.chmod(PRIVATE_FILE)


def bring_to_form(path: Path, connection: sqlite3.Connection) -> None:
    """Makes the tables of an empty file, or brings those of an older form to this one.

    :raises StoreError: if the file was written by a newer Eastwind.
    """
    form = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if form > FORM:
        raise StoreError(f"{path} was written by a newer Eastwind (form {form}; this one knows {FORM})")
    if form == 0:
        script = _sql("schema") + _sql("journal") + _sql("cuts") + _sql("invitations")
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {FORM};\nCOMMIT;")
    for old in range(form, FORM) if form else ():
        script = f"BEGIN IMMEDIATE;\n{_CHANGES[old]}\nPRAGMA user_version = {old + 1};\nCOMMIT;"
        connection.executescript(script)


class SqliteFile:
    """The file. Safe to be used from several threads; one statement or batch at a time."""

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        """Opens or makes the file and its folder.

        :param patience: seconds to wait for another process that is writing.

        :raises StoreError: if that cannot be done, or if the file has a form that this version does not know.
        """
        self.path: Final = path
        self._patience: Final = patience
        #: Until when what this thread writes may wait, where that is said.
        self._said: Final = threading.local()
        self._lock: Final = threading.Lock()
        self._unwritten = False
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
    def until(self, due: float) -> Iterator[None]:
        """What is written within waits for another process until `due`, by `time.monotonic`, and no longer."""
        self._said.due = due
        try:
            yield
        finally:
            del self._said.due

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._using(reading=False) as connection:
            # whoever writes on into a file that has no name any more keeps nothing
            self._watch.look()
            due: float | None = getattr(self._said, "due", None)
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

    # --- the file itself -------------------------------------------------------------------------------------------------

    def look_through(self, seconds: float) -> bool:
        """Looks whether the file is whole, for so long at most; returns whether that was long enough for all of it.

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
        """Writes what is there already. :param room: whether there has to be room for more, too.

        :raises StoreError: if nothing can be written now.
        """
        with self._writing() as connection:
            connection.execute(f"PRAGMA user_version = {FORM}")
            if room:
                connection.execute("CREATE TABLE room (taken BLOB)")
                connection.execute("INSERT INTO room VALUES (zeroblob(?))", (_ROOM,))
                connection.execute("DROP TABLE room")

    def checkpoint(self) -> bool:
        """Brings what was committed onto the disk. Takes its own connection: nobody waits for the disk.

        Returns False when somebody who reads keeps part of the log from being brought into the file: then the log itself is on
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

    # --- writing ---------------------------------------------------------------------------------------------------------

    def create(self, table: TableRow) -> None:
        """Writes a new table and its seats."""
        with self._writing() as connection:
            sqlite_rows.insert_table(connection, table)

    def append(self, table: str, batch: Batch) -> None:
        """Commits a batch.

        :raises JournalConflict: if one of its versions or hands is there already.
        :raises StoreError: if it could not be written; then nothing of it was.
        """
        self._append([(table, batch)])

    def append_all(self, batches: Sequence[tuple[str, Batch]]) -> list[StoreError | None]:
        """Commits batches of several tables together, which costs hardly more than one; says of each why it could not be written.

        What is wrong with one is nothing to the others.
        """
        try:
            self._append(batches)
        except JournalConflict:
            return [self._why_not(table, batch) for table, batch in batches]
        except StoreError as error:
            return [error] * len(batches)
        return [None] * len(batches)

    def _append(self, batches: Sequence[tuple[str, Batch]]) -> None:
        with self._writing() as connection:
            for table, batch in batches:
                sqlite_rows.insert_batch(connection, table, batch)

    def _why_not(self, table: str, batch: Batch) -> StoreError | None:
        try:
            self.append(table, batch)
        except StoreError as error:
            return error
        return None

    def reseat(self, before: TableRow, after: TableRow) -> None:
        """Writes who sits where before the first deal.

        :raises JournalConflict: if they do not sit as `before` has it, or the match has begun.
        """
        with self._writing() as connection:
            sqlite_rows.reseat(connection, before, after)

    def note_time(self, table: str, played: int) -> None:
        """Keeps for how long a match has been played, in milliseconds; it never gets less."""
        with self._writing() as connection:
            sqlite_rows.update_time(connection, table, played)

    def cut_back(self, table: str, cut: Cut) -> None:
        """Takes everything after a version away from a table's journal, and keeps it aside."""
        with self._writing() as connection:
            sqlite_rows.cut_back(connection, table, cut)

    def forget_unseated(self, tables: Sequence[str]) -> None:
        """Lets go of those of some tables at which nobody has sat down."""
        with self._writing() as connection:
            sqlite_rows.delete_unseated(connection, tables)

    # --- reading ---------------------------------------------------------------------------------------------------------

    def invited(self, code: str) -> str | None:
        """The table that is found by a code, None when there is none."""
        with self._using() as connection:
            return sqlite_rows.read_invited(connection, code)

    def unseated(self, opened_before: str) -> list[str]:
        """The tables that were opened before a moment and at which nobody has sat down."""
        with self._using() as connection:
            return sqlite_rows.unseated(connection, opened_before)

    def table(self, table: str) -> TableRow | None:
        """A table and its seats, None when there is no such table."""
        with self._using() as connection:
            return sqlite_rows.read_table(connection, table)

    def deals(self, table: str) -> list[DealRow]:
        """All deals of a table in order."""
        with self._using() as connection:
            return sqlite_rows.read_deals(connection, table)

    def actions(self, table: str, hand: int) -> list[ActionRow]:
        """All actions of a hand in order."""
        with self._using() as connection:
            return sqlite_rows.read_actions(connection, table, hand)

    def beyond(self, table: str) -> list[ActionRow]:
        """What was done at a table that is no move on it, in order."""
        with self._using() as connection:
            return sqlite_rows.read_beyond(connection, table)

    def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        """What a seat played in answer to the view of a version, None if nothing."""
        with self._using() as connection:
            return sqlite_rows.read_answer(connection, table, seat, version)

    def matches(self, tables: Sequence[str]) -> list[KeptMatch]:
        """What is read of some tables to count their matches; tables that there are not are left out."""
        with self._using() as connection:
            return [found for table in tables if (found := sqlite_rows.read_match(connection, table)) is not None]

    def last_version(self, table: str) -> int:
        """The last version of a table's deals and actions, 0 if there are none."""
        with self._using() as connection:
            return sqlite_rows.read_last_version(connection, table)

    def results(self, table: str) -> list[ResultRow]:
        """What the finished hands of a table came to, in order."""
        with self._using() as connection:
            return sqlite_rows.read_results(connection, table)
