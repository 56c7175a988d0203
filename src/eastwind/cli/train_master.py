"""`eastwind train`: *master*'s net for a rule set, its report and its file."""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from eastwind.bots.binding import DIGEST, VALUES
from eastwind.bots.nets import SUFFIX, Net, NetError, Weights, read_net, write_net
from eastwind.bots.tempers import general, own_temper
from eastwind.cli.columns import columns
from eastwind.cli.rows_folder import RowsFolder
from eastwind.cli.training import HOUR, spread
from eastwind.cli.usage_error import UsageError
from eastwind.cli.whole_file import write_whole
from eastwind.library.told import rules_text
from eastwind.report.numbers import Numbers
from eastwind.rules import RuleSet
from eastwind.rules.loader import available
from eastwind.study import Mean, Share
from eastwind.study.contests import Contest
from eastwind.train.errors import TrainingError
from eastwind.train.masters import ROWS, Duels, MasterTraining, Round
from eastwind.words import text

#: Pieces of rows that are collected between two reports of progress.
_PIECES: Final = 12
#: Where the net of a generation lies with its rows, and what was explained on the way to it.
_FITTED: Final = "fitted.npz"
_WAY: Final = "fitted.json"
#: A net is for a set that surely gains by it: what the interval's lower end must be above, in points a hand.
_LEAST: Final = 0.0


def kept_in(rules: RuleSet, chosen: argparse.Namespace, generation: int = 1) -> Path:
    """Return the folder of the work that is done, from which it can go on."""
    out: Path = chosen.out
    first = out / f"{rules.id}.rows"
    return first if generation == 1 else first / str(generation)


@dataclass(frozen=True, slots=True)
class _Generation:
    """A generation's training, the way of its descent, and the resulting net, which has no duels in its head yet."""

    training: MasterTraining
    way: Sequence[Round]
    net: Net


