"""Simulations over HTTP: in the background, one at a time, bounded, and with the findings of the library."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from eastwind.bots import BUILT_IN
from eastwind.rules import load_preset
from eastwind.server.http.errors import answer_errors
from eastwind.server.http.interface import methods_by_path
from eastwind.server.http.routes.simulations import router
from eastwind.server.jobs.jobs import Jobs
from eastwind.server.jobs.work_limits import JobLimits
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.study.findings import Findings
from eastwind.study.simulate import Plan, simulate
from tests.server.apart import InThreads

WISH = {"before": {"rules": "ru-classic"}, "bots": ["random"], "hands": 500, "seed": 3}
#: More than is played while a test looks on.
LONG = {**WISH, "bots": ["club"], "hands": 100_000}


@pytest.fixture
def jobs() -> Jobs:
    return Jobs(JobLimits(waiting_each=2, kept=3))


@pytest.fixture
def client(jobs: Jobs) -> Iterator[TestClient]:
    app = FastAPI()
    app.state.jobs = jobs
    app.state.bots = BUILT_IN
    app.state.work_queue = WorkQueue(apart=InThreads())
    answer_errors(app, methods_by_path())
    app.include_router(router)
    with TestClient(app) as client:
        yield client
        assert client.portal is not None
        client.portal.call(jobs.close)


def begin(client: TestClient, wish: object) -> Any:
    answer = client.post("/api/simulate", json=wish)
    assert answer.status_code == 202, answer.text
    return answer.json()


def wait(client: TestClient, name: str, until: Callable[[Any], bool] = lambda told: told["state"] == "done") -> Any:
    told = None
    for _ in range(3000):
        told = client.get(f"/api/simulate/{name}").json()
        if until(told):
            return told
        assert told["state"] in ("waiting", "running"), told
        time.sleep(0.02)
    pytest.fail(f"it never came so far: {told}")


def until(happened: Callable[[], bool]) -> None:
    """Waits until something is so; what never comes fails instead of hanging."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end, "waited for a minute in vain"
        time.sleep(0.02)


def test_a_simulation_finds_what_the_library_finds(client: TestClient) -> None:
    wish = {**WISH, "after": {"rules": "ru-classic", "options": {"limit": 50}}}
    told = begin(client, wish)
    assert told["hands"] == 1000
    done = wait(client, told["id"])
    assert (done["done"], done["seconds_left"]) == (1000, None)
    assert done["rate"] > 0
    for side, options in (("before", {}), ("after", {"limit": 50})):
        found = simulate(Plan(load_preset("ru-classic", options), ("random",) * 4, 500, seed=3))
        _compare(done["result"][side], found)


def _compare(told: Any, found: Findings) -> None:
    assert (told["rules"], told["digest"], told["hands"]) == (found.rules.id, found.rules.digest, found.hands)
    assert told["bots"] == list(found.levels)
    assert told["drawn"] == {
        "count": found.drawn.count,
        "of": found.hands,
        "value": found.drawn.value,
        "low": found.drawn.low,
        "high": found.drawn.high,
    }
    assert told["winning_value"]["value"] == found.winning_value.value
    assert told["cut"]["count"] == found.cut.count
    assert [one["points"]["value"] for one in told["winds"]] == [found.by_wind(wind).points.value for wind in range(4)]
    assert {one["rule"]: one["among_winners"]["count"] for one in told["patterns"]} == {
        one.name: one.among_winners.count for one in found.patterns
    }


def test_a_households_file_is_played(client: TestClient) -> None:
    file = "id = 'ours'\nextends = 'ru-classic'\nversion = 1\ntitle = 'Ours'\n"
    told = begin(client, {**WISH, "before": {"file": file, "options": {"flowers": True}}})
    result = wait(client, told["id"])["result"]["before"]
    assert result["rules"] == "ours"
    assert any(one["rule"] == "flower" and one["among_winners"]["count"] for one in result["patterns"])
    assert {one["title"] for one in result["patterns"] if not one["rule"].startswith("own_hand")} == {""}


def test_a_hand_of_a_households_own_bears_its_name(client: TestClient) -> None:
    file = """id = 'ours'\nextends = 'ru-classic'\nversion = 1\ntitle = 'Ours'
[patterns.own_hand_1]
title = 'Street'
who = 'winner'
limit = { value = true, source = 'house' }
tiles = { value = '11a 23456789a ESWN', source = 'house' }
"""
    told = begin(client, {**WISH, "before": {"file": file, "options": {}}})
    patterns = wait(client, told["id"])["result"]["before"]["patterns"]
    assert {one["rule"]: one["title"] for one in patterns}["own_hand_1"] == "Street"


def test_the_report_comes_as_a_file(client: TestClient) -> None:
    name = begin(client, WISH)["id"]
    wait(client, name)
    page = client.get(f"/api/simulate/{name}/report", headers={"Accept-Language": "pl,en;q=0.5"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "attachment" in page.headers["content-disposition"]
    assert '<html lang="pl">' in page.text
    chosen = client.get(f"/api/simulate/{name}/report", params={"language": "bg"})
    assert '<html lang="bg">' in chosen.text
    refused = client.get(f"/api/simulate/{name}/report", params={"language": "de"})
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


def test_one_plays_and_the_others_wait_in_order(client: TestClient) -> None:
    first, second, third = (begin(client, LONG)["id"] for _ in range(3))
    wait(client, first, lambda told: told["done"] > 0)
    assert [client.get(f"/api/simulate/{name}").json()["ahead"] for name in (first, second, third)] == [0, 1, 2]
    refused = client.post("/api/simulate", json=LONG)
    assert (refused.status_code, refused.json()["code"]) == (429, "busy")
    assert client.delete(f"/api/simulate/{second}").json()["state"] == "cancelled"
    client.delete(f"/api/simulate/{first}")
    ended = wait(client, first, lambda told: told["state"] == "cancelled")
    # what was played is not lost
    assert 0 < ended["result"]["before"]["hands"] <= ended["done"] < ended["hands"]
    assert client.get(f"/api/simulate/{first}/report").status_code == 200
    assert client.get(f"/api/simulate/{second}").json()["result"] is None
    assert client.get(f"/api/simulate/{second}/report").json()["code"] == "not_done"
    going = wait(client, third, lambda told: told["done"] > 0)
    assert going["seconds_left"] > 0
    assert client.get(f"/api/simulate/{third}/report").json()["code"] == "not_done"


@pytest.mark.parametrize(
    ("change", "helpful"),
    [
        ({"hands": 0}, "hands"),
        ({"hands": 100_001}, "1 to 100000"),
        ({"bots": ["club", "club"]}, "each of 4 seats"),
        ({"bots": ["grandmaster"]}, "bots"),
        ({"before": {"rules": "nobody"}}, "ru-classic"),
        ({"before": {"rules": "ru-classic", "options": {"limit": "high"}}}, "limit"),
        ({"before": {"file": "id = 'ours'\nextends = 'nobody'"}}, "without faults"),
        ({"before": {"file": '{"type": "letter"}'}}, "without faults"),
        ({"seed": -1}, "seed"),
        ({"colour": "red"}, "colour"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(client: TestClient, change: dict[str, object], helpful: str) -> None:
    answer = client.post("/api/simulate", json={**WISH, **change})
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert helpful in answer.json()["expected"]


def test_unknown_ones_are_told(client: TestClient) -> None:
    for answer in (
        client.get("/api/simulate/nobody"),
        client.delete("/api/simulate/nobody"),
        client.get("/api/simulate/nobody/report"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_simulation")
