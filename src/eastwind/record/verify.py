"""Checking the shuffle of a finished match: commitment, seating, every wall and all dice (`docs/shuffle.md`)."""

from dataclasses import dataclass

from eastwind.record.errors import RecordError
from eastwind.record.lines import Line
from eastwind.record.replay import read_opening
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import NotationError, parse_tiles
from eastwind.tiles.shuffle import SECRET_BYTES, Shuffle


@dataclass(frozen=True, slots=True)
class Verified:
    """What was checked: how many hands, and the commitment that the secret keeps."""

    hands: int
    commitment: str


def verify_shuffle(lines: list[Line]) -> Verified:
    """Computes every wall and all dice again from the revealed secret.

    :raises RecordError: if the match is not over, or at the first thing that does not follow from the secret.
    """
    _, first = read_opening(lines)
    last = lines[-1]
    if last["type"] != "end_game":
        raise RecordError("the match is not over: its secret has not been revealed yet", len(lines))
    shuffle = _shuffle_of(first, last, len(lines))
    if shuffle.commitment != first.get("commitment"):
        raise RecordError(f"the secret's SHA-256 is {shuffle.commitment}, promised was {first.get('commitment')!r}", 1)
    dealer, rolls = shuffle.seating()
    if first.get("first_dealer") != dealer or first.get("rolls") != [list(roll) for roll in rolls]:
        raise RecordError(f"by the secret seat {dealer} is East first, with the rolls {rolls!r}", 1)
    hands = 0
    for number, line in enumerate(lines, 1):
        if line["type"] != "start_hand":
            continue
        hands += 1
        found = _wall_of(line, number)
        if len(found) not in (TILES_PLAIN, TILES_ALL):
            raise RecordError(f"expected a wall of {TILES_PLAIN} or {TILES_ALL} tiles, found {len(found)}", number)
        wall, dice = shuffle.deal(hands, len(found))
        if wall.tolist() != found:
            raise RecordError(f"the wall of hand {hands} is not the one that follows from the secret", number)
        if line.get("dice") != list(dice):
            raise RecordError(f"the dice of hand {hands} must be {list(dice)}, found {line.get('dice')!r}", number)
    return Verified(hands, shuffle.commitment)


def _wall_of(line: Line, number: int) -> list[int]:
    try:
        return parse_tiles(str(line.get("wall", "")))
    except NotationError as error:
        raise RecordError(str(error), number) from error


def _shuffle_of(first: Line, last: Line, number: int) -> Shuffle:
    try:
        secret = bytes.fromhex(str(last.get("secret")))
        if len(secret) != SECRET_BYTES:
            raise ValueError
    except ValueError as error:
        raise RecordError(
            f"expected a secret of {SECRET_BYTES} bytes in hex, found {last.get('secret')!r}", number
        ) from error
    # that each seat has a nonce was seen when the first line was read
    return Shuffle(secret, str(first.get("table")), tuple(seat["nonce"] for seat in first["seats"]))
