"""Dealing a hand: the lead, the wall and its break, the tiles, the bonus tiles, the window for ready hands at once."""

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import AtOnce, DealOrder, Rules
from eastwind.scoring.layout import Source
from eastwind.table._moves import bonus_held, draw, look_over, possible_waits, put, tell
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import EventKind, HandEnd, Phase, TableRecord
from eastwind.table.seats import next_seat, plays
from eastwind.tiles.wall import break_place, break_seat, open_wall


@inline
def _clear_hand(table: TableRecord) -> None:
    """Clear all fields of the previous hand; the match's fields stay."""
    table.hands[:] = 0
    table.keys[:] = 0
    table.held[:] = 0
    table.melds[:] = 0
    table.meld_count[:] = 0
    table.flowers[:] = 0
    table.waits[:] = 0
    table.ready[:] = 0
    table.has_drawn[:] = 0
    table.own_discards[:] = 0
    table.discarded = 0
    table.pond_count = 0
    table.pond_tile[:] = 0
    table.pond_seat[:] = 0
    table.pond_ready[:] = 0
    table.pond_taken[:] = 0
    table.wall[:] = 0
    table.drawn = -1
    table.source = Source.WALL
    table.claimed = 0
    table.complete = 0
    table.last_discard = -1
    table.robbed = -1
    table.rob_meld = 0
    table.kongs_in_turn = 0
    table.pending = 0
    table.answers[:] = NO_ACTION
    table.can_win = 0
    table.winner = -1
    table.winners = 0
    table.discarder = -1
    table.win_tile = -1
    table.win_source = 0
    table.win_events[:] = 0
    table.penalties[:] = 0
    table.waiting_at_end = 0
    table.values[:] = 0
    table.payments[:] = 0
    table.hand_end = HandEnd.IN_PLAY


@inline
def _break_wall(rules: Rules, table: TableRecord, standing: Row, dice: Row) -> None:
    """Find the stack that is counted out and lay the wall in the order in which it is taken (RU II; BG, PL)."""
    size = standing.shape[0]
    stacks = size // 8
    for index in range(4):
        table.dice[index] = dice[index]
    first_roll = whole(dice[0]) + whole(dice[1])
    second_roll = whole(dice[2]) + whole(dice[3])
    counted_from = 0 if rules.sides_from_seat_one else whole(table.dealer)
    count = second_roll if rules.stack_by_second_roll else first_roll + second_roll
    owner = break_seat(counted_from, first_roll)
    place = break_place(owner, count, stacks, rules.wall_from_left > 0)
    step = -1 if rules.wall_from_left else 1
    first = place if rules.counted_out_first else (place + step) % (4 * stacks)
    table.break_seat = (owner + (3 if step > 0 else 1) * ((count - 1) // stacks)) % 4
    table.break_stack = (count - 1) % stacks + 1
    table.wall_first = first
    table.wall_step = step
    table.wall_size = size
    open_wall(standing, first, step, table.wall)
    table.back = size - 2
    table.loose[0] = table.wall[size - 2]
    table.loose[1] = table.wall[size - 1]
    table.loose_count = 2


@inline
def _give(table: TableRecord, seat: int, tiles: int) -> None:
    for _ in range(tiles):
        put(table, seat, whole(table.wall[table.front]))
        table.front += 1


@inline
def _deal_tiles(rules: Rules, table: TableRecord) -> None:
    """Deal by fours or twos in turn from the dealer, then single tiles, the dealer's fourteenth as the rules specify."""
    players = whole(rules.players)
    table.front = 0
    seat = whole(table.dealer)
    if rules.deal_order == DealOrder.DEALER_FIVE:
        # BG: five for the dealer and four for the others, then stacks of two until the others hold twelve
        for turn in range(5 * players):
            _give(table, seat, 5 if turn == 0 else 4 if turn < players else 2)
            seat = next_seat(rules, seat)
    else:
        for _ in range(3 * players):
            _give(table, seat, 4)
            seat = next_seat(rules, seat)
    for turn in range(players):
        # RU: the dealer takes both of their last tiles at once
        _give(table, seat, 2 if turn == 0 and rules.deal_order == DealOrder.DEALER_TWO_AT_ONCE else 1)
        seat = next_seat(rules, seat)
    if rules.deal_order == DealOrder.DEALER_LAST:
        _give(table, seat, 1)  # PL: one tile each, then the dealer again


@inline
def deal_hand(tables: Lookup, rules: Rules, table: TableRecord, standing: Row, dice: Row) -> None:
    """Break the wall and deal."""
    _clear_hand(table)
    if table.hand == 0:
        table.next_dealer = table.first_dealer
    table.hand += 1
    table.dealer = table.next_dealer
    table.round_wind = (whole(table.leads_passed) // whole(rules.players)) % 4
    _break_wall(rules, table, standing, dice)
    _deal_tiles(rules, table)
    dealer = whole(table.dealer)
    table.turn = dealer
    tell(table, EventKind.DEAL, dealer, -1, -1, whole(table.hand))
    if rules.flowers:
        table.phase = Phase.FLOWERS
        next_flowers(tables, rules, table)
    else:
        after_flowers(tables, rules, table)


@inline
def next_flowers(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Go on to the next seat that holds a bonus tile, in turn from the dealer; then to the declarations."""
    while not bonus_held(table, whole(table.turn)):
        table.turn = next_seat(rules, whole(table.turn))
        if table.turn == table.dealer:
            after_flowers(tables, rules, table)
            return


@inline
def after_flowers(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Ask every seat but the dealer for a ready hand at once, whether or not it could declare one."""
    dealer = whole(table.dealer)
    table.turn = dealer
    for seat in range(4):
        if plays(rules, seat) and (seat != dealer or rules.deal_order == DealOrder.DEALER_DRAWS):
            table.waits[seat] = possible_waits(tables, rules, table, seat)
    if rules.ready_at_once == AtOnce.AFTER_DEAL:
        table.phase = Phase.DECLARE
        table.pending = whole(rules.seats) & ~(1 << dealer)
        table.answers[:] = NO_ACTION
    else:
        open_first_turn(tables, rules, table)


@inline
def open_first_turn(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Open the dealer's turn with the tiles of the deal, or with the first tile drawn."""
    table.phase = Phase.TURN
    table.drawn = -1
    table.source = Source.WALL
    if rules.deal_order == DealOrder.DEALER_DRAWS:
        draw(tables, rules, table, whole(table.dealer))
        return
    table.waits[table.dealer] = np.uint64(0)
    look_over(tables, rules, table, whole(table.dealer))
