"""The side of the interpreted process, its front played by the test: visitors who leave, and faults of the application."""

import asyncio
import os
from collections.abc import Mapping
from typing import Any, BinaryIO

import pytest
from starlette.types import Message, Receive, Scope, Send

from eastwind.server.interim.frames import Frame, next_frame_of, packed
from eastwind.server.interim.host import Host


class _Accepting:
    """Application that accepts a socket and fails after that, if it is to."""

    counted = None

    def __init__(self, *, fails: bool) -> None:
        self._fails = fails

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == "websocket"
        await send({"type": "websocket.accept"})
        if self._fails:
            raise LookupError("a fault of the application")

    def rests(self) -> bool:
        return True

    async def remembered(self) -> Mapping[str, Any]:
        return {}

    async def come_to_rest(self, seconds: float) -> None:
        raise AssertionError(f"not asked for in this test: {seconds}")

    def told(self, put_off: Mapping[str, int]) -> None:
        assert not put_off


def _pipe() -> tuple[BinaryIO, BinaryIO]:
    """Return the two ends of a pipe, to read and to write."""
    read, write = os.pipe()
    return os.fdopen(read, "rb"), os.fdopen(write, "wb", buffering=0)


async def _visit(*, leaves: bool, fails: bool) -> tuple[Message, Frame]:
    """Pass a socket on; return what the host sends and its last frame. `leaves`: it is gone before it can be sent anything."""
    (comes, to_host), (from_host, goes) = _pipe(), _pipe()
    with comes, to_host, from_host, goes:
        serving = asyncio.ensure_future(Host(_Accepting(fails=fails), comes, goes).serve())

        async def heard() -> Frame:
            frame = await asyncio.to_thread(next_frame_of, from_host)
            assert frame is not None
            return frame

        assert await heard() == {"what": "up"}
        to_host.write(packed({"what": "begin", "id": 1, "scope": {"type": "websocket", "headers": [], "path": "/"}}))
        sent = await heard()
        to_host.write(packed({"what": "sent", "id": 1, "failed": leaves}))
        last = await heard()
        to_host.close()
        await serving
        return sent["message"], last


@pytest.mark.parametrize(
    ("leaves", "fails", "logged"), [(False, False, 0), (True, False, 0), (True, True, 0), (False, True, 1)]
)
def test_of_visits_that_end_early_only_a_fault_of_the_application_is_logged(
    caplog: pytest.LogCaptureFixture, *, leaves: bool, fails: bool, logged: int
) -> None:
    sent, last = asyncio.run(_visit(leaves=leaves, fails=fails))
    assert sent == {"type": "websocket.accept"}
    assert last == {"what": "done", "id": 1, "failed": leaves or fails}
    assert len(caplog.records) == logged
