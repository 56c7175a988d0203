"""Lessons as answers. A lesson is played at a table like any other, by the same courses; nothing of it is stored: the client
brings the answers so far, and the table is played again from its wall.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from eastwind.bots import BUILT_IN, Asked
from eastwind.bots.registry import OUTSIDE
from eastwind.errors import EastwindError
from eastwind.explain import ending_of
from eastwind.lessons import LESSONS, Lesson, LessonDeal, LessonQuestion, judge, others_play, wall_of
from eastwind.lessons.judging import CHOICE, choices_of
from eastwind.lessons.plan import lesson_named
from eastwind.lessons.seats import LEARNER, leader_of
from eastwind.record.lines import PERSON
from eastwind.rules import RuleSet, load_preset
from eastwind.server.match import actions
from eastwind.server.match.chance import Dealt
from eastwind.server.match.context import Context
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.services.household import work as household
from eastwind.server.store.rows import SeatRow, TableRow
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
from eastwind.table import Phase, Table
from eastwind.table import actions as act
from eastwind.tiles.chance import chance
from eastwind.tiles.notation import CODES, parse_tiles
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle
from eastwind.words import LANGUAGES, attribute, text

#: Under which a lesson is played that has nothing to show under the chosen rules.
_FALLBACK: Final = "ru-classic"
_LEVEL: Final = "novice"
_PLAYERS: Final = 4
_KEPT: Final = 512
_SEED: Final = 77
_FEWEST_CHOICES: Final = 2
_OTHER: Final = "other"
#: In which it is found out whether a lesson can be played: the table is the same in all.
_PLAIN: Final = LANGUAGES[0]


class LessonTroubleError(EastwindError):
    """Failure of a lesson that cannot be played so under these rules."""


@dataclass(frozen=True)
class LessonState:
    """State of a lesson's table after some answers.

    :ivar told: the messages that the last answer set off, or the whole view; :ivar deal: number of the deal; :ivar lies: the deal
        itself.
    """

    match: Match
    told: str
    deal: int
    lies: LessonDeal


class _LessonWalls:
    """The wall that is made for a step."""

    def __init__(self, seating: Seating, deal: LessonDeal, name: str) -> None:
        self._seating, self._deal, self._name = seating, deal, name

    def seating(self, shuffle: Shuffle, how: FirstEast, playing: Sequence[int]) -> Seated:
        return Seated(leader_of(self._deal), (0, 1, 2, 3), ())

    def deal(self, shuffle: Shuffle, hand: int, size: int, turns: Sequence[int]) -> Dealt:
        return Dealt(*wall_of(self._seating.rules, self._deal, self._name))


class _Other:
    """Another seat of a lesson: it plays the prepared moves; in a whole hand it plays freely, and the same way each time."""

    stand_in: str | None = None
    number: Final = OUTSIDE

    def __init__(self, deal: LessonDeal, *, plays: bool) -> None:
        self._deal, self._plays = deal, plays
        self.rng: Final = chance(0)

    def choose(self, table: Table, seat: int) -> int:
        if not self._plays:
            return others_play(table, self._deal, seat)
        bot, lot = BUILT_IN.find(_LEVEL), chance(_SEED + 1000 * seat + table.moment)
        return bot.answer(bot.player(), Asked(table.rules, table.seen_by(seat), seat, tuple(table.offered(seat)), lot))


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


@lru_cache(_KEPT)
def played_rules(rules: RuleSet, lesson: Lesson) -> RuleSet:
    """Return the rules under which a lesson is played: the chosen ones, where it goes to its end with them."""
    try:
        answers: tuple[str, ...] = ()
        for step in lesson.steps:
            if step.asks == "hand":
                stand(rules, lesson, answers, _PLAIN)
                return rules
            answers = (*answers, shown_answer(rules, lesson, answers, _PLAIN))
            stand(rules, lesson, answers, _PLAIN)
    except (LessonTroubleError, EastwindError):
        return load_preset(_FALLBACK)
    return rules


def shown_answer(rules: RuleSet, lesson: Lesson, answers: tuple[str, ...], language: str) -> str:
    """Return an answer that is accepted.

    :raises LessonTroubleError: where the table does not ask for what the lesson does.
    """
    step = lesson.steps[step_at(lesson, answers)]
    if step.asks == "choice":
        _choices(stand(rules, lesson, answers, language), step)
        return f"{CHOICE}{step.right}"
    found = stand(rules, lesson, answers, language)
    words = _words(found.match)
    accepted = [word for word in words if judge(step, word).mistake is None]
    if not accepted or (step.asks == "claim") != (act.WORDS[act.PASS] in words):
        raise LessonTroubleError(f"{lesson.name}/{step.name} is not asked under {rules.id}: {words}")
    return accepted[0]


def step_at(lesson: Lesson, answers: tuple[str, ...]) -> int:
    """Return the index of the step that is asked after these answers. A whole hand takes as many as it takes."""
    return 0 if lesson.steps[0].asks == "hand" else min(len(answers), len(lesson.steps))


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
    found = stand(rules, lesson, answers, language)
    at = step_at(lesson, answers)
    # a table that has been dealt anew, or that nothing was done at, is shown whole
    whole = not (accepted and answer is not None and not answer.startswith(CHOICE) and found.told)
    update = found.match.greeting(
        LEARNER, _moment_of(found.match, found.lies, lesson).clock_and_stand_ins(found.match.seating)
    )[1]
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
            update=update if whole else found.told,
            advice=None,
        )
    step = lesson.steps[at]
    free = step.asks == "hand"
    advice = found.match.advice(LEARNER) if free and found.match.table.offered(LEARNER) else None
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
        shown=_best(advice) if free else shown_answer(rules, lesson, answers, language),
        update=update if whole else found.told,
        advice=advice,
    )


def _best(advice: Advice | None) -> str:
    """Return the best action according to the help."""
    return advice.actions[0].word if advice is not None and advice.actions else ""


@lru_cache(_KEPT)
def stand(rules: RuleSet, lesson: Lesson, answers: tuple[str, ...], language: str) -> LessonState:
    """Return the table after these answers: the last one played upon the state before it, until the next question.

    :raises LessonTroubleError: for an answer that cannot be given there.
    """
    step = lesson.steps[min(step_at(lesson, answers), len(lesson.steps) - 1)]
    if not answers:
        return _dealt(rules, lesson, step, 0, language)
    before = stand(rules, lesson, answers[:-1], language)
    last = answers[-1]
    done = step_at(lesson, answers) == len(lesson.steps)
    if not last.startswith(CHOICE):
        if before.match.table.phase.is_over:
            raise LessonTroubleError("the hand is over")
        before = _until_asked(_played(before, lesson, last), lesson, None if done or step.deal else step)
    if not done and step.deal is not None and step.asks != "hand":
        return _dealt(rules, lesson, step, before.deal + 1, language)
    return before


def _dealt(rules: RuleSet, lesson: Lesson, step: LessonQuestion, number: int, language: str) -> LessonState:
    deal = step.deal or LessonDeal()
    if deal.flowers and not rules.file.tiles.flowers.value:
        if not any(option.name == "flowers" for option in rules.options):
            raise LessonTroubleError(f"{rules.id} has no flowers")
        rules = load_preset(rules.id, {**{it.name: it.value for it in rules.options}, "flowers": True})
    row = TableRow(
        id=f"lesson-{lesson.name}",
        opened="",
        ruleset=rules.canonical,
        digest=rules.digest,
        secret=bytes(32),
        seats=(
            SeatRow(PERSON, text(language, "lesson-you"), None, ""),
            *(SeatRow(_LEVEL, name, None, "") for name in _names(language)),
        ),
    )
    seating = Seating(row)
    if len(seating.playing) != _PLAYERS:
        raise LessonTroubleError(f"{rules.id} is not for four")
    walls = _LessonWalls(seating, deal, f"{lesson.name} {step.name}")
    match = Match(seating)
    outcome, _ = actions.sit_down(match, LEARNER, "", replace(_moment_of(match, deal, lesson), walls=walls))
    return replace(_until_asked(LessonState(outcome.match, "", number, deal), lesson, step), told="")


def _names(language: str) -> list[str]:
    """Return the names of the other seats."""
    return [name.strip() for name in text(language, "bot-names").split(",")][: _PLAYERS - 1]


def _moment_of(match: Match, deal: LessonDeal, lesson: Lesson, seen: Mapping[int, object] | None = None) -> Context:
    plays = lesson.steps[0].asks == "hand"
    walls = _LessonWalls(match.seating, deal, lesson.name)
    found = Context({LEARNER: ()}, lambda _seat, _level: _Other(deal, plays=plays), walls)
    if match.dealt is None or seen is None:
        return found
    return replace(found, seen={LEARNER: match.sight(LEARNER, found.clock_and_stand_ins(match.seating))})


def _played(before: LessonState, lesson: Lesson, word: str) -> LessonState:
    match = before.match
    if word not in _words(match):
        raise LessonTroubleError(f"{word} cannot be played")
    context = _moment_of(match, before.lies, lesson, {})
    outcome = actions.act(match, LEARNER, match.table.moment, word, context)
    return replace(before, match=outcome.match, told=outcome.told.get(LEARNER, ""))


def _until_asked(found: LessonState, lesson: Lesson, step: LessonQuestion | None) -> LessonState:
    """Pass on every window that a lesson does not ask about."""
    while (words := _words(found.match)) and act.WORDS[act.PASS] in words:
        if step is not None and (step.asks == "hand" or (step.asks == "claim" and _speaks_of(step, words))):
            break
        passed = _played(found, lesson, act.WORDS[act.PASS])
        found = replace(passed, told=_joined(found.told, passed.told))
    return found


def _speaks_of(step: LessonQuestion, words: Sequence[str]) -> bool:
    """Return whether a window is the one that a step asks about."""
    claims = [word for word in words if word != act.WORDS[act.PASS]]
    return any(judge(step, word).mistake != _OTHER for word in claims)


def _joined(one: str, other: str) -> str:
    """Return two updates as one."""
    head, tail = '{"type":"update","steps":[', "]}"
    if not one or not other:
        return one or other
    return f"{one.removesuffix(tail)},{other.removeprefix(head)}"


def _words(match: Match) -> tuple[str, ...]:
    """Return the words of the learner's legal actions."""
    if match.dealt is None or match.table.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
        return ()
    return tuple(act.WORDS[action] for action in match.table.offered(LEARNER))


