"""The messages of the wire, one typed model each; the page's TypeScript types are generated from `WIRE_MODELS`.

Everything that comes in is decoded strictly: unknown fields, wrong types and unknown `type` tags are refused with an
`ErrorMessage`. Tiles are written in the common notation, one tile each (`5m`, `1z`); a seat is 0–3 for the whole match;
its wind changes from hand to hand. Rule ids are the lower-case names of `eastwind.rules.patterns.Pattern`.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=3)]
TileCode = Annotated[str, Field(pattern=r"^([1-9][mps]|[1-7]z|[1-8]f)$")]
Wind = Literal["east", "south", "west", "north"]
Level = Literal["novice", "club"]
PlayerKind = Literal["person", "novice", "club"]
TablePhase = Literal["flowers", "declare", "turn", "claim", "rob", "hand_over", "match_over"]
ReadyState = Literal["no", "ready", "at_once"]
MeldKind = Literal["chow", "pung", "kong", "added_kong", "concealed_kong"]
ActionKind = Literal[
    "discard", "concealed_kong", "added_kong", "flower", "pass", "chow", "pung", "kong", "mahjong", "ready_at_once"
]
WinSource = Literal["wall", "discard", "loose", "last_wall", "last_discard", "robbed_kong"]
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
    "rob",
    "mahjong",
    "drawn_hand",
    "refill",
    "penalty",
    "settle",
    "match_over",
]
OptionKind = Literal["bool", "choice", "int"]
ErrorCode = Literal[
    "malformed",
    "unknown_type",
    "not_seated",
    "wrong_token",
    "no_such_table",
    "illegal_action",
    "stale_version",
    "not_your_turn",
    "hand_not_over",
    "match_over",
    "internal",
]


class Message(BaseModel):
    """Strict and frozen: what is not declared here does not exist on the wire."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- what a person sends -------------------------------------------------------------------------------------------


class Hello(Message):
    """First message on a socket: who one is. Without a token nothing is shown.

    The first hello at a new table also brings the person's share in the shuffle, chosen after the server's commitment was
    seen; then the first hand is dealt. Later ones change nothing.
    """

    type: Literal["hello"]
    token: str = Field(min_length=16, max_length=128)
    nonce: str = Field(default="", max_length=128, description="the person's own contribution to the shuffle")


class Act(Message):
    """Plays one of the offered actions. `version` is that of the view it answers; sent twice it is applied once."""

    type: Literal["act"]
    version: int = Field(ge=0)
    action: str = Field(min_length=1, max_length=40, description="the `word` of an offered action")


class NextHand(Message):
    """Goes on to the next hand once the bill has been read."""

    type: Literal["next_hand"]
    hand: int = Field(ge=1, description="the number of the hand that is over")


class AskAdvice(Message):
    """Asks "what could I do?" for the own seat."""

    type: Literal["advice"]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Annotated[Hello | Act | NextHand | AskAdvice | Ping, Field(discriminator="type")]


# --- what a seat may see ---------------------------------------------------------------------------------------------


class LegalAction(Message):
    """An action on offer. `word` is what is sent back; the rest is for drawing it."""

    word: str
    kind: ActionKind
    tile: TileCode | None = Field(default=None, description="the tile discarded, laid out or claimed")
    tiles: list[TileCode] = Field(default_factory=list, description="the set as it would lie, claimed tile included")
    ready: ReadyState = Field(default="no", description="declared together with a discard")


class MeldView(Message):
    """An exposed set, or a concealed kong. Of another seat's concealed kong every tile is known once it is declared."""

    kind: MeldKind
    tiles: list[TileCode]
    claimed: int | None = Field(default=None, description="index in `tiles` of the tile taken from a discard")
    source: Seat | None = Field(default=None, description="the seat it was taken from")


class PondTile(Message):
    tile: TileCode
    taken_by: Seat | None = Field(default=None, description="who claimed it: it no longer lies here")
    ready: ReadyState = "no"


