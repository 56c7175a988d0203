"""A published score book over HTTP, by way of each store: asked for again and again, and sent only when it is another one."""

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from eastwind.server.http.book_lookups import look_of
from eastwind.server.services import published
from eastwind.server.services.published import STATE_SECONDS, PublishedBooks
from eastwind.server.settings import Limits, Rate
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import BookRow, BookState
from eastwind.server.wire.sheets import BookPublished
from tests.server.house import house, settings_for
from tests.server.store.test_contract import STORES

Json = dict[str, Any]
PEN: Final = "the-first-pen-of-it"
NAME: Final = "an-evening-1"
PATH: Final = f"/api/sheet/published/{NAME}"


def book_of(entries: int, name: str = "") -> Json:
    won = {"type": "won", "winners": [0], "hands": [{"points": one} for one in (64, 12, 16, 4)]}
    return {
        "id": "evening",
        "name": name,
        "rules": "pl-classic",
        "names": ["Ewa", "Piotr", "Halina", "Marek"],
        "entries": [{**won, "id": str(number)} for number in range(entries)],
    }


def wish(revision: int, entries: int = 1, **more: Any) -> Json:
    return {"book": book_of(entries, f"as of {revision}"), "revision": revision, "pen": PEN, **more}


@pytest.fixture(params=STORES)
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    where, make = STORES[request.param]
    store = make(request.getfixturevalue(where))
    with house(tmp_path / "data", store=store) as found:
        yield found.client


