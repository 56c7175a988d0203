"""What happened, as the page is told: events of a masked record are masked, those of an open one are open."""

from typing import Final, cast, get_args

from eastwind.server.wire import protocol
from eastwind.server.wire.protocol import GameEvent
from eastwind.table import Event, EventKind
from eastwind.table.events import events_of
from eastwind.table.layout import MatchEnd, TableRecord
from eastwind.tiles.notation import CODES

#: Kinds of event on the wire: the engine's own names in small letters.
_KINDS: Final = {kind: cast(protocol.EventKind, kind.name.lower()) for kind in EventKind}


def game_events(record: TableRecord) -> list[GameEvent]:
    """The events of the last step of a record, masked if it is."""
    return [_game_event(event, record) for event in events_of(record)]


def _game_event(event: Event, record: TableRecord) -> GameEvent:
    return GameEvent(
        kind=_KINDS[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        tile=_tile_of(event, record),
        source=event.source if event.source >= 0 else None,
        won=bool(event.detail) if event.kind is EventKind.CLAIM else None,
        word=_word_of(event),
    )


def _word_of(event: Event) -> str | None:
    if event.kind is EventKind.MATCH_OVER:
        return MatchEnd(event.detail).name.lower()
    return event.word if event.kind in (EventKind.CLAIM, EventKind.READY, EventKind.PENALTY) else None


def _tile_of(event: Event, record: TableRecord) -> str | None:
    """The tile that an event is about; of a claim and of a chow the tile that was claimed."""
    kind = event.tile
    if event.kind is EventKind.CHOW:
        kind = event.detail
    elif event.kind is EventKind.CLAIM:
        kind = _claimed(record)
    return CODES[kind] if kind >= 0 else None


def _claimed(record: TableRecord) -> int:
    """What was claimed in the last step: the tile of a robbed kong, else the last discard."""
    for row in record.events[: int(record.event_count)]:
        if int(row[0]) == EventKind.ROB:
            return int(row[2])
    return int(record.last_discard)


assert set(_KINDS.values()) == set(get_args(protocol.EventKind))
