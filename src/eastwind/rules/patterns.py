"""The names of everything that a rule set can give a value to.

A pattern is a small function over a read hand (in `eastwind.scoring`) and a row in the rule set's file: what it is
worth, who may have it and what it excludes. Its name here is its key in the file, its id in a bill, and its key in the
texts (`pattern-<name with dashes>`).
"""

from enum import IntEnum
from typing import Final


class Pattern(IntEnum):
    """One line of a bill. The numbers are an implementation detail: never store them, store the names."""

    # sets and pairs (points)
    CHOW = 0
    PUNG_SIMPLE_EXPOSED = 1
    PUNG_SIMPLE_CONCEALED = 2
    PUNG_TERMINAL_EXPOSED = 3
    PUNG_TERMINAL_CONCEALED = 4
    PUNG_WIND_EXPOSED = 5
    PUNG_WIND_CONCEALED = 6
    PUNG_DRAGON_EXPOSED = 7
    PUNG_DRAGON_CONCEALED = 8
    KONG_SIMPLE_EXPOSED = 9
    KONG_SIMPLE_CONCEALED = 10
    KONG_TERMINAL_EXPOSED = 11
    KONG_TERMINAL_CONCEALED = 12
    KONG_WIND_EXPOSED = 13
    KONG_WIND_CONCEALED = 14
    KONG_DRAGON_EXPOSED = 15
    KONG_DRAGON_CONCEALED = 16
    PAIR_OWN_WIND = 17
    PAIR_PREVAILING_WIND = 18
    PAIR_DRAGON = 19
    FLOWER = 20
    # the winner's extras (points or doubles, as the rule set says)
    MAHJONG = 21
    LAST_FROM_WALL = 22
    ONLY_POSSIBLE_TILE = 23
    NO_SCORING_SET = 24
    NO_CHOW = 25
    LOOSE_TILE_WIN = 26
    LAST_WALL_TILE_WIN = 27
    ROBBED_KONG = 28
    NOTHING_DRAWN = 29
    THREE_WINDS_AND_PAIR = 30
    TWO_DRAGONS_AND_PAIR = 31
    READY_AT_ONCE = 32
    # doubles
    DRAGON_SET = 33
    OWN_WIND_SET = 34
    PREVAILING_WIND_SET = 35
    ONE_SUIT_WITH_HONOURS = 36
    ONE_SUIT = 37
    TERMINALS_AND_HONOURS = 38
    ONLY_HONOURS = 39
    OWN_FLOWER = 40
    OWN_SEASON = 41
    ALL_FLOWERS = 42
    ALL_SEASONS = 43
    # limit hands
    HEAVENLY = 44
    EARTHLY = 45
    HIDDEN_TREASURE = 46
    ALL_HONOURS = 47
    HEADS_AND_TAILS = 48
    IMPERIAL_JADE = 49
    HEAVENLY_TWINS = 50
    THREE_SCHOLARS = 51
    FOUR_BLESSINGS = 52
    FOUR_KONGS = 53
    HIDDEN_SNAKE = 54
    THIRTEEN_WONDERS = 55
    MOON_FROM_THE_SEA = 56
    GRAPES_ON_THE_ROOF = 57


PATTERNS: Final = len(Pattern)
FIRST_LIMIT_HAND: Final = int(Pattern.HEAVENLY)
