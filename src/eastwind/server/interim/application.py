"""Application of the interpreted engine: its limits until the engine is compiled, and its rest before that one takes over."""

from collections.abc import Mapping
from typing import Any, Final

from starlette.types import Receive, Scope, Send

from eastwind.server.http.health import READY, Health
from eastwind.server.interim.replayed import digest_of
from eastwind.server.operations.lifecycle import Lifecycle
from eastwind.server.put_off import LEVELS
from eastwind.server.tables.deferred_bots import NotYet

#: A move takes 63 to 125 ms interpreted, the longer the more its bots have to decide: sent at multiples of this, in seconds.
EVEN_SECONDS: Final = 0.25


class SecondsLeft:
    """Seconds left until the engine is compiled, as the process in front sends them with all that comes."""

    def __init__(self) -> None:
        self.seconds = 0

    @property
    def not_yet(self) -> NotYet:
        """Bots that cannot play before the engine is compiled."""
        return NotYet(LEVELS, lambda: self.seconds)


class WithTables:
    """Application with tables, as `Host` serves it."""

    def __init__(self, app: Any, left: SecondsLeft, *, is_counted: bool = False) -> None:
        """:param is_counted: its figures are wanted."""
        self._app: Final = app
        self._lifecycle: Final[Lifecycle] = app.state.lifecycle
        self._left: Final = left
        self._is_counted: Final = is_counted
        self._health: Final = Health(self._lifecycle.why_not_ready)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket that was passed on."""
        if scope["type"] == "http" and scope["path"] == READY:
            await self._health.answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def rests(self) -> bool:
        """Let nothing more begin if nothing is under way; return whether that is so."""
        return self._lifecycle.table_registry.rests()

    async def remembered(self) -> Mapping[str, Any]:
        """Return what is kept nowhere but here. `views`: by table, digests of the views that are seen by now."""
        memory = await self._lifecycle.remembered()
        told = self._lifecycle.table_registry.views_told()
        return {**memory, "views": {table: [digest_of(view) for view in views] for table, views in told.items()}}

    @property
    def counted(self) -> Mapping[str, Any] | None:
        """Figures counted so far; None where they are not wanted."""
        return self._lifecycle.looked().as_json() if self._is_counted else None

    async def come_to_rest(self, seconds: float) -> None:
        """Begin nothing more and finish what is under way."""
        self._health.forget()
        await self._lifecycle.come_to_rest(seconds)

    def told(self, put_off: Mapping[str, int]) -> None:
        """Take note of how many seconds something still has to wait."""
        self._left.seconds = put_off.get("strong-bots", self._left.seconds)
