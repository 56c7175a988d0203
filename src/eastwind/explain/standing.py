"""What is left of a player's counters."""

from collections.abc import Sequence


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
