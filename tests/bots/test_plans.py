"""Distances with few chows, against every hand that could be meant."""

import itertools
import random
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from eastwind.bots.plans import within_chows

_PUNGS = [[kind] * 3 for kind in range(34)]
_CHOWS = [[9 * suit + rank + step for step in range(3)] for suit in range(3) for rank in range(7)]


@cache
def whole_hands(sets: int, chows: int) -> npt.NDArray[np.int8]:
    """All hands of so many sets, at most so many of them chows, and a pair: counts by kind (n, 34)."""
    found = []
    for group in itertools.combinations_with_replacement(range(len(_PUNGS) + len(_CHOWS)), sets):
        if sum(number >= len(_PUNGS) for number in group) > chows:
            continue
        hand = np.zeros(34, np.int8)
        for number in group:
            for kind in (_PUNGS + _CHOWS)[number]:
                hand[kind] += 1
        if hand.max() <= 4:
            found += [hand + 2 * (np.arange(34) == kind) for kind in range(34) if hand[kind] <= 2]
    return np.array(found, np.int8)


def missing(hand: npt.NDArray[np.int8], sets: int, chows: int) -> int:
    return int(np.maximum(whole_hands(sets, chows) - hand, 0).sum(axis=1, dtype=np.int32).min())


def masks(hand: npt.NDArray[np.int8]) -> tuple[np.uint64, ...]:
    return tuple(np.uint64(sum(1 << kind for kind in range(34) if hand[kind] >= held)) for held in range(1, 5))


@pytest.mark.parametrize(("sets", "chows"), [(1, 0), (2, 0), (2, 1)])
def test_a_hand_with_few_chows_is_as_far_as_the_nearest_whole_one(sets: int, chows: int) -> None:
    shuffler = random.Random(sets + chows)
    look: Any = within_chows
    for trial in range(24):
        kinds = shuffler.sample(range(34), 7) if trial % 2 else [*range(9, 18), 27, 31]
        hand = np.zeros(34, np.int8)
        for kind in shuffler.sample([kind for kind in kinds for _ in range(4)], 3 * sets + 1):
            hand[kind] += 1
        far, useful = look(*masks(hand), sets, chows)
        assert far == missing(hand, sets, chows), hand
        for kind in range(34):
            if hand[kind] < 4:
                nearer = missing(hand + (np.arange(34) == kind), sets, chows) < far
                assert bool(int(useful) >> kind & 1) == nearer, (hand, kind)


def test_of_four_sets_with_one_chow_the_others_are_alike() -> None:
    hand = np.zeros(34, np.int8)
    hand[[0, 1, 2, 3, 4, 5, 27]] = 1
    hand[[9, 12]] = 3
    look: Any = within_chows
    # 123m 456m 111p 444p E: a chow has to give way to a pung
    assert look(*masks(hand), 4, 1)[0] == 3
    assert look(*masks(hand), 4, 2)[0] == 1
    assert int(look(*masks(hand), 4, 2)[1]) == 1 << 27
