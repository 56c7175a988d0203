"""The typed shape of a rule set's file.

Every value is written together with the place that it comes from: `{ value = 14, source = "RU III" }`. Two sorts of
values live side by side. Those with several choices are switches that the engine or the page obeys. Those typed with a
single literal are facts of the game that the engine plays in one way only: the file states them with their source, and
any other value is refused, so that nothing in a file silently does nothing.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, StringConstraints
from pydantic_core import PydanticCustomError

T = TypeVar("T")

NO_LIMIT: Final = "none"
#: More than any hand can come to, and small enough for sums over a match in 32 bits.
MOST_POINTS: Final = 1_000_000

#: A document's short name and the section in it ("RU V"), or "decision" or "house".
Source = Annotated[str, StringConstraints(pattern=r"^(decision|house|[A-Z][A-Z0-9]*( \S.*)?)$")]
#: Words that stand for a source without a document: our decision where a document is silent, a household's own rule.
DECISION: Final = "decision"
HOUSE: Final = "house"
Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class Shape(BaseModel):
    """Base of all parts of a rule set: typed strictly, without unknown keys, never changed after loading."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Cited(Shape, Generic[T]):
    """A value and where it comes from."""

    value: T
    source: Source
    note: Text | None = None


def _limit(value: Any) -> int | str:
    if value == NO_LIMIT or (type(value) is int and 1 <= value <= MOST_POINTS):
        return value  # type: ignore[no-any-return]
    raise PydanticCustomError("limit", 'a whole number from 1 to 1000000, or "none"')


#: The most that a hand can be worth, or `"none"`.
LimitValue = Annotated[int | str, PlainValidator(_limit)]


def _scalar(value: Any) -> int | str | bool:
    if type(value) in (int, str, bool):
        return value  # type: ignore[no-any-return]
    raise PydanticCustomError("scalar", "a whole number, a word, or true or false")


#: What an option can be set to.
Scalar = Annotated[int | str | bool, PlainValidator(_scalar)]

K = TypeVar("K")
V = TypeVar("V")


def _sealed(mapping: Mapping[K, V]) -> Mapping[K, V]:
    return MappingProxyType(dict(mapping))


def _opened(mapping: Mapping[str, BaseModel]) -> dict[str, Any]:
    return {key: item.model_dump(mode="json", exclude_none=True) for key, item in mapping.items()}


class Document(Shape):
    """A text that the values of a rule set are taken from."""

    title: Text
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]


class Tiles(Shape):
    """The set of tiles."""

    plain: Cited[Literal[136]]
    with_flowers: Cited[Literal[144]]
    #: Whether the eight flowers and seasons are played with.
    flowers: Cited[bool]


class Seats(Shape):
    """Who sits where, and who leads first."""

    players: Cited[Literal[4]]
    order: Cited[Literal["counter-clockwise"]]
    first_east: Cited[Literal["highest-sum"]]


class Wall(Shape):
    """Building, breaking and ending the wall."""

    stacks: Cited[Literal[17]]
    stacks_with_flowers: Cited[Literal[18]]
    broken_side: Cited[Literal["counted-from-east"]]
    broken_stack: Cited[Literal["both-rolls-from-the-right"]]
    drawn: Cited[Literal["clockwise"]]
    loose_tiles: Cited[Literal[2]]
    loose_tiles_refilled: Cited[Literal["two-from-the-end"]]
    #: Tiles that stay when a hand is drawn, loose tiles not counted.
    dead_wall: Cited[Annotated[int, Field(ge=2, le=40)]]
    dead_wall_without: Cited[Literal["loose-tiles"]]


class Deal(Shape):
    """How the tiles reach the players."""

    turns_of_four: Cited[Literal[3]]
    hand: Cited[Literal[13]]
    hand_of_east: Cited[Literal[14]]
    flowers_laid: Cited[Literal["before-the-first-discard"]]


class Claims(Shape):
    """Who may take a discard, and who goes first."""

    chow: Cited[Literal["next-player"]]
    pung_and_kong: Cited[Literal["anyone"]]
    priority: Cited[Literal["mahjong, pung or kong, chow"]]
    #: Who wins when several claim mahjong on one discard, counted in the order of play.
    tie: Cited[Literal["farthest", "nearest"]]
    last_discard: Cited[Literal["mahjong-only"]]
    rob_exposed_kong: Cited[bool]
    #: A concealed kong may be robbed to complete Thirteen Wonders.
    rob_concealed_kong_wonders: Cited[bool]


class Play(Shape):
    """Kongs, dead hands, and what one need not do."""

    kong_from_discard: Cited[Literal["three-concealed"]]
    kong_by_adding: Cited[Literal["drawn-tile-counts-exposed"]]
    concealed_kong: Cited[Literal["two-up-two-down"]]
    undeclared_kong: Cited[Literal["concealed-pung"]]
    replacement: Cited[Literal["loose-tile"]]
    win: Cited[Literal["may-be-passed"]]
    #: A hand with a wrong number of tiles cannot win.
    dead_hand: Cited[bool]


