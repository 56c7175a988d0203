"""The messages of the wire, one typed model each; the page's TypeScript types are generated from `WIRE_MODELS`.

Everything that comes in is decoded strictly: unknown fields, wrong types and unknown `type` tags are refused with an
`ErrorMessage`. Tiles are written in the common notation, one tile each (`5m`, `1z`); a seat is 0–3 for the whole match;
its wind changes from hand to hand. Lists by seat are four long, also where two or three play. Rule ids are the lower-case
names of `eastwind.rules.patterns.Pattern`.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=3)]
TileCode = Annotated[str, Field(pattern=r"^([1-9][mps]|[1-7]z|[1-8]f)$")]
Wind = Literal["east", "south", "west", "north"]
Level = Literal["novice", "club"]
PlayerKind = Literal["person", "novice", "club", "nobody"]
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
#: completed by a discard; no ready hand declared; a wrong number of tiles; a chow or pung that completed it.
BarKind = Literal["furiten", "points", "doubles", "chows", "exposed", "pair", "ready", "dead_hand", "claimed"]
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
    "no_such_simulation",
    "not_done",
    "busy",
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
    number: int = Field(description="1–4, what the seat is called where seats have numbers")
    wind: Wind = Field(description="the seat's own wind in this hand")
    name: str
    player: PlayerKind = Field(description="`nobody`: the seat is empty, as all its fields are")
    plays: bool
    score: int
    stock: int | None = Field(default=None, description="what is left of the stock; below 0 it is a debt")
    counters: list[int] = Field(
        default_factory=list, description="how many of each of the table's counters make that up"
    )
    money: int = Field(default=0, description="the score at the table's stake, in hundredths")
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


class WallThrow(Message):
    """A throw of two dice for the wall."""

    seat: Seat
    dice: list[int]
    what: Literal["side", "stack"] = Field(description="whether it names the side that is broken or counts the stack")
    wanted: list[int] = Field(
        description="the sums with which the thrower breaks his own wall; empty where every sum counts"
    )
    failed: bool = Field(description="it was none of these: the next player throws")


class WallPlace(Message):
    seat: Seat
    stack: int = Field(description="as in `heights`")


class WallView(Message):
    """The square wall. Stacks are numbered from 0 at the `first_stack` end of each seat's own wall, on and on from there.

    Where the seats run counter-clockwise that is the right end, and they go clockwise; a table with its seats clockwise is the
    mirror image.
    """

    stacks: int = Field(description="stacks of two in each side: 17 or 18")
    first_stack: WallEnd = Field(description="at which end of each own wall stack 0 stands, as its owner sees it")
    drawn: Direction = Field(description="how the wall is used up")
    counted_from: WallEnd = Field(description="the end from which the broken wall was counted, as its owner sees it")
    counted_out: Literal["last", "first"] = Field(
        description="whether the stack counted out stays the wall's end, or is the first to be dealt"
    )
    loose_apart: bool = Field(description="two loose tiles lie apart; otherwise replacements come off the wall's end")
    break_seat: Seat = Field(description="in whose wall the stack counted out stands")
    break_stack: int = Field(description="the stack counted out, from 1 at the end `counted_from`")
    next: WallPlace | None = Field(default=None, description="where the next tile is drawn from")
    dice: list[int] = Field(description="the four dice that broke it: two for the side, two for the stack")
    throws: list[WallThrow] = Field(description="all throws in order, the failed ones too")
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
    title: str | None = Field(None, description="what a household calls a hand of its own; null: the page has the name")


class Bill(Message):
    seat: Seat
    won: bool
    lines: list[BillLine]
    points: int
    doubles: int
    uncapped: int = Field(description="points × 2^doubles, before the limit; 0 for a limit hand")
    total: int
    limited: bool = Field(description="the limit cut it, or it is a limit hand")


class PaymentPart(Message):
    """A part of a payment: `loser` owes it by the rules, or another pays it for him."""

    loser: Seat
    amount: int
    reasons: list[str]


class PaymentReason(Message):
    """Why `payer` pays `payee` this much: rule ids `settle-winner`, `settle-losers`, `settle-east`, `penalty-…`."""

    payer: Seat
    payee: Seat
    amount: int
    reasons: list[str]
    parts: list[PaymentPart] = Field(description="whose parts it is made of: several where one pays for all")


class HandResult(Message):
    """What a hand came to; `dropped`: the time was over, and it counts for nothing."""

    kind: Literal["won", "drawn", "dropped"]
    drawn_by: Literal["wall", "three_claims"] | None = Field(default=None, description="why a drawn hand was drawn")
    settlement: Literal["payments", "own_scores"] = Field(
        description="with `own_scores` nobody pays: `net` is what each adds to his own score, and has any sum"
    )
    winner: Seat | None = Field(description="the first of the winners")
    winners: list[Seat] = Field(description="all of them, in the order of play from the discarder")
    discarder: Seat | None = Field(default=None, description="who gave the winning tile, None if it was drawn")
    tile: TileCode | None = None
    source: WinSource | None = None
    penalty: str | None = Field(default=None, description="rule id of the penalty that the discarder pays, if any")
    bills: list[Bill] = Field(
        description="the winners' first, then in the order of play; empty for a hand without winner"
    )
    values: list[int] = Field(description="[seat] → what its hand came to")
    payments: list[PaymentReason]
    net: list[int] = Field(description="[seat] → gain of this hand; sums to zero where players pay each other")
    scores: list[int] = Field(description="[seat] → running score after this hand")


class HandSummary(Message):
    """A finished hand in the match's history."""

    hand: int
    round_wind: Wind
    dealer: Seat
    winner: Seat | None = Field(description="the first of the winners")
    # those who win together came later: matches that were kept before have no such list
    winners: list[Seat] = Field(default_factory=list)
    total: int = Field(description="what the first winner's hand came to")
    values: list[int] = Field(default_factory=list, description="[seat] → what its hand came to")
    net: list[int]
    scores: list[int]


