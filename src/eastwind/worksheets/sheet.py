"""Worksheet: some tasks of a step as one HTML page for A4, and their answers on a separate page."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from eastwind.errors import EastwindError
from eastwind.report.markup import Markup, tag
from eastwind.school import Task, make_task
from eastwind.words import text
from eastwind.worksheets.drawings import symbols
from eastwind.worksheets.kinds import draw

#: Largest number of tasks of a step: more than a child does at a sitting.
MOST_TASKS: Final = 20


class WorksheetError(EastwindError, ValueError):
    """Error for a sheet that cannot be made; the message says what was expected."""


def worksheets(steps: Sequence[str], seed: int, *, count: int = 1, level: int = 1, language: str = "en") -> str:
    """Return tasks of some steps, those of `seed` and of the seeds after it, as an HTML page that needs no other file.

    :param steps: ids or numbers of the steps, each begun on a new page; :param count: number of tasks of each step.
    :raises TaskError: for an unknown step, level or seed; :raises WorksheetError: for too few or too many tasks.
    """
    if not 1 <= count <= MOST_TASKS:
        raise WorksheetError(f"a sheet of {count} tasks (expected 1–{MOST_TASKS})")
    made = [[make_task(step, seed + more, level) for more in range(count)] for step in steps]
    sheets = [_sheet(tasks, language) for tasks in made]
    codes = {code for tasks in made for task in tasks for code in codes_of(task)}
    titles = " · ".join([*dict.fromkeys(_name(tasks[0], language) for tasks in made), "Eastwind"])
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", titles),
        tag("style", Markup(files("eastwind.worksheets").joinpath("sheet.css").read_text(encoding="utf-8"))),
    )
    body = tag("body", symbols(codes, language), *(part for sheet in sheets for part in sheet))
    return f"<!doctype html>\n{tag('html', head, body, lang=language)}\n"


def _name(task: Task, language: str) -> str:
    return text(language, f"path-step-{task.step}")


def _sheet(tasks: Sequence[Task], language: str) -> tuple[Markup, Markup]:
    """Return the sheet of a step, and that of its answers."""
    name = _name(tasks[0], language)
    drawn = [draw(task, language) for task in tasks]
    lines = [tag("span", text(language, f"worksheet-{what}"), tag("i"), class_="line") for what in ("name", "date")]
    many = len(tasks) > 1
    work = [
        tag("section", _question(number, one.question, many), one.work, class_="task")
        for number, one in enumerate(drawn, 1)
    ]
    answers = [
        tag("section", _question(number, "", many), one.answer, class_="task") for number, one in enumerate(drawn, 1)
    ]
    made = text(language, "worksheet-made", level=tasks[0].level, seed=str(tasks[0].seed))
    return (
        tag("main", tag("header", tag("h1", name), tag("div", *lines)), *work),
        tag(
            "main",
            tag("header", tag("h1", f"{name}: {text(language, 'worksheet-answers')}")),
            *answers,
            tag("p", made, class_="made"),
            class_="answers",
        ),
    )


def codes_of(task: Task) -> set[str]:
    """Return the codes of all tiles that are drawn for a task."""
    found = set(task.tiles)
    for what in (task.asked, task.answer):
        _collect(what, found)
    return found


def _collect(what: object, found: set[str]) -> None:
    if isinstance(what, str):
        if len(what) == 2 and what[0].isdigit() and what[1] in "mpszf":
            found.add(what)
    elif isinstance(what, dict):
        for part in what.values():
            _collect(part, found)
    elif isinstance(what, list | tuple):
        for part in what:
            _collect(part, found)


def _question(number: int, question: str, many: bool) -> Markup:
    parts = ([tag("b", f"{number}")] if many else []) + ([tag("span", question)] if question else [])
    return tag("h2", *parts) if parts else Markup("")
