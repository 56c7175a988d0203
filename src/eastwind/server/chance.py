"""Everything at a table that nobody may foresee: walls, dice, secrets, names, tokens."""

import hashlib
import hmac
import secrets
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from eastwind.tiles.shuffle import SECRET_BYTES, Shuffle

Rolls = tuple[tuple[int, int, int, int], ...]
Dice = tuple[int, int, int, int]

_TOKEN_BYTES: Final = 32
#: Bytes of a table's name: enough that nobody finds one by trying, short enough for an address.
_NAME_BYTES: Final = 9


class Walls(Protocol):
    """Where walls and dice come from. Tests bring their own to the app's factory; players get the verifiable shuffle."""

    def seating(self, shuffle: Shuffle) -> tuple[int, Rolls]:
        """(who is East first, the rolls that said so): see `Shuffle.seating`."""

    def deal(self, shuffle: Shuffle, hand: int, size: int) -> tuple[npt.NDArray[np.uint8], Dice]:
        """(the standing wall of `size` tiles, the four dice) of a hand: see `Shuffle.deal`."""


class FairWalls:
    """The shuffle that can be checked when the match is over (`docs/shuffle.md`)."""

    def seating(self, shuffle: Shuffle) -> tuple[int, Rolls]:
        return shuffle.seating()

    def deal(self, shuffle: Shuffle, hand: int, size: int) -> tuple[npt.NDArray[np.uint8], Dice]:
        return shuffle.deal(hand, size)


def new_secret() -> bytes:
    """A match's secret, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def new_table_name() -> str:
    """The name of a new table, fit for an address."""
    return secrets.token_urlsafe(_NAME_BYTES)


def new_token() -> str:
    """What its holder proves a seat with. Only `token_hash` of it is kept."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def is_token(token: str, kept: bytes) -> bool:
    """Whether a token is the one whose hash was kept; takes the same time whatever the answer."""
    return hmac.compare_digest(token_hash(token), kept)


def new_bot_seed() -> int:
    """A seed for the bots of one table, 64 bits."""
    return secrets.randbits(64)


def choose_names(names: list[str], count: int, taken: str) -> list[str]:
    """So many different names in no order that could be foreseen, without the one that is taken."""
    free = [name for name in names if name.casefold() != taken.casefold()]
    return secrets.SystemRandom().sample(free, count)
