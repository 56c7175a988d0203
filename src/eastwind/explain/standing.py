"""What is left of a player's counters, and the winds of the seats."""

from collections.abc import Sequence

import numpy as np

from eastwind.rules.compiled import Rules
from eastwind.table import TableRecord
from eastwind.table.supposed import winds_into


def counters_left(start: int, counters: Sequence[tuple[int, int]], score: int) -> tuple[int, ...]:
    """How many of each of the table's counters make up what a player has left; none where he is in debt.

    He keeps of the counters that he was given what he can, the dearest first, and changes for the rest. What is smaller than
    the smallest counter cannot be shown in counters. `counters`: how many were given, of what worth.
    """
    left = max(start + score, 0)
    found = [0] * len(counters)
    by_worth = sorted(range(len(found)), key=lambda pile: -counters[pile][1])
    for given in (True, False):
        for pile in by_worth:
            number, worth = counters[pile]
            taken = min(left // worth, number) if given else left // worth
            found[pile] += taken
            left -= taken * worth
    return tuple(found)


def winds_of(rules: Rules, record: TableRecord) -> tuple[int, ...]:
    """[seat] → its own wind in this hand, 0 east … 3 north; of an empty seat the one that it would have of four."""
    winds = np.zeros(4, np.int64)
    winds_into(rules, record, winds)
    return tuple(winds.tolist())
