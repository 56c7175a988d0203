"""View of a table for a reader without a hand: what all can see at once."""

from types import MappingProxyType

from eastwind.bots.course import NOBODY
from eastwind.explain import ending_of, match_end_of
from eastwind.match.match import Match
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.events import written_events
from eastwind.server.match.views import PlayerView, help_told
from eastwind.server.wire import encoding
from eastwind.server.wire.changes import Change
from eastwind.table import Phase, TableRecord
from eastwind.table.plain import plain_sight
from eastwind.table.public import SIGHT
from eastwind.table.sight import look, sight_in


def public_view(match: Match, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
    """Return what all can see, turned to the first seat; its hand is hidden like the others."""
    return _view_of(match, _seen_by_all(match), clock_and_stand_ins)


def public_step(match: Match, clock_and_stand_ins: ClockAndStandIns) -> Change:
    """Return the step just taken, as all can see it."""
    record = _seen_by_all(match)
    return encoding.whole_step(written_events(record), _view_of(match, record, clock_and_stand_ins).view)


def _seen_by_all(match: Match) -> TableRecord:
    return match.table.seen_by(NOBODY, open_hands=match.seating.open_hands)


def _view_of(match: Match, record: TableRecord, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
    seating = match.seating
    its_bytes = bytearray(SIGHT.itemsize)
    numbers = sight_in(its_bytes)
    look(seating.rules, record, NOBODY, seating.open_hands, seating.lies_face_down, False, numbers)
    now, over = plain_sight(its_bytes), match.table.phase.is_over
    return PlayerView(
        seating=seating,
        me=seating.playing[0],
        numbers=numbers,
        now=now,
        failed=match.failed,
        clock=None,
        stand_ins=MappingProxyType(dict(clock_and_stand_ins.stand_ins)),
        legal=[],
        obstacles=(),
        result=ending_of(record, seating.use) if over else None,
        match_end=match_end_of(record),
        helped=help_told(match.helped),
        history=match.history,
        secret=seating.secret.hex() if match.table.phase is Phase.MATCH_OVER else None,
    )
