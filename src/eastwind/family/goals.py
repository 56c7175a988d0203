"""Named hands of the classical game as goals, one at a time: what the adult switches on, and whether the winner has reached it.

A goal changes nothing in how the game is played or counted. Whether a hand is one is what the scorer says of it by the classical
rules, of which nothing is in force but the win itself and the goal: no rarer hand stands in the bill instead, and of several
readings the one with the goal is worth most.
"""

from functools import cache
from typing import Final, Literal, get_args

from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.bill import bill_of_record
from eastwind.scoring.layout import HandRecord

#: From the easiest on: a set of dragons, no chow, one suit with honours, one suit alone, ones and nines and honours, all three
#: dragons, all four winds.
Goal = Literal["dragons", "alike", "one-suit-honours", "one-suit", "ends", "three-dragons", "four-winds"]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)

_RULES: Final = "ru-classic"
#: What a hand is named that reaches a goal; one suit alone is more than one suit with honours.
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
    """Whether a hand that has won is the one that was looked for."""
    named = {line.pattern for line in bill_of_record(_rules(goal), hand).lines}
    return not named.isdisjoint(_PATTERNS[goal])
