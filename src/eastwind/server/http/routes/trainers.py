"""`/api/trainers`: tasks of the trainers, each with its answer. The same seed makes the same task, so a page may keep it."""

import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path

from eastwind.server.http.dependencies import ChosenPreset, NamedBy, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import trainers as trainers_work
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.trainers import DailyTask, Task, Trainer
from eastwind.trainers.make import MOST_SEEDS

_Level = Annotated[int, Path(ge=1, le=3, description="how hard: 1 easy, 3 hard")]
_Seed = Annotated[int, Path(ge=1, le=MOST_SEEDS, description="the same number, the same task, everywhere")]

router: Final = APIRouter(prefix="/api/trainers", tags=["trainers"])


@router.get("/daily/{day}")
async def show_daily_task(day: NamedBy, work: TheWork) -> DailyTask:
    """Return the task of a day, 2025-06-21, the same for everybody."""
    try:
        date = datetime.date.fromisoformat(day)
    except ValueError as error:
        raise Refusal(ErrorCode.MALFORMED, "a day like 2025-06-21", day) from error
    return await work.here(trainers_work.daily, date.toordinal(), date.isoformat())


@router.get("/rules/{name}", responses=refusals(ErrorCode.NOT_FOUND))
async def list_trainers(rules: ChosenPreset, work: TheWork) -> list[Trainer]:
    """Return the trainers that have something to ask for under a rule set with these options."""
    return await work.here(trainers_work.offered, rules)


@router.get("/rules/{name}/{trainer}/{level}/{seed}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_task(rules: ChosenPreset, trainer: Trainer, level: _Level, seed: _Seed, work: TheWork) -> Task:
    """Return a task under a rule set with these options."""
    return await work.here(trainers_work.task, rules, trainer, level, seed)


@router.post("/household")
async def list_draft_trainers(draft: HouseholdDraft, work: TheWork) -> list[Trainer]:
    """Return the trainers that have something to ask for under a household's draft."""
    return await work.apart(trainers_work.offered_by_draft, draft)


@router.post("/household/{trainer}/{level}/{seed}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_draft_task(draft: HouseholdDraft, trainer: Trainer, level: _Level, seed: _Seed, work: TheWork) -> Task:
    """Return a task under a household's draft."""
    return await work.apart(trainers_work.task_of_draft, draft, trainer, level, seed)
