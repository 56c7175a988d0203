"""`eastwind serve`: run a server for others, behind a proxy, under a service manager (docs/operations.md)."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli import database
from eastwind.cli.public import origin_of
from eastwind.cli.say import say
from eastwind.cli.serving import options
from eastwind.cli.serving.plan import Plan
from eastwind.cli.serving.start import serve
from eastwind.cli.usage_error import UsageError
from eastwind.extras import SERVER_EXTRA, needed, server_needed
from eastwind.server.settings import DEFAULT_PORT, LOOPBACK

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.server.serve import Place


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("serve", help="run a server for others (docs/operations.md)", description=__doc__)
    command.add_argument(
        "--port", type=options.port_of, default=DEFAULT_PORT, help=f"port; 0: any free one (default {DEFAULT_PORT})"
    )
    command.add_argument(
        "--public",
        metavar="URL",
        help="where others find it, such as https://mahjong.example.org: a proxy's, with no path",
    )
    command.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        help=f"tell figures to Prometheus there (address: {LOOPBACK} where none is given)",
    )
    command.add_argument("--log", choices=("text", "json"), default="text", help="form of the log (default: text)")
    command.add_argument(
        "--database",
        type=database.address_of,
        metavar="URL",
        help="keep the tables in PostgreSQL, such as postgresql:///eastwind (default: a file in the folder of the matches)",
    )
    command.add_argument(
        "--bus",
        type=database.bus_of,
        metavar="URL",
        help="tell what is played to other processes of the same database through Valkey or Redis, such as redis://localhost",
    )
    command.add_argument(
        "--workers",
        type=options.workers_of,
        default=1,
        metavar="N",
        help="so many processes at this address: one for each core that is to serve tables (default 1)",
    )
    command.add_argument(
        "--inside",
        default=LOOPBACK,
        metavar="ADDRESS",
        help=f"of this machine, where processes on other machines that share the database reach it (default {LOOPBACK})",
    )
    command.add_argument(
        "--inside-cafile",
        type=Path,
        metavar="PEM",
        help="certificates of the other machines, or of authorities for them (default: they have the one of --certfile)",
    )
    command.add_argument(
        "--inside-name",
        metavar="NAME",
        help="what the certificates of the other machines are made out to (default: each to its --inside address)",
    )
    options.add_options_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until the server is stopped."""
    server_needed("a server")
    if chosen.metrics is not None:
        needed("prometheus_client", SERVER_EXTRA, "--metrics")

    def ready(place: "Place", compiling: bool, built: bool) -> None:
        say("cli-address", address=place.url)
        if compiling:
            say("cli-compiling")
        if not built:
            say("cli-page-not-built")

    plan = Plan(
        chosen.host or LOOPBACK,
        chosen.port,
        public=None if chosen.public is None else origin_of(chosen.public),
        told=None if chosen.metrics is None else _where(chosen.metrics),
        as_json=chosen.log == "json",
        in_detail=True,
        database=chosen.database,
        bus=chosen.bus,
        workers=chosen.workers,
        inside=chosen.inside,
        inside_cafile=chosen.inside_cafile,
        inside_name=chosen.inside_name,
    )
    return serve(chosen, plan, ready)


def _where(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    try:
        return host.strip("[]") or LOOPBACK, options.port_of(port)
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"--metrics: {error}") from error