class Ready(Shape):
    """Declaring a ready hand."""

    hand: Cited[Literal["none", "optional", "required"]]
    #: Whether a ready hand can be declared directly after the deal, freezing the hand.
    at_once: Cited[bool]
    declared: Cited[Literal["own-turn-with-the-discard"]]
    lasts: Cited[Literal["to-the-end-of-the-hand"]]


class Shapes(Shape):
    """Winning shapes beside four sets and a pair."""

    seven_pairs_of_honours: Cited[bool]
    seven_pairs_of_one_suit: Cited[bool]
    thirteen_wonders: Cited[bool]


class Scoring(Shape):
    """How the value of a hand is read."""

    total: Cited[Literal["points-doubled"]]
    reading: Cited[Literal["best"]]
    drawn_hand: Cited[Literal["no-scores"]]
    #: `sole-kind`: one kind alone completes the hand, and the place; `wait-shape`: the place alone.
    only_possible_tile: Cited[Literal["sole-kind", "wait-shape"]]


class Limit(Shape):
    """The most that a hand can be worth."""

    #: The cap, before any doubling for East, or `"none"`.
    cap: Cited[LimitValue]
    #: What a limit hand is worth where there is no limit.
    hands_without_limit: Cited[Annotated[int, Field(ge=1, le=MOST_POINTS)]]
    applied: Cited[Literal["before-east-doubles"]]


class Settlement(Shape):
    """Who pays whom when a hand is won."""

    winner: Cited[Literal["each-loser-pays"]]
    losers: Cited[Literal["difference", "none"]]
    #: East pays and receives double: with the winner, and with other losers.
    east_with_winner: Cited[bool]
    east_between_losers: Cited[bool]
    #: A dangerous discard pays for all, and nothing else is settled.
    penalty: Cited[bool]
    penalty_tiles_of_suit: Cited[Literal[9]]
    penalty_suit_exempt: Cited[Literal["holds-only-that-suit, ready-hand"]]
    #: Whether the danger of nine tiles of a suit needs a won hand of one suit.
    penalty_needs_one_suit: Cited[bool]
    penalty_wind_sets: Cited[Literal[3]]
    penalty_dragon_sets: Cited[Literal[2]]
    penalty_terminal_sets: Cited[Literal[3]]


class Match(Shape):
    """The lead, rounds and the end."""

    rounds: Cited[Annotated[int, Field(ge=1, le=4)]]
    round_ends: Cited[Literal["lead-passed-four-times"]]
    lead_after_east_wins: Cited[Literal["stays", "passes"]]
    lead_after_other_wins: Cited[Literal["passes"]]
    lead_after_draw: Cited[Literal["stays", "passes"]]


class Table(Shape):
    """What is shown at the table; it changes nothing in play."""

    unclaimed_discard: Cited[Literal["face-up", "face-down"]]
    danger_warning: Cited[bool]


class PatternRow(Shape):
    """What one pattern is worth: exactly one of points, doubles, limit."""

    points: Cited[Annotated[int, Field(ge=0, le=10_000)]] | None = None
    #: How many times the sum is doubled.
    doubles: Cited[Annotated[int, Field(ge=1, le=10)]] | None = None
    limit: Cited[Literal[True]] | None = None
    who: Literal["all", "winner"]
    #: Written by a child that does not play a pattern of its parent.
    in_force: Cited[bool] | None = None


class OptionRow(Shape):
    """A choice that the set-up dialogue offers; its default is what the file says at `keys`."""

    kind: Literal["switch", "choice", "number"]
    #: Written by a child that does not want to be asked.
    offered: bool = True
    keys: Annotated[tuple[Text, ...], Field(min_length=1)]
    source: Source
    note: Text | None = None
    #: What is offered: all there is for a choice; suggestions for a number, words beside the numbers included.
    choices: tuple[Scalar, ...] = ()
    minimum: int | None = None
    maximum: int | None = None


class Note(Shape):
    """A place where a source is silent, contradicts itself or is lost, and what was decided."""

    id: Name
    keys: tuple[Text, ...]
    source: Source
    unclear: Text
    decided: Text


class RuleFile(Shape):
    """A whole rule set, its parents merged in."""

    id: Name
    version: Annotated[int, Field(ge=1, le=1_000_000)]
    title: Text
    extends: Name | None = None
    documents: Annotated[Mapping[str, Document], AfterValidator(_sealed), PlainSerializer(_opened)]
    tiles: Tiles
    seats: Seats
    wall: Wall
    deal: Deal
    claims: Claims
    play: Play
    ready: Ready
    shapes: Shapes
    scoring: Scoring
    limit: Limit
    settlement: Settlement
    match: Match
    table: Table
    patterns: Annotated[Mapping[str, PatternRow], AfterValidator(_sealed), PlainSerializer(_opened)]
    options: Annotated[Mapping[str, OptionRow], AfterValidator(_sealed), PlainSerializer(_opened)]
    notes: tuple[Note, ...] = ()
