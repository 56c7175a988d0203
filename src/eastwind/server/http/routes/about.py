"""`/api/about`: which server this is."""

from typing import Final

from fastapi import APIRouter, Response

from eastwind import __version__
from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import ThePage
from eastwind.server.wire.protocol import About

router: Final = APIRouter(prefix="/api/about", tags=["the server"])


@router.get("")
def show_about(page: ThePage, response: Response) -> About:
    """Which Eastwind this is, and which page it has to give: a page that is another one is out of date."""
    response.headers.update(FRESH)
    page.refresh()
    return About(version=__version__, build=page.build)
