"""`eastwind train`: find the weights of a bot under a rule set by play; left with Ctrl-C, it goes on where it was."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.cli import many_hands, rule_files
from eastwind.cli.compiling import rooms
from eastwind.cli.say import add_language_to
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_STEPS: Final = 60
#: Hands of the duel that says what was gained.
_HANDS: Final = 160_000
_INTERRUPTED: Final = 130


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("train", help="find what a bot goes by under a rule set", description=__doc__)
    command.add_argument("rules", metavar="RULES", help="a rule set's id, or a household's file")
    rule_files.add_options_to(command)
    command.add_argument(
        "--what",
        choices=["master", "temper", "keep"],
        default="master",
        help="master: the net by which master plays; temper: the numbers that club goes by; keep: those that come with a preset "
        "whose values have changed, where a duel shows that they still gain (default master)",
    )
    command.add_argument(
        "--hours",
        type=_hours,
        metavar="H",
        help="end the longest part, rows of all generations or the search, after so long",
    )
    command.add_argument(
        "--hands", type=many_hands.number, default=_HANDS, metavar="N", help=f"hands of the duel (default {_HANDS})"
    )
    many_hands.add_seed_and_cores_to(command, "walls")
    command.add_argument(
        "--out", type=Path, default=Path("trained"), metavar="DIR", help="where it is written (default trained)"
    )
    net = command.add_argument_group("for master")
    net.add_argument(
        "--rows",
        type=_rows,
        metavar="N[,N…]",
        help="moves that were tried, to learn from (default 5,000,000); several numbers, as many generations: a further "
        "one learns from the hands of the master of the one before",
    )
    temper = command.add_argument_group("for temper")
    temper.add_argument(
        "--steps", type=many_hands.number, default=_STEPS, metavar="N", help=f"steps of the search (default {_STEPS})"
    )
    temper.add_argument("--pairs", type=many_hands.number, metavar="N", help="walls a step, two hands on each")
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


def _rows(given: str) -> list[int]:
    return [many_hands.number(part) for part in given.split(",")]


def run(chosen: argparse.Namespace) -> int:
    """Train, measure, write. 1 if nothing was gained, 130 when interrupted: the work done until then is kept."""
    many_hands.check_cores(chosen)
    least = min(chosen.steps, chosen.hands, 1 if chosen.pairs is None else chosen.pairs, *(chosen.rows or ()))
    if least < 1:
        raise UsageError("--steps, --pairs, --rows, --hands: expected at least one")
    rules = rule_files.rules_of(chosen.rules, chosen.option)
    rooms.compiled_to_study()
    from eastwind.cli import train_keep, train_master, train_temper

    train = {"master": train_master, "temper": train_temper, "keep": train_keep}[chosen.what]
    chosen.out.mkdir(parents=True, exist_ok=True)
    try:
        ended: int = train.train(rules, chosen)
        return ended
    except KeyboardInterrupt:
        from eastwind.words import text

        if chosen.what == "keep":
            return _INTERRUPTED
        print(text(chosen.lang, "cli-train-kept", file=str(train.kept_in(rules, chosen))))
        return _INTERRUPTED
