"""Costly work that a request asks for: in the visitor's turn, and for as long as the client waits for the answer."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import anyio
from starlette.requests import Request

from eastwind.server.http.visitor import visitor_of
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal

R = TypeVar("R")


class Work:
    """Work of one request, whose body has been read."""

    def __init__(self, request: Request, work_queue: WorkQueue) -> None:
        self._request: Final = request
        self._work_queue: Final = work_queue
        self.visitor: Final = visitor_of(request)

    async def here(self, function: Callable[..., R], *args: object) -> R:
        """Do short work whose end is known: see `WorkQueue.here`."""
        return await self._while_waited_for(lambda: self._work_queue.here(self.visitor, function, *args))

    async def apart(self, function: Callable[..., R], *args: object) -> R:
        """Do work that may have to be ended: see `WorkQueue.apart`."""
        return await self._while_waited_for(lambda: self._work_queue.apart(self.visitor, function, *args))

    def warm(self) -> None:
        """Prepare for work apart, which the client is likely to ask for next."""
        self._work_queue.warm()

    async def _while_waited_for(self, work: Callable[[], Awaitable[R]]) -> R:
        """:raises Refusal: if the client has disconnected; it is not sent."""
        found: list[R] = []
        failed: list[Exception] = []
        async with anyio.create_task_group() as tasks:

            async def do() -> None:
                try:
                    found.append(await work())
                except Exception as error:  # noqa: BLE001 — raised again below, on its own and not in a group
                    failed.append(error)
                tasks.cancel_scope.cancel()

            async def notice_leaving() -> None:
                while (await self._request.receive())["type"] != "http.disconnect":
                    pass
                tasks.cancel_scope.cancel()

            tasks.start_soon(do)
            tasks.start_soon(notice_leaving)
        if failed:
            # popped, so that the error, its trace and this frame make no circle
            raise failed.pop()
        if not found:
            raise Refusal(ErrorCode.INTERRUPTED, "a client that waits for the answer", "a closed connection")
        return found[0]
