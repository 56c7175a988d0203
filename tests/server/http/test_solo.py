"""The games for one over HTTP: everything that the page needs, strictly typed, and nothing that stops the tables."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from eastwind.server.http.errors import answer_errors
from eastwind.server.http.interface import methods_by_path
from eastwind.server.http.routes.solo import router
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.solo.connect.paths import play_pair
from eastwind.solo.game import Game, tiles_of
from eastwind.solo.layouts import layouts
from tests.server.apart import InThreads


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = FastAPI()
    app.state.work_queue = WorkQueue(apart=InThreads())
    answer_errors(app, methods_by_path())
    app.include_router(router)
    with TestClient(app) as client:
        yield client


def get(client: TestClient, path: str) -> Any:
    answer = client.get(f"/api/solo{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(client: TestClient, path: str, body: object) -> Any:
    answer = client.post(f"/api/solo{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient, path: str, body: object = None, status: int = 422) -> Any:
    answer = client.post(f"/api/solo{path}", json=body) if body is not None else client.get(f"/api/solo{path}")
    assert answer.status_code == status, answer.text
    message = answer.json()
    assert message["type"] == "error"
    return message


def position(deal: Any, left: list[int] | None = None) -> dict[str, Any]:
    tiles = left if left is not None else list(range(len(deal["places"])))
    return {
        "places": [deal["places"][tile] for tile in tiles],
        "groups": [deal["groups"][tile] for tile in tiles],
        "sides": [0] * len(tiles),
    }


def test_layouts_come_with_their_places(client: TestClient) -> None:
    found = get(client, "/layouts")
    assert [one["id"] for one in found] == list(layouts())
    turtle = found[-1] if found[-1]["id"] == "turtle" else next(one for one in found if one["id"] == "turtle")
    assert (turtle["tiles"], turtle["columns"], turtle["rows"], turtle["layers"]) == (144, 30, 16, 5)
    assert turtle["places"] == [list(place) for place in layouts()["turtle"].places]


def test_a_deal_carries_all_that_is_needed_to_finish_it(client: TestClient) -> None:
    deal = get(client, "/deals/turtle/4711")
    assert (deal["layout"], deal["number"], deal["daily"], deal["shuffled"]) == ("turtle", 4711, None, False)
    assert len(deal["places"]) == len(deal["groups"]) == len(deal["copies"]) == len(deal["tiles"]) == 144
    assert deal["difficulty"]["plays"] == 1000
    assert get(client, "/deals/turtle/4711") == deal
    assert get(client, "/deals/turtle/4711?shuffled=true")["groups"] != deal["groups"]


@pytest.mark.parametrize("number", ["-1", "0", "1.5", "x", "1000000000"])
def test_a_number_of_no_deal_is_refused_with_what_was_expected(client: TestClient, number: str) -> None:
    message = refused(client, f"/deals/turtle/{number}")
    assert message["code"] == "malformed"
    assert message["expected"] == "a number of a deal, 1 to 999999999"
    assert message["got"] == number


def test_the_daily_deal_is_the_days_number(client: TestClient) -> None:
    daily = get(client, "/deals/boat/daily/2025-06-21")
    assert daily["daily"] == "2025-06-21"
    numbered = get(client, f"/deals/boat/{daily['number']}")
    assert numbered["groups"] == daily["groups"]
    assert get(client, "/deals/boat/daily/2025-06-22")["groups"] != daily["groups"]


def test_a_game_played_by_hints_is_won(client: TestClient) -> None:
    deal = get(client, "/deals/pagoda/9?shuffled=true")
    left = list(range(48))
    while left:
        hint = post(client, "/hint", position(deal, left))
        assert hint["answer"] == "winnable"
        gone = [left[at] for at in hint["pair"]]
        left = [tile for tile in left if tile not in gone]
    assert post(client, "/hint", position(deal, [])) == {"answer": "winnable", "pair": None}


def test_the_solution_can_be_played(client: TestClient) -> None:
    deal = get(client, "/deals/lotus/5?shuffled=true")
    solution = post(client, "/solve", position(deal))
    game = Game(tiles_of([tuple(place) for place in deal["places"]], deal["groups"]))
    for one, other in solution["moves"]:
        game = game.play(one, other)
    assert not game.left


STUCK = {"places": [[0, 0, 0], [0, 0, 1], [4, 0, 0], [4, 0, 1]], "groups": [0, 0, 1, 1], "sides": [0] * 4}


def test_a_lost_position_is_called_lost(client: TestClient) -> None:
    assert post(client, "/solve", STUCK) == {"answer": "lost", "moves": []}
    assert post(client, "/hint", STUCK) == {"answer": "lost", "pair": None}


def test_the_way_back_and_a_rescue(client: TestClient) -> None:
    #  a  .  b      the right pairing takes one a from the table first: a lies on b and a, b on a
    places = [[0, 0, 0], [0, 0, 1], [4, 0, 0], [4, 0, 1], [8, 0, 0], [12, 0, 0]]
    game = {"places": places, "groups": [0, 1, 1, 0, 0, 0], "sides": [0] * 6}
    back = post(client, "/back", {**game, "moves": [[4, 5]]})
    assert back == {"answer": "lost", "keep": 0, "certain": True}
    assert post(client, "/back", {**game, "moves": [[3, 4]]}) == {"answer": "winnable", "keep": 1, "certain": True}
    rest: dict[str, Any] = {"places": places[:4], "groups": [0, 1, 1, 0], "sides": [0] * 4}
    rescue = post(client, "/rescue", {**rest, "seed": 3})
    assert rescue["answer"] == "shuffled"
    mixed = {**rest, "groups": [rest["groups"][tile] for tile in rescue["order"]]}
    assert post(client, "/solve", mixed)["answer"] == "winnable"
    tower = {"places": [[0, 0, 0], [0, 0, 1]], "groups": [0, 0], "sides": [0, 0], "seed": 1}
    assert post(client, "/rescue", tower) == {"answer": "cannot_be_cleared", "order": []}


def test_an_own_layout_is_read_checked_dealt_and_written(client: TestClient) -> None:
    text = "eastwind-layout 1\nname My layout\nlayer\n[][][]\n[][][]\nlayer\n.[]\n.[]\n"
    read = post(client, "/layouts/read", {"text": text})
    assert read == {
        "name": "My layout",
        "places": [[0, 0, 0], [2, 0, 0], [4, 0, 0], [1, 0, 1]],
        "faults": [],
        "clearable": "yes",
    }
    for form in ("eastwind", "kmahjongg"):
        written = post(client, "/layouts/write", {"places": read["places"], "name": "My layout", "format": form})
        assert post(client, "/layouts/read", written)["places"] == read["places"]
    deal = post(client, "/deals", {"places": read["places"], "number": 3})
    assert (deal["layout"], len(deal["tiles"])) == ("own", 4)
    two_lines = {"places": read["places"], "name": "My\nlayout", "format": "eastwind"}
    assert "in one line" in refused(client, "/layouts/write", two_lines)["expected"]
    tower = [[0, 0, layer] for layer in range(4)]
    assert post(client, "/layouts/check", {"places": tower})["clearable"] == "no"
    assert "can be cleared" in refused(client, "/deals", {"places": tower, "number": 3})["expected"]
    faulty = post(client, "/layouts/read", {"text": "eastwind-layout 1\nlayer\n["})
    assert (faulty["clearable"], len(faulty["faults"])) == ("no", 2)
    assert post(client, "/layouts/check", {"places": tower[:3]})["faults"][0]["found"] == "3"


def test_faces_come_ready_and_are_read(client: TestClient) -> None:
    found = {one["id"]: one for one in get(client, "/faces")}
    assert found["hiragana-sound"]["sided"]
    assert found["hiragana-sound"]["entries"][5] == {"sign": "か", "sound": "ka"}
    read = post(client, "/faces/read", {"text": "eastwind-faces 1\nname Mine\na\nb\nc\nd\ne\n"})
    assert [entry["sign"] for entry in read["faces"]["entries"]] == ["a", "b", "c", "d", "e"]
    assert post(client, "/faces/read", {"text": "eastwind-faces 1\na 1\n"})["faces"] is None


def test_connect_levels_fields_hints_and_shuffles(client: TestClient) -> None:
    levels = get(client, "/connect/levels")
    assert [one["level"] for one in levels] == list(range(1, 13))
    made = get(client, "/connect/levels/4/99?gravity=down&families=true")
    assert (made["hints"], made["gravity"], made["families"], made["seconds"]) == (
        6,
        "down",
        True,
        levels[3]["seconds"],
    )
    field = {key: made[key] for key in ("columns", "rows", "groups", "gravity")}
    hint = post(client, "/connect/hint", field)
    assert hint["answer"] == "winnable"
    assert [x + y * made["columns"] for x, y in (hint["path"][0], hint["path"][-1])] == hint["pair"]
    shuffle = post(client, "/connect/shuffle", {**field, "seed": 5})
    assert shuffle["answer"] == "shuffled"
    assert sorted(shuffle["order"]) == list(range(96))
    lost = {"columns": 2, "rows": 2, "groups": [0, 1, 1, 0], "gravity": "none"}
    assert post(client, "/connect/hint", lost) == {"answer": "lost", "pair": None, "path": []}
    odd = {"columns": 2, "rows": 1, "groups": [0, 1], "gravity": "none", "seed": 1}
    assert post(client, "/connect/shuffle", odd) == {"answer": "cannot_be_cleared", "order": []}


def test_the_solution_of_a_field_clears_it(client: TestClient) -> None:
    made = get(client, "/connect/levels/2/7")
    grid = np.array(made["groups"], np.int16).reshape(made["rows"], made["columns"])
    assert all(play_pair(grid, one, other, False) for one, other in made["solution"])
    assert (grid == -1).all()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/deals/turtle/0", None, id="number"),
        pytest.param("/deals/turtle/daily/2025-13-01", None, id="day"),
        pytest.param("/connect/levels/1/1?gravity=up", None, id="gravity"),
        pytest.param("/solve", {**STUCK, "more": 1}, id="unknown field"),
        pytest.param("/solve", {**STUCK, "groups": [0]}, id="sizes"),
        pytest.param("/solve", {**STUCK, "groups": ["0", 0, 1, 1]}, id="text for a number"),
        pytest.param("/solve", {**STUCK, "places": [[0, 0]] * 4}, id="flat place"),
        pytest.param("/solve", {**STUCK, "places": [[0, 0, 0]] * 4}, id="overlapping"),
        pytest.param("/solve", {"places": [[0, 0, 99]], "groups": [0], "sides": [0]}, id="far away"),
        pytest.param("/solve", {"places": [[0, 0, 0]] * 289, "groups": [0] * 289, "sides": [0] * 289}, id="too many"),
        pytest.param("/back", {**STUCK, "moves": [[0, 1]]}, id="move that cannot be made"),
        pytest.param("/rescue", {**STUCK, "seed": 0}, id="seed"),
        pytest.param("/deals", {"places": [[0, 0, 0]], "number": 1}, id="one tile"),
        pytest.param("/layouts/write", {"places": [[0, 0, 0]], "name": "a", "format": "eastwind"}, id="faulty layout"),
        pytest.param("/connect/hint", {"columns": 2, "rows": 2, "groups": [0], "gravity": "none"}, id="cells"),
        pytest.param("/connect/hint", {"columns": 40, "rows": 1, "groups": [0] * 40, "gravity": "none"}, id="wide"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(client: TestClient, path: str, body: object) -> None:
    assert refused(client, path, body)["code"] == "malformed"


@pytest.mark.parametrize(
    "path", ["/deals/nowhere/1", "/deals/nowhere/daily/2025-06-21", "/connect/levels/13/1", "/connect/levels/0/1"]
)
def test_a_layout_or_level_that_there_is_not_is_not_found(client: TestClient, path: str) -> None:
    assert refused(client, path, status=404)["code"] == "not_found"
