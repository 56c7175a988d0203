"""What a seat may see of its table: the engine's masked record; where hands lie open, with everybody's tiles."""

from eastwind.server.game.seating import Seating
from eastwind.table import Table, TableRecord


def seen_by(seating: Seating, table: Table, seat: int) -> TableRecord:
    """A new record with what a seat may know. The wall stays hidden, and what the others think of doing, in any case."""
    seen = table.seen_by(seat)
    if seating.open_hands:
        record = table.record
        seen.hands[:] = record.hands
        seen.keys[:] = record.keys
        seen.held[:] = record.held
        seen.hidden[:] = 0
        seen.drawn = record.drawn
        seen.events[: int(record.event_count)] = record.events[: int(record.event_count)]
    return seen
