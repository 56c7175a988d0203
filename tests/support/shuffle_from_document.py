"""The shuffle written a second time, from ``docs/shuffle.md`` alone.

Nothing of the engine is imported here: whoever reads the page must be able to check a match with
what the page says and a standard library.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

SUIT_LETTERS = "mps"
NUMBER_OF_HONOURS = 7
NUMBER_OF_FLOWERS = 8
WORDS = 1 << 32


def commitment(secret: bytes) -> str:
    """What the page calls the promise: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def key(secret: bytes, table: str, hand: int, nonces: Sequence[str]) -> bytes:
    """The key of a hand; hand 0 stands for the dice that seat the players."""
    message = b""
    for text in ("eastwind-shuffle-1", table, str(hand), *nonces):
        part = text.encode("utf-8")
        message += len(part).to_bytes(4, "big") + part
    return hmac.digest(secret, message, "sha256")


def words(key_of_hand: bytes) -> Iterator[int]:
    """The stream of four-byte words of a key."""
    block = 0
    while True:
        digest = hmac.digest(key_of_hand, block.to_bytes(8, "big"), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    """A uniform number below ``bound``: words from the last, incomplete round are skipped."""
    first_skipped = WORDS - WORDS % bound
    for word in stream:
        if word < first_skipped:
            return word % bound
    raise AssertionError("the stream of words has no end")


def tiles_in_order(size: int) -> list[str]:
    """The 136 or 144 tiles as codes, in the order that the page begins with."""
    codes = [f"{number}{suit}" for suit in SUIT_LETTERS for number in range(1, 10)]
    codes += [f"{honour}z" for honour in range(1, NUMBER_OF_HONOURS + 1)]
    tiles = [code for code in codes for _ in range(4)]
    if size == 144:
        tiles += [f"{flower}f" for flower in range(1, NUMBER_OF_FLOWERS + 1)]
    assert len(tiles) == size
    return tiles


def wall_and_dice(
    secret: bytes, table: str, hand: int, nonces: Sequence[str], size: int
) -> tuple[list[str], list[int]]:
    """The standing wall by places, as tile codes, and the four dice after it."""
    stream = words(key(secret, table, hand, nonces))
    tiles = tiles_in_order(size)
    for last in range(size - 1, 0, -1):
        other = below(stream, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles, [1 + below(stream, 6) for _ in range(4)]


def throw_for_seats(secret: bytes, table: str, nonces: Sequence[str]) -> tuple[int, list[list[int]]]:
    """(who is East first, the four sums of each throw, 0 for a seat that throws no more)."""
    stream = words(key(secret, table, 0, nonces))
    seats = [0, 1, 2, 3]
    throws: list[list[int]] = []
    while len(seats) > 1:
        throw = [0, 0, 0, 0]
        for seat in seats:
            first = 1 + below(stream, 6)
            second = 1 + below(stream, 6)
            throw[seat] = first + second
        throws.append(throw)
        seats = [seat for seat in seats if throw[seat] == max(throw)]
    return seats[0], throws


def wall_broken_by_turns(
    secret: bytes, table: str, hand: int, nonces: Sequence[str], size: int, places: Sequence[int]
) -> tuple[list[str], list[int], list[list[int]]]:
    """The standing wall, the four dice and the throws that failed, where players throw in turn for their own wall."""
    stream = words(key(secret, table, hand, nonces))
    tiles = tiles_in_order(size)
    for last in range(size - 1, 0, -1):
        other = below(stream, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    failed: list[list[int]] = []
    turn = 0
    while True:
        throw = [1 + below(stream, 6), 1 + below(stream, 6)]
        if sum(throw) in {0: (5, 9), 1: (2, 6, 10), 2: (3, 7, 11), 3: (4, 8, 12)}[places[turn]]:
            return tiles, [*throw, 1 + below(stream, 6), 1 + below(stream, 6)], failed
        failed.append(throw)
        turn = (turn + 1) % len(places)


def seats_named_by_dice(
    secret: bytes, table: str, nonces: Sequence[str], players: Sequence[int]
) -> tuple[int, dict[int, int], list[list[int]]]:
    """(the seat that is East first, player to seat, the sums of each throw), where a sum names the thrower's wind."""
    stream = words(key(secret, table, 0, nonces))
    winds = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[len(players)]
    named: dict[int, int] = {}
    throws: list[list[int]] = []
    for player in players:
        while player not in named:
            total = 2 + below(stream, 6) + below(stream, 6)
            throws.append([total if other == player else 0 for other in range(4)])
            wind = (total - 1) % 4
            if wind in winds and wind not in named.values():
                named[player] = wind
    # one step in the order of play is one step from wind to wind
    start = winds.index(named[players[0]])
    seats = {player: players[(winds.index(wind) - start) % len(players)] for player, wind in named.items()}
    east = next(seats[player] for player, wind in named.items() if wind == 0)
    return east, seats, throws
