"""Which process has a table in hand: one at a time, another where that one is gone."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from eastwind.server.game.holds import DEAD_LOOKS, Holds
from eastwind.server.store.memory import MemoryStore
from tests.server.store.test_contract import TABLE


def _run(work: Callable[[MemoryStore, Holds, Holds], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = MemoryStore()
        await store.create(TABLE)
        await store.create(replace(TABLE, id="u"))
        await work(store, Holds(store, "ws://one"), Holds(store, "ws://other"))

    asyncio.run(whole())


def test_whoever_is_asked_first_has_it_and_the_other_knows_where_it_is() -> None:
    async def work(_: MemoryStore, one: Holds, other: Holds) -> None:
        assert await one.whereabouts("t") is None
        there = await other.whereabouts("t")
        assert there is not None
        assert (there.place, there.secret) == ("ws://one", one.me.secret)
        assert await other.whereabouts("u") is None

    _run(work)


def test_a_process_that_says_nothing_any_more_is_taken_for_dead_and_one_that_does_is_not() -> None:
    async def work(_: MemoryStore, one: Holds, other: Holds) -> None:
        await one.whereabouts("t")
        await other.whereabouts("u")
        for _look in range(DEAD_LOOKS + 3):
            await one._beat()
            await other._beat()
        assert await other.whereabouts("t") is not None
        for _look in range(DEAD_LOOKS):
            await other._beat()
        assert await other.whereabouts("t") is None
        assert other.alone

    _run(work)


def test_who_was_asleep_does_not_take_the_others_for_dead() -> None:
    async def work(_: MemoryStore, one: Holds, other: Holds) -> None:
        await one.whereabouts("t")
        await other._beat()
        for _look in range(100):
            await one._beat()
        await other._beat()
        assert await other.whereabouts("t") is not None

    _run(work)


def test_who_was_taken_for_dead_hears_it_and_has_nothing_in_hand_any_more() -> None:
    async def work(_: MemoryStore, one: Holds, other: Holds) -> None:
        heard: list[str] = []

        async def lost() -> None:
            heard.append("lost")

        one.lost = lost
        await one.whereabouts("t")
        await other._beat()
        await other.bury(one.me)
        assert await other.whereabouts("t") is None
        await one._beat()
        assert heard == ["lost"]
        there = await one.whereabouts("t")
        assert there is not None
        assert there.place == "ws://other"

    _run(work)


def test_who_comes_to_its_end_lets_go_at_once_and_takes_nothing_more() -> None:
    async def work(_: MemoryStore, one: Holds, other: Holds) -> None:
        await one.whereabouts("t")
        await one.leave()
        await one._beat()
        assert await other.whereabouts("t") is None
        assert other.alone

    _run(work)


def test_all_agree_which_process_counts_a_visitor_and_one_that_dies_leaves_the_others_theirs() -> None:
    visitors = [f"203.0.113.{number}" for number in range(40)]

    def counts(processes: list[Holds]) -> list[str]:
        found = [[(one.counting(visitor) or one.me).name for visitor in visitors] for one in processes]
        assert all(each == found[0] for each in found)
        return found[0]

    async def work(store: MemoryStore, one: Holds, other: Holds) -> None:
        third = Holds(store, "ws://third")
        for _look in range(2):
            for each in (one, other, third):
                await each._beat()
        before = counts([one, other, third])
        assert set(before) == {one.me.name, other.me.name, third.me.name}
        await third.leave()
        await one._beat()
        await other._beat()
        after = counts([one, other])
        assert all(now == then for now, then in zip(after, before, strict=True) if then != third.me.name)
        assert one.living(third.me.name) is None
        there = one.living(other.me.name)
        assert there is not None
        assert there.secret == other.me.secret
        assert one.living(one.me.name) is None

    _run(work)
