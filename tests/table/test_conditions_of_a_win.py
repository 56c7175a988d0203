"""What a complete hand needs to win, as rule sets differ in it. classical.md sections 2, 6; learning.md; peers.md."""

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Happening
from eastwind.table import Ready
from tests.support.rules import house, preset, ru
from tests.support.story import Story

#: Waits for 2 and 5 of bamboo: four chows, 20 points, doubled once under `ru-classic`.
NEAR = "34s 99m 678p 456m 123p"
#: Waits for 5s alone, as the pair; a pung of south winds: 20 + 8 + 2 points.
PAIR = "5s 123m 456p 789p 222z"


# --- furiten ----------------------------------------------------------------------------------------------------------


def _after_giving_back(rules: Rules, tile: str) -> Story:
    """South, who waits for 2s and 5s, has drawn and given `tile`."""
    story = Story(rules, east="1z", south=NEAR, draws=f"{tile} 5s 9p 9p 7z 5s 2s")
    return story.play("east gives 1z", f"south draws {tile}", f"south gives {tile}")


def test_who_has_discarded_one_of_the_tiles_he_waits_for_wins_by_no_discard() -> None:
    story = _after_giving_back(house(play__furiten=True), "2s").play("west draws 5s", "west gives 5s")
    assert not story.may("south", "mahjong"), "not by the other tile either"


@pytest.mark.parametrize(("rules", "tile"), [(ru(), "2s"), (house(play__furiten=True), "7z")], ids=["no rule", "other"])
def test_otherwise_the_discard_wins(rules: Rules, tile: str) -> None:
    story = _after_giving_back(rules, tile).play("west draws 5s", "west gives 5s")
    assert story.may("south", "mahjong")


def test_it_lasts_while_the_wait_cannot_change_and_a_drawn_tile_wins_all_the_same() -> None:
    story = _after_giving_back(house(play__furiten=True), "2s")
    story.play("west gives 5s", "north gives 9p", "east gives 9p", "south gives 7z", "west gives 5s")
    assert not story.may("south", "mahjong"), "giving back what was drawn changes no wait"
    drawn = Story(house(play__furiten=True), east="1z", south=NEAR, draws="2s 9p 9p 9p 5s")
    drawn.play("east gives 1z", "south gives 2s").until("south")
    assert drawn.drawn == "5s"
    assert drawn.may("south", "mahjong")


def test_it_ends_when_the_hand_changes() -> None:
    story = Story(house(play__furiten=True), east="1z", south=NEAR, draws="2s 9p 9p 9p 6s 5s")
    story.play("east gives 1z", "south gives 2s").until("south")
    # 346s: the 3 goes, and 46 waits for the 5 alone; the 2 was no tile of this wait
    story.play("south draws 6s", "south gives 3s", "west draws 5s", "west gives 5s")
    assert story.may("south", "mahjong")


def test_a_hand_that_has_changed_has_discarded_none_of_its_tiles() -> None:
    """Also not the first of all kinds, for which it waits with the fourth."""
    story = Story(house(play__furiten=True), east="7z", south="23m 99m 678p 456s 11z 7z", draws="1z 4m")
    story.play("east gives 7z", "south draws 1z", "south gives 7z", "west draws 4m", "west gives 4m")
    assert story.may("south", "mahjong")


def test_the_discard_that_changes_the_hand_counts_for_the_new_wait() -> None:
    # 3467s with a pair and three sets: giving the 7 leaves 346 … no; 34s + 5s drawn, complete: giving the 5 back again
    story = Story(house(play__furiten=True), east="1z", south="345s 99m 678p 456m 12p", draws="3p 9p 9p 9p 1z 3p")
    # complete with the 3; South breaks it by giving the 2 and waits for it
    story.play("east gives 1z", "south draws 3p", "south gives 3p").until("south")
    story.play("south gives 1z", "west draws 3p", "west gives 3p")
    assert not story.may("south", "mahjong")


def test_a_kong_of_one_s_own_ends_it_too() -> None:
    story = Story(
        house(play__furiten=True), east="7z", south="34s 99m 678p 456m 111z", draws="2s 9p 9p 9p 1z 5s", loose="7z"
    )
    story.play("east gives 7z", "south gives 2s").until("south")
    story.play("south draws 1z", "south concealed_kong 1z", "south gives 7z", "west draws 5s", "west gives 5s")
    assert story.may("south", "mahjong")


def test_a_kong_of_a_discard_ends_it_too() -> None:
    story = Story(house(play__furiten=True), east="7z", south="34s 99m 678p 456m 111z", draws="2s 1z 5s", loose="7z")
    story.play("east gives 7z", "south gives 2s", "west draws 1z", "west gives 1z", "south kong", "south gives 7z")
    story.play("west draws 5s", "west gives 5s")
    assert story.may("south", "mahjong")


