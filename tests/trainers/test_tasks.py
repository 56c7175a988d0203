"""Tasks: the same seed makes the same one, and whatever is asked has an answer among what is offered."""

import pytest

from eastwind.explain import RulesInUse
from eastwind.interchange import presets, rules_in_use
from eastwind.trainers import Task, daily_task, make_task, trainers_for
from eastwind.trainers.make import TRAINERS
from eastwind.trainers.tasks import ClaimsAsked, LinesAsked, NameAsked, NoTaskError, SumsAsked, TilesAsked, Trainer

LEVELS = (1, 2, 3)
SEEDS = range(1, 13)
#: What a rule set has nothing to ask for: nobody pays, or nothing is worth a sum as a whole.
NOTHING: dict[str, set[Trainer]] = {"bg-classic": {"limit"}, "family": {"pays", "limit"}}


def tasks(name: str, trainer: Trainer) -> list[Task]:
    use = rules_in_use(name)
    return [make_task(use, trainer, level, seed) for level in LEVELS for seed in SEEDS]


@pytest.mark.parametrize("name", presets())
def test_every_rule_set_has_the_trainers_that_it_has_something_for(name: str) -> None:
    assert set(trainers_for(rules_in_use(name))) == set(TRAINERS) - NOTHING.get(name, set())


@pytest.mark.parametrize("trainer", TRAINERS)
@pytest.mark.parametrize("name", presets())
def test_what_is_asked_has_its_answer_among_what_is_offered(name: str, trainer: Trainer) -> None:
    if trainer in NOTHING.get(name, ()):
        with pytest.raises(NoTaskError):
            make_task(rules_in_use(name), trainer, 1, 1)
        return
    for task in tasks(name, trainer):
        match task.asked:
            case LinesAsked() as asked:
                assert 0 < len(asked.right) < len(asked.offered)
                assert sorted(str(asked.offered[place]) for place in asked.right) == sorted(
                    str(line) for line in asked.bill.lines if line.points or line.doubles
                )
            case TilesAsked() as asked:
                assert asked.right
                assert set(asked.right) < set(asked.offered)
                assert {it.tile for it in asked.told} >= set(asked.right)
            case SumsAsked() as asked:
                assert len(asked.asked) == (rules_in_use(name).players if task.level == 3 else 1)
                assert asked.winner not in (asked.discarder, None)
            case ClaimsAsked() as asked:
                assert set(asked.right) <= set(range(len(asked.offered)))
                assert asked.discarder not in {it.seat for it in asked.offered}
                assert {it.seat for it in asked.offered} <= {it.seat for it in asked.hands}
            case NameAsked() as asked:
                assert asked.right is None or asked.right in asked.offered
                assert len(set(asked.offered)) == len(asked.offered) >= 2


def test_the_same_seed_makes_the_same_task_and_another_seed_another() -> None:
    use = rules_in_use("ru-classic")
    anew = RulesInUse.of(use.rules)
    for trainer in TRAINERS:
        for level in LEVELS:
            assert make_task(use, trainer, level, 7) == make_task(anew, trainer, level, 7)
            assert len({str(make_task(use, trainer, level, seed).asked) for seed in SEEDS}) > len(SEEDS) // 2


def test_a_change_of_the_rules_changes_the_answer() -> None:
    """Figures are those of the set that was chosen, options included."""
    low = rules_in_use("ru-classic", {"limit": 500})
    for seed in SEEDS:
        asked = make_task(low, "limit", 1, seed).asked
        assert isinstance(asked, NameAsked)
        assert asked.total == 500


def test_nothing_is_asked_of_strengths_and_seeds_that_there_are_not() -> None:
    use = rules_in_use("ru-classic")
    for level, seed in ((0, 1), (4, 1), (1, 0), (1, 1_000_000_000)):
        with pytest.raises(ValueError, match="expected a"):
            make_task(use, "count", level, seed)


def test_the_task_of_a_day_is_the_same_and_goes_through_all_trainers() -> None:
    first = 739_000
    week = [daily_task(day) for day in range(first, first + len(TRAINERS))]
    assert {task.trainer for task in week} == set(TRAINERS)
    assert week == [daily_task(day) for day in range(first, first + len(TRAINERS))]
