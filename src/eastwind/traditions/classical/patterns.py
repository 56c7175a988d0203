"""Table of everything that a rule set can give a value to, one row each.

A pattern is a small function over a read hand (in `eastwind.scoring`), a row here and a row in the rule set's file. The row here
holds what is part of the program: the pattern's band, the ways in which its worth may be stated, the hands in which it can
occur, what has to be played for it to occur, and the patterns that it takes off the bill. The file holds its worth. The
row's name is its key in the file, its id in a bill and a record, and its key in the texts (`pattern-<name with dashes>`).

The numbers of the enumeration follow from the order of the rows; nothing stores them, so a row may come anywhere in its band.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum
from typing import Final, Literal, get_args

import numpy as np

from eastwind.errors import EastwindError


class Who(StrEnum):
    """Hands in which a pattern can occur, as a rule set's file says it."""

    ALL = "all"
    WINNER = "winner"


#: Ways to state a worth, as the keys of a pattern's row in the file: points, doublings, the limit, half the limit where that
#: is more than the hand is worth by itself, a sum whatever the limit.
WorthWay = Literal["points", "doubles", "limit", "half_limit", "flat"]
WORTHS: Final[tuple[WorthWay, ...]] = get_args(WorthWay)

_POINTS: Final[tuple[WorthWay, ...]] = ("points",)
_POINTS_OR_DOUBLES: Final[tuple[WorthWay, ...]] = ("points", "doubles")
_A_SUM: Final[tuple[WorthWay, ...]] = ("limit", "half_limit", "flat")


class Band(Enum):
    """Subject of a pattern.

    The rows of a band are consecutive, the bands in this order. `ways` and `whose` hold for rows that do not state their own.
    """

    SET = 0, _POINTS, (Who.ALL,)
    PAIR_OF_VALUE = 1, _POINTS, (Who.ALL, Who.WINNER)
    BONUS_TILE = 2, _POINTS, (Who.ALL,)
    EXTRA = 3, _POINTS_OR_DOUBLES, (Who.WINNER,)  # how the hand was won, and what only a complete hand can be
    DOUBLE = 4, _POINTS_OR_DOUBLES, (Who.ALL, Who.WINNER)  # sets and tiles of every hand, or of the winner's alone
    LIMIT_HAND = 5, _A_SUM, (Who.WINNER,)  # worth a sum for the whole hand
    TEMPLATE = 6, _A_SUM, (Who.WINNER,)  # the same, of a form given in the rule set's file

    def __init__(self, order: int, ways: tuple[WorthWay, ...], whose: tuple[Who, ...]) -> None:
        self.order = order
        self.ways = ways
        self.whose = whose


class Occasion(Enum):
    """Condition in the rules for a pattern to occur at all."""

    ALWAYS = "always"
    FLOWERS = "flowers"
    READY_AT_ONCE = "ready at once"  # a ready hand can be declared at once
    EARTHLY = "earthly"  # the same, or the first discard makes the Earthly hand whatever was declared
    WON_DISCARD = "won discard"  # a discard can complete a hand
    ROBBED_KONG = "robbed kong"  # an exposed kong can be robbed


@dataclass(frozen=True)
class Row:
    """Properties of a pattern that are part of the program.

    `ways`, `whose`: if empty, those of the band; `excludes`: keys of rows further down that a bill with this one does not have;
    `may_be_exposed`: it is the hand as a whole, and can have exposed sets, so that a file can ask for it to be concealed.
    """

    band: Band
    ways: tuple[WorthWay, ...] = ()
    whose: tuple[Who, ...] = ()
    occasion: Occasion = Occasion.ALWAYS
    excludes: tuple[str, ...] = ()
    may_be_exposed: bool = False


