"""Claims as rule sets differ in them: who may chow, who goes first, what may be taken at all. classical.md sections 2, 6."""

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table import EventKind, HandEnd, Phase
from tests.support.rules import house, preset, ru
from tests.support.story import Story

#: Waits for 5s: as a chow; as a pair, twice; as a pung.
CHOW = "34s 99m 678p 456m 123p"
PAIR = "5s 123m 456p 789p 222z"
OTHER_PAIR = "5s 789m 123s 789s 333z"
PUNG = "55s 99p 789m 123s 789s"
#: East's fourteen tiles of no use, with the 5s.
DULL = "5s 258m 147p 1467z 6s 8s 1s 3m"


def _won(rules: Rules, *, south: str = CHOW, west: str = PAIR, north: str = OTHER_PAIR, passing: str = "") -> Story:
    """East gives 5s, everyone who can claims mahjong, but for one who passes."""
    story = Story(rules, east="5s", south=south, west=west, north=north)
    story.play("east gives 5s")
    for wind in ("north", "south", "west"):
        if wind in story.asked:
            assert story.may(wind, "mahjong"), wind
            story.play(f"{wind} {'pass' if wind == passing else 'mahjong'}")
    return story


# --- several claim mahjong ------------------------------------------------------------------------------------------


def test_farthest_is_counted_in_the_order_of_play() -> None:
    assert _won(ru()).winners == {"north"}
    assert _won(ru(), passing="north").winners == {"west"}


def test_nearest_is_whoever_would_play_next() -> None:
    assert _won(ru(tie="nearest")).winners == {"south"}
    assert _won(ru(tie="nearest"), passing="south").winners == {"west"}


def test_by_hierarchy_a_pair_goes_before_a_chow_and_of_two_pairs_the_nearest() -> None:
    """Worked example 5 of pl-classic."""
    story = _won(preset("pl-classic"))
    assert story.winners == {"west"}
    prevails = {story.wind(event.seat): event.prevails for event in story.events if event.kind is EventKind.CLAIM}
    assert prevails == {"south": 0, "west": 1, "north": 0}


def test_by_hierarchy_a_pung_goes_before_a_pair() -> None:
    assert _won(preset("pl-classic"), north=PUNG).winners == {"north"}
    assert _won(preset("pl-classic"), south=PUNG, west=CHOW).winners == {"south"}


def test_by_hierarchy_the_strongest_place_of_a_hand_that_can_be_read_in_two_ways_counts() -> None:
    # West: the 4 goes with one of the two for a pair, the other with 56, or into 456 beside a pair that lies there
    both = "44s 56s 123m 456p 789p"
    story = Story(preset("pl-classic"), east="4s", south="56s 99m 678p 456m 123p", west=both)
    story.play("east gives 4s", "south mahjong", "west mahjong")
    assert story.winners == {"west"}


def test_everybody_wins_where_the_rules_say_all_and_each_is_paid() -> None:
    """South: 20 doubled once. West and North: 20 + 8 for a concealed pung of winds + 2 for the only possible tile; West's wind
    is south's, North's is west's, so nothing is doubled."""
    story = _won(house(claims__tie="all"))
    assert story.winners == {"south", "west", "north"}
    assert [story.value(wind) for wind in ("south", "west", "north")] == [40, 30, 30]
    assert story.paid == {("east", "south"): 80, ("east", "west"): 60, ("east", "north"): 60}
    assert story.scores == {"east": -200, "south": 80, "west": 60, "north": 60}
    assert [event.seat for event in story.told(EventKind.MAHJONG)] == [1, 2, 3]
    assert story.next_dealer == "south"


def test_of_two_winners_each_is_paid_by_both_losers_who_settle_between_themselves() -> None:
    story = _won(house(claims__tie="all"), passing="north")
    assert story.winners == {"south", "west"}
    east, north = story.value("east"), story.value("north")
    expected = {("east", "south"): 80, ("east", "west"): 60, ("north", "south"): 40, ("north", "west"): 30}
    if east != north:
        expected["east" if east < north else "north", "north" if east < north else "east"] = 2 * abs(east - north)
    assert story.paid == expected
    assert story.record.winner == story.seat("south"), "the first in the order of play"


def test_east_among_the_winners_keeps_the_lead() -> None:
    rules = house(claims__tie="all")
    story = Story(rules, east=CHOW + "1z", south="5s", west=PAIR, draws="5s")
    story.play("east gives 1z", "south draws 5s", "south gives 5s", "west mahjong", "east mahjong")
    assert story.winners == {"east", "west"}
    assert story.next_dealer == "east"
    # East is paid double by everyone who lost
    assert (story.pays("south", "east"), story.pays("south", "west")) == (2 * story.value("east"), story.value("west"))


