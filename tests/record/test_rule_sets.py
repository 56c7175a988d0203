"""Every rule set that there is can be recorded, replayed to the same states, and its shuffle checked."""

from typing import Final

import pytest

from eastwind.record import RecordError, parse_lines, replay, verify_shuffle
from eastwind.rules import available, load_preset
from eastwind.rules.options import Value
from eastwind.rules.ruleset import RuleSet
from eastwind.table import Phase
from tests.record.test_replay import replayed
from tests.support.recorded import RecordedGame
from tests.support.rules import house_rules

PLAYERS: Final = [
    (base, players)
    for base in available()
    for players in (2, 3, 4)
    if any(option.name == "players" and players in option.choices for option in load_preset(base).options)
    or load_preset(base).file.seats.players.value == players
]
#: What can befall a record that no preset brings by itself.
HOUSES: Final = {
    "everybody wins": house_rules("ru-classic", {"claims.tie": "all", "claims.chow": "anyone"}),
    "three claims are a drawn hand": house_rules("pl-classic", {"claims.three": "drawn-hand"}),
    "drawn hands are paid": house_rules(
        "ru-classic", {"settlement.drawn_hand": "to-ready-hands", "settlement.drawn_hand_amount": 30}
    ),
    "drawn hands are paid to East and to those one tile short": house_rules(
        "pl-classic", {"settlement.drawn_hand": "to-east-and-waiting-hands", "settlement.drawn_hand_amount": 30}
    ),
    "own sets are laid out": house_rules("ru-classic", {"play.own_chows": True, "play.own_pungs": True}),
    "the stock runs out": house_rules("bg-classic", {"settlement.stock": 60, "match.stock_end": "at-zero"}),
    "nobody wins by a discard": house_rules("ru-classic", {"play.win_from_discard": False}),
    "hands are counted": house_rules("dmjl", {"match.rounds": 0, "match.hands": 2}),
}


def _options(base: str, players: int) -> dict[str, Value]:
    return {} if load_preset(base).file.seats.players.value == players else {"players": players}


@pytest.mark.parametrize(("base", "players"), PLAYERS, ids=str)
def test_a_match_of_every_rule_set_replays_and_its_shuffle_is_verified(base: str, players: int) -> None:
    game = RecordedGame(players, base, **_options(base, players)).play_match(players, 0.9, hands=3)
    if game.table.phase is not Phase.MATCH_OVER:
        game.end_time()
        game.end()
    lines = replayed(game)
    assert [seat["player"] == "nobody" for seat in lines[0]["seats"]] == [
        seat not in game.table.seats for seat in range(4)
    ]
    hands = len(game.of_kind("start_hand"))
    assert verify_shuffle(lines).hands == hands > 0
    for end in game.of_kind("end_hand"):
        assert [bill["seat"] for bill in end["bills"]] in ([], list(game.table.seats))
        assert all(not text or seat in game.table.seats for seat, text in enumerate(end["hands"]))


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("seed", range(3))
def test_a_household_s_rules_replay_with_the_whole_rule_set_inside(name: str, seed: int) -> None:
    rules: RuleSet = HOUSES[name]
    game = RecordedGame(seed, rules).play_match(seed, 0.95, hands=4)
    lines = replayed(game)
    assert RuleSet.from_json(lines[0]["rules"]).digest == rules.digest
    if game.table.phase is Phase.MATCH_OVER:
        assert game.of_kind("end_hand")[-1]["match_over"] in ("played", "stock")


def test_a_hand_dropped_by_the_clock_has_no_end() -> None:
    game = RecordedGame(5, house_rules("ru-classic", {"match.time_end": "dropped"}))
    game.deal_fairly()
    game.all_pass()
    game.end_time()
    game.end()
    assert [line["type"] for line in replayed(game)][-2:] == ["time_up", "end_game"]
    assert game.of_kind("time_up") == [{"type": "time_up", "hand": 1, "match_over": "time"}]


