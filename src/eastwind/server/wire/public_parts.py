# fmt: off
"""Public figures as fields of the views. Made from `eastwind.table.public` by `make types`: do not edit."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from eastwind.server.wire.vocabulary import Part, ReadyState, Seat, TablePhase, TileCode, Wind


@dataclass(slots=True, kw_only=True)
class PublicTable(Part):
    """Public figures of the table."""

    version: int
    hand: Annotated[
        int,
        Field(description="number of the hand, from 1"),
    ]
    dealer: Seat
    round_wind: Wind
    round: Annotated[
        int,
        Field(description="1–4, by the round's wind"),
    ]
    phase: TablePhase
    turn: Annotated[
        Seat | None,
        Field(description="whose turn it is; None between hands"),
    ]
    last_discard: TileCode | None
    last_discarder: Seat | None
    robbable: Annotated[
        TileCode | None,
        Field(description="the kong's tile that may be robbed now"),
    ]
    dangerous: Annotated[
        list[TileCode],
        Field(description="own tiles whose discard risks the penalty"),
    ]


@dataclass(slots=True, kw_only=True)
class PublicWall(Part):
    """Public figures of the wall."""

    left: Annotated[
        int,
        Field(description="tiles that can still be drawn before the hand is over"),
    ]
    loose: Annotated[
        int,
        Field(description="loose tiles lying ready: 0, 1 or 2"),
    ]


@dataclass(slots=True, kw_only=True)
class PublicSeat(Part):
    """Public figures of a seat."""

    wind: Annotated[
        Wind,
        Field(description="the seat's own wind in this hand"),
    ]
    hand_count: Annotated[
        int,
        Field(description="tiles in hand, the drawn one included"),
    ]
    drawn: Annotated[
        TileCode | None,
        Field(description="the tile just drawn, if the viewer may see it"),
    ]
    has_drawn: Annotated[
        bool,
        Field(description="true while the seat holds a drawn tile and has not discarded"),
    ]
    flowers: list[TileCode]
    ready: ReadyState
