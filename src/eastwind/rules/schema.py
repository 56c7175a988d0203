"""Typed shape of a rule set's file.

Every value is written together with its source: `{ value = 14, source = "RU III" }`. There are two sorts of
values side by side. Those with several choices are switches that the engine or the page obeys. Those typed with a
single literal are facts of the game that the engine plays in one way only: the file states them with their source, and
any other value is refused, so that nothing in a file is silently without effect. Values that came after the first matches
were recorded may be left out (`None`): a rule set without them is played as before they existed.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, StringConstraints
from pydantic_core import PydanticCustomError

from eastwind.rules.sealed import Sealed
from eastwind.traditions.names import CLASSICAL

T = TypeVar("T")

NO_LIMIT: Final = "none"
#: Largest number of points: more than any hand can be worth, and small enough for sums over a match in 32 bits.
MOST_POINTS: Final = 1_000_000
#: Largest number of rounds: four sessions of four, more than are played in a day.
MOST_ROUNDS: Final = 16

#: A document's short name and the section in it ("RU V"), or "decision" or "house".
Source = Annotated[str, StringConstraints(pattern=r"^(decision|house|[A-Z][A-Z0-9]*( \S.*)?)$")]
#: Words for a source without a document: our decision where a document is silent, a household's own rule.
DECISION: Final = "decision"
HOUSE: Final = "house"
Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class Shape(BaseModel):
    """Base of all parts of a rule set: typed strictly, without unknown keys, never changed after loading."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Cited(Shape, Generic[T]):
    """A value and its source."""

    value: T
    source: Source
    note: Text | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        # the class of a value in its bounds is made while the program runs: it cannot be found by its name
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


#: Largest worth of a hand, or `"none"`.
LimitValue = Annotated[int | Literal["none"], PlainValidator(_limit)]


def _scalar(value: Any) -> int | str | bool:
    if isinstance(value, int | str):
        return value
    raise PydanticCustomError("scalar", "a whole number, a word, or true or false")


#: Value that an option can be set to.
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


#: Values that an option sets by the choice: choice, key, value.
ChoiceValues = Annotated[
    Mapping[Name, Annotated[Mapping[str, Scalar], Field(min_length=1)]],
    Field(min_length=2),
    AfterValidator(_sealed_twice),
    PlainSerializer(_opened_twice),
]


class Document(Shape):
    """Text from which the values of a rule set are taken."""

    title: Text
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]


class Tiles(Shape):
    """The set of tiles."""

    plain: Cited[Literal[136]]
    with_flowers: Cited[Literal[144]]
    #: True if the eight flowers and seasons are played with.
    flowers: Cited[bool]


class Seats(Shape):
    """Number, order and names of the seats, and the first leader."""

    #: Number of players: two sit opposite each other; of three the fourth seat stays empty.
    players: Cited[Literal[2, 3, 4]]
    #: Direction of play as it is drawn; the seats follow each other in it.
    order: Cited[Literal["counter-clockwise", "clockwise"]]
    #: Names of the seats: winds, or numbers from 1.
    names: Cited[Literal["winds", "numbers"]]
    first_east: Cited[Literal["highest-sum", "seat-by-roll", "seat-one"]]


class Wall(Shape):
    """Building, breaking and end of the wall."""

    stacks: Cited[Literal[17]]
    stacks_with_flowers: Cited[Literal[18]]
    #: Side of the break: each player rolls until the sum names the roller's own seat, or the sum is counted from East or seat 1.
    broken_side: Cited[Literal["counted-from-east", "by-turns", "counted-from-seat-one"]]
    broken_stack: Cited[Literal["both-rolls-from-the-right", "both-rolls-from-the-left", "second-roll-from-the-right"]]
    #: Use of the stack that is counted out: it becomes the loose tiles (or stays the wall's end), or it is dealt first.
    counted_out: Cited[Literal["last", "first"]]
    #: Direction in which the wall is used up; the loose tiles lie at the other end.
    drawn: Cited[Literal["clockwise", "counter-clockwise"]]
    #: Number of tiles laid apart at the wall's end; with none a replacement comes straight off its end.
    loose_tiles: Cited[Literal[0, 2]]
    loose_tiles_refilled: Cited[Literal["two-from-the-end"]]
    #: Number of tiles that stay when a hand is drawn.
    dead_wall: Cited[Annotated[int, Field(ge=0, le=40)]]
    #: Tiles that are not counted among them: the loose tiles, or none.
    dead_wall_without: Cited[Literal["loose-tiles", "nothing"]]