def test_three_who_claim_make_a_drawn_hand_where_the_rules_say_so() -> None:
    rules = house(claims__three="drawn-hand")
    story = _won(rules)
    assert (story.winner, story.winners, story.paid) == (None, set(), {})
    assert [event.kind for event in story.events] == [EventKind.CLAIM] * 3 + [EventKind.DRAWN_HAND]
    assert not any(event.prevails for event in story.told(EventKind.CLAIM))
    assert story.record.hand_end == HandEnd.CLAIMS
    assert story.next_dealer == "south", "the lead passes after a drawn hand"


@pytest.mark.parametrize(("tie", "winners"), [("farthest", {"north"}), ("all", {"south", "north"})])
def test_two_who_claim_are_not_three(tie: str, winners: set[str]) -> None:
    assert _won(house(claims__three="drawn-hand", claims__tie=tie), passing="west").winners == winners


# --- who may chow -----------------------------------------------------------------------------------------------------


def test_anyone_may_chow_where_the_rules_say_so_and_the_next_in_turn_goes_first() -> None:
    hands = {"south": "4m 6m 19p", "west": "4m 6m 19p", "north": "67m 19p"}
    story = Story(house(claims__chow="anyone"), hands={"east": "5m", **hands}).play("east gives 5m")
    assert story.may("south", "chow 4m")
    assert story.may("west", "chow 4m")
    assert story.may("north", "chow 5m")
    story.play("north chow 5m", "west chow 4m", "south pass")
    assert (story.turn, story.sets("west")) == ("west", ["chow 456m"])
    story.idle()
    story.flush()
    assert story.turn == "north", "the turn goes on from whoever took it"


def test_a_pung_goes_before_anybody_s_chow() -> None:
    hands = {"south": "4m 6m 19p", "north": "55m 19p"}
    story = Story(house(claims__chow="anyone"), hands={"east": "5m", **hands})
    story.play("east gives 5m", "south chow 4m", "north pung")
    assert story.sets("north") == ["pung 555m"]


def test_where_the_next_in_turn_goes_first_a_chow_takes_the_tile_from_a_pung() -> None:
    """family: mahjong first, then the next in turn."""
    hands = {"one": "5m", "two": "4m 6m 19p", "three": "55m 19p"}
    rules = preset("family", players=4, flowers=False)
    story = Story(rules, hands=hands)
    story.play("one gives 5m", "three pung", "two chow 4m")
    assert story.sets("two") == ["chow 456m"]
    again = Story(rules, hands=hands).play("one gives 5m", "two pass", "three pung")
    assert again.sets("three") == ["pung 555m"]


def test_nobody_may_chow_where_the_rules_forbid_it_but_a_chow_still_wins() -> None:
    story = Story(house(claims__chow="nobody"), east="5s", south=CHOW)
    story.play("east gives 5s")
    assert story.offers("south") == ["mahjong", "pass"]


# --- sets that may not be declared ------------------------------------------------------------------------------------


def test_without_pungs_from_discards_a_pung_still_wins_and_a_kong_is_still_taken() -> None:
    rules = house(claims__pung=False)
    story = Story(rules, east="5s", west=PUNG).play("east gives 5s")
    assert story.offers("west") == ["mahjong", "pass"]
    three = Story(rules, east="5m", north="555m 147p 258s 1234z").play("east gives 5m")
    assert three.offers("north") == ["kong", "pass"]


def test_without_kongs_from_discards_three_alike_take_a_pung() -> None:
    story = Story(house(claims__kong=False), east="5m", north="555m 147p 258s 1234z").play("east gives 5m")
    assert story.offers("north") == ["pung", "pass"]


def test_without_kongs_of_one_s_own_four_alike_stay_in_the_hand() -> None:
    rules = house(play__own_kongs=False, claims__rob_exposed_kong=False, claims__rob_concealed_kong_wonders=False)
    story = Story(rules, east="1111z 258m 258p 258s 4m")
    story.flush()
    assert not story.may("east", "concealed_kong")
    added = Story(rules, east="5z", west="55z 147m 258p 369s 12z", draws="1z 1z 1z 5z")
    added.play("east gives 5z", "west pung", "west gives 2z", "north gives 1z", "east gives 1z", "south gives 1z")
    added.flush()
    assert added.drawn == "5z"
    assert not added.may("west", "added_kong")
    # a kong of a discard is another matter
    three = Story(rules, east="5m", north="555m 147p 258s 1234z").play("east gives 5m")
    assert three.offers("north") == ["kong", "pung", "pass"]


# --- kongs ------------------------------------------------------------------------------------------------------------


def _fourth_discarded(rules: Rules) -> Story:
    """West has a pung of 5z on the table; South discards the fourth."""
    story = Story(rules, east="5z", south="5z", west="55z 147m 258p 369s 12z", loose="9s")
    story.play("east gives 5z", "west pung", "west gives 2z")
    story.until("south")
    return story.play("south gives 5z")


