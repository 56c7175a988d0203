"""`eastwind simulate`: very many hands between bots under a rule set, and what is found in them."""

import argparse
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from eastwind.cli import engine, rule_files
from eastwind.cli.hand_table import HandTable, check_name, check_place
from eastwind.cli.misuse import Misuse
from eastwind.cli.progress import Progress, duration
from eastwind.cli.say import add_language_to
from eastwind.words import text

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.rules import RuleSet
    from eastwind.study.bot_play import Part
    from eastwind.study.findings import Findings
    from eastwind.study.simulate import Plan

R = TypeVar("R")

_HANDS: Final = 100_000
#: What a shell reports of a program that was interrupted.
_INTERRUPTED: Final = 130


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("simulate", help="play very many hands and report what is found", description=__doc__)
    rule_files.add_rules_to(command, default=rule_files.DEFAULT_RULES)
    command.add_argument(
        "--bots", default="club", metavar="BOTS", help="levels by seat, as in club,club,novice,random; one is for all"
    )
    command.add_argument("--hands", type=_number, default=_HANDS, metavar="N", help=f"hands to play (default {_HANDS})")
    command.add_argument(
        "--seed", type=_number, default=1, metavar="N", help="the same seed, the same hands (default 1)"
    )
    command.add_argument("--against", metavar="RULES", help="a second rule set: the report compares the two")
    command.add_argument(
        "--against-option", action="append", default=[], metavar="NAME=VALUE", help="an option of the second rule set"
    )
    command.add_argument("--out", type=Path, metavar="FILE", help="write every hand into a table: .parquet or .csv")
    command.add_argument("--report", type=Path, metavar="FILE", help="write the report: a page in HTML")
    command.add_argument("--cores", type=_number, metavar="N", help="cores to use (default: all)")
    add_language_to(command)
    command.set_defaults(run=run)


def _number(given: str) -> int:
    digits = given.replace("_", "")
    if not digits.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, found {given!r}")
    return int(digits)


def run(chosen: argparse.Namespace) -> int:
    """Plays, then writes what was asked for. 130 when it was interrupted: what was played until then is written all the same."""
    if chosen.out is not None:
        check_name(chosen.out)
    if chosen.report is not None:
        check_place(chosen.report, "--report")
    if chosen.cores == 0:
        raise Misuse("--cores: expected at least one")
    engine.ready()
    plans = _plans(chosen)
    if chosen.out is not None and len(plans) > 1:
        raise Misuse("--out: a table holds the hands of one rule set; leave --against out")

    patience = _Patience()
    found: list[Findings] = []
    with patience:
        for plan in plans:
            found.append(_play(plan, chosen, patience))
            if patience.lost:
                break
    whole = [one for one in found if one.hands]
    if not whole:
        print(text(chosen.lang, "cli-simulate-nothing"), file=sys.stderr)
        return _INTERRUPTED
    if chosen.out is not None:
        print(text(chosen.lang, "cli-simulate-table", file=str(chosen.out)))
    if chosen.report is not None:
        _write_report(whole, chosen.report, chosen.lang)
        print(text(chosen.lang, "cli-simulate-report", file=str(chosen.report)))
    return _INTERRUPTED if patience.lost else 0


def _plans(chosen: argparse.Namespace) -> "list[Plan]":
    from eastwind.bots import BotError
    from eastwind.study.simulate import Plan, PlanError, seats_under

    rule_sets = [_rules(chosen.rules, chosen.option)]
    if chosen.against is not None or chosen.against_option:
        rule_sets.append(_rules(chosen.against or chosen.rules, chosen.against_option))
    plans = []
    for rules in rule_sets:
        levels = tuple(level.strip() for level in chosen.bots.split(","))
        if len(levels) == 1:
            levels *= seats_under(rules)
        try:
            plans.append(Plan(rules, levels, chosen.hands, chosen.seed))
        except (BotError, PlanError) as error:
            raise Misuse(str(error)) from error
    if len({len(plan.levels) for plan in plans}) > 1:
        raise Misuse("--against: expected a rule set for as many players")
    return plans


def _rules(name: str, options: list[str]) -> "RuleSet":
    from eastwind.rules import RuleFaults

    try:
        return rule_files.load_rules(name, rule_files.read_options(options))
    except RuleFaults as faults:
        raise Misuse(f"{name}:\n{faults}") from faults


class _Patience:
    """While it lasts, Ctrl-C is a wish to stop and not an error; a second one is."""

    def __init__(self) -> None:
        self._lost: Final = threading.Event()
        self._before: Any = None  # whatever handles it outside, which only `signal` needs to understand

    @property
    def lost(self) -> bool:
        return self._lost.is_set()

    def __enter__(self) -> None:
        # elsewhere than in the main thread nobody can press anything
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._pressed)

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _pressed(self, _: int, __: FrameType | None) -> None:
        if self.lost:
            raise KeyboardInterrupt
        self._lost.set()


def _play(plan: "Plan", chosen: argparse.Namespace, patience: _Patience) -> "Findings":
    """Plays a plan on all cores, with a bar; the hands go into the table where one is asked for."""
    from eastwind.cores import available_cores, share_out
    from eastwind.study.bot_play import CHUNK
    from eastwind.study.rows import columns_of
    from eastwind.study.simulate import simulate

    progress = Progress(plan.hands, chosen.lang)
    cores = chosen.cores or available_cores()

    def spread(play: Callable[[int], R], chunks: Iterable[int]) -> Iterator[R]:
        for number, part in enumerate(share_out(play, chunks, cores, stop=lambda: patience.lost), 1):
            yield part
            progress.show(min(number * CHUNK, plan.hands))

    if chosen.out is None:
        found = simulate(plan, spread)
    else:
        about = {
            "rules": plan.rules.id,
            "digest": plan.rules.digest,
            "bots": ",".join(plan.levels),
            "seed": str(plan.seed),
        }
        with HandTable(chosen.out, about) as table:

            def keep(part: "Part") -> None:
                table.add(columns_of(part, len(plan.levels)))

            found = simulate(plan, spread, keep)
    progress.clear()
    _tell(found, plan.hands, progress.seconds, chosen.lang)
    return found


def _tell(found: "Findings", whole: int, seconds: float, language: str) -> None:
    """How it went, and the few numbers that one asks for first."""
    from eastwind.cli.simulate_text import summary

    if found.hands < whole:
        print(text(language, "cli-simulate-interrupted", hands=found.hands, whole=whole), file=sys.stderr)
    if found.hands:
        rate = round(found.hands / max(seconds, 1e-9))
        print(text(language, "cli-simulate-played", hands=found.hands, time=duration(seconds), rate=rate))
        print("\n".join(summary(found, language)), flush=True)


def _write_report(found: "list[Findings]", path: Path, language: str) -> None:
    from eastwind.report import report_html

    beside = path.with_name(f"{path.name}.part")
    beside.write_text(report_html(found, language), encoding="utf-8")
    beside.replace(path)