class Deal(Shape):
    """Dealing of the tiles to the players."""

    turns_of_four: Cited[Literal[3]]
    hand: Cited[Literal[13]]
    #: Number of tiles dealt to East; with 13 the dealer begins by drawing.
    hand_of_east: Cited[Literal[13, 14]]
    #: Single tiles at the end, East two at once; East's second one after all others; or five tiles for East at first.
    odd_tiles: Cited[Literal["last", "leader-again", "first"]]
    flowers_laid: Cited[Literal["before-the-first-discard"]]


class Claims(Shape):
    """Rights to take a discard, and the order among them."""

    chow: Cited[Literal["next-player", "anyone", "nobody"]]
    pung_and_kong: Cited[Literal["anyone"]]
    #: Sets that may be taken from a discard at all.
    pung: Cited[bool]
    kong: Cited[bool]
    priority: Cited[Literal["mahjong, pung or kong, chow", "mahjong, next in turn"]]
    #: Winner when several seats claim mahjong on one discard, counted in the order of play. By `hierarchy` a claim that completes
    #: a pung goes before one for a pair, that before one for a chow, then the nearest; with `all` every claimant wins.
    tie: Cited[Literal["farthest", "nearest", "hierarchy", "all"]]
    #: Treatment of mahjong claimed by three players on one discard.
    three: Cited[Literal["as-two", "drawn-hand"]]
    last_discard: Cited[Literal["mahjong-only"]]
    rob_exposed_kong: Cited[bool]
    #: True if a concealed kong may be robbed to complete Thirteen Wonders.
    rob_concealed_kong_wonders: Cited[bool]


class Play(Shape):
    """Kongs, own sets, dead hands, and the conditions of a win."""

    kong_from_discard: Cited[Literal["three-concealed", "three-concealed-or-exposed-pung"]]
    #: True if self-drawn kongs may be laid out.
    own_kongs: Cited[bool]
    #: True if self-drawn chows and pungs may be laid out openly in the player's turn. They still count as self-drawn, but the
    #: hand is no longer concealed.
    own_chows: Cited[bool] | None = None
    own_pungs: Cited[bool] | None = None
    #: Rule for adding the drawn fourth tile to an exposed pung.
    kong_by_adding: Cited[Literal["drawn-tile-counts-exposed", "not-allowed"]]
    concealed_kong: Cited[Literal["two-up-two-down"]]
    undeclared_kong: Cited[Literal["concealed-pung"]]
    replacement: Cited[Literal["loose-tile"]]
    win: Cited[Literal["may-be-passed"]]
    #: True if a hand with a wrong number of tiles cannot win.
    dead_hand: Cited[bool]
    #: True if a player who has discarded a tile of their wait, since the wait could last change, cannot win by a discard.
    furiten: Cited[bool]
    #: Hands that can win: any, or only those without exposed sets.
    winning_hand: Cited[Literal["any", "concealed"]]
    #: True if a discard may complete the pair of a winning hand.
    pair_from_discard: Cited[bool]
    #: True if a discard may complete a winning hand at all. The tile of a robbed kong is no discard.
    win_from_discard: Cited[bool] | None = None
    #: Largest number of chows in a winning hand of sets and a pair.
    most_chows: Cited[Annotated[int, Field(ge=0, le=4)]]
    #: Least worth of a hand that may win: points before doubling, and doubles.
    least_points: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    least_doubles: Cited[Annotated[int, Field(ge=0, le=20)]]


class Ready(Shape):
    """Declaration of a ready hand."""

    #: Place of the declaration in play; `to-win`: only a declared hand may win.
    hand: Cited[Literal["none", "optional", "required", "to-win"]]
    #: True if declaring it at once is a declaration of its own.
    at_once: Cited[bool]
    #: Moment of declaring at once: directly after the deal, freezing the hand; or with the player's first discard.
    at_once_when: Cited[Literal["after-the-deal", "first-discard"]]
    declared: Cited[Literal["own-turn-with-the-discard"]]
    lasts: Cited[Literal["to-the-end-of-the-hand"]]


