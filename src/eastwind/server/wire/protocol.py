"""The door to the messages of the wire, one typed model each; the page's TypeScript types are generated from them.

Everything that comes in is decoded strictly: unknown fields, wrong types and unknown `type` tags are refused with an
`ErrorMessage`. Lists by seat are four long, also where two or three play.
"""

from eastwind.explain.advice import DiscardAdvice
from eastwind.explain.bills import Bill, BillLine, SeatBill
from eastwind.explain.endings import Ending, HandSummary
from eastwind.explain.obstacles import Obstacle
from eastwind.explain.payments import Payment, PaymentPart
from eastwind.explain.waits import Wait
from eastwind.explain.wall import WallThrow
from eastwind.server.wire.answers import (
    Advice,
    ErrorMessage,
    FaultTold,
    Pong,
    ServerMessage,
    Step,
    Update,
    Welcome,
)
from eastwind.server.wire.changes import PondChange, SeatChange, TableChange, WallChange
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.requests import Act, AskAdvice, ClientMessage, GiveUp, Hello, NextHand, Ping, TakeBack
from eastwind.server.wire.rules import DocumentInfo, OptionInfo, PatternInfo, RuleSetInfo, RuleSetPage
from eastwind.server.wire.seats import LegalAction, MeldView, PondTile, SeatView, WallPlace, WallView
from eastwind.server.wire.table import Clock, GameEvent, Helped, SeatingThrow, Stock, TableView
from eastwind.server.wire.tables import (
    About,
    BotInfo,
    NewTable,
    RecordToReplay,
    Replay,
    ReplayFrame,
    ReplayOpened,
    TableOpened,
)
from eastwind.server.wire.vocabulary import (
    ActionKind,
    Direction,
    EventKind,
    FirstEast,
    HandEnd,
    Level,
    MatchEnd,
    MeldKind,
    Message,
    ObstacleKind,
    OptionKind,
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
    "TablePhase",
    "ReadyState",
    "MeldKind",
    "ActionKind",
    "WinSource",
    "EventKind",
    "Direction",
    "SeatNames",
    "FirstEast",
    "HandEnd",
    "MatchEnd",
    "StockEnd",
    "TimeEnd",
    "WallEnd",
    "ObstacleKind",
    "OptionKind",
    "ErrorCode",
    "Message",
    "Hello",
    "Act",
    "NextHand",
    "TakeBack",
    "GiveUp",
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
    "SeatBill",
    "PaymentPart",
    "Payment",
    "Ending",
    "HandSummary",
    "SeatingThrow",
    "Stock",
    "Clock",
    "Helped",
    "Obstacle",
    "TableView",
    "PondChange",
    "SeatChange",
    "WallChange",
    "TableChange",
    "GameEvent",
    "Step",
    "Update",
    "Wait",
    "DiscardAdvice",
    "Advice",
    "FaultTold",
    "ErrorMessage",
    "Pong",
    "Welcome",
    "ServerMessage",
    "About",
    "BotInfo",
    "NewTable",
    "TableOpened",
    "OptionInfo",
    "DocumentInfo",
    "RuleSetInfo",
    "PatternInfo",
    "RuleSetPage",
    "ReplayFrame",
    "Replay",
    "RecordToReplay",
    "ReplayOpened",
]