def test_a_kong_added_with_the_tile_just_drawn_leaves_the_wait_as_it_is() -> None:
    rules = house(play__furiten=True)
    # South pungs the winds and waits for 2s and 5s with ten tiles; gives 2s back, then adds the fourth wind
    south = "34s 99m 678p 456m 11z 8p"
    story = Story(rules, east="1z 7z", south=south, draws="9p 9p 9p 2s 9p 6z 6z 1z 5s", loose="7z")
    story.play("east gives 1z", "south pung", "south gives 8p").until("south")
    story.play("south draws 2s", "south gives 2s").until("south")
    story.play("south draws 1z", "south added_kong 1z", "south gives 7z", "west draws 5s", "west gives 5s")
    assert not story.may("south", "mahjong")


# --- a ready hand that must be declared -------------------------------------------------------------------------------


def test_where_a_win_needs_a_declaration_an_undeclared_hand_does_not_win() -> None:
    story = Story(house(ready__hand="to-win"), east="1z 5s", south=NEAR, draws="7z 9p 9p 5s")
    story.play("east gives 5s")
    assert not story.may("south", "mahjong")
    story.play("south draws 7z")
    assert {"discard 7z", "discard 7z ready"} <= set(story.offers("south"))
    story.play("south discard 7z ready")
    assert story.record.ready[story.seat("south")] == Ready.READY


def test_a_declared_one_wins_by_a_discard_and_by_the_wall() -> None:
    for draws in ("7z 5s", "7z 9p 9p 9p 5s"):
        story = Story(house(ready__hand="to-win"), east="1z", south=NEAR, draws=draws)
        story.play("east gives 1z", "south discard 7z ready")
        if draws == "7z 5s":
            story.play("west gives 5s", "south mahjong")
        else:
            story.until("south").play("south mahjong")
        assert story.winners == {"south"}
        assert story.value("south") == (40 if draws == "7z 5s" else 44)


def test_an_undeclared_hand_does_not_win_by_the_wall_either() -> None:
    story = Story(house(ready__hand="to-win"), east="1z", south=NEAR, draws="7z 9p 9p 9p 5s")
    story.play("east gives 1z", "south discard 7z").until("south")
    assert story.drawn == "5s"
    assert not story.may("south", "mahjong")


def test_bmja_what_is_complete_before_anything_can_be_declared_wins() -> None:
    """Heavenly and Earthly are hands of these rules, and there is no turn before them."""
    heavenly = Story(preset("bmja", flowers=False), east="111s 222p 333m 444p 55z")
    assert heavenly.offers("east")[0] == "mahjong"
    heavenly.play("east mahjong")
    assert int(heavenly.record.win_events[0]) & Happening.HEAVENLY
    assert heavenly.value("east") == 1000
    earthly = Story(preset("bmja", flowers=False), east="5z", west="111s 222p 333m 444p 5z")
    earthly.play("east discard 5z", "west mahjong")
    assert (earthly.value("west"), earthly.pays("east", "west")) == (1000, 2000)


def test_dmjl_the_first_discard_declares_at_once_and_a_later_one_does_not() -> None:
    story = Story(preset("dmjl", flowers=False), east="1z", south=NEAR, draws="7z 9p 9p 9p 6z")
    story.play("east gives 1z", "south draws 7z")
    assert {"discard 7z", "discard 7z at_once"} <= set(story.offers("south"))
    assert "discard 7z ready" not in story.offers("south")
    story.play("south discard 7z").until("south")
    assert {"discard 6z", "discard 6z ready"} <= set(story.offers("south"))
    assert "discard 6z at_once" not in story.offers("south")


def test_dmjl_declared_with_the_first_discard_the_hand_is_not_frozen_and_wins_a_double() -> None:
    """Four chows and a pair of 9: 20 points, a double for no scoring set, one for the declaration, one for … nothing else."""
    story = Story(preset("dmjl", flowers=False), east="1z", south=NEAR, draws="7z 5m 9p 9p 6z 5s")
    story.play("east gives 1z", "south discard 7z at_once", "west draws 5m")
    story.until("south")
    assert len([offer for offer in story.offers("south") if offer.startswith("discard")]) > 1
    story.play("south discard 6z", "west draws 5s", "west discard 5s", "south mahjong")
    assert story.value("south") == 20 * 2 * 2
    assert int(story.record.ready[story.seat("south")]) == Ready.AT_ONCE


# --- concealed hands, chows, pairs ------------------------------------------------------------------------------------


def _with_a_pung(rules: Rules) -> Story:
    """South has taken a pung, waits for 2s and 5s, and West gives a 5."""
    story = Story(rules, east="5z", south="34s 99m 678p 456m 55z 1z", draws="5s 9p 9p 2s")
    return story.play("east gives 5z", "south pung", "south gives 1z", "west draws 5s", "west gives 5s")


def test_an_exposed_set_keeps_from_winning_where_hands_must_be_concealed() -> None:
    story = _with_a_pung(house(play__winning_hand="concealed"))
    assert not story.may("south", "mahjong")
    story.until("south")
    assert not story.may("south", "mahjong")
    assert _with_a_pung(ru()).may("south", "mahjong")


