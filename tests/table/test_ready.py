"""Ready hands: required, optional or none; at once and frozen; heavenly and earthly hands. RU IV, V, VII."""

import pytest

from eastwind.table import EventKind, IllegalActionError, Phase, Ready
from eastwind.table.actions import parse_action
from tests.support.rules import ru
from tests.support.story import Story

#: Waits for 2 and 5 of dots; with one tile more East has to give it back.
WAITING = "34p 99m 678s 456m 123s"


def _discards(story: Story, wind: str, code: str) -> list[str]:
    return [offer for offer in story.offers(wind) if offer.split()[:2] == ["discard", code]]


@pytest.mark.parametrize(
    ("rule", "offers"),
    [
        ("required", ["discard 1z ready"]),
        ("optional", ["discard 1z", "discard 1z ready"]),
        ("none", ["discard 1z"]),
    ],
)
def test_a_discard_that_leaves_the_hand_one_tile_short(rule: str, offers: list[str]) -> None:
    rules = ru(ready_hand=rule, ready_at_once=False)
    story = Story(rules, east=WAITING + "1z")
    assert _discards(story, "east", "1z") == offers
    # another discard leaves it farther away: nothing is declared with it
    assert _discards(story, "east", "9m") == ["discard 9m"]


def test_a_required_declaration_cannot_be_left_out() -> None:
    story = Story(ru(ready_at_once=False), east=WAITING + "1z")
    with pytest.raises(IllegalActionError) as caught:
        story.table.play(0, parse_action("discard 1z"))
    assert "discard 1z ready" in caught.value.expected


def test_a_declaration_is_told_and_stands_to_the_end_of_the_hand() -> None:
    story = Story(ru(ready_at_once=False), east=WAITING + "1z", draws="1z 9p 9s 9p")
    story.play("east discard 1z ready")
    assert [(event.detail, event.word) for event in story.told(EventKind.READY)] == [(Ready.READY, "ready")]
    story.play("south gives 1z", "west gives 9p", "north gives 9s", "east draws 9p")
    # the hand is not frozen: any tile may go, and nothing is declared again
    assert "discard 3p" in story.offers("east")
    assert _discards(story, "east", "9p") == ["discard 9p"]
    story.play("east discard 3p")
    assert story.record.ready[0] == Ready.READY


def test_a_ready_hand_may_still_claim_sets() -> None:
    story = Story(ru(ready_at_once=False), east=WAITING + "1z", draws="9m")
    story.play("east discard 1z ready", "south gives 9m")
    assert story.may("east", "pung")


def test_it_is_declared_with_the_discard_after_a_claim_too() -> None:
    story = Story(east="5z", west="55z 34p 99m 456m 678s 1z")
    story.play("east discard 5z", "west pung")
    assert _discards(story, "west", "1z") == ["discard 1z ready"]


def test_waiting_for_a_kind_of_which_one_has_a_pung_and_the_fourth_is_not_waiting() -> None:
    story = Story(east="5z", west="555z 123m 456p 789s 1z")
    story.play("east discard 5z", "west pung")
    assert _discards(story, "west", "1z") == ["discard 1z"]
    assert _discards(story, "west", "5z") == ["discard 5z ready"]
    story.play("west discard 1z")
    assert story.record.waits[story.seat("west")] == 0


def test_waiting_for_a_kind_whose_other_three_lie_in_one_s_chows_is_not_waiting() -> None:
    story = Story(ru(ready_at_once=False), east="1z", west="5555m 666m 789p 123z", draws="4m 9s 9s 4m 9s 9s 4m")
    story.play(
        "east discard 1z", "south gives 4m", "west chow 4m", "west discard 1z", "north gives 9s", "east gives 9s"
    )
    story.play("south gives 4m", "west chow 4m", "west discard 2z", "north gives 9s", "east gives 9s")
    story.play("south gives 4m", "west chow 4m")
    assert _discards(story, "west", "3z") == ["discard 3z"]
    assert _discards(story, "west", "5m") == ["discard 5m ready"]


def test_four_alike_in_the_hand_beside_another_wait_do_not_keep_from_waiting() -> None:
    story = Story(ru(ready_at_once=False), east="5555z 34p 99m 678s 123m")
    # three of them are a set, the fourth may go
    assert _discards(story, "east", "5z") == ["discard 5z ready"]
    assert _discards(story, "east", "9m") == ["discard 9m"]


def test_nobody_declares_outside_his_own_turn() -> None:
    story = Story(ru(ready_at_once=False), south=WAITING, east="1z")
    assert story.offers("south") == []


# --- at once


def test_before_east_s_first_discard_all_others_are_asked_whether_they_could_or_not() -> None:
    story = Story(south=WAITING, east="1z")
    assert (story.phase, story.asked) == (Phase.DECLARE, {"south", "west", "north"})
    assert story.offers("south") == ["ready_at_once", "pass"]
    assert story.offers("west") == ["pass"]
    assert story.offers("east") == []


def test_nothing_is_told_of_a_declaration_until_all_have_answered() -> None:
    story = Story(south=WAITING, east="1z")
    story.play("south ready_at_once", "west pass")
    assert not story.events
    assert story.record.ready[story.seat("south")] == Ready.NO
    story.play("north pass")
    (event,) = story.told(EventKind.READY)
    assert (event.seat, event.detail, event.word, event.tile) == (1, Ready.AT_ONCE, "at_once", -1)
    assert story.phase is Phase.TURN


