"""Tasks as frozen values: the question, the choices, and the answer."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.errors import EastwindError
from eastwind.explain import Bill, BillLine, Payment
from eastwind.explain.vocabulary import HandEvent, MeldKind, TileCode, Value, Wind, WinSource

Trainer = Literal["count", "waits", "discard", "pays", "allowed", "limit"]
#: Strength of a task: 1 easy, 3 hard.
Strength = Annotated[int, Field(ge=1, le=3)]


class NoTaskError(EastwindError, ValueError):
    """Error for a trainer that has nothing to ask under a rule set."""


class TaskMeld(Value):
    """Set on the table."""

    kind: MeldKind
    tiles: tuple[TileCode, ...]


class TaskHand(Value):
    """Hand with the circumstances of its worth, as in the calculator."""

    melds: tuple[TaskMeld, ...]
    hand: tuple[TileCode, ...]
    last: TileCode | None
    source: WinSource | None
    flowers: tuple[TileCode, ...]
    seat: Wind
    round: Wind
    won: bool
    events: tuple[HandEvent, ...]


class LinesAsked(Value):
    """Question for the lines that are on the bill, and for its total."""

    kind: Literal["lines"] = "lines"
    offered: tuple[BillLine, ...]
    right: Annotated[tuple[int, ...], Field(description="places in `offered`")]
    bill: Bill


class TileTold(Value):
    """Reason why a tile is right, or is not."""

    tile: TileCode
    left: Annotated[int, Field(description="how many tiles help, or how many of it are left")]
    distance: Annotated[int | None, Field(description="of a discard: 0 one tile short, n: n + 1 tiles short")]
    helping: Annotated[tuple[TileCode, ...], Field(description="of a discard: what would then help")]
    total: Annotated[int | None, Field(description="of a tile that wins: what the hand comes to with it")]


class TilesAsked(Value):
    """Question for tiles."""

    kind: Literal["tiles"] = "tiles"
    offered: tuple[TileCode, ...]
    right: tuple[TileCode, ...]
    one: Annotated[bool, Field(description="any one of `right` is the whole answer; otherwise all of them are")]
    told: tuple[TileTold, ...]


class SumAsked(Value):
    """Payment of `payer` to `payee`; without a payee, the total win or loss of `payer`."""

    payer: Wind
    payee: Wind | None
    sum: int


class HandWorth(Value):
    """Worth of a seat's hand."""

    seat: Wind
    worth: int


class SumsAsked(Value):
    """Question for payments."""

    kind: Literal["sums"] = "sums"
    worths: tuple[HandWorth, ...]
    winner: Wind
    discarder: Annotated[Wind | None, Field(description="null: the last tile was drawn")]
    penalty: Annotated[bool, Field(description="the discard was a dangerous one: its discarder pays for all")]
    asked: tuple[SumAsked, ...]
    payments: tuple[Payment, ...]


class ClaimSeat(Value):
    """Tiles of a seat's hand that matter."""

    seat: Wind
    tiles: tuple[TileCode, ...]


class Claim(Value):
    """Claim for a discard."""

    seat: Wind
    action: Literal["chow", "pung", "kong", "mahjong"]
    tiles: Annotated[tuple[TileCode, ...], Field(description="the set that it makes; empty for mahjong")]


class ClaimsAsked(Value):
    """Question for claims: `may`: those that the asked seat has; `gets`: all of them are made, those that prevail."""

    kind: Literal["claims"] = "claims"
    sort: Literal["may", "gets"]
    seats: tuple[Wind, ...]
    discarder: Wind
    tile: TileCode
    hands: tuple[ClaimSeat, ...]
    offered: tuple[Claim, ...]
    right: Annotated[tuple[int, ...], Field(description="places in `offered`")]


class NameAsked(Value):
    """Question for the name of a hand. Null: none that the rules have a name for."""

    kind: Literal["name"] = "name"
    offered: tuple[str, ...]
    right: str | None
    total: int
    titles: Annotated[tuple[str | None, ...], Field(description="of `offered`: what a household calls it")]


Asked = Annotated[LinesAsked | TilesAsked | SumsAsked | ClaimsAsked | NameAsked, Field(discriminator="kind")]


class Task(Value):
    """Task with its answer."""

    trainer: Trainer
    level: Strength
    seed: int
    hand: TaskHand | None
    asked: Asked
