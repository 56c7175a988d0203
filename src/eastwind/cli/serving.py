"""Shared parts of `eastwind play` and `eastwind serve`: the options of a server, and its start."""

import argparse
import contextlib
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from eastwind import code_cache
from eastwind.cli import database, engine, workers
from eastwind.cli.interim import SetUp, begin_with
from eastwind.cli.usage_error import UsageError
from eastwind.code_digest import code_of_engine
from eastwind.server.settings import LOOPBACK

if TYPE_CHECKING:
    import ssl

    from fastapi import FastAPI

    from eastwind.cli.elsewhere import Elsewhere
    from eastwind.server.cluster.bus import BusLine
    from eastwind.server.interim.application import SecondsLeft
    from eastwind.server.interim.takeover_turn import TakeoverTurn
    from eastwind.server.network import Inside, Known
    from eastwind.server.serve import Certificate, Place
    from eastwind.server.settings import Settings
    from eastwind.server.starting import Starting
    from eastwind.server.store.database_store import DatabaseStore
    from eastwind.server.store.store import StoreError

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 — only when it is asked for
_HIGHEST_PORT: Final = 65_535
#: More would only keep each other waiting.
_MOST_WORKERS: Final = 64


#: Told when an address answers: whether the engine is being compiled, and whether the page is built.
Ready = Callable[["Place", bool, bool], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Settings of a server's run.

    :ivar or_any: another port will do where the wanted one is taken; :ivar public: origin at which it is reached from outside;
        :ivar listed: open tables are listed to all visitors; :ivar told: address at which its figures are exported, if any;
        :ivar as_json: its log is lines of JSON; :ivar database: the address of a database of its own, None for a file in the
        matches' folder; :ivar bus: the address of the bus that brings news from other processes, if any; :ivar workers: number
        of processes at one address; :ivar inside: the address at which processes on other machines reach these;
        :ivar inside_cafile: certificates that are trusted of those; :ivar inside_name: name that has to be in them.
    """

    host: str
    port: int
    or_any: bool = False
    public: str | None = None
    listed: bool = False
    told: tuple[str, int] | None = None
    as_json: bool = False
    in_detail: bool = False
    database: str | None = None
    bus: str | None = None
    workers: int = 1
    inside: str = LOOPBACK
    inside_cafile: Path | None = None
    inside_name: str | None = None

    @property
    def is_one_of_several(self) -> bool:
        """Possibility that other processes serve the same database."""
        return self.workers > 1 or self.database is not None or self.bus is not None


def add_options_to(command: argparse.ArgumentParser) -> None:
    """Add the options of a server: its addresses, the place of its matches, the proxies it trusts."""
    command.add_argument("--host", help=f"address to listen on (default {LOOPBACK}: this machine only)")
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
        help="believe the proxies at this address or in this network, such as 10.1.0.0/16, for whom they speak "
        "(X-Forwarded-For); several with commas, or given several times",
    )
    command.add_argument(
        "--no-limits",
        action="store_true",
        help="slow nobody down for asking often: for measurements, not for strangers",
    )


def port_of(text: str) -> int:
    """Parse a port given by the user."""
    if not text.isdecimal() or int(text) > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {_HIGHEST_PORT}, got {text!r}")
    return int(text)


def workers_of(text: str) -> int:
    """Parse a number of processes given by the user."""
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to {_MOST_WORKERS}, got {text!r}")
    return int(text)


def _certificate(certfile: Path | None, keyfile: Path | None) -> "Certificate | None":
    from eastwind.server.serve import Certificate

    if certfile is None and keyfile is None:
        return None
    if certfile is None or keyfile is None:
        raise UsageError("TLS needs both: --certfile CERTIFICATE.pem --keyfile KEY.pem")
    for file in (certfile, keyfile):
        if not file.is_file():
            raise UsageError(f"expected a file in PEM, found none at {file}")
    return Certificate(certfile, keyfile)


def _trusted_inside(certificate: "Certificate | None", plan: Plan) -> "ssl.SSLContext | None":
    """Return the trust of the processes of one database in each other's certificates; None where they speak in the clear."""
    from eastwind.server.network import trusted_inside

    if certificate is None and (plan.inside_cafile is not None or plan.inside_name is not None):
        raise UsageError("--inside-cafile, --inside-name: without --certfile there is no TLS between the processes")
    if plan.inside_name is not None and plan.inside_cafile is None:
        raise UsageError("--inside-name: expected --inside-cafile too, whose certificates bear the name")
    if certificate is None or not plan.is_one_of_several:
        return None
    try:
        return trusted_inside(certificate.certificate, plan.inside_cafile)
    except OSError as error:
        option = "--certfile" if plan.inside_cafile is None else "--inside-cafile"
        raise UsageError(f"{option}: expected certificates in PEM: {error.strerror or error}") from error


def serve(chosen: argparse.Namespace, plan: Plan, ready: Ready) -> int:
    """Serve until the server is stopped. `ready` is called when the address answers."""
    if chosen.data is not None and chosen.data.exists() and not chosen.data.is_dir():
        raise UsageError(f"--data: expected a folder, {chosen.data} is a file")

    from eastwind.cli.own_bots import look_for
    from eastwind.server.operations.json_log import JsonLines
    from eastwind.server.operations.throttled_log import log_throttled
    from eastwind.server.proxies import proxies_of
    from eastwind.server.serve import find_place
    from eastwind.server.settings import UNHURRIED, Limits, Settings, named_publicly

    data = database.folder(chosen.data)
    look_for(chosen.bot)
    workers.check(plan.workers)
    if plan.bus is not None:
        _line_to(plan.bus)
    certificate = _certificate(chosen.certfile, chosen.keyfile)
    _trusted_inside(certificate, plan)
    try:
        proxies = proxies_of(chosen.proxy)
    except ValueError as error:
        raise UsageError(f"--proxy: {error}") from error
    try:
        place = find_place(plan.host, plan.port, or_any=plan.or_any, secure=certificate is not None)
    except OSError as error:
        raise UsageError(
            f"cannot listen on {plan.host}, port {plan.port}: {error.strerror or error}; try --port 0"
        ) from error
    settings = Settings(
        data,
        place.hosts,
        secure=place.secure,
        limits=UNHURRIED if chosen.no_limits else Limits(),
        proxies=proxies,
        listed=plan.listed,
    )
    if plan.public is not None:
        settings = named_publicly(settings, plan.public)
    if plan.workers == 1:
        return _serve_at(place, settings, certificate, chosen.bot, plan, ready, engine.Compiling)
    with contextlib.ExitStack() as opened:
        opened.callback(place.listener.close)
        # made, or brought to this form, once for all; what keeps it from that is said once
        _opened_store(settings, plan).close_now()
        elsewhere = workers.load()
        opened.pop_all()

    def one_of_them(number: int, is_first: bool) -> int:
        # each tells its own figures
        told = None if plan.told is None else (plan.told[0], plan.told[1] + number if plan.told[1] else 0)
        says = ready if number == 0 and is_first else lambda *_: None
        compiled_by = engine.Compiling if elsewhere is None else lambda: elsewhere
        return _serve_at(place, settings, certificate, chosen.bot, replace(plan, told=told), says, compiled_by)

    # what is said of workers that die has the form of what they say themselves
    log_throttled(form=JsonLines() if plan.as_json else None)
    with contextlib.closing(place.listener):
        return workers.WorkerProcesses(plan.workers, one_of_them, elsewhere).run()


def _serve_at(
    place: "Place",
    settings: "Settings",
    certificate: "Certificate | None",
    bots: list[str],
    plan: Plan,
    ready: Ready,
    compiled_by: Callable[[], "engine.Compiling | Elsewhere"],
) -> int:
    from eastwind.server import network
    from eastwind.server.http.page import Page
    from eastwind.server.interim.takeover_turn import ALONE
    from eastwind.server.serve import run as run_server
    from eastwind.server.starting import Starting
    from eastwind.server.store.store import StoreError

    bus = None if plan.bus is None else _line_to(plan.bus)
    try:
        # nobody is told that it is ready before it is known that moves can be kept
        store = _opened_store(settings, plan)
    except UsageError:
        place.listener.close()
        raise
    inside = network.listen(plan.inside, 0, or_any=True) if plan.is_one_of_several else None
    known = network.Known()
    reached = None if inside is None else _reached(inside.getsockname(), certificate, plan, known)
    compiling = compiled_by()
    interim = None
    turn: TakeoverTurn = ALONE
    if not engine.is_warm(*engine.FOR_PLAY):
        at = None if inside is None else inside.getsockname()[:2]
        interim = begin_with(SetUp(settings, bots, plan, certificate, at, known))
        turn = _turn(plan)
    starting = Starting(
        settings,
        lambda: _application(settings, bots, store, bus, reached),
        lambda: compiling.waited_for(*engine.FOR_PLAY),
        lambda: compiling.waited_for(*engine.PARTS),
        compiling.stop,
        interim,
        compiling.left,
        turn,
    )
    built = Page(settings.static).built

    # Ctrl-C is how one stops it, and SIGTERM is how a service manager does
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.ExitStack() as opened, contextlib.suppress(KeyboardInterrupt), compiling:
        opened.callback(store.close_now)
        if plan.told is not None:
            opened.callback(_tell_figures(plan.told, starting))
        try:
            run_server(
                starting,
                place,
                settings,
                certificate,
                lambda: ready(place, compiling.under_way, built),
                as_json=plan.as_json,
                in_detail=plan.in_detail,
                inside=inside,
            )
        except (StoreError, engine.CompilingError) as error:
            raise UsageError(str(error)) from error
    return 0


def _turn(plan: Plan) -> "TakeoverTurn":
    """Return the turn at which this server takes over: servers of one database that share a cache have their engine at once."""
    from eastwind.server.interim.takeover_turn import ALONE, ByLock, Unlocked

    if not plan.is_one_of_several:
        return ALONE
    kept = code_cache.writable(code_of_engine())
    return Unlocked() if kept is None else ByLock(kept / "locks" / "taking-over")


def _tell_figures(where: tuple[str, int], starting: "Starting") -> Callable[[], None]:
    from eastwind.server.operations.metrics import tell_metrics

    host, port = where
    try:
        return tell_metrics(host, port, starting.looked)
    except OSError as error:
        raise UsageError(f"--metrics: cannot listen on {host}, port {port}: {error.strerror or error}") from error


def _opened_store(settings: "Settings", plan: Plan) -> "DatabaseStore":
    from eastwind.server.store.opening import open_store
    from eastwind.server.store.store import StoreError

    try:
        return open_store(settings.database, plan.database)
    except StoreError as error:
        raise UsageError(_cannot_keep(error)) from error


def _cannot_keep(error: "StoreError") -> str:
    from eastwind.server.store.store import StoreFault

    if error.fault is StoreFault.NOT_WRITABLE:
        return f"{error}; --data names another folder"
    return str(error)


def _line_to(address: str) -> "Callable[[], BusLine]":
    """Return a maker of lines to a Valkey or Redis, whether or not it answers now: tables can be played at without it."""
    from eastwind.server.cluster.valkey import ValkeyLine

    try:
        ValkeyLine(address)
    except ValueError as error:
        raise UsageError("--bus: expected an address such as redis://host:6379, whose port is a number") from error
    return lambda: ValkeyLine(address)


def _application(
    settings: "Settings",
    bots: list[str],
    store: "DatabaseStore",
    bus: "Callable[[], BusLine] | None",
    inside: "Inside | None",
    left: "SecondsLeft | None" = None,
) -> "FastAPI":
    """Load the engine, the server upon it, and the user's own bots.

    :param left: seconds for which the engine is interpreted, if it is.
    """
    from eastwind.cli.own_bots import registry_with
    from eastwind.server.app import create_app
    from eastwind.server.cluster.bus import OverBus
    from eastwind.server.interim.application import EVEN_SECONDS
    from eastwind.server.match.world import World

    world = World(even_seconds=0.0 if left is None else EVEN_SECONDS)
    given: dict[str, Any] = {"bots": registry_with(bots), "store": store}
    if left is not None:
        given["not_yet"] = left.not_yet
    if inside is None:
        return create_app(settings, world, **given)
    told = OverBus(settings.limits.sockets_a_seat, bus, time.monotonic)
    return create_app(settings, world, publisher=told, inside=inside, **given)


def application_of(set_up: SetUp, left: "SecondsLeft | None" = None) -> "FastAPI":
    """Return the application with a store of its own. :param left: seconds for which the engine is interpreted, if it is."""
    store = _opened_store(set_up.settings, set_up.plan)
    bus = None if set_up.plan.bus is None else _line_to(set_up.plan.bus)
    plan = set_up.plan
    inside = None if set_up.inside is None else _reached(set_up.inside, set_up.certificate, plan, set_up.known)
    return _application(set_up.settings, set_up.bots, store, bus, inside, left)


def _reached(at: tuple[Any, ...], certificate: "Certificate | None", plan: Plan, known: "Known") -> "Inside":
    from eastwind.server.network import Inside

    trusted = _trusted_inside(certificate, plan)
    host, port = at[:2]
    place = f"{'ws' if trusted is None else 'wss'}://{f'[{host}]' if ':' in host else host}:{port}"
    return Inside(place, trusted, plan.inside_name, known)
