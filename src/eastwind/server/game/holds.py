"""Which process has a table of several persons in hand: who is there, and what stands open in a window, is known there alone.

Each process says every half second in the database that it lives, and looks at what the others have said. One that has said
nothing while another looked so many times is taken for dead there, and its tables are free: whoever is asked for one takes it. No
clock is asked for that, for they jump. Nothing depends on there being one at a time: the journal's key decides who was first.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from eastwind.server.store.rows import ProcessRow
from eastwind.server.store.store import Store, StoreError

_log: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 0.5
#: Looks at which another process has said nothing since the one before.
DEAD_LOOKS: Final = 5


class Holds:
    """Of one process, among those that serve the same database."""

    def __init__(self, store: Store, place: str) -> None:
        """:param place: where the others reach this one, such as `ws://127.0.0.1:4711`."""
        self.me: Final = ProcessRow(secrets.token_hex(8), place, secrets.token_urlsafe(32))
        self._store: Final = store
        self._mine: Final[set[str]] = set()
        #: By process, its last beat, and how often it was seen since.
        self._seen: dict[str, tuple[int, int]] = {}
        self._living: dict[str, ProcessRow] = {}
        #: Those that are dead, as far as it is known here.
        self._gone: Final[set[str]] = set()
        self._is_known = False
        self._has_left = False
        #: What is done when the others took this process for dead: its tables may be theirs by now.
        self.lost: Callable[[], Awaitable[None]] | None = None

    @property
    def alone(self) -> bool:
        """Whether no other process has been seen to live."""
        return not self._seen

    @property
    def mark(self) -> str:
        """The end of names of what lies in the memory of this process: whoever is asked for it knows where that is."""
        return f".{self.me.name}"

    def living(self, name: str) -> ProcessRow | None:
        """Another process of a name, as far as it lives."""
        return self._living.get(name)

    def counting(self, visitor: str) -> ProcessRow | None:
        """Which process counts what a visitor does; None where it is this one.

        All that know the same ones choose the same; where one comes or goes, few visitors are counted elsewhere (rendezvous
        hashing).
        """
        others = self._living.values()
        return max((None, *others), key=lambda one: _weight(visitor, self.me if one is None else one))

    async def whereabouts(self, table: str) -> ProcessRow | None:
        """Who has a table of several in hand, where that is another process; a table that is free is this one's from now on.

        :raises StoreError: if the database cannot be asked.
        """
        if table in self._mine:
            return None
        if not self._is_known:
            await self._beat()
        found = await self._store.take_in_hand(table, self.me)
        if found.name != self.me.name:
            return found
        if not self._has_left:
            self._mine.add(table)
        return None

    def is_gone(self, process: ProcessRow) -> bool:
        """Whether a process is taken for dead, or has come to its end."""
        return process.name in self._gone

    async def bury(self, process: ProcessRow) -> None:
        """A process is known to be gone.

        :raises StoreError: if the database cannot be told.
        """
        _log.warning("the process at %s is gone: its tables go on elsewhere", process.place)
        await self._store.bury(process.name)
        self._seen.pop(process.name, None)
        self._living.pop(process.name, None)
        self._gone.add(process.name)

    async def live(self) -> None:
        """Says that this process lives, and looks at the others, as long as it is not cancelled."""
        while True:
            try:
                await self._beat()
            except StoreError as error:
                # the others may take it for dead meanwhile, and it will be told so
                _log.debug("it could not be said that this process lives: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """This process comes to its end: its tables are free at once."""
        self._has_left = True
        self._mine.clear()
        try:
            await self._store.bury(self.me.name)
        except StoreError as error:
            _log.warning("the tables of this process could not be let go of, others wait for them a moment: %s", error)

    async def _beat(self) -> None:
        if self._has_left:
            return
        lived, living = await self._store.beat(self.me)
        if self._is_known and not lived:
            _log.warning("others took this process for dead: whoever is at its tables of several is sent to them")
            self._mine.clear()
            if self.lost is not None:
                await self.lost()
        self._is_known = True
        before, self._seen = self._seen, {}
        self._gone.update(before)
        self._living = {process.name: process for process in living if process.name != self.me.name}
        for process in living:
            if process.name == self.me.name:
                continue
            beat, times = before.get(process.name, (None, 0))
            times = times + 1 if beat == process.beat else 0
            self._seen[process.name] = process.beat, times
            self._gone.discard(process.name)
            if times >= DEAD_LOOKS:
                await self.bury(process)


def _weight(visitor: str, process: ProcessRow) -> bytes:
    return hashlib.sha256(f"{visitor} {process.name}".encode()).digest()
