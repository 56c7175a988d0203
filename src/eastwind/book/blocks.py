"""Blocks of a rulebook, in order in its chapters.

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
    """Link to a place in the book, with its label."""

    anchor: str
    label: str


class Sentence(_Part):
    """Sentence about a value of the rule set."""

    kind: Literal["sentence"] = "sentence"
    anchor: str
    text: str
    keys: Sequence[str] = Field(description="the values it speaks of: its own, and those that it leaves without a say")
    source: str
    tiles: Sequence[TileCode] = Field(description="a picture of what is said, none for most")
    notes: Sequence[BookLink] = Field(description="what was unclear about it")


class Words(_Part):
    """Text that is the same in every book."""

    kind: Literal["words"] = "words"
    text: str


class Subheading(_Part):
    """A heading within a chapter."""

    kind: Literal["subheading"] = "subheading"
    anchor: str
    text: str


class TileGroup(_Part):
    """Tiles side by side, with a label."""

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
    """A hand with the engine's bill; the fields of the hand are those of a question to the calculator."""

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
    """Cell of a table; `anchor` is the place of its subject, empty if it has none."""

    text: str
    anchor: str


class Row(_Part):
    """Row of a table."""

    label: str
    tiles: Sequence[TileCode]
    cells: Sequence[Cell]


class Table(_Part):
    """Table; the first entry of `head` is above the labels."""

    kind: Literal["table"] = "table"
    anchor: str
    caption: str
    head: Sequence[str]
    rows: Sequence[Row]


class CasePlayer(_Part):
    """Player in a worked case, with the worth of the hand and the net win or loss."""

    name: str
    won: bool
    hand: DrawnHand | None
    worth: int
    net: int


class CasePayment(_Part):
    """Payment from one player to another."""

    payer: str
    payee: str
    amount: int


class Case(_Part):
    """Settlement computed by the engine."""

    kind: Literal["case"] = "case"
    anchor: str
    text: str
    players: Sequence[CasePlayer]
    payments: Sequence[CasePayment]


class Difference(_Part):
    """Difference of the set from its parent."""

    kind: Literal["difference"] = "difference"
    anchor: str
    here: str
    there: str


class Decision(_Part):
    """Unclear point of a source, and the decision made."""

    kind: Literal["decision"] = "decision"
    anchor: str
    unclear: str
    decided: str
    source: str
    about: Sequence[BookLink]


class TermWords(_Part):
    """Names of a term in a language, our own word first."""

    language: Literal["en", "ru", "bg", "pl", "zh", "ja"]
    words: Sequence[str]


class Term(_Part):
    """Word of the game, with its meaning and its names in other languages and sources."""

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
    """Chapter; its anchor is `chapter/<id>`."""

    id: str
    title: str
    blocks: Sequence[Block]


class GameBook(_Part):
    """Book of the game, valid under any rules."""

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
