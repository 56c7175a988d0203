"""Messages over HTTP about tables: tables opened, hands replayed."""

from pydantic import Field

from eastwind.coach.reasons import ReasonKind
from eastwind.explain.ranking import RankedAction
from eastwind.server.put_off import PutOff
from eastwind.server.wire.company import Away, Watch
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import MOST_IN_BANK, Pace
from eastwind.server.wire.seats import LegalAction
from eastwind.server.wire.table import GameEvent, TableView
from eastwind.server.wire.texts import Id, Name, Options
from eastwind.server.wire.vocabulary import Help, Level, Message, Seat


class BotInfo(Message):
    """Bot that may be asked to a table: what it is called where no text `level-<name>` names it."""

    name: Level
    searches: bool = Field(
        default=False, description="whether it has to wait for the compiled engine, as `strong-bots` of `put_off`"
    )


class TableWish(Message):
    """Order for a table, for one person against bots or for several: its players and its terms."""

    name: Name = Field(min_length=1, max_length=40)
    bots: list[Level] = Field(max_length=3, description="one for each seat that no person is to have")
    persons: int = Field(default=1, ge=1, le=4, description="how many sit there, with whoever opens it")
    window: int = Field(
        default=4, ge=1, le=10, description="seconds in which a discard may be claimed, where several sit"
    )
    help: Help = Field(
        default="coach",
        description="what may be asked during a hand: nothing, which tiles are useful, the coach as well",
    )
    watch: Watch = Field(default="none", description="what others see who look on without a seat, where several sit")
    away: Away = Field(default="bot", description="who plays for somebody who is away, where several sit")
    stand_in_wins: bool = Field(default=False, description="whether a bot that does may win and declare a ready hand")
    pace: Pace = Field(default="none", description="seconds for a move, or days (by correspondence), where several sit")
    bank: int = Field(
        default=0,
        ge=0,
        le=MOST_IN_BANK,
        description="seconds in each hand for moves that take longer, where several sit",
    )


class NewTable(TableWish):
    """Request to open a table under a rule set with these options."""

    rules: Id
    options: Options = Field(default_factory=dict)


class TableOpened(Message):
    table: str
    seat: Seat
    token: str
    commitment: str
    code: str = Field(default="", description="by which others find the table; empty at one for one person")


class About(Message):
    """Description of a server."""

    version: str
    build: str = Field(description="which page the server has to give; empty where none was built")
    preparing: str = Field(
        default="", description="the part of the engine that is being compiled; empty once it is there"
    )
    put_off: dict[PutOff, int] = Field(
        default_factory=dict,
        description="what has to wait until the engine is compiled, each with about how many seconds are left",
    )
    unkept: ErrorCode | None = Field(
        default=None, description="why nothing can be kept at this moment, and so nothing played; null when all is well"
    )


class ReplayFrame(Message):
    """Position of a finished hand, all hands open."""

    events: list[GameEvent]
    view: TableView


class Replay(Message):
    hand: int
    frames: list[ReplayFrame]


class Weighed(Message):
    """Action with its place in what the help ranks."""

    action: LegalAction
    ranked: RankedAction


class Judged(Message):
    """Player's own decision, and the help's choice with what the seat knew."""

    frame: int = Field(description="the position in which it was asked: its place among the frames of the replay")
    best: Weighed
    did: Weighed
    place: int = Field(description="of what was done among everything that could be, 1: the first")
    of: int
    same: bool = Field(description="what was done serves as well as what the help puts first")


class Opinion(Message):
    """Opinion of the help on a hand that is over."""

    hand: int
    decisions: list[Judged]


class TriedMove(Message):
    """Move that was tried, and its results."""

    action: LegalAction
    difference: float = Field(description="points of the settlement against the best move; 0 for the best itself")
    low: float = Field(description="of the interval at 95 % in which the difference lies")
    high: float
    won: float = Field(description="how often the seat won, from 0 to 1")
    fed: float = Field(description="how often somebody won by its discard")
    drawn_on: float = Field(description="how often another won by a tile that he drew himself")
    passed_by: float = Field(description="how often another won by a third one's discard")
    worth: float = Field(description="what the seat's winning hands were worth")


class ReasonTold(Message):
    """Way in which the best move is better than the one made: the numbers of both."""

    kind: ReasonKind
    best: int
    other: int


class Trial(Message):
    """Moves of one decision, tried in deals that agree with what the seat knew."""

    frame: int = Field(description="the position in which it was asked: its place among the frames of the replay")
    did: str = Field(description="the word of what was done")
    deals: int = Field(description="in how many deals each was tried")
    moves: list[TriedMove] = Field(description="those that may be best, the best first, and what was done")
    reasons: list[ReasonTold] = Field(description="empty where what was done is not shown to have cost anything")


class Tries(Message):
    """Moves that a seat may make now, tried in deals that agree with what it knows."""

    version: int = Field(description="of the view in which they may be made")
    round: int = Field(description="with how much effort, from 0")
    deals: int = Field(description="in how many deals each was tried")
    moves: list[TriedMove] = Field(description="all of them, the best first")
    reasons: list[ReasonTold] = Field(
        description="in which way the best is better than the next one; often there is none"
    )


class RecordToReplay(Message):
    """Game record that is to be stepped through."""

    record: str = Field(max_length=524_288, description="its lines, as `/api/tables/{table}/record` gives them")


class ReplayOpened(Message):
    """Record that was played again: its hands can be asked for."""

    replay: str = Field(description="what it is called here, for a while")
    seat: Seat = Field(description="from which it is seen: the first person's, or seat 0")
    hands: list[int] = Field(description="the numbers of those that were played to their end")
    goes_on: bool = Field(
        description="whether it may be gone on with from a decision: it is over, and its walls follow from its secret"
    )
