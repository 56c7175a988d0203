"""The door to the messages of the wire, one typed model each; the page's TypeScript types are generated from `WIRE_MODELS`.

Everything that comes in is decoded strictly: unknown fields, wrong types and unknown `type` tags are refused with an
`ErrorMessage`. Lists by seat are four long, also where two or three play.
"""

from typing import Final

from pydantic import BaseModel

from eastwind.server.wire.answers import (
    Advice,
    DiscardAdvice,
    ErrorMessage,
    FaultTold,
    Pong,
    ServerMessage,
    Update,
    WaitTile,
    Welcome,
)
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.requests import Act, AskAdvice, ClientMessage, Hello, NextHand, Ping
from eastwind.server.wire.results import Bill, BillLine, HandResult, HandSummary, PaymentPart, PaymentReason
from eastwind.server.wire.rules import DocumentInfo, OptionInfo, PatternInfo, RuleSetInfo, RuleSetPage
from eastwind.server.wire.seats import LegalAction, MeldView, PondTile, SeatView, WallPlace, WallThrow, WallView
from eastwind.server.wire.table import Bar, Clock, GameEvent, SeatingThrow, Stock, TableView
from eastwind.server.wire.tables import About, NewTable, Replay, ReplayFrame, TableOpened
from eastwind.server.wire.vocabulary import (
    ActionKind,
    BarKind,
    Direction,
    EventKind,
    FirstEast,
    Level,
    MatchEnd,
    MeldKind,
    Message,
    OptionKind,
    PlayerKind,
    ReadyState,
    Seat,
    SeatNames,
    StockEnd,
    TablePhase,
    TileCode,
    TimeEnd,
    WallEnd,
    Wind,
    WinSource,
)

#: In the order in which the page's types are to be read.
__all__ = [  # noqa: RUF022
    "Seat",
    "TileCode",
    "Wind",
    "Level",
    "PlayerKind",
    "TablePhase",
    "ReadyState",
    "MeldKind",
    "ActionKind",
    "WinSource",
    "EventKind",
    "Direction",
    "SeatNames",
    "FirstEast",
    "MatchEnd",
    "StockEnd",
    "TimeEnd",
    "WallEnd",
    "BarKind",
    "OptionKind",
    "ErrorCode",
    "Message",
    "Hello",
    "Act",
    "NextHand",
    "AskAdvice",
    "Ping",
    "ClientMessage",
    "LegalAction",
    "MeldView",
    "PondTile",
    "SeatView",
    "WallThrow",
    "WallPlace",
    "WallView",
    "BillLine",
    "Bill",
    "PaymentPart",
    "PaymentReason",
    "HandResult",
    "HandSummary",
    "SeatingThrow",
    "Stock",
    "Clock",
    "Bar",
    "TableView",
    "GameEvent",
    "Update",
    "WaitTile",
    "DiscardAdvice",
    "Advice",
    "FaultTold",
    "ErrorMessage",
    "Pong",
    "Welcome",
    "ServerMessage",
    "About",
    "NewTable",
    "TableOpened",
    "OptionInfo",
    "DocumentInfo",
    "RuleSetInfo",
    "PatternInfo",
    "RuleSetPage",
    "ReplayFrame",
    "Replay",
    "WIRE_MODELS",
]

#: What `scripts/generate_types.py` turns into `web/src/wire/protocol.ts`.
WIRE_MODELS: Final[list[type[BaseModel]]] = [
    Hello,
    Act,
    NextHand,
    AskAdvice,
    Ping,
    Welcome,
    Update,
    Advice,
    ErrorMessage,
    Pong,
    About,
    NewTable,
    TableOpened,
    RuleSetInfo,
    RuleSetPage,
    Replay,
]
