"""Tasks by trainer, strength and seed; the task of a day."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, get_args

from eastwind.explain import RulesInUse
from eastwind.rules import load_preset
from eastwind.trainers.allowing import allowed_task
from eastwind.trainers.counting import count_task
from eastwind.trainers.limits import limit_task
from eastwind.trainers.lots import Lots
from eastwind.trainers.paying import pays_task
from eastwind.trainers.tasks import NoTaskError, Task, Trainer
from eastwind.trainers.waiting import discard_task, waits_task

_Maker = Callable[[RulesInUse, int, int, Lots], Task]

#: Trainer → function that makes its tasks.
_MAKERS: Final[dict[Trainer, _Maker]] = {
    "count": count_task,
    "waits": waits_task,
    "discard": discard_task,
    "pays": pays_task,
    "allowed": allowed_task,
    "limit": limit_task,
}
TRAINERS: Final[tuple[Trainer, ...]] = get_args(Trainer)
LEVELS: Final = (1, 2, 3)
#: Largest seed; the smallest is 1.
MOST_SEEDS: Final = 999_999_999
#: Rules of the day's task, which is the same for all.
DAILY_RULES: Final = "ru-classic"
_MIDDLE: Final = 2


def make_task(use: RulesInUse, trainer: Trainer, level: int, seed: int) -> Task:
    """Return the task of a trainer, a strength and a seed under a rule set.

    :raises NoTaskError: where the rule set has nothing to ask for. :raises ValueError: for a strength or seed out of range.
    """
    if level not in LEVELS:
        raise ValueError(f"expected a strength, 1 to {LEVELS[-1]}, found {level}")
    if not 1 <= seed <= MOST_SEEDS:
        raise ValueError(f"expected a seed, 1 to {MOST_SEEDS}, found {seed}")
    return _MAKERS[trainer](use, level, seed, Lots("trainer", use.rules.digest, trainer, level, seed))


@lru_cache(64)
def trainers_for(use: RulesInUse) -> tuple[Trainer, ...]:
    """Return the trainers that have something to ask for under a rule set."""
    return tuple(trainer for trainer in TRAINERS if _asks(use, trainer))


def daily_task(day: int) -> Task:
    """Return the task of a day, counted from 1 January of the year 1: the same for all, another trainer every day."""
    use = RulesInUse.of(load_preset(DAILY_RULES))
    return make_task(use, TRAINERS[day % len(TRAINERS)], _MIDDLE, day)


def _asks(use: RulesInUse, trainer: Trainer) -> bool:
    try:
        make_task(use, trainer, 1, 1)
    except NoTaskError:
        return False
    return True
