"""Proxies whose `X-Forwarded-For` is believed: one rule for the header and for the count of connections."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    collapse_addresses,
    ip_address,
    ip_network,
)
from typing import Final

#: Bits that a network has at least, by version: that of private addresses, and a tenth of what a provider is given.
_SHORTEST: Final = {4: 8, 6: 16}
_MAPPED: Final = IPv6Network("::ffff:0:0/96")
#: Connections come from few proxies, again and again.
_REMEMBERED: Final = 1024


@dataclass(frozen=True, slots=True)
class Proxies:
    """Addresses and networks of proxies.

    IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4, in the list and in what is compared with it.
    """

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.networks)

    def trusts(self, host: str) -> bool:
        """Return whether the address at the other end of a connection, or in the header, is a proxy's."""
        return _is_within(self.networks, host)

    def visitor(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return the address of the visitor that a connection serves.

        The header is read from the right, where the nearest proxy has written: the first address that is no proxy's is the
        visitor's, and everything to the left of it may be the visitor's own invention. An entry that is no address ends the
        reading: the visitor is then the proxy that has written it.

        :param peer: the other end of the connection; :param forwarded: the values of all `X-Forwarded-For` lines, in order.
        """
        found = peer
        entries = [entry for value in forwarded for entry in value.split(",")]
        while entries and self.trusts(found):
            address = _address_in(entries.pop())
            if address is None:
                break
            found = str(address)
        return found


NO_PROXIES: Final = Proxies()


def proxies_of(texts: Iterable[str]) -> Proxies:
    """Parse proxies: addresses and networks in CIDR notation, several of them with commas.

    :raises ValueError: for anything that cannot be used, with what was expected.
    """
    entries = [entry.strip() for text in texts for entry in text.split(",")]
    networks = tuple(dict.fromkeys(_network(entry) for entry in entries))
    _check_not_everybody(networks)
    return Proxies(networks)


def _check_not_everybody(networks: Sequence[IPv4Network | IPv6Network]) -> None:
    """Check that the networks are not practically all addresses.

    :raises ValueError: if they hold half of all addresses together.
    """
    joined: list[IPv4Network | IPv6Network] = [
        *collapse_addresses(network for network in networks if isinstance(network, IPv4Network)),
        *collapse_addresses(network for network in networks if isinstance(network, IPv6Network)),
    ]
    if any(network.prefixlen <= 1 for network in joined):
        raise ValueError(f"expected networks of proxies alone: together these are everybody's: {networks[0]}, …")


def _network(text: str) -> IPv4Network | IPv6Network:
    expected = "expected an address or a network, such as 192.0.2.7 or 10.1.0.0/16"
    if text in ("*", "0.0.0.0/0", "::/0"):
        raise ValueError(f"{expected}, got {text!r}: everybody could choose an address to be counted by")
    bare, slash, bits = text.partition("/")
    try:
        # a zone, as in fe80::1%eth0, is this machine's own name of the line
        found = ip_network(f"{bare.partition('%')[0]}{slash}{bits}", strict=False)
    except ValueError:
        hint = "; a name is not looked up, name the address that it has" if _is_like_a_name(bare) else ""
        raise ValueError(f"{expected}, got {text!r}{hint}") from None
    if int(ip_address(bare.partition("%")[0])) != int(found.network_address):
        raise ValueError(f"{expected}, got {text!r}: write {found} for the network")
    plain = _plain_network(found)
    if plain.prefixlen == 0:
        raise ValueError(f"{expected}, got {text!r}: everybody could choose an address to be counted by")
    shortest = _SHORTEST[plain.version]
    if plain.prefixlen < shortest:
        raise ValueError(f"{expected}, got {text!r}: so many addresses are not proxies alone; at least /{shortest}")
    return plain


def _is_like_a_name(text: str) -> bool:
    return any(letter.isalpha() for letter in text) and ":" not in text


def _plain_network(network: IPv4Network | IPv6Network) -> IPv4Network | IPv6Network:
    if isinstance(network, IPv6Network) and network.subnet_of(_MAPPED):
        return IPv4Network((int(network.network_address) & 0xFFFF_FFFF, network.prefixlen - _MAPPED.prefixlen))
    return network


def _address_in(entry: str) -> IPv4Address | IPv6Address | None:
    """Parse an entry of the header, which some proxies write with a port (`192.0.2.1:4711`, `[2001:db8::1]:4711`)."""
    text = entry.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return _address(text)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(_REMEMBERED)
def _is_within(networks: tuple[IPv4Network | IPv6Network, ...], host: str) -> bool:
    address = _address(host)
    return address is not None and any(address in network for network in networks)
