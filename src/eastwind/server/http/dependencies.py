"""Dependencies that an endpoint declares by type: the server's parts, the seat's token, the language, the chosen options.

All are resolved in the event loop: a dependency that is no coroutine would be given to a thread, for each request.
"""

from functools import partial
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from eastwind.bots import Registry
from eastwind.rules import RuleSet
from eastwind.server.counters import Counters
from eastwind.server.http.page import Page
from eastwind.server.http.visitor import visitor_of
from eastwind.server.http.work import Work
from eastwind.server.jobs.jobs import Jobs
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.limits.rate_limits import GUESS, RateLimits
from eastwind.server.operations.shutdown import Shutdown
from eastwind.server.services.moves import Moves
from eastwind.server.services.presets import chosen_preset
from eastwind.server.services.published import PublishedBooks
from eastwind.server.services.replays import Replays
from eastwind.server.services.reviews import Reviews
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.texts import MOST_NUMBER, Options
from eastwind.words import LANGUAGES

_MOST_OPTIONS: Final = 4096
_LONGEST_NAME: Final = 60
_CHOSEN: Final[TypeAdapter[dict[str, str | int | bool]]] = TypeAdapter(Options)
_BEARER: Final = HTTPBearer(
    auto_error=False, scheme_name="seat", description="The token of a seat, as it was told when the table was opened."
)


def _part(name: str) -> Any:
    """Return a dependency on the part of this name in the application's state."""

    async def found(connection: HTTPConnection) -> Any:
        return getattr(connection.app.state, name)

    return Depends(found)


def language_of(request: Request) -> str:
    """Return the first available language that the browser asks for; English when there is none."""
    wishes = []
    for place, part in enumerate(request.headers.get("accept-language", "").split(",")):
        tag, _, parameters = part.strip().partition(";")
        quality = parameters.strip().removeprefix("q=")
        try:
            wishes.append((-float(quality or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wishes) if language in LANGUAGES), LANGUAGES[0])


async def _language(request: Request) -> str:
    return language_of(request)


async def _token(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]) -> str:
    if credentials is None:
        raise Refusal(ErrorCode.WRONG_TOKEN, "a header `Authorization: Bearer <token>`", "none")
    return credentials.credentials


async def _options(
    options: Annotated[
        str, Query(description="chosen options of the rule set, a JSON object", max_length=_MOST_OPTIONS)
    ] = "{}",
) -> dict[str, str | int | bool]:
    try:
        return _CHOSEN.validate_json(options, strict=True)
    except ValidationError as error:
        expected = "options as a JSON object of words, whole numbers, true and false"
        raise Refusal(ErrorCode.MALFORMED, expected, options) from error


async def _work(request: Request, work_queue: Annotated[WorkQueue, _part("work_queue")]) -> Work:
    return Work(request, work_queue)


#: Costly work, done in the name of the visitor who sent the request.
TheWork = Annotated[Work, Depends(_work)]


async def _preset(
    work: TheWork,
    name: Annotated[str, Path(description="the id of a rule set", max_length=_LONGEST_NAME)],
    options: Annotated[dict[str, str | int | bool], Depends(_options)],
) -> RuleSet:
    return await work.here(chosen_preset, name, options, ErrorCode.NOT_FOUND)


async def _opening(connection: HTTPConnection) -> None:
    connection.app.state.shutdown.check_open()
    await connection.app.state.rate_limits.opening(visitor_of(connection))


#: Code by which persons are invited to a table.
SixLetters = Annotated[str, Path(alias="code", description="six letters", max_length=_LONGEST_NAME)]


async def _invited(connection: HTTPConnection, code: SixLetters) -> LiveTable:
    state = connection.app.state
    counted = connection.scope.get(GUESS)
    found: LiveTable = await state.rate_limits.by_code(
        visitor_of(connection), partial(state.table_registry.invited, code), counted
    )
    return found


async def _watched(connection: HTTPConnection, code: SixLetters) -> LiveTable:
    state = connection.app.state
    counted = connection.scope.get(GUESS)
    found: LiveTable = await state.rate_limits.by_code(
        visitor_of(connection), partial(state.table_registry.watched, code), counted
    )
    return found


TheTableRegistry = Annotated[TableRegistry, _part("table_registry")]
TheReviews = Annotated[Reviews, _part("reviews")]
TheJobs = Annotated[Jobs, _part("jobs")]
TheBots = Annotated[Registry, _part("bots")]
ThePage = Annotated[Page, _part("page")]
#: Origins under which others find this server.
ReachedAt = Annotated[list[str], _part("reached")]
ThePublishedBooks = Annotated[PublishedBooks, _part("published_books")]
TheMoves = Annotated[Moves, _part("moves")]
#: Setting that open tables are listed to every visitor.
IsListed = Annotated[bool, _part("listed")]
TheShutdown = Annotated[Shutdown, _part("shutdown")]
TheFigures = Annotated[Counters, _part("figures")]
TheReplays = Annotated[Replays, _part("replays")]
TheRateLimits = Annotated[RateLimits, _part("rate_limits")]
#: For an endpoint that opens a table, which a visitor may not do without end.
OPENS_A_TABLE: Final = Depends(_opening)
#: Proof of a seat. An endpoint that asks for it refuses a request without one.
Token = Annotated[str, Depends(_token)]
#: The language that the request asks for.
Language = Annotated[str, Depends(_language)]
#: A table by its name.
TableName = Annotated[
    str, Path(alias="table", description="as it was told when it was opened", max_length=_LONGEST_NAME)
]
#: A hand of a match, and a position of its replay.
HandNumber = Annotated[int, Path(alias="hand", ge=0, le=MOST_NUMBER, description="from 1")]
FrameNumber = Annotated[
    int, Path(alias="frame", ge=0, le=MOST_NUMBER, description="a position of the hand's replay, from 0")
]
#: Record, simulation, lesson, layout or day: any other thing that an address names.
NamedBy = Annotated[str, Path(max_length=2 * _LONGEST_NAME)]
#: Table that is found by the six letters of an address; a visitor who tries wrong ones waits.
Invited = Annotated[LiveTable, Depends(_invited)]
#: The same for a client that watches without a seat.
Watched = Annotated[LiveTable, Depends(_watched)]
#: The preset that an address names, with the options that it brings. An endpoint that asks for it refuses other names.
ChosenPreset = Annotated[RuleSet, Depends(_preset)]
