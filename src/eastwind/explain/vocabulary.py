"""Vocabulary of hands, bills and payments: the same for the page, the command line, a record and a notebook.

Tiles are written in the common notation, one tile each (`5m`, `1z`); a seat is 0–3 for the whole match; winds are `E S W N`.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from eastwind.tiles.notation import CODES
from eastwind.words.winds import WindLetter

if TYPE_CHECKING:
    from collections.abc import Iterable

Seat = Annotated[int, Field(ge=0, le=3)]
#: Code of a tile. The pattern checks it; the list is for readers of a schema, the page's types among them.
TileCode = Annotated[str, Field(pattern=r"^([1-9][mps]|[1-7]z|[1-8]f)$", json_schema_extra={"enum": list(CODES)})]
MeldKind = Literal["chow", "pung", "kong", "added_kong", "concealed_kong"]
HandEvent = Literal["heavenly", "earthly", "ready", "ready_at_once", "nothing_drawn", "kong_on_kong"]
Wind = WindLetter
WinSource = Literal["wall", "discard", "loose", "last_wall", "last_discard", "robbed_kong"]
#: End of a hand: won; nothing left to draw; three claimed one discard; its match's time was over before, and it counts for
#: nothing.
HandEnd = Literal["won", "wall", "claims", "dropped"]
#: Reason for the end of a match: all of it was played, a player has run out, the time was up, it was left.
MatchEnd = Literal["played", "stock", "time", "left"]
#: Reason why a hand may not win: an own discard that it waits for; too few points or doubles; too many chows; exposed sets; a
#: discard where only tiles from the wall win, or a pair completed by one; no ready hand declared; a form that the rule set
#: does not play; a chow or pung that completed it; a kong that may not be robbed so.
ObstacleKind = Literal[
    "furiten",
    "points",
    "doubles",
    "chows",
    "exposed",
    "wall",
    "pair",
    "ready",
    "form",
    "claimed",
    "robbing",
]
EventKind = Literal[
    "deal",
    "flower",
    "replacement",
    "draw",
    "discard",
    "ready",
    "claim",
    "chow",
    "pung",
    "kong",
    "added_kong",
    "concealed_kong",
    "laid_chow",
    "laid_pung",
    "rob",
    "mahjong",
    "drawn_hand",
    "refill",
    "penalty",
    "settle",
    "match_over",
    "time_up",
    "taken_back",
    "again",
    "given_up",
]


class Value(BaseModel):
    """Strict and frozen model: fields that are not declared do not exist."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    def __repr_args__(self) -> "Iterable[tuple[str | None, Any]]":
        """Return the fields to be shown: those that are neither None nor empty."""
        return [(name, value) for name, value in super().__repr_args__() if value is not None and value != ()]
