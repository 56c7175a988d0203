"""What happened, as the page is told: events of a masked record are masked, those of an open one are open."""

from eastwind.explain.events import event_told
from eastwind.server.wire.protocol import GameEvent
from eastwind.table.events import events_of
from eastwind.table.layout import TableRecord


def game_events(record: TableRecord) -> list[GameEvent]:
    """The events of the last step of a record, masked if it is."""
    return [event_told(event, GameEvent) for event in events_of(record)]
