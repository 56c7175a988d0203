"""Settlement between the players (RU IV; the axes of WEB): the payments of each to each, in parts with their reasons."""

from enum import IntFlag
from typing import Final

import numba

from eastwind.arrays import whole
from eastwind.jit import inline, linked
from eastwind.rules.compiled import DrawPayment, Payer, Rules
from eastwind.scoring.layout import RULES_T
from eastwind.scoring.settlement import SETTLEMENT_T, SettlementOccasion, SettlementRecord, add_part, begin_parts


class Reason(IntFlag):
    """Reasons for a part of a payment; one part can have several."""

    PENALTY = 1  # a dangerous discard: its giver pays this winner for all
    WINNER = 2  # the value of the winner's hand
    LOSERS_POINTS = 4  # the value of the loser's own hand
    LOSERS = 8  # the difference between the hands of two who did not win
    DEALER = 16  # doubled, because one of the two is the dealer
    DISCARDER = 32  # the discarder pays for another, or double
    DRAWN = 64  # a drawn hand


_PENALTY: Final = int(Reason.PENALTY)
_WINNER: Final = int(Reason.WINNER)
_LOSERS_POINTS: Final = int(Reason.LOSERS_POINTS)
_LOSERS: Final = int(Reason.LOSERS)
_DEALER: Final = int(Reason.DEALER)
_DISCARDER: Final = int(Reason.DISCARDER)
_DRAWN: Final = int(Reason.DRAWN)
_TO_DEALER: Final = int(DrawPayment.DEALER)
_TO_WAITING: Final = int(DrawPayment.READY | DrawPayment.WAITING)


@inline
def _is_liable(case: SettlementRecord) -> bool:
    """Return whether a seat answers for the win of one of the winners."""
    for winner in range(4):
        if (case.winners >> winner) & 1 and case.liable[winner] >= 0:
            return True
    return False


@inline
def _add_between_losers(rules: Rules, case: SettlementRecord, payee: int, loser: int) -> None:
    """Add the difference of two hands that did not win, to the better one."""
    amount = whole(case.values[payee]) - whole(case.values[loser])
    if amount <= 0:
        return
    if rules.dealer_doubles_losers > 0 and (loser == case.dealer or payee == case.dealer):
        add_part(case, loser, payee, loser, 2 * amount, _LOSERS | _DEALER)
    else:
        add_part(case, loser, payee, loser, amount, _LOSERS)


@inline
def _add_to_winner(rules: Rules, case: SettlementRecord, winner: int, loser: int) -> None:
    """Add the amount that a winner receives for a loser's hand, which another seat may pay."""
    payer = loser
    amount = whole(case.values[loser if rules.losers_points else winner])
    reasons = _LOSERS_POINTS if rules.losers_points else _WINNER
    if rules.dealer_doubles > 0 and (loser == case.dealer or winner == case.dealer):
        amount *= 2
        reasons |= _DEALER
    if case.liable[winner] >= 0:
        payer = whole(case.liable[winner])
        reasons |= _PENALTY
    elif case.discarder >= 0:
        if rules.payer == Payer.DISCARDER_FOR_ALL:
            payer = whole(case.discarder)
            reasons |= _DISCARDER
        elif rules.payer == Payer.DISCARDER_DOUBLE and loser == case.discarder:
            amount *= 2
            reasons |= _DISCARDER
    add_part(case, payer, winner, loser, amount, reasons)


@inline
def _settle_won(rules: Rules, case: SettlementRecord) -> None:
    seats = whole(rules.seats)
    winners = whole(case.winners)
    among_losers = rules.losers_settle > 0 and not _is_liable(case)
    for payee in range(4):
        for loser in range(4):
            if loser == payee or (winners >> loser) & 1 or not (seats >> loser) & (seats >> payee) & 1:
                continue
            if (winners >> payee) & 1:
                _add_to_winner(rules, case, payee, loser)
            elif among_losers:
                _add_between_losers(rules, case, payee, loser)


@inline
def _settle_drawn(rules: Rules, case: SettlementRecord) -> None:
    """Add `rules.draw_amount` from each seat that is not paid to each that is.

    Paid are the dealer, the hands one tile short that the rules pay (`waiting`), or both.
    """
    seats = whole(rules.seats)
    paid = 0
    if rules.draw_payment & _TO_DEALER:
        paid |= 1 << whole(case.dealer)
    if rules.draw_payment & _TO_WAITING:
        paid |= whole(case.waiting)
    for payee in range(4):
        for payer in range(4):
            if (seats >> payer) & (seats >> payee) & (paid >> payee) & 1 and not (paid >> payer) & 1:
                add_part(case, payer, payee, payer, whole(rules.draw_amount), _DRAWN)


@linked(numba.void(RULES_T, SETTLEMENT_T))
def settle_classical(rules: Rules, case: SettlementRecord) -> None:
    """Write the payments for the end of a hand, part by part (`traditions.port.settle_into`).

    Each loser pays each winner the value of that hand (or, with `rules.losers_points`, of their own), doubled where one of the
    two is the dealer; then losers settle the difference of their hands by pairs, doubled in the same way. With `rules.payer`
    the discarder of the winning tile pays for all losers, or twice their own part. The seat that gave a dangerous discard
    (`liable`) pays its winner for all, with the dealer's doublings, and nothing is settled between losers.
    Without a winner there are the payments of a drawn hand alone. Seats that are not in play pay nothing; nor do any where each
    seat adds up its own value.
    """
    begin_parts(case)
    if case.occasion == SettlementOccasion.DRAWN:
        _settle_drawn(rules, case)
    elif not rules.own_score:
        _settle_won(rules, case)
