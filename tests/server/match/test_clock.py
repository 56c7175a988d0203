"""Matches whose time is limited: the server's clock ends them, and goes on where it stood."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from eastwind.record import parse_lines, replay, verify_shuffle
from eastwind.server.settings import DATABASE
from eastwind.server.tables import registry
from eastwind.server.tables.live_table import LiveTable
from tests.server.house import House, Message, Seat, house
from tests.server.process import running
from tests.support.told import as_told

MINUTE = 60.0
TIMED = {"minutes": 10}


class Stopwatch:
    """Time that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Stopwatch:
    return Stopwatch()


def options(at_end: str) -> Message:
    return {**TIMED, "time_end": at_end}


def kinds(told: list[Message]) -> list[str]:
    return [event["kind"] for message in told for event in message.get("events", ())]


def settle_into_play(seat: Seat) -> None:
    """Up to the person's own turn with a discard to make."""
    while not any(word.startswith("discard") for word in seat.words):
        seat.act(seat.words[-1])


def look(home: House) -> None:
    """What the server does every second."""
    home.call(home.app.state.table_registry.look_at_clocks)


def test_a_match_without_a_limit_has_no_clock(tmp_path: Path) -> None:
    with house(tmp_path) as home, home.sit(home.open()) as seat:
        assert seat.view["clock"] is None


def test_every_second_those_tables_alone_are_looked_at_at_which_a_clock_runs(
    tmp_path: Path, watch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    async def note(live_table: LiveTable) -> None:
        looked.append(live_table.name)

    monkeypatch.setattr(registry, "_look_at_clock", note)
    with house(tmp_path, stopwatch=watch) as home:
        timed, other = home.open(options=options("finished")), home.open()
        with home.sit(timed), home.sit(other):
            look(home)
        assert looked == [timed["table"]]


def test_the_time_left_is_told(tmp_path: Path, watch: Stopwatch) -> None:
    with house(tmp_path, stopwatch=watch) as home, home.sit(home.open(options=options("finished"))) as seat:
        watch.now += 3 * MINUTE
        seat.hello()
        assert seat.view["clock"] == {
            "minutes": 10,
            "left_ms": 7 * 60_000,
            "running": True,
            "up": False,
            "at_end": "finished",
        }


def test_it_stands_while_nobody_is_at_the_table(tmp_path: Path, watch: Stopwatch) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options("finished"))
        with home.sit(opened):
            watch.now += 2 * MINUTE
        watch.now += 500 * MINUTE
        look(home)
        assert home.view(opened)["clock"]["running"] is False
        with home.sit(opened) as seat:
            assert seat.view["clock"]["left_ms"] == 8 * 60_000


@pytest.mark.parametrize("ticks", [True, False])
def test_it_goes_on_where_it_stood_after_a_restart(tmp_path: Path, watch: Stopwatch, ticks: bool) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options("finished"))
        with home.sit(opened) as seat:
            watch.now += 4 * MINUTE
            if ticks:
                look(home)
            else:
                settle_into_play(seat)
                seat.act(seat.words[-1])
            # as if the process had died here: nobody leaves the table in good order
            kept = home.store.table(opened["table"])
            assert kept is not None
            assert kept.played == 4 * 60_000
    with house(tmp_path, stopwatch=watch) as home, home.sit(opened) as seat:
        watch.now += MINUTE
        seat.hello()
        assert seat.view["clock"]["left_ms"] == 5 * 60_000


def test_the_hand_in_play_is_finished(tmp_path: Path, watch: Stopwatch) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options("finished"))
        with home.sit(opened) as seat:
            settle_into_play(seat)
            version = seat.view["version"]
            watch.now += 10 * MINUTE
            look(home)
            told = seat.heard()
            assert kinds(told) == ["time_up"]
            assert (seat.view["phase"], seat.view["clock"]["up"], seat.view["clock"]["left_ms"]) == ("turn", True, 0)
            # what was under way when the clock spoke is still good
            told = seat.act(seat.words[-1], version)
            assert {message["type"] for message in told} == {"update"}
            while seat.view["phase"] != "match_over":
                seat.act(seat.words[-1])
            assert seat.view["match_end"] == "time"
            assert (seat.view["hand"], len(seat.view["history"])) == (1, 1)
            assert seat.view["result"]["how"] in ("won", "wall", "claims")
        check_record(home, opened)


