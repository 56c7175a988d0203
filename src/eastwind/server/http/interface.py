"""The interface: all endpoints of the server, by subject, in the order in which they are described.

To add one: its messages in `wire`, a module with a `router` in `routes`, and its line here. The application, the description
of the interface, the page's types and the tests take it from this list.
"""

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

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
    app.router.routes.extend(_endpoints())


@cache
def methods_by_path() -> dict[str, list[str]]:
    """How each path of the interface may be asked: `{"/api/tables/{table}": ["DELETE", "GET"]}`."""
    found: dict[str, list[str]] = {}
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute):
                found.setdefault(route.path, []).extend(route.methods or ())
    return {path: sorted(methods) for path, methods in found.items()}


@cache
def _endpoints() -> tuple[BaseRoute, ...]:
    """All endpoints, worked out whole and once for all applications of the process.

    That takes a second of CPU time. FastAPI leaves it to the first request that comes past a router, which would keep every table
    waiting.
    """
    whole = FastAPI(generate_unique_id_function=operation_id, openapi_url=None)
    for router in ROUTERS:
        whole.include_router(router, responses=_refused_everywhere(), dependencies=[LOOK_THROUGH])
    whole.include_router(files.router)
    for route in whole.routes:
        route.matches({"type": "http", "method": "GET", "path": "", "headers": []})
    return tuple(whole.routes)


def _refused_everywhere() -> dict[int | str, dict[str, Any]]:
    """Refusals that any endpoint may answer with. They name their form instead of bringing a model, of which FastAPI would make a
    validator for each of some six hundred pairs of endpoint and status."""
    told = refusals(*EVERYWHERE)
    for row in told.values():
        form = row.pop("model").__name__
        row["content"] = {"application/json": {"schema": {"$ref": f"#/components/schemas/{form}"}}}
    return told
