"""A temper: the assumptions of *club* about the game, as numbers, each with its reason. Compiled code receives them as a record.

The values of the numbers under a rule set are data (`tempers`), found by play (`eastwind train`). Only the reach is fixed.
"""

from enum import IntEnum
from typing import Annotated, Final, Protocol

from eastwind.arrays import Grid, Row
from eastwind.records import F8, compiled_type_of, dtype_of, f4, f8, record

#: Largest distance of a special hand that is considered: 9 of the 13 wonders are the fewest worth it.
SPECIAL_REACH: Final = 4
#: Largest distance of any plan that is considered.
PLAN_REACH: Final = 8
#: Number of tiles left that makes a wait good enough to freeze the hand for the doubling.
GOOD_WAIT: Final = 4


class Number(IntEnum):
    """Index of each number; of those that are several, the first."""

    # ------------------------------------------------------------------------------------------- how fast the others are

    #: Chance that a hand is over before one's own next turn, with empty ponds and no player near a win.
    HAZARD = 0
    #: Growth of the same with every tile in the ponds …
    HAZARD_PER_DISCARD = 1
    #: … with each player who has declared a ready hand …
    HAZARD_PER_READY = 2
    #: … with each set beyond the first that another player shows …
    HAZARD_PER_SET = 3
    #: … and with the end of the wall: divided by one's own turns that are left.
    HAZARD_OF_END = 4

    # ---------------------------------------------------------------------------------------------- how fast oneself is

    #: Chance to come one tile nearer in a turn when waiting, one tile from waiting, two …: an estimate for hands that are not
    #: looked at closely.
    PACE = 5
    #: Tiles that others may give, for each that one may draw: a pung comes from three players, a chow from one, and the last
    #: tile from all, who are also less careful with it than one would think.
    PUNG_FROM_OTHERS = 10
    CHOW_FROM_OTHERS = 11
    WIN_FROM_OTHERS = 12
    #: Number of tiles counted in addition, because a hand that waits for nothing that is left can still change.
    NEVER_HOPELESS = 13
    #: Factor for each missing tile: hands of one plan meet fewer useful tiles than the pace above assumes.
    SLOW_ONE_SUIT = 14
    SLOW_PURE_SUIT = 15
    SLOW_PUNGS = 16
    #: The same for thirteen wonders and twins, which cannot claim anything but the last tile.
    SLOW_SPECIAL = 17
    #: The same for seven pairs of other kinds: neither can they, but more tiles serve them.
    SLOW_PAIRS = 18
    #: The same for any tiles of one suit: any tile of the suit serves such a hand.
    SLOW_ANY_OF_SUIT = 19

    # ------------------------------------------------------------------------------------------------ what a hand is worth

    #: Chance that a pair of honours that doubles becomes a pung: with both others left, with one; and that of a lone tile.
    HOPE_PAIR = 20
    HOPE_PAIR_THIN = 21
    HOPE_LONE = 22
    #: Part of the doubling for no set that scores, which a hand of chows so far often reaches.
    HOPE_ALL_CHOWS = 23
    #: Part of a plan's own doubling. One suit with honours may count for more than one: honours and pungs come with it.
    HOPE_ONE_SUIT = 24
    HOPE_PURE_SUIT = 25
    HOPE_PUNGS = 26
    #: The same where one suit with honours counts with a pair of honours only.
    HOPE_HONOUR_PAIR = 27
    #: Part of the doubling of a concealed hand: a hand without claims often ends with a claim all the same.
    HOPE_CONCEALED = 28
    #: Number of settlements with each other loser that count; every loser pays the winner.
    RIVAL = 29
    #: Points that a hand still finds on its way, where a win needs a minimum.
    POINTS_TO_COME = 30
    #: Points of a loser's own hand, where that is what they pay.
    LOSERS_HAND = 31

    # ------------------------------------------------------------------------------------------------------ how it decides

    #: Part of the best promise below which plans are dropped at once: it keeps a choice within microseconds.
    WORTH_A_LOOK = 32
    #: Part that the other plans count for: a hand that can still go two ways is better than one that cannot.
    KEEP_OPEN = 33
    #: Factor for a step back in a plan, estimated without looking closer.
    STEP_BACK = 34
    #: Factor by which a claim must look better than waiting: sets on the table can no longer change.
    CLAIM_EDGE = 35
    #: Factor for a kong, which brings a tile more to draw.
    KONG_DRAW = 36

    # --------------------------------------------------------------------------------------------------------- how careful

    #: Chance that one discard completes a hand that waits, by kind of tile; honours by the copies that others can hold.
    HIT_MIDDLE = 37
    HIT_NEAR_EDGE = 38
    HIT_EDGE = 39
    HIT_HONOUR = 40
    HIT_THIN_HONOUR = 41
    #: Factors in and outside the suit of a player who shows sets of one suit only, and waits there more often, elsewhere less.
    SAME_SUIT = 42
    OTHER_SUIT = 43
    #: Factor for a tile that a ready player let pass since they declared: their wait may have changed, but seldom has.
    PASSED_EARLIER = 44
    #: Part of a rival's hand that one loses by giving them the win: some of it would have been lost anyway.
    LOST_BY_GIVING = 45
    #: Chance that a player who need not or did not declare a ready hand is waiting at the end of the wall, by sets shown.
    LATE = 46
    NEAR_BY_SETS = 47
    #: Factors on the worth that a rival shows, and points added to it, for their hidden tiles.
    HIDDEN_WORTH = 52
    HIDDEN_POINTS = 53
    TWO_SETS_ALIKE = 54
    THREE_SETS_ALIKE = 55


#: Number of steps from a win with a pace of their own.
PACES: Final = 5
#: Count of values of a number, where it is not one; `NEAR_BY_SETS` is for hands with none to four sets.
SEVERAL: Final = {Number.PACE: PACES, Number.NEAR_BY_SETS: 5}
#: Count of all values.
NUMBERS: Final = max(Number) + 1

#: Number of columns of a move as *master* sees it (`features`), and of units in the two hidden layers of its net (`net`).
COLUMNS: Final = 99
FIRST: Final = 48
SECOND: Final = 24


@record
class TemperRecord(Protocol):
    """Numbers a bot goes by, and its net. A record, because a linked function takes no arrays."""

    numbers: Annotated[Row, f8, NUMBERS]
    trained: Annotated[Row, f8, NUMBERS]  # those by which *master* looks at moves: with which its net was trained
    # the net of *master*; where there is none, `unit` is 0, and it plays as *club*
    unit: F8  # points that a winning hand is worth, the unit of amounts
    edge: F8  # by how much, in units, a move must be judged better than *club*'s
    first: Annotated[Grid, f4, COLUMNS, FIRST]
    first_bias: Annotated[Row, f4, FIRST]
    second: Annotated[Grid, f4, FIRST, SECOND]
    second_bias: Annotated[Row, f4, SECOND]
    last: Annotated[Row, f4, SECOND]
    straight: Annotated[Row, f4, COLUMNS]


TEMPER: Final = dtype_of(TemperRecord)
TEMPER_T: Final = compiled_type_of(TemperRecord)