class SeatingThrow(Message):
    """A throw of two dice that seated the players."""

    seat: Seat = Field(description="where the one who threw sits now")
    round: int = Field(description="0 for the first throws, 1 for those of players who had tied, and so on")
    sum: int
    wind: Wind | None = Field(default=None, description="the seat that the sum names, where it names one")
    again: bool = Field(
        description="it tied with another for the highest, or named a seat that was taken: thrown again"
    )


class Stock(Message):
    """What everybody begins with."""

    start: int
    counters: list[tuple[int, int]] = Field(description="what it is made of: how many, of what worth")
    ends: StockEnd = Field(description="whether the match ends when somebody's stock does")


class Clock(Message):
    """The time of a match. It runs while a person sits at the table."""

    minutes: int
    left_ms: int = Field(description="what is left, at the moment of this message")
    running: bool
    up: bool = Field(description="it is over: no hand is dealt after this one")
    at_end: TimeEnd = Field(description="what becomes of the hand in play")


class Bar(Message):
    """Why a hand may not win: shown to its owner alone."""

    kind: BarKind
    on: Literal["drawn", "discard", "any"] = Field(
        description="with the tile just drawn, with the last discard or a kong's tile, or with any discard"
    )
    tile: TileCode | None = Field(default=None, description="the tile that completes the hand")
    tiles: list[TileCode] = Field(default_factory=list, description="own discards that the hand waits for")
    needs: int | None = Field(default=None, description="the least, or of chows the most, that the rules ask for")
    has: int | None = None
    source: str


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
    playing: list[Seat] = Field(description="the seats that are played, in the order of play from seat 0")
    direction: Direction = Field(
        description="the order of play as it is drawn; `clockwise`: the next seat is on the left"
    )
    seat_names: SeatNames
    first_east: FirstEast
    seating: list[SeatingThrow] = Field(description="the throws that seated the players, in order")
    round_wind: Wind
    round: int = Field(description="1–4, by the round's wind")
    rounds: int = Field(description="0: the match is not counted in rounds")
    hands: int = Field(description="hands of the match; 0: their number is not fixed")
    open_hands: bool = Field(description="everybody's tiles lie face up all the time")
    unclaimed: Literal["face-up", "face-down"] = Field(description="how discards lie that nobody took")
    stock: Stock | None = None
    stake: int = Field(description="what a point is worth, in hundredths; 0: nothing")
    clock: Clock | None = None
    phase: TablePhase
    turn: Seat | None = Field(description="whose turn it is; None between hands")
    seats: list[SeatView]
    wall: WallView
    last_discard: TileCode | None = None
    last_discarder: Seat | None = None
    robbable: TileCode | None = Field(default=None, description="the kong's tile that may be robbed now")
    legal: list[LegalAction] = Field(description="empty when this seat has nothing to decide")
    dangerous: list[TileCode] = Field(default_factory=list, description="own tiles whose discard risks the penalty")
    bars: list[Bar] = Field(default_factory=list, description="why the own hand may not win")
    result: HandResult | None = None
    match_end: MatchEnd | None = None
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
        default=None,
        description="for `claim`: chow, pung, kong or mahjong; for `ready`: ready or at_once; for penalties and the end: why",
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
    total: int | None = Field(default=None, description="worth of the hand won with it by a discard, if it may be")
    total_drawn: int | None = Field(
        default=None, description="worth of the hand won with it from the wall, if it may be"
    )
    bars: list[BarKind] = Field(default_factory=list, description="why it may not be won with it by a discard")
    bars_drawn: list[BarKind] = Field(default_factory=list, description="why it may not be won with it from the wall")


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
    bars: list[Bar] = Field(default_factory=list, description="why the hand may not win now")


