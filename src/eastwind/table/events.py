"""Events in Python's terms: the events of one step, as values that the record and the server can pass on.

The only place that knows the meaning of a row's columns for each kind of event.
"""

from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import Any, Final

from eastwind.table.actions import WORDS
from eastwind.table.layout import EventKind, MatchEnd, Penalty, Ready, TableRecord

_ROW: Final = Struct("=5h")
#: Number of bytes of an event in `rows_of`.
ROW_BYTES: Final = _ROW.size
#: Number of tiles of the set of each kind of event.
_SETS: Final = {
    EventKind.CHOW: 3,
    EventKind.PUNG: 3,
    EventKind.KONG: 4,
    EventKind.ADDED_KONG: 4,
    EventKind.CONCEALED_KONG: 4,
    EventKind.LAID_CHOW: 3,
    EventKind.LAID_PUNG: 3,
}


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a step.

    :ivar kind: its kind; :ivar seat: the seat concerned, −1 for none; :ivar tile: the kind of tile concerned (of a claim
        and of a chow the claimed tile), −1 when there is none or it may not be seen.
    :ivar source: the seat a tile came from, −1 for none; :ivar detail: as described at `EventKind`, read by the properties.
    """

    kind: EventKind
    seat: int
    tile: int
    source: int
    detail: int

    @property
    def action(self) -> int | None:
        """Action that a claim asks for; None for other events."""
        return self.detail >> 1 if self.kind is EventKind.CLAIM else None

    @property
    def prevails(self) -> bool | None:
        """Success of a claim over the others; None for other events."""
        return bool(self.detail & 1) if self.kind is EventKind.CLAIM else None

    @property
    def tiles(self) -> tuple[int, ...]:
        """Ascending kinds of the set that is laid out; empty for events without one."""
        size = _SETS.get(self.kind, 0)
        if self.kind is EventKind.CHOW:
            return tuple(range(self.detail, self.detail + size))
        if self.kind is EventKind.LAID_CHOW:
            return tuple(range(self.tile, self.tile + size))
        return (self.tile,) * size

    @property
    def word(self) -> str | None:
        """One word for the claimed action, the declaration, the penalty or the end of the match, where there is one."""
        if self.action is not None:
            return WORDS[self.action].split(" ")[0]
        if self.kind is EventKind.READY or (self.kind is EventKind.DISCARD and self.detail):
            return Ready(self.detail).name.lower()
        if self.kind is EventKind.PENALTY:
            return Penalty(self.detail).name.lower()
        if self.kind is EventKind.MATCH_OVER:
            return MatchEnd(self.detail).name.lower()
        return None


def rows_of(table: TableRecord) -> bytes:
    """Return the events of the table's last step as the bytes of its record."""
    record: Any = table
    rows: bytes = record["events"][: record["event_count"]].tobytes()
    return rows


def events_in(rows: bytes) -> list[Event]:
    """Return the events of rows as `rows_of` gives them, in order."""
    return [_event(*row) for row in _ROW.iter_unpack(rows)]


def events_of(table: TableRecord) -> list[Event]:
    """Return the events of the table's last step, in order; of a masked record: masked."""
    return events_in(rows_of(table))


@lru_cache(8192)
def _event(kind: int, seat: int, tile: int, source: int, detail: int) -> Event:
    return Event(EventKind(kind), seat, tile, source, detail)
