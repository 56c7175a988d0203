"""The publisher of one process: whoever listens is told everything in order, and nobody else anything."""

import asyncio

from eastwind.server.cluster.publisher import InProcess


class Listener:
    def __init__(self) -> None:
        self.told: list[str] = []
        self.dropped = False

    def tell(self, message: str) -> None:
        self.told.append(message)

    def drop(self) -> None:
        self.dropped = True


def test_who_listens_for_a_seat_is_told_what_is_for_it_in_order() -> None:
    async def work() -> None:
        publisher, east, north, other = InProcess(8), Listener(), Listener(), Listener()
        await publisher.subscribe("t", 0, east)
        await publisher.subscribe("t", 3, north)
        await publisher.subscribe("u", 0, other)
        assert set(publisher.listening("t")) == {0, 3}
        await publisher.publish("t", {0: "a", 1: "b"})
        await publisher.publish("t", {0: "c", 3: "d"})
        assert (east.told, north.told, other.told) == (["a", "c"], ["d"], [])

    asyncio.run(work())


def test_who_listens_no_longer_is_told_nothing() -> None:
    async def work() -> None:
        publisher, one, other = InProcess(8), Listener(), Listener()
        await publisher.subscribe("t", 0, one)
        await publisher.subscribe("t", 0, other)
        await publisher.unsubscribe("t", 0, one)
        await publisher.unsubscribe("t", 0, one)
        await publisher.unsubscribe("u", 2, one)
        await publisher.publish("t", {0: "a"})
        assert (one.told, other.told) == ([], ["a"])
        await publisher.unsubscribe("t", 0, other)
        assert not publisher.listening("t")

    asyncio.run(work())


def test_one_too_many_drops_the_oldest() -> None:
    async def work() -> None:
        publisher, listeners = InProcess(2), [Listener() for _ in range(4)]
        for listener in listeners:
            await publisher.subscribe("t", 0, listener)
        assert [listener.dropped for listener in listeners] == [True, True, False, False]

    asyncio.run(work())
