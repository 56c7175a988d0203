"""A server as seen by its operator: its readiness, its counters, its shutdown."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from eastwind.server.counters import Counters
from eastwind.server.operations.metrics import Looked
from eastwind.server.store.errors import StoreError

if TYPE_CHECKING:
    from eastwind.server.cluster.signing import Verifier
    from eastwind.server.limits.rate_limits import RateLimits
    from eastwind.server.operations.shutdown import Shutdown
    from eastwind.server.tables.registry import TableRegistry

#: What was told last is on its way to the sockets before they are closed.
_SENDING_SECONDS: Final = 0.1

#: A table in play, without its sockets, and a socket of one: `eastwind bench load` measures both.
_TABLE_BYTES: Final = 70 * 1024
_SOCKET_BYTES: Final = 30 * 1024


@dataclass(frozen=True, slots=True)
class Lifecycle:
    """Parts of an application whose tables are in use."""

    shutdown: "Shutdown"
    figures: Counters
    table_registry: "TableRegistry"
    rate_limits: "RateLimits"
    verifier: "Verifier | None"

    async def why_not_ready(self) -> str:
        """Return the reason why no table may be opened here now; nothing if one may."""
        if self.shutdown.begun:
            return "it is being stopped"
        try:
            await self.table_registry.store.try_to_write()
        except StoreError as error:
            return f"nothing can be kept: {error.fault}"
        return ""

    def memory_in_use(self) -> int:
        """Return about how many bytes the open tables and their sockets take."""
        return self.table_registry.in_memory * _TABLE_BYTES + self.figures.sockets * _SOCKET_BYTES

    def looked(self) -> Looked:
        """Return the figures of this moment."""
        ready = not self.shutdown.begun and self.table_registry.store.trouble is None
        bus = self.table_registry.publisher.figures
        return Looked(self.figures, self.table_registry.store.figures, self.table_registry.in_memory, ready, bus)

    async def remembered(self) -> Mapping[str, Any]:
        """Return what only this process remembers, as JSON has it: for the process that goes on in its place."""
        return {
            "tables": await self.table_registry.remembered(),
            "used up": self.rate_limits.remembered,
            "counted": self.looked().as_json(),
            "believed": {} if self.verifier is None else self.verifier.remembered,
        }

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process before this one remembered; nothing if that one has died."""
        self.table_registry.recall(memory.get("tables", {}))
        self.rate_limits.recall(memory.get("used up", {}))
        if (told := memory.get("counted")) is not None:
            self._add(Looked.from_json(told))
        if self.verifier is not None:
            self.verifier.recall(memory.get("believed"))

    def _add(self, counted: Looked) -> None:
        self.figures.add(counted.figures)
        self.table_registry.store.figures.add(counted.store)
        if counted.bus is not None and (bus := self.table_registry.publisher.figures) is not None:
            bus.add(counted.bus)

    async def come_to_rest(self, seconds: float) -> None:
        """Begin nothing more, and let what is under way end: it is stored and sent to the players."""
        self.shutdown.begin()
        await self.table_registry.come_to_rest(seconds)
        # whoever is told to come back finds them free
        await self.table_registry.leave_hold()
        await asyncio.sleep(_SENDING_SECONDS)
