"""Messages of `/api/household`: a household's rule set in the making, its outcome, its faults.

A draft holds only a household's differences from a parent: nothing else is sent, kept or shared. Everything in it is checked
here; a page may send whatever its fields hold.
"""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from eastwind.rules.schema import VALUE_KEYS
from eastwind.server.wire.calculator import CalculatorHand
from eastwind.server.wire.protocol import Bill, Message, TileCode, Wind
from eastwind.server.wire.settlement import SettlementHands
from eastwind.server.wire.tables import TableWish
from eastwind.server.wire.texts import Id, Line, Name, NameOrNothing, Text
from eastwind.traditions.classical.patterns import NAMES, WorthWay

_MOST_FIGURES: Final = 100
_Figure = Annotated[int, Field(ge=-(2**53) + 1, le=2**53 - 1)]
HouseholdScalar = str | int | bool
#: Plain values, figures by the number of doubles, counters as pairs of a number and a worth.
HouseholdData = (
    Annotated[Line, Field(max_length=200)]
    | _Figure
    | bool
    | Annotated[list[_Figure], Field(max_length=_MOST_FIGURES)]
    | Annotated[list[Annotated[list[_Figure], Field(max_length=_MOST_FIGURES)]], Field(max_length=_MOST_FIGURES)]
)
HouseholdKind = Literal["switch", "choice", "number", "limit", "figures", "counters", "fact"]
HouseholdWorth = WorthWay | Literal["none"]
HouseholdWho = Literal["all", "winner"]
HouseholdFaultKind = Literal["contradiction", "value", "file"]


def _key(text: str) -> str:
    if text not in VALUE_KEYS:
        raise ValueError("a dotted key of a rule set's file, such as limit.cap")
    return text


def _pattern(text: str) -> str:
    if text not in NAMES:
        raise ValueError("the name of a pattern, such as no_chow")
    return text


# validators, not patterns: those would give the fields names that a TypeScript type cannot have
_Key = Annotated[str, AfterValidator(_key)]
_Pattern = Annotated[str, AfterValidator(_pattern)]
_Note = Annotated[Text, Field(max_length=500)]
_Base = Annotated[
    str | None, Field(max_length=300_000, description="text of an exported set that is the parent instead of a preset")
]


class HouseholdChange(Message):
    """Value that a household sets otherwise, with its note."""

    value: HouseholdData
    note: _Note = ""


class HouseholdRow(Message):
    """Pattern that a household counts otherwise. `amount`: points, doubles or the flat sum; the form of a hand of its own.

    `waiting_tenths`: of the limit, for a declared ready hand that waits for this hand; 0: nothing, also where the parent has it.
    """

    worth: HouseholdWorth
    amount: int = Field(default=1, ge=0, le=1_000_000)
    who: HouseholdWho
    tiles: Text = Field(default="", max_length=400)
    title: NameOrNothing = Field(default="", max_length=60)
    waiting_tenths: int = Field(default=0, ge=0, le=10)
    concealed: bool = Field(default=False, description="whether a hand with an exposed set is not this one")
    note: _Note = ""


class HouseholdDraft(Message):
    """Differences of a household's rules from their parent's.

    `id`: of a set that was taken in and keeps it; otherwise empty, and it is made from the title.
    """

    title: Name = Field(min_length=1, max_length=60)
    id: Line = Field(default="", max_length=60)
    parent: Id = Field(description="id of a preset, see /api/rulesets")
    base: _Base = None
    values: dict[_Key, HouseholdChange] = Field(default_factory=dict, max_length=len(VALUE_KEYS))
    patterns: dict[_Pattern, HouseholdRow] = Field(default_factory=dict, max_length=len(NAMES))


class HouseholdParent(Message):
    """Rule set that a draft begins from."""

    parent: Id
    base: _Base = None


class HouseholdChoice(Message):
    """One choice for a value, and its label."""

    value: HouseholdScalar
    label: str


class HouseholdValue(Message):
    """Value of the parent: what it is, what it changes in play, where it comes from.

    `kind` `limit`: a number or the word of its only choice; `fact`: it is played in one way only.
    """

    key: str
    kind: HouseholdKind
    value: HouseholdData
    words: str
    choices: list[HouseholdChoice]
    minimum: int | None
    maximum: int | None
    label: str
    about: str
    source: str
    source_label: str
    note: str | None


