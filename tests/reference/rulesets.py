"""The rule sets of the sources, written down by hand from their tables, with the options a household may change."""

from dataclasses import replace
from typing import Final

from tests.reference.rules import Extra, Rules, SetTable, Settlement, table

#: RU V; the club and PL have the same.
CLASSICAL_SETS: Final[SetTable] = {
    ("chow", "simple"): (0, 0),
    ("pung", "simple"): (2, 4),
    ("pung", "terminal"): (4, 8),
    ("pung", "wind"): (4, 8),
    ("pung", "dragon"): (4, 8),
    ("kong", "simple"): (8, 16),
    ("kong", "terminal"): (16, 32),
    ("kong", "wind"): (16, 32),
    ("kong", "dragon"): (16, 32),
}

#: RU VIII: any 4 points, the own ones double, all four of a kind two doubles.
CLASSICAL_BONUS: Final = table(
    flower=Extra(points=4),
    own_flower=Extra(doubles=1),
    own_season=Extra(doubles=1),
    all_flowers=Extra(doubles=2),
    all_seasons=Extra(doubles=2),
)

RU_CLASSIC: Final = Rules(
    name="ru-classic",
    sets=CLASSICAL_SETS,
    pair_own_wind=2,
    pair_prevailing_wind=2,
    pair_dragon=2,
    every_wind_scores=True,
    winner=table(
        mahjong=Extra(points=20),
        last_from_wall=Extra(points=2),
        only_possible_tile=Extra(points=2),
        no_scoring_set=Extra(doubles=1),
        no_chow=Extra(doubles=1),
        loose_tile_win=Extra(doubles=1),
        last_wall_tile_win=Extra(doubles=1),
        robbed_kong=Extra(doubles=1),
        three_winds_and_pair=Extra(doubles=1),
        two_dragons_and_pair=Extra(doubles=1),
        ready_at_once=Extra(doubles=1),
    ),
    doubles=table(
        dragon_set=Extra(doubles=1),
        own_wind_set=Extra(doubles=1),
        prevailing_wind_set=Extra(doubles=1),
        one_suit_with_honours=Extra(doubles=1),
        one_suit=Extra(doubles=3),
        terminals_and_honours=Extra(doubles=1),
        only_honours=Extra(doubles=3),
    ),
    doubles_for="all",
    one_suit_asks_honour_pair=False,
    bonus=table(),
    limit=2000,
    limit_hands={
        "heavenly": "",
        "earthly": "",
        "hidden_treasure": "",
        "all_honours": "",
        "heads_and_tails": "",
        "imperial_jade": "no_chow",
        "heavenly_twins": "",
        "three_scholars": "one_suit",
        "four_blessings": "",
        "four_kongs": "",
        "hidden_snake": "",
        "thirteen_wonders": "",
        "moon_from_the_sea": "",
        "grapes_on_the_roof": "",
    },
    shapes=frozenset({"heavenly_twins", "thirteen_wonders"}),
    wonders_rob_concealed_kong=True,
    settlement=Settlement(penalty=True),
)

GAMBLER_CLASSIC: Final = replace(
    RU_CLASSIC,
    name="gambler-classic",
    limit_hands={**RU_CLASSIC.limit_hands, "sawing_the_pillar": ""},
    settlement=Settlement(penalty=False, penalty_asks_one_suit=True),
)

GAMBLER_STANDARD: Final = replace(
    GAMBLER_CLASSIC,
    name="gambler-standard",
    limit_hands={**GAMBLER_CLASSIC.limit_hands, "peking_garden": "", "true_great_snake": ""},
    shapes=GAMBLER_CLASSIC.shapes | {"peking_garden", "seven_pairs"},
    flat={"seven_pairs": 350},
)

#: BG: only the own wind scores; the figures are the classical ones (d), its tables being lost.
BG_CLASSIC: Final = Rules(
    name="bg-classic",
    sets=CLASSICAL_SETS,
    pair_own_wind=2,
    pair_prevailing_wind=0,
    pair_dragon=2,
    every_wind_scores=False,
    winner=table(mahjong=Extra(points=10), all_chows=Extra(points=10)),
    doubles=table(
        dragon_set=Extra(doubles=1),
        own_wind_set=Extra(doubles=1),
        one_suit_with_honours=Extra(doubles=1),
        one_suit=Extra(doubles=3),
    ),
    doubles_for="winner",
    one_suit_asks_honour_pair=True,
    bonus=table(),
    limit=300,
    limit_hands={},
    shapes=frozenset({"one_suit"}),
    dead_hand=False,
    rob_exposed_kong=False,
    settlement=Settlement(losers_settle=False, east_doubles_with_winner=False, east_doubles_between_losers=False),
)

PL_CLASSIC: Final = Rules(
    name="pl-classic",
    sets=CLASSICAL_SETS,
    pair_own_wind=2,
    pair_prevailing_wind=2,
    pair_dragon=2,
    every_wind_scores=True,
    winner=table(
        mahjong=Extra(points=20),
        last_from_wall=Extra(points=2),
        only_possible_tile=Extra(points=2),
        no_scoring_set=Extra(points=10),
        no_chow=Extra(points=10),
        loose_tile_win=Extra(points=10),
        last_wall_tile_win=Extra(points=10),
        nothing_drawn=Extra(doubles=3),
    ),
    doubles=table(
        dragon_set=Extra(doubles=1),
        own_wind_set=Extra(doubles=1),
        prevailing_wind_set=Extra(doubles=1),
        one_suit_with_honours=Extra(doubles=1),
        one_suit=Extra(doubles=3),
        only_honours=Extra(doubles=3),
    ),
    doubles_for="all",
    one_suit_asks_honour_pair=False,
    bonus=table(),
    limit=300,
    limit_of_winner_alone=True,
    limit_hands={
        "heavenly": "",
        "earthly": "",
        "all_honours": "",
        "heads_and_tails": "",
        "imperial_jade": "chows",
        "three_scholars": "any",
        "four_blessings": "",
        "four_kongs": "",
    },
    dead_hand=False,
    rob_exposed_kong=False,
    settlement=Settlement(east_doubles_between_losers=False),
)

