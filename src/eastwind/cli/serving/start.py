"""Start of a server, for `eastwind play` and `eastwind serve`."""

import argparse
import contextlib
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from eastwind import code_cache
from eastwind.cli import database
from eastwind.cli.compiling import engine
from eastwind.cli.serving import application, workers
from eastwind.cli.serving.interim import begin_with
from eastwind.cli.serving.options import certificate_of
from eastwind.cli.serving.plan import Plan, SetUp
from eastwind.cli.usage_error import UsageError
from eastwind.code_digest import code_of_engine

if TYPE_CHECKING:
    from eastwind.cli.serving.elsewhere import Elsewhere
    from eastwind.server.interim.takeover_turn import TakeoverTurn
    from eastwind.server.serve import Certificate, Place
    from eastwind.server.settings import Settings
    from eastwind.server.starting import Starting

#: Told when an address answers: whether the engine is being compiled, and whether the page is built.
Ready = Callable[["Place", bool, bool], None]


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
        application.line_to(plan.bus)
    certificate = certificate_of(chosen.certfile, chosen.keyfile)
    application.trusted_by(certificate, plan)
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
        application.opened_store(settings, plan).close_now()
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
    from eastwind.server.store.errors import StoreError

    bus = None if plan.bus is None else application.line_to(plan.bus)
    try:
        # open the store first: the server reports ready only once moves can be stored
        store = application.opened_store(settings, plan)
    except UsageError:
        place.listener.close()
        raise
    inside = network.listen(plan.inside, 0, or_any=True) if plan.is_one_of_several else None
    known = network.Known()
    reached = None if inside is None else application.reached(inside.getsockname(), certificate, plan, known)
    compiling = compiled_by()
    interim = None
    turn: TakeoverTurn = ALONE
    if not engine.is_warm(*engine.FOR_PLAY):
        at = None if inside is None else inside.getsockname()[:2]
        interim = begin_with(SetUp(settings, bots, plan, certificate, at, known))
        turn = _turn(plan)
    starting = Starting(
        settings,
        lambda: application.make_application(settings, bots, store, bus, reached),
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
