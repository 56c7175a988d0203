"""A bot that somebody brought sits at a table; when it fails, a built-in one plays on in its place and everybody is told."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from eastwind.bots import BUILT_IN, STAND_IN, Asked, as_bot
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.table import Table, actions
from tests.server.house import House, house
from tests.support.story import Story

WISH = {"rules": "ru-classic", "options": {}, "name": "Ann"}


def tidy(asked: Asked) -> int:
    return actions.PASS if actions.PASS in asked.offered else asked.offered[-1]


def failing(asked: Asked) -> int:
    raise RuntimeError("out of ideas")


def cheating(asked: Asked) -> int:
    return actions.KONG


def table() -> Table:
    story = Story(east="147m 258p 369s 12345z")
    story.flush()
    return story.table


def east(bot: Callable[[Asked], int], seconds: float = 5.0) -> BotSeat:
    return BotSeat(BUILT_IN.having(as_bot(bot)), bot.__name__, seconds)


# ------------------------------------------------------------------------------------------------------------- at a seat


def test_an_own_bot_plays() -> None:
    seat, played = east(tidy), table()
    assert seat.choose(played, 0) == played.offered(0)[-1]
    assert seat.stand_in is None


@pytest.mark.parametrize(
    ("bot", "told"),
    [(failing, "raised RuntimeError: out of ideas"), (cheating, "played 'kong'")],
    ids=["raises", "cheats"],
)
def test_a_built_in_bot_stands_in_for_one_that_fails(
    bot: Callable[[Asked], int], told: str, caplog: pytest.LogCaptureFixture
) -> None:
    seat, played = east(bot), table()
    with caplog.at_level(logging.ERROR):
        action = seat.choose(played, 0)
    assert action in played.offered(0)
    assert seat.stand_in == STAND_IN
    assert f"the bot '{bot.__name__}' {told}; seat 0 holds 147m258p369s12345z" in caplog.text
    assert f"a {STAND_IN} bot plays on in its place" in caplog.text
    caplog.clear()
    assert seat.choose(played, 0) == action
    assert caplog.text == ""


def test_a_bot_that_takes_too_long_is_left_behind(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eastwind.server.tables.bot_seat._BEGIN_SECONDS", 0.0)
    wait = threading.Event()

    def slow(asked: Asked) -> int:
        wait.wait(60)
        return asked.offered[0]

    seat, played = east(slow, seconds=0.05), table()
    with caplog.at_level(logging.ERROR):
        assert seat.choose(played, 0) in played.offered(0)
    wait.set()
    assert seat.stand_in == STAND_IN
    assert "the bot 'slow' took longer than 0.05 seconds" in caplog.text


def test_a_bot_that_cannot_begin_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    class Unread:
        def __init__(self) -> None:
            raise OSError("no weights here")

        def choose(self, asked: Asked) -> int:
            return asked.offered[0]

    seat = BotSeat(BUILT_IN.having(as_bot(Unread)), "Unread", 5.0)
    played = table()
    with caplog.at_level(logging.ERROR):
        assert seat.choose(played, 0) in played.offered(0)
    assert "raised OSError: no weights here" in caplog.text


def test_a_bot_that_is_not_known_any_more_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        seat = BotSeat(BUILT_IN, "gone", 5.0)
    assert seat.stand_in == STAND_IN
    assert "no such bot: 'gone'" in caplog.text


def test_the_first_answer_may_take_longer() -> None:
    """A bot may have to read what it has learnt."""
    wait = threading.Event()

    class Reading:
        def __init__(self) -> None:
            wait.wait(0.2)

        def choose(self, asked: Asked) -> int:
            return asked.offered[-1]

    seat, played = BotSeat(BUILT_IN.having(as_bot(Reading)), "Reading", 0.05), table()
    assert seat.choose(played, 0) == played.offered(0)[-1]
    assert seat.stand_in is None


# ------------------------------------------------------------------------------------------------------------ at a table


def open_and_play(home: House, level: str) -> dict[str, object]:
    opened = home.open(bots=["novice", level, "club"])
    with home.sit(opened) as seat:
        for _ in range(30):
            if seat.view["phase"] in ("hand_over", "match_over"):
                break
            words = seat.words
            seat.act("mahjong" if "mahjong" in words else "pass" if "pass" in words else words[-1])
    seats = home.view(opened)["seats"]
    found: dict[str, object] = next(it for it in seats if it["player"] == level)
    return found


def test_the_page_is_told_which_bots_there_are(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(tidy))) as home:
        bots = home.client.get("/api/bots").json()
        assert [bot["name"] for bot in bots] == [*BUILT_IN.levels, "tidy"]
        assert [bot["name"] for bot in bots if bot["searches"]] == ["master"]


def test_an_own_bot_sits_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(tidy))) as home:
        seat = open_and_play(home, "tidy")
        assert (seat["player"], seat["stand_in"]) == ("tidy", None)


def test_a_table_goes_on_when_its_bot_fails(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(failing))) as home:
        seat = open_and_play(home, "failing")
        assert (seat["player"], seat["stand_in"]) == ("failing", STAND_IN)


def test_a_table_is_taken_up_again_without_its_bot(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(tidy))) as home:
        opened = home.open(bots=["tidy"] * 3)
        with home.sit(opened) as seat:
            seat.act(seat.words[-1])
    with house(tmp_path, bots=BUILT_IN) as home, home.sit(opened) as seat:
        for _ in range(20):
            if seat.view["phase"] in ("hand_over", "match_over"):
                break
            seat.act("pass" if "pass" in seat.words else seat.words[-1])
        assert {it["stand_in"] for it in home.view(opened)["seats"] if it["player"] == "tidy"} == {STAND_IN}


@pytest.mark.parametrize("level", ["grandmaster", "random"])
def test_a_bot_that_nobody_may_ask_is_refused_with_those_there_are(tmp_path: Path, level: str) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(tidy))) as home:
        answer = home.client.post("/api/tables", json={**WISH, "bots": ["club", level, "club"]})
        assert answer.status_code == 422
        assert answer.json()["expected"] == f"bots: each one of {', '.join(BUILT_IN.levels)}, tidy"
        assert answer.json()["got"] == level


def test_visitors_may_simulate_with_an_own_bot(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN.having(as_bot(tidy))) as home:
        wish = {"before": {"rules": "ru-classic"}, "bots": ["tidy", "random", "random", "novice"], "hands": 5}
        answer = home.client.post("/api/simulate", json=wish)
        assert answer.status_code == 202, answer.text
        refused = home.client.post("/api/simulate", json={**wish, "bots": ["grandmaster"]})
        assert refused.json()["expected"] == f"bots: each one of {', '.join(BUILT_IN.names)}, tidy"
