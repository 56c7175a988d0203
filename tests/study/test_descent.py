"""The descent finds what is there to be found, goes down the slope that NumPy finds, and is the same on every run."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from eastwind.bots.nets import SHAPES
from eastwind.bots.temper import COLUMNS
from eastwind.study.descent import BATCH, CLIPPED, WEIGHTS, Descent, Pairs, flat_of, pairs_of, weights_by_chance

_NOISE = 0.05
Vector = npt.NDArray[np.float64]


def said(weights: Any, seen: Any) -> Any:
    """What a net says of rows, by NumPy."""
    first = np.maximum(seen @ weights["first"] + weights["first_bias"], 0.0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0.0)
    return second @ weights["last"] + seen @ weights["straight"]


def begun(seed: int = 1) -> npt.NDArray[np.float32]:
    return weights_by_chance(np.random.default_rng(seed).standard_normal(WEIGHTS))


def drawn(rows: int, seed: int = 1) -> Pairs:
    """Decisions of two moves each, whose gain depends on two columns, not in a straight line, and on chance."""
    chance = np.random.default_rng(seed)
    seen = chance.uniform(-1, 1, (rows, COLUMNS)) * (chance.random((rows, COLUMNS)) < 0.4)
    worth = 0.2 * np.maximum(seen[:, 3], 0.0) - 0.1 * seen[:, 8]
    moves = np.tile(np.array([0, 1], np.uint8), rows // 2)
    gains = np.zeros(rows, np.float32)
    gains[1::2] = worth[1::2] - worth[0::2] + chance.normal(0.0, _NOISE, rows // 2)
    return pairs_of(seen.astype(np.float16), gains, moves)


def test_pairs_are_of_one_decision_and_the_rarest_gains_count_as_the_bound() -> None:
    moves = np.array([0, 1, 2, 0, 1], np.uint8)
    pairs = pairs_of(np.zeros((5, COLUMNS), np.float16), np.array([0, 1, -99, 0, 99], np.float32), moves)
    assert pairs.moves.tolist() == [1, 2, 4]
    assert pairs.choices.tolist() == [0, 0, 3]
    assert pairs.gains.tolist() == [1.0, -CLIPPED, CLIPPED]


def test_it_finds_what_is_there_and_nothing_else() -> None:
    pairs, unseen = drawn(30_000), drawn(8_000, seed=2)
    descent = Descent(begun(), 400)
    chance = np.random.default_rng(1)
    while descent.step < descent.steps:
        descent.take(pairs, chance.permutation(len(pairs.moves))[:500])
    squares, left = descent.explained(unseen)
    # what chance makes of it cannot be explained; of the rest more and more is, the longer it goes
    possible = 1.0 - len(unseen.moves) * _NOISE**2 / squares
    assert possible > 0.5
    assert 0.2 * possible < 1.0 - left / squares <= 1.05 * possible
    of_moves, of_choices = (said(descent.weights, unseen.features[rows]) for rows in (unseen.moves, unseen.choices))
    assert ((unseen.gains - (of_moves - of_choices)) ** 2).sum() == pytest.approx(left, rel=1e-3)


def test_the_first_step_goes_down_the_slope() -> None:
    """Adam's first step changes each weight by the same amount, against the sign of its slope: taken by differences."""
    pairs = drawn(400)
    descent = Descent(begun(), 10)
    before = {name: part.astype(np.float64) for name, part in descent.weights.items()}
    order = np.arange(len(pairs.moves))

    def wrong(weights: Any) -> float:
        found = said(weights, pairs.features[pairs.moves]) - said(weights, pairs.features[pairs.choices])
        return float(((found - pairs.gains) ** 2).mean() / 2.0)

    descent.take(pairs, order)
    after = descent.weights
    checked = 0
    for name, shape in SHAPES.items():
        for place in np.random.default_rng(3).permutation(int(np.prod(shape)))[:12]:
            at = np.unravel_index(place, shape)
            up, down = ({**before, name: before[name].copy()} for _ in range(2))
            up[name][at] += 1e-4
            down[name][at] -= 1e-4
            slope = (wrong(up) - wrong(down)) / 2e-4
            if abs(slope) > 1e-4:
                moved = float(after[name][at]) - before[name][at]
                # weights between layers shrink a little besides
                assert np.sign(moved) == -np.sign(slope), (name, at)
                checked += 1
    assert checked > 15


def test_the_same_seed_gives_the_same_weights() -> None:
    pairs = drawn(2 * BATCH + 500)
    ways = []
    for seed in (1, 1, 2):
        descent = Descent(begun(seed), 8)
        descent.take(pairs, np.arange(len(pairs.moves)))
        ways.append(descent.weights)
    assert all(np.array_equal(ways[0][name], ways[1][name]) for name in SHAPES)
    assert not np.array_equal(ways[0]["first"], ways[2]["first"])


def test_weights_that_are_gone_on_with_are_those_that_were_left() -> None:
    assert np.array_equal(flat_of(Descent(begun(), 16, 8).weights), begun())
