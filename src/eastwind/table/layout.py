"""`TABLE`: a game at the table as one record of some 1.7 KB.

A copy of it is a snapshot; an array of them is many games. The record changes only inside the compiled functions of this
package. Kinds of tile, seats and masks are as everywhere; −1 means "none" in signed fields.
"""

from enum import IntEnum
from typing import Annotated, Final, Protocol

import numpy as np

from eastwind.arrays import Cube, Grid, Row
from eastwind.records import I1, U1, U2, U4, U8, Masks, compiled_type_of, dtype_of, i2, i4, record, u1, u8
from eastwind.scoring.layout import MAX_MELDS
from eastwind.tiles.kinds import KINDS, TILES_ALL

#: Largest number of discards of a hand: every tile that can be drawn, and one more for each set claimed.
MAX_DISCARDS: Final = 160
MAX_EVENTS: Final = 32


class Phase(IntEnum):
    """Phase of the game: the kind of action that the table waits for."""

    IDLE = 0  # nothing dealt yet
    FLOWERS = 1  # `turn` lays out the bonus tiles of the deal
    DECLARE = 2  # everyone but the dealer may declare a ready hand at once
    TURN = 3  # `turn` discards, declares a kong or wins
    CLAIM = 4  # the last discard may be claimed
    ROB = 5  # a kong just declared may be robbed
    HAND_OVER = 6
    MATCH_OVER = 7

    @property
    def is_over(self) -> bool:
        """State of the hand: True when it is over, and perhaps the match."""
        return self in (Phase.HAND_OVER, Phase.MATCH_OVER)


#: By phase: 1 when the hand is over.
OVER: Final = np.array([phase.is_over for phase in Phase], np.uint8)
# compiled code keeps it as it was when it was compiled
OVER.flags.writeable = False


class Ready(IntEnum):
    NO = 0
    READY = 1
    AT_ONCE = 2


class Penalty(IntEnum):
    """Reason why a discarder pays for all (RU V, penalties)."""

    NONE = 0
    ONE_SUIT = 1
    WINDS = 2
    DRAGONS = 3
    TERMINALS = 4
    # by the clubs' rule
    GREEN = 5
    HONOURS = 6
    LATE = 7


class HandEnd(IntEnum):
    """End of a hand; of one that was won `win_source` and `discarder` give the source of the winning tile."""

    IN_PLAY = 0
    WON = 1
    WALL = 2  # nothing was left to draw
    CLAIMS = 3  # three claimed mahjong on one discard, and the rules make that a drawn hand
    DROPPED = 4  # the match was over before it was: it counts for nothing


class MatchEnd(IntEnum):
    """Reason why a match is over."""

    NOT_YET = 0
    PLAYED = 1  # all its rounds or hands
    STOCK = 2  # a player's stock is used up
    TIME = 3
    LEFT = 4  # a player ended it before its time


class EventKind(IntEnum):
    """Kinds of row in `TABLE.events`; columns: kind, seat, tile, source seat, detail."""

    DEAL = 0
    FLOWER = 1
    REPLACEMENT = 2  # tile seen by its owner only
    DRAW = 3  # tile seen by its owner only
    DISCARD = 4
    READY = 5  # detail: Ready
    CLAIM = 6  # tile: the one that is claimed; detail: twice the action, and 1 more if it prevailed
    CHOW = 7  # tile: the claimed one; detail: the lowest of the set
    PUNG = 8
    KONG = 9
    ADDED_KONG = 10
    CONCEALED_KONG = 11
    ROB = 12
    MAHJONG = 13
    DRAWN_HAND = 14
    REFILL = 15
    PENALTY = 16  # seat pays; detail: Penalty
    SETTLE = 17
    MATCH_OVER = 18  # detail: MatchEnd
    TIME_UP = 19
    LAID_CHOW = 20  # of tiles drawn oneself; tile: the lowest
    LAID_PUNG = 21
    # actions of a player alone with bots
    TAKEN_BACK = 22
    AGAIN = 23  # the hand begins again from its deal
    GIVEN_UP = 24  # a bot plays the hand to its end


