"""A whole match over the wire: to the final standing, with the record and the replays."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from eastwind.record import parse_lines, replay, verify_shuffle
from eastwind.server.wire.protocol import Advice
from tests.server.house import House, Message, Seat, house
from tests.server.players import LIVELY
from tests.server.walls import ToldWalls
from tests.support.told import as_told

SEATS = range(4)


def play_to_the_end(seat: Seat, chance: random.Random) -> list[Message]:
    """Plays at random until the match is over; returns every update."""
    updates: list[Message] = []
    while seat.view["phase"] != "match_over":
        if seat.view["phase"] == "hand_over":
            told = seat.next_hand()
        else:
            words = seat.words
            assert words, f"nothing to do at version {seat.view['version']}, phase {seat.view['phase']}"
            told = seat.act("mahjong" if "mahjong" in words else chance.choice(words))
        assert told
        assert all(message["type"] == "update" for message in told)
        updates += told
    return updates


@pytest.fixture(scope="module", params=[{}, {"flowers": True, "rounds": 1}], ids=["plain", "flowers"])
def match(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """(house, table, all updates) of a match that is over."""
    with house(tmp_path_factory.mktemp("match"), bots=LIVELY) as home:
        opened = home.open(options={"rounds": 1, **request.param})
        with home.sit(opened, greet=False) as seat:
            told = seat.hello("my own salt") + play_to_the_end(seat, random.Random(3))
        yield home, opened, told


def test_versions_go_on_one_by_one(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    versions = [message["view"]["version"] for message in told]
    assert versions == list(range(1, len(told) + 1))


def test_first_answer_is_the_deal(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    assert told[0]["events"][0]["kind"] == "deal"
    assert told[0]["view"]["hand"] == 1


def test_only_asked_seats_are_offered_something(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    for message in told:
        view = message["view"]
        if view["phase"] == "turn":
            assert bool(view["legal"]) == (view["turn"] == view["me"])
        if view["phase"] in ("hand_over", "match_over"):
            assert view["legal"] == []


def test_other_hands_are_hidden_until_the_hand_is_over(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    for message in told:
        view = message["view"]
        over = view["phase"] in ("hand_over", "match_over")
        for seat in view["seats"]:
            shown = seat["seat"] == view["me"] or over
            assert (seat["hand"] is not None) == shown
            if not shown:
                assert seat["drawn"] is None
        for event in message["events"]:
            if event["kind"] in ("draw", "replacement") and event["seat"] != view["me"]:
                assert event["tile"] is None


def test_tiles_are_all_there(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    for message in told:
        view = message["view"]
        seats = view["seats"]
        stand = sum(map(sum, view["wall"]["heights"]))
        laid = sum(len(meld["tiles"]) for seat in seats for meld in seat["melds"])
        ponds = sum(1 for seat in seats for tile in seat["pond"] if tile["taken_by"] is None)
        hands = sum(seat["hand_count"] for seat in seats) + sum(len(seat["flowers"]) for seat in seats)
        assert stand + laid + ponds + hands == 8 * view["wall"]["stacks"]
        for seat in seats:
            if seat["hand"] is not None:
                assert len(seat["hand"]) + (seat["drawn"] is not None) == seat["hand_count"]


def test_results_add_up(match: tuple[House, Message, list[Message]]) -> None:
    _, _, told = match
    scores = [0, 0, 0, 0]
    finished = [message["view"] for message in told if message["view"]["result"]]
    assert finished
    for number, view in enumerate(finished, 1):
        result = view["result"]
        assert sum(result["net"]) == 0
        by_payments = [0, 0, 0, 0]
        for payment in result["payments"]:
            by_payments[payment["payer"]] -= payment["amount"]
            by_payments[payment["payee"]] += payment["amount"]
            assert all(part["reasons"] for part in payment["parts"])
        assert result["net"] == by_payments
        scores = [scores[seat] + result["net"][seat] for seat in SEATS]
        assert result["scores"] == scores == [seat["score"] for seat in view["seats"]]
        assert len(view["history"]) == number
        assert view["history"][-1]["net"] == result["net"]
        if result["how"] == "won":
            bills = result["bills"]
            assert [bill["seat"] for bill in bills] == [(result["winners"][0] + step) % 4 for step in SEATS]
            assert view["history"][-1]["total"] == bills[0]["total"]
            for bill in bills:
                if not bill["limited"]:
                    assert bill["points"] == sum(line["points"] for line in bill["lines"])
                    assert bill["total"] == bill["points"] * 2 ** bill["doubles"]


def test_secret_is_revealed_at_the_end_alone(match: tuple[House, Message, list[Message]]) -> None:
    _, opened, told = match
    assert all(message["view"]["secret"] is None for message in told[:-1])
    assert len(told[-1]["view"]["secret"]) == 64
    assert {message["view"]["commitment"] for message in told} == {opened["commitment"]}


def test_record_replays_and_its_shuffle_is_verified(match: tuple[House, Message, list[Message]]) -> None:
    home, opened, _ = match
    answer = home.get(f"/api/tables/{opened['table']}/record", opened)
    lines = parse_lines(answer.text)
    assert verify_shuffle(lines).commitment == opened["commitment"]
    assert lines[0]["seats"][0]["nonce"] == "my own salt"
    states = [state.table.version for state in replay(lines)]
    assert states[-1] == home.live_table(opened).match.table.version


def test_replay_shows_every_position_with_all_hands_open(match: tuple[House, Message, list[Message]]) -> None:
    home, opened, told = match
    answer = home.get(f"/api/tables/{opened['table']}/hands/2/replay", opened)
    frames = answer.json()["frames"]
    lived = [message["view"] for message in told if message["view"]["hand"] == 2]
    assert [frame["view"]["version"] for frame in frames] == [view["version"] for view in lived]
    for frame, view in zip(frames, lived, strict=True):
        as_told(frame["view"])
        assert all(seat["hand"] is not None for seat in frame["view"]["seats"])
        own, seen = frame["view"]["seats"][0], view["seats"][0]
        assert {**own, "score": 0} == {**seen, "score": 0}
        assert frame["view"]["wall"] == view["wall"]
        for event in frame["events"]:
            assert event["tile"] is not None or event["kind"] not in ("draw", "replacement", "discard")
    assert frames[-1]["view"]["result"] == lived[-1]["result"]
    assert frames[0]["view"]["history"] == lived[0]["history"]


def test_a_match_that_is_over_takes_no_more(match: tuple[House, Message, list[Message]]) -> None:
    home, opened, _ = match
    with home.sit(opened) as seat:
        assert seat.act("pass")[0]["code"] == "match_over"
        assert seat.next_hand()[0]["code"] == "match_over"
        assert seat.view["phase"] == "match_over"


def test_the_match_lasts_over_a_restart(tmp_path: Path) -> None:
    with house(tmp_path, bots=LIVELY) as home:
        opened = home.open(options={"rounds": 1})
        with home.sit(opened) as seat:
            for _ in range(30):
                if seat.view["phase"] == "hand_over":
                    seat.next_hand()
                else:
                    seat.act(seat.words[-1])
            before = seat.view
    with house(tmp_path, bots=LIVELY) as home:
        assert home.view(opened) == before
        with home.sit(opened) as seat:
            assert seat.view == before
            play_to_the_end(seat, random.Random(1))
            assert seat.view["phase"] == "match_over"


def test_advice_is_a_strict_message(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({}), bots=LIVELY) as home, home.sit(home.open()) as seat:
        [advice] = seat.ask({"type": "advice"})
        assert Advice.model_validate_json(json.dumps(advice)).version == seat.view["version"]
