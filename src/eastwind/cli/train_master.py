"""`eastwind train`: *master*'s net for a rule set, its report and its file."""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from eastwind.bots.nets import SUFFIX, Net, NetError, Weights, write_net
from eastwind.bots.tempers import general, own_temper
from eastwind.cli.columns import columns
from eastwind.cli.misuse import Misuse
from eastwind.cli.rows_folder import RowsFolder
from eastwind.cli.training import HOUR, spread
from eastwind.library.told import rules_text
from eastwind.report.numbers import Numbers
from eastwind.rules import RuleSet
from eastwind.rules.loader import available
from eastwind.study import Mean, Share
from eastwind.study.contests import Contest
from eastwind.train.errors import TrainingError
from eastwind.train.masters import ROWS, Duels, MasterTraining, Round
from eastwind.words import text

#: Pieces of rows that are collected before it is told how far it is.
_PIECES: Final = 12
#: A net is for a set that surely gains by it: what the interval's lower end must be above, in points a hand.
_LEAST: Final = 0.0


def kept_in(rules: RuleSet, chosen: argparse.Namespace) -> Path:
    """Where lies what is done, so that it can be gone on with."""
    out: Path = chosen.out
    return out / f"{rules.id}.rows"


def train(rules: RuleSet, chosen: argparse.Namespace) -> int:
    """Collects, fits, measures, writes; 1 if nothing was gained."""
    is_preset = rules.id in available() and not chosen.option
    numbers = ((own_temper(rules) if is_preset else None) or general()).numbers
    folder = kept_in(rules, chosen)
    try:
        training = MasterTraining(rules, numbers, chosen.seed, RowsFolder(folder), chosen.rows or ROWS)
        _collect(training, chosen)
    except (TrainingError, NetError) as error:
        raise Misuse(f"{folder}: {error}") from error
    way, weights = _fit(training, chosen)
    edge = training.choose_edge(weights, spread(chosen))
    command = f"eastwind train {rules.id} --seed {chosen.seed} --rows {training.rows}"
    duels = training.duels(
        training.net(weights, edge, command), -(-chosen.hands // rules.file.seats.players.value), spread(chosen)
    )
    net = training.net(weights, edge, command, duels)
    report = chosen.out / f"{rules.id}.master.txt"
    report.write_text("\n".join(_report(training, way, net, duels, chosen.lang)) + "\n", encoding="utf-8")
    print(report.read_text(encoding="utf-8"), end="")
    if duels.gain.gain.low <= _LEAST:
        print(text(chosen.lang, "cli-train-no-net"))
        return 1
    written = chosen.out / f"{rules.id}{SUFFIX}"
    written.write_bytes(write_net(net))
    print(text(chosen.lang, "cli-train-written", file=str(written)))
    return 0


def _collect(training: MasterTraining, chosen: argparse.Namespace) -> None:
    """Collects the rows that lack; each piece of them is on the disk as soon as it is there."""
    end = None if chosen.hours is None else time.monotonic() + chosen.hours * HOUR
    while training.rows < training.wanted and (end is None or time.monotonic() < end or not training.rows):
        training.collect_some(_PIECES, spread(chosen))
        print(text(chosen.lang, "cli-train-rows", rows=training.rows, wanted=training.wanted), flush=True)


def _fit(training: MasterTraining, chosen: argparse.Namespace) -> tuple[list[Round], Weights]:
    """Fits the net; of what it came to after each round the best by rows that it was not trained with."""
    way: list[Round] = []
    best: Weights | None = None
    for found, weights in training.fit():
        if best is None or found.explained > max(step.explained for step in way):
            best = weights
        way.append(found)
        print(_round_text(len(way), found, chosen.lang), flush=True)
    assert best is not None
    return way, best


def _round_text(number: int, found: Round, language: str) -> str:
    explained = Numbers(language).decimal(100.0 * found.explained, 3)
    return text(language, "cli-train-round", round=number, explained=explained)


def _report(training: MasterTraining, way: Sequence[Round], net: Net, duels: Duels, language: str) -> Iterator[str]:
    """What was gained, against whom, and how the net was found."""
    numbers = Numbers(language)
    yield text(language, "cli-train-master", rules=rules_text(training.rules))
    for label, found in (
        ("cli-train-among-clubs", duels.gain),
        ("cli-train-over-general", duels.over_general),
        ("cli-train-club-among-masters", duels.club_among_masters),
    ):
        yield text(language, label, hands=found.hands)
        yield from columns(
            [(text(language, name), numbers.value(it), numbers.interval(it)) for name, it in _figures(found)]
        )
    yield text(
        language,
        "cli-train-fitted",
        rows=training.rows,
        unit=numbers.decimal(training.unit, 1),
        edge=numbers.decimal(float(net.told["edge"]), 2),
    )
    yield from ("  " + _round_text(number, found, language) for number, found in enumerate(way, 1))


def _figures(found: Contest) -> list[tuple[str, Mean | Share]]:
    return [
        ("cli-train-gain", found.gain),
        ("cli-train-won", found.won),
        ("cli-train-worth", found.worth),
        ("cli-train-fed", found.fed),
    ]
