"""`eastwind train --what temper`: the search for *club*'s temper, its report and its file."""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from eastwind.bots.tempers import SUFFIX, Numbers, write_temper
from eastwind.cli import rule_files
from eastwind.cli.columns import columns
from eastwind.cli.training import HOUR, spread
from eastwind.cli.usage_error import UsageError
from eastwind.cli.whole_file import write_whole
from eastwind.library.told import rules_text
from eastwind.report.numbers import Numbers as Told
from eastwind.rules import RuleSet
from eastwind.study import Mean, Share
from eastwind.study.contests import Contest
from eastwind.train.errors import TrainingError
from eastwind.train.tempers import PAIRS, TemperTraining, changes, rounded
from eastwind.words import text

#: Number of steps between two reports of progress.
_TOLD_EVERY: Final = 5
#: A temper of its own is for a set that surely gains by it: what the interval's lower end must be above, in points a hand.
_LEAST: Final = 0.0
#: How many of the numbers that changed most the report tells.
_TOLD_CHANGES: Final = 12


def kept_in(rules: RuleSet, chosen: argparse.Namespace) -> Path:
    """Return the file of the work that is done, from which it can go on."""
    out: Path = chosen.out
    return out / f"{rules.id}.state.json"


def train(rules: RuleSet, chosen: argparse.Namespace) -> int:
    """Search, measure, write; 1 if nothing was gained."""
    state = kept_in(rules, chosen)
    kept = rule_files.read_text(state) if state.exists() else ""
    try:
        training = TemperTraining(rules, chosen.seed, chosen.pairs or PAIRS, kept)
    except TrainingError as error:
        raise UsageError(f"{state}: {error}") from error
    _search(training, chosen, state)
    return _finish(training, chosen, rules)


def _search(training: TemperTraining, chosen: argparse.Namespace, state: Path) -> None:
    """Take the missing steps; after each, all that is needed to go on is on the disk."""
    numbers = Told(chosen.lang)
    end = None if chosen.hours is None else time.monotonic() + chosen.hours * HOUR
    while len(training.search.way) < chosen.steps and (end is None or time.monotonic() < end):
        step = training.step(spread(chosen))
        write_whole(state, training.keep())
        done = len(training.search.way)
        if done % _TOLD_EVERY == 0 or done == chosen.steps:
            slope, noise = numbers.decimal(step.slope, 1), numbers.decimal(step.noise, 1)
            print(text(chosen.lang, "cli-train-step", step=done, slope=slope, noise=noise), flush=True)


def _finish(training: TemperTraining, chosen: argparse.Namespace, rules: RuleSet) -> int:
    """Choose, play the duel, and write the report, and the temper if it surely gains."""
    best = rounded(training.choose(spread(chosen)))
    found = training.duel(best, -(-chosen.hands // rules.file.seats.players.value), spread(chosen))
    report = chosen.out / f"{rules.id}.txt"
    report.write_text("\n".join(_report(training, best, found, chosen.lang)) + "\n", encoding="utf-8")
    print(report.read_text(encoding="utf-8"), end="")
    if found.gain.low <= _LEAST:
        print(text(chosen.lang, "cli-train-nothing"))
        return 1
    steps = len(training.search.way)
    command = f"eastwind train {rules.id} --what temper --steps {steps} --seed {chosen.seed}"
    if chosen.pairs is not None:
        command += f" --pairs {chosen.pairs}"
    written = chosen.out / f"{rules.id}{SUFFIX}"
    written.write_text(write_temper(training.temper(best, found, command)), encoding="utf-8")
    print(text(chosen.lang, "cli-train-written", file=str(written)))
    return 0


def _report(training: TemperTraining, best: Numbers, found: Contest, language: str) -> Iterator[str]:
    """Yield the gain, the way of the search, and the largest changes."""
    numbers = Told(language)
    yield text(language, "cli-train-played", rules=rules_text(training.rules), hands=found.hands)
    rows: list[tuple[str, Mean | Share]] = [("cli-train-gain", found.gain), ("cli-train-won", found.won)]
    yield from columns([(text(language, label), numbers.value(it), numbers.interval(it)) for label, it in rows])
    yield text(language, "cli-train-way")
    for number, step in enumerate(training.search.way, 1):
        if number % _TOLD_EVERY == 0 or number == len(training.search.way):
            slope, noise = numbers.decimal(step.slope, 1), numbers.decimal(step.noise, 1)
            yield "  " + text(language, "cli-train-step", step=number, slope=slope, noise=noise)
    yield text(language, "cli-train-changed")
    yield from columns([(name, f"{before:.4g} → {now:.4g}") for name, before, now in changes(best)[:_TOLD_CHANGES]])
