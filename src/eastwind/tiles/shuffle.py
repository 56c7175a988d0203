"""Verifiable shuffle: walls and dice from a secret committed to before the game.

Before a table opens, the SHA-256 of 32 secret bytes is published; only then does each person add a nonce of their own. A
key for each hand comes from the secret, the table's name, the hand's number and the nonces; wall and dice come from that
key. When the match is over the secret is revealed. `docs/shuffle.md` describes the algorithm for other implementations;
nothing here may change without a new `SCHEME`.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from eastwind.tiles.kinds import TILES_PLAIN

#: Name of the algorithm, part of every key.
SCHEME: Final = "eastwind-shuffle-1"
SECRET_BYTES: Final = 32
#: Format of the words of a block.
_WORDS: Final = Struct(">8I")
_WORD_VALUES: Final = 2**32
#: Number of the "hand" whose key seats the players.
_SEATING: Final = 0
_SEATS: Final = 4
_ALL: Final = (0, 1, 2, 3)
#: Number of players → the winds that are played, as numbers from East.
_WINDS: Final = {4: (0, 1, 2, 3), 3: (0, 1, 2), 2: (0, 2)}

#: Sums of two dice thrown for the seats, by player; 0 for a player who does not throw.
Sums = tuple[int, int, int, int]
Dice = tuple[int, int, int, int]
#: Method of choosing the first East.
FirstEast = Literal["highest-sum", "seat-by-roll", "seat-one"]


def commitment_of(secret: bytes) -> str:
    """Return the commitment that is published before the game: the SHA-256 of the secret, in hex."""
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
            yield from _WORDS.unpack(digest)
            block += 1

    def below(self, bound: int) -> int:
        """Return the next number from 0 to `bound` − 1; words of the uneven rest at the top are skipped to avoid a bias."""
        fair = _WORD_VALUES - _WORD_VALUES % bound
        while True:
            word = next(self._words)
            if word < fair:
                return word % bound


@dataclass(frozen=True)
class Shuffle:
    """Source of all random numbers of one match.

    :ivar secret: 32 bytes; :ivar table: the table's name; :ivar nonces: the nonce of each seat, in order of seats, "" for none.
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
        """Return the key of a hand (from 1; 0 seats the players)."""
        parts = [SCHEME, self.table, str(hand), *self.nonces]
        encoded = [part.encode() for part in parts]
        message = b"".join(len(part).to_bytes(4, "big") + part for part in encoded)
        return hmac.digest(self.secret, message, "sha256")

    def deal(self, hand: int, size: int) -> tuple[npt.NDArray[np.uint8], Dice]:
        """Return (the standing wall of `size` tiles: kinds by place, the four dice) of a hand."""
        stream = Stream(self.key(hand))
        wall = _shuffled(stream, size)
        return wall, (*_pair(stream), *_pair(stream))

    def deal_by_turns(
        self, hand: int, size: int, turns: Sequence[int]
    ) -> tuple[npt.NDArray[np.uint8], Dice, tuple[tuple[int, int], ...]]:
        """Return (the standing wall, the four dice that broke it, the throws that failed before) of a hand. (BG А)

        The players throw two dice in turn until one throws a sum that names their own seat and throws two more.
        `turns`: the places of the seats in play, counted from the dealer's 0 in the order of play; a sum names the
        place (sum − 1) mod 4.
        """
        stream = Stream(self.key(hand))
        wall = _shuffled(stream, size)
        failed: list[tuple[int, int]] = []
        while True:
            pair = _pair(stream)
            if place_named(sum(pair)) == turns[len(failed) % len(turns)]:
                return wall, (*pair, *_pair(stream)), tuple(failed)
            failed.append(pair)

    def seating(self, playing: Sequence[int] = _ALL) -> tuple[int, tuple[Sums, ...]]:
        """Return (the first East, the rolls): each seat rolls two dice, the highest sum leads; seats that tie roll again.

        A roll is the four sums in order of seats, 0 for a seat that no longer takes part. (RU II)
        """
        stream = Stream(self.key(_SEATING))
        leading = list(playing)
        rolls: list[Sums] = []
        while len(leading) > 1:
            sums = [0, 0, 0, 0]
            for seat in leading:
                sums[seat] = sum(_pair(stream))
            rolls.append((sums[0], sums[1], sums[2], sums[3]))
            leading = [seat for seat in leading if sums[seat] == max(sums)]
        return leading[0], tuple(rolls)

    def seat(self, how: FirstEast, playing: Sequence[int] = _ALL) -> "Seated":
        """Seat the players and choose the first East by the method of the rule set. `playing`: the seats in play."""
        match how:
            case "highest-sum":
                return read_seating(how, self.seating(playing)[1], playing)
            case "seat-by-roll":
                return read_seating(how, self._seats_by_roll(playing), playing)
            case "seat-one":
                return read_seating(how, (), playing)

    def _seats_by_roll(self, playing: Sequence[int]) -> tuple[Sums, ...]:
        """Return the rolls that name each player in turn a seat; a player named a taken one rolls again. (BG А)"""
        stream = Stream(self.key(_SEATING))
        free = list(_WINDS[len(playing)])
        rolls: list[Sums] = []
        for player in playing:
            while True:
                named = sum(_pair(stream))
                sums = [0, 0, 0, 0]
                sums[player] = named
                rolls.append((sums[0], sums[1], sums[2], sums[3]))
                if place_named(named) in free:
                    free.remove(place_named(named))
                    break
        return tuple(rolls)


