"""Address at which clients outside find a server, as given by `--public`."""

import re
from ipaddress import IPv4Address, IPv6Address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from eastwind.cli.usage_error import UsageError

_EXAMPLE: Final = "https://mahjong.example.org"
_PORTS: Final = {"http": 80, "https": 443}
_HIGHEST_PORT: Final = 65535
#: Part of a name between two dots.
_PART: Final = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
#: Last part by which browsers take a name for an address in numbers.
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
_LONGEST_NAME: Final = 253


def origin_of(text: str) -> str:
    """Return the origin of an address, as a browser writes it: without the default port of its scheme.

    >>> origin_of("https://Mahjong.example.org:443/")
    'https://mahjong.example.org'

    :raises UsageError: for anything else, with what is wrong with it.
    """
    found = _parts(text)
    host, port = _host(text, found), _port(text, found)
    place = f"{f'[{host}]' if ':' in host else host}{'' if port == _PORTS[found.scheme] else f':{port}'}"
    origin = f"{found.scheme}://{place}"
    if found.username is not None or found.password is not None:
        raise _wrong(text, f"expected no name and no password in it: {origin}")
    if found.path not in ("", "/"):
        raise _wrong(
            text, f"a server below a path ({found.path}) is not supported yet; give it a name of its own: {origin}"
        )
    if "?" in text or "#" in text:
        mark = "?" if "?" in text else "#"
        raise _wrong(text, f"expected nothing from {mark!r} on: {origin}")
    return origin


def _parts(text: str) -> SplitResult:
    if re.search(r"[\s\x00-\x1f\\]", text):
        raise _wrong(text, f"expected an address without spaces and backslashes, such as {_EXAMPLE}")
    scheme, divided, _ = text.partition("://")
    if not divided:
        name = text.lstrip("/")
        raise _wrong(text, f"expected https:// or http:// in front, such as {f'https://{name}' if name else _EXAMPLE}")
    if scheme.lower() not in _PORTS:
        raise _wrong(text, f"expected https:// or http:// in front, found {scheme}://")
    try:
        return urlsplit(text)
    except ValueError as error:
        raise _wrong(text, f"expected an address such as {_EXAMPLE}") from error


def _host(text: str, found: SplitResult) -> str:
    host = plain = found.hostname or ""
    try:
        if "[" in found.netloc:
            return str(IPv6Address("" if "%" in host else host))
        # names in other letters go over the line in this form
        plain = host if host.isascii() else host.encode("idna").decode()
        parts = plain.removesuffix(".").split(".")
        if _NUMBER.fullmatch(parts[-1]):
            return str(IPv4Address(plain))
    except ValueError:  # `UnicodeError` is one
        parts = []
    if not parts or not all(map(_PART.fullmatch, parts)) or len(plain) > _LONGEST_NAME:
        raise _wrong(text, f"expected a name or an address behind {found.scheme}://, such as {_EXAMPLE}")
    return plain


def _port(text: str, found: SplitResult) -> int:
    try:
        port = found.port
    except ValueError:
        port = 0
    if port is None:
        return _PORTS[found.scheme]
    if not 1 <= port <= _HIGHEST_PORT:
        raise _wrong(text, f"expected a port from 1 to {_HIGHEST_PORT}")
    return port


def _wrong(text: str, reason: str) -> UsageError:
    return UsageError(f"--public: {reason}; got {text!r}")
