"""`/api/about`: which server this is."""

from typing import Final

from fastapi import APIRouter, Request, Response

from eastwind import __version__
from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import ThePage, TheTableRegistry
from eastwind.server.http.failures import code_of
from eastwind.server.put_off import PREPARING, PUT_OFF
from eastwind.server.wire.protocol import About

router: Final = APIRouter(prefix="/api/about", tags=["the server"])


@router.get("")
def show_about(page: ThePage, table_registry: TheTableRegistry, request: Request, response: Response) -> About:
    """Return which Eastwind this is, and which page it has to give: a page that is another one is out of date.

    Also whether play can go on: a move that cannot be stored is not made.
    """
    response.headers.update(FRESH)
    page.refresh()
    trouble = table_registry.store.trouble
    state = request.scope.get("state", {})
    return About(
        version=__version__,
        build=page.build,
        preparing=state.get(PREPARING, ""),
        put_off=state.get(PUT_OFF, {}),
        unkept=None if trouble is None else code_of(trouble),
    )
