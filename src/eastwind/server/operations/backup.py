"""Backup of the database while it is in use, and restore of a backup in its place.

Each is put in place only after an inspection.
"""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from eastwind.server.operations.inspection import Inspection, inspect
from eastwind.server.operations.read_only import copy_into, opened_to_read
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.sqlite_faults import opening_error, store_error
from eastwind.server.store.sqlite_file import PRIVATE_FILE, PRIVATE_FOLDER
from eastwind.server.store.sqlite_watch import INDEX, LOG

#: Bytes that every connection of SQLite keeps locked while it is open at a database with a log (`SHARED_FIRST`, `SHARED_SIZE`).
_LOCKED_FROM: Final = 0x40000002
_LOCKED_BYTES: Final = 510


class NotWhole(StoreError):
    """A copy that is not whole and has not been put anywhere. `inspection` says what is wrong."""

    def __init__(self, inspection: Inspection) -> None:
        super().__init__(f"{inspection.file} is not whole", StoreFault.DAMAGED)
        self.inspection: Final = inspection


class InUse(StoreError):
    """A database that another process has open: nothing was changed."""


def back_up(database: Path, target: Path) -> Inspection:
    """Copy a database as it is at this moment into one file, which appears only after it was found to be whole.

    :raises NotWhole: if it is not; :raises StoreError: if it cannot be read, or the copy not be written.
    """
    with _beside(target) as copy:
        found = replace(_copied(database, copy, target), file=str(target))
        if not found.whole:
            raise NotWhole(found)
        _put(copy, target)
    return found


def restore(backup: Path, database: Path, now: datetime) -> tuple[Inspection, Path | None]:
    """Put a copy into the place of a database that is not in use; the old one stays in its folder, under a name with the time.

    At each moment there is a whole database in the place: the old one or the new.

    Return what was found in the copy, and where the old database is now, None if there was none.

    :raises NotWhole: if the copy is not; :raises InUse: if the database is open; :raises StoreError: if it cannot be done.
    """
    with _beside(database) as copy:
        found = replace(_copied(backup, copy, database), file=str(backup))
        if not found.whole:
            raise NotWhole(found)
        with _nobody_at(database):
            aside = _keep_aside(database, now)
            _put(copy, database)
    return found, aside


# --- steps ---------------------------------------------------------------------------------------------------------------


def _copied(source: Path, copy: Path, target: Path) -> Inspection:
    """Copy a database into the file that is to replace `target`, and inspect it there."""
    with opened_to_read(source) as opened:
        try:
            copy_into(opened, copy)
        except sqlite3.Error as error:
            raise store_error(target, error) from error
    # nobody knows the copy, which is gone again if it is not whole: it is told of under the name that was given
    try:
        found = inspect(copy)
    except StoreError as error:
        raise StoreError(_named(str(error), copy, source), error.fault) from error
    return replace(
        found, faults=tuple(replace(fault, detail=_named(fault.detail, copy, source)) for fault in found.faults)
    )


def _named(text: str, copy: Path, source: Path) -> str:
    return text.replace(str(copy), str(source)).replace(copy.name, source.name)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Provide an empty file in the same folder, to be put into the place of `target`; remove it if that does not happen."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        # made with the rights of its owner alone
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    except OSError as error:
        raise opening_error(target, error) from error
    os.close(handle)
    place = Path(name)
    try:
        yield place
    except OSError as error:
        raise opening_error(target, error) from error
    finally:
        for part in ("", LOG, INDEX, "-journal"):
            with contextlib.suppress(FileNotFoundError):
                Path(f"{place}{part}").unlink()


def _put(copy: Path, target: Path) -> None:
    """Replace the target by the copy, in one step and synced to the disk."""
    copy.chmod(PRIVATE_FILE)
    _sync(copy)
    copy.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _nobody_at(database: Path) -> Iterator[None]:
    """Keep every other process from opening the database within the context.

    :raises InUse: if one has it open.
    """
    if not database.exists():
        yield
        return
    # one that cannot be read is left as it is, its log too: SQLite would tidy up after it
    with _merged(database) if _can_be_read(database) else _locked(database):
        yield


def _can_be_read(database: Path) -> bool:
    address = f"{database.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as old:
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error:
        return False
    return True


@contextmanager
def _merged(database: Path) -> Iterator[None]:
    """Merge the log into the database file, and lock all others out."""
    address = f"{database.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as old:
        try:
            old.execute("PRAGMA busy_timeout = 0")
            # this only who is alone may do
            alone = old.execute("PRAGMA journal_mode = DELETE").fetchone()[0] == "delete"
            old.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            found = store_error(database, error)
            raise (_in_use(database) if found.fault is StoreFault.HELD_UP else found) from error
        if not alone:
            raise _in_use(database)
        yield


@contextmanager
def _locked(database: Path) -> Iterator[None]:
    if os.name != "posix":
        # there the system keeps a file in use from being moved
        yield
        return
    import fcntl

    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _LOCKED_BYTES, _LOCKED_FROM)
        except OSError as error:
            raise _in_use(database) from error
        yield


def _in_use(database: Path) -> InUse:
    return InUse(f"{database} is in use", StoreFault.HELD_UP)


def _keep_aside(database: Path, now: datetime) -> Path | None:
    if not database.exists():
        return None
    name = f"{database.name}.before-{now:%Y%m%d-%H%M%S}"
    aside = database.with_name(name)
    number = 1
    while aside.exists():
        number += 1
        aside = database.with_name(f"{name}-{number}")
    # what lies beside it belongs to it, and must not be taken for a log of what comes in its place
    for part in (LOG, INDEX):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{database}{part}").replace(f"{aside}{part}")
    try:
        aside.hardlink_to(database)
    except OSError:
        # where there are no second names the place is empty for a moment
        database.replace(aside)
    return aside
