"""`RULES`: a rule set as the compiled engine reads it, one record of numbers and flags.

The engine asks the record (`rules.may_pung`), never a rule set's name. Enumerated values are the integers of the
enumerations below; flags are 0 or 1.
"""

from enum import IntEnum, IntFlag
from typing import Annotated, Any, Final, Protocol

import numpy as np

from eastwind.arrays import Grid, Row
from eastwind.records import I4, U1, U2, Masks, dtype_of, i1, i4, record, u1, u8
from eastwind.traditions.classical.patterns import PATTERNS


class DealOrder(IntEnum):
    """Order in which the tiles are dealt to the players."""

    DEALER_TWO_AT_ONCE = 0  # three times four in turn, then one each, the dealer two
    DEALER_FIVE = 1  # the dealer five, the others four; two stacks each in turn; then one each
    DEALER_DRAWS = 2  # three times four in turn, then one each; the dealer then draws
    DEALER_LAST = 3  # three times four in turn, then one each, then one more for the dealer


class Chow(IntEnum):
    """Seats that may take a discard for a chow."""

    NEXT_PLAYER = 0
    ANYONE = 1
    NOBODY = 2


class ReadyHand(IntEnum):
    """Declaration of a ready hand, with the discard, by a player one tile short."""

    NONE = 0
    OPTIONAL = 1
    REQUIRED = 2
    TO_WIN = 3  # optional, but only a declared hand may win


class AtOnce(IntEnum):
    """Moment at which a ready hand is declared "at once"."""

    NEVER = 0
    AFTER_DEAL = 1  # directly after the deal; the hand is frozen
    FIRST_DISCARD = 2  # with the player's first discard; the hand stays free


class Tie(IntEnum):
    """Winner when several seats claim mahjong on one discard, counted from the discarder in the order of play."""

    NEAREST = 0
    FARTHEST = 1
    HIERARCHY = 2  # completing a pung before a pair before a chow, then the nearest
    ALL = 3  # all of them


class OnlyTile(IntEnum):
    """Reading of "only possible tile": one kind alone completes the hand *and* the place, or the place alone."""

    SOLE_KIND = 0
    WAIT_SHAPE = 1


class Valuation(IntEnum):
    """Valuation of a winning hand."""

    DOUBLED = 0  # points × 2^doubles
    FLAT = 1  # one figure for every win
    TABLE = 2  # a figure for each number of doubles


class Worth(IntEnum):
    """Worth of a pattern in `RULES.limit_hand`."""

    NONE = 0
    LIMIT = 1
    HALF_LIMIT = 2  # where that is more than the hand is worth by itself
    FLAT = 3  # `RULES.points`, whatever the limit


class Payer(IntEnum):
    """Payer of a hand won by a discard."""

    ALL = 0  # every loser their own part
    DISCARDER_FOR_ALL = 1
    DISCARDER_DOUBLE = 2


class PenaltyRule(IntEnum):
    """Rule by which discards are dangerous."""

    NONE = 0
    BOX = 1  # RU V: nine of a suit, three winds, two dragons, three sets of 1 and 9
    CLUBS = 2  # the clubs abroad: by the winner's exposed sets, or near the end of the wall


class Exempt(IntFlag):
    """Players exempt from paying for a dangerous discard of one suit: holders of no other, declarers of a ready hand."""

    HOLDS_OR_READY = 0
    SETS_TOO = 1  # the sets on the table are of that suit as well
    READY_BEFORE = 2  # not those who declare it with that very discard


class DrawPayment(IntFlag):
    """Hands that are paid when none has won, by each that is not paid."""

    NONE = 0
    DEALER = 1
    READY = 2  # declared ready hands
    WAITING = 4  # hands one tile short, declared or not


class Lead(IntEnum):
    """Change of the lead after a hand."""

    STAYS = 0
    PASSES = 1  # to the next player
    WINNERS_NEXT = 2  # to the player next to the winner


class StockEnd(IntEnum):
    """Condition under which a match ends because a player has run out of stock."""

    NEVER = 0
    BELOW_ZERO = 1
    AT_ZERO = 2


