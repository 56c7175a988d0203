"""`eastwind bench`: measures what the engine and the server are to hold, each number beside its target."""

import argparse
from typing import TYPE_CHECKING

from eastwind.cli import database, engine, serving
from eastwind.cli.misuse import Misuse
from eastwind.cli.say import say
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("bench", help="measure the numbers to hold", description=__doc__)
    command.add_argument(
        "groups", nargs="*", metavar="GROUP", help="groups of numbers, such as engine or server (default: all)"
    )
    command.add_argument("--json", action="store_true", help="one object: name → value, unit, target, better")
    command.add_argument("--only", action="append", default=[], metavar="GROUP", help="the same, one at a time")
    command.add_argument(
        "--database",
        type=database.address_of,
        metavar="URL",
        help="for the groups server and load: keep the tables in PostgreSQL, not in a file",
    )
    command.add_argument(
        "--workers",
        type=serving.workers_of,
        metavar="N",
        help="for the same: so many processes at one address, and one against them",
    )
    command.add_argument(
        "--bus",
        type=database.bus_of,
        metavar="URL",
        help="for the same groups: news between processes through Valkey or Redis",
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints each number as soon as it is there."""
    server_needed("measuring")
    if chosen.json:
        engine.warm_up(lambda: None, lambda _: None)
    else:
        engine.warm_up(lambda: say("cli-compiling"), lambda seconds: say("cli-compiled", seconds=round(seconds)))
    from eastwind.bench import report
    from eastwind.bench.server_load import Served

    groups = [*chosen.groups, *chosen.only] or list(report.GROUPS)
    try:
        given = Served(chosen.database, chosen.workers or 1, chosen.bus)
        measures = report.measure(groups, None if given == Served() else given)
        if chosen.json:
            print(report.as_json(measures))
            return 0
        print(report.machine())
        for one in measures:
            print(report.as_text(one), flush=True)
    except ValueError as error:
        raise Misuse(str(error)) from error
    return 0
