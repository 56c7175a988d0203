"""Steps from the lines of a hand to its total."""

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import StepKind, Unit
from eastwind.traditions.hand_score import HandScore, hand_score_of_record
from tests.support.hands import hand_record
from tests.support.rules import house, ru

PLAIN = ("34p 99m 678s", "555s 234s", "5p")
DRAGONS = ("77z 99m 678s", "555z 666z", "7z")
WONDERS = ("19m 19p 19s 1234567z", "", "7z")
FIGURES = [10, 20, 40, 100]
TABLE = house(scoring__total="table", scoring__by_doubles=FIGURES)


def scored(hand: tuple[str, str, str], rules: Rules, *, won: bool = True) -> HandScore:
    return hand_score_of_record(rules, hand_record(*hand, won=won))


def steps_of(score: HandScore) -> list[tuple[StepKind, int, int]]:
    return [(step.kind, step.number, step.amount) for step in score.steps]


def test_points_are_summed() -> None:
    score = scored(PLAIN, ru())
    points = sum(line.amount for line in score.lines)
    assert {line.unit for line in score.lines} == {Unit.POINTS}
    assert steps_of(score) == [(StepKind.SUM, 0, points)]
    assert (score.in_unit(Unit.POINTS), score.uncut, score.total) == (points, points, points)


def test_the_sum_is_doubled() -> None:
    score = scored(DRAGONS, ru())
    points = sum(line.amount for line in score.lines if line.unit is Unit.POINTS)
    doubles = sum(line.amount for line in score.lines if line.unit is Unit.DOUBLES)
    assert doubles > 1
    assert steps_of(score)[:2] == [(StepKind.SUM, 0, points), (StepKind.TIMES, doubles, points << doubles)]
    assert (score.in_unit(Unit.POINTS), score.in_unit(Unit.DOUBLES)) == (points, doubles)
    assert score.uncut == points << doubles


def test_what_is_above_the_limit_is_cut() -> None:
    free, cut = scored(DRAGONS, ru(limit="none")), scored(DRAGONS, house(limit__cap=100))
    assert free.total > 100
    assert free.step(StepKind.LIMIT) is None
    assert steps_of(cut) == [*steps_of(free), (StepKind.LIMIT, 0, 100)]
    assert (cut.is_limit_hand, cut.uncut, cut.total) == (False, free.total, 100)


def test_a_limit_hand_has_one_step() -> None:
    score = scored(WONDERS, ru())
    assert {line.unit for line in score.lines} == {Unit.LIMIT}
    assert steps_of(score) == [(StepKind.SINGLE, 0, score.total)]
    assert score.is_limit_hand


@pytest.mark.parametrize(("melds", "doubles"), [("234m 567m 888m", 0), ("555z 666z 888m", 2)])
def test_a_table_of_values_is_looked_up(melds: str, doubles: int) -> None:
    record = hand_record("34p 99s", melds, "5p", seat="east", round_wind="north")
    score = hand_score_of_record(TABLE, record)
    assert steps_of(score) == [(StepKind.TABLE, doubles, FIGURES[doubles])]
    assert score.total == FIGURES[doubles]


def test_a_hand_that_is_worth_nothing_has_no_steps() -> None:
    assert scored(("147m 258p 369s 9m", "555z", ""), TABLE, won=False).steps == ()


def test_every_win_is_worth_one_sum() -> None:
    assert steps_of(scored(PLAIN, house(scoring__total="flat", scoring__flat=16))) == [(StepKind.SUM, 0, 16)]
