"""The shuffle that anyone can check afterwards: walls and dice from a secret that was promised before the game.

Before a table opens, the SHA-256 of 32 secret bytes is published; only then does each person add a nonce of their own. A
key for each hand comes from the secret, the table's name, the hand's number and the nonces; wall and dice come from that
key. When the match is over the secret is revealed. The algorithm, to be written anew in any language, is in
`docs/shuffle.md`; nothing here may change without a new `SCHEME`.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.tiles.kinds import TILES_PLAIN

#: Name of the algorithm, part of every key.
SCHEME: Final = "eastwind-shuffle-1"
SECRET_BYTES: Final = 32
_WORD_BYTES: Final = 4
_WORD_VALUES: Final = 2**32
#: The "hand" whose key seats the players.
_SEATING: Final = 0


def commitment_of(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Uniform numbers from a key: HMAC-SHA256 over a counter, read as 32-bit big-endian words."""

    def __init__(self, key: bytes) -> None:
        self._words: Iterator[int] = self._all_words(key)

    @staticmethod
    def _all_words(key: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
            for at in range(0, len(digest), _WORD_BYTES):
                yield int.from_bytes(digest[at : at + _WORD_BYTES], "big")
            block += 1

    def below(self, bound: int) -> int:
        """The next number from 0 to `bound` − 1; words of the uneven rest at the top are skipped, so that all are as likely."""
        fair = _WORD_VALUES - _WORD_VALUES % bound
        while True:
            word = next(self._words)
            if word < fair:
                return word % bound


@dataclass(frozen=True)
class Shuffle:
    """All chance of one match.

    :ivar secret: 32 bytes; :ivar table: the table's name; :ivar nonces: what each seat added, in order of seats, "" for none.
    :raises ValueError: if the secret has another length.
    """

    secret: bytes
    table: str
    nonces: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"expected {SECRET_BYTES} secret bytes, found {len(self.secret)}")

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hex."""
        return commitment_of(self.secret)

    def key(self, hand: int) -> bytes:
        """The key of a hand (from 1; 0 seats the players)."""
        parts = [SCHEME, self.table, str(hand), *self.nonces]
        encoded = [part.encode() for part in parts]
        message = b"".join(len(part).to_bytes(4, "big") + part for part in encoded)
        return hmac.digest(self.secret, message, "sha256")

    def deal(self, hand: int, size: int) -> tuple[npt.NDArray[np.uint8], tuple[int, int, int, int]]:
        """(the standing wall of `size` tiles: kinds by place, the four dice) of a hand."""
        stream = Stream(self.key(hand))
        wall = [place // 4 if place < TILES_PLAIN else place - TILES_PLAIN + 34 for place in range(size)]
        for last in range(size - 1, 0, -1):
            other = stream.below(last + 1)
            wall[last], wall[other] = wall[other], wall[last]
        dice = tuple(1 + stream.below(6) for _ in range(4))
        return np.array(wall, np.uint8), (dice[0], dice[1], dice[2], dice[3])

    def seating(self) -> tuple[int, tuple[tuple[int, int, int, int], ...]]:
        """(who is East first, the rolls): each seat rolls two dice, the highest sum leads; those who tie roll again.

        A roll is the four sums in order of seats, 0 for a seat that no longer takes part. (RU II)
        """
        stream = Stream(self.key(_SEATING))
        leading = [0, 1, 2, 3]
        rolls: list[tuple[int, int, int, int]] = []
        while len(leading) > 1:
            sums = [0, 0, 0, 0]
            for seat in leading:
                sums[seat] = 2 + stream.below(6) + stream.below(6)
            rolls.append((sums[0], sums[1], sums[2], sums[3]))
            leading = [seat for seat in leading if sums[seat] == max(sums)]
        return leading[0], tuple(rolls)


def shuffle_from(secret: bytes, table: str, nonces: Sequence[str]) -> Shuffle:
    """A match's shuffle; fewer than four nonces are filled up with empty ones."""
    filled = [*nonces, "", "", "", ""][:4]
    return Shuffle(secret, table, tuple(filled))