def test_a_discard_goes_onto_an_exposed_pung_where_the_rules_say_so() -> None:
    story = _fourth_discarded(preset("bg-classic"))
    assert story.offers("west") == ["kong", "pass"]
    story.play("west kong")
    assert story.sets("west") == ["added_kong 5555z"]
    kong, replacement = story.events[-2:]
    assert (kong.kind, kong.seat, kong.source) == (EventKind.KONG, story.seat("west"), story.seat("south"))
    assert (replacement.kind, story.drawn) == (EventKind.REPLACEMENT, "9s")
    assert story.turn == "west"
    assert story.record.pond_taken[story.record.pond_count - 1] == story.seat("west") + 1
    story.idle()
    story.flush()
    assert story.turn == "north"


def test_elsewhere_the_fourth_discard_is_nobody_s() -> None:
    story = _fourth_discarded(ru())
    assert not story.may("west", "kong")


@pytest.mark.parametrize(
    ("rules", "asked"),
    [(preset("pl-classic"), False), (preset("bg-classic"), False), (preset("bg-classic", robbing=True), True)],
    ids=["pl", "bg", "bg with robbing"],
)
def test_an_exposed_kong_is_robbed_where_the_rules_say_so(rules: Rules, asked: bool) -> None:
    story = Story(rules, east="5s 1z", north="55s 147m 147p 1234z 9s", south=CHOW, draws="9p 9p 9p 5s")
    story.play("east gives 5s", "south pass", "north pung", "north gives 1z")
    story.play("east gives 9p", "south gives 9p", "west gives 9p", "north added_kong 5s")
    assert (story.phase is Phase.ROB) == asked
    if asked:
        story.play("south mahjong")
        assert story.paid == {(wind, "south"): story.value("south") for wind in ("east", "west", "north")}
        assert story.sets("north") == ["pung 555s"]


def test_several_rob_one_kong_where_everybody_wins() -> None:
    rules = house(claims__tie="all")
    other = "67s 11p 789m 789p 123s"
    story = Story(rules, east="5s 1z", north="55s 147m 147p 1234z 9s", south=CHOW, west=other, draws="9p 9p 9p 5s")
    story.play("east gives 5s", "south pass", "west pass", "north pung", "north gives 1z")
    story.play(
        "east gives 9p", "south gives 9p", "west gives 9p", "north added_kong 5s", "west mahjong", "south mahjong"
    )
    assert story.winners == {"south", "west"}
    assert [event.seat for event in story.told(EventKind.ROB)] == [story.seat("south"), story.seat("west")]
    assert story.win_source is Source.ROBBED_KONG
    # a robbed kong doubles, and so does a hand of chows
    assert (story.value("south"), story.value("west")) == (80, 80)
    assert (story.pays("north", "south"), story.pays("east", "west")) == (80, 160)


# --- worked examples of bg-classic ------------------------------------------------------------------------------------


def test_bg_a_chow_from_the_left_and_the_next_goes_on() -> None:
    """South discards the 5 of characters, West holds 3 and 4, says chow, lays 3-4-5 and discards; North goes on."""
    story = Story(preset("bg-classic"), east="1z", south="5m", west="34m 19p 19s 1234z 7z 7z 8p", draws="9p")
    story.play("east gives 1z")
    story.play("south gives 5m", "west chow 3m")
    assert story.sets("west") == ["chow 345m"]
    story.play("west gives 7z")
    story.flush()
    assert story.turn == "north"


def test_bg_a_pung_skips_those_between() -> None:
    """South discards a white dragon, East holds two, says pung; West and North are skipped; then it is South's turn."""
    story = Story(preset("bg-classic"), east="55z 1z 147m", south="5z", draws="9p")
    story.play("east gives 1z", "south gives 5z", "east pung")
    assert (story.turn, story.sets("east")) == ("east", ["pung 555z"])
    story.play("east gives 1m")
    story.flush()
    assert story.turn == "south"


def test_bg_a_kong_takes_a_loose_tile_and_the_next_goes_on() -> None:
    """West discards 5 bamboo, North holds three, says kong, takes the tile and a loose tile, discards; East goes on."""
    story = Story(preset("bg-classic"), east="1z", west="5s 7z", north="555s 147m 147p 1234z", loose="9s")
    story.play("east gives 1z")
    story.until("west")
    story.play("west gives 5s", "north kong")
    assert (story.sets("north"), story.drawn, story.turn) == (["kong 5555s"], "9s", "north")
    story.play("north gives 9s")
    story.flush()
    assert story.turn == "east"


def test_the_phase_after_a_claim_is_the_taker_s_turn() -> None:
    story = Story(preset("bg-classic"), east="5m", north="55m 147p 258s 1234z 1z").play("east gives 5m", "north pung")
    assert story.phase is Phase.TURN
