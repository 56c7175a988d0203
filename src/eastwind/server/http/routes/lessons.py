"""`/api/lessons`: lessons at the table. The learner brings the answers so far; the server keeps nothing of a lesson."""

from typing import Final

from fastapi import APIRouter

from eastwind.server.http.dependencies import ChosenPreset, Language, NamedBy, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import lessons as lessons_work
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.lessons import LessonAnswers, LessonInfo, LessonMoment, LessonOfHousehold

router: Final = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.get("")
async def list_lessons(language: Language, work: TheWork) -> list[LessonInfo]:
    """Return all lessons in their order, in the language that the request asks for."""
    return await work.here(lessons_work.offered, language)


@router.post("/{lesson}/rules/{name}", responses=refusals(ErrorCode.NOT_FOUND))
async def play_lesson(
    lesson: NamedBy, rules: ChosenPreset, wish: LessonAnswers, language: Language, work: TheWork
) -> LessonMoment:
    """Return the state of a lesson under a rule set with these options, and the outcome of an answer."""
    return await work.here(lessons_work.moment_of, rules, lesson, wish, language)


@router.post("/{lesson}/household", responses=refusals(ErrorCode.NOT_FOUND))
async def play_lesson_of_household(
    lesson: NamedBy, wish: LessonOfHousehold, language: Language, work: TheWork
) -> LessonMoment:
    """Return the same under a household's draft."""
    return await work.apart(lessons_work.moment_of_draft, lesson, wish, language)
