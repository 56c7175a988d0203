"""Several processes at one database: people at one table come in by any of them, and go on when one dies."""

import contextlib
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import WebSocketException

from eastwind.server.cluster.liveness import SILENT_SECONDS
from eastwind.server.settings import Limits
from tests.chaos.nursery import SILENT, Nursery, Server, nursery_under
from tests.server.process import At, Message, Process, ProcessSeat, running
from tests.support.postgres import Postgres
from tests.support.valkey import Valkey

pytestmark = pytest.mark.process

#: How long a table may stand when a process dies; others share the machine that tests run on, `make chaos` is strict.
PATIENCE: Final = 20.0
_LIMITS: Final = Limits()


@pytest.fixture(scope="module")
def copied(request: pytest.FixtureRequest) -> Iterator[Nursery]:
    """Processes that are slow because of what else the machine does are not to be dead, but where they are to hang."""
    with nursery_under({SILENT: str(getattr(request, "param", 60.0))}) as found:
        yield found


@pytest.fixture(params=["file", "postgresql"])
def database(request: pytest.FixtureRequest) -> tuple[str, ...]:
    if request.param == "file":
        return ()
    postgres: Postgres = request.getfixturevalue("postgres")
    return ("--database", postgres.empty())


@pytest.fixture
def two(copied: Nursery, valkey: Valkey, tmp_path: Path, database: tuple[str, ...]) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as opened:
        found: list[Server] = []
        for _ in range(2):
            # each is at its port before the next looks for a free one
            found.append(Server(copied, tmp_path / "data", "--bus", valkey.address, *database))
            opened.callback(found[-1].kill)
            found[-1].start()
            found[-1].wait_until_ready()
        yield found[0], found[1]


def _begun(one: At, other: At) -> tuple[Message, Message]:
    """A table of two; the second sits down by way of the other process."""
    opened = one.open(persons=2, bots=["club", "club"], window=1)
    with one.sit(opened) as first:
        guest = other.request("POST", f"/api/tables/{opened['table']}/seats", {"name": "Bo"})
        assert "token" in guest, guest
        with other.sit(guest) as second:
            second.ask({"type": "ready", "ready": True})
            _until(lambda: any(told["type"] == "lobby" and told["seats"][1]["ready"] for told in first.heard()))
            first.ask({"type": "begin", "level": "club"})
            _until(lambda: bool(second.heard()) and bool(second.view))
            assert second.view["version"] == first.view["version"]
    return opened, guest


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def _plays(seats: list[ProcessSeat], moves: int) -> int:
    """So many steps of the table, with everybody at it; returns the version that they all see then."""
    until = max(seat.view["version"] for seat in seats) + moves
    end = time.monotonic() + PATIENCE
    while min(seat.view["version"] for seat in seats) < until:
        assert time.monotonic() < end, [seat.view["version"] for seat in seats]
        for seat in seats:
            seat.heard()
            if seat.view["phase"] == "hand_over":
                seat.ask({"type": "next_hand", "hand": seat.view["hand"]})
            elif seat.view["legal"]:
                words = [action["word"] for action in seat.view["legal"]]
                word = "pass" if "pass" in words else words[-1]
                seat.ask({"type": "act", "version": seat.view["version"], "action": word})
            elif seat.view["phase"] in ("claim", "rob") and seat.view["turn"] != seat.view["me"]:
                seat.ask({"type": "act", "version": seat.view["version"], "action": "pass"})
        time.sleep(0.005)
    return min(int(seat.view["version"]) for seat in seats)


