"""Named hands of the classical game as goals that an adult switches on, one at a time, and the check of a winner's hand.

A goal changes nothing in play or scoring. The scorer decides whether a hand reaches it, by the classical rules with only the win
itself and the goal in force: so no rarer hand takes its place in the bill, and of several readings the one with the goal is worth
most.
"""

from functools import cache
from typing import Final, Literal, get_args

from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HandRecord
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.hand_score import hand_score_of_record

#: Goals from the easiest on: a set of dragons, no chow, one suit with honours, one suit alone, ones and nines and honours, all
#: three dragons, all four winds.
Goal = Literal["dragons", "alike", "one-suit-honours", "one-suit", "ends", "three-dragons", "four-winds"]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)

_RULES: Final = "ru-classic"
#: Patterns of a hand that reaches a goal; one suit alone also reaches one suit with honours.
_PATTERNS: Final[dict[Goal, tuple[Pattern, ...]]] = {
    "dragons": (Pattern.DRAGON_SET,),
    "alike": (Pattern.NO_CHOW,),
    "one-suit-honours": (Pattern.ONE_SUIT_WITH_HONOURS, Pattern.ONE_SUIT),
    "one-suit": (Pattern.ONE_SUIT,),
    "ends": (Pattern.TERMINALS_AND_HONOURS,),
    "three-dragons": (Pattern.THREE_DRAGON_SETS,),
    "four-winds": (Pattern.FOUR_WIND_SETS,),
}


@cache
def _rules(goal: Goal) -> Rules:
    rules = compile_rules(load_preset(_RULES))
    rules.in_force[:] = 0
    for pattern in (Pattern.MAHJONG, *_PATTERNS[goal]):
        rules.in_force[pattern] = 1
        rules.winner_only[pattern] = 1
        rules.doubles[pattern] = int(pattern is not Pattern.MAHJONG)
    return rules


def is_reached(goal: Goal, hand: HandRecord) -> bool:
    """Return whether a winning hand reaches the goal."""
    named = {line.pattern for line in hand_score_of_record(_rules(goal), hand).lines}
    return not named.isdisjoint(_PATTERNS[goal])
