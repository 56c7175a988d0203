"""Interface of the server: all endpoints, by subject, in the order in which they are described.

To add one: its messages in `wire`, a module with a `router` in `routes`, and its line here. The application, the description
of the interface, the page's types and the tests take it from this list.
"""

from functools import cache
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from eastwind.server.http.errors import common_refusals
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

#: Codes with which any endpoint may refuse.
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


def add_interface(app: FastAPI) -> None:
    """Add the endpoints to the application, and behind them the files of the page."""
    app.router.routes.extend(_endpoints())


@cache
def methods_by_path() -> dict[str, list[str]]:
    """Return the HTTP methods of each path of the interface: `{"/api/tables/{table}": ["DELETE", "GET"]}`."""
    found: dict[str, list[str]] = {}
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute):
                found.setdefault(route.path, []).extend(route.methods or ())
    return found


@cache
def _endpoints() -> tuple[BaseRoute, ...]:
    """Return all endpoints, resolved once for all applications of the process.

    FastAPI would resolve them at the first request that comes past a router, in the event loop, for each application again.
    """
    whole = FastAPI(generate_unique_id_function=_operation_id, openapi_url=None)
    everywhere = common_refusals(*EVERYWHERE)
    for router in ROUTERS:
        whole.include_router(router, responses=everywhere, dependencies=[LOOK_THROUGH])
    whole.include_router(files.router)
    for route in whole.routes:
        route.matches({"type": "http", "method": "GET", "path": "", "headers": []})
    return tuple(whole.routes)


def _operation_id(route: APIRoute) -> str:
    """Return the name of an endpoint in the description: that of its function."""
    return route.name
