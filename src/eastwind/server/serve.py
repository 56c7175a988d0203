"""Running the server: socket first, so that the address is known, then the application."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn

from eastwind.server import network
from eastwind.server.gc_schedule import collect_seldom
from eastwind.server.http.protocols import Admission, protocols
from eastwind.server.limits.connections import Connections
from eastwind.server.operations.json_log import JsonLines
from eastwind.server.operations.throttled_log import log_throttled
from eastwind.server.settings import Settings, hosts_of
from eastwind.server.starting import Starting

#: A larger message ends its socket before it is read; a smaller one that is still too large gets a typed refusal.
_FRAME_BYTES = 262_144
_HEARTBEAT_SECONDS = 20.0
_HANDSHAKE_SECONDS = 10.0
_TURN_SECONDS = 0.0005
#: Connections that are taken at a time, before any is looked at.
_TAKEN_AT_A_TIME = 2
#: Seconds that what is under way may take when the server is asked to stop.
_REST_SECONDS = 5.0

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Certificate:
    """TLS files in PEM."""

    certificate: Path
    key: Path


@dataclass(frozen=True, slots=True)
class Place:
    """Addresses of the server.

    :ivar url: the address to print; :ivar hosts: all that may appear in a `Host` header; :ivar moved: the wanted port was taken.
    """

    listener: socket.socket
    url: str
    hosts: frozenset[str]
    secure: bool
    moved: bool


def find_place(host: str, port: int, *, or_any: bool, secure: bool) -> Place:
    """Start to listen on a host, or on all networks, and return the socket with the names under which it is reached.

    :raises OSError: if the port, or every port when `or_any`, cannot be had.
    """
    listener = network.listen(host, port, or_any=or_any)
    found = int(listener.getsockname()[1])
    if network.is_everywhere(host):
        addresses = network.own_addresses()
        names = [*addresses, *network.own_names(), *network.local_names()]
        shown = addresses[0] if addresses else network.own_names()[-1]
    else:
        names = [host, *(network.local_names() if host in network.local_names() else [])]
        shown = host
    shown = f"[{shown}]" if ":" in shown else shown
    url = f"{'https' if secure else 'http'}://{shown}:{found}/"
    return Place(listener, url, hosts_of(names, found, secure), secure, moved=port not in (0, found))


class _Server(uvicorn.Server):
    """Server that reports when it is ready, ends connections that owe something for too long, and collects garbage."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        ready: Callable[[], None],
        app: Starting,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._ready = ready
        self._app = app
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        if self.config.is_ssl:
            # uvicorn has no setting for it, and asyncio waits for a minute
            loop.create_server = partial(  # type: ignore[method-assign]  # of this loop only
                loop.create_server, ssl_handshake_timeout=_HANDSHAKE_SECONDS
            )
        await super().startup(sockets)
        for listener in sockets or ():
            # few are taken at a time, but many may wait for that
            listener.listen(network.BACKLOG)
        if self.started:
            self._collecting = asyncio.create_task(collect_seldom(in_use=self._app.memory_in_use))
            self._ready()
            _log.info("listening")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        _log.info("stopping: what is under way is brought to its end")
        await self._app.come_to_rest(_REST_SECONDS)
        _log.info("stopping: sockets are told to come back")
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        self._connections.end_late()
        if self._app.failed is not None:
            self.should_exit = True
        return await super().on_tick(counter)


def run(
    app: Starting,
    place: Place,
    settings: Settings,
    certificate: Certificate | None,
    ready: Callable[[], None],
    *,
    as_json: bool = False,
    in_detail: bool = False,
    inside: socket.socket | None = None,
) -> None:
    """Serve until the process is asked to stop; `ready` is called once when the address answers.

    :param as_json: the log is lines of JSON; :param in_detail: it also notes when the server begins and ends; :param inside:
        address for other processes of the same database.

    :raises Exception: whatever kept the application from starting.
    """
    log_throttled(form=JsonLines() if as_json else None)
    if in_detail:
        _log.setLevel(logging.INFO)
    # how long a thread at work keeps the tables' loop waiting, for each thread; 5 ms if nothing is said
    sys.setswitchinterval(_TURN_SECONDS)
    connections = Connections(network.most_connections(), settings.limits.connections_a_visitor)
    port = None if inside is None else int(inside.getsockname()[1])
    http, ws = protocols(Admission(connections, settings.limits, settings.proxies, port))
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        # uvloop's where it is installed
        loop="auto",
        backlog=_TAKEN_AT_A_TIME,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=False,
        # updates are small and the network is the house's own: compressing them costs more than it saves
        ws_per_message_deflate=False,
        ws_max_size=_FRAME_BYTES,
        ws_ping_interval=_HEARTBEAT_SECONDS,
        ws_ping_timeout=_HEARTBEAT_SECONDS,
        timeout_graceful_shutdown=1,
        ssl_certfile=certificate.certificate if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
    )
    _Server(config, connections, ready, app).run(
        sockets=[place.listener] if inside is None else [place.listener, inside]
    )
    if app.failed is not None:
        raise app.failed
