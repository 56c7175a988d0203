"""Settlement between the players (RU IV; the axes of WEB): the payments of each to each, in parts with their reasons."""

from enum import IntFlag
from typing import Any, Final

import numba

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import DrawPayment, Payer, Rules
from eastwind.scoring.layout import RULES_T

_TYPES: Final[Any] = numba.types
_PART_T: Final = _TYPES.UniTuple(numba.int64, 3)


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

Values = Row
Payments = Grid


@inline
def part_of(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, dealer: int, payee: int, loser: int
) -> tuple[int, int, int]:
    """Return the payment to a seat for a loser's hand: (payer, amount, `Reason`); without one an amount of 0.

    Each loser pays each winner (`winners`, a mask) the value of that hand (or, with `rules.losers_points`, of their own),
    doubled where one of the two is the dealer; then losers settle the difference of their hands by pairs, doubled in the same
    way. With `rules.payer` the discarder of the winning tile (−1: it was drawn) pays for all losers, or twice their own part.
    Winners in `owed` were given a dangerous discard: the discarder pays them for all, with the dealer's doublings, and nothing
    is settled between losers. Without a winner there are no payments.
    Seats that are not in play pay nothing; nor do any where each seat adds up its own value.
    """
    seats = whole(rules.seats)
    with_dealer = loser == dealer or payee == dealer
    if winners == 0 or rules.own_score or loser == payee or (winners >> loser) & 1:
        return loser, 0, 0
    if not (seats >> loser) & (seats >> payee) & 1:
        return loser, 0, 0
    payer = loser
    if not (winners >> payee) & 1:
        amount = whole(values[payee]) - whole(values[loser])
        if owed or not rules.losers_settle or amount <= 0:
            return payer, 0, 0
        if rules.dealer_doubles_losers > 0 and with_dealer:
            return payer, 2 * amount, _LOSERS | _DEALER
        return payer, amount, _LOSERS
    amount = whole(values[loser if rules.losers_points else payee])
    reasons = _LOSERS_POINTS if rules.losers_points else _WINNER
    if rules.dealer_doubles > 0 and with_dealer:
        amount *= 2
        reasons |= _DEALER
    if discarder >= 0:
        if (owed >> payee) & 1:
            payer = discarder
            reasons |= _PENALTY
        elif rules.payer == Payer.DISCARDER_FOR_ALL:
            payer = discarder
            reasons |= _DISCARDER
        elif rules.payer == Payer.DISCARDER_DOUBLE and loser == discarder:
            amount *= 2
            reasons |= _DISCARDER
    return payer, amount, reasons


@inline
def settle_into(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, dealer: int, payments: Payments
) -> None:
    """Write all payments: `payments[payer, payee]`, (4, 4), never negative: the sum of all parts (`part_of`)."""
    payments[:] = 0
    for payee in range(4):
        for loser in range(4):
            payer, amount, _ = part_of(rules, values, winners, discarder, owed, dealer, payee, loser)
            payments[payer, payee] += amount


@inline
def part_when_drawn(rules: Rules, waiting: int, dealer: int, payer: int, payee: int) -> int:
    """Return the payment of a seat to another in a drawn hand: `rules.draw_amount`, or 0.

    Each seat that is not paid pays each that is: the dealer, the hands one tile short that the rules pay (`waiting`, a mask),
    or both.
    """
    seats = whole(rules.seats)
    paid = 0
    if rules.draw_payment & _TO_DEALER:
        paid |= 1 << dealer
    if rules.draw_payment & _TO_WAITING:
        paid |= waiting
    pays = (seats >> payer) & (seats >> payee) & (paid >> payee) & 1 > 0 and not (paid >> payer) & 1
    return whole(rules.draw_amount) if pays else 0


@inline
def pay_drawn_hand(rules: Rules, waiting: int, dealer: int, payments: Payments) -> None:
    """Write the payments of a drawn hand, as `settle_into` does.

    `waiting` is a mask of the hands one tile short that the rules pay.
    """
    for payer in range(4):
        for payee in range(4):
            payments[payer, payee] = part_when_drawn(rules, waiting, dealer, payer, payee)


@jit_with(
    _PART_T(
        RULES_T,
        numba.int32[::1],
        numba.int64,
        numba.int64,
        numba.int64,
        numba.int64,
        numba.int64,
        numba.int64,
    )
)
def settlement_part(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, dealer: int, payee: int, loser: int
) -> tuple[int, int, int]:
    """Call `part_of` from Python."""
    return part_of(rules, values, winners, discarder, owed, dealer, payee, loser)


@jit_with(
    numba.void(RULES_T, numba.int32[::1], numba.int64, numba.int64, numba.int64, numba.int64, numba.int32[:, ::1])
)
def settle(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, dealer: int, payments: Payments
) -> None:
    """Call `settle_into` from Python."""
    settle_into(rules, values, winners, discarder, owed, dealer, payments)


@jit_with(numba.void(RULES_T, numba.int64, numba.int64, numba.int32[:, ::1]))
def settle_drawn(rules: Rules, waiting: int, dealer: int, payments: Payments) -> None:
    """Call `pay_drawn_hand` from Python."""
    pay_drawn_hand(rules, waiting, dealer, payments)
