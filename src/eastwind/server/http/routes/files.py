"""Files of the page, at every address that is none of the interface."""

from html import escape
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from eastwind.server.http.answers import is_of_interface
from eastwind.server.http.dependencies import Language, ThePage
from eastwind.words import text

_NOT_FOUND: Final = 404

router: Final = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def show_file(path: str, request: Request, page: ThePage, language: Language) -> Response:
    """Return the page, or a file of it."""
    if is_of_interface(request.url.path):
        raise HTTPException(_NOT_FOUND)
    found = page.response(request, path)
    if found is not None:
        return found
    if not page.built:
        return Response(f"{text(language, 'cli-page-not-built')}\n", _NOT_FOUND, media_type="text/plain")
    return Response(_way_back(language), _NOT_FOUND, media_type="text/html")


def _way_back(language: str) -> str:
    """Return a page for an address that leads nowhere."""
    said, home = escape(text(language, "nowhere")), escape(text(language, "nowhere-home"))
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f'<title>Eastwind</title><p>{said}</p><p><a href="/">{home}</a></p></html>\n'
    )
