"""Conversion of a seat at the table to the `HAND` record that the scorer reads, and of an ending to that of the settlement."""

from typing import Final

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HandRecord, Happening
from eastwind.scoring.settlement import SettlementOccasion, SettlementRecord
from eastwind.table.layout import Ready, TableRecord
from eastwind.table.seats import wind_of
from eastwind.tiles.kinds import PLAIN_KINDS

_READY: Final = int(Happening.READY)
_READY_AT_ONCE: Final = int(Happening.READY_AT_ONCE)


@inline
def write_hand(rules: Rules, table: TableRecord, seat: int, hand: HandRecord) -> None:
    """Write the hand of a seat to a `HAND` record for the scorer; a winner's holds the winning tile."""
    for kind in range(PLAIN_KINDS):
        hand.counts[kind] = table.hands[seat, kind]
    for index in range(table.melds.shape[1]):
        for column in range(4):
            hand.melds[index, column] = table.melds[seat, index, column]
    hand.meld_count = table.meld_count[seat]
    hand.flowers = table.flowers[seat]
    hand.seat_wind = wind_of(rules, table, seat)
    hand.round_wind = table.round_wind
    hand.surplus = 0  # the table deals and draws: no seat holds too many tiles or too few
    hand.won = 0
    hand.last = -1
    hand.source = 0
    events = 0
    if table.ready[seat] != Ready.NO:
        events |= _READY
    if table.ready[seat] == Ready.AT_ONCE:
        events |= _READY_AT_ONCE
    if (whole(table.winners) >> seat) & 1:
        hand.won = 1
        hand.last = table.win_tile
        hand.source = table.win_source
        events |= whole(table.win_events[seat])
    hand.events = events


@inline
def write_case(table: TableRecord, case: SettlementRecord) -> None:
    """Write the ending of a hand, as the settlement takes it."""
    case.occasion = SettlementOccasion.WON if table.winners else SettlementOccasion.DRAWN
    case.winners = table.winners
    case.discarder = table.discarder
    case.dealer = table.dealer
    case.waiting = table.waiting_at_end
    for seat in range(4):
        case.liable[seat] = table.discarder if table.penalties[seat] else -1
        case.values[seat] = table.values[seat]
