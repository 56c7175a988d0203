"""Cost of an action while many other tables are open: the same players play, alone and among thousands."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from eastwind.bench.measure import Measure
from eastwind.bench.served import ALONE, LAST, Served, Server, own_cores, serving
from eastwind.bench.server_load import Person, open_table, sit_down
from eastwind.server import network

_PLAYED: Final = 100
_OPEN: Final = 10_000
#: Seconds between two actions at each table in play.
_BETWEEN: Final = 1.0
_SECONDS: Final = 15.0
_AT_ONCE: Final = 20
#: Seconds after which the server has searched its new objects for reference cycles (`eastwind.server.gc_schedule`).
_SETTLED: Final = 12.0
#: Largest allowed ratio of an action's cost with all the other tables open.
_FLAT: Final = 1.15


@dataclass(frozen=True, slots=True)
class OpenLoad:
    """Seconds of its core that the server took for an action.

    :ivar few: without other tables; :ivar many: with `tables` tables open in all.
    """

    few: float
    many: float
    tables: int


async def _work_of_an_action(server: Server, people: Sequence[Person], seconds: float, between: float) -> float:
    begun = time.perf_counter()
    worked, played = server.work(), sum(person.played for person in people)
    spread = enumerate(people)
    await asyncio.gather(
        *(
            person.think_and_play(begun + between * place / len(people), begun + seconds, begun, between)
            for place, person in spread
        )
    )
    return (server.work() - worked) / max(sum(person.played for person in people) - played, 1)


async def _beside(server: Server, played: int, tables: int, seconds: float, between: float, settled: float) -> OpenLoad:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def stands_open() -> None:
        async with gate:
            opened: dict[str, Any] = await asyncio.to_thread(open_table, server.address)
            [person] = await sit_down(server.address, [opened])
            await person.leave()

    opened = [await asyncio.to_thread(open_table, server.address) for _ in range(played)]
    people = await sit_down(server.address, opened)
    # the first moves have the server bring in all that is there once
    await _work_of_an_action(server, people, settled, between)
    few = await _work_of_an_action(server, people, seconds, between)
    await asyncio.gather(*(stands_open() for _ in range(tables - played)))
    await _work_of_an_action(server, people, settled, between)
    many = await _work_of_an_action(server, people, seconds, between)
    await asyncio.gather(*(person.leave() for person in people))
    return OpenLoad(few, many, tables)


def measure_open(
    served: Served = ALONE,
    *,
    played: int = _PLAYED,
    tables: int = _OPEN,
    seconds: float = _SECONDS,
    between: float = _BETWEEN,
    settled: float = _SETTLED,
) -> OpenLoad:
    """Play at `played` tables, before and after `tables` are open in all.

    :raises LoadError: if the server did not come up or refused something.
    """
    network.most_connections()
    with serving(served) as server, own_cores(LAST):
        return asyncio.run(_beside(server, played, tables, seconds, between, settled))


def open_measures(served: Served = ALONE) -> Iterator[Measure]:
    """Measure an action's work with 10,000 open tables against the same with 100."""
    found = measure_open(served)
    note = f"{1000 * found.many:.2f} against {1000 * found.few:.2f} ms of the core, {_PLAYED} tables played at"
    yield Measure(
        f"an action at {_OPEN:,} open tables against {_PLAYED}", found.many / found.few, "times", _FLAT, "lower", note
    )
