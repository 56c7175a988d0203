"""Six letters: wrong ones cost, right ones stay quick, and they end with the match."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from eastwind.server.cluster.ownership import Ownership
from eastwind.server.counters import Counters
from eastwind.server.http.guard import LED
from eastwind.server.http.peers.client import Client
from eastwind.server.http.peers.relay import Relay
from eastwind.server.limits.rate_limits import GUESS, Counted, RateLimits
from eastwind.server.settings import UNHURRIED, Limits, Rate
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import ProcessRow
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.refusals import Refusal, no_such_code
from tests.server.house import ORIGIN, House, Message, Seat, house, settings_for
from tests.server.party import departed
from tests.server.tables.test_company import code_of, open_for, seated, take
from tests.server.tables.test_proposals import end_early, told_last
from tests.server.tables.test_spectators import code_at, look_on, play_out


class _Time:
    """A clock that goes on when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time() -> _Time:
    return _Time()


@pytest.fixture
def rate_limits(time: _Time) -> RateLimits:
    return RateLimits(Limits(), clock=time, sleep=time.sleep)


async def _wrong() -> str:
    raise no_such_code("AAAAAA")


async def _right() -> str:
    return "found"


def _tried(rate_limits: RateLimits, look: Callable[[], Awaitable[str]], visitor: str = "a") -> str:
    """What a visitor is told who tries letters once."""

    async def tried() -> str:
        try:
            return await rate_limits.by_code(visitor, look)
        finally:
            await asyncio.sleep(0)  # that they were right is told without waiting for it

    try:
        return asyncio.run(tried())
    except Refusal as refusal:
        return str(refusal.message.code)


def test_twenty_wrong_letters_cost_nothing_and_then_one_may_be_tried_a_second(
    rate_limits: RateLimits, time: _Time
) -> None:
    moments = []
    for _ in range(25):
        assert _tried(rate_limits, _wrong) == "no_such_code"
        moments.append(time.now)
    assert moments[:20] == [100.0] * 20
    assert [later - before for before, later in pairwise(moments[19:])] == [1.0] * 5
    # ten thousand take nearly three hours, and not five minutes
    for _ in range(10_000 - 25):
        _tried(rate_limits, _wrong)
    assert time.now - 100 == pytest.approx(9980)
    assert _tried(rate_limits, _wrong, "somebody else") == "no_such_code"
    assert time.now - 100 == pytest.approx(9980)


def test_who_tries_many_at_once_is_refused_with_the_time_to_come_back(time: _Time) -> None:
    asleep: list[float] = []

    async def sleep(seconds: float) -> None:
        asleep.append(seconds)

    rate_limits = RateLimits(Limits(), clock=time, sleep=sleep)

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(rate_limits.by_code("a", _wrong) for _ in range(100)), return_exceptions=True)

    told = [each.message.code for each in asyncio.run(all_at_once())]
    assert (told.count("no_such_code"), told.count("too_often")) == (22, 78)
    assert asleep == [1.0, 2.0]
    with pytest.raises(Refusal) as refused:
        asyncio.run(rate_limits.by_code("a", _right))
    # it is not looked whether they are right: who guesses would know it by that
    assert (refused.value.message.code, refused.value.retry_after) == ("too_often", 3)


def test_right_letters_are_not_counted(rate_limits: RateLimits, time: _Time) -> None:
    for _ in range(500):
        assert _tried(rate_limits, _right) == "found"
    for _ in range(20):
        _tried(rate_limits, _wrong)
    time.now += 5
    for _ in range(500):
        assert _tried(rate_limits, _right) == "found"
    assert time.now == 105.0


def test_what_a_store_cannot_answer_is_nobodys_wrong_guess(rate_limits: RateLimits, time: _Time) -> None:
    async def broken() -> str:
        raise StoreError("held up", StoreFault.HELD_UP)

    for _ in range(100):
        with pytest.raises(StoreError):
            asyncio.run(rate_limits.by_code("a", broken))
    assert time.now == 100.0


def test_where_there_are_several_processes_one_counts_a_visitor_for_all(time: _Time) -> None:
    there = RateLimits(Limits(), clock=time, sleep=time.sleep)

    async def elsewhere(what: Counted, visitor: str) -> float | None:
        return there.take(what, visitor)

    here = [RateLimits(Limits(), elsewhere, clock=time, sleep=time.sleep) for _ in range(2)]
    for number in range(24):
        assert _tried(here[number % 2], _wrong) == "no_such_code"
        assert _tried(here[number % 2], _right) == "found"
    # a right one waits with the wrong ones where too many of those were tried
    assert time.now > 104.0
    before = time.now
    time.now += 30
    for number in range(100):
        assert _tried(here[number % 2], _right) == "found"
    assert time.now == before + 30


