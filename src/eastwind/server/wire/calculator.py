"""Messages of the calculator: a hand with its circumstances goes in, its bill and what it still lacks come out.

A question is the JSON of `eastwind score --jsonl`, and so is the answer, with more added. One thing is wider here: a hand
may have fewer tiles than it needs, so that a page can ask after every tile.
"""

from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, JsonValue

from eastwind.explain import Bill, Obstacle, Wait
from eastwind.explain.vocabulary import HandEvent
from eastwind.interchange import questions
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import MeldKind, Message, TileCode, Wind, WinSource
from eastwind.server.wire.texts import Id, Options

_TILES: Final[list[JsonValue]] = ["2m", "3m", "4m", "8m", "8m", "4p", "5p", "5s", "6s", "7s"]
_WAITING: Final[dict[str, JsonValue]] = {
    "rules": "ru-classic",
    "melds": [{"kind": "pung", "tiles": ["6z", "6z", "6z"]}],
    "hand": _TILES,
    "last": None,
    "source": None,
    "flowers": [],
    "seat": "S",
    "round": "E",
    "won": True,
    "events": [],
    "options": {},
}
_WON: Final[dict[str, JsonValue]] = {
    **_WAITING,
    "hand": [*_TILES, "6p"],
    "last": "6p",
    "source": "discard",
    "flowers": ["6f"],
    "options": {"limit": 1000},
}


class CalculatorMeld(questions.MeldJson):
    """Set on the table."""

    kind: MeldKind
    tiles: list[TileCode] = Field(min_length=3, max_length=4, description="its tiles, in any order")


class CalculatorHand(questions.HandJson):
    """Hand and the circumstances that its worth depends on."""

    melds: list[CalculatorMeld] = Field(default_factory=list, max_length=4)
    hand: list[TileCode] = Field(max_length=14, description="the hidden tiles, a winning tile included")
    last: TileCode | None = Field(default=None, description="the winning tile; None when the hand was dealt complete")
    source: WinSource | None = Field(default=None, description="where the winning tile came from")
    flowers: list[TileCode] = Field(
        default_factory=list, max_length=8, description="laid flowers and seasons; any of them switches that option on"
    )
    seat: Wind = Field(description="the player's wind")
    round: Wind = Field(description="the prevailing wind")
    won: bool = Field(description="false counts the hand as a loser's")
    events: list[HandEvent] = Field(default_factory=list, max_length=6)


class CalculatorQuestion(CalculatorHand):
    """Question about the worth of a hand. With too few tiles, or incomplete: its worth as it lies, and what it lacks."""

    model_config = ConfigDict(json_schema_extra={"examples": [_WON, _WAITING]})

    rules: Id = Field(description="id of a rule set, see /api/rulesets")
    options: Options = Field(default_factory=dict, description="options of the rule set by name")
    dead: bool = Field(default=False, description="the number of tiles is wrong, and meant so; such a hand did not win")


class CalculatorDiscard(Message):
    """Tile that could be discarded, and the hand without it."""

    tile: TileCode
    distance: int = Field(description="0: one tile short; n: n + 1 tiles short")
    waits: tuple[Wait, ...] = Field(description="what would then complete the hand")
    useful: tuple[Wait, ...] = Field(description="what would then bring it nearer; empty when one tile short")


class CalculatorMissing(Message):
    """Tiles that a hand lacks which has not won."""

    to_lay: int = Field(description="tiles to be laid until the hand has thirteen, a kong counted as three")
    distance: int = Field(description="-1: complete; 0: one tile short; n: n + 1 tiles short")
    waits: tuple[Wait, ...] = Field(description="of thirteen tiles: what completes the hand")
    useful: tuple[Wait, ...] = Field(description="of thirteen tiles farther off: what brings them nearer")
    discards: tuple[CalculatorDiscard, ...] = Field(
        description="of fourteen tiles that are not complete, the best first"
    )
    obstacles: tuple[Obstacle, ...] = Field(
        description="why a complete hand may not win, or one that waits could not win with anything that completes it"
    )


class CalculatorAnswer(Bill):
    """Bill of a hand, and what it lacks."""

    missing: CalculatorMissing | None = Field(description="null for a hand that wins")


class HandRefusal(Message):
    """Refusal of a hand that cannot exist. `said` is for people, in the language that the request asks for."""

    type: Literal["error"] = "error"
    code: Literal[ErrorCode.IMPOSSIBLE_HAND] = ErrorCode.IMPOSSIBLE_HAND
    reason: Annotated[str, Field(description="what is wrong, a word: five, size, loose, …")]
    tile: TileCode | None = Field(description="the tile at fault, None when it is the hand as a whole")
    said: str = Field(description="tile and reason in a sentence")
    expected: str = Field(description="the same in English")
    got: str = Field(description="the hand in the notation")


ExampleShows = Literal["limit", "doubles", "points"]


class ExampleHand(Message):
    """Example of a limit hand of the rule set, of a pattern that doubles a winner's hand, or of one that counts points."""

    rule: str
    shows: ExampleShows
    hand: CalculatorHand
    total: int
