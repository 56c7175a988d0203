"""What kind of worth each pattern can have, and who may have it: the part of a pattern that is code, not data.

A rule set's file says `who` in every row so that it can be read on its own; a row that disagrees with the engine is
refused on loading instead of being ignored in play.
"""

from enum import StrEnum
from typing import Final, Literal, get_args

from eastwind.rules.patterns import FIRST_LIMIT_HAND, Pattern


class Who(StrEnum):
    """Whose hand a pattern can stand in."""

    ALL = "all"
    WINNER = "winner"


#: Ways to state a worth, as the keys of a pattern's row in the file: points, doublings, the limit, half the limit where that
#: is more than the hand comes to by itself, a sum whatever the limit.
WorthWay = Literal["points", "doubles", "limit", "half_limit", "flat"]
WORTHS: Final[tuple[WorthWay, ...]] = get_args(WorthWay)

#: The key in the file, the id in a bill: the lower-case name.
NAMES: Final[dict[str, Pattern]] = {pattern.name.lower(): pattern for pattern in Pattern}


def who_may_have(pattern: Pattern) -> tuple[Who, ...]:
    """Whose hand `pattern` can stand in: what a file may say of it."""
    if pattern <= Pattern.FLOWER:
        return (Who.ALL,)
    if pattern < Pattern.THREE_WINDS_AND_PAIR or pattern >= FIRST_LIMIT_HAND:
        return (Who.WINNER,)
    return (Who.ALL, Who.WINNER)


def worths_of(pattern: Pattern) -> tuple[WorthWay, ...]:
    """The ways in which the worth of `pattern` may be stated: a subset of `WORTHS`.

    Sets, pairs and bonus tiles are counted in points, limit hands are worth a sum; everything between is points or
    doubles, as the rule set likes.
    """
    if pattern >= FIRST_LIMIT_HAND:
        return ("limit", "half_limit", "flat")
    if pattern <= Pattern.PAIR:
        return ("points",)
    return ("points", "doubles")
