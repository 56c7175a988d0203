"""`eastwind train`: what a bot goes by under a rule set, found by play; left with Ctrl-C, it goes on where it was."""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from eastwind.cli import engine, many_hands, rule_files
from eastwind.cli.misuse import Misuse
from eastwind.cli.say import add_language_to

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.bots.tempers import Numbers
    from eastwind.rules import RuleSet
    from eastwind.study import Mean, Share
    from eastwind.train.tempers import Contest, TemperTraining

T = TypeVar("T")
R = TypeVar("R")

_STEPS: Final = 60
_HOUR: Final = 3600.0
#: Hands of the duel that says what was gained.
_HANDS: Final = 160_000
#: After how many steps it is told how far it is.
_TOLD_EVERY: Final = 5
#: A temper of its own is for a set that surely gains by it: what the interval's lower end must be above, in points a hand.
_LEAST: Final = 0.0
_INTERRUPTED: Final = 130
#: How many of the numbers that changed most the report tells.
_TOLD_CHANGES: Final = 12


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("train", help="find what a bot goes by under a rule set", description=__doc__)
    command.add_argument("rules", metavar="RULES", help="a rule set's id, or a household's file")
    rule_files.add_options_to(command)
    command.add_argument("--what", choices=["temper"], default="temper", help="temper: the numbers that club goes by")
    command.add_argument(
        "--steps", type=many_hands.number, default=_STEPS, metavar="N", help=f"steps of the search (default {_STEPS})"
    )
    command.add_argument("--pairs", type=many_hands.number, metavar="N", help="walls a step, two hands on each")
    command.add_argument(
        "--hours", type=_hours, metavar="H", help="end the search after so long, whatever --steps says"
    )
    command.add_argument(
        "--hands", type=many_hands.number, default=_HANDS, metavar="N", help=f"hands of the duel (default {_HANDS})"
    )
    many_hands.add_seed_and_cores_to(command, "walls")
    command.add_argument(
        "--out", type=Path, default=Path("trained"), metavar="DIR", help="where it is written (default trained)"
    )
    add_language_to(command)
    command.set_defaults(run=run)


def _hours(given: str) -> float:
    try:
        hours = float(given)
    except ValueError:
        hours = 0.0
    if not 0.0 < hours < float("inf"):
        raise argparse.ArgumentTypeError(f"expected hours above 0, found {given!r}")
    return hours


def run(chosen: argparse.Namespace) -> int:
    """Trains, measures, writes. 1 if nothing was gained, 130 when it was interrupted: what was done until then is kept."""
    many_hands.check_cores(chosen)
    if min(chosen.steps, chosen.hands, 1 if chosen.pairs is None else chosen.pairs) < 1:
        raise Misuse("--steps, --pairs, --hands: expected at least one")
    rules = rule_files.rules_of(chosen.rules, chosen.option)
    engine.ready()
    from eastwind.train.tempers import PAIRS, TemperTraining, TrainingError

    chosen.out.mkdir(parents=True, exist_ok=True)
    state = chosen.out / f"{rules.id}.state.json"
    kept = rule_files.read_text(state) if state.exists() else ""
    try:
        training = TemperTraining(rules, chosen.seed, chosen.pairs or PAIRS, kept)
    except TrainingError as error:
        raise Misuse(f"{state}: {error}") from error
    try:
        _search(training, chosen, state)
        return _finish(training, chosen, rules)
    except KeyboardInterrupt:
        from eastwind.words import text

        print(text(chosen.lang, "cli-train-kept", file=str(state)))
        return _INTERRUPTED


def _search(training: "TemperTraining", chosen: argparse.Namespace, state: Path) -> None:
    """Takes the steps that lack; after each, all that is needed to go on is on the disk."""
    from eastwind.report.numbers import Numbers
    from eastwind.words import text

    numbers = Numbers(chosen.lang)
    end = None if chosen.hours is None else time.monotonic() + chosen.hours * _HOUR
    while len(training.search.way) < chosen.steps and (end is None or time.monotonic() < end):
        step = training.step(_spread(chosen))
        beside = state.with_suffix(".new")
        beside.write_text(training.keep(), encoding="utf-8")
        beside.replace(state)
        done = len(training.search.way)
        if done % _TOLD_EVERY == 0 or done == chosen.steps:
            slope, noise = numbers.decimal(step.slope, 1), numbers.decimal(step.noise, 1)
            print(text(chosen.lang, "cli-train-step", step=done, slope=slope, noise=noise), flush=True)


def _spread(chosen: argparse.Namespace) -> "Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]":
    from eastwind.cores import share_out

    cores = many_hands.cores_of(chosen)

    def spread(work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        return share_out(work, pieces, cores)

    return spread


def _finish(training: "TemperTraining", chosen: argparse.Namespace, rules: "RuleSet") -> int:
    """Chooses, plays the duel, and writes the report, and the temper where the set does not lose by it."""
    from eastwind.bots.tempers import SUFFIX, write_temper
    from eastwind.train.tempers import rounded
    from eastwind.words import text

    best = rounded(training.choose(_spread(chosen)))
    found = training.duel(best, -(-chosen.hands // rules.file.seats.players.value), _spread(chosen))
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


def _report(training: "TemperTraining", best: "Numbers", found: "Contest", language: str) -> Iterator[str]:
    """What was gained, the way of the search, and what it changed most."""
    from eastwind.cli.columns import columns
    from eastwind.library.told import rules_text
    from eastwind.report.numbers import Numbers
    from eastwind.train.tempers import changes
    from eastwind.words import text

    numbers = Numbers(language)
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
