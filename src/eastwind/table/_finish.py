"""The end of a hand: the values of all four hands, the settlement, the lead."""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Lead, Rules
from eastwind.scoring.layout import BILL, HAND, Happening, Source
from eastwind.scoring.settle import settle_into
from eastwind.scoring.value import score_into
from eastwind.table._moves import put, tell
from eastwind.table.danger import penalty_of
from eastwind.table.hand_record import write_hand
from eastwind.table.layout import EventKind, Phase, Ready, TableRecord
from eastwind.tiles.kinds import PLAIN_KINDS

_EV_MAHJONG: Final = int(EventKind.MAHJONG)
_EV_DRAWN_HAND: Final = int(EventKind.DRAWN_HAND)
_EV_PENALTY: Final = int(EventKind.PENALTY)
_EV_SETTLE: Final = int(EventKind.SETTLE)
_EV_MATCH_OVER: Final = int(EventKind.MATCH_OVER)
_HAND_OVER: Final = int(Phase.HAND_OVER)
_MATCH_OVER: Final = int(Phase.MATCH_OVER)
_PASSES: Final = int(Lead.PASSES)
_SRC_DISCARD: Final = int(Source.DISCARD)
_SRC_LAST_DISCARD: Final = int(Source.LAST_DISCARD)
_HEAVENLY: Final = int(Happening.HEAVENLY)
_EARTHLY: Final = int(Happening.EARTHLY)
_READY: Final = int(Happening.READY)
_READY_AT_ONCE: Final = int(Happening.READY_AT_ONCE)
_NOTHING_DRAWN: Final = int(Happening.NOTHING_DRAWN)
_KONG_ON_KONG: Final = int(Happening.KONG_ON_KONG)
_AT_ONCE: Final = int(Ready.AT_ONCE)


@inline
def end_won(
    tables: Lookup, rules: Rules, table: TableRecord, winner: int, discarder: int, kind: int, source: int
) -> None:
    """Somebody wins. A tile from outside is put into the winner's hand here; `kind` −1: the leader's dealt tiles.

    `discarder`: who gave the tile by a discard or a robbed kong, −1 if it was drawn.
    """
    events = 0
    if table.ready[winner]:
        events |= _READY
    if table.ready[winner] == _AT_ONCE:
        events |= _READY_AT_ONCE
    if not table.has_drawn[winner]:
        events |= _NOTHING_DRAWN
    if discarder < 0:
        if table.pond_count == 0 and winner == table.dealer and table.drawn < 0 and table.meld_count[winner] == 0:
            events |= _HEAVENLY
        if table.kongs_in_turn >= 2:
            events |= _KONG_ON_KONG
    by_discard = source == _SRC_DISCARD or source == _SRC_LAST_DISCARD
    if by_discard:
        if table.pond_count == 1 and discarder == table.dealer and table.ready[winner] == _AT_ONCE:
            events |= _EARTHLY
        if rules.penalty:
            table.penalty = penalty_of(table, discarder, winner, kind)
    if discarder >= 0:
        put(table, winner, kind)
    table.winner = winner
    table.discarder = discarder
    table.win_tile = kind
    table.win_source = source
    table.win_events = events
    tell(table, _EV_MAHJONG, winner, kind, discarder, source)

    hands = np.empty(1, HAND)
    bills = np.empty(1, BILL)
    for seat in range(4):
        write_hand(table, seat, hands[0])
        score_into(tables, rules, hands[0], bills[0])
        table.values[seat] = bills[0].total
    if rules.penalty_needs_one_suit and table.penalty == 1 and not _is_of_one_suit(table, winner):
        table.penalty = 0
    payer = discarder if table.penalty else -1
    if table.penalty:
        tell(table, _EV_PENALTY, discarder, -1, winner, whole(table.penalty))
    settle_into(rules, table.values, winner, payer, whole(table.dealer), table.payments)
    for payer_seat in range(4):
        for payee in range(4):
            table.scores[payee] += table.payments[payer_seat, payee]
            table.scores[payer_seat] -= table.payments[payer_seat, payee]
    tell(table, _EV_SETTLE, winner, -1, -1, 0)
    _close(rules, table, winner != table.dealer or rules.lead_after_east_wins == _PASSES)


@inline
def _is_of_one_suit(table: TableRecord, seat: int) -> bool:
    """Whether all tiles of a seat are of one suit, without honours."""
    suits = 0
    for kind in range(PLAIN_KINDS):
        if table.hands[seat, kind]:
            suits |= 1 << (kind // 9)
    for index in range(whole(table.meld_count[seat])):
        suits |= 1 << (whole(table.melds[seat, index, 1]) // 9)
    return suits == 1 or suits == 2 or suits == 4


@inline
def end_drawn(rules: Rules, table: TableRecord) -> None:
    """Nobody wins: nothing is scored (RU IV)."""
    tell(table, _EV_DRAWN_HAND, -1, -1, -1, 0)
    _close(rules, table, rules.lead_after_draw == _PASSES)


@inline
def _close(rules: Rules, table: TableRecord, lead_passes: bool) -> None:
    table.pending = 0
    table.robbed = -1
    table.phase = _HAND_OVER
    if lead_passes:
        table.leads_passed += 1
        if table.leads_passed >= 4 * whole(rules.rounds):
            table.phase = _MATCH_OVER
            tell(table, _EV_MATCH_OVER, -1, -1, -1, 0)
