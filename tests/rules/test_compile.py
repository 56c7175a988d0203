"""The record that the engine reads says what the rule set says, field by field."""

from typing import Any

import numpy as np
import pytest

from eastwind.rules import compile_rules, load_file, load_preset
from eastwind.rules.compiled import RULES, Lead, OnlyTile, ReadyHand, Tie
from eastwind.rules.patterns import Pattern

#: A household's file that differs from its parent wherever no option reaches.
OTHER = """
id = "other"
version = 1
title = "Everything else"
extends = "ru-classic"

[wall]
dead_wall = { value = 16, source = "house" }
[shapes]
seven_pairs_of_one_suit = { value = false, source = "house" }
[settlement]
losers = { value = "none", source = "house" }
east_with_winner = { value = false, source = "house" }
east_between_losers = { value = false, source = "house" }
penalty_needs_one_suit = { value = true, source = "house" }
[patterns]
mahjong = { points = { value = 10, source = "house" } }
no_chow = { points = { value = 10, source = "house" } }
dragon_set = { doubles = { value = 2, source = "house" } }
grapes_on_the_roof = { in_force = { value = false, source = "house" } }
"""
NO_WONDERS = """
id = "no-wonders"
version = 1
title = "No Thirteen Wonders, no twins"
extends = "ru-classic"

[shapes]
thirteen_wonders = { value = false, source = "house" }
seven_pairs_of_honours = { value = false, source = "house" }
[claims]
rob_concealed_kong_wonders = { value = false, source = "house" }
[patterns]
thirteen_wonders = { in_force = { value = false, source = "house" } }
[options]
robbing = { keys = ["claims.rob_exposed_kong"] }
"""
CHOSEN = {
    "flowers": True,
    "limit": 500,
    "rounds": 1,
    "ready_hand": "optional",
    "ready_at_once": False,
    "only_possible_tile": "wait-shape",
    "penalty": False,
    "robbing": False,
    "tie": "nearest",
    "lead_after_east_wins": "passes",
    "lead_after_draw": "stays",
    "dead_hand": False,
}
#: field: (as ru-classic has it, otherwise), the arrays apart.
FIELDS: dict[str, tuple[int, int]] = {
    "flowers": (0, 1),
    "dead_wall": (14, 16),
    "tie": (Tie.FARTHEST, Tie.NEAREST),
    "rob_exposed_kong": (1, 0),
    "rob_concealed_kong_wonders": (1, 0),
    "ready_hand": (ReadyHand.REQUIRED, ReadyHand.OPTIONAL),
    "ready_at_once": (1, 0),
    "dead_hand": (1, 0),
    "twins_honours": (1, 0),
    "twins_suit": (1, 0),
    "wonders": (1, 0),
    "limit": (2000, 500),
    "limit_worth": (2000, 500),
    "only_tile": (OnlyTile.SOLE_KIND, OnlyTile.WAIT_SHAPE),
    "losers_settle": (1, 0),
    "east_doubles": (1, 0),
    "east_doubles_losers": (1, 0),
    "penalty": (1, 0),
    "penalty_needs_one_suit": (0, 1),
    "lead_after_east_wins": (Lead.STAYS, Lead.PASSES),
    "lead_after_draw": (Lead.PASSES, Lead.STAYS),
    "rounds": (4, 1),
}
ARRAYS = {"points", "doubles", "limit_hand", "in_force"}


def changed() -> list[np.record]:
    """Records which together differ from ru-classic in every field."""
    return [compile_rules(load_file(OTHER, "other.toml", CHOSEN)), compile_rules(load_file(NO_WONDERS, "no.toml"))]


def test_the_record_is_one_of_rules() -> None:
    record = compile_rules(load_preset("ru-classic"))
    assert isinstance(record, np.record)
    assert record.dtype.fields == RULES.fields
    assert record.tobytes() == compile_rules(load_preset("ru-classic")).tobytes()


def test_every_field_is_checked_here() -> None:
    assert set(FIELDS) | ARRAYS == set(RULES.names or ())


@pytest.mark.parametrize("field", sorted(FIELDS))
def test_field_follows_the_file(field: str) -> None:
    usual, otherwise = FIELDS[field]
    assert int(compile_rules(load_preset("ru-classic"))[field]) == usual
    assert otherwise in {int(record[field]) for record in changed()}


@pytest.mark.parametrize(("chosen", "code"), [("none", 0), ("optional", 1), ("required", 2)])
def test_ready_hand_in_all_its_kinds(chosen: str, code: int) -> None:
    record = compile_rules(load_preset("ru-classic", {"ready_hand": chosen, "ready_at_once": False}))
    assert int(record["ready_hand"]) == code


def points_doubles_limit(record: Any, pattern: Pattern) -> tuple[int, int, int, int]:
    return tuple(int(record[name][pattern]) for name in ("points", "doubles", "limit_hand", "in_force"))  # type: ignore[return-value]


def test_worths_of_patterns() -> None:
    usual = compile_rules(load_preset("ru-classic", {"flowers": True}))
    assert points_doubles_limit(usual, Pattern.CHOW) == (0, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.MAHJONG) == (20, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.KONG_TERMINAL_CONCEALED) == (32, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.ONE_SUIT) == (0, 3, 0, 1)
    assert points_doubles_limit(usual, Pattern.NO_CHOW) == (0, 1, 0, 1)
    assert points_doubles_limit(usual, Pattern.HEAVENLY) == (0, 0, 1, 1)
    assert points_doubles_limit(usual, Pattern.NOTHING_DRAWN) == (0, 0, 0, 0)
    assert int(usual["in_force"].sum()) == len(Pattern) - 1

    other = changed()[0]
    assert points_doubles_limit(other, Pattern.MAHJONG) == (10, 0, 0, 1)
    assert points_doubles_limit(other, Pattern.NO_CHOW) == (10, 0, 0, 1)
    assert points_doubles_limit(other, Pattern.DRAGON_SET) == (0, 2, 0, 1)
    assert points_doubles_limit(other, Pattern.GRAPES_ON_THE_ROOF) == (0, 0, 0, 0)


def test_what_cannot_come_up_is_not_in_force() -> None:
    def out_of_force(**options: object) -> set[str]:
        usual = compile_rules(load_preset("ru-classic", {"flowers": True}))
        record = compile_rules(load_preset("ru-classic", {"flowers": True, **options}))
        return {pattern.name for pattern in Pattern if record["in_force"][pattern] < usual["in_force"][pattern]}

    assert out_of_force(flowers=False) == {"FLOWER", "OWN_FLOWER", "OWN_SEASON", "ALL_FLOWERS", "ALL_SEASONS"}
    assert out_of_force(ready_at_once=False) == {"READY_AT_ONCE", "EARTHLY"}
    assert out_of_force(robbing=False) == {"ROBBED_KONG"}
    assert out_of_force(tie="nearest") == set()


def test_without_a_limit_limit_hands_keep_a_worth() -> None:
    record = compile_rules(load_preset("ru-classic", {"limit": "none"}))
    assert int(record["limit"]) == 0
    assert int(record["limit_worth"]) == 2000
