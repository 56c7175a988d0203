"""A whole match under each rule set over the wire, with bots, broken off in the middle and taken up again."""

import json
from typing import Any, Final

import pytest

from eastwind import bots
from eastwind.bots import BUILT_IN
from eastwind.record import parse_lines, verify_shuffle
from eastwind.record import replay as replayed
from eastwind.rules import available, load_preset
from eastwind.server.wire.protocol import Advice, Replay
from eastwind.table.actions import WORDS
from eastwind.tiles.chance import chance
from eastwind.tiles.shuffle import place_named
from eastwind.words import WINDS
from tests.server.house import House, Message, Seat, house

OVER: Final = ("hand_over", "match_over")
SHORT: Final = {"rounds": 1}


def play(home: House, opened: Message, seat: Seat, *, until: int | None = None) -> list[Message]:
    """The person plays like a bot, to the end of the match or up to a version; returns every update."""
    live_table, state = home.live_table(opened), chance(5)
    updates: list[Message] = []
    while seat.view["phase"] != "match_over":
        if until is not None and seat.view["version"] >= until and seat.view["phase"] == "turn":
            break
        if seat.view["phase"] == "hand_over":
            told = seat.next_hand()
        else:
            me, table = seat.view["me"], live_table.match.table
            told = seat.act(WORDS[bots.choose("club", table.rules, table.seen_by(me), state)])
        assert told, seat.view["version"]
        assert {message["type"] for message in told} == {"update"}, told
        updates += told
    return updates


