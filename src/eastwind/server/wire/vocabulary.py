"""Vocabulary of the wire, in addition to `eastwind.explain.vocabulary`, and the form that all messages share."""

from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from eastwind.bots.registry import NAME
from eastwind.explain.vocabulary import (
    EventKind,
    HandEnd,
    MatchEnd,
    MeldKind,
    ObstacleKind,
    Seat,
    TileCode,
    Value,
    Wind,
    WinSource,
)
from eastwind.match.vocabulary import Direction, Help, StockEnd
from eastwind.rules.options import OptionKind
from eastwind.tiles.shuffle import FirstEast

__all__ = [
    "ActionKind",
    "DealWay",
    "Direction",
    "EventKind",
    "FirstEast",
    "HandEnd",
    "Help",
    "Level",
    "MatchEnd",
    "MeldKind",
    "Message",
    "ObstacleKind",
    "OptionKind",
    "Part",
    "ReadyState",
    "Seat",
    "SeatNames",
    "StockEnd",
    "TablePhase",
    "TileCode",
    "TimeEnd",
    "WallEnd",
    "WinSource",
    "Wind",
]

#: The name of a bot. Which there are is data, see `/api/bots`.
Level = Annotated[str, Field(pattern=rf"^{NAME}$")]
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
SeatNames = Literal["winds", "numbers"]
TimeEnd = Literal["finished", "dropped"]
WallEnd = Literal["right", "left"]
DealWay = Literal["two-at-once", "five", "draws", "one-more"]


class Part:
    """Part of a view. Thousands are made: dataclasses, made ten times as fast as models. Never changed once made.

    Nothing is checked when one is made; tests read what comes of it back as strictly as a message.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar = ConfigDict(extra="forbid", strict=True)


class Message(Value):
    """Strict and frozen message: what is not declared here does not exist on the wire."""
