"""The factory of the server's application."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Final

from fastapi import FastAPI

from eastwind import __version__
from eastwind.bots import BUILT_IN, Registry
from eastwind.server.game.chance import FairWalls, Walls
from eastwind.server.game.clock import Stopwatch
from eastwind.server.game.rooms import Rooms
from eastwind.server.http.errors import answer_errors
from eastwind.server.http.guard import Guard
from eastwind.server.http.interface import add_interface, operation_id
from eastwind.server.http.page import Page
from eastwind.server.settings import Settings
from eastwind.server.store.sqlite import Store, StoreError
from eastwind.server.workshop.simulation_jobs import Simulations

_log: Final = logging.getLogger(__name__)
#: After a power cut at most this much is lost; after the death of the process nothing.
_CHECKPOINT_SECONDS: Final = 1.0
#: How long after its time a match may end; and, when the process dies, how much of its time it may get twice.
_CLOCK_SECONDS: Final = 1.0


def _now() -> datetime:
    return datetime.now(UTC)


def create_app(
    settings: Settings,
    *,
    walls: Walls | None = None,
    bots: Registry = BUILT_IN,
    clock: Callable[[], datetime] = _now,
    stopwatch: Stopwatch = time.monotonic,
    store: Store | None = None,
) -> FastAPI:
    """The application. Tests bring their own walls, bots, clocks and store here; players of the game cannot.

    :raises StoreError: if the database cannot be opened.
    """
    kept = store or Store(settings.database)
    simulations = Simulations()
    limits = settings.limits
    rooms = Rooms(kept, walls or FairWalls(), bots, clock, stopwatch, limits.idle_rooms, limits.bot_seconds)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work) for work in (_checkpoint_now_and_then(kept), _look_at_clocks(rooms))]
        yield
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(simulations.close)
        await asyncio.to_thread(_last_checkpoint, kept)

    app = FastAPI(
        title="Eastwind",
        version=__version__,
        description="Tables of classical Mahjong. Play itself goes over the WebSocket `/ws/tables/{table}`.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=operation_id,
        # their pages load scripts from elsewhere
        docs_url=None,
        redoc_url=None,
    )
    app.state.rooms = rooms
    app.state.bots = bots
    app.state.simulations = simulations
    app.state.limits = settings.limits
    app.state.page = Page(settings.static)
    app.add_middleware(Guard, settings=settings)
    answer_errors(app)
    add_interface(app)
    return app


async def _checkpoint_now_and_then(store: Store) -> None:
    while True:
        await asyncio.sleep(_CHECKPOINT_SECONDS)
        try:
            await asyncio.to_thread(store.checkpoint)
        except StoreError:
            _log.exception("the database could not be brought onto the disk; it will be tried again")


async def _look_at_clocks(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(_CLOCK_SECONDS)
        try:
            rooms.look_at_clocks()
        except Exception:  # noqa: BLE001 — the other tables go on
            _log.exception("the clock of a table could not be looked at; it will be tried again")


def _last_checkpoint(store: Store) -> None:
    with contextlib.suppress(StoreError):
        store.checkpoint()
    store.close()