class ErrorMessage(Message):
    """A refusal. Nothing was changed, the connection stays open."""

    type: Literal["error"] = "error"
    code: ErrorCode
    expected: str = Field(description="what would have been accepted, in plain English")
    got: str = Field(description="what came")
    version: int | None = None
    position: str | None = Field(default=None, description="own hand in the notation, to be pasted into a report")


class Pong(Message):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[Update | Advice | ErrorMessage | Pong, Field(discriminator="type")]


# --- over HTTP -------------------------------------------------------------------------------------------------------


class NewTable(Message):
    """Opens a table for one person against bots: one for each other seat of the rule set with these options."""

    rules: str
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    name: str = Field(min_length=1, max_length=40)
    bots: list[Level] = Field(min_length=1, max_length=3)


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
    keys: list[str] = Field(description="dotted keys of the rule set's file that it changes")
    values: dict[str, dict[str, str | int | bool]] = Field(
        default_factory=dict, description="choice → key → value, where not all keys are set to the choice itself"
    )
    source: str


class DocumentInfo(Message):
    """A text that a rule set is taken from."""

    name: str = Field(description="how sources cite it, such as RU")
    title: str = Field(description="its own title, in its own language")


class RuleSetInfo(Message):
    id: str
    version: int
    digest: str
    title: str = Field(description="what the file calls it, in English or as its household does")
    about: str = Field(description="a preset in a line, in the language of the request; empty for others")
    players: int
    documents: list[DocumentInfo] = Field(description="the texts that it is taken from, its own before its parents'")
    options: list[OptionInfo]


class PatternInfo(Message):
    """A line of the rule set as it stands at a table: for the page that explains it."""

    rule: str
    points: int
    doubles: int
    limit: bool
    half_limit: bool = Field(description="half the limit, where that is more than the hand comes to")
    flat: int = Field(description="a sum for the whole hand, whatever the limit; 0: none")
    tiles: str = Field(description="the form of a special hand as the rule set writes it; empty for others")
    title: str | None = Field(default=None, description="what a household calls a hand of its own")
    winner_only: bool
    source: str


class RuleSetPage(Message):
    id: str
    options: dict[str, str | int | bool]
    limit: int
    seat_names: SeatNames
    patterns: list[PatternInfo]
    documents: list[DocumentInfo] = Field(description="as in the list of rule sets")


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
