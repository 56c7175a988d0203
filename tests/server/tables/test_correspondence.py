"""A table by correspondence: a move has days, nobody has to be there, and the server may be stopped between."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from eastwind.server.network import Inside
from eastwind.server.tables import deadline
from tests.server.house import House, Message, Seat, house
from tests.server.party import MANY, Party, asked_of, party, play
from tests.server.still_time import StillTime

DAY = 86_400.0


@pytest.fixture
def house_with(still: StillTime) -> Message:
    return still.given


def turn(home: House, key: Message) -> Message:
    told: Message = home.get(f"/api/tables/{key['table']}/turn", key).json()
    return told


def look(home: House) -> None:
    """What the server does every few seconds."""
    home.call(home.app.state.table_registry.look_at_deadlines)


def moment_of(home: House, key: Message) -> int:
    return int(home.live_table(key).match.table.moment)


def visit(found: Party, number: int) -> None:
    """Somebody comes, does what he is asked, and goes again."""
    seat = found.come(number)
    do_all(seat)
    found.go(number, 0)


def do_all(seat: Seat) -> None:
    for _ in range(MANY):
        view = seat.view
        moment = view["version"]
        if view["phase"] == "hand_over":
            seat.next_hand()
        elif view["phase"] in ("claim", "rob"):
            if view["turn"] != view["me"]:
                seat.act("pass")
        elif seat.words:
            seat.act("pass" if "pass" in seat.words else seat.words[-1])
        if seat.view["version"] == moment:
            return


def test_persons_who_are_never_there_together_play_a_hand(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="1d") as found:
        for number in (0, 1):
            found.go(number, 0)
        for _ in range(MANY):
            for number in (0, 1):
                still.go(home, 3600.0)
                look(home)
                visit(found, number)
            if home.live_table(found.keys[0]).match.table.hand == 2:
                break
        live_table = home.live_table(found.keys[0])
        assert live_table.match.table.hand == 2
        assert "given_up" not in home.get(f"/api/tables/{found.keys[0]['table']}/record", found.keys[0]).text


def test_whose_turn_it_is_and_until_when_is_told_for_the_list_of_tables(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="3d") as found:
        ben = found.seats()[1]
        his = ben.view["me"]
        play(found, lambda: any(word.startswith("discard") for word in ben.words))
        until = turn(home, found.keys[0])["until"]
        assert turn(home, found.keys[1]) == {
            "begun": True,
            "over": False,
            "asked": True,
            "waits_for": [his],
            "until": until,
        }
        assert turn(home, found.keys[0])["asked"] is False
        table = home.live_table(found.keys[0])
        left = deadline.left(table._state, table._loop.now())
        assert 2.9 * DAY < left <= 3 * DAY
        assert home.get(f"/api/tables/{found.keys[0]['table']}/turn", {"token": "x" * 20}).status_code == 401


def test_a_deadline_holds_though_nobody_is_there_and_the_server_was_stopped(tmp_path: Path, still: StillTime) -> None:
    with house(tmp_path, **still.given) as home, party(home, still, 2, pace="1d") as found:
        ben = found.seats()[1]
        his = ben.view["me"]
        play(found, lambda: any(word.startswith("discard") for word in ben.words))
        keys, moment = found.keys, moment_of(home, found.keys[0])
        until = turn(home, keys[0])["until"]
    still.now += 0.5 * DAY
    with house(tmp_path, **still.given) as home:
        with home.sit(keys[0]):
            still.go(home, 0)
        assert turn(home, keys[0])["until"] == until
        assert moment_of(home, keys[0]) == moment
        still.now += 0.6 * DAY
        look(home)
        # his discard is made for him, and stands in a window as any other
        assert moment_of(home, keys[0]) > moment
        assert home.view(keys[0])["seats"][his]["pond"] != []


def test_what_was_answered_in_a_window_outlives_the_server_and_its_deadline_closes_it(
    tmp_path: Path, still: StillTime
) -> None:
    with house(tmp_path, **still.given) as home, party(home, still, 3, pace="1d") as found:
        play(found, lambda: found.seats()[0].view["phase"] == "claim")
        keys = found.keys
        persons = found.seats()
        [first, *_] = [seat for seat in persons if seat.view["me"] != seat.view["turn"]]
        first.act("pass")
        number, moment = persons.index(first), moment_of(home, keys[0])
        assert turn(home, keys[number])["asked"] is False
    with house(tmp_path, **still.given) as home:
        assert moment_of(home, keys[0]) == moment
        assert turn(home, keys[number])["asked"] is False
        with home.sit(keys[number], greet=False) as again:
            [window] = [told for told in again.hello() if told["type"] == "window"]
            assert window["answered"] is True
            assert window["left_ms"] > 0.9 * DAY * 1000
        still.now += 1.1 * DAY
        look(home)
        assert moment_of(home, keys[0]) > moment


def test_a_bot_does_not_take_the_seat_of_who_is_not_there(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="1d", away="bot") as found:
        his = found.seats()[1].view["me"]
        play(found, asked_of(found, his))
        moment = moment_of(home, found.keys[0])
        found.go(1, 3600.0)
        assert moment_of(home, found.keys[0]) == moment


@contextmanager
def listening() -> Iterator[str]:
    """A place at which the system takes connections, and nobody answers them."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}"


def test_what_is_due_at_the_tables_of_a_process_that_died_is_done_by_another_and_before_by_that_one_alone(
    tmp_path: Path, still: StillTime
) -> None:
    with listening() as first, house(tmp_path, inside=Inside(first), **still.given) as one:
        with party(one, still, 2, pace="1d") as found:
            key = found.keys[0]
            for number in (0, 1):
                found.go(number, 0)
        before = moment_of(one, key)
        with listening() as second, house(tmp_path, inside=Inside(second), **still.given) as other:
            assert other.call(other.app.state.table_registry.elsewhere, key["table"]) is not None
            still.go(other, 2 * DAY)
            look(other)
            # it may be looked at there, and nothing is done to it
            assert moment_of(other, key) == before
            assert other.call(other.app.state.table_registry.elsewhere, key["table"]) is not None
            assert one.call(one.app.state.table_registry.elsewhere, key["table"]) is None
    # a process that ends so has not let go of its tables: nobody listens at its place any more, so it is taken for dead
    with listening() as third, house(tmp_path, inside=Inside(third), **still.given) as other:
        table_registry = other.app.state.table_registry
        _until(lambda: other.call(table_registry.elsewhere, key["table"]) is None)
        look(other)
        assert moment_of(other, key) > before


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 10.0
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
