"""The bots play every rule set: no hand is led where it cannot win, and what a win is worth is read from the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind import bots
from eastwind.rules import available
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MELD_TYPE, Meld
from eastwind.study.bot_play import play_levels
from eastwind.study.tally import seats_at
from eastwind.table import Phase, Table, actions
from eastwind.table.layout import Ready, TableRecord
from eastwind.testing import check_bot
from tests.bots.conformance import FAMILY, choice, play_hands
from tests.support.random_rules import random_rules
from tests.support.rules import house, preset
from tests.support.story import Story

CLUBS = ("club", "club", "club", "club")
SEEDS = st.integers(0, 2**32 - 1)
#: Rule sets under which few hands can win.
SLOW = {"bmja"}


def east(rules: Rules, hand: str) -> Story:
    """East is to discard of a hand."""
    story = Story(rules, east=hand)
    story.flush()
    assert story.turn == "east"
    return story


# ------------------------------------------------------------------------------------------------------- every rule set


@pytest.mark.parametrize("name", available())
def test_club_beats_novices(name: str) -> None:
    rules = preset(name)
    hands = 1_500
    report = play_levels(rules, ["club"] + ["novice"] * (seats_at(rules) - 1), hands, seed=31)
    best = max(report.mean(place) for place in range(1, seats_at(rules)))
    assert report.mean(0) > best + 3 * report.error(0)
    assert report.won[0] > 1.2 * max(report.won[1:])


@pytest.mark.parametrize("name", available())
def test_clubs_seldom_leave_a_hand_without_a_winner(name: str) -> None:
    rules = preset(name)
    report = play_levels(rules, ["club"] * seats_at(rules), 1_000, seed=32)
    assert report.drawn < (400 if name in SLOW else 80)
    assert min(report.won) > 0.7 * sum(report.won) / seats_at(rules)


@pytest.mark.parametrize("place", range(2))
@pytest.mark.parametrize("name", available())
def test_a_bot_conforms_to_every_rule_set(name: str, place: int) -> None:
    """All bots take turns: two for each rule set."""
    levels = bots.BUILT_IN.levels
    level = levels[(2 * available().index(name) + place) % len(levels)]
    assert check_bot(level, name, hands=1, seed=5).wins_left == 0


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", ["novice-careful", "club-bold"])
def test_a_bot_conforms_among_fewer_players(level: str, players: int) -> None:
    assert check_bot(level, house(seats__players=players), hands=2, seed=players).hands == 2


@given(seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=4)
def test_a_bot_conforms_to_what_a_household_writes(seed: int, data: st.DataObject) -> None:
    check_bot(data.draw(st.sampled_from(FAMILY["club"])), random_rules(seed), hands=1, seed=seed)


@pytest.mark.sweep
@pytest.mark.parametrize("family", ["club", "novice"])
@given(seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=12)
def test_a_bot_conforms_to_what_more_households_write(family: str, seed: int, data: st.DataObject) -> None:
    check_bot(data.draw(st.sampled_from(FAMILY[family])), random_rules(seed), hands=1, seed=seed)


# -------------------------------------------------------------------------------------------------------------- the bars


def chows_of(view: TableRecord, seat: int) -> int:
    return sum(view.melds[seat, place, MELD_TYPE] == Meld.CHOW for place in range(view.meld_count[seat]))


@pytest.mark.parametrize(("level", "most"), [("club", 1), ("novice", 1), ("club", 2), ("club", 3)])
def test_no_more_chows_are_taken_than_may_win(level: str, most: int) -> None:
    taken = []

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if table.phase is Phase.CLAIM and actions.CHOW <= action < actions.PUNG:
            taken.append(chows_of(view, seat) + 1)

    rules = preset("bmja") if most == 1 else house(play__most_chows=most)
    play_hands(rules, (level, level, level, level), 16 if most == 1 else 4, 3, watch)
    assert taken
    assert max(taken) <= most


@pytest.mark.parametrize("level", bots.BUILT_IN.levels)
def test_nothing_is_exposed_where_concealed_hands_win(level: str) -> None:
    rules = house(play__winning_hand="concealed")

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        assert not actions.CHOW <= action <= actions.KONG or table.phase is not Phase.CLAIM

    assert play_hands(rules, (level, level, level, level), 8, 4, watch)


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bots_win_from_the_wall_alone_where_no_discard_wins(level: str) -> None:
    rules = house(play__win_from_discard=False)
    won = []

    def watch(table: Table, _seat: int, _view: TableRecord, action: int) -> None:
        if action == actions.MAHJONG:
            won.append(table.phase)

    play_hands(rules, (level, level, level, level), 12, 5, watch)
    assert won
    assert set(won) <= {Phase.TURN, Phase.ROB}


def test_club_wins_oftener_than_novices_where_no_discard_wins() -> None:
    report = play_levels(house(play__win_from_discard=False), ["club", "novice", "novice", "novice"], 600, seed=5)
    assert report.won[0] > 1.5 * max(report.won[1:])


def test_club_finds_the_doubles_that_a_win_must_have() -> None:
    rules = house(play__least_doubles=1)
    report = play_levels(rules, ["club", "novice", "novice", "novice"], 1_500, seed=33)
    assert report.mean(0) > 3 * report.error(0)
    assert report.won[0] > 1.5 * max(report.won[1:])


def test_a_ready_hand_is_declared_where_only_declared_ones_win() -> None:
    said = []

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if action < actions.CONCEALED_KONG and view.ready[seat] == Ready.NO:
            said.append(action >= actions.DISCARD_READY)

    play_hands(preset("bmja"), CLUBS, 12, 9, watch)
    assert sum(said) >= 6


@pytest.mark.parametrize(
    ("hand", "says_so"),
    [
        pytest.param("123m 111p 222s 333p 9s 5z", True, id="one chow"),
        pytest.param("123m 456m 111p 222s 9s 5z", False, id="two chows"),
        pytest.param("19m19p19s1234567z 5s", True, id="thirteen wonders"),
        pytest.param("1122334455m 678p 2z", False, id="ready for nothing"),
    ],
)
def test_a_wait_is_declared_if_it_can_win(hand: str, says_so: bool) -> None:
    answer = choice(east(preset("bmja"), hand), "east")
    assert answer.startswith("discard")
    assert ("ready" in answer or "at_once" in answer) == says_so


def test_a_hand_with_a_chow_too_many_is_changed_not_waited_with() -> None:
    """With 123m and 456m in bmja one of them has to go, not the lone pair's tile that would leave it waiting."""
    story = east(preset("bmja"), "123m 456m 111p 222s 66z")
    assert choice(story, "east") not in ("discard 6z", "discard 1p", "discard 2s")


