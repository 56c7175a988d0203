"""What happens at a table, told to whoever listens for a seat: the port behind which this process lies, or a broker of many."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from eastwind.server.running.figures import BusFigures

#: Looks up what other processes have played: the newest version by table, None for all tables that somebody listens at.
CatchUp = Callable[[Mapping[str, int] | None], Awaitable[None]]


class Subscriber(Protocol):
    """Somebody who listens for a seat."""

    def tell(self, message: str) -> None:
        """Takes a message. Never waits: it is put where it will be sent from."""

    def drop(self) -> None:
        """Ends the subscription from this side: nothing more will be told."""


class Publisher(Protocol):
    """Brings messages from the tables to those who listen. What is published for a table arrives in the order of publishing."""

    def listening(self, table: str) -> Collection[int]:
        """The seats of a table for which somebody may listen: for the others nothing needs to be written."""

    async def subscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        """From now on the subscriber is told what is published for a seat."""

    async def unsubscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        """No longer. Somebody who does not listen is no fault."""

    async def dismiss(self, table: str, seat: int) -> None:
        """Nobody listens for a seat any more: it is another's now."""

    async def publish(self, table: str, told: Mapping[int, str]) -> None:
        """Tells everybody who listens: a message by seat."""

    def came_to(self, table: str, version: int) -> None:
        """Lets other processes hear that a table has come to a version of its journal. Never waits."""

    async def live(self, catch_up: CatchUp) -> None:
        """Hears what other processes play, as long as it is not cancelled; ends where there are none."""

    @property
    def figures(self) -> "BusFigures | None":
        """What is counted of what brings news from other processes, None where nothing does."""


class InProcess:
    """A `Publisher` for the sockets of this one process."""

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
        """There is nobody else."""

    async def live(self, catch_up: CatchUp) -> None:
        """There is nobody else."""

    @property
    def figures(self) -> "BusFigures | None":
        return None
