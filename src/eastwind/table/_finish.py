"""The end of a hand: the values of all hands, the settlement, the lead, and whether the match goes on."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline, inline_making_arrays
from eastwind.rules.compiled import DrawPayment, Lead, PenaltyRule, Rules, StockEnd
from eastwind.scoring.layout import BILL, HAND, BillRecord, HandRecord, Source
from eastwind.scoring.settlement import SETTLEMENT, SettlementRecord
from eastwind.table._moves import possible_waits, put, tell
from eastwind.table._winning import happenings
from eastwind.table.danger import is_of_one_suit, penalty_of
from eastwind.table.hand_record import write_case, write_hand
from eastwind.table.layout import EventKind, HandEnd, MatchEnd, Penalty, Phase, Ready, TableRecord
from eastwind.table.seats import next_seat, plays
from eastwind.traditions.port import score_into, settle_into

_NO_PAYMENT: Final = int(DrawPayment.NONE)
_TO_WAITING: Final = int(DrawPayment.WAITING)


@inline_making_arrays
def end_won(
    tables: Lookup, rules: Rules, table: TableRecord, winners: int, discarder: int, kind: int, source: int
) -> None:
    """End a hand that is won: put a tile from outside into each winner's hand, value all hands, settle.

    `winners`: a mask; `discarder`: the seat that gave the tile by a discard or a robbed kong, −1 if it was drawn; `kind`
    −1: the dealer's dealt tiles.
    """
    by_discard = source == Source.DISCARD or source == Source.LAST_DISCARD
    first = -1
    seat = discarder if discarder >= 0 else whole(table.turn)
    for _ in range(4):
        if discarder >= 0:
            seat = (seat + 1) % 4
        if (winners >> seat) & 1:
            if first < 0:
                first = seat
            table.win_events[seat] = happenings(rules, table, seat, discarder, source)
            if by_discard and rules.penalty != PenaltyRule.NONE:
                reason = penalty_of(rules, table, discarder, seat, kind)
                needs_suit = reason == Penalty.ONE_SUIT and rules.penalty_needs_one_suit > 0
                if needs_suit and not is_of_one_suit(rules, table, seat, kind // 9):
                    reason = 0
                if reason:
                    table.penalties[seat] = reason
    table.winner = first
    table.winners = winners
    table.discarder = discarder
    table.win_tile = kind
    table.win_source = source
    for step in range(4):
        seat = (first + step) % 4
        if (winners >> seat) & 1:
            if discarder >= 0:
                put(table, seat, kind)
            tell(table, EventKind.MAHJONG, seat, kind, discarder, source)
    for step in range(4):
        seat = (first + step) % 4
        if table.penalties[seat]:
            tell(table, EventKind.PENALTY, discarder, -1, seat, whole(table.penalties[seat]))
    hands: Any = np.empty(1, HAND)
    bills: Any = np.empty(1, BILL)
    _value_hands(tables, rules, table, hands, bills)
    cases: Any = np.zeros(1, SETTLEMENT)
    _settle(rules, table, cases)
    _book(rules, table)
    tell(table, EventKind.SETTLE, first, -1, -1, 0)
    _close(rules, table, HandEnd.WON, _lead_after_win(rules, table))


@inline
def _value_hands(
    tables: Lookup, rules: Rules, table: TableRecord, hands: Sequence[HandRecord], bills: Sequence[BillRecord]
) -> None:
    for seat in range(4):
        if plays(rules, seat):
            write_hand(rules, table, seat, hands[0])
            score_into(tables, rules, hands[0], bills[0])
            table.values[seat] = bills[0].total


@inline
def _settle(rules: Rules, table: TableRecord, cases: Sequence[SettlementRecord]) -> None:
    """Write the payments of the table by those of its tradition. `cases`: room for one settlement."""
    case = cases[0]
    write_case(table, case)
    settle_into(rules, case)
    for payer in range(4):
        for payee in range(4):
            table.payments[payer, payee] = case.payments[payer, payee]


@inline
def _book(rules: Rules, table: TableRecord) -> None:
    """Add the payments to the running scores; where no payments are made, add each seat's own value."""
    for seat in range(4):
        if rules.own_score:
            table.scores[seat] += table.values[seat]
            continue
        for other in range(4):
            table.scores[seat] += table.payments[other, seat] - table.payments[seat, other]


