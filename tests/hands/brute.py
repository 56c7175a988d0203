"""Reading hands the slow way: every complete hand is written down, and hands are compared with it. No look-up, no automaton."""

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.int64]
Targets = npt.NDArray[np.int8]
Reading = tuple[int, tuple[tuple[int, ...], ...]]

KINDS: Final = 34
_SUITS: Final = [range(9), range(9, 18), range(18, 27)]
_ORPHANS: Final = [0, 8, 9, 17, 18, 26, *range(27, 34)]
_FAR: Final = 99


@cache
def sets_of_group(ranks: int, chows: bool) -> tuple[tuple[int, ...], ...]:
    """All sets of a group of so many ranks: pungs, then chows."""
    pungs = [(rank,) * 3 for rank in range(ranks)]
    return (*pungs, *[(rank, rank + 1, rank + 2) for rank in range(ranks - 2) if chows])


@cache
def targets(ranks: int, chows: bool, sets: int, pair: bool) -> Targets:
    """All ways to hold exactly so many sets, with or without a pair, in one group: counts (n, ranks), never five alike."""
    rows = []
    for chosen in combinations_with_replacement(sets_of_group(ranks, chows), sets):
        for twice in range(ranks) if pair else [-1]:
            tiles = [tile for one in chosen for tile in one] + ([twice] * 2 if pair else [])
            counts = np.bincount(np.array(tiles, np.int64), minlength=ranks)
            if counts.max(initial=0) <= 4:
                rows.append(counts)
    return np.array(rows, np.int8).reshape(-1, ranks)


def _missing(group: Counts, chows: bool, sets: int, pair: bool) -> int:
    wanted = targets(len(group), chows, sets, pair)
    if not len(wanted):
        return _FAR
    return int(np.maximum(wanted - group.astype(np.int8), 0).sum(axis=1).min())


def standard_distance(hand: Counts, sets: int) -> int:
    """Tiles missing less one for so many sets and a pair, over all ways to share them among suits and honours."""
    groups = [(hand[suit.start : suit.stop], True) for suit in _SUITS] + [(hand[27:34], False)]
    best = {(0, False): 0}
    for group, chows in groups:
        after: dict[tuple[int, bool], int] = {}
        for (held, paired), cost in best.items():
            for own in range(sets - held + 1):
                for pair in (False, True) if not paired else (False,):
                    key = held + own, paired or pair
                    after[key] = min(after.get(key, _FAR), cost + _missing(group, chows, own, pair))
        best = after
    return best[sets, True] - 1


def _distance_to(hand: Counts, wanted: list[int]) -> int:
    return int(np.maximum(np.bincount(wanted, minlength=KINDS) - hand, 0).sum()) - 1


def wonders_distance(hand: Counts) -> int:
    """To one of each 1, 9 and honour, one of them twice."""
    return min(_distance_to(hand, [*_ORPHANS, twice]) for twice in _ORPHANS)


def twins_of_honours_distance(hand: Counts) -> int:
    """To one pair of each honour."""
    return _distance_to(hand, [*range(27, 34)] * 2)


def twins_of_a_suit_distance(hand: Counts) -> int:
    """To seven different pairs of one suit."""
    return min(_distance_to(hand, [*kinds] * 2) for suit in _SUITS for kinds in combinations(suit, 7))


def seven_pairs_distance(hand: Counts) -> int:
    """To any seven different pairs: those of which most is there."""
    have = sorted((min(int(count), 2) for count in hand[:KINDS]), reverse=True)[:7]
    return 13 - sum(have)


def readings(hand: Counts) -> set[Reading]:
    """All ways to read tiles as sets and one pair: (kind of the pair, sorted sets)."""
    found: set[Reading] = set()
    for pair in range(KINDS):
        if hand[pair] >= 2:
            rest = hand.copy()
            rest[pair] -= 2
            found |= {(pair, tuple(sorted(sets))) for sets in _sets(rest)}
    return found


def _sets(rest: Counts) -> list[list[tuple[int, ...]]]:
    """All ways to take tiles apart into sets, beginning with the lowest tile each time."""
    present = np.flatnonzero(rest)
    if not len(present):
        return [[]]
    lowest = int(present[0])
    ways = []
    choices = [(lowest,) * 3]
    if lowest < 27 and lowest % 9 <= 6:
        choices.append((lowest, lowest + 1, lowest + 2))
    for choice in choices:
        left = rest - np.bincount(choice, minlength=KINDS)
        if left.min() >= 0:
            ways += [[choice, *others] for others in _sets(left)]
    return ways
