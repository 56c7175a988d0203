"""Workers of one server serve interpreted from the first seconds, and each takes over by itself."""

import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest
from websockets.exceptions import WebSocketException

from eastwind.rules import load_preset
from eastwind.server.interim.replayed import standing
from tests.server.fronts import Worker, begun_by, several, wait_for_end
from tests.server.interim.walled import WALL
from tests.server.process import At, Message, ProcessSeat, own_port
from tests.support.postgres import Postgres
from tests.support.two_walls import SAME, two_walls

pytestmark = pytest.mark.process

_PATIENCE: Final = 60.0
#: Long before a server gives up to wait for a moment in which nobody speaks.
_SOON: Final = 30.0
_THINKING_SECONDS: Final = 0.5
#: As many as both walls have alike.
_TURNS: Final = SAME // 4 - 1


@pytest.fixture(params=["file", "postgresql"])
def database(request: pytest.FixtureRequest) -> tuple[str, ...]:
    if request.param == "file":
        return ()
    postgres: Postgres = request.getfixturevalue("postgres")
    return ("--database", postgres.empty())


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def _seated(one: Worker, other: Worker, opened: ExitStack, **wish: str) -> tuple[list[Message], list[ProcessSeat]]:
    """A table of two that has begun: each has come in by a worker of his own."""
    keys = [one.open(persons=2, bots=["club", "club"], window=1, **wish)]
    first = opened.enter_context(one.sit(keys[0]))
    keys.append(other.request("POST", f"/api/tables/{keys[0]['table']}/seats", {"name": "Bo"}))
    second = opened.enter_context(other.sit(keys[1]))
    second.ask({"type": "ready", "ready": True})
    _until(lambda: any(told["type"] == "lobby" and told["seats"][1]["ready"] for told in first.heard()))
    first.ask({"type": "begin", "level": "club"})
    _until(lambda: bool(second.heard()) and bool(second.view))
    return keys, [first, second]


def _step(seats: list[ProcessSeat]) -> None:
    """Everybody hears what was told, and does what he is asked for."""
    for seat in seats:
        seat.heard()
        if seat.view["phase"] == "hand_over":
            seat.ask({"type": "next_hand", "hand": seat.view["hand"]})
        elif seat.view["legal"]:
            words = seat.words()
            seat.ask(
                {"type": "act", "version": seat.view["version"], "action": "pass" if "pass" in words else words[-1]}
            )
        elif seat.view["phase"] in ("claim", "rob") and seat.view["turn"] != seat.view["me"]:
            seat.ask({"type": "act", "version": seat.view["version"], "action": "pass"})
    time.sleep(0.005)


def _play(seats: list[ProcessSeat], versions: int) -> None:
    until = max(seat.view["version"] for seat in seats) + versions
    end = time.monotonic() + _PATIENCE
    while min(seat.view["version"] for seat in seats) < until:
        assert time.monotonic() < end, [seat.view["version"] for seat in seats]
        _step(seats)


@contextlib.contextmanager
def _back(server: At, key: Message) -> Iterator[ProcessSeat]:
    """Comes back as a page does, until the table is there again."""
    with ExitStack() as stack:
        found: list[ProcessSeat] = []

        def is_there() -> bool:
            with contextlib.suppress(WebSocketException, OSError, EOFError):
                seat = stack.enter_context(server.sit(key))
                if seat.view:
                    found.append(seat)
            return bool(found)

        _until(is_there)
        yield found[0]


def _think(seats: list[ProcessSeat]) -> None:
    """Until somebody is to discard, who takes his time."""
    end = time.monotonic() + _PATIENCE
    _step(seats)
    while not any(seat.view["phase"] == "turn" and seat.view["legal"] for seat in seats):
        assert time.monotonic() < end
        _step(seats)
    time.sleep(_THINKING_SECONDS)


