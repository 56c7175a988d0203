"""Verification of the shuffle of a finished match: commitment, seating, every wall and all dice (`docs/shuffle.md`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from eastwind.explain.rules_in_use import compiled_once
from eastwind.record.errors import RecordError
from eastwind.record.lines import Line
from eastwind.record.replay import read_opening
from eastwind.table.table import places_in_turn, seats_of
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import NotationError, parse_tiles
from eastwind.tiles.shuffle import SECRET_BYTES, FirstEast, Shuffle, read_seating


@dataclass(frozen=True, slots=True)
class Verified:
    """Result of a verification.

    :ivar hands: number of hands checked; :ivar commitment: the commitment, which the secret fulfils.
    """

    hands: int
    commitment: str


def verify_shuffle(lines: list[Line]) -> Verified:
    """Verify the seating, every wall and all dice by the revealed secret.

    :raises RecordError: if the match is not over, or at the first value that does not follow from the secret.
    """
    rules, first = read_opening(lines)
    how, playing = rules.file.seats.first_east.value, seats_of(compiled_once(rules))
    last = lines[-1]
    if last["type"] != "end_game":
        raise RecordError("the match is not over: its secret has not been revealed yet", len(lines))
    nonces = _nonces(first, how, playing)
    shuffle = Shuffle(_secret_of(last, len(lines)), str(first.get("repeats", first.get("table"))), nonces)
    if shuffle.commitment != first.get("commitment"):
        raise RecordError(f"the secret's SHA-256 is {shuffle.commitment}, promised was {first.get('commitment')!r}", 1)
    seated = shuffle.seat(how, playing)
    dealer = seated.first_dealer
    if first.get("first_dealer") != dealer or first.get("rolls") != [list(roll) for roll in seated.rolls]:
        raise RecordError(f"by the secret seat {dealer} is East first, with the rolls {seated.rolls!r}", 1)
    by_turns = rules.file.wall.broken_side.value == "by-turns"
    hands = 0
    for number, line in enumerate(lines, 1):
        if line["type"] != "start_hand":
            continue
        hands += 1
        found = _wall_of(line, number)
        if len(found) not in (TILES_PLAIN, TILES_ALL):
            raise RecordError(f"expected a wall of {TILES_PLAIN} or {TILES_ALL} tiles, found {len(found)}", number)
        failed: Sequence[tuple[int, int]] = ()
        if by_turns:
            wall, dice, failed = shuffle.deal_by_turns(hands, len(found), _turns(playing, line, number))
        else:
            wall, dice = shuffle.deal(hands, len(found))
        if wall.tolist() != found:
            raise RecordError(f"the wall of hand {hands} is not the one that follows from the secret", number)
        if line.get("dice") != list(dice):
            raise RecordError(f"the dice of hand {hands} must be {list(dice)}, found {line.get('dice')!r}", number)
        if "failed" in line and line["failed"] != [list(throw) for throw in failed]:
            raise RecordError(
                f"the throws of hand {hands} that failed must be {failed!r}, found {line['failed']!r}", number
            )
    return Verified(hands, shuffle.commitment)


def _wall_of(line: Line, number: int) -> list[int]:
    try:
        return parse_tiles(str(line.get("wall", "")))
    except NotationError as error:
        raise RecordError(str(error), number) from error


def _turns(playing: tuple[int, ...], line: Line, number: int) -> tuple[int, ...]:
    """Return the order of throwing for the wall of a hand, as places from its dealer."""
    dealer = line.get("dealer")
    if not isinstance(dealer, int) or dealer not in playing:
        raise RecordError(f"expected a dealer who plays, found {dealer!r}", number)
    return places_in_turn(playing, dealer)


def _nonces(first: Line, how: FirstEast, playing: Sequence[int]) -> tuple[str, ...]:
    """Return the nonces by player; where the dice determined the seats, the rolls say which seat each player took."""
    # that each seat has a nonce was seen when the first line was read
    by_seat = [seat["nonce"] for seat in first["seats"]]
    if how != "seat-by-roll":
        return tuple(by_seat)
    rolls = first.get("rolls")
    try:
        seats = read_seating(how, [(int(a), int(b), int(c), int(d)) for a, b, c, d in rolls or []], playing).seats
    except (TypeError, ValueError) as error:
        raise RecordError(f"expected rolls that name every player a seat, found {rolls!r}", 1) from error
    return tuple(by_seat[seat] for seat in seats)


def _secret_of(last: Line, number: int) -> bytes:
    try:
        secret = bytes.fromhex(str(last.get("secret")))
        if len(secret) != SECRET_BYTES:
            raise ValueError
    except ValueError as error:
        raise RecordError(
            f"expected a secret of {SECRET_BYTES} bytes in hex, found {last.get('secret')!r}", number
        ) from error
    return secret
