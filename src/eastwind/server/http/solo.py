"""HTTP for the games for one, `/api/solo`. Searches run in threads, few at a time, each with bounded work."""

import datetime
from collections.abc import Callable
from typing import Annotated, Final, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Path, Query

from eastwind.server.wire.protocol import ErrorMessage
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.solo import (
    ConnectField,
    ConnectGravity,
    ConnectHint,
    ConnectLevel,
    ConnectPosition,
    ConnectShuffle,
    ConnectShuffleWish,
    SoloDeal,
    SoloFaces,
    SoloFacesFile,
    SoloFacesRead,
    SoloGame,
    SoloHint,
    SoloLayout,
    SoloLayoutFile,
    SoloLayoutPlaces,
    SoloLayoutRead,
    SoloLayoutText,
    SoloLayoutWish,
    SoloOwnDeal,
    SoloPosition,
    SoloRescue,
    SoloRescueWish,
    SoloSolution,
    SoloWayBack,
)
from eastwind.server.workshop import solo as solo_work
from eastwind.solo.deal import MOST_DEALS, daily_number

P = ParamSpec("P")
R = TypeVar("R")

#: So many searches at once; further ones wait, and tables go on being served.
_AT_ONCE: Final = CapacityLimiter(2)
_Number = Annotated[int, Path(ge=1, le=MOST_DEALS, description="the same number, the same deal, everywhere")]
_Shuffled = Annotated[bool, Query(description="dealt at random and proved to be winnable: much harder")]

solo_router: Final = APIRouter(prefix="/api/solo", tags=["games for one"], responses={422: {"model": ErrorMessage}})


async def _apart(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Does the work in a thread."""
    return await to_thread.run_sync(lambda: work(*args, **kwargs), limiter=_AT_ONCE)


@solo_router.get("/layouts")
async def list_layouts() -> list[SoloLayout]:
    """All layouts, the smallest first."""
    return await _apart(solo_work.list_layouts)


@solo_router.get("/deals/{layout}/daily/{day}")
async def show_daily_deal(layout: str, day: str) -> SoloDeal:
    """The deal of a day, 2025-06-21, the same for everybody."""
    try:
        date = datetime.date.fromisoformat(day)
    except ValueError as error:
        raise Refusal("malformed", "a day like 2025-06-21", day) from error
    number = daily_number(date.year, date.month, date.day)
    found = solo_work.known_layout(layout)
    return await _apart(solo_work.make_deal, found, number, shuffled=False, daily=date.isoformat())


@solo_router.get("/deals/{layout}/{number}")
async def show_deal(layout: str, number: _Number, shuffled: _Shuffled = False) -> SoloDeal:
    """A numbered deal."""
    return await _apart(solo_work.make_deal, solo_work.known_layout(layout), number, shuffled=shuffled)


@solo_router.post("/deals")
async def make_own_deal(wish: SoloOwnDeal) -> SoloDeal:
    """A numbered deal on a layout of one's own."""
    layout = solo_work.own_layout(wish.places)
    return await _apart(solo_work.make_deal, layout, wish.number, shuffled=wish.shuffled)


@solo_router.post("/solve")
async def solve(position: SoloPosition) -> SoloSolution:
    """Whether a position can still be cleared, and how."""
    return await _apart(solo_work.solution, position)


@solo_router.post("/hint")
async def hint(position: SoloPosition) -> SoloHint:
    """A pair that does not lose a winnable position."""
    return await _apart(solo_work.hint, position)


@solo_router.post("/back")
async def way_back(game: SoloGame) -> SoloWayBack:
    """How far to undo to be able to win again."""
    return await _apart(solo_work.way_back, game)


@solo_router.post("/rescue")
async def rescue(wish: SoloRescueWish) -> SoloRescue:
    """Shuffles what is left so that it can be cleared."""
    return await _apart(solo_work.rescue, wish)


@solo_router.post("/layouts/read")
async def read_layout(file: SoloLayoutFile) -> SoloLayoutRead:
    """A layout from its file, Eastwind's or KMahjongg's, or all that is wrong with it."""
    return await _apart(solo_work.read_layout_file, file.text)


@solo_router.post("/layouts/check")
async def check_layout(layout: SoloLayoutPlaces) -> SoloLayoutRead:
    """Whether places make a layout, and one that can be cleared."""
    return await _apart(solo_work.check_layout, layout.places)


@solo_router.post("/layouts/write")
async def write_layout(wish: SoloLayoutWish) -> SoloLayoutText:
    """The file of a layout."""
    return SoloLayoutText(text=await _apart(solo_work.layout_file, wish))


@solo_router.get("/faces")
async def list_faces() -> list[SoloFaces]:
    """Sets of own faces that are ready to use."""
    return await _apart(solo_work.list_faces)


@solo_router.post("/faces/read")
async def read_faces(file: SoloFacesFile) -> SoloFacesRead:
    """A set of faces from its file, or all that is wrong with it."""
    return await _apart(solo_work.read_faces_file, file.text)


@solo_router.get("/connect/levels")
async def list_levels() -> list[ConnectLevel]:
    """The levels of Connect, each harder than the one before."""
    return solo_work.list_levels()


@solo_router.get("/connect/levels/{level}/{seed}")
async def show_field(
    level: int, seed: _Number, gravity: ConnectGravity = "none", families: bool = False
) -> ConnectField:
    """A level's field. `gravity`: tiles fall; `families`: any flower goes with any flower, any season with any season."""
    return await _apart(solo_work.connect_field, level, seed, gravity, families=families)


@solo_router.post("/connect/hint")
async def connect_hint(position: ConnectPosition) -> ConnectHint:
    """A pair with its line, one that does not lose a winnable field."""
    return await _apart(solo_work.connect_hint, position)


@solo_router.post("/connect/shuffle")
async def connect_shuffle(wish: ConnectShuffleWish) -> ConnectShuffle:
    """Shuffles what is left so that it can be cleared."""
    return await _apart(solo_work.connect_shuffle, wish)
