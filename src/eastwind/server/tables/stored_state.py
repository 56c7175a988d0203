"""State of a table of several that is stored apart from its match: time of its persons, and what they leave to the server."""

import logging
from dataclasses import dataclass, field
from typing import Final

from pydantic import TypeAdapter, ValidationError

from eastwind.server.store.errors import StoreError
from eastwind.server.store.store import Store
from eastwind.server.wire.pace import Passing

_log: Final = logging.getLogger(__name__)


@dataclass(slots=True)
class StoredState:
    """State of the time and of what is left to the server.

    :ivar moment: of the table, to which `used`, `due`, `answers` and `read` belong; :ivar hand: to which `spent` does;
    :ivar used: ms that a person has thought about what they are asked now, by seat; :ivar spent: ms drawn from the bank
    before; :ivar due: the deadline at a table by correspondence, ISO 8601; :ivar answers: what has been answered in the window
    that is open there; :ivar read: who has read the bill there; :ivar passing: what a person lets pass; :ivar flowers: whose
    flowers are laid out.
    """

    moment: int = -1
    hand: int = 0
    used: dict[int, int] = field(default_factory=dict)
    spent: dict[int, int] = field(default_factory=dict)
    due: str | None = None
    answers: dict[int, int] = field(default_factory=dict)
    read: set[int] = field(default_factory=set)
    passing: dict[int, Passing] = field(default_factory=dict)
    flowers: set[int] = field(default_factory=set)


_STATE: Final = TypeAdapter(StoredState)


async def write_stored_state(table: str, store: Store, state: StoredState) -> None:
    """Store the state as it is. Where that cannot be done play goes on: no move depends on it."""
    try:
        await store.keep_pace(table, _STATE.dump_json(state).decode(), state.due)
    except StoreError:
        _log.exception("clocks and choices of table %s not stored", table)


async def read_stored_state(table: str, store: Store) -> StoredState:
    """Return what was stored of a table; an empty state where nothing can be read."""
    try:
        text = await store.pace(table)
        return StoredState() if text is None else _STATE.validate_json(text)
    except (StoreError, ValidationError):
        _log.exception("clocks of table %s not readable; starting from full time", table)
        return StoredState()
