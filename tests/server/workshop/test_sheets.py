"""The score book of a physical table over HTTP: stateless, the same as the command line's."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.sheet import ScoreBook, book_text, value_book
from tests.server.house import house

Json = dict[str, Any]
BOOK: Json = {
    "id": "evening",
    "rules": "pl-classic",
    "names": ["Ewa", "Piotr", "Halina", "Marek"],
    "entries": [{"type": "won", "id": "1", "winners": [0], "hands": [{"points": one} for one in (64, 12, 16, 4)]}],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with house(tmp_path_factory.mktemp("data")) as found:
        yield found.client


def test_a_book_is_worked_out_and_comes_as_files_too(client: TestClient) -> None:
    answer = client.post("/api/sheet", json={"book": BOOK, "files": True}, headers={"Accept-Language": "pl"})
    assert answer.status_code == 200, answer.text
    book = ScoreBook.model_validate(BOOK)
    told = answer.json()
    assert told["sheet"] == value_book(book, "pl").model_dump(mode="json")
    assert told["sheet"]["scores"] == [384, -124, -112, -148]
    assert told["files"]["jsonl"] == book_text(book, value_book(book))
    assert told["files"]["csv"].startswith("rozdanie,")
    assert client.post("/api/sheet", json={"book": BOOK}).json()["files"] is None


@pytest.mark.parametrize(
    "wrong", [{"rules": "nowhere"}, {"options": {"no_such": 1}}, {"names": ["a"]}, {"entries": [{"type": "lost"}]}]
)
def test_a_book_that_is_none_is_refused(client: TestClient, wrong: Json) -> None:
    answer = client.post("/api/sheet", json={"book": BOOK | wrong})
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"


def _publish(client: TestClient, pen: str, revision: int, **more: Any) -> Any:
    body = {"book": BOOK | {"name": f"as of {revision}"}, "revision": revision, "pen": pen, **more}
    return client.put("/api/sheet/published/an-evening-1", json=body)


def test_a_published_book_is_followed_and_what_comes_late_or_twice_changes_nothing(client: TestClient) -> None:
    assert client.get("/api/sheet/published/an-evening-1").status_code == 404
    for revision in (1, 3, 3, 2):
        assert _publish(client, "the-first-pen-of-it", revision).status_code == 200
    followed = client.get("/api/sheet/published/an-evening-1").json()
    assert (followed["revision"], followed["book"]["name"]) == (3, "as of 3")


def test_one_device_has_the_pen_and_hands_it_to_another(client: TestClient) -> None:
    assert _publish(client, "the-first-pen-of-it", 4).status_code == 200
    assert _publish(client, "somebody-elses-pen", 5).status_code == 409
    assert _publish(client, "the-first-pen-of-it", 5, next_pen="the-second-pen-of-it").status_code == 200
    assert _publish(client, "the-first-pen-of-it", 6).status_code == 409
    assert _publish(client, "the-second-pen-of-it", 6).status_code == 200