class SeatView(Message):
    seat: Seat
    wind: Wind
    name: str
    player: PlayerKind
    score: int
    hand_count: int = Field(description="tiles in hand, the drawn one included")
    hand: list[TileCode] | None = Field(
        description="None while it is hidden from this viewer; the drawn tile is not in it"
    )
    drawn: TileCode | None = Field(default=None, description="the tile just drawn, if the viewer may see it")
    has_drawn: bool = Field(description="true while the seat holds a drawn tile and has not discarded")
    melds: list[MeldView]
    flowers: list[TileCode]
    pond: list[PondTile]
    ready: ReadyState
    dead: bool


class WallView(Message):
    """The square wall. Stacks are numbered from 0 at the right end of each seat's own wall, going clockwise (to the left)."""

    stacks: int = Field(description="stacks of two in each side: 17 or 18")
    break_seat: Seat = Field(description="whose wall was broken")
    break_stack: int = Field(description="the stack counted out (1-based), whose tiles became the first loose tiles")
    dice: list[int] = Field(description="the four dice: the leader's two, then the owner's two")
    heights: list[list[int]] = Field(
        description="[seat][stack] → tiles standing there now, 0–2; 3 with a loose tile on top"
    )
    left: int = Field(description="tiles that can still be drawn before the hand is over")
    loose: int = Field(description="loose tiles lying ready: 0, 1 or 2")


class BillLine(Message):
    rule: str
    tiles: str = Field(description="notation, `` for none")
    points: int
    doubles: int
    limit: bool = False
    source: str


class Bill(Message):
    seat: Seat
    won: bool
    lines: list[BillLine]
    points: int
    doubles: int
    uncapped: int = Field(description="points × 2^doubles, before the limit; 0 for a limit hand")
    total: int
    limited: bool = Field(description="the limit cut it, or it is a limit hand")


class PaymentReason(Message):
    """Why `payer` pays `payee` this much: rule ids `settle-winner`, `settle-losers`, `settle-east`, `penalty-…`."""

    payer: Seat
    payee: Seat
    amount: int
    reasons: list[str]


class HandResult(Message):
    kind: Literal["won", "drawn"]
    winner: Seat | None
    discarder: Seat | None = Field(default=None, description="who gave the winning tile, None if it was drawn")
    tile: TileCode | None = None
    source: WinSource | None = None
    penalty: str | None = Field(default=None, description="rule id of the penalty that the discarder pays, if any")
    bills: list[Bill] = Field(description="the winner's first, then in the order of play; empty for a drawn hand")
    payments: list[PaymentReason]
    net: list[int] = Field(description="[seat] → gain of this hand; sums to zero")
    scores: list[int] = Field(description="[seat] → running score after this hand")


class HandSummary(Message):
    """A finished hand in the match's history."""

    hand: int
    round_wind: Wind
    dealer: Seat
    winner: Seat | None
    total: int
    net: list[int]
    scores: list[int]


class TableView(Message):
    """Everything one seat may know of its table, and nothing more."""

    version: int
    table: str
    rules: str = Field(description="id of the rule set")
    options: dict[str, str | int | bool]
    me: Seat
    hand: int = Field(description="number of the hand, from 1")
    dealer: Seat
    first_dealer: Seat
    seating_dice: list[list[int]] = Field(
        description="rolls of two dice that seated the players: one list of four sums a roll"
    )
    round_wind: Wind
    round: int = Field(description="1–4")
    rounds: int
    phase: TablePhase
    turn: Seat | None = Field(description="whose turn it is; None between hands")
    seats: list[SeatView]
    wall: WallView
    last_discard: TileCode | None = None
    last_discarder: Seat | None = None
    robbable: TileCode | None = Field(default=None, description="the kong's tile that may be robbed now")
    legal: list[LegalAction] = Field(description="empty when this seat has nothing to decide")
    dangerous: list[TileCode] = Field(default_factory=list, description="own tiles whose discard risks the penalty")
    result: HandResult | None = None
    history: list[HandSummary]
    commitment: str = Field(description="SHA-256 of the match's shuffle secret, hex")
    secret: str | None = Field(default=None, description="revealed when the match is over, hex")


