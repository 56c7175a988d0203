"""Tasks as answers: under presets, under households' drafts, and of a day."""

from functools import lru_cache
from typing import Final

from eastwind.explain import RulesInUse
from eastwind.rules import RuleSet
from eastwind.server.services.household import work as household
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.trainers import DailyTask, Task, Trainer
from eastwind.trainers.make import DAILY_RULES, TRAINERS, daily_task, make_task, trainers_for
from eastwind.trainers.tasks import NoTaskError

_KEPT: Final = 64


@lru_cache(_KEPT)
def _in_use(rules: RuleSet) -> RulesInUse:
    return RulesInUse.of(rules)


def offered(rules: RuleSet) -> list[Trainer]:
    """Return the trainers that have something to ask for."""
    return list(trainers_for(_in_use(rules)))


def task(rules: RuleSet, trainer: Trainer, level: int, seed: int) -> Task:
    """Return a task.

    :raises Refusal: where the rule set has nothing to ask for.
    """
    use = _in_use(rules)
    try:
        return make_task(use, trainer, level, seed)
    except NoTaskError as error:
        there = ", ".join(one for one in TRAINERS if one in trainers_for(use))
        raise Refusal(ErrorCode.NOT_FOUND, f"one of {there}", trainer) from error


def offered_by_draft(draft: HouseholdDraft) -> list[Trainer]:
    """Return the trainers that have something to ask for under a draft."""
    return offered(household.rules_of(draft))


def task_of_draft(draft: HouseholdDraft, trainer: Trainer, level: int, seed: int) -> Task:
    """Return a task under a draft."""
    return task(household.rules_of(draft), trainer, level, seed)


def daily(number: int, day: str) -> DailyTask:
    """Return the task of a day, by its number from the first of January of the year 1."""
    return DailyTask(day=day, rules=DAILY_RULES, task=daily_task(number))
