"""Configuration of a server. Nothing here is read from the environment: the command line fills it in, tests write it out."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import platformdirs

from eastwind.server.proxies import NO_PROXIES, Proxies

DATABASE: Final = "eastwind.sqlite3"
DEFAULT_PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"
#: The built page, put here by `make page`.
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Rate:
    """Rate limit: a burst at once, then a number a second."""

    at_once: int
    a_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds against broken or malicious clients. A visitor is all that asks from one address (`http/visitor.py`)."""

    #: Bytes of one message of a socket, and of one request's body (a layout of a game for one is the largest).
    message_bytes: int = 4096
    body_bytes: int = 524_288
    #: Messages of one seat over all its sockets, and of one visitor over all sockets; a faster client is made to wait.
    messages: Rate = Rate(60, 30.0)
    messages_a_visitor: Rate = Rate(600, 300.0)
    #: Requests of one visitor, files of the page included: some sixty make a page.
    requests: Rate = Rate(150, 30.0)
    #: Tables that one visitor opens, and all together.
    openings: Rate = Rate(40, 0.25)
    openings_of_all: Rate = Rate(100, 10.0)
    #: Wrong letters that one visitor tries, for an invitation, a seat or to look on; right ones are not counted.
    wrong_codes: Rate = Rate(20, 1.0)
    #: What one visitor writes into score books that others follow.
    books: Rate = Rate(60, 2.0)
    #: Looks at score books that others follow, as long as nothing is new. A hundred devices look fifty times a second.
    looks: Rate = Rate(300, 100.0)
    #: Whole score books sent to one visitor.
    whole_books: Rate = Rate(200, 20.0)
    #: Pings and parts of messages on one socket; one more ends it.
    frames: Rate = Rate(500, 100.0)
    #: Longest wait of a client; one that would have to wait longer is refused instead.
    patience_seconds: float = 2.0
    #: Connections of one visitor; a quarter of all at most, which is what the system lets the process have. None: as many as all.
    connections_a_visitor: int | None = 512
    #: How long the head of a request may take, or the first one to come; its body; the reading of what was answered.
    request_seconds: float = 10.0
    body_seconds: float = 30.0
    reading_seconds: float = 30.0
    #: Messages that wait for a slow reader before its socket is dropped: an action and all that bots do then is one.
    waiting_messages: int = 256
    #: Sockets of one seat; one more drops the oldest.
    sockets_a_seat: int = 8
    #: A socket that has not said hello is closed after this.
    hello_seconds: float = 10.0
    #: Age at which tables without any player are forgotten.
    unseated_seconds: float = 3600.0
    #: Tables kept in memory without a connection to them.
    idle_rooms: int = 64
    #: How long a bot that is not compiled may take for an answer before a built-in one takes its place. Meanwhile all wait.
    bot_seconds: float = 2.0


#: For measurements from one address: no client is slowed down, refused or sent away for coming too often.
UNHURRIED: Final = Limits(
    messages=Rate(1_000_000, 1_000_000),
    messages_a_visitor=Rate(1_000_000, 1_000_000),
    requests=Rate(1_000_000, 1_000_000),
    openings=Rate(1_000_000, 1_000_000),
    books=Rate(1_000_000, 1_000_000),
    wrong_codes=Rate(1_000_000, 1_000_000),
    looks=Rate(1_000_000, 1_000_000),
    whole_books=Rate(1_000_000, 1_000_000),
    openings_of_all=Rate(1_000_000, 1_000_000),
    connections_a_visitor=None,
)


@dataclass(frozen=True, slots=True)
class Settings:
    """Configuration of a server: its data, its hosts, its limits.

    :ivar data: folder of the database, made when it is missing; :ivar hosts: allowed values of the `Host` header, in small
        letters and with the port where it is not the scheme's own; :ivar secure: served over TLS; :ivar static: the built page;
        :ivar proxies: those whose `X-Forwarded-For` is believed: the visitor is the one that they name, and their connections are
        not counted as one visitor's; :ivar listed: open tables are listed to every visitor, as in a house;
        :ivar public: the origin under which others reach it, where that is none of its own addresses.
    """

    data: Path
    hosts: frozenset[str]
    secure: bool = False
    static: Path = STATIC
    limits: Limits = Limits()
    proxies: Proxies = NO_PROXIES
    listed: bool = False
    public: str | None = None

    @property
    def database(self) -> Path:
        return self.data / DATABASE


def default_data() -> Path:
    """Return the user's own data folder for Eastwind.

    :raises RuntimeError: for a user without a home.
    """
    return Path(platformdirs.user_data_dir("eastwind"))


def hosts_of(names: list[str], port: int, secure: bool) -> frozenset[str]:
    """Return the values of `Host` that a browser writes for these names or addresses at a port."""
    own = 443 if secure else 80
    found = set()
    for name in names:
        host = f"[{name}]" if ":" in name else name.lower()
        found.add(f"{host}:{port}")
        if port == own:
            found.add(host)
    return frozenset(found)


def named_publicly(settings: Settings, origin: str) -> Settings:
    """Return these settings for a server behind a proxy, reached under another origin such as `https://mahjong.example.org`."""
    found = urlsplit(origin)
    secure = found.scheme == "https"
    names = hosts_of([found.hostname or ""], found.port or (443 if secure else 80), secure)
    return replace(settings, hosts=settings.hosts | names, secure=secure, public=origin)
