"""`eastwind tasks`: list the tasks of the children's path, or make them from a seed, with their answers."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eastwind.cli.compiling import engine, mode
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_json
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.school import Task


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("tasks", help="tasks of the children's path, with their answers", description=__doc__)
    actions = command.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True)

    listed = actions.add_parser("list", help="the steps, their levels, the mistakes that each tells apart")
    listed.add_argument("--json", action="store_true", help="print them as JSON")
    listed.set_defaults(run=_list)

    make = actions.add_parser("make", help="one task: the same step, level and seed make the same one")
    make.add_argument("step", metavar="STEP", help="a step's id or its number, as `eastwind tasks list` has them")
    make.add_argument("--seed", type=_whole, required=True, metavar="N", help="any number from 0")
    make.add_argument("--level", type=_whole, default=1, metavar="K", help="the easiest is 1 (default)")
    make.add_argument("--json", action="store_true", help="print it as JSON")
    add_language_to(make)
    make.set_defaults(run=_make)

    sheet = actions.add_parser("sheet", help="a step's tasks as a worksheet for A4, with a page of answers")
    sheet.add_argument("steps", metavar="STEP", nargs="+", help="one or several, each by its id or its number")
    sheet.add_argument(
        "--seed", type=_whole, default=1, metavar="N", help="of the first task; the next has the next (default 1)"
    )
    sheet.add_argument("--count", type=_whole, default=1, metavar="K", help="tasks of each step (default 1)")
    sheet.add_argument("--level", type=_whole, default=1, metavar="L", help="the easiest is 1 (default)")
    sheet.add_argument("--out", type=Path, metavar="FILE", help="where the HTML page goes, instead of standard output")
    add_language_to(sheet)
    sheet.set_defaults(run=_sheet)


def _whole(written: str) -> int:
    try:
        return int(written)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"expected a whole number, found {written!r}") from error


def _list(chosen: argparse.Namespace) -> int:
    from eastwind.school import STEPS

    if chosen.json:
        rows = [
            {"number": step.number, "step": step.id, "levels": list(step.levels), "mistakes": list(step.mistakes)}
            for step in STEPS
        ]
        print_json(rows)
        return 0
    for step in STEPS:
        print(f"{step.number:>2}  {step.id}")
        for level, what in enumerate(step.levels, 1):
            print(f"      {level:>2}  {what}")
    return 0


def _make(chosen: argparse.Namespace) -> int:
    mode.at_once(*engine.FOR_PLAY)
    from eastwind.school import TaskError, make_task

    try:
        task = make_task(chosen.step, chosen.seed, chosen.level)
    except TaskError as error:
        raise UsageError(str(error)) from error
    if chosen.json:
        print_json({**task.to_dict(), "question": question(task, chosen.lang)})
    else:
        print("\n".join(_lines(task, chosen.lang)))
    return 0


def _sheet(chosen: argparse.Namespace) -> int:
    mode.at_once(*engine.FOR_PLAY)
    from eastwind.school import TaskError
    from eastwind.worksheets import WorksheetError, worksheets

    try:
        page = worksheets(chosen.steps, chosen.seed, count=chosen.count, level=chosen.level, language=chosen.lang)
    except (TaskError, WorksheetError) as error:
        raise UsageError(str(error)) from error
    if chosen.out is None:
        print(page, end="")
        return 0
    try:
        chosen.out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{chosen.out}: {error.strerror}") from error
    return 0


def question(task: "Task", language: str) -> str:
    """Return the question in words."""
    from eastwind.words import text

    asked: dict[str, Any] = {"built": 0, "seat": 0, **task.asked}
    suits = asked.get("suits") or [asked.get("suit", "p")]
    asked["suits"] = ", ".join(text(language, f"suit-{suit}") for suit in suits)
    asked["shown"] = " ".join(asked.get("shown", ()))
    asked["won"] = "yes" if asked.get("won") else "no"
    for which in ("side", "stack"):
        throws = asked.get(f"{which}_throws")
        if throws:
            asked[which] = _thrown(throws, added=_added(str(asked["way"]), which))
    if "deal" in asked:
        asked["deal"] = str(asked["deal"])
    known = {name: value for name, value in asked.items() if isinstance(value, str | int)}
    return text(language, f"tasks-ask-{task.kind}", **known)


def _added(way: str, which: str) -> bool:
    """Return whether the dice of a way are added up; otherwise the last throw holds, for the ones before it were thrown again."""
    return way == "two-and-three" or (way == "one-and-two" and which == "stack")


def _thrown(throws: list[int], *, added: bool) -> str:
    return (" + " if added else " → ").join(map(str, throws))


def _lines(task: "Task", language: str) -> list[str]:
    from eastwind.words import text

    lines = [
        text(language, "tasks-level", level=task.level, seed=str(task.seed)),
        question(task, language),
    ]
    if task.tiles:
        lines.append(f"{text(language, 'tasks-tiles')}: {' '.join(task.tiles)}")
    if task.on_head:
        lines.append(f"{text(language, 'tasks-on-head')}: {' '.join(map(str, task.on_head))}")
    lines.append(f"{text(language, 'tasks-answer')}: {json.dumps(task.answer)}")
    return lines
