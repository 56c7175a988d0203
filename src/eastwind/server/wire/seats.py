"""What lies at a seat and in the wall, as one seat may see it."""

from typing import Literal

from pydantic import Field

from eastwind.explain.wall import WallPlace, WallThrow
from eastwind.server.wire.vocabulary import (
    ActionKind,
    Direction,
    Level,
    MeldKind,
    Message,
    ReadyState,
    Seat,
    TileCode,
    WallEnd,
    Wind,
)


class LegalAction(Message):
    """An action on offer. `word` is what is sent back; the rest is for drawing it."""

    word: str
    kind: ActionKind
    tile: TileCode | None = Field(default=None, description="the tile discarded, laid out or claimed")
    tiles: list[TileCode] = Field(default_factory=list, description="the set as it would lie, claimed tile included")
    ready: ReadyState = Field(default="no", description="declared together with a discard")


class MeldView(Message):
    """A set on the table. Of another seat's concealed kong every tile is known once it is declared."""

    kind: MeldKind
    tiles: list[TileCode]
    claimed: int | None = Field(
        default=None, description="index in `tiles` of the tile taken from a discard; None for a set drawn oneself"
    )
    source: Seat | None = Field(default=None, description="the seat it was taken from")


class PondTile(Message):
    tile: TileCode | None = Field(description="None where it lies face down")
    taken_by: Seat | None = Field(default=None, description="who claimed it: it no longer lies here")
    ready: ReadyState = "no"


class SeatView(Message):
    seat: Seat
    number: int = Field(description="1–4, what the seat is called where seats have numbers")
    wind: Wind = Field(description="the seat's own wind in this hand")
    name: str
    player: str = Field(
        description="`person`, the level of a bot, or `nobody`: the seat is empty, as all its fields are"
    )
    stand_in: Level | None = Field(default=None, description="who plays on since the seat's own bot failed")
    plays: bool
    score: int
    stock: int | None = Field(default=None, description="what is left of the stock; below 0 it is a debt")
    counters: tuple[int, ...] = Field(default=(), description="how many of each of the table's counters make that up")
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
    throws: tuple[WallThrow, ...] = Field(description="all throws in order, the failed ones too")
    heights: list[list[int]] = Field(
        description="[seat][stack] → tiles standing there now, 0–2; 3 with a loose tile on top"
    )
    left: int = Field(description="tiles that can still be drawn before the hand is over")
    loose: int = Field(description="loose tiles lying ready: 0, 1 or 2")