def test_east_declares_at_once_with_the_first_discard_only() -> None:
    story = Story(east=WAITING + "1z", draws="1z 9p 9s 1z")
    story.flush()
    assert _discards(story, "east", "1z") == ["discard 1z ready", "discard 1z at_once"]
    story.play("east discard 9m", "south gives 1z", "west gives 9p", "north gives 9s", "east draws 1z")
    assert not any("at_once" in offer for offer in story.offers("east"))


def test_a_frozen_hand_gives_back_what_it_draws_and_claims_nothing_but_mahjong() -> None:
    story = Story(south="34p 99m 678s 345m 666z", east="6z", west="9m", draws="1z 9m")
    story.play("south ready_at_once", "east gives 6z")
    assert not story.may("south", "kong")
    assert not story.may("south", "pung")
    story.play("south draws 1z")
    assert story.offers("south") == ["discard 1z"]
    story.play("south discard 1z", "west gives 9m")
    assert "south" not in story.asked
    waiting = Story(south="34p 99m 678s 345m 666z", east="1z", west="5p", draws="1z 9m")
    waiting.play("south ready_at_once", "east gives 1z", "south discard 1z", "west gives 5p")
    assert waiting.offers("south") == ["mahjong", "pass"]


def test_a_frozen_hand_lays_out_no_kong() -> None:
    story = Story(south="34p 999m 678s 456m 66z", east="1z", draws="9m")
    story.play("south ready_at_once", "east gives 1z", "south draws 9m")
    assert story.offers("south") == ["discard 9m"]


def test_a_frozen_hand_may_let_a_win_pass() -> None:
    story = Story(south=WAITING, east="1z", draws="5p 1z 1z 1z 2p")
    story.play("south ready_at_once", "east gives 1z", "south draws 5p")
    assert story.offers("south") == ["mahjong", "discard 5p"]
    story.play("south discard 5p", "west gives 1z", "north gives 1z")
    story.flush()
    assert story.turn == "east"


def test_ready_at_once_doubles_the_hand_of_the_winner() -> None:
    story = Story(south=WAITING, east="1z", draws="5p")
    story.play("south ready_at_once", "east gives 1z", "south mahjong")
    # 20, last tile from the wall 2; no scoring set, ready at once
    assert story.value("south") == 22 * 4
    plain = Story(south=WAITING, east="1z", draws="5p")
    plain.play("east gives 1z", "south draws 5p", "south mahjong")
    assert plain.value("south") == 22 * 2


def test_where_at_once_is_not_played_nobody_is_asked_and_east_has_no_such_discard() -> None:
    story = Story(ru(ready_at_once=False), south=WAITING, east=WAITING.replace("99m", "88m") + "1z")
    assert (story.phase, story.asked) == (Phase.TURN, {"east"})
    assert not any("at_once" in offer for offer in story.offers("east"))


# --- heavenly and earthly


def test_a_complete_hand_of_the_deal_is_heavenly() -> None:
    story = Story(east=WAITING + "5p")
    story.flush()
    story.play("east mahjong")
    assert story.value("east") == 2000
    assert [story.pays(loser, "east") for loser in ("south", "west", "north")] == [4000] * 3


def test_a_hand_completed_by_the_loose_tile_of_a_first_kong_is_not_heavenly() -> None:
    story = Story(east="2222m 34p 99m 678s 456s", loose="5p 9p")
    story.play("east concealed_kong 2m", "east mahjong")
    # the loose 5 of dots is a limit hand of its own
    assert story.value("east") == 2000
    other = Story(east="2222m 34s 99m 678p 456p", loose="5s 9p")
    other.play("east concealed_kong 2m", "east mahjong")
    assert other.value("east") == (16 + 20 + 2) * 2


def test_south_s_first_draw_is_not_heavenly() -> None:
    story = Story(south=WAITING, east="1z", draws="5p")
    story.play("east gives 1z", "south mahjong")
    assert story.value("south") < 2000


def test_earthly_is_a_declaration_at_once_completed_by_east_s_first_discard() -> None:
    story = Story(south=WAITING, east="5p")
    story.play("south ready_at_once", "east gives 5p", "south mahjong")
    assert story.value("south") == 2000


def test_without_the_declaration_it_is_not_earthly() -> None:
    story = Story(south=WAITING, east="5p").play("east gives 5p", "south mahjong")
    assert story.value("south") == 20 * 2


def test_with_east_s_second_discard_it_is_not_earthly() -> None:
    story = Story(south=WAITING, east="5p 1z", draws="1z 9s 9s 9p")
    story.play("south ready_at_once", "east gives 1z", "south gives 1z", "west gives 9s", "north gives 9s")
    story.play("east gives 5p", "south mahjong")
    assert story.value("south") == 20 * 4


def test_with_another_s_first_discard_it_is_not_earthly() -> None:
    story = Story(west=WAITING, east="1z", south="5p", draws="5p")
    story.play("west ready_at_once", "east gives 1z", "south gives 5p", "west mahjong")
    assert story.value("west") == 20 * 4
