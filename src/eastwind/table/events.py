"""Events in Python's terms: what one step brought, as values that the record and the server can pass on."""

from dataclasses import dataclass

from eastwind.table.actions import NO_ACTION, WORDS
from eastwind.table.layout import EventKind, Penalty, Ready, TableRecord


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    :ivar kind: what; :ivar seat: whose, −1 for nobody's; :ivar tile: a kind of tile, −1 when there is none or it may not be
        seen; for `CLAIM` the claimed action.
    :ivar source: the seat a tile came from, −1 for none; :ivar detail: as `EventKind` says.
    """

    kind: EventKind
    seat: int
    tile: int
    source: int
    detail: int

    @property
    def word(self) -> str | None:
        """The claimed action, the declaration or the penalty in one word, where the event has one."""
        if self.kind is EventKind.CLAIM and self.tile != NO_ACTION:
            return WORDS[self.tile].split(" ")[0]
        if self.kind is EventKind.READY or (self.kind is EventKind.DISCARD and self.detail):
            return Ready(self.detail).name.lower()
        if self.kind is EventKind.PENALTY:
            return Penalty(self.detail).name.lower()
        return None


def events_of(table: TableRecord) -> list[Event]:
    """The events of the table's last step, in order; of a masked record: masked."""
    return [
        Event(EventKind(int(row[0])), int(row[1]), int(row[2]), int(row[3]), int(row[4]))
        for row in table.events[: int(table.event_count)]
    ]
