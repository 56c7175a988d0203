"""Comparisons are of rules, not of bots: the same weights on both sides, and equal counts where no hand meets what differs."""

from typing import Any, Final

import numpy as np
import pytest

from eastwind.bots.tempers import general, own_temper, preset_of, temper_of
from eastwind.rules import RuleSet, compile_rules, load_file, load_preset
from eastwind.study.bot_play import seat_bots
from eastwind.study.simulate import Plan, PlanError, compared, simulate
from eastwind.study.weights import common_weights, parent_of, record_of, told_weights

#: Higher than any hand, and higher than any that a bot hopes for.
FAR: Final = 1_000_000


def house(parent: str, cap: str, worth: int = FAR, own: str = "ours") -> RuleSet:
    """A household's set with another limit, which a limit hand is not worth more by."""
    cited = f'source = "house"\n[limit.hands_without_limit]\nvalue = {worth}\nsource = "house"\n'
    return load_file(
        f'extends = "{parent}"\nid = "{own}"\nversion = 1\ntitle = "Ours"\n[limit.cap]\nvalue = {cap}\n{cited}', own
    )


def both(one: RuleSet, other: RuleSet, bots: tuple[str, ...], hands: int = 500, seed: int = 1) -> tuple[Any, Any]:
    before, after = (simulate(plan) for plan in compared([Plan(rules, bots, hands, seed) for rules in (one, other)]))
    return before, after


@pytest.mark.parametrize("bots", [("club",) * 4, ("master", "club", "novice", "club-bold")], ids=lambda it: it[0])
@pytest.mark.parametrize("parent", ["ru-classic", "bg-classic"])
def test_a_limit_that_no_hand_reaches_gives_the_same_counts(parent: str, bots: tuple[str, ...]) -> None:
    """No limit, and one that no hand comes to: limit hands are worth the same under both."""
    before, after = both(house(parent, '"none"'), house(parent, str(FAR)), bots)
    assert before.tally.tobytes() == after.tally.tobytes()
    assert before.weights == after.weights == parent


@pytest.mark.parametrize("parent", ["ru-classic", "pl-classic"])
def test_a_preset_and_its_child_that_plays_alike_give_the_same_counts(parent: str) -> None:
    """A higher limit hand apart nothing differs, and none was won: the preset's weights are on both sides."""
    preset = load_preset(parent)
    limit = int(preset.cited("limit.cap").value)
    before, after = both(preset, house(parent, str(limit), limit + 1), ("club",) * 4)
    assert before.weights == after.weights == parent
    assert preset_of(after.compiled) in (None, parent)
    assert before.tally.tobytes() == after.tally.tobytes()


def test_options_of_a_preset_are_compared_by_its_weights() -> None:
    plain, other = load_preset("ru-classic"), load_preset("ru-classic", {"limit": 500})
    one, two = compared([Plan(rules, ("club",) * 4, 10, 1) for rules in (plain, other)])
    assert (one.weights, two.weights) == ("ru-classic", "ru-classic")
    assert one.seat().temper is two.seat().temper
    own = own_temper(plain)
    assert own is not None
    assert list(two.seat().temper.numbers) == list(own.numbers)
    assert two.seat().temper.unit == temper_of(compile_rules(plain)).unit > 0.0
    # by itself it has the general ones, as ever
    assert list(Plan(other, ("club",) * 4, 10, 1).seat().temper.numbers) == list(general().numbers)


@pytest.mark.parametrize(
    ("sides", "weights"),
    [
        ((load_preset("ru-classic"), load_preset("pl-classic")), "general"),
        ((load_preset("gambler-classic"), load_preset("ru-classic")), "general"),
        ((load_preset("dmjl"), load_preset("dmjl", {"limit": 500})), "dmjl"),
        ((house("pl-classic", "301"), house("pl-classic", "302")), "pl-classic"),
        ((house("pl-classic", "301"), house("ru-classic", "301")), "general"),
        ((house("pl-classic", "301"), load_preset("pl-classic", {"flowers": True})), "pl-classic"),
    ],
)
def test_both_sides_play_by_the_weights_of_the_preset_that_both_come_from(
    sides: tuple[RuleSet, RuleSet], weights: str
) -> None:
    assert common_weights(sides) == weights
    assert common_weights(reversed(sides)) == weights


def test_a_set_that_names_no_parent_has_the_nearest_presets() -> None:
    tree = house("pl-classic", "301").to_json()
    del tree["rules"]["extends"]
    assert parent_of(RuleSet.from_json(tree)) == "pl-classic"


def test_under_unrelated_rules_master_plays_as_club() -> None:
    plans = [
        Plan(load_preset(name), (bot,) * 4, 250, 3)
        for name in ("ru-classic", "bg-classic")
        for bot in ("master", "club")
    ]
    masters, clubs = compared(plans[::2]), compared(plans[1::2])
    assert [plan.weights for plan in masters] == ["general", "general"]
    for one, other in zip(masters, clubs, strict=True):
        assert np.array_equal(simulate(one).tally["places"], simulate(other).tally["places"])


def test_the_same_rules_keep_their_own_weights_and_chosen_ones_stay() -> None:
    plain, other = load_preset("ru-classic"), load_preset("ru-classic", {"limit": 500})
    same = compared([Plan(plain, (bot,) * 4, 10, 1) for bot in ("club", "novice")])
    assert [plan.weights for plan in same] == [None, None]
    chosen = compared([Plan(rules, ("club",) * 4, 10, 1, "general") for rules in (plain, other)])
    assert [plan.weights for plan in chosen] == ["general", "general"]


def test_weights_are_told_where_a_bot_plays_by_them() -> None:
    plain, other = (compile_rules(load_preset("ru-classic", options)) for options in ({}, {"limit": 600}))
    assert told_weights(plain, ["random", "novice"], None) == ""
    assert told_weights(plain, ["random", "club-bold"], None) == "ru-classic"
    assert told_weights(other, ["club"], None) == "general"
    assert told_weights(other, ["master"], None) == "general+ru-classic"
    assert told_weights(other, ["master"], "pl-classic") == "pl-classic"
    assert record_of("general").unit == 0.0
    assert seat_bots(other, ["master"] * 4, "pl-classic").temper is record_of("pl-classic")


def test_weights_that_are_nobodys_are_refused() -> None:
    with pytest.raises(PlanError, match=r"expected the weights of one of general, .*, found 'mine'"):
        Plan(load_preset("ru-classic"), ("club",) * 4, 10, 1, "mine")