def test_with_the_counting_process_hung_letters_are_counted_and_given_back_here(time: _Time) -> None:
    there = RateLimits(Limits(), clock=time, sleep=time.sleep)
    for _ in range(20):
        there.take(Counted.GUESSING, "a")
    asked: list[Counted] = []

    async def hangs(what: Counted, visitor: str) -> float | None:
        asked.append(what)
        if what is Counted.NOT_WRONG:
            there.take(what, visitor)
        return None

    here = RateLimits(Limits(), hangs, clock=time, sleep=time.sleep)
    for _ in range(100):
        assert _tried(here, _right) == "found"
    assert time.now == 100.0
    # it is asked once for each, and nothing is given back there that was not taken there
    assert asked == [Counted.GUESSING] * 100
    assert there.take(Counted.GUESSING, "a") > 0


def test_nobody_waits_for_right_letters_to_be_taken_back(time: _Time) -> None:
    async def slow(what: Counted, visitor: str) -> float | None:
        if what is Counted.NOT_WRONG:
            await asyncio.sleep(60)
        return 0.0

    rate_limits = RateLimits(Limits(), slow, clock=time, sleep=time.sleep)
    assert asyncio.run(asyncio.wait_for(rate_limits.by_code("a", _right), 5)) == "found"


def _comes(form: str, code: str, app: Any) -> Message:
    """The scope of somebody who comes by letters."""
    path = f"/ws/watch/{code}" if form == "websocket" else f"/api/invitations/{code}/hands/1/replay"
    method = {} if form == "websocket" else {"method": "GET"}
    return {"type": form, "path": path, "query_string": b"", "headers": [], "client": ("a", 1), "app": app, **method}


@pytest.mark.parametrize("form", ["http", "websocket"])
def test_letters_are_counted_before_it_is_looked_up_which_process_has_their_table(time: _Time, form: str) -> None:
    """One counts for both processes; RIGHTS is a table's that the other one has in hand."""
    counts = RateLimits(Limits(), clock=time, sleep=time.sleep)

    async def elsewhere(what: Counted, visitor: str) -> float | None:
        return counts.take(what, visitor)

    looked_up: list[str] = []
    led: list[str] = []

    class Store(MemoryStore):
        async def invited(self, code: str) -> str | None:
            looked_up.append(code)
            return "t" if code == "RIGHTS" else None

    class Tables:
        store = Store()

        def __init__(self, *, is_other: bool) -> None:
            self.is_other = is_other

        async def elsewhere(self, _: str) -> ProcessRow | None:
            return None if self.is_other else ProcessRow("b" * 16, "ws://127.0.0.1:1", "secret")

    def process(*, is_other: bool) -> tuple[Relay, Any]:
        rate_limits = RateLimits(Limits(), elsewhere, clock=time, sleep=time.sleep)
        state = SimpleNamespace(rate_limits=rate_limits)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            look = _right if "RIGHTS" in scope["path"] else _wrong
            with suppress(Refusal):
                told.append("too_often")
                await rate_limits.by_code("a", look, scope.get(GUESS))
                told[-1] = "found"
            if told[-1] == "too_often" and not isinstance(scope.get(GUESS), Refusal):
                told[-1] = "no_such_code"
            if is_other:
                led.append(scope["path"])

        relay = Relay(
            app,
            cast("TableRegistry", Tables(is_other=is_other)),
            cast("Ownership", None),
            Counters(),
            cast("Client", None),
        )
        return relay, SimpleNamespace(state=state)

    told: list[str] = []
    (near, of_near), (far, of_far) = process(is_other=False), process(is_other=True)

    async def over(scope: Any, *_: Any) -> None:
        await far({**scope, "app": of_far, LED: True, GUESS: None}, _nothing, _nothing)

    async def tries(code: str) -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Relay, "_read", _reads(over))
            patch.setattr(Relay, "_lead_socket", lambda self, scope, *_: over(scope))
            await near(_comes(form, code, of_near), _nothing, _nothing)
        await asyncio.sleep(0)
        return told[-1]

    async def all_of_it() -> None:
        for _ in range(50):
            assert await tries("RIGHTS") == "found"
        assert time.now == 100.0
        assert len(led) == 50
        for _ in range(20):
            assert await tries("WRONGS") == "no_such_code"
        assert time.now == 100.0
        # from here on both wait the same second, and no longer
        assert await tries("RIGHTS") == "found"
        assert time.now == 101.0
        assert await tries("WRONGS") == "no_such_code"
        assert time.now == 101.0
        while counts.take(Counted.GUESSING, "a") <= Limits().patience_seconds:
            pass
        before = len(looked_up)
        for code in ("RIGHTS", "WRONGS"):
            assert await tries(code) == "too_often"
        assert len(looked_up) == before

    asyncio.run(all_of_it())


