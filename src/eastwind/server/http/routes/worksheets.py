"""`/api/worksheets`: tasks of the children's path as a page to print. It is no part of the program: nothing in it can run."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import HTMLResponse

from eastwind.server.http.dependencies import TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import worksheets as worksheets_work
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.texts import MOST_NUMBER
from eastwind.worksheets import MOST_TASKS

_SEEDS: Final = 2**31
_LONGEST_ID: Final = 20
#: Styles stand in the page itself; it brings along all that it shows.
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

router: Final = APIRouter(prefix="/api/worksheets", tags=["school"])


@router.get(
    "/{step}",
    response_class=Response,
    responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}, **refusals(ErrorCode.NOT_FOUND)},
)
async def show_worksheet(
    step: Annotated[str, Path(max_length=_LONGEST_ID, description="its id, as `eastwind tasks list` has it")],
    work: TheWork,
    seed: Annotated[int, Query(ge=0, lt=_SEEDS, description="of the first task; the next has the next")] = 1,
    count: Annotated[int, Query(ge=1, le=MOST_TASKS, description="tasks")] = 1,
    level: Annotated[int, Query(ge=1, le=MOST_NUMBER, description="the easiest is 1")] = 1,
    language: Annotated[Literal["en", "ru", "bg", "pl"], Query(description="of what stands on it")] = "en",
) -> HTMLResponse:
    """Return tasks of a step on A4, with a sheet of answers."""
    page = await work.apart(worksheets_work.sheet_of, step, seed, count, level, language)
    return HTMLResponse(page, headers={"Content-Security-Policy": _POLICY})
