"""How much one seat, one visitor and all together may ask for: slowed down, then refused with the time to come back."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.proxies import proxies_of
from eastwind.server.settings import UNHURRIED, Limits, Rate
from eastwind.server.wire.protocol import ErrorMessage
from eastwind.server.wire.refusals import Refusal
from tests.server.house import ORIGIN, House, house, settings_for

WISH = {"rules": "ru-classic", "name": "Ann", "bots": ["novice"] * 3}


@contextmanager
def _limited(folder: Path, **limits: Any) -> Iterator[House]:
    settings = settings_for(folder, limits=replace(UNHURRIED, patience_seconds=0.2, **limits))
    with house(folder, settings=settings) as home:
        yield home


def _of(home: House, address: str) -> TestClient:
    """Somebody at another address."""
    return TestClient(home.app, base_url=ORIGIN, client=(address, 1))


def _is_refused(answer: Any) -> bool:
    told = ErrorMessage.model_validate_json(answer.content)
    assert (answer.status_code, told.code) == (429, "too_often")
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    return True


def test_who_asks_too_often_is_slowed_down_and_then_refused(tmp_path: Path) -> None:
    with _limited(tmp_path, requests=Rate(3, 8.0)) as home:
        begun = time.perf_counter()
        assert [home.client.get("/api/bots").status_code for _ in range(4)] == [200] * 4
        assert time.perf_counter() - begun > 0.1
    with _limited(tmp_path, requests=Rate(3, 0.02)) as home:
        assert [home.client.get("/api/bots").status_code for _ in range(3)] == [200] * 3
        assert _is_refused(home.client.get("/api/bots"))
        assert _is_refused(home.client.get("/"))
        # somebody else does not notice
        assert _of(home, "192.0.2.7").get("/api/bots").status_code == 200


def test_a_household_is_one_visitor_and_a_proxy_names_many(tmp_path: Path) -> None:
    with _limited(tmp_path, requests=Rate(1, 0.02)) as home:
        assert _of(home, "2001:db8::1").get("/api/bots").status_code == 200
        assert _is_refused(_of(home, "2001:db8::2").get("/api/bots"))
        # whoever says so is not believed
        for address in ("192.0.2.1", "192.0.2.2"):
            answer = home.client.get("/api/bots", headers={"X-Forwarded-For": address})
            assert answer.status_code == 200 if address.endswith("1") else _is_refused(answer)


def test_a_proxy_that_is_trusted_is_believed_whom_it_speaks_for(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, patience_seconds=0.2, requests=Rate(1, 0.02))
    settings = settings_for(tmp_path, limits=limits, proxies=proxies_of(["198.51.100.1"]))
    with house(tmp_path, settings=settings) as home:
        proxy = _of(home, "198.51.100.1")
        for address in ("192.0.2.1", "192.0.2.2"):
            # what a visitor says of itself stands in front of what the proxy adds
            headers = {"X-Forwarded-For": f"203.0.113.{address[-1]}, {address}"}
            assert proxy.get("/api/bots", headers=headers).status_code == 200
            assert _is_refused(proxy.get("/api/bots", headers={"X-Forwarded-For": f"203.0.113.9, {address}"}))


def test_tables_are_opened_so_often_by_one_visitor(tmp_path: Path) -> None:
    with _limited(tmp_path, openings=Rate(2, 0.02)) as home:
        for place, body in (
            ("/api/tables", WISH),
            ("/api/household/tables", {"draft": {"parent": "ru-classic"}, "name": "Ann", "bots": ["novice"] * 3}),
        ):
            other = _of(home, f"192.0.2.{len(place)}")
            asked = [other.post(place, json=body) for _ in range(3)]
            assert [answer.status_code == 429 for answer in asked] == [False, False, True], asked[0].text
            assert _is_refused(asked[2])
        assert home.client.get("/api/bots").status_code == 200
        home.open()


def test_tables_are_opened_so_often_by_all_together(tmp_path: Path) -> None:
    with _limited(tmp_path, openings_of_all=Rate(2, 0.02)) as home:
        visitors = [_of(home, f"192.0.2.{number}") for number in range(3)]
        asked = [visitor.post("/api/tables", json=WISH) for visitor in visitors]
        assert [answer.status_code for answer in asked] == [201, 201, 429]
        assert _is_refused(asked[2])


def test_sockets_of_one_seat_share_what_it_may_say(tmp_path: Path) -> None:
    with _limited(tmp_path, messages=Rate(40, 20.0)) as home, ExitStack() as opened:
        table = home.open()
        seats = [opened.enter_context(home.sit(table)) for _ in range(4)]
        other = opened.enter_context(home.sit(home.open()))
        begun = time.perf_counter()
        for _ in range(15):
            for seat in seats:
                seat.heard()
        took = time.perf_counter() - begun
        # what it may say at once is less than what was said; a socket alone could have said it all
        assert took > 0.5
        other.heard()
        assert len(home.app.state.rate_limits._of_seat) == 2


def test_a_visitor_who_says_too_much_is_refused_typed(tmp_path: Path) -> None:
    with _limited(tmp_path, messages_a_visitor=Rate(3, 0.02)) as home, home.sit(home.open(), greet=False) as nobody:
        for _ in range(6):
            nobody.socket.send_text('{"type": "shuffle"}')
        codes = [ErrorMessage.model_validate_json(nobody.socket.receive_text()).code for _ in range(6)]
        assert codes == ["unknown_type"] * 3 + ["too_often"] * 3


@pytest.mark.parametrize("path", ["/api/bots", "/nothing", "/"])
def test_an_ordinary_visit_is_never_slowed_down(tmp_path: Path, path: str) -> None:
    # whoever would wait at all is refused here
    settings = settings_for(tmp_path, limits=Limits(patience_seconds=0))
    with house(tmp_path, settings=settings) as home:
        assert 429 not in [home.client.get(path).status_code for _ in range(100)]


def test_a_process_that_counts_on_gives_nobody_a_fresh_allowance() -> None:
    """What a seat, a visitor and all together have used up goes along, as JSON."""
    limits = replace(Limits(), messages=Rate(2, 0.1), openings=Rate(100, 0.1), openings_of_all=Rate(2, 0.1))
    before = RateLimits(limits, clock=lambda: 1000.0)

    async def use_up() -> None:
        for number in range(2):
            await before.message(("a table", 3), f"visitor {number}")
            await before.opening(f"visitor {number}")
            await before.guess("visitor 0")
            await before.writing("visitor 0")
            await before.whole_book("visitor 0")

    asyncio.run(use_up())
    after = RateLimits(limits, clock=lambda: 5.0)
    after.recall(json.loads(json.dumps(before.remembered)))
    assert len(before.remembered) == 7
    for name, used_up in before.remembered.items():
        assert used_up, name
        assert after.remembered[name] == pytest.approx(used_up), name
    with pytest.raises(Refusal, match="fewer tables opened at once"):
        asyncio.run(after.opening("visitor 9"))
    with pytest.raises(asyncio.TimeoutError):
        asyncio.run(asyncio.wait_for(after.message(("a table", 3), "visitor 9"), 0.2))