def _has_come_along(seat: ProcessSeat) -> None:
    """Nothing was told out of its order or left out: each step goes on from the view before it, as `Reader` sees to."""
    versions = [message["view"]["version"] for message in seat.all_told if message["type"] == "update"]
    assert versions == sorted(versions)
    states = [person["state"] for told in seat.all_told if told["type"] == "people" for person in told["people"]]
    assert "away" not in states


def test_two_at_one_table_by_two_workers_play_on_while_each_takes_over(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    with several(tmp_path, *database) as (process, (one, other)), ExitStack() as opened:
        _, seats = _seated(one, other, opened)
        _play(seats, 6)
        hand = seats[0].view["hand"]
        for worker in (other, one):
            (beside,) = worker.beside
            worker.take_over(lambda: _think(seats))
            assert not Path(f"/proc/{beside}").exists()
            _play(seats, 3)
        assert seats[0].view["hand"] - hand <= 1
        for seat in seats:
            _has_come_along(seat)
        assert len(begun_by(process.popen.pid)) == 3


def _calm(seat: ProcessSeat) -> str:
    """Passing, where that is offered; else the tile that was drawn."""
    words = seat.words()
    drawn = next(each["drawn"] for each in seat.view["seats"] if each["seat"] == seat.view["me"])
    return next((word for word in ("pass", f"discard {drawn}") if word in words), words[-1])


def _lived(folder: Path, monkeypatch: pytest.MonkeyPatch, rules: str, wall: list[int]) -> list[Message]:
    """What the first of two persons is told, each by a worker of his own, while both workers take over."""
    folder.mkdir()
    (folder / "wall").write_text(json.dumps({"rules": rules, "wall": wall}), encoding="ascii")
    monkeypatch.setenv(WALL, str(folder / "wall"))
    with several(folder) as (_, (one, other)), ExitStack() as opened:
        keys, seats = _seated(one, other, opened, rules=rules)
        end = time.monotonic() + _PATIENCE
        for turn in range(_TURNS):
            moment = -1
            while not (seats[0].view["phase"] == "turn" and seats[0].words() and seats[0].view["version"] > moment):
                assert time.monotonic() < end
                for seat in seats:
                    seat.heard()
                    if seat.words() or (
                        seat.view["phase"] in ("claim", "rob") and seat.view["turn"] != seat.view["me"]
                    ):
                        word = _calm(seat) if seat.words() else "pass"
                        if seat is not seats[0] or seat.view["phase"] != "turn":
                            seat.ask({"type": "act", "version": seat.view["version"], "action": word})
            if turn in (2, 4):
                # somebody is to discard, and takes his time
                (other if turn == 2 else one).take_over(lambda: time.sleep(0.2))
            moment = seats[0].view["version"]
            seats[0].ask({"type": "act", "version": moment, "action": _calm(seats[0])})
        told = json.dumps([standing(each) for each in seats[0].all_told if each["type"] == "update"])
        # a name and a token are drawn by chance for every table, and have nothing to do with its tiles
        for key in keys:
            told = (
                told.replace(key["table"], "table").replace(key["token"], "token").replace(key["commitment"], "promise")
            )
        found: list[Message] = json.loads(told)
        return found


def test_what_a_seat_is_told_by_several_workers_says_nothing_of_what_others_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = "ru-classic"
    walls = two_walls(load_preset(rules), random.Random(rules))
    assert walls[0] != walls[1]
    first, second = (_lived(tmp_path / str(n), monkeypatch, rules, wall) for n, wall in enumerate(walls))
    common = min(len(first), len(second))
    assert common > 4 * _TURNS
    assert first[:common] == second[:common]
    assert any(message["view"]["phase"] == "claim" for message in first)


def test_a_worker_that_is_killed_before_the_engine_is_there_is_begun_anew(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    with several(tmp_path, *database) as (process, (one, other)), ExitStack() as opened:
        keys, seats = _seated(one, other, opened)
        _play(seats, 3)
        seen = seats[1].view
        (beside,) = one.beside
        os.kill(one.process, signal.SIGKILL)
        wait_for_end(beside)
        _until(lambda: len(begun_by(process.popen.pid)) == 3)
        with ExitStack() as again:
            back = [again.enter_context(_back(process, key)) for key in keys]
            assert all(seat.view["version"] >= seen["version"] for seat in back)
            _play(back, 3)


def test_figures_are_told_of_each_worker_before_the_engine_is_there(tmp_path: Path) -> None:
    port = own_port()
    with several(tmp_path, "--metrics", str(port)) as (process, _):
        process.open()

        def told(number: int) -> dict[str, float]:
            with urlopen(f"http://127.0.0.1:{port + number}/metrics", timeout=_PATIENCE) as answer:
                lines = [line.split() for line in answer.read().decode().splitlines() if line.startswith("eastwind_")]
            return {line[0]: float(line[1]) for line in lines}

        _until(lambda: all(told(number).get("eastwind_ready") == 1 for number in range(2)))
        _until(lambda: sum(told(number)["eastwind_tables_opened_total"] for number in range(2)) == 1)


def test_a_worker_takes_over_though_those_at_another_one_speak_all_the_time(tmp_path: Path) -> None:
    with several(tmp_path) as (_, (one, other)), ExitStack() as opened:
        keys = [one.open(persons=2, bots=["club", "club"])]
        first = opened.enter_context(one.sit(keys[0]))
        keys.append(other.request("POST", f"/api/tables/{keys[0]['table']}/seats", {"name": "Bo"}))
        # led on to the server where the first has opened the table
        second = opened.enter_context(other.sit(keys[1]))
        begun = time.monotonic()
        ready = False

        def speak() -> None:
            nonlocal ready
            ready = not ready
            first.ask({"type": "ready", "ready": ready})
            time.sleep(0.05)

        other.take_over(speak)
        assert time.monotonic() - begun < _SOON
        told = [each for each in second.heard() if each["type"] == "lobby"]
        assert len(told) > 1
        assert told[-1]["seats"][0]["ready"] == ready


def test_when_compiling_is_killed_it_is_begun_anew_and_people_play_on(tmp_path: Path) -> None:
    with several(tmp_path) as (process, (one, other)), ExitStack() as opened:
        _, seats = _seated(one, other, opened)
        workers = {one.process, other.process}
        (compiler,) = set(begun_by(process.popen.pid)) - workers
        os.kill(compiler, signal.SIGKILL)
        _until(lambda: len(begun_by(process.popen.pid)) == 3 and compiler not in begun_by(process.popen.pid))
        _play(seats, 2)
        (again,) = set(begun_by(process.popen.pid)) - workers
        os.kill(again, signal.SIGKILL)
        _until(lambda: set(begun_by(process.popen.pid)) == workers)
        _play(seats, 2)


def test_when_compiling_fails_it_is_said_once_and_all_end(tmp_path: Path) -> None:
    with several(tmp_path) as (process, workers):
        besides = [beside for worker in workers for beside in worker.beside]
        (tmp_path / "ready-fails").touch()
        assert process.popen.stdout is not None
        told = process.popen.stdout.read()
        assert process.popen.wait(_PATIENCE) == 2
        assert told.count("compiling ended with status 1") == 1
        assert not any(Path(f"/proc/{each}").exists() for each in besides)


def test_workers_that_are_told_to_end_before_the_engine_is_there_end_in_order(tmp_path: Path) -> None:
    with several(tmp_path) as (process, (one, other)), ExitStack() as opened:
        _seated(one, other, opened)
        begun = [*begun_by(process.popen.pid), *one.beside, *other.beside]
        process.popen.send_signal(signal.SIGTERM)
        process.told_to_its_end()
        assert not any(Path(f"/proc/{each}").exists() for each in begun)
