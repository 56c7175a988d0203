"""The words of the wire: what seats, tiles and kinds of action are called in every message, and the form that all share.

Tiles are written in the common notation, one tile each (`5m`, `1z`); a seat is 0–3 for the whole match; its wind changes
from hand to hand.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from eastwind.keeper.json_types import MeldKind as MeldKind
from eastwind.keeper.json_types import TileCode as TileCode
from eastwind.keeper.json_types import WinSource as WinSource
from eastwind.rules.options import OptionKind as OptionKind

Seat = Annotated[int, Field(ge=0, le=3)]
Wind = Literal["east", "south", "west", "north"]
Level = Literal["novice", "club"]
PlayerKind = Literal["person", "novice", "club", "nobody"]
TablePhase = Literal["flowers", "declare", "turn", "claim", "rob", "hand_over", "match_over"]
ReadyState = Literal["no", "ready", "at_once"]
ActionKind = Literal[
    "discard",
    "concealed_kong",
    "added_kong",
    "lay_chow",
    "lay_pung",
    "flower",
    "pass",
    "chow",
    "pung",
    "kong",
    "mahjong",
    "ready_at_once",
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
]
#: The order of play, or the way in which the wall is used up, as it is drawn.
Direction = Literal["counter-clockwise", "clockwise"]
SeatNames = Literal["winds", "numbers"]
FirstEast = Literal["highest-sum", "seat-by-roll", "seat-one"]
#: Why a match is over: all of it was played, somebody has run out, the time was up.
MatchEnd = Literal["played", "stock", "time"]
StockEnd = Literal["never", "below-zero", "at-zero"]
TimeEnd = Literal["finished", "dropped"]
WallEnd = Literal["right", "left"]
#: Why a hand may not win: what was discarded and is waited for; too few points or doubles; too many chows; exposed sets; a pair
#: completed by a discard; no ready hand declared; a chow or pung that completed it.
BarKind = Literal["furiten", "points", "doubles", "chows", "exposed", "pair", "ready", "claimed"]


class Message(BaseModel):
    """Strict and frozen: what is not declared here does not exist on the wire."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
