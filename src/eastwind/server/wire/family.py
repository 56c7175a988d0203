"""Messages of `/api/family`: a match on one screen. It has no names, and the page brings the moves so far."""

from typing import Annotated, Final, Literal

from pydantic import Field

from eastwind.family.goals import Goal
from eastwind.family.reasons import Why
from eastwind.family.thinking import Thought
from eastwind.family.wishes import Partner, Scoring
from eastwind.server.wire.texts import Line
from eastwind.server.wire.vocabulary import Message, Seat, TileCode

#: Four hands to the last tile of the wall have some thousand moves.
_MOST_MOVES: Final = 6000
_LONGEST_MOVE: Final = 24
_MOST_HANDS: Final = 16
_SEEDS: Final = 2**31


class FamilyGame(Message):
    """Match, and all its moves so far."""

    seed: Annotated[int, Field(ge=0, lt=_SEEDS, description="of all its walls")]
    partners: Annotated[
        list[Partner],
        Field(min_length=2, max_length=4, description="who plays, in the order of the seats that are taken"),
    ]
    scoring: Scoring = "counting"
    flowers: bool = True
    hands: Annotated[int, Field(ge=1, le=_MOST_HANDS)] = 4
    goal: Annotated[Goal | None, Field(description="a named hand that is looked for")] = None
    moves: Annotated[
        list[Annotated[Line, Field(max_length=_LONGEST_MOVE)]],
        Field(
            max_length=_MOST_MOVES,
            description="`break SIDE STACK` deals; `0 discard 5m` is done at seat 0; `go` leaves a discard",
        ),
    ]


class FamilyReason(Message):
    """Reason why a seat may not take the discard."""

    why: Why
    tiles: Annotated[list[TileCode], Field(description="those of its hand that it is seen by")]


class FamilySeat(Message):
    """Seat that is played."""

    seat: Seat
    number: Annotated[int, Field(description="1–4, what it is called")]
    partner: Partner
    hand: Annotated[list[TileCode], Field(description="the drawn tile is not among them")]
    drawn: TileCode | None
    sets: Annotated[list[list[TileCode]], Field(description="laid out")]
    bonus: Annotated[list[TileCode], Field(description="laid out")]
    score: Annotated[int, Field(description="of the hands that are over")]
    moves: Annotated[list[str], Field(description="what may be done at it now, by somebody before the screen")]
    reason: Annotated[FamilyReason | None, Field(description="why it may not take the discard")]


class FamilyDiscard(Message):
    """Tile that was put down and not taken."""

    tile: TileCode
    seat: Seat


class FamilyThought(Message):
    """Explanation that the bird gives of its move."""

    thought: Thought
    tile: TileCode | None
    tiles: list[TileCode]


class FamilyEvent(Message):
    """Event since the last move."""

    kind: Annotated[str, Field(description="of the event at the table; `think`: the bird says something")]
    seat: Annotated[int, Field(description="−1: nobody's")]
    tile: TileCode | None
    thought: FamilyThought | None


class FamilyPart(Message):
    """Item that counts at the end of a hand."""

    rule: str
    tiles: list[TileCode]
    points: int


class FamilySum(Message):
    """Sum that a seat adds up."""

    seat: Seat
    parts: list[FamilyPart]
    total: int


class FamilyResult(Message):
    """Result of a hand."""

    winner: Annotated[Seat | None, Field(description="null: the wall is used up")]
    tile: TileCode | None
    sums: Annotated[list[FamilySum], Field(description="in the order of the seats; empty where nobody has won")]
    goal: Annotated[bool | None, Field(description="whether the winner's hand is the one looked for; null: none was")]


class FamilyMoment(Message):
    """State of a match."""

    phase: Literal["break", "flowers", "turn", "discard", "hand_over", "match_over"]
    hand: Annotated[int, Field(description="from 1; 0 before the first")]
    hands: int
    leader: Annotated[Seat, Field(description="who begins the hand, or the next one")]
    turn: Seat | None
    seats: list[FamilySeat]
    pond: list[FamilyDiscard]
    wall: Annotated[
        list[int], Field(description="how high each stack is, clockwise from the right end of seat 1's side")
    ]
    drawn_from: Annotated[int | None, Field(description="which of them is next")]
    left: Annotated[int, Field(description="tiles that can be drawn")]
    happened: list[FamilyEvent]
    result: FamilyResult | None
