"""The exact solver against trying everything, on small boards of both answers; on the turtle against its own solutions."""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from eastwind.solo.deal import deal
from eastwind.solo.game import Game, tiles_of
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.puzzle import puzzle_of
from eastwind.solo.solver.search import luby
from eastwind.solo.solver.solve import MOST_EQUAL, SHORT, Answer, solve
from tests.solo.brute import PlainBoard, random_tiles, replay, winnable

Figures = Callable[[str, object], None]
#: Size, equal tiles, signs and sounds.
KINDS = [(8, 4, False), (12, 4, False), (16, 4, False), (12, 4, True), (14, 6, False), (12, 8, True), (10, 2, False)]


def compare(seed: str, boards: int) -> Counter[str]:
    """Solver and brute force on so many boards; how often each answer came."""
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    for number in range(boards):
        size, equal, sided = KINDS[number % len(KINDS)]
        tiles = random_tiles(dice, size, equal, sided=sided)
        found = solve(tiles)
        counts[found.answer] += 1
        assert found.answer == ("winnable" if winnable(tiles) else "lost"), tiles
        if found.moves:
            assert replay(tiles, found.moves) == frozenset()
    return counts


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_agrees_with_trying_everything(seed: int) -> None:
    counts = compare(f"sample {seed}", 350)
    assert counts[Answer.WINNABLE] > 50
    assert counts[Answer.LOST] > 50


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(10))
def test_proof_the_solver_agrees_with_trying_everything(seed: int, record_property: Figures) -> None:
    for answer, count in compare(f"proof {seed}", 2100).items():
        record_property(f"small boards compared with brute force: {answer}", count)


def shuffled_turtle(seed: int) -> list[int]:
    groups: list[int] = np.random.default_rng(seed).permutation(np.repeat(np.arange(36), 4)).tolist()
    return groups


def replay_turtle(seed: int) -> Answer:
    """The solver's answer for a shuffled turtle; a solution clears it by the plain rules, and who is lost has none."""
    tiles = tiles_of(layouts()["turtle"].places, shuffled_turtle(seed))
    found = solve(tiles)
    order = [tile for move in found.moves for tile in move]
    assert bool(order) == (found.answer is Answer.WINNABLE)
    assert not order or PlainBoard(tiles.places).clears(tiles, order)
    return found.answer


@pytest.mark.parametrize("seed", range(60))
def test_full_turtles_are_decided_and_their_solutions_can_be_played(seed: int) -> None:
    assert replay_turtle(seed) is not Answer.NOT_KNOWN


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(20))
def test_proof_solutions_of_full_turtles_can_be_played(chunk: int, record_property: Figures) -> None:
    for answer, count in Counter(replay_turtle(1000 + 100 * chunk + at) for at in range(100)).items():
        record_property(f"shuffled turtles, solutions replayed: {answer}", count)


def test_some_shuffled_turtles_are_lost_but_few() -> None:
    answers = Counter(solve(tiles_of(layouts()["turtle"].places, shuffled_turtle(seed))).answer for seed in range(300))
    assert answers[Answer.NOT_KNOWN] == 0
    # published: some 97 in 100 can be won
    assert 1 <= answers[Answer.LOST] <= 25


def test_a_lost_position_stays_lost_whatever_is_played() -> None:
    places = layouts()["turtle"].places
    lost = next(seed for seed in range(300) if solve(tiles_of(places, shuffled_turtle(seed))).answer is Answer.LOST)
    dice = random.Random(5)
    for _ in range(10):
        game = Game(tiles_of(places, shuffled_turtle(lost)))
        while pairs := game.pairs():
            game = game.play(*dice.choice(pairs))
            if len(game.moves) % 8 == 0:
                assert solve(game.remaining()).answer is Answer.LOST
        assert game.left


def test_without_work_it_says_that_it_does_not_know() -> None:
    answers = {solve(tiles_of(layouts()["turtle"].places, shuffled_turtle(seed)), work=3).answer for seed in range(40)}
    assert answers == {Answer.NOT_KNOWN}


def test_the_same_position_gets_the_same_answer_and_work() -> None:
    tiles = tiles_of(layouts()["turtle"].places, shuffled_turtle(7))
    assert solve(tiles, SHORT) == solve(tiles, SHORT)


def test_an_empty_table_is_won_and_a_single_tile_lost() -> None:
    assert solve(tiles_of([], [])).answer is Answer.WINNABLE
    assert solve(tiles_of([(0, 0, 0)], [0])).answer is Answer.LOST
    assert solve(tiles_of([(0, 0, 0), (4, 0, 0)], [0, 1])).answer is Answer.LOST
    assert solve(tiles_of([(0, 0, 0), (4, 0, 0)], [0, 0], [1, 1])).answer is Answer.LOST
    assert solve(tiles_of([(0, 0, 0), (4, 0, 0)], [0, 0], [1, 2])).answer is Answer.WINNABLE


def test_a_tile_on_its_only_partner_is_lost() -> None:
    stack = tiles_of([(0, 0, 0), (0, 0, 1), (4, 0, 0), (4, 0, 1)], [0, 0, 1, 1])
    assert solve(stack).answer is Answer.LOST


def test_too_many_equal_tiles_are_not_tried() -> None:
    flat = [(3 * at, 0, 0) for at in range(MOST_EQUAL + 2)]
    assert solve(tiles_of(flat, [0] * len(flat))).answer is Answer.NOT_KNOWN
    assert solve(tiles_of(flat[:-2], [0] * MOST_EQUAL)).answer is Answer.WINNABLE


@pytest.mark.parametrize("entries", [5, 9, 10, 24])
def test_own_faces_with_few_entries_are_solved_too(entries: int) -> None:
    for name in ("lantern", "turtle"):
        for sided in (False, True):
            tiles = deal(layouts()[name], 11).with_faces(entries, sided=sided)
            assert solve(tiles).answer is Answer.WINNABLE


def test_options_of_a_group_are_its_pairings() -> None:
    flat = tiles_of([(3 * at, 0, 0) for at in range(6)], [0, 0, 0, 0, 1, 1])
    puzzle = puzzle_of(flat.blocking, flat.groups, flat.sides)
    assert puzzle is not None
    assert len(puzzle.pair_first) - 1 == 3 + 1
    sided = tiles_of(flat.places, flat.groups, [1, 2, 1, 2, 0, 0])
    puzzle = puzzle_of(sided.blocking, sided.groups, sided.sides)
    assert puzzle is not None
    assert len(puzzle.pair_first) - 1 == 2 + 1
    assert puzzle_of(flat.blocking, flat.groups, [1, 1, 1, 2, 0, 0]) is None


def test_lubys_sequence() -> None:
    assert [luby(index) for index in range(1, 16)] == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