@pytest.fixture(scope="module", params=available())
def match(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """(house, table, all updates, the view before and after the server was started anew)."""
    name, folder = request.param, tmp_path_factory.mktemp(request.param)
    offered = {option.name for option in load_preset(name).options}
    options = {key: value for key, value in SHORT.items() if key in offered}
    count = load_preset(name).file.seats.players.value - 1
    with house(folder, bots=BUILT_IN) as home:
        opened = home.open(rules=name, options=options, bots=["club", "novice", "club"][:count])
        with home.sit(opened, greet=False) as seat:
            told = seat.hello("salt") + play(home, opened, seat, until=60)
            before = seat.view
    with house(folder, bots=BUILT_IN) as home:
        with home.sit(opened) as seat:
            after = seat.view
            told += play(home, opened, seat)
        yield home, opened, told, (before, after)


Match = tuple[House, Message, list[Message], tuple[Message, Message]]


def test_the_match_is_played_out(match: Match) -> None:
    _, _, told, _ = match
    last = told[-1]["view"]
    assert (last["phase"], last["match_end"]) == ("match_over", "played")
    assert all(message["view"]["match_end"] is None for message in told[:-1])
    assert told[-1]["events"][-1]["word"] == "played"
    assert len(last["history"]) == last["hand"]
    assert any(summary["winners"] for summary in last["history"])


def test_it_goes_on_in_mid_hand_where_it_stood(match: Match) -> None:
    _, _, told, (before, after) = match
    assert before == after
    assert before["version"] >= 60
    assert before["phase"] == "turn"
    assert [message["view"]["version"] for message in told] == list(range(1, len(told) + 1))


def test_the_dice_say_who_sits_where(match: Match) -> None:
    view = match[2][0]["view"]
    throws, playing = view["seating"], view["playing"]
    if view["first_east"] == "seat-one":
        assert (throws, view["first_dealer"]) == ([], 0)
        return
    counted = [throw for throw in throws if not throw["again"]]
    assert {throw["seat"] for throw in throws} == set(playing)
    if view["first_east"] == "highest-sum":
        last = [throw for throw in throws if throw["round"] == throws[-1]["round"]]
        assert view["first_dealer"] == max(last, key=lambda throw: int(throw["sum"]))["seat"]
    else:
        winds = {throw["seat"]: throw["wind"] for throw in counted}
        assert len(counted) == len(playing)
        assert winds == {seat: view["seats"][seat]["wind"] for seat in playing}
        assert winds[view["first_dealer"]] == "E"
        for throw in throws:
            assert WINDS[place_named(throw["sum"])] == throw["wind"]


def test_the_wall_is_broken_by_the_throws_that_are_shown(match: Match) -> None:
    deals = [message["view"] for message in match[2] if message["events"] and message["events"][0]["kind"] == "deal"]
    assert len(deals) == match[2][-1]["view"]["hand"]
    for view in deals:
        *sides, stack = view["wall"]["throws"]
        assert (stack["what"], stack["failed"]) == ("stack", False)
        assert sides[-1]["dice"] + stack["dice"] == view["wall"]["dice"]
        assert sides[0]["seat"] == view["dealer"]
        for throw in sides:
            assert (throw["what"], throw["failed"]) == ("side", throw is not sides[-1])
            if throw["wanted"]:
                assert (sum(throw["dice"]) in throw["wanted"]) == (not throw["failed"])
        if sides[-1]["wanted"]:
            assert sides[-1]["seat"] == stack["seat"]
            assert [throw["seat"] for throw in sides] == [(view["dealer"] + turn) % 4 for turn in range(len(sides))]
        else:
            assert len(sides) == 1


def test_tiles_are_all_there_and_the_next_one_is_where_it_is_said_to_be(match: Match) -> None:
    for message in match[2]:
        view = message["view"]
        seats, wall = view["seats"], view["wall"]
        laid = sum(len(meld["tiles"]) for seat in seats for meld in seat["melds"])
        ponds = sum(1 for seat in seats for tile in seat["pond"] if tile["taken_by"] is None)
        hands = sum(seat["hand_count"] + len(seat["flowers"]) for seat in seats)
        # a tile that several have won with stands in each of their hands
        shared = max(len(view["result"]["winners"]) - 1, 0) if view["result"] else 0
        assert sum(map(sum, wall["heights"])) + laid + ponds + hands - shared == 8 * wall["stacks"]
        if wall["next"]:
            assert wall["heights"][wall["next"]["seat"]][wall["next"]["stack"]] > 0
        for seat in seats:
            assert seat["plays"] == (seat["seat"] in view["playing"]) == (seat["player"] != "nobody")
            if not seat["plays"]:
                assert (seat["hand_count"], seat["score"], seat["melds"], seat["pond"]) == (0, 0, [], [])


def test_hands_are_hidden_unless_they_lie_open(match: Match) -> None:
    for message in match[2]:
        view = message["view"]
        for seat in view["seats"]:
            known = seat["seat"] == view["me"] or view["phase"] in OVER or view["open_hands"]
            assert (seat["hand"] is not None) == known
        for event in message["events"]:
            if event["kind"] in ("draw", "replacement") and event["seat"] != view["me"]:
                assert (event["tile"] is not None) == view["open_hands"]


def test_the_settlement_adds_up(match: Match) -> None:
    scores = [0, 0, 0, 0]
    finished = [message["view"] for message in match[2] if message["view"]["result"]]
    for view in finished:
        result = view["result"]
        by_payments = [0, 0, 0, 0]
        for payment in result["payments"]:
            by_payments[payment["payer"]] -= payment["amount"]
            by_payments[payment["payee"]] += payment["amount"]
            assert all(part["reasons"] for part in payment["parts"])
            assert sum(part["amount"] for part in payment["parts"]) == payment["amount"]
        own = result["settlement"] == "own_scores"
        assert result["net"] == (result["values"] if own else by_payments)
        scores = [score + net for score, net in zip(scores, result["net"], strict=True)]
        assert result["scores"] == scores == [seat["score"] for seat in view["seats"]]
        if result["how"] == "won":
            assert [bill["seat"] for bill in result["bills"] if bill["won"]] == result["winners"]
            assert {bill["seat"] for bill in result["bills"]} == set(view["playing"])
            assert [result["values"][bill["seat"]] for bill in result["bills"]] == [
                bill["total"] for bill in result["bills"]
            ]
        if view["stock"]:
            for seat in view["seats"]:
                worth = [number for _, number in view["stock"]["counters"]]
                shown = sum(count * each for count, each in zip(seat["counters"], worth, strict=True))
                assert seat["stock"] == 810 + seat["score"]
                assert shown == max(seat["stock"], 0)


def test_the_record_replays_and_its_shuffle_is_verified(match: Match) -> None:
    home, opened, told, _ = match
    lines = parse_lines(home.get(f"/api/tables/{opened['table']}/record", opened).text)
    assert verify_shuffle(lines).commitment == opened["commitment"]
    assert verify_shuffle(lines).hands == told[-1]["view"]["hand"]
    assert [state.table.version for state in replayed(lines)][-1] == home.live_table(opened).match.table.version


def test_a_finished_hand_is_replayed_as_it_was(match: Match) -> None:
    home, opened, told, _ = match
    text = home.get(f"/api/tables/{opened['table']}/hands/2/replay", opened).text
    Replay.model_validate_json(text)
    frames = json.loads(text)["frames"]
    lived = [message["view"] for message in told if message["view"]["hand"] == 2]
    assert [frame["view"]["version"] for frame in frames] == [view["version"] for view in lived]
    assert all(frame["view"]["wall"] == view["wall"] for frame, view in zip(frames, lived, strict=True))
    assert frames[-1]["view"]["result"] == lived[-1]["result"]


def test_help_is_there_under_every_rule_set(match: Match) -> None:
    home, opened, _, _ = match
    view = home.view(opened)
    again = home.open(rules=view["rules"], bots=["club"] * (len(view["playing"]) - 1))
    with home.sit(again) as seat:
        while not any(word.startswith("discard") for word in seat.words):
            seat.act(seat.words[-1])
        [advice] = seat.ask({"type": "advice"})
        assert advice["type"] == "advice"
        assert {found["tile"] for found in advice["discards"]} == {
            word.split(" ")[1] for word in seat.words if word.startswith("discard")
        }
        Advice.model_validate_json(json.dumps(advice))
