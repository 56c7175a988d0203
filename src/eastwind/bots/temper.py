"""A temper: what *club* believes about the game, as numbers, each with its reason. Compiled code is handed them as a record.

Which numbers they are under a rule set is data (`tempers`), found by play (`eastwind train`). Only how far it looks is fixed.
"""

from enum import IntEnum
from typing import Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Grid, Row

#: Farther than this a special hand is not thought of: 9 of the 13 wonders are the fewest worth a thought.
SPECIAL_REACH: Final = 4
#: Farther than this no plan is looked at.
PLAN_REACH: Final = 8
#: Tiles left that make a wait good enough to freeze the hand for the doubling.
GOOD_WAIT: Final = 4


class Number(IntEnum):
    """The place of each number; of those that are several, the first."""

    # ------------------------------------------------------------------------------------------- how fast the others are

    #: Chance that a hand is over before one's own next turn, with empty ponds and nobody near a win.
    HAZARD = 0
    #: The same grows with every tile in the ponds …
    HAZARD_PER_DISCARD = 1
    #: … with each player who has declared a ready hand …
    HAZARD_PER_READY = 2
    #: … with each set beyond the first that another player shows …
    HAZARD_PER_SET = 3
    #: … and with the end of the wall: divided by one's own turns that are left.
    HAZARD_OF_END = 4

    # ---------------------------------------------------------------------------------------------- how fast oneself is

    #: Chance to come one tile nearer in a turn when waiting, one tile from waiting, two …: what a hand that is not looked at
    #: closely may hope for on its way.
    PACE = 5
    #: Tiles that others may give, for each that one may draw: a pung comes from three players, a chow from one, and the last
    #: tile from all, who are also less careful with it than one would think.
    PUNG_FROM_OTHERS = 10
    CHOW_FROM_OTHERS = 11
    WIN_FROM_OTHERS = 12
    #: A hand that waits for nothing that is left can still change; this many tiles stand for that.
    NEVER_HOPELESS = 13
    #: Hands of one plan meet fewer useful tiles than the pace above: so much slower for each tile that is missing.
    SLOW_ONE_SUIT = 14
    SLOW_PURE_SUIT = 15
    SLOW_PUNGS = 16
    #: Thirteen wonders and twins cannot claim anything but the last tile.
    SLOW_SPECIAL = 17
    #: Neither can seven pairs of other kinds, but more tiles serve them.
    SLOW_PAIRS = 18
    #: Any tile of the suit serves a hand of any tiles of one suit.
    SLOW_ANY_OF_SUIT = 19

    # ------------------------------------------------------------------------------------------------ what a hand is worth

    #: How often a pair of honours that doubles becomes a pung: with both others left, with one; and a lone tile.
    HOPE_PAIR = 20
    HOPE_PAIR_THIN = 21
    HOPE_LONE = 22
    #: A hand of chows so far often ends without any set that scores, which doubles.
    HOPE_ALL_CHOWS = 23
    #: A plan's own doubling. One suit with honours may count for more than one: honours and pungs come with it.
    HOPE_ONE_SUIT = 24
    HOPE_PURE_SUIT = 25
    HOPE_PUNGS = 26
    #: The same where one suit with honours counts with a pair of honours only.
    HOPE_HONOUR_PAIR = 27
    #: A hand that nothing was claimed for often ends with a claim all the same.
    HOPE_CONCEALED = 28
    #: Every loser pays the winner; how often each other loser settles with one.
    RIVAL = 29
    #: Points that a hand still finds on its way, where a win must have so many.
    POINTS_TO_COME = 30
    #: What a loser's own hand comes to, where that is what he pays.
    LOSERS_HAND = 31

    # ------------------------------------------------------------------------------------------------------ how it decides

    #: Plans that promise less than this part of the best are dropped at once: it keeps a choice within microseconds.
    WORTH_A_LOOK = 32
    #: The second-best plans count for this part: a hand that can still go two ways is better than one that cannot.
    KEEP_OPEN = 33
    #: A step back in a plan, estimated without looking closer.
    STEP_BACK = 34
    #: A claim must look better than waiting by this much: what lies on the table can no longer change.
    CLAIM_EDGE = 35
    #: A kong brings a tile more to draw.
    KONG_DRAW = 36

    # --------------------------------------------------------------------------------------------------------- how careful

    #: Chance that one discard completes a hand that waits, by kind of tile; honours by the copies that others can hold.
    HIT_MIDDLE = 37
    HIT_NEAR_EDGE = 38
    HIT_EDGE = 39
    HIT_HONOUR = 40
    HIT_THIN_HONOUR = 41
    #: Whoever shows sets of one suit only waits there more often, and elsewhere less.
    SAME_SUIT = 42
    OTHER_SUIT = 43
    #: A tile that a ready player let pass since he declared: his wait may have changed, but seldom has.
    PASSED_EARLIER = 44
    #: Part of a rival's hand that one loses by giving him the win: some of it would have been lost anyway.
    LOST_BY_GIVING = 45
    #: How near a player is taken to be who need not or did not declare a ready hand, by sets shown: at the end of the wall.
    LATE = 46
    NEAR_BY_SETS = 47
    #: What a rival's hidden tiles add, as a factor on what he shows.
    HIDDEN_WORTH = 52
    HIDDEN_POINTS = 53
    TWO_SETS_ALIKE = 54
    THREE_SETS_ALIKE = 55


#: Steps from a win of which the pace is told; hands with none to four sets.
PACES: Final = 5
#: How many a number is, where it is not one.
SEVERAL: Final = {Number.PACE: PACES, Number.NEAR_BY_SETS: 5}
#: How many numbers there are in all.
NUMBERS: Final = max(Number) + 1

#: Columns of what *master* sees of a move (`features`), and the units of the two hidden layers of its net (`net`).
COLUMNS: Final = 99
FIRST: Final = 48
SECOND: Final = 24

# Aligned as the compiler has it.
_FIELDS: Final = np.dtype(
    [
        ("numbers", "f8", (NUMBERS,)),
        ("trained", "f8", (NUMBERS,)),  # those by which *master* looks at moves: with which its net was trained
        # the net of *master*; where there is none, `unit` is 0, and it plays as *club*
        ("unit", "f8"),  # points that a winning hand is worth, of which amounts are told
        ("edge", "f8"),  # by how much, in units, a move must be judged better than *club*'s
        ("first", "f4", (COLUMNS, FIRST)),
        ("first_bias", "f4", (FIRST,)),
        ("second", "f4", (FIRST, SECOND)),
        ("second_bias", "f4", (SECOND,)),
        ("last", "f4", (SECOND,)),
        ("straight", "f4", (COLUMNS,)),
    ],
    align=True,
)
#: A temper as compiled code takes it. A record, because a linked function takes no arrays.
TEMPER: Final = np.dtype((np.record, _FIELDS))
TEMPER_T: Final = numba.from_dtype(_FIELDS)


class TemperRecord(Protocol):
    """What the type checker knows of a `TEMPER` record."""

    numbers: Row
    trained: Row
    unit: float
    edge: float
    first: Grid
    first_bias: Row
    second: Grid
    second_bias: Row
    last: Row
    straight: Row
