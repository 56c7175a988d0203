"""Somebody is away from a table of several: he is waited for, a bot plays for him, the others decide; or he leaves for good."""

from pathlib import Path

import pytest

from eastwind.bots import BUILT_IN, STAND_IN
from eastwind.server.match.table_settings import table_settings_from
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.stand_in import StandIn, committed_to_nothing
from eastwind.table import Phase
from eastwind.table.actions import CONCEALED_KONG, DISCARD_READY, MAHJONG, READY_AT_ONCE, WORDS, parse_action
from tests.server.house import House, Message, Seat, house
from tests.server.party import asked_of, departed, party, people, play
from tests.server.still_time import StillTime
from tests.server.tables.test_company import code_of, open_for
from tests.support.play import Game, Temper
from tests.support.rules import ru


@pytest.fixture
def house_with(still: StillTime) -> Message:
    return still.given


def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back_in_the_middle_of_the_hand(
    home: House, still: StillTime
) -> None:
    with party(home, still, 2, away="bot", window=1) as found:
        ann, ben = found.seats()
        his = ben.view["me"]
        found.go(1)
        play(found, lambda: len(own_pond(ann, his)) >= 2)
        told = ann.texts
        assert any('"played_for":true' in text for text in told)
        ben = found.come(1)
        assert people(ann.heard())[his][1] is False
        hand = ben.view["hand"]
        play(found, lambda: any(word.startswith("discard") for word in ben.words))
        assert ben.view["hand"] == hand
        # nobody plays for him any more
        version = ben.view["version"]
        ann.heard()
        assert ben.heard() == []
        assert ben.view["version"] == version


def own_pond(seat: Seat, whose: int) -> list[Message]:
    pond: list[Message] = seat.view["seats"][whose]["pond"]
    return pond


def test_where_it_was_so_agreed_everybody_waits(home: House, still: StillTime) -> None:
    with party(home, still, 2, away="wait", window=1) as found:
        ann, ben = found.seats()
        his = ben.view["me"]
        found.go(1)
        play(found, asked_of(found, his))
        version = ann.view["version"]
        assert code_of(propose_stand_in(ann, his)) == "not_away"
        still.go(home, 200)
        # nobody plays for him until those who are there have said so
        assert not [each for each in ann.heard() if each["type"] == "update"]
        assert ann.view["version"] == version


def may_stand_in(told: list[Message]) -> dict[int, bool]:
    last = [each for each in told if each["type"] == "people"][-1]["people"]
    return {person["seat"]: person["may_stand_in"] for person in last}


def test_after_two_minutes_those_who_are_there_may_end_the_waiting(home: House, still: StillTime) -> None:
    with party(home, still, 3, away="wait", window=1) as found:
        ann, ben, eve = found.seats()
        hers = eve.view["me"]
        found.go(2, 0)
        assert may_stand_in(ann.heard())[hers] is False
        still.go(home, 119)
        assert ann.heard() == []
        assert code_of(propose_stand_in(ann, hers)) == "not_away"
        still.go(home, 1)
        assert may_stand_in(ann.heard()) == {ann.view["me"]: False, ben.view["me"]: False, hers: True}
        [made] = [each for each in propose_stand_in(ann, hers) if each["type"] == "proposal"]
        assert sorted(made["asked"]) == sorted([ann.view["me"], ben.view["me"]]), "the one who is away has no say"
        told = ben.ask({"type": "reply", "proposal": made["number"], "agree": True})
        assert people(told)[hers] == ("away", True)
        pond = len(own_pond(ann, hers))
        play(found, lambda: len(own_pond(ann, hers)) > pond or own_pond(ann, hers) == [])
        found.come(2)
        told = ann.heard()
        assert people(told)[hers][1] is False
        # who is away again is waited for as long again
        found.go(2, 0)
        assert may_stand_in(ann.heard())[hers] is False


def test_the_two_minutes_go_on_while_nobody_is_there(home: House, still: StillTime) -> None:
    with party(home, still, 2, away="wait", window=1) as found:
        his = found.seats()[1].view["me"]
        found.go(1, 30)
        found.go(0, 60)
        ann = found.come(0)
        assert may_stand_in(ann.hello())[his] is False
        still.go(home, 30)
        assert may_stand_in(ann.heard())[his] is True


def test_nobody_ends_the_waiting_at_a_table_by_correspondence(home: House, still: StillTime) -> None:
    with party(home, still, 2, away="wait", pace="1d") as found:
        ann, ben = found.seats()
        his = ben.view["me"]
        found.go(1, 600)
        assert code_of(propose_stand_in(ann, his)) == "not_away"
        assert may_stand_in(ann.hello())[his] is False


def test_where_nothing_is_said_a_bot_plays_for_who_is_away(home: House) -> None:
    opened = open_for(home, 2)
    assert home.client.get(f"/api/invitations/{opened['code']}").json()["away"] == "bot"


def test_tables_that_were_opened_before_keep_what_was_agreed_on() -> None:
    assert table_settings_from('{"window": 4, "help": "none", "language": "en"}').away == "wait"


def propose_stand_in(seat: Seat, whose: int) -> list[Message]:
    return seat.ask({"type": "propose", "what": "stand_in", "version": seat.view["version"], "seat": whose})


