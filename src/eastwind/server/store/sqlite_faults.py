"""Errors of SQLite as the store reports them."""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from eastwind.server.store.errors import StoreError, StoreFault

#: The last byte of a result code is the kind of it, what stands above says more.
_KIND: Final = 0xFF
_FAULTS: Final = {
    sqlite3.SQLITE_FULL: StoreFault.FULL,
    sqlite3.SQLITE_READONLY: StoreFault.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: StoreFault.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: StoreFault.NOT_WRITABLE,
    sqlite3.SQLITE_IOERR: StoreFault.NOT_WRITABLE,
    sqlite3.SQLITE_BUSY: StoreFault.HELD_UP,
    sqlite3.SQLITE_LOCKED: StoreFault.HELD_UP,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
}
_SYSTEM: Final = {
    errno.ENOSPC: StoreFault.FULL,
    errno.EDQUOT: StoreFault.FULL,
    errno.EACCES: StoreFault.NOT_WRITABLE,
    errno.EPERM: StoreFault.NOT_WRITABLE,
    errno.EROFS: StoreFault.NOT_WRITABLE,
    errno.ENOTDIR: StoreFault.NOT_WRITABLE,
    errno.EEXIST: StoreFault.NOT_WRITABLE,
}
_SAID: Final = {
    StoreFault.FULL: "the disk is full",
    StoreFault.NOT_WRITABLE: "it cannot be written",
    StoreFault.HELD_UP: "another program is writing into it and does not come to an end",
    StoreFault.DAMAGED: "it is damaged; `eastwind check` tells where, `eastwind restore` puts a backup in its place",
}


def store_error(path: Path | str, error: sqlite3.Error, *, reading: bool = False) -> StoreError:
    """Return the store's error for an error of SQLite. A file that cannot be read is damaged, unless another cause is known."""
    code = getattr(error, "sqlite_errorcode", None)
    fault = StoreFault.OTHER if code is None else _FAULTS.get(code & _KIND, StoreFault.OTHER)
    if reading and (fault is StoreFault.OTHER or (code is not None and code & _KIND == sqlite3.SQLITE_IOERR)):
        fault = StoreFault.DAMAGED
    said = _SAID.get(fault)
    return StoreError(f"{path}: {said} ({error})" if said else f"{path}: {error}", fault)


def opening_error(path: Path, error: OSError | sqlite3.Error) -> StoreError:
    """Return the store's error for a file that could not be opened or made."""
    if isinstance(error, sqlite3.Error):
        return store_error(path, error)
    fault = _SYSTEM.get(error.errno or 0, StoreFault.OTHER)
    return StoreError(f"{path}: {_SAID.get(fault, 'cannot be opened')} ({error.strerror or error})", fault)
