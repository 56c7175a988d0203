"""Tasks of the children's path: every answer is right, the same seed makes the same task, levels keep to their schedule."""

import itertools
import json
from collections import Counter

import pytest

from eastwind.school import STEPS, Task, TaskError, judge, make_task
from eastwind.school.family import completed, figures, parts_of
from eastwind.school.later import bonus_number, follows
from eastwind.school.laying import WHOLE_SET
from eastwind.school.sets import best_sets, covered, kind_of_set
from eastwind.tiles.notation import CODES
from eastwind.words import LANGUAGES
from eastwind.words.texts import attribute

EVERY = [(step.id, level) for step in STEPS for level in range(1, len(step.levels) + 1)]
SEEDS = range(60)


def tasks_of(step: str, level: int = 1) -> list[Task]:
    return [make_task(step, seed, level) for seed in SEEDS]


def test_the_path_has_eighteen_steps() -> None:
    assert [step.number for step in STEPS] == list(range(1, 19))
    assert make_task("14", 5, 2) == make_task("break-wall", 5, 2)


@pytest.mark.parametrize(("step", "level"), EVERY)
def test_every_task_has_the_answer_that_it_claims(step: str, level: int) -> None:
    for task in tasks_of(step, level):
        found = judge(task, task.answer)
        assert found.right, (task, found)
        assert not found.mistakes
        # there is no tile more than a set has
        assert not Counter(task.tiles) - Counter(WHOLE_SET)


@pytest.mark.parametrize(("step", "level"), EVERY)
def test_the_same_seed_makes_the_same_task(step: str, level: int) -> None:
    one, again = make_task(step, 7, level), make_task(step, 7, level)
    assert one == again
    assert json.loads(json.dumps(one.to_dict())) == one.to_dict()


@pytest.mark.parametrize("step", [step.id for step in STEPS if step.id not in ("build-wall", "game-two")])
def test_other_seeds_make_other_tasks(step: str) -> None:
    assert len({str(task.to_dict() | {"seed": 0}) for task in tasks_of(step)}) > len(SEEDS) // 5


@pytest.mark.parametrize(("step", "answers"), [("build-wall", 8), ("game-two", 6), ("tidy", 3)])
def test_an_answer_cannot_be_known_without_counting(step: str, answers: int) -> None:
    assert len({task.answer for task in tasks_of(step)}) >= answers


@pytest.mark.parametrize(
    ("step", "seed", "level", "said"),
    [
        ("chess", 1, 1, "no such step: 'chess' (expected one of find-suit"),
        ("snake", 1, 4, "no level 4 of 'snake' (expected 1–3)"),
        ("snake", -1, 1, "no such seed: -1"),
    ],
)
def test_what_is_no_task_is_said(step: str, seed: int, level: int, said: str) -> None:
    with pytest.raises(TaskError) as error:
        make_task(step, seed, level)
    assert str(error.value).startswith(said)


def every_way(tiles: list[str]) -> int:
    """The most tiles that lie in sets at once, by trying everything."""
    if not tiles:
        return 0
    first, rest = tiles[0], tiles[1:]
    best = every_way(rest)
    for size in (2, 3):
        for others in itertools.combinations(range(len(rest)), size):
            together = sorted([first, *(rest[at] for at in others)])
            if kind_of_set(together):
                left = [code for at, code in enumerate(rest) if at not in others]
                best = max(best, size + 1 + every_way(left))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_best_combinations_are_those_of_a_search_through_everything(seed: int) -> None:
    tiles = sorted(make_task("combinations", seed, 1).tiles)
    assert covered(best_sets(tiles)) == every_way(tiles)
    crowded = sorted(code for code in make_task("neighbours", seed, 2).tiles)[:11]
    assert covered(best_sets(crowded)) == every_way(crowded)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_in_every_task_of_all_combinations_there_is_a_set_to_be_found(level: int) -> None:
    for seed in range(300):
        task = make_task("combinations", seed, level)
        assert task.answer, f"seed {seed} has no set"
        assert len(task.tiles) == (12, 16, 20, 20)[level - 1]
        assert not Counter(task.tiles) - Counter(WHOLE_SET)


def test_no_task_asks_for_what_is_not_there_but_where_none_is_an_answer() -> None:
    for step in STEPS:
        # whether a discard completes anything is what its child finds out
        if step.id == "game-four":
            continue
        for level in range(1, len(step.levels) + 1):
            assert all(make_task(step.id, seed, level).answer for seed in range(60)), f"{step.id}, level {level}"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_sum_has_something_to_add_up(level: int) -> None:
    for seed in range(200):
        assert len(make_task("game-two", seed, level).asked["parts"]) > 1, f"seed {seed}"


