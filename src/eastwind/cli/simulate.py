"""`eastwind simulate`: play very many hands between bots under a rule set, and report the findings."""

import argparse
import signal
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, TextIO

from eastwind.cli import many_hands, rule_files
from eastwind.cli.compiling import rooms
from eastwind.cli.own_bots import seated, tell_fault
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import data_stream, print_json
from eastwind.cli.usage_error import UsageError
from eastwind.cli.whole_file import write_whole
from eastwind.library import defaults

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.library.results import Simulation
    from eastwind.study.simulate import Plan

#: What a shell reports of a program that was interrupted.
_INTERRUPTED: Final = 130
#: The name of standard output among files.
_STANDARD_OUTPUT: Final = Path("-")


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("simulate", help="play very many hands and report what is found", description=__doc__)
    rule_files.add_rules_to(command, default=defaults.RULES)
    command.add_argument(
        "--bots",
        default=defaults.BOTS,
        metavar="BOTS",
        help="bots by seat, as in club,club,novice,my_bots:tidy (a bot of your own is module:name); one is for all",
    )
    command.add_argument(
        "--hands",
        type=many_hands.number,
        default=defaults.HANDS,
        metavar="N",
        help=f"hands to play (default {defaults.HANDS})",
    )
    many_hands.add_seed_and_cores_to(command, "hands")
    command.add_argument("--against", metavar="RULES", help="a second rule set: the report compares the two")
    command.add_argument(
        "--against-option", action="append", default=[], metavar="NAME=VALUE", help="an option of the second rule set"
    )
    command.add_argument(
        "--weights",
        metavar="NAME",
        help="weights by which club and master play: a preset's id or general (default: those of the rules; of two rule sets "
        "those of the preset that both come from, or general)",
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="write every hand into a table: .parquet or .csv; - prints it as CSV"
    )
    command.add_argument(
        "--json", action="store_true", help="print what is found as JSON; what else is said goes beside it"
    )
    command.add_argument("--report", type=Path, metavar="FILE", help="write the report: a page in HTML")
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, then write the requested output. 130 when interrupted: the hands played until then are written all the same."""
    _check(chosen)
    rooms.compiled_to_study()
    plans = _plans(chosen)
    if chosen.out is not None and len(plans) > 1:
        raise UsageError("--out: a table holds the hands of one rule set; leave --against out")
    # where standard output is data, people are spoken to beside it
    aside = sys.stderr if chosen.json or chosen.out == _STANDARD_OUTPUT else sys.stdout

    from eastwind.bots import BotFault
    from eastwind.library.told import rules_text
    from eastwind.report.weights import weights_words
    from eastwind.words import text

    patience = _Patience()
    found: list[Simulation] = []
    try:
        with patience:
            for plan in plans:
                if len(plans) > 1:
                    print(text(chosen.lang, "cli-simulate-under", rules=rules_text(plan.rules)), file=aside, flush=True)
                found.append(_play(plan, chosen, patience, aside))
                if patience.lost:
                    break
    except BotFault as fault:
        tell_fault(fault)
        return 1
    whole = [one for one in found if one.hands]
    if not whole:
        print(text(chosen.lang, "cli-simulate-nothing"), file=sys.stderr)
        return _INTERRUPTED
    for sentence in weights_words(whole, chosen.lang):
        print(sentence, file=aside, flush=True)
    if len(whole) > 1:
        _tell_differences(whole[0], whole[1], chosen.lang, aside)
    if chosen.out is not None and chosen.out != _STANDARD_OUTPUT:
        print(text(chosen.lang, "cli-simulate-table", file=str(chosen.out)), file=aside)
    if chosen.report is not None:
        _write_report(whole, chosen.report, chosen.lang)
        print(text(chosen.lang, "cli-simulate-report", file=str(chosen.report)), file=aside)
    if chosen.json:
        print_json(_data(whole))
    return _INTERRUPTED if patience.lost else 0


def _check(chosen: argparse.Namespace) -> None:
    """Report errors in the arguments before anything is loaded or played."""
    if chosen.json and chosen.out == _STANDARD_OUTPUT:
        raise UsageError("--json and --out - both write to standard output: choose one of them")
    many_hands.check_cores(chosen)
    from eastwind.library.given import ArgumentError
    from eastwind.library.hand_table import check_name, check_place

    try:
        if chosen.out is not None and chosen.out != _STANDARD_OUTPUT:
            check_name(chosen.out, "--out")
        if chosen.report is not None:
            check_place(chosen.report, "--report")
    except ArgumentError as error:
        raise UsageError(str(error)) from error


def _data(found: "list[Simulation]") -> dict[str, Any]:
    """Return one simulation as it is; of two both, and by how much the second is above the first."""
    if len(found) == 1:
        return found[0].to_dict()
    before, after = found
    return {"before": before.to_dict(), "after": after.to_dict(), **(after - before).to_dict()}


def _plans(chosen: argparse.Namespace) -> "list[Plan]":
    from eastwind.bots import BotError
    from eastwind.library.given import ArgumentError
    from eastwind.library.simulation import plan_of
    from eastwind.study.simulate import compared

    rule_sets = [rule_files.rules_of(chosen.rules, chosen.option)]
    if chosen.against is not None or chosen.against_option:
        rule_sets.append(rule_files.rules_of(chosen.against or chosen.rules, chosen.against_option))
    try:
        bots, weights = seated(chosen.bots), chosen.weights
        plans = [plan_of(rules, {}, bots, chosen.hands, chosen.seed, weights) for rules in rule_sets]
    except (ArgumentError, BotError) as error:
        raise UsageError(str(error)) from error
    if len({len(plan.levels) for plan in plans}) > 1:
        raise UsageError("--against: expected a rule set for as many players")
    return list(compared(plans))


class _Patience:
    """Context in which Ctrl-C is a wish to stop and not an error; a second one is."""

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


def _play(plan: "Plan", chosen: argparse.Namespace, patience: _Patience, aside: TextIO) -> "Simulation":
    """Play a plan on all cores, with a bar; write the hands into the table if one was requested."""
    from eastwind.library.hand_table import HandTable
    from eastwind.library.progress import Progress
    from eastwind.library.simulation import about, play

    progress = Progress(plan.hands, chosen.lang)
    with ExitStack() as open_files:
        table = None
        if chosen.out is not None:
            place = open_files.enter_context(data_stream()) if chosen.out == _STANDARD_OUTPUT else chosen.out
            table = open_files.enter_context(HandTable(place, about(plan)))
        found = play(plan, many_hands.cores_of(chosen), progress.show, table, stop=lambda: patience.lost)
    progress.clear()
    _tell(found, plan.hands, progress.seconds, chosen.lang, aside)
    return found


def _tell(found: "Simulation", whole: int, seconds: float, language: str, aside: TextIO) -> None:
    """Print a summary of the run, and its most important figures."""
    from eastwind.cli.columns import columns
    from eastwind.library.progress import duration
    from eastwind.library.told import headline_rows, seat_rows
    from eastwind.words import text

    if found.hands < whole:
        print(text(language, "cli-simulate-interrupted", hands=found.hands, whole=whole), file=sys.stderr)
    if found.hands:
        rate = round(found.hands / max(seconds, 1e-9))
        print(text(language, "cli-simulate-played", hands=found.hands, time=duration(seconds), rate=rate), file=aside)
        rows = [*headline_rows(found, language), *seat_rows(found, language)]
        print("\n".join(columns(rows)), file=aside, flush=True)


def _tell_differences(before: "Simulation", after: "Simulation", language: str, aside: TextIO) -> None:
    """Print by how much the figures under the second rule set are above those under the first."""
    from eastwind.cli.columns import columns
    from eastwind.library.told import rules_text
    from eastwind.words import text

    sides = {"before": rules_text(before.rules), "after": rules_text(after.rules)}
    print(text(language, "cli-simulate-differences", **sides), file=aside)
    print("\n".join(columns((after - before).rows(language))), file=aside, flush=True)


def _write_report(found: "list[Simulation]", path: Path, language: str) -> None:
    from eastwind.report import report_html

    write_whole(path, report_html(found, language))