def train(rules: RuleSet, chosen: argparse.Namespace) -> int:
    """Collect, fit, measure, write; 1 if nothing was gained."""
    generations: list[_Generation] = []
    wanted: Sequence[int] = chosen.rows or (ROWS,)
    end = None if chosen.hours is None else time.monotonic() + chosen.hours * HOUR
    for number, rows in enumerate(wanted, 1):
        if number > 1:
            print(text(chosen.lang, "cli-train-generation", number=number), flush=True)
        # what one generation leaves of the time is the others'
        now = time.monotonic()
        share = None if end is None else now + (end - now) / (len(wanted) - number + 1)
        generations.append(_generation(rules, chosen, generations, rows, share))
    last = generations[-1]
    duels = last.training.duels(last.net, -(-chosen.hands // rules.file.seats.players.value), spread(chosen))
    told = last.net.told
    net = last.training.net(last.net.weights, told["edge"], told["command"], duels)
    report = chosen.out / f"{rules.id}.master.txt"
    report.write_text("\n".join(_report(generations, duels, chosen.lang)) + "\n", encoding="utf-8")
    print(report.read_text(encoding="utf-8"), end="")
    if duels.gain.gain.low <= _LEAST:
        print(text(chosen.lang, "cli-train-no-net"))
        return 1
    written = chosen.out / f"{rules.id}{SUFFIX}"
    written.write_bytes(write_net(net))
    print(text(chosen.lang, "cli-train-written", file=str(written)))
    return 0


def _generation(
    rules: RuleSet, chosen: argparse.Namespace, before: Sequence[_Generation], wanted: int, end: float | None
) -> _Generation:
    """Collect rows and fit the net, which is kept with them.

    :param end: time at which collecting stops.
    :raises UsageError: if the rows that were kept are of another training or cannot be read.
    """
    is_preset = rules.id in available() and not chosen.option
    number = len(before) + 1
    folder = kept_in(rules, chosen, number)
    try:
        numbers = ((own_temper(rules) if is_preset else None) or general()).numbers
        parents = [generation.net for generation in before]
        training = MasterTraining(rules, numbers, chosen.seed, RowsFolder(folder), wanted, parents)
        # more rows would make another net of it, and those of the next generation are from the hands of this one
        if not kept_in(rules, chosen, number + 1).exists():
            _collect(training, chosen, end)
        elif training.rows < wanted:
            print(text(chosen.lang, "cli-train-closed", rows=training.rows, wanted=wanted), flush=True)
    except (TrainingError, NetError) as error:
        raise UsageError(f"{folder}: {error}") from error
    rows = [*(generation.training.rows for generation in before), training.rows]
    command = f"eastwind train {rules.id} --seed {chosen.seed} --rows {','.join(map(str, rows))}"
    if fitted := _fitted(training, command, folder):
        return _Generation(training, *fitted)
    way, weights = _fit(training, chosen)
    net = training.net(weights, training.choose_edge(weights, spread(chosen)), command)
    write_whole(folder / _WAY, json.dumps([step.explained for step in way]))
    write_whole(folder / _FITTED, write_net(net))
    return _Generation(training, way, net)


def _fitted(training: MasterTraining, command: str, folder: Path) -> tuple[list[Round], Net] | None:
    """Return the way and the net of a generation fitted to these very rows before; None if it is to be fitted again."""
    try:
        net = read_net((folder / _FITTED).read_bytes())
        way = [Round(float(explained)) for explained in json.loads((folder / _WAY).read_text(encoding="utf-8"))]
    except (OSError, NetError, ValueError, TypeError):
        return None
    same = training.net(net.weights, float(net.told["edge"]), command)
    return (way, net) if _training_of(same) == _training_of(net) else None


def _training_of(net: Net) -> dict[str, Any]:
    """Return the head of a net without what binds it to rules: those of the training have been looked at already."""
    return {name: told for name, told in net.told.items() if name not in (VALUES, DIGEST)}


def _collect(training: MasterTraining, chosen: argparse.Namespace, end: float | None) -> None:
    """Collect the missing rows; each piece of them is on the disk as soon as it is there."""
    while training.rows < training.wanted and (end is None or time.monotonic() < end or not training.rows):
        training.collect_some(_PIECES, spread(chosen))
        print(text(chosen.lang, "cli-train-rows", rows=training.rows, wanted=training.wanted), flush=True)


def _fit(training: MasterTraining, chosen: argparse.Namespace) -> tuple[list[Round], Weights]:
    """Fit the net: of the first generation the best after a round, by rows that it was not trained with; else the last.

    A further generation's rounds differ by less than these rows can tell.
    """
    way: list[Round] = []
    best: Weights | None = None
    for found, weights in training.fit():
        if training.generation > 1 or best is None or found.explained > max(step.explained for step in way):
            best = weights
        way.append(found)
        print(_round_text(len(way), found, chosen.lang), flush=True)
    assert best is not None
    return way, best


def _round_text(number: int, found: Round, language: str) -> str:
    explained = Numbers(language).decimal(100.0 * found.explained, 3)
    return text(language, "cli-train-round", round=number, explained=explained)


def _report(generations: Sequence[_Generation], duels: Duels, language: str) -> Iterator[str]:
    """Yield the gain over each opponent, and the way of the fit."""
    numbers = Numbers(language)
    yield text(language, "cli-train-master", rules=rules_text(generations[-1].training.rules))
    for label, found in (
        ("cli-train-among-clubs", duels.gain),
        ("cli-train-over-general", duels.over_general),
        ("cli-train-club-among-masters", duels.club_among_masters),
    ):
        yield text(language, label, hands=found.hands)
        yield from columns(
            [(text(language, name), numbers.value(it), numbers.interval(it)) for name, it in _figures(found)]
        )
    for number, generation in enumerate(generations, 1):
        if len(generations) > 1:
            yield text(language, "cli-train-generation", number=number)
        yield text(
            language,
            "cli-train-fitted",
            rows=generation.training.rows,
            unit=numbers.decimal(generation.training.unit, 1),
            edge=numbers.decimal(float(generation.net.told["edge"]), 2),
        )
        yield from ("  " + _round_text(number, found, language) for number, found in enumerate(generation.way, 1))


def _figures(found: Contest) -> list[tuple[str, Mean | Share]]:
    return [
        ("cli-train-gain", found.gain),
        ("cli-train-won", found.won),
        ("cli-train-worth", found.worth),
        ("cli-train-fed", found.fed),
    ]
