"""Running the server: socket first, so that the address is known, then the application."""

import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from eastwind.server import network
from eastwind.server.settings import hosts_of
from eastwind.server.starting import Starting

#: A larger message ends its socket before it is read; a smaller one that is still too large gets a typed refusal.
_FRAME_BYTES = 262_144
_HEARTBEAT_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Certificate:
    """TLS files in PEM."""

    certificate: Path
    key: Path


@dataclass(frozen=True, slots=True)
class Place:
    """Where the server can be reached.

    :ivar url: the address to print; :ivar hosts: all that may stand in a `Host` header; :ivar moved: the wanted port was taken.
    """

    listener: socket.socket
    url: str
    hosts: frozenset[str]
    secure: bool
    moved: bool


def find_place(host: str, port: int, *, or_any: bool, secure: bool) -> Place:
    """Starts to listen on a host, or on all networks, and says under which names.

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


class _Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(app: Starting, place: Place, certificate: Certificate | None, ready: Callable[[], None]) -> None:
    """Serves until the process is told to stop; `ready` is called once when the address answers.

    :raises Exception: whatever kept the application from starting.
    """
    config = uvicorn.Config(
        app,
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
    server = _Announcing(config, ready)

    def give_up() -> None:
        server.should_exit = True

    app.give_up = give_up
    server.run(sockets=[place.listener])
    if app.failed is not None:
        raise app.failed
