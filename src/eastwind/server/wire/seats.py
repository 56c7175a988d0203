"""Tiles at a seat and in the wall, as one seat may see them."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from eastwind.explain.wall import WallThrow
from eastwind.server.wire.public_parts import PublicSeat, PublicWall
from eastwind.server.wire.vocabulary import (
    ActionKind,
    DealWay,
    Direction,
    Level,
    MeldKind,
    Part,
    ReadyState,
    Seat,
    TileCode,
    WallEnd,
)


@dataclass(slots=True, kw_only=True)
class LegalAction(Part):
    """Action on offer. `word` is what is sent back; the rest is for drawing it."""

    word: str
    kind: ActionKind
    tile: Annotated[TileCode | None, Field(description="the tile discarded, laid out or claimed")] = None
    tiles: Annotated[list[TileCode], Field(description="the set as it would lie, claimed tile included")] = field(
        default_factory=list
    )
    ready: Annotated[ReadyState, Field(description="declared together with a discard")] = "no"


@dataclass(slots=True, kw_only=True)
class MeldView(Part):
    """Set on the table. Of another seat's concealed kong every tile is known once it is declared."""

    kind: MeldKind
    tiles: list[TileCode]
    claimed: Annotated[
        int | None, Field(description="index in `tiles` of the tile taken from a discard; None for a set drawn oneself")
    ] = None
    source: Annotated[Seat | None, Field(description="the seat it was taken from")] = None


@dataclass(slots=True, kw_only=True)
class PondTile(Part):
    tile: Annotated[TileCode | None, Field(description="None where it lies face down")]
    taken_by: Annotated[Seat | None, Field(description="who claimed it: it no longer lies here")] = None
    ready: ReadyState = "no"


@dataclass(slots=True, kw_only=True)
class SeatView(PublicSeat):
    """Seat of a table. Its public figures are among its fields."""

    seat: Seat
    number: Annotated[int, Field(description="1–4, what the seat is called where seats have numbers")]
    name: str
    player: Annotated[
        str, Field(description="`person`, the level of a bot, or `nobody`: the seat is empty, as all its fields are")
    ]
    stand_in: Annotated[Level | None, Field(description="who plays on since the seat's own bot failed")] = None
    plays: bool
    score: int
    stock: Annotated[int | None, Field(description="what is left of the stock; below 0 it is a debt")] = None
    counters: Annotated[
        tuple[int, ...], Field(description="how many of each of the table's counters make that up")
    ] = ()
    money: Annotated[int, Field(description="the score at the table's stake, in hundredths")] = 0
    hand: Annotated[
        list[TileCode] | None,
        Field(description="None while it is hidden from this viewer; the drawn tile is not in it"),
    ] = None
    melds: list[MeldView]
    pond: list[PondTile]


@dataclass(slots=True, kw_only=True)
class WallPlace(Part):
    """Stack of the wall."""

    seat: Seat
    stack: Annotated[int, Field(description="as in `heights`")]


@dataclass(slots=True, kw_only=True)
class WallView(PublicWall):
    """Square wall. Stacks are numbered from 0 at the `first_stack` end of each seat's own wall, on and on from there.

    Where the seats run counter-clockwise that is the right end, and they go clockwise; a table with its seats clockwise is the
    mirror image.
    """

    stacks: Annotated[int, Field(description="stacks of two in each side: 17 or 18")]
    first_stack: Annotated[
        WallEnd, Field(description="at which end of each own wall stack 0 stands, as its owner sees it")
    ]
    drawn: Annotated[Direction, Field(description="how the wall is used up")]
    counted_from: Annotated[
        WallEnd, Field(description="the end from which the broken wall was counted, as its owner sees it")
    ]
    counted_out: Annotated[
        Literal["last", "first"],
        Field(description="whether the stack counted out stays the wall's end, or is the first to be dealt"),
    ]
    deal: Annotated[
        DealWay,
        Field(
            description="how the tiles reach the players, in turn from the one who leads: three times four, then one each, "
            "the leader two of them (`two-at-once`), one more behind the others (`one-more`) or none before drawing "
            "(`draws`); or four each, the leader five, then four times two, then one each (`five`)"
        ),
    ]
    loose_apart: Annotated[
        bool, Field(description="two loose tiles lie apart; otherwise replacements come off the wall's end")
    ]
    break_seat: Annotated[Seat, Field(description="in whose wall the stack counted out stands")]
    break_stack: Annotated[int, Field(description="the stack counted out, from 1 at the end `counted_from`")]
    next: Annotated[WallPlace | None, Field(description="where the next tile is drawn from")] = None
    dice: Annotated[list[int], Field(description="the four dice that broke it: two for the side, two for the stack")]
    throws: Annotated[tuple[WallThrow, ...], Field(description="all throws in order, the failed ones too")]
    heights: Annotated[
        list[list[int]],
        Field(description="[seat][stack] → tiles standing there now, 0–2; 3 with a loose tile on top"),
    ]
