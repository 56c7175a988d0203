"""Line over Valkey or Redis: what is published on one channel reaches all that have subscribed to it."""

import contextlib
from collections.abc import Iterator
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from eastwind.server.cluster.bus import BusError

#: Channel of the news. Several Eastwinds may share one server: none knows the tables of another.
CHANNEL: Final = "eastwind"
_PATIENCE_SECONDS: Final = 3.0
#: Schemes of addresses, as redis-py names them.
_SCHEMES: Final = {"valkey": "redis", "valkeys": "rediss"}


@contextlib.contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    # RuntimeError: a connection that was lost while it was spoken to
    except (RedisError, OSError, EOFError, RuntimeError) as error:
        raise BusError(f"{type(error).__name__}: {error}") from error


class ValkeyLine:
    """One `BusLine`. It does not reconnect by itself: what got lost meanwhile would not be noticed."""

    def __init__(self, address: str) -> None:
        """:param address: `redis://…`, `rediss://…`, `unix://…`, or with Valkey's names.

        :raises ValueError: if it cannot be read.
        """
        scheme, _, rest = address.partition("://")
        self._client: Final[Redis] = Redis.from_url(
            f"{_SCHEMES.get(scheme, scheme)}://{rest}",
            retry=Retry(NoBackoff(), 0),
            socket_timeout=_PATIENCE_SECONDS,
            socket_connect_timeout=_PATIENCE_SECONDS,
        )
        self._hearing: Final[PubSub] = self._client.pubsub()

    async def open(self) -> None:
        with _told():
            await self._hearing.subscribe(CHANNEL)
            # from the answer on everything is heard
            await self._hearing.get_message(timeout=None)

    async def send(self, message: bytes) -> None:
        with _told():
            await self._client.publish(CHANNEL, message)

    async def hear(self) -> bytes:
        with _told():
            while True:
                found: dict[str, Any] | None = await self._hearing.get_message(timeout=None)
                if found is not None and found["type"] == "message":
                    return bytes(found["data"])

    async def close(self) -> None:
        for part in (self._hearing, self._client):
            with contextlib.suppress(RedisError, OSError, EOFError, RuntimeError):
                await part.aclose()
