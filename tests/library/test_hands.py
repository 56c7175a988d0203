"""Hands from Python: written as people write them, valued as the engine values them, refused in words."""

from collections.abc import Callable

import pytest

import eastwind as ew
from eastwind.interchange.hand_json import answer
from eastwind.scoring.hand import HandFault

WON = "123m 456p 789s 55z [111z]"


def test_a_hand_wins_only_if_it_is_said_to() -> None:
    assert not ew.hand(WON).won
    assert not ew.score(WON).won
    assert ew.hand(WON, win="discard").won
    assert ew.score(WON, win="discard").won


def test_a_score_is_what_programs_are_told_on_the_command_line() -> None:
    told = ew.score(WON, win="discard", seat="S", rules="pl-classic").to_dict()
    question = {**told.pop("hand"), "rules": told.pop("rules")}
    assert told == answer(question)


def test_a_score_is_read_in_lines() -> None:
    score = ew.score("19m 19p 19s 1234567z 1m", win="wall")
    assert score.limit_hands == ("thirteen_wonders",)
    assert int(score) == score.total == 2000
    assert repr(score) == "<Score 2000: 19m 19p 19s 1234567z 1m, won, RuleSet('ru-classic')>"
    assert "Thirteen wonders" in str(score)


@pytest.mark.parametrize("seat", ["S", "south", 1, 1.0])
def test_a_wind_is_its_letter_its_word_or_its_number(seat: str | int) -> None:
    assert ew.hand(WON, seat=seat).seat_wind == 1


def test_flowers_bring_themselves_into_play() -> None:
    score = ew.score(WON, win="discard", flowers="1f")
    assert score.rules.option("flowers") is True
    assert "flower" in {line.rule for line in score.lines}


def test_a_win_that_the_rules_bar_says_why() -> None:
    score = ew.score("123m 456p 789s 55z [123s]", win="discard", rules="bmja")
    assert not score.won
    assert [obstacle.kind for obstacle in score.obstacles] == ["chows", "ready"]
    assert ew.score(WON, win="discard").obstacles == ()


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        pytest.param(lambda: ew.score(WON, win="wal"), "found 'wal' (did you mean 'wall'?)", id="win"),
        pytest.param(lambda: ew.score(WON, seat="Q"), "seat: expected a wind: one of E, S, W, N", id="seat"),
        pytest.param(lambda: ew.score(WON, last="5z"), "last names the winning tile: expected win too", id="last"),
        pytest.param(lambda: ew.score(WON, win="wall", events="redy"), "found 'redy' (did you mean 'ready'?)", id="event"),
        pytest.param(lambda: ew.score("123m 4x"), "found 'x' in '123m 4x' at position 7", id="notation"),
        pytest.param(lambda: ew.score("11111m 456p 789s 55z"), "1m", id="five"),
        pytest.param(lambda: ew.waits("111m"), "expected 13 plain tiles", id="too few"),
        pytest.param(lambda: ew.distance("1f"), "expected 13 or 14 plain tiles", id="bonus tile"),
        pytest.param(lambda: ew.score(WON, rules="ru-clasic"), "did you mean 'ru-classic'?", id="rules"),
        pytest.param(lambda: ew.score(ew.hand(WON), win="wall"), "a hand that is made already", id="made"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_what_could(ask: Callable[[], object], expected: str) -> None:
    with pytest.raises(ew.EastwindError) as refused:
        ask()
    assert expected in str(refused.value)
    assert isinstance(refused.value, ValueError)


def test_a_hand_that_cannot_exist_names_the_tile() -> None:
    with pytest.raises(HandFault) as refused:
        ew.hand("11111m 456p 789s 55z 1z")
    assert refused.value.kind == 0


def test_distance_knows_the_rule_set() -> None:
    pairs = "1122m 3344p 5566s 1z"
    assert ew.distance(pairs, rules="gambler-standard") == 0
    assert ew.distance(pairs, rules="ru-classic") > 0


def test_tiles_of_sets_on_the_table_are_not_left() -> None:
    assert [(wait.tile, wait.left) for wait in ew.waits("13m 456p 789s 99m [111z]")] == [("2m", 4)]
    assert {tile.tile: tile.left for tile in ew.useful("23m 45p 789s 55z 9m [444m]")}["4m"] == 1


def test_a_tile_of_which_the_hand_holds_all_four_is_not_waited_for() -> None:
    assert ew.waits("13m 456p 99s 789s [2222m]") == ()


def test_a_wait_is_worth_what_the_hand_scores_with_it() -> None:
    asked = {"seat": "S", "round": "S", "flowers": "1f", "rules": "pl-classic"}
    waits = ew.waits("23m 456p 789s 55z [222z]", **asked)
    assert [wait.tile for wait in waits] == ["1m", "4m"]
    for wait in waits:
        whole = f"23m 456p 789s 55z {wait.tile} [222z]"
        assert wait.by_discard == ew.score(whole, win="discard", **asked).total
        assert wait.by_wall == ew.score(whole, win="wall", **asked).total


def test_a_wait_that_may_not_be_won_with_says_why() -> None:
    """More chows than one, and no ready hand declared: the British rules let nobody win so."""
    waits = ew.waits("123m 456p 78s 55z 111s", rules="bmja")
    assert [(wait.tile, wait.by_discard, wait.by_wall) for wait in waits] == [("6s", None, None), ("9s", None, None)]
    assert all(wait.barred_by_discard == wait.barred_by_wall == ("chows", "ready") for wait in waits)


def test_a_settlement_takes_scores_and_numbers() -> None:
    won = ew.score(WON, win="discard", seat="S")
    settlement = ew.settle({"E": 4, "S": won, "W": 8.0, "N": 0}, winners="S", discarder="E")  # type: ignore[dict-item]  # 8.0 is as good as 8
    assert settlement.net["S"] == 2 * won.total + won.total + won.total
    assert sum(settlement.net.values()) == 0
    two = ew.settle({"E": 10, "W": 20}, winners=["W"])
    assert two.rules.option("players") == 2
    with pytest.raises(ew.EastwindError, match="winners"):
        ew.settle({"E": 10, "W": 20}, winners="S")