_SET: Final = Row(Band.SET)
_PAIR_OF_VALUE: Final = Row(Band.PAIR_OF_VALUE)
_EXTRA: Final = Row(Band.EXTRA)
_DOUBLE: Final = Row(Band.DOUBLE)
_DOUBLE_OF_FLOWERS: Final = Row(Band.DOUBLE, occasion=Occasion.FLOWERS)
_LIMIT_HAND: Final = Row(Band.LIMIT_HAND)
_LIMIT_HAND_OPEN_OR_NOT: Final = Row(Band.LIMIT_HAND, may_be_exposed=True)
_TEMPLATE: Final = Row(Band.TEMPLATE)


class Pattern(IntEnum):
    """One line of a bill; the members are the table of all patterns.

    >>> Pattern.HIDDEN_SNAKE.key, Pattern.HIDDEN_SNAKE.row.band.name
    ('hidden_snake', 'LIMIT_HAND')
    """

    row: Row

    def __new__(cls, row: Row | int) -> "Pattern":
        assert isinstance(row, Row)  # `Pattern(5)` looks a row up and does not come here
        number = len(cls.__members__)
        pattern = int.__new__(cls, number)
        pattern._value_ = number
        pattern.row = row
        return pattern

    @property
    def ways(self) -> tuple[WorthWay, ...]:
        """Permitted ways to state its worth: some of `WORTHS`."""
        return self.row.ways or self.row.band.ways

    @property
    def whose(self) -> tuple[Who, ...]:
        """Hands in which it can occur: the values that a file may give."""
        return self.row.whose or self.row.band.whose

    @property
    def may_be_exposed(self) -> bool:
        """True if a rule set can require this hand to be concealed: the others are, or are no hand as a whole."""
        return self.row.may_be_exposed

    @property
    def key(self) -> str:
        """Name in a rule set's file, a bill and a record."""
        return self.name.lower()

    @property
    def is_limit_hand(self) -> bool:
        """True if it is worth a sum for the whole hand."""
        return self >= FIRST_LIMIT_HAND

    @property
    def is_template(self) -> bool:
        """True if the form of the hand is given in the rule set's file."""
        return self >= FIRST_TEMPLATE

    # sets; of pungs and kongs the scorer finds the row by counting: simple, terminal, wind, dragon, each exposed and concealed
    CHOW = _SET
    PUNG_SIMPLE_EXPOSED = _SET
    PUNG_SIMPLE_CONCEALED = _SET
    PUNG_TERMINAL_EXPOSED = _SET
    PUNG_TERMINAL_CONCEALED = _SET
    PUNG_WIND_EXPOSED = _SET
    PUNG_WIND_CONCEALED = _SET
    PUNG_DRAGON_EXPOSED = _SET
    PUNG_DRAGON_CONCEALED = _SET
    KONG_SIMPLE_EXPOSED = _SET
    KONG_SIMPLE_CONCEALED = _SET
    KONG_TERMINAL_EXPOSED = _SET
    KONG_TERMINAL_CONCEALED = _SET
    KONG_WIND_EXPOSED = _SET
    KONG_WIND_CONCEALED = _SET
    KONG_DRAGON_EXPOSED = _SET
    KONG_DRAGON_CONCEALED = _SET
    # pairs of value and bonus tiles
    PAIR_OWN_WIND = _PAIR_OF_VALUE
    PAIR_PREVAILING_WIND = _PAIR_OF_VALUE
    PAIR_DRAGON = _PAIR_OF_VALUE
    FLOWER = Row(Band.BONUS_TILE, occasion=Occasion.FLOWERS)
    # the winner's extras
    PAIR = Row(Band.EXTRA, ways=("points",))
    MAHJONG = _EXTRA
    LAST_FROM_WALL = _EXTRA
    ONLY_POSSIBLE_TILE = _EXTRA
    ONLY_KIND = _EXTRA
    LAST_PAIR_OF_SIMPLES = _EXTRA
    LAST_PAIR_OF_ENDS = _EXTRA
    NO_SCORING_SET = _EXTRA
    NO_CHOW = _EXTRA
    ALL_CHOWS = _EXTRA
    CONCEALED_HAND = _EXTRA
    LOOSE_TILE_WIN = _EXTRA
    LAST_WALL_TILE_WIN = _EXTRA
    LAST_DISCARD_WIN = Row(Band.EXTRA, occasion=Occasion.WON_DISCARD)
    ROBBED_KONG = Row(Band.EXTRA, occasion=Occasion.ROBBED_KONG)
    NOTHING_DRAWN = _EXTRA
    READY_AT_ONCE = Row(Band.EXTRA, occasion=Occasion.READY_AT_ONCE)
    READY_WITH_FIRST_DISCARD = Row(Band.EXTRA, occasion=Occasion.READY_AT_ONCE)
    ONE_SUIT_NO_CHOW = _EXTRA
    ONE_SUIT_ANY_TILES = Row(Band.EXTRA, excludes=("one_suit",), may_be_exposed=True)
    # sets and tiles together
    THREE_WINDS_AND_PAIR = _DOUBLE
    TWO_DRAGONS_AND_PAIR = _DOUBLE
    DRAGON_SET = _DOUBLE
    OWN_WIND_SET = _DOUBLE
    PREVAILING_WIND_SET = _DOUBLE
    THREE_CONCEALED_SETS = _DOUBLE
    THREE_DRAGON_SETS = _DOUBLE
    FOUR_WIND_SETS = _DOUBLE
    ONE_SUIT_WITH_HONOURS = _DOUBLE
    ONE_SUIT = _DOUBLE
    TERMINALS_AND_HONOURS = _DOUBLE
    ONLY_HONOURS = _DOUBLE
    OWN_FLOWER = _DOUBLE_OF_FLOWERS
    OWN_SEASON = _DOUBLE_OF_FLOWERS
    OWN_FLOWER_AND_SEASON = _DOUBLE_OF_FLOWERS
    ALL_FLOWERS = _DOUBLE_OF_FLOWERS
    ALL_SEASONS = _DOUBLE_OF_FLOWERS
    # limit hands, and others whose worth is a sum for the whole hand
    HEAVENLY = _LIMIT_HAND
    EARTHLY = Row(Band.LIMIT_HAND, occasion=Occasion.EARTHLY)
    HIDDEN_TREASURE = _LIMIT_HAND
    HIDDEN_TREASURE_OF_PUNGS = _LIMIT_HAND_OPEN_OR_NOT
    BURIED_TREASURE = _LIMIT_HAND
    CONCEALED_ONE_SUIT = _LIMIT_HAND_OPEN_OR_NOT
    ALL_HONOURS = _LIMIT_HAND_OPEN_OR_NOT
    HEADS_AND_TAILS = _LIMIT_HAND_OPEN_OR_NOT
    IMPERIAL_JADE = _LIMIT_HAND_OPEN_OR_NOT
    IMPERIAL_JADE_WITH_CHOWS = _LIMIT_HAND_OPEN_OR_NOT
    HEAVENLY_TWINS = _LIMIT_HAND
    THREE_SCHOLARS = _LIMIT_HAND_OPEN_OR_NOT
    THREE_SCHOLARS_ANY = _LIMIT_HAND_OPEN_OR_NOT
    THREE_SCHOLARS_NO_CHOW = _LIMIT_HAND_OPEN_OR_NOT
    FOUR_BLESSINGS = _LIMIT_HAND_OPEN_OR_NOT
    FOUR_KONGS = _LIMIT_HAND_OPEN_OR_NOT
    HIDDEN_SNAKE = _LIMIT_HAND_OPEN_OR_NOT
    TRUE_GREAT_SNAKE = _LIMIT_HAND
    NINE_GATES = _LIMIT_HAND
    THIRTEEN_WONDERS = _LIMIT_HAND
    MOON_FROM_THE_SEA = _LIMIT_HAND_OPEN_OR_NOT
    GRAPES_ON_THE_ROOF = _LIMIT_HAND_OPEN_OR_NOT
    SAWING_THE_PILLAR = Row(Band.LIMIT_HAND, occasion=Occasion.ROBBED_KONG, may_be_exposed=True)
    KONG_ON_KONG = _LIMIT_HAND_OPEN_OR_NOT
    SEVEN_PAIRS = _LIMIT_HAND
    PAIRS_OF_ENDS = _LIMIT_HAND
    KNITTING = _LIMIT_HAND
    TRIPLE_KNITTING = _LIMIT_HAND
    # hands whose form is a template in the rule set's file
    PEKING_GARDEN = _TEMPLATE
    GATES_OF_HEAVEN = _TEMPLATE
    WRIGGLING_SNAKE = _TEMPLATE
    OWN_HAND_1 = _TEMPLATE
    OWN_HAND_2 = _TEMPLATE
    OWN_HAND_3 = _TEMPLATE
    OWN_HAND_4 = _TEMPLATE
    OWN_HAND_5 = _TEMPLATE
    OWN_HAND_6 = _TEMPLATE
    OWN_HAND_7 = _TEMPLATE
    OWN_HAND_8 = _TEMPLATE