def _reads(over: Callable[..., Awaitable[None]]) -> Any:
    async def read(self: Relay, scope: Any, receive: Any, send: Any, found: Any) -> None:
        await (self.app(scope, receive, send) if await self._elsewhere(found) is None else over(scope))

    async def read_here(self: Relay, scope: Any, receive: Any, send: Any, found: Any) -> None:
        await (self.app(scope, receive, send) if scope.get(LED) else read(self, scope, receive, send, found))

    return read_here


async def _nothing(*_: Any) -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


@contextmanager
def _slow(folder: Path) -> Iterator[House]:
    limits = replace(UNHURRIED, patience_seconds=0.0, wrong_codes=Rate(3, 0.001))
    with house(folder, settings=settings_for(folder, limits=limits)) as home:
        yield home


#: Wherever letters are looked up over HTTP.
_PATHS = ("/api/invitations/{}", "/api/invitations/{}/rulebook", "/api/invitations/{}/hands/1/replay")


@pytest.mark.parametrize("path", _PATHS)
def test_wrong_letters_are_counted_wherever_they_are_asked_for(tmp_path: Path, path: str) -> None:
    with _slow(tmp_path) as home:
        opened = open_for(home, 2)
        right = path.format(opened["code"])
        for _ in range(5):
            assert home.client.get(right).json().get("code") not in ("no_such_code", "too_often")
        told = [home.client.get(path.format("AAAAAA")).json()["code"] for _ in range(4)]
        assert told == ["no_such_code"] * 3 + ["too_often"]
        # everywhere, and by a seat and a socket too
        for other in _PATHS:
            assert home.client.get(other.format("AAAAAA")).json()["code"] == "too_often"
        wish = {"name": "x", "code": "AAAAAA"}
        assert home.client.post(f"/api/tables/{opened['table']}/seats", json=wish).json()["code"] == "too_often"
        with look_on(home, "AAAAAA") as eve:
            assert code_of(eve.heard()) == "too_often"
        other_visitor = TestClient(home.app, base_url=ORIGIN, client=("192.0.2.7", 1))
        assert other_visitor.get("/api/invitations/AAAAAA").json()["code"] == "no_such_code"


def test_wrong_letters_of_a_seat_and_of_a_socket_are_counted(tmp_path: Path) -> None:
    with _slow(tmp_path) as home:
        opened = open_for(home, 2)
        wish = {"name": "x", "code": "AAAAAA"}
        told = [home.client.post(f"/api/tables/{opened['table']}/seats", json=wish).json()["code"] for _ in range(2)]
        for _ in range(2):
            with look_on(home, "AAAAAA") as eve:
                told.append(code_of(eve.heard()))
        assert told == ["no_such_code"] * 3 + ["too_often"]


def _over(seats: list[Seat]) -> None:
    end_early(seats)
    assert {seat.view["phase"] for seat in seats} == {"match_over"}


def _asked(home: House, code: str, table: str) -> list[tuple[int, str]]:
    """All that is answered to who has six letters, without them where they are told back."""
    answers = [home.client.get(path.format(code)) for path in _PATHS]
    wish = {"name": "x", "code": code}
    answers.append(home.client.post(f"/api/tables/{table}/seats", json=wish))
    with look_on(home, code) as eve:
        told = str(eve.heard())
    return [*((each.status_code, each.text.replace(code, "…")) for each in answers), (0, told.replace(code, "…"))]


