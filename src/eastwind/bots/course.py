"""Course of a table until a person is asked again, in one call: bots answer, windows close in which no seat is asked.

Watchers are shown every step. Their views of it are written as numbers; the caller puts them into words.
"""

from typing import Annotated, Any, Final, Protocol

import numba

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.choosing import PlayersRecord, ask_player
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with
from eastwind.records import I1, I2, U1, U4, compiled_type_of, dtype_of, i1, i2, i8, record
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import MAX_EVENTS, TABLE_T, Phase, TableRecord
from eastwind.table.masking import mask_into
from eastwind.table.options import MAX_OFFERED, Offered, offer
from eastwind.table.public import SEATS, SIGHT_T, SightRecord
from eastwind.table.seats import is_over
from eastwind.table.sight import look_into
from eastwind.table.step import step_unchecked

#: Seat of a move by which a window closes in which no seat is asked.
NOBODY: Final = -1
_NOT_A_BOT: Final = -2


@record
class MoveRecord(Protocol):
    """Move of a bot, or the closing of a window."""

    seat: I1
    action: I2
    answers: U4  # the table's moment before
    version: U4  # its version after


@record
class ShownRecord(Protocol):
    """Part of a step shown to a seat in addition to its sight."""

    told: U1  # number of events
    events: Annotated[Grid, i2, MAX_EVENTS, 5]  # as the seat may know them
    asked: U1  # number of actions it is offered
    offered: Annotated[Offered, i2, MAX_OFFERED]


@record
class CourseRecord(Protocol):
    """State of a course: where it begins, and then where it ended."""

    watching: Annotated[Row, i1, SEATS]  # by seat: row for what it is shown, −1 where it is not watched
    face_down: U1  # discards lie face down
    warned: U1  # dangerous discards are warned of
    acted: I1  # seat of the last step, −1 for none that watches
    shown: U1  # that step has been shown
    moment: U4  # of the table when something was shown last
    counts: Annotated[Row, i8, SEATS]  # by row: number of steps shown
    players: PlayersRecord  # number −1: no bot
    seen: TableRecord  # memory, of no meaning before and after


MOVE: Final = dtype_of(MoveRecord)
SHOWN: Final = dtype_of(ShownRecord)
COURSE: Final = dtype_of(CourseRecord)


@inline
def _next(table: TableRecord, players: PlayersRecord) -> int:
    """Return the seat of the bot to act; `NOBODY` where a window is to close; `_NOT_A_BOT` where a person goes on."""
    if table.phase == Phase.TURN or table.phase == Phase.FLOWERS:
        return whole(table.turn) if players.bots[table.turn] >= 0 else _NOT_A_BOT
    if is_over(table) or table.phase == Phase.IDLE:
        return _NOT_A_BOT
    if not table.pending:
        return NOBODY
    for seat in range(SEATS):
        if whole(table.pending) >> seat & 1 and players.bots[seat] >= 0:
            return seat
    return _NOT_A_BOT


@inline
def _is_plain(table: TableRecord, course: CourseRecord) -> bool:
    """Return whether the sights and offers of the watchers contain all that they are to be shown.

    Where a hand waits, or the tiles in turn could be complete, the caller must say why it may not win.
    """
    if is_over(table):
        return False
    for seat in range(SEATS):
        if course.watching[seat] >= 0:
            if table.waits[seat]:
                return False
            if table.phase == Phase.TURN and table.turn == seat and table.distance <= 0:
                return False
    return True


@inline
def _show(rules: Rules, seat: int, course: CourseRecord, sight: SightRecord, shown: ShownRecord) -> None:
    """Write the sight of a seat, the events, and the actions it is offered."""
    view = course.seen
    look_into(rules, view, seat, False, course.face_down > 0, course.warned > 0, sight)
    shown.told = view.event_count
    for row in range(whole(view.event_count)):
        for column in range(5):
            shown.events[row, column] = view.events[row, column]
    shown.asked = offer(rules, view, seat, shown.offered)


@jit_with(
    numba.int64(
        LOOKUP_T,
        RULES_T,
        TEMPER_T,
        TABLE_T,
        compiled_type_of(CourseRecord),
        SIGHT_T[:, ::1],
        compiled_type_of(ShownRecord)[:, ::1],
        compiled_type_of(MoveRecord)[::1],
    )
)
def play_on(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    table: TableRecord,
    course: CourseRecord,
    sights: Any,
    told: Any,
    moves: Any,
) -> int:
    """Let the bots play until a person is asked, a hand is over, `moves` are full, or a step needs more than is seen.

    Return the number of moves made; −1 minus it where the last step has not been shown: the caller shows it.

    :param temper: that of the rules; `course`: changed to where it ended; its counts are zeros before.
    :param sights: (watchers, one more than moves), zeros: the sights of each watcher, step after step; `told`: of the same shape:
        what else it is shown.
    """
    players, view = course.players, course.seen
    made = 0
    while True:
        if not course.shown:
            if not _is_plain(table, course):
                return -1 - made
            seen = table.moment != course.moment
            course.moment = table.moment
            for watcher in range(SEATS):
                place = whole(course.watching[watcher])
                if place >= 0 and (seen or watcher == course.acted):
                    mask_into(table, watcher, view)
                    at = whole(course.counts[place])
                    _show(rules, watcher, course, sights[place, at], told[place, at])
                    course.counts[place] = at + 1
        seat = _next(table, players)
        if seat == _NOT_A_BOT or made == len(moves):
            return made
        action = NO_ACTION
        if seat >= 0:
            mask_into(table, seat, view)
            action = ask_player(tables, rules, temper, view, seat, players)
        moves[made].seat = seat
        moves[made].action = action
        moves[made].answers = table.moment
        step_unchecked(tables, rules, table, seat, action)
        moves[made].version = table.version
        made += 1
        course.acted = seat
        course.shown = 0