#: Number of bits in the masks in which the engine keeps the patterns of a hand.
_BITS: Final = 63


def faults_in(rows: Mapping[str, Row]) -> list[str]:
    """Return the faults of a table of patterns: rows out of place, unknown names, more than the engine has room for."""
    faults = []
    before: tuple[str, Row] | None = None
    for name, row in rows.items():
        if before is not None and row.band.order < before[1].band.order:
            faults.append(
                f"{name} ({row.band.name}) stands below {before[0]} ({before[1].band.name}): expected the rows of a band "
                f"together, in the order of Band"
            )
        before = name, row
        faults += [
            f"{name} excludes {out!r}: expected the key of another row below it"
            for out in row.excludes
            if out.upper() not in list(rows)[list(rows).index(name) + 1 :]
        ]
    sums = sum(row.band.order >= Band.LIMIT_HAND.order for row in rows.values())
    excluded = len({out for row in rows.values() for out in row.excludes})
    for what, count in (("patterns worth a sum for the whole hand", sums), ("patterns that others exclude", excluded)):
        if count > _BITS:
            faults.append(f"{count} {what}: expected {_BITS} at the most, one for each bit of a mask")
    return faults


if _faults := faults_in({one.name: one.row for one in Pattern}):
    raise EastwindError("the table of patterns: " + "; ".join(_faults))