def _choices(found: LessonState, step: LessonQuestion) -> Sequence[tuple[str, int | None]]:
    table = found.match.table
    ending = None
    if step.figures:
        if not table.phase.is_over:
            raise LessonTroubleError(f"{step.name} asks for figures of a hand that is not over")
        ending = ending_of(table.record, found.match.seating.use)
        if ending is None or not ending.bills:
            raise LessonTroubleError(f"{step.name}: expected a winner, got a drawn hand")
    choices = [(it.name, it.figure) for it in choices_of(step, ending)]
    if len(choices) < _FEWEST_CHOICES:
        raise LessonTroubleError(f"{step.name} leaves nothing to choose")
    return choices


def _labelled(
    found: LessonState, lesson: Lesson, step: LessonQuestion, rules: RuleSet, language: str
) -> list[LessonChoice]:
    message = _message(lesson, step)
    return [
        LessonChoice(
            name=name,
            label=str(figure) if figure is not None else attribute(language, message, name, **_arguments(rules)),
        )
        for name, figure in _choices(found, step)
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
    name = _OTHER if mistake == _OTHER else f"not-{mistake}".replace("_", "-")
    try:
        return attribute(language, message, name, **_arguments(rules))
    except LookupError:
        return text(language, "lesson-other")


def _arguments(rules: RuleSet) -> dict[str, str | int]:
    """Return the figures of the rules that texts speak of."""
    file = rules.file
    return {"limit": file.limit.cap.value, "penalty": "yes" if file.settlement.penalty.value else "no"}
