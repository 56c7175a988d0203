"""What happened, as the page is told: events of a masked record are masked, those of an open one are open."""

from typing import Final, cast, get_args

from eastwind.server.wire import protocol
from eastwind.server.wire.protocol import GameEvent
from eastwind.table import Event, EventKind
from eastwind.table.events import events_of
from eastwind.table.layout import TableRecord
from eastwind.tiles.notation import CODES

#: Kinds of event on the wire: the engine's own names in small letters.
_KINDS: Final = {kind: cast(protocol.EventKind, kind.name.lower()) for kind in EventKind}


def game_events(record: TableRecord) -> list[GameEvent]:
    """The events of the last step of a record, masked if it is."""
    return [_game_event(event) for event in events_of(record)]


def _game_event(event: Event) -> GameEvent:
    return GameEvent(
        kind=_KINDS[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        tile=CODES[event.tile] if event.tile >= 0 else None,
        source=event.source if event.source >= 0 else None,
        won=event.prevails,
        word=None if event.kind is EventKind.DISCARD else event.word,
    )


assert set(_KINDS.values()) == set(get_args(protocol.EventKind))
