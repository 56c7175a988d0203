"""What a rulebook is made of: the blocks that stand below each other in its chapters.

Places have anchors: `value/claims.tie` for a value of the file, `pattern/no_chow` for a pattern, `note/last-discard` for a
decision, `chapter/deal` for a chapter. Tiles are codes such as `5m`.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from eastwind.explain import Bill
from eastwind.explain.vocabulary import HandEvent, MeldKind, TileCode, WinSource


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class BookLink(_Part):
    """A place in the book, and what it is called."""

    anchor: str
    label: str


class Sentence(_Part):
    """What a value of the rule set means."""

    kind: Literal["sentence"] = "sentence"
    anchor: str
    text: str
    keys: Sequence[str] = Field(description="the values it speaks of: its own, and those that it leaves without a say")
    source: str
    tiles: Sequence[TileCode] = Field(description="a picture of what is said, none for most")
    notes: Sequence[BookLink] = Field(description="what was unclear about it")


class Words(_Part):
    """What stands in every book."""

    kind: Literal["words"] = "words"
    text: str


class Subheading(_Part):
    """A heading within a chapter."""

    kind: Literal["subheading"] = "subheading"
    anchor: str
    text: str


class TileGroup(_Part):
    """Tiles side by side, and what they are."""

    label: str
    tiles: Sequence[TileCode]


class TilesDrawn(_Part):
    """Groups of tiles below each other."""

    kind: Literal["tiles"] = "tiles"
    groups: Sequence[TileGroup]


class BookMeld(_Part):
    """A set on the table."""

    kind: MeldKind
    tiles: Sequence[TileCode]


class DrawnHand(_Part):
    """A hand with its bill, as the engine has valued it. The fields of the hand are those of a question to the calculator."""

    melds: Sequence[BookMeld]
    hand: Sequence[TileCode]
    last: TileCode | None
    source: WinSource | None
    flowers: Sequence[TileCode]
    seat: Literal["E", "S", "W", "N"]
    round: Literal["E", "S", "W", "N"]
    won: bool
    events: Sequence[HandEvent]
    facts: str
    bill: Bill


class PatternEntry(_Part):
    """A pattern with its worth."""

    kind: Literal["pattern"] = "pattern"
    anchor: str
    rule: str
    title: str
    worth: str
    who: str
    about: str
    waiting: str = Field(description="what a hand has that waits for it, empty where it has nothing")
    source: str
    forms: Sequence[Sequence[TileCode]] = Field(description="hands of its template, drawn")
    more: str = Field(description="how many hands more its template has")
    example: DrawnHand | None
    missing: str = Field(description="why there is no example")
    notes: Sequence[BookLink]


class Cell(_Part):
    """A field of a table; the anchor of what is told in it, empty where there is none."""

    text: str
    anchor: str


class Row(_Part):
    """A row of a table."""

    label: str
    tiles: Sequence[TileCode]
    cells: Sequence[Cell]


class Table(_Part):
    """A table; the first of `head` stands over the labels."""

    kind: Literal["table"] = "table"
    anchor: str
    caption: str
    head: Sequence[str]
    rows: Sequence[Row]


class CasePlayer(_Part):
    """Somebody in a worked case: what the hand is worth, and what the seat wins or loses."""

    name: str
    won: bool
    hand: DrawnHand | None
    worth: int
    net: int


class CasePayment(_Part):
    """Who pays whom how much."""

    payer: str
    payee: str
    amount: int


class Case(_Part):
    """A settlement that the engine has worked."""

    kind: Literal["case"] = "case"
    anchor: str
    text: str
    players: Sequence[CasePlayer]
    payments: Sequence[CasePayment]


class Difference(_Part):
    """Something in which the set differs from what it builds on."""

    kind: Literal["difference"] = "difference"
    anchor: str
    here: str
    there: str


class Decision(_Part):
    """Where a source is unclear, and what was decided."""

    kind: Literal["decision"] = "decision"
    anchor: str
    unclear: str
    decided: str
    source: str
    about: Sequence[BookLink]


class TermWords(_Part):
    """What something is called in a language: the house's own word first."""

    language: Literal["en", "ru", "bg", "pl", "zh", "ja"]
    words: Sequence[str]


class Term(_Part):
    """A word of the game, what it means, and what others call it."""

    kind: Literal["term"] = "term"
    anchor: str
    name: str
    text: str
    tiles: Sequence[TileCode] = Field(description="drawn with it, none for most")
    called: Sequence[TermWords]


Block = Annotated[
    Sentence | Words | Subheading | TilesDrawn | PatternEntry | Table | Case | Difference | Decision | Term,
    Field(discriminator="kind"),
]


class Chapter(_Part):
    """A chapter: `id` in its anchor, `chapter/<id>`."""

    id: str
    title: str
    blocks: Sequence[Block]


class GameBook(_Part):
    """The book of the game: what stands in it holds under any rules."""

    language: str
    chapters: Sequence[Chapter]


class Book(_Part):
    """A rule set as a book."""

    rules: str = Field(description="id of the rule set")
    version: int
    digest: str
    title: str
    about: str
    language: str
    chapters: Sequence[Chapter]