class Shapes(Shape):
    """Winning shapes other than four sets and a pair."""

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
    """Reading of a hand's value."""

    #: Total of a hand: points doubled; one figure for every win; or a figure by the number of doubles.
    total: Cited[Literal["points-doubled", "flat", "table"]]
    flat: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    #: Worth with no doubles, with one, and so on; the last figure is that of all larger numbers.
    by_doubles: Cited[
        Annotated[tuple[Annotated[int, Field(ge=0, le=MOST_POINTS)], ...], Field(min_length=1, max_length=16)]
    ]
    reading: Cited[Literal["best"]]
    drawn_hand: Cited[Literal["no-scores"]]
    #: Reading of "only possible tile". `sole-kind`: one kind alone completes the hand, and the place; `wait-shape`: place alone.
    only_possible_tile: Cited[Literal["sole-kind", "wait-shape"]]
    #: Hands that East's first discard makes the Earthly hand: ready hands declared at once, or any.
    earthly: Cited[Literal["ready-at-once", "any-hand"]]
    #: Pungs and kongs of winds that score points.
    winds: Cited[Literal["every", "own"]]
    #: True if one suit with honours doubles only with a pair of honours.
    one_suit_needs_honour_pair: Cited[bool]
    #: Doublings of a declared ready hand that did not win and waits for one suit without chow.
    waiting_one_suit_doubles: Cited[Annotated[int, Field(ge=0, le=10)]]
    #: Winners who have drawn nothing: those who never took a tile from the wall, or only one whose hand is complete as dealt.
    nothing_drawn: Cited[Literal["never-drawn", "as-dealt"]] | None = None
    #: Numbers that the two chows of the hidden snake hold: all that are left, or any of them.
    hidden_snake: Cited[Literal["all-numbers", "any-numbers"]] | None = None
    #: True if bonus tiles count in addition to a hand that is worth a sum of its own (`flat`).
    flowers_with_sums: Cited[bool] | None = None


class Limit(Shape):
    """Largest worth of a hand."""

    #: Cap, before any doubling for East, or `"none"`.
    cap: Cited[LimitValue]
    #: Worth of a limit hand where there is no limit.
    hands_without_limit: Cited[Annotated[int, Field(ge=1, le=MOST_POINTS)]]
    applied: Cited[Literal["before-east-doubles"]]
    #: Effect on the hands that did not win: they are cut as well, or the limit is for the winner's alone.
    losers: Cited[Literal["cut", "free"]] | None = None


#: Counters as pairs of a number and a worth.
Counters = tuple[tuple[Annotated[int, Field(ge=1, le=99)], Annotated[int, Field(ge=1, le=MOST_POINTS)]], ...]


class Settlement(Shape):
    """Payments between the players when a hand is won."""

    #: Payment to the winner: each loser pays the winner's value, or (`losers-points`) the worth of the loser's own hand. With
    #: `own-score` no player pays: each adds up their own.
    winner: Cited[Literal["each-loser-pays", "losers-points", "own-score"]]
    #: Payment of the discarder for a hand won by a discard.
    discarder: Cited[Literal["no-matter", "pays-for-all", "pays-double"]]
    losers: Cited[Literal["difference", "none"]]
    #: True if East pays and receives double: with the winner, and with other losers.
    east_with_winner: Cited[bool]
    east_between_losers: Cited[bool]
    #: True if a dangerous discard pays for all, and nothing else is settled.
    penalty: Cited[bool]
    #: Rule by which discards are dangerous: the figures below, or that of the clubs abroad.
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
    #: True if the danger of nine tiles of a suit needs a won hand of one suit.
    penalty_needs_one_suit: Cited[bool]
    #: True if that hand may hold honours as well.
    penalty_suit_honours: Cited[bool] | None = None
    penalty_wind_sets: Cited[Literal[3]]
    penalty_dragon_sets: Cited[Literal[2]]
    penalty_terminal_sets: Cited[Literal[3]]
    #: Hands paid when none has won, by each that is not: East's, those one tile short (those declared ready, or all), or both.
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
    #: Amount with which every player begins, and the counters that it is made of: a number of each worth.
    stock: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]
    counters: Cited[Counters]
    #: Counters in which a stock that equals their sum is handed out, where `counters` has none.
    counters_for_stock: Cited[Counters] | None = None
    #: Stake per point, in hundredths of the unit that is played for; 0: for the points alone.
    stake: Cited[Annotated[int, Field(ge=0, le=MOST_POINTS)]]

    def counters_of(self, stock: int) -> Counters:
        """Return the counters in which a stock is handed out; none where it is kept in points alone."""
        if self.counters.value and stock == self.stock.value:
            return self.counters.value
        ready = () if self.counters_for_stock is None else self.counters_for_stock.value
        return ready if stock and stock == sum(number * worth for number, worth in ready) else ()


