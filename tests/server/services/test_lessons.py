"""Every lesson is played through the engine, right answers and wrong ones, under every rule set of the house."""

import json
from typing import Final

import pytest

from eastwind.lessons import LESSONS, Lesson, judge
from eastwind.lessons.course import stand
from eastwind.rules import RuleSet, available, load_preset
from eastwind.server.services import lessons as work
from eastwind.server.wire.household import HouseholdChange, HouseholdDraft
from eastwind.server.wire.lessons import LessonAnswers, LessonMoment, LessonOfHousehold
from eastwind.server.wire.refusals import Refusal
from eastwind.words import LANGUAGES, attribute, text

_ENGLISH: Final = "en"
_RU: Final = load_preset("ru-classic")
#: Lessons with steps; the last one is a whole hand.
_STEPPED: Final = tuple(lesson for lesson in LESSONS if lesson.steps[0].asks != "hand")
_ALONE: Final = LESSONS[-1]


def ask(
    lesson: Lesson, answers: list[str], answer: str | None = None, rules: RuleSet = _RU, language: str = _ENGLISH
) -> LessonMoment:
    return work.moment_of(rules, lesson.name, LessonAnswers(answers=answers, answer=answer), language)


def words_of(lesson: Lesson, answers: list[str]) -> tuple[str, ...]:
    return stand(_RU, lesson, tuple(answers)).words


def test_there_are_a_dozen_and_a_hand_of_ones_own() -> None:
    assert len(_STEPPED) == 12
    assert _ALONE.steps[0].asks == "hand"


@pytest.mark.parametrize("name", available())
@pytest.mark.parametrize("lesson", _STEPPED, ids=lambda it: it.name)
def test_every_lesson_goes_to_its_end_under_every_rule_set(lesson: Lesson, name: str) -> None:
    rules = load_preset(name)
    answers: list[str] = []
    for number in range(len(lesson.steps)):
        now = ask(lesson, answers, rules=rules)
        assert (now.step, now.asks) == (number, lesson.steps[number].asks)
        done = ask(lesson, answers, now.shown, rules=rules)
        assert done.accepted
        assert done.said
        answers = done.answers
    assert ask(lesson, answers, rules=rules).asks == "done"


@pytest.mark.parametrize("lesson", _STEPPED, ids=lambda it: it.name)
def test_a_wrong_answer_is_told_why_and_changes_nothing(lesson: Lesson) -> None:
    """Everything that could be answered is; each mistake that a lesson names can be made."""
    answers: list[str] = []
    for step in lesson.steps:
        now = ask(lesson, answers)
        given = [f"={choice.name}" for choice in now.choices] or list(words_of(lesson, answers))
        verdicts = {answer: ask(lesson, answers, answer) for answer in given}
        assert now.shown in verdicts
        for told in verdicts.values():
            assert told.said
            if not told.accepted:
                assert (told.answers, told.step, told.deal) == (answers, now.step, now.deal)
        wrong = {told.said for told in verdicts.values() if not told.accepted}
        assert wrong or len(given) == 1, f"{lesson.name}/{step.name} cannot be answered wrongly"
        answers = [*answers, now.shown]


@pytest.mark.parametrize("lesson", _STEPPED, ids=lambda it: it.name)
def test_every_mistake_that_a_lesson_knows_can_be_made(lesson: Lesson) -> None:
    answers: list[str] = []
    unmade: list[str] = []
    for step in lesson.steps:
        made = {judge(step, word).mistake for word in words_of(lesson, answers)}
        unmade += [f"{step.name}: {name}" for name in step.mistakes if name not in made and name != "set"]
        answers = [*answers, ask(lesson, answers).shown]
    assert unmade == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it.name)
