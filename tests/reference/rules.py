"""A rule set as plain data: what the tables of a rule book say, and the points where the books differ."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

#: (kind of set, row of its table) → points (exposed, concealed)
SetTable = Mapping[tuple[Literal["chow", "pung", "kong"], str], tuple[int, int]]


@dataclass(frozen=True)
class Extra:
    """What a line is worth: points, doubles or both."""

    points: int = 0
    doubles: int = 0


def table(**rows: Extra) -> Mapping[str, Extra]:
    """Rows of a table, by the name of their line; a row that is not there is not in force."""
    return MappingProxyType(rows)


@dataclass(frozen=True)
class Settlement:
    """Who pays whom, once every hand is counted."""

    #: False: everybody adds up his own and nobody pays.
    payments: bool = True
    losers_settle: bool = True
    east_doubles_with_winner: bool = True
    east_doubles_between_losers: bool = True
    #: The discarder of a dangerous tile pays for all.
    penalty: bool = False
    #: … of nine tiles of one suit, only when the won hand is of one suit.
    penalty_asks_one_suit: bool = False
    #: … with honours or without.
    penalty_suit_may_have_honours: bool = False


@dataclass(frozen=True)
class Rules:
    """One rule set with its options settled."""

    name: str
    sets: SetTable
    pair_own_wind: int
    pair_prevailing_wind: int
    pair_dragon: int
    #: A set of a wind that is not one's own scores too.
    every_wind_scores: bool
    #: Lines that only the winner has.
    winner: Mapping[str, Extra]
    #: Doubles, and who has them.
    doubles: Mapping[str, Extra]
    doubles_for: Literal["all", "winner"]
    #: One suit with honours doubles only with a pair of honours.
    one_suit_asks_honour_pair: bool
    #: Lines of the bonus tiles, empty where the set has none.
    bonus: Mapping[str, Extra]
    #: Highest value of a hand, and what limit hands are worth.
    limit: int
    #: Limit hands in force, with the form of the hand where the books differ.
    limit_hands: Mapping[str, str]
    #: Winning shapes besides four sets and a pair.
    shapes: frozenset[str] = frozenset()
    #: "only": the place, and no other tile completes the hand. "place": the place alone.
    only_possible: Literal["only", "place"] = "only"
    #: PL: the limit is for the hand that won; losers' hands count in full.
    limit_of_winner_alone: bool = False
    #: The least that limit hands are worth where a hand's value has no limit; 0: there is one.
    without_limit: int = 0
    #: Limit hands that a hand with an exposed set is not (WEB's axes).
    only_concealed: frozenset[str] = frozenset()
    #: Chows and pungs of one's own tiles may be laid out openly (WEB's axes).
    own_sets: bool = False
    #: A hand with too many tiles scores nothing.
    dead_hand: bool = True
    #: A concealed kong may be robbed for thirteen wonders.
    wonders_rob_concealed_kong: bool = False
    #: An exposed kong may be robbed.
    rob_exposed_kong: bool = True
    #: A discard may complete the pair.
    pair_from_discard: bool = True
    #: Points that a shape is worth, whatever the limit.
    flat: Mapping[str, int] = field(default_factory=dict)
    #: Most chows in a winning hand of sets and a pair.
    max_chows: int = 4
    #: Only a declared ready hand may win.
    ready_to_win: bool = False
    #: Points before doubling, and doubles, that a winning hand must have (WEB's axes).
    min_points: int = 0
    min_doubles: int = 0
    #: A hand with an exposed set cannot win (WEB's axes).
    concealed_to_win: bool = False
    #: "doubled": points × 2^doubles. "flat": one figure for every win. "table": a figure by the number of doubles; the last
    #: stands for all that are more. With the last two only the winner's hand is worth anything (WEB's axes).
    valuation: Literal["doubled", "flat", "table"] = "doubled"
    figures: tuple[int, ...] = ()
    #: Limit hands that are worth half of it, where that is more than the hand's own count.
    half_limit: frozenset[str] = frozenset()
    #: What a declared ready hand that did not win is worth, in tenths of the limit, by the limit hand it waits for.
    tenths_for_waiting: Mapping[str, int] = field(default_factory=dict)
    #: Doubles of such a hand that waits for one suit without chow.
    doubles_for_waiting_one_suit: int = 0
    #: Points counted by a child's table instead: "counting", "chronicle" or none.
    child: Literal["", "counting", "chronicle"] = ""
    settlement: Settlement = Settlement()
