"""Claims on a discard and on a kong: asked of all seats at once, resolved by priority when all have answered."""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules, Tie
from eastwind.scoring.layout import MELD_TYPE, Meld, Source
from eastwind.table import actions
from eastwind.table._finish import end_drawn, end_won
from eastwind.table._moves import draw, draw_loose, drawable, lay_meld, look_over, put, take, tell
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import EventKind, Phase, TableRecord
from eastwind.table.options import can_rob, has_claim

_EV_CLAIM: Final = int(EventKind.CLAIM)
_EV_CHOW: Final = int(EventKind.CHOW)
_EV_PUNG: Final = int(EventKind.PUNG)
_EV_KONG: Final = int(EventKind.KONG)
_EV_ROB: Final = int(EventKind.ROB)
_TURN: Final = int(Phase.TURN)
_CLAIM: Final = int(Phase.CLAIM)
_ROB: Final = int(Phase.ROB)
_SRC_DISCARD: Final = int(Source.DISCARD)
_SRC_LAST_DISCARD: Final = int(Source.LAST_DISCARD)
_SRC_ROBBED: Final = int(Source.ROBBED_KONG)
_M_CHOW: Final = int(Meld.CHOW)
_M_PUNG: Final = int(Meld.PUNG)
_M_KONG: Final = int(Meld.KONG)
_M_ADDED: Final = int(Meld.ADDED_KONG)
_M_CONCEALED: Final = int(Meld.CONCEALED_KONG)
_FARTHEST: Final = int(Tie.FARTHEST)


@inline
def open_claims(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """After a discard: asks every seat that could claim it; nobody could: goes on."""
    kind = whole(table.last_discard)
    last = drawable(rules, table) <= 0
    pending = 0
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        if has_claim(rules, table, seat, kind, last):
            pending |= 1 << seat
    table.pending = pending
    if pending:
        table.phase = _CLAIM
        table.answers[:] = NO_ACTION
    else:
        go_on(tables, rules, table)


@inline
def go_on(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Nobody took the discard: the next seat draws, or the hand is drawn."""
    table.phase = _TURN
    if drawable(rules, table) <= 0:
        end_drawn(rules, table)
        return
    table.turn = (whole(table.turn) + 1) % 4
    draw(tables, rules, table, whole(table.turn))


@inline
def _winning_claim(rules: Rules, table: TableRecord) -> int:
    """The seat whose claim of mahjong prevails: by default the farthest from the discarder in the order of play; or −1."""
    best = -1
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        if table.answers[seat] == actions.MAHJONG and (best < 0 or rules.tie == _FARTHEST):
            best = seat
    return best


@inline
def _tell_claims(table: TableRecord, prevailing: int) -> None:
    """Tells who wanted what, in the order of play."""
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        answer = whole(table.answers[seat])
        if answer != NO_ACTION and answer != actions.PASS:
            tell(table, _EV_CLAIM, seat, answer, whole(table.turn), 1 if seat == prevailing else 0)


@inline
def resolve_claims(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """All have answered: mahjong before pung or kong before chow."""
    discarder = whole(table.turn)
    kind = whole(table.last_discard)
    taker = _winning_claim(rules, table)
    if taker < 0:
        for seat in range(4):
            if table.answers[seat] == actions.PUNG or table.answers[seat] == actions.KONG:
                taker = seat
    if taker < 0:
        for seat in range(4):
            if actions.CHOW <= table.answers[seat] < actions.PUNG:
                taker = seat
    if taker < 0:
        go_on(tables, rules, table)
        return
    _tell_claims(table, taker)
    answer = whole(table.answers[taker])
    table.pond_taken[whole(table.pond_count) - 1] = taker + 1
    if answer == actions.MAHJONG:
        last = drawable(rules, table) <= 0
        end_won(tables, rules, table, taker, discarder, kind, _SRC_LAST_DISCARD if last else _SRC_DISCARD)
        return
    table.turn = taker
    table.phase = _TURN
    table.drawn = -1
    table.waits[taker] = np.uint64(0)
    table.kongs_in_turn = 0
    if answer == actions.KONG:
        for _ in range(3):
            take(table, taker, kind)
        lay_meld(table, taker, _M_KONG, kind, discarder, kind)
        table.claimed = 0
        table.kongs_in_turn = 1
        tell(table, _EV_KONG, taker, kind, discarder, 0)
        draw_loose(tables, rules, table, taker)
        return
    table.claimed = 1
    if answer == actions.PUNG:
        take(table, taker, kind)
        take(table, taker, kind)
        lay_meld(table, taker, _M_PUNG, kind, discarder, kind)
        tell(table, _EV_PUNG, taker, kind, discarder, 0)
    else:
        lowest = answer - actions.CHOW
        for part in range(lowest, lowest + 3):
            if part != kind:
                take(table, taker, part)
        lay_meld(table, taker, _M_CHOW, lowest, discarder, kind)
        tell(table, _EV_CHOW, taker, lowest, discarder, kind)
    look_over(tables, rules, table, taker)


@inline
def open_robbing(tables: Lookup, rules: Rules, table: TableRecord, kind: int, meld: int, concealed: bool) -> None:
    """After a kong was declared: asks whoever could rob it; nobody could: the kong is completed."""
    pending = 0
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        if can_rob(rules, table, seat, kind, concealed):
            pending |= 1 << seat
    table.kongs_in_turn += 1
    table.pending = pending
    if pending:
        table.phase = _ROB
        table.robbed = kind
        table.rob_meld = meld
        table.answers[:] = NO_ACTION
    else:
        draw_loose(tables, rules, table, whole(table.turn))


@inline
def resolve_robbing(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """All have answered: the kong is robbed and falls back to what it was, or it is completed."""
    owner = whole(table.turn)
    kind = whole(table.robbed)
    robber = _winning_claim(rules, table)
    table.robbed = -1
    if robber < 0:
        table.phase = _TURN
        draw_loose(tables, rules, table, owner)
        return
    _tell_claims(table, robber)
    at = whole(table.rob_meld)
    if table.melds[owner, at, MELD_TYPE] == _M_ADDED:
        table.melds[owner, at, MELD_TYPE] = _M_PUNG
    else:
        # a concealed kong, always the newest set: its other three tiles go back into the hand
        table.meld_count[owner] -= 1
        table.melds[owner, at, MELD_TYPE] = 0
        for _ in range(3):
            put(table, owner, kind)
    tell(table, _EV_ROB, robber, kind, owner, 0)
    end_won(tables, rules, table, robber, owner, kind, _SRC_ROBBED)
