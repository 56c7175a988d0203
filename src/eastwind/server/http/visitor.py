"""Visitor of a request, by which limits and fair shares are counted."""

from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

#: Visitor without an address: over a socket of this machine, or in a test.
_NOBODY: Final = "-"
#: Bits of addresses that a household has at least to choose among: they are all one visitor.
_OWN_BITS: Final = 64


def visitor_of(connection: HTTPConnection) -> str:
    """Return the visitor by which a connection is counted: its address, which cannot be chosen freely.

    Tokens of seats are handed out to everybody who opens a table, so that they are no measure of how many people there are.
    """
    return _NOBODY if connection.client is None else visitor_at(connection.client.host)


def visitor_at(host: str) -> str:
    """Return the visitor of an address: one written in two ways is one, and so is a household with many addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> _OWN_BITS << _OWN_BITS))
    return str(address)
