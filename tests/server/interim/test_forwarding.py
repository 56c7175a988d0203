"""What comes while the engine is compiled is passed on, event by event, to whoever serves meanwhile."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from eastwind.bots import BUILT_IN
from eastwind.server.interim.frames import next_frame, packed
from eastwind.server.interim.interpreted import Interpreted
from eastwind.server.starting import Starting
from tests.server.house import HOST, ORIGIN, house, settings_for
from tests.server.two_engines import Thread, two_engines

_LARGE: Final = bytes(range(256)) * 4096


class _NoRooms:
    """Come to rest whenever they are told to."""

    def rests(self) -> bool:
        return True

    def views_told(self) -> dict[str, Any]:
        return {}


class _Life:
    """The tables of an application that has none."""

    def __init__(self) -> None:
        self.table_registry = _NoRooms()

    async def remembered(self) -> dict[str, Any]:
        return {}

    async def why_not_ready(self) -> str:
        return ""

    async def come_to_rest(self, seconds: float) -> None:
        return None


def _other(dies: list[Thread]) -> FastAPI:
    app = FastAPI()
    app.state.lifecycle = _Life()

    @app.get("/api/echo")
    async def echo(request: Request) -> dict[str, Any]:
        return {
            "headers": [[name, value] for name, value in request.headers.items()],
            "client": request.client and request.client.host,
            "query": str(request.query_params),
            "path": request.url.path,
        }

    @app.post("/api/length")
    async def length(request: Request) -> int:
        return len(await request.body())

    @app.get("/api/large")
    async def large() -> Response:
        async def parts() -> AsyncIterator[bytes]:
            for _ in range(8):
                yield _LARGE

        return StreamingResponse(parts(), headers={"X-Told": "all of it"})

    @app.get("/api/fails")
    async def fails() -> Response:
        raise RuntimeError("on purpose")

    @app.get("/api/dies")
    async def die() -> Response:
        dies[-1].die()
        await asyncio.sleep(5)
        return PlainTextResponse("too late")

    @app.websocket("/ws/tables/talk")
    async def talk(socket: WebSocket) -> None:
        await socket.accept(subprotocol=next(iter(socket.scope["subprotocols"]), None), headers=[(b"x-told", b"so")])
        while (said := await socket.receive())["type"] != "websocket.disconnect":
            text = said.get("text")
            if text == "bye":
                await socket.close(4321, "as asked")
                return
            await (socket.send_bytes(said["bytes"]) if text is None else socket.send_text(text.upper()))

    @app.websocket("/ws/tables/refused")
    async def refuse(socket: WebSocket) -> None:
        await socket.close(4400)

    return app


@contextmanager
def _passing(folder: Path, *, dies: list[Thread] | None = None) -> Iterator[TestClient]:
    ready, begun = threading.Event(), dies if dies is not None else []

    async def begin() -> Thread:
        begun.append(Thread(lambda _: _other(begun)))
        return await begun[-1].begun()

    def needed() -> Iterator[str]:
        while not ready.wait(0.01):
            yield "table"

    starting = Starting(settings_for(folder), FastAPI, needed, stop=ready.set, interim=begin)
    with TestClient(starting, base_url=ORIGIN, client=("192.0.2.7", 5000)) as client:
        yield client


def test_a_request_arrives_as_it_came(tmp_path: Path) -> None:
    with _passing(tmp_path) as client:
        told = client.get("/api/echo?a=1&b=%C3%A9", headers=[("X-One", "one"), ("X-One", "two")]).json()
        assert told["client"] == "192.0.2.7"
        assert told["query"] == "a=1&b=%C3%A9"
        assert [value for name, value in told["headers"] if name == "x-one"] == ["one", "two"]
        assert ["host", HOST] in told["headers"]


def test_bodies_of_any_bytes_go_both_ways(tmp_path: Path) -> None:
    with _passing(tmp_path) as client:
        assert client.post("/api/length", content=_LARGE).json() == len(_LARGE)
        answer = client.get("/api/large")
        assert answer.content == _LARGE * 8
        assert answer.headers["X-Told"] == "all of it"


def test_a_fault_there_is_a_fault_here(tmp_path: Path) -> None:
    with _passing(tmp_path) as client:
        assert client.get("/api/fails").status_code == 500
        assert client.get("/api/echo").status_code == 200


def test_a_socket_speaks_both_ways_and_is_closed_with_the_code_that_was_said(tmp_path: Path) -> None:
    address = f"ws://{HOST}/ws/tables/talk"
    with _passing(tmp_path) as client, client.websocket_connect(address, subprotocols=["one", "two"]) as socket:
        assert f"{socket.accepted_subprotocol}" == "one"
        socket.send_text("é ✓")
        assert socket.receive_text() == "É ✓"
        socket.send_bytes(_LARGE)
        assert socket.receive_bytes() == _LARGE
        socket.send_text("bye")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert (closed.value.code, closed.value.reason) == (4321, "as asked")


def test_a_socket_that_is_refused_there_is_refused(tmp_path: Path) -> None:
    with (
        _passing(tmp_path) as client,
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"ws://{HOST}/ws/tables/refused"),
    ):
        pass
    assert refused.value.code == 4400


def test_when_it_dies_sockets_are_told_to_come_back_and_it_is_begun_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[Thread] = []
    with _passing(tmp_path, dies=begun) as client:
        with client.websocket_connect(f"ws://{HOST}/ws/tables/talk") as socket:
            socket.send_text("a")
            assert socket.receive_text() == "A"
            refused = client.get("/api/dies")
            assert refused.status_code == 503
            assert refused.json()["code"] == "preparing"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1013
        assert client.get("/api/echo").status_code == 200
        assert len(begun) == 2
    assert [record.message for record in caplog.records if "begun anew" in record.message] == [
        "the interpreted engine has ended before the compiled one was there; it is begun anew"
    ]


def test_one_that_keeps_dying_is_left_and_everything_waits_for_the_compiled_engine(tmp_path: Path) -> None:
    begun: list[Thread] = []
    with _passing(tmp_path, dies=begun) as client:
        for _ in range(3):
            assert client.get("/api/dies").status_code == 503
        answers = [client.get("/api/echo")]
        while answers[-1].status_code != 503:
            assert len(answers) < 200
            time.sleep(0.01)
            answers.append(client.get("/api/echo"))
        assert answers[-1].json()["code"] == "preparing"
        assert client.get("/api/about").json()["put_off"] == {}
        assert len(begun) == 3


def test_one_that_cannot_be_begun_is_said_in_a_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    ready = threading.Event()

    async def begin() -> Thread:
        raise FileNotFoundError("no Python")

    def needed() -> Iterator[str]:
        while not ready.wait(0.01):
            yield "table"

    starting = Starting(settings_for(tmp_path), FastAPI, needed, stop=ready.set, interim=begin)
    with TestClient(starting, base_url=ORIGIN) as client:
        assert client.get("/api/rulesets").json()["code"] == "preparing"
    assert "the interpreted engine cannot be begun: no Python" in caplog.messages


def test_what_takes_long_interpreted_says_in_how_many_seconds_it_is_worth_asking_again(tmp_path: Path) -> None:
    with two_engines(tmp_path, left=41.2) as home:
        assert home.client.get("/api/bots").status_code == 200
        about = home.about()
        assert about["preparing"] == "table"
        assert set(about["put_off"].values()) == {42}
        for path in ("/api/solo/deals/turtle/1", "/api/simulate/limits", "/api/replays/x", "/api/reviews/x"):
            refused = home.client.get(path)
            assert (refused.status_code, refused.json()["code"]) == (503, "preparing")
            assert refused.headers["Retry-After"] == "42"
        wish = {"rules": "ru-classic", "options": {}, "name": "Ann", "bots": ["club", "club", "master"]}
        refused = home.client.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "preparing")
        assert refused.headers["Retry-After"] == "42"
        home.take_over()
        # the simulator is there a moment later: it needs more of the engine than a table
        deadline = time.monotonic() + 20
        while home.about()["put_off"] and time.monotonic() < deadline:
            time.sleep(0.02)
        assert home.about()["put_off"] == {}


def test_the_seconds_that_are_left_never_grow(tmp_path: Path) -> None:
    ready, told = threading.Event(), iter([30.0, 50.0, 20.0])

    def needed() -> Iterator[str]:
        for _ in range(3):
            yield "table"
            time.sleep(0.05)
        while not ready.wait(0.01):
            pass

    async def begin() -> Thread:
        return await Thread(lambda _: _other([])).begun()

    starting = Starting(settings_for(tmp_path), FastAPI, needed, stop=ready.set, interim=begin, left=lambda: next(told))
    seen = list[int]()
    with TestClient(starting, base_url=ORIGIN) as client:
        while not seen or seen[-1] != 20:
            found = client.get("/api/solo/deals/turtle/1").headers["Retry-After"]
            seen.append(int(found))
        assert seen == sorted(seen, reverse=True)


def test_a_table_with_a_master_from_before_waits_and_loses_nothing(tmp_path: Path) -> None:
    with house(tmp_path, bots=BUILT_IN) as home:
        opened = home.open(bots=["club", "club", "master"])
        with home.sit(opened) as seat:
            seat.act(seat.words[-1])
            before = seat.view
    with two_engines(tmp_path, bots=BUILT_IN, left=41.2) as home:
        with home.client.websocket_connect(f"ws://{HOST}/ws/tables/{opened['table']}") as socket:
            socket.send_json({"type": "hello", "token": opened["token"]})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert (closed.value.code, closed.value.reason) == (1013, "preparing 42")
        assert home.get(f"/api/tables/{opened['table']}", opened).json()["code"] == "preparing"
        home.take_over()
        with home.sit(opened) as again:
            assert again.view == before


def test_a_frame_says_what_it_was_given() -> None:
    said = {"type": "x", "body": _LARGE, "headers": [[b"a", b"\xff"]], "text": "é\ud800"}
    frames = [{"what": "send", "id": 3, "message": said}, {"what": "gone", "id": 4}]

    async def read() -> list[object]:
        reader = asyncio.StreamReader()
        reader.feed_data(b"".join(map(packed, frames)))
        reader.feed_eof()
        return [await next_frame(reader) for _ in range(3)]

    assert asyncio.run(read()) == [*frames, None]


def test_whoever_reads_or_sends_slowly_keeps_nobody_from_taking_over(tmp_path: Path) -> None:
    # in ASGI itself: a client of the tests reads at once
    async def lived() -> list[Any]:
        begun: list[Thread] = []

        async def begin() -> Thread:
            begun.append(Thread(lambda _: _other(begun)))
            return await begun[-1].begun()

        interpreted = Interpreted(begin, 1000)
        interpreted.live()
        reads, sends, told = asyncio.Event(), asyncio.Event(), list[Any]()

        async def slow_send(message: Any) -> None:
            await reads.wait()
            told.append(message)

        async def nothing_comes() -> Any:
            await sends.wait()
            return {"type": "http.request", "body": b"12345", "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        def scope(method: str, path: str, headers: Any = ()) -> Any:
            return {
                "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
                "headers": list(headers), "client": ("192.0.2.1", 1), "server": ("x", 1), "scheme": "http",
                "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"},
            }  # fmt: skip

        reading = asyncio.ensure_future(interpreted.serve(scope("GET", "/api/large"), nothing_comes, slow_send, {}))
        sending = asyncio.ensure_future(
            interpreted.serve(scope("POST", "/api/length", [(b"content-length", b"5")]), nothing_comes, send, {})
        )
        assert await interpreted.is_up()
        await asyncio.sleep(0.2)
        heir = _other(begun)

        async def begin_heir(memory: Any) -> FastAPI:
            return heir

        async with asyncio.timeout(5):
            await interpreted.give_over(begin_heir)
        assert told == []
        reads.set()
        sends.set()
        async with asyncio.timeout(5):
            await asyncio.gather(reading, sending)
        await interpreted.end()
        return told

    told = asyncio.run(lived())
    bodies = [message.get("body", b"") for message in told]
    assert b"5" in bodies
    assert sum(map(len, bodies)) == len(_LARGE) * 8 + 1
