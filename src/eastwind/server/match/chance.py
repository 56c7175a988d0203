"""Chance at a table, which must not be foreseen: secrets, names, tokens."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from eastwind.tiles.shuffle import SECRET_BYTES

_TOKEN_BYTES: Final = 32
#: Bytes of a table's name: too many to find one by trying, few enough for an address.
_NAME_BYTES: Final = 9


def new_secret() -> bytes:
    """Return a match's secret, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def new_table_name() -> str:
    """Return the name of a new table, fit for an address."""
    return secrets.token_urlsafe(_NAME_BYTES)


def new_token() -> str:
    """Return a token with which its holder proves a seat. Only its `token_hash` is stored."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def is_token(token: str, kept: bytes) -> bool:
    """Return whether a token is the one whose hash was stored; takes the same time for either answer."""
    return hmac.compare_digest(token_hash(token), kept)


def new_bot_seed() -> int:
    """Return a seed for the bots of one table, 64 bits."""
    return secrets.randbits(64)


def choose_names(names: list[str], count: int, taken: str) -> list[str]:
    """Return a number of different names in an order that cannot be foreseen, without the one that is taken."""
    free = [name for name in names if name.casefold() != taken.casefold()]
    return secrets.SystemRandom().sample(free, count)


def shuffled(places: Sequence[int]) -> list[int]:
    """Return the same in an order that is drawn."""
    return secrets.SystemRandom().sample(list(places), len(places))