class HouseholdSection(Message):
    """Values that belong together."""

    id: str
    label: str
    values: list[HouseholdValue]


class HouseholdPattern(Message):
    """Pattern as the parent counts it; `worth` `none`: it is not played. `own`: a free place for a hand of one's own."""

    rule: str
    label: str
    about: str
    worth: HouseholdWorth
    amount: int
    worths: list[HouseholdWorth]
    who: HouseholdWho
    who_choices: list[HouseholdWho]
    tiles: str
    title: str
    waiting_tenths: int
    concealed: bool
    may_be_exposed: bool = Field(description="whether it can be asked that the hand be concealed")
    template: bool
    own: bool
    source: str
    source_label: str
    note: str | None


class HouseholdUnclear(Message):
    """Point that a source leaves open, and the decision on it."""

    id: str
    keys: list[str]
    unclear: str
    decided: str
    source_label: str


class HouseholdBook(Message):
    """All values and patterns of a parent, in the language that the request asks for."""

    id: str
    title: str
    about: str
    digest: str
    sections: list[HouseholdSection]
    patterns: list[HouseholdPattern]
    notes: list[HouseholdUnclear]


class HouseholdWay(Message):
    """Resolution of a contradiction: a value to set, or a pattern to play or not (`value` true or false)."""

    key: str
    value: HouseholdData
    label: str
    words: str


class HouseholdFault(Message):
    """Fault of a draft. `keys`: the values concerned, the one to look at first; `expected` and `found`: in English."""

    kind: HouseholdFaultKind
    keys: list[str]
    said: str
    expected: str
    found: str
    ways: list[HouseholdWay]


class HouseholdDifference(Message):
    """One difference from the parent, in words."""

    key: str
    label: str
    before: str
    after: str
    note: str


class HouseholdExample(Message):
    """Hand and its worth under the parent and under the draft; null where it does not win there. `label`: what it shows."""

    id: str
    label: str
    hand: CalculatorHand
    before: int | None
    after: int | None


class HouseholdShown(Message):
    """Two bills of one hand, under the parent and under the draft."""

    id: str
    before: Bill
    after: Bill


class HouseholdQuestion(Message):
    """Question about the outcome of a draft. `example`: the hand whose bills are wanted."""

    draft: HouseholdDraft
    example: Line = Field(default="", max_length=80)


class HouseholdAnswer(Message):
    """Outcome of a draft. With faults there is no digest, nothing that differs and no example."""

    id: str
    digest: str | None
    players: int
    faults: list[HouseholdFault]
    differences: list[HouseholdDifference]
    examples: list[HouseholdExample]
    shown: HouseholdShown | None


class HouseholdScore(CalculatorHand):
    """Question about the worth of a hand under a draft."""

    draft: HouseholdDraft


class HouseholdSettlement(SettlementHands):
    """Question about the payments of a hand under a draft."""

    draft: HouseholdDraft


class HouseholdPair(Message):
    """Question about the differences of `draft` from `other`. A preset is a draft that changes nothing of it."""

    draft: HouseholdDraft
    other: HouseholdDraft


class HouseholdComparison(Message):
    """Differences from the other set, in words."""

    differences: list[HouseholdDifference]


class HouseholdForm(Message):
    """Form of a special hand, as it is being written."""

    tiles: Text = Field(max_length=400)


class HouseholdHand(Message):
    """One hand that a form describes. `wind`: of the seat that it is for, null for all."""

    tiles: list[TileCode]
    wind: Wind | None


class HouseholdDrawn(Message):
    """Hands that a form describes: some of them, and their number; or its faults, in words."""

    count: int
    hands: list[HouseholdHand]
    faults: list[str]


class HouseholdFile(Message):
    """File to take in: an exported set, or a household's own in TOML."""

    text: str = Field(max_length=400_000)


class HouseholdTaken(Message):
    """Set that was taken in, as a draft that amounts to it. `digest`: that of an exported file; TOML says none.

    `mended`: the file is an earlier version's, with text that is not allowed since; that is left out, and the digest is another.
    """

    draft: HouseholdDraft
    digest: str | None
    mended: bool = False


class HouseholdTable(TableWish):
    """Request to open a table by a draft."""

    draft: HouseholdDraft
