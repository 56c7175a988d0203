"""`/api/solo`: the games for one. Searches run apart, where they can be ended."""

import datetime
import re
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from pydantic import BeforeValidator

from eastwind.server.http.dependencies import NamedBy, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import solo as solo_work
from eastwind.server.wire.error_codes import ErrorCode
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
from eastwind.server.wire.texts import MOST_NUMBER
from eastwind.solo.deal import MOST_DEALS, daily_number

#: Number of a deal, as part of a path.
_NUMBER: Final = re.compile(r"0*[1-9][0-9]{0,8}")


def _number_of_a_deal(text: str) -> str:
    """Refuse a text that is no number of a deal, in words of its own, before its range is checked."""
    if not _NUMBER.fullmatch(text):
        raise Refusal(ErrorCode.MALFORMED, f"a number of a deal, 1 to {MOST_DEALS}", text)
    return text


_Number = Annotated[
    int,
    Path(ge=1, le=MOST_DEALS, description="the same number, the same deal, everywhere"),
    BeforeValidator(_number_of_a_deal),
]
_Shuffled = Annotated[bool, Query(description="dealt at random and proved to be winnable: much harder")]

router: Final = APIRouter(prefix="/api/solo", tags=["games for one"])


@router.get("/layouts")
async def list_layouts(work: TheWork) -> list[SoloLayout]:
    """Return all layouts, the smallest first."""
    return await work.here(solo_work.list_layouts)


@router.get("/deals/{layout}/daily/{day}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_daily_deal(layout: NamedBy, day: NamedBy, work: TheWork) -> SoloDeal:
    """Return the deal of a day, 2025-06-21, the same for everybody."""
    try:
        date = datetime.date.fromisoformat(day)
    except ValueError as error:
        raise Refusal(ErrorCode.MALFORMED, "a day like 2025-06-21", day) from error
    number = daily_number(date.year, date.month, date.day)
    work.warm()
    return await work.here(solo_work.known_deal, layout, number, False, date.isoformat())


@router.get("/deals/{layout}/{number}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_deal(layout: NamedBy, number: _Number, work: TheWork, shuffled: _Shuffled = False) -> SoloDeal:
    """Return a numbered deal."""
    work.warm()
    where = work.apart if shuffled else work.here
    return await where(solo_work.known_deal, layout, number, shuffled)


@router.post("/deals")
async def make_deal(wish: SoloOwnDeal, work: TheWork) -> SoloDeal:
    """Return a numbered deal on a layout of one's own."""
    return await work.apart(solo_work.own_deal, wish)


@router.post("/solve")
async def solve_solitaire(position: SoloPosition, work: TheWork) -> SoloSolution:
    """Return whether a position can still be cleared, and how."""
    return await work.apart(solo_work.solution, position)


@router.post("/hint")
async def hint_solitaire(position: SoloPosition, work: TheWork) -> SoloHint:
    """Return a pair that does not lose a winnable position."""
    return await work.apart(solo_work.hint, position)


@router.post("/back")
async def find_way_back(game: SoloGame, work: TheWork) -> SoloWayBack:
    """Return how far to undo to be able to win again."""
    return await work.apart(solo_work.way_back, game)


@router.post("/rescue")
async def rescue_solitaire(wish: SoloRescueWish, work: TheWork) -> SoloRescue:
    """Shuffle the remaining tiles so that they can be cleared."""
    return await work.apart(solo_work.rescue, wish)


@router.post("/layouts/read")
async def read_layout(file: SoloLayoutFile, work: TheWork) -> SoloLayoutRead:
    """Return a layout from its file, Eastwind's, KMahjongg's or Kyodai's, or all its faults."""
    return await work.apart(solo_work.read_layout_file, file.text)


@router.post("/layouts/check")
async def check_layout(layout: SoloLayoutPlaces, work: TheWork) -> SoloLayoutRead:
    """Check whether places make a layout, and one that can be cleared."""
    return await work.apart(solo_work.check_layout, layout.places)


@router.post("/layouts/write")
async def write_layout(wish: SoloLayoutWish, work: TheWork) -> SoloLayoutText:
    """Return the file of a layout."""
    return SoloLayoutText(text=await work.apart(solo_work.layout_file, wish))


@router.get("/faces")
async def list_faces(work: TheWork) -> list[SoloFaces]:
    """Return sets of own faces that are ready to use."""
    return await work.here(solo_work.list_faces)


@router.post("/faces/read")
async def read_faces(file: SoloFacesFile, work: TheWork) -> SoloFacesRead:
    """Return a set of faces from its file, or all its faults."""
    return await work.apart(solo_work.read_faces_file, file.text)


@router.get("/connect/levels")
async def list_connect_levels() -> list[ConnectLevel]:
    """Return the levels of Connect, each harder than the one before."""
    return solo_work.list_levels()


@router.get("/connect/levels/{level}/{seed}", responses=refusals(ErrorCode.NOT_FOUND))
async def show_connect_field(
    level: Annotated[int, Path(ge=0, le=MOST_NUMBER)],
    seed: _Number,
    work: TheWork,
    gravity: ConnectGravity = "none",
    families: bool = False,
) -> ConnectField:
    """Return a level's field. `gravity`: tiles fall; `families`: any flower goes with any flower, any season with any season."""
    work.warm()
    return await work.here(solo_work.connect_field, level, seed, gravity, families)


@router.post("/connect/hint")
async def hint_connect(position: ConnectPosition, work: TheWork) -> ConnectHint:
    """Return a pair with its line, one that does not lose a winnable field."""
    return await work.apart(solo_work.connect_hint, position)


@router.post("/connect/shuffle")
async def shuffle_connect(wish: ConnectShuffleWish, work: TheWork) -> ConnectShuffle:
    """Shuffle the remaining tiles so that they can be cleared."""
    return await work.apart(solo_work.connect_shuffle, wish)
