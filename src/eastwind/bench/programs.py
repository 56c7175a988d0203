"""Measures of the command line for programs: hands valued and settled a second, a line of JSON each, from its output."""

import itertools
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from eastwind.bench.measure import Measure
from eastwind.interchange.examples import HANDS
from eastwind.interchange.hand_json import hand_to_json
from eastwind.rules import available
from eastwind.words import WINDS

_LINES: Final = 5_000
_TARGET: Final = 2_000
_VALUES: Final = (64, 12, 16, 4)


class ProgramError(AssertionError):
    """Error for timed work that gave a wrong answer."""


def _hands(rules: str) -> list[dict[str, Any]]:
    """Return hands of every kind under a preset, those that did not win among them."""
    return [{"rules": rules, **hand_to_json(hand)} for hand in HANDS]


def _settlements(rules: str) -> list[dict[str, Any]]:
    """Return settlements under a preset with each possible winner, or none, and the values in every order."""
    found: list[dict[str, Any]] = []
    for values in itertools.permutations(_VALUES):
        named = dict(zip(WINDS, values, strict=True))
        question = {"rules": rules, "values": named, "discarder": None, "penalty": False}
        found += [{**question, "winners": winners} for winners in ([], *([wind] for wind in WINDS))]
    return found


def _rate(command: str, questions: Sequence[dict[str, Any]], lines: int) -> float:
    """Return the answers a second of `eastwind COMMAND --jsonl`, counted from its first answer on.

    :raises ProgramError: if an answer is missing, or most of them are errors.
    """
    with TemporaryDirectory() as folder:
        asked = Path(folder) / "questions.jsonl"
        texts = itertools.islice(itertools.cycle([json.dumps(question) for question in questions]), lines + 1)
        asked.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
        with (
            asked.open("rb") as source,
            subprocess.Popen(
                [sys.executable, "-m", "eastwind.cli.main", command, "--jsonl"], stdin=source, stdout=subprocess.PIPE
            ) as process,
        ):
            if process.stdout is None:
                raise ProgramError(f"{command} has no output")
            process.stdout.readline()
            begun = time.perf_counter()
            answers = process.stdout.readlines()
            seconds = time.perf_counter() - begun
    wrong = sum(line.startswith(b'{"error"') for line in answers)
    if len(answers) != lines or wrong * 2 > lines:
        raise ProgramError(f"{command} gave {len(answers)} answers to {lines} questions, {wrong} of them errors")
    return lines / seconds


def program_measures(lines: int = _LINES) -> Iterator[Measure]:
    """Measure both commands, a process each for every preset, one core: the slowest preset counts."""
    for command, questions in (("score", _hands), ("settle", _settlements)):
        slowest = min(_rate(command, questions(rules), lines) for rules in available())
        yield Measure(f"{command} --jsonl, a hand a line", slowest, "lines/s", _TARGET, "higher")