def test_a_book_that_has_not_changed_is_answered_with_its_tag_alone(client: TestClient) -> None:
    assert client.put(PATH, json=wish(1)).status_code == 200
    first = client.get(PATH)
    assert first.status_code == 200
    tag = first.headers["etag"]
    again = client.get(PATH, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    # a browser that keeps an answer asks with its tag, of itself
    assert "no-store" not in again.headers["cache-control"]
    assert "no-cache" in again.headers["cache-control"]
    client.put(PATH, json=wish(2))
    other = client.get(PATH, headers={"If-None-Match": tag})
    assert (other.status_code, other.json()["revision"]) == (200, 2)
    assert other.headers["etag"] != tag


def test_another_book_under_the_same_revision_has_another_tag(client: TestClient) -> None:
    tags = set()
    for name in ("one", "two", "three"):
        client.put(PATH, json={**wish(1), "book": book_of(1, name)})
        found = client.get(PATH)
        assert found.json()["book"]["name"] == name
        tags.add(found.headers["etag"])
    assert len(tags) == 3


def test_whoever_writes_is_told_by_the_tag_that_the_pen_is_gone(client: TestClient) -> None:
    tag = client.put(PATH, json=wish(1)).headers["etag"]
    assert client.get(PATH, headers={"If-None-Match": tag}).status_code == 304
    client.put(PATH, json=wish(1, next_pen="the-second-pen-of-it"))
    assert client.get(PATH, headers={"If-None-Match": tag}).status_code == 200


def test_the_answer_to_whoever_writes_is_the_revision_alone(client: TestClient) -> None:
    assert client.put(PATH, json=wish(3)).json() == {"revision": 3}
    # what came late is not taken, and the revision says so
    assert client.put(PATH, json=wish(2)).json() == {"revision": 3}


def test_a_book_is_sent_whole_and_compressed_to_whoever_takes_it_so(client: TestClient) -> None:
    client.put(PATH, json=wish(1, 400))
    with client.stream("GET", PATH, headers={"Accept-Encoding": "gzip"}) as packed:
        sent = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert len(sent) < 20_000
    plain = client.get(PATH, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(sent)) == plain.json()
    # pages of earlier builds keep the book as it comes, and know it only with everything in it
    entry = plain.json()["book"]["entries"][0]
    assert {"discarder", "by", "penalty"} <= entry.keys()
    assert {"points", "melds", "hand", "last", "flowers", "events", "rest", "dead"} == entry["hands"][0].keys()


@pytest.mark.parametrize("revision", [2**53, 2**63 - 1, 2**63, 2**64, 10**40])
def test_a_revision_beyond_what_can_be_counted_is_refused(client: TestClient, revision: int) -> None:
    answer = client.put(PATH, json=wish(revision))
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_the_largest_revision_is_kept(client: TestClient) -> None:
    assert client.put(PATH, json=wish(2**53 - 1)).json() == {"revision": 2**53 - 1}
    assert client.get(PATH).json()["revision"] == 2**53 - 1


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


class CountingStore(MemoryStore):
    """Counts what is read of score books: states, and whole ones."""

    def __init__(self) -> None:
        super().__init__()
        self.states = 0
        self.books = 0

    async def book_state(self, name: str) -> BookState | None:
        self.states += 1
        return await super().book_state(name)

    async def book(self, name: str) -> BookRow | None:
        self.books += 1
        return await super().book(name)


def _published(revision: int, **more: Any) -> BookPublished:
    return BookPublished.model_validate(wish(revision, **more))


def test_a_hundred_looks_at_a_book_read_its_state_a_few_times_a_second_and_the_book_once() -> None:
    async def work() -> None:
        store, clock = CountingStore(), Clock()
        books = PublishedBooks(store, stopwatch=clock)
        await books.put(NAME, _published(1))
        tag = (await books.find(NAME)).tag
        store.states = store.books = 0
        for _ in range(100):
            assert await books.tag(NAME) == tag
        clock.now += STATE_SECONDS
        assert await books.tag(NAME) == tag
        assert store.states <= 2
        assert store.books == 0
        for _ in range(100):
            await books.find(NAME)
        assert store.books == 0

    asyncio.run(work())


def test_what_another_process_wrote_is_seen_after_a_moment_and_what_this_one_wrote_at_once() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Clock()
        one, other = (PublishedBooks(store, stopwatch=clock) for _ in range(2))
        tag = await one.put(NAME, _published(1))
        assert await other.tag(NAME) == await one.tag(NAME) == tag.tag
        written = await one.put(NAME, _published(2))
        assert await one.tag(NAME) == written.tag != tag.tag
        # whoever asks for all of it gets it as it is now
        assert (await other.find(NAME)).revision == 2
        clock.now += STATE_SECONDS
        assert await other.tag(NAME) == written.tag

    asyncio.run(work())


def test_a_book_that_is_gone_is_gone_for_whoever_asks_with_its_tag_too() -> None:
    async def work() -> None:
        clock, stopwatch = Clock(), Clock()
        books = PublishedBooks(MemoryStore(), clock=clock, stopwatch=stopwatch)
        await books.put(NAME, _published(1))
        assert await books.tag(NAME) is not None
        clock.now += 31 * 86_400
        stopwatch.now += STATE_SECONDS
        assert await books.tag(NAME) is None

    asyncio.run(work())


def test_of_books_that_are_ready_to_be_sent_no_more_are_kept_than_there_is_room_for() -> None:
    async def work() -> None:
        store = CountingStore()
        books = PublishedBooks(store, room=1)
        for name in ("book-one", "book-two", "book-one"):
            await books.put(name, _published(1))
            assert (await books.find(name)).revision == 1
        store.books = 0
        await books.find("book-two")
        assert store.books == 1

    asyncio.run(work())


@contextmanager
def limited(folder: Path, **limits: Any) -> Iterator[TestClient]:
    with house(folder, settings=settings_for(folder, limits=Limits(**limits))) as found:
        yield found.client


def test_devices_of_a_club_behind_one_address_look_at_their_book_without_using_up_its_requests(tmp_path: Path) -> None:
    few = Rate(6, 0.001)
    with limited(tmp_path, requests=few, looks=Rate(40, 0.001), patience_seconds=0) as client:
        tag = client.put(PATH, json=wish(1)).headers["etag"]
        codes = [client.get(PATH, headers={"If-None-Match": tag}).status_code for _ in range(50)]
        assert codes == [304] * 40 + [429] * 10
        # nothing of it was counted where everything else is
        assert client.get("/api/bots").status_code == 200
        # whoever asks with a tag for anything else is counted as ever
        others = [client.get("/api/bots", headers={"If-None-Match": tag}).status_code for _ in range(6)]
        assert others == [200] * 4 + [429] * 2


def test_whole_books_have_a_rate_of_their_own(tmp_path: Path) -> None:
    with limited(tmp_path, whole_books=Rate(5, 0.001), patience_seconds=0) as client:
        tag = client.put(PATH, json=wish(1)).headers["etag"]
        asked = {"If-None-Match": '"another"'}
        assert [client.get(PATH, headers=asked).status_code for _ in range(7)] == [200] * 5 + [429] * 2
        assert client.get(PATH, headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    ("method", "path", "tag"),
    [
        ("GET", PATH, ""),
        ("PUT", PATH, "a-tag"),
        ("GET", "/api/sheet/publishedx", "a-tag"),
        ("GET", "/api/sheet/published/", "a-tag"),
        ("GET", "/api/sheet/published/short", "a-tag"),
        ("GET", f"{PATH}/more", "a-tag"),
        ("GET", f"{PATH}\n", "a-tag"),
    ],
)
def test_what_is_no_look_at_a_book_is_counted_as_any_request(method: str, path: str, tag: str) -> None:
    headers = [(b"if-none-match", tag.encode())] if tag else []
    assert look_of({"type": "http", "method": method, "path": path, "headers": headers}) is None


def test_what_is_a_look_at_a_book() -> None:
    headers = [(b"if-none-match", b'"a", W/"b"')]
    assert look_of({"type": "http", "method": "GET", "path": PATH, "headers": headers}) == (NAME, '"a", W/"b"')


def test_a_book_that_takes_long_to_pack_keeps_no_other_one_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most two are packed at once, and each of them once for all who ask."""
    at_work: list[str] = []
    packed: list[str] = []
    most = 0
    may_end = threading.Event()
    pack = published._pack

    def slow(row: BookRow) -> Any:
        nonlocal most
        at_work.append(row.name)
        most = max(most, len(at_work))
        if row.name == "slow":
            may_end.wait(10)
        found = pack(row)
        at_work.remove(row.name)
        packed.append(row.name)
        return found

    monkeypatch.setattr(published, "_pack", slow)

    async def asked() -> None:
        store = MemoryStore()
        names = ["slow", "a", "b", "c"]
        writer = PublishedBooks(store)
        for name in names:
            await writer.put(name, BookPublished.model_validate(wish(1)))
        books = PublishedBooks(store)
        waiting = [asyncio.ensure_future(books.find("slow")) for _ in range(3)]
        await asyncio.sleep(0.05)
        others = [books.find(name) for name in names[1:] for _ in range(3)]
        await asyncio.wait_for(asyncio.gather(*others), 5)
        assert not any(one.done() for one in waiting)
        may_end.set()
        await asyncio.gather(*waiting)

    asyncio.run(asked())
    assert sorted(packed) == ["a", "b", "c", "slow"]
    assert most == 2