class GameEvent(Message):
    """One thing that happened, masked for the seat that reads it. `tile` is None where this seat may not see it."""

    kind: EventKind
    seat: Seat | None = None
    tile: TileCode | None = None
    source: Seat | None = Field(default=None, description="the seat a claimed tile came from")
    won: bool | None = Field(default=None, description="for `claim`: whether this claim prevailed")
    word: str | None = Field(
        default=None, description="for `claim`: chow, pung, kong or mahjong; for `ready`: ready or at_once"
    )


# --- what the server sends -------------------------------------------------------------------------------------------


class Update(Message):
    """After every accepted action: what happened, and the view that now holds."""

    type: Literal["update"] = "update"
    events: list[GameEvent]
    view: TableView


class WaitTile(Message):
    tile: TileCode
    left: int = Field(description="copies that this seat can know to be possibly left")
    total: int | None = Field(default=None, description="worth of the hand won with it by a discard")
    total_drawn: int | None = Field(default=None, description="worth of the hand won with it from the wall")


class DiscardAdvice(Message):
    tile: TileCode
    distance: int = Field(description="tiles still missing after this discard; 0: one tile short")
    useful: list[WaitTile] = Field(description="tiles that bring the hand nearer")
    left: int
    dangerous: bool


class Advice(Message):
    type: Literal["advice"] = "advice"
    version: int
    distance: int = Field(description="-1: complete; 0: one tile short; n: n + 1 tiles short")
    waits: list[WaitTile] = Field(description="when one tile short (without a drawn tile): what completes the hand")
    useful: list[WaitTile]
    discards: list[DiscardAdvice] = Field(description="best first; empty when it is not the own turn to discard")
    bill: Bill | None = Field(
        default=None, description="what the hand is worth as it lies, or the best it would be if won now"
    )
    bill_tile: TileCode | None = Field(default=None, description="the tile with which `bill` would be won")


class ErrorMessage(Message):
    """A refusal. Nothing was changed, the connection stays open."""

    type: Literal["error"] = "error"
    code: Literal[
        "malformed",
        "unknown_type",
        "not_seated",
        "wrong_token",
        "no_such_table",
        "illegal_action",
        "stale_version",
        "not_your_turn",
        "hand_not_over",
        "match_over",
        "internal",
    ]
    expected: str = Field(description="what would have been accepted, in plain English")
    got: str = Field(description="what came")
    version: int | None = None
    position: str | None = Field(default=None, description="own hand in the notation, to be pasted into a report")


class Pong(Message):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[Update | Advice | ErrorMessage | Pong, Field(discriminator="type")]


# --- over HTTP -------------------------------------------------------------------------------------------------------


class NewTable(Message):
    """Opens a table for one person against bots."""

    rules: str
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    name: str = Field(min_length=1, max_length=40)
    bots: list[Level] = Field(min_length=3, max_length=3)


class TableOpened(Message):
    table: str
    seat: Seat
    token: str
    commitment: str


class OptionInfo(Message):
    name: str
    kind: OptionKind
    default: str | int | bool
    choices: list[str | int] = Field(default_factory=list)
    minimum: int | None = None
    maximum: int | None = None


class RuleSetInfo(Message):
    id: str
    version: int
    digest: str
    options: list[OptionInfo]


class PatternInfo(Message):
    """A line of the rule set as it stands at a table: for the page that explains it."""

    rule: str
    points: int
    doubles: int
    limit: bool
    winner_only: bool
    source: str


class RuleSetPage(Message):
    id: str
    options: dict[str, str | int | bool]
    limit: int
    patterns: list[PatternInfo]
    source_title: str


class ReplayFrame(Message):
    """A position of a finished hand, all hands open."""

    events: list[GameEvent]
    view: TableView


class Replay(Message):
    hand: int
    frames: list[ReplayFrame]


#: What `scripts/generate_types.py` turns into `web/src/lib/protocol.ts`.
WIRE_MODELS: Final[list[type[BaseModel]]] = [
    Hello,
    Act,
    NextHand,
    AskAdvice,
    Ping,
    Update,
    Advice,
    ErrorMessage,
    Pong,
    NewTable,
    TableOpened,
    RuleSetInfo,
    RuleSetPage,
    Replay,
]