FAMILY: Final = replace(
    PL_CLASSIC,
    name="family",
    winner=table(),
    doubles=table(),
    limit=10**9,
    limit_hands={},
    child="counting",
    pair_from_discard=False,
    settlement=Settlement(payments=False, losers_settle=False),
)

#: What the two clubs abroad share, by `peers.md`.
_ABROAD: Final = replace(
    RU_CLASSIC,
    bonus=CLASSICAL_BONUS,
    doubles=table(dragon_set=Extra(doubles=1), own_wind_set=Extra(doubles=1), prevailing_wind_set=Extra(doubles=1)),
    settlement=Settlement(penalty=True),
)

_ABROAD_LIMIT_HANDS: Final = {
    "heavenly": "",
    "earthly": "",
    "thirteen_wonders": "",
    "all_honours": "",
    "heads_and_tails": "",
    "four_kongs": "",
    "four_blessings": "",
    "imperial_jade": "chows",
    "moon_from_the_sea": "",
    "grapes_on_the_roof": "",
    "sawing_the_pillar": "",
    "kong_on_kong": "",
}

DMJL: Final = replace(
    _ABROAD,
    name="dmjl",
    winner=table(
        mahjong=Extra(points=20),
        last_from_wall=Extra(points=2),
        last_pair_of_simples=Extra(points=2),
        last_pair_of_ends=Extra(points=4),
        only_kind=Extra(points=2),
        loose_tile_win=Extra(doubles=1),
        last_wall_tile_or_discard=Extra(doubles=1),
        robbed_any_kong=Extra(doubles=1),
        ready_at_once_few_exposed=Extra(doubles=1),
        no_scoring_set=Extra(doubles=1),
        no_chow=Extra(doubles=1),
        concealed_hand=Extra(doubles=1),
        winner_one_suit_with_honours=Extra(doubles=1),
        winner_one_suit=Extra(doubles=3),
        winner_terminals_and_honours=Extra(doubles=1),
    ),
    doubles=table(
        **_ABROAD.doubles,
        three_concealed_sets=Extra(doubles=1),
        two_dragons_and_pair=Extra(doubles=1),
        three_dragon_sets=Extra(doubles=2),
        three_winds_and_pair=Extra(doubles=1),
        four_wind_sets=Extra(doubles=2),
    ),
    bonus=table(
        flower=Extra(points=4),
        own_flower_and_season=Extra(doubles=1),
        all_flowers=Extra(doubles=1),
        all_seasons=Extra(doubles=1),
    ),
    limit=500,
    limit_hands={
        **_ABROAD_LIMIT_HANDS,
        "nine_gates": "",
        "hidden_snake": "",
        "concealed_one_suit": "",
        "hidden_treasure_of_pungs": "",
        "three_scholars": "any",
    },
    shapes=frozenset({"thirteen_wonders"}),
)

_HALF_LIMIT: Final = ("triple_knitting", "knitting", "pairs_of_ends")

BMJA: Final = replace(
    _ABROAD,
    name="bmja",
    winner=table(
        mahjong=Extra(points=20),
        last_from_wall=Extra(points=2),
        last_wall_tile_or_discard=Extra(doubles=1),
        robbed_any_kong=Extra(doubles=1),
        ready_at_once_few_exposed=Extra(doubles=1),
        no_chow=Extra(doubles=1),
        concealed_hand=Extra(doubles=1),
        winner_one_suit_no_chow=Extra(doubles=3),
        winner_terminals_and_honours=Extra(doubles=1),
    ),
    limit=1000,
    limit_hands={
        **_ABROAD_LIMIT_HANDS,
        "buried_treasure": "",
        "three_dragons_no_chow": "",
        "gates_of_heaven": "gates_of_heaven",
        "wriggling_snake": "wriggling_snake",
        **{name: name for name in _HALF_LIMIT},
    },
    shapes=frozenset({"thirteen_wonders", "gates_of_heaven", "wriggling_snake", *_HALF_LIMIT}),
    max_chows=1,
    ready_to_win=True,
    half_limit=frozenset(_HALF_LIMIT),
    tenths_for_waiting={
        **dict.fromkeys(
            (
                "all_honours",
                "wriggling_snake",
                "gates_of_heaven",
                "imperial_jade",
                "thirteen_wonders",
                "three_dragons_no_chow",
                "heads_and_tails",
                "four_blessings",
                "buried_treasure",
                "four_kongs",
            ),
            4,
        ),
        **dict.fromkeys(_HALF_LIMIT, 2),
    },
    doubles_for_waiting_one_suit=3,
)

RULESETS: Final = {
    rules.name: rules
    for rules in (RU_CLASSIC, GAMBLER_CLASSIC, GAMBLER_STANDARD, BG_CLASSIC, PL_CLASSIC, FAMILY, DMJL, BMJA)
}


def with_flowers(rules: Rules) -> Rules:
    """The rule set with its flowers option switched on."""
    return replace(rules, bonus=CLASSICAL_BONUS)
