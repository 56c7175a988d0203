"""The settlement between the players (RU IV)."""

from typing import Final

import numba

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import RULES, Rules

_RULES_T: Final = numba.from_dtype(RULES)

Values = Row
Payments = Grid


@inline
def settle_into(rules: Rules, values: Values, winner: int, payer_for_all: int, east: int, payments: Payments) -> None:
    """Writes who pays whom: `payments[payer, payee]`, (4, 4), never negative.

    Each loser pays the winner the hand's value, doubled where one of the two is East; then losers settle the difference of
    their hands by pairs, doubled likewise. `payer_for_all` ≥ 0 (the penalty): that one pays the winner for all three, with
    East's doublings, and nothing else is settled. `winner` −1: a drawn hand, nobody pays.
    """
    payments[:] = 0
    if winner < 0:
        return
    for loser in range(4):
        if loser == winner:
            continue
        doubled = rules.east_doubles > 0 and (loser == east or winner == east)
        amount = whole(values[winner]) * (2 if doubled else 1)
        payments[payer_for_all if payer_for_all >= 0 else loser, winner] += amount
    if payer_for_all >= 0 or not rules.losers_settle:
        return
    for one in range(4):
        for two in range(one + 1, 4):
            if one == winner or two == winner:
                continue
            doubled = rules.east_doubles_losers > 0 and (one == east or two == east)
            difference = (whole(values[one]) - whole(values[two])) * (2 if doubled else 1)
            if difference > 0:
                payments[two, one] += difference
            else:
                payments[one, two] -= difference


@jit_with(numba.void(_RULES_T, numba.int32[::1], numba.int64, numba.int64, numba.int64, numba.int32[:, ::1]))
def settle(rules: Rules, values: Values, winner: int, payer_for_all: int, east: int, payments: Payments) -> None:
    """`settle_into`, to be called from Python."""
    settle_into(rules, values, winner, payer_for_all, east, payments)
