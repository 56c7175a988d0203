"""Recorded games as mjai events: whoever reads them can follow every tile."""

import json
from collections import Counter
from typing import Any

import pytest

from eastwind.interchange.mjai import to_mjai
from eastwind.record import RecordError
from tests.support.recorded import RecordedGame
from tests.support.rules import house_rules


def events_of(game: RecordedGame) -> list[dict[str, Any]]:
    found = list(to_mjai(game.lines))
    return [dict(json.loads(json.dumps(event))) for event in found]


def follow(events: list[dict[str, Any]]) -> None:
    """Plays the events with nothing but the tiles that they name; every claim must take the tile just discarded."""
    hands: list[Counter[str]] = []
    discard: tuple[int, str] | None = None
    for event in events:
        kind = event["type"]
        if kind == "start_kyoku":
            hands = [Counter(tiles) for tiles in event["tehais"]]
            assert [hand.total() for hand in hands] == [13] * 4
        elif kind == "tsumo":
            hands[event["actor"]][event["pai"]] += 1
        elif kind == "dahai":
            hands[event["actor"]][event["pai"]] -= 1
            discard = event["actor"], event["pai"]
        elif kind in ("chi", "pon", "daiminkan"):
            assert discard == (event["target"], event["pai"])
            hands[event["actor"]].subtract(event["consumed"])
            assert len(event["consumed"]) == (3 if kind == "daiminkan" else 2)
        elif kind == "ankan":
            hands[event["actor"]].subtract(event["consumed"])
        elif kind == "kakan":
            hands[event["actor"]][event["pai"]] -= 1
        assert all(count >= 0 for hand in hands for count in hand.values()), event


@pytest.mark.parametrize(("seed", "flowers"), [(5, False), (6, True)])
def test_a_whole_match_can_be_followed_tile_by_tile(seed: int, flowers: bool) -> None:
    game = RecordedGame(seed, rounds=1, flowers=flowers).play_match(seed=seed)
    events = events_of(game)
    follow(events)
    assert (events[0]["type"], events[-1]["type"]) == ("start_game", "end_game")
    hands = len(game.of_kind("start_hand"))
    kinds = Counter(event["type"] for event in events)
    assert kinds["start_kyoku"] == kinds["end_kyoku"] == kinds["hora"] + kinds["ryukyoku"] == hands
    assert kinds["reach"] == len(game.of_kind("ready"))


def test_seats_are_numbered_from_the_first_dealer() -> None:
    game = RecordedGame(5, rounds=1).play_match(seed=5, hands=1)
    dealer = game.lines[0]["first_dealer"]
    events = events_of(game)
    assert dealer != 0, "another seed would show nothing"
    assert events[0]["names"] == [game.names[(dealer + number) % 4] for number in range(4)]
    assert (events[1]["oya"], events[1]["kyoku"], events[1]["bakaze"], events[1]["honba"]) == (0, 1, "E", 0)
    assert events[2]["actor"] == 0


def test_what_was_won_and_paid_is_told() -> None:
    game = RecordedGame(5, rounds=1).play_match(seed=5)
    dealer = game.lines[0]["first_dealer"]
    wins = [event for event in events_of(game) if event["type"] == "hora"]
    ends = [line for line in game.of_kind("end_hand") if line["winners"]]
    for win, end in zip(wins, ends, strict=True):
        (winner,) = end["winners"]
        assert win["actor"] == (winner - dealer) % 4
        assert win["hora_points"] == end["bills"][winner]["total"]
        assert sum(win["deltas"]) == 0
        assert win["scores"] == [end["scores"][(dealer + number) % 4] for number in range(4)]


def test_a_discard_of_the_tile_just_drawn_is_marked() -> None:
    # by the tiles alone: after a claim nothing was drawn
    events = events_of(RecordedGame(5, rounds=1).play_match(seed=5))
    drawn = None
    for event in events:
        if event["type"] == "tsumo":
            drawn = event["pai"]
        elif event["type"] in ("chi", "pon", "daiminkan", "ankan", "kakan"):
            drawn = None
        elif event["type"] == "dahai":
            assert event["tsumogiri"] == (event["pai"] == drawn)
            drawn = None


def told() -> RecordedGame:
    """East discards what South needs; North robs nothing, nobody claims but where told."""
    game = RecordedGame(flowers=True)
    return game.told_deal(
        east="1m 259m 258p 258s 1234z", south="11m 3f 147p 147s 567z 2z", west="", north="", draws="9s", loose="3s"
    )


def test_bonus_tiles_are_replaced_before_the_hands_are_told() -> None:
    game = told().tell("south flower 3f", "east discard 1m", "south pung", "south discard 7z")
    events = events_of(game)
    follow(events)
    start = next(event for event in events if event["type"] == "start_kyoku")
    assert all(not tile.endswith("f") for hand in start["tehais"] for tile in hand)
    assert {"type": "dahai", "actor": 0, "pai": "1m", "tsumogiri": False} in events
    claim = next(event for event in events if event["type"] == "pon")
    assert (claim["actor"], claim["target"], claim["pai"], claim["consumed"]) == (1, 0, "1m", ["1m", "1m"])


def test_a_record_that_does_not_replay_is_refused_before_anything_is_told() -> None:
    game = RecordedGame(5, rounds=1).play_match(seed=5)
    end = next(line for line in game.lines if line["type"] == "end_hand")
    end["scores"] = [1, 2, 3, 4]
    with pytest.raises(RecordError, match="line"):
        next(to_mjai(game.lines))


def test_sets_of_ones_own_laid_out_stay_in_the_hand_for_mjai() -> None:
    rules = house_rules("ru-classic", {"play.own_chows": True, "play.own_pungs": True})
    game = RecordedGame(3, rules)
    game.told_deal(east="1z", south="555z 147m 258p 369s 1z", draws="5z", loose="9m")
    game.all_pass().tell("east discard 1z").all_pass().tell(
        "south lay_pung 5z", "south added_kong 5z", "south discard 9m"
    )
    events = events_of(game)
    follow(events)
    assert [event["consumed"] for event in events if event["type"] == "ankan"] == [["P"] * 4]


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_sets_of_ones_own_can_be_followed_tile_by_tile(seed: int) -> None:
    rules = house_rules("ru-classic", {"play.own_chows": True, "play.own_pungs": True})
    game = RecordedGame(seed, rules).play_match(seed, 0.5, hands=2)
    assert game.of_kind("laid_chow") or game.of_kind("laid_pung")
    follow(events_of(game))
