"""The score book of a physical table over HTTP: stateless, the same as the command line's."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.server.store.books import BookFile
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookPublished
from eastwind.server.workshop.published import PublishedBooks
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


def test_a_match_is_played_by_a_households_own_rules(client: TestClient) -> None:
    limit = {"limit.cap": {"value": 400, "note": ""}}
    draft = {"title": "At uncle's", "id": "", "parent": "pl-classic", "base": None, "values": limit, "patterns": {}}
    rules = client.post("/api/household/export", json=draft).json()
    hand: Json = {"hand": "1m 1m 1m 9m 9m 9m 1p 1p 1p 9p 9p 9p 1s 1s".split()}
    won = {"type": "won", "id": "1", "winners": [1], "discarder": 2, "hands": [{}, hand]}
    answer = client.post("/api/sheet", json={"book": BOOK | {"rules": rules, "entries": [won]}})
    sheet = answer.json()["sheet"]
    assert sheet["title"] == "At uncle's"
    assert sheet["entries"][0]["worths"][1]["total"] == 400
    # what it would have been by the rules of the house that it comes from
    other = client.post("/api/sheet", json={"book": BOOK | {"entries": [won]}}).json()["sheet"]
    assert other["entries"][0]["worths"][1]["total"] == 300


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


_PEN = "the-first-pen-of-it"
_DAY = 86_400.0


def _wish(revision: int, **more: Any) -> BookPublished:
    book = BOOK | {"name": f"as of {revision}"}
    return BookPublished.model_validate({"book": book, "revision": revision, "pen": _PEN, **more})


def test_a_followed_book_outlives_the_server_with_its_pen(tmp_path: Path) -> None:
    path = tmp_path / "not yet there" / "books"
    before = BookFile(path)
    PublishedBooks(before).put("an-evening", _wish(1, next_pen="the-second-pen-of-it"))
    before.close()
    after = PublishedBooks(BookFile(path))
    assert after.find("an-evening").book.name == "as of 1"
    with pytest.raises(Refusal):
        after.put("an-evening", _wish(2))
    assert after.put("an-evening", _wish(2, pen="the-second-pen-of-it")).revision == 2
    assert b"the-second-pen-of-it" not in b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_a_followed_book_is_let_go_a_month_after_it_was_written_last(tmp_path: Path) -> None:
    now = 0.0
    books = PublishedBooks(BookFile(tmp_path / "books"), clock=lambda: now)
    books.put("an-evening", _wish(1))
    books.put("another-one", _wish(1))
    now = 20 * _DAY
    # the same once more: whoever writes it is still there
    books.put("an-evening", _wish(1))
    now = 40 * _DAY
    assert books.has("an-evening")
    assert not books.has("another-one")
    with pytest.raises(Refusal):
        books.find("another-one")


def test_so_many_books_are_followed_and_of_more_the_oldest_is_let_go(tmp_path: Path) -> None:
    now = 0.0
    books = PublishedBooks(BookFile(tmp_path / "books"), kept=2, clock=lambda: now)
    for number in range(3):
        now += 1
        books.put(f"book-{number}", _wish(1))
    assert [books.has(f"book-{number}") for number in range(3)] == [False, True, True]
