"""What follows from a score book, as frozen values: the same to the page, the command line and a program.

Seats are those of the book.
"""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.explain.bills import Bill
from eastwind.explain.obstacles import Obstacle
from eastwind.explain.payments import Payment
from eastwind.explain.vocabulary import HandEvent, MatchEnd, Seat, TileCode, Value, Wind
from eastwind.keeper.asks import SettlementAsks
from eastwind.sheet.book import Rest
from eastwind.tiles.shuffle import FirstEast

#: What cannot be: a hand by itself; five of a kind, or a bonus tile twice, over the whole table; tiles that do not win; who
#: won; what these rules do not settle so; a correction that does not come to nothing.
FaultKind = Literal["hand", "table", "no_win", "seats", "settlement", "sum"]


class Held(Value):
    """Tiles that lie elsewhere."""

    seat: Seat
    count: int


class EntryFault(Value):
    """Why an entry cannot stand. It moves nothing as long as it is so."""

    kind: FaultKind
    seat: Seat | None
    tile: TileCode | None
    others: Annotated[tuple[Held, ...], Field(description="who has how many of that tile")]
    said: Annotated[str, Field(description="for people, in the language that was asked for")]


class EventAsked(Value):
    """Something that nobody can see in the tiles, and what the hand would be worth with it, or without it where it was said."""

    event: HandEvent
    total: int


class RestAsked(Value):
    """What the hand would be worth if the tiles that were not entered are such."""

    rest: Rest
    total: int


class SeatWorth(Value):
    """What a player's hand is worth."""

    seat: Seat
    wind: Annotated[Wind, Field(description="his own wind in this hand")]
    total: int
    bill: Annotated[Bill | None, Field(description="null: a plain number was entered, or nothing")]
    events: tuple[EventAsked, ...]
    rests: tuple[RestAsked, ...]
    obstacles: Annotated[tuple[Obstacle, ...], Field(description="why complete tiles do not win")]


class Handed(Value):
    """Counters that change hands; the piles in the order of `Sheet.counters`."""

    payer: Seat
    payee: Seat
    amount: int
    given: tuple[int, ...]
    change: Annotated[tuple[int, ...], Field(description="what the payee gives back")]


class Debt(Value):
    """What a player cannot pay with the counters that he has."""

    debtor: Seat
    creditor: Seat
    amount: int


class SheetEntry(Value):
    """What came of an entry."""

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
    """The hand that is to be played."""

    hand: int
    dealer: Seat
    round_wind: Wind
    over: MatchEnd | None


class Sheet(Value):
    """All that follows from a book."""

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
