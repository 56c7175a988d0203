"""Events as the page receives them: those of a masked record are masked, those of an open one are open."""

from functools import lru_cache

from eastwind.explain.events import event_told
from eastwind.server.wire.encoding import Written, as_json
from eastwind.server.wire.protocol import GameEvent
from eastwind.table.events import events_in, events_of, rows_of
from eastwind.table.layout import TableRecord


def game_events(record: TableRecord) -> list[GameEvent]:
    """Return the events of the last step of a record, masked if it is."""
    return [event_told(event, GameEvent) for event in events_of(record)]


def written_events(record: TableRecord) -> Written:
    """Return the same, as they go over the wire."""
    return Written(events_as_json(rows_of(record)))


@lru_cache(8192)
def events_as_json(rows: bytes) -> bytes:
    """Return events by their rows; there are few that are different."""
    return as_json([event_told(event, GameEvent) for event in events_in(rows)])
