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
    PAIR = 21
    MAHJONG = 22
    LAST_FROM_WALL = 23
    ONLY_POSSIBLE_TILE = 24
    ONLY_KIND = 25
    LAST_PAIR_OF_SIMPLES = 26
    LAST_PAIR_OF_ENDS = 27
    NO_SCORING_SET = 28
    NO_CHOW = 29
    ALL_CHOWS = 30
    CONCEALED_HAND = 31
    LOOSE_TILE_WIN = 32
    LAST_WALL_TILE_WIN = 33
    LAST_DISCARD_WIN = 34
    ROBBED_KONG = 35
    NOTHING_DRAWN = 36
    READY_AT_ONCE = 37
    READY_WITH_FIRST_DISCARD = 38
    ONE_SUIT_NO_CHOW = 39
    ONE_SUIT_ANY_TILES = 40
    # points or doubles of every hand, or of the winner's alone, as the rule set says
    THREE_WINDS_AND_PAIR = 41
    TWO_DRAGONS_AND_PAIR = 42
    DRAGON_SET = 43
    OWN_WIND_SET = 44
    PREVAILING_WIND_SET = 45
    THREE_CONCEALED_SETS = 46
    THREE_DRAGON_SETS = 47
    FOUR_WIND_SETS = 48
    ONE_SUIT_WITH_HONOURS = 49
    ONE_SUIT = 50
    TERMINALS_AND_HONOURS = 51
    ONLY_HONOURS = 52
    OWN_FLOWER = 53
    OWN_SEASON = 54
    OWN_FLOWER_AND_SEASON = 55
    ALL_FLOWERS = 56
    ALL_SEASONS = 57
    # limit hands, and others whose worth is a sum for the whole hand
    HEAVENLY = 58
    EARTHLY = 59
    HIDDEN_TREASURE = 60
    HIDDEN_TREASURE_OF_PUNGS = 61
    BURIED_TREASURE = 62
    CONCEALED_ONE_SUIT = 63
    ALL_HONOURS = 64
    HEADS_AND_TAILS = 65
    IMPERIAL_JADE = 66
    IMPERIAL_JADE_WITH_CHOWS = 67
    HEAVENLY_TWINS = 68
    THREE_SCHOLARS = 69
    THREE_SCHOLARS_ANY = 70
    THREE_SCHOLARS_NO_CHOW = 71
    FOUR_BLESSINGS = 72
    FOUR_KONGS = 73
    HIDDEN_SNAKE = 74
    TRUE_GREAT_SNAKE = 75
    NINE_GATES = 76
    THIRTEEN_WONDERS = 77
    MOON_FROM_THE_SEA = 78
    GRAPES_ON_THE_ROOF = 79
    SAWING_THE_PILLAR = 80
    KONG_ON_KONG = 81
    SEVEN_PAIRS = 82
    PAIRS_OF_ENDS = 83
    KNITTING = 84
    TRIPLE_KNITTING = 85
    # hands whose form is a template in the rule set's file
    PEKING_GARDEN = 86
    GATES_OF_HEAVEN = 87
    WRIGGLING_SNAKE = 88
    OWN_HAND_1 = 89
    OWN_HAND_2 = 90
    OWN_HAND_3 = 91
    OWN_HAND_4 = 92
    OWN_HAND_5 = 93
    OWN_HAND_6 = 94
    OWN_HAND_7 = 95
    OWN_HAND_8 = 96


PATTERNS: Final = len(Pattern)
#: From here on a pattern is worth a sum for the whole hand.
FIRST_LIMIT_HAND: Final = int(Pattern.HEAVENLY)
#: From here on the form of a hand stands in the rule set's file.
FIRST_TEMPLATE: Final = int(Pattern.PEKING_GARDEN)
