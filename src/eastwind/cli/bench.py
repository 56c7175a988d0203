"""`eastwind bench`: measure the engine and the server, and print each number next to its target."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli import database
from eastwind.cli.compiling import engine
from eastwind.cli.say import say
from eastwind.cli.serving import options
from eastwind.cli.terminal import print_data
from eastwind.cli.usage_error import UsageError
from eastwind.cli.whole_file import write_whole
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("bench", help="measure the numbers to hold", description=__doc__)
    command.add_argument(
        "groups", nargs="*", metavar="GROUP", help="groups of numbers, such as engine or server (default: all)"
    )
    command.add_argument("--json", action="store_true", help="one object: name → value, unit, target, better")
    command.add_argument(
        "--report", type=Path, metavar="FILE", help="write them as a page too, with delays drawn over tables"
    )
    command.add_argument("--only", action="append", default=[], metavar="GROUP", help="the same, one at a time")
    command.add_argument(
        "--database",
        type=database.address_of,
        metavar="URL",
        help="for the groups server and load: keep the tables in PostgreSQL, not in a file",
    )
    command.add_argument(
        "--workers",
        type=options.workers_of,
        metavar="N",
        help="for the same: so many processes at one address, and one against them",
    )
    command.add_argument(
        "--bus",
        type=database.bus_of,
        metavar="URL",
        help="for the same groups: news between processes through Valkey or Redis",
    )
    tables = command.add_argument_group("for the group load: the tables that are played at")
    tables.add_argument("--tables", type=_number(1, 20_000), metavar="N", help="how many at the most (default 2000)")
    tables.add_argument("--people", type=_number(1, 4), metavar="N", help="persons at each (default 4)")
    tables.add_argument("--pace", type=_seconds, metavar="SECONDS", help="from one action to the next (default 2)")
    command.set_defaults(run=run)


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"expected a number from {least} to {most}, found {text!r}")
        return number

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected seconds from 0.01 to 3600, found {text!r}")
    return seconds


def run(chosen: argparse.Namespace) -> int:
    """Print each number as soon as it is measured."""
    server_needed("measuring")
    if chosen.json:
        engine.warm_up(lambda: None, lambda _: None)
    else:
        engine.warm_up(lambda: say("cli-compiling"), lambda seconds: say("cli-compiled", seconds=round(seconds)))
    from eastwind.bench import report
    from eastwind.bench.page import bench_html
    from eastwind.bench.party_load import Parties
    from eastwind.bench.served import LoadError, Served
    from eastwind.library.hand_table import check_place

    groups = [*chosen.groups, *chosen.only] or list(report.GROUPS)
    try:
        if chosen.report is not None:
            check_place(chosen.report, "--report")
        given = Served(chosen.database, chosen.workers or 1, chosen.bus)
        wished = {"tables": chosen.tables, "people": chosen.people, "pace": chosen.pace}
        wished = {name: value for name, value in wished.items() if value is not None}
        parties = Parties(**wished) if wished else None
        measures = report.measure(groups, None if given == Served() else given, parties)
        found = []
        if not chosen.json:
            print(report.machine())
        for one in measures:
            found.append(one)
            if not chosen.json:
                print(report.as_text(one), flush=True)
        if chosen.json:
            print_data(report.as_json(found) + "\n")
    except ValueError as error:
        raise UsageError(str(error)) from error
    except LoadError as error:
        print(f"eastwind bench: {error}", file=sys.stderr)
        return 1
    if chosen.report is not None:
        write_whole(chosen.report, bench_html(found, report.machine()))
    return 0
