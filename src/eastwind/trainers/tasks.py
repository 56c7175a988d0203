"""Tasks as frozen values: what is asked, what there is to choose from, and the answer."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.errors import EastwindError
from eastwind.explain import Bill, BillLine, Payment
from eastwind.explain.vocabulary import HandEvent, MeldKind, TileCode, Value, Wind, WinSource

Trainer = Literal["count", "waits", "discard", "pays", "allowed", "limit"]
#: How hard: 1 easy, 3 hard.
Strength = Annotated[int, Field(ge=1, le=3)]


class NoTaskError(EastwindError, ValueError):
    """A trainer has nothing to ask under a rule set."""


class TaskMeld(Value):
    """A set on the table."""

    kind: MeldKind
    tiles: tuple[TileCode, ...]


class TaskHand(Value):
    """A hand and what its worth depends on, as the calculator knows it."""

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
    """Which of these lines stand on the bill, and what does it come to?"""

    kind: Literal["lines"] = "lines"
    offered: tuple[BillLine, ...]
    right: Annotated[tuple[int, ...], Field(description="places in `offered`")]
    bill: Bill


class TileTold(Value):
    """Why a tile is right, or is not."""

    tile: TileCode
    left: Annotated[int, Field(description="how many tiles help, or how many of it are left")]
    distance: Annotated[int | None, Field(description="of a discard: 0 one tile short, n: n + 1 tiles short")]
    helping: Annotated[tuple[TileCode, ...], Field(description="of a discard: what would then help")]
    total: Annotated[int | None, Field(description="of a tile that wins: what the hand comes to with it")]


class TilesAsked(Value):
    """Which tiles?"""

    kind: Literal["tiles"] = "tiles"
    offered: tuple[TileCode, ...]
    right: tuple[TileCode, ...]
    one: Annotated[bool, Field(description="any one of `right` is the whole answer; otherwise all of them are")]
    told: tuple[TileTold, ...]


class SumAsked(Value):
    """What `payer` pays `payee`; without a payee, what `payer` wins or loses in all."""

    payer: Wind
    payee: Wind | None
    sum: int


class HandWorth(Value):
    """What a seat's hand came to."""

    seat: Wind
    worth: int


class SumsAsked(Value):
    """What is paid?"""

    kind: Literal["sums"] = "sums"
    worths: tuple[HandWorth, ...]
    winner: Wind
    discarder: Annotated[Wind | None, Field(description="null: the last tile was drawn")]
    penalty: Annotated[bool, Field(description="the discard was a dangerous one: its discarder pays for all")]
    asked: tuple[SumAsked, ...]
    payments: tuple[Payment, ...]


class ClaimSeat(Value):
    """What a seat holds of its hand that matters."""

    seat: Wind
    tiles: tuple[TileCode, ...]


class Claim(Value):
    """A claim for a discard."""

    seat: Wind
    action: Literal["chow", "pung", "kong", "mahjong"]
    tiles: Annotated[tuple[TileCode, ...], Field(description="the set that it makes; empty for mahjong")]


class ClaimsAsked(Value):
    """`may`: which of these claims does the one who is asked have? `gets`: all of them are made, which of them prevail?"""

    kind: Literal["claims"] = "claims"
    sort: Literal["may", "gets"]
    seats: tuple[Wind, ...]
    discarder: Wind
    tile: TileCode
    hands: tuple[ClaimSeat, ...]
    offered: tuple[Claim, ...]
    right: Annotated[tuple[int, ...], Field(description="places in `offered`")]


class NameAsked(Value):
    """Which hand is this? Null: none that the rules have a name for."""

    kind: Literal["name"] = "name"
    offered: tuple[str, ...]
    right: str | None
    total: int
    titles: Annotated[tuple[str | None, ...], Field(description="of `offered`: what a household calls it")]


Asked = Annotated[LinesAsked | TilesAsked | SumsAsked | ClaimsAsked | NameAsked, Field(discriminator="kind")]


class Task(Value):
    """A task with its answer."""

    trainer: Trainer
    level: Strength
    seed: int
    hand: TaskHand | None
    asked: Asked
