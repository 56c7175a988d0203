"""Stored state of a table of several apart from its match: time of its persons, and what they leave to the server."""

import logging
from dataclasses import dataclass, field
from typing import Final

from pydantic import TypeAdapter, ValidationError

from eastwind.server.store.store import Store, StoreError
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


class TableState:
    """Stored state of one table."""

    def __init__(self, table: str, store: Store, state: StoredState | None = None) -> None:
        self.state: Final = state or StoredState()
        self._table: Final = table
        self._store: Final = store

    async def keep(self) -> None:
        """Store the state as it is. Where that cannot be done play goes on: no move depends on it."""
        try:
            await self._store.keep_pace(self._table, _STATE.dump_json(self.state).decode(), self.state.due)
        except StoreError:
            _log.exception("how the time stands at table %s could not be kept", self._table)


async def table_state_of(table: str, store: Store) -> TableState:
    """Return what was stored of a table; an empty state where nothing can be read."""
    try:
        text = await store.pace(table)
        state = None if text is None else _STATE.validate_json(text)
    except (StoreError, ValidationError):
        _log.exception("how the time stands at table %s could not be read: it begins anew", table)
        state = None
    return TableState(table, store, state)
