"""Rest of a player's counters."""

from collections.abc import Sequence


def counters_left(start: int, counters: Sequence[tuple[int, int]], score: int) -> tuple[int, ...]:
    """Return how many of each of the table's counters make up the rest of a player; none where they are in debt.

    They keep the counters that they were given as far as they can, the dearest first, and change for the rest. An amount below
    the smallest counter cannot be shown in counters. `counters`: (number given, worth) of each.
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
