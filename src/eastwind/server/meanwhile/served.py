"""The application of the interpreted engine: what cannot be asked of it yet, and how it is brought to rest for the other one."""

from collections.abc import Mapping
from typing import Any, Final

from starlette.types import Receive, Scope, Send

from eastwind.server.game.not_yet import NotYet
from eastwind.server.meanwhile.told import digest_of
from eastwind.server.put_off import LEVELS
from eastwind.server.running.health import READY, Health
from eastwind.server.running.life import Life

#: A move takes 63 to 125 ms interpreted, the longer the more its bots have to decide: it is told at multiples of so many seconds.
EVEN_SECONDS: Final = 0.25


class Left:
    """About how many seconds are left until the engine is compiled: the process in front says it with whoever comes."""

    def __init__(self) -> None:
        self.seconds = 0

    @property
    def not_yet(self) -> NotYet:
        """The bots that cannot play before that."""
        return NotYet(LEVELS, lambda: self.seconds)


class WithTables:
    """An application with the tables of a life."""

    def __init__(self, app: Any, left: Left, *, is_counted: bool = False) -> None:
        """:param is_counted: whether somebody wants to know its figures."""
        self._app: Final = app
        self._life: Final[Life] = app.state.life
        self._left: Final = left
        self._is_counted: Final = is_counted
        self._health: Final = Health(self._life.why_not_ready)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves whoever is passed on."""
        if scope["type"] == "http" and scope["path"] == READY:
            await self._health.answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def rests(self) -> bool:
        """Lets nothing more begin, where nothing is under way; whether that is so."""
        return self._life.rooms.rests()

    async def remembered(self) -> Mapping[str, Any]:
        """What is kept nowhere but here. `views`: by table, the digests of those that are seen by now."""
        memory = await self._life.remembered()
        told = self._life.rooms.views_told()
        return {**memory, "views": {table: [digest_of(view) for view in views] for table, views in told.items()}}

    @property
    def counted(self) -> Mapping[str, Any] | None:
        """What it has counted so far; None where nobody wants to know."""
        return self._life.looked().as_json() if self._is_counted else None

    async def come_to_rest(self, seconds: float) -> None:
        """Begins nothing more, and lets what is under way come to its end."""
        self._health.forget()
        await self._life.come_to_rest(seconds)

    def told(self, put_off: Mapping[str, int]) -> None:
        """Hears for how many seconds something still has to wait."""
        self._left.seconds = put_off.get("strong-bots", self._left.seconds)
