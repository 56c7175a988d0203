"""Chows and pungs of one's own tiles laid out openly, where a rule set lets one (the overview, WEB; BG Б)."""

import pytest

from eastwind.record.lines import event_line
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MELD_CLAIMED, MELD_SOURCE, NOT_CLAIMED, Source
from eastwind.table import EventKind, Penalty, Phase
from eastwind.table.hands_at_end import bill_at
from eastwind.table.melds import melds_of
from tests.support.rules import house, ru
from tests.support.story import Story

BOTH = house(play__own_chows=True, play__own_pungs=True)
#: With 3 of bamboo it is complete: the drawn tile can make a chow or the pung.
SOUTH = "33s 45s 99m 678p 456m 1z"


def _laid(story: Story, wind: str) -> list[str]:
    return [offer for offer in story.offers(wind) if offer.startswith("lay_")]


@pytest.mark.parametrize(
    ("rules", "offered"),
    [
        (ru(), []),
        (house(play__own_chows=True), ["lay_chow 4m", "lay_chow 6p", "lay_chow 3s"]),
        (house(play__own_pungs=True), ["lay_pung 3s"]),
        (BOTH, ["lay_chow 4m", "lay_chow 6p", "lay_chow 3s", "lay_pung 3s"]),
    ],
    ids=["neither", "chows", "pungs", "both"],
)
def test_what_may_be_laid_out_is_what_the_rules_let_one(rules: Rules, offered: list[str]) -> None:
    story = Story(rules, east="1z", south=SOUTH, draws="3s").play("east gives 1z")
    story.flush()
    assert _laid(story, "south") == offered


def test_a_set_laid_out_is_seen_by_all_and_the_turn_goes_on() -> None:
    story = Story(BOTH, east="1z", south=SOUTH, draws="3s").play("east gives 1z", "south draws 3s", "south lay_pung 3s")
    assert [(event.kind, event.seat, event.tile) for event in story.events] == [(EventKind.LAID_PUNG, 1, 20)]
    assert story.sets("south") == ["pung 333s"]
    assert (story.turn, story.phase) == ("south", Phase.TURN)
    assert int(story.record.drawn) == -1, "what was drawn lies in the set"
    (laid,) = melds_of(story.record, 1)
    assert (laid.claimed, laid.source) == (None, None)
    assert _laid(story, "south") == ["lay_chow 4m", "lay_chow 6p"]
    assert all(offer.startswith(("discard", "lay_chow")) for offer in story.offers("south"))
    story.play("south lay_chow 6p")
    assert [(event.kind, event.tile) for event in story.events] == [(EventKind.LAID_CHOW, 14)]
    assert story.sets("south") == ["pung 333s", "chow 678p"]
    assert melds_of(story.table.seen_by(3), 1) == melds_of(story.record, 1)
    story.play("south gives 1z")
    assert story.turn == "west"


def test_a_drawn_tile_that_is_still_in_the_hand_stays_the_drawn_one() -> None:
    story = Story(BOTH, east="1z", south=SOUTH, draws="3s").play("east gives 1z", "south draws 3s", "south lay_chow 4m")
    assert story.drawn == "3s"


def test_nothing_is_laid_out_in_a_turn_that_began_with_a_claim() -> None:
    story = Story(BOTH, east="9m", south=SOUTH).play("east gives 9m", "south pung")
    assert all(offer.startswith("discard") for offer in story.offers("south"))


def test_east_may_lay_out_sets_of_the_deal() -> None:
    story = Story(BOTH, east="111z 234m 258p 369s 57z")
    story.flush()
    assert _laid(story, "east") == ["lay_chow 2m", "lay_pung 1z"]
    story.play("east lay_pung 1z")
    assert story.sets("east") == ["pung 111z"]


def test_a_frozen_hand_lays_out_nothing() -> None:
    story = Story(BOTH, east="1z", south="111s 99m 678p 456m 23m", draws="8p")
    story.play("south ready_at_once", "west pass", "north pass", "east gives 1z", "south draws 8p")
    assert story.offers("south") == ["discard 8p"]


def test_a_win_after_the_drawn_tile_was_laid_out_counts_as_drawn_but_not_by_its_last_tile() -> None:
    story = Story(BOTH, east="1z", south="34s 99m 678p 456m 111z", draws="5s")
    story.play("east gives 1z", "south draws 5s", "south lay_chow 3s")
    assert int(story.record.drawn) == -1
    story.play("south mahjong")
    assert story.win_source is Source.WALL
    # pung of the prevailing wind from the wall 8, mahjong 20, last tile from the wall 2; the wind doubles
    assert story.value("south") == (8 + 20 + 2) * 2


