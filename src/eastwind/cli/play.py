"""`eastwind play`: starts the server and prints its address."""

import argparse
import contextlib
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.cli import engine
from eastwind.cli.misuse import Misuse
from eastwind.cli.say import say
from eastwind.extras import server_needed
from eastwind.server.settings import DEFAULT_PORT, LOOPBACK

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from fastapi import FastAPI

    from eastwind.server.serve import Certificate, Place
    from eastwind.server.settings import Settings
    from eastwind.server.store.sqlite import SqliteStore
    from eastwind.server.store.store import StoreError

_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 — only with --lan
_HIGHEST_PORT: Final = 65_535


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("play", help="start the server and print its address", description=__doc__)
    command.add_argument("--host", help=f"address to listen on (default {LOOPBACK}: this machine only)")
    command.add_argument(
        "--port", type=_port, help=f"port; 0: any free one (default {DEFAULT_PORT}, or any when it is taken)"
    )
    command.add_argument("--lan", action="store_true", help="let others in the house play: listen on all networks")
    command.add_argument("--certfile", type=Path, metavar="PEM", help="TLS certificate")
    command.add_argument("--keyfile", type=Path, metavar="PEM", help="key of the TLS certificate")
    command.add_argument("--data", type=Path, metavar="DIR", help="folder for the matches (default: the user's own)")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="a bot of your own in Python that may be asked to a table; may be given several times (docs/bots.md)",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe a proxy at this address which visitor it speaks for (X-Forwarded-For); may be given several times",
    )
    command.add_argument(
        "--no-limits",
        action="store_true",
        help="slow nobody down for asking often: for measurements, not for strangers",
    )
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.set_defaults(run=run)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {_HIGHEST_PORT}, got {text!r}")
    return int(text)


def _certificate(certfile: Path | None, keyfile: Path | None) -> "Certificate | None":
    from eastwind.server.serve import Certificate

    if certfile is None and keyfile is None:
        return None
    if certfile is None or keyfile is None:
        raise Misuse("TLS needs both: --certfile CERTIFICATE.pem --keyfile KEY.pem")
    for file in (certfile, keyfile):
        if not file.is_file():
            raise Misuse(f"expected a file in PEM, found none at {file}")
    return Certificate(certfile, keyfile)


def run(chosen: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    server_needed("the table in the browser")
    if chosen.lan and chosen.host is not None:
        raise Misuse("--lan listens on all networks, --host on one address: choose one of them")
    if chosen.data is not None and chosen.data.exists() and not chosen.data.is_dir():
        raise Misuse(f"--data: expected a folder, {chosen.data} is a file")

    from eastwind.cli.own_bots import look_for
    from eastwind.server.http.page import Page
    from eastwind.server.serve import find_place
    from eastwind.server.serve import run as serve
    from eastwind.server.settings import UNHURRIED, Limits, Settings, default_data
    from eastwind.server.starting import Starting
    from eastwind.server.store.sqlite import SqliteStore
    from eastwind.server.store.store import StoreError

    look_for(chosen.bot)
    certificate = _certificate(chosen.certfile, chosen.keyfile)
    host = _EVERYWHERE if chosen.lan else chosen.host or LOOPBACK
    wanted = DEFAULT_PORT if chosen.port is None else chosen.port
    try:
        place = find_place(host, wanted, or_any=chosen.port is None, secure=certificate is not None)
    except OSError as error:
        raise Misuse(f"cannot listen on {host}, port {wanted}: {error.strerror or error}; try --port 0") from error
    settings = Settings(
        chosen.data or default_data(),
        place.hosts,
        secure=place.secure,
        limits=UNHURRIED if chosen.no_limits else Limits(),
        proxies=frozenset(chosen.proxy),
        listed=chosen.lan,
    )
    try:
        # nobody is told that it is ready before it is known that moves can be kept
        store = SqliteStore(settings.database)
    except StoreError as error:
        place.listener.close()
        raise Misuse(_cannot_keep(error)) from error
    compiling = engine.Compiling()
    starting = Starting(
        settings,
        lambda: _application(settings, chosen.bot, store),
        lambda: compiling.waited_for(*engine.FOR_PLAY),
        lambda: compiling.waited_for(*engine.PARTS),
        compiling.stop,
    )
    page = Page(settings.static)

    def ready() -> None:
        if place.moved:
            say("cli-port-taken", port=str(wanted))
        _announce(place, lan=chosen.lan)
        if compiling.under_way:
            say("cli-compiling")
        if not page.built:
            say("cli-page-not-built")
        if chosen.open:
            webbrowser.open(place.url)

    # Ctrl-C is how one stops it
    with contextlib.ExitStack() as opened, contextlib.suppress(KeyboardInterrupt), compiling:
        opened.callback(store.close_now)
        try:
            serve(starting, place, settings, certificate, ready)
        except (StoreError, engine.CompilingError) as error:
            raise Misuse(str(error)) from error
    return 0


def _cannot_keep(error: "StoreError") -> str:
    from eastwind.server.store.store import StoreFault

    if error.fault is StoreFault.NOT_WRITABLE:
        return f"{error}; --data names another folder"
    return str(error)


def _application(settings: "Settings", bots: list[str], store: "SqliteStore") -> "FastAPI":
    """Loads the engine and what stands on it, and the bots that somebody brings."""
    from eastwind.cli.own_bots import registry_with
    from eastwind.server.app import create_app

    return create_app(settings, bots=registry_with(bots), store=store)


def _announce(place: "Place", *, lan: bool) -> None:
    if not lan:
        say("cli-address", address=place.url)
        return
    say("cli-address-lan", address=place.url)
    import segno

    segno.make(place.url, micro=False).terminal(sys.stdout, compact=True)
    if not place.secure:
        say("cli-not-secret")
    sys.stdout.flush()
