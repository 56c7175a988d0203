"""Seats of the table: seats in play, the order of play among them, winds, frozen hands, and whether the hand is over."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import AtOnce, Rules
from eastwind.table.layout import OVER, Ready, TableRecord

SEATS: Final = 4


@inline
def is_over(table: TableRecord) -> bool:
    """Return whether the hand is over, and perhaps the match (`Phase.is_over`)."""
    return bool(OVER[table.phase])


@inline
def plays(rules: Rules, seat: int) -> bool:
    """Return whether the seat is in play."""
    return bool((whole(rules.seats) >> seat) & 1)


@inline
def next_seat(rules: Rules, seat: int) -> int:
    """Return the seat in play that follows another in the order of play."""
    seat = (seat + 1) % SEATS
    while not (whole(rules.seats) >> seat) & 1:
        seat = (seat + 1) % SEATS
    return seat


@inline
def wind_of(rules: Rules, table: TableRecord, seat: int) -> int:
    """Return the seat's own wind, 0 east … 3 north: its place from the dealer, or its number where seats are numbered.

    Of two players, who sit opposite each other, the dealer's opponent is West; of three the last one is West too.
    """
    if rules.numbered_seats:
        return seat
    if rules.players == 3:
        places = 0
        at = whole(table.dealer)
        while at != seat:
            at = next_seat(rules, at)
            places += 1
        return places
    return (seat + SEATS - whole(table.dealer)) % SEATS


@inline
def is_frozen(rules: Rules, table: TableRecord, seat: int) -> bool:
    """Return whether the hand of a seat is frozen: declared ready directly after the deal."""
    return table.ready[seat] == Ready.AT_ONCE and rules.ready_at_once == AtOnce.AFTER_DEAL
