"""Lessons as answers. A lesson is played at a table like any other (`lessons/course.py`); nothing of it is stored: the client
brings the answers so far, and what the page receives is put into words here.
"""

from dataclasses import replace
from typing import Final

from eastwind.lessons import LESSONS, Lesson, LessonQuestion, judge
from eastwind.lessons.course import (
    LessonState,
    LessonTroubleError,
    choices_at,
    play,
    played_rules,
    shown_answer,
    stand,
    step_at,
)
from eastwind.lessons.judging import CHOICE, OTHER
from eastwind.lessons.plan import lesson_named
from eastwind.lessons.seats import LEARNER
from eastwind.rules import RuleSet
from eastwind.server.match.context import ClockAndStandIns, Context
from eastwind.server.match.match_views import Listeners, advice_for, greeting, sight_of
from eastwind.server.services.household import work as household
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.lessons import (
    LessonAnswers,
    LessonChoice,
    LessonInfo,
    LessonMoment,
    LessonOfHousehold,
    LessonStep,
)
from eastwind.server.wire.protocol import Advice
from eastwind.server.wire.refusals import Refusal
from eastwind.tiles.notation import CODES, parse_tiles
from eastwind.words import attribute, text

#: Nothing is shown with a lesson's table that is not of its match.
_ALONE: Final = ClockAndStandIns()


def offered(language: str) -> list[LessonInfo]:
    """Return all lessons in their order."""
    return [
        LessonInfo(
            name=lesson.name,
            title=text(language, f"lesson-{lesson.name}"),
            line=attribute(language, f"lesson-{lesson.name}", "line"),
            word=lesson.word,
            minutes=lesson.minutes,
            steps=[
                LessonStep(name=step.name, goal=attribute(language, _message(lesson, step), "goal"))
                for step in lesson.steps
            ],
        )
        for lesson in LESSONS
    ]


def moment_of(rules: RuleSet, name: str, wish: LessonAnswers, language: str) -> LessonMoment:
    """Return the state of a lesson, and the verdict on an answer.

    :raises Refusal: where there is no such lesson, or it does not go so.
    """
    lesson = lesson_named(name)
    if lesson is None:
        raise Refusal(ErrorCode.NOT_FOUND, f"one of {', '.join(it.name for it in LESSONS)}", name)
    played = played_rules(rules, lesson)
    try:
        found = _moment(played, lesson, tuple(wish.answers), wish.answer, language)
        return found.model_copy(update={"other_rules": played.digest != rules.digest})
    except LessonTroubleError as error:
        raise Refusal(ErrorCode.MALFORMED, "answers that the lesson has accepted", ", ".join(wish.answers)) from error


def moment_of_draft(name: str, wish: LessonOfHousehold, language: str) -> LessonMoment:
    """Return the same under a household's draft.

    :raises Refusal: also with everything that is wrong with the draft.
    """
    return moment_of(household.rules_of(wish.draft), name, wish, language)


def _moment(
    rules: RuleSet, lesson: Lesson, answers: tuple[str, ...], answer: str | None, language: str
) -> LessonMoment:
    at = step_at(lesson, answers)
    accepted, said = None, ""
    if answer is not None and at < len(lesson.steps):
        step = lesson.steps[at]
        verdict = judge(step, answer)
        accepted = verdict.mistake is None
        if accepted:
            answers = (*answers, answer)
        said = _said(lesson, step, verdict.mistake, rules, language)
    found = stand(rules, lesson, answers)
    at = step_at(lesson, answers)
    # a table that has been dealt anew, or that nothing was done at, is shown whole
    goes_on = accepted and answer is not None and not answer.startswith(CHOICE) and found.played
    update = _told(found) if goes_on else _shown(found, language)
    over = found.match.table.phase.is_over
    if at == len(lesson.steps) or (lesson.steps[at].asks == "hand" and over):
        return LessonMoment(
            rules=rules.id,
            answers=list(answers),
            step=len(lesson.steps),
            deal=found.deal,
            asked=attribute(language, f"lesson-{lesson.name}", "end"),
            asks="done",
            choices=[],
            tiles=[],
            said=said,
            accepted=accepted,
            shown="",
            update=update,
            advice=None,
        )
    step = lesson.steps[at]
    free = step.asks == "hand"
    advice = advice_for(found.match, LEARNER) if free and found.match.table.offered(LEARNER) else None
    return LessonMoment(
        rules=rules.id,
        answers=list(answers),
        step=at,
        deal=found.deal,
        asked=text(language, _message(lesson, step), **_arguments(rules)),
        asks=step.asks,
        choices=[] if step.asks != "choice" else _labelled(found, lesson, step, rules, language),
        tiles=[CODES[kind] for kind in parse_tiles(step.tiles)],
        said=said,
        accepted=accepted,
        shown=_best(advice) if free else shown_answer(rules, lesson, answers),
        update=update,
        advice=advice,
    )


def _best(advice: Advice | None) -> str:
    """Return the best action according to the help."""
    return advice.actions[0].word if advice is not None and advice.actions else ""


def _shown(found: LessonState, language: str) -> str:
    """Return the whole table, as one message."""
    names = [text(language, "lesson-you"), *(name.strip() for name in text(language, "bot-names").split(","))]
    match = found.match
    facts = match.seating.facts
    seats = tuple(replace(seat, name=name) for seat, name in zip(facts.seats, names, strict=False))
    named = replace(match, seating=replace(match.seating, facts=replace(facts, seats=seats)))
    return greeting(named, LEARNER, _ALONE)[1]


def _told(found: LessonState) -> str:
    """Return what the last answer set off, as one message: it is played once more, and heard."""
    before, context = found.played[0][0], found.context
    seen = {LEARNER: sight_of(before, LEARNER, _ALONE)}
    listeners = Listeners(Context((LEARNER,), context.bot, context.walls, seen=seen))
    for match, word in found.played:
        play(found, match, word, listeners)
    return listeners.told[LEARNER]


def _labelled(
    found: LessonState, lesson: Lesson, step: LessonQuestion, rules: RuleSet, language: str
) -> list[LessonChoice]:
    message = _message(lesson, step)
    return [
        LessonChoice(
            name=it.name,
            label=str(it.figure)
            if it.figure is not None
            else attribute(language, message, it.name, **_arguments(rules)),
        )
        for it in choices_at(found, step)
    ]


def _message(lesson: Lesson, step: LessonQuestion) -> str:
    return f"lesson-{lesson.name}-{step.name}"


def _said(lesson: Lesson, step: LessonQuestion, mistake: str | None, rules: RuleSet, language: str) -> str:
    """Return the text with which a lesson answers."""
    message = _message(lesson, step)
    if step.asks == "hand":
        return ""
    if mistake is None:
        return attribute(language, message, "right", **_arguments(rules))
    name = OTHER if mistake == OTHER else f"not-{mistake}".replace("_", "-")
    try:
        return attribute(language, message, name, **_arguments(rules))
    except LookupError:
        return text(language, "lesson-other")


def _arguments(rules: RuleSet) -> dict[str, str | int]:
    """Return the figures of the rules that texts speak of."""
    file = rules.file
    return {"limit": file.limit.cap.value, "penalty": "yes" if file.settlement.penalty.value else "no"}
