"""`TABLE`: a game at the table as one record of some 1.7 KB.

A copy of it is a snapshot; an array of them is many games. The record changes only inside the compiled functions of this
package. Kinds of tile, seats and masks are as everywhere; −1 means "none" in signed fields.
"""

from enum import IntEnum
from typing import Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Cube, Grid, Row
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
        return self >= Phase.HAND_OVER


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


TABLE: Final = np.dtype(
    [
        # the match
        ("version", "u4"),  # counts the steps taken, deals included
        (
            "moment",
            "u4",
        ),  # counts the steps that all players see: the opening and the closing of a window, no answer in it
        ("halts", "u1"),  # 1: a window in which no seat is asked is left open until `go_on`
        ("hand", "u2"),  # number of the hand, from 1
        ("first_dealer", "u1"),
        ("leads_passed", "u2"),
        ("next_dealer", "u1"),  # dealer of the next hand
        ("dealer", "u1"),
        ("round_wind", "u1"),
        ("scores", "i4", (4,)),
        # the seats
        ("hands", "u1", (4, KINDS)),  # concealed tiles by kind, bonus tiles not yet laid included
        ("keys", "i4", (4, 4)),  # the same as keys of `eastwind.hands`, bonus tiles left out
        ("held", "u8", (4,)),  # the same as sets of kinds, bonus tiles not yet laid included
        ("melds", "u1", (4, MAX_MELDS, 4)),  # columns as MELD_… of `eastwind.scoring.layout`
        ("meld_count", "u1", (4,)),
        ("hidden", "u1", (4,)),  # in a masked record: tiles in the hand of a seat that is not shown
        ("flowers", "u1", (4,)),  # laid bonus tiles, bit 0 plum … bit 7 winter
        ("waits", "u8", (4,)),  # kinds that would complete the hand; valid while the seat has 13 tiles
        ("ready", "u1", (4,)),  # Ready
        ("has_drawn", "u1", (4,)),  # whether the seat has drawn a tile in this hand
        ("own_discards", "u8", (4,)),  # kinds the seat has discarded since its hand last changed (furiten)
        ("discarded", "u1"),  # mask of seats that have discarded in this hand
        # the wall
        ("wall", "u1", (TILES_ALL,)),  # in the order in which it is taken
        ("wall_size", "u1"),
        ("front", "u1"),  # tiles taken from the front
        ("back", "u1"),  # end of the remaining wall; behind it lie the loose tiles and those taken from there
        ("loose", "u1", (2,)),  # the next loose tiles
        ("loose_count", "u1"),
        ("dice", "u1", (4,)),
        ("break_seat", "u1"),
        ("break_stack", "u1"),  # counted from 1 at the end of `break_seat`'s wall from which it is counted
        ("wall_first", "u1"),  # place of the stack that is taken first, as in `eastwind.tiles.wall`
        ("wall_step", "i1"),  # 1: the wall is taken clockwise, −1: counter-clockwise
        # the pond
        ("pond_tile", "u1", (MAX_DISCARDS,)),
        ("pond_seat", "u1", (MAX_DISCARDS,)),
        ("pond_ready", "u1", (MAX_DISCARDS,)),  # Ready declared with it
        ("pond_taken", "u1", (MAX_DISCARDS,)),  # 1 + seat that took it, 0: lies there
        ("pond_count", "u1"),
        # the course of play
        ("phase", "u1"),  # Phase
        ("turn", "u1"),
        ("drawn", "i1"),  # the tile that `turn` has just drawn, −1 after a claim and after the deal
        ("source", "u1"),  # where it came from: Source of `eastwind.scoring.layout`
        ("claimed", "u1"),  # 1: this turn began with a chow or pung: only a discard may follow
        ("distance", "i1"),  # of `turn`'s 14 tiles; no less than 1 while a bonus tile is among them
        ("complete", "u1"),  # 1: `turn` may declare mahjong with them
        ("ready_discards", "u8"),  # kinds whose discard leaves `turn` waiting
        ("last_discard", "i1"),
        ("robbed", "i1"),  # the tile of a kong that may be robbed
        ("rob_meld", "u1"),  # its place among `turn`'s sets
        ("kongs_in_turn", "u1"),  # loose tiles taken for kongs, one after another, in this turn
        ("pending", "u1"),  # mask of seats that must answer
        ("answers", "i2", (4,)),
        ("can_win", "u1"),  # mask of seats that may claim mahjong in this window
        ("time_up", "u1"),  # 1: the match ends with this hand
        # the end of a hand
        ("winner", "i1"),  # the first of the winners in the order of play from the discarder
        ("winners", "u1"),  # mask
        ("discarder", "i1"),
        ("win_tile", "i1"),
        ("win_source", "u1"),
        ("win_events", "u1", (4,)),  # Happening of `eastwind.scoring.layout`, of each winner
        ("penalties", "u1", (4,)),  # [winner] Penalty: why the discarder owes them everything
        ("waiting_at_end", "u1"),  # mask of the hands that a drawn hand pays for being one tile short
        ("values", "i4", (4,)),
        ("payments", "i4", (4, 4)),  # [payer, receiver]: the sum of the parts in `eastwind.scoring.settle`
        ("hand_end", "u1"),  # HandEnd
        ("match_end", "u1"),  # MatchEnd
        # the events of the last step
        ("events", "i2", (MAX_EVENTS, 5)),
        ("event_count", "u1"),
    ],
    align=True,
)

TABLE_T: Final = numba.from_dtype(TABLE)


class TableRecord(Protocol):
    """Fields of a `TABLE` record, for the type checker."""

    version: int
    moment: int
    halts: int
    hand: int
    first_dealer: int
    leads_passed: int
    next_dealer: int
    dealer: int
    round_wind: int
    scores: Row
    hands: Grid
    keys: Grid
    held: npt.NDArray[np.uint64]
    melds: Cube
    meld_count: Row
    hidden: Row
    flowers: Row
    waits: npt.NDArray[np.uint64]
    ready: Row
    has_drawn: Row
    own_discards: npt.NDArray[np.uint64]
    discarded: int
    wall: Row
    wall_size: int
    front: int
    back: int
    loose: Row
    loose_count: int
    dice: Row
    break_seat: int
    break_stack: int
    wall_first: int
    wall_step: int
    pond_tile: Row
    pond_seat: Row
    pond_ready: Row
    pond_taken: Row
    pond_count: int
    phase: int
    turn: int
    drawn: int
    source: int
    claimed: int
    distance: int
    complete: int
    ready_discards: np.uint64
    last_discard: int
    robbed: int
    rob_meld: int
    kongs_in_turn: int
    pending: int
    answers: Row
    can_win: int
    time_up: int
    winner: int
    winners: int
    discarder: int
    win_tile: int
    win_source: int
    win_events: Row
    penalties: Row
    waiting_at_end: int
    values: Row
    payments: Grid
    hand_end: int
    match_end: int
    events: Grid
    event_count: int
