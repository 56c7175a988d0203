"""The settlement between the players (RU IV; the axes of WEB)."""

from typing import Final

import numba

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import RULES, DrawPayment, Payer, Rules

_RULES_T: Final = numba.from_dtype(RULES)

_FOR_ALL: Final = int(Payer.DISCARDER_FOR_ALL)
_DOUBLE: Final = int(Payer.DISCARDER_DOUBLE)
_TO_EAST: Final = int(DrawPayment.EAST)
_TO_READY: Final = int(DrawPayment.READY)

Values = Row
Payments = Grid


@inline
def settle_into(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, east: int, payments: Payments
) -> None:
    """Writes who pays whom: `payments[payer, payee]`, (4, 4), never negative.

    Each loser pays each winner (`winners`, a mask) the value of that hand (or, with `rules.losers_points`, of his own),
    doubled where one of the two is East; then losers settle the difference of their hands by pairs, doubled likewise. With
    `rules.payer` the discarder of the winning tile (−1: it was drawn) pays for all losers, or twice his own part. Winners in
    `owed` were given a dangerous discard: the discarder pays them for all, with East's doublings, and nothing is settled
    between losers. No winner: nobody pays.
    Seats that are not played, and everybody where each adds up his own, pay nothing.
    """
    payments[:] = 0
    if winners == 0 or rules.own_score:
        return
    seats = whole(rules.seats)
    for winner in range(4):
        if not (winners >> winner) & 1:
            continue
        for loser in range(4):
            if (winners >> loser) & 1 or not (seats >> loser) & 1:
                continue
            doubled = rules.east_doubles > 0 and (loser == east or winner == east)
            amount = whole(values[loser if rules.losers_points else winner]) * (2 if doubled else 1)
            payer = loser
            if discarder >= 0:
                if (owed >> winner) & 1 or rules.payer == _FOR_ALL:
                    payer = discarder
                elif rules.payer == _DOUBLE and loser == discarder:
                    amount *= 2
            payments[payer, winner] += amount
    if owed or not rules.losers_settle:
        return
    for one in range(4):
        for two in range(one + 1, 4):
            if ((winners >> one) | (winners >> two)) & 1 or not (seats >> one) & (seats >> two) & 1:
                continue
            doubled = rules.east_doubles_losers > 0 and (one == east or two == east)
            difference = (whole(values[one]) - whole(values[two])) * (2 if doubled else 1)
            if difference > 0:
                payments[two, one] += difference
            else:
                payments[one, two] -= difference


@inline
def pay_drawn_hand(rules: Rules, ready: int, east: int, payments: Payments) -> None:
    """Writes what is paid when nobody won, `rules.draw_amount` each time: `ready` is a mask of the declared ready hands.

    Every player pays East; or each who is not ready pays each who is.
    """
    payments[:] = 0
    seats = whole(rules.seats)
    amount = whole(rules.draw_amount)
    for payer in range(4):
        for payee in range(4):
            if payer == payee or not (seats >> payer) & (seats >> payee) & 1:
                continue
            to_east = rules.draw_payment == _TO_EAST and payee == east
            to_ready = rules.draw_payment == _TO_READY and (ready >> payee) & 1 and not (ready >> payer) & 1
            if to_east or to_ready:
                payments[payer, payee] = amount


@jit_with(
    numba.void(_RULES_T, numba.int32[::1], numba.int64, numba.int64, numba.int64, numba.int64, numba.int32[:, ::1])
)
def settle(
    rules: Rules, values: Values, winners: int, discarder: int, owed: int, east: int, payments: Payments
) -> None:
    """`settle_into`, to be called from Python."""
    settle_into(rules, values, winners, discarder, owed, east, payments)


@jit_with(numba.void(_RULES_T, numba.int64, numba.int64, numba.int32[:, ::1]))
def settle_drawn(rules: Rules, ready: int, east: int, payments: Payments) -> None:
    """`pay_drawn_hand`, to be called from Python."""
    pay_drawn_hand(rules, ready, east, payments)
