"""Port that tells the listeners of a seat what happens at a table: behind it lies this process, or a broker of many."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from eastwind.server.counters import BusCounters

#: Look-up of what other processes have played: the newest version by table, None for all tables that have a listener.
CatchUp = Callable[[Mapping[str, int] | None], Awaitable[None]]


class Subscriber(Protocol):
    """Listener for a seat."""

    def tell(self, message: str) -> None:
        """Take a message. Never waits: it is put where it will be sent from."""

    def drop(self) -> None:
        """End the subscription from this side: nothing more will be sent."""


class Publisher(Protocol):
    """Port that brings messages from the tables to listeners. Messages of a table arrive in the order of publishing."""

    def listening(self, table: str) -> Collection[int]:
        """Return the seats of a table that may have a listener: for the others nothing needs to be written."""

    async def subscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        """Subscribe to what is published for a seat from now on."""

    async def unsubscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        """End a subscription. A subscriber who does not listen is no error."""

    async def dismiss(self, table: str, seat: int) -> None:
        """Dismiss the listeners of a seat: it is another's now."""

    async def publish(self, table: str, told: Mapping[int, str]) -> None:
        """Tell all listeners: a message by seat."""

    def came_to(self, table: str, version: int) -> None:
        """Let other processes hear that a table has reached a version of its journal. Never waits."""

    async def live(self, catch_up: CatchUp) -> None:
        """Hear what other processes play, until cancelled; return at once where there are none."""

    @property
    def figures(self) -> "BusCounters | None":
        """Counters of the line that brings news from other processes, None where there is no line."""


class InProcess:
    """`Publisher` for the sockets of this one process."""

    def __init__(self, most_a_seat: int) -> None:
        """:param most_a_seat: subscribers of one seat; one more drops the oldest."""
        self._most: Final = most_a_seat
        self._tables: Final[dict[str, dict[int, list[Subscriber]]]] = {}

    def listening(self, table: str) -> Collection[int]:
        return self._tables.get(table, {}).keys()

    async def subscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        there = self._tables.setdefault(table, {}).setdefault(seat, [])
        there.append(subscriber)
        for oldest in there[: -self._most]:
            oldest.drop()

    async def unsubscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        seats = self._tables.get(table, {})
        there = seats.get(seat, [])
        if subscriber in there:
            there.remove(subscriber)
        if not there:
            seats.pop(seat, None)
        if not seats:
            self._tables.pop(table, None)

    async def dismiss(self, table: str, seat: int) -> None:
        for subscriber in list(self._tables.get(table, {}).get(seat, ())):
            await self.unsubscribe(table, seat, subscriber)
            subscriber.drop()

    async def publish(self, table: str, told: Mapping[int, str]) -> None:
        for seat, message in told.items():
            for subscriber in list(self._tables.get(table, {}).get(seat, ())):
                subscriber.tell(message)

    def came_to(self, table: str, version: int) -> None:
        """Do nothing: there is no other process."""

    async def live(self, catch_up: CatchUp) -> None:
        """Return at once: there is no other process."""

    @property
    def figures(self) -> "BusCounters | None":
        return None
