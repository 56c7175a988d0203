"""SQLite in one file, called by one thread at a time: what `SqliteStore` does in its threads.

The file is in WAL mode: killing the process at any moment loses nothing that was committed. `checkpoint` brings it onto the disk
itself.
"""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Final

from eastwind.server.store.rows import ActionRow, Batch, DealRow, ResultRow, SeatRow, TableRow
from eastwind.server.store.store import JournalConflict, StoreError


def _sql(name: str) -> str:
    return files("eastwind.server.store").joinpath(f"{name}.sql").read_text(encoding="utf-8")


#: The form of the file, raised with every change of its schema.
FORM: Final = 3
#: What brings a file of an older form to the next.
_CHANGES: Final = {
    1: "ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;",
    2: _sql("journal"),
}
_PRIVATE_FOLDER: Final = 0o700
_PRIVATE_FILE: Final = 0o600


def _make_private(path: Path) -> None:
    """Nobody but its owner may read the file, whoever made the folder; what SQLite lays beside it has the same rights."""
    path.touch(mode=_PRIVATE_FILE)
    if os.name == "posix" and path.stat().st_uid == os.getuid():
        path.chmod(_PRIVATE_FILE)


def _identity_of(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


class SqliteFile:
    """The file. Safe to be used from several threads; one statement or batch at a time."""

    def __init__(self, path: Path, busy_ms: int = 5000) -> None:
        """Opens or makes the file and its folder.

        :param busy_ms: how long to wait for another process that is writing.

        :raises StoreError: if that cannot be done, or if the file has a form that this version does not know.
        """
        self.path: Final = path
        self._busy_ms: Final = busy_ms
        self._lock: Final = threading.Lock()
        self._unwritten = False
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)
            _make_private(path)
            self._connection: Final = self._connect()
            #: Which file it is: a name can come to lead to another one.
            self._identity: Final = _identity_of(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot open {path}: {error}") from error
        try:
            self._prepare()
        except BaseException as error:
            self._connection.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"cannot open {path}: {error}") from error
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        try:
            connection.execute(f"PRAGMA busy_timeout = {self._busy_ms}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self) -> None:
        form = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        if form > FORM:
            raise StoreError(f"{self.path} was written by a newer Eastwind (form {form}; this one knows {FORM})")
        if form == 0:
            script = _sql("schema") + _sql("journal")
            self._connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {FORM};\nCOMMIT;")
        for old in range(form, FORM) if form else ():
            script = f"BEGIN IMMEDIATE;\n{_CHANGES[old]}\nPRAGMA user_version = {old + 1};\nCOMMIT;"
            self._connection.executescript(script)

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                yield self._connection
            except sqlite3.IntegrityError as error:
                raise JournalConflict(f"{self.path}: {error}") from error
            except sqlite3.Error as error:
                raise StoreError(f"{self.path}: {error}") from error

    def _check_identity(self) -> None:
        """Whoever writes on into a file that has no name any more keeps nothing.

        :raises StoreError: if the file was deleted, moved or replaced since it was opened.
        """
        try:
            there = _identity_of(self.path)
        except OSError as error:
            raise StoreError(f"{self.path}: deleted or moved away while it is in use ({error.strerror})") from error
        if there != self._identity:
            raise StoreError(f"{self.path}: replaced by another file while it is in use")

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._using() as connection:
            self._check_identity()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            self._unwritten = True

    # --- writing ---------------------------------------------------------------------------------------------------------

    def create(self, table: TableRow) -> None:
        """Writes a new table and its seats."""
        with self._writing() as connection:
            connection.execute(
                "INSERT INTO tables (id, opened, ruleset, digest, secret) VALUES (?, ?, ?, ?, ?)",
                (table.id, table.opened, table.ruleset, table.digest, table.secret),
            )
            connection.executemany(
                "INSERT INTO seats (table_id, seat, player, name, token_hash, nonce) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (table.id, number, seat.player, seat.name, seat.token_hash, seat.nonce)
                    for number, seat in enumerate(table.seats)
                ],
            )

    def append(self, table: str, batch: Batch) -> None:
        """Commits a batch.

        :raises JournalConflict: if one of its versions or hands is there already.
        :raises StoreError: if it could not be written; then nothing of it was.
        """
        with self._writing() as connection:
            if batch.seated is not None:
                self._seat(connection, batch.seated)
            connection.executemany(
                "INSERT INTO deals (table_id, hand, version, wall, dice, before, layout) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(table, row.hand, row.version, row.wall, row.dice, row.before, row.layout) for row in batch.deals],
            )
            connection.executemany(
                "INSERT INTO journal (table_id, version, hand, seat, answers, action) VALUES (?, ?, ?, ?, ?, ?)",
                [(table, row.version, row.hand, row.seat, row.answers, row.action) for row in batch.actions],
            )
            connection.executemany(
                "INSERT INTO results (table_id, hand, summary) VALUES (?, ?, ?)",
                [(table, row.hand, row.summary) for row in batch.results],
            )
            if batch.played is not None:
                self._note_time(connection, table, batch.played)

    def note_time(self, table: str, played: int) -> None:
        """Keeps for how long a match has been played, in milliseconds; it never gets less."""
        with self._writing() as connection:
            self._note_time(connection, table, played)

    @staticmethod
    def _note_time(connection: sqlite3.Connection, table: str, played: int) -> None:
        changed = connection.execute("UPDATE tables SET played = max(played, ?) WHERE id = ?", (played, table))
        if changed.rowcount != 1:
            raise sqlite3.IntegrityError(f"no table {table} to write for")

    @staticmethod
    def _seat(connection: sqlite3.Connection, table: TableRow) -> None:
        changed = connection.execute(
            "UPDATE tables SET first_dealer = ?, rolls = ? WHERE id = ? AND first_dealer IS NULL",
            (table.first_dealer, table.rolls, table.id),
        )
        if changed.rowcount != 1:
            raise sqlite3.IntegrityError(f"table {table.id} has begun already")
        # the dice may have sent players to other seats
        connection.executemany(
            "UPDATE seats SET player = ?, name = ?, token_hash = ?, nonce = ? WHERE table_id = ? AND seat = ?",
            [
                (seat.player, seat.name, seat.token_hash, seat.nonce, table.id, number)
                for number, seat in enumerate(table.seats)
            ],
        )

    def checkpoint(self) -> None:
        """Brings what was committed onto the disk. Takes its own connection: nobody waits for the disk."""
        if not self._unwritten:
            return
        self._unwritten = False
        try:
            connection = self._connect()
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                connection.close()
        except sqlite3.Error as error:
            self._unwritten = True
            raise StoreError(f"{self.path}: {error}") from error

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    # --- reading ---------------------------------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        """A table and its seats, None when there is no such table."""
        with self._using() as connection:
            row = connection.execute(
                "SELECT id, opened, ruleset, digest, secret, first_dealer, rolls, played FROM tables WHERE id = ?",
                (table,),
            ).fetchone()
            if row is None:
                return None
            seats = connection.execute(
                "SELECT player, name, token_hash, nonce FROM seats WHERE table_id = ? ORDER BY seat", (table,)
            ).fetchall()
        name, opened, ruleset, digest, secret, first_dealer, rolls, played = row
        found = TableRow(name, opened, ruleset, digest, secret, tuple(SeatRow(*seat) for seat in seats))
        return replace(found, first_dealer=first_dealer, rolls=rolls, played=played)

    def deals(self, table: str) -> list[DealRow]:
        """All deals of a table in order."""
        with self._using() as connection:
            rows = connection.execute(
                "SELECT hand, version, wall, dice, before, layout FROM deals WHERE table_id = ? ORDER BY hand", (table,)
            ).fetchall()
        return [DealRow(*row) for row in rows]

    def actions(self, table: str, hand: int) -> list[ActionRow]:
        """All actions of a hand in order."""
        with self._using() as connection:
            rows = connection.execute(
                "SELECT version, hand, seat, answers, action FROM journal WHERE table_id = ? AND hand = ? ORDER BY version",
                (table, hand),
            ).fetchall()
        return [ActionRow(*row) for row in rows]

    def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        """What a seat played in answer to the view of a version, None if nothing."""
        with self._using() as connection:
            row = connection.execute(
                "SELECT version, hand, seat, answers, action FROM journal"
                " WHERE table_id = ? AND seat = ? AND answers = ? ORDER BY version DESC",
                (table, seat, version),
            ).fetchone()
        return None if row is None else ActionRow(*row)

    def results(self, table: str) -> list[ResultRow]:
        """What the finished hands of a table came to, in order."""
        with self._using() as connection:
            rows = connection.execute(
                "SELECT hand, summary FROM results WHERE table_id = ? ORDER BY hand", (table,)
            ).fetchall()
        return [ResultRow(*row) for row in rows]
