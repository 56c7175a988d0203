"""How a server is set up. Nothing here is read from the environment: the command line fills it in, tests write it out."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

DATABASE: Final = "eastwind.sqlite3"
DEFAULT_PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"
#: The built page, put here by `make page`.
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds against clients that are broken or mean no good."""

    #: Bytes of one message of a socket, and of one request's body (a layout of a game for one is the largest).
    message_bytes: int = 4096
    body_bytes: int = 524_288
    #: Messages of one socket: so many at once, then so many a second; a faster client is made to wait.
    burst: int = 60
    messages_a_second: float = 30.0
    #: Messages that wait for a slow reader before its socket is dropped. A bot's whole turn is some ten of them.
    waiting_messages: int = 256
    #: Sockets of one seat; one more drops the oldest.
    sockets_a_seat: int = 8
    #: A socket that has not said hello is closed after this.
    hello_seconds: float = 20.0
    #: Tables kept in memory though nobody is connected to them.
    idle_rooms: int = 64
    #: How long a bot that is not compiled may take for an answer before a built-in one takes its place. Meanwhile all wait.
    bot_seconds: float = 2.0


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server keeps its data and to whom it answers.

    :ivar data: folder of the database, made when it is missing; :ivar hosts: what may stand in the `Host` header, in small
        letters and with the port where it is not the scheme's own; :ivar secure: served over TLS; :ivar static: the built page.
    """

    data: Path
    hosts: frozenset[str]
    secure: bool = False
    static: Path = STATIC
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data / DATABASE


def default_data() -> Path:
    """The user's own data folder for Eastwind."""
    return Path(platformdirs.user_data_dir("eastwind"))


def hosts_of(names: list[str], port: int, secure: bool) -> frozenset[str]:
    """What a browser writes into `Host` for these names or addresses at a port."""
    own = 443 if secure else 80
    found = set()
    for name in names:
        host = f"[{name}]" if ":" in name else name.lower()
        found.add(f"{host}:{port}")
        if port == own:
            found.add(host)
    return frozenset(found)
