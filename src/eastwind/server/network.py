"""Sockets and addresses: where the server listens and the names by which others in the house may reach it."""

import contextlib
import errno
import re
import secrets
import socket
import ssl
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from eastwind.server.settings import LOOPBACK

#: Reserved for documentation: nothing is ever sent there, the system only says from which address it would be.
_SOMEWHERE: Final = ("192.0.2.1", 9)
_EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 — recognised, not bound to unless asked
#: Connections that wait to be taken.
BACKLOG: Final = 1024
#: Where the system names no limit, or cannot have the one that it names.
_ENOUGH_FILES: Final = 65_536
_FEW_FILES: Final = 10_240
#: Files that are none of a connection: the database, libraries, workers, and those that are taken at a time.
_OTHER_FILES: Final = 256
_CERTIFICATE: Final = re.compile(r"-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Known:
    """Name and secret by which other processes of the same database know a server, whichever of its processes serves.

    :ivar name: under which it holds tables; :ivar secret: source of the key with which they sign; :ivar since: seconds
        since 1970; what was signed before may have been believed by a process that can no longer be asked.
    """

    name: str = field(default_factory=partial(secrets.token_hex, 8))
    secret: str = field(default_factory=partial(secrets.token_urlsafe, 32), repr=False)
    since: float | None = None


@dataclass(frozen=True, slots=True)
class Inside:
    """Address at which other processes of the same database reach this one, and certificates that it believes.

    :ivar place: such as `ws://127.0.0.1:4711`, or `wss://…` where they speak TLS; :ivar trusted: certificates that are
        believed then; :ivar name: that has to appear in them; None: the address at which the other process is reached;
        :ivar known: what they know it by.
    """

    place: str
    trusted: ssl.SSLContext | None = None
    name: str | None = None
    known: Known = field(default_factory=Known)


def trusted_inside(certificate: Path, authorities: Path | None) -> ssl.SSLContext:
    """Return the TLS context with the certificates of other processes that a process trusts.

    :param certificate: its own: without `authorities` the others have the very same one, under whatever name;
    :param authorities: certificates in PEM, of authorities or of the others themselves, in which their names have to appear.

    :raises OSError: if a file cannot be read, or has no certificate (`ssl.SSLError` is one).
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    if authorities is not None:
        context.load_verify_locations(cafile=authorities)
        return context
    # the first is the server's own; those after it are of authorities, which vouch for many others
    found = _CERTIFICATE.search(certificate.read_text(encoding="ascii", errors="replace"))
    if found is None:
        raise OSError(f"expected a certificate in PEM, found none in {certificate}")
    context.check_hostname = False
    context.load_verify_locations(cadata=found[0])
    return context


def listen(host: str, port: int, *, or_any: bool) -> socket.socket:
    """Return a listening socket; on any free port when the wanted one is taken and `or_any` is set.

    :raises OSError: if that cannot be had.
    """
    try:
        return _listener(host, port)
    except OSError as error:
        if not or_any or error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        return _listener(host, 0)


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    # Connections inherit it. asyncio sets it only on sockets that say their protocol, which these do not; without it a
    # small message can wait 40 ms for the acknowledgement of the one before.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def most_connections() -> int:
    """Raise the limit of open files of this process as far as allowed, and return how many connections that leaves."""
    try:
        import resource
    except ImportError:  # elsewhere than on Unix there is no such limit
        return _FEW_FILES
    own, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (_ENOUGH_FILES if highest == resource.RLIM_INFINITY else highest, _FEW_FILES):
        if own != resource.RLIM_INFINITY and wanted > own:
            # a system may not grant what it names
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, highest))
                own = wanted
    files = _ENOUGH_FILES if own == resource.RLIM_INFINITY else own
    return max(files - _OTHER_FILES, files // 2)


def is_everywhere(host: str) -> bool:
    """Return whether a host to listen on means all of the machine's networks."""
    return host in _EVERYWHERE


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its networks, the likeliest first; none when it is in no network."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(_SOMEWHERE)
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def own_names() -> list[str]:
    """Return the names of this machine in its networks."""
    name = socket.gethostname()
    return [name] if "." in name else [name, f"{name}.local"]


def local_names() -> list[str]:
    """Return the hosts that a browser on this very machine may write."""
    return [LOOPBACK, "localhost"]
