"""Rule sets at random: a preset, and a household's values of the axes along which rule sets differ.

rules = random_rules(17)  # the same for the same number
"""

import random
from functools import cache
from typing import Final

from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.rules.faults import RuleFaults
from eastwind.rules.options import Value
from eastwind.rules.ruleset import RuleSet
from tests.support.rules import house_rules

Writes = dict[str, Value | list[int]]


def _each(key: str, *values: Value | list[int]) -> list[Writes]:
    return [{key: value} for value in values]


#: What a household writes together, an axis a row; a row that contradicts the preset or an earlier one is left out.
AXES: Final[tuple[list[Writes], ...]] = (
    _each("seats.players", 2, 3, 4),
    _each("seats.names", "winds", "numbers"),
    _each("tiles.flowers", True, False),
    [
        {"wall.broken_stack": "both-rolls-from-the-left", "wall.drawn": "counter-clockwise"},
        {"wall.broken_stack": "both-rolls-from-the-right", "wall.drawn": "clockwise"},
        {"wall.broken_stack": "second-roll-from-the-right", "wall.drawn": "clockwise"},
    ],
    _each("wall.counted_out", "last", "first"),
    [
        {"wall.loose_tiles": 0, "wall.dead_wall": 0, "wall.dead_wall_without": "nothing"},
        {"wall.loose_tiles": 0, "wall.dead_wall": 9, "wall.dead_wall_without": "nothing"},
        {"wall.loose_tiles": 2, "wall.dead_wall": 0, "wall.dead_wall_without": "loose-tiles"},
        {"wall.loose_tiles": 2, "wall.dead_wall": 3, "wall.dead_wall_without": "nothing"},
        {"wall.loose_tiles": 2, "wall.dead_wall": 16, "wall.dead_wall_without": "nothing"},
    ],
    [
        {"deal.hand_of_east": 14, "deal.odd_tiles": "first"},
        {"deal.hand_of_east": 14, "deal.odd_tiles": "leader-again"},
        {"deal.hand_of_east": 13, "deal.odd_tiles": "last", "patterns.heavenly.in_force": False},
    ],
    _each("claims.chow", "next-player", "anyone", "nobody"),
    _each("claims.pung", True, False),
    _each("claims.kong", True, False),
    _each("claims.priority", "mahjong, pung or kong, chow", "mahjong, next in turn"),
    _each("claims.tie", "farthest", "nearest", "hierarchy", "all", "all"),
    _each("claims.three", "as-two", "drawn-hand"),
    _each("claims.rob_exposed_kong", True, False),
    _each("play.kong_from_discard", "three-concealed", "three-concealed-or-exposed-pung"),
    [{"play.own_kongs": False, "claims.rob_exposed_kong": False, "claims.rob_concealed_kong_wonders": False}],
    [{"play.kong_by_adding": "not-allowed", "claims.rob_exposed_kong": False}],
    [
        {"play.own_chows": True, "play.own_pungs": True},
        {"play.own_chows": True, "play.own_pungs": False},
        {"play.own_chows": False, "play.own_pungs": True},
    ],
    _each("play.furiten", True),
    _each("play.winning_hand", "concealed"),
    _each("play.pair_from_discard", False),
    [
        {
            "play.most_chows": 1,
            "patterns.hidden_snake.in_force": False,
            "patterns.nine_gates.in_force": False,
            "patterns.true_great_snake.in_force": False,
        },
        {"play.most_chows": 2, "patterns.true_great_snake.in_force": False},
    ],
    _each("play.least_points", 4, 26),
    _each("play.least_doubles", 1),
    _each("ready.hand", "none", "optional", "required", "to-win"),
    [
        {"ready.hand": "none", "ready.at_once": False},
        {
            "ready.hand": "optional",
            "ready.at_once": True,
            "ready.at_once_when": "first-discard",
            "scoring.earthly": "any-hand",
        },
        {"ready.hand": "optional", "ready.at_once": True, "ready.at_once_when": "after-the-deal"},
    ],
    [{"scoring.total": "flat", "scoring.flat": 50}, {"scoring.total": "table", "scoring.by_doubles": [4, 8, 20, 100]}],
    _each("limit.cap", 20, 300, "none"),
    _each("settlement.winner", "each-loser-pays", "losers-points"),
    _each("settlement.discarder", "pays-for-all", "pays-double", "no-matter"),
    [
        {"settlement.losers": "none", "settlement.east_between_losers": False},
        {"settlement.losers": "difference", "settlement.east_between_losers": True},
    ],
    _each("settlement.east_with_winner", True, False),
    [{"settlement.penalty": True}, {"settlement.penalty": True, "settlement.penalty_rule": "clubs"}],
    [
        {"settlement.drawn_hand": "to-east", "settlement.drawn_hand_amount": 10},
        {"settlement.drawn_hand": "to-ready-hands", "settlement.drawn_hand_amount": 7},
        {"settlement.drawn_hand": "to-waiting-hands", "settlement.drawn_hand_amount": 7},
        {"settlement.drawn_hand": "to-east-and-ready-hands", "settlement.drawn_hand_amount": 3},
        {"settlement.drawn_hand": "to-east-and-waiting-hands", "settlement.drawn_hand_amount": 3},
    ],
    [
        {"settlement.stock": 300, "settlement.counters": [], "match.stock_end": "below-zero"},
        {"settlement.stock": 300, "settlement.counters": [], "match.stock_end": "at-zero"},
    ],
    [
        {
            "settlement.penalty": True,
            "settlement.penalty_needs_one_suit": True,
            "settlement.penalty_suit_honours": True,
        },
        {"settlement.penalty": False, "table.danger_warning": True},
    ],
    _each("match.rounds", 1, 2, 5),
    _each("match.hands", 3),
    _each("match.lead_after_east_wins", "stays", "passes", "next-to-winner"),
    _each("match.lead_after_other_wins", "passes", "next-to-winner"),
    _each("match.lead_after_draw", "stays", "passes"),
    _each("play.win_from_discard", False),
    _each("limit.losers", "free", "cut"),
    _each("scoring.hidden_snake", "any-numbers"),
    _each("scoring.nothing_drawn", "as-dealt"),
    _each("scoring.flowers_with_sums", True),
    _each("settlement.penalty_suit_exempt", "with-sets, ready-before", "with-sets, ready-hand"),
)


@cache
def random_rule_set(number: int) -> RuleSet:
    """A rule set; every fourth is a preset as it stands."""
    chance = random.Random(number)
    base = chance.choice(available())
    rules, written = load_preset(base), Writes()
    if number % 4 == 0:
        return rules
    wished = chance.randint(3, 14)
    for axis in chance.sample(AXES, len(AXES)):
        writes = {**written, **chance.choice(axis)}
        try:
            rules, written = house_rules(base, writes), writes
        except RuleFaults:
            continue
        wished -= 1
        if not wished:
            break
    return rules


@cache
def random_rules(number: int) -> Rules:
    """The same compiled: never write to it."""
    compiled: Rules = compile_rules(random_rule_set(number))
    return compiled
