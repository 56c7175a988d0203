"""The factory of the server's application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from anyio import to_thread
from fastapi import FastAPI

from eastwind import __version__
from eastwind.bots import BUILT_IN, Registry
from eastwind.server.cluster.ownership import Ownership
from eastwind.server.cluster.publisher import InProcess, Publisher
from eastwind.server.counters import Counters
from eastwind.server.http.book_lookups import BookLookups
from eastwind.server.http.errors import answer_errors
from eastwind.server.http.forwarded import Forwarded
from eastwind.server.http.guard import Guard
from eastwind.server.http.interface import add_interface, methods_by_path
from eastwind.server.http.page import Page
from eastwind.server.http.throttle import Throttle
from eastwind.server.jobs.jobs import Jobs
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.match.world import World
from eastwind.server.network import Inside
from eastwind.server.operations.lifecycle import Lifecycle
from eastwind.server.operations.shutdown import Shutdown
from eastwind.server.services.moves import Moves
from eastwind.server.services.published import PublishedBooks
from eastwind.server.services.replays import Replays
from eastwind.server.services.reviews import Reviews
from eastwind.server.services.sharing import addresses_for_others
from eastwind.server.settings import Limits, Settings
from eastwind.server.store.errors import StoreError
from eastwind.server.store.opening import open_store
from eastwind.server.store.reviews import REVIEWS, ReviewFile
from eastwind.server.store.store import Store
from eastwind.server.tables.deferred_bots import NOTHING_WAITS, NotYet
from eastwind.server.tables.effect_loop import TableServices
from eastwind.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from eastwind.server.http.peers.middleware import PeerAccess

_log: Final = logging.getLogger(__name__)
#: How long after its time a match may end; and, when the process dies, how much of its time it may get twice.
_CLOCK_SECONDS: Final = 1.0
#: How long after its deadline a table by correspondence goes on.
_DEADLINE_SECONDS: Final = 2.0
#: How long a stopping server waits for what is under way at its tables.
_LAST_SECONDS: Final = 5.0
#: Small things that are asked for in threads, at the same time.
_THREADS: Final = 4
#: Number of searches for tables without players, in the time that these are kept.
_LOOKS_WHILE_UNSEATED: Final = 4


def create_app(
    settings: Settings,
    world: World | None = None,
    *,
    bots: Registry = BUILT_IN,
    store: Store | None = None,
    publisher: Publisher | None = None,
    inside: Inside | None = None,
    work_queue: WorkQueue | None = None,
    not_yet: NotYet = NOTHING_WAITS,
) -> FastAPI:
    """Return the application. Tests bring their own world, bots, store, publisher and work queue here; players cannot.

    :param inside: address for other processes of the same database; None: there are none. :param not_yet: bots that
        cannot play yet, where the engine is interpreted.

    :raises StoreError: if the database cannot be opened.
    """
    kept = store or open_store(settings.database, None)
    kept_reviews = ReviewFile(settings.data / REVIEWS)
    work = work_queue or WorkQueue()
    figures = Counters()
    limits = settings.limits
    told = publisher or InProcess(limits.sockets_a_seat)
    world = world or World()
    ownership = None if inside is None else Ownership(kept, inside.place, inside.known)
    others = None if inside is None or ownership is None else _others(inside, ownership)
    mark = "" if ownership is None else ownership.mark
    jobs = Jobs(mark=mark)
    services = TableServices(kept, told, world)
    table_registry = TableRegistry(services, bots, limits.idle_rooms, limits.bot_seconds, ownership, not_yet)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        # more would only keep each other, and the tables, from being served
        to_thread.current_default_thread_limiter().total_tokens = _THREADS
        duties = (
            _look_at_clocks(table_registry, figures),
            _look_at_deadlines(table_registry),
            _forget_unseated(table_registry, limits),
            told.live(table_registry.catch_up),
        )
        tasks = [asyncio.create_task(each) for each in duties]
        if ownership is not None:
            tasks.append(asyncio.create_task(ownership.live(table_registry.send_away)))
        yield
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if others is not None:
            await others.close()
        await work.close()
        await jobs.close()
        await table_registry.close(_LAST_SECONDS)
        await asyncio.to_thread(kept_reviews.close)

    app = FastAPI(
        title="Eastwind",
        version=__version__,
        description="Tables of classical Mahjong. Play itself goes over the WebSocket `/ws/tables/{table}`.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        # their pages load scripts from elsewhere
        docs_url=None,
        redoc_url=None,
    )
    app.state.table_registry = table_registry
    app.state.bots = bots
    app.state.jobs = jobs
    app.state.reviews = Reviews(jobs, kept_reviews, mark=mark)
    app.state.figures = figures
    app.state.shutdown = shutdown = Shutdown()
    app.state.work_queue = work
    app.state.replays = Replays(mark=mark)
    app.state.moves = Moves(world.stopwatch, mark)
    app.state.listed = settings.listed
    app.state.published_books = books = PublishedBooks(kept)
    app.state.rate_limits = rate_limits = RateLimits(limits, None if others is None else others.counts)
    app.state.lifecycle = Lifecycle(
        shutdown, figures, table_registry, rate_limits, None if others is None else others.verifier
    )
    app.state.page = Page(settings.static)
    own = addresses_for_others(settings.hosts, secure=settings.secure)
    app.state.reached = own if settings.public is None else [settings.public]
    answer_errors(app, methods_by_path())
    if others is not None:
        others.lead_to_them(app, table_registry, figures)
    app.add_middleware(BookLookups, books=books)
    app.add_middleware(Throttle, limits=limits)
    # the outermost of ours: what the others answer carries its headers too
    app.add_middleware(Guard, settings=settings)
    if settings.proxies:
        app.add_middleware(Forwarded, proxies=settings.proxies)
    if others is not None:
        others.believe_them(app, limits.body_bytes)
    add_interface(app)
    return app


def _others(inside: Inside, ownership: Ownership) -> "PeerAccess":
    from eastwind.server.http.peers.middleware import PeerAccess

    return PeerAccess(inside, ownership)


async def _forget_unseated(table_registry: TableRegistry, limits: Limits) -> None:
    while True:
        try:
            await table_registry.forget_unseated(limits.unseated_seconds)
        except StoreError:
            _log.exception("tables without players not dropped; trying again")
        await asyncio.sleep(limits.unseated_seconds / _LOOKS_WHILE_UNSEATED)


async def _look_at_deadlines(table_registry: TableRegistry) -> None:
    while True:
        try:
            await table_registry.look_at_deadlines()
        except StoreError:
            _log.exception("deadlines of tables by correspondence not looked up; trying again")
        await asyncio.sleep(_DEADLINE_SECONDS)


async def _look_at_clocks(table_registry: TableRegistry, figures: Counters) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _CLOCK_SECONDS
        await asyncio.sleep(_CLOCK_SECONDS)
        figures.late.note(max(loop.time() - due, 0.0))
        await table_registry.look_at_clocks(_CLOCK_SECONDS)
