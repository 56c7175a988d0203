"""The server's first minute: the page is there at once; what needs the engine waits, or is told to ask again."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from eastwind.server.settings import Settings
from eastwind.server.starting import Starting
from eastwind.server.wire.answers import ErrorMessage
from eastwind.server.wire.tables import About


def _settings(folder: Path) -> Settings:
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>the page</title>", encoding="utf-8")
    return Settings(folder / "data", frozenset({"testserver"}), static=static)


def _engine() -> FastAPI:
    app = FastAPI()

    @app.get("/api/rulesets")
    def rulesets() -> list[str]:
        return ["ru-classic"]

    @app.get("/api/simulate/limits")
    def limits() -> int:
        return 1

    @app.websocket("/ws/tables/one")
    async def table(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text("hello")

    return app


class _Held:
    """A part that is being compiled until it is let go."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.done = threading.Event()

    def __call__(self) -> Iterator[str]:
        while not self.done.wait(0.01):
            yield self.part


def _until(client: TestClient, path: str, status: int) -> None:
    for _ in range(500):
        if client.get(path).status_code == status:
            return
        time.sleep(0.01)
    pytest.fail(f"{path} did not come to answer {status}")


def test_while_the_engine_is_compiled_the_page_is_there_and_the_interface_says_that_it_will_be(tmp_path: Path) -> None:
    held = _Held("table")
    with TestClient(Starting(_settings(tmp_path), _engine, held, stop=held.done.set)) as client:
        _until(client, "/api/rulesets", 503)
        refused = client.get("/api/rulesets")
        assert refused.json()["code"] == "preparing"
        assert refused.headers["Retry-After"] == "2"
        assert "the page" in client.get("/").text
        assert client.get("/api/about").json()["preparing"] == "table"
        assert client.get("/nothing.js").status_code == 404
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/tables/one"):
            pass
        held.done.set()
        _until(client, "/api/rulesets", 200)
        with client.websocket_connect("/ws/tables/one") as socket:
            assert socket.receive_text() == "hello"


def test_once_it_is_compiled_the_engine_is_still_being_prepared_until_it_is_loaded(tmp_path: Path) -> None:
    held, loading, loaded = _Held("table"), threading.Event(), threading.Event()

    def make() -> FastAPI:
        loading.set()
        loaded.wait(5)
        return _engine()

    with TestClient(Starting(_settings(tmp_path), make, held, stop=held.done.set)) as client:
        _until(client, "/api/rulesets", 503)
        held.done.set()
        assert loading.wait(5)
        assert client.get("/api/about").json()["preparing"] == "table"
        loaded.set()
        _until(client, "/api/rulesets", 200)


def test_what_is_said_before_the_engine_is_there_has_the_form_of_what_is_said_after(tmp_path: Path) -> None:
    held = _Held("solo")
    with TestClient(Starting(_settings(tmp_path), _engine, held, stop=held.done.set)) as client:
        _until(client, "/api/rulesets", 503)
        for path, model in (("/api/rulesets", ErrorMessage), ("/api/about", About)):
            said = client.get(path)
            assert model.model_validate_json(said.content).model_dump(mode="json") == said.json()
        held.done.set()


def test_the_server_listens_before_it_loads_the_engine() -> None:
    modules = "eastwind.cli.main, eastwind.server.serve, eastwind.server.store.sqlite"
    program = f"import sys, {modules}; print('numba' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_what_is_asked_while_the_engine_is_only_loaded_waits_for_it(tmp_path: Path) -> None:
    loading = threading.Event()

    def make() -> FastAPI:
        loading.wait(5)
        return _engine()

    with TestClient(Starting(_settings(tmp_path), make)) as client:
        threading.Timer(0.2, loading.set).start()
        assert client.get("/api/rulesets").json() == ["ru-classic"]


def test_simulations_wait_for_what_is_compiled_last_and_tables_do_not(tmp_path: Path) -> None:
    late = _Held("study")
    with TestClient(Starting(_settings(tmp_path), _engine, late=late, stop=late.done.set)) as client:
        _until(client, "/api/rulesets", 200)
        assert client.get("/api/simulate/limits").json()["code"] == "preparing"
        late.done.set()
        _until(client, "/api/simulate/limits", 200)


def test_a_stranger_is_sent_away_before_the_engine_is_there_as_after(tmp_path: Path) -> None:
    held = _Held("table")
    with TestClient(Starting(_settings(tmp_path), _engine, held, stop=held.done.set)) as client:
        assert client.get("/", headers={"Host": "elsewhere.example"}).status_code == 421
        held.done.set()


def test_what_keeps_it_from_starting_is_told_where_it_was_started(tmp_path: Path) -> None:
    def broken() -> FastAPI:
        raise RuntimeError("the database is locked")

    starting = Starting(_settings(tmp_path), broken)
    with TestClient(starting):
        end = time.monotonic() + 5
        while starting.failed is None and time.monotonic() < end:
            time.sleep(0.01)
    assert str(starting.failed) == "the database is locked"
