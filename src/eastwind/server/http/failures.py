"""Response and log entry for an internal error."""

import logging
from typing import Final

from eastwind.match.journal import JournalDamaged
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, internal

_log: Final = logging.getLogger(__name__)
_CODES: Final = {
    StoreFault.FULL: ErrorCode.DISK_FULL,
    StoreFault.NOT_WRITABLE: ErrorCode.NOT_WRITABLE,
    StoreFault.HELD_UP: ErrorCode.HELD_UP,
    StoreFault.UNREACHABLE: ErrorCode.UNREACHABLE,
    StoreFault.GONE: ErrorCode.DATABASE_GONE,
    StoreFault.DAMAGED: ErrorCode.DAMAGED,
}
_EXPECTED: Final = {
    ErrorCode.DISK_FULL: "room on the server's disk; then the same again",
    ErrorCode.NOT_WRITABLE: "a database that can be written; then the same again",
    ErrorCode.HELD_UP: "the same again, when the other program has come to its end",
    ErrorCode.UNREACHABLE: "the same again, when the database answers",
    ErrorCode.DATABASE_GONE: "the file of the database back in its place, or a new start of the server",
    ErrorCode.DAMAGED: "a backup in its place: `eastwind check` tells what is damaged, `eastwind restore` puts it there",
}


#: Codes with which an endpoint that asks the store may refuse.
OF_THE_STORE: Final = tuple(_CODES.values())


def code_of(fault: StoreFault) -> ErrorCode:
    """Return the error code with which a fault of the store is answered."""
    return _CODES.get(fault, ErrorCode.INTERNAL)


def failure(error: Exception, asked: str) -> Refusal:
    """Return the refusal for an error that is the server's own, and log the error. Nothing was changed.

    :param asked: what was to be done, for the log.
    """
    if isinstance(error, JournalDamaged):
        _log.error("%s failed: %s", asked, error)
        return _told(ErrorCode.DAMAGED, "a journal that cannot be played again; nothing was changed")
    if isinstance(error, StoreError) and error.fault in _CODES:
        # when nothing can be kept the store says in the log, when that begins and when it is over; not for everybody who meets it
        if error.fault is StoreFault.DAMAGED:
            _log.error("%s failed: %s", asked, error)
        return _told(code_of(error.fault), "an error of the database; nothing was kept and nothing changed")
    _log.error("%s failed", asked, exc_info=error)
    return internal()


def _told(code: ErrorCode, got: str) -> Refusal:
    return Refusal(code, _EXPECTED[code], got)