@dataclass(frozen=True, slots=True)
class Seated:
    """Seating of the players.

    :ivar first_dealer: the seat that is East first; :ivar seats: player → seat: players are numbered by the seats on which
        they sat when they threw; :ivar rolls: their throws, by player.
    """

    first_dealer: int
    seats: tuple[int, int, int, int]
    rolls: tuple[Sums, ...]


def read_seating(how: FirstEast, rolls: Sequence[Sums], playing: Sequence[int] = _ALL) -> Seated:
    """Return the seating that results from the rolls.

    By `seat-by-roll` all players move to the seat that was named, as seen from the first player, who stays in place.

    :raises ValueError: if no such rolls can have been thrown.
    """
    thrown = tuple(rolls)
    if how == "seat-one":
        if thrown:
            raise ValueError("seat one leads first: expected no rolls")
        return Seated(playing[0], _ALL, ())
    if how == "highest-sum":
        last = thrown[-1] if thrown else (0, 0, 0, 0)
        if not max(last) or last.count(max(last)) != 1 or last.index(max(last)) not in playing:
            raise ValueError(f"expected rolls that end with one highest sum, found {thrown!r}")
        return Seated(last.index(max(last)), _ALL, thrown)
    return _seated_by_roll(thrown, playing)


def _seated_by_roll(rolls: tuple[Sums, ...], playing: Sequence[int]) -> Seated:
    # the last roll of each player is the one that counts
    named = {player: place_named(row[player]) for row in rolls for player in playing if row[player]}
    winds = _WINDS[len(playing)]
    if sorted(named.values()) != list(winds):
        raise ValueError(f"expected rolls that name each player a seat, found {rolls!r}")
    count = len(playing)
    places = {player: winds.index(wind) for player, wind in named.items()}
    first = -places[playing[0]] % count
    seats = list(_ALL)
    for player, place in places.items():
        seats[player] = playing[(first + place) % count]
    return Seated(playing[first], (seats[0], seats[1], seats[2], seats[3]), rolls)


def place_named(rolled: int) -> int:
    """Return the place that a sum of two dice names, counted from East's 0: 5 and 9 East, 2, 6, 10 South etc. (RU II)"""
    return (rolled - 1) % _SEATS


def _shuffled(stream: Stream, size: int) -> npt.NDArray[np.uint8]:
    wall = [place // 4 if place < TILES_PLAIN else place - TILES_PLAIN + 34 for place in range(size)]
    for last in range(size - 1, 0, -1):
        other = stream.below(last + 1)
        wall[last], wall[other] = wall[other], wall[last]
    return np.array(wall, np.uint8)


def _pair(stream: Stream) -> tuple[int, int]:
    one = 1 + stream.below(6)
    return one, 1 + stream.below(6)


def shuffle_from(secret: bytes, table: str, nonces: Sequence[str]) -> Shuffle:
    """Return a match's shuffle; fewer than four nonces are filled up with empty ones."""
    filled = [*nonces, "", "", "", ""][:4]
    return Shuffle(secret, table, tuple(filled))
