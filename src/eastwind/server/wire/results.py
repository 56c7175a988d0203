"""What a hand came to: bills, payments, scores. Rule ids are the lower-case names of `eastwind.rules.patterns.Pattern`."""

from typing import Literal

from pydantic import Field

from eastwind.server.wire.vocabulary import Message, Seat, TileCode, Wind, WinSource


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