def test_a_concealed_hand_wins_by_a_discard_too_and_with_a_concealed_kong() -> None:
    rules = house(play__winning_hand="concealed")
    assert Story(rules, east="5s", south=NEAR).play("east gives 5s").may("south", "mahjong")
    kong = Story(rules, east="7z", south="34s 99m 678p 1111z 45m", draws="9p 5s", loose="6m")
    # the kong makes room for the 6 that comes from the loose tiles; the 9 goes
    kong.play("east gives 7z", "south concealed_kong 1z", "south gives 9p", "west draws 5s", "west gives 5s")
    assert kong.sets("south") == ["concealed_kong 1111z"]
    assert kong.may("south", "mahjong")


def test_more_chows_than_allowed_do_not_win() -> None:
    rules = house(play__most_chows=1, patterns__hidden_snake__in_force=False)
    assert not Story(rules, east="5s", south=NEAR).play("east gives 5s").may("south", "mahjong")
    one = Story(rules, east="5s", south="34s 99m 777p 444m 111p").play("east gives 5s", "south mahjong")
    assert one.winners == {"south"}


def test_the_chows_of_the_best_reading_that_may_win_are_counted() -> None:
    # 222333444p: three pungs, or three chows; with a chow beside them only the pungs may win
    rules = house(play__most_chows=1, patterns__hidden_snake__in_force=False)
    story = Story(rules, east="5s", south="34s 99m 222333444p").play("east gives 5s", "south mahjong")
    # three concealed pungs of 2–8: 12 + 20 points, no doubles
    assert story.value("south") == 32


def test_a_discard_does_not_complete_the_pair_where_the_rules_say_so() -> None:
    rules = house(play__pair_from_discard=False)
    story = Story(rules, east="5s", west=PAIR, draws="9p 5s").play("east gives 5s")
    assert not story.may("west", "mahjong")
    story.play("south draws 9p", "south gives 9p", "west draws 5s")
    assert story.may("west", "mahjong"), "a drawn tile does"
    assert Story(rules, east="5s", south=NEAR).play("east gives 5s").may("south", "mahjong"), "a set may be completed"


def test_the_pair_is_no_hindrance_where_the_tile_also_completes_a_set() -> None:
    # 4456s + 4: the pair, or the chow 456 beside the pair 44
    story = Story(house(play__pair_from_discard=False), east="4s", west="44s 56s 123m 456p 789p").play("east gives 4s")
    assert story.may("west", "mahjong")


# --- a minimum --------------------------------------------------------------------------------------------------------


def test_a_minimum_of_points_is_asked_before_doubling() -> None:
    rules = house(play__least_points=30)
    story = Story(rules, east="5s", south=NEAR, west=PAIR).play("east gives 5s")
    assert not story.may("south", "mahjong"), "20 points, though 40 with the double"
    assert story.may("west", "mahjong"), "30 points"


def test_points_of_a_drawn_tile_help_to_the_minimum() -> None:
    rules = house(play__least_points=22)
    story = Story(rules, east="5s", south=NEAR, draws="2s").play("east gives 5s")
    assert not story.may("south", "mahjong")
    story.play("south draws 2s")
    assert story.may("south", "mahjong"), "two for the tile from the wall"


def test_a_minimum_of_doubles() -> None:
    rules = house(play__least_doubles=1)
    story = Story(rules, east="5s", south=NEAR, west=PAIR).play("east gives 5s")
    assert story.may("south", "mahjong")
    assert not story.may("west", "mahjong")


def test_the_discard_that_may_not_win_may_still_be_taken_for_a_set() -> None:
    story = Story(house(play__least_points=30), east="5s", south=NEAR).play("east gives 5s")
    assert story.offers("south") == ["chow 3s", "pass"]


def test_east_who_is_dealt_a_complete_hand_has_won_without_drawing() -> None:
    """PL doubles a win without drawing, whoever gave the last tile: East has drawn none for the tiles of the deal."""
    story = Story(preset("pl-classic", special_hands=False), east="123456789m 11p 222s")
    story.play("east mahjong")
    assert int(story.record.win_events[0]) & Happening.NOTHING_DRAWN
    assert story.value("east") == (20 + 2 + 4) * 8


# --- nobody wins by a discard -------------------------------------------------------------------------------------------

FROM_THE_WALL = house(play__win_from_discard=False)


def test_a_discard_completes_no_hand_where_the_rules_say_so() -> None:
    story = Story(FROM_THE_WALL, east="5s", south=NEAR, draws="2s").play("east gives 5s")
    assert not story.may("south", "mahjong")
    assert story.offers("south") == ["chow 3s", "pass"], "it may be taken for a set"
    story.play("south pass", "south draws 2s")
    assert story.may("south", "mahjong"), "a drawn tile wins"
