"""The score book of a physical table over HTTP: stateless, the same as the command line's."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.server.services.published import PublishedBooks
from eastwind.server.settings import Limits, Rate
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookPublished
from eastwind.sheet import ScoreBook, book_text, csv_text, value_book
from tests.server.house import house, settings_for

Json = dict[str, Any]
BOOK: Json = {
    "id": "evening",
    "rules": "pl-classic",
    "names": ["Ewa", "Piotr", "Halina", "Marek"],
    "entries": [{"type": "won", "id": "1", "winners": [0], "hands": [{"points": one} for one in (64, 12, 16, 4)]}],
}


def test_a_book_is_worked_out_and_comes_as_files_too(client: TestClient) -> None:
    answer = client.post("/api/sheet", json={"book": BOOK, "files": True}, headers={"Accept-Language": "pl"})
    assert answer.status_code == 200, answer.text
    book = ScoreBook.model_validate(BOOK)
    told = answer.json()
    assert told["sheet"] == value_book(book, "pl").model_dump(mode="json")
    assert told["sheet"]["scores"] == [384, -124, -112, -148]
    assert told["files"]["jsonl"] == book_text(book, value_book(book))
    assert told["files"]["csv"].startswith("\ufeffrozdanie;")
    assert client.post("/api/sheet", json={"book": BOOK}).json()["files"] is None


def test_the_table_comes_for_spreadsheets_or_for_programs(client: TestClient) -> None:
    book = ScoreBook.model_validate(BOOK | {"names": ["Ewa, Ola", "Боян", "=Halina", "Marek"]})
    for delimiter in (";", ","):
        wish = {"book": book.model_dump(mode="json"), "files": True, "delimiter": delimiter}
        table = client.post("/api/sheet", json=wish, headers={"Accept-Language": "ru"}).json()["files"]["csv"]
        assert table == csv_text(book, value_book(book, "ru"), "ru", delimiter)
        assert table.startswith("\ufeff") == ("\r\n" in table) == (delimiter == ";")
    answer = client.post("/api/sheet", json={"book": BOOK, "files": True, "delimiter": "\t"})
    assert answer.json()["code"] == "malformed"


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


async def _name(books: PublishedBooks) -> str:
    followed = BookFollowed.model_validate_json((await books.find("an-evening")).plain)
    return followed.book.name


def test_a_followed_book_outlives_the_server_with_its_pen(tmp_path: Path) -> None:
    async def work() -> None:
        before = SqliteStore(tmp_path / "tables.sqlite3")
        await PublishedBooks(before).put("an-evening", _wish(1, next_pen="the-second-pen-of-it"))
        await before.close()
        store = SqliteStore(tmp_path / "tables.sqlite3")
        after = PublishedBooks(store)
        assert await _name(after) == "as of 1"
        with pytest.raises(Refusal):
            await after.put("an-evening", _wish(2))
        assert (await after.put("an-evening", _wish(2, pen="the-second-pen-of-it"))).revision == 2
        await store.close()

    asyncio.run(work())
    assert b"the-second-pen-of-it" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_what_one_process_writes_in_a_book_another_reads_at_once_and_the_pen_is_one_for_both(tmp_path: Path) -> None:
    async def work() -> None:
        stores = [SqliteStore(tmp_path / "tables.sqlite3") for _ in range(2)]
        one, other = (PublishedBooks(store) for store in stores)
        await one.put("an-evening", _wish(1))
        assert (await other.find("an-evening")).revision == 1
        await other.put("an-evening", _wish(2, next_pen="the-second-pen-of-it"))
        with pytest.raises(Refusal):
            await one.put("an-evening", _wish(3))
        # both at once: each is kept, or finds the later one
        pen = "the-second-pen-of-it"
        both = [books.put("an-evening", _wish(each, pen=pen)) for books in (one, other) for each in range(4, 8)]
        await asyncio.gather(*both)
        assert (await one.find("an-evening")).revision == (await other.find("an-evening")).revision == 7
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_followed_book_is_let_go_a_month_after_it_was_written_last() -> None:
    async def work() -> None:
        now = 0.0
        books = PublishedBooks(MemoryStore(), clock=lambda: now)
        await books.put("an-evening", _wish(1))
        await books.put("another-one", _wish(1))
        now = 20 * _DAY
        # the same once more: whoever writes it is still there
        await books.put("an-evening", _wish(1))
        now = 40 * _DAY
        assert await books.has("an-evening")
        assert not await books.has("another-one")
        with pytest.raises(Refusal):
            await books.find("another-one")
        # its name is free again, for whoever has another pen
        await books.put("another-one", _wish(1, pen="somebody-elses-pen"))

    asyncio.run(work())


def test_so_many_books_are_followed_and_of_more_the_oldest_is_let_go() -> None:
    async def work() -> None:
        now = 0.0
        books = PublishedBooks(MemoryStore(), kept=2, clock=lambda: now)
        for number in range(3):
            now += 1
            await books.put(f"book-{number}", _wish(1))
        assert [await books.has(f"book-{number}") for number in range(3)] == [False, True, True]

    asyncio.run(work())


def test_who_writes_in_books_without_end_is_refused(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=Limits(books=Rate(3, 0.001), patience_seconds=0))
    with house(tmp_path, settings=settings) as found:
        codes = [_publish(found.client, _PEN, revision).status_code for revision in range(1, 7)]
    # the first one is one more book that is opened
    assert codes == [200] * 4 + [429] * 2
