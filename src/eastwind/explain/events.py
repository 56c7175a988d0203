"""Events of a table in words: those of a masked record are masked, those of an open one are open."""

from typing import Final, TypeVar, cast, get_args

from pydantic import Field

from eastwind.explain import vocabulary
from eastwind.explain.vocabulary import Seat, TileCode, Value
from eastwind.table import events
from eastwind.table.layout import EventKind
from eastwind.tiles.notation import CODES

#: Kinds of events: the engine's own names in small letters.
_KINDS: Final = {kind: cast(vocabulary.EventKind, kind.name.lower()) for kind in EventKind}


class Event(Value):
    """Event of a table. `tile` is None where it is about none, or may not be seen."""

    kind: vocabulary.EventKind
    seat: Seat | None = None
    tile: TileCode | None = None
    source: Seat | None = Field(default=None, description="the seat a claimed tile came from")
    won: bool | None = Field(default=None, description="for `claim`: whether this claim prevailed")
    word: str | None = Field(
        default=None,
        description="for `claim`: chow, pung, kong or mahjong; for `ready`: ready or at_once; for penalties and the end: why",
    )


AnEvent = TypeVar("AnEvent", bound=Event)


def event_told(event: events.Event, form: type[AnEvent]) -> AnEvent:
    """Return an event of the engine as an `Event`, or as one of another name."""
    return form(
        kind=_KINDS[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        tile=CODES[event.tile] if event.tile >= 0 else None,
        source=event.source if event.source >= 0 else None,
        won=event.prevails,
        word=None if event.kind is EventKind.DISCARD else event.word,
    )


assert set(_KINDS.values()) == set(get_args(vocabulary.EventKind))
