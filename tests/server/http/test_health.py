"""Whether the server is well: asked by service managers and proxies, from its first moment to its last."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from fastapi.testclient import TestClient

from eastwind.server.app import create_app
from eastwind.server.http.health import Health
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.settings import Settings
from eastwind.server.starting import Starting
from tests.server.apart import InThreads
from tests.server.stores import FaultyStore


def _settings(folder: Path) -> Settings:
    return Settings(folder / "data", frozenset({"testserver"}))


def _until(client: TestClient, path: str, status: int) -> str:
    for _ in range(500):
        answer = client.get(path)
        if answer.status_code == status:
            return answer.text
        time.sleep(0.01)
    raise AssertionError(f"{path} did not come to answer {status}")


class _Unwritable(FaultyStore):
    async def try_to_write(self) -> None:
        if self.full:
            await self.append("none", None)  # type: ignore[arg-type]  # it is refused before it is looked at
        await super().try_to_write()


def test_it_is_ready_when_it_can_keep_what_is_played_and_says_why_it_is_not(tmp_path: Path) -> None:
    settings = _settings(tmp_path)
    store, held = _Unwritable(settings.database), threading.Event()

    def compiled() -> Iterator[str]:
        while not held.wait(0.01):
            yield "table"

    starting = Starting(
        settings, lambda: create_app(settings, store=store, work_queue=WorkQueue(apart=InThreads())), compiled
    )
    with TestClient(starting) as client:
        # whoever asks may call the server as he likes
        strange = {"Host": "anything"}
        assert client.get("/healthz", headers=strange).text == "alive\n"
        assert client.get("/readyz", headers=strange).status_code == 503
        assert "made ready" in client.get("/readyz").text
        held.set()
        assert _until(client, "/readyz", 200) == "ready\n"
        store.full = True
        assert _until(client, "/readyz", 503) == "nothing can be kept: full\n"
        assert client.get("/healthz").status_code == 200
        store.full = False
        _until(client, "/readyz", 200)
        headers = client.get("/readyz").headers
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"] == "default-src 'none'"


def test_however_often_it_is_asked_the_store_is_tried_once_a_second() -> None:
    now, looked = 0.0, 0

    async def check() -> str:
        nonlocal looked
        looked += 1
        await asyncio.sleep(0)
        return f"{looked}"

    async def ask() -> None:
        nonlocal now
        health = Health(check, lambda: now)
        assert await asyncio.gather(*(health.why_not() for _ in range(20))) == ["1"] * 20
        now = 0.9
        assert await health.why_not() == "1"
        now = 1.1
        assert await health.why_not() == "2"
        health.forget()
        assert await health.why_not() == "3"

    asyncio.run(ask())
