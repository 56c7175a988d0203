"""Errors of PostgreSQL as the store reports them."""

from typing import Final

import psycopg

from eastwind.server.store.errors import JournalConflict, StoreError, StoreFault

#: By the code that is said, or by the class of codes that it begins with.
_FAULTS: Final = {
    "53100": StoreFault.FULL,
    "25006": StoreFault.NOT_WRITABLE,
    "28": StoreFault.NOT_WRITABLE,
    "3D": StoreFault.NOT_WRITABLE,
    "3F": StoreFault.NOT_WRITABLE,
    "42501": StoreFault.NOT_WRITABLE,
    "08": StoreFault.UNREACHABLE,
    "53": StoreFault.UNREACHABLE,
    "57P": StoreFault.UNREACHABLE,
    "40": StoreFault.HELD_UP,
    "55P03": StoreFault.HELD_UP,
    "57014": StoreFault.HELD_UP,
    "XX001": StoreFault.DAMAGED,
    "XX002": StoreFault.DAMAGED,
}
_SAID: Final = {
    StoreFault.FULL: "its disk is full",
    StoreFault.NOT_WRITABLE: "it cannot be written",
    StoreFault.HELD_UP: "another program holds what is to be written and does not come to an end",
    StoreFault.UNREACHABLE: "it cannot be reached",
    StoreFault.DAMAGED: "it is damaged",
}
_CLASS: Final = 2
_GROUP: Final = 3


def is_away(error: psycopg.Error) -> bool:
    """Return whether it is worth connecting again: the database, or the line to it, was lost or is not there yet."""
    return isinstance(error, psycopg.OperationalError) and _fault_of(error) is StoreFault.UNREACHABLE


def store_error(name: str, error: psycopg.Error) -> StoreError:
    """Return the store's error for an error of PostgreSQL."""
    if isinstance(error, psycopg.IntegrityError):
        return JournalConflict(f"{name}: {_words(error)}")
    fault = _fault_of(error)
    said = _SAID.get(fault)
    return StoreError(f"{name}: {said} ({_words(error)})" if said else f"{name}: {_words(error)}", fault)


def _fault_of(error: psycopg.Error) -> StoreFault:
    code = error.sqlstate
    if code is None:
        # nobody has answered, or no longer
        return StoreFault.UNREACHABLE if isinstance(error, psycopg.OperationalError) else StoreFault.OTHER
    for known in (code, code[:_GROUP], code[:_CLASS]):
        if known in _FAULTS:
            return _FAULTS[known]
    return StoreFault.OTHER


def _words(error: psycopg.Error) -> str:
    """Return its message in one line; nothing of it is secret, for it does not repeat the statement."""
    said = error.diag.message_primary or str(error) or type(error).__name__
    return " ".join(said.split())
