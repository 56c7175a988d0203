"""Messages about rule sets over HTTP: those to choose from, and the worth of everything at a table."""

from pydantic import Field

from eastwind.server.wire.vocabulary import Message, OptionKind, SeatNames


class OptionInfo(Message):
    name: str
    kind: OptionKind
    default: str | int | bool
    choices: list[str | int] = Field(default_factory=list)
    minimum: int | None = None
    maximum: int | None = None
    keys: list[str] = Field(description="dotted keys of the rule set's file that it changes")
    values: dict[str, dict[str, str | int | bool]] = Field(
        default_factory=dict, description="choice → key → value, where not all keys are set to the choice itself"
    )
    source: str
    at_table: bool = Field(
        default=True, description="false: it counts only where hands are told, at a table it changes nothing"
    )


class DocumentInfo(Message):
    """Text that a rule set is taken from."""

    name: str = Field(description="how sources cite it, such as RU")
    title: str = Field(description="its own title, in its own language")


class RuleSetInfo(Message):
    id: str
    version: int
    digest: str
    title: str = Field(description="what the file calls it, in English or as its household does")
    about: str = Field(description="a preset in a line, in the language of the request; empty for others")
    players: int
    documents: list[DocumentInfo] = Field(description="the texts that it is taken from, its own before its parents'")
    options: list[OptionInfo]


class PatternInfo(Message):
    """Line of the rule set as it is played at a table: for the page that explains it."""

    rule: str
    points: int
    doubles: int
    limit: bool
    half_limit: bool = Field(description="half the limit, where that is more than the hand comes to")
    flat: int = Field(description="a sum for the whole hand, whatever the limit; 0: none")
    tiles: str = Field(description="the form of a special hand as the rule set writes it; empty for others")
    title: str | None = Field(default=None, description="what a household calls a hand of its own")
    winner_only: bool
    source: str


class RuleSetPage(Message):
    id: str
    options: dict[str, str | int | bool]
    limit: int
    seat_names: SeatNames
    ready_hand: bool = Field(default=True, description="whether a ready hand can be declared")
    patterns: list[PatternInfo]
    documents: list[DocumentInfo] = Field(description="as in the list of rule sets")