@inline
def _waiting_hands(tables: Lookup, rules: Rules, table: TableRecord) -> int:
    """Return a mask of the hands one tile short that a drawn hand pays: declared ready, or all, as the rules specify."""
    found = 0
    for seat in range(4):
        if not plays(rules, seat):
            continue
        declared = table.ready[seat] != Ready.NO
        need_not = rules.draw_payment & _TO_WAITING > 0
        if declared or (need_not and possible_waits(tables, rules, table, seat) != np.uint64(0)):
            found |= 1 << seat
    return found


@inline_making_arrays
def end_drawn(tables: Lookup, rules: Rules, table: TableRecord, how: int) -> None:
    """End a drawn hand (`how`: `HandEnd`): nothing is scored (RU IV) but the payments of a rule set for drawn hands."""
    tell(table, EventKind.DRAWN_HAND, -1, -1, -1, 0)
    if rules.draw_payment != _NO_PAYMENT:
        waiting = _waiting_hands(tables, rules, table)
        table.waiting_at_end = waiting
        cases: Any = np.zeros(1, SETTLEMENT)
        _settle(rules, table, cases)
        _book(rules, table)
        tell(table, EventKind.SETTLE, -1, -1, -1, 0)
    _close(rules, table, how, whole(rules.lead_after_draw))


@inline
def _lead_after_win(rules: Rules, table: TableRecord) -> int:
    """Return the rule for the lead after a win; the dealer's win is one with the dealer among the winners."""
    if (whole(table.winners) >> whole(table.dealer)) & 1:
        return whole(rules.lead_after_dealer_wins)
    return whole(rules.lead_after_other_wins)


@inline
def _close(rules: Rules, table: TableRecord, how: int, lead: int) -> None:
    table.hand_end = how
    table.pending = 0
    table.can_win = 0
    table.complete = 0
    table.robbed = -1
    table.phase = Phase.HAND_OVER
    if lead != Lead.STAYS:
        after = whole(table.dealer) if lead == Lead.PASSES else whole(table.winner)
        table.next_dealer = next_seat(rules, after)
        table.leads_passed += 1
    else:
        table.next_dealer = table.dealer
    if _is_played_out(rules, table):
        end_match(table, MatchEnd.PLAYED)
    elif _ran_out(rules, table):
        end_match(table, MatchEnd.STOCK)
    elif table.time_up:
        end_match(table, MatchEnd.TIME)


@inline
def _is_played_out(rules: Rules, table: TableRecord) -> bool:
    """Return whether all rounds, or all hands, of the match have been played."""
    if rules.rounds > 0 and table.leads_passed >= whole(rules.players) * whole(rules.rounds):
        return True
    return rules.hands > 0 and table.hand >= rules.hands


@inline
def _ran_out(rules: Rules, table: TableRecord) -> bool:
    """Return whether a player's stock is used up: to nothing, or below it, as the rules specify."""
    if rules.stock_end == StockEnd.NEVER:
        return False
    least = 0 if rules.stock_end == StockEnd.BELOW_ZERO else 1
    for seat in range(4):
        if plays(rules, seat) and whole(rules.stock) + whole(table.scores[seat]) < least:
            return True
    return False


@inline
def end_match(table: TableRecord, why: int) -> None:
    """End the match (`why`: `MatchEnd`): no further hand is dealt."""
    table.phase = Phase.MATCH_OVER
    table.match_end = why
    tell(table, EventKind.MATCH_OVER, -1, -1, -1, why)
