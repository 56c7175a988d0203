"""In which order requests are let in: by turns of the visitors, one with each turn of the loop, nobody who is gone."""

import asyncio

from eastwind.server.http.throttle import RequestQueue


def test_visitors_come_by_turns_however_many_requests_one_has() -> None:
    async def work() -> list[str]:
        queue, order = RequestQueue(), []

        async def ask(visitor: str) -> None:
            await queue.turn(visitor)
            order.append(visitor)

        await asyncio.gather(*(ask("a") for _ in range(50)), *(ask("b") for _ in range(3)))
        return order

    order = asyncio.run(work())
    assert len(order) == 53
    assert [place for place, visitor in enumerate(order) if visitor == "b"] == [2, 4, 6]


def test_one_is_let_in_with_each_turn_of_the_loop() -> None:
    async def work() -> None:
        queue, let_in = RequestQueue(), [0]

        async def ask() -> None:
            await queue.turn("a")
            let_in[0] += 1

        asking = asyncio.gather(*(ask() for _ in range(100)))
        turns = 0
        while not asking.done():
            before = let_in[0]
            await asyncio.sleep(0)
            turns += 1
            assert let_in[0] - before <= 1
        assert let_in[0] == 100
        assert turns >= 100

    asyncio.run(work())


def test_whoever_is_gone_keeps_nobody_waiting() -> None:
    async def work() -> None:
        queue = RequestQueue()
        await queue.turn("a")
        gone = [asyncio.ensure_future(queue.turn("a")) for _ in range(10)]
        last = asyncio.ensure_future(queue.turn("a"))
        await asyncio.sleep(0)
        for each in gone:
            each.cancel()
        await asyncio.wait_for(last, 1)
        for _ in range(20):
            await asyncio.sleep(0)
        await asyncio.wait_for(queue.turn("b"), 1)
        assert not queue._waiting

    asyncio.run(work())