def test_a_pair_that_a_discard_may_not_complete_is_not_waited_for() -> None:
    """A pung of dragons and a lone tile, or a pair of them and the middle of a chow."""
    hand = "123m 456p 789s 13s 555z"
    assert choice(east(house(), hand), "east").startswith(("discard 1s", "discard 3s"))
    assert choice(east(house(play__pair_from_discard=False), hand), "east").startswith("discard 5z")


# ----------------------------------------------------------------------------------------------------- forms of their own


@pytest.mark.parametrize(("name", "answer"), [("gambler-standard", "pass"), ("gambler-classic", "pung")])
def test_pairs_are_kept_where_seven_of_them_win(name: str, answer: str) -> None:
    story = Story(preset(name), east="1m 1234z 369m 147s 25p", south="1144m 77p 22s 99p 6m 8p 3z")
    story.flush()
    story.play("east discard 1m")
    assert "pung" in story.offers("south")
    assert choice(story, "south") == answer


def test_two_suits_are_kept_alike_where_that_wins() -> None:
    story = east(preset("bmja"), "1234567m 12345p 2z 9s")
    assert choice(story, "east").startswith(("discard 2z", "discard 9s"))


def test_a_wait_for_a_template_is_kept() -> None:
    """Gates of heaven: nine kinds complete it, most of them only as that."""
    story = east(preset("bmja"), "1112345678999m 5z")
    answer = choice(story, "east")
    assert answer.startswith("discard 5z")
    assert answer != "discard 5z"


def test_any_tiles_of_one_suit_are_collected_where_they_win() -> None:
    story = east(preset("bg-classic"), "1124467799m 55z 11p")
    assert choice(story, "east") in {"discard 5z", "discard 1p"}


def test_a_kong_is_laid_onto_a_pung_by_a_discard() -> None:
    story = Story(
        preset("bg-classic"), east="77z 147m 258p 369s 12z", south="77z 23m 56m 23p 67s 99s 1s", draws="4z 4z 4z 4z"
    )
    story.flush()
    story.play("east discard 7z", "south pung", "south discard 1s")
    while story.phase is not Phase.TURN or story.turn != "east":
        story.idle()
    story.play("east discard 7z")
    assert "kong" in story.offers("south")
    assert choice(story, "south") == "kong"
