"""The typed shape of a rule set's file.

Every value is written together with the place that it comes from: `{ value = 14, source = "RU III" }`. Two sorts of
values live side by side. Those with several choices are switches that the engine or the page obeys. Those typed with a
single literal are facts of the game that the engine plays in one way only: the file states them with their source, and
any other value is refused, so that nothing in a file silently does nothing. Values that came after the first matches were
recorded may be left out (`None`): a rule set without them is played as it was before there were such.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, StringConstraints
from pydantic_core import PydanticCustomError

from eastwind.rules.sealed import Sealed

T = TypeVar("T")

NO_LIMIT: Final = "none"
#: More than any hand can come to, and small enough for sums over a match in 32 bits.
MOST_POINTS: Final = 1_000_000
#: Four sessions of four rounds: more than anybody plays in a day.
MOST_ROUNDS: Final = 16

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

    def __reduce__(self) -> tuple[Any, ...]:
        # the class of a value in its bounds is made while the program runs: nobody finds it by its name
        return _cited, (self.value, self.source, self.note)


def _cited(value: Any, source: str, note: str | None) -> Cited[Any]:
    return Cited[Any](value=value, source=source, note=note)


def _limit(value: Any) -> int | Literal["none"]:
    if value == NO_LIMIT:
        return NO_LIMIT
    # a truth value is an integer to Python, and no number of points
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_POINTS:
        return value
    raise PydanticCustomError("limit", 'a whole number from 1 to 1000000, or "none"')


#: The most that a hand can be worth, or `"none"`.
LimitValue = Annotated[int | Literal["none"], PlainValidator(_limit)]


def _scalar(value: Any) -> int | str | bool:
    if isinstance(value, int | str):
        return value
    raise PydanticCustomError("scalar", "a whole number, a word, or true or false")


#: What an option can be set to.
Scalar = Annotated[int | str | bool, PlainValidator(_scalar)]

K = TypeVar("K")
V = TypeVar("V")


def _sealed(mapping: Mapping[K, V]) -> Mapping[K, V]:
    return Sealed(mapping)


def _opened(mapping: Mapping[str, BaseModel]) -> dict[str, Any]:
    return {key: item.model_dump(mode="json", exclude_none=True) for key, item in mapping.items()}


def _sealed_twice(mapping: Mapping[str, Mapping[str, V]]) -> Mapping[str, Mapping[str, V]]:
    return Sealed({key: Sealed(inner) for key, inner in mapping.items()})


def _opened_twice(mapping: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    return {key: dict(inner) for key, inner in mapping.items()}


#: What an option sets by the choice: choice, key, value.
ChoiceValues = Annotated[
    Mapping[Name, Annotated[Mapping[str, Scalar], Field(min_length=1)]],
    Field(min_length=2),
    AfterValidator(_sealed_twice),
    PlainSerializer(_opened_twice),
]


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

    #: Two sit opposite each other; of three the fourth seat stays empty.
    players: Cited[Literal[2, 3, 4]]
    #: The direction of play as it is drawn; the seats follow each other in it.
    order: Cited[Literal["counter-clockwise", "clockwise"]]
    #: Seats are called by winds or by numbers from 1.
    names: Cited[Literal["winds", "numbers"]]
    first_east: Cited[Literal["highest-sum", "seat-by-roll", "seat-one"]]


class Wall(Shape):
    """Building, breaking and ending the wall."""

    stacks: Cited[Literal[17]]
    stacks_with_flowers: Cited[Literal[18]]
    #: Each rolls in turn until the sum names the roller's own seat, or the sum is counted from East.
    broken_side: Cited[Literal["counted-from-east", "by-turns", "counted-from-seat-one"]]
    broken_stack: Cited[Literal["both-rolls-from-the-right", "both-rolls-from-the-left", "second-roll-from-the-right"]]
    #: The stack that is counted out becomes the loose tiles (or stays the wall's end), or it is the first to be dealt.
    counted_out: Cited[Literal["last", "first"]]
    #: The way in which the wall is used up; the loose tiles lie at the other end.
    drawn: Cited[Literal["clockwise", "counter-clockwise"]]
    #: Tiles laid apart at the wall's end; with none a replacement comes straight off its end.
    loose_tiles: Cited[Literal[0, 2]]
    loose_tiles_refilled: Cited[Literal["two-from-the-end"]]
    #: Tiles that stay when a hand is drawn.
    dead_wall: Cited[Annotated[int, Field(ge=0, le=40)]]
    #: Whether the loose tiles are among them.
    dead_wall_without: Cited[Literal["loose-tiles", "nothing"]]


class Deal(Shape):
    """How the tiles reach the players."""

    turns_of_four: Cited[Literal[3]]
    hand: Cited[Literal[13]]
    #: With 13 the dealer begins by drawing.
    hand_of_east: Cited[Literal[13, 14]]
    #: Single tiles at the end, East both of his at once; East's second one after all others; or five tiles for East at first.
    odd_tiles: Cited[Literal["last", "leader-again", "first"]]
    flowers_laid: Cited[Literal["before-the-first-discard"]]


class Claims(Shape):
    """Who may take a discard, and who goes first."""

    chow: Cited[Literal["next-player", "anyone", "nobody"]]
    pung_and_kong: Cited[Literal["anyone"]]
    #: Which sets may be taken from a discard at all.
    pung: Cited[bool]
    kong: Cited[bool]
    priority: Cited[Literal["mahjong, pung or kong, chow", "mahjong, next in turn"]]
    #: Who wins when several claim mahjong on one discard, counted in the order of play. By `hierarchy` whoever completes a
    #: pung goes before a pair, that before a chow, then the nearest; with `all` everybody wins.
    tie: Cited[Literal["farthest", "nearest", "hierarchy", "all"]]
    #: Mahjong claimed by three players on one discard.
    three: Cited[Literal["as-two", "drawn-hand"]]
    last_discard: Cited[Literal["mahjong-only"]]
    rob_exposed_kong: Cited[bool]
    #: A concealed kong may be robbed to complete Thirteen Wonders.
    rob_concealed_kong_wonders: Cited[bool]


class Play(Shape):
    """Kongs, dead hands, and what one need not do."""

    kong_from_discard: Cited[Literal["three-concealed", "three-concealed-or-exposed-pung"]]
    #: Whether kongs that one has drawn oneself may be laid out.
    own_kongs: Cited[bool]
    #: Whether chows and pungs that one has drawn oneself may be laid out openly in one's turn. They still count as drawn oneself,
    #: but the hand is no longer concealed.
    own_chows: Cited[bool] | None = None
    own_pungs: Cited[bool] | None = None
    #: Whether the drawn fourth tile may be added to an exposed pung.
    kong_by_adding: Cited[Literal["drawn-tile-counts-exposed", "not-allowed"]]
    concealed_kong: Cited[Literal["two-up-two-down"]]
    undeclared_kong: Cited[Literal["concealed-pung"]]
    replacement: Cited[Literal["loose-tile"]]
    win: Cited[Literal["may-be-passed"]]
    #: A hand with a wrong number of tiles cannot win.
    dead_hand: Cited[bool]
    #: Who has discarded a tile that he waits for, since the wait could last change, cannot win by a discard.
    furiten: Cited[bool]
    #: Whether a hand with exposed sets can win.
    winning_hand: Cited[Literal["any", "concealed"]]
    #: Whether a discard may complete the pair of a winning hand.
    pair_from_discard: Cited[bool]
    #: Whether a discard may complete a winning hand at all. The tile of a robbed kong is no discard.
    win_from_discard: Cited[bool] | None = None
    #: Chows in a winning hand of sets and a pair, at the most.
    most_chows: Cited[Annotated[int, Field(ge=0, le=4)]]
    #: What a hand must come to before it may win: points before doubling, and doubles.
    least_points: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    least_doubles: Cited[Annotated[int, Field(ge=0, le=20)]]


class Ready(Shape):
    """Declaring a ready hand."""

    #: `to-win`: only a declared hand may win.
    hand: Cited[Literal["none", "optional", "required", "to-win"]]
    #: Whether declaring it at once is a thing of its own.
    at_once: Cited[bool]
    #: Directly after the deal, freezing the hand; or with the player's first discard.
    at_once_when: Cited[Literal["after-the-deal", "first-discard"]]
    declared: Cited[Literal["own-turn-with-the-discard"]]
    lasts: Cited[Literal["to-the-end-of-the-hand"]]


class Shapes(Shape):
    """Winning shapes beside four sets and a pair."""

    seven_pairs_of_honours: Cited[bool]
    seven_pairs_of_one_suit: Cited[bool]
    thirteen_wonders: Cited[bool]
    #: Any seven pairs; four alike count as two.
    seven_pairs: Cited[bool]
    #: Seven different pairs of 1, 9 and honours.
    pairs_of_ends: Cited[bool]
    #: Seven pairs of one number in the same two suits; four times one number in all suits and a pair in two.
    knitting: Cited[bool]
    triple_knitting: Cited[bool]
    #: Any fourteen tiles of one suit.
    one_suit: Cited[bool]


class Scoring(Shape):
    """How the value of a hand is read."""

    #: Points doubled; one figure for every win; or a figure by the number of doubles.
    total: Cited[Literal["points-doubled", "flat", "table"]]
    flat: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    #: The worth with no doubles, with one, and so on; the last figure stands for all that are more.
    by_doubles: Cited[
        Annotated[tuple[Annotated[int, Field(ge=0, le=MOST_POINTS)], ...], Field(min_length=1, max_length=16)]
    ]
    reading: Cited[Literal["best"]]
    drawn_hand: Cited[Literal["no-scores"]]
    #: `sole-kind`: one kind alone completes the hand, and the place; `wait-shape`: the place alone.
    only_possible_tile: Cited[Literal["sole-kind", "wait-shape"]]
    #: Whether East's first discard needs a ready hand declared at once to be the Earthly hand.
    earthly: Cited[Literal["ready-at-once", "any-hand"]]
    #: Which pungs and kongs of winds score points.
    winds: Cited[Literal["every", "own"]]
    #: Whether one suit with honours doubles only with a pair of honours.
    one_suit_needs_honour_pair: Cited[bool]
    #: Doublings of a declared ready hand that did not win and waits for one suit without chow.
    waiting_one_suit_doubles: Cited[Annotated[int, Field(ge=0, le=10)]]
    #: Winners who have drawn nothing: those who never took a tile from the wall, or only one whose hand is complete as dealt.
    nothing_drawn: Cited[Literal["never-drawn", "as-dealt"]] | None = None
    #: Whether the two chows of the hidden snake hold all the numbers that are left, or any of them.
    hidden_snake: Cited[Literal["all-numbers", "any-numbers"]] | None = None
    #: Whether bonus tiles count beside a hand that is worth a sum of its own (`flat`).
    flowers_with_sums: Cited[bool] | None = None


class Limit(Shape):
    """The most that a hand can be worth."""

    #: The cap, before any doubling for East, or `"none"`.
    cap: Cited[LimitValue]
    #: What a limit hand is worth where there is no limit.
    hands_without_limit: Cited[Annotated[int, Field(ge=1, le=MOST_POINTS)]]
    applied: Cited[Literal["before-east-doubles"]]
    #: Whether it cuts the hands that did not win as well, or is for the winner's alone.
    losers: Cited[Literal["cut", "free"]] | None = None


#: Counters as pairs of a number and a worth.
Counters = tuple[tuple[Annotated[int, Field(ge=1, le=99)], Annotated[int, Field(ge=1, le=MOST_POINTS)]], ...]


class Settlement(Shape):
    """Who pays whom when a hand is won."""

    #: Each loser pays the winner's value, or (`losers-points`) what his own hand comes to. With `own-score` nobody pays
    #: anybody: each adds up his own.
    winner: Cited[Literal["each-loser-pays", "losers-points", "own-score"]]
    #: Who pays for a hand won by a discard.
    discarder: Cited[Literal["no-matter", "pays-for-all", "pays-double"]]
    losers: Cited[Literal["difference", "none"]]
    #: East pays and receives double: with the winner, and with other losers.
    east_with_winner: Cited[bool]
    east_between_losers: Cited[bool]
    #: A dangerous discard pays for all, and nothing else is settled.
    penalty: Cited[bool]
    #: Which discards are dangerous: by the figures below, or as the clubs abroad have it.
    penalty_rule: Cited[Literal["figures", "clubs"]]
    penalty_tiles_of_suit: Cited[Literal[9]]
    #: Players exempt from that of nine tiles of a suit: those who hold no other suit (`with-sets`: nor have laid out any), and
    #: those who have declared a ready hand (`ready-before`: not with that very discard).
    penalty_suit_exempt: Cited[
        Literal[
            "holds-only-that-suit, ready-hand",
            "holds-only-that-suit, ready-before",
            "with-sets, ready-hand",
            "with-sets, ready-before",
        ]
    ]
    #: Whether the danger of nine tiles of a suit needs a won hand of one suit.
    penalty_needs_one_suit: Cited[bool]
    #: Whether it may hold honours as well.
    penalty_suit_honours: Cited[bool] | None = None
    penalty_wind_sets: Cited[Literal[3]]
    penalty_dragon_sets: Cited[Literal[2]]
    penalty_terminal_sets: Cited[Literal[3]]
    #: Who is paid when nobody won, by each who is not: East, hands one tile short (those declared ready, or all), or both.
    drawn_hand: Cited[
        Literal[
            "none",
            "to-east",
            "to-ready-hands",
            "to-waiting-hands",
            "to-east-and-ready-hands",
            "to-east-and-waiting-hands",
        ]
    ]
    drawn_hand_amount: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    #: What everybody begins with, and the counters that it is made of: a number of each worth.
    stock: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    counters: Cited[Counters]
    #: The counters in which a stock of just what they come to is handed out, where `counters` tells none.
    counters_for_stock: Cited[Counters] | None = None
    #: The stake a point, in hundredths of whatever is played for; 0: for the points alone.
    stake: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]

    def counters_of(self, stock: int) -> Counters:
        """The counters in which a stock is handed out; none where it is told in points alone."""
        if self.counters.value and stock == self.stock.value:
            return self.counters.value
        ready = () if self.counters_for_stock is None else self.counters_for_stock.value
        return ready if stock and stock == sum(number * worth for number, worth in ready) else ()


class Match(Shape):
    """The lead, rounds and the end."""

    #: Rounds of a match, the winds of four of them making a session; with 0 it is counted in hands.
    rounds: Cited[Annotated[int, Field(ge=0, le=MOST_ROUNDS)]]
    #: A round ends when every seat has led.
    round_ends: Cited[Literal["lead-passed-four-times"]]
    #: Hands of a match; 0: no fixed number.
    hands: Cited[Annotated[int, Field(ge=0, le=1000)]]
    #: Whether a match ends when somebody's stock does.
    stock_end: Cited[Literal["never", "below-zero", "at-zero"]]
    #: Minutes of a match; 0: no limit. The hand in play is then finished or dropped.
    minutes: Cited[Annotated[int, Field(ge=0, le=1440)]]
    time_end: Cited[Literal["finished", "dropped"]]
    lead_after_east_wins: Cited[Literal["stays", "passes", "next-to-winner"]]
    lead_after_other_wins: Cited[Literal["passes", "next-to-winner"]]
    lead_after_draw: Cited[Literal["stays", "passes"]]


class Table(Shape):
    """What is shown at the table; it changes nothing in play."""

    unclaimed_discard: Cited[Literal["face-up", "face-down"]]
    danger_warning: Cited[bool]
    #: Whether everybody's tiles lie face up.
    open_hands: Cited[bool]


class PatternRow(Shape):
    """What one pattern is worth: exactly one of points, doubles, limit, half_limit, flat."""

    points: Cited[Annotated[int, Field(ge=0, le=10_000)]] | None = None
    #: How many times the sum is doubled.
    doubles: Cited[Annotated[int, Field(ge=1, le=10)]] | None = None
    limit: Cited[Literal[True]] | None = None
    #: Half the limit, where that is more than the hand comes to by itself.
    half_limit: Cited[Literal[True]] | None = None
    #: A sum for the whole hand, whatever the limit.
    flat: Cited[Annotated[int, Field(ge=1, le=MOST_POINTS)]] | None = None
    who: Literal["all", "winner"]
    #: The form of the hand, for the patterns that are templates: `11a 23456789a ESWN` (docs/rules.md).
    tiles: Cited[Annotated[str, StringConstraints(min_length=2, max_length=400)]] | None = None
    #: What a household calls a hand of its own.
    title: Annotated[str, StringConstraints(min_length=1, max_length=60)] | None = None
    #: Tenths of the limit for a declared ready hand that waits for this limit hand and did not win; 0 is written by a child that
    #: takes those of its parent back.
    waiting_tenths: Cited[Annotated[int, Field(ge=0, le=10)]] | None = None
    #: Whether a hand with an exposed set is not this one.
    concealed: Cited[bool] | None = None
    #: Written by a child that does not play a pattern of its parent.
    in_force: Cited[bool] | None = None

    @property
    def waiting(self) -> int:
        """`waiting_tenths` as a number, 0 where nothing is said of them."""
        return 0 if self.waiting_tenths is None else self.waiting_tenths.value

    @property
    def only_concealed(self) -> bool:
        """`concealed` as a truth value, false where nothing is said of it."""
        return self.concealed is not None and self.concealed.value


class OptionRow(Shape):
    """A choice that the set-up dialogue offers; its default is what the file says at `keys`, or the choice in `values`
    whose values the file has."""

    kind: Literal["switch", "choice", "number"]
    #: Written by a child that does not want to be asked.
    offered: bool = True
    #: The values that are all set to what is chosen.
    keys: Annotated[tuple[Text, ...], Field(min_length=1)] | None = None
    #: For a choice that sets several values at once, each to something else: choice, key, value.
    values: ChoiceValues | None = None
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


#: Every dotted key of a rule set's file at which a value can stand.
VALUE_KEYS: Final = frozenset(
    f"{section}.{name}"
    for section, part in RuleFile.model_fields.items()
    for name in getattr(part.annotation, "model_fields", ())
)