@record
class TableRecord(Protocol):
    """Game at the table."""

    # the match
    version: U4  # counts the steps taken, deals included
    moment: U4  # counts the steps that all players see: the opening and the closing of a window, no answer in it
    halts: U1  # 1: a window in which no seat is asked is left open until `go_on`
    hand: U2  # number of the hand, from 1
    first_dealer: U1
    leads_passed: U2
    next_dealer: U1  # dealer of the next hand
    dealer: U1
    round_wind: U1
    scores: Annotated[Row, i4, 4]
    # the seats
    hands: Annotated[Grid, u1, 4, KINDS]  # concealed tiles by kind, bonus tiles not yet laid included
    keys: Annotated[Grid, i4, 4, 4]  # the same as keys of `eastwind.hands`, bonus tiles left out
    held: Annotated[Masks, u8, 4]  # the same as sets of kinds, bonus tiles not yet laid included
    melds: Annotated[Cube, u1, 4, MAX_MELDS, 4]  # columns as MELD_… of `eastwind.scoring.layout`
    meld_count: Annotated[Row, u1, 4]
    hidden: Annotated[Row, u1, 4]  # in a masked record: tiles in the hand of a seat that is not shown
    flowers: Annotated[Row, u1, 4]  # laid bonus tiles, bit 0 plum … bit 7 winter
    waits: Annotated[Masks, u8, 4]  # kinds that would complete the hand; valid while the seat has 13 tiles
    ready: Annotated[Row, u1, 4]  # Ready
    has_drawn: Annotated[Row, u1, 4]  # whether the seat has drawn a tile in this hand
    own_discards: Annotated[Masks, u8, 4]  # kinds the seat has discarded since its hand last changed (furiten)
    discarded: U1  # mask of seats that have discarded in this hand
    # the wall
    wall: Annotated[Row, u1, TILES_ALL]  # in the order in which it is taken
    wall_size: U1
    front: U1  # tiles taken from the front
    back: U1  # end of the remaining wall; behind it lie the loose tiles and those taken from there
    loose: Annotated[Row, u1, 2]  # the next loose tiles
    loose_count: U1
    dice: Annotated[Row, u1, 4]
    break_seat: U1
    break_stack: U1  # counted from 1 at the end of `break_seat`'s wall from which it is counted
    wall_first: U1  # place of the stack that is taken first, as in `eastwind.tiles.wall`
    wall_step: I1  # 1: the wall is taken clockwise, −1: counter-clockwise
    # the pond
    pond_tile: Annotated[Row, u1, MAX_DISCARDS]
    pond_seat: Annotated[Row, u1, MAX_DISCARDS]
    pond_ready: Annotated[Row, u1, MAX_DISCARDS]  # Ready declared with it
    pond_taken: Annotated[Row, u1, MAX_DISCARDS]  # 1 + seat that took it, 0: lies there
    pond_count: U1
    # the course of play
    phase: U1  # Phase
    turn: U1
    drawn: I1  # the tile that `turn` has just drawn, −1 after a claim and after the deal
    source: U1  # where it came from: Source of `eastwind.scoring.layout`
    claimed: U1  # 1: this turn began with a chow or pung: only a discard may follow
    distance: I1  # of `turn`'s 14 tiles; no less than 1 while a bonus tile is among them
    complete: U1  # 1: `turn` may declare mahjong with them
    ready_discards: U8  # kinds whose discard leaves `turn` waiting
    last_discard: I1
    robbed: I1  # the tile of a kong that may be robbed
    rob_meld: U1  # its place among `turn`'s sets
    kongs_in_turn: U1  # loose tiles taken for kongs, one after another, in this turn
    pending: U1  # mask of seats that must answer
    answers: Annotated[Row, i2, 4]
    can_win: U1  # mask of seats that may claim mahjong in this window
    time_up: U1  # 1: the match ends with this hand
    # the end of a hand
    winner: I1  # the first of the winners in the order of play from the discarder
    winners: U1  # mask
    discarder: I1
    win_tile: I1
    win_source: U1
    win_events: Annotated[Row, u1, 4]  # Happening of `eastwind.scoring.layout`, of each winner
    penalties: Annotated[Row, u1, 4]  # [winner] Penalty: why the discarder owes them everything
    waiting_at_end: U1  # mask of the hands that a drawn hand pays for being one tile short
    values: Annotated[Row, i4, 4]
    payments: Annotated[Grid, i4, 4, 4]  # [payer, receiver]: the sum of the parts in `eastwind.scoring.settlement`
    hand_end: U1  # HandEnd
    match_end: U1  # MatchEnd
    # the events of the last step
    events: Annotated[Grid, i2, MAX_EVENTS, 5]
    event_count: U1


TABLE: Final = dtype_of(TableRecord)
TABLE_T: Final = compiled_type_of(TableRecord)
