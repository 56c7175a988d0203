"""Messages for the games for one: solitaire and Connect. See `docs/solo.md`.

A place is `[x, y, z]`: column and row of a tile's top left corner in half tiles, and its layer. A position is only the tiles that
are still there; answers call a tile by its index in it. The page plays without asking: it asks for what needs a search.
"""

from typing import Annotated, Final, Literal

from pydantic import Field, Strict

from eastwind.server.wire.protocol import Message, TileCode
from eastwind.server.wire.texts import Name

_MOST_TILES: Final = 288
_MOST_NUMBER: Final = 999_999_999
_COLUMNS: Final = 18
_ROWS: Final = 10

# JSON has lists only, so that fixed-length ones may come as such
SoloPlace = Annotated[
    tuple[Annotated[int, Field(ge=0, le=79)], Annotated[int, Field(ge=0, le=59)], Annotated[int, Field(ge=0, le=15)]],
    Strict(False),
]
_Index = Annotated[int, Field(ge=0, lt=_MOST_TILES)]
SoloPair = Annotated[tuple[_Index, _Index], Strict(False)]
SoloPoint = tuple[int, int]
SoloNumber = Annotated[int, Field(ge=1, le=_MOST_NUMBER)]
SoloAnswer = Literal["winnable", "lost", "not_known"]
SoloBand = Literal["calm", "easy", "medium", "hard", "expert"]
SoloShuffleAnswer = Literal["shuffled", "cannot_be_cleared", "not_known"]
ConnectGravity = Literal["none", "down"]
_Places = Annotated[list[SoloPlace], Field(max_length=_MOST_TILES)]
_Group = Annotated[int, Field(ge=0, le=999)]
_Side = Annotated[int, Field(ge=0, le=2)]


class SoloLayout(Message):
    """Layout that comes with Eastwind; `name` is the id of its message."""

    id: str
    name: str
    tiles: int
    columns: int = Field(description="width in half tiles")
    rows: int = Field(description="height in half tiles")
    layers: int
    places: list[SoloPlace]


class SoloDifficulty(Message):
    """Measured difficulty: the random plays that cleared the deal, and all that were tried."""

    plays: int
    cleared: int
    band: SoloBand


class SoloDeal(Message):
    """Everything that is needed to play a deal to its end without a network."""

    layout: str
    number: int
    daily: str | None = Field(description="the day of a daily deal, 2025-06-21")
    shuffled: bool = Field(description="dealt at random and proved to be winnable, not built")
    places: list[SoloPlace]
    groups: list[int] = Field(description="tiles of one group match; 34 flowers, 35 seasons")
    copies: list[int] = Field(
        description="0 to 3: which of its group a tile is; own faces: even the sign, odd the sound"
    )
    tiles: list[TileCode] = Field(description="the usual faces")
    difficulty: SoloDifficulty


class SoloOwnDeal(Message):
    """Request for a deal on a layout of one's own."""

    places: _Places
    number: SoloNumber
    shuffled: bool = False


class SoloPosition(Message):
    """Tiles still on the table; `sides` 0, or 1 a sign and 2 its sound."""

    places: _Places
    groups: Annotated[list[_Group], Field(max_length=_MOST_TILES)]
    sides: Annotated[list[_Side], Field(max_length=_MOST_TILES)]


class SoloGame(SoloPosition):
    """Whole deal, and the moves made on it."""

    moves: Annotated[list[SoloPair], Field(max_length=_MOST_TILES // 2)]


class SoloRescueWish(SoloPosition):
    """Position to be shuffled; another seed, another shuffle."""

    seed: SoloNumber


class SoloSolution(Message):
    """Solution of a position: if it can be cleared, `moves` does it."""

    answer: SoloAnswer
    moves: list[SoloPair]


class SoloHint(Message):
    """Pair to take: it keeps a winnable position winnable. Else any pair that fits, null if none does."""

    answer: SoloAnswer
    pair: SoloPair | None


class SoloWayBack(Message):
    """Number of moves to keep, up to the last position known to be winnable; −1: not even the first is known to be."""

    answer: SoloAnswer = Field(description="of the position now")
    keep: int
    certain: bool = Field(description="false: a later position is not known to be lost")


class SoloRescue(Message):
    """Shuffle: the place of tile i gets the tile that was at `order[i]`."""

    answer: SoloShuffleAnswer
    order: list[int]


class SoloFault(Message):
    """Fault of a file. `line` and `column` from 1; 0: the whole line, the whole file."""

    line: int
    column: int
    expected: str
    found: str


class SoloLayoutFile(Message):
    """Text of a layout: Eastwind's picture, KMahjongg's `.layout` or Kyodai's `.lay`."""

    text: Annotated[str, Field(max_length=100_000)]


class SoloLayoutPlaces(Message):
    """Layout of one's own."""

    places: _Places


class SoloLayoutWish(SoloLayoutPlaces):
    """Request for a layout's file."""

    name: Annotated[Name, Field(min_length=1, max_length=80)]
    format: Literal["eastwind", "kmahjongg"]


class SoloLayoutText(Message):
    """File of a layout."""

    text: str


class SoloLayoutRead(Message):
    """Layout, moved into the corner, or all its faults."""

    name: str
    places: list[SoloPlace]
    faults: list[SoloFault]
    clearable: Literal["yes", "no", "not_known"] = Field(description="whether there can be a deal on it; no if faulty")


class SoloEntry(Message):
    """Sign, and its sound in sets that have them."""

    sign: str
    sound: str


class SoloFaces(Message):
    """Own faces. `sided`: a sign goes with its sound, not with an equal sign."""

    id: str
    name: str
    language: str
    sided: bool
    entries: list[SoloEntry]


class SoloFacesFile(Message):
    """Text of a set of faces."""

    text: Annotated[str, Field(max_length=10_000)]


class SoloFacesRead(Message):
    """Set of faces, or all faults of its file."""

    faces: SoloFaces | None
    faults: list[SoloFault]


class ConnectLevel(Message):
    """Level of Connect: `groups` different faces, `seconds` on the clock."""

    level: int
    columns: int
    rows: int
    groups: int
    seconds: int


class ConnectField(Message):
    """Field of a level. Cells run row after row; tiles of one group match; −1 and "" are empty."""

    level: int
    seed: int
    columns: int
    rows: int
    seconds: int
    hints: int = Field(description="for a whole game")
    gravity: ConnectGravity
    families: bool
    groups: list[int]
    tiles: list[TileCode | Literal[""]]
    solution: list[SoloPair] = Field(description="pairs of cells as they are at the time of the move")


class ConnectPosition(Message):
    """Field under way."""

    columns: Annotated[int, Field(ge=1, le=_COLUMNS)]
    rows: Annotated[int, Field(ge=1, le=_ROWS)]
    groups: Annotated[list[Annotated[int, Field(ge=-1, le=99)]], Field(max_length=_COLUMNS * _ROWS)]
    gravity: ConnectGravity


class ConnectShuffleWish(ConnectPosition):
    """Field to be shuffled; another seed, another shuffle."""

    seed: SoloNumber


class ConnectHint(Message):
    """Pair of cells and the corners of its line, ends included; it keeps a winnable field winnable. Null: nothing fits."""

    answer: SoloAnswer
    pair: SoloPair | None
    path: list[SoloPoint] = Field(
        description="[column, row]; −1 and the number of columns or rows lie outside the field"
    )


class ConnectShuffle(Message):
    """Shuffle: cell i gets the tile of cell `order[i]`, −1: it stays empty. The field can be cleared again."""

    answer: SoloShuffleAnswer
    order: list[int]
