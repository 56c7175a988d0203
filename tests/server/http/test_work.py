"""Costly work over HTTP: for as long as somebody waits for it, in fair shares, and refused in words when there is too much."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import pytest
from fastapi import FastAPI

from eastwind.server.http.dependencies import TheWork
from eastwind.server.http.errors import answer_errors
from eastwind.server.http.interface import methods_by_path
from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.jobs.work_queue import WorkQueue

R = TypeVar("R")


class _Held:
    """Work apart that is held until it is let go or cancelled."""

    def __init__(self) -> None:
        self.under_way = 0
        self.cancelled = 0
        self.let_go: Final = asyncio.Event()

    async def do(self, function: Callable[..., R], *args: object) -> R:
        self.under_way += 1
        try:
            await self.let_go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.under_way -= 1
        return function(*args)

    async def warm(self) -> None:
        """There is nothing to load."""

    async def close(self) -> None:
        """There is nothing to end."""


def _answer() -> str:
    return "done"


def _app(work_queue: WorkQueue) -> FastAPI:
    app = FastAPI()
    app.state.work_queue = work_queue
    answer_errors(app, methods_by_path())

    @app.post("/api/work")
    async def work(body: dict[str, int], work: TheWork) -> str:
        return await work.apart(_answer)

    @app.get("/api/work")
    async def look(work: TheWork) -> str:
        return await work.apart(_answer)

    return app


class _Asked:
    """A request as a server hands it to an application."""

    def __init__(self, app: FastAPI, visitor: str, method: str = "POST") -> None:
        self._gone: Final = asyncio.Event()
        self._body = [{"type": "http.request", "body": b'{"a": 1}', "more_body": False}]
        self.told: Final[list[Any]] = []
        scope = {
            "type": "http",
            "method": method,
            "path": "/api/work",
            "query_string": b"",
            "headers": [(b"content-type", b"application/json")],
            "client": (visitor, 1),
        }
        self.task: Final = asyncio.ensure_future(app(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        if self._body:
            return self._body.pop()
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self.told.append(message)

    async def leave(self) -> None:
        self._gone.set()
        await asyncio.wait([self.task])

    async def answered(self) -> tuple[int, dict[str, str], Any]:
        await self.task
        start, *parts = self.told
        headers = {name.decode(): value.decode() for name, value in start["headers"]}
        return start["status"], headers, json.loads(b"".join(part["body"] for part in parts))


async def _settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def _in_a_loop(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await test()

    asyncio.run(run())


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_work_ends_when_whoever_asked_has_gone(method: str) -> None:
    async def test() -> None:
        held = _Held()
        app = _app(WorkQueue(apart=held))
        asked = _Asked(app, "192.0.2.1", method)
        await _settle()
        assert held.under_way == 1
        await asked.leave()
        assert (held.under_way, held.cancelled) == (0, 1)

    _in_a_loop(test)


def test_what_waits_leaves_the_queue_when_whoever_asked_has_gone() -> None:
    async def test() -> None:
        held = _Held()
        work_queue = WorkQueue(WorkLimits(processes=1), held)
        app = _app(work_queue)
        first = _Asked(app, "192.0.2.1")
        await _settle()
        for _ in range(30):
            asked = _Asked(app, "192.0.2.1")
            await _settle()
            await asked.leave()
        other = _Asked(app, "192.0.2.2")
        await _settle()
        assert work_queue.apart_in_turn.waiting == 1
        held.let_go.set()
        assert [(await one.answered())[0] for one in (first, other)] == [200, 200]

    _in_a_loop(test)


def test_too_much_is_refused_with_when_to_ask_again() -> None:
    async def test() -> None:
        held = _Held()
        app = _app(WorkQueue(WorkLimits(processes=1, waiting_each=2, waiting=3), held))
        kept = [_Asked(app, "192.0.2.1") for _ in range(3)]
        await _settle()
        status, headers, told = await _Asked(app, "192.0.2.1").answered()
        assert (status, told["code"]) == (429, "busy")
        assert int(headers["retry-after"]) >= 1
        kept.append(_Asked(app, "192.0.2.2"))
        await _settle()
        status, headers, told = await _Asked(app, "192.0.2.3").answered()
        assert (status, told["code"]) == (503, "crowded")
        assert int(headers["retry-after"]) >= 1
        held.let_go.set()
        assert {(await one.answered())[0] for one in kept} == {200}

    _in_a_loop(test)


def test_short_work_is_done_here_and_its_faults_are_raised_as_they_are() -> None:
    async def test() -> None:
        work_queue = WorkQueue(apart=_Held())
        assert await work_queue.here("somebody", int, "12") == 12
        with pytest.raises(ValueError, match="twelve"):
            await work_queue.here("somebody", int, "twelve")
        assert work_queue.here_in_turn.running == 0

    _in_a_loop(test)
