"""Worth of a win and its payers under a rule set."""

import math
from typing import Final

from eastwind.arrays import Row, whole
from eastwind.bots.temper import Number
from eastwind.jit import inline
from eastwind.rules.compiled import Payer, Rules, Valuation, Worth
from eastwind.tiles.kinds import EAST, NORTH
from eastwind.traditions.classical.patterns import Pattern

#: Limit used where a rule set has none.
_NO_LIMIT: Final = 1e9
#: Largest number of doubles with an entry of its own in `RULES.value_table`.
_MOST_IN_TABLE: Final = 15


@inline
def limit_of(rules: Rules) -> float:
    return float(rules.limit) if rules.limit > 0 else _NO_LIMIT


@inline
def _in_table(rules: Rules, factor: float) -> float:
    """Return the table's value for the doubles of a factor, interpolated for a fraction of a double."""
    doubles = min(max(math.log2(factor), 0.0), float(_MOST_IN_TABLE))
    low = min(int(doubles), _MOST_IN_TABLE - 1)
    here, next_one = float(rules.value_table[low]), float(rules.value_table[low + 1])
    return here + (next_one - here) * (doubles - low)


@inline
def hand_worth(rules: Rules, temper: Row, points: float, first: float, second: float) -> float:
    """Return the worth of a win with these points, doubled by the product of two factors."""
    if rules.losers_points:
        return temper[Number.LOSERS_HAND]
    if rules.valuation == Valuation.DOUBLED:
        return min(limit_of(rules), points * first * second)
    if rules.valuation == Valuation.FLAT:
        return float(rules.flat_value)
    return min(limit_of(rules), _in_table(rules, first * second))


@inline
def form_worth(rules: Rules, temper: Row, pattern: int) -> float:
    """Return the worth of a win by a form that has a pattern of its own."""
    how = rules.limit_hand[pattern] if rules.in_force[pattern] else 0
    if rules.losers_points or rules.valuation == Valuation.FLAT or how == 0:
        return hand_worth(rules, temper, basis_of(rules), 1.0, 1.0)
    if how == Worth.FLAT:
        return float(rules.points[pattern])
    return float(rules.limit_worth) * (0.5 if how == Worth.HALF_LIMIT else 1.0)


@inline
def basis_of(rules: Rules) -> float:
    """Return the points of any win: a pung counts as what it has above a chow."""
    return float(
        whole(rules.points[Pattern.MAHJONG]) + 4 * whole(rules.points[Pattern.CHOW]) + whole(rules.points[Pattern.PAIR])
    )


@inline
def is_enough(rules: Rules, temper: Row, points: float, factor: float) -> float:
    """Return the chance that a hand of these points and doublings, hopes included, reaches the minimum of a win."""
    likely = 1.0
    if rules.min_points > 0:
        lacking = (whole(rules.min_points) - points) / temper[Number.POINTS_TO_COME]
        likely *= min(1.0, max(temper[Number.NEVER_HOPELESS], 1.0 - lacking))
    if rules.min_doubles > 0:
        wanted = float(1 << min(whole(rules.min_doubles), _MOST_IN_TABLE))
        likely *= min(1.0, max(temper[Number.NEVER_HOPELESS], (factor - 1.0) / (wanted - 1.0)))
    return likely


@inline
def scores_nothing(rules: Rules, own_wind: int, kind: int) -> bool:
    """Return whether a pung or kong of a kind has no points for a player of that wind (BG: the others' winds)."""
    return rules.own_wind_scores_only > 0 and EAST <= kind <= NORTH and kind - EAST != own_wind


@inline
def payers(rules: Rules) -> float:
    """Return how many times a winner is paid; once where each player adds up their own hand."""
    return 1.0 if rules.own_score else float(whole(rules.players) - 1)


@inline
def rivals(rules: Rules, temper: Row) -> float:
    """Return how many times a hand that did not win is paid; below 0 where its owner pays it."""
    if rules.own_score:
        return 1.0
    if rules.losers_points:
        return -1.0
    return temper[Number.RIVAL] * (whole(rules.players) - 2) if rules.losers_settle else 0.0


@inline
def lost_by_giving(rules: Rules, temper: Row) -> float:
    """Return how many times a rival's hand is lost by giving the last tile to it."""
    if rules.own_score:
        return temper[Number.LOST_BY_GIVING]
    if rules.payer == Payer.DISCARDER_FOR_ALL:
        return float(whole(rules.players) - 1)
    return temper[Number.LOST_BY_GIVING] + (1.0 if rules.payer == Payer.DISCARDER_DOUBLE else 0.0)
