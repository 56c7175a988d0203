"""Errors of a store."""

from enum import StrEnum
from typing import Final

from eastwind.errors import EastwindError


class StoreFault(StrEnum):
    """Reason for which a store does not do its work, as far as it says what can be done about it."""

    FULL = "full"
    NOT_WRITABLE = "not_writable"
    #: Another program is writing, and does not end.
    HELD_UP = "held_up"
    #: The files that were opened have been deleted, replaced or cut short.
    GONE = "gone"
    DAMAGED = "damaged"
    #: A database of its own, elsewhere or here, does not answer.
    UNREACHABLE = "unreachable"
    OTHER = "other"


class StoreError(EastwindError, RuntimeError):
    """Failure to read or write. Nothing of what was asked has been done."""

    def __init__(self, message: str, fault: StoreFault = StoreFault.OTHER) -> None:
        super().__init__(message)
        self.fault: Final = fault


class JournalConflict(StoreError):
    """Write by another process under the same version: it plays at the same table. Load the table again."""
