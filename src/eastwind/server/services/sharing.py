"""Parts of a link that is handed on: addresses that others can open, and a code for their camera."""

import ipaddress
from collections.abc import Iterable

from eastwind.server.wire.sharing import Code

_LOCAL = "localhost"


def addresses_for_others(hosts: Iterable[str], *, secure: bool) -> list[str]:
    """Return origins under which others find a server of these hosts: numbers first, as not every network knows names."""
    scheme = "https" if secure else "http"
    found = sorted((_is_name(host), host) for host in hosts if not _is_local(_name_in(host)))
    return [f"{scheme}://{host}" for _, host in found]


def _name_in(host: str) -> str:
    """Return the name or the number in a value of the `Host` header."""
    return host[1 : host.index("]")] if host.startswith("[") else host.partition(":")[0]


def _is_local(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == _LOCAL or name.endswith(f".{_LOCAL}")


def _is_name(host: str) -> bool:
    try:
        ipaddress.ip_address(_name_in(host))
    except ValueError:
        return True
    return False


def code_of(text: str) -> Code:
    """Return a text as a QR code, with as much spare as its size allows."""
    import segno  # only here: nobody who does not ask for a code waits for it

    matrix = segno.make(text, micro=False, error="l").matrix
    return Code(rows=["".join("1" if dark else "0" for dark in row) for row in matrix])
