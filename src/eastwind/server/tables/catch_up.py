"""Tables at which other processes have played on while there are listeners here: each is brought up to them, by itself."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Final

from eastwind.server.store.store import Store
from eastwind.server.tables.live_table import LiveTable

_log: Final = logging.getLogger(__name__)
_TRY_AGAIN_SECONDS: Final = 1.0


class CatchUps:
    """Tables in memory that are behind."""

    def __init__(self, live_tables: Mapping[str, LiveTable], store: Store) -> None:
        self._live_tables: Final = live_tables
        self._store: Final = store
        #: By table, the version that it is brought to.
        self._wanted: Final[dict[str, int]] = {}
        self._bringing: Final[dict[str, asyncio.Task[None]]] = {}

    @property
    def under_way(self) -> "list[asyncio.Task[None]]":
        return list(self._bringing.values())

    async def look(self, versions: Mapping[str, int] | None) -> None:
        """Begin to bring up the tables that are behind: by table, to which version; None: the journal says it of all.

        :raises StoreError: if it cannot be asked.
        """
        if versions is None:
            names = [name for name, live_table in self._live_tables.items() if live_table.has_listeners]
            versions = await self._store.last_versions(names) if names else {}
        for name, version in versions.items():
            live_table = self._live_tables.get(name)
            if live_table is None or not live_table.is_behind(version):
                continue
            self._wanted[name] = max(version, self._wanted.get(name, 0))
            if name not in self._bringing:
                task = self._bringing[name] = asyncio.ensure_future(self._bring(live_table))
                task.add_done_callback(partial(self._brought, name))

    async def _bring(self, live_table: LiveTable) -> None:
        while live_table.is_behind(self._wanted[live_table.name]):
            try:
                await live_table.catch_up()
            except Exception:  # noqa: BLE001 — whoever listens is not left behind
                _log.exception("table %s not brought up to other processes; trying again", live_table.name)
                await asyncio.sleep(_TRY_AGAIN_SECONDS)
            else:
                if live_table.is_behind(self._wanted[live_table.name]):
                    return  # the news ran ahead of what is kept, or it was cut back: nothing is missed

    def _brought(self, name: str, _: "asyncio.Task[None]") -> None:
        del self._bringing[name]
        self._wanted.pop(name, None)
