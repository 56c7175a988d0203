"""Dealing a hand: the lead, the wall and its break, the tiles, the bonus tiles, the window for ready hands at once."""

from typing import Final

from eastwind.arrays import Row, whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table._moves import bonus_held, look_over, possible_waits, put, tell
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import EventKind, Phase, TableRecord
from eastwind.tiles.wall import break_place, open_wall, side_of

_EV_DEAL: Final = int(EventKind.DEAL)
_FLOWERS: Final = int(Phase.FLOWERS)
_DECLARE: Final = int(Phase.DECLARE)
_TURN: Final = int(Phase.TURN)
_SRC_WALL: Final = int(Source.WALL)


@inline
def _clear_hand(table: TableRecord) -> None:
    """Forgets everything of the hand before; the match's fields stay."""
    table.hands[:] = 0
    table.keys[:] = 0
    table.melds[:] = 0
    table.meld_count[:] = 0
    table.flowers[:] = 0
    table.waits[:] = 0
    table.ready[:] = 0
    table.has_drawn[:] = 0
    table.surplus[:] = 0
    table.pond_count = 0
    table.pond_tile[:] = 0
    table.pond_seat[:] = 0
    table.pond_ready[:] = 0
    table.pond_taken[:] = 0
    table.wall[:] = 0
    table.drawn = -1
    table.source = _SRC_WALL
    table.claimed = 0
    table.last_discard = -1
    table.robbed = -1
    table.rob_meld = 0
    table.kongs_in_turn = 0
    table.pending = 0
    table.answers[:] = NO_ACTION
    table.winner = -1
    table.discarder = -1
    table.win_tile = -1
    table.win_source = 0
    table.win_events = 0
    table.penalty = 0
    table.values[:] = 0
    table.payments[:] = 0


@inline
def deal_hand(tables: Lookup, rules: Rules, table: TableRecord, standing: Row, dice: Row) -> None:
    """Breaks the wall and deals: three times four tiles each in turn, then the leader two and the others one (RU II)."""
    _clear_hand(table)
    table.hand += 1
    table.dealer = (whole(table.first_dealer) + whole(table.leads_passed)) % 4
    table.round_wind = (whole(table.leads_passed) // 4) % 4
    dealer = whole(table.dealer)

    size = standing.shape[0]
    for index in range(4):
        table.dice[index] = dice[index]
    first_roll = whole(dice[0]) + whole(dice[1])
    both_rolls = first_roll + whole(dice[2]) + whole(dice[3])
    place = break_place(dealer, first_roll, both_rolls, size // 8)
    table.break_seat = side_of(place // (size // 8))
    table.break_stack = place % (size // 8) + 1
    table.wall_size = size
    table.back = open_wall(standing, place, table.wall)
    table.loose[0] = table.wall[size - 2]
    table.loose[1] = table.wall[size - 1]
    table.loose_count = 2

    front = 0
    for turn in range(12):
        seat = (dealer + turn) % 4
        for _ in range(4):
            put(table, seat, whole(table.wall[front]))
            front += 1
    for turn in range(5):
        # the leader takes both of his last tiles at once
        put(table, (dealer + max(turn - 1, 0)) % 4, whole(table.wall[front]))
        front += 1
    table.front = front
    table.turn = dealer
    tell(table, _EV_DEAL, dealer, -1, -1, whole(table.hand))
    if rules.flowers:
        table.phase = _FLOWERS
        next_flowers(tables, rules, table)
    else:
        after_flowers(tables, rules, table)


@inline
def next_flowers(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Goes on to the next seat that holds a bonus tile, in turn from the leader; then to the declarations."""
    while not bonus_held(table, whole(table.turn)):
        table.turn = (whole(table.turn) + 1) % 4
        if table.turn == table.dealer:
            after_flowers(tables, rules, table)
            return


@inline
def after_flowers(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Asks every seat but the leader for a ready hand at once, alike whether it could declare one or not."""
    dealer = whole(table.dealer)
    table.turn = dealer
    for seat in range(4):
        if seat != dealer:
            table.waits[seat] = possible_waits(tables, rules, table, seat)
    if rules.ready_at_once:
        table.phase = _DECLARE
        table.pending = 15 & ~(1 << dealer)
        table.answers[:] = NO_ACTION
    else:
        open_first_turn(tables, rules, table)


@inline
def open_first_turn(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """The leader's turn with the tiles of the deal."""
    table.phase = _TURN
    table.drawn = -1
    table.source = _SRC_WALL
    look_over(tables, rules, table, whole(table.dealer))
