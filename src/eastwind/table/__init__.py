"""The game at the table: a record, the legal actions, `step`, events, and the view of each seat.

- `layout` — the record; `actions` — actions and their words; `options` — legal actions; `step` — the rules of play
- `masking` — the record as a seat may know it; `sight` — a seat's view and its changes; `danger` — dangerous discards
- `hand_record`, `hands_at_end` — for the scorer
- `supposed` — hypothetical positions: a record carried on, and the table's verdict on a win there
- `events`, `melds`, `wall_view` — the record in Python's terms; `table` — its Python interface
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