def test_a_pung_of_ones_own_tiles_laid_out_is_worth_as_much_as_in_the_hand() -> None:
    waiting = "34s 99m 678p 456m 111z"
    kept = Story(ru(), east="1s", south=waiting, draws="5s").play("east gives 1s", "south draws 5s", "south mahjong")
    laid = Story(BOTH, east="1s", south=waiting, draws="5s").play(
        "east gives 1s", "south draws 5s", "south lay_pung 1z", "south mahjong"
    )
    assert laid.value("south") == kept.value("south") == (8 + 20 + 2) * 2
    assert "pung_wind_concealed" in [line.pattern.name.lower() for line in bill_at(laid.rules, laid.record, 1).lines]


def test_laid_out_a_hand_is_no_longer_concealed() -> None:
    rules = house(play__own_pungs=True, play__winning_hand="concealed")
    story = Story(rules, east="1s", south="34s 99m 678p 456m 111z", draws="5s")
    story.play("east gives 1s", "south draws 5s")
    assert story.may("south", "mahjong")
    story.play("south lay_pung 1z")
    assert not story.may("south", "mahjong")


def test_hidden_treasure_is_all_from_the_wall_laid_out_or_not() -> None:
    story = Story(BOTH, east="1z", south="111222333p 444p 5p", draws="5p")
    story.play("east gives 1z", "south draws 5p", "south lay_pung 1p", "south lay_pung 2p", "south mahjong")
    bill = bill_at(story.rules, story.record, 1)
    assert [line.pattern.name for line in bill.lines] == ["HIDDEN_TREASURE"]


def test_a_kong_added_to_a_pung_of_ones_own_tiles_is_wholly_from_the_wall_but_may_be_robbed() -> None:
    story = Story(BOTH, east="1z", south="555z 147m 258p 369s 1z", draws="5z", loose="9m")
    story.play("east gives 1z", "south draws 5z", "south lay_pung 5z", "south added_kong 5z", "south gives 9m")
    assert story.sets("south") == ["added_kong 5555z"]
    assert int(story.record.melds[1, 0, MELD_CLAIMED]) == NOT_CLAIMED
    names = [line.pattern.name.lower() for line in bill_at(story.rules, story.record, 1).lines]
    assert "kong_dragon_concealed" in names

    robbed = Story(BOTH, east="1z", south="555s 147m 258p 369s 1z", west="46s 99m 678p 456m 123p", draws="5s")
    robbed.play("east gives 1z", "south draws 5s", "south lay_pung 5s", "south added_kong 5s")
    assert robbed.phase is Phase.ROB
    robbed.play("west mahjong")
    assert robbed.sets("south") == ["pung 555s"]


def test_bg_a_discard_added_to_a_pung_of_ones_own_tiles_makes_it_exposed() -> None:
    rules = house("bg-classic", play__own_pungs=True)
    story = Story(rules, east="1z", south="555z 147m 258p 369s 1z", west="5z", draws="9s", loose="9m")
    story.play("east gives 1z", "south draws 9s", "south lay_pung 5z", "south gives 9s")
    story.until("west")
    story.play("west gives 5z", "south kong")
    assert int(story.record.melds[1, 0, MELD_CLAIMED]) == 31
    assert int(story.record.melds[1, 0, MELD_SOURCE]) == 2
    names = [line.pattern.name.lower() for line in bill_at(story.rules, story.record, 1).lines]
    assert "kong_dragon_exposed" in names


def test_what_lies_open_makes_a_discard_dangerous_wherever_it_came_from() -> None:
    rules = house(play__own_chows=True, play__own_pungs=True, ready__hand="none", ready__at_once=False)
    story = Story(rules, east="1z", south="555z 666z 77z 123p 99p", draws="9s", west="7z")
    story.play("east gives 1z", "south draws 9s", "south lay_pung 5z", "south lay_pung 6z", "south gives 9s")
    story.until("west")
    story.play("west gives 7z", "south mahjong")
    assert story.penalty is Penalty.DRAGONS


def test_the_record_says_what_was_laid_out() -> None:
    story = Story(BOTH, east="1z", south=SOUTH, draws="3s").play("east gives 1z", "south draws 3s", "south lay_pung 3s")
    assert [event_line(event) for event in story.events] == [{"type": "laid_pung", "seat": 1, "tiles": "333s"}]
    story.play("south lay_chow 6p")
    assert [event_line(event) for event in story.events] == [{"type": "laid_chow", "seat": 1, "tiles": "678p"}]