class Match(Shape):
    """Lead, rounds and end of a match."""

    #: Number of rounds in a match, the winds of four of them making a session; with 0 it is counted in hands.
    rounds: Cited[Annotated[int, Field(ge=0, le=MOST_ROUNDS)]]
    #: End of a round: every seat has led.
    round_ends: Cited[Literal["lead-passed-four-times"]]
    #: Number of hands in a match; 0: no fixed number.
    hands: Cited[Annotated[int, Field(ge=0, le=1000)]]
    #: Level of a player's stock that ends the match.
    stock_end: Cited[Literal["never", "below-zero", "at-zero"]]
    #: Number of minutes in a match; 0: no limit. The hand in play is then finished or dropped.
    minutes: Cited[Annotated[int, Field(ge=0, le=1440)]]
    time_end: Cited[Literal["finished", "dropped"]]
    lead_after_east_wins: Cited[Literal["stays", "passes", "next-to-winner"]]
    lead_after_other_wins: Cited[Literal["passes", "next-to-winner"]]
    lead_after_draw: Cited[Literal["stays", "passes"]]


class Table(Shape):
    """Display at the table, without effect on play."""

    unclaimed_discard: Cited[Literal["face-up", "face-down"]]
    danger_warning: Cited[bool]
    #: True if all players' tiles lie face up.
    open_hands: Cited[bool]


class PatternRow(Shape):
    """Worth of one pattern: exactly one of points, doubles, limit, half_limit, flat."""

    points: Cited[Annotated[int, Field(ge=0, le=10_000)]] | None = None
    #: Number of times the sum is doubled.
    doubles: Cited[Annotated[int, Field(ge=1, le=10)]] | None = None
    limit: Cited[Literal[True]] | None = None
    #: Half the limit, where that is more than the hand is worth by itself.
    half_limit: Cited[Literal[True]] | None = None
    #: A sum for the whole hand, whatever the limit.
    flat: Cited[Annotated[int, Field(ge=1, le=MOST_POINTS)]] | None = None
    who: Literal["all", "winner"]
    #: Form of the hand, for the patterns that are templates: `11a 23456789a ESWN` (docs/rules.md).
    tiles: Cited[Annotated[str, StringConstraints(min_length=2, max_length=400)]] | None = None
    #: Name that a household gives to a hand of its own.
    title: Annotated[str, StringConstraints(min_length=1, max_length=60)] | None = None
    #: Tenths of the limit for a declared ready hand that waits for this limit hand and did not win; 0 is written by a child that
    #: takes those of its parent back.
    waiting_tenths: Cited[Annotated[int, Field(ge=0, le=10)]] | None = None
    #: True if a hand with an exposed set is not this one.
    concealed: Cited[bool] | None = None
    #: False in a child that does not play a pattern of its parent.
    in_force: Cited[bool] | None = None

    @property
    def waiting(self) -> int:
        """`waiting_tenths` as a number, 0 where it is left out."""
        return 0 if self.waiting_tenths is None else self.waiting_tenths.value

    @property
    def only_concealed(self) -> bool:
        """`concealed` as a truth value, false where it is left out."""
        return self.concealed is not None and self.concealed.value


class OptionRow(Shape):
    """A choice that the set-up dialogue offers.

    Its default is the file's value at `keys`, or the choice in `values` whose values the file has.
    """

    kind: Literal["switch", "choice", "number"]
    #: False in a child that does not offer an option of its parent.
    offered: bool = True
    #: Keys of the values that are all set to the choice.
    keys: Annotated[tuple[Text, ...], Field(min_length=1)] | None = None
    #: Values for a choice that sets several at once, each to something else: choice, key, value.
    values: ChoiceValues | None = None
    source: Source
    note: Text | None = None
    #: Offered values: all there are for a choice; suggestions for a number, words in addition to the numbers included.
    choices: tuple[Scalar, ...] = ()
    minimum: int | None = None
    maximum: int | None = None


class Note(Shape):
    """A place where a source is silent, contradicts itself or is lost, and the decision about it."""

    id: Name
    keys: tuple[Text, ...]
    source: Source
    unclear: Text
    decided: Text


#: Key that names the tradition.
TRADITION: Final = "tradition"


def _unless_classical(name: str | None) -> str | None:
    """Return a tradition's name as it is written down: sets older than the key have none, and are classical."""
    return None if name == CLASSICAL else name


class RuleFile(Shape):
    """A whole rule set, its parents merged in."""

    id: Name
    version: Annotated[int, Field(ge=1, le=1_000_000)]
    title: Text
    extends: Name | None = None
    tradition: Annotated[Name | None, AfterValidator(_unless_classical)] = None
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


#: All dotted keys of a rule set's file that can hold a value.
VALUE_KEYS: Final = frozenset(
    f"{section}.{name}"
    for section, part in RuleFile.model_fields.items()
    for name in getattr(part.annotation, "model_fields", ())
)
