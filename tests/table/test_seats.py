"""Two, three and four players: who sits where, whose turn it is, what winds they have, who pays. classical.md sections 1, 6."""

import pytest

from eastwind.table import EventKind, IllegalActionError, Phase, Table
from eastwind.table.actions import parse_action
from eastwind.table.table import places_in_turn
from tests.support.rules import preset, ru
from tests.support.story import Story, whole_set

#: Waits for 2 and 5 of bamboo; worth 20 twice (four chows and a pair that scores nothing).
NEAR = "34s 99m 678p 456m 123p"
#: The same with a pung of west winds: 20 + 8.
WESTERN = "333z 34s 99m 678p 456m"


def _who_draws(story: Story, turns: int) -> list[str]:
    """Who discards next, and next, while nobody claims anything."""
    seen = []
    for _ in range(turns):
        story.flush()
        seen.append(story.turn)
        story.idle()
    return seen


def test_two_sit_opposite_each_other_and_take_turns() -> None:
    story = Story(ru(players=2), east="1z")
    assert story.table.seats == (0, 2)
    assert _who_draws(story, 4) == ["east", "west", "east", "west"]
    assert sum(story.record.hands[1]) == sum(story.record.hands[3]) == 0


def test_of_three_the_fourth_chair_stays_empty() -> None:
    story = Story(ru(players=3), east="1z", first_dealer=1)
    assert story.table.seats == (0, 1, 2)
    assert _who_draws(story, 5) == ["east", "south", "west", "east", "south"]
    assert [int(event.seat) for event in story.told(EventKind.DISCARD)] == [2]
    assert sum(story.record.hands[3]) == 0


@pytest.mark.parametrize(
    ("seats", "dealer", "places"),
    [
        ((0, 1, 2, 3), 0, (0, 1, 2, 3)),
        ((0, 1, 2, 3), 3, (0, 1, 2, 3)),
        ((0, 1, 2), 1, (0, 1, 3)),
        ((0, 1, 2), 2, (0, 2, 3)),
        ((0, 2), 2, (0, 2)),
    ],
)
def test_places_in_turn_are_counted_from_the_dealer_around_the_table(
    seats: tuple[int, ...], dealer: int, places: tuple[int, ...]
) -> None:
    assert places_in_turn(seats, dealer) == places


@pytest.mark.parametrize(("players", "empty"), [(2, 1), (2, 3), (3, 3)])
def test_an_empty_chair_is_never_asked(players: int, empty: int) -> None:
    table = Table(ru(players=players))
    table.deal(whole_set(False), (1, 2, 3, 4))
    with pytest.raises(ValueError, match="no player at"):
        table.offered(empty)
    with pytest.raises(IllegalActionError, match="nobody sits there"):
        table.play(empty, parse_action("pass"))
    with pytest.raises(ValueError, match="no player at"):
        Table(ru(players=players), empty)


def test_the_opponent_of_two_is_west_and_pays_and_receives_double() -> None:
    story = Story(ru(players=2), east="5s", west=WESTERN)
    story.play("east gives 5s")
    assert story.offers("west")[0] == "mahjong"
    story.play("west mahjong")
    # 28 points; the west wind is the winner's own
    assert story.value("west") == 56
    assert story.paid == {("east", "west"): 112}
    assert (story.scores, story.next_dealer) == ({"east": -112, "west": 112}, "west")


def test_the_third_of_three_is_west_wherever_the_empty_chair_is() -> None:
    # the dealer is seat 1: seat 2 is south, and seat 0, behind the empty chair, west
    story = Story(ru(players=3), east="5s", west=WESTERN, first_dealer=1)
    assert story.seat("west") == 0
    story.play("east gives 5s", "west mahjong")
    assert story.value("west") == 56
    assert (story.pays("east", "west"), story.pays("south", "west")) == (112, 56)
    assert story.next_dealer == "south"


def test_of_three_the_chow_is_the_next_one_s_past_the_empty_chair() -> None:
    story = Story(ru(players=3), east="46m 147p 1z", south="46m", west="5m")
    story.play("east gives 1z").until("west").play("west gives 5m")
    assert story.offers("east") == ["chow 4m", "pass"]
    assert story.offers("south") == []
    story.play("east chow 4m")
    assert story.sets("east") == ["chow 456m"]


def test_a_round_of_three_is_over_when_three_have_led() -> None:
    story = Story(ru(players=3, rounds=1), east="5s", south=NEAR)
    for _ in range(2):
        story.play("east gives 5s", "south mahjong")
        assert story.phase is Phase.HAND_OVER
        story.deal({"east": "5s", "south": NEAR})
    assert story.record.round_wind == 0
    story.play("east gives 5s", "south mahjong")
    assert story.phase is Phase.MATCH_OVER
    assert story.record.leads_passed == 3


def test_the_second_round_of_two_begins_when_both_have_led() -> None:
    story = Story(ru(players=2, rounds=2), east="5s", west=NEAR)
    winds = []
    for _ in range(3):
        winds.append(int(story.record.round_wind))
        story.play("east gives 5s", "west mahjong")
        story.deal({"east": "5s", "west": NEAR})
    assert [*winds, int(story.record.round_wind)] == [0, 0, 1, 1]
    story.play("east gives 5s", "west mahjong")
    assert story.phase is Phase.MATCH_OVER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawn_hand_uses_the_same_wall_up(players: int) -> None:
    story = Story(ru(players=players, ready_hand="none", ready_at_once=False))
    assert story.left == 134 - 13 * players - 1
    story.idle_to_the_end()
    assert story.left == 14
    assert story.winner is None
    assert story.record.pond_count == 134 - 14 - 13 * players - 1 + 1


def _laid_out(story: Story) -> Story:
    """Everyone has laid out the bonus tiles of the deal."""
    while story.phase is Phase.FLOWERS:
        story.idle()
    return story


def test_the_own_bonus_tile_of_a_numbered_seat_does_not_move_with_the_lead() -> None:
    hands = {"one": "5s", "three": "34s 99m 678p 456m 12p 3f"}  # waits for 2s and 5s once 3p has come
    story = Story(preset("family", scoring="chronicle"), hands=hands, draws="9p", loose="3p", first_dealer=2)
    _laid_out(story)
    # the dealer, seat three, gives something of no use; then seat one gives the 5
    story.until("one").play("one gives 5s", "three mahjong")
    assert story.value("three") == 5 + 1, "the win, and flower 3 at seat 3"
    assert story.paid == {}
    assert story.scores == {"one": 0, "three": 6}


def test_the_same_bonus_tile_at_another_seat_is_worth_nothing() -> None:
    hands = {"three": "5s", "one": "34s 99m 678p 456m 12p 3f"}
    story = _laid_out(Story(preset("family", scoring="chronicle"), hands=hands, draws="9p", loose="3p"))
    story.until("three").play("three gives 5s", "one mahjong")
    assert (story.value("one"), story.value("three")) == (5, 0)
