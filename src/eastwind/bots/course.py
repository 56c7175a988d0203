"""Course of a table until a person is asked again, in one call: bots answer, windows close in which no seat is asked.

Watchers are shown every step. Their views of it are written as numbers; the caller puts them into words.
"""

from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.choosing import RNG_T, RngRecord, ask
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with
from eastwind.records import I1, I2, U1, U4, compiled_type_of, dtype_of, i1, i2, record
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import MAX_EVENTS, TABLE_T, Phase, TableRecord
from eastwind.table.masking import mask_into
from eastwind.table.options import MAX_OFFERED, Offered, offer
from eastwind.table.public import SEATS, SIGHT_T, SightRecord
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
class CompanyRecord(Protocol):
    """Seats of a table."""

    bots: Annotated[Row, i1, SEATS]  # number of the seat's compiled bot, −1 for none
    watching: Annotated[Row, i1, SEATS]  # row for what the seat is shown, −1 where it is not watched
    face_down: U1  # discards lie face down
    warned: U1  # dangerous discards are warned of


MOVE: Final = dtype_of(MoveRecord)
SHOWN: Final = dtype_of(ShownRecord)
COMPANY: Final = dtype_of(CompanyRecord)


@inline
def _next(table: TableRecord, company: CompanyRecord) -> int:
    """Return the seat of the bot to act; `NOBODY` where a window is to close; `_NOT_A_BOT` where a person goes on."""
    if table.phase == Phase.TURN or table.phase == Phase.FLOWERS:
        return whole(table.turn) if company.bots[table.turn] >= 0 else _NOT_A_BOT
    if table.phase >= Phase.HAND_OVER or table.phase == Phase.IDLE:
        return _NOT_A_BOT
    if not table.pending:
        return NOBODY
    for seat in range(SEATS):
        if whole(table.pending) >> seat & 1 and company.bots[seat] >= 0:
            return seat
    return _NOT_A_BOT


@inline
def _is_plain(table: TableRecord, company: CompanyRecord) -> bool:
    """Return whether the sights and offers of the watchers contain all that they are to be shown.

    Where a hand waits, or the tiles in turn could be complete, the caller must say why it may not win.
    """
    if table.phase >= Phase.HAND_OVER:
        return False
    for seat in range(SEATS):
        if company.watching[seat] >= 0:
            if table.waits[seat]:
                return False
            if table.phase == Phase.TURN and table.turn == seat and table.distance <= 0:
                return False
    return True


@inline
def _show(
    rules: Rules, view: TableRecord, seat: int, company: CompanyRecord, sight: SightRecord, shown: ShownRecord
) -> None:
    """Write the sight of a seat, the events, and the actions it is offered."""
    look_into(rules, view, seat, False, company.face_down > 0, company.warned > 0, sight)
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
        TABLE_T,
        numba.uint8[::1],
        numba.uint8[::1],
        compiled_type_of(CompanyRecord),
        RNG_T,
        RNG_T,
        RNG_T,
        RNG_T,
        numba.int64,
        numba.boolean,
        numba.int64,
        SIGHT_T[:, ::1],
        compiled_type_of(ShownRecord)[:, ::1],
        numba.int64[::1],
        compiled_type_of(MoveRecord)[::1],
    )
)
def play_on(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    table: TableRecord,
    view: TableRecord,
    record_bytes: npt.NDArray[np.uint8],
    view_bytes: npt.NDArray[np.uint8],
    company: CompanyRecord,
    first: RngRecord,
    second: RngRecord,
    third: RngRecord,
    fourth: RngRecord,
    acted: int,
    shown: bool,
    moment: int,
    sights: Any,
    told: Any,
    counts: Row,
    moves: Any,
) -> int:
    """Let the bots play until a person is asked, a hand is over, `moves` are full, or a step needs more than is seen.

    Return the number of moves made; −1 minus it where the last step has not been shown: the caller shows it.

    :param temper: that of the rules; `view`: a record to work with; `record_bytes`, `view_bytes`: the memory of `table` and
        `view`. :param first: and the next three: the generators of the seats' bots; where none plays, any.
    :param acted: seat of the last step, −1 for none that watches; `shown`: whether it has been shown; `moment`: that of the
        table when something was shown last.
    :param sights: (watchers, one more than moves), zeros: the sights of each watcher, step after step; `told`: of the same shape:
        what else it is shown; `counts` (watchers,), zeros: the number of those.
    """
    made = 0
    while True:
        if not shown:
            if not _is_plain(table, company):
                return -1 - made
            seen = table.moment != moment
            moment = whole(table.moment)
            for watcher in range(SEATS):
                place = whole(company.watching[watcher])
                if place >= 0 and (seen or watcher == acted):
                    view_bytes[:] = record_bytes
                    mask_into(table, watcher, view)
                    _show(rules, view, watcher, company, sights[place, counts[place]], told[place, counts[place]])
                    counts[place] += 1
        seat = _next(table, company)
        if seat == _NOT_A_BOT or made == len(moves):
            return made
        action = NO_ACTION
        if seat >= 0:
            view_bytes[:] = record_bytes
            mask_into(table, seat, view)
            if seat < 2:
                rng = first if seat == 0 else second
            else:
                rng = third if seat == 2 else fourth
            action = ask(tables, rules, temper, view, seat, whole(company.bots[seat]), rng)
        moves[made].seat = seat
        moves[made].action = action
        moves[made].answers = table.moment
        step_unchecked(tables, rules, table, seat, action)
        moves[made].version = table.version
        made += 1
        acted, shown = seat, False
