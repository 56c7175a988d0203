"""`eastwind play`: start the server and print its address."""

import argparse
import sys
import webbrowser
from typing import TYPE_CHECKING, Final

from eastwind.cli.say import say
from eastwind.cli.serving import options
from eastwind.cli.serving.plan import Plan
from eastwind.cli.serving.start import serve
from eastwind.cli.terminal import can_show
from eastwind.cli.usage_error import UsageError
from eastwind.extras import server_needed
from eastwind.server.settings import DEFAULT_PORT, LOOPBACK

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.server.serve import Place


#: Characters that make up the picture of an address.
_BLOCKS: Final = "▀▄█"


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("play", help="start the server and print its address", description=__doc__)
    command.add_argument(
        "--port",
        type=options.port_of,
        help=f"port; 0: any free one (default {DEFAULT_PORT}, or any when it is taken)",
    )
    command.add_argument("--lan", action="store_true", help="let others in the house play: listen on all networks")
    options.add_options_to(command)
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until the server is stopped."""
    server_needed("the table in the browser")
    if chosen.lan and chosen.host is not None:
        raise UsageError("--lan listens on all networks, --host on one address: choose one of them")
    wanted = DEFAULT_PORT if chosen.port is None else chosen.port

    def ready(place: "Place", compiling: bool, built: bool) -> None:
        if place.moved:
            say("cli-port-taken", port=str(wanted))
        _announce(place, lan=chosen.lan)
        if compiling:
            say("cli-compiling")
        if not built:
            say("cli-page-not-built")
        if chosen.open:
            webbrowser.open(place.url)

    host = options.EVERYWHERE if chosen.lan else chosen.host or LOOPBACK
    return serve(chosen, Plan(host, wanted, or_any=chosen.port is None, listed=chosen.lan), ready)


def _announce(place: "Place", *, lan: bool) -> None:
    if not lan:
        say("cli-address", address=place.url)
        return
    say("cli-address-lan", address=place.url)
    if can_show(_BLOCKS):
        import segno

        segno.make(place.url, micro=False).terminal(sys.stdout, compact=True)
    if not place.secure:
        say("cli-not-secret")
    sys.stdout.flush()