def test_two_people_play_by_way_of_two_processes_and_each_sees_what_the_other_does(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with one.sit(opened) as first, other.sit(guest) as second:
        _plays([first, second], 6)
        first.ask({"type": "say", "phrase": "wow"})
        _until(lambda: any(told["type"] == "said" for told in second.heard()))
        # nobody is away to the others
        for seat in (first, second):
            people = [told for told in seat.all_told if told["type"] == "people"]
            assert people
            assert [person["state"] for person in people[-1]["people"]].count("away") == 0, people[-1]


def test_when_a_process_is_killed_its_tables_go_on_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with other.sit(guest) as second:
        with one.sit(opened) as first:
            seen = _plays([first, second], 3)
        two[0].kill()
        _is_sent_away(second)
    with _back(other, opened) as first, _back(other, guest) as second:
        assert first.view["version"] >= seen
        _plays([first, second], 3)


@pytest.mark.parametrize("copied", [3.0], indirect=True)
def test_a_process_that_hangs_keeps_nobody_and_hears_of_it_when_it_goes_on(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with one.sit(opened) as late, other.sit(guest) as second:
        seen = _plays([late, second], 2)
        two[0].signal(signal.SIGSTOP)
        begun = time.monotonic()
        _is_sent_away(second)
        with _back(other, opened) as first, _back(other, guest) as second:
            assert first.view["version"] >= seen - 1
            _plays([first, second], 3)
            took = time.monotonic() - begun
            two[0].signal(signal.SIGCONT)
            # whoever still was at the one that hung is sent away, and led to where the table is now
            _is_sent_away(late)
            with _back(one, opened) as again:
                _plays([again, second], 2)
    assert took < PATIENCE


@pytest.mark.parametrize("copied", [SILENT_SECONDS], indirect=True)
@pytest.mark.parametrize(
    ("stopped", "seconds"), [((0, 1), 8.0), ((0,), 9.0), ((1,), 9.0)], ids=["both", "one", "other"]
)
def test_processes_that_are_starved_for_less_than_ten_seconds_keep_their_tables_and_people(
    two: tuple[Server, Server], stopped: tuple[int, ...], seconds: float
) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with one.sit(opened) as first, other.sit(guest) as second:
        _plays([first, second], 2)
        for each in stopped:
            two[each].signal(signal.SIGSTOP)
        time.sleep(seconds)
        for each in stopped:
            two[each].signal(signal.SIGCONT)
        # longer than somebody who wakes up takes to judge
        end = time.monotonic() + 3.0
        while time.monotonic() < end:
            for seat in (first, second):
                seat.heard()
            time.sleep(0.1)
        _plays([first, second], 3)
    told = "".join(server.log.read_text() for server in two)
    assert "is gone: its tables" not in told
    assert "took this one for dead" not in told


@pytest.mark.parametrize("copied", [SILENT_SECONDS], indirect=True)
def test_a_process_that_is_killed_is_replaced_long_before_one_that_is_silent(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with one.sit(opened) as first, other.sit(guest) as second:
        _plays([first, second], 2)
        two[0].kill()
        begun = time.monotonic()
        # nobody comes for the table meanwhile: it is found out by looking
        _until(lambda: "is gone: its tables" in two[1].log.read_text())
        took = time.monotonic() - begun
    with _back(other, opened) as first, _back(other, guest) as second:
        _plays([first, second], 2)
    assert took < SILENT_SECONDS / 2, took


def test_whoever_comes_from_a_process_that_ends_in_order_finds_the_table_free(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened, guest = _begun(one, other)
    with one.sit(opened) as first, other.sit(guest) as second:
        seen = _plays([first, second], 2)
        two[0].stop()
        _is_sent_away(second)
    with _back(other, opened) as first, _back(other, guest) as second:
        assert first.view["version"] >= seen
        _plays([first, second], 2)


@pytest.mark.parametrize("database", ["file"], indirect=True)
def test_what_lies_in_the_memory_of_one_process_is_found_by_way_of_the_other(two: tuple[Server, Server]) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened = one.open(bots=["novice"] * 3)
    held = _held(opened["table"], opened["token"])
    for here, there in ((one, other), (other, one)):
        ticket = here.request("POST", "/api/moves", held)["ticket"]
        _until(partial(_waits, there, ticket))
        assert there.request("POST", f"/api/moves/{ticket}")["seats"][0]["token"] == opened["token"]
        # once, wherever it is asked for
        for each in (here, there):
            assert each.request("POST", f"/api/moves/{ticket}")["code"] == "no_such_move"
            assert each.request("GET", f"/api/moves/{ticket}")["taken"] is True
    wish = {"before": {"rules": "ru-classic"}, "hands": 40, "bots": ["novice"] * 4}
    begun = one.request("POST", "/api/simulate", wish)
    assert "id" in begun, begun
    _until(lambda: other.request("GET", f"/api/simulate/{begun['id']}").get("state") == "done")
    assert one.request("GET", f"/api/simulate/{begun['id']}")["hands"] == 40
    # whatever cannot be, is refused in the same words
    for gone in ("x.0123456789abcdef", "x"):
        assert one.request("GET", f"/api/simulate/{gone}")["code"] == "no_such_simulation"


def test_who_is_removed_at_one_process_is_told_at_the_other_and_finds_back_at_neither(
    two: tuple[Server, Server],
) -> None:
    one, other = At(two[0].url), At(two[1].url)
    opened = one.open(persons=2, bots=["club", "club"])
    seats = f"/api/tables/{opened['table']}/seats"
    with one.sit(opened) as first:
        guest = other.request("POST", seats, {"name": "Squatter", "code": opened["code"]})
        with other.sit(guest) as second:
            _until(lambda: any(told["type"] == "lobby" for told in second.heard()) or bool(second.all_told))
            *_, new = (told["code"] for told in first.ask({"type": "remove", "seat": 1}) if told["type"] == "lobby")
            _is_sent_away(second)
            assert [told["code"] for told in second.all_told if told["type"] == "error"] == ["removed"]
        for at in (one, other):
            assert at.request("GET", f"/api/invitations/{opened['code']}")["code"] == "no_such_code"
            assert at.request("POST", seats, {"name": "Squatter"})["code"] == "no_such_code"
            assert at.request("GET", f"/api/invitations/{new}")["seats"][1]["free"]
    two[0].kill()
    _until(lambda: "token" in other.request("POST", seats, {"name": "Ben", "code": new}))


def test_wrong_letters_of_one_visitor_are_counted_once_for_all_processes(
    copied: Nursery, valkey: Valkey, tmp_path: Path
) -> None:
    with ExitStack() as opened:
        servers: list[At] = []
        for _ in range(2):
            server = Server(copied, tmp_path / "data", "--bus", valkey.address, limited=True)
            opened.callback(server.kill)
            server.start()
            server.wait_until_ready()
            servers.append(At(server.url))
        held = _held("t" * 12, "x" * 20)
        # they know one another when each finds what lies at the other
        for here, there in (servers, servers[::-1]):
            _until(partial(_waits, there, here.request("POST", "/api/moves", held)["ticket"]))
        begun = time.monotonic()
        for number in range(24):
            assert servers[number % 2].request("GET", "/api/invitations/AAAAAA")["code"] == "no_such_code"
        assert time.monotonic() - begun >= 24 - _LIMITS.wrong_codes.at_once - 0.5


def test_what_one_visitor_may_open_is_counted_once_for_all_processes(
    copied: Nursery, valkey: Valkey, tmp_path: Path
) -> None:
    with ExitStack() as opened:
        servers: list[At] = []
        for _ in range(2):
            server = Server(copied, tmp_path / "data", "--bus", valkey.address, limited=True)
            opened.callback(server.kill)
            server.start()
            server.wait_until_ready()
            servers.append(At(server.url))
        tried, held = 0, _held("t" * 12, "x" * 20)
        # they know one another when each finds what lies at the other
        for here, there in (servers, servers[::-1]):
            ticket = here.request("POST", "/api/moves", held).get("ticket")
            tried += 1
            assert ticket is not None
            _until(partial(_waits, there, ticket))
        begun = time.monotonic()
        codes = [servers[each % 2].request("POST", "/api/moves", held).get("code") for each in range(60)]
        most = _LIMITS.openings.at_once + _LIMITS.openings.a_second * (time.monotonic() - begun) + 1
        assert codes.count(None) + tried <= most
        assert codes[:20] == [None] * 20
        assert "too_often" in codes


def _waits(at: At, ticket: str) -> bool:
    """Whether a ticket is known there: a process that has just begun is known to the others with their next look."""
    return at.request("GET", f"/api/moves/{ticket}").get("taken") is False


def _held(table: str, token: str) -> Message:
    """What a browser hands over that has one seat."""
    seat = {"table": table, "seat": 0, "token": token, "name": "Ann", "opened": "2026-01-01", "over": False}
    return {"seats": [seat]}


def _is_sent_away(seat: ProcessSeat) -> None:
    def gone() -> bool:
        try:
            seat.heard()
        except WebSocketException:
            return True
        return False

    _until(gone)


@contextlib.contextmanager
def _back(server: At, opened: Message) -> Iterator[ProcessSeat]:
    """Comes back as a page does, until the table is there again."""
    with ExitStack() as stack:
        found: list[ProcessSeat] = []

        def there() -> bool:
            with contextlib.suppress(WebSocketException, OSError, EOFError):
                seat = stack.enter_context(server.sit(opened))
                if seat.view:
                    found.append(seat)
            return bool(found)

        _until(there)
        yield found[0]


def _processes_of(process: Process) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process.popen.pid)], capture_output=True, text=True, check=False)
    return [int(number) for number in found.stdout.split()]


def test_workers_share_a_port_and_one_that_is_killed_is_begun_anew(tmp_path: Path) -> None:
    wanted = ("--workers", "2", "--no-limits", "--log", "json")
    with running(tmp_path / "data", *wanted, command="serve") as server:
        _until(lambda: len(_processes_of(server)) == 2)
        tables = [server.open() for _ in range(4)]
        before = _processes_of(server)
        os.kill(before[0], signal.SIGKILL)
        for opened in tables:
            with _back(server, opened) as seat:
                seat.play(3)
        _until(lambda: len(_processes_of(server)) == 2)
        assert _processes_of(server) != before
        server.popen.send_signal(signal.SIGTERM)
        log = [json.loads(line)["message"] for line in server.told_to_its_end()]
        assert sum(message.startswith("worker 0 ended") for message in log) == 1
        # the new one may have been told before it served anybody
        assert sum(message.startswith("stopping: sockets") for message in log) >= 1
        assert _processes_of(server) == []


def test_workers_end_in_order_when_whoever_began_them_is_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--workers", "2", "--no-limits", command="serve") as server:
        _until(lambda: len(_processes_of(server)) == 2)
        workers = _processes_of(server)
        server.kill()
        _until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_workers_that_cannot_begin_say_why_once_and_all_end(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "eastwind.sqlite3").write_bytes(b"nothing like a database" * 100)
    with pytest.raises(AssertionError, match="ended with 2"):
        Process(tmp_path / "data", "--workers", "2", command="serve")