def test_a_hand_that_is_finished_says_that_the_time_ended_the_match() -> None:
    game = RecordedGame(5)
    game.deal_fairly()
    game.end_time()
    assert game.of_kind("time_up") == [{"type": "time_up", "hand": 1, "match_over": None}]
    game.play_hand(1)
    assert game.of_kind("end_hand")[-1]["match_over"] == "time"


def test_a_second_end_of_the_time_is_refused_by_its_line() -> None:
    game = RecordedGame(5)
    game.deal_fairly()
    game.end_time()
    lines = [*game.lines, game.lines[-1]]
    with pytest.raises(RecordError, match="time") as raised:
        list(replay(lines))
    assert raised.value.line == len(lines)


def test_a_dealer_on_an_empty_chair_is_refused() -> None:
    lines = parse_lines(RecordedGame(1, players=2).writer.text())
    lines[0]["first_dealer"] = 1
    with pytest.raises(RecordError, match="first dealer of 0, 2"):
        list(replay(lines))


def test_several_winners_stand_in_the_order_of_play() -> None:
    game = RecordedGame(2, HOUSES["everybody wins"])
    dealer = game.seated.first_dealer
    game.told_deal(east="5s 147m 258p 1234z 9s 3m 6p", south="34s 99m 678p 456m 123p", north="67s 11p 789m 789p 123s")
    game.all_pass().tell("east discard 5s", "south mahjong", "north mahjong")
    game.all_pass()
    end = replayed(game)[-1]
    assert end["winners"] == [(dealer + 1) % 4, (dealer + 3) % 4]
    assert [line["seat"] for line in game.of_kind("mahjong")] == end["winners"]
    assert [bill["won"] for bill in end["bills"]] == [seat in end["winners"] for seat in range(4)]


def _with_failed_throws() -> RecordedGame:
    """A match under BG's rules whose first hand had throws for the wall that failed."""
    for seed in range(20):
        game = RecordedGame(seed, "bg-classic", rounds=1).play_match(seed, 0.9, hands=2)
        if "failed" in game.of_kind("start_hand")[0]:
            game.end_time()
            game.end()
            return game
    raise AssertionError("somebody hits his own side at once in one throw of nine at the least")


def test_bg_the_throws_for_the_wall_that_failed_stand_in_the_record_and_are_verified() -> None:
    game = _with_failed_throws()
    lines = replayed(game)
    failed = lines[1]["failed"]
    # East needs 5 or 9, then South 2, 6 or 10, West 3, 7 or 11, North 4, 8 or 12
    assert all((sum(throw) - 1) % 4 != turn % 4 for turn, throw in enumerate(failed))
    assert (sum(lines[1]["dice"][:2]) - 1) % 4 == len(failed) % 4
    assert verify_shuffle(lines).hands == 2
    lines[1]["failed"] = failed[:-1]
    with pytest.raises(RecordError, match="throws of hand 1 that failed must be"):
        verify_shuffle(lines)


@pytest.mark.parametrize("failed", [[[1, 7]], [[1]], "1 2", [1, 2], [[True, 2]]], ids=str)
def test_failed_throws_are_pairs_of_dice(failed: object) -> None:
    lines = replayed(_with_failed_throws())
    lines[1]["failed"] = failed
    with pytest.raises(RecordError, match="failed throws"):
        list(replay(lines))


def test_nobody_fails_where_the_side_is_counted_from_one_throw() -> None:
    game = RecordedGame(5)
    game.deal_fairly()
    lines = replayed(game)
    lines[1]["failed"] = [[1, 2]]
    with pytest.raises(RecordError, match="no failed throws"):
        list(replay(lines))


def test_a_record_from_before_failed_throws_were_told_is_read_and_verified() -> None:
    lines = replayed(_with_failed_throws())
    for line in lines:
        line.pop("failed", None)
    assert len(list(replay(lines))) > 1
    assert verify_shuffle(lines).hands == 2
