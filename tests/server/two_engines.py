"""A server whose engine is not ready until the test says so: until then another one serves, here in a thread."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.testclient import TestClient

from eastwind.server.interim.application import SecondsLeft, WithTables
from eastwind.server.interim.host import Host
from eastwind.server.interim.process import Begin
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.starting import Starting
from tests.server.apart import InThreads
from tests.server.house import ORIGIN, House, settings_for
from tests.server.players import SHY
from tests.support.apps import app_with

_PATIENCE: Final = 20.0
#: What those still hold who came to an engine that has been given away: nobody leaves there, as in a process that has ended.
_HELD: Final[list[object]] = []


class Thread:
    """A host in a thread, as `Pipes` have it."""

    def __init__(self, make: Callable[[SecondsLeft], Any]) -> None:
        self._ours, self._its = socket.socketpair()
        self._thread: Final = threading.Thread(target=self._run, args=(make,), daemon=True)

    async def begun(self) -> "Thread":
        self.reader, self.writer = await asyncio.open_connection(sock=self._ours)
        self._thread.start()
        return self

    def die(self) -> None:
        """As a process that is killed: its side of the pipes is closed, and nothing more is said."""
        self._its.shutdown(socket.SHUT_RDWR)

    async def ended(self, patience: float) -> None:
        await asyncio.to_thread(self._thread.join, patience)
        assert not self._thread.is_alive()

    def _run(self, make: Callable[[SecondsLeft], Any]) -> None:
        left = SecondsLeft()
        app = make(left)
        loop = asyncio.new_event_loop()
        comes, goes = self._its.makefile("rb"), self._its.makefile("wb")
        host = Host(WithTables(app, left, is_counted=True), comes, goes)

        async def live() -> None:
            async with app.router.lifespan_context(app):
                await host.serve()

        loop.run_until_complete(live())
        _HELD.append((loop, asyncio.all_tasks(loop)))
        self._its.close()


class Engines(House):
    """The house in front. `app` is the application that takes over."""

    def __init__(
        self,
        app: FastAPI,
        client: TestClient,
        opened: ExitStack,
        ready: threading.Event,
        begun: list[Thread],
        starting: Starting,
    ) -> None:
        super().__init__(app, client, opened)
        self.starting: Final = starting
        self._ready: Final = ready
        #: The other engines that were begun.
        self.begun: Final = begun

    def about(self) -> Any:
        return self.client.get("/api/about").json()

    def begin_to_take_over(self) -> None:
        """The engine is compiled."""
        self._ready.set()

    @property
    def has_taken_over(self) -> bool:
        return bool(self.about()["preparing"] == "")

    def take_over(self) -> None:
        """The engine is compiled, and takes over."""
        self.begin_to_take_over()
        for _ in range(round(_PATIENCE / 0.02)):
            if self.has_taken_over:
                return
            time.sleep(0.02)
        raise AssertionError(f"it has not taken over in {_PATIENCE} s")


@contextmanager
def two_engines(folder: Path, *, left: float = 40.0, settings: Any = None, **factory: Any) -> Iterator[Engines]:
    """A server with its data in a folder; `factory` goes to `app_with` of both engines."""
    told = settings or settings_for(folder)
    given = {"bots": SHY, **factory}
    ready, begun = threading.Event(), list[Thread]()

    async def begin() -> Thread:
        begun.append(
            Thread(lambda left: app_with(told, **given, work_queue=WorkQueue(apart=InThreads()), not_yet=left.not_yet))
        )
        return await begun[-1].begun()

    def needed() -> Iterator[str]:
        while not ready.wait(0.01):
            yield "table"

    app = app_with(told, **given, work_queue=WorkQueue(apart=InThreads()))
    interim: Begin = begin
    starting = Starting(told, lambda: app, needed, stop=ready.set, interim=interim, left=lambda: left)
    with TestClient(starting, base_url=ORIGIN) as client, ExitStack() as opened:
        yield Engines(app, client, opened, ready, begun, starting)
