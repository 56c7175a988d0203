"""The interface: all endpoints of the server, by subject, in the order in which they are described.

To add one: its messages in `wire`, a module with a `router` in `routes`, and its line here. The application, the description
of the interface, the page's types and the tests take it from this list.
"""

from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

from eastwind.server.http.errors import refusals
from eastwind.server.http.incoming import LOOK_THROUGH
from eastwind.server.http.routes import (
    about,
    bots,
    calculator,
    family,
    files,
    household,
    lessons,
    moves,
    replays,
    reviews,
    rulebooks,
    rulesets,
    settlement,
    sharing,
    sheets,
    simulations,
    solo,
    statistics,
    tables,
    trainers,
    worksheets,
)
from eastwind.server.wire.error_codes import ErrorCode

ROUTERS: Final[tuple[APIRouter, ...]] = (
    about.router,
    rulesets.router,
    rulebooks.router,
    calculator.router,
    settlement.router,
    sheets.router,
    bots.router,
    tables.router,
    replays.router,
    reviews.router,
    household.router,
    simulations.router,
    solo.router,
    trainers.router,
    lessons.router,
    family.router,
    worksheets.router,
    moves.router,
    statistics.router,
    sharing.router,
)

#: What any endpoint may refuse with.
EVERYWHERE: Final = (
    ErrorCode.MALFORMED,
    ErrorCode.TOO_LARGE,
    ErrorCode.TOO_OFTEN,
    ErrorCode.BUSY,
    ErrorCode.CROWDED,
    ErrorCode.CLOSING,
    ErrorCode.INTERRUPTED,
    ErrorCode.TOO_COSTLY,
    ErrorCode.INTERNAL,
)


def operation_id(route: APIRoute) -> str:
    """What an endpoint is called: as its function is."""
    return route.name


def add_interface(app: FastAPI) -> None:
    """Gives the application its endpoints, and behind them the files of the page."""
    for router in ROUTERS:
        app.include_router(router, responses=refusals(*EVERYWHERE), dependencies=[LOOK_THROUGH])
    app.include_router(files.router)