#: Patterns by their key in the file, which is their id in a bill: the lower-case name.
NAMES: Final[dict[str, Pattern]] = {pattern.key: pattern for pattern in Pattern}

PATTERNS: Final = len(Pattern)
#: First pattern worth a sum for the whole hand; so are all after it.
FIRST_LIMIT_HAND: Final = min(int(one) for one in Pattern if one.row.band is Band.LIMIT_HAND)
#: First pattern whose form is given in the rule set's file; so are those of all after it.
FIRST_TEMPLATE: Final = min(int(one) for one in Pattern if one.row.band is Band.TEMPLATE)
#: Number of patterns worth a sum, templates among them: the engine keeps those of a hand as bits of a number.
LIMIT_HANDS: Final = PATTERNS - FIRST_LIMIT_HAND

#: Patterns that another excludes, each with its bit in `BILL.excluded`.
_EXCLUDED: Final = {
    name: 1 << at for at, name in enumerate(sorted({out for one in Pattern for out in one.row.excludes}))
}
#: Bit of each pattern (0: no other excludes it), and the bits of those that it excludes.
EXCLUDED_AS: Final = np.array([_EXCLUDED.get(one.key, 0) for one in Pattern], np.int64)
EXCLUDES: Final = np.array([sum(_EXCLUDED[name] for name in one.row.excludes) for one in Pattern], np.int64)