def test_the_hand_in_play_is_dropped(tmp_path: Path, watch: Stopwatch) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options("dropped"))
        with home.sit(opened) as seat:
            settle_into_play(seat)
            watch.now += 10 * MINUTE
            # no message later than the time is played, whether the clock was looked at or not
            told = seat.act(seat.words[-1])
            assert kinds(told) == ["time_up", "match_over"]
            assert told[-1] == {**told[-1], "type": "error", "code": "match_over"} or told[-1]["type"] == "error"
            view = seat.view
            assert (view["phase"], view["match_end"], view["history"]) == ("match_over", "time", [])
            assert (view["result"]["how"], view["result"]["net"]) == ("dropped", [0, 0, 0, 0])
            assert view["secret"]
            as_told(view)
        check_record(home, opened)


@pytest.mark.parametrize("at_end", ["finished", "dropped"])
def test_between_two_hands_nothing_is_lost(tmp_path: Path, watch: Stopwatch, at_end: str) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options(at_end))
        with home.sit(opened) as seat:
            while seat.view["phase"] != "hand_over":
                seat.act(seat.words[-1])
            result = seat.view["result"]
            watch.now += 11 * MINUTE
            told = seat.next_hand()
            assert told[0]["events"][-1] == {**told[0]["events"][-1], "kind": "match_over", "word": "time"}
            assert told[-1]["code"] == "match_over"
            assert (seat.view["phase"], seat.view["match_end"], seat.view["hand"]) == ("match_over", "time", 1)
            assert seat.view["result"] == result
            assert len(seat.view["history"]) == 1
        check_record(home, opened)


@pytest.mark.parametrize("at_end", ["finished", "dropped"])
def test_the_word_of_the_clock_outlives_the_server(tmp_path: Path, watch: Stopwatch, at_end: str) -> None:
    with house(tmp_path, stopwatch=watch) as home:
        opened = home.open(options=options(at_end))
        with home.sit(opened) as seat:
            settle_into_play(seat)
            watch.now += 10 * MINUTE
            look(home)
            seat.heard()
            before = seat.view
    with house(tmp_path, stopwatch=watch) as home, home.sit(opened) as seat:
        assert seat.view == before
        assert seat.view["clock"] == {**seat.view["clock"], "up": True, "left_ms": 0, "running": False}


def check_record(home: House, opened: Message) -> None:
    lines = parse_lines(home.get(f"/api/tables/{opened['table']}/record", opened).text)
    assert any(line["type"] == "time_up" for line in lines)
    assert [state.table.version for state in replay(lines)][-1] == home.live_table(opened).match.table.version
    assert verify_shuffle(lines).hands == 1


@pytest.mark.process
def test_killed_it_goes_on_with_the_time_that_was_kept_last(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open(options={"minutes": 1})
        begun = time.monotonic()
        with server.sit(opened):
            # nobody plays: it is kept all the same, as the seconds pass
            first = kept_beyond(tmp_path, opened, 0)
            kept = kept_beyond(tmp_path, opened, first)
            server.kill()
        spent = time.monotonic() - begun
    with running(tmp_path) as server:
        begun = time.monotonic()
        with server.sit(opened) as seat:
            after = seat.view["clock"]
        spent += time.monotonic() - begun
    assert after["running"]
    # no machine is too slow for this: it went on from what was kept, and never faster than the time itself
    assert 60_000 - 1000 * spent - 1 <= after["left_ms"] <= 60_000 - kept


def kept_beyond(folder: Path, opened: Message, milliseconds: int) -> int:
    """For how long the match has been played as the running server keeps it; waits until that is longer."""
    end = time.monotonic() + 60
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        while time.monotonic() < end:
            (played,) = database.execute("SELECT played FROM tables WHERE id = ?", (opened["table"],)).fetchone()
            if played > milliseconds:
                return int(played)
            time.sleep(0.02)
    pytest.fail(f"in a minute no more than {milliseconds} ms were kept")
