"""Judging of answers: accepted, or one of the beginners' mistakes; figures of a finished hand to choose among."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from eastwind.explain.endings import Ending
from eastwind.lessons.plan import Figure, LessonQuestion
from eastwind.lessons.seats import LEARNER

#: Name of a mistake that a lesson has no answer of its own for.
OTHER: Final = "other"
#: Prefix of the name of a choice.
CHOICE: Final = "="


@dataclass(frozen=True)
class Verdict:
    """Judgement of an answer: accepted where there is no mistake; otherwise its name."""

    mistake: str | None


@dataclass(frozen=True)
class Choice:
    """Option of a question: a figure, or the name of a text."""

    name: str
    figure: int | None = None


def judge(step: LessonQuestion, answer: str) -> Verdict:
    """Judge an answer: a word of an action, or `=` and the name of a choice."""
    if answer.startswith(CHOICE):
        chosen = answer.removeprefix(CHOICE)
        return Verdict(None if chosen == step.right else chosen)
    if step.asks == "hand" or _is_one_of(answer, step.accepted):
        return Verdict(None)
    return Verdict(next((name for name, words in step.mistakes.items() if _is_one_of(answer, words)), OTHER))


def choices_of(step: LessonQuestion, ending: Ending | None) -> tuple[Choice, ...]:
    """Return the choices of a step, figures in ascending order, each once: the right one stays where two are equal."""
    if not step.figures:
        return tuple(Choice(name) for name in step.choices)
    if ending is None:
        raise ValueError(f"the step {step.name} asks for figures of a hand that is not over")
    found: dict[int, str] = {}
    for name in step.figures:
        value = figure(name, ending)
        if value not in found or name == step.right:
            found[value] = name
    return tuple(Choice(name, value) for value, name in sorted(found.items()))


def figure(name: Figure, ending: Ending) -> int:
    """Return a figure of a hand that is over.

    `total`, `points`: of the winner's bill; `win`: its points for the win alone; `doubled`: the points twice for each double, as
    if they were added; `added`: one double too many; `pays`: payment of the learner to the winner; `pays_single`: not doubled.
    """
    bill = ending.bills[0]
    paid = sum(it.amount for it in ending.payments if it.payer == LEARNER and it.payee == ending.winners[0])
    match name:
        case "total":
            return bill.total
        case "points":
            return bill.points
        case "win":
            return sum(line.points for line in bill.lines if line.rule == "mahjong")
        case "doubled":
            return bill.points * 2 * max(1, bill.doubles)
        case "added":
            return bill.points << (bill.doubles + 1)
        case "pays":
            return paid
        case "pays_single":
            return bill.total
        case "nothing":
            return 0


def _is_one_of(word: str, patterns: tuple[str, ...]) -> bool:
    """Return whether a word matches one of the patterns; a declaration with a discard makes no difference."""
    plain = word.removesuffix(" ready").removesuffix(" at_once")
    return any(fnmatchcase(plain, pattern) for pattern in patterns)
