"""Results of a score book, as frozen values: the same for the page, the command line and programs.

Seats are those of the book.
"""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.explain.bills import Bill
from eastwind.explain.obstacles import Obstacle
from eastwind.explain.payments import Payment
from eastwind.explain.vocabulary import HandEvent, MatchEnd, Seat, TileCode, Value, Wind
from eastwind.interchange.asks import SettlementAsks
from eastwind.sheet.book import Rest
from eastwind.tiles.shuffle import FirstEast

#: Kinds of faults: an impossible hand; five of a kind, or a bonus tile twice, over the whole table; tiles that do not win;
#: impossible winners or discarder; an ending that these rules do not settle; a correction whose sum is not 0.
FaultKind = Literal["hand", "table", "no_win", "seats", "settlement", "sum"]


class Held(Value):
    """Number of tiles of a kind that a seat holds."""

    seat: Seat
    count: int


class EntryFault(Value):
    """Fault of an entry that cannot be; such an entry changes no scores."""

    kind: FaultKind
    seat: Seat | None
    tile: TileCode | None
    others: Annotated[tuple[Held, ...], Field(description="who has how many of that tile")]
    said: Annotated[str, Field(description="for people, in the language that was asked for")]


class EventAsked(Value):
    """An event that the tiles do not show, and the worth of the hand with it, or without it if it was entered."""

    event: HandEvent
    total: int


class RestAsked(Value):
    """A kind of the tiles that were not entered, and the worth of the hand with such tiles."""

    rest: Rest
    total: int


class SeatWorth(Value):
    """Worth of a player's hand."""

    seat: Seat
    wind: Annotated[Wind, Field(description="his own wind in this hand")]
    total: int
    bill: Annotated[Bill | None, Field(description="null: a plain number was entered, or nothing")]
    events: tuple[EventAsked, ...]
    rests: tuple[RestAsked, ...]
    obstacles: Annotated[tuple[Obstacle, ...], Field(description="why complete tiles do not win")]


class Handed(Value):
    """Counters that one player gives another; piles in the order of `Sheet.piles`."""

    payer: Seat
    payee: Seat
    amount: int
    given: tuple[int, ...]
    change: Annotated[tuple[int, ...], Field(description="what the payee gives back")]


class Debt(Value):
    """Amount that a player cannot pay with the counters they have."""

    debtor: Seat
    creditor: Seat
    amount: int


class SheetEntry(Value):
    """Results of an entry."""

    id: str
    hand: Annotated[int, Field(description="which hand of the match it is, or was booked after")]
    dealer: Seat
    round_wind: Wind
    worths: Annotated[tuple[SeatWorth, ...], Field(description="by seat; empty where hands do not count")]
    payments: tuple[Payment, ...]
    net: tuple[int, ...]
    scores: Annotated[tuple[int, ...], Field(description="after it, without the stock")]
    handed: tuple[Handed, ...]
    counters: Annotated[tuple[tuple[int, ...], ...], Field(description="what each then has, pile by pile")]
    debts: tuple[Debt, ...]
    penalty: Annotated[str | None, Field(description="the danger by which the discarder should pay for all, a rule id")]
    ends: Annotated[bool, Field(description="it ends a hand")]
    match_over: MatchEnd | None
    faults: tuple[EntryFault, ...]


class SheetNext(Value):
    """The hand to be played next."""

    hand: int
    dealer: Seat
    round_wind: Wind
    over: MatchEnd | None


class Sheet(Value):
    """Everything that follows from a book."""

    rules: str
    title: Annotated[str | None, Field(description="what a household calls its set; null: the rule's id has a name")]
    digest: str
    winds: Annotated[tuple[Wind, ...], Field(description="own winds from the dealer on")]
    seating: Annotated[FirstEast, Field(description="how the table finds out who leads first")]
    seat_names: Annotated[
        Literal["winds", "numbers"],
        Field(description="numbers: seats keep theirs, whoever leads, and no wind prevails"),
    ]
    stock: int
    piles: Annotated[
        tuple[tuple[int, int], ...], Field(description="the counters of each player: how many, of what worth")
    ]
    rounds: Annotated[int, Field(description="of the match; 0: counted in hands")]
    asks: SettlementAsks
    flowers: bool
    entries: tuple[SheetEntry, ...]
    scores: tuple[int, ...]
    next: SheetNext
    doubts: Annotated[tuple[str, ...], Field(description="what else does not add up, for people")]
