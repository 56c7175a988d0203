"""`RULES`: a rule set as the compiled engine reads it, one record of numbers and flags.

The engine asks the record (`rules.chow_from_anyone`), never a rule set's name. Enumerated values are the integers of the
`IntEnum`s below; flags are 0 or 1.
"""

from enum import IntEnum
from typing import Final, Protocol

import numpy as np

from eastwind.arrays import Row
from eastwind.rules.patterns import PATTERNS


class ReadyHand(IntEnum):
    """Whether a player one tile short declares a ready hand with the discard."""

    NONE = 0
    OPTIONAL = 1
    REQUIRED = 2


class Tie(IntEnum):
    """Who wins when several claim mahjong on one discard, counted from the discarder in the order of play."""

    NEAREST = 0
    FARTHEST = 1


class OnlyTile(IntEnum):
    """How "only possible tile" is read: one kind alone completes the hand *and* the place, or the place alone."""

    SOLE_KIND = 0
    WAIT_SHAPE = 1


class Lead(IntEnum):
    """What happens to the lead after a hand."""

    STAYS = 0
    PASSES = 1


RULES: Final = np.dtype(
    [
        # the set of tiles, the wall
        ("flowers", "u1"),  # 1: 144 tiles
        ("dead_wall", "u1"),  # tiles that stay when the hand is drawn, loose tiles not counted
        # claims and declarations
        ("tie", "u1"),  # Tie
        ("rob_exposed_kong", "u1"),
        ("rob_concealed_kong_wonders", "u1"),
        ("ready_hand", "u1"),  # ReadyHand
        ("ready_at_once", "u1"),
        ("dead_hand", "u1"),
        # winning shapes beside four sets and a pair
        ("twins_honours", "u1"),  # seven pairs, one of each honour
        ("twins_suit", "u1"),  # seven different pairs of one suit
        ("wonders", "u1"),  # thirteen wonders
        # worth of a hand
        ("limit", "i4"),  # the cap of a hand's value; 0: none
        ("limit_worth", "i4"),  # what a limit hand is worth: the limit, or an agreed figure where there is none
        ("only_tile", "u1"),  # OnlyTile
        ("points", "i4", (PATTERNS,)),
        ("doubles", "i1", (PATTERNS,)),
        ("limit_hand", "u1", (PATTERNS,)),  # 1: the pattern is in force and worth the limit
        ("in_force", "u1", (PATTERNS,)),  # 0: the rule set does not have this pattern
        # settlement
        ("losers_settle", "u1"),
        ("east_doubles", "u1"),  # with the winner
        ("east_doubles_losers", "u1"),  # between losers
        ("penalty", "u1"),  # a dangerous discard pays for all
        ("penalty_needs_one_suit", "u1"),  # nine of a suit: only if the won hand is of one suit
        # the lead and the match
        ("lead_after_east_wins", "u1"),  # Lead
        ("lead_after_draw", "u1"),  # Lead
        ("rounds", "u1"),
    ],
    align=True,
)


class Rules(Protocol):
    """What the type checker knows of a `RULES` record."""

    flowers: int
    dead_wall: int
    tie: int
    rob_exposed_kong: int
    rob_concealed_kong_wonders: int
    ready_hand: int
    ready_at_once: int
    dead_hand: int
    twins_honours: int
    twins_suit: int
    wonders: int
    limit: int
    limit_worth: int
    only_tile: int
    points: Row
    doubles: Row
    limit_hand: Row
    in_force: Row
    losers_settle: int
    east_doubles: int
    east_doubles_losers: int
    penalty: int
    penalty_needs_one_suit: int
    lead_after_east_wins: int
    lead_after_draw: int
    rounds: int
