"""Claims on a discard: who may claim what, and who prevails. RU III, classical.md section 2."""

from itertools import permutations

import pytest

from eastwind.table import EventKind, IllegalActionError, Phase
from eastwind.table.actions import parse_action
from tests.support.rules import ru
from tests.support.story import Story, fields_of


def test_only_the_next_player_may_take_a_chow_and_in_every_way_that_fits() -> None:
    story = Story(east="5m 1199p 147s 123457z", south="3467m 19p 19s 24z", west="3467m", north="3467m")
    story.play("east discard 5m")
    assert story.offers("south") == ["chow 3m", "chow 4m", "chow 5m", "pass"]
    assert story.offers("west") == []
    assert story.offers("north") == []


def test_a_chow_lies_open_and_its_owner_discards_without_drawing() -> None:
    story = Story(east="5m", south="46m 19p 19s 1234567z", draws="9m")
    story.play("east discard 5m", "south chow 4m")
    assert story.sets("south") == ["chow 456m"]
    assert (story.turn, story.phase, story.record.drawn) == ("south", Phase.TURN, -1)
    assert all(offer.startswith("discard") for offer in story.offers("south"))
    story.play("south discard 1z", "west draws 9m")


@pytest.mark.parametrize(
    ("tile", "held"), [("9m", "1p 2p"), ("1p", "8m 9m"), ("9p", "1s 2s"), ("3z", "12z 4z"), ("9s", "12z")]
)
def test_a_chow_never_crosses_suits_nor_takes_honours(tile: str, held: str) -> None:
    rest = {"m": "p", "p": "m", "s": "m", "z": "m"}[held.replace(" ", "")[-1]]
    story = Story(east=tile, south=f"{held} 147{rest} 5z 6z 7z".replace(" ", ""))
    story.play(f"east discard {tile}")
    assert not story.may("south", "chow")


@pytest.mark.parametrize("who", ["south", "west", "north"])
def test_anyone_may_take_a_pung_and_those_between_miss_their_turn(who: str) -> None:
    story = Story(east="5z", hands={who: "55z 147m 258p 369s 12z"})
    story.play("east discard 5z", f"{who} pung")
    assert story.sets(who) == ["pung 555z"]
    assert story.turn == who
    assert not story.may(who, "mahjong")
    assert not story.may(who, "concealed_kong")
    story.play(f"{who} discard 1m")
    story.flush()
    following = {"south": "west", "west": "north", "north": "east"}[who]
    assert story.turn == following


def test_one_tile_of_the_kind_is_not_enough_for_a_pung_and_the_discarder_cannot_take_his_own() -> None:
    story = Story(east="555z", south="5z" + "147m258p369s12z")
    story.play("east discard 5z")
    assert not story.may("south", "pung")
    assert "east" not in story.asked


def test_an_unclaimed_discard_can_no_longer_be_taken_later() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z", draws="9m")
    story.play("east discard 5z", "west pass", "south draws 9m")
    with pytest.raises(IllegalActionError):
        story.table.play(story.seat("west"), parse_action("pung"))


def test_a_pung_goes_before_a_chow() -> None:
    for order in (("south chow 4m", "west pung"), ("west pung", "south chow 4m")):
        story = Story(east="5m", south="46m 19p 19s 1234567z", west="55m 147p 258s 12345z")
        story.play("east discard 5m", *order)
        assert story.turn == "west"
        assert story.sets("west") == ["pung 555m"]
        assert story.sets("south") == []
        claims = {(story.wind(event.seat), event.word, event.prevails) for event in story.told(EventKind.CLAIM)}
        assert claims == {("west", "pung", 1), ("south", "chow", 0)}


def test_a_kong_goes_before_a_chow() -> None:
    story = Story(east="5m", south="46m 19p 19s 1234567z", west="555m 147p 258s 1234z")
    story.play("east discard 5m", "south chow 4m", "west kong")
    assert story.sets("west") == ["kong 5555m"]


#: Waiting for 5 of characters, three different ways.
WAITS_CHOW, WAITS_PAIR, WAITS_OTHER = "46m 123p 456p 789p 11s", "123p 456p 789s 123s 5m", "34m 234p 567s 789s 66z"


def test_mahjong_goes_before_a_pung_and_a_chow() -> None:
    for order in permutations(("south chow 4m", "west pung", "north mahjong")):
        story = Story(east="5m", south="46m 19p 19s 1234567z", west="55m 147p 258s 12345z", north=WAITS_OTHER)
        story.play("east discard 5m", *order)
        assert story.winner == "north"
        assert story.sets("west") == []


def test_of_two_who_claim_mahjong_the_farthest_from_the_discarder_wins() -> None:
    story = Story(east="5m", south=WAITS_CHOW, north=WAITS_OTHER)
    story.play("east discard 5m", "north mahjong", "south mahjong")
    assert story.winner == "north"


def test_farthest_is_counted_from_the_discarder_and_not_from_east() -> None:
    story = Story(east=WAITS_OTHER + "1z", south="5m", north=WAITS_CHOW, draws="5m 1z")
    story.play("east discard 1z ready", "south draws 5m", "south discard 5m", "east mahjong", "north mahjong")
    assert story.winner == "east"
    story = Story(south=WAITS_CHOW, east=WAITS_OTHER + "1z", draws="1z 9m 5m")
    story.play(
        "east discard 1z ready", "south discard 1z ready", "west discard 9m", "north draws 5m", "north discard 5m"
    )
    story.play("east mahjong", "south mahjong")
    assert story.winner == "south"


def test_of_three_the_farthest_wins_and_with_the_option_the_nearest() -> None:
    hands = {"east": "5m", "south": WAITS_CHOW, "west": WAITS_PAIR, "north": WAITS_OTHER}
    claims = ("west mahjong", "south mahjong", "north mahjong")
    assert Story(hands=hands).play("east discard 5m", *claims).winner == "north"
    assert Story(ru(tie="nearest"), hands=hands).play("east discard 5m", *claims).winner == "south"


def test_the_order_in_which_answers_arrive_never_decides() -> None:
    hands = {"east": "5m", "south": WAITS_CHOW, "west": WAITS_PAIR, "north": WAITS_OTHER}
    ends = []
    for order in permutations(("west mahjong", "south mahjong", "north pass")):
        story = Story(hands=hands)
        story.play("east discard 5m", *order)
        ends.append(fields_of(story.record))
    assert all(end == ends[0] for end in ends)


def test_nothing_happens_until_the_last_who_is_asked_has_answered() -> None:
    story = Story(east="5m", south=WAITS_CHOW, north=WAITS_OTHER)
    story.play("east discard 5m", "north mahjong")
    assert (story.phase, story.asked) == (Phase.CLAIM, {"south"})
    assert story.offers("north") == []


def test_nobody_must_declare_a_win() -> None:
    story = Story(east="5m", south=WAITS_CHOW, draws="5m")
    story.play("east discard 5m", "south pass", "south draws 5m")
    assert story.may("south", "mahjong")
    assert story.may("south", "discard 5m ready")


def test_a_hand_completed_by_a_chow_of_any_player_s_discard_wins() -> None:
    story = Story(east="5m", west=WAITS_CHOW)
    story.play("east discard 5m", "west mahjong")
    assert story.winner == "west"
    assert story.hand("west") == "456m123456789p11s"
    assert story.record.pond_taken[0] == story.seat("west") + 1


def test_a_set_remembers_whom_the_tile_came_from() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z")
    story.play("east discard 5z", "west pung")
    meld = story.record.melds[story.seat("west"), 0]
    assert (meld[1], meld[2], meld[3]) == (31, story.seat("east"), 31)