class TimeEnd(IntEnum):
    """Treatment of the hand in play when the time is over."""

    FINISHED = 0
    DROPPED = 1


#: Winning forms other than four sets and a pair, as bits of `RULES.shapes`: `eastwind.hands` knows the first three, and one
#: more (8) that no rule set has.
TWINS_SUIT: Final = 1
TWINS_HONOURS: Final = 2
WONDERS: Final = 4
PAIRS_ANY: Final = 16  # seven pairs, four alike count as two
PAIRS_OF_ENDS: Final = 32
KNITTING: Final = 64
TRIPLE_KNITTING: Final = 128
ONE_SUIT_ANY: Final = 256  # any 14 tiles of one suit

MAX_TEMPLATES: Final = 128
#: Number of marks; a template has one of them, by its index. Number of places where templates are looked up by group key.
MARKS: Final = 64
MARK_PLACES: Final = 64
#: `RULES.template_wind` of a template that every seat can complete.
ANY_WIND: Final = 255

#: Largest number of letters in the id of a rule set.
SET_NAME: Final = 60


@record
class Rules(Protocol):
    """Rule set as the engine reads it."""

    # the rule set's identity: shown in errors, read by nothing else
    set_name: Annotated[Row, u1, SET_NAME]  # the id in ASCII, ended by zeros
    set_version: I4
    # players, the set of tiles, the wall
    seats: U1  # mask of the seats that are played
    players: U1
    numbered_seats: U1  # 1: a seat's wind is its number, whichever seat leads
    flowers: U1  # 1: 144 tiles
    sides_from_seat_one: U1  # 1: the broken side is counted from seat 0, not from the dealer
    stack_by_second_roll: U1  # 1: the stack is counted by the second roll alone
    counted_out_first: U1  # 1: the stack that is counted out is dealt first, not laid apart
    wall_from_left: U1  # the wall is counted from its left end and drawn counter-clockwise
    loose_tiles: U1  # tiles laid apart at the wall's end: 2, or 0 where replacements come off its end
    dead_wall: U1  # tiles that stay when the hand is drawn
    dead_wall_with_loose: U1  # 1: the loose tiles are counted among them
    deal_order: U1  # DealOrder
    # claims and declarations
    chow: U1  # Chow
    may_pung: U1
    may_kong: U1  # of a discard
    may_lay_own_kong: U1  # concealed, or added to an exposed pung
    may_add_kong: U1  # 0: a drawn fourth tile may not be added to an exposed pung
    may_lay_own_chow: U1  # a self-drawn chow may be laid out openly
    may_lay_own_pung: U1
    kong_onto_pung_by_discard: U1
    claims_by_turn: U1  # 1: the next in turn before pung and kong
    tie: U1  # Tie
    three_claims_draw: U1  # 1: mahjong claimed by three is a drawn hand
    rob_exposed_kong: U1
    rob_concealed_kong_wonders: U1
    furiten: U1
    ready_hand: U1  # ReadyHand
    ready_at_once: U1  # AtOnce
    dead_hand: U1  # 1: a hand with a wrong number of tiles does not win
    tradition: U1  # number of the tradition that scores and settles: its place in `TRADITIONS`
    # what may win
    asks_scorer: U1  # 1: some rule bars complete hands from winning, so that a win must be scored (`BILL.won`)
    shapes: U2  # forms other than four sets and a pair, bits as above
    concealed_win: U1  # 1: a hand with an exposed set does not win
    pair_from_discard: U1  # 0: a discard may not complete the pair
    max_chows: U1
    min_points: I4  # of the hand before doubling
    min_doubles: U1
    # worth of a hand
    valuation: U1  # Valuation
    flat_value: I4
    value_table: Annotated[Row, i4, 16]  # by number of doubles; more than 15 count as 15
    limit: I4  # the cap of a hand's value; 0: none
    limit_worth: I4  # worth of a limit hand: the limit, or an agreed figure where there is none
    only_tile: U1  # OnlyTile
    earthly_undeclared: U1  # 1: the dealer's first discard makes it for any hand
    own_wind_scores_only: U1  # 1: pungs and kongs of another wind score nothing
    one_suit_needs_honour_pair: U1  # one suit with honours: only with a pair of honours
    points: Annotated[Row, i4, PATTERNS]
    doubles: Annotated[Row, i1, PATTERNS]
    limit_hand: Annotated[Row, u1, PATTERNS]  # Worth
    in_force: Annotated[Row, u1, PATTERNS]  # 0: the rule set does not have this pattern
    winner_only: Annotated[Row, u1, PATTERNS]
    concealed_only: Annotated[Row, u1, PATTERNS]  # 1: not of a hand with an exposed set
    # of the limit, to a declared ready hand that waits for this limit hand
    waiting_tenths: Annotated[Row, u1, PATTERNS]
    waiting_one_suit_doubles: U1  # to a declared ready hand that waits for one suit without chow
    template_count: U1
    template_keys: Annotated[Grid, i4, MAX_TEMPLATES, 4]  # the 14 tiles as keys of `eastwind.hands`
    template_pattern: Annotated[Row, u1, MAX_TEMPLATES]
    # by group and key % MARK_PLACES: marks of the templates that may have it
    template_marks: Annotated[Masks, u8, 4, MARK_PLACES]
    template_wind: Annotated[Row, u1, MAX_TEMPLATES]  # the seat's wind that it is for, or ANY_WIND
    # settlement
    own_score: U1  # 1: no player pays, each adds up their own
    losers_points: U1  # 1: each loser pays the winner the worth of the loser's own hand
    payer: U1  # Payer
    losers_settle: U1
    dealer_doubles: U1  # with the winner
    dealer_doubles_losers: U1  # between losers
    penalty: U1  # PenaltyRule: a dangerous discard pays for all
    penalty_needs_one_suit: U1  # nine of a suit: only if the won hand is of one suit
    penalty_suit_honours: U1  # 1: it still is with honours in it
    danger: U1  # PenaltyRule: the dangerous discards that are warned of, or cost the penalty
    draw_payment: U1  # DrawPayment
    draw_amount: I4
    # the lead and the match
    lead_after_dealer_wins: U1  # Lead
    lead_after_other_wins: U1  # Lead
    lead_after_draw: U1  # Lead
    rounds: U1  # 0: until `hands` have been played
    hands: U2  # 0: until `rounds` are over
    stock: I4  # amount with which every player begins
    stock_end: U1  # StockEnd
    time_end: U1  # TimeEnd
    # later choices; 0 is the play before they existed
    limit_spares_losers: U1  # 1: the limit cuts the hand that won and no other
    wall_wins_only: U1  # 1: no player wins by a discard
    nothing_drawn_dealt: U1  # 1: having drawn nothing counts only for a hand that is complete as dealt
    flowers_add_to_sums: U1  # 1: bonus tiles count in addition to a hand that is worth a sum of its own
    snake_any_chows: U1  # 1: the chows of the hidden snake need not hold all the numbers that are left
    penalty_exempt: U1  # Exempt


RULES: Final = dtype_of(Rules)


#: Fields that `compile_rules` derives from others: a copy in which those are changed may be scored by, but not played by.
DERIVED: Final = ("asks_scorer",)
#: Fields without effect on the play and worth of a hand: names, who leads the next hand, when a match ends.
BESIDE_THE_HAND: Final = (
    "set_name",
    "set_version",
    "lead_after_dealer_wins",
    "lead_after_other_wins",
    "lead_after_draw",
    "rounds",
    "hands",
    "stock",
    "stock_end",
    "time_end",
)


def name_of(rules: Rules) -> str:
    """Return the rule set that a record was made of, for people: `ru-classic, version 1`; empty where it is not written in."""
    name = bytes(rules.set_name).rstrip(b"\0").decode("ascii")
    return f"{name}, version {int(rules.set_version)}" if name else ""


def hand_rules(rules: Rules) -> bytes:
    """Return the record's bytes without `BESIDE_THE_HAND`: rules with equal bytes are the same to the players of a hand."""
    its: Any = rules
    # of its bytes: an array made of a record is the record's own memory
    record = np.frombuffer(bytearray(its.tobytes()), RULES)
    for name in BESIDE_THE_HAND:
        record[name] = 0
    return record.tobytes()