def test_those_who_are_there_decide_that_a_bot_plays(home: House, still: StillTime) -> None:
    with party(home, still, 3, away="vote", window=1) as found:
        ann, ben, eve = found.seats()
        hers = eve.view["me"]
        assert code_of(propose_stand_in(ann, hers)) == "not_away"
        found.go(2)
        ann.heard()
        [made] = [each for each in propose_stand_in(ann, hers) if each["type"] == "proposal"]
        assert (made["seat"], sorted(made["asked"])) == (hers, sorted([ann.view["me"], ben.view["me"]]))
        told = ben.ask({"type": "reply", "proposal": made["number"], "agree": True})
        assert people(told)[hers] == ("away", True)
        pond = len(own_pond(ann, hers))
        play(found, lambda: len(own_pond(ann, hers)) > pond or own_pond(ann, hers) == [])
        found.come(2)
        assert people(ann.heard())[hers][1] is False


def test_the_only_one_who_is_there_decides_alone(home: House, still: StillTime) -> None:
    with party(home, still, 2, away="vote", window=1) as found:
        ann, ben = found.seats()
        his = ben.view["me"]
        found.go(1)
        ann.heard()
        told = propose_stand_in(ann, his)
        assert [each["outcome"] for each in told if each["type"] == "proposal"] == ["agreed"]
        assert people(told)[his] == ("away", True)


def test_nobody_plays_where_nobody_is_there(home: House, still: StillTime) -> None:
    with party(home, still, 2, away="bot", window=1) as found:
        found.go(0)
        found.go(1)
        version = home.live_table(found.keys[0]).match.table.version
        still.go(home, 100)
        assert home.live_table(found.keys[0]).match.table.version == version


def test_who_leaves_for_good_gives_his_seat_to_a_bot(home: House, still: StillTime) -> None:
    with party(home, still, 2, window=1) as found:
        ann, ben = found.seats()
        his = ben.view["me"]
        found.depart(1)
        ann.heard()
        assert ann.view["seats"][his]["player"] != "person"
        assert people([*ann.heard(), *[{"type": "people", "people": []}]]) == {}
        with home.sit(found.keys[1], greet=False) as again:
            assert code_of(again.hello()) == "departed"
        assert home.get(f"/api/tables/{found.keys[1]['table']}", found.keys[1]).json()["code"] == "departed"
        # a table of one person now: the bots play without being waited for
        for _ in range(200):
            if ann.view["phase"] == "hand_over":
                break
            ann.act("pass" if "pass" in ann.words else ann.words[-1])
        assert ann.view["phase"] == "hand_over"
        record = home.get(f"/api/tables/{found.keys[0]['table']}/record", found.keys[0]).text
        assert '"given_up"' in record


def test_that_somebody_has_left_for_good_outlives_the_server(tmp_path: Path, still: StillTime) -> None:
    with house(tmp_path, **still.given) as home, party(home, still, 3, window=1) as found:
        _, _, eve = found.seats()
        hers = eve.view["me"]
        found.depart(2)
        keys = found.keys
    with house(tmp_path) as home:
        assert home.view(keys[0])["seats"][hers]["player"] != "person"
        assert home.get(f"/api/tables/{keys[2]['table']}", keys[2]).json()["code"] == "departed"


def test_the_last_person_ends_the_match_with_it(home: House) -> None:
    opened = home.open()
    with home.sit(opened) as ann:
        departed(ann)
    assert home.live_table(opened).match.table.phase is Phase.MATCH_OVER


@pytest.mark.parametrize(
    ("chosen", "offered", "drawn", "done"),
    [
        ("mahjong", ["discard 1m", "discard 5p", "mahjong"], 13, "discard 5p"),
        ("mahjong", ["discard 1m", "discard 5p", "mahjong"], -1, "discard 1m"),
        ("discard 5p ready", ["discard 5p", "discard 5p ready"], 13, "discard 5p"),
        ("discard 5p at_once", ["discard 5p", "discard 5p at_once"], 13, "discard 5p"),
        ("discard 5p ready", ["discard 1m", "discard 2s", "discard 5p ready"], 19, "discard 2s"),
        ("discard 5p ready", ["discard 1m", "discard 2s", "discard 5p ready"], -1, "discard 1m"),
        ("discard 5p ready", ["discard 5p ready"], 13, "discard 5p ready"),
        ("mahjong", ["mahjong", "discard 1m ready", "discard 5p ready"], 13, "discard 5p ready"),
        ("concealed_kong 5p", ["discard 5p", "concealed_kong 5p"], 13, "concealed_kong 5p"),
    ],
)
def test_what_a_stand_in_does_instead_of_a_win_or_a_declaration(
    chosen: str, offered: list[str], drawn: int, done: str
) -> None:
    numbers = [parse_action(word) for word in offered]
    assert committed_to_nothing(parse_action(chosen), numbers, drawn) == parse_action(done)


@pytest.mark.parametrize("ready_hand", ["required", "optional"])
def test_a_stand_in_neither_wins_nor_declares_in_whole_hands_unless_nothing_else_is_left(ready_hand: str) -> None:
    forbidden = range(DISCARD_READY, CONCEALED_KONG)
    tempted = 0
    for seed in range(12):
        game = Game(
            ru(ready_hand=ready_hand, ready_at_once=True), seed % 4, seed, Temper(skill=0.95, loaded=seed % 2 == 0)
        )
        table, away = game.table, [StandIn(BotSeat(BUILT_IN, STAND_IN, 1.0), wins=False) for _ in range(4)]
        game.deal()
        while table.phase < Phase.HAND_OVER:
            seat = table.waiting_for[0]
            offered = table.offered(seat)
            done = away[seat].choose(table, seat)
            others = [each for each in offered if each not in (MAHJONG, READY_AT_ONCE) and each not in forbidden]
            tempted += len(others) < len(offered)
            assert done in others or not others, (WORDS[done], [WORDS[each] for each in offered])
            assert done != MAHJONG
            table.play(seat, done)
    assert tempted > 0