def test_every_step_has_its_words_in_every_language(lesson: Lesson, language: str) -> None:
    (info,) = [it for it in work.offered(language) if it.name == lesson.name]
    assert [it.name for it in info.steps] == [step.name for step in lesson.steps]
    answers: list[str] = []
    for step in lesson.steps:
        now = ask(lesson, answers, language=language)
        assert now.asked
        for choice in now.choices:
            told = ask(lesson, answers, f"={choice.name}", language=language)
            assert told.said != text(language, "lesson-other"), f"{lesson.name}/{step.name}: {choice.name}"
        for name in step.mistakes:
            assert attribute(language, f"lesson-{lesson.name}-{step.name}", f"not-{name}")
        answers = [*answers, now.shown]


def test_the_figures_are_those_of_the_rules() -> None:
    """East pays double by RU, and like everybody else in Bulgaria."""
    (paying,) = [it for it in _STEPPED if it.name == "paying"]

    def figures(name: str) -> list[str]:
        rules = load_preset(name)
        answers: list[str] = []
        while (now := ask(paying, answers, rules=rules)).step < 2:
            answers = [*answers, now.shown]
        return [choice.label for choice in now.choices]

    assert figures("ru-classic") == ["0", "30", "60"]
    assert len(figures("bg-classic")) == 2


def test_a_lesson_that_a_rule_set_has_nothing_for_says_what_is_played() -> None:
    (limit,) = [it for it in _STEPPED if it.name == "limit"]
    assert ask(limit, [], rules=load_preset("bg-classic")).rules == "ru-classic"
    assert ask(limit, [], rules=load_preset("gambler-standard")).rules == "gambler-standard"


def test_the_table_tells_what_followed_a_move_and_the_whole_view_of_a_new_deal() -> None:
    (claims,) = [it for it in _STEPPED if it.name == "claims"]
    first = ask(claims, [])
    taken = ask(claims, [], first.shown)
    put_down = ask(claims, taken.answers, taken.shown)
    steps = [json.loads(now.update)["steps"] for now in (first, taken, put_down)]
    assert [bool(it[0]["view"]) for it in steps] == [True, False, True]
    assert (first.deal, taken.deal, put_down.deal) == (0, 0, 1)


def test_a_whole_hand_is_played_to_its_end_and_is_the_same_each_time() -> None:
    answers: list[str] = []
    now = ask(_ALONE, answers)
    assert now.advice is not None
    while now.asks != "done":
        offered = words_of(_ALONE, answers)
        assert now.asks == "hand"
        word = "mahjong" if "mahjong" in offered else "pass" if "pass" in offered else offered[-1]
        now = ask(_ALONE, answers, word)
        answers = now.answers
    stand.cache_clear()
    assert ask(_ALONE, answers).update == ask(_ALONE, answers).update
    assert ask(_ALONE, answers).asks == "done"


@pytest.mark.parametrize("answers", [["discard 9z"], ["pass"], ["discard 1s"] * 9])
def test_answers_that_were_never_accepted_are_refused(answers: list[str]) -> None:
    with pytest.raises(Refusal):
        ask(LESSONS[0], answers)


def test_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal):
        work.moment_of(_RU, "cheating", LessonAnswers(answers=[]), _ENGLISH)


@pytest.mark.parametrize("lesson", _STEPPED, ids=lambda it: it.name)
def test_a_household_learns_by_its_own_rules(lesson: Lesson) -> None:
    changes = {"limit.cap": HouseholdChange(value=700), "tiles.flowers": HouseholdChange(value=True)}
    draft = HouseholdDraft(title="Ours", parent="ru-classic", values=changes)
    answers: list[str] = []
    for _ in lesson.steps:
        wish = LessonOfHousehold(answers=answers, draft=draft)
        now = work.moment_of_draft(lesson.name, wish, _ENGLISH)
        assert not now.other_rules
        done = work.moment_of_draft(lesson.name, wish.model_copy(update={"answer": now.shown}), _ENGLISH)
        assert done.accepted
        answers = done.answers


def test_a_household_for_two_learns_by_the_classical_rules_and_is_told() -> None:
    draft = HouseholdDraft(title="Two of us", parent="ru-classic", values={"seats.players": HouseholdChange(value=2)})
    now = work.moment_of_draft("claims", LessonOfHousehold(answers=[], draft=draft), _ENGLISH)
    assert (now.rules, now.other_rules) == ("ru-classic", True)
