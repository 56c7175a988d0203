"""The record that the engine reads says what the rule set says, field by field."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from eastwind.rules import RuleSet, available, compile_rules, load_file, load_preset
from eastwind.rules.compiled import (
    MARK_PLACES,
    MARKS,
    PAIRS_ANY,
    RULES,
    SET_NAME,
    TWINS_HONOURS,
    TWINS_SUIT,
    WONDERS,
    AtOnce,
    Chow,
    DealOrder,
    DrawPayment,
    Exempt,
    Lead,
    OnlyTile,
    Payer,
    PenaltyRule,
    ReadyHand,
    StockEnd,
    Tie,
    TimeEnd,
    Valuation,
    Worth,
    name_of,
)
from eastwind.traditions.classical.patterns import Pattern
from tests.support.rules import house_rules

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
penalty_suit_honours = { value = true, source = "house" }
[patterns]
mahjong = { points = { value = 10, source = "house" } }
four_blessings = { limit = { value = true, source = "house" }, concealed = { value = true, source = "house" } }
no_chow = { points = { value = 10, source = "house" } }
dragon_set = { doubles = { value = 2, source = "house" } }
grapes_on_the_roof = { in_force = { value = false, source = "house" } }
"""
#: A household's file for the axes that the presets leave alone.
FURTHER = """
id = "further"
version = 1
title = "Further axes"
extends = "ru-classic"

[claims]
pung = { value = false, source = "house" }
kong = { value = false, source = "house" }
three = { value = "drawn-hand", source = "house" }
rob_exposed_kong = { value = false, source = "house" }
rob_concealed_kong_wonders = { value = false, source = "house" }
[play]
own_kongs = { value = false, source = "house" }
own_chows = { value = true, source = "house" }
own_pungs = { value = true, source = "house" }
kong_by_adding = { value = "not-allowed", source = "house" }
furiten = { value = true, source = "house" }
winning_hand = { value = "concealed", source = "house" }
least_points = { value = 22, source = "house" }
least_doubles = { value = 1, source = "house" }
[scoring]
total = { value = "table", source = "house" }
flat = { value = 0, source = "house" }
by_doubles = { value = [10, 20, 40], source = "house" }
[settlement]
discarder = { value = "pays-double", source = "house" }
drawn_hand = { value = "to-east", source = "house" }
drawn_hand_amount = { value = 5, source = "house" }
[patterns]
four_kongs = { in_force = { value = false, source = "house" } }
"""
LATER = """
id = "later"
version = 1
title = "Axes that came later"
extends = "ru-classic"

[play]
win_from_discard = { value = false, source = "house" }
[limit]
losers = { value = "free", source = "house" }
[scoring]
nothing_drawn = { value = "as-dealt", source = "house" }
hidden_snake = { value = "any-numbers", source = "house" }
flowers_with_sums = { value = true, source = "house" }
[settlement]
penalty_suit_exempt = { value = "with-sets, ready-before", source = "house" }
"""
FLAT = """
id = "flat"
version = 1
title = "One figure for every win"
extends = "ru-classic"

[scoring]
total = { value = "flat", source = "house" }
flat = { value = 100, source = "house" }
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
BG_CHOSEN = {"losers_points": "losers-points"}
#: field: (as ru-classic has it, otherwise), the arrays apart.
FIELDS: dict[str, tuple[int, int]] = {
    "seats": (0b1111, 0b0101),
    "players": (4, 2),
    "numbered_seats": (0, 1),
    "sides_from_seat_one": (0, 1),
    "stack_by_second_roll": (0, 1),
    "counted_out_first": (0, 1),
    "wall_from_left": (0, 1),
    "loose_tiles": (2, 0),
    "dead_wall_with_loose": (0, 1),
    "deal_order": (DealOrder.DEALER_TWO_AT_ONCE, DealOrder.DEALER_FIVE),
    "chow": (Chow.NEXT_PLAYER, Chow.ANYONE),
    "may_pung": (1, 0),
    "may_kong": (1, 0),
    "may_lay_own_kong": (1, 0),
    "may_add_kong": (1, 0),
    "may_lay_own_chow": (0, 1),
    "may_lay_own_pung": (0, 1),
    "kong_onto_pung_by_discard": (0, 1),
    "claims_by_turn": (0, 1),
    "three_claims_draw": (0, 1),
    "furiten": (0, 1),
    "shapes": (TWINS_SUIT | TWINS_HONOURS | WONDERS, TWINS_SUIT | TWINS_HONOURS | WONDERS | PAIRS_ANY),
    "asks_scorer": (0, 1),
    "concealed_win": (0, 1),
    "pair_from_discard": (1, 0),
    "max_chows": (4, 1),
    "min_points": (0, 22),
    "min_doubles": (0, 1),
    "valuation": (Valuation.DOUBLED, Valuation.FLAT),
    "flat_value": (0, 100),
    "earthly_undeclared": (0, 1),
    "own_wind_scores_only": (0, 1),
    "one_suit_needs_honour_pair": (0, 1),
    "waiting_one_suit_doubles": (0, 3),
    "template_count": (0, 3),
    "own_score": (0, 1),
    "losers_points": (0, 1),
    "payer": (Payer.ALL, Payer.DISCARDER_DOUBLE),
    "draw_payment": (DrawPayment.NONE, DrawPayment.DEALER),
    "draw_amount": (0, 5),
    "lead_after_other_wins": (Lead.PASSES, Lead.WINNERS_NEXT),
    "hands": (0, 8),
    "stock": (0, 810),
    "stock_end": (StockEnd.NEVER, StockEnd.BELOW_ZERO),
    "time_end": (TimeEnd.FINISHED, TimeEnd.DROPPED),
    "flowers": (0, 1),
    "dead_wall": (14, 16),
    "tie": (Tie.FARTHEST, Tie.NEAREST),
    "rob_exposed_kong": (1, 0),
    "rob_concealed_kong_wonders": (1, 0),
    "ready_hand": (ReadyHand.REQUIRED, ReadyHand.OPTIONAL),
    "ready_at_once": (AtOnce.AFTER_DEAL, AtOnce.FIRST_DISCARD),
    "dead_hand": (1, 0),
    "limit": (2000, 500),
    "limit_worth": (2000, 500),
    "only_tile": (OnlyTile.SOLE_KIND, OnlyTile.WAIT_SHAPE),
    "losers_settle": (1, 0),
    "dealer_doubles": (1, 0),
    "dealer_doubles_losers": (1, 0),
    "penalty": (PenaltyRule.BOX, PenaltyRule.CLUBS),
    "penalty_needs_one_suit": (0, 1),
    "penalty_suit_honours": (0, 1),
    "danger": (PenaltyRule.BOX, PenaltyRule.NONE),
    "lead_after_dealer_wins": (Lead.STAYS, Lead.PASSES),
    "lead_after_draw": (Lead.PASSES, Lead.STAYS),
    "rounds": (4, 1),
    "limit_spares_losers": (0, 1),
    "wall_wins_only": (0, 1),
    "nothing_drawn_dealt": (0, 1),
    "flowers_add_to_sums": (0, 1),
    "snake_any_chows": (0, 1),
    "penalty_exempt": (Exempt.HOLDS_OR_READY, Exempt.SETS_TOO | Exempt.READY_BEFORE),
}
ARRAYS = {
    "set_name",
    "points",
    "doubles",
    "limit_hand",
    "in_force",
    "winner_only",
    "concealed_only",
    "waiting_tenths",
    "value_table",
    "template_keys",
    "template_marks",
    "template_pattern",
    "template_wind",
}


@cache
def changed() -> list[np.record]:
    """Records which together differ from ru-classic in every field."""
    household = [
        load_file(OTHER, "other.toml", CHOSEN),
        load_file(NO_WONDERS, "no.toml"),
        load_file(
            FURTHER, "further.toml", {"hands": 8, "stock": 500, "stock_end": "below-zero", "time_end": "dropped"}
        ),
        load_file(FLAT, "flat.toml"),
        load_file(LATER, "later.toml"),
    ]
    presets = [load_preset(name) for name in available() if name != "ru-classic"]
    return [compile_rules(rules) for rules in (*household, *presets, load_preset("bg-classic", BG_CHOSEN))]


def test_the_record_is_one_of_rules() -> None:
    record = compile_rules(load_preset("ru-classic"))
    assert isinstance(record, np.record)
    assert record.dtype.fields == RULES.fields
    assert record.tobytes() == compile_rules(load_preset("ru-classic")).tobytes()


def test_every_field_is_checked_here() -> None:
    assert set(FIELDS) | ARRAYS | {"set_version", "tradition"} == set(RULES.names or ())


def test_the_record_says_which_rule_set_it_is() -> None:
    head = 'version = 7\ntitle = "Ours"\nextends = "ru-classic"\n'
    longest = "x" * SET_NAME
    assert (
        name_of(compile_rules(load_preset("pl-classic"))) == f"pl-classic, version {load_preset('pl-classic').version}"
    )
    assert name_of(compile_rules(load_file(f'id = "{longest}"\n{head}', "ours.toml"))) == f"{longest}, version 7"
    assert name_of(np.zeros(1, RULES).view(np.recarray)[0]) == ""


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
    points, doubles, limit_hand, in_force = (record[name] for name in ("points", "doubles", "limit_hand", "in_force"))
    return int(points[pattern]), int(doubles[pattern]), int(limit_hand[pattern]), int(in_force[pattern])


def test_worths_of_patterns() -> None:
    usual = compile_rules(load_preset("ru-classic", {"flowers": True}))
    assert points_doubles_limit(usual, Pattern.CHOW) == (0, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.MAHJONG) == (20, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.KONG_TERMINAL_CONCEALED) == (32, 0, 0, 1)
    assert points_doubles_limit(usual, Pattern.ONE_SUIT) == (0, 3, 0, 1)
    assert points_doubles_limit(usual, Pattern.NO_CHOW) == (0, 1, 0, 1)
    assert points_doubles_limit(usual, Pattern.HEAVENLY) == (0, 0, 1, 1)
    assert points_doubles_limit(usual, Pattern.NOTHING_DRAWN) == (0, 0, 0, 0)
    assert int(usual["in_force"].sum()) == len(load_preset("ru-classic").file.patterns)

    other = changed()[0]
    assert points_doubles_limit(other, Pattern.MAHJONG) == (10, 0, 0, 1)
    assert points_doubles_limit(other, Pattern.NO_CHOW) == (10, 0, 0, 1)
    assert points_doubles_limit(other, Pattern.DRAGON_SET) == (0, 2, 0, 1)
    assert points_doubles_limit(other, Pattern.GRAPES_ON_THE_ROOF) == (0, 0, 0, 0)


def test_what_cannot_come_up_is_not_in_force() -> None:
    def out_of_force(name: str = "ru-classic", **options: object) -> set[str]:
        usual = compile_rules(load_preset(name, {"flowers": True}))
        record = compile_rules(load_preset(name, {"flowers": True, **options}))
        return {pattern.name for pattern in Pattern if record["in_force"][pattern] < usual["in_force"][pattern]}

    assert out_of_force(flowers=False) == {"FLOWER", "OWN_FLOWER", "OWN_SEASON", "ALL_FLOWERS", "ALL_SEASONS"}
    assert out_of_force(ready_at_once=False) == {"READY_AT_ONCE", "EARTHLY"}
    assert out_of_force(robbing=False) == {"ROBBED_KONG"}
    assert out_of_force("dmjl", robbing=False) == {"ROBBED_KONG", "SAWING_THE_PILLAR"}
    assert out_of_force(tie="nearest") == set()


def test_without_a_limit_limit_hands_keep_a_worth() -> None:
    record = compile_rules(load_preset("ru-classic", {"limit": "none"}))
    assert int(record["limit"]) == 0
    assert int(record["limit_worth"]) == 2000


def test_a_limit_hand_is_worth_the_limit_half_of_it_or_a_sum() -> None:
    standard, bmja = compile_rules(load_preset("gambler-standard")), compile_rules(load_preset("bmja"))
    assert points_doubles_limit(standard, Pattern.SEVEN_PAIRS) == (350, 0, Worth.FLAT, 1)
    assert points_doubles_limit(standard, Pattern.PEKING_GARDEN) == (0, 0, Worth.LIMIT, 1)
    assert points_doubles_limit(bmja, Pattern.KNITTING) == (0, 0, Worth.HALF_LIMIT, 1)
    assert int(bmja["waiting_tenths"][Pattern.KNITTING]) == 2
    assert int(bmja["waiting_tenths"][Pattern.ALL_HONOURS]) == 4
    assert int(bmja["waiting_tenths"][Pattern.HEAVENLY]) == 0


def test_whose_patterns_are() -> None:
    usual, bulgarian = compile_rules(load_preset("ru-classic")), compile_rules(load_preset("bg-classic"))
    assert (int(usual["winner_only"][Pattern.DRAGON_SET]), int(bulgarian["winner_only"][Pattern.DRAGON_SET])) == (0, 1)
    assert int(bulgarian["winner_only"][Pattern.PUNG_DRAGON_EXPOSED]) == 0


def test_a_hand_that_must_be_concealed_says_so() -> None:
    usual, other = compile_rules(load_preset("ru-classic")), changed()[0]
    assert not usual["concealed_only"].any()
    assert list(np.flatnonzero(other["concealed_only"])) == [Pattern.FOUR_BLESSINGS]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("none", DrawPayment.NONE),
        ("to-east", DrawPayment.DEALER),
        ("to-ready-hands", DrawPayment.READY),
        ("to-waiting-hands", DrawPayment.WAITING),
        ("to-east-and-ready-hands", DrawPayment.DEALER | DrawPayment.READY),
        ("to-east-and-waiting-hands", DrawPayment.DEALER | DrawPayment.WAITING),
    ],
)
def test_who_is_paid_for_a_drawn_hand_in_all_its_kinds(written: str, code: int) -> None:
    amount = 0 if written == "none" else 5
    rules = house_rules("ru-classic", {"settlement.drawn_hand": written, "settlement.drawn_hand_amount": amount})
    assert int(compile_rules(rules)["draw_payment"]) == code


@pytest.mark.parametrize("penalty", [True, False])
@pytest.mark.parametrize("warning", [True, False])
def test_dangerous_discards_are_known_where_they_are_penalised_or_warned_of(penalty: bool, warning: bool) -> None:
    record = compile_rules(load_preset("ru-classic", {"penalty": penalty, "danger_warning": warning}))
    assert int(record["penalty"]) == (PenaltyRule.BOX if penalty else PenaltyRule.NONE)
    assert int(record["danger"]) == (PenaltyRule.BOX if penalty or warning else PenaltyRule.NONE)


def test_values_that_came_later_may_be_left_out() -> None:
    written = load_preset("ru-classic").to_json()
    later = "play.own_chows play.own_pungs play.win_from_discard settlement.penalty_suit_honours limit.losers"
    scoring = "scoring.nothing_drawn scoring.hidden_snake scoring.flowers_with_sums settlement.counters_for_stock"
    for name in [*later.split(), *scoring.split()]:
        part, _, key = name.partition(".")
        del written["rules"][part][key]
    for option in ("hidden_snake", "penalty_suit_exempt"):
        del written["rules"]["options"][option], written["defaults"][option]
    older = RuleSet.from_json(written)
    assert older.to_json() == written
    assert compile_rules(older).tobytes() == compile_rules(load_preset("ru-classic")).tobytes()


def test_a_table_of_figures_goes_on_with_its_last() -> None:
    record = changed()[2]
    assert int(record["valuation"]) == Valuation.TABLE
    assert [int(figure) for figure in record["value_table"]] == [10, 20] + [40] * 14


def test_every_template_has_marked_the_keys_of_its_groups() -> None:
    record = compile_rules(load_preset("bmja"))
    for index in range(int(record["template_count"])):
        for group in range(4):
            marks = int(record["template_marks"][group, int(record["template_keys"][index, group]) % MARK_PLACES])
            assert marks >> index % MARKS & 1


def test_templates_are_written_out() -> None:
    record = compile_rules(load_preset("bmja"))
    names = {Pattern(int(record["template_pattern"][index])).name for index in range(int(record["template_count"]))}
    assert names == {"GATES_OF_HEAVEN", "WRIGGLING_SNAKE"}


def test_clockwise_play_is_the_mirror_image_of_the_engines_table() -> None:
    """`family` counts from the right and draws clockwise as play runs; seen in the engine's order that is from the left."""
    assert load_preset("family").file.wall.drawn.value == "clockwise"
    assert int(compile_rules(load_preset("family"))["wall_from_left"]) == 1
    assert int(compile_rules(load_preset("pl-classic"))["wall_from_left"]) == 1
    assert int(compile_rules(load_preset("ru-classic"))["wall_from_left"]) == 0
