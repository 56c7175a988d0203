"""From a seat at the table to the `HAND` record that the scorer reads."""

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.scoring.layout import HandRecord
from eastwind.table.layout import TableRecord
from eastwind.tiles.kinds import PLAIN_KINDS


@inline
def write_hand(table: TableRecord, seat: int, hand: HandRecord) -> None:
    """Writes what the scorer must know of a seat to a `HAND` record; the winner's holds the winning tile."""
    for kind in range(PLAIN_KINDS):
        hand.counts[kind] = table.hands[seat, kind]
    for index in range(table.melds.shape[1]):
        for column in range(4):
            hand.melds[index, column] = table.melds[seat, index, column]
    hand.meld_count = table.meld_count[seat]
    hand.flowers = table.flowers[seat]
    hand.seat_wind = (seat + 4 - whole(table.dealer)) % 4
    hand.round_wind = table.round_wind
    hand.surplus = table.surplus[seat]
    hand.won = 0
    hand.last = -1
    hand.source = 0
    hand.events = 0
    if seat == table.winner:
        hand.won = 1
        hand.last = table.win_tile
        hand.source = table.win_source
        hand.events = table.win_events
