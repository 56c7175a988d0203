"""Each typical mistake is recognised as what it is."""

from typing import Any

import pytest

from eastwind.school import MISTAKES, STEPS, AnswerError, Judgement, Task, judge, make_task
from eastwind.school.task import Answer

UP = [f"{rank}p" for rank in range(1, 10)]


def task(kind: str, tiles: list[str], answer: Answer, **asked: Any) -> Task:
    return Task(kind, kind, 1, 0, tuple(tiles), answer, asked)


def swapped(row: list[str], one: int, other: int) -> list[str]:
    row = list(row)
    row[one], row[other] = row[other], row[one]
    return row


LINE_UP = task("line-up", UP, UP, suit="p")
LINE_DOWN = task("line-down", UP, UP[::-1], suit="p")
CHOWS = task("neighbours", UP, [UP[:3], UP[3:6], UP[6:]], suit="p")
ALIKE = task("alike", ["1p"] * 3 + ["2p"] * 4 + ["3p"], [["1p"] * 3, ["2p"] * 4])
HONOURS = task("alike", ["1z", "2z", "3z"] * 3, [["1z"] * 3, ["2z"] * 3, ["3z"] * 3])
LOCK = task("code-lock", UP, ["2p", "5p", "8p", "1p"], shown=["2p", "5p", "8p", "1p"])
SNAKE = task("snake", ["3s", "3p"], ["3p", "3s"], first="1p")
MIXED = task("combinations", ["1p", "2p", "3p", "4p", "3s", "5s", "5s", "5s"], [["1p", "2p", "3p"], ["5s"] * 3])
BONUS = task("bonus", ["1f", "2f", "5f", "6f"], ["1f", "5f"], seat=1)
WALL = task("build-wall", [], 18)
BREAK = task("break-wall", [], {"side": 2, "stack": 7}, stacks=18)
FIND = task("find-suit", ["1p", "1s", "2p"], [0, 2], suits=["p"])
CLAIM = task("game-four", ["3p", "3p", "4p"], [["3p"] * 3], discard="3p")


@pytest.mark.parametrize(
    ("asked", "answer", "mistakes"),
    [
        (FIND, [0], ["overlooked"]),
        (FIND, [0, 1, 2], ["other_suit"]),
        (LINE_UP, swapped(UP, 5, 8), ["six_nine", "six_nine"]),
        (LINE_UP, swapped(UP, 2, 3), ["wrong_neighbour", "wrong_neighbour"]),
        (LINE_UP, UP[:8], ["missing"]),
        (LINE_UP, ["1s", *UP[1:]], ["other_suit"]),
        (LINE_DOWN, UP, ["from_the_wrong_end"]),
        (LINE_DOWN, swapped(UP[::-1], 0, 3), ["six_nine", "six_nine"]),
        (CHOWS, [["1p", "3p", "4p"]], ["gap"]),
        (CHOWS, [["3p", "2p", "1p"]], ["descending"]),
        (CHOWS, [["1p", "4p", "8p"]], ["one_suit_only"]),
        (CHOWS, [["1p", "2p", "3s"]], ["mixed_suit", "stranger"]),
        (CHOWS, [["1p", "2p"]], ["stranger"]),
        (CHOWS, [["1p", "2p", "3p"]], ["missing"]),
        (ALIKE, [["1p"] * 3, ["2p"] * 3], ["three_for_four"]),
        (ALIKE, [["1p", "1p", "3p"], ["2p"] * 4], ["stranger"]),
        (ALIKE, [["1p"] * 3], ["missing"]),
        (HONOURS, [["1z", "2z", "3z"]], ["honour_chow"]),
        (LOCK, ["2p", "5p", "8p"], ["missing"]),
        (LOCK, ["2p", "5p", "8p", "9p"], ["wrong_tile"]),
        (SNAKE, ["3s", "3p"], ["no_match"]),
        (SNAKE, ["3p"], ["missing"]),
        (SNAKE, ["3p", "3s", "9p"], ["no_match", "wrong_tile"]),
        (MIXED, [["3s", "4p", "5s"]], ["mixed_suit"]),
        (MIXED, [["5s"] * 3], ["missing"]),
        (BONUS, ["1f", "2f", "5f"], ["other_number"]),
        (BONUS, ["1f"], ["missing"]),
        (WALL, 17, ["too_few"]),
        (WALL, 19, ["too_many"]),
        (BREAK, {"side": 4, "stack": 7}, ["counted_backwards"]),
        (BREAK, {"side": 3, "stack": 6}, ["wrong_side", "one_short"]),
        (BREAK, {"side": 2, "stack": 8}, ["one_far"]),
        (BREAK, {"side": 2, "stack": 11}, ["counted_backwards"]),
        (BREAK, {"side": 2, "stack": 2}, ["wrong_stack"]),
        (CLAIM, [], ["missing"]),
        (CLAIM, [["3p", "4p", "5p"]], ["completes_nothing"]),
        (CLAIM, [["3p", "4p", "4p"]], ["stranger"]),
        (task("game-two", [], 14), 13, ["wrong_sum"]),
        (task("tidy", [], 12), 11, ["left_out"]),
    ],
)
def test_a_mistake_is_told_apart(asked: Task, answer: Any, mistakes: list[str]) -> None:
    found = judge(asked, answer)
    assert not found.right
    assert list(found.mistakes) == mistakes
    assert set(mistakes) <= set(MISTAKES)


def test_another_order_in_the_lock_is_noted_and_is_no_mistake() -> None:
    found = judge(LOCK, ["2p", "8p", "5p", "1p"])
    assert found == Judgement(right=False, seen={"span": 4, "in_order": False})


def test_openings_of_tiles_that_were_seen_are_counted() -> None:
    memory = task("memory", ["1p", "2p", "1p", "2p"], [[0, 2], [1, 3]])
    assert judge(memory, [[0, 1], [0, 3], [0, 2], [1, 3]]).seen == {"pairs": 2, "seen_again": 1}
    assert judge(memory, [[0, 1]]) == Judgement(right=False, seen={"pairs": 0, "seen_again": 0})


def test_a_tile_of_solitaire_that_is_held_is_not_free() -> None:
    deal = make_task("solitaire", 1)
    pairs: Any = deal.answer
    found = judge(deal, [pairs[-1], *pairs[:-1]])
    assert not found.right
    assert set(found.mistakes) <= {"not_free", "no_match"}
    assert judge(deal, pairs[:3]).mistakes == ("missing",)
    assert judge(deal, pairs[:3]).seen["left"] == len(deal.tiles) - 6


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("find-suit", ["1p"]),
        ("find-suit", [999]),
        ("line-up", [1, 2]),
        ("line-up", ["10p"]),
        ("neighbours", "123p"),
        ("memory", [[1]]),
        ("break-wall", {"side": 1}),
        ("build-wall", "18"),
        ("build-wall", True),
    ],
)
def test_what_is_no_answer_is_said(step: str, answer: Any) -> None:
    with pytest.raises(AnswerError, match=r"^expected "):
        judge(make_task(step, 1), answer)


def test_every_step_names_mistakes_that_there_are() -> None:
    assert {mistake for step in STEPS for mistake in step.mistakes} <= set(MISTAKES)
