"""From a rule set to the record of numbers that the engine reads."""

from typing import Final

import numpy as np

from eastwind.rules.compiled import RULES, Lead, OnlyTile, ReadyHand, Tie
from eastwind.rules.meaning import NAMES
from eastwind.rules.patterns import Pattern
from eastwind.rules.ruleset import RuleSet
from eastwind.rules.schema import NO_LIMIT

READY_HANDS: Final = {"none": ReadyHand.NONE, "optional": ReadyHand.OPTIONAL, "required": ReadyHand.REQUIRED}
TIES: Final = {"nearest": Tie.NEAREST, "farthest": Tie.FARTHEST}
ONLY_TILES: Final = {"sole-kind": OnlyTile.SOLE_KIND, "wait-shape": OnlyTile.WAIT_SHAPE}
LEADS: Final = {"stays": Lead.STAYS, "passes": Lead.PASSES}


def compile_rules(rules: RuleSet) -> np.record:
    """A fresh `RULES` record that says everything in `rules` that the engine asks for.

    Patterns that the options leave without an occasion (bonus tiles without flowers, a ready hand at once where it
    cannot be declared, a robbed kong where none may be robbed) are not in force.
    """
    file = rules.file
    record: np.record = np.zeros(1, RULES).view(np.recarray)[0]

    record.flowers = file.tiles.flowers.value
    record.dead_wall = file.wall.dead_wall.value
    record.tie = TIES[file.claims.tie.value]
    record.rob_exposed_kong = file.claims.rob_exposed_kong.value
    record.rob_concealed_kong_wonders = file.claims.rob_concealed_kong_wonders.value
    record.ready_hand = READY_HANDS[file.ready.hand.value]
    record.ready_at_once = file.ready.at_once.value
    record.dead_hand = file.play.dead_hand.value

    record.twins_honours = file.shapes.seven_pairs_of_honours.value
    record.twins_suit = file.shapes.seven_pairs_of_one_suit.value
    record.wonders = file.shapes.thirteen_wonders.value

    limit = file.limit.cap.value
    record.limit = 0 if limit == NO_LIMIT else limit
    record.limit_worth = file.limit.hands_without_limit.value if limit == NO_LIMIT else limit
    record.only_tile = ONLY_TILES[file.scoring.only_possible_tile.value]

    record.losers_settle = file.settlement.losers.value == "difference"
    record.east_doubles = file.settlement.east_with_winner.value
    record.east_doubles_losers = file.settlement.east_between_losers.value
    record.penalty = file.settlement.penalty.value
    record.penalty_needs_one_suit = file.settlement.penalty_needs_one_suit.value

    record.lead_after_east_wins = LEADS[file.match.lead_after_east_wins.value]
    record.lead_after_draw = LEADS[file.match.lead_after_draw.value]
    record.rounds = file.match.rounds.value

    for name, pattern in NAMES.items():
        row = rules.pattern(name)
        if row is None or not _has_occasion(rules, pattern):
            continue
        record.in_force[pattern] = 1
        record.points[pattern] = row.points.value if row.points else 0
        record.doubles[pattern] = row.doubles.value if row.doubles else 0
        record.limit_hand[pattern] = row.limit is not None
    return record


def _has_occasion(rules: RuleSet, pattern: Pattern) -> bool:
    """Whether the pattern can come up at all under the rules chosen."""
    match pattern:
        case Pattern.FLOWER | Pattern.OWN_FLOWER | Pattern.OWN_SEASON | Pattern.ALL_FLOWERS | Pattern.ALL_SEASONS:
            return rules.file.tiles.flowers.value
        case Pattern.READY_AT_ONCE | Pattern.EARTHLY:
            return rules.file.ready.at_once.value
        case Pattern.ROBBED_KONG:
            return rules.file.claims.rob_exposed_kong.value
        case _:
            return True
