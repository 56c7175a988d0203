"""A lesson's table after some answers: a match like any other, at which the learner answers and the others play as prepared.

Nothing of it is kept: the table is played again from its wall.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from eastwind.bots import BUILT_IN, Asked
from eastwind.bots.registry import OUTSIDE
from eastwind.errors import EastwindError
from eastwind.explain import ending_of
from eastwind.lessons.judging import CHOICE, OTHER, Choice, choices_of, judge
from eastwind.lessons.plan import Lesson, LessonDeal, LessonQuestion
from eastwind.lessons.seats import LEARNER, leader_of, others_play, wall_of
from eastwind.match.audience import NO_AUDIENCE, Audience
from eastwind.match.chance import Dealt
from eastwind.match.context import Context
from eastwind.match.entries import Seat, TableFacts
from eastwind.match.match import Match, throw_for_seats
from eastwind.match.seating import Seating
from eastwind.match.turn import Turn
from eastwind.record.lines import PERSON
from eastwind.rules import RuleSet, load_preset
from eastwind.table import Table
from eastwind.table.actions import PASS, WORDS
from eastwind.tiles.chance import chance
from eastwind.tiles.shuffle import FirstEast, Seated, Shuffle

#: Under which a lesson is played that has nothing to show under the chosen rules.
_FALLBACK: Final = "ru-classic"
_LEVEL: Final = "novice"
_PLAYERS: Final = 4
_KEPT: Final = 512
_SEED: Final = 77
_FEWEST_CHOICES: Final = 2


class LessonTroubleError(EastwindError):
    """Failure of a lesson that cannot be played so under these rules."""


@dataclass(frozen=True)
class LessonState:
    """State of a lesson's table after some answers.

    :ivar deal: number of the deal; :ivar lies: the deal itself; :ivar played: what the last answer set off, each the match before
        it and the learner's action; empty where the table has just been dealt.
    """

    lesson: Lesson
    match: Match
    deal: int
    lies: LessonDeal
    played: tuple[tuple[Match, str], ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The learner's legal actions in words."""
        table = self.match.table
        return () if table.phase.is_over else tuple(WORDS[action] for action in table.offered(LEARNER))

    @property
    def context(self) -> Context:
        """Players and walls of the table."""
        return _context(self.lesson, self.lies, self.match.seating)


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


@lru_cache(_KEPT)
def played_rules(rules: RuleSet, lesson: Lesson) -> RuleSet:
    """Return the rules under which a lesson is played: the chosen ones, where it goes to its end with them."""
    try:
        answers: tuple[str, ...] = ()
        for step in lesson.steps:
            if step.asks == "hand":
                stand(rules, lesson, answers)
                return rules
            answers = (*answers, shown_answer(rules, lesson, answers))
            stand(rules, lesson, answers)
    except EastwindError:
        return load_preset(_FALLBACK)
    return rules


def shown_answer(rules: RuleSet, lesson: Lesson, answers: tuple[str, ...]) -> str:
    """Return an answer that is accepted.

    :raises LessonTroubleError: where the table does not ask for what the lesson does.
    """
    step = lesson.steps[step_at(lesson, answers)]
    found = stand(rules, lesson, answers)
    if step.asks == "choice":
        choices_at(found, step)
        return f"{CHOICE}{step.right}"
    accepted = [word for word in found.words if judge(step, word).mistake is None]
    if not accepted or (step.asks == "claim") != (WORDS[PASS] in found.words):
        raise LessonTroubleError(f"{lesson.name}/{step.name} is not asked under {rules.id}: {found.words}")
    return accepted[0]


def step_at(lesson: Lesson, answers: tuple[str, ...]) -> int:
    """Return the index of the step that is asked after these answers. A whole hand takes as many as it takes."""
    return 0 if lesson.steps[0].asks == "hand" else min(len(answers), len(lesson.steps))


