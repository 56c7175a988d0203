"""Connect: lines against trying all of them, fields cleared by their construction and by the solver, shuffles, gravity."""

import hashlib
import random
from collections import Counter, deque
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from eastwind.solo.connect.levels import HINTS, LEVELS, Field, Gravity, GridArray, field, reshuffle
from eastwind.solo.connect.paths import EMPTY, path_between, play_pair
from eastwind.solo.connect.solver import MOST_EQUAL, fitting_pair, solve_field
from eastwind.solo.deal import FLOWER_GROUP
from eastwind.solo.solver.solve import Answer

Figures = Callable[[str, object], None]
Rows = tuple[tuple[int, ...], ...]
GOLDEN = Path(__file__).parent.parent / "golden" / "solo" / "fields.txt"
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def grid_of(rows: Rows) -> GridArray:
    return np.array(rows, np.int16)


def random_rows(dice: random.Random, columns: int, rows: int, groups: int, full: float) -> Rows:
    return tuple(
        tuple(dice.randrange(groups) if dice.random() < full else EMPTY for _ in range(columns)) for _ in range(rows)
    )


def best_line(rows: Rows, one: int, other: int) -> tuple[int, int] | None:
    """Length and bends of the best line with at most two bends, by walking every cell in every direction."""
    height, width = len(rows), len(rows[0])
    start, goal = (one % width, one // width), (other % width, other // width)
    waiting = deque([(start, step, 0, 0) for step in STEPS])
    seen = {(start, step, 0) for step in STEPS}
    best: tuple[int, int] | None = None
    while waiting:
        (x, y), (right, down), bends, length = waiting.popleft()
        x, y = x + right, y + down
        if (x, y) == goal:
            best = min(best or (length + 1, bends), (length + 1, bends))
            continue
        if not (-1 <= x <= width and -1 <= y <= height):
            continue
        if 0 <= x < width and 0 <= y < height and rows[y][x] != EMPTY:
            continue
        for step in STEPS:
            turned = bends + (step != (right, down))
            if step != (-right, -down) and turned <= 2 and ((x, y), step, turned) not in seen:
                seen.add(((x, y), step, turned))
                waiting.append(((x, y), step, turned, length + 1))
    return best


def check_path(rows: Rows, one: int, other: int) -> None:
    """The path found is a free line with at most two bends, the best one, or there is none."""
    width, height = len(rows[0]), len(rows)
    path = path_between(grid_of(rows), one, other)
    best = best_line(rows, one, other)
    assert bool(path) == (best is not None), (rows, one, other, path, best)
    if not path or best is None:
        return
    ends = (one % width, one // width), (other % width, other // width)
    assert (path[0], path[-1]) == ends
    length = 0
    for (x, y), (to_x, to_y) in pairwise(path):
        assert (x == to_x) != (y == to_y)
        right, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        while (x, y) != (to_x, to_y):
            x, y, length = x + right, y + down, length + 1
            assert -1 <= x <= width
            assert -1 <= y <= height
            inside = 0 <= x < width and 0 <= y < height
            assert not inside or rows[y][x] == EMPTY or (x, y) == ends[1]
    assert (length, len(path) - 2) == best


def compare_lines(seed: str, fields: int) -> int:
    """Lines between all tiles of small fields, both ways; how many were compared."""
    dice = random.Random(seed)
    compared = 0
    for _ in range(fields):
        columns, height = dice.randrange(2, 8), dice.randrange(1, 7)
        rows = random_rows(dice, columns, height, 3, dice.choice([0.3, 0.6, 0.9, 1.0]))
        for one, other in combinations(tiles_in(rows), 2):
            check_path(rows, one, other)
            check_path(rows, other, one)
            compared += 2
    return compared


def compare_lines_of_levels(seed: str, fields: int) -> int:
    """Lines on the fields of the levels, begun and nearly done, between tiles drawn at random."""
    dice = random.Random(seed)
    compared = 0
    for _ in range(fields):
        level = dice.choice(LEVELS)
        rows = random_rows(dice, level.columns, level.rows, 9, dice.choice([0.15, 0.4, 0.7, 0.95]))
        tiles = tiles_in(rows)
        for _ in range(100):
            check_path(rows, *dice.sample(tiles, 2))
            compared += 1
    return compared


def tiles_in(rows: Rows) -> list[int]:
    width = len(rows[0])
    return [cell for cell in range(width * len(rows)) if rows[cell // width][cell % width] != EMPTY]


@pytest.mark.parametrize("seed", range(4))
def test_lines_agree_with_trying_all_of_them(seed: int) -> None:
    assert compare_lines(f"sample {seed}", 60) > 2000
    assert compare_lines_of_levels(f"sample {seed}", 3) == 300


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(10))
def test_proof_lines_agree_with_trying_all_of_them(seed: int, record_property: Figures) -> None:
    record_property("lines of Connect compared, all of small fields", compare_lines(f"proof {seed}", 300))
    record_property("lines of Connect compared, on fields of the levels", compare_lines_of_levels(f"proof {seed}", 100))


@pytest.mark.parametrize(
    ("rows", "pair", "path"),
    [
        pytest.param(((1, 1),), (0, 1), [(0, 0), (1, 0)], id="touching"),
        pytest.param(((1, -1, 1),), (0, 2), [(0, 0), (2, 0)], id="straight"),
        pytest.param(((1, 2, 1),), (0, 2), [(0, 0), (0, -1), (2, -1), (2, 0)], id="around the outside"),
        pytest.param(((1, -1), (2, 1)), (0, 3), [(0, 0), (1, 0), (1, 1)], id="one bend"),
        pytest.param(((2, 2, 2), (2, 1, 2), (1, 2, 2)), (4, 6), [], id="walled in"),
    ],
)
def test_a_line_has_its_corners(rows: Rows, pair: tuple[int, int], path: list[tuple[int, int]]) -> None:
    assert path_between(grid_of(rows), *pair) == path


def test_three_bends_are_too_many() -> None:
    rows = ((1, 2, -1), (-1, 2, -1), (2, 2, 2), (2, 1, 2))
    assert path_between(grid_of(rows), 0, 10) == []


def test_no_tile_joins_itself_and_a_pair_must_match() -> None:
    grid = grid_of(((1, 2, 1, 2),))
    assert path_between(grid, 0, 0) == []
    assert not play_pair(grid, 0, 1, False)
    assert not play_pair(grid, 0, 0, False)
    assert play_pair(grid, 0, 2, False)
    assert grid.tolist() == [[-1, 2, -1, 2]]
    assert not play_pair(grid, 0, 2, False)


def test_with_gravity_what_stands_above_falls() -> None:
    grid = grid_of(((1, 2), (3, 4), (5, 5), (6, 7)))
    assert play_pair(grid, 4, 5, True)
    assert grid.tolist() == [[-1, -1], [1, 2], [3, 4], [6, 7]]
    upright = grid_of(((1, 0), (3, 0), (3, 0), (6, 0)))
    assert play_pair(upright, 2, 4, True)
    assert upright[:, 0].tolist() == [-1, -1, 1, 6]


def clear(made: Field, moves: tuple[tuple[int, int], ...]) -> bool:
    grid = made.grid()
    assert all(play_pair(grid, one, other, made.gravity is Gravity.DOWN) for one, other in moves)
    return bool((grid == EMPTY).all())


def prove_level(number: int, seeds: range) -> int:
    """All fields of a level for some seeds: cleared by their construction, and found winnable by the solver."""
    proved = 0
    for seed in seeds:
        for gravity in Gravity:
            made = field(number, seed, gravity, families=bool(seed % 2))
            assert clear(made, made.solution)
            found = solve_field(made.grid(), falls=gravity is Gravity.DOWN)
            assert found.answer is Answer.WINNABLE
            assert clear(made, found.moves)
            proved += 1
    return proved


@pytest.mark.parametrize("number", range(1, len(LEVELS) + 1))
def test_every_level_is_cleared_by_its_construction_and_proved_by_the_solver(number: int) -> None:
    assert prove_level(number, range(1, 7)) == 12


@pytest.mark.proof
@pytest.mark.parametrize("number", range(1, len(LEVELS) + 1))
def test_proof_every_level_is_cleared_and_proved(number: int, record_property: Figures) -> None:
    record_property("fields of Connect cleared and proved", prove_level(number, range(1, 501)))


def test_levels_grow_from_8_by_6_to_18_by_10_and_get_harder() -> None:
    sizes = [level.columns * level.rows for level in LEVELS]
    pace = [level.seconds / (level.columns * level.rows) for level in LEVELS]
    assert ((LEVELS[0].columns, LEVELS[0].rows), (LEVELS[-1].columns, LEVELS[-1].rows)) == ((8, 6), (18, 10))
    assert sizes == sorted(sizes)
    assert pace == sorted(pace, reverse=True)
    assert len(set(pace)) == len(pace)
    assert [level.groups for level in LEVELS] == sorted(level.groups for level in LEVELS)
    assert HINTS == 6


@pytest.mark.parametrize("families", [False, True])
def test_a_field_has_the_levels_groups_in_even_numbers(families: bool) -> None:
    for level in LEVELS:
        made = field(level.number, 5, families=families)
        counts = Counter(made.groups)
        assert len(counts) == level.groups
        assert all(count % 2 == 0 for count in counts.values())
        assert EMPTY not in made.kinds
        for group, kind in zip(made.groups, made.kinds, strict=True):
            assert group == (kind if not families or kind < 34 else FLOWER_GROUP + (kind >= 38))
        if families:
            assert {FLOWER_GROUP, FLOWER_GROUP + 1} <= set(made.groups)


def golden_lines() -> list[str]:
    lines = []
    for level in LEVELS:
        for gravity in Gravity:
            made = field(level.number, 20250621, gravity, families=level.number % 2 == 0)
            text = f"{made.groups} {made.kinds} {made.solution}"
            lines.append(f"{level.number} {gravity} {hashlib.sha256(text.encode()).hexdigest()[:16]}")
    return lines


def test_a_seed_means_the_same_field_for_ever_and_another_seed_another() -> None:
    assert len({field(1, seed).groups for seed in range(1, 100)}) == 99
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines(), "a seed must go on meaning its field"


@pytest.mark.parametrize(("number", "seed"), [(0, 1), (13, 1), (1, 0), (1, 10**9)])
def test_a_level_that_there_is_not_is_refused(number: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"expected a (level|seed)"):
        field(number, seed)


def slowly_winnable(start: Rows, falls: bool) -> bool:
    """Whether any order of moves clears a field, by trying all."""

    @cache
    def from_here(rows: Rows) -> bool:
        width = len(rows[0])
        tiles = tiles_in(rows)
        if not tiles:
            return True
        for one, other in combinations(tiles, 2):
            if rows[one // width][one % width] != rows[other // width][other % width]:
                continue
            if best_line(rows, one, other) and from_here(without(rows, one, other, falls)):
                return True
        return False

    return from_here(start)


def without(rows: Rows, one: int, other: int, falls: bool) -> Rows:
    width = len(rows[0])
    left = [
        [EMPTY if y * width + x in (one, other) else group for x, group in enumerate(row)] for y, row in enumerate(rows)
    ]
    if falls:
        for x in range(width):
            column = [row[x] for row in left]
            standing = [group for group in column if group != EMPTY]
            for y, group in enumerate([EMPTY] * (len(column) - len(standing)) + standing):
                left[y][x] = group
    return tuple(tuple(row) for row in left)


def compare_answers(seed: str, gravity: Gravity, fields: int) -> Counter[str]:
    """Solver and brute force on so many fields; how often each answer came."""
    dice = random.Random(seed)
    falls = gravity is Gravity.DOWN
    answers: Counter[str] = Counter()
    for _ in range(fields):
        columns, height, equal = dice.choice([(4, 4, 2), (5, 4, 2), (6, 3, 2), (4, 4, 4), (6, 2, 4)])
        deck = [at // equal for at in range(columns * height)]
        dice.shuffle(deck)
        rows = tuple(tuple(deck[y * columns : (y + 1) * columns]) for y in range(height))
        found = solve_field(grid_of(rows), falls=falls)
        answers[found.answer] += 1
        assert found.answer == (Answer.WINNABLE if slowly_winnable(rows, falls) else Answer.LOST), rows
        grid = grid_of(rows)
        for one, other in found.moves:
            assert play_pair(grid, one, other, falls)
        assert (not tiles_in(grid.tolist())) == (found.answer is Answer.WINNABLE)
    return answers


@pytest.mark.parametrize("gravity", list(Gravity))
def test_the_solver_agrees_with_trying_everything(gravity: Gravity) -> None:
    answers = compare_answers("sample", gravity, 160)
    assert answers[Answer.WINNABLE] > 15
    assert answers[Answer.LOST] > 15


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("gravity", list(Gravity))
def test_proof_the_solver_agrees_with_trying_everything(gravity: Gravity, seed: int, record_property: Figures) -> None:
    for answer, count in compare_answers(f"proof {seed}", gravity, 300).items():
        record_property(f"small fields of Connect compared with brute force: {answer}", count)


def play_with_hints(made: Field, dice: random.Random) -> None:
    """Hints and own moves that lose nothing, in turn, as the page asks for them: the field is cleared."""
    grid, falls = made.grid(), made.gravity is Gravity.DOWN
    while (grid != EMPTY).any():
        found = solve_field(grid, falls=falls)
        assert found.answer is Answer.WINNABLE, grid.tolist()
        own = grid.copy()
        fits = [pair for pair in combinations(tiles_in(own.tolist()), 2) if play_pair(own.copy(), *pair, falls)]
        assert play_pair(own, *dice.choice(fits), falls)
        if dice.random() < 0.5 and solve_field(own, falls=falls).answer is Answer.WINNABLE:
            grid = own
        else:
            assert play_pair(grid, *found.moves[0], falls)


@pytest.mark.parametrize("gravity", list(Gravity))
@pytest.mark.parametrize("number", [1, 6, 12])
def test_hints_never_lose_a_winnable_field(number: int, gravity: Gravity) -> None:
    play_with_hints(field(number, 8, gravity), random.Random(number))


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(20))
def test_proof_hints_never_lose_a_winnable_field(chunk: int, record_property: Figures) -> None:
    dice = random.Random(f"hints {chunk}")
    for _ in range(50):
        number, seed, gravity = dice.randrange(1, len(LEVELS) + 1), dice.randrange(1, 10**9), dice.choice(list(Gravity))
        made = field(number, seed, gravity, families=dice.random() < 0.5)
        play_with_hints(made, dice)
    record_property("games of Connect played with hints, all cleared", 50)


def test_where_nothing_fits_the_field_is_lost_and_a_shuffle_helps() -> None:
    walled = grid_of(((0, 1), (1, 0)))
    assert fitting_pair(walled) is None
    assert solve_field(walled, falls=False).answer is Answer.LOST
    again = reshuffle(walled, Gravity.NONE, 3)
    assert again is not None
    mixed = walled.reshape(-1)[list(again.order)].reshape(2, 2)
    assert solve_field(mixed, falls=False).answer is Answer.WINNABLE


@pytest.mark.parametrize("gravity", list(Gravity))
def test_a_shuffle_keeps_cells_and_tiles_and_can_be_cleared(gravity: Gravity) -> None:
    falls = gravity is Gravity.DOWN
    for seed in range(1, 30):
        made = field(1 + seed % 12, seed, gravity)
        grid = made.grid()
        for one, other in made.solution[: seed % len(made.solution)]:
            play_pair(grid, one, other, falls)
        again = reshuffle(grid, gravity, seed)
        assert again is not None
        flat = grid.reshape(-1)
        moved = np.array([flat[cell] if cell != EMPTY else EMPTY for cell in again.order], np.int16).reshape(grid.shape)
        assert ((moved == EMPTY) == (grid == EMPTY)).all()
        assert Counter(moved.reshape(-1).tolist()) == Counter(flat.tolist())
        for one, other in again.solution:
            assert play_pair(moved, one, other, falls)
        assert (moved == EMPTY).all()


def test_a_tile_without_an_equal_one_is_lost_and_cannot_be_shuffled() -> None:
    odd = grid_of(((0, 0), (1, -1)))
    assert solve_field(odd, falls=False).answer is Answer.LOST
    assert reshuffle(odd, Gravity.NONE, 1) is None


def test_the_edges_of_what_is_asked() -> None:
    empty = grid_of(((-1, -1),))
    assert solve_field(empty, falls=True).answer is Answer.WINNABLE
    assert fitting_pair(empty) is None
    again = reshuffle(empty, Gravity.NONE, 1)
    assert again is not None
    assert again.order == (-1, -1)
    many = np.zeros((2, MOST_EQUAL // 2 + 1), np.int16)
    assert solve_field(many, falls=False).answer is Answer.NOT_KNOWN
    assert solve_field(many[:, 1:].copy(), falls=False).answer is Answer.WINNABLE