def test_a_task_of_neighbours_of_level_one_leaves_no_tile() -> None:
    assert all(covered(best_sets(task.tiles, alike=False)) == 6 for task in tasks_of("neighbours"))


def test_a_lock_gets_longer_by_the_written_schedule() -> None:
    assert [len(make_task("code-lock", 1, level).asked["shown"]) for level in (1, 2, 3)] == [4, 5, 6]
    for task in tasks_of("code-lock", 3):
        assert not Counter(task.asked["shown"]) - Counter(task.tiles)


def test_a_snake_can_be_laid_to_its_end() -> None:
    for task in tasks_of("snake", 3):
        assert Counter(task.answer) == Counter(task.tiles)
        chain = [task.asked["first"], *task.answer]
        assert all(follows(one, other) for one, other in itertools.pairwise(chain))


def test_dice_that_count_no_stack_are_thrown_again() -> None:
    for task in tasks_of("break-wall", 2):
        *again, stack = task.asked["stack_throws"]
        assert all(throw >= 18 for throw in again)
        assert task.answer == {"side": task.asked["side_throws"][-1], "stack": stack}
        assert 1 <= stack <= 17
    for task in tasks_of("break-wall", 3):
        *again, side = task.asked["side_throws"]
        assert set(again) <= {5, 6}
        assert side <= 4
    for task in tasks_of("break-wall", 4):
        sums = {which: sum(task.asked[f"{which}_throws"]) for which in ("side", "stack")}
        assert task.answer == {"side": (sums["side"] - 1) % 4 + 1, "stack": sums["stack"]}


def test_the_family_counts_what_its_rules_say() -> None:
    assert figures() == {"chow": 3, "pung": 4, "kong": 5, "pair": 2, "win": 5, "bonus": 1}
    sets = [["1p", "2p", "3p"], ["5s"] * 3, ["7m"] * 4]
    assert parts_of(sets, ["5z", "5z"], ["3f", "7f", "1f"], seat=3) == [3, 4, 5, 2, 1, 1]
    assert bonus_number("3f") == bonus_number("7f") == 3
    assert max(sum(task.asked["parts"]) for task in tasks_of("game-two")) <= 20


def test_a_discard_completes_every_set_that_it_can() -> None:
    assert completed(["3p", "3p", "3p", "1p", "2p", "4p", "5p"], "3p") == [
        ["3p"] * 4,
        ["3p"] * 3,
        ["1p", "2p", "3p"],
        ["2p", "3p", "4p"],
        ["3p", "4p", "5p"],
    ]
    assert completed(["1z", "2z", "3z"], "4z") == []
    assert any(task.answer for task in tasks_of("game-four", 1))
    assert any(not task.answer for task in tasks_of("game-four", 1))


def test_all_tiles_are_in_the_heap() -> None:
    assert sorted(make_task("find-suit", 1, 2).tiles) == sorted(WHOLE_SET)
    assert set(make_task("find-suit", 1, 2).tiles) == set(CODES)


@pytest.mark.parametrize(("level", "pairs"), [(1, 6), (2, 8)])
def test_memory_is_played_with_pairs_of_all_three_suits(level: int, pairs: int) -> None:
    for seed in range(30):
        task = make_task("memory", seed, level)
        kinds = set(task.tiles)
        assert (len(kinds), len(task.tiles)) == (pairs, 2 * pairs)
        of_suit = [sum(code[1] == suit for code in kinds) for suit in "mps"]
        assert sum(of_suit) == pairs
        assert max(of_suit) - min(of_suit) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_throws_again_what_the_program_throws_again(language: str) -> None:
    """Of a die with twenty sides 18 does not count, as a wall has 17 stacks."""
    thrown = [throw for seed in range(200) for throw in make_task("break-wall", seed, 2).asked["stack_throws"][:-1]]
    assert set(thrown) == {18, 19, 20}
    levels = attribute(language, "card-break-wall", "levels")
    assert all(str(throw) in levels for throw in (18, 19, 20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_solitaire_says_how_many_pairs_the_glass_has(language: str) -> None:
    levels = attribute(language, "card-solitaire", "levels")
    for level in (1, 2, 3):
        assert f" {len(make_task('solitaire', 1, level).tiles) // 2} " in f" {levels} ".replace(",", " ")