@pytest.mark.parametrize("watch", ["none", "live", "later"])
def test_letters_end_with_the_match_and_are_answered_as_those_that_never_were(home: House, watch: str) -> None:
    with seated(home, 2, watch=watch) as seats:
        code, table = code_at(home, seats), seats[0].view["table"]
        assert home.client.get(f"/api/invitations/{code}").status_code == 200
        _over(seats)
        assert _asked(home, code, table) == _asked(home, "AAAAAA", table)
        assert {status for status, _ in _asked(home, code, table)} == {404, 0}
        # before anything of a table is looked at: the store knows these letters no more
        assert home.call(home.app.state.table_registry.store.invited, code) is None


def test_letters_end_when_the_last_person_leaves(home: House) -> None:
    with seated(home, 2) as (ann, ben):
        code = code_at(home, [ann, ben])
        for seat in (ben, ann):
            departed(seat)
        assert home.client.get(f"/api/invitations/{code}").json()["code"] == "no_such_code"


def test_letters_of_a_match_that_was_over_before_end_when_somebody_comes_by_them(tmp_path: Path) -> None:
    """An older Eastwind left them, or the store could not keep that they have ended."""
    with house(tmp_path) as home, seated(home, 2, watch="later") as seats:
        code, table = code_at(home, seats), seats[0].view["table"]
        _over(seats)
        row = home.store.table(table)
        assert row is not None
        assert row.letters == ""
    _write_code(tmp_path, table, code)
    with house(tmp_path) as home:
        assert home.call(home.app.state.table_registry.store.invited, code) == table
        assert _asked(home, code, table) == _asked(home, "AAAAAA", table)
        assert home.call(home.app.state.table_registry.store.invited, code) is None


def _write_code(folder: Path, table: str, code: str) -> None:
    import sqlite3

    with sqlite3.connect(settings_for(folder).database) as file:
        file.execute("UPDATE tables SET code = ? WHERE id = ?", (code, table))


def test_who_looked_on_sees_the_hands_of_a_match_that_is_over_by_his_key_and_nobody_else(home: House) -> None:
    with seated(home, 2, watch="later") as seats, look_on(home, code_at(home, seats)) as eve:
        key = told_last(eve, "watching")["key"]
        play_out(seats)
        _over(seats)
        assert told_last(eve, "watching")["over"]
        replay = home.client.get(f"/api/invitations/{key}/hands/1/replay").json()
        assert all(seat["hand"] for seat in replay["frames"][0]["view"]["seats"])
        with look_on(home, key) as again:
            told = told_last(again, "watching")
            assert (told["over"], told["hands"]) == (True, [1])
        wrong = f"{key[:-1]}{'A' if key[-1] != 'A' else 'B'}"
        for other in (wrong, f"{seats[0].view['table']}.", "x.y", "%C3%A9.y"):
            assert home.client.get(f"/api/invitations/{other}/hands/1/replay").json()["code"] == "no_such_code"
            # neither is it an invitation
            assert home.client.get(f"/api/invitations/{other}").json()["code"] == "no_such_code"
        assert home.client.get(f"/api/invitations/{key}").json()["code"] == "no_such_code"


def test_a_key_outlives_the_server_and_shows_no_more_than_the_letters_did(tmp_path: Path) -> None:
    with house(tmp_path) as home, seated(home, 2, watch="live") as seats, look_on(home, code_at(home, seats)) as eve:
        key = told_last(eve, "watching")["key"]
    with house(tmp_path) as home:
        with look_on(home, key) as eve:
            told_last(eve, "watching")
            assert [seat["hand"] for seat in eve.view["seats"]] == [None] * 4
        assert home.client.get(f"/api/invitations/{key}/hands/1/replay").json()["code"] == "not_watched"


def test_a_table_without_lookers_on_has_no_key_that_helps(home: House) -> None:
    with seated(home, 2) as seats:
        key = f"{seats[0].view['table']}.AAAAAAAAAAAAAAAAAAAAAA"
        with look_on(home, key) as eve:
            assert code_of(eve.heard()) == "no_such_code"


def test_letters_that_have_ended_are_free_for_another_table(home: House) -> None:
    store = home.app.state.table_registry.store
    opened: Message = open_for(home, 2)
    other = take(home, opened, "Ben")
    assert other.status_code == 201
    home.call(store.end_code, opened["table"])
    row = home.call(store.table, opened["table"])
    again = replace(row, id="another", code=opened["code"])
    home.call(store.create, again)
    assert home.call(store.invited, opened["code"]) == "another"