def choices_at(found: LessonState, step: LessonQuestion) -> tuple[Choice, ...]:
    """Return the choices of a step.

    :raises LessonTroubleError: where the table leaves none.
    """
    table, ending = found.match.table, None
    if step.figures:
        if not table.phase.is_over:
            raise LessonTroubleError(f"{step.name} asks for figures of a hand that is not over")
        ending = ending_of(table.record, found.match.seating.use)
        if ending is None or not ending.bills:
            raise LessonTroubleError(f"{step.name}: expected a winner, got a drawn hand")
    choices = choices_of(step, ending)
    if len(choices) < _FEWEST_CHOICES:
        raise LessonTroubleError(f"{step.name} leaves nothing to choose")
    return choices


@lru_cache(_KEPT)
def stand(rules: RuleSet, lesson: Lesson, answers: tuple[str, ...]) -> LessonState:
    """Return the table after these answers: the last one played upon the state before it, until the next question.

    :raises LessonTroubleError: for an answer that cannot be given there.
    """
    step = lesson.steps[min(step_at(lesson, answers), len(lesson.steps) - 1)]
    if not answers:
        return _dealt(rules, lesson, step, 0)
    found, last = stand(rules, lesson, answers[:-1]), answers[-1]
    done = step_at(lesson, answers) == len(lesson.steps)
    if not last.startswith(CHOICE):
        if found.match.table.phase.is_over:
            raise LessonTroubleError("the hand is over")
        found = _until_asked(_answered(replace(found, played=()), last), None if done or step.deal else step)
    if not done and step.deal is not None and step.asks != "hand":
        return _dealt(rules, lesson, step, found.deal + 1)
    return found


def play(found: LessonState, match: Match, word: str, audience: Audience[Match] = NO_AUDIENCE) -> Match:
    """Return a match of a lesson after an action of the learner, and after what the others play upon it."""
    turn = Turn(match, audience, context=found.context)
    turn.act(LEARNER, match.table.moment, word)
    return turn.end()


def _context(lesson: Lesson, deal: LessonDeal, seating: Seating, name: str = "") -> Context:
    others = _Other(deal, plays=lesson.steps[0].asks == "hand")
    return Context(lambda _seat, _level: others, _LessonWalls(seating, deal, name))


def _dealt(rules: RuleSet, lesson: Lesson, step: LessonQuestion, number: int) -> LessonState:
    deal = step.deal or LessonDeal()
    if deal.flowers and not rules.file.tiles.flowers.value:
        if not any(option.name == "flowers" for option in rules.options):
            raise LessonTroubleError(f"{rules.id} has no flowers")
        rules = load_preset(rules.id, {**{it.name: it.value for it in rules.options}, "flowers": True})
    seats = (Seat(PERSON, ""), *[Seat(_LEVEL, "")] * (_PLAYERS - 1))
    seating = Seating(TableFacts(f"lesson-{lesson.name}", rules.canonical, bytes(32), seats))
    if len(seating.playing) != _PLAYERS:
        raise LessonTroubleError(f"{rules.id} is not for four")
    context = _context(lesson, deal, seating, f"{lesson.name} {step.name}")
    turn = Turn(throw_for_seats(Match(seating), {}, context.walls)[0], context=context)
    turn.deal()
    return replace(_until_asked(LessonState(lesson, turn.end(), number, deal), step), played=())


def _answered(found: LessonState, word: str) -> LessonState:
    if word not in found.words:
        raise LessonTroubleError(f"{word} cannot be played")
    return replace(found, match=play(found, found.match, word), played=(*found.played, (found.match, word)))


def _until_asked(found: LessonState, step: LessonQuestion | None) -> LessonState:
    """Pass on every window that a lesson does not ask about."""
    while WORDS[PASS] in found.words:
        if step is not None and (step.asks == "hand" or (step.asks == "claim" and _speaks_of(step, found.words))):
            break
        found = _answered(found, WORDS[PASS])
    return found


def _speaks_of(step: LessonQuestion, words: Sequence[str]) -> bool:
    """Return whether a window is the one that a step asks about."""
    return any(judge(step, word).mistake != OTHER for word in words if word != WORDS[PASS])
