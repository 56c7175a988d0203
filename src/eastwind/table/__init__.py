"""The game at the table: a record, the legal actions, `step`, events, and what each seat may see.

- `layout` — the record; `actions` — actions and their words; `options` — what may be done; `step` — the rules of play
- `masking` — what a seat may know; `sight` — what it sees, and what differs from before; `danger` — dangerous discards
- `hand_record`, `hands_at_end` — for the scorer
- `supposed` — what would be: a record carried on, and what the table would say of a win then
- `events`, `melds`, `wall_view` — the record in Python's terms; `table` — its Python face
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.table.events import Event
    from eastwind.table.layout import EventKind, HandEnd, MatchEnd, Penalty, Phase, Ready, TableRecord
    from eastwind.table.table import IllegalActionError, PhaseError, Table, WallError

__all__ = [
    "Event",
    "EventKind",
    "HandEnd",
    "IllegalActionError",
    "MatchEnd",
    "Penalty",
    "Phase",
    "PhaseError",
    "Ready",
    "Table",
    "TableRecord",
    "WallError",
]

load_when_asked(__name__)
